"""What the areas of Cyprus are worth in Operation Attila, in Victory Points, and what a unit changes by a step."""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from ...family.rules.board import Place, Units, bits
from ..rules.board import NOWHERE, Attila, AttilaFacts
from ..rules.exclusive import BANDS, GIVEN_UP
from ..rules.words import CYPRIOT, TURKISH

FULL: Final = 7
"""1.1: the Game-turns of a whole game."""
AT_LAST: Final = 0.85
"""8.0: the weight of the areas held now in the last turn; it is less the more turns follow."""

UNIT: Final = 0.4
"""The worth in Victory Points of a point of Combat Value on the map at the start, beside what it
does where it stands.
"""
WEAK: Final = 0.55
"""The share of that worth that a disrupted unit keeps."""
IN_TRANSIT: Final = 0.7
"""6.12: the share of that worth that a brigade in transit keeps."""
IN_REAR: Final = 0.4
"""6.12: the share of that worth that a brigade keeps which is still to be shipped from the Rear Area."""
AT_HAND: Final = 0.85
"""6.12: the share of that worth that a unit in the Rear Area keeps which may go to its friends at once."""
DAMAGED: Final = 0.15
"""7.0: the share of that worth that a damaged Turkish regular keeps."""
DAMAGED_AT_HAND: Final = 0.35
"""7.0: the share of that worth that a damaged Irregular or Cypriot unit keeps, which comes back sooner."""

NEAR: Final = 0.3
"""6.1: the share of its strength that a unit counts for in the areas next to its own."""
STUBBORN: Final = 1.3
"""8.0: the factor by which a Cypriot unit counts for more than a Turkish one: it is enough to be there."""
TERRAIN: Final = 0.6
"""6.23: the strength that a die of terrain counts for where Cypriot units stand."""
UNREST: Final = 0.6
"""The strength that may come to an area from elsewhere."""
ABSENT: Final = 0.3
"""The likelihood that an area that could be taken is taken."""

BEACHHEAD: Final = 8
"""6.2, 6.12: the worth of the Beachhead in points of Combat Value, for supply and for all who come through it."""

GRADE: Final = 4.0
"""8.0: the worth in Victory Points of a better grade."""
SPREAD: Final = 0.7
"""8.0: how far from the limit of a grade its worth is felt, in Victory Points for each turn to come."""


class Season:
    """The time of a position: the weights that follow from it, and what never changes in a game."""

    def __init__(self, board: Attila) -> None:
        """`turns`: how many follow this one; `now`: the weight of the areas held now; `unit`: the worth of a point of
        strength.
        """
        facts = board.facts
        self.facts: AttilaFacts = facts
        self.turn = board.turn
        self.last_turn = board.last_turn
        self.turns = max(0, board.last_turn - board.turn)
        self.now = AT_LAST if self.turns == 0 else 1 / (1 + self.turns)
        self.time = (self.turns + 0.5) / (FULL - 0.5)
        self.unit = UNIT * self.time
        self.spread = SPREAD * (1 + self.turns)
        self.near = [bits(areas) for areas in facts.adjacent]
        self.regular: Units = facts.sides[TURKISH] & ~facts.irregular & ~facts.air
        self.strengths: dict[int, int] = {}
        self.touches: dict[tuple[Place, Place], list[Place]] = {}

    def is_of(self, board: Attila) -> bool:
        """Whether this is the time of that board."""
        return self.facts is board.facts and self.turn == board.turn and self.last_turn == board.last_turn

    def strength(self, units: Units) -> int:
        """6.23: the Combat Values of ground units together."""
        found = self.strengths.get(units)
        if found is None:
            value = self.facts.value
            found = self.strengths[units] = sum([value[unit] for unit in bits(units & ~self.facts.air)])
        return found

    def touched(self, origin: Place, place: Place) -> list[Place]:
        """The areas where a step from one place to another changes something."""
        found = self.touches.get((origin, place))
        if found is None:
            areas = 0
            for end in (origin, place):
                if end < self.facts.areas:
                    areas |= 1 << end | self.facts.adjacent[end]
            found = self.touches[origin, place] = bits(areas)
        return found


def grades(expected: float, spread: float) -> float:
    """8.0: the grades that so many Victory Points in the end promise."""
    return GRADE * fsum([1 / (1 + exp((least - 0.5 - expected) / spread)) for least, _, _ in BANDS])


