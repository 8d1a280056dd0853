"""The figures of a match, as data and as lines of text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from rich.cells import cell_len

from ...engine.registry import find
from ...kit.data_title import faction_name, title_name
from ...texts import message
from ..reports.columns import padded
from ..reports.numbers import signed, with_minus
from ..running import stamp
from ..statistics import elo, elo_interval, finite, mean, percentile, score_interval, wilson
from .games import A, B, MatchGame, factions
from .match import Tally
from .sprt import Sprt

Figures = dict[str, Any]


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the laboratory."""
    return message(language, ("lab",), key, args)


# Figures


def figures(tally: Tally) -> Figures:
    """Everything that is reported, ready for JSON; an infinite number is null."""
    match, games, pairs = tally.match, tally.counted_games(), tally.pair_scores()
    return {
        "smallwars": "match report",
        "title": match.title,
        "options": match.options,
        "bots": {A: match.a, B: match.b},
        "engine": match.engine,
        "games": len(games),
        "pairs": len(pairs),
        "draws": sum([game.winner is None for game in games]),
        "score": {A: overall(pairs, games, A), B: overall([1 - pair for pair in pairs], games, B)},
        "sides": {slot: {side: by_side(games, slot, side) for side in factions(match.title)} for slot in (A, B)},
        "elo": elo_figures(pairs),
        "sprt": None if tally.sprt is None else sprt_figures(tally.sprt),
        "seconds_a_turn": {slot: timing(games, slot) for slot in (A, B)},
        "turns": spread([game.turns for game in games]),
        "choices": spread([game.choices for game in games]),
        "run": match.run,
        "commit": ", ".join(tally.commits),
        "machine": stamp.machine(),
        "command": stamp.command(),
    }


def counts(scores: Sequence[float]) -> Figures:
    """Games, won, drawn and lost."""
    names = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
    return {"games": len(scores), **{name: scores.count(score) for name, score in names.items()}}


def overall(pairs: Sequence[float], games: Sequence[MatchGame], slot: str) -> Figures:
    """A bot's score on both sides, with the interval of the pairs."""
    low, high = score_interval(pairs)
    scores = [game.of(slot)[1] for game in games]
    return {**counts(scores), "score": finite(mean(scores)), "low": low, "high": high}


def by_side(games: Sequence[MatchGame], slot: str, side: str) -> Figures:
    """A bot's score on one side, with Wilson's interval: no two of these games share a deck."""
    scores = [score for faction, score in (game.of(slot) for game in games) if faction == side]
    low, high = wilson(sum(scores), len(scores))
    return {**counts(scores), "score": finite(mean(scores)), "low": low, "high": high}


def elo_figures(pairs: Sequence[float]) -> Figures:
    """The Elo difference of A to B."""
    low, high = elo_interval(pairs)
    return {"difference": finite(elo(mean(pairs))) if pairs else None, "low": finite(low), "high": finite(high)}


def sprt_figures(sprt: Sprt) -> Figures:
    low, high = sprt.bounds
    known = {"elo0": sprt.elo0, "elo1": sprt.elo1, "verdict": sprt.verdict, "pairs": sprt.pairs}
    return {**known, "counts": sprt.counts, "llr": sprt.llr, "low": low, "high": high}


def timing(games: Sequence[MatchGame], slot: str) -> Figures:
    seconds = [second for game in games for second in game.seconds.get(slot, [])]
    return {"turns": len(seconds), **spread(seconds)}


def spread(values: Sequence[float]) -> Figures:
    p50, p95 = percentile(values, 0.5), percentile(values, 0.95)
    return {"mean": finite(mean(values)), "p50": finite(p50), "p95": finite(p95)}


def as_json(figures: Figures) -> str:
    return json.dumps(figures, indent=2)


# Text


