"""Text in columns, on a screen where a wide letter takes two of them."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len

PIECE: Final = re.compile(r"[!-⺀]+\s*|.[、。」）：？！ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*\s*")
"""A piece of text that is not broken: a word, or a wide letter with what may not begin a line."""


def padded(text: str, width: int, right: bool = False) -> str:
    """The text with spaces after it, or before it."""
    space = " " * (width - cell_len(text))
    return space + text if right else text + space


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines no wider than that."""
    lines = [""]
    for piece in PIECE.findall(text):
        if lines[-1] and cell_len(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
