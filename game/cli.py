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
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.commands.arguments import DEFAULT_GAME, SEATS, UsageError, build
from game.games import GAMES
from game.program import cards_file
from game.rules.core.options import settle
from game.seating import HUMAN, Seat, Setup, check_number, parse_seats

if TYPE_CHECKING:
    from game.games import AnyRules


# --- from arguments to games ----------------------------------------------------------------------


def _players(text: str, default: str, limits: tuple[int, int]) -> list[Seat]:
    """The seats of a list, or of a number: the first as by default, then bots."""
    if text.isascii() and text.isdigit():
        count = check_number(text, limits)
        text = ",".join([default.partition(",")[0]] + ["steady"] * (count - 1))
    return parse_seats(text, limits)


def _setup(args: argparse.Namespace, seats: str, seed: int) -> Setup:
    """The game that the arguments describe, with these seats and this seed by default."""
    game = GAMES[args.game or DEFAULT_GAME]
    try:
        players = _players(seats if args.seats is None else args.seats.strip(), seats, game.seats)
    except ValueError as error:
        raise UsageError(f"--seats: {error}") from None
    given = dict(args.set or ())
    try:
        values = settle(game.options(), given)
    except ValueError as error:
        raise UsageError(f"--set: {error}") from None
    if args.first is not None and args.first > len(players):
        raise UsageError(f"--first: there are {len(players)} seats, no seat {args.first}")
    return Setup(
        game.slug,
        players,
        {name: values[name] for name in given},
        seed if args.seed is None else args.seed,
        None if args.first is None else args.first - 1,
    )


def _cards_path(args: argparse.Namespace) -> Path:
    path: Path | None = args.cards
    return cards_file() if path is None else path


def _all_rules(args: argparse.Namespace) -> dict[str, AnyRules]:
    """The rules of every game with the cards of the file, by slug.

    A broken file is one line here; `cards` shows all.
    """
    from game.cardfile import load

    catalogues = load(_cards_path(args))
    return {slug: game.rules(catalogues[slug]) for slug, game in GAMES.items()}


# --- the commands ---------------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> int:
    wanted = (args.game, args.seats, args.seed, args.first, args.set)
    setup = None
    if any(value is not None for value in wanted):
        setup = _setup(args, SEATS, secrets.randbelow(1_000_000))
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
    from game.bots.budget import MEASURED, Budget
    from game.commands import simulate

    if args.out and args.out.suffix not in (".csv", ".json"):
        raise UsageError(f'--out: a file ends in .csv or .json, not "{args.out}"')
    if args.think and args.iterations:
        raise UsageError("--think: give either milliseconds or --iterations")
    budget = MEASURED
    if args.think or args.iterations:
        budget = Budget((args.think or 0) / 1000, args.iterations or 0)
    order = simulate.Order(
        [seat.kind for seat in setup.seats],
        setup.options,
        args.games,
        setup.seed,
        setup.first,
        args.jobs,
        args.dask,
        args.json,
        args.by_card,
        budget,
        args.out,
    )
    simulate.run(_all_rules(args)[setup.game], order)
    return 0


def _scenario(args: argparse.Namespace) -> int:
    from game.records import scenario

    return scenario.main(args.files, _cards_path(args))


def _cards(args: argparse.Namespace) -> int:
    from game.cardfile import CardFileError, listing, load

    path: Path = args.file or cards_file()
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
    if args.part:
        from game.table import measured

        if args.part not in measured.PARTS:
            raise UsageError(f"--part: one of {', '.join(measured.PARTS)}")
        measured.run(args.part, _cards_path(args), args.idle)
        return 0
    from game import bench

    return bench.run(
        _all_rules(args).values(), _cards_path(args), args.quick, args.json, args.decisions
    )


def _fit(args: argparse.Namespace) -> int:
    from game.commands import fit

    fit.run(_all_rules(args)[args.game or DEFAULT_GAME], args.games)
    return 0


