"""What a position of Greek Civil War is worth, in Political Points; positive is good for the Government."""

from __future__ import annotations

from math import fsum
from typing import Final

from smallwars.engine.game import Game
from smallwars.engine.question import Question
from smallwars.engine.title import Title
from smallwars.kit.search_policy import LevelPolicy, SearchPolicy, TurnKinds

from ..rules.board import (
    INITIATIVE,
    NO_UNIT,
    SETUP,
    Greece,
    Region,
    Stack,
    empty_square,
    has_conventional_unit,
    regions_in,
    stack,
)
from ..rules.political_index import AID, aid_is_due
from ..rules.words import AGAIN, AIRSTRIKE, DONE, DSE, GOVERNMENT
from .options import Judge, options
from .regions import (
    DSE_UNITS,
    GARRISON,
    REGION_TERMS,
    Land,
    Ratings,
    Same,
    Season,
    Worth,
    checks_left,
    penalties,
    region_features,
)

SAFE = 17
"""The points that a side wants to have left when the enemy has taken off all he can at the next check."""
RUIN = 30.0
"""The loss in points of a side that would have none left at the next check."""

PLENTY = 60
"""7.0: the most points that a side can use."""
SURPLUS = 0.7
"""7.0: the worth of a point beyond those that a side can use."""

AID_SHARE = 0.4
"""9.6: the worth of a point of American Aid in the turns to come."""
SPARE_BODY = 0.45
"""10.6: the worth, for a point of a unit's price, of one unit for each of the empty squares of Greece."""
LAST_WORD = 0.5
"""8.0: the worth of moving after the enemy and before the Control Check."""
LEAD = 15.0
"""5.0: the worth in points of being clearly ahead at the end of the agreed turn."""
CLEAR = 10.0
"""5.0: the lead in points at which a side is clearly ahead."""
LAST_UNIT = 7
"""14.6: the mean of the two dice that the DSE loses without a conventional unit in Greece."""

SWING = 12.0
"""The lead in points that makes a win about three times as likely as a defeat."""

SET_UP = frozenset([f"setup.{type}" for type in ("division", "mountain", "police", "front", "cadre", "guerrilla")])
STARTS = SET_UP | {"first", "resettle", "mobilize", "regroup", "move", "attack", "control", "agree"}
"""The kinds of question that begin a turn, or a part of one that is as good as a turn."""

BREAKS = STARTS - {"setup.police", "setup.cadre", "setup.guerrilla", "mobilize", "regroup", "move", "control"}
"""The kinds that end a turn even if the next is the same player's: Mobilization and movement are thought over as a
whole; a side's Regions are counted in one go.
"""

DEEDS = frozenset({"regroup", "resettle", "mobilize", "first"})
"""The kinds of question whose answers say what is done."""

PASSING = frozenset({"done", "again"})
"""The answers that end a series or begin it anew."""

MOST = 50_000
"""The number of worths of Regions that are remembered."""
SEASONS = 4
"""The number of times of the game of which worths are remembered at once."""


class View:
    """A board with what its Regions add up to."""

    def __init__(self, board: Greece, season: Season, worths: list[Worth]) -> None:
        """`government`, `dse`: their points at the next Control Check; `penalties`: what the Government
        loses there; `spare`: units for which there is a square."""
        self.board = board
        self.season = season
        self.total = fsum([worth.total for worth in worths])
        self.government = sum([worth.government for worth in worths])
        self.dse = sum([worth.dse for worth in worths]) + foreign_points(board)
        self.penalties = penalties(board, GARRISON)
        self.spare = min(sum([worth.bodies for worth in worths]), sum([worth.empty for worth in worths]))


def foreign_points(board: Greece) -> int:
    """14.4: what the Foreign Areas that are open bring the DSE."""
    return sum([board.facts.points[DSE][region] for region in regions_in(board.facts.foreign & ~board.closed)])


# 6.0, 7.0: the indices


def indices(view: View) -> float:
    """7.0: the Government's index less that of the DSE; beyond a point there is little to do with more."""
    index = view.board.index
    return rating(index[GOVERNMENT]) - rating(index[DSE])


def rating(index: int) -> float:
    """The worth of an index to its side."""
    return min(index, PLENTY) + SURPLUS * max(0, index - PLENTY)


def government_danger(view: View) -> float:
    """6.1: how near the next Control Check may bring the Government to collapse."""
    return -danger(view.board.index[GOVERNMENT] - view.dse - view.penalties)


