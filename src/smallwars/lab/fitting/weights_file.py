"""Fitted weights as data: a TOML file in the folder of a title, with where its numbers come from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ..running import stamp
from ..running.toml_file import writing
from .fit import Fit

HEADING: Final = """\
# Weights of the evaluator, fitted on outcomes of self-play: weight and 95 % interval. `share`: how far the search
# goes from the weights by hand to these, as matches of the rule bot with and without them say.
"""
Facts = dict[str, Any]


def facts(fit: Fit, bot: str, run: int, noise: float) -> Facts:
    """What the file of a title keeps of a fit."""
    return {
        "commit": stamp.commit(),
        "command": stamp.command(),
        "bot": bot,
        "run": run,
        "games": fit.games,
        "positions": fit.positions,
        "random_turns": noise,
        "pull": fit.pull,
        "loss_by_hand": round(fit.by_hand, 4),
        "loss_fitted": round(fit.fitted, 4),
        "gain": [round(end, 4) for end in fit.gain],
        "swing": round(fit.swing, 3),
        "base": round(fit.base, 3),
        "share": 0.0,
        "weights": {name: [round(number, 3) for number in found] for name, found in fit.weights.items()},
    }


def write(path: Path, found: Facts) -> None:
    """Write a title's file over the one there was."""
    with writing(path):
        path.write_text("\n".join([HEADING, *lines(found), ""]), encoding="utf-8")


def lines(found: Facts) -> Iterator[str]:
    """The lines of the file; strings, numbers and lists are written in TOML as in JSON."""
    yield from [f"{name} = {json.dumps(value)}" for name, value in found.items() if name != "weights"]
    yield from ["", "[weights]"]
    yield from [f"{json.dumps(name)} = {json.dumps(value)}" for name, value in found["weights"].items()]
