"""Operation Attila, as the engine plays it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from smallwars.engine.chance import Driver
from smallwars.engine.frame import Frame, State
from smallwars.engine.pending import pending
from smallwars.engine.position import Reader
from smallwars.engine.question import CHANCE, Question
from smallwars.engine.title import Options, Position
from smallwars.kit.data_file import DATA
from smallwars.kit.data_title import Remark

from ..family.rules.board import FINAL, PLAY, Units, bits, damaged_box, other, rear, take_stock
from ..family.rules.cards import Deal, EndOfPlay, NewTurn, NextTurn, Play, PlayPhase, count_unseen, next_card, seen
from ..family.rules.final_phase import final_phase
from ..family.rules.system import FRAMES as SYSTEM_FRAMES
from ..family.rules.system import VERBS as SYSTEM_VERBS
from ..family.rules.words import CARD, UNIT, card_side, card_words
from ..family.rules.words import WORDS as SYSTEM_WORDS
from ..family.title import BorderWarTitle
from .citations import CITATIONS
from .override import read_changes, with_changes
from .pending import is_sound
from .positions import Names, count_cards, has_begun, load_board, load_list, position_of
from .remarks import REMARKS, answer_remarks, out_of_supply, question_remarks
from .rules.board import NOWHERE, Attila
from .rules.events import Ceasefire, Chaos, EventHeading, Friction, FriendlyFire, Laxity, OwnLaxity, Shortage
from .rules.invasion import Beachhead, Drop, InvasionArea, Land, Scatter
from .rules.opening import GiveUp
from .rules.reading import area_names, empty_board, facts_of, opening_board
from .rules.staff import StaffRoll
from .rules.words import BOXES, COLOURS, CYPRIOT, TURKISH, WORDS

FRAMES: list[type[Frame[Any]]] = [
    Beachhead, Ceasefire, Chaos, Drop, EventHeading, Friction, FriendlyFire, GiveUp, InvasionArea, Land, Laxity,
    OwnLaxity, Scatter, Shortage, StaffRoll,
]  # fmt: skip
"""The frames that may be pending beside those of the system."""

VERBS: dict[str, tuple[str, ...]] = {
    "airfield_lost": (),
    "event_again": (),
    "event": ("event", "roll:number"),
    "discard": ("faction", "card:word"),
    "rear_chaos": ("faction", "roll:number"),
    "ceasefire": ("turn:number",),
    "air_friction": (),
    "confused": ("value:number", "roll:number"),
    "orders_hold": ("roll:number",),
    "invasion": ("area:place",),
    "lands": ("unit", "area:place"),
    "beachhead": ("area:place",),
    "beachhead_lost": ("area:place",),
    "out_of_supply": ("unit",),
    "drops": ("unit", "area:place"),
    "drop_roll": ("unit", "roll:number"),
    "give_up": ("count:number",),
    "victory_points": ("points:number",),
}
"""The ints of the verbs of Operation Attila's own, as `name:kind`."""

MORE_FIGHTERS = ("taf_5", "taf_6", "taf_7", "taf_8", "taf_9")
"""3.0: Turkish fighters that a data file may bring [A-3]."""

STANDARD = "standard"
"""The data as they are in the data file of the title [A-71]."""

GRADES = ("major", "minor", "draw")
TURNS = ("play", "move.unit", "battle")
CHANCES = ("die", "card", "hits", "discard")


