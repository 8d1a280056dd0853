"""Cyprus as the engine sees it: positions in and out, the log's verbs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....engine.frame import Frame, State
from ....engine.position import Reader
from ....engine.title import Options, Position
from ..family.rules.board import CoinBoard
from ..family.rules.forces import cubes
from ..family.rules.setup import load_data
from ..family.title import CoinTitle, check_printed
from .citations import CITATIONS
from .rules import (
    british_operations,
    british_special_activities,
    eoka_operations,
    eoka_special_activities,
    events,
    intel,
    moves,
    propaganda,
    verbs,
)
from .rules.board import (
    CACHES,
    CACHES_IN_A_SPACE,
    CELLS,
    CHITS_OF_A_VALUE,
    CURFEWS,
    MOST_OPINION,
    MOST_WILL,
    POLICE_CUBES,
    SABOTAGE_MARKERS,
    SPACES,
    TROOP_CUBES,
    Cyprus,
    empty_board,
    is_base,
    is_town,
)
from .rules.chapters import PassAmbush
from .rules.setup import FORCES, facts_of, forces, set_up
from .rules.words import WORDS

FRAMES: Final[list[type[Frame[Any]]]] = [
    PassAmbush,
    intel.DrawChits,
    intel.DiscardChits,
    british_operations.SpendChits,
    moves.MoveCubes,
    british_operations.Deploy,
    british_operations.DeployTroops,
    british_operations.Patrol,
    british_operations.PatrolRemoval,
    british_operations.PatrolUnderground,
    british_operations.Search,
    british_operations.SearchSpaces,
    british_operations.PlaceCurfew,
    british_operations.Assault,
    british_operations.AssaultCachesFirst,
    british_operations.AssaultCells,
    british_operations.AssaultUnderground,
    eoka_operations.Recruit,
    eoka_operations.RecruitCells,
    eoka_operations.Travel,
    eoka_operations.TravelFrom,
    eoka_operations.Sabotage,
    eoka_operations.RiotDispersed,
    eoka_operations.SabotageCell,
    eoka_operations.SabotageCache,
    eoka_operations.SabotageRoll,
    eoka_operations.Ambush,
    eoka_operations.AmbushTarget,
    eoka_operations.AmbushRoll,
    eoka_operations.AmbushersLost,
    eoka_operations.AmbushCache,
    british_special_activities.Restore,
    british_special_activities.Diplomacy,
    british_special_activities.Interrogate,
    eoka_special_activities.Smuggle,
    eoka_special_activities.SmugglePlace,
    eoka_special_activities.SmuggleMove,
    eoka_special_activities.Infiltrate,
    eoka_special_activities.InfiltrateWay,
    eoka_special_activities.Propagandize,
    eoka_special_activities.PropagandizeEffect,
    verbs.ShiftOpinion,
    verbs.SetOpinion,
    verbs.PlaceCells,
    verbs.PlaceCellOnce,
    verbs.ReleaseCells,
    verbs.RemoveCells,
    verbs.RemovePiece,
    verbs.QPatrols,
    verbs.PlaceSabotage,
    verbs.TradeCellForSabotage,
    verbs.MarkSabotaged,
    verbs.RemoveSabotage,
    verbs.PlacePolice,
    verbs.WithdrawTroops,
    verbs.ToBases,
    events.SearchMountains,
    events.ArrestInCurfews,
    events.PrisonEscape,
    events.SearchThenAssault,
    events.LureTroops,
    events.ImposeCurfews,
    events.SwayOpinion,
    events.PlaceOrRemove,
    events.Compromise,
    propaganda.PoliticalWillPhase,
    propaganda.EokaArms,
    propaganda.BritishIntel,
    propaganda.BritishRedeploy,
    propaganda.RedeployCells,
    propaganda.RedeployCache,
    propaganda.ResetPhase,
    propaganda.ResetBoard,
]

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "extension": ("way:word",),
    "will_change": ("pressure:number", "disorder:number", "mountains:number", "towns:number"),
    "remove_cells": ("count:number", "space:word", "to"),
    "travel": ("count:number", "origin:word", "destination:word", "state"),
    "sabotage": ("space:word",),
    "sabotage_removed": ("count:number", "space:word"),
    "curfew": ("space:word",),
    "curfew_moved": ("origin:word", "space:word"),
    "curfew_lifted": ("space:word",),
    "international_opinion": ("before:opinion", "after:opinion"),
    "chit_drawn": ("value:number",),
    "chit_discarded": ("value:number",),
    "chit_spent": ("value:number", "space:word"),
    "smuggle_roll": ("roll:number", "space:word", "outcome"),
    "diplomacy_roll": ("roll:number", "opinion:number", "outcome"),
    "sabotage_roll": ("roll:number", "result:number", "space:word", "outcome"),
    "ambush_roll": ("roll:number", "cubes:number", "space:word", "outcome"),
    "released": ("count:number",),
    "released_to": ("count:number", "space:word"),
    "withdrawn": ("count:number", "space:word"),
    "returned": ("count:number", "space:word"),
}
"""The ints of each verb of Cyprus's log beside those of the family, as `name:kind`."""


