"""The title that the games of The British Way derive from: options, decks, positions, views, words."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final

from smallwars.engine.chance import Driver
from smallwars.engine.errors import InvalidPosition
from smallwars.engine.frame import Frame, State
from smallwars.engine.position import Reader
from smallwars.engine.title import Options, Position
from smallwars.kit.data_file import DATA
from smallwars.kit.data_title import DataTitle

from .corrections import Printed, read_changes, with_changes
from .rules.board import EVENT_BOX, CoinBoard
from .rules.cards import Deal, Side, deck_total, next_card
from .rules.initiative import Action, AdjustEligibility, NextCard, play_card
from .rules.operations import Accompany, OperationMenu, SpecialMenu
from .rules.verbs import ShiftWill
from .rules.words import CARD, EVENT, SHADED, SPECIAL, UNSHADED, WORDS

BOXES = ("limited", "event", "op")
GRADES = ("final", "early")
CHANCES = ("die", "card")

FRAMES: list[type[Frame[Any]]] = [
    NextCard,
    Action,
    AdjustEligibility,
    Deal,
    Side,
    OperationMenu,
    SpecialMenu,
    Accompany,
    ShiftWill,
]
"""The frames that may be pending in any of the games."""

VERBS: dict[str, tuple[str, ...]] = {
    "card": ("card",),
    "action": ("faction", "action:word"),
    "pass": ("faction", "action:word"),
    "event": ("faction", "card", "side:word"),
    "event_of_one_text": ("faction", "card"),
    "capability": ("card", "side:word"),
    "capability_of_one_text": ("card",),
    "operation": ("faction", "operation:word"),
    "special": ("faction", "special:word"),
    "resume": ("faction", "operation:word"),
    "select": ("space:word",),
    "destination": ("space:word",),
    "place": ("piece", "count:number", "space:word"),
    "remove": ("piece", "count:number", "space:word"),
    "move": ("piece", "count:number", "origin:word", "destination:word"),
    "activate": ("count:number", "space:word"),
    "flipped": (),
    "political_will": ("change:number", "before:number", "after:number"),
    "phase": ("phase",),
    "eligible": ("faction",),
    "victory": ("faction",),
    "tie": (),
    "edit": (),
}
"""The ints of each verb that every game's log has, as `name:kind`."""


CARD_TEXTS: Final = ("unshaded", "shaded", "history", "chapter")


