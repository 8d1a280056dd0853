"""What an observation of a title of The British Way holds: cards, boxes, spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from smallwars.engine.title import Options
from smallwars.kit.encoding import FLAG, MANY, Encoding, Patterns

from .title import CoinTitle

SHARED: Final[Patterns] = {
    "card={card}": FLAG,
    "played/{card}": FLAG,
    "deck_size": MANY,
    "first={faction}": FLAG,
    "boxes/{box}={faction}": FLAG,
    "capabilities/{card}={side}": FLAG,
}


class CoinEncoding(Encoding[CoinTitle]):
    """The encoding that Cyprus and Kenya share."""

    results = (0, 6)
    is_complete = True

    def words(self, options: Options) -> Mapping[str, Sequence[str]]:
        spaces = self.title.data_for(self.title.check_options(options))["spaces"]
        return {
            "card": [word for answer, word in self.title.words.items() if 150 < answer < 200],
            "box": ("limited", "event", "op"),
            "side": ("unshaded", "shaded"),
            "chit": ("0", "1", "2"),
            "stance": ("loyal", "neutral", "resistance"),
            "space": [space["id"] for space in spaces],
        }
