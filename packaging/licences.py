"""The licences of all that is inside the executable, gathered while it is built.

Packages bring their texts along and those are copied. The libraries inside pygame-ce's wheel come
without, so what each is, whose it is and under which licence stands in libraries.csv.
"""

from __future__ import annotations

import csv
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

FOLDER = "licences"
"""Where they lie in the program; `card-table licences` prints them."""
_ROOT = Path(__file__).resolve().parent.parent
_OWN = "0_card_table.md"
_LIST = "1_all_that_is_inside.txt"
_LIBRARIES = Path(__file__).with_name("libraries.csv")


class Library(NamedTuple):
    """A library that comes as a file of its own: a row of libraries.csv."""

    files: str
    """A pattern of what the names of its files begin with, after `lib`."""
    name: str
    licence: str
    """As SPDX calls it."""
    notice: str
    home: str


_PACKAGES = {
    "pygame-ce": "LGPL-2.1-or-later",
    "PyYAML": "MIT",
    "fontpkg-righteous": "OFL-1.1",
    "fontpkg-rowdies": "OFL-1.1",
    "fontpkg-atkinson-hyperlegible": "OFL-1.1",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""Packages of PyPI that are inside; of PyInstaller, it is what starts the program."""
_HOW_TO_CHANGE = """\
Libraries under the LGPL lie in the folder of the program as files of their own, where others with
the same interface may take their place; the program in one file is built anew from its source with
them: the README says how."""


def gather(binaries: Iterable[tuple[str, str, str]], work: Path) -> Iterator[tuple[str, Path]]:
    """Names and files of all texts; the list of libraries is written in the folder `work`.

    `binaries` are those of PyInstaller's analysis. Ends the build when one of them is of nobody
    known.
    """
    found = _known(name for name, _, kind in binaries if kind == "BINARY")
    work.mkdir(parents=True, exist_ok=True)
    listed = work / _LIST
    listed.write_text(_listing(found), encoding="utf-8")
    yield _OWN, _ROOT / "docs" / "LICENSE.md"
    yield _LIST, listed
    yield "python.txt", _of_python()
    for package in _PACKAGES:
        yield f"{package}.txt", _of_package(package)


def _known(names: Iterable[str]) -> list[Library]:
    """The libraries that these files are, in the order of the list."""
    with _LIBRARIES.open(encoding="utf-8", newline="") as file:
        libraries = [Library(**row) for row in csv.DictReader(file)]
    found, unknown = set(), []
    for name in names:
        plain = Path(name).name.removeprefix("lib")
        library = next((each for each in libraries if re.match(each.files, plain, re.I)), None)
        if library:
            found.add(library)
        else:
            unknown.append(name)
    if unknown:
        raise SystemExit(
            f"whose are these, and under which licence? {', '.join(sorted(unknown))}:"
            " add them to packaging/libraries.csv, or to what the spec excludes"
        )
    return [each for each in libraries if each in found]


def _listing(libraries: Iterable[Library]) -> str:
    lines = ["What is inside Card Table, and under which licences", ""]
    for package, licence in _PACKAGES.items():
        lines.append(f"{package} {distribution(package).version}: {licence}, see {package}.txt")
    lines.append("")
    for each in libraries:
        lines.append(f"{each.name}: {each.licence}; copyright {each.notice}; {each.home}")
    return "\n".join([*lines, "", _HOW_TO_CHANGE, ""])


def _of_python() -> Path:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    files = [place / "LICENSE.txt" for place in places]
    return _first(files, "Python")


def _of_package(name: str) -> Path:
    """The text that a package brings along."""
    files = distribution(name).files or ()
    wanted = [file for file in files if re.match(r"(LICEN[CS]E|COPYING|LGPL)\b", file.name)]
    return _first([Path(str(file.locate())) for file in wanted], name)


def _first(files: Iterable[Path], name: str) -> Path:
    file = next((file for file in files if file.is_file()), None)
    if file is None:
        raise SystemExit(f"{name} has come without the text of its licence")
    return file
