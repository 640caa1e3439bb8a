"""The built program on a Debian that has nothing but what the README says it needs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from game.program import ROOT
from tests.executable.conftest import folder_in, settle_in
from tests.executable.hands import played
from tests.executable.screen import Screen, Started, surroundings

MIRROR = "http://deb.debian.org/debian"


def needs() -> list[str]:
    """The packages that the README names."""
    text = (ROOT / "README.md").read_text("utf-8")
    found = re.search(r"<!-- needs -->\n```\nsudo apt install (.+)\n```", text)
    assert found is not None
    return found[1].split()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("debootstrap") is None, reason="there is no debootstrap")
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may")
def test_a_fresh_debian_starts_it(executable: Path, screen: Screen, tmp_path: Path) -> None:
    debian = tmp_path / "debian"
    release = subprocess.run(
        ["sh", "-c", '. /etc/os-release && echo "$VERSION_CODENAME"'],
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    subprocess.run(
        ["debootstrap", "--variant=minbase", release, debian, MIRROR],
        check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    shutil.copytree(executable.parent, debian / "card-table", symlinks=True)
    inside = ["chroot", str(debian)]
    program = f"/card-table/{executable.name}"
    told = subprocess.run([*inside, program, "cards"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, "commands need nothing"
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    subprocess.run([*inside, "apt-get", "update", "-qq"], check=True)
    subprocess.run([*inside, *install, *needs()], check=True, stdout=subprocess.DEVNULL)
    assert not (debian / "usr" / "bin" / "python3").exists()
    home = debian / "home" / "ann"
    settle_in(home)
    started = Started(screen, [*inside, program], surroundings("/home/ann"), tmp_path)
    try:
        assert played(started, folder_in(home) / "games", tmp_path / "work")
    finally:
        started.kill()
