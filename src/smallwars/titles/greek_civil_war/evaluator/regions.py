"""What a Region of Greek Civil War is worth, in Political Points: the terms that look at one Region at a time."""

from __future__ import annotations

from math import fsum
from typing import Final

from ..rules.board import CONTROL, NO_UNIT, Greece, Stack
from ..rules.control import empty_regions, is_garrisoned
from ..rules.facts import Code, Facts
from ..rules.results import COLUMNS
from ..rules.words import AREA, BRIGADE, CADRE, DIVISION, DSE, FACES, FRONT, GOVERNMENT, LEVELS, LOK, LOK_UNCONV, TIGHT

KEPT = 0.87
"""The likelihood that points held at one Control Check are still held at the next."""

UNIT = 0.65
"""The worth of a unit for each Political Point of its price, beside what it does where it stands."""
UNIT_TURNS = 5
"""The number of turns left below which units are worth less and less."""

PARTIAL = 0.5
"""The worth of holding all squares of a Region but the last, as a share of controlling it."""
RESERVE = 0.4
"""The part of a held square that a unit in the Open counts for which could enter an empty one."""
DISPUTED = 0.3
"""The share of the worth of squares that is left while the enemy holds one of the Region's."""

FRAIL = 0.3
"""The share of its worth that a controlled Region would lose if the weakest unit in its squares had no strength."""
STURDY = 4
"""The strength of the weakest unit in the squares from which on a controlled Region loses none of its worth."""

STRIKE = 0.5
"""The worth of a good attack before it is made, as a share of what it promises."""
SIEGE = 0.6
"""11.2: the likelihood that a square falls sooner or later to attacks at the best odds."""
LASTING = 0.7
"""16.4: the share of the turns to come for which a Terror marker stays."""
GARRISON = 3.5
"""16.3: the mean of the die that a missing garrison costs."""
MISSING = (0.0, 1.0, 1.1, 1.2)
"""16.3: the share of that cost for each number of missing brigades, so that two are on the way to three."""
LASTING_DOCTRINE = 4
"""16.3: the number of turns for which a side plans to meet its doctrine, if that lasts so long."""
SEED = 0.06
"""9.1: the worth of an empty square, as a share of a controlled Region, to a Front or Cadre that can raise a band
there.
"""
FORESIGHT = 15
"""6.1: the number of Control Checks for which a side plans ahead in the game without an agreed end."""
IDLE = 0.4
"""10.2: the share of its worth that a band loses by standing in the Open, where it holds no square and never will."""

DSE_UNITS = 4 * LEVELS * FRONT
"""The first unit of the DSE: all from here up are the DSE's."""


