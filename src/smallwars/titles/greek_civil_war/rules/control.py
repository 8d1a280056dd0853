"""The Control Phase: who controls what, points, penalties (14.0, 16.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question

from .board import NO_UNIT, Greece, Region, has_conventional_unit, other, regions_in, side_of, type_of, units_in
from .dice import RegionRoll, Roll
from .political_index import shift_index
from .resettlement import remote
from .words import ADD, ADD_ALL, ANY_ORDER, AREA, BRIGADE, DIVISION, DSE, GOVERNMENT, SUBTRACT, SUBTRACT_ALL, TIGHT

ASK: Final = 0
"""14.7: choose for each Region; or ADD, or SUBTRACT, for all that are still to come."""

GARRISON_BRIGADES: Final = 3
"""16.3: infantry brigades that stand for a division."""


def control_phase(board: Greece) -> list[Frame[Greece]]:
    """14.1: the check, the First Player's points, the Second Player's, then penalties [G-7]."""
    first = board.first
    return [ControlCheck(), Collect(first), Collect(other(first)), TerrorPenalty(), DoctrinePenalty(), DsePenalty()]


# 14.2-14.4: control


def controller(board: Greece, region: Region) -> int:
    """14.2, 14.4: whose units are in all squares; Foreign Areas are the DSE's while they are open. 0 for nobody."""
    if board.facts.foreign >> region & 1:
        return 0 if board.closed >> region & 1 else DSE
    holder = 0
    for unit in board.squares[region]:
        if unit == NO_UNIT or (holder and side_of(unit) != holder):
            return 0
        holder = side_of(unit)
    return holder


class ControlCheck(Frame[Greece]):
    """14.1: control holds until the next check [G-11]."""

    def go(self, state: State[Greece]) -> None:
        board = state.board
        state.note("control_check")
        for region in range(board.facts.regions):
            check_control(state, region)


def check_control(state: State[Greece], region: Region) -> None:
    """14.2, 14.3: a Region is controlled by a side, or disputed."""
    board, bit = state.board, 1 << region
    before = control_of(board, region)
    now = controller(board, region)
    board.government_control &= ~bit
    board.dse_control &= ~bit
    if now == GOVERNMENT:
        board.government_control |= bit
    elif now == DSE:
        board.dse_control |= bit
    if now != before and board.facts.greek & bit:
        if now:
            state.note("controls", now, region)
        else:
            state.note("disputed", region)


def control_of(board: Greece, region: Region) -> int:
    """14.1: who controlled the Region at the last check; 0 for nobody."""
    if board.government_control >> region & 1:
        return GOVERNMENT
    return DSE if board.dse_control >> region & 1 else 0


# 14.1, 14.7: points


def points_for(board: Greece, side: int, region: Region) -> int:
    """14.1: what a Region brings its controller: nothing while terrorized (16.4 c), 1 if resettled (16.5 e)."""
    controlled = board.government_control if side == GOVERNMENT else board.dse_control
    if not controlled >> region & 1 or board.terror >> region & 1:
        return 0
    return 1 if board.resettled >> region & 1 else board.facts.points[side][region]


