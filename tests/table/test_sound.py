"""The sounds: their files, when they are heard, and that they never fail nor tell a secret."""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from assets.studio.sound.effects import EFFECTS, make
from game.bots.registry import make_bot
from game.games import GAMES, AnyRules, rules_of
from game.match import Match
from game.rules.core.cards import HIDDEN, Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.play import Outcome
from game.rules.lawrence import events as lawrence
from game.rules.prehistoric import events as prehistoric
from game.seating import Setup, name_seats
from game.table.app import App
from game.table.main import Program
from game.table.preferences import Preferences
from game.table.scenes.result import ResultScene
from game.table.sound import AT_ONCE, FOLDER, RATE, REST_MS, Sounds
from game.table.sounds_of import sound_of
from tests.table.conftest import CARDS, Deal
from tests.table.robot import Robot
from tests.table.test_whole_game import play_whole_game

BOTH = pytest.mark.parametrize("game", list(GAMES))
EVENTS = {"lawrence": lawrence, "prehistoric": prehistoric}
FULL = 32767


class Listener(Sounds):
    """Ears: what is played, in order, and how much of it in one frame."""

    def __init__(self) -> None:
        super().__init__(audible=False)
        self.heard: list[str] = []
        self.most = 0

    def frame(self, ms: int = 16, awake: bool = True) -> None:
        before = len(self.heard)
        super().frame(ms, awake)
        self.most = max(self.most, len(self.heard) - before)

    def play(self, name: str) -> None:
        self.heard.append(name)
        super().play(name)