class CyprusTitle(CoinTitle):
    """The British Way: Cyprus."""

    citations: ClassVar[dict[str, str]] = CITATIONS

    def __init__(self) -> None:
        reasons = ("held-out", "no-will")
        super().__init__(
            load_data("cyprus"), ("chance", "british", "eoka"), WORDS, FRAMES, VERBS, reasons, ("die", "chit", "card")
        )

    def set_up(self, options: Options) -> CoinBoard:
        data = self.data_for(options)
        return set_up(data, facts_of(data, options), options["political_will"])

    # Positions

    def own_position(self, board: Any) -> Position:
        cyprus: Cyprus = board
        intel_held = [value for value in (2, 1, 0) for _ in range(cyprus.intel[value])]
        return {
            "international_opinion": cyprus.international_opinion,
            "intel": intel_held,
            "prison": cyprus.prison,
            "available": {
                "cells": cyprus.available_fighters,
                "caches": cyprus.available_caches,
                "police": cyprus.available_police,
                "troops": cyprus.available_troops,
            },
            "suez": cyprus.suez,
            "spaces": {id: self.space_position(cyprus, index) for index, id in enumerate(self.spaces)},
        }

    def space_position(self, board: Cyprus, space: int) -> Position:
        """A space in a position, with its value only where an override changed it."""
        value = board.facts.value[space]
        changed = {} if value == self.data["spaces"][space]["value"]["value"] else {"value": value}
        return {**space_position(board, space), **changed}

    def load_board(self, reader: Reader, options: Options) -> CoinBoard:
        model = self.set_up_board(options)
        assert isinstance(model, Cyprus)
        board = empty_board(model.facts)
        self.load_shared(reader, board, MOST_WILL)
        board.international_opinion = reader.count("international_opinion", MOST_OPINION)
        board.prison = reader.count("prison", CELLS)
        board.suez = reader.count("suez", TROOP_CUBES)
        self.load_intel(reader, board)
        self.load_spaces(reader.inside("spaces"), board)
        self.load_available(reader, board)
        check_markers(reader, board)
        if not any(item[:1] == ["MoveCubes"] for item in reader.items("pending") if isinstance(item, list)):
            self.check_curfews(reader, board)
        return board

    def check_curfews(self, reader: Reader, board: Cyprus) -> None:
        """1.10: no Curfew without British pieces, unless a simultaneous move is under way."""
        for space in range(SPACES):
            if board.curfew[space] and cubes(board, space) == 0:
                field = f"spaces.{self.spaces[space]}.curfew"
                raise reader.error(field, "curfew-alone")

    def load_intel(self, reader: Reader, board: Cyprus) -> None:
        """1.6.1: three chits of each value from 0 to 2."""
        for index, value in enumerate(reader.items("intel")):
            if type(value) is not int or not 0 <= value < len(board.intel):
                raise reader.error(f"intel[{index}]", "chit", value=repr(value))
            board.intel[value] += 1
            if board.intel[value] > CHITS_OF_A_VALUE:
                raise reader.error(f"intel[{index}]", "chits", most=CHITS_OF_A_VALUE, value=value)

    def load_space(self, reader: Reader, board: Any, space: int) -> None:
        load_space(reader, board, space)

    def totals(self, board: Any) -> list[tuple[str, int, int]]:
        return totals(board)

    def set_available(self, board: Any, counts: dict[str, int]) -> None:
        cyprus: Cyprus = board
        cyprus.available_fighters, cyprus.available_caches = counts["cells"], counts["caches"]
        cyprus.available_police, cyprus.available_troops = counts["police"], counts["troops"]

    # Checks

    def faults(self, state: State[Any]) -> list[str]:
        board: Cyprus = state.board
        found = self.shared_faults(board, [*forces(board).values(), board.curfew, board.intel])
        if not 0 <= board.international_opinion <= MOST_OPINION:
            found.append("International Opinion out of range")
        if sum(board.sabotage) > SABOTAGE_MARKERS or sum(board.curfew) > CURFEWS or max(board.intel) > CHITS_OF_A_VALUE:
            found.append("too many markers")
        moving = any([isinstance(frame, moves.MoveCubes) for frame in state.stack])
        return found + [f"space {space}" for space in range(SPACES) if not space_is_sound(board, space, moving)]