def lines(tally: Tally, language: str = "en") -> Iterator[str]:
    """The report as lines that a person reads."""
    found, names = figures(tally), tally.match.names()
    known = {"a": names[A], "b": names[B], "title": title_name(find(tally.match.title), language)}
    yield say(language, "match-heading", **known, games=str(found["games"]), pairs=found["pairs"])
    yield ""
    yield from table(score_rows(found, names, language))
    yield ""
    yield say(language, "match-elo", a=names[A], b=names[B], **elo_words(found["elo"], bool(found["pairs"])))
    if found["sprt"] is not None:
        yield sprt_line(found["sprt"], language)
    yield say(language, "match-draws", draws=str(found["draws"]), games=str(found["games"]))
    yield ""
    yield from table(time_rows(found, names, language))
    yield ""
    yield say(
        language, "match-length", turns=number(found["turns"]["mean"], 1), choices=number(found["choices"]["mean"], 1)
    )
    yield from stamped(found, language)


def stamped(found: Figures, language: str) -> Iterator[str]:
    """The commit, the command and the machine behind the figures."""
    yield say(language, "stamp", commit=found["commit"], run=str(found["run"]), machine=stamp.machine(language))
    yield say(language, "stamp-command", command=found["command"])


def score_rows(found: Figures, names: dict[str, str], language: str) -> Iterator[list[str]]:
    heads = ("bot", "side", "games", "won", "drawn", "lost", "score", "interval")
    yield [say(language, f"column-{head}") for head in heads]
    for slot, name in names.items():
        yield [name, say(language, "both-sides"), *score_cells(found["score"][slot])]
        for side, part in found["sides"][slot].items():
            yield [name, faction_name(find(found["title"]), language, side), *score_cells(part)]


def score_cells(part: Figures) -> list[str]:
    whole = [str(part[name]) for name in ("games", "won", "drawn", "lost")]
    return [*whole, percent(part["score"]), f"{percent(part['low'])} – {percent(part['high'])}"]


def time_rows(found: Figures, names: dict[str, str], language: str) -> Iterator[list[str]]:
    yield [say(language, f"column-{head}") for head in ("bot", "turns", "mean-seconds", "p50", "p95")]
    for slot, name in names.items():
        part = found["seconds_a_turn"][slot]
        yield [name, str(part["turns"]), *[number(part[key], 4) for key in ("mean", "p50", "p95")]]


def elo_words(part: Figures, known: bool = True) -> dict[str, str]:
    """The difference and its interval as text."""
    low = "−∞" if part["low"] is None else signed(part["low"])
    high = "+∞" if part["high"] is None else signed(part["high"])
    if part["difference"] is not None:
        return {"difference": signed(part["difference"]), "low": low, "high": high}
    end = "?" if not known else high if part["high"] is None else low
    return {"difference": end, "low": low, "high": high}


def sprt_line(part: Figures, language: str) -> str:
    known = {"elo0": signed(part["elo0"]), "elo1": signed(part["elo1"]), "pairs": str(part["pairs"])}
    ratio = {"llr": number(part["llr"], 2), "low": number(part["low"], 2), "high": number(part["high"], 2)}
    return say(language, f"sprt-{part['verdict']}", **known, **ratio)


def table(rows: Iterator[list[str]]) -> Iterator[str]:
    """Rows in columns: words to the left, figures to the right."""
    cells = list(rows)
    widths = [max(map(cell_len, column)) for column in zip(*cells)]
    left = [not any(has_digit(row[place]) for row in cells[1:]) for place in range(len(widths))]
    left[0] = True
    for row in cells:
        yield "  ".join([padded(*cell) for cell in zip(row, widths, [not place for place in left])]).rstrip()


def has_digit(text: str) -> bool:
    return any(letter.isdigit() for letter in text)


def percent(share: float | None) -> str:
    return "?" if share is None else f"{100 * share:.1f} %"


def number(value: float | None, digits: int) -> str:
    return "?" if value is None else with_minus(f"{value:.{digits}f}")
