"""The sentences that a person at a table reads, for the tests."""

from __future__ import annotations

from tests.harness import Table


def asked(table: Table) -> str:
    """The pending question as a person reads it."""
    decision = table.game.decision
    assert decision is not None
    return decision.text()


def label(table: Table, option: str) -> str:
    """An option as a person reads it."""
    decision = table.game.decision
    assert decision is not None
    return next(each.text() for each in decision.options if each.id == option)


def log_lines(table: Table) -> list[str]:
    """The log in words."""
    return [entry.text("en") for entry in table.game.log]
