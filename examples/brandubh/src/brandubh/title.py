"""Brandubh as the engine sees it: the set-up, positions in and out."""

from __future__ import annotations

from typing import Any, ClassVar

from smallwars.engine.frame import Frame, State
from smallwars.engine.position import Reader
from smallwars.engine.title import Options, Position, Title

from .rules import EMPTY, PIECES, QUIET_MOVES, SQUARES, WORDS, Move, Squares, Turn, set_up

VERBS = {"move": ("piece:word", "origin:word", "destination:word"), "capture": ("piece:word", "space:word")}


class Brandubh(Title):
    """A king who wants to reach a corner, and those who want to take him."""

    citations: ClassVar[dict[str, str]] = {"move": "2.1", "capture": "3.1", "victory": "5.0", "tie": "5.4"}

    def __init__(self) -> None:
        actors = ("chance", "attackers", "defenders")
        super().__init__("brandubh", "Brandubh", actors, WORDS, ("piece",), frames=[Turn, Move], verbs=VERBS)

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        return State(set_up(), [Turn()])

    def board_position(self, board: Squares) -> Position:
        squares = {WORDS[square]: PIECES.get(board.pieces[square]) for square in SQUARES}
        return {"to_move": self.actors[board.side], "quiet_moves": board.quiet, "squares": squares}

    def load_board(self, reader: Reader, options: Options) -> Squares:
        side = self.actors.index(str(reader.choice("to_move", list(self.actors[1:]), "attackers")))
        quiet = reader.count("quiet_moves", QUIET_MOVES)
        squares, pieces = reader.inside("squares"), {name: piece for piece, name in PIECES.items()}
        found = [pieces.get(str(squares.choice(WORDS[square], [*pieces])), EMPTY) for square in SQUARES]
        squares.finish()
        return Squares(found, side, quiet)

    def plain_stack(self, reader: Reader, board: Squares) -> list[Frame[Any]]:
        return [Turn()]

    def check_pending(self, reader: Reader, board: Squares, frames: list[Frame[Any]]) -> None:
        super().check_pending(reader, board, frames)
        if len(frames) > 1 or any(isinstance(frame, Move) and frame.origin not in SQUARES for frame in frames):
            raise reader.error("pending", "pending-impossible")
