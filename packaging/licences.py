"""The licences of all that is inside the executable, gathered while it is built.

Packages bring their texts along and those are copied. The libraries inside pygame-ce's wheel come
without, so what each is, whose it is and under which licence is written here.
"""

from __future__ import annotations

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


class Library(NamedTuple):
    """A library that comes as a file of its own."""

    files: str
    """What the names of its files begin with: a pattern, without `lib`."""
    name: str
    licence: str
    """As SPDX calls it."""
    notice: str
    home: str


_LIBRARIES = (
    Library("python3", "Python", "PSF-2.0", "Python Software Foundation", "python.org"),
    Library(
        "z\\b|zlib", "zlib", "Zlib", "1995-2024 Jean-loup Gailly and Mark Adler", "zlib.net"
    ),
    Library("ffi", "libffi", "MIT", "Anthony Green, Red Hat and others", "github.com/libffi/libffi"),
    Library(
        "stdc\\+\\+|gcc_s|atomic",
        "GCC runtime libraries",
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        "Free Software Foundation",
        "gcc.gnu.org",
    ),
    Library(
        "vcruntime|msvcp|ucrtbase|api-ms-win",
        "Microsoft C and C++ runtime",
        "the terms of Visual Studio for redistributable files",
        "Microsoft Corporation",
        "learn.microsoft.com/cpp/windows/redistributing-visual-cpp-files",
    ),
    Library("expat", "Expat", "MIT", "Expat maintainers", "libexpat.github.io"),
    Library("mpdec", "libmpdec", "BSD-2-Clause", "Stefan Krah", "bytereef.org/mpdecimal"),
    Library("SDL2_image", "SDL_image", "Zlib", "1997-2025 Sam Lantinga", "libsdl.org"),
    Library("SDL2_mixer", "SDL_mixer", "Zlib", "1997-2025 Sam Lantinga", "libsdl.org"),
    Library("SDL2_ttf", "SDL_ttf", "Zlib", "1997-2025 Sam Lantinga", "libsdl.org"),
    Library("SDL2", "SDL", "Zlib", "1997-2025 Sam Lantinga", "libsdl.org"),
    Library("freetype", "FreeType", "FTL", "The FreeType Project", "freetype.org"),
    Library(
        "harfbuzz", "HarfBuzz", "MIT-Modern-Variant", "Google and others", "harfbuzz.github.io"
    ),
    Library("brotli", "Brotli", "MIT", "The Brotli Authors", "github.com/google/brotli"),
    Library("png", "libpng", "libpng-2.0", "The PNG Reference Library Authors", "libpng.org"),
    Library(
        "jpeg|turbojpeg",
        "libjpeg-turbo",
        "IJG AND BSD-3-Clause",
        "the Independent JPEG Group and the libjpeg-turbo project",
        "libjpeg-turbo.org",
    ),
    Library("tiff", "LibTIFF", "libtiff", "Sam Leffler and Silicon Graphics", "libtiff.org"),
    Library("webp|sharpyuv", "libwebp", "BSD-3-Clause", "Google", "developers.google.com/speed/webp"),
    Library("avif|aom|dav1d", "libavif and AOM", "BSD-2-Clause", "Alliance for Open Media", "aomedia.org"),
    Library("jxl|hwy", "libjxl", "BSD-3-Clause", "the JPEG XL Project Authors", "github.com/libjxl"),
    Library("lzma", "liblzma", "0BSD", "Lasse Collin and others", "tukaani.org/xz"),
    Library("zstd", "Zstandard", "BSD-3-Clause", "Meta Platforms", "facebook.github.io/zstd"),
    Library("deflate", "libdeflate", "MIT", "Eric Biggers and others", "github.com/ebiggers/libdeflate"),
    Library("jbig", "JBIG-KIT", "GPL-2.0-or-later", "Markus Kuhn", "cl.cam.ac.uk/~mgk25/jbigkit"),
    Library("ogg", "libogg", "BSD-3-Clause", "Xiph.Org Foundation", "xiph.org"),
    Library("vorbis", "libvorbis", "BSD-3-Clause", "Xiph.Org Foundation", "xiph.org"),
    Library("opus", "Opus and opusfile", "BSD-3-Clause", "Xiph.Org Foundation and others", "opus-codec.org"),
    Library("FLAC", "libFLAC", "BSD-3-Clause", "Xiph.Org Foundation", "xiph.org/flac"),
    Library("sndfile", "libsndfile", "LGPL-2.1-or-later", "Erik de Castro Lopo", "libsndfile.github.io"),
    Library("mpg123|out123|syn123", "mpg123", "LGPL-2.1-or-later", "the mpg123 project", "mpg123.org"),
    Library("wavpack", "WavPack", "BSD-3-Clause", "David Bryant", "wavpack.com"),
    Library("xmp|modplug", "libxmp", "MIT", "Claudio Matsuoka and Hipolito Carraro Jr", "xmp.sourceforge.net"),
    Library("gme", "Game_Music_Emu", "LGPL-2.1-or-later", "Shay Green and others", "github.com/libgme"),
    Library(
        "fluidsynth", "FluidSynth", "LGPL-2.1-or-later", "Peter Hanappe and others", "fluidsynth.org"
    ),
    Library(
        "glib|gthread|intl|pcre|iconv|gobject",
        "GLib, with what it needs",
        "LGPL-2.1-or-later",
        "the GLib authors",
        "gitlab.gnome.org/GNOME/glib",
    ),
    Library("asound", "ALSA library", "LGPL-2.1-or-later", "the ALSA project", "alsa-project.org"),
    Library("portmidi", "PortMidi", "MIT", "Roger B. Dannenberg and others", "github.com/PortMidi"),
)  # fmt: skip
_PACKAGES = {
    "pygame-ce": "LGPL-2.1-or-later",
    "PyYAML": "MIT",
    "fontpkg-righteous": "OFL-1.1",
    "fontpkg-rowdies": "OFL-1.1",
    "fontpkg-atkinson-hyperlegible": "OFL-1.1",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""Packages of PyPI that are inside, or of which a part is: of PyInstaller the one that starts it."""
_HOW_TO_CHANGE = (
    "Libraries under the LGPL lie beside the program as files of their own (in the folder), where\n"
    "others of the same interface may take their place; the program in one file is built anew\n"
    "from its source with them: the README says how."
)


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
    found, unknown = set(), []
    for name in names:
        plain = Path(name).name.removeprefix("lib")
        library = next((each for each in _LIBRARIES if re.match(each.files, plain, re.I)), None)
        if library:
            found.add(library)
        else:
            unknown.append(name)
    if unknown:
        raise SystemExit(
            f"whose are these, and under which licence? {', '.join(sorted(unknown))}:"
            " add them to _LIBRARIES in packaging/licences.py, or to what the spec excludes"
        )
    return [each for each in _LIBRARIES if each in found]


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
