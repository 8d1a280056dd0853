"""The paragraphs from which the sentences of the log follow; `verb.word`, `verb.number` where the paragraph depends on
what the sentence names.
"""

from __future__ import annotations

from typing import Final

CITATIONS: Final[dict[str, str]] = {
    "card": "2.3.6",
    "action": "2.3.2",
    "pass": "2.3.3",
    "event": "5.1",
    "event_of_one_text": "5.1",
    "capability": "5.3",
    "capability_of_one_text": "5.3",
    "operation": "3.1",
    "special": "4.1",
    "resume": "4.1",
    "select": "3.1",
    "destination": "3.1",
    "place": "1.4.1",
    "remove": "1.4.1",
    "activate": "1.4.3",
    "flipped": "1.4.3",
    "phase": "6.0",
    "phase.1": "6.1",
    "phase.2": "6.2",
    "phase.3": "6.3",
    "phase.4": "6.4",
    "eligible": "2.3.5",
    "victory": "7.0",
    "tie": "7.0.2",
}
"""The citations of both games; the paragraphs bear the same numbers in both rulebooks."""
