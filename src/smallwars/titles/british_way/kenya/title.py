"""Kenya as the engine sees it: positions in and out, the log's verbs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....engine.frame import Frame, State
from ....engine.position import Reader
from ....engine.title import Options, Position
from ..family.rules.board import CoinBoard
from ..family.rules.setup import load_data
from ..family.title import CoinTitle, check_printed
from .citations import CITATIONS
from .rules import (
    british_operations,
    british_special_activities,
    chapters,
    control,
    event_frames,
    mau_mau_operations,
    mau_mau_special_activities,
    moves,
    pipeline,
    placing,
    propaganda,
    verbs,
)
from .rules.board import (
    BASES,
    BASES_IN_A_SPACE,
    EVERYWHERE,
    GUERRILLAS,
    LOYAL,
    MOST_PIPELINE,
    MOST_RESOURCES,
    MOST_WILL,
    NEUTRAL,
    POLICE_CUBES,
    RESISTANCE,
    SPACES,
    TERROR_MARKERS,
    TROOP_CUBES,
    Kenya,
    empty_board,
    is_reserve,
)
from .rules.control import AdjustControl, majority
from .rules.setup import FORCES, facts_of, forces, lay_control, set_up
from .rules.words import WORDS

FRAMES: Final[list[type[Frame[Any]]]] = [
    chapters.GainResource,
    control.AdjustControl,
    pipeline.ChoosePipeline,
    pipeline.Outrage,
    placing.TakePieces,
    placing.TakeGuerrilla,
    placing.PlacePieces,
    placing.PlaceOwn,
    placing.PlaceByEvent,
    moves.MoveCubes,
    british_operations.Deploy,
    british_operations.PlaceCubes,
    british_operations.DeployTroops,
    british_operations.Relocate,
    british_operations.Sweep,
    british_operations.SweepSpaces,
    british_operations.SweepRemovals,
    british_operations.SweepRemoval,
    british_operations.Assault,
    mau_mau_operations.Rally,
    mau_mau_operations.HidingRally,
    mau_mau_operations.RallyWay,
    mau_mau_operations.RallyBase,
    mau_mau_operations.March,
    mau_mau_operations.MarchInto,
    mau_mau_operations.Terror,
    mau_mau_operations.TerrorEffect,
    british_special_activities.Reward,
    british_special_activities.LandlessGuerrilla,
    british_special_activities.Reprisal,
    british_special_activities.ReprisalGuerrilla,
    british_special_activities.ReprisalDestination,
    british_special_activities.AirStrike,
    british_special_activities.AirStrikeCount,
    mau_mau_special_activities.Supply,
    mau_mau_special_activities.Oath,
    mau_mau_special_activities.OathGuerrilla,
    mau_mau_special_activities.OathShift,
    mau_mau_special_activities.Raid,
    mau_mau_special_activities.RaidWay,
    mau_mau_special_activities.RaidJungle,
    mau_mau_special_activities.Raiders,
    verbs.ShiftPipeline,
    verbs.ShiftStance,
    verbs.SetLoyal,
    verbs.AvailablePolice,
    verbs.SetResistance,
    verbs.RemoveTerror,
    verbs.Clear,
    verbs.RemoveGuerrilla,
    verbs.RemoveGuerrillas,
    verbs.RemoveBase,
    verbs.PlaceGuerrillas,
    verbs.SomeGuerrillas,
    verbs.ActivateAll,
    verbs.FlipAll,
    verbs.ReplaceTerror,
    verbs.Resettle,
    verbs.RemovePolice,
    verbs.PlacePolice,
    verbs.PoliceFromAnywhere,
    verbs.PoliceIntoEach,
    event_frames.BasesAmongTwo,
    event_frames.LariMassacre,
    event_frames.CycleOfKillings,
    event_frames.DeclareEmergency,
    event_frames.DeployOrSweep,
    event_frames.EmergencyTroops,
    event_frames.SweptIn,
    event_frames.AirStrikeThere,
    event_frames.RewardAfterDeploy,
    event_frames.SettlersDemandTroops,
    event_frames.GeneralChina,
    event_frames.SweepThere,
    event_frames.KingsAfricanRifles,
    event_frames.OperationBlitz,
    event_frames.AssaultAndReveal,
    event_frames.DeadMenCannotTalk,
    event_frames.RelocateOrReprisal,
    propaganda.PoliticalWillPhase,
    propaganda.ResourcePhase,
    propaganda.SupportPhase,
    propaganda.RedeployPhase,
    propaganda.LeaveJungles,
    propaganda.RedeployTroops,
    propaganda.ForestCamps,
    propaganda.ForestCampsRally,
    propaganda.ResetPhase,
]

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "free_operation": ("faction", "operation:word"),
    "guerrillas_move": ("count:number", "origin:word", "destination:word", "state"),
    "guerrillas_removed": ("count:number", "space:word", "state"),
    "control": ("space:word", "holder"),
    "stance": ("space:word", "stance"),
    "population": ("space:word", "population:number"),
    "terror": ("space:word",),
    "terror_removed": ("count:number", "space:word"),
    "hidden": ("count:number", "space:word"),
    "resources": ("before:number", "after:number"),
    "pipeline": ("before:pipeline", "after:pipeline"),
    "outrage_roll": ("roll:number", "pipeline:number", "outrage"),
    "enlisted": (),
    "enlisted_to": ("space:word",),
    "will_resistance": ("loss:number",),
    "will_terror": ("loss:number",),
    "will_nairobi": ("gain:number",),
    "will_bases": ("gain:number",),
}
"""The ints of each verb of Kenya's log beside those of the family, as `name:kind`."""

