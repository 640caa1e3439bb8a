"""The command line: what can be asked for, and one line for everything that can't.

What a command needs is imported when it runs, so that `--help` is there at once and `simulate`
works where there is no pygame.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import io
import os
import re
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from game import __version__
from game.seating import GAMES, HUMAN, Setup, parse_seats

if TYPE_CHECKING:
    from game.rules.lawrence.rules import Lawrence

_MOST_GAMES: Final = 1_000_000
_MOST_DIGITS: Final = 18
"""Digits of a seed."""
_SIZE: Final = re.compile(r"(\d{1,5})x(\d{1,5})")
_SIZES: Final = ((320, 200), (7680, 4320))
_SEATS: Final = "human,steady,steady"


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
    hint = f' (did you mean "{near[0]}"?)' if near else f"; there is {', '.join(GAMES)}"
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
  python main.py play --seats human:Ann,human:Ben --first 2 --set retry=anyone""",
    "simulate": """\
examples:
  python main.py simulate --seats steady,steady,random --games 100 --seed 1
  python main.py simulate --seats steady,random --games 200 --set drought_rounds=off --json""",
    "scenario": """\
examples:
  python main.py scenario tests/scenarios/lawrence/tie_fails.yaml
  python main.py scenario tests/scenarios/lawrence/*.yaml""",
    "cards": """\
examples:
  python main.py cards
  python main.py cards my_cards.yaml""",
    "bench": """\
examples:
  python main.py bench
  python main.py bench --quick --json""",
    "shot": """\
examples:
  python main.py shot table --game lawrence --seed 7 --after 40 --size 1280x720 --out table.png
  python main.py shot table --seats 6 --until window_2 --out attack.png""",
}


def _build() -> tuple[_Parser, dict[str, argparse.ArgumentParser]]:
    parser = _Parser(
        prog="python main.py",
        description="Card Table: card games at one table, with people and bots.",
        epilog="Without a command the title screen opens. Each command explains itself: "
        "python main.py simulate --help",
    )
    parser.add_argument("--version", action="version", version=f"Card Table {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    parsers: dict[str, argparse.ArgumentParser] = {}

    def add(name: str, summary: str) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name, help=summary, description=summary, epilog=_EXAMPLES[name]
        )
        parsers[name] = command
        return command

    play = add("play", "Opens the table; the title when no game is described.")
    _add_game(play, f"who plays: human, steady or random, named as human:Ann (default: {_SEATS})")
    _add_cards(play)

    sim = add("simulate", "Lets bots play bots without a window, and counts what happens.")
    _add_game(sim, "the bots, like steady,steady,random, or a number of steady ones")
    whole = _whole("a whole number", 1, _MOST_GAMES)
    sim.add_argument("--games", type=whole, default=100, metavar="N", help="default: 100")
    jobs = _whole("a whole number", 1, 256)
    sim.add_argument("--jobs", type=jobs, metavar="N", help="processes (default: as many as fit)")
    sim.add_argument("--json", action="store_true", help="print JSON")
    _add_cards(sim)

    scenario = add("scenario", "Runs scenario files and prints how many passed and failed.")
    scenario.add_argument("files", nargs="+", metavar="FILE")
    _add_cards(scenario)

    cards = add("cards", "Checks a card file and lists its cards.")
    cards.add_argument("file", nargs="?", type=Path, metavar="FILE", help="default: cards.yaml")

    bench = add("bench", "Measures the speed of the rules and of the table.")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.add_argument("--quick", action="store_true", help="measure for a moment only")
    _add_cards(bench)

    shot = add("shot", "Renders a scene into a picture, without a screen.")
    shot.add_argument("scene", metavar="SCENE", help="title, setup, table, busy or result")
    _add_game(shot, f"as in play, or a number of seats (default: {_SEATS})")
    after = _whole("a whole number", 0, _MOST_GAMES)
    shot.add_argument("--after", type=after, default=0, metavar="N", help="actions played before")
    shot.add_argument(
        "--until", default="", metavar="KIND", help="then on to this kind of decision of seat 1"
    )
    shot.add_argument(
        "--size", type=_size, default=(1280, 720), metavar="WxH", help="default: 1280x720"
    )
    shot.add_argument("--out", type=Path, required=True, metavar="FILE", help="the PNG to write")
    _add_cards(shot)
    return parser, parsers


def _add_game(parser: argparse.ArgumentParser, seats: str) -> None:
    """Arguments that describe a game; None where one isn't given."""
    parser.add_argument("--game", type=_game, metavar="GAME", help=f"default: {GAMES[0]}")
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


# --- from arguments to games ----------------------------------------------------------------------


def _setup(args: argparse.Namespace, seats: str, seed: int) -> Setup:
    """The game that the arguments describe, with these seats and this seed by default."""
    from game.rules.core.options import settle
    from game.rules.lawrence.state import OPTIONS

    text = (seats if args.seats is None else args.seats).strip()
    if text.isascii() and text.isdigit():  # so many: the first as by default, then bots
        text = ",".join([seats.split(",")[0]] + ["steady"] * (min(int(text[:3]), 99) - 1))
    try:
        players = parse_seats(text)
    except ValueError as error:
        raise UsageError(f"--seats: {error}") from None
    given = dict(args.set or ())
    try:
        values = settle(OPTIONS, given)
    except ValueError as error:
        raise UsageError(f"--set: {error}") from None
    if args.first is not None and args.first > len(players):
        raise UsageError(f"--first: there are {len(players)} seats, no seat {args.first}")
    return Setup(
        args.game or GAMES[0],
        players,
        {name: values[name] for name in given},
        seed if args.seed is None else args.seed,
        None if args.first is None else args.first - 1,
    )


