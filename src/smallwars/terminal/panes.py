"""The pieces of the full-screen table as text: heading, question, options in columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from ..engine.decision import Option
from ..kit.text_drawing import DIM, MARKER
from ..kit.words import faction_name, outcome, say, title_name
from ..reading.rulings import rulings
from ..texts import joined
from .answers import not_yours, question
from .session import PERSON, Session
from .typed import command, fits, letters

KEY = f"bold underline {MARKER}"
MARKED = Style(reverse=True)
GAP = 3
DEPTH = 4
"""How many lines of a board must be in view for a place on it to be seen."""


def heading(session: Session) -> Text:
    """The title, who plays, and how far the game is."""
    language, title = session.language, session.game.title
    drawn = Text(title_name(title, language), "bold")
    for faction, player in session.players.items():
        key = "seat-person" if player == PERSON else "seat-bot"
        seat = say(language, key, faction=faction_name(title, language, faction), bot=player)
        drawn.append(" · ").append(seat, session.board.style_of(faction))
    progress = session.board.progress(session.view(), language)
    return drawn.append(f" · {progress}" if progress else "")


def asked(session: Session) -> Text:
    """The pending question, whose turn it is, or the result."""
    decision, language = session.decision, session.language
    if decision is None:
        return Text(f"{say(language, 'over')}. {outcome(session.game, language)}", "bold " + MARKER)
    if session.bot_to_move is not None:
        actor = faction_name(session.game.title, language, decision.actor)
        return Text(say(language, "thinking", faction=actor), session.board.style_of(decision.actor))
    if session.next_person is not None:
        return Text(not_yours(session), session.board.style_of(decision.actor))
    return Text(question(session, decision), session.board.style_of(decision.actor))


def offered(session: Session, typed: str) -> list[Option]:
    """The options that the letters typed so far leave."""
    decision = session.asked
    if decision is None:
        return []
    if not typed.strip() or command(typed) is not None:
        return list(decision.options)
    return [option for option in decision.options if fits(typed, option, session.language)]


def asked_places(session: Session) -> tuple[list[str], str | None]:
    """The ids that may be chosen, places among them, and what the question is about; nothing while somebody else is
    asked.
    """
    decision = session.asked
    if decision is None:
        return [], None
    return [option.id for option in decision.options], decision.about


def hint(session: Session) -> str:
    """How to leave a page, and what else can be looked up."""
    board, language = session.board, session.language
    ruling = next(reversed(rulings(board.title, language)), "")
    named = {"rule": board.rule, "card": board.example(), "ruling": ruling, "space": next(iter(board.places()), "")}
    known = [say(language, f"help-{what}", id=id) for what, id in named.items() if id]
    return say(language, "help-hint", known=joined(language, known)) if known else say(language, "help-hint-bare")


def options(session: Session, typed: str, marked: int, width: int) -> Text:
    """The options left, in columns, each with the letters that mean it; a click takes one."""
    decision = session.decision
    if decision is None:
        return Text(say(session.language, "over-hint"), DIM)
    if session.next_person is not None:
        return Text(say(session.language, "hand-over-hint"), DIM)
    cells = [cell(option, decision.options, session.language) for option in offered(session, typed)]
    for index, drawn in enumerate(cells):
        drawn.stylize(MARKED if index == marked else "")
    return columns(cells, width)


def cell(option: Option, among: Sequence[Option], language: str) -> Text:
    """The cell of an option: its letters stand out in its label, or before it where the label has others."""
    label, keys = option.text(language), letters(option, among, language)
    click = Style(meta={"@click": f"app.take({option.id!r})"})
    if label.casefold().startswith(keys.casefold()):
        return Text.assemble((label[: len(keys)], KEY), label[len(keys) :], style=click)
    return Text.assemble((keys, KEY), f" {label}", style=click)


def columns(cells: Sequence[Text], width: int) -> Text:
    """Cells row by row in as many columns as fit, each as wide as it must be."""
    across = max([count for count in range(1, len(cells) + 1) if fits_across(cells, count, width)], default=1)
    wide = widths(cells, across)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return Text("\n").join(row_of(row, wide) for row in rows)


def widths(cells: Sequence[Text], across: int) -> list[int]:
    """The width of each of so many columns."""
    return [max((cell.cell_len for cell in cells[column::across]), default=0) for column in range(across)]


def fits_across(cells: Sequence[Text], across: int, width: int) -> bool:
    """Whether so many columns fit beside each other."""
    return sum(widths(cells, across)) + GAP * (across - 1) <= width


def row_of(cells: Sequence[Text], wide: Sequence[int]) -> Text:
    """A row of cells."""
    drawn = Text()
    for index, one in enumerate(cells):
        drawn.append(" " * (sum(wide[:index]) + GAP * index - drawn.cell_len)).append_text(one)
    return drawn


def marked_line(drawn: Text) -> int:
    """The number of the line of the options on which the marked one stands; 0 where none is marked."""
    return next((drawn.plain[: span.start].count("\n") for span in drawn.spans if span.style == MARKED), 0)
