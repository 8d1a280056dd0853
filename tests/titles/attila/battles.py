"""Battles for the tests: a Combat card under way, and what is seen of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.harness import Table

Attila = Callable[..., Table]

COLOUR = {"turkish": "g", "cypriot": "w"}
ENEMY = {"turkish": "cypriot", "cypriot": "turkish"}
CARD = {1: "6-1", 2: "4-2", 3: "3-3", 4: "2-4", 5: "3-5", 6: "1-6"}
"""A card for each Combat value."""

HELLENIC = {"hellenic_air_force": True}

NOBODY = {"turkish": 0, "cypriot": 0}
"""No Special Action cards: nobody reacts."""


def combat(attila: Attila, side: str = "turkish", /, **rest: Any) -> Table:
    """A table where a side has just played a card for Combat, of 6 unless a `value` is given.

    The Beachhead is in Kyrenia, nobody can react (6.32); the enemy holds a card, so that play waits for him when
    this one is done.
    """
    enemy, card = ENEMY[side], COLOUR[side] + CARD[rest.pop("value", 6)]
    hands = {side: card, enemy: f"{COLOUR[enemy]}2-3"}
    fields = {"beachhead": "kyrenia", "special_actions": NOBODY, **hands, **rest}
    return attila(active=side, **fields).play(f"{card} combat")


def duel(attila: Attila, side: str, units: str, **rest: Any) -> Table:
    """A battle of all these units in Dhali, without terrain, at its dice. The Beachhead is in Larnaca, next to it."""
    table = combat(attila, side, beachhead="larnaca", dhali=units, **rest).play("dhali")
    while table.kind in ("attack.unit", "target.unit"):
        table.play("all" if table.kind == "target.unit" else table.options[0])
    return table


def dice(table: Table) -> tuple[int, int]:
    """How many dice attacker and defender throw now; none of them hits."""
    thrown = []
    for whose in ("attacker", "defender"):
        assert (table.kind, about(table)) == ("hits", whose)
        thrown.append(len(table.options) - 1)
        table.play("{0}")
    return thrown[0], thrown[1]


def about(table: Table) -> str | None:
    """What the decision is about."""
    assert table.game.decision is not None
    return table.game.decision.about


def rule_of(table: Table) -> str:
    """The rule of the decision."""
    assert table.game.decision is not None
    return table.game.decision.rule


def past(table: Table, unit: str) -> str:
    """The rule by which a unit that was passed over is refused; the text tells of the way back."""
    number = table.refused(unit)
    assert "“again”" in table.game.refusals()[unit].text
    return number


def left(table: Table) -> int:
    """How many more may follow: points of the card, units, hits."""
    question = table.game.question()
    assert question is not None
    return question.left


def weights(table: Table) -> list[int] | None:
    """The odds of a result of chance."""
    question = table.game.question()
    assert question is not None
    return question.weights


def on_the_map(table: Table) -> dict[str, str]:
    """The areas in which there are units, in short."""
    return {name: table.there(name) for name, units in table.position["areas"].items() if units}


def boxes(table: Table) -> list[str]:
    """Rear Areas and Damaged Units boxes, in short: Turkish, Cypriot, Turkish, Cypriot."""
    return [table.there(box) for box in ("rear_turkish", "rear_cypriot", "damaged_turkish", "damaged_cypriot")]
