"""The command line: what it prints, what it refuses, and how."""

from __future__ import annotations

import csv
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import __version__, cli
from game.bots.tally import GameResult, Tally
from game.cardfile import load
from game.commands import simulate
from game.games import GAMES
from game.program import cards_file
from game.records.kept import read
from game.rules.core.cards import Catalogue
from game.rules.core.play import Outcome
from game.seating import Seat, Setup
from game.table import main as table, shot

ROOT = Path(__file__).parent.parent
COMMANDS = (
    "play",
    "simulate",
    "scenario",
    "cards",
    "bench",
    "fit",
    "shot",
    "open",
    "capsule",
    "licences",
)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line and gives its exit code, output and error output."""

    def run(*argv: str) -> tuple[int, str, str]:
        code = cli.main(argv)
        return code, *capsys.readouterr()

    return run


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        ("simulat", 'no command "simulat" (did you mean "simulate"?)'),
        ("--game lawrence", '"--game" needs a command'),
        ("simulate --gmes 3", 'unknown argument "--gmes" (did you mean "--games"?)'),
        ("simulate --game 3 extra", '--game: there is no game "3"'),
        ("simulate extra", 'unknown argument "extra"'),
        ("simulate --seed 1 --se 2", 'unknown argument "--se"'),
        ("simulate --game lawrenze", 'did you mean "lawrence"'),
        ("simulate --game 3", "there are lawrence, prehistoric"),
        ("simulate --game prehistoric --set retry=anyone", '"retry" is not an option'),
        ("simulate --game prehistoric --set hunts=two", "--set: hunts is one or any_number"),
        ("simulate --set hunts=one", '"hunts" is not an option'),
        ("simulate --game prehistoric --set starting_hand=6", "goes from 0 to 5"),
        ("simulate --game prehistoric --seats 7", "--seats: 2 to 6 players play, not 7"),
        ("simulate --seats steady", "--seats: 2 to 6 players play, not 1"),
        ("simulate --seats 7", "--seats: 2 to 6 players play, not 7"),
        ("simulate --seats 0", "--seats: 2 to 6 players play, not 0"),
        (
            "simulate --seats steady,clever",
            "--seats: a seat is human, expert, steady, easy or random",
        ),
        ("simulate --seats human,steady", "--seats: bots alone"),
        ("simulate --games 0", '--games: a whole number from 1 to 1,000,000, not "0"'),
        ("simulate --games many", 'not "many"'),
        ("simulate --games", "--games: expected one argument"),
        ("simulate --seed -3", 'not "-3"'),
        ("simulate --seed 1.5", 'not "1.5"'),
        ("simulate --seed 99999999999999999999", "--seed: a whole number"),
        ("simulate --first 3", "--first: there are 2 seats, no seat 3"),
        ("simulate --first 0", '--first: a seat from 1 to 6, not "0"'),
        ("simulate --set drought_rouns=off", 'did you mean "drought_rounds"?'),
        ("simulate --set retry=never", "--set: retry is others_first or anyone"),
        ("simulate --set retry", "--set: a house rule is set as name=value"),
        ("simulate --cards nowhere.yaml", "nowhere.yaml: "),
        ("simulate --cards .", ".: "),
        ("cards nowhere.yaml", "nowhere.yaml: "),
        ("scenario", "the following arguments are required: FILE"),
        ("play --seats human:,steady", "--seats: the name is missing"),
        ("shot tabel --out x.png", 'no scene "tabel" (did you mean "table"?)'),
        ("shot table", "the following arguments are required: --out"),
        ("shot table --out x.gif", "--out: a picture ends in .png or .jpg"),
        ("shot table --out x.png --size 1280", "--size: a size from"),
        ("shot table --out x.png --size 9x9", "--size: a size from"),
        ("shot table --out x.png --after -1", "--after: a whole number"),
    ],
)
def test_what_cant_be_done_is_one_line(run: Run, argv: str, complaint: str) -> None:
    code, out, err = run(*argv.split())
    assert code == 2
    assert out == ""
    assert err.startswith("card-table: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert complaint in err


def test_a_line_stays_one_line_whatever_was_typed(run: Run) -> None:
    code, _, err = run("simulate", "--seats", "steady,a\nb\x1b[31m")
    assert code == 2
    assert err.count("\n") == 1
    assert "\x1b" not in err


def test_a_broken_card_file_is_one_line_and_cards_lists_its_faults(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "cards.yaml"
    text = (ROOT / "cards.yaml").read_text(encoding="utf-8")
    text = text.replace("count: 4", "count: many", 2).replace("force: 20", "farce: 20")
    path.write_text(text, encoding="utf-8")
    code, out, err = run("simulate", "--cards", str(path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("card-table: ")
    assert "more; `python main.py cards FILE` lists them all" in err
    code, out, err = run("cards", str(path))
    assert (code, out) == (1, "")
    lines = err.splitlines()
    assert len(lines) >= 3
    assert all(line.startswith(f"{path}:") for line in lines)


def test_cards_lists_the_deck(run: Run) -> None:
    code, out, err = run("cards")
    assert (code, err) == (0, "")
    assert "39 lines, 141 cards" in out
    assert "100 lines, 183 cards" in out


def test_help_and_version(run: Run) -> None:
    assert run("--version") == (0, f"Card Table {__version__}\n", "")
    code, out, _ = run("--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(run: Run, command: str) -> None:
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert f"python main.py {command}" in out.partition("examples:")[2]


def test_help_needs_neither_pygame_nor_yaml_nor_any_game() -> None:
    unwanted = {"pygame", "yaml", "game.bots", "multiprocessing"}
    unwanted |= {f"game.rules.{game}" for game in GAMES}
    check = (
        "import sys; from game.cli import main; main(['simulate', '--help']); "
        f"sys.exit(bool({unwanted} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr


# --- simulate -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_simulate_prints_json(run: Run, game: str) -> None:
    line = "simulate --seats steady,random,steady --games 5 --seed 3 --first 2 --json"
    code, out, err = run(*line.split(), "--game", game)
    assert (code, err) == (0, "")
    report: dict[str, Any] = json.loads(out)
    assert report["game"] == game
    assert report["games"] == 5
    assert [entrant["bot"] for entrant in report["entrants"]] == ["steady", "random", "steady"]
    for rates in (report["entrants"], report["seats"]):
        assert sum(rate["wins"] for rate in rates) + report["draws"] == pytest.approx(5)
        assert all(0 <= rate["low"] <= rate["share"] <= rate["high"] <= 1 for rate in rates)
    assert sum(report["terminations"].values()) == 5
    shares = [report[f"{ending}_share"] for ending in GAMES[game].endings]
    assert sum(shares) == pytest.approx(1)
    low, high = report["rounds_90"]
    assert 0 < low <= report["rounds_median"] <= high
    assert {card["id"] for card in report["cards"]} <= {line.id for line in cards_of(game).lines}
    assert sum(card["plays_per_game"] for card in report["cards"]) > 5
    assert report["decisions"] > 0
    assert report["decisions_per_s"] > 0


def test_simulate_prints_a_table(run: Run) -> None:
    code, out, err = run("simulate", "--seats", "3", "--games", "4")
    assert (code, err) == (0, "")
    assert "4 games of Lawrence of Arabia, seed 1" in out
    assert out.count("steady") == 3
    assert "decisions per second" in out


def test_the_other_game_is_simulated_with_its_own_words(run: Run) -> None:
    line = "simulate --game prehistoric --seats random,random --games 4 --set round_limit=2"
    code, out, err = run(*line.split())
    assert (code, err) == (0, "")
    assert "4 games of Prehistoric Warfare, seed 1" in out
    assert "round limit" in out


def test_draws_are_counted(catalogues: Mapping[str, Catalogue]) -> None:
    """A draw is nobody's win."""
    tally = Tally(2)
    for number, end, winners in ((0, "people", (0,)), (1, "people", (1,)), (2, "all_dead", ())):
        outcome = Outcome(end, winners)
        tally.add(GameResult(number, (0, 1), outcome, 9, 100, ((), ())))
    tally.add(GameResult(3, (0, 1), Outcome("all_dead", ()), 9, 100, ((3,), ())))
    report = tally.report(2.0)
    order = simulate.Order(["steady", "steady"], {}, 4, 1, by_card=True)
    cards = catalogues["prehistoric"]
    told = simulate.as_dict(report, order, cards)
    assert (told["draws"], told["all_dead_share"]) == (2, 0.5)
    table = simulate.as_table(report, order, cards)
    lines = [line.split() for line in table.splitlines()]
    assert ["draws", "2", "50.0%"] in lines
    assert ["no", "tribe", "left", "2", "50.0%"] in lines
    assert "grown to 30 people" in table
    assert f"{cards.lines[3].name} " in table
    assert "never played: " in table