def dse_danger(view: View) -> float:
    """6.1: how near the next Control Check may bring the DSE to collapse."""
    return danger(view.board.index[DSE] - view.government)


def danger(left: float) -> float:
    """The loss by danger: nothing while enough points are left, and ever more below that."""
    return RUIN * min(2.0, max(0.0, (SAFE - left) / SAFE)) ** 2


def agreed_end(view: View) -> float:
    """5.0: at the end of the agreed turn only the lead counts."""
    checks, index = view.season.checks, view.board.index
    if view.board.facts.end_turn == 0:
        return 0.0
    lead = index[GOVERNMENT] - index[DSE] + checks * (view.government - view.dse - view.penalties)
    return LEAD * max(-1.0, min(1.0, lead / CLEAR)) / (1 + checks)


def american_aid(view: View) -> float:
    """9.6: aid that has begun never ends, and it is about to begin while an index is where it must be."""
    board = view.board
    phases = AID_SHARE * AID * (view.season.checks // 2)
    return phases if board.aid else phases / 2 if aid_is_due(board) else 0.0


# Units and the turn


def airstrikes(view: View) -> float:
    """11.4: Airstrikes in the box, for the turns that are left to use them."""
    return view.season.unit * view.board.facts.build[AIRSTRIKE] * view.board.airstrikes


def spare_bodies(view: View) -> float:
    """10.6: brigades can hold three squares where their division holds one."""
    return SPARE_BODY * view.season.unit * view.spare


def last_unit(view: View) -> float:
    """14.6: the DSE must have a conventional unit in Greece."""
    board = view.board
    for region in regions_in(board.facts.greek & board.present[DSE]):
        if has_conventional_unit(board, DSE, region):
            return 0.0
    return LAST_UNIT * min(2, view.season.checks)


def last_word(view: View) -> float:
    """8.0: the Second Player moves last."""
    first = view.board.first
    return 0.0 if first == 0 else LAST_WORD if first == DSE else -LAST_WORD


BOARD_TERMS: Final = (
    "indices", "government danger", "dse danger", "agreed end", "american aid", "airstrikes", "spare bodies",
    "last unit", "last word",
)  # fmt: skip
"""The terms of the board in the order of `board_features`."""


def board_features(view: View) -> list[float]:
    """The value of each term that looks at the whole board."""
    return [
        indices(view),
        government_danger(view),
        dse_danger(view),
        agreed_end(view),
        american_aid(view),
        airstrikes(view),
        spare_bodies(view),
        last_unit(view),
        last_word(view),
    ]


ROLLING = frozenset({"attack", "attack.target", "attack.unit", "airstrike", "pay"})
"""11.5: the kinds of question whose answers a die decides."""

AFTERMATH = frozenset(
    {"reduce.unit", "raise.unit", "eliminate.unit", "retreat.unit", "retreat", "retreat.place", "occupy"}
)
"""12.0: the kinds of question of what follows from a fight, unit by unit."""


class Evaluator(Judge):
    """The evaluator of Greek Civil War: the terms of every Region and those of the board. A Region is worth the same
    wherever it looks the same, so that worths are remembered.
    """

    def __init__(self, title: Title) -> None:
        super().__init__(
            GOVERNMENT,
            dict.fromkeys((*BOARD_TERMS, *REGION_TERMS), 1.0),
            SWING,
            TurnKinds(STARTS, BREAKS, unsettled=SET_UP | {"setup.place"}, deeds=DEEDS, passing=PASSING),
            SearchPolicy(
                depth=4,
                exhaustive=True,
                searched=frozenset({"first", "move"}),
                drawn=frozenset({"move"}),
                apart=frozenset({"attack"}),
            ),
            LevelPolicy(slips=0.2, turns_in_a_row=2.0),
            victory=1000.0,
        )
        self.season: Season | None = None
        self.seasons: dict[tuple[int, int, int], Season] = {}

    # Terms

    def weigh_by(self, weights: dict[str, float]) -> None:
        super().weigh_by(weights)
        self.season = None
        self.seasons.clear()

    def features(self, game: Game) -> list[float]:
        board = game.state.board
        found = [0.0] * len(REGION_TERMS)
        for region in range(board.facts.regions):
            for index, x in enumerate(region_features(self.land(board, region))):
                found[index] += x
        return board_features(self.view(board)) + found

    def total(self, game: Game) -> float:
        view = self.view(game.state.board)
        total = view.total
        for weight, x in zip(self.weights, board_features(view)):
            total += weight * x
        return total

    def view(self, board: Greece) -> View:
        """The board with what its Regions add up to."""
        season, regions = self.at(board), board.facts.regions
        opens, squares, marks = board.opens, board.squares, (board.terror, board.resettled)
        same = season.same if season.same is not None and season.same.marks == marks else None
        worths = [
            same.worths[region]
            if same is not None and same.has(region, opens[region], opens[regions + region], squares[region])
            else self.worth(board, season, region, opens[region], opens[regions + region], squares[region])
            for region in range(regions)
        ]
        season.same = Same(opens.copy(), squares.copy(), marks, worths)
        return View(board, season, worths)

    def at(self, board: Greece) -> Season:
        """The time of the position, with the worths remembered of it; those of times long past are forgotten."""
        when, last = (checks_left(board), board.doctrine, board.duration), self.season
        if last is None or last.facts is not board.facts:
            self.seasons.clear()
            last = self.season = self.seasons[when] = Season(board, Ratings(board.facts), when)
        elif last.when != when or len(last.worths) > MOST:
            if len(self.seasons) > SEASONS or len(last.worths) > MOST:
                self.seasons.clear()
            last = self.season = self.seasons.get(when) or Season(board, last.ratings, when)
            self.seasons[when] = last
        return last

    def land(self, board: Greece, region: Region) -> Land:
        """A Region as the terms see it."""
        blue, red = stack(board, GOVERNMENT, region), stack(board, DSE, region)
        marks = (board.terror >> region & 1 == 1, board.resettled >> region & 1 == 1)
        return Land(self.at(board), region, blue, red, board.squares[region], marks)

    def worth(
        self, board: Greece, season: Season, region: Region, government: Stack, dse: Stack, squares: Stack
    ) -> Worth:
        """The worth of a Region with these units."""
        marks = (board.terror >> region & 1, board.resettled >> region & 1)
        key = (region, tuple(government), tuple(dse), tuple(squares), marks)
        found = season.worths.get(key)
        if found is None:
            land = Land(season, region, government, dse, squares, (marks[0] == 1, marks[1] == 1))
            found = season.worths[key] = Worth(land, self.weights[len(BOARD_TERMS) :])
        return found

    def gain(self, board: Greece, region: Region, unit: int, in_square: bool) -> float:
        """The worth to its side of one unit more in a Region, in the Open or in an empty square."""
        season, squares = self.at(board), board.squares[region]
        blue, red = stack(board, GOVERNMENT, region), stack(board, DSE, region)
        before = self.worth(board, season, region, blue, red, squares).total
        if in_square:
            squares = squares.copy()
            squares[empty_square(board, region)] = unit
        elif unit < DSE_UNITS:
            blue = sorted([*blue, unit])
        else:
            red = sorted([*red, unit])
        after = self.worth(board, season, region, blue, red, squares).total
        return after - before if unit < DSE_UNITS else before - after

    def best_gain(self, board: Greece, region: Region, unit: int) -> float:
        """The worth to its side of one unit more in a Region, in the Open or in a square, wherever that is higher."""
        in_open = self.gain(board, region, unit, False)
        return max(in_open, self.gain(board, region, unit, True)) if NO_UNIT in board.squares[region] else in_open

    # Options

    def stage(self, game: Game) -> int:
        board = game.state.board
        assert isinstance(board, Greece)
        return board.turn

    def is_level(self, game: Game) -> bool:
        """5.0, 14.1: whether chances can be known: not from the First Player's phases on, until both have counted their
        Regions.
        """
        board = game.state.board
        assert isinstance(board, Greece)
        return board.phase in (SETUP, INITIATIVE)

    def considered(self, game: Game, question: Question) -> list[int]:
        return options(self, game, question)

    def part(self, game: Game, question: Question, answer: int) -> tuple[object, ...]:
        """11.1: the attacker and all units of the Region, which decide what an attack gains."""
        board, regions = game.state.board, game.state.board.facts.regions
        opens = (tuple(board.opens[answer]), tuple(board.opens[regions + answer]))
        marks = (board.terror >> answer & 1, board.airstrikes > 0)
        return (question.actor, answer, opens, tuple(board.squares[answer]), marks)

    def stays(self, question: Question, answer: int) -> bool:
        return answer == AGAIN or (answer == DONE and question.kind != "attack.unit")

    def rolls(self, question: Question) -> bool:
        return question.kind in ROLLING

    def settles(self, question: Question) -> bool:
        return question.kind in AFTERMATH