class Ratings:
    """Numbers that follow from the charts and tables alone."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.prices = [price(facts, face) for face in range(FACES)]
        self.open_losses = losses(facts, facts.open_table)


def price(facts: Facts, face: int) -> float:
    """9.1, 9.2: the price of a unit with its Levels."""
    type, level = face // LEVELS, face % LEVELS
    built = LOK if type == LOK_UNCONV else type
    return facts.build[built] + facts.upgrade[built] * max(0, level - facts.build_level[built])


def losses(facts: Facts, table: list[int]) -> list[tuple[float, float]]:
    """12.2a: for each column, the shares of their worth that attackers and defenders lose on average."""
    codes = [[facts.codes[table[die * COLUMNS + column]] for die in range(6)] for column in range(COLUMNS)]
    return [(mean_loss(column, True), mean_loss(column, False)) for column in codes]


def mean_loss(codes: list[Code], attacker: bool) -> float:
    """12.2b: a Level less is the end of most units, a Level more is worth a fraction of one."""
    return fsum([loss(code) for code in codes if code.attacker == attacker]) / len(codes)


def loss(code: Code) -> float:
    """12.2b, 12.3: the share that a result takes."""
    share = 0.5 if code.half else 1.0
    return share if code.eliminate or code.level < 0 else -0.25 * share


class Season:
    """The time of a position: the weights that follow from it, and the worths of Regions at that time."""

    def __init__(self, board: Greece, ratings: Ratings, when: tuple[int, int, int]) -> None:
        self.when = when
        self.worths: dict[tuple[object, ...], Worth] = {}
        self.ratings = ratings
        self.facts = board.facts
        self.checks = checks_left(board)
        self.doctrine = board.doctrine
        self.income = discounted(self.checks)
        self.unit = UNIT * min(1.0, self.checks / UNIT_TURNS)
        self.keeping = discounted(min(LASTING_DOCTRINE, self.checks, max(1, board.duration)))
        self.same: Same | None = None


class Same:
    """The Regions of the board that was looked at last: stacks that change are made anew, so that those which are
    the same objects are worth the same."""

    def __init__(self, opens: list[Stack], squares: list[Stack], marks: tuple[int, int], worths: list[Worth]) -> None:
        self.opens = opens
        self.squares = squares
        self.marks = marks
        self.worths = worths

    def has(self, region: int, government: Stack, dse: Stack, squares: Stack) -> bool:
        """Whether a Region is as it was looked at last."""
        opens = self.opens
        if opens[region] is not government or self.squares[region] is not squares:
            return False
        return opens[len(self.worths) + region] is dse


def checks_left(board: Greece) -> int:
    """5.0: the Control Checks until the agreed end; without one, as many as a side plans ahead for."""
    if board.facts.end_turn == 0:
        return FORESIGHT
    return max(0, board.facts.end_turn - board.turn + (1 if board.phase < CONTROL else 0))


def discounted(checks: int) -> float:
    """The worth now of a point at each of that many Control Checks."""
    return (1 - KEPT**checks) / (1 - KEPT)


class Camp:
    """A side in a Region."""

    def __init__(self, season: Season, opens: list[int], squares: list[int], points: int) -> None:
        """`opens`, `squares`: the faces of its units; `points`: what control would bring at a check (14.1, 16.4 c)."""
        conflict, movement, prices = season.facts.conflict, season.facts.movement, season.ratings.prices
        self.opens = opens
        self.squares = squares
        self.points = points
        self.open_strength = sum([conflict[face] for face in opens])
        self.square_strength = sum([conflict[face] for face in squares])
        self.open_price = fsum([prices[face] for face in opens])
        self.price = self.open_price + fsum([prices[face] for face in squares])
        self.bodies = len([face for face in opens if movement[face]])


class Land:
    """A Region as the terms see it."""

    def __init__(
        self, season: Season, region: int, government: Stack, dse: Stack, squares: Stack, marks: tuple[bool, bool]
    ) -> None:
        """`marks`: whether there is Terror, and whether the Region was resettled."""
        points = season.facts.points
        self.season = season
        self.region = region
        self.terror, self.resettled = marks
        self.squares = len(squares)
        self.empty = squares.count(NO_UNIT)
        held = [unit for unit in squares if unit != NO_UNIT]
        blue, red = [unit // 4 for unit in held if unit < DSE_UNITS], [unit // 4 for unit in held if unit >= DSE_UNITS]
        camps = [([unit // 4 for unit in government], blue), ([unit // 4 for unit in dse], red)]
        self.government, self.dse = [
            Camp(season, opens, inside, 0 if self.terror else 1 if self.resettled else points[side][region])
            for side, (opens, inside) in zip((GOVERNMENT, DSE), camps)
        ]

    def controls(self, camp: Camp) -> bool:
        """14.2: whether a side holds every square."""
        return self.squares > 0 and len(camp.squares) == self.squares


# 14.2: squares


def control(land: Land, camp: Camp, enemy: Camp) -> float:
    """14.1: what the Region brings at this and later checks."""
    return land.season.income * camp.points if land.controls(camp) else 0.0


def progress(land: Land, camp: Camp, enemy: Camp) -> float:
    """14.3: part of the squares bring nothing yet, but the others are the nearer; one enemy in a square spoils it."""
    if land.squares == 0 or land.controls(camp):
        return 0.0
    share = (len(camp.squares) + RESERVE * min(land.empty, camp.bodies)) / land.squares
    return PARTIAL * land.season.income * camp.points * share * (DISPUTED if enemy.squares else 1.0)


def frailty(land: Land, camp: Camp, enemy: Camp) -> float:
    """11.2: a Region falls with its weakest square, and the sooner the weaker that is."""
    if not land.controls(camp):
        return 0.0
    weakest = min([land.season.facts.conflict[face] for face in camp.squares])
    return -FRAIL * land.season.income * camp.points * max(0.0, 1 - weakest / STURDY)


def seeds(land: Land, camp: Camp, enemy: Camp) -> float:
    """9.1: Fronts and Cadres let bands rise in the empty squares around them."""
    if not any([face // LEVELS in (FRONT, CADRE) for face in camp.opens + camp.squares]):
        return 0.0
    return SEED * land.season.income * camp.points * land.empty


# Units


def units(land: Land, camp: Camp, enemy: Camp) -> float:
    """9.1: the cost of building the units of a side anew, for the turns that are left to use them."""
    return land.season.unit * camp.price


def idle_bands(land: Land, camp: Camp, enemy: Camp) -> float:
    """10.2: static units in the Open."""
    season = land.season
    idle = [season.ratings.prices[face] for face in camp.opens if not season.facts.movement[face]]
    return -IDLE * season.unit * fsum(idle)


def attrition(land: Land, camp: Camp, enemy: Camp) -> float:
    """15.1: police and Fronts wither in Regions that the enemy controls: half of them every other turn."""
    if not camp.opens or not land.controls(enemy):
        return 0.0
    season, subject = land.season, land.season.facts.attrition
    withering = [season.ratings.prices[face] for face in camp.opens if subject >> face // LEVELS & 1]
    return -0.5 * season.unit * fsum(withering)


# 11.2: odds


def threats(land: Land, camp: Camp, enemy: Camp) -> float:
    """12.2a: what an attack on the enemy in the Open promises; so a weak stack beside a strong one is exposed."""
    strength = camp.open_strength + camp.square_strength
    if not enemy.opens or strength < enemy.open_strength:
        return 0.0
    own, other = land.season.ratings.open_losses[min(COLUMNS - 1, strength // enemy.open_strength)]
    return STRIKE * land.season.unit * max(0.0, other * enemy.open_price - own * camp.price)


def sieges(land: Land, camp: Camp, enemy: Camp) -> float:
    """11.1: what the strength gathered against the enemy's weakest square promises; units in the Open shield it."""
    strength = besieging(land, camp, enemy)
    if not strength or not enemy.squares:
        return 0.0
    season = land.season
    weakest = min([season.facts.conflict[face] for face in enemy.squares])
    stake = season.unit * (enemy.price - enemy.open_price) / len(enemy.squares)
    if land.controls(enemy):
        stake += PARTIAL * season.income * enemy.points
    return SIEGE * stake * min(1.0, strength / (weakest * (COLUMNS - 1)))