def _cards_path(args: argparse.Namespace) -> Path:
    from game.cardfile import default_path

    path: Path | None = args.cards
    return default_path() if path is None else path


def _rules(args: argparse.Namespace) -> Lawrence:
    """The rules with the cards of the file. A broken file is one line here; `cards` shows all."""
    from game.cardfile import load
    from game.rules.lawrence.rules import Lawrence

    return Lawrence(load(_cards_path(args))[GAMES[0]])


# --- the commands ---------------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> int:
    wanted = (args.game, args.seats, args.seed, args.first, args.set)
    setup = None
    if any(value is not None for value in wanted):
        setup = _setup(args, _SEATS, secrets.randbelow(1_000_000))
    from game.table.app import StartError
    from game.table.main import run

    try:
        return run(setup, _cards_path(args))
    except StartError as error:
        raise UsageError(str(error)) from None


def _simulate(args: argparse.Namespace) -> int:
    setup = _setup(args, "steady,steady", 1)
    if any(seat.kind == HUMAN for seat in setup.seats):
        raise UsageError("--seats: bots alone play in simulate, a human needs the table")
    from game.commands import simulate

    bots = [seat.kind for seat in setup.seats]
    simulate.run(
        _rules(args), bots, setup.options, args.games, setup.seed, setup.first, args.jobs, args.json
    )
    return 0


def _scenario(args: argparse.Namespace) -> int:
    from game.records import scenario

    return scenario.main(args.files, _cards_path(args))


def _cards(args: argparse.Namespace) -> int:
    from game.cardfile import CardFileError, default_path, listing, load

    path: Path = args.file or default_path()
    try:
        catalogues = load(path)
    except CardFileError as error:
        if not any(fault.line for fault in error.faults):
            raise  # there is no file to speak of
        print(error, file=sys.stderr)
        return 1
    print("\n\n".join(listing(catalogue) for catalogue in catalogues.values()))
    return 0


def _bench(args: argparse.Namespace) -> int:
    from game import bench

    return bench.run(_rules(args), _cards_path(args), args.quick, args.json)


def _shot(args: argparse.Namespace) -> int:
    setup = _setup(args, _SEATS, 1)
    from game.table.shot import SCENES, render

    if args.out.suffix.lower() != ".png":
        raise UsageError(f'--out: the picture is a PNG, "{args.out}" must end in .png')
    if args.scene not in SCENES:
        near = difflib.get_close_matches(args.scene, SCENES, 1)
        hint = f' (did you mean "{near[0]}"?)' if near else ""
        raise UsageError(f'there is no scene "{args.scene}"{hint}; there are {", ".join(SCENES)}')
    try:
        render(args.scene, setup, args.after, args.size, args.out, _cards_path(args), args.until)
    except (ValueError, OSError) as error:
        raise UsageError(str(error)) from None
    return 0


_COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "play": _play,
    "simulate": _simulate,
    "scenario": _scenario,
    "cards": _cards,
    "bench": _bench,
    "shot": _shot,
}


# --- the way in -----------------------------------------------------------------------------------


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, with `command` set. Raises UsageError; SystemExit after help and version."""
    parser, parsers = _build()
    first = argv[0] if argv else "play"
    if first not in _COMMANDS and not first.startswith("-"):
        near = difflib.get_close_matches(first, _COMMANDS, 1)
        hint = f' (did you mean "{near[0]}"?)' if near else ""
        raise UsageError(f'there is no command "{first}"{hint}; there are {", ".join(_COMMANDS)}')
    if first.startswith("-") and first not in ("-h", "--help", "--version"):
        raise UsageError(f'"{first}" needs a command before it: {", ".join(_COMMANDS)}')
    args, unknown = parser.parse_known_args(argv or ["play"])
    if unknown:
        known = [word for each in parsers[args.command]._actions for word in each.option_strings]
        word = unknown[0].partition("=")[0]
        near = difflib.get_close_matches(word, known, 1) if word.startswith("-") else []
        hint = f' (did you mean "{near[0]}"?)' if near else ""
        raise UsageError(f'unknown argument "{word}"{hint}; see {args.command} --help')
    return args


def _one_line(text: str) -> str:
    """The text fit for one line of a terminal, whatever was typed into it."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def _run(argv: Sequence[str]) -> int:
    try:
        args = _parse(argv)
        return _COMMANDS[args.command](args)
    except UsageError as error:
        message = str(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        message = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pygame", "yaml"):
            raise
        message = f"{error.name} is missing: python -m pip install -r requirements.txt"
    except Exception as error:
        from game.cardfile import CardFileError

        if not isinstance(error, CardFileError):
            raise
        message, *more = str(error).splitlines()
        if more:
            message += f" (and {len(more)} more; `python main.py cards FILE` lists them all)"
    print(f"card-table: {_one_line(message)}", file=sys.stderr)
    return 2


def main(argv: Sequence[str]) -> int:
    """Does what the arguments (without the program's name) ask for and returns the exit code.

    0 when all went well, 1 when something that was to be checked is wrong, 2 for what can't be
    done, which one line on the standard error stream explains, 130 after Ctrl-C.
    """
    for stream in (sys.stdout, sys.stderr):  # None in a windowed executable
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console without a minus sign gets a "?"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would get into --json
    try:
        code = _run(argv)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except SystemExit as leave:  # help and version
        return leave.code if isinstance(leave.code, int) else 0
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has gone; the interpreter must not try to write there again.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
