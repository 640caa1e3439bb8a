"""Where and how the built program runs: in any folder, whatever it lacks."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game.records.kept import read
from game.table.scenes.title import TitleScene
from tests.executable.conftest import folder_in, settle_in
from tests.executable.hands import Hands, played
from tests.executable.screen import Screen, Started, surroundings, wait
from tests.executable.test_program import alike

NOBODY = 65534
ROOT_USER = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def common(tmp_path: Path) -> Iterator[Path]:
    """A folder that every user of the machine may enter."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def copied(executable: Path, folder: Path) -> Path:
    """The program in another folder."""
    shutil.copytree(executable.parent, folder, symlinks=True)
    return folder / executable.name


def as_somebody(command: Sequence[str | Path]) -> list[str]:
    """A command as a user who can't write everywhere, as root can."""
    plain = list(map(str, command))
    return ["setpriv", f"--reuid={NOBODY}", "--clear-groups", *plain] if ROOT_USER else plain


def sealed(folder: Path) -> None:
    """Nobody can write in a folder from now on."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def unsealed(folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)


def test_it_runs_from_a_folder_with_spaces_and_accents_and_from_another(
    executable: Path, screen: Screen, home: Path, tmp_path: Path
) -> None:
    there = tmp_path / "Spiele für Ann & Zoë" / "der Küchentisch"
    program = copied(executable, there)
    elsewhere = tmp_path / "wo anders"
    elsewhere.mkdir()
    with Started(screen, [program], surroundings(home), elsewhere) as started:
        assert played(started, folder_in(home) / "games", tmp_path / "work")
        assert not list(elsewhere.iterdir()), "nothing is left where it was started"


@pytest.mark.skipif(shutil.which("setpriv") is None and ROOT_USER, reason="root writes anywhere")
def test_it_runs_from_a_folder_that_cant_be_written(
    executable: Path, screen: Screen, common: Path, tmp_path: Path
) -> None:
    there, home = common / "card-table", common / "home"
    program = copied(executable, there)
    settle_in(home)
    for path in (home, *home.rglob("*")):
        if ROOT_USER:
            os.chown(path, NOBODY, NOBODY)
    sealed(there)
    command = as_somebody([program])
    refused = subprocess.run(
        as_somebody(["touch", there / "new"]), capture_output=True, check=False
    )
    assert refused.returncode, "the folder is sealed"
    started = Started(screen, command, surroundings(home), there)
    try:
        assert played(started, folder_in(home) / "games", tmp_path / "work")
    finally:
        started.kill()
        unsealed(there)


@pytest.mark.skipif(shutil.which("setpriv") is None and ROOT_USER, reason="root writes anywhere")
@pytest.mark.parametrize("home", ["/nowhere/at/all", "sealed"])
def test_without_a_home_that_can_be_written_it_plays_and_says_so(
    executable: Path, screen: Screen, common: Path, tmp_path: Path, home: str
) -> None:
    there = common / "card-table"
    program = copied(executable, there)
    folder = common / home
    if home == "sealed":
        folder.mkdir()
        sealed(folder)
    command = as_somebody([program, "play", "--seed", "7", "--first", "1"])
    with Started(screen, command, surroundings(folder), common) as started:
        # The mark in the bar at the top: the only red there.
        bar = started.picture().subsurface(pygame.Rect(1080, 8, 32, 28))
        red = pygame.mask.from_threshold(bar, (190, 60, 40), (60, 50, 50, 255))
        assert red.count() > 60, "it says that the game can't be kept"
        before = started.picture()
        started.click((1131, 622))  # the large button
        screen.still()
        assert alike(started.picture(), before) < 0.995, "and it plays"
        assert started.process.poll() is None


def test_the_cards_beside_it_are_played_with(
    executable: Path, screen: Screen, home: Path, tmp_path: Path
) -> None:
    there = tmp_path / "card-table"
    program = copied(executable, there)
    own = there / "cards.yaml"
    text = (there / "_internal" / "cards.yaml").read_text("utf-8")
    assert "  hand: 5" in text
    own.write_text(text.replace("  hand: 5", "  hand: 6", 1), "utf-8")
    with Started(screen, [program], surroundings(home), tmp_path) as started:
        played(started, folder_in(home) / "games", tmp_path / "work", own)
    (path,) = (folder_in(home) / "games").iterdir()
    assert read(path).catalogue.header["hand"] == 6


def test_broken_cards_beside_it_cost_a_line(
    executable: Path, screen: Screen, home: Path, tmp_path: Path
) -> None:
    there = tmp_path / "card-table"
    program = copied(executable, there)
    own = there / "cards.yaml"
    text = (there / "_internal" / "cards.yaml").read_text("utf-8")
    own.write_text(text.replace("force: 3", "force: three", 1), "utf-8")
    line = text[: text.index("force: 3")].count("\n") + 1
    told = ran(program, ["cards"], home)
    assert told.returncode == 1
    assert told.stderr.startswith(f"{own}:{line}:")
    started = Started(screen, [program], surroundings(home), tmp_path)
    hands = Hands(started, folder_in(home) / "games", tmp_path / "work", own)
    try:
        hands.press_button("lawrence")
        hands.press_button("deal")
        assert isinstance(hands.app.scene, TitleScene)
        hands.point_at("lawrence")
        assert alike(started.picture(), hands.app.screen) > 0.99, "the title tells it"
    finally:
        started.kill()
        hands.close()


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&- <&-"])
def test_it_runs_without_streams(
    executable: Path, screen: Screen, home: Path, tmp_path: Path, closed: str
) -> None:
    command = ["sh", "-c", f'exec "$0" "$@" {closed}', executable]
    assert subprocess.run([*command, "--version"], check=False).returncode == 0
    assert subprocess.run([*command, "simulate", "--games", "2"], check=False).returncode == 0
    assert subprocess.run([*command, "nonsense"], env={}, check=False).returncode == 2
    with Started(screen, command, surroundings(home), tmp_path) as started:
        assert played(started, folder_in(home) / "games", tmp_path / "work")


def test_two_at_once_leave_each_others_games_alone(
    executable: Path, screen: Screen, new_screen: Callable[[], Screen], home: Path, tmp_path: Path
) -> None:
    games = folder_in(home) / "games"
    first = Started(screen, [executable], surroundings(home), tmp_path)
    second = Started(new_screen(), [executable], surroundings(home), tmp_path)
    try:
        one = Hands(first, games, tmp_path / "work1")
        one.press_button("lawrence")
        one.deal()
        two = Hands(second, games, tmp_path / "work2")
        one.sit_down()
        mine = one.journal
        two.press_button("prehistoric")
        two.deal()
        two.sit_down()
        theirs = two.journal
        assert theirs != mine
        for number in range(4):
            assert one.move_by_mouse(number % 2 == 0)
            assert two.move_by_mouse(number % 2 == 0)
        assert read(mine).setup.game == "lawrence"
        assert read(theirs).setup.game == "prehistoric"
        one.close()
        two.close()
    finally:
        first.kill()
        second.kill()


def ran(
    program: Path, words: Sequence[str], home: Path, **env: str
) -> subprocess.CompletedProcess[str]:
    """Runs a command of the program."""
    surrounding = {**surroundings(home), "SDL_VIDEODRIVER": "dummy", **env}
    return subprocess.run(
        [str(program), *words], env=surrounding, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--version", "Card Table "),
        ("--help", "usage: card-table "),
        ("play --help", "card-table play --game lawrence"),
        ("simulate --seats steady,easy --games 8 --by-card", "8 games of Lawrence of Arabia"),
        ("simulate --game prehistoric --seats expert,steady --games 2 --iterations 20", "expert"),
        ("cards", "39 lines, 141 cards"),
        ("fit --games 4", "_TWO: Final = {"),
        ("licences", "SDL: Zlib; copyright"),
        ("bench --quick", "start.menu_ratio"),
    ],
)
def test_every_command_works_in_it(executable: Path, home: Path, words: str, says: str) -> None:
    told = ran(executable, words.split(), home)
    assert told.stderr == ""
    assert told.returncode == 0
    assert says in told.stdout


def test_commands_with_files_work_in_it(executable: Path, home: Path, tmp_path: Path) -> None:
    scenario = Path(__file__).parents[1] / "scenarios" / "lawrence" / "tie_fails.yaml"
    assert "1 passed" in ran(executable, ["scenario", str(scenario)], home).stdout
    picture = tmp_path / "table.png"
    words = f"shot table --game prehistoric --after 30 --size 1280x720 --out {picture}"
    assert ran(executable, words.split(), home).returncode == 0
    assert pygame.image.load(picture).get_size() == (1280, 720)
    journal = Path(__file__).parents[1] / "records" / "journals" / "lawrence_v1.journal"
    capsule = tmp_path / "puzzle.capsule"
    words = f"capsule {journal} --as 1 --after 20 --out {capsule}"
    assert ran(executable, words.split(), home).returncode == 0
    assert ran(executable, ["open", str(tmp_path / "none.capsule")], home).returncode == 2
    assert capsule.is_file()


def test_a_file_that_is_dropped_on_it_opens(
    executable: Path, screen: Screen, home: Path, tmp_path: Path
) -> None:
    journal = Path(__file__).parents[1] / "records" / "journals" / "lawrence_v1.journal"
    capsule = tmp_path / "puzzle.capsule"
    ran(executable, f"capsule {journal} --after 20 --out {capsule}".split(), home)
    with Started(screen, [executable, capsule], surroundings(home), tmp_path):
        games = folder_in(home) / "games"
        wait("it is on the shelf", lambda: list(games.glob("*.journal")))
        (path,) = games.iterdir()
        assert len(read(path).entries) >= 20


def test_a_failure_is_told_in_a_window_and_the_game_goes_on(
    executable: Path, screen: Screen, home: Path, tmp_path: Path
) -> None:
    there = tmp_path / "card-table"
    program = copied(executable, there)
    (there / "_internal" / "assets" / "rulebook" / "lawrence.yaml").unlink()
    games = folder_in(home) / "games"
    with Started(screen, [program], surroundings(home), tmp_path) as started:
        played(started, games, tmp_path / "work")
        (path,) = games.iterdir()
        entries = read(path).entries
        screen.do("key", "F1")
        crashes = folder_in(home) / "crashes"
        wait("there is a report", lambda: len(list(crashes.glob("*"))) == 2)
        screen.still()
        screen.confirm()
        code, said = started.end()
    assert code == 3
    log, capsule = sorted(crashes.iterdir(), key=lambda file: file.suffix, reverse=True)
    assert f"{log.name} and {capsule.name} in {crashes}" in said
    assert "your game is kept" in said
    assert "lawrence.yaml" in log.read_text("utf-8")
    assert read(capsule).entries == entries
    started = Started(screen, [executable], surroundings(home), tmp_path)
    hands = Hands(started, games, tmp_path / "work")
    try:
        hands.press_button("continue")
        hands.sit_down()
        assert hands.move_by_mouse(drag=False)
        assert read(path).entries[: len(entries)] == entries
    finally:
        started.kill()
        hands.close()


def test_the_program_in_one_file_plays(
    executable: Path, screen: Screen, home: Path, tmp_path: Path
) -> None:
    single = executable.parent.with_name(f"{executable.name}-single")
    if not single.is_file():
        pytest.skip("it was not built")
    alone = tmp_path / "ein Ordner" / single.name
    alone.parent.mkdir()
    shutil.copy2(single, alone)
    with Started(screen, [alone], surroundings(home), tmp_path) as started:
        assert played(started, folder_in(home) / "games", tmp_path / "work")
