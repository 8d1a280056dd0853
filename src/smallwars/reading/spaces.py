"""One space of a map in sentences: its nature, its contents, and those of its neighbours."""

from __future__ import annotations

from typing import Any

from smallwars.engine.title import Position
from smallwars.kit.text_board import TextBoard
from smallwars.kit.words import name, say

from .errors import NotFound
from .typed_ids import begins


def space(board: TextBoard[Any], view: Position, typed: str, language: str) -> tuple[str, str]:
    """The name of the space that the letters begin, and the text about it; NotFound where they begin none or more."""
    id = meant_space(board, typed, language)
    borders = borders_of(board, id)
    lines = [board.place(view, id, language)]
    if borders:
        lines += ["", say(language, "space-neighbours")]
    for other, border in borders.items():
        over_water = f" – {say(language, 'space-over-water')}" if border.get("over_water") else ""
        lines.append(f"  {board.place(view, other, language)}{over_water}")
    return name(board.title, language, id), "\n".join(lines)


def meant_space(board: TextBoard[Any], typed: str, language: str) -> str:
    """The id of the space whose id or name begins so."""
    wanted, ids = typed.strip().casefold(), list(board.places())
    exact = [id for id in ids if wanted in (id, name(board.title, language, id).casefold())]
    begun = [id for id in ids if begins(wanted, id) or name(board.title, language, id).casefold().startswith(wanted)]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    if not found:
        raise NotFound("space-unknown", typed=typed.strip())
    raise NotFound("many-match", typed=typed.strip(), options=found)


def borders_of(board: TextBoard[Any], id: str) -> dict[str, dict[str, Any]]:
    """The neighbours of a space in the order of the map, each with the border between the two."""
    data = board.title.data_for(board.options)
    pairs = [border for border in data.get("adjacent", ()) if id in border["pair"]]
    found = {other: border for border in pairs for other in border["pair"] if other != id}
    return {other: found[other] for other in board.places() if other in found}
