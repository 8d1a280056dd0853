"""The rules of Brandubh, by the numbers under which the README tells them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from smallwars.engine.frame import Board, Frame, State
from smallwars.engine.question import CHANCE, Question, Reason

ATTACKERS: Final = 1
DEFENDERS: Final = 2

SIZE: Final = 7
SQUARES: Final = range(SIZE * SIZE)
THRONE: Final = 24
CORNERS: Final = (0, 6, 42, 48)
DIRECTIONS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))

EMPTY: Final = 0
ATTACKER: Final = 49
DEFENDER: Final = 50
KING: Final = 51
PIECES: Final = {ATTACKER: "attacker", DEFENDER: "defender", KING: "king"}
WORDS: Final = {square: "abcdefg"[square % SIZE] + str(square // SIZE + 1) for square in SQUARES} | PIECES

QUIET_MOVES: Final = 40
"""5.4: so many moves without a capture are a draw."""

CANNOT_MOVE: Final = Reason("2.1", "cannot-move")
NOT_IN_LINE: Final = Reason("2.1", "not-in-line")
IN_THE_WAY: Final = Reason("2.2", "in-the-way")
KINGS_SQUARE: Final = Reason("2.3", "kings-square")


class Squares(Board):
    """What stands on each square, whose turn it is, and how many moves ago a piece was last taken."""

    def __init__(self, pieces: list[int], side: int, quiet: int) -> None:
        self.pieces = pieces
        self.side = side
        self.quiet = quiet

    def copy(self) -> Squares:
        return Squares(self.pieces.copy(), self.side, self.quiet)


def set_up() -> Squares:
    """1.1, 1.2: a cross, the attackers outside; they begin."""
    pieces = [EMPTY for _ in SQUARES]
    pieces[THRONE] = KING
    for piece, far in ((DEFENDER, 1), (ATTACKER, 2), (ATTACKER, 3)):
        for right, up in DIRECTIONS:
            pieces[THRONE + far * (right + SIZE * up)] = piece
    return Squares(pieces, ATTACKERS, 0)


def line(square: int, right: int, up: int) -> Iterator[int]:
    """The squares in one direction, the nearest first."""
    column, row = square % SIZE + right, square // SIZE + up
    while 0 <= column < SIZE and 0 <= row < SIZE:
        yield row * SIZE + column
        column, row = column + right, row + up


def side_of(piece: int) -> int:
    """Whose piece it is; 0 where there is none."""
    return EMPTY if piece == EMPTY else ATTACKERS if piece == ATTACKER else DEFENDERS


def is_kings_own(square: int) -> bool:
    """2.3: the throne and the corners, where none but the king may stop."""
    return square == THRONE or square in CORNERS


def destinations(board: Squares, origin: int) -> list[int]:
    """2.1-2.3: as far as the way is free; everybody crosses the empty throne."""
    found = []
    for right, up in DIRECTIONS:
        for square in line(origin, right, up):
            if board.pieces[square] != EMPTY:
                break
            if board.pieces[origin] == KING or not is_kings_own(square):
                found.append(square)
    return sorted(found)


def is_hostile(board: Squares, square: int, side: int) -> bool:
    """3.1, 3.2: whether that side's pieces are threatened from there: by an enemy, a corner or the empty throne."""
    piece = board.pieces[square]
    return is_kings_own(square) if piece == EMPTY else side_of(piece) not in (EMPTY, side)


def is_taken(board: Squares, square: int, beyond: int | None) -> bool:
    """3.1, 4.1, 4.2: whether an enemy who moved beside a square takes what is there; `beyond`: the square opposite."""
    side = side_of(board.pieces[square])
    if board.pieces[square] == KING and (square == THRONE or THRONE in neighbours(square)):
        return all(is_hostile(board, neighbour, side) for neighbour in neighbours(square))
    return beyond is not None and is_hostile(board, beyond, side)


def neighbours(square: int) -> list[int]:
    """The squares beside a square."""
    return [at for right, up in DIRECTIONS for at in [*line(square, right, up)][:1]]


def capture(state: State[Squares], square: int) -> bool:
    """3.0: take what the piece that moved to a square threatens; whether the king was taken."""
    board, enemy = state.board, ATTACKERS + DEFENDERS - state.board.side
    lines = [[*line(square, right, up), None, None][:2] for right, up in DIRECTIONS]
    ahead = [(at, beyond) for at, beyond in lines if at is not None]
    taken = [at for at, beyond in ahead if side_of(board.pieces[at]) == enemy and is_taken(board, at, beyond)]
    king = any(board.pieces[at] == KING for at in taken)
    for at in taken:
        state.note("capture", board.pieces[at], at)
        board.pieces[at], board.quiet = EMPTY, 0
    return king


class Turn(Frame[Squares]):
    """2.1: a side chooses one of its pieces; 5.3: who has none that can move loses."""

    def candidates(self, board: Squares) -> list[int]:
        return [square for square in SQUARES if side_of(board.pieces[square]) == board.side]

    def refusal(self, board: Squares, answer: int) -> Reason | None:
        return None if destinations(board, answer) else CANNOT_MOVE

    def ask(self, board: Squares) -> Question | None:
        answers = [square for square in self.candidates(board) if self.refusal(board, square) is None]
        return Question(board.side, "piece", "2.1", answers) if answers else None

    def take(self, state: State[Squares], answer: int) -> None:
        state.push(Move(answer))

    def go(self, state: State[Squares]) -> None:
        state.finish(ATTACKERS + DEFENDERS - state.board.side, "victory", "no-move")


class Move(Frame[Squares]):
    """2.0: a piece moves as a rook does."""

    def __init__(self, origin: int) -> None:
        self.origin = origin

    def candidates(self, board: Squares) -> list[int]:
        return [*SQUARES]

    def refusal(self, board: Squares, answer: int) -> Reason | None:
        if answer in destinations(board, self.origin):
            return None
        if answer % SIZE != self.origin % SIZE and answer // SIZE != self.origin // SIZE:
            return NOT_IN_LINE
        is_free = board.pieces[answer] == EMPTY and is_kings_own(answer)
        return KINGS_SQUARE if is_free and board.pieces[self.origin] != KING else IN_THE_WAY

    def ask(self, board: Squares) -> Question | None:
        return Question(board.side, "destination", "2.1", destinations(board, self.origin), self.origin)

    def take(self, state: State[Squares], answer: int) -> None:
        board = state.board
        piece = board.pieces[answer] = board.pieces[self.origin]
        board.pieces[self.origin] = EMPTY
        board.quiet += 1
        state.note("move", piece, self.origin, answer)
        if capture(state, answer):
            state.finish(ATTACKERS, "victory", "king-taken")
        elif piece == KING and answer in CORNERS:
            state.finish(DEFENDERS, "victory", "king-escaped")
        elif board.quiet == QUIET_MOVES:
            state.finish(CHANCE, "tie", "no-capture")
        else:
            board.side = ATTACKERS + DEFENDERS - board.side
            state.push(Turn())
