"""The Mobilization Phase: building, upgrading and demobilizing units; American Aid (9.0)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, Frame, State
from smallwars.engine.question import Question, Reason

from .board import (
    ACTED,
    FLAGS,
    MARKED,
    Greece,
    Region,
    answers_in,
    change,
    distinct,
    has_unit,
    holding,
    holds,
    regions_in,
    unit_of,
)
from .charts import (
    BY_WEIGHT,
    airstrike_refusal,
    build_refusal,
    build_regions,
    type_refusal,
    upgrade_cost,
    upgrade_refusal,
)
from .levels import add_unit, remove_unit, set_level
from .places import OrderedUnitFrame, PlaceOfNewUnit, RegionFrame, UnitFrame, place_of, spot_of
from .political_index import begin_aid, give_aid, shift_index
from .resettlement import Resettle
from .tito import StalinRoll
from .words import (
    AGAIN,
    AIRSTRIKE,
    ANY_ORDER,
    BACK,
    DEMOBILIZE,
    DONE,
    DSE,
    FRONT,
    GOVERNMENT,
    LEVELS,
    TYPE,
    UPGRADE,
)

FIRST_BUILD: Final = 10000
NEVER: Final = 99999
"""The order of purchases, which commute: upgrades by Region and unit, then builds by type and Region; what cannot be
bought comes never."""

NOTHING_THERE: Final = Reason("9.2", "nothing-there")
OUT_OF_ORDER: Final = Reason("9.1", "out-of-order-again")
UPGRADE_ORDER: Final = Reason("9.2", "out-of-order-again")
NOTHING_BEFORE: Final = Reason("9.1", "nothing-before")
NOTHING_TO_DEMOBILIZE: Final = Reason("9.3", "nothing-there")


def mobilization_phase(board: Greece, side: int) -> list[Frame[Greece]]:
    """9.0: in odd turns but not in the first [G-14]; what comes at its beginning comes before aid [G-32, G-57]."""
    if board.turn == 1 or board.turn % 2 == 0:
        return []
    rest: list[Frame[Greece]] = [AmericanAid(side), Mobilize(side)]
    if side == GOVERNMENT:
        return [Resettle(), *rest]
    return [StalinRoll(2), *rest] if board.facts.tito and board.closed == 0 else rest


class AmericanAid(Frame[Greece]):
    """17.2: whether aid begins, at the start of either side's phase; 9.6: the Government's share of it."""

    def __init__(self, side: int) -> None:
        self.side = side

    def go(self, state: State[Greece]) -> None:
        board = state.board
        begin_aid(state)
        if self.side == GOVERNMENT:
            board.points_left = board.limit
            if board.aid:
                give_aid(state)


def pay(state: State[Greece], side: int, points: int) -> None:
    """9.1, 9.5: the index pays, and the Government's limit shrinks."""
    shift_index(state, side, -points)
    if side == GOVERNMENT:
        state.board.points_left -= points


def upgrade_key(region: Region, answer: int) -> int:
    """Where an upgrade stands in the order of purchases."""
    return 256 * region + answer


def build_key(type: int, region: Region) -> int:
    """Where a build stands in the order of purchases."""
    return FIRST_BUILD + 64 * type + region


def chart(side: int) -> range:
    """9.1: the types of a side, in the order of its chart."""
    return range(FRONT) if side == GOVERNMENT else range(FRONT, AIRSTRIKE)