def cards_of(game: str) -> Catalogue:
    return load(cards_file())[game]


def test_simulate_writes_its_games_and_its_report(run: Run, tmp_path: Path) -> None:
    line = "simulate --game prehistoric --seats steady,random,random --games 7 --seed 3 --out"
    games, report = tmp_path / "games.csv", tmp_path / "report.json"
    code, out, err = run(*line.split(), str(games))
    assert (code, err) == (0, "")
    with games.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(number) for number in range(7)]
    # They take turns at the seats.
    assert [row["seat_1"] for row in rows[:3]] == ["steady", "random", "random"]
    assert [row["seat_2"] for row in rows[:3]] == ["random", "steady", "random"]
    assert all(int(row["rounds"]) > 0 and row["ended"] for row in rows)
    code, _, err = run(*line.split(), str(report))
    assert (code, err) == (0, "")
    told = json.loads(report.read_text(encoding="utf-8"))
    steady = sum(
        any(row[f"seat_{seat}"] == "steady" for seat in row["winners"].split()) for row in rows
    )
    assert told["entrants"][0]["wins"] == pytest.approx(steady), "both tell the same"
    assert out.splitlines()[0] == "7 games of Prehistoric Warfare, seed 3"


def test_a_game_is_in_the_file_as_soon_as_it_is_over(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run of hours that is stopped has what it played."""
    games, lines = tmp_path / "games.csv", []
    plays = simulate.simulate

    def watched(rules: Any, task: Any, many: int, workers: Any, told: Any) -> Any:
        def each(result: GameResult) -> None:
            told(result)
            lines.append(len(games.read_text(encoding="utf-8").splitlines()))

        return plays(rules, task, many, workers, each)

    monkeypatch.setattr(simulate, "simulate", watched)
    line = "simulate --game prehistoric --seats random,random --games 3 --out"
    run(*line.split(), str(games))
    assert lines == [2, 3, 4], "the first is the head"


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        ("--out games.txt", "--out: a file ends in .csv or .json"),
        ("--out nowhere/games.csv", "nowhere/games.csv: No such file"),
        ("--dask tcp://127.0.0.1:9", "--dask"),
    ],
)
def test_simulate_says_in_a_line_what_it_cannot_do(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("simulate", "--games", "2", *argv.split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


def test_a_dask_cluster_plays_the_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of the package is its executor, and how many threads there are."""
    asked: list[str] = []
    pool = ThreadPoolExecutor(2)

    class Client:
        def __init__(self, address: str, timeout: str) -> None:
            asked.append(address)

        def nthreads(self) -> dict[str, int]:
            return {"one": 1, "two": 1}

        def get_executor(self) -> Executor:
            return pool

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))
    line = ("simulate", "--games", "6", "--seats", "2", "--json")
    code, out, err = run(*line, "--dask", "tcp://cluster:8786")
    assert (code, err, asked) == (0, "", ["tcp://cluster:8786"])
    there, here = json.loads(out), json.loads(run(*line)[1])
    for told in (there, here):
        del told["seconds"], told["decisions_per_s"]
    assert there == here
    pool.shutdown()


