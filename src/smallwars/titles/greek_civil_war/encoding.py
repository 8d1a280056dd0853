"""What an observation of Greek Civil War holds, and every kind of question it can ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from smallwars.engine.title import Options
from smallwars.kit.encoding import FLAG, MANY, Patterns
from smallwars.kit.encoding import Encoding as PlainEncoding

from .title import GreekTitle

KINDS: Final = """
    agree airstrike attack attack.target attack.unit attrition.unit break_down break_down.squares break_down.unit
    build build.place combine combine.place combine.squares combine.unit control demobilize demobilize.unit die
    eliminate.unit first mobilize move move.place move.to move.unit occupy pay raise.unit reduce.unit regroup resettle
    retreat retreat.place retreat.unit setup.cadre setup.division setup.front setup.guerrilla setup.mountain setup.place
    setup.police switch switch.unit upgrade upgrade.unit
"""

PATTERNS: Final[Patterns] = {
    "turn": MANY,
    "end_turn": (0, 30),
    "phase={phase}": FLAG,
    "active={faction}": FLAG,
    "first={faction}": FLAG,
    "political_index/{faction}": (-99, 99),
    "doctrine={doctrine}": FLAG,
    "limit": MANY,
    "duration": MANY,
    "airstrikes": MANY,
    "american_aid": FLAG,
    "stalin_score": MANY,
    "points_left": MANY,
    "closed/{region}": FLAG,
    "regions/{region}/open/{face}": MANY,
    "regions/{region}/squares/{square}={face}": FLAG,
    "regions/{region}/terror": FLAG,
    "regions/{region}/resettled": FLAG,
    "regions/{region}/control={faction}": FLAG,
    "regions/{region}/points/{faction}": MANY,
    "regions/{region}/acted/{face}": MANY,
    "regions/{region}/acted_squares/{square}": FLAG,
    "regions/{region}/marked/{face}": MANY,
    "regions/{region}/marked_squares/{square}": FLAG,
}


class Encoding(PlainEncoding[GreekTitle]):
    """Regions with their units in the open and in squares, and the tracks."""

    numbers = (0, 6)
    results = (0, 6)
    is_complete = True

    def kinds(self) -> Sequence[str]:
        return KINDS.split()

    def patterns(self) -> Patterns:
        return PATTERNS

    def words(self, options: Options) -> Mapping[str, Sequence[str]]:
        data = self.title.data_for(self.title.check_options(options))
        return {
            "phase": ("setup", "initiative", "mobilization", "movement", "conflict", "control", "attrition", "end"),
            "doctrine": ("tight", "area", "aggressive"),
            "region": [region["id"] for region in data["regions"]],
            "face": [f"{type}{level}" for type, unit in data["units"].items() for level in sorted(unit["levels"])],
            "square": ("0", "1", "2"),
        }