def _shot(args: argparse.Namespace) -> int:
    setup = _setup(args, SEATS, 1)
    from game.table.shot import ALL, SCENES, Moment, render, render_all

    if args.scene == ALL:
        try:
            count = render_all(args.out, _cards_path(args))
        except OSError as error:
            raise UsageError(f"--out: {error}") from None
        print(f"{count} pictures and their contact sheets are in {args.out}.")
        return 0
    if args.out.suffix.lower() not in (".png", ".jpg"):
        raise UsageError(f'--out: a picture ends in .png or .jpg, not "{args.out}"')
    if args.scene not in SCENES:
        near = difflib.get_close_matches(args.scene, (*SCENES, ALL), 1)
        hint = f' (did you mean "{near[0]}"?)' if near else ""
        raise UsageError(
            f'there is no scene "{args.scene}"{hint}; there are {", ".join(SCENES)} and {ALL}'
        )
    try:
        moment = Moment(args.after, args.until)
        render(args.scene, setup, moment, args.size, args.out, _cards_path(args))
    except (ValueError, OSError) as error:
        raise UsageError(str(error)) from None
    return 0


def _open(args: argparse.Namespace) -> int:
    from game.records import capsule
    from game.records.kept import JournalError
    from game.table.app import StartError
    from game.table.main import run

    try:
        # Before there is a window: who asked for it looks at the terminal.
        capsule.opened(args.file)
        return run(None, _cards_path(args), args.file)
    except (JournalError, StartError) as error:
        raise UsageError(str(error)) from None


def _capsule(args: argparse.Namespace) -> int:
    import time

    from game.records import capsule
    from game.records.kept import JournalError, read

    path = args.file or _last_game()
    try:
        kept = read(path)
        seats, length = len(kept.setup.seats), len(kept.entries)
        if args.seat is not None and args.seat > seats:
            raise UsageError(f"--as: there are {seats} seats, no seat {args.seat}")
        if args.after is not None and args.after > length:
            raise UsageError(f"--after: the game has {length} actions, not {args.after}")
        out = args.out or Path(capsule.capsule_name(kept.setup.game, time.localtime()))
        game = capsule.until(kept, length if args.after is None else args.after)
        seat = None if args.seat is None else args.seat - 1
        capsule.write(game, out, seat, secrets.randbelow(1_000_000))
    except JournalError as error:
        raise UsageError(str(error)) from None
    print(out)
    return 0


def _licences(args: argparse.Namespace) -> int:
    from game.commands import licences

    licences.run()
    return 0


def _last_game() -> Path:
    """The file of the game that was played last."""
    from game.records.shelf import kept_games, shelf
    from game.table.places import home

    folder = home()
    games = kept_games(shelf(folder)) if folder else ()
    last = next((game.path for game in games if not game.problem), None)
    if last is None:
        raise UsageError("no game is kept yet: name the file of one")
    return last


_COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "play": _play,
    "simulate": _simulate,
    "scenario": _scenario,
    "cards": _cards,
    "bench": _bench,
    "fit": _fit,
    "shot": _shot,
    "open": _open,
    "capsule": _capsule,
    "licences": _licences,
}


_FILES: Final = (".capsule", ".journal")


# --- the way in -----------------------------------------------------------------------------------


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, with `command` set. Raises UsageError; SystemExit after help and version."""
    parser, parsers = build()
    if argv and Path(argv[0]).suffix in _FILES:
        argv = ["open", *argv]  # a file that was dropped on the program
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
        message = error.short
    _tell(_one_line(message))
    return 2


def _tell(line: str) -> None:
    """Says it in the terminal, or in a window for who has none."""
    if sys.stderr:
        print(f"card-table: {line}", file=sys.stderr)
        return
    with contextlib.suppress(ImportError):
        from game.table.crash import show

        show(line)


def main(argv: Sequence[str]) -> int:
    """Does what the arguments (without the program's name) ask for and returns the exit code.

    0 when all went well, 1 when something that was to be checked is wrong, 2 for what can't be
    done, which one line on the standard error stream explains, 3 when the table itself failed, with
    the place of its report in a line, 130 after Ctrl-C.
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
