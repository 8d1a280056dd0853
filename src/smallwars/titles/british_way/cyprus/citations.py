"""The paragraphs from which the sentences of the log of Cyprus follow."""

from __future__ import annotations

from typing import Final

from ..family.citations import CITATIONS as SHARED

CITATIONS: Final[dict[str, str]] = {
    **SHARED,
    "operation.deploy": "3.2.1",
    "operation.patrol": "3.2.2",
    "operation.search": "3.2.3",
    "operation.assault": "3.2.4",
    "operation.recruit": "3.3.1",
    "operation.travel": "3.3.2",
    "operation.sabotage": "3.3.3",
    "operation.ambush": "3.3.4",
    "special.restore": "4.2.1",
    "special.diplomacy": "4.2.2",
    "special.interrogate": "4.2.3",
    "special.smuggle": "4.3.1",
    "special.infiltrate": "4.3.2",
    "special.propagandize": "4.3.3",
    "move": "1.3.5",
    "political_will": "1.8",
    "extension": "2.3.7",
    "will_change": "6.1",
    "remove_cells": "1.4.1",
    "travel": "3.3.2",
    "sabotage": "1.7",
    "sabotage_removed": "1.7",
    "curfew": "1.10",
    "curfew_moved": "1.10",
    "curfew_lifted": "1.10",
    "international_opinion": "1.9",
    "chit_drawn": "1.6.1",
    "chit_discarded": "1.6.1",
    "chit_spent": "1.6.1",
    "smuggle_roll": "4.3.1",
    "diplomacy_roll": "4.2.2",
    "sabotage_roll": "3.3.3",
    "ambush_roll": "3.3.4",
    "released": "1.3.6",
    "released_to": "1.3.6",
    "withdrawn": "1.4.1",
    "returned": "1.4.1",
}
