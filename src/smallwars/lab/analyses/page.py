"""An analysis as one page that needs nothing beside it: pictures inside, no script, nothing fetched, light or dark."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from .analysis import Analysis, Judged
from .plots import MARK_CLASSES, loss_bars, share_bars, win_graph
from .report import Words

STYLE = """
:root { color-scheme: light dark; --ink: #222; --pale: #5c5c5c; --line: #ddd; --paper: #fff; --accent: #1f5a8c;
  --band: #1f5a8c33; --gain: #2e7d4f; --loss: #b3402a; --blunder: #c62828; --mistake: #d96b00; --doubtful: #a68a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e6e6; --pale: #a8a8a8; --line: #3a3a3a; --paper: #16181b;
  --accent: #7fb8e8; --band: #7fb8e833; --gain: #6cc492; --loss: #ef8a73; --blunder: #ff7b72; --mistake: #ffa94d;
  --doubtful: #e3cf57; } }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; color: var(--ink); background: var(--paper);
  max-width: 64rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { max-width: 48rem; margin: .5rem 0; }
.pale { color: var(--pale); font-size: .875rem; }
svg { display: block; width: 100%; height: auto; margin: .5rem 0; overflow: visible; }
svg text { font-size: 12px; fill: var(--pale); } svg .end { text-anchor: end; } svg .mid { text-anchor: middle; }
.grid { stroke: var(--line); } .grid.strong { stroke: var(--pale); }
.band { fill: var(--band); } .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
.dot, .bar { fill: var(--accent); } .dot { stroke: var(--paper); }
.shares { max-width: 48rem; } .shares th { font-weight: 400; white-space: normal; } .share { width: 55%; }
.share span { display: block; height: 1.1em; } .gain { background: var(--gain); } .loss { background: var(--loss); }
.blunder { fill: var(--blunder); color: var(--blunder); } .mistake { fill: var(--mistake); color: var(--mistake); }
.doubtful { fill: var(--doubtful); color: var(--doubtful); } .only { fill: var(--gain); color: var(--gain); }
.scroll { overflow-x: auto; } .scroll svg { min-width: 36rem; } td.played { min-width: 18rem; }
th, td.faction { white-space: nowrap; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .5rem; border-bottom: 1px solid var(--line); }
th { color: var(--pale); font-weight: 600; } .number { text-align: right; font-variant-numeric: tabular-nums; }
td.mark { font-weight: 700; } tr:target { outline: 2px solid var(--accent); }
details summary { cursor: pointer; } details table { margin: .25rem 0 .5rem; font-size: .85rem; }
@media (max-width: 40rem) { body { padding: 1rem; }
  .scroll { overflow: visible; } .scroll svg { min-width: 0; } svg text { font-size: 24px; }
  svg .mid:nth-of-type(even) { display: none; }
  .turns > thead { display: none; } .turns > tbody > tr { display: flex; flex-wrap: wrap; column-gap: .75rem;
    padding: .4rem 0; border-bottom: 1px solid var(--line); }
  .turns > tbody > tr > td { border: 0; padding: 0; } .turns > tbody > tr > td:empty { display: none; }
  td[data-name]::before { content: attr(data-name) " "; color: var(--pale); } td.played { min-width: 0; width: 100%; } }
"""

COLUMNS = ("number", "faction", "mark", "before", "lost", "luck", "played")
NUMBERS = ("number", "before", "lost", "luck")


def as_page(analysis: Analysis, language: str) -> str:
    """The page."""
    words = Words(analysis, language)
    heading = escape(words.heading())
    body = "\n".join([*opening(words), *graph(words), *losses(words), *luck(words), *table(words)])
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{heading}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{heading}</h1>\n{body}\n</body>\n</html>\n"
    )


def opening(words: Words) -> Iterator[str]:
    """The result, and how it was analysed."""
    result, *rest = words.intro()
    yield f"<p><strong>{escape(result)}</strong></p>"
    for balance in words.analysis.balance:
        yield f"<p>{escape(words.sentence(balance))}</p>"
    for text in rest:
        yield f'<p class="pale">{escape(text)}</p>'


def graph(words: Words) -> Iterator[str]:
    """The chances to win, or why they are not shown."""
    if not words.chances:
        yield f"<p>{escape(words.trust())}</p>"
        return
    name = words.say("graph", faction=words.faction(words.analysis.side))
    yield f"<h2>{escape(name)}</h2>"
    yield scrolled(win_graph(words.analysis, name, told(words)))
    yield f'<p class="pale">{escape(words.trust())}</p>'


def scrolled(picture: str) -> str:
    """On a narrow screen a picture moves rather than shrinks."""
    return f'<div class="scroll">{picture}</div>'


def told(words: Words) -> list[str]:
    """Every turn in a line, for who points at it."""
    turns = words.analysis.turns
    return [f"{turn.number} {words.faction(turn.faction)} {turn.mark}: {words.turn(turn.played)}" for turn in turns]


def losses(words: Words) -> Iterator[str]:
    """What each turn lost."""
    found = words.analysis
    values = [100 * turn.lost if words.chances else turn.lost_points for turn in found.turns]
    up, down = words.faction(found.side), words.faction(words.other(found.side))
    yield f"<h2>{escape(words.say('losses'))}</h2>"
    yield scrolled(loss_bars(found, words.say("losses"), values, told(words)))
    note = words.say("losses-note-win" if words.chances else "losses-note-points", up=up, down=down)
    yield f'<p class="pale">{escape(note)} {escape(words.say("legend"))}</p>'


def luck(words: Words) -> Iterator[str]:
    """Luck and skill."""
    yield f"<h2>{escape(words.say('luck-heading'))}</h2>"
    yield f'<p class="pale">{escape(words.unit())}</p>'
    shares = {balance.faction: words.shares(balance) for balance in words.analysis.balance}
    most = max([abs(value) for each in shares.values() for _, value in each])
    for faction, each in shares.items():
        yield f"<h3>{escape(words.faction(faction))}</h3>"
        yield share_bars(each, most)


def table(words: Words) -> Iterator[str]:
    """Turn by turn; what was weighed opens."""
    yield f"<h2>{escape(words.say('turns-heading'))}</h2>"
    heads = [cell("th", name, escape(words.say(f"column-{name}"))) for name in COLUMNS]
    yield f'<div class="scroll"><table class="turns"><thead><tr>{"".join(heads)}</tr></thead><tbody>'
    for turn in words.analysis.turns:
        yield f'<tr id="turn-{turn.number}">{"".join(cells(words, turn))}</tr>'
    yield "</tbody></table></div>"


def cell(tag: str, name: str, inside: str, kind: str = "", head: str = "") -> str:
    """`head`: told before it where there is no room for a row of heads."""
    classes = " ".join([*(["number"] if name in NUMBERS else [name]), *([kind] if kind else [])])
    named = f' data-name="{escape(head)}"' if head and inside else ""
    return f'<{tag} class="{classes}"{named}>{inside}</{tag}>'


def cells(words: Words, turn: Judged) -> Iterator[str]:
    """A row."""
    yield cell("td", "number", str(turn.number))
    yield cell("td", "faction", escape(words.faction(turn.faction)))
    yield cell("td", "mark", escape(turn.mark), MARK_CLASSES.get(turn.mark, ""))
    for name, value in (("before", words.before(turn)), ("lost", words.lost(turn)), ("luck", words.luck(turn))):
        yield cell("td", name, value, head=words.say(f"column-{name}"))
    answer = "" if turn.own else f" {words.say('answering')}"
    summary = f"<summary>{escape(words.turn(turn.played) + answer)}</summary>"
    yield cell("td", "played", f"<details>{summary}{weighed(words, turn)}</details>")


def weighed(words: Words, turn: Judged) -> str:
    """The turns that were weighed, with what speaks for them."""
    lines = turn.best if turn.played in turn.best else [*turn.best, turn.played]
    rows = []
    for line in lines:
        played = f" <strong>({escape(words.say('was-played'))})</strong>" if line.is_same(turn.played) else ""
        terms = f'<br><span class="pale">{escape(words.terms(turn, line))}</span>'
        text = f"<td>{escape(words.turn(line))}{played}{terms}</td>"
        rows.append(f'<tr><td class="number">{words.worth(turn, line)}</td>{text}</tr>')
    return f"<table>{''.join(rows)}</table>"