STANCES: Final[dict[int, str]] = {LOYAL: "loyal", NEUTRAL: "neutral", RESISTANCE: "resistance"}


class KenyaTitle(CoinTitle):
    """The British Way: Kenya."""

    citations: ClassVar[dict[str, str]] = CITATIONS
    number_key: ClassVar[str] = "population"
    number_range: ClassVar[dict[str, tuple[int, int]]] = {
        "city": (1, 2),
        "reserve": (1, 2),
        "province": (1, 2),
        "jungle": (0, 0),
    }

    def __init__(self) -> None:
        reasons = ("above-ten", "below-ten", "even", "full-will", "no-will")
        super().__init__(load_data("kenya"), ("chance", "british", "mau_mau"), WORDS, FRAMES, VERBS, reasons)

    def set_up(self, options: Options) -> CoinBoard:
        data = self.data_for(options)
        return set_up(data, facts_of(data, options), options["political_will"])

    # Positions

    def own_position(self, board: Any) -> Position:
        kenya: Kenya = board
        return {
            "resources": kenya.resources,
            "pipeline": kenya.pipeline,
            "available": {
                "guerrillas": kenya.available_fighters,
                "bases": kenya.available_bases,
                "troops": kenya.available_troops,
                "police": kenya.available_police,
            },
            "out_of_play": {"police": kenya.out_of_play},
            "spaces": {id: self.space_position(kenya, index) for index, id in enumerate(self.spaces)},
        }

    def space_position(self, board: Kenya, space: int) -> Position:
        """A space in a position, with its printed Population only where an override changed it."""
        counts: Position = {piece: counted[space] for piece, counted in forces(board).items()}
        holder, printed = board.control[space], board.facts.printed[space]
        changed = {} if printed == self.data["spaces"][space]["population"]["value"] else {"printed": printed}
        return {
            **counts,
            "stance": STANCES[board.stance[space]],
            "population": board.population[space],
            "control": self.actors[holder] if holder else None,
            **changed,
        }

    def load_board(self, reader: Reader, options: Options) -> CoinBoard:
        model = self.set_up_board(options)
        assert isinstance(model, Kenya)
        board = empty_board(model.facts)
        self.load_shared(reader, board, MOST_WILL)
        board.resources = reader.count("resources", MOST_RESOURCES)
        board.pipeline = reader.count("pipeline", MOST_PIPELINE)
        load_out_of_play(reader, board)
        self.load_spaces(reader.inside("spaces"), board)
        self.load_available(reader, board)
        if sum(board.terror) > TERROR_MARKERS:
            raise reader.error("spaces", "terror", count=sum(board.terror), most=TERROR_MARKERS)
        lay_control(board)
        return board

    def load_space(self, reader: Reader, board: Any, space: int) -> None:
        load_space(reader, board, space)

    def totals(self, board: Any) -> list[tuple[str, int, int]]:
        return totals(board)

    def set_available(self, board: Any, counts: dict[str, int]) -> None:
        kenya: Kenya = board
        kenya.available_fighters, kenya.available_bases = counts["guerrillas"], counts["bases"]
        kenya.available_police, kenya.available_troops = counts["police"], counts["troops"]

    def lay_out_pending(self, reader: Reader, board: CoinBoard, frames: list[Frame[Any]]) -> None:
        """1.7: the Control markers of a position in the middle of a step lie as they did before it."""
        assert isinstance(board, Kenya)
        steps = [frame for frame in frames if isinstance(frame, AdjustControl)]
        if len(steps) > 1 or any([not is_sound_step(step) for step in steps]):
            raise reader.error("pending", "pending-impossible")
        for step in steps:
            step.lay_out(board)

    # Checks

    def faults(self, state: State[Any]) -> list[str]:
        board: Kenya = state.board
        found = self.shared_faults(board, [*forces(board).values(), [board.out_of_play]])
        if not 0 <= board.resources <= MOST_RESOURCES or not 0 <= board.pipeline <= MOST_PIPELINE:
            found.append("a track out of range")
        if sum(board.terror) > TERROR_MARKERS:
            found.append("too many markers")
        return found + control_faults(state, board) + space_faults(board)


