"""The command `fit`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ...engine.registry import find
from ...kit.evaluators import evaluator
from ...kit.words import title_name
from ...texts import SPOKEN, message
from ..errors import LabError
from ..matches.commands import interruptible, positive
from ..matches.report import number, table
from ..matches.report import say as lab_say
from ..reports.numbers import with_minus
from ..running import stamp
from ..running.toml_file import check
from .fit import FEWEST, HELD_OUT, NOISE, Fit, check_outcomes, check_terms, fitted, gather, numpy
from .weights_file import facts, write


def fit(
    title: str,
    /,
    *,
    games: int = 1000,
    bot: str = "greedy",
    noise: float = NOISE,
    run: int = 1,
    workers: int | None = None,
    out: Path | None = None,
    lang: str = SPOKEN,
) -> None:
    """Fit the weights of a title's evaluator on the outcomes of self-play."""
    known = find(title).id
    check_terms(find(title))
    if not 0 <= noise <= 1:
        raise LabError("share", name="--noise")
    if positive(games, "--games") < FEWEST:
        raise LabError("fit-few", games=games, least=FEWEST)
    numpy()  # if it is missing, that is told before the first game
    if out is not None:
        check(out)
    at_work = stamp.cores() if workers is None else positive(workers, "--workers")
    with interruptible(None, lang):
        seen = gather(known, bot, games, run, noise, at_work)
        check_outcomes(known, seen)
        found = fitted(known, seen)
    print("\n".join(lines(found, lang)))
    if out is not None:
        write(out, facts(found, bot, run, noise))


def lines(found: Fit, language: str) -> Iterator[str]:
    """The weights of a fit as lines of text, term by term."""
    yield say(
        language,
        "heading",
        title=title_name(find(found.title), language),
        games=found.games,
        positions=str(found.positions),
        pull=found.pull,
    )
    low, high = found.gain
    yield say(language, "loss", part=HELD_OUT, hand=found.by_hand, fitted=found.fitted, low=low, high=high)
    yield say(language, "scale", swing=found.swing, base=found.base)
    yield ""
    yield from table(rows(found, language))
    yield from ["", f"{stamp.commit()}; {stamp.machine(language)}", stamp.command()]


def rows(found: Fit, language: str) -> Iterator[list[str]]:
    """A head, and a row for each term."""
    yield [*[say(language, key) for key in ("term", "by-hand", "fitted")], lab_say(language, "column-interval")]
    by_hand = evaluator(find(found.title), by_hand=True).weights
    for (name, (weight, least, most)), hand in zip(found.weights.items(), by_hand):
        if name in found.fixed:
            yield [name, number(hand, 3), "–", say(language, "fixed")]
        else:
            yield [name, number(hand, 3), number(weight, 3), f"{number(least, 3)} – {number(most, 3)}"]


def say(language: str, key: str, **args: str | float) -> str:
    """A sentence about a fit."""
    printed = {name: with_minus(f"{value:.4g}") if isinstance(value, float) else value for name, value in args.items()}
    return message(language, ("lab",), f"fit-{key}", printed)
