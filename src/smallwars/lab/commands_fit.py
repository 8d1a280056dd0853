"""The command `fit`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..bots.evaluators import evaluator
from ..engine.registry import find
from ..texts import message
from . import stamp
from .commands_match import Language, Workers, positive
from .fit import HELD_OUT, NOISE, Fit, fitted, gather
from .weights_file import facts, write


def fit(
    title: Annotated[str, Parameter(help="Which title.")],
    /,
    *,
    games: Annotated[int, Parameter(help="How many games to learn from.")] = 1000,
    bot: Annotated[str, Parameter(help="Who plays them, on both sides.")] = "greedy",
    noise: Annotated[float, Parameter(help="The share of turns that are played at random.")] = NOISE,
    run: Annotated[int, Parameter(help="The same run deals the same cards and dice.")] = 1,
    workers: Workers = None,
    out: Annotated[Path | None, Parameter(help="The file of weights to write the title's part of.")] = None,
    lang: Language = "en",
) -> None:
    """Fit the weights of a title's evaluator on the outcomes of self-play."""
    known = find(title).id
    seen = gather(known, bot, positive(games, "--games"), run, noise, workers or stamp.cores())
    found = fitted(known, seen)
    print("\n".join(lines(found, lang)))
    if out is not None:
        write(out, known, facts(found, bot, run, noise))


def lines(found: Fit, language: str) -> Iterator[str]:
    """What was found, term by term."""
    yield say(
        language, "heading", title=found.title, games=found.games, positions=str(found.positions), pull=found.pull
    )
    low, high = found.gain
    yield say(language, "loss", part=HELD_OUT, hand=found.by_hand, fitted=found.fitted, low=low, high=high)
    yield say(language, "scale", swing=found.swing, base=found.base)
    yield ""
    by_hand = evaluator(found.title, by_hand=True)
    for (name, (weight, least, most)), hand in zip(found.weights.items(), by_hand.weights):
        yield f"{name:<24}{hand:>9.3f}{weight:>9.3f}   {least:.3f} – {most:.3f}"
    yield from ["", f"{stamp.commit()}; {stamp.machine()}", stamp.command()]


def say(language: str, key: str, **args: str | float) -> str:
    """A sentence about a fit."""
    told = {name: f"{value:.4g}" if isinstance(value, float) else value for name, value in args.items()}
    return message(language, ("lab",), f"fit-{key}", told)
