"""A report as one page that needs nothing beside it: pictures inside, no script, nothing fetched."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ..simulations.wording import say
from .document import Part, Picture, Table

STYLE = """
:root { color-scheme: light; --ink: #222; --pale: #666; --line: #ddd; --accent: #1f5a8c; }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; color: var(--ink); background: #fff;
  max-width: 64rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--line); }
p { max-width: 46rem; margin: .5rem 0; }
nav ul { columns: 2 16rem; padding-left: 1.1rem; margin: .75rem 0; }
a { color: var(--accent); }
figure { margin: 1.25rem 0; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { font-size: .9rem; color: var(--pale); }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: .87rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .22rem .7rem .22rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { border-bottom-color: #999; font-weight: 600; }
.number { text-align: right; white-space: nowrap; }
summary { cursor: pointer; color: var(--accent); margin: 1rem 0 .25rem; }
.stamp { font-size: .8rem; color: var(--pale); max-width: none; overflow-wrap: anywhere; }
.stamp code { font-size: .95em; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .75rem; font-size: .87rem; }
@media print { body { max-width: none; padding: 0; } figure, table { break-inside: avoid; } }
"""


def as_page(title: str, intro: list[str], parts: list[Part], language: str) -> str:
    """The whole page."""
    opening = [f"<p>{escape(sentence)}</p>" for sentence in intro]
    body = [f"<h1>{escape(title)}</h1>", *opening, contents(parts, language)]
    for number, part in enumerate(parts, 1):
        body += part_html(number, part)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>{head}<title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n" + "\n".join(body) + "\n</body>\n</html>\n"
    )


def contents(parts: list[Part], language: str) -> str:
    links = [f'<li><a href="#part-{number}">{escape(part.heading)}</a></li>' for number, part in enumerate(parts, 1)]
    return f'<nav aria-label="{escape(say(language, "contents"))}"><ul>{"".join(links)}</ul></nav>'


def part_html(number: int, part: Part) -> Iterator[str]:
    yield f'<section id="part-{number}"><h2>{escape(part.heading)}</h2>'
    for sentence in part.text:
        yield f"<p>{escape(sentence)}</p>"
    for item in part.items:
        yield table(item) if isinstance(item, Table) else figure(item, stamp(part))
    if not any([isinstance(item, Picture) for item in part.items]):
        yield f"<p>{stamp(part)}</p>"
    yield "</section>"


def figure(picture: Picture, stamped: str) -> str:
    """A chart with what it shows, and what every figure carries."""
    drawn: str = picture.draw(**picture.data)
    named = drawn.replace("<svg", f'<svg role="img" aria-label="{escape(picture.caption)}"', 1)
    return f"<figure>{named}<figcaption>{escape(picture.caption)}<br>{stamped}</figcaption></figure>"


def stamp(part: Part) -> str:
    """What every figure carries."""
    return f'<span class="stamp">{escape(part.stamp)} · <code>{escape(part.command)}</code></span>'


def table(found: Table) -> str:
    """A table, folded away where it is long."""
    if not found.rows:
        return ""
    head = "".join([cell("th", text, at >= found.numbers) for at, text in enumerate(found.head)])
    rows = ["".join([cell("td", text, at >= found.numbers) for at, text in enumerate(row)]) for row in found.rows]
    body = "".join([f"<tr>{row}</tr>" for row in rows])
    whole = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    return f"<details><summary>{escape(found.folded)}</summary>{whole}</details>" if found.folded else whole


def cell(tag: str, text: str, is_number: bool) -> str:
    kind = ' class="number"' if is_number else ""
    scope = ' scope="col"' if tag == "th" else ""
    return f"<{tag}{scope}{kind}>{escape(text)}</{tag}>"
