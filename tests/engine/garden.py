"""A title outside the house whose picks commute: two players plant a garden, and chance waters it.

A player chooses a bed and plants in it, in any order, as many kinds as he likes: of each kind one or two at once, as
far as there are seeds. Beans need peas in the garden. Then a die is rolled, and it is the other player's turn; after
three turns the game is over.
"""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import CLOSE, DETAIL, LOOK, LOUD, Board, Frame, State
from smallwars.engine.position import Reader
from smallwars.engine.question import NUMBER, Question, Reason, number, roll
from smallwars.engine.title import Options, Position, Title

ANNA: Final = 1
BERT: Final = 2

PEAS: Final = 0
BEANS: Final = 1
LEEK: Final = 2
KINDS: Final = (PEAS, BEANS, LEEK)
DONE: Final = 10
EAST: Final = 11
WEST: Final = 12
WORDS: Final = {PEAS: "peas", BEANS: "beans", LEEK: "leek", DONE: "done", EAST: "east", WEST: "west"}

ANY_ORDER: Final = -2
START: Final = -1
"""What `last` says where the order does not count, and where it begins."""

TURNS: Final = 3
NO_SEEDS: Final = Reason("1.1", "no-seeds")
NEEDS_PEAS: Final = Reason("1.2", "needs-peas")
OUT_OF_ORDER: Final = Reason("1.1", "out-of-order")


class Garden(Board):
    """The seeds that are left of each kind, what grows, the beds that are open, the turns taken and the rain."""

    def __init__(self, seeds: list[int], grows: list[int], beds: int, turns: int, rain: int) -> None:
        self.seeds = seeds
        self.grows = grows
        self.beds = beds
        self.turns = turns
        self.rain = rain

    def copy(self) -> Garden:
        return Garden(self.seeds.copy(), self.grows.copy(), self.beds, self.turns, self.rain)


class Bed(Frame[Garden]):
    """1.0: a player turns to a bed: to look is not to plant."""

    def __init__(self, player: int) -> None:
        self.player = player

    def ask(self, board: Garden) -> Question | None:
        return Question(self.player, "bed", "1.0", [EAST, WEST][: board.beds])

    def weight(self, board: Garden, answer: int) -> int:
        return LOOK

    def take(self, state: State[Garden], answer: int) -> None:
        state.push(Plant(self.player))


class Plant(Frame[Garden]):
    """1.1: kind by kind, in the order of the kinds for bots."""

    def __init__(self, player: int, last: int = START, kind: int = START) -> None:
        self.player = player
        self.last = last
        self.kind = kind

    def in_any_order(self) -> Plant:
        return Plant(self.player, ANY_ORDER, self.kind)

    def opens_pick(self, board: Garden) -> bool:
        return self.kind == START

    def candidates(self, board: Garden) -> list[int]:
        return [*KINDS] if self.kind == START else []

    def refusal(self, board: Garden, answer: int) -> Reason | None:
        if board.seeds[answer] == 0:
            return NO_SEEDS
        if answer == BEANS and board.grows[PEAS] == 0:
            return NEEDS_PEAS
        return OUT_OF_ORDER if answer < self.last else None

    def ask(self, board: Garden) -> Question | None:
        if self.kind != START:
            counts = [number(count) for count in range(1, min(2, board.seeds[self.kind]) + 1)]
            return Question(self.player, "plant.count", "1.1", counts, self.kind)
        kinds = [kind for kind in KINDS if self.refusal(board, kind) is None]
        return Question(self.player, "plant", "1.1", [*kinds, DONE])

    def weight(self, board: Garden, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD if self.kind == START else DETAIL

    def take(self, state: State[Garden], answer: int) -> None:
        board = state.board
        if answer == DONE:
            state.push(Rain(self.player))
        elif self.kind == START:
            state.push(Plant(self.player, self.last, answer))
        else:
            board.seeds[self.kind] -= answer - NUMBER
            board.grows[self.kind] += answer - NUMBER
            state.note("plant", self.player, self.kind, answer - NUMBER)
            state.push(Plant(self.player, START if self.last == ANY_ORDER else self.kind))


class Rain(Frame[Garden]):
    """1.3: rain, and the next player; after three turns the game is over."""

    def __init__(self, player: int) -> None:
        self.player = player

    def ask(self, board: Garden) -> Question | None:
        return roll("1.3")

    def take(self, state: State[Garden], answer: int) -> None:
        board = state.board
        board.turns, board.rain = board.turns + 1, board.rain + answer - NUMBER
        if board.turns == TURNS:
            state.finish(ANNA if board.rain % 2 else BERT, "plain", "rain")
        else:
            state.push(Bed(ANNA + BERT - self.player))


class Gardening(Title):
    """The game of the garden."""

    def __init__(self) -> None:
        frames = (Bed, Plant, Rain)
        super().__init__("garden", "Garden", ("chance", "anna", "bert"), WORDS, ("bed",), frames=frames)

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        return State(Garden([2, 2, 1], [0, 0, 0], 1, 0, 0), [Bed(ANNA)])

    def board_position(self, board: Garden) -> Position:
        return {
            "seeds": [*board.seeds],
            "grows": [*board.grows],
            "beds": board.beds,
            "turns": board.turns,
            "rain": board.rain,
        }

    def load_board(self, reader: Reader, options: Options) -> Garden:
        seeds, grows = reader.items("seeds"), reader.items("grows")
        return Garden(seeds, grows, reader.count("beds", 2), reader.count("turns", 3), reader.count("rain", 18))


TITLE: Final = Gardening()