class Mobilize(Frame[Greece]):
    """9.0: what next? Bots buy in a fixed order, which may be started again; people in any."""

    def __init__(self, side: int, last: int = 0) -> None:
        """`last`: the purchase before, by its place in the order."""
        self.side = side
        self.last = last

    def in_any_order(self) -> Mobilize:
        return Mobilize(self.side, ANY_ORDER)

    def opens_pick(self, board: Greece) -> bool:
        return True

    def weight(self, board: Greece, answer: int) -> int:
        return CLOSE

    def candidates(self, board: Greece) -> list[int]:
        airstrikes = [TYPE + AIRSTRIKE] if self.side == GOVERNMENT else []
        again = [] if self.last == ANY_ORDER else [AGAIN]
        return [DEMOBILIZE, UPGRADE, *[TYPE + type for type in chart(self.side)], *airstrikes, *again]

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if self.is_open(board, answer):
            return None
        if answer == DEMOBILIZE:
            return NOTHING_TO_DEMOBILIZE
        if answer == AGAIN:
            return NOTHING_BEFORE
        if answer == UPGRADE:
            return why_no_upgrade(board, self.side)
        return airstrike_refusal(board) if answer == TYPE + AIRSTRIKE else why_no_build(board, answer - TYPE)

    def is_open(self, board: Greece, answer: int) -> bool:
        """Whether that can be done now, from here on in the order."""
        if answer == DEMOBILIZE:
            return board.present[self.side] != 0
        if answer == AGAIN:
            return self.again_opens(board)
        if answer == UPGRADE:
            return self.last < FIRST_BUILD and len(upgrade_regions(board, self.side, self.last)) > 0
        if answer == TYPE + AIRSTRIKE:
            return airstrike_refusal(board) is None
        last = last_build(board, answer - TYPE)
        return last >= 0 and last >= self.last

    def again_opens(self, board: Greece) -> bool:
        """Whether starting the order again would allow what is not allowed now."""
        if self.last == 0:
            return False
        if first_upgrade(board, self.side) < self.last:
            return True
        for type in chart(self.side):
            if build_key(type, 0) < self.last and first_build(board, type) < self.last:
                return True
        return False

    def ask(self, board: Greece) -> Question | None:
        answers = [answer for answer in self.candidates(board) if self.is_open(board, answer)]
        return Question(self.side, "mobilize", "9.0", [*answers, DONE])

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == DONE:
            return
        if answer == AGAIN:
            state.push(Mobilize(self.side))
        elif answer == DEMOBILIZE:
            state.push_all([Demobilize(self.side), Mobilize(self.side)])
        elif answer == TYPE + AIRSTRIKE:
            self.buy_airstrike(state)
        else:
            anew = 1 if self.last == ANY_ORDER else 0
            last = 0 if anew else self.last
            state.push(Upgrade(self.side, last, anew) if answer == UPGRADE else Build(answer - TYPE, last, anew))

    def buy_airstrike(self, state: State[Greece]) -> None:
        """2.8, 11.4: an Airstrike for the box."""
        board = state.board
        cost = board.facts.build[AIRSTRIKE]
        board.airstrikes += 1
        state.note("buy_airstrike", cost)
        state.push(Mobilize(self.side, build_key(AIRSTRIKE, 0)))
        pay(state, self.side, cost)


# 9.1: building


def why_no_build(board: Greece, type: int) -> Reason:
    """9.1: why no unit of that type can be built from here on in the order, by the reason that tells most."""
    reason = type_refusal(board, type)
    if reason is not None:
        return reason
    reasons = [build_refusal(board, type, region) for region in range(board.facts.regions)]
    if None in reasons:
        return OUT_OF_ORDER
    return [reason for reason in BY_WEIGHT if reason in reasons][-1]


def last_build(board: Greece, type: int) -> int:
    """The last place in the order where that type can be built; -1 if there is none."""
    regions = build_regions(board, type) if type_refusal(board, type) is None else 0
    return build_key(type, regions.bit_length() - 1) if regions else -1


def first_build(board: Greece, type: int) -> int:
    """The first place in the order where that type can be built."""
    regions = build_regions(board, type) if type_refusal(board, type) is None else 0
    return build_key(type, (regions & -regions).bit_length() - 1) if regions else NEVER