class Collect(Frame[Greece]):
    """14.7: Region by Region, add the points to the own index or take them off the enemy's [G-8]. Bots take the Regions
    in the order of the map; people name another one that is to be next [G-69]."""

    def __init__(self, side: int, region: Region = 0, mode: int = ASK, collected: int = 0, named: int = -1) -> None:
        """`region`: the first that is still to be looked at; `collected`: bits of later ones whose points were taken
        before; `named`: the one that was named to be next."""
        self.side = side
        self.region = region
        self.mode = mode
        self.collected = collected
        self.named = named

    def in_any_order(self) -> Collect:
        return Collect(self.side, self.region, ANY_ORDER, self.collected, self.named) if self.mode == ASK else self

    def next_region(self, board: Greece) -> Region:
        """The next Region that brings points; past the last if there is none."""
        if self.named >= 0:
            return self.named
        region = self.region
        while region < board.facts.regions and not self.is_open(board, region):
            region += 1
        return region

    def is_open(self, board: Greece, region: Region) -> bool:
        """14.1: whether the points of a Region are still to be taken."""
        return points_for(board, self.side, region) > 0 and not self.collected >> region & 1

    def rest(self, board: Greece) -> list[Region]:
        """The other Regions whose points are still to be taken."""
        first, last = self.next_region(board), board.facts.regions
        return [region for region in range(self.region, last) if region != first and self.is_open(board, region)]

    def ask(self, board: Greece) -> Question | None:
        region = self.next_region(board)
        if self.mode > ASK or region == board.facts.regions:
            return None
        answers, rest = [ADD, SUBTRACT], self.rest(board)
        if rest:
            answers += [ADD_ALL, SUBTRACT_ALL]
        if self.mode == ANY_ORDER:
            answers += rest
        points = points_for(board, self.side, region)
        return Question(self.side, "control", "14.7", answers, region, None, points)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer < state.board.facts.regions:
            state.push(Collect(self.side, self.region, ASK, self.collected, answer))
            return
        mode = ADD if answer == ADD_ALL else SUBTRACT if answer == SUBTRACT_ALL else ASK
        self.collect(state, ADD if answer in (ADD, ADD_ALL) else SUBTRACT, mode)

    def go(self, state: State[Greece]) -> None:
        if self.next_region(state.board) < state.board.facts.regions:
            self.collect(state, self.mode, self.mode)

    def collect(self, state: State[Greece], how: int, mode: int) -> None:
        """14.7: all or nothing for a Region."""
        region = self.next_region(state.board)
        points = points_for(state.board, self.side, region)
        state.note("gain" if how == ADD else "take", self.side, region, points)
        if self.named < 0:
            state.push(Collect(self.side, region + 1, mode, self.collected))
        else:
            state.push(Collect(self.side, self.region, mode, self.collected | 1 << region))
        if how == ADD:
            shift_index(state, self.side, points)
        else:
            shift_index(state, other(self.side), -points)


# 14.5, 14.6, 16.3: penalties


class TerrorPenalty(Frame[Greece]):
    """14.5: 1 point for each Region with Terror and for each that was resettled [G-10]."""

    def go(self, state: State[Greece]) -> None:
        terror, resettled = state.board.terror.bit_count(), state.board.resettled.bit_count()
        if terror:
            state.note("terror_penalty", terror)
        if resettled:
            state.note("resettled_penalty", resettled)
        shift_index(state, GOVERNMENT, -terror - resettled)


class DoctrinePenalty(Frame[Greece]):
    """16.3: what the doctrine costs where it is not kept [G-12]."""

    def go(self, state: State[Greece]) -> None:
        board = state.board
        if board.doctrine == TIGHT:
            missing = [region for region in board.facts.garrisons if not is_garrisoned(board, region)]
            state.push_all([GarrisonRoll(region, 1) for region in missing])
        elif board.doctrine == AREA:
            empty = empty_regions(board)
            if empty:
                state.note("area_penalty", empty)
            shift_index(state, GOVERNMENT, -empty)


def is_garrisoned(board: Greece, region: Region) -> bool:
    """16.3: a division, or three infantry brigades, anywhere in the Region."""
    brigades = 0
    for unit in units_in(board, GOVERNMENT, region):
        if type_of(unit) == DIVISION:
            return True
        if type_of(unit) == BRIGADE:
            brigades += 1
    return brigades >= GARRISON_BRIGADES


def empty_regions(board: Greece) -> int:
    """16.3: Urban and Rural Regions without a Government unit; Remote ones are exempt [G-1]."""
    return (board.facts.greek & ~remote(board) & ~board.present[GOVERNMENT]).bit_count()


class GarrisonRoll(RegionRoll):
    """16.3: one die for each Region that Tight Defense finds without a garrison."""

    RULE: ClassVar[str] = "16.3"

    def rolled(self, state: State[Greece], total: int) -> None:
        state.note("garrison", self.region, total)
        shift_index(state, GOVERNMENT, -total)


class DsePenalty(Frame[Greece]):
    """14.6: without a conventional unit in Greece the DSE loses two dice [G-13]."""

    def go(self, state: State[Greece]) -> None:
        board = state.board
        for region in regions_in(board.facts.greek & board.present[DSE]):
            if has_conventional_unit(board, DSE, region):
                return
        state.push(DsePenaltyRoll(2))


class DsePenaltyRoll(Roll):
    """14.6: two dice."""

    RULE: ClassVar[str] = "14.6"

    def rolled(self, state: State[Greece], total: int) -> None:
        state.note("dse_penalty", total)
        shift_index(state, DSE, -total)
