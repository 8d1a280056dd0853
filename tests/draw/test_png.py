"""PNG by whatever converter there is, and a clear word where there is none."""

import shutil
import sys
from pathlib import Path

import pytest

from smallwars.draw import NoConverter, png

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'


def stand_in(folder: Path, name: str, script: str) -> None:
    """A program of that name that does what the script says."""
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer without any converter."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("smallwars.draw.browsers.PLACES", ())
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    return tmp_path


def test_without_a_converter_the_error_lists_what_was_looked_for(bare: Path) -> None:
    with pytest.raises(NoConverter) as refused:
        png(PICTURE)
    for name in ("cairosvg", "rsvg-convert", "inkscape", "Chromium", "Google Chrome", "magick"):
        assert name in str(refused.value)


def test_a_converter_that_fails_gives_way_to_the_next(bare: Path) -> None:
    stand_in(bare, "rsvg-convert", "exit 1")
    stand_in(bare, "magick", 'echo drawn > "$2"')
    assert png(PICTURE) == b"drawn\n"


def test_the_error_says_which_converter_failed(bare: Path) -> None:
    stand_in(bare, "inkscape", "exit 3")
    with pytest.raises(NoConverter, match=r"inkscape: .*exit status 3"):
        png(PICTURE)


def test_a_browser_is_told_the_size(bare: Path) -> None:
    stand_in(bare, "chromium", 'for a; do case $a in --screenshot=*) echo "$@" > "${a#*=}";; esac; done')
    assert b"--window-size=4,4" in png(PICTURE)


@pytest.mark.skipif(not shutil.which("rsvg-convert"), reason="no rsvg-convert here")
def test_a_real_converter_gives_a_png() -> None:
    assert png(PICTURE).startswith(b"\x89PNG")