class AttilaTitle(BorderWarTitle):
    """Operation Attila, 1974."""

    lasting: ClassVar[tuple[type[Frame[Any]], ...]] = (EndOfPlay, NewTurn, NextTurn, PlayPhase)
    remark_fields: ClassVar[dict[str, tuple[str, ...]]] = REMARKS
    citations: ClassVar[dict[str, str]] = CITATIONS

    def __init__(self) -> None:
        text = (Path(__file__).parent / "data.toml").read_text(encoding="utf-8")
        data = tomllib.loads(text)
        self.areas = area_names(data)
        self.units = [*[str(unit["id"]) for unit in data["units"]], *MORE_FIGHTERS]
        self.boards: dict[str, Attila] = {}
        units = {UNIT + unit: name for unit, name in enumerate(self.units)}
        cards = card_words(COLOURS)
        words = {**dict(enumerate([*self.areas, *BOXES])), **units, **SYSTEM_WORDS, **WORDS, **cards}
        super().__init__(
            data, ("chance", "turkish", "cypriot"), words, [*SYSTEM_FRAMES, *FRAMES],
            {**SYSTEM_VERBS, **VERBS}, GRADES, ("victory_points",), CHANCES, TURNS, "card",
        )  # fmt: skip

    # Options and set-up

    def changes(self, override: Any) -> dict[str, Any]:
        return read_changes(override, self.data)

    def data_for(self, options: Options) -> dict[str, Any]:
        name = options.get("data_set", STANDARD)
        data = self.data if name == STANDARD else with_changes(self.data, self.data["data_sets"][name]["changes"])
        return with_changes(data, options[DATA]) if DATA in options else data

    def board_for(self, options: Options, empty: bool) -> Attila:
        """The board at set-up, or without units, to be copied; its facts are shared by all games with these options."""
        key = f"{empty} {json.dumps(options)}"
        if key not in self.boards:
            data = self.data_for(options)
            facts = facts_of(data, options)
            self.boards[key] = empty_board(facts, data) if empty else opening_board(facts, data)
        return self.boards[key]

    def names(self) -> Names:
        """The words that positions need."""
        return Names(self.areas, self.units, {card: word for card, word in self.words.items() if card >= CARD})

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        board = self.board_for(options, False).copy()
        if deck is not None:
            board.deck = load_list(Reader({"deck": deck}, "", self.texts("errors")), "deck", self.names())
            count_cards(Reader({}, "", self.texts("errors")), board, self.names())
            count_unseen(board)
        left = sum(board.unseen)
        frames: list[Frame[Any]] = [NewTurn(), GiveUp()]
        return State(board, [*frames, Deal(left)] if deal and left else frames)

    def deck(self, state: State[Any]) -> list[str]:
        """Every card whose place is known: those drawn first, then those to come."""
        board: Attila = state.board
        drawn = [*board.discards, *board.hands[TURKISH], *board.hands[CYPRIOT]]
        return self.names().card_list([*drawn, *board.removed_cards, *board.deck])

    def cards_shown(self, state: State[Any]) -> int | None:
        """5.0: the order in which cards were dealt tells of the deck, and of hands."""
        return None

    def redeal(self, state: State[Any], faction: int, driver: Driver) -> None:
        """5.0: an enemy's hand that is hidden and the deck are dealt anew from the cards nobody has shown."""
        board: Attila = state.board
        sizes = [len(board.hands[side]) for side in range(3)]
        hidden = [side for side in (TURKISH, CYPRIOT) if not sees(board, faction, side)]
        length, removed, n = len(board.deck), len(board.removed_cards), 0
        board.deck, board.removed_cards = [], []
        for side in hidden:
            board.hands[side] = []
        count_unseen(board)
        for side in hidden:
            for _ in range(sizes[side]):
                board.hands[side] = sorted([*board.hands[side], dealt(board, next_of(board, side), driver, n)])
                n += 1
        for _ in range(length):
            board.deck = [*board.deck, dealt(board, next_card(board), driver, n)]
            n += 1
        for _ in range(removed):
            board.removed_cards = [*board.removed_cards, dealt(board, next_card(board), driver, n)]
            n += 1

    # Positions

    def position(self, state: State[Any]) -> Position:
        position = position_of(state.board, self.names())
        self.add_pending(position, state, state.outcome is None and self.is_plain(state))
        return position

    def is_plain(self, state: State[Any]) -> bool:
        """Whether the board says all that is to be done: a player is to play a card, or a turn is to begin."""
        board: Attila = state.board
        if has_begun(board):
            return False
        return [pending(frame) for frame in state.stack] == [pending(frame) for frame in plain_stack(board)]

    def load_board(self, reader: Reader, options: Options) -> Attila:
        return load_board(reader, self.board_for(options, True).copy(), self.names())

    def plain_stack(self, reader: Reader, board: Attila) -> list[Frame[Any]]:
        """The frames that the phase asks for."""
        if has_begun(board):
            raise reader.error("pending", "pending")
        return plain_stack(board)

    def is_sound(self, frame: Frame[Any], board: Attila) -> bool:
        return is_sound(frame, board)

    def view(self, position: Position, faction: str | None) -> Position:
        """5.0: the deck is hidden, and so is a hand from the enemy and from spectators, unless it is shown."""
        open_to_all = len(position["hands_shown"]) == len(position["hands"])
        shown = [*position["hands_shown"], faction] if faction else position["hands"] if open_to_all else []
        hands: dict[str, list[str]] = position["hands"]
        view = {name: value for name, value in position.items() if name not in ("deck", "removed_cards", "pending")}
        view["hands"] = {side: hand for side, hand in hands.items() if side in shown}
        view["hand_sizes"] = {side: len(hand) for side, hand in hands.items()}
        return view

    # Facts for the board

    def out_of_supply(self, view: Position, options: Options) -> list[str]:
        """6.2: the Turkish regulars that a view shows out of supply."""
        board = self.board_for(self.check_options(options), True).copy()
        areas = view.get("areas") or {}
        for area, name in enumerate(self.areas):
            board.there[area] = self.unit_bits(areas.get(name) or ())
        board.disrupted = self.unit_bits(view.get("disrupted") or ())
        beachhead = view.get("beachhead")
        board.beachhead = self.areas.index(beachhead) if beachhead in self.areas else NOWHERE
        return [self.units[unit] for unit in bits(out_of_supply(board))]

    def unit_bits(self, names: Iterable[str]) -> Units:
        """The units of these names, as bits."""
        return sum([1 << unit for unit, name in enumerate(self.units) if name in names])

    # Words for people

    def value_name(self, language: str, kind: str, value: int) -> str | int:
        """The thing that an int of a log entry stands for."""
        if kind == "unit":
            return self.answer_name(language, UNIT + value)
        if kind == "place":
            return self.answer_name(language, value)
        return super().value_name(language, kind, value)

    def value_id(self, kind: str, value: int) -> str:
        """The id of a unit that an int of a log entry stands for."""
        return self.units[value] if kind == "unit" else ""

    def question_remarks(self, state: State[Any]) -> list[Remark]:
        return question_remarks(state)

    def answer_remarks(self, state: State[Any], answer: int) -> list[Remark]:
        return answer_remarks(state, answer)

    # Checks

    def faults(self, state: State[Any]) -> list[str]:
        board: Attila = state.board
        return unit_faults(board) + card_faults(board)