def control_faults(state: State[Any], board: Kenya) -> list[str]:
    """1.7: the markers agree with the pieces, unless a step is under way."""
    held = any([isinstance(frame, AdjustControl) for frame in state.stack])
    if held != bool(board.control_held):
        return ["Control held without need, or not where it should be"]
    return [] if held else [f"Control of {space}" for space in range(SPACES) if wrong_control(board, space)]


def wrong_control(board: Kenya, space: int) -> bool:
    """Whether a marker does not agree with the pieces."""
    return board.control[space] != majority(board, space)


def space_faults(board: Kenya) -> list[str]:
    """1.4.2, 1.6: stacking, and no Loyalty or Resistance where nobody lives; Population at most as printed."""
    found: list[str] = []
    for space in range(SPACES):
        if board.bases[space] > BASES_IN_A_SPACE or (board.stance[space] and board.population[space] == 0):
            found.append(f"space {space}")
        if not 0 <= board.population[space] <= board.facts.printed[space]:
            found.append(f"Population of {space}")
    return found


def is_sound_step(step: AdjustControl) -> bool:
    """Whether a pending step is possible: no space controlled by both, none beyond the map."""
    return step.british & step.mau_mau == 0 and 0 <= step.british | step.mau_mau <= EVERYWHERE


def load_space(reader: Reader, board: Kenya, space: int) -> None:
    """1.3.2, 1.4.2, 1.6: a space; Control is told by the pieces."""
    most = {"bases": BASES, "troops": TROOP_CUBES, "police": POLICE_CUBES, "terror": TERROR_MARKERS}
    lists = forces(board)
    for piece in FORCES:
        lists[piece][space] = reader.count(piece, most.get(piece, GUERRILLAS))
    load_population(reader, board, space)
    names = {name: stance for stance, name in STANCES.items()}
    board.stance[space] = names[str(reader.choice("stance", list(names), "neutral"))]
    reader.value("control")
    check_printed(reader, "printed", board.facts.printed[space])
    reader.finish()
    if board.bases[space] > BASES_IN_A_SPACE:
        raise reader.error("bases", "bases", count=board.bases[space])
    if board.stance[space] and board.population[space] == 0:
        raise reader.error("stance", "neutral")


def load_population(reader: Reader, board: Kenya, space: int) -> None:
    """1.3.2: the Population of a space; only that of Reserves can be below the printed one."""
    printed = board.facts.printed[space]
    board.population[space] = reader.count("population", printed, printed, 0 if is_reserve(space) else printed)


def load_out_of_play(reader: Reader, board: Kenya) -> None:
    """1.3.5: Police that are Out of Play."""
    out = reader.inside("out_of_play")
    board.out_of_play = out.count("police", POLICE_CUBES)
    out.finish()


def totals(board: Kenya) -> list[tuple[str, int, int]]:
    """1.2: each kind of piece, how many there are in this game and how many in the box."""
    return [
        ("guerrillas", sum(board.underground) + sum(board.active) + board.available_fighters, GUERRILLAS),
        ("bases", sum(board.bases) + board.available_bases, BASES),
        ("troops", sum(board.troops) + board.available_troops, TROOP_CUBES),
        ("police", sum(board.police) + board.available_police + board.out_of_play, POLICE_CUBES),
    ]
