"""The paragraphs from which the sentences of the log of Kenya follow."""

from __future__ import annotations

from typing import Final

from ..family.citations import CITATIONS as SHARED

CITATIONS: Final[dict[str, str]] = {
    **SHARED,
    "operation.deploy": "3.2.1",
    "operation.relocate": "3.2.2",
    "operation.sweep": "3.2.3",
    "operation.assault": "3.2.4",
    "operation.rally": "3.3.1",
    "operation.march": "3.3.2",
    "operation.terror": "3.3.3",
    "special.reward": "4.2.1",
    "special.reprisal": "4.2.2",
    "special.air_strike": "4.2.3",
    "special.supply": "4.3.1",
    "special.oath": "4.3.2",
    "special.raid": "4.3.3",
    "phase.5": "6.5",
    "move": "1.3.6",
    "political_will": "1.10",
    "free_operation": "3.1.2",
    "guerrillas_move": "1.4.3",
    "guerrillas_removed": "1.4.1",
    "control": "1.7",
    "stance": "1.6",
    "population": "1.3.2",
    "terror": "1.9",
    "terror_removed": "1.9",
    "hidden": "1.4.3",
    "resources": "1.8",
    "pipeline": "1.11",
    "outrage_roll": "6.6.3",
    "enlisted": "1.3.5",
    "enlisted_to": "1.3.5",
    "will_resistance": "6.1.1",
    "will_terror": "6.1.2",
    "will_nairobi": "6.1.3",
    "will_bases": "6.1.3",
}
