"""One space of a map in sentences: what it is, what it holds, and the same of its neighbours."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Final

from smallwars.engine.title import Position
from smallwars.kit.data_file import DATA
from smallwars.kit.data_title import DataTitle
from smallwars.kit.words import name, say
from smallwars.terminal.boards import Board
from smallwars.terminal.session import Session, Trouble
from smallwars.terminal.typed import begins
from smallwars.texts import joined
from smallwars.titles.brief_border_wars.attila.text_board import prose as attila_prose
from smallwars.titles.brief_border_wars.attila.text_board.board import AttilaBoard
from smallwars.titles.british_way.family.text_board import prose as coin_prose
from smallwars.titles.british_way.family.text_board.board import CoinBoard
from smallwars.titles.greek_civil_war.text_board import prose as greek_prose
from smallwars.titles.greek_civil_war.text_board.board import GreekBoard

KINDS: Final = ("spaces", "regions", "areas")
"""What titles call the spaces of their maps."""


def space(session: Session, typed: str) -> tuple[str, str]:
    """The name of the space that the letters begin, and what is told of it; Trouble where they begin none, or more."""
    board, language = session.board, session.language
    id = meant_space(board, typed, language)
    view, borders = session.view(), borders_of(board, id)
    lines = [told(board, view, id, language)]
    if borders:
        lines += ["", say(language, "space-neighbours")]
    for other, border in borders.items():
        over_water = f" – {say(language, 'space-over-water')}" if border.get("over_water") else ""
        lines.append(f"  {told(board, view, other, language)}{over_water}")
    return name(board.title, language, id), "\n".join(lines)


def meant_space(board: Board[Any], typed: str, language: str) -> str:
    """The space whose id or name begins so."""
    wanted, ids = typed.strip().casefold(), list(spaces_of(board))
    exact = [id for id in ids if wanted in (id, name(board.title, language, id).casefold())]
    begun = [id for id in ids if begins(wanted, id) or name(board.title, language, id).casefold().startswith(wanted)]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    if not found:
        raise Trouble("space-unknown", typed=typed.strip())
    raise Trouble("many-match", typed=typed.strip(), options=found)


# The map


def data_of(board: Board[Any]) -> dict[str, Any]:
    """The data of the game, with what a data file says; nothing for a title that has none."""
    title = board.title
    if not isinstance(title, DataTitle):
        return {}
    return title.data_for(board.options) if DATA in board.options else title.data


def spaces_of(board: Board[Any]) -> dict[str, dict[str, Any]]:
    """Every space with its data, and the boxes where a title has some."""
    data = data_of(board)
    known = {item["id"]: item for kind in KINDS for item in data.get(kind, ())}
    return {**known, **{id: {} for id in attila_prose.BOXES}} if isinstance(board, AttilaBoard) else known


def borders_of(board: Board[Any], id: str) -> dict[str, dict[str, Any]]:
    """The neighbours of a space in the order of the map, each with the border between the two."""
    pairs = [border for border in data_of(board).get("adjacent", ()) if id in border["pair"]]
    found = {other: border for border in pairs for other in border["pair"] if other != id}
    return {other: found[other] for other in spaces_of(board) if other in found}


# A space in a line


@singledispatch
def told(board: Board[Any], view: Position, id: str, language: str) -> str:
    """What a space is, and what it holds."""
    return name(board.title, language, id)


@told.register
def _(board: CoinBoard, view: Position, id: str, language: str) -> str:
    return coin_prose.space(board.title, view, spaces_of(board)[id], language)


@told.register
def _(board: GreekBoard, view: Position, id: str, language: str) -> str:
    return greek_prose.whole_region(board.facts, view, id, language)


@told.register
def _(board: AttilaBoard, view: Position, id: str, language: str) -> str:
    if id in attila_prose.BOXES:
        return attila_prose.box(board.facts, view, id, language)
    known = joined(language, attila_prose.nature(board.facts, view, id, language))
    held = "; ".join(attila_prose.holdings(board.facts, view, id, language))
    return f"{name(board.title, language, id)} ({known}): {held or say(language, 'count-nothing')}"
