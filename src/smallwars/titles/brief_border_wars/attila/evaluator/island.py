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
"""8.0: how much the areas held now count in the last turn; before, the less the more turns follow."""

UNIT: Final = 0.4
"""What a point of Combat Value on the map is worth at the start, beside what it does where it stands …"""
WEAK: Final = 0.55
"""… what of it is left to a disrupted unit, …"""
IN_TRANSIT: Final = 0.7
IN_REAR: Final = 0.4
"""6.12: … to a brigade that is still to be shipped, …"""
AT_HAND: Final = 0.85
"""6.12: … to a unit in the Rear Area that may go to its friends at once, …"""
DAMAGED: Final = 0.15
DAMAGED_AT_HAND: Final = 0.35
"""7.0: … and to damaged ones of both kinds."""

NEAR: Final = 0.3
"""6.1: what a unit counts in the areas next to its own."""
STUBBORN: Final = 1.3
"""8.0: how much more a Cypriot unit counts than a Turkish one: it is enough to be there."""
TERRAIN: Final = 0.6
"""6.23: what a die of terrain counts where Cypriot units stand."""
UNREST: Final = 0.6
"""What may come to an area from elsewhere."""
ABSENT: Final = 0.3
"""How likely an area that could be taken will be."""

BEACHHEAD: Final = 8
"""6.2, 6.12: as many points of Combat Value the Beachhead is worth, for supply and for all who come through it."""

GRADE: Final = 4.0
"""8.0: what a better grade is worth …"""
SPREAD: Final = 0.7
"""… and how far from its limit that is felt, for each turn to come."""


class Season:
    """What the time of a position makes things worth, and what never changes."""

    def __init__(self, board: Attila) -> None:
        """`turns`: how many follow this one; `now`: the weight of what is held now; `unit`: a point of strength."""
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
        """Whether it is the time of that board."""
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
        """The units of an area."""
        there, facts = board.there[area], board.facts
        for side in (TURKISH, CYPRIOT):
            units = there & facts.sides[side]
            if units:
                self.shift(side, area, self.season.strength(units & ~board.disrupted), False)
                self.shift(side, area, self.season.strength(units & board.disrupted), True)

    def shift(self, side: int, area: Place, strength: int, weak: bool) -> None:
        """So much strength more."""
        if weak:
            self.weak[side][area] += strength
            return
        self.fit[side][area] += strength
        reach = self.reach[side]
        for near in self.season.near[area]:
            reach[near] += strength

    # 8.0: Victory Points

    def points(self, area: Place) -> float:
        """8.0: how many of an area's points may be counted on."""
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
        """The same with other strengths in the area."""
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
        """The same as things stand."""
        area = self.beachhead
        if area == NOWHERE:
            return 0.0
        fit, weak = self.fit, self.weak
        return self.hold(fit[TURKISH][area], weak[TURKISH][area], fit[CYPRIOT][area], weak[CYPRIOT][area])

    # What changes are worth to the Turkish player

    def worth(self, area: Place) -> float:
        """What an area is worth as it is."""
        fit, weak = self.fit, self.weak
        return self.worth_with(area, fit[TURKISH][area], weak[TURKISH][area], fit[CYPRIOT][area], weak[CYPRIOT][area])

    def worth_with(self, area: Place, fit: int, weak: int, enemy_fit: int, enemy_weak: int) -> float:
        """What an area is worth with other strengths in it."""
        season = self.season
        share = (1 - season.now) * self.chance_with(area, fit, weak, enemy_fit, enemy_weak)
        if fit and not enemy_fit:
            share += season.now
        found = self.slope * season.facts.victory_points[area] * share
        if area == self.beachhead:
            found += self.marker * self.hold(fit, weak, enemy_fit, enemy_weak)
        return found

    def gain(self, side: int, strength: int, weak: bool, origin: Place, place: Place) -> float:
        """What the areas are worth more after a step."""
        touched, worths = self.season.touched(origin, place), self.worths
        if not worths:
            worths = self.worths = [self.worth(area) for area in range(self.season.facts.areas)]
        before = fsum([worths[area] for area in touched])
        self.step(side, strength, weak, origin, place)
        after = fsum([self.worth(area) for area in touched])
        self.step(side, strength, weak, place, origin)
        return after - before

    def step(self, side: int, strength: int, weak: bool, origin: Place, place: Place) -> None:
        """A unit goes from one place to another; a box is no area."""
        areas = self.season.facts.areas
        if origin < areas:
            self.shift(side, origin, -strength, weak)
        if place < areas:
            self.shift(side, place, strength, weak)
