"""Greek Civil War, as the engine plays it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, ClassVar

from ...engine.chance import Driver
from ...engine.errors import InvalidPosition
from ...engine.frame import Frame, State, fields_of
from ...engine.pending import pending
from ...engine.position import Reader
from ...engine.title import Options, Position, key_of
from ...kit.data_file import DATA
from ...kit.data_title import DataTitle, Remark
from .citations import CITATIONS
from .override import read_changes, with_changes
from .positions import all_units, has_begun, load_board, position_of, state_fields
from .remarks import REMARKS, answer_remarks, question_remarks
from .rules.attrition import Attrition, AttritionHeading, Unmark
from .rules.board import FLAGS, MOBILIZATION, Greece, level_of, side_of, stack, type_of, units_in
from .rules.conflict import Airstrike, Attack, Attackers, AttackTarget, FightDie, Payment
from .rules.control import (
    Collect,
    ControlCheck,
    DoctrinePenalty,
    DsePenalty,
    DsePenaltyRoll,
    GarrisonRoll,
    TerrorPenalty,
)
from .rules.dice import Roll
from .rules.initiative import First
from .rules.levels import has_face, pool_of
from .rules.mobilization import (
    AmericanAid,
    Build,
    BuildPlace,
    Demobilize,
    DemobilizeUnit,
    Mobilize,
    Upgrade,
    UpgradeUnit,
)
from .rules.movement import Move, MovePlace, MoveTo, MoveUnit
from .rules.political_index import COLLAPSED, GRADES, HIGHEST, VICTORY_CHECK
from .rules.politics import DoctrineRoll, DurationRoll, LimitRoll
from .rules.reading import facts_of, names_of, opening_board
from .rules.regrouping import BrokenDown, CombinePlace, CombineSquares, Regroup, RegroupRegion, RegroupUnit
from .rules.resettlement import Resettle, ResettleRoll
from .rules.results import COLUMNS, EndFight, Loss, Rise
from .rules.retreats import Retreat, RetreatPlace, RetreatTo
from .rules.sequence import Agree, BeginPhase, NextPhase, VictoryCheck
from .rules.set_up import Obligatory, SetUp, SetUpPlace
from .rules.tito import LineRoll, PurgeRoll, StalinRoll
from .rules.words import ADD, LEVELS, PLAIN_WORDS, SUBTRACT, TYPES, unit_words

FRAMES: list[type[Frame[Any]]] = [
    Agree, Airstrike, AmericanAid, Attack, Attackers, AttackTarget, Attrition, AttritionHeading, BeginPhase,
    BrokenDown, Build, BuildPlace, Collect, CombinePlace, CombineSquares, ControlCheck, Demobilize, DemobilizeUnit,
    DoctrinePenalty, DoctrineRoll, DsePenalty, DsePenaltyRoll, DurationRoll, EndFight, FightDie, First,
    GarrisonRoll, LimitRoll, LineRoll, Loss, Mobilize, Move, MovePlace, MoveTo, MoveUnit, NextPhase, Obligatory,
    Payment, PurgeRoll, Regroup, RegroupRegion, RegroupUnit, Resettle, ResettleRoll, Retreat, RetreatPlace,
    RetreatTo, Rise, SetUp, SetUpPlace, StalinRoll, TerrorPenalty, Unmark, Upgrade, UpgradeUnit, VictoryCheck,
]  # fmt: skip
"""The frames that may be pending."""

TURNS = (
    "setup.division", "setup.mountain", "setup.police", "setup.front", "setup.cadre", "setup.guerrilla", "first",
    "resettle", "mobilize", "regroup", "move", "attack", "attack.target", "control", "agree",
)  # fmt: skip
"""The decisions that start a new line in a record: one unit, one purchase, one attack a line."""

VERBS: dict[str, tuple[str, ...]] = {
    "turn": ("turn:number",),
    "doctrine": ("doctrine:word", "limit:number", "duration:number"),
    "phase": ("faction", "phase:word"),
    "control_check": (),
    "attrition": (),
    "victory_check": (),
    "set_up": ("unit", "region:word", "place:word"),
    "first": ("faction",),
    "resettle": ("region:word", "points:number"),
    "aid_begins": (),
    "aid": ("points:number",),
    "build": ("unit", "region:word", "place:word", "cost:number"),
    "buy_airstrike": ("cost:number",),
    "upgrade": ("unit", "region:word", "cost:number"),
    "demobilize": ("unit", "region:word", "place:word"),
    "break_down": ("unit", "region:word"),
    "combine": ("unit", "region:word", "place:word"),
    "switch": ("unit", "region:word"),
    "move": ("unit", "origin:word", "destination:word", "place:word"),
    "move_from_square": ("unit", "origin:word", "destination:word", "place:word"),
    "attack": ("faction", "region:word", "target:word"),
    "odds": ("attack:number", "defence:number", "column"),
    "airstrike": ("region:word", "column"),
    "pay": ("faction", "points:number"),
    "rolled": ("die:number",),
    "result": ("code",),
    "modified": ("die:number",),
    "no_effect": (),
    "reduce": ("unit", "region:word", "after:unit"),
    "raise": ("unit", "region:word", "after:unit"),
    "eliminate": ("unit", "region:word"),
    "retreat": ("unit", "origin:word", "destination:word", "place:word"),
    "occupy": ("unit", "region:word"),
    "terror": ("region:word",),
    "terror_removed": ("region:word",),
    "controls": ("faction", "region:word"),
    "disputed": ("region:word",),
    "gain": ("faction", "region:word", "points:number"),
    "take": ("faction", "region:word", "points:number"),
    "index": ("faction", "change:number", "before:number", "after:number"),
    "index_full": ("faction", "points:number"),
    "terror_penalty": ("points:number",),
    "resettled_penalty": ("points:number",),
    "garrison": ("region:word", "points:number"),
    "area_penalty": ("points:number",),
    "dse_penalty": ("points:number",),
    "stalin_score": ("points:number", "score:number"),
    "line": ("line:word",),
    "closed": ("region:word",),
    "purge": ("points:number",),
    "agree": ("faction", "answer:word"),
    "victory": ("faction",),
    "tie": (),
    "edit": (),
}
"""The ints of each verb of the log, as `name:kind`."""


class GreekTitle(DataTitle):
    """Greek Civil War, 1947-49."""

    lasting: ClassVar[tuple[type[Frame[Any]], ...]] = (NextPhase,)
    remark_fields: ClassVar[dict[str, tuple[str, ...]]] = REMARKS
    citations: ClassVar[dict[str, str]] = CITATIONS
    unit_of_play: ClassVar[str] = "phase"

    def __init__(self) -> None:
        text = (Path(__file__).parent / "data.toml").read_text(encoding="utf-8")
        data = tomllib.loads(text)
        self.regions = names_of(data)
        self.openings: dict[str, Greece] = {}
        words = {**dict(enumerate(self.regions)), **unit_words(), **PLAIN_WORDS}
        reasons = (*COLLAPSED[1:], VICTORY_CHECK)
        actors = ("chance", "government", "dse")
        super().__init__(data, actors, words, FRAMES, VERBS, GRADES, reasons, ("die",), TURNS)

    # Options and set-up

    def changes(self, override: Any) -> dict[str, Any]:
        return read_changes(override, self.data)

    def data_for(self, options: Options) -> dict[str, Any]:
        return with_changes(self.data, options[DATA]) if DATA in options else self.data

    def opening(self, options: Options) -> Greece:
        """The board before the set-up, to be copied; its facts are shared by all games with these options."""
        key = json.dumps(options)
        if key not in self.openings:
            self.openings[key] = opening_board(facts_of(self.data_for(options), options), options)
        return self.openings[key]

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        if deck is not None:
            raise InvalidPosition("deck", "no-cards", self.texts("errors"), title=self.id)
        return State(self.opening(options).copy(), [BeginPhase()])

    def redeal(self, state: State[Any], faction: int, driver: Driver) -> None:
        """2.15: nothing is hidden but the dice to come."""

    # Positions

    def position(self, state: State[Any]) -> Position:
        position = self.board_position(state.board)
        self.add_pending(position, state, state.outcome is None and self.is_plain(state))
        return position

    def board_position(self, board: Greece) -> Position:
        return position_of(board, self.regions)

    def is_plain(self, state: State[Any]) -> bool:
        """Whether the board says all that remains to be done: its phase is just beginning."""
        if has_begun(state.board) or isinstance(state.stack[0], BeginPhase):
            return not has_begun(state.board)
        trial: State[Any] = State(state.board.copy(), [BeginPhase()], any_order=state.any_order)
        trial.question()
        frames, there = [pending(frame) for frame in trial.stack], [pending(frame) for frame in state.stack]
        return frames == there and state_fields(trial.board) == state_fields(state.board)

    def load_board(self, reader: Reader, options: Options) -> Greece:
        return load_board(reader, self.opening(options).copy(), self.regions)

    def plain_stack(self, reader: Reader, board: Greece) -> list[Frame[Any]]:
        """The phase from its beginning."""
        return [BeginPhase()]

    def is_sound(self, frame: Frame[Any], board: Greece) -> bool:
        return is_sound(frame, board.facts.regions)

    def view(self, position: Position, faction: str | None) -> Position:
        """The whole position, as everything is open."""
        return {name: value for name, value in position.items() if name != "pending"}

    # Words for people

    def value_name(self, language: str, kind: str, value: int) -> str | int:
        """The thing that an int of a log entry stands for."""
        return self.unit_name(language, value) if kind == "unit" else super().value_name(language, kind, value)

    def meaning(self, language: str, state: State[Any], answer: int) -> str:
        """14.7: the Region that the points of an answer come from."""
        question = state.pending
        if question is None or answer not in (ADD, SUBTRACT):
            return ""
        return self.answer_name(language, question.about)

    def unit_name(self, language: str, face: int) -> str:
        """`Level 2 police`."""
        type, level = TYPES[face // LEVELS], face % LEVELS
        return self.message(language, "unit-" + key_of(type), {"level": level})

    def question_remarks(self, state: State[Any]) -> list[Remark]:
        return question_remarks(state)

    def answer_remarks(self, state: State[Any], answer: int) -> list[Remark]:
        return answer_remarks(state, answer)

    # Checks

    def faults(self, state: State[Any]) -> list[str]:
        board: Greece = state.board
        found = [f"index of {side}" for side in (1, 2) if board.index[side] > HIGHEST]
        if min(board.free) < 0 or board.airstrikes < 0 or board.airstrikes > board.facts.most_airstrikes:
            found.append("a count out of range")
        if board.phase < MOBILIZATION and any([unit & FLAGS for unit in all_units(board)]):
            found.append("flags outside a phase")
        return found + counter_faults(board) + place_faults(board)


def is_sound(frame: Frame[Any], regions: int) -> bool:
    """Whether the ints of a frame are possible: nothing below -1, dice that can make their sum, and only Regions,
    sides, types and columns that exist.
    """
    bounds = {name: (0, regions) for name in ("region", "at", "to", "origin")}
    bounds.update({"side": (1, 2), "payer": (1, 2), "type": (0, len(TYPES) - 1), "column": (0, COLUMNS - 1)})
    for name in fields_of(type(frame)):
        least, most = bounds.get(name, (-1, 1 << 40))
        if not least <= getattr(frame, name) <= most:
            return False
    return not isinstance(frame, Roll) or frame.is_sound()


def counter_faults(board: Greece) -> list[str]:
    """9.4: counters on the map and off it are as many as there are."""
    used = [0] * len(board.free)
    for unit in all_units(board):
        used[pool_of(type_of(unit), level_of(unit))] += 1
        if not has_face(board, type_of(unit), level_of(unit)):
            return [f"no such unit: {unit}"]
    pools = board.facts.pools
    wrong = [pool for pool in range(len(pools)) if used[pool] + board.free[pool] != pools[pool]]
    return [f"pool {pool}: {used[pool]} used, {board.free[pool]} free, of {pools[pool]}" for pool in wrong]


def whereabouts(board: Greece, side: int) -> list[int]:
    """The Regions where a side has units in the Open, and units at all."""
    regions = range(board.facts.regions)
    opens = sum([1 << region for region in regions if stack(board, side, region)])
    return [opens, sum([1 << region for region in regions if units_in(board, side, region)])]


def place_faults(board: Greece) -> list[str]:
    """2.6, 2.3: Government units in Greece, stacks in order and of one side."""
    found: list[str] = []
    for side in (1, 2):
        if [board.in_open[side], board.present[side]] != whereabouts(board, side):
            found.append(f"where the units of {side} are")
    for at in range(len(board.opens)):
        side, region = at // board.facts.regions + 1, at % board.facts.regions
        units = board.opens[at]
        if units != sorted(units) or any([side_of(unit) != side for unit in units]):
            found.append(f"stack of {side} in {region}")
        if units and side == 1 and board.facts.foreign >> region & 1:
            found.append(f"Government units in {region}")
    return found