def test_house_rules_reach_the_games(run: Run) -> None:
    line = "simulate --games 6 --set drought_rounds=1 --seats 4 --json"
    code, out, _ = run(*line.split())
    assert code == 0
    assert json.loads(out)["terminations"].get("drought", 0) > 0


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    assert run("simulate") == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="pipes break in another way there")
def test_a_reader_who_leaves_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as gone:
        done = subprocess.run(
            [sys.executable, "main.py", "cards"],
            cwd=ROOT,
            stdout=gone,
            stderr=subprocess.PIPE,
            timeout=60,
        )
    assert done.stderr == b""
    assert done.returncode == 1


def test_main_py_hands_arguments_and_exit_code_on() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "nonsense"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.startswith('card-table: there is no command "nonsense"')
    assert done.stdout == ""


# --- the table ------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Setup | None]:
    """The games that the table was opened with, instead of opening it."""
    games: list[Setup | None] = []

    def run(setup: Setup | None, cards: Path) -> int:
        games.append(setup)
        return 0

    monkeypatch.setattr(table, "run", run)
    return games


@pytest.mark.parametrize("argv", [[], ["play"]])
def test_without_a_game_the_title_opens(
    run: Run, opened: list[Setup | None], argv: list[str]
) -> None:
    assert run(*argv)[0] == 0
    assert opened == [None]


