"""The command `aid`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from ..kit.aid_words import COMMON
from ..texts import SPOKEN, message
from .errors import NoAid
from .pdf import pdf
from .render import page


def aid(
    title: str,
    /,
    *,
    faction: str | None = None,
    format: Literal["html", "pdf"] | None = None,
    out: Path | None = None,
    lang: str = SPOKEN,
) -> None:
    """Make a player aid to print: a sheet for each side, the round, tracks and tables."""
    html = page(title, lang, faction)
    as_pdf = format == "pdf" or (format is None and out is not None and out.suffix.lower() == ".pdf")
    if as_pdf:
        write(out or Path(f"{'-'.join(filter(None, [title, faction, lang]))}.pdf"), pdf(html), lang)
    elif out is not None:
        write(out, html.encode(), lang)
    else:
        sys.stdout.write(html)


def write(path: Path, content: bytes, language: str) -> None:
    """Write a file and say so."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise NoAid("cannot-write", path=path, why=(error.strerror or str(error)).lower()) from error
    print(message(language, (COMMON,), "written", {"path": str(path)}))
