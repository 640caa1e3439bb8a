"""The arguments of every command: what each may be, and how it is explained.

Values are converted and checked here, one by one; what they mean together is `game.cli`'s to say.
"""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NoReturn

from game import __version__
from game.games import GAMES
from game.program import COMMAND
from game.seating import KINDS

DEFAULT_GAME: Final = next(iter(GAMES))
"""What is played unless it is said."""
SEATS: Final = "human,steady,steady"
"""Who plays at the table unless it is said."""
_MOST_GAMES: Final = 1_000_000
_MOST_DIGITS: Final = 18
"""Digits of a seed."""
_SIZE: Final = re.compile(r"(\d{1,5})x(\d{1,5})")
_SIZES: Final = ((320, 200), (7680, 4320))


class UsageError(Exception):
    """What was asked for can't be done; the text is one line for the user."""


class _Parser(argparse.ArgumentParser):
    """A parser that neither prints usage nor exits on an error, and takes no short forms."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        kwargs.setdefault("allow_abbrev", False)
        kwargs.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        raise UsageError(message.removeprefix("argument "))


# --- values on the command line -------------------------------------------------------------------


def _whole(what: str, low: int, high: int) -> Callable[[str], int]:
    """A converter for whole numbers from `low` to `high`."""

    def convert(text: str) -> int:
        plain = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
        if plain and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f'{what} from {low} to {high:,}, not "{text}"')

    return convert


def _game(text: str) -> str:
    if text.lower() in GAMES:
        return text.lower()
    near = difflib.get_close_matches(text.lower(), GAMES, 1)
    hint = f' (did you mean "{near[0]}"?)' if near else f"; there are {', '.join(GAMES)}"
    raise argparse.ArgumentTypeError(f'there is no game "{text}"{hint}')


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise argparse.ArgumentTypeError(f'a house rule is set as name=value, not "{text}"')
    return name.strip().lower(), value


def _size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text)
    (low_w, low_h), (high_w, high_h) = _SIZES
    if match:
        width, height = int(match[1]), int(match[2])
        if low_w <= width <= high_w and low_h <= height <= high_h:
            return width, height
    raise argparse.ArgumentTypeError(
        f'a size from {low_w}x{low_h} to {high_w}x{high_h}, like 1280x720, not "{text}"'
    )


# --- the parser -----------------------------------------------------------------------------------

_EXAMPLES: Final[Mapping[str, str]] = {
    "play": """\
examples:
  python main.py play
  python main.py play --game lawrence --seats human:Ann,steady,steady --seed 7
  python main.py play --seats human:Ann,human:Ben --first 2 --set retry=anyone
  python main.py play --game prehistoric --seats 4 --set starting_hand=2""",
    "simulate": """\
examples:
  python main.py simulate --seats steady,steady,random --games 100 --seed 1
  python main.py simulate --seats steady,random --games 200 --set drought_rounds=off --json
  python main.py simulate --seats 4 --games 2000 --cards my_cards.yaml --by-card --out games.csv
  python main.py simulate --game prehistoric --seats expert,steady --games 40 --iterations 200""",
    "scenario": """\