class Island:
    """The strengths of both sides in all areas: of fit units, of disrupted ones, of fit ones next to it."""

    def __init__(self, board: Attila, season: Season) -> None:
        """`units`: all in the areas; `chances`: how likely the Turkish player will hold each area alone in the end;
        `expected`: the Victory Points then; `slope`: what one more of them is worth, grades included; `worths`: of the
        areas, once they are asked for."""
        areas = board.facts.areas
        self.season = season
        self.beachhead = board.beachhead
        self.fit = [[0] * areas for _ in range(3)]
        self.weak = [[0] * areas for _ in range(3)]
        self.reach = [[0] * areas for _ in range(3)]
        self.units: Units = 0
        for area in range(areas):
            if board.there[area]:
                self.units |= board.there[area]
                self.settle(board, area)
        self.marker = BEACHHEAD * season.unit
        self.given_up = GIVEN_UP * board.given_up
        self.chances = [self.chance(area) for area in range(areas)]
        self.expected = self.given_up + fsum([self.points(area) for area in range(areas)])
        spread, expected = season.spread, self.expected
        self.slope = 1.0 + grades(expected + 0.5, spread) - grades(expected - 0.5, spread)
        self.worths: list[float] = []

    def settle(self, board: Attila, area: Place) -> None:
        """Count the units of an area."""
        there, facts = board.there[area], board.facts
        for side in (TURKISH, CYPRIOT):
            units = there & facts.sides[side]
            if units:
                self.shift(side, area, self.season.strength(units & ~board.disrupted), False)
                self.shift(side, area, self.season.strength(units & board.disrupted), True)

    def shift(self, side: int, area: Place, strength: int, weak: bool) -> None:
        """Add so much strength of a side in an area; it also counts in the areas next to it."""
        if weak:
            self.weak[side][area] += strength
            return
        self.fit[side][area] += strength
        reach = self.reach[side]
        for near in self.season.near[area]:
            reach[near] += strength

    # 8.0: Victory Points

    def points(self, area: Place) -> float:
        """8.0: the part of an area's points that may be counted on."""
        now = self.season.now
        share = now * self.held(area) + (1 - now) * self.chances[area]
        return self.season.facts.victory_points[area] * share

    def held(self, area: Place) -> int:
        """8.0: whether the Turkish player alone has an undisrupted unit."""
        return 1 if self.fit[TURKISH][area] > 0 and self.fit[CYPRIOT][area] == 0 else 0

    def chance(self, area: Place) -> float:
        """8.0: how likely the Turkish player will hold an area alone in the end."""
        fit, weak = self.fit, self.weak
        return self.chance_with(
            area, fit[TURKISH][area], weak[TURKISH][area], fit[CYPRIOT][area], weak[CYPRIOT][area]
        )  # fmt: skip

    def chance_with(self, area: Place, fit: int, weak: int, enemy_fit: int, enemy_weak: int) -> float:
        """8.0: how likely the Turkish player will hold an area alone in the end, with other strengths in it."""
        reach = self.reach
        ours = fit + WEAK * weak + NEAR * reach[TURKISH][area]
        theirs = enemy_fit + WEAK * enemy_weak + NEAR * reach[CYPRIOT][area]
        if enemy_fit or enemy_weak:
            theirs += TERRAIN * self.season.facts.terrain[area]
        theirs *= STUBBORN
        chance = ours * ours / (ours * ours + theirs * theirs + UNREST)
        return chance if fit or weak else ABSENT * chance

    # 6.33: the Beachhead

    def hold(self, fit: int, weak: int, enemy_fit: int, enemy_weak: int) -> float:
        """6.33: how safe the Beachhead is, with such strengths there."""
        if self.beachhead == NOWHERE:
            return 0.0
        ours = fit + WEAK * weak
        theirs = enemy_fit + WEAK * enemy_weak + NEAR * self.reach[CYPRIOT][self.beachhead]
        return (ours + NEAR * self.reach[TURKISH][self.beachhead] / 2) / (ours + theirs + UNREST)

    def beachhead_hold(self) -> float:
        """6.33: how safe the Beachhead is as things stand."""
        area = self.beachhead
        if area == NOWHERE:
            return 0.0
        fit, weak = self.fit, self.weak
        return self.hold(fit[TURKISH][area], weak[TURKISH][area], fit[CYPRIOT][area], weak[CYPRIOT][area])

    # What changes are worth to the Turkish player

    def worth(self, area: Place) -> float:
        """The worth of an area as it is."""
        fit, weak = self.fit, self.weak
        return self.worth_with(area, fit[TURKISH][area], weak[TURKISH][area], fit[CYPRIOT][area], weak[CYPRIOT][area])

    def worth_with(self, area: Place, fit: int, weak: int, enemy_fit: int, enemy_weak: int) -> float:
        """The worth of an area with other strengths in it."""
        season = self.season
        share = (1 - season.now) * self.chance_with(area, fit, weak, enemy_fit, enemy_weak)
        if fit and not enemy_fit:
            share += season.now
        found = self.slope * season.facts.victory_points[area] * share
        if area == self.beachhead:
            found += self.marker * self.hold(fit, weak, enemy_fit, enemy_weak)
        return found

    def gain(self, side: int, strength: int, weak: bool, origin: Place, place: Place) -> float:
        """The worth that the areas gain by a step."""
        touched, worths = self.season.touched(origin, place), self.worths
        if not worths:
            worths = self.worths = [self.worth(area) for area in range(self.season.facts.areas)]
        before = fsum([worths[area] for area in touched])
        self.step(side, strength, weak, origin, place)
        after = fsum([self.worth(area) for area in touched])
        self.step(side, strength, weak, place, origin)
        return after - before

    def step(self, side: int, strength: int, weak: bool, origin: Place, place: Place) -> None:
        """Move a unit from one place to another; a box is no area."""
        areas = self.season.facts.areas
        if origin < areas:
            self.shift(side, origin, -strength, weak)
        if place < areas:
            self.shift(side, place, strength, weak)
