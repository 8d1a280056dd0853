"""An aid as HTML that needs nothing beside itself: a page to print, or a fragment for the page of the web table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape
from itertools import groupby
from pathlib import Path

from ..kit.sheets import Aid, Block, Box, Entry, Line, Listing, Part, Section, Sheet, Table, Texts, Track
from .make import aid

STYLE = Path(__file__).parent / "style.css"
BOLD = re.compile(r"__(.+?)__")
RULE = re.compile(r"\((\d+\.\d+[.\d]*[a-z]?)\)")


@lru_cache(maxsize=32)
def page(title: str, language: str, faction: str | None = None) -> str:
    """A whole page: every sheet, or those of a faction."""
    made = aid(title, language, faction)
    heading = escape(f"{made.name} {made.period}")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{heading}</title>\n{style()}</head>\n<body>\n{sheets(made)}</body>\n</html>\n"
    )


@lru_cache(maxsize=32)
def fragment(title: str, language: str, faction: str | None = None) -> str:
    """The sheets and their style, to be put into another page."""
    return style() + sheets(aid(title, language, faction))


def style() -> str:
    """How it looks, on a screen and on paper; every rule is bound to the aid."""
    return f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n"


def sheets(made: Aid) -> str:
    """All sheets."""
    inner = "".join(sheet(made, each) for each in made.sheets)
    return f'<div class="aid" lang="{escape(made.language)}" data-title="{escape(made.title)}">\n{inner}</div>\n'


def sheet(made: Aid, shown: Sheet) -> str:
    """A sheet with its head and its footnotes."""
    marks = footnotes(shown)
    inner = "".join(run(made, list(parts), is_wide, marks) for is_wide, parts in groupby(shown.parts(), key=wide))
    whose = f' data-faction="{escape(shown.faction)}"' if shown.faction else ""
    name = f"{escape(made.name)} <span>{escape(made.period)}</span>"
    head = f'<h2>{escape(shown.heading)}</h2><p class="title">{name}<small>{escape(made.made)}</small></p>'
    return (
        f'<section class="sheet side-{shown.side}" data-sheet="{escape(shown.id)}"{whose}>\n'
        f"<header>{head}</header>\n{inner}{foot(marks)}</section>\n"
    )


def footnotes(shown: Sheet) -> dict[str, int]:
    """The notes of a sheet, numbered."""
    notes = [note for block in shown.blocks() if isinstance(block, Entry) for note in block.notes]
    return {note: number for number, note in enumerate(notes, 1)}


def foot(marks: dict[str, int]) -> str:
    """The footnotes, if there are any."""
    notes = "".join(f'<p class="note"><sup>{mark}</sup> {text(note)}</p>' for note, mark in marks.items())
    return f"<footer>{notes}</footer>\n" if notes else ""


def wide(part: Part) -> bool:
    """Whether a part of a sheet spans the page: tracks, wide tables, and the heading of a section that begins so."""
    shown = part.blocks[0] if isinstance(part, Section) else part
    return isinstance(shown, Track) or (isinstance(shown, Table) and shown.wide)


def run(made: Aid, parts: list[Part], is_wide: bool, marks: dict[str, int]) -> str:
    """Parts of a sheet that stand together: across the page, or in columns; a heading stays with what it heads."""
    across = is_wide or len(parts) == 1
    told = [heading(each) if isinstance(each, Section) else block(made, each, marks) for each in parts]
    inner = "".join(kept(told, parts))
    return f'<div class="{"across" if across else "columns"}">\n{inner}</div>\n'


def kept(told: list[str], parts: list[Part]) -> Iterator[str]:
    """What was told, each heading in one piece with what follows it."""
    for index, text_of in enumerate(told):
        if isinstance(parts[index], Section):
            yield f'<div class="opening">{text_of}'
        else:
            yield text_of + ("</div>\n" if index and isinstance(parts[index - 1], Section) else "")


def heading(shown: Section) -> str:
    """The heading of a section."""
    return f'<h3 data-section="{escape(shown.id)}">{escape(shown.heading)}</h3>\n'


def block(made: Aid, shown: Block, marks: dict[str, int]) -> str:
    """Any block."""
    if isinstance(shown, Entry):
        return entry(shown, marks)
    if isinstance(shown, Listing):
        return listing(shown)
    return table(shown) if isinstance(shown, Table) else track(shown, made.starts)


def entry(shown: Entry, marks: dict[str, int]) -> str:
    """What a player may do, with its lines."""
    noted = "".join(f"<sup>{marks[note]}</sup>" for note in shown.notes)
    english = f' <span class="english" lang="en">{escape(shown.english)}</span>' if shown.english else ""
    lines = "".join(line(each) for each in shown.lines)
    heading = f"<h4>{escape(shown.name)}{english} {rule(shown.rule)}{noted}</h4>"
    return f'<article class="entry" data-id="{escape(shown.id)}">{heading}<dl>{lines}</dl></article>\n'


def line(shown: Line) -> str:
    """A label and what it says; several sentences of a procedure are steps."""
    told = several(shown.texts, shown.id == "how")
    return f'<div class="{shown.id}"><dt>{escape(shown.label)}</dt><dd>{told}</dd></div>'


def several(texts: Texts, numbered: bool) -> str:
    """One sentence as it is, more as a list."""
    if len(texts) == 1:
        return text(texts[0])
    return items(texts, "ol" if numbered else "ul")


def items(texts: Iterable[str], tag: str) -> str:
    """A list."""
    return f"<{tag}>{''.join(f'<li>{text(each)}</li>' for each in texts)}</{tag}>"


def listing(shown: Listing) -> str:
    """Sentences under a heading."""
    inner = items(shown.texts, "ol" if shown.numbered else "ul")
    kind = f"listing {shown.sign}".strip()
    return f'<article class="{kind}" data-id="{escape(shown.id)}">{title(shown.heading, shown.rule)}{inner}</article>\n'


def table(shown: Table) -> str:
    """A table, and what is to be said below it."""
    head = f"<thead>{cells(shown.head, 'col')}</thead>" if shown.head else ""
    rows = "".join(cells(row, "row") for row in shown.rows)
    below = "".join(f'<p class="below">{text(each)}</p>' for each in shown.texts)
    kind = " ".join(["figures" if shown.figures else "texts" if shown.head else "steps", *["wide"] * shown.wide])
    inner = f'{title(shown.heading, shown.rule)}<table class="{kind}">{head}<tbody>{rows}</tbody></table>{below}'
    return f'<article class="table" data-id="{escape(shown.id)}">{inner}</article>\n'


def cells(row: Texts, scope: str) -> str:
    """A row; its first cell, or all of a head, name what the others say."""
    named = len(row) if scope == "col" else 1
    first = "".join(f'<th scope="{scope}">{text(cell)}</th>' for cell in row[:named])
    return f"<tr>{first}{''.join(f'<td>{text(cell)}</td>' for cell in row[named:])}</tr>"


def track(shown: Track, starts: str) -> str:
    """Boxes from left to right."""
    boxes = "".join(box(each, starts) for each in shown.boxes)
    below = "".join(f'<p class="below">{text(each)}</p>' for each in shown.texts)
    inner = f'{title(shown.heading, shown.rule)}<ol class="boxes">{boxes}</ol>{below}'
    return f'<article class="track" data-id="{escape(shown.id)}">{inner}</article>\n'


def box(shown: Box, starts: str) -> str:
    """A box; the one where the marker starts says so."""
    name = f"<b>{text(shown.name)}</b>" if shown.name else ""
    told = "".join(f"<span>{text(each)}</span>" for each in shown.texts)
    start = f'<em class="start">{escape(starts)}</em>' if shown.start else ""
    return f'<li class="box{" here" if shown.start else ""}"><i>{escape(shown.value)}</i>{name}{told}{start}</li>'


def title(heading: str, number: str) -> str:
    """A heading and its paragraph."""
    return f"<h4>{text(heading)} {rule(number)}</h4>"


def rule(number: str) -> str:
    """The number of a paragraph, for those who want to read on."""
    return f'<span class="rule" data-rule="{escape(number)}">{escape(number)}</span>' if number else ""


def text(given: str) -> str:
    """A sentence: `__so__` is bold, and a number in brackets is a paragraph."""
    bold = BOLD.sub(r"<b>\1</b>", escape(given, quote=False))
    return RULE.sub(r'<span class="rule" data-rule="\1">(\1)</span>', bold)