examples:
  python main.py scenario tests/scenarios/lawrence/tie_fails.yaml
  python main.py scenario tests/scenarios/*/*.yaml""",
    "cards": """\
examples:
  python main.py cards
  python main.py cards my_cards.yaml""",
    "bench": """\
examples:
  python main.py bench
  python main.py bench --quick --json""",
    "fit": """\
examples:
  python main.py fit --game prehistoric --games 10000 >weights.txt""",
    "open": """\
examples:
  python main.py open lawrence-20261130-201500.capsule""",
    "capsule": """\
examples:
  python main.py capsule
  python main.py capsule --as 1 --out puzzle.capsule
  python main.py capsule kept.journal --after 40""",
    "licences": """\
examples:
  python main.py licences >licences.txt""",
    "shot": """\
examples:
  python main.py shot table --game lawrence --seed 7 --after 40 --size 1280x720 --out table.png
  python main.py shot table --seats 6 --until window_2 --out attack.png
  python main.py shot table --game prehistoric --seats 3 --until aim --out raid.png
  python main.py shot --out pictures""",
}
_SCENES: Final = (
    "title, games, past, settings, setup, asking, table, full and busy (the fullest tables), menu,"
    " log, line, sheet, players, questions, capsule, news, curtain, rulebook, replay, hands, hint,"
    " odds or result; or all (the default): every one of them, for 2, 4 and 6 players, at four"
    " sizes, with contact sheets"
)
_PICTURE: Final = "the picture to write, PNG or JPEG; a folder for all"
_WINS: Final = """\
The bots take turns at the seats: in each game everybody sits one place further on. A win that k
players share counts 1/k for each of them. A draw, where a game has one, counts for nobody: the wins
then sum to less than the games. Each share has the interval that holds the truth 95 times in 100.
In JSON each way to end has its share of the games besides, like drought_share."""


def build() -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """The parser, and those of the commands by name. They raise UsageError."""
    parser = _Parser(
        prog=COMMAND,
        description="Card Table: card games at one table, with people and bots.",
        epilog="Without a command the title screen opens. Each command explains itself: "
        f"{COMMAND} simulate --help",
    )
    parser.add_argument("--version", action="version", version=f"Card Table {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    parsers: dict[str, argparse.ArgumentParser] = {}

    def add(name: str, summary: str) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name,
            help=summary,
            description=summary,
            epilog=_EXAMPLES[name].replace("python main.py", COMMAND),
        )
        parsers[name] = command
        return command

    play = add("play", "Opens the table; the title when no game is described.")
    bots = ", ".join(KINDS[1:])
    _add_game(play, f"who plays: human, {bots}, named as human:Ann (default: {SEATS})")
    _add_cards(play)

    sim = add("simulate", "Lets bots play bots without a window, and counts what happens.")
    _add_game(sim, "the bots, like steady,steady,random, or a number of steady ones")
    whole = _whole("a whole number", 1, _MOST_GAMES)
    sim.add_argument("--games", type=whole, default=100, metavar="N", help="default: 100")
    jobs = _whole("a whole number", 1, 256)
    sim.add_argument("--jobs", type=jobs, metavar="N", help="processes (default: as many as fit)")
    sim.add_argument("--dask", default="", metavar="ADDRESS", help="a Dask cluster plays instead")
    sim.add_argument("--json", action="store_true", help="print JSON")
    sim.add_argument(
        "--by-card", action="store_true", help="how often each card was played, and won with"
    )
    sim.add_argument(
        "--out", type=Path, metavar="FILE", help="a line per game (.csv) or the report (.json)"
    )
    sim.add_argument(
        "--iterations", type=_whole("a whole number", 1, 10**6), metavar="N",
        help="playouts that expert makes for a decision (default: some hundred)",
    )  # fmt: skip
    sim.add_argument(
        "--think", type=_whole("a whole number", 1, 60_000), metavar="MS",
        help="milliseconds that expert may think instead: then a run can't be repeated",
    )  # fmt: skip
    sim.epilog = f"{sim.epilog}\n\n{_WINS}"
    _add_cards(sim)

    scenario = add("scenario", "Runs scenario files and prints how many passed and failed.")
    scenario.add_argument("files", nargs="+", metavar="FILE")
    _add_cards(scenario)

    cards = add("cards", "Checks a card file and lists its cards.")
    cards.add_argument("file", nargs="?", type=Path, metavar="FILE", help="default: cards.yaml")

    bench = add("bench", "Measures the speed of the rules and of the table.")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.add_argument("--quick", action="store_true", help="measure for a moment only")
    bench.add_argument(
        "--decisions", type=_whole("a whole number", 2, 10_000), default=0, metavar="N",
        help="time so many decisions of the expert at the table as well: some minutes for 200",
    )  # fmt: skip
    # What it starts as processes of their own: see `table/measured.py`.
    bench.add_argument("--part", help=argparse.SUPPRESS)
    bench.add_argument("--idle", type=float, default=0.0, help=argparse.SUPPRESS)
    _add_cards(bench)

    fitted = add("fit", "Finds the weights by which the expert judges a position.")
    _add_which(fitted)
    fitted.add_argument("--games", type=whole, default=1000, metavar="N", help="default: 1000")
    _add_cards(fitted)

    opened = add("open", "Opens a capsule, or a kept game from another folder, at its moment.")
    opened.add_argument("file", type=Path, metavar="FILE")
    _add_cards(opened)

    capsule = add("capsule", "Writes a kept game into a small file that opens anywhere.")
    capsule.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="default: the game played last"
    )
    seat = _whole("a seat", 1, 6)
    capsule.add_argument(
        "--as",
        dest="seat",
        type=seat,
        metavar="SEAT",
        help="leave out the hands that this seat does not see",
    )
    actions = _whole("a whole number", 0, _MOST_GAMES)
    capsule.add_argument("--after", type=actions, metavar="N", help="only the first N actions")
    capsule.add_argument(
        "--out", type=Path, metavar="FILE", help="default: named for the game and the hour"
    )

    add("licences", "Prints the licences of the program and of all that is inside it.")

    shot = add("shot", "Renders scenes into pictures, without a screen.")
    shot.add_argument("scene", nargs="?", default="all", metavar="SCENE", help=_SCENES)
    _add_game(shot, f"as in play, or a number of seats (default: {SEATS})")
    after = _whole("a whole number", 0, _MOST_GAMES)
    shot.add_argument("--after", type=after, default=0, metavar="N", help="actions played before")
    shot.add_argument(
        "--until", default="", metavar="KIND", help="then on to this kind of decision of seat 1"
    )
    shot.add_argument(
        "--size", type=_size, default=(1280, 720), metavar="WxH", help="default: 1280x720"
    )
    shot.add_argument("--out", type=Path, required=True, metavar="FILE", help=_PICTURE)
    _add_cards(shot)
    return parser, parsers


def _add_which(parser: argparse.ArgumentParser) -> None:
    """Which game; None where it isn't said."""
    names = " or ".join(GAMES)
    help_ = f"{names} (default: {DEFAULT_GAME})"
    parser.add_argument("--game", type=_game, metavar="GAME", help=help_)


def _add_game(parser: argparse.ArgumentParser, seats: str) -> None:
    """Arguments that describe a game; None where one isn't given."""
    _add_which(parser)
    parser.add_argument("--seats", metavar="LIST", help=seats)
    seed = _whole("a whole number", 0, 10**_MOST_DIGITS - 1)
    parser.add_argument("--seed", type=seed, metavar="N", help="the same seed, the same cards")
    first = _whole("a seat", 1, 6)
    parser.add_argument("--first", type=first, metavar="SEAT", help="who begins (default: by lot)")
    parser.add_argument(
        "--set",
        type=_option,
        action="append",
        metavar="NAME=VALUE",
        help="a house rule, as often as you like",
    )


def _add_cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cards", type=Path, metavar="FILE", help="default: cards.yaml")
