"""A title outside the house: a game of stones, small enough to see through and with everything a title can have.

Two players take one to three stones in turn; who takes the last one wins. Once in a game each may `gamble`: a die says
how many stones go, and chance says whether the other player is skipped. Once each may `peek` at the lucky number nobody
knows; a gamble that rolls it wins at once.
"""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.chance import Driver
from smallwars.engine.errors import InvalidOption, InvalidPosition
from smallwars.engine.frame import Board, Frame, Outcome, State, fields_of
from smallwars.engine.position import Reader
from smallwars.engine.question import CHANCE, NUMBER, Question, Reason, number, roll
from smallwars.engine.title import Options, Position, Title

RED: Final = 1
BLUE: Final = 2
ACTORS: Final = ("chance", "red", "blue")

GAMBLE: Final = 0
PEEK: Final = 1
SKIP: Final = 2
KEEP: Final = 3
WORDS: Final = {GAMBLE: "gamble", PEEK: "peek", SKIP: "skip", KEEP: "keep"}

MOST: Final = 40
TOO_FEW_STONES: Final = Reason("2.1", "too-few-stones")
ONCE_ONLY: Final = Reason("2.2", "once-only")

TEXTS: Final = {
    "refusal-too-few-stones": "there are not so many stones",
    "refusal-once-only": "once in a game only",
    "result-last-stone": "took the last stone",
    "result-lucky": "rolled the lucky number",
}


class Stones(Board):
    """The pile, what each player has used up (bits), and the lucky number (0: not drawn yet)."""

    def __init__(self, left: int, gambled: int, peeked: int, lucky: int, taken: list[int]) -> None:
        self.left = left
        self.gambled = gambled
        self.peeked = peeked
        self.lucky = lucky
        self.taken = taken

    def copy(self) -> Stones:
        return Stones(self.left, self.gambled, self.peeked, self.lucky, self.taken.copy())


def lucky_number() -> Question:
    """1.1: one of six."""
    return Question(CHANCE, "lucky", "1.1", [number(n) for n in range(1, 7)])


class Draw(Frame[Stones]):
    """1.1: the lucky number is drawn face down."""

    def ask(self, board: Stones) -> Question | None:
        return None if board.lucky else lucky_number()

    def take(self, state: State[Stones], answer: int) -> None:
        state.board.lucky = answer - NUMBER


class Turn(Frame[Stones]):
    """2.1: take stones, or something better."""

    def __init__(self, player: int) -> None:
        self.player = player

    def candidates(self, board: Stones) -> list[int]:
        return [number(1), number(2), number(3), GAMBLE, PEEK]

    def refusal(self, board: Stones, answer: int) -> Reason | None:
        if answer >= NUMBER:
            return None if answer - NUMBER <= board.left else TOO_FEW_STONES
        used = board.gambled if answer == GAMBLE else board.peeked
        return ONCE_ONLY if used >> self.player & 1 else None

    def ask(self, board: Stones) -> Question | None:
        answers = [answer for answer in self.candidates(board) if self.refusal(board, answer) is None]
        return Question(self.player, "turn", "2.1", answers)

    def take(self, state: State[Stones], answer: int) -> None:
        board = state.board
        if answer == GAMBLE:
            board.gambled |= 1 << self.player
            state.push_all([Roll(self.player), Luck(self.player)])
        elif answer == PEEK:
            board.peeked |= 1 << self.player
            state.note("peek", self.player)
            state.reveal()
            state.push(Turn(self.player))
        else:
            state.push(Turn(RED + BLUE - self.player))
            remove(state, self.player, answer - NUMBER)


class Roll(Frame[Stones]):
    """2.2: a roll that takes away stones."""

    def __init__(self, player: int) -> None:
        self.player = player

    def ask(self, board: Stones) -> Question | None:
        return roll("2.2")

    def take(self, state: State[Stones], answer: int) -> None:
        rolled = answer - NUMBER
        state.note("roll", rolled)
        if rolled == state.board.lucky:
            state.finish(self.player, "lucky", "lucky")
        else:
            remove(state, self.player, min(rolled, state.board.left))


