"""The settings file: what is kept, and that no file can stop the game or be lost."""

import json
import os
import random
import stat

import pytest

from game.records import settings as module
from game.records.settings import Settings, load, save, settings_path

CHANGED = Settings(True, "fast", 80, 30, True, True)


@pytest.fixture
def path(tmp_path):
    return settings_path(tmp_path / "home")


def written(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def fields(**changes):
    whole = {"format": "card-table-settings-1", "speed": "slow", **changes}
    return json.dumps(whole).encode()


def test_without_a_file_everything_is_as_new(path):
    assert load(path) == (Settings(), None)
    assert not path.parent.exists()


def test_what_was_saved_is_loaded(path):
    assert save(CHANGED, path) is None
    assert load(path) == (CHANGED, None)
    assert save(Settings(), path) is None
    assert load(path) == (Settings(), None)
    assert [p.name for p in path.parent.iterdir()] == ["settings.json"]


def test_missing_fields_are_as_new_and_unknown_ones_are_passed_over(path):
    written(path, fields(colour_of_the_sun="gold"))
    assert load(path) == (Settings(speed="slow"), None)


def test_a_file_is_replaced_whole_or_not_at_all(path, monkeypatch):
    save(CHANGED, path)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    problem = save(Settings(), path)
    assert problem == "The settings can't be kept: no space left on device."
    assert load(path) == (CHANGED, None)
    assert [p.name for p in path.parent.iterdir()] == ["settings.json"]


def test_a_folder_that_can_not_be_made_costs_a_line(tmp_path):
    (tmp_path / "home").write_text("I am a file")
    path = settings_path(tmp_path / "home")
    problem = save(CHANGED, path)
    assert problem is not None
    assert "\n" not in problem
    settings, problem = load(path)
    assert settings == Settings()
    assert problem is not None
    assert (tmp_path / "home").read_text() == "I am a file"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do anything")
def test_an_unwritable_folder_costs_a_line(path):
    written(path, b"{")
    path.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert "left where it is" in load(path)[1]
        assert "can't be kept" in save(CHANGED, path)
        assert path.read_bytes() == b"{"
    finally:
        path.parent.chmod(stat.S_IRWXU)


def test_a_broken_file_that_can_not_be_renamed_stays(path, monkeypatch):
    def denied(*_):
        raise PermissionError(13, "Permission denied")

    written(path, b"{")
    monkeypatch.setattr(module.os, "replace", denied)
    settings, problem = load(path)
    assert settings == Settings()
    assert "left where it is" in problem
    assert path.read_bytes() == b"{"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "line 1: Expecting value"),
        (b"{", "line 1"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"[]", "not settings of this game"),
        (b"null", "not settings of this game"),
        (b'{"speed": "fast"}', "not settings of this game"),
        (fields(format="card-table-settings-2"), "not settings of this game"),
        (fields(format=["card-table-settings-1"]), "not settings of this game"),
        (fields(speed="warp"), "speed must be one of slow, normal, fast, instant, not 'warp'"),
        (fields(speed=["fast"]), "speed must be"),
        (fields(speed="w\n" * 400), "speed must be"),
        (
            fields(interface_scale=100.0),
            "interface_scale must be one of 80, 90, 100, 125, 150, 200, not 100.0",
        ),
        (fields(interface_scale=85), "interface_scale must be"),
        (fields(interface_scale=None), "interface_scale must be"),
        (fields(volume=-1), "volume must be 0 to 100"),
        (fields(volume=101), "volume must be 0 to 100"),
        (fields(volume=True), "volume must be 0 to 100"),
        (fields(mute=0), "mute must be true or false"),
        (fields(full_screen="yes"), "full_screen must be true or false"),
        (fields(reduced_motion={}), "reduced_motion must be true or false"),
        (b'{"mute": true, "mute": false}', "'mute' stands there twice"),
        (b'{"volume": NaN}', "NaN is not a value of JSON"),
        (b'{"volume": ' + b"9" * 5000 + b"}", "a number is too long"),
        (b"[" * 16_000, "too deeply nested"),
        (b" " * 20_000, "larger than 16384 bytes"),
    ],
    ids=range(25),
)
def test_each_fault_is_named(path, data, words):
    written(path, data)
    settings, problem = load(path)
    assert settings == Settings()
    assert words in problem
    assert "\n" not in problem
    assert len(problem) < 240
    assert path.with_name("settings.json.broken").read_bytes() == data


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_file_is_never_lost_and_costs_one_line(path, seed):
    save(CHANGED, path)
    chance = random.Random(seed)
    data = bytearray(path.read_bytes())
    if seed % 3:
        at = chance.randrange(len(data))
        # None of these may stand anywhere, not even in a word.
        data[at:at] = chance.choice((b"\xff", b'"', b"\x00", b"\n{")) * chance.randint(1, 6)
    else:
        del data[chance.randrange(len(data) - 2) :]
    path.write_bytes(data)
    settings, problem = load(path)
    assert settings == Settings()
    assert problem is not None
    assert "\n" not in problem
    assert path.with_name("settings.json.broken").read_bytes() == data
    assert not path.exists()
    assert save(CHANGED, path) is None
    assert load(path) == (CHANGED, None)


@pytest.mark.long
def test_500_settings_made_wrong_give_one_line_or_allowed_settings(path):
    """Cut, flipped, of other types, foreign and deep: what is taken over is allowed, the rest is
    told in a line and set aside."""
    rng = random.Random(500)
    wrong = (None, True, -1, 10**30, 1.5, "", "x" * 300, [], [[]], {}, {"a": 1}, "\x00", "fast")
    told = 0
    for number in range(500):
        for broken in path.parent.glob("*.broken*"):
            broken.unlink()
        save(CHANGED, path)
        data = bytearray(path.read_bytes())
        kind = number % 5
        if kind == 0:
            del data[rng.randrange(len(data)) :]
        elif kind == 1:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        elif kind == 2:
            found = json.loads(data)
            found[rng.choice(list(found))] = rng.choice(wrong)
            data = bytearray(json.dumps(found), "utf-8")
        elif kind == 3:
            data = bytearray(rng.randbytes(rng.randrange(400)))
        else:
            depth = rng.randrange(1, 4000)
            data = bytearray(b'{"format":' * (number % 2) + b"[" * depth + b"]" * depth)
        path.write_bytes(data)
        settings, problem = load(path)
        told += problem is not None
        if problem is None:
            save(settings, path)
            assert load(path) == (settings, None), "what was taken over is allowed"
        else:
            assert settings == Settings()
            assert "\n" not in problem
            assert len(problem) < 240
            assert path.with_name("settings.json.broken").read_bytes() == data
    assert told > 400


def test_a_second_broken_file_leaves_the_first_alone(path):
    for number in range(3):
        written(path, b"{" * (number + 1))
        assert load(path)[1] is not None
    names = ("settings.json.broken", "settings.json.broken2", "settings.json.broken3")
    assert [path.with_name(name).read_bytes() for name in names] == [b"{", b"{{", b"{{{"]


def test_a_folder_in_its_place_is_moved_aside(path):
    path.mkdir(parents=True)
    (path / "diary").write_text("mine")
    settings, problem = load(path)
    assert settings == Settings()
    assert "not a plain file" in problem
    assert (path.with_name("settings.json.broken") / "diary").read_text() == "mine"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(path):
    path.parent.mkdir()
    os.mkfifo(path)
    assert "not a plain file" in load(path)[1]