def sees(board: Attila, faction: int, side: int) -> bool:
    """5.0: whether a faction sees a hand: its own, or one that is shown."""
    shown = board.facts.open_hands or (board.facts.intelligence_advantage and side == CYPRIOT and faction != CHANCE)
    return faction == side or shown


def next_of(board: Attila, side: int) -> Question:
    """A card of that side's colour that nobody has seen."""
    kinds, unseen = board.facts.kinds, board.unseen
    of_side = [at for at in range(len(kinds)) if unseen[at] > 0 and card_side(kinds[at]) == side]
    return Question(CHANCE, "card", "5.0", [kinds[at] for at in of_side], -1, [unseen[at] for at in of_side])


def dealt(board: Attila, question: Question, driver: Driver, n: int) -> int:
    """A card that chance deals."""
    card = driver.draw(question, n, [])
    seen(board, card)
    return card


def plain_stack(board: Attila) -> list[Frame[Any]]:
    """The frames to be done where nothing is under way."""
    if board.phase == PLAY:
        return [EndOfPlay(), Play()]
    if board.phase == FINAL:
        return [NextTurn(), *final_phase(board)[::-1]]
    return [NewTurn()]


def unit_faults(board: Attila) -> list[str]:
    """2.3: each unit is in one place, on its side's half of the boxes."""
    found = []
    together = 0
    for place in range(board.facts.places):
        if together & board.there[place]:
            found.append(f"a unit of place {place} is in two places")
        together |= board.there[place]
    held = board.held.copy()
    take_stock(board)
    if held != board.held:
        found.append("where the ground units are")
    boxes = board.there[board.facts.areas + 2] | board.there[board.facts.areas + 3]
    if board.disrupted & (boxes | ~together):
        found.append("a disrupted unit that is damaged, or not in the game")
    for side in (TURKISH, CYPRIOT):
        if (board.there[rear(board, side)] | board.there[damaged_box(board, side)]) & board.facts.sides[other(side)]:
            found.append(f"enemies in the boxes of {side}")
    return found


def card_faults(board: Attila) -> list[str]:
    """5.0: no more cards than there are; hands of one colour."""
    counts = board.unseen.copy()
    count_unseen(board)
    found = [] if counts == board.unseen and min(counts) >= 0 else ["cards that are there too often, or not counted"]
    for side in (TURKISH, CYPRIOT):
        found += [f"card {card} of {side}" for card in board.hands[side] if card_side(card) != side]
    if min(board.specials) < 0 or (board.hits != [0] * len(board.hits) and board.phase != PLAY):
        found.append("a count out of range")
    return found