class Luck(Frame[Stones]):
    """2.3: one time in four the other player is skipped."""

    def __init__(self, player: int) -> None:
        self.player = player

    def ask(self, board: Stones) -> Question | None:
        return Question(CHANCE, "luck", "2.3", [SKIP, KEEP], -1, [1, 3])

    def take(self, state: State[Stones], answer: int) -> None:
        state.push(Turn(self.player if answer == SKIP else RED + BLUE - self.player))


def remove(state: State[Stones], player: int, count: int) -> None:
    """Take stones; the last one wins."""
    state.board.left -= count
    state.board.taken[player] += count
    state.note("take", player, count)
    if state.board.left == 0:
        state.finish(player, "plain", "last-stone")


FRAMES: Final[dict[str, type[Frame[Any]]]] = {frame.__name__: frame for frame in (Draw, Turn, Roll, Luck)}


class Toy(Title):
    """The game of stones."""

    def __init__(self, id: str = "toy") -> None:
        super().__init__(id, "Stones", ACTORS, WORDS, ("turn",))

    def check_options(self, given: Options) -> Options:
        for name in given:
            if name != "stones":
                raise InvalidOption(name, f"{self.id} has no option {name!r}")
        stones = given.get("stones", 12)
        if not 1 <= stones <= MOST:
            raise InvalidOption("stones", f"option stones is {stones}")
        return {"stones": stones}

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        return State(Stones(options["stones"], 0, 0, 0, [0, 0, 0]), [Turn(RED), Draw()])

    def position(self, state: State[Any]) -> Position:
        board: Stones = state.board
        position: Position = {
            "title": self.id,
            "left": board.left,
            "taken": board.taken[1:],
            "gambled": board.gambled,
            "peeked": board.peeked,
            "lucky": board.lucky,
            "pending": [
                [type(frame).__name__, *[getattr(frame, name) for name in fields_of(type(frame))]]
                for frame in state.stack
            ],
        }
        if state.outcome is not None:
            position["result"] = [ACTORS[state.outcome.winner], state.outcome.grade, state.outcome.reason]
        return position

    def load(self, position: Position, options: Options) -> State[Any]:
        reader = Reader(position)
        reader.value("title")
        taken = [0, *reader.items("taken")]
        board = Stones(
            reader.count("left", MOST),
            reader.count("gambled", 7),
            reader.count("peeked", 7),
            reader.count("lucky", 6),
            taken if len(taken) == 3 else [0, 0, 0],
        )
        stack = [self.frame(item) for item in reader.items("pending")]
        result = reader.value("result")
        outcome = Outcome(ACTORS.index(result[0]), result[1], result[2]) if result else None
        reader.finish()
        return State(board, stack if stack or outcome else [Turn(RED), Draw()], None, None, outcome)

    def frame(self, item: list[Any]) -> Frame[Any]:
        if item[0] not in FRAMES:
            raise InvalidPosition("pending", f"{item!r} is nothing that can be pending")
        return FRAMES[item[0]](*item[1:])

    def view(self, position: Position, faction: str | None) -> Position:
        peeked = faction is not None and position["peeked"] >> ACTORS.index(faction) & 1
        hidden = ("pending",) if peeked else ("lucky", "pending")
        return {name: value for name, value in position.items() if name not in hidden}

    def redeal(self, state: State[Any], faction: int, driver: Driver) -> None:
        board: Stones = state.board
        if not board.peeked >> faction & 1:
            board.lucky = (
                driver.draw(Question(CHANCE, "lucky", "1.1", [number(n) for n in range(1, 7)]), 0, []) - NUMBER
            )

    def sentence(self, language: str, verb: str, args: tuple[int, int, int, int]) -> str:
        return " ".join([verb, *[str(arg) for arg in args]])

    def phrase(self, language: str, key: str) -> str:
        return TEXTS[key]

    def prompt(self, language: str, question: Question, state: State[Any] | None = None) -> str:
        return f"{question.kind}?"

    def label(self, language: str, question: Question, answer: int, state: State[Any] | None = None) -> str:
        return self.word(answer)

    def faults(self, state: State[Any]) -> list[str]:
        return [] if 0 <= state.board.left <= MOST else ["stones out of range"]


TITLE: Final = Toy()