class Build(RegionFrame):
    """9.1: the Region of a new unit."""

    def __init__(self, type: int, last: int, anew: int = 0) -> None:
        """`anew`: 1 where the type is out of order, which begins anew then."""
        self.type = type
        self.last = last
        self.anew = anew

    def in_any_order(self) -> Build:
        return Build(self.type, ANY_ORDER, self.anew)

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        reason = build_refusal(board, self.type, answer)
        if reason is None and build_key(self.type, answer) < self.last:
            return OUT_OF_ORDER
        return reason

    def ask(self, board: Greece) -> Question | None:
        allowed = build_regions(board, self.type)
        past = max(0, self.last - build_key(self.type, 0))
        answers = regions_in(allowed >> past << past)
        if self.last == ANY_ORDER:
            answers.append(BACK)
        return Question(side_of_type(self.type), "build", "9.1", answers, TYPE + self.type)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            state.push(Mobilize(side_of_type(self.type)))
        else:
            state.push(BuildPlace(self.type, answer, 1 if self.last == ANY_ORDER else self.anew))


class BuildPlace(PlaceOfNewUnit):
    """9.1: a new unit goes to the Open area or to an empty square."""

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def ask(self, board: Greece) -> Question | None:
        return Question(side_of_type(self.type), "build.place", "9.1", self.places(board), self.at)

    def take(self, state: State[Greece], answer: int) -> None:
        board, side = state.board, side_of_type(self.type)
        unit = unit_of(self.type, board.facts.build_level[self.type])
        cost = board.facts.build[self.type]
        add_unit(board, self.at, spot_of(board, self.at, answer), unit | MARKED)
        state.note("build", unit // 4, self.at, answer, cost)
        state.push(Mobilize(side, 0 if self.anew else build_key(self.type, self.at)))
        pay(state, side, cost)


def side_of_type(type: int) -> int:
    """2.11: whose units these are."""
    return DSE if FRONT <= type < AIRSTRIKE else GOVERNMENT


# 9.2: upgrading


def upgradable(board: Greece, side: int, region: Region) -> list[int]:
    """9.2: the units in a Region that can be upgraded now, as answers."""
    if not holds(board, side, region, board.facts.upgraded, FLAGS):
        return []
    fresh = answers_in(board, side, region, FLAGS, 0)
    return [answer for answer in distinct(fresh) if upgrade_refusal(board, side, answer % 50) is None]


def upgrade_regions(board: Greece, side: int, last: int) -> list[int]:
    """9.2: the Regions with a unit to upgrade, from there on in the order."""
    found: list[int] = []
    for region in regions_in(board.present[side]):
        if upgrade_key(region, 255) >= last:
            for answer in upgradable(board, side, region):
                if upgrade_key(region, answer) >= last:
                    found.append(region)
                    break
    return found


def why_no_upgrade(board: Greece, side: int) -> Reason:
    """9.2: why no unit can be upgraded from here on in the order, by the reason that tells most."""
    reasons = [reason for region in regions_in(board.present[side]) for reason in upgrade_reasons(board, side, region)]
    if None in reasons:
        return UPGRADE_ORDER
    return [reason for reason in BY_WEIGHT if reason in reasons][-1] if reasons else NOTHING_THERE


def upgrade_reasons(board: Greece, side: int, region: Region) -> list[Reason | None]:
    """9.2: what stands against an upgrade of each unit that was neither built nor upgraded in this phase."""
    return [upgrade_refusal(board, side, answer % 50) for answer in answers_in(board, side, region, FLAGS, 0)]


def first_upgrade(board: Greece, side: int) -> int:
    """The first place in the order where a unit can be upgraded."""
    for region in regions_in(board.present[side]):
        units = upgradable(board, side, region)
        if units:
            return upgrade_key(region, units[0])
    return NEVER


class Upgrade(RegionFrame):
    """9.2: the Region of a unit to upgrade."""

    def __init__(self, side: int, last: int, anew: int = 0) -> None:
        """`anew`: 1 where an upgrade is out of order, which begins anew then."""
        self.side = side
        self.last = last
        self.anew = anew

    def in_any_order(self) -> Upgrade:
        return Upgrade(self.side, ANY_ORDER, self.anew)

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        upgrades = upgradable(board, self.side, answer)
        if not upgrades:
            reasons = upgrade_reasons(board, self.side, answer)
            return reasons[-1] if reasons else NOTHING_THERE
        return None if upgrade_key(answer, upgrades[-1]) >= self.last else UPGRADE_ORDER

    def ask(self, board: Greece) -> Question | None:
        answers = upgrade_regions(board, self.side, self.last)
        if self.last == ANY_ORDER:
            answers.append(BACK)
        return Question(self.side, "upgrade", "9.2", answers)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            state.push(Mobilize(self.side))
        elif self.last == ANY_ORDER:
            state.push(UpgradeUnit(self.side, answer, 0, 1))
        else:
            state.push(UpgradeUnit(self.side, answer, self.last, self.anew))


class UpgradeUnit(OrderedUnitFrame):
    """9.2: the unit rises one Level."""

    def in_any_order(self) -> UpgradeUnit:
        return UpgradeUnit(self.side, self.region, ANY_ORDER, self.anew)

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if answer not in answers_in(board, self.side, self.region, FLAGS, 0):
            built = answer in answers_in(board, self.side, self.region, MARKED, MARKED)
            return Reason("9.2", "built-this-phase" if built else "already-upgraded")
        reason = upgrade_refusal(board, self.side, answer % 50)
        if reason is None and upgrade_key(self.region, answer) < self.last:
            return UPGRADE_ORDER
        return reason

    def ask(self, board: Greece) -> Question | None:
        units = upgradable(board, self.side, self.region)
        answers = [answer for answer in units if upgrade_key(self.region, answer) >= self.last]
        if self.last == ANY_ORDER and len(answers) > 1:
            answers.append(BACK)
        return Question(self.side, "upgrade.unit", "9.2", answers, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            state.push(Mobilize(self.side))
            return
        board = state.board
        found = holding(board, self.side, self.region, answer, FLAGS, 0)
        level = answer % LEVELS + 1
        unit = set_level(board, self.region, found.spot, found.unit, level)
        mark_upgraded(board, self.region, found.spot, unit)
        cost = upgrade_cost(board, answer % 50)
        state.note("upgrade", unit // 4, self.region, cost)
        anew = self.anew or self.last == ANY_ORDER
        state.push(Mobilize(self.side, 0 if anew else upgrade_key(self.region, answer)))
        pay(state, self.side, cost)


def mark_upgraded(board: Greece, region: Region, spot: int, unit: int) -> None:
    """9.2: no unit is upgraded twice in a phase."""
    change(board, region, spot, unit, unit | ACTED)


# 9.3: demobilizing


class Demobilize(RegionFrame):
    """9.3: the Region of a unit to take off the map."""

    def __init__(self, side: int, freely: int = 0) -> None:
        """`freely`: 1 where one may go back."""
        self.side = side
        self.freely = freely

    def in_any_order(self) -> Demobilize:
        return Demobilize(self.side, 1)

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        return None if has_unit(board, self.side, answer) else NOTHING_TO_DEMOBILIZE

    def likely(self, board: Greece) -> int:
        return board.present[self.side]

    def ask(self, board: Greece) -> Question | None:
        answers = self.legal(board)
        if self.freely:
            answers.append(BACK)
        return Question(self.side, "demobilize", "9.3", answers)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer != BACK:
            state.push(DemobilizeUnit(self.side, answer))


class DemobilizeUnit(UnitFrame):
    """9.3: the unit leaves the map, whenever it came; its counter and its square are free at once [G-31, G-60]."""

    def __init__(self, side: int, region: Region, freely: int = 0) -> None:
        """`freely`: 1 where one may go back."""
        super().__init__(side, region)
        self.freely = freely

    def in_any_order(self) -> DemobilizeUnit:
        return DemobilizeUnit(self.side, self.region, 1)

    def ask(self, board: Greece) -> Question | None:
        answers = self.candidates(board)
        if self.freely:
            answers.append(BACK)
        return Question(self.side, "demobilize.unit", "9.3", answers, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            return
        found = holding(state.board, self.side, self.region, answer, 0, 0)
        remove_unit(state.board, self.region, found.spot, found.unit)
        state.note("demobilize", found.unit // 4, self.region, place_of(found.spot))