def samples(path: Path) -> array.array[int]:
    """What a file of ours holds; asserts its format."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        out = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        out.byteswap()
    return out


@pytest.fixture
def dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A device that swallows all sound, in real time."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


# ---- the files


def test_the_files_are_those_that_the_studio_makes() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(EFFECTS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 900_000
    assert len({path.read_bytes() for path in FOLDER.iterdir()}) == len(EFFECTS)


@pytest.mark.parametrize("name", list(EFFECTS))
def test_a_sound_is_short_soft_and_clean(name: str) -> None:
    wave_ = samples(FOLDER / f"{name}.wav")
    assert 0.05 <= len(wave_) / RATE <= 2.5
    peak = max(map(abs, wave_)) / FULL
    assert 0.1 <= peak <= 0.7
    rms = math.sqrt(sum(value * value for value in wave_) / len(wave_)) / FULL
    assert 0.01 <= rms <= 0.2
    assert abs(sum(wave_) / len(wave_)) < 0.002 * FULL, "it is off centre"
    assert max(map(abs, (*wave_[:2], *wave_[-4:]))) < 0.01 * FULL, "it begins or ends in a click"


@pytest.mark.parametrize("name", ["card_draw", "d6_one", "hit"])
def test_the_studio_makes_the_same_sound_again(name: str) -> None:
    kept = samples(FOLDER / f"{name}.wav")
    made = make(name)
    assert len(made) == len(kept)
    # Sines may differ in the last digit from machine to machine.
    assert max(abs(a * FULL - b) for a, b in zip(made, kept, strict=True)) < 3


# ---- which event sounds like what


def some(kind: type, **known: Any) -> Any:
    """An event of a kind with plausible fields."""
    given = {"cards": (1, 2), "faces": (3, 5), "dice": (None,) * 6, "why": "hit", **known}
    return kind(**{name: given.get(name, 0) for name in kind._fields})  # type: ignore[attr-defined]


@BOTH
def test_every_event_has_its_sound_or_none(game: str) -> None:
    names = {
        sound_of(game, some(kind, seat=seat), 0)
        for kind in EVENTS[game].Event.__args__
        for seat in (0, 1)
    }
    assert names - {None} <= set(EFFECTS)
    assert len(names) > 8


def test_every_sound_has_its_event() -> None:
    heard = {
        sound_of(game, some(kind, seat=0, **fields), 0)
        for game, module in EVENTS.items()
        for kind in module.Event.__args__
        for fields in (
            {},
            {"cards": (1,), "why": "left", "faces": (1,), "dice": (None,)},
            {"arab": 3, "faces": (1,) * 5, "dice": (None,) * 3, "winner": 1},
        )
    }
    assert heard - {None} == set(EFFECTS)


def test_winning_and_losing_sound_different() -> None:
    assert sound_of("lawrence", lawrence.Compared(0, 5, 12, 11), 2) == "lawrence_won"
    assert sound_of("lawrence", lawrence.Compared(0, 5, 12, 12), 2) == "failed"
    raids = [prehistoric.RaidEnded(0, 1, winner) for winner in (0, 1, -1)]
    assert [sound_of("prehistoric", raid, 0) for raid in raids] == [
        "prehistoric_won",
        "failed",
        "failed",
    ]
    assert [sound_of("prehistoric", raid, 1) for raid in raids] == [
        "failed",
        "prehistoric_won",
        "failed",
    ]


@BOTH
def test_the_bell_rings_for_the_player_at_the_table(game: str) -> None:
    turn = lawrence.TurnBegan(1, 4)
    assert sound_of(game, turn, 1) == f"{game}_turn"
    assert sound_of(game, turn, 0) is None
    ended = lawrence.GameEnded(Outcome("force", (1,)), (1, 9))
    assert sound_of(game, ended, 0) == f"{game}_victory"


@BOTH
def test_sounds_do_not_tell_hidden_cards(game: str, catalogues: Mapping[str, Catalogue]) -> None:
    """The same action in worlds that differ in hidden cards alone sounds the same to a seat."""
    rules: AnyRules = rules_of(catalogues[game])
    match: Any = Match(rules, 4, rules.options_from({}), 5)
    brains = [make_bot("steady", rules, seat) for seat in range(4)]
    rng = random.Random(8)
    compared = 0
    for _ in range(250):
        frame = match.decision
        if frame is None:
            break
        action = brains[frame.seat].choose(match.view(frame.seat), match.legal_actions())
        for seat in range(4):
            twin = rules.determinize(match.view(seat), Seeded(rng.random().hex()))
            if action not in rules.legal_actions(twin):
                continue
            worlds = [
                rules.apply(s, action, Seeded("same")) for s in (rules.clone(match.state), twin)
            ]
            here, there = (
                [sound_of(game, rules.redact(event, seat), seat) for event in shown]
                for shown in worlds
            )
            assert here == there, rules.format(action)
            compared += 1
        for event in match.play(action):
            for seat in range(4):
                redacted = rules.redact(event, seat)
                assert sound_of(game, redacted, seat) == sound_of(game, event, seat)
    assert compared > 200


@BOTH
def test_no_sound_depends_on_which_cards_are_hidden(game: str) -> None:
    for kind in EVENTS[game].Event.__args__:
        for name in {"card", "cards"} & set(kind._fields):
            values = (3, 77, HIDDEN) if name == "card" else ((3, 4), (77, 8), (HIDDEN, HIDDEN))
            sounds = {sound_of(game, some(kind, **{name: value}), 1) for value in values}
            assert len(sounds) == 1, kind


# ---- at the table


@BOTH
def test_a_whole_game_is_heard(app: App, deal: Deal, game: str) -> None:
    robot = deal(3, 2, game=game)
    robot.table.telling.sounds = ears = Listener()
    app.after_frame = ears.frame
    session = robot.table.session
    play_whole_game(robot, by_mouse=False)
    assert isinstance(app.scene, ResultScene)
    redacted = [session.match.rules.redact(event, 0) for _, event in session.events]
    heard = set(ears.heard)
    assert heard <= {sound_of(game, event, 0) for event in redacted}
    assert {f"{game}_turn", "card_play", "card_discard"} <= heard
    assert heard & {name for name in EFFECTS if name.startswith(("d6_", "d10_"))}
    assert ears.heard[-1] == f"{game}_victory"
    assert ears.most <= AT_ONCE


def test_a_banner_is_heard_when_it_is_seen(deal: Deal) -> None:
    robot = deal(3, 5, speed=1)
    robot.settle()
    table = robot.table
    table.telling.sounds = ears = Listener()
    robot.app.after_frame = ears.frame
    ears.frame()
    catalogue = table.look.catalogue
    cards = range(len(catalogue.line_of))
    mission = next(card for card in cards if catalogue.line(card).type == "mission")
    taken, turn = lawrence.Compared(0, mission, 9, 4), lawrence.TurnBegan(0, 2)
    table.telling.beats.extend(table.stage_events(0, [taken, turn]))
    seen: dict[str, list[str]] = {}
    while table.telling.beats or table.clock.busy:
        robot.app.frame()
        if table.telling.banner:
            seen.setdefault(table.telling.banner[0], list(ears.heard))
    assert list(seen.values()) == [["lawrence_won"], ["lawrence_won", "lawrence_turn"]]


def test_m_and_the_loudspeaker_mute_the_table(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    sounds = robot.table.telling.sounds
    told: list[bool] = []
    sounds.on_mute = told.append
    robot.press(pygame.K_m)
    assert told == [True]
    before = pygame.image.tobytes(robot.app.screen, "RGB")
    robot.click_on("sound")
    robot.app.frame()
    assert told == [True, False]
    assert pygame.image.tobytes(robot.app.screen, "RGB") != before


def test_sound_is_as_it_is_set(app: App) -> None:
    preferences = Preferences()
    preferences.change(volume=30)
    setup = Setup("lawrence", name_seats([("human", ""), ("steady", "")]), {}, 3, 0)
    program = Program(app, CARDS, setup, preferences=preferences)
    app.go(program.first_scene())
    robot = Robot(app)
    assert robot.table.telling.sounds.volume == pytest.approx(0.3)
    robot.press(pygame.K_m)
    assert preferences.settings.mute
    assert robot.table.telling.sounds.mute


@BOTH
def test_a_new_game_begins_with_a_shuffle(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda self, name: heard.append(name))
    robot = deal(3, 5, speed=0, game=game)
    for _ in range(2):
        robot.app.frame()
    assert heard[0] == "shuffle"


# ---- the device


def test_nothing_is_opened_before_the_first_picture_was_seen(dummy_device: None) -> None:
    sounds = Sounds()
    sounds.cue("hit")
    sounds.frame()
    assert pygame.mixer.get_init() is None
    sounds.frame()
    assert pygame.mixer.get_init() is not None
    assert pygame.mixer.get_busy(), "what was cued before has waited"


def opened(sounds: Sounds) -> bool:
    """Whether the device is open after one more frame in which nobody does anything."""
    sounds.frame(16, awake=False)
    return pygame.mixer.get_init() is not None


@pytest.mark.usefixtures("dummy_device")
def test_the_device_rests_in_silence_and_wakes_before_it_is_wanted() -> None:
    sounds = Sounds()
    sounds.frame()
    assert not opened(sounds), "nobody has done anything, and nothing is to be heard"
    for wake in (lambda: sounds.frame(16, awake=True), lambda: sounds.cue("hit")):
        wake()
        assert opened(sounds)
        sounds.frame(REST_MS - 100, awake=False)
        assert opened(sounds), "it is silent, but not for long"
        sounds.cue("lawrence_victory")
        sounds.frame(16, awake=False)
        assert pygame.mixer.get_busy(), "sounds are loaded anew after a rest"
        sounds.frame(REST_MS - 100, awake=False)
        assert opened(sounds), "it has not been silent since"
        sounds.frame(100, awake=False)
        assert not opened(sounds)


@pytest.mark.usefixtures("dummy_device")
def test_no_device_is_opened_for_a_player_who_wants_silence() -> None:
    sounds = Sounds()
    sounds.mute = True
    sounds.frame()
    sounds.cue("hit")
    assert not opened(sounds)
    sounds.frame(16, awake=True)
    assert not opened(sounds)


@pytest.mark.usefixtures("dummy_device")
def test_sounds_play_at_their_volume_and_not_when_mute() -> None:
    sounds = Sounds()
    sounds.frame()
    sounds.frame()
    sounds.mute = True
    sounds.cue("lawrence_victory")
    sounds.frame()
    assert not pygame.mixer.get_busy()
    sounds.mute, sounds.volume = False, 0.25
    sounds.cue("lawrence_victory")
    sounds.frame()
    assert pygame.mixer.get_busy()
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.toggle_mute()
    assert not pygame.mixer.get_busy()


@pytest.mark.usefixtures("dummy_device")
def test_more_sounds_than_channels_and_unknown_ones_are_not_heard(tmp_path: Path) -> None:
    sounds = Sounds()
    sounds.frame()
    sounds.frame()
    for _ in range(20):
        sounds.play("lawrence_victory")
    sounds.play("no such sound")
    broken = Sounds(folder=tmp_path)
    (tmp_path / "hit.wav").write_bytes(b"RIFF nothing")
    broken.frame()
    broken.frame()
    broken.play("hit")
    broken.play("hit")


def test_without_a_device_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    sounds = Sounds()
    for _ in range(3):
        sounds.cue("hit")
        sounds.frame()
    sounds.play("hit")
    sounds.toggle_mute()
    assert pygame.mixer.get_init() is None
    assert capfd.readouterr() == ("", "")


def test_the_volume_stays_between_silence_and_full() -> None:
    sounds = Sounds(audible=False)
    for asked, got in ((-3.0, 0.0), (0.4, 0.4), (7.0, 1.0)):
        sounds.volume = asked
        assert sounds.volume == got