class CoinTitle(DataTitle):
    """A game of The British Way, built from its data file."""

    lasting: ClassVar[tuple[type[Frame[Any]], ...]] = (AdjustEligibility, NextCard)
    unit_of_play: ClassVar[str] = "card"
    number_key: ClassVar[str] = "value"
    """The key of the number printed in a space, as the data file has it."""
    number_range: ClassVar[dict[str, tuple[int, int]]] = {}
    """The least and the most to which an override may set that number, by the kind of space; 0 to 9 for a kind that is
    missing.
    """

    def __init__(
        self,
        data: dict[str, Any],
        actors: tuple[str, ...],
        words: dict[int, str],
        frames: list[type[Frame[Any]]],
        verbs: dict[str, tuple[str, ...]],
        reasons: tuple[str, ...],
        chances: tuple[str, ...] = CHANCES,
    ) -> None:
        """`frames`: every frame a position may hold as pending; `verbs`: what the ints of a log entry stand for;
        `reasons`: the ways a game can end; `chances`: what chance is asked. `data` says the rest."""
        self.set_ups: dict[str, CoinBoard] = {}
        self._told: dict[str, list[dict[str, Any]]] = {}
        self.cards: list[dict[str, Any]] = data["cards"]
        self.spaces: list[str] = [space["id"] for space in data["spaces"]]
        card_words = {CARD + card["number"]: str(card["id"]) for card in self.cards}
        all_words = {**dict(enumerate(self.spaces)), **WORDS, **words, **card_words}
        super().__init__(
            data, actors, all_words, [*FRAMES, *frames], {**VERBS, **verbs}, GRADES,
            reasons, chances, ("action",), "card",
        )  # fmt: skip

    # Options

    def changes(self, override: Any) -> dict[str, Any]:
        return read_changes(override, Printed(self.data, self.number_key, self.number_range))

    def data_for(self, options: Options) -> dict[str, Any]:
        """The title's data, with what the option `data` changes."""
        return with_changes(self.data, options[DATA], self.number_key) if DATA in options else self.data

    # The set-up

    def set_up(self, options: Options) -> CoinBoard:
        """2.1: pieces and markers on the map."""
        raise NotImplementedError

    def set_up_board(self, options: Options) -> CoinBoard:
        """The board at set-up, to be copied; its facts are shared by all games with these options."""
        key = json.dumps(options)
        if key not in self.set_ups:
            self.set_ups[key] = self.set_up(options)
        return self.set_ups[key]

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        board = self.set_up_board(options).copy()
        board.cards = [] if deck is None else self.numbers("deck", deck)
        return State(board, [NextCard(), Deal(deck_total(board))] if deal else [NextCard()])

    # The deck

    def number(self, field: str, card: object) -> int:
        """The number of a card id."""
        for known in self.cards:
            if known["id"] == card:
                return int(known["number"])
        raise InvalidPosition(field, "no-card", self.texts("errors"), card=repr(card), title=self.id)

    def numbers(self, field: str, cards: list[Any]) -> list[int]:
        """The numbers of card ids, none twice."""
        numbers = [self.number(f"{field}[{index}]", card) for index, card in enumerate(cards)]
        for index, card in enumerate(cards):
            if numbers[index] in numbers[:index]:
                raise InvalidPosition(f"{field}[{index}]", "there-twice", name=card)
        return numbers

    def deck(self, state: State[Any]) -> list[str]:
        board: CoinBoard = state.board
        return [self.words[CARD + card] for card in board.cards]

    def cards_shown(self, state: State[Any]) -> int | None:
        board: CoinBoard = state.board
        return min(len(board.cards), board.at + 1)

    def redeal(self, state: State[Any], faction: int, driver: Driver) -> None:
        """Everybody sees the cards played, nobody those to come."""
        board: CoinBoard = state.board
        total = len(board.cards)
        board.cards = board.cards[: board.at + 1]
        for n in range(total - len(board.cards)):
            board.cards = [*board.cards, driver.draw(next_card(board), n, []) - CARD]

    # Positions

    def position(self, state: State[Any]) -> Position:
        position = self.board_position(state.board)
        self.add_pending(position, state, is_plain(state))
        return position

    def board_position(self, board: CoinBoard) -> Position:
        cards = [self.words[CARD + card] for card in board.cards]
        card = max(0, board.at)
        position: Position = {
            "title": self.id,
            "card": cards[board.at] if board.card() else None,
            "deck": cards[board.at + 1 :],
            "played": cards[:card],
            "first": self.actors[board.first],
            "boxes": {BOXES[box]: self.actors[board.boxes[box]] if board.boxes[box] else None for box in range(3)},
            "political_will": board.political_will,
            "capabilities": self.capabilities(board),
        }
        position.update(self.own_position(board))
        position["deck_size"] = max(len(cards), deck_total(board)) - board.at - 1
        return position

    def capabilities(self, board: CoinBoard) -> dict[str, str]:
        """Capability cards in play and their side."""
        sides = {number: side for number in range(len(self.cards) + 1) if (side := side_in_play(board, number))}
        return {self.words[CARD + number]: self.words[side] for number, side in sides.items()}

    def own_position(self, board: Any) -> Position:
        """The fields only this game has."""
        raise NotImplementedError

    def load_board(self, reader: Reader, options: Options) -> CoinBoard:
        """The board, its shared fields read by `load_shared`."""
        raise NotImplementedError

    def load_shared(self, reader: Reader, board: CoinBoard, most_will: int) -> None:
        """Cards, eligibility, Political Will, capabilities."""
        reader.value("deck_size")
        self.load_cards(reader, board)
        factions = list(self.actors[1:])
        board.first = self.actors.index(str(reader.choice("first", factions, self.actors[-1])))
        boxes = reader.inside("boxes")
        for index, box in enumerate(BOXES):
            name = boxes.choice(box, factions)
            board.boxes[index] = 0 if name is None else self.actors.index(name)
            if name is not None and board.boxes[index] in board.boxes[:index]:
                raise boxes.error(box, "box", name=name)
        boxes.finish()
        board.political_will = reader.count("political_will", most_will)
        self.load_capabilities(reader.inside("capabilities"), board, reader.has("pending"))

    def load_spaces(self, reader: Reader, board: CoinBoard) -> None:
        """Pieces and markers, space by space."""
        for id in reader.fields():
            if id not in self.spaces:
                raise reader.error(id, "no-space", spaces=self.spaces)
            self.load_space(reader.inside(id), board, self.spaces.index(id))

    def load_space(self, reader: Reader, board: Any, space: int) -> None:
        """A space, with what the rules of the components say about it."""
        raise NotImplementedError

    def totals(self, board: Any) -> list[tuple[str, int, int]]:
        """1.2: each kind of piece, how many there are in this game and how many in the box."""
        raise NotImplementedError

    def set_available(self, board: Any, counts: dict[str, int]) -> None:
        """1.4.1: fill the Available boxes."""
        raise NotImplementedError

    def load_available(self, reader: Reader, board: CoinBoard) -> None:
        """1.4.1: what is Available; left out altogether, it is all that is nowhere else. Never more of a kind than the
        box holds (1.2); fewer are taken to be set aside."""
        left = {name: max(0, limit - count) for name, count, limit in self.totals(board)}
        if reader.has("available"):
            available = reader.inside("available")
            left = {name: available.count(name, limit) for name, _, limit in self.totals(board)}
            available.finish()
        self.set_available(board, left)
        for name, count, limit in self.totals(board):
            if count > limit:
                raise InvalidPosition(name, "pieces", self.texts("errors"), count=count, limit=limit)

    def load_cards(self, reader: Reader, board: CoinBoard) -> None:
        """The cards played, face up and to come, none twice."""
        played, card, deck = reader.items("played"), reader.value("card"), reader.items("deck")
        places = [(f"played[{index}]", name) for index, name in enumerate(played)]
        places += [] if card is None else [("card", card)]
        places += [(f"deck[{index}]", name) for index, name in enumerate(deck)]
        for field, name in places:
            number = self.number(field, name)
            if number in board.cards:
                raise reader.error(field, "there-twice", name=name)
            board.cards.append(number)
        board.at = len(played) - (1 if card is None else 0)
        if board.propaganda_rounds() >= board.shared.campaigns and not board.shared.is_propaganda(board.card()):
            raise reader.error("played", "over")

    def load_capabilities(self, reader: Reader, board: CoinBoard, pending: bool) -> None:
        """5.3: the cards that last, and the side of each."""
        for card in reader.fields():
            number = self.number(reader.path(card), card)
            if not board.shared.capabilities >> number & 1:
                raise reader.error(card, "no-capability")
            face_up = number == board.card() and board.boxes[EVENT_BOX] == 0 and not pending
            if face_up or number in board.cards[board.at + 1 :]:
                raise reader.error(card, "capability-to-come")
            side = reader.choice(card, ["unshaded", "shaded"])
            if side is None:
                raise reader.error(card, "capability-side")
            if side == "shaded" and board.shared.single >> number & 1:
                raise reader.error(card, "capability-single")
            if side == "shaded":
                board.shaded |= 1 << number
            else:
                board.unshaded |= 1 << number

    def plain_stack(self, reader: Reader, board: CoinBoard) -> list[Frame[Any]]:
        """The frames that the card face up asks for."""
        frames: list[Frame[Any]] = [NextCard()] if reader.value("card") is None else play_card(board)
        return frames[::-1]

    def view(self, position: Position, faction: str | None) -> Position:
        """The position of which only the order of the deck is hidden (2.2)."""
        return {name: value for name, value in position.items() if name not in ("deck", "pending")}

    # Checks

    def shared_faults(self, board: CoinBoard, lists: list[list[int]]) -> list[str]:
        """What breaks an invariant of every game: pieces, Political Will, cards; `lists`: what is counted by space."""
        found = [f"{name}: {count} of {limit}" for name, count, limit in self.totals(board) if count != limit]
        if min([min(counted) for counted in lists]) < 0:
            found.append("a count below 0")
        if not 0 <= board.political_will <= board.shared.most_will:
            found.append("Political Will out of range")
        if len(set(board.cards)) < len(board.cards):
            found.append("a card twice")
        return found

    # Cards for the board

    def cards_by_id(self, language: str) -> dict[str, dict[str, Any]]:
        """The cards with their texts, for the board to show."""
        return {str(card["id"]): card for card in self.cards_in_words(language)}

    # Words for people

    def value_name(self, language: str, kind: str, value: int) -> str | int:
        """The thing that an int of a log entry stands for."""
        return self.card_name(language, value) if kind == "card" else super().value_name(language, kind, value)

    def cards_in_words(self, language: str) -> list[dict[str, Any]]:
        """The cards with title, texts, history and chapter in that language."""
        if language not in self._told:
            cards = [(card, "card-" + str(card["id"]).lower()) for card in self.cards]
            self._told[language] = [{**card, **self.card_texts(language, key)} for card, key in cards]
        return self._told[language]

    def card_texts(self, language: str, key: str) -> dict[str, str]:
        """The texts printed on a card, and those about it, as far as it has any."""
        texts = {field: f"{key}-{field}" for field in CARD_TEXTS}
        found = {field: self.phrase(language, each) for field, each in texts.items() if self.has(each)}
        return {"title": self.phrase(language, key), **found}

    def card_name(self, language: str, number: int) -> str:
        """A card's id and title."""
        id = str(self.cards[number - 1]["id"])
        return f"{id} {self.phrase(language, 'card-' + id.lower())}"

    def meaning(self, language: str, state: State[Any], answer: int) -> str:
        """5.1: which card an Event is; 4.1: which Special Activity, where only one can be and nobody is asked."""
        if answer == EVENT:
            return self.card_name(language, state.board.card())
        special = only_special(state) if answer == SPECIAL else 0
        return self.answer_name(language, special) if special else ""

    def answer_name(self, language: str, answer: int) -> str:
        """An answer as a person reads it."""
        if CARD < answer <= CARD + len(self.cards):
            return self.card_name(language, answer - CARD)
        return super().answer_name(language, answer)


def check_printed(reader: Reader, field: str, printed: int) -> None:
    """1.3: the number printed in a space, if it is told, is that of this game's map."""
    stated = reader.value(field)
    if stated is not None and stated != printed:
        raise reader.error(field, "printed", printed=printed, told=repr(stated))


def only_special(state: State[Any]) -> int:
    """4.1: the one Special Activity that can be chosen; 0 if there are several."""
    copy = state.fork(None)
    copy.answer(SPECIAL)
    frame = copy.stack[-1]
    question = frame.ask(copy.board) if isinstance(frame, SpecialMenu) else None
    return question.answers[0] if question is not None and len(question.answers) == 1 else 0


def side_in_play(board: CoinBoard, card: int) -> int:
    """The side of a capability that is in play; 0 for none."""
    if board.unshaded >> card & 1:
        return UNSHADED
    return SHADED if board.shaded >> card & 1 else 0


def is_plain(state: State[Any]) -> bool:
    """Whether card and boxes say all that remains to be done: an Eligible Faction is to act (2.3.2)."""
    return bool(state.stack) and isinstance(state.stack[-1], Action)
