"""The command `aid`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ..texts import message
from .pdf import pdf
from .render import page
from .words import COMMON, NoAid


def aid(
    title: Annotated[str, Parameter(help="Which title.")],
    /,
    *,
    faction: Annotated[str | None, Parameter(help="The sheet of this side only.")] = None,
    format: Annotated[
        Literal["html", "pdf"] | None, Parameter(help="html, or pdf by Chromium, Chrome or Edge; html if left out.")
    ] = None,
    out: Annotated[Path | None, Parameter(help="The file to write; without one HTML goes to standard output.")] = None,
    lang: Annotated[str, Parameter(help="Language of the texts; English stands in for what is missing.")] = "en",
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