def besieging(land: Land, camp: Camp, enemy: Camp) -> int:
    """11.1, 16.1: the strength that may attack a square."""
    if not enemy.opens:
        return camp.open_strength + camp.square_strength
    facts = land.season.facts
    hidden = [facts.conflict[face] for face in camp.opens if facts.unconventional >> face // LEVELS & 1]
    return camp.square_strength + sum(hidden)


# 14.5, 16.3: penalties


def terror(land: Land) -> float:
    """16.4 a: a point at each check, until it is removed."""
    return -LASTING * land.season.checks if land.terror else 0.0


def resettled(land: Land) -> float:
    """16.5 d: a point at each check to come."""
    return -float(land.season.checks) if land.resettled else 0.0


def garrisons(land: Land) -> float:
    """16.3: Tight Defense wants a division or three brigades around the cities."""
    season = land.season
    if season.doctrine != TIGHT or land.region not in season.facts.garrisons:
        return 0.0
    types = [face // LEVELS for face in land.government.opens + land.government.squares]
    missing = 0 if DIVISION in types else max(0, 3 - types.count(BRIGADE))
    return -GARRISON * season.keeping * MISSING[missing]


def presence(land: Land) -> float:
    """16.3: Area Defense wants a unit in every Region that is not Remote."""
    season = land.season
    if season.doctrine != AREA or land.government.opens or land.government.squares or land.resettled:
        return 0.0
    needed = season.facts.greek & ~season.facts.remote
    return -season.keeping if needed >> land.region & 1 else 0.0


def penalties(board: Greece, garrison: float) -> float:
    """14.5, 16.3: the Government's loss at the next check, if a missing garrison costs so much."""
    lasting = board.terror.bit_count() + board.resettled.bit_count()
    if board.doctrine == AREA:
        return lasting + empty_regions(board)
    if board.doctrine != TIGHT:
        return lasting
    return lasting + garrison * len([region for region in board.facts.garrisons if not is_garrisoned(board, region)])


REGION_TERMS: Final = (
    "control", "progress", "frailty", "seeds", "units", "idle bands", "attrition", "threats", "sieges",
    "terror", "resettled", "garrisons", "presence",
)  # fmt: skip
"""The terms of a Region in the order of `region_features`."""


def region_features(land: Land) -> list[float]:
    """The value of each term of a Region; positive is good for the Government."""
    blue, red = land.government, land.dse
    return [
        control(land, blue, red) - control(land, red, blue),
        progress(land, blue, red) - progress(land, red, blue),
        frailty(land, blue, red) - frailty(land, red, blue),
        seeds(land, blue, red) - seeds(land, red, blue),
        units(land, blue, red) - units(land, red, blue),
        idle_bands(land, blue, red) - idle_bands(land, red, blue),
        attrition(land, blue, red) - attrition(land, red, blue),
        threats(land, blue, red) - threats(land, red, blue),
        sieges(land, blue, red) - sieges(land, red, blue),
        terror(land),
        resettled(land),
        garrisons(land),
        presence(land),
    ]


class Worth:
    """The sum of what a Region adds to the terms, and what it adds to those that look at the whole board."""

    def __init__(self, land: Land, weights: list[float]) -> None:
        """`government`, `dse`: the points of the next Control Check; `bodies`: units that could enter a square."""
        total = 0.0
        for weight, feature in zip(weights, region_features(land)):
            total += weight * feature
        self.total = total
        self.government = land.government.points if land.controls(land.government) else 0
        self.dse = land.dse.points if land.controls(land.dse) else 0
        self.bodies = land.government.bodies
        self.empty = land.empty