def space_position(board: Cyprus, space: int) -> Position:
    """A space in a position."""
    counts: Position = {piece: counted[space] for piece, counted in forces(board).items()}
    return {**counts, "curfew": board.curfew[space] == 1}


def load_space(reader: Reader, board: Cyprus, space: int) -> None:
    """1.4.2: a space, with its stacking."""
    most = {"caches": CACHES, "troops": TROOP_CUBES, "police": POLICE_CUBES, "sabotage": SABOTAGE_MARKERS}
    lists = forces(board)
    for piece in FORCES:
        lists[piece][space] = reader.count(piece, most.get(piece, CELLS))
    board.curfew[space] = 1 if reader.flag("curfew") else 0
    check_printed(reader, "value", board.facts.value[space])
    reader.finish()
    if board.caches[space] and is_base(space):
        raise reader.error("caches", "cache-base")
    if board.caches[space] > CACHES_IN_A_SPACE:
        raise reader.error("caches", "caches", count=board.caches[space])
    if board.curfew[space] and not is_town(space):
        raise reader.error("curfew", "curfew-town")


def totals(board: Cyprus) -> list[tuple[str, int, int]]:
    """1.2: each kind of piece, how many there are in this game and how many in the box."""
    return [
        ("cells", sum(board.underground) + sum(board.active) + board.prison + board.available_fighters, CELLS),
        ("caches", sum(board.caches) + board.available_caches, CACHES),
        ("police", sum(board.police) + board.available_police, POLICE_CUBES),
        ("troops", sum(board.troops) + board.suez + board.available_troops, TROOP_CUBES),
    ]


def check_markers(reader: Reader, board: Cyprus) -> None:
    """1.2, 1.10: never more markers than the box holds."""
    if sum(board.curfew) > CURFEWS:
        raise reader.error("spaces", "curfews", count=sum(board.curfew), most=CURFEWS)
    if sum(board.sabotage) > SABOTAGE_MARKERS:
        raise reader.error("spaces", "sabotage", count=sum(board.sabotage), most=SABOTAGE_MARKERS)


def space_is_sound(board: Cyprus, space: int, moving: bool) -> bool:
    """1.4.2, 1.10: stacking, and no Curfew without British pieces (unless a simultaneous move is under way)."""
    if board.caches[space] > (0 if is_base(space) else CACHES_IN_A_SPACE):
        return False
    return not board.curfew[space] or (is_town(space) and (moving or board.troops[space] + board.police[space] > 0))
