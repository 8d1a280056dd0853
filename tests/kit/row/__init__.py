"""A title of rules alone: two sides mark squares in turn, and who has so many in a row wins."""

from __future__ import annotations

from typing import Any

from smallwars.engine.frame import Board, Frame, State
from smallwars.engine.position import Reader
from smallwars.engine.question import CHANCE, Question
from smallwars.engine.title import Options, Position, Title

CROSS, NOUGHT = 1, 2
VERBS = {"mark": ("side:faction", "square:word")}
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Grid(Board):
    """Whose mark is in each square, 0 where there is none, and who is to move."""

    def __init__(self, size: int, length: int, marks: list[int], to_move: int) -> None:
        self.size = size
        self.length = length
        self.marks = marks
        self.to_move = to_move

    def copy(self) -> Grid:
        return Grid(self.size, self.length, self.marks.copy(), self.to_move)

    def wins_at(self, square: int) -> bool:
        """Whether the mark in that square is part of a row that wins."""
        row, column = divmod(square, self.size)
        for down, right in DIRECTIONS:
            if 1 + self.run(row, column, down, right) + self.run(row, column, -down, -right) >= self.length:
                return True
        return False

    def run(self, row: int, column: int, down: int, right: int) -> int:
        """How many marks of the same side follow in that direction."""
        side, found = self.marks[row * self.size + column], 0
        while True:
            row, column = row + down, column + right
            if not (0 <= row < self.size and 0 <= column < self.size) or self.marks[row * self.size + column] != side:
                return found
            found += 1


class Mark(Frame[Grid]):
    """The side to move marks an empty square."""

    def ask(self, board: Grid) -> Question | None:
        return Question(board.to_move, "mark", "", [square for square, mark in enumerate(board.marks) if not mark])

    def take(self, state: State[Grid], answer: int) -> None:
        board = state.board
        board.marks[answer] = board.to_move
        state.note("mark", board.to_move, answer)
        if board.wins_at(answer):
            state.finish(board.to_move, "won", "row")
        elif 0 not in board.marks:
            state.finish(CHANCE, "drawn", "full")
        else:
            board.to_move = NOUGHT if board.to_move == CROSS else CROSS
            state.push(Mark())


class RowTitle(Title):
    """Three in a row on a small board, or more on a larger one."""

    def __init__(self, id: str = "row", size: int = 3, length: int = 3) -> None:
        words = {square: f"{chr(97 + square % size)}{square // size + 1}" for square in range(size * size)}
        super().__init__(id, "Row", ("chance", "cross", "nought"), words, ("mark",), frames=[Mark], verbs=VERBS)
        self.size = size
        self.length = length

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        return State(Grid(self.size, self.length, [0] * (self.size * self.size), CROSS), [Mark()])

    def board_position(self, board: Any) -> Position:
        marked = {self.words[at]: self.actors[mark] for at, mark in enumerate(board.marks) if mark}
        return {"marked": marked, "to_move": self.actors[board.to_move]}

    def load_board(self, reader: Reader, options: Options) -> Any:
        to_move = self.actors.index(reader.choice("to_move", list(self.actors[1:])))
        marked = reader.value("marked")
        marks = [self.actors.index(marked[word]) if word in marked else 0 for word in self.words.values()]
        return Grid(self.size, self.length, marks, to_move)


TITLE = RowTitle()
LARGE = RowTitle("large_row", 7, 4)