def test_play_goes_straight_to_the_table(run: Run, opened: list[Setup | None]) -> None:
    line = "play --game lawrence --seats human:Ann,steady,random --seed 7 --first 2"
    assert run(*line.split(), "--set", "retry=anyone", "--set", "drought_rounds= 15 ")[0] == 0
    seats = [Seat("Ann", "human"), Seat("Ben", "steady"), Seat("Cleo", "random")]
    options = {"retry": "anyone", "drought_rounds": "15"}
    assert opened == [Setup("lawrence", seats, options, 7, 1)]


def test_the_other_game_is_played_with_its_own_house_rules(
    run: Run, opened: list[Setup | None]
) -> None:
    line = "play --game prehistoric --seats human,random --seed 7 --set hunts=any-number"
    assert run(*line.split())[0] == 0
    seats = [Seat("Ann", "human"), Seat("Ben", "random")]
    assert opened == [Setup("prehistoric", seats, {"hunts": "any_number"}, 7, None)]


def test_play_fills_in_what_is_not_said(run: Run, opened: list[Setup | None]) -> None:
    run("play", "--game", "Lawrence")
    run("play", "--seats", "4")
    one, two = opened
    assert one is not None
    assert two is not None
    assert [seat.kind for seat in one.seats] == ["human", "steady", "steady"]
    assert [seat.kind for seat in two.seats] == ["human", "steady", "steady", "steady"]
    assert one.first is None


def test_shot_asks_for_a_picture(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(shot, "render", lambda *args: asked.append(args))
    line = "shot table --seed 7 --after 40 --size 1920x1080 --out x.png --until loot_roll --seats 2"
    assert run(*line.split())[0] == 0
    scene, setup, moment, size, out, _ = asked[0]
    assert (scene, moment, size, out) == (
        "table",
        (40, "loot_roll"),
        (1920, 1080),
        Path("x.png"),
    )
    assert isinstance(setup, Setup)
    assert (len(setup.seats), setup.seed) == (2, 7)


# ---- capsules


def kept_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a player with a kept game of three seats and 88 actions."""
    monkeypatch.setenv("CARD_TABLE_HOME", str(tmp_path / "home"))
    kept = tmp_path / "home" / "games" / "lawrence_v1.journal"
    kept.parent.mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "records" / "journals" / kept.name, kept)
    return kept


def test_a_capsule_is_written_of_the_last_game_or_of_a_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = kept_game(tmp_path, monkeypatch)
    monkeypatch.chdir(tmp_path)
    code, out, err = run("capsule")
    assert (code, err) == (0, "")
    assert len(read(tmp_path / out.strip()).entries) == 88
    code, out, _ = run("capsule", str(kept), "--after", "40", "--as", "2", "--out", "my.capsule")
    assert (code, out) == (0, "my.capsule\n")
    assert read(tmp_path / "my.capsule").seen is not None


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        ("capsule --as 4", "--as: there are 3 seats, no seat 4"),
        ("capsule --as 7", "--as: a seat from 1 to 6"),
        ("capsule --after 89", "--after: the game has 88 actions, not 89"),
        ("capsule nothing.journal", "nothing.journal: no such file"),
        ("capsule --out nowhere/x/../../main.py/y", "can't be written"),
        ("open", "the following arguments are required: FILE"),
        ("open nothing.capsule", "nothing.capsule: no such file"),
        ("nothing.capsule", "nothing.capsule: no such file"),
    ],
)
def test_what_is_no_capsule_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: str, complaint: str
) -> None:
    kept_game(tmp_path, monkeypatch)
    (tmp_path / "main.py").write_text("a file in the way")
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*argv.split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


def test_without_a_kept_game_there_is_nothing_to_take_along(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARD_TABLE_HOME", str(tmp_path))
    assert run("capsule") == (2, "", "card-table: no game is kept yet: name the file of one\n")


def test_a_file_is_opened_at_the_table(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = kept_game(tmp_path, monkeypatch)
    opened: list[Path | None] = []
    monkeypatch.setattr(table, "run", lambda setup, cards, file=None: opened.append(file) or 0)
    assert run("open", str(kept))[0] == 0
    assert run(str(kept))[0] == 0, "as a file that is dropped on the program"
    assert opened == [kept, kept]
    kept.write_bytes(kept.read_bytes()[:-500] + b"{}\n")
    code, _, err = run("open", str(kept))
    assert (code, err.count("\n")) == (2, 1)
    assert opened == [kept, kept], "no window opens for a file that is no game"
