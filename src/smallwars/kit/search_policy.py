"""The policies of the search in a title: the kinds of question by their part in a turn, and how
turns are looked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Kinds = frozenset[str]
NO_KINDS: Kinds = frozenset()
NO_ANNOUNCEMENTS: Final[Mapping[str, str]] = {}
DONE: Final = frozenset({"done"})


class TurnKinds:
    """The kinds of question of a title, by the part that they play in a turn."""

    def __init__(
        self,
        starts: Kinds,
        breaks: Kinds | None = None,
        menus: Kinds = NO_KINDS,
        unsettled: Kinds = NO_KINDS,
        deeds: Kinds = NO_KINDS,
        announced: Mapping[str, str] = NO_ANNOUNCEMENTS,
        passing: frozenset[str] = DONE,
    ) -> None:
        self.starts = starts
        """The kinds with which a turn begins; where none is named, each question begins one."""
        self.breaks = starts if breaks is None else breaks
        """The kinds of `starts` that end a turn even if the next is the same player's."""
        self.menus = menus
        """The kinds whose answers say what will be asked, and change nothing yet."""
        self.unsettled = unsettled
        """The kinds that are asked before the set-up is over, when nobody's chances can be told yet."""
        self.deeds = deeds
        """The kinds whose answers say what is done, not where or with what."""
        self.announced = announced
        """The kinds of question that an answer only announces, by the word of that answer."""
        self.passing = passing
        """The words of answers that end a series or begin it anew, and add nothing to what the other answers say."""

    def begins(self, kind: str) -> bool:
        """Whether a turn begins with a question of that kind."""
        return kind in self.starts or not self.starts

    def ends(self, kind: str) -> bool:
        """Whether a question of that kind ends the turn of the player himself to whom it is put."""
        return kind in self.breaks or not self.starts


class SearchPolicy:
    """The way turns are looked for: drawn from a tree of answers, or by every way to finish them
    where they are short.
    """

    def __init__(
        self,
        depth: int = 1,
        replied: bool = True,
        onward: int = 0,
        exhaustive: bool = False,
        searched: Kinds = NO_KINDS,
        drawn: Kinds = NO_KINDS,
        apart: Kinds = NO_KINDS,
        staged: bool = False,
        draws_equals: bool = False,
    ) -> None:
        self.depth = depth
        """The number of further answers to look at where one has changed nothing."""
        self.replied = replied
        """Whether a search that looks for the other side's replies too plays better."""
        self.onward = onward
        """The number of further turns that the best are played onward where there is time left."""
        self.exhaustive = exhaustive
        """Whether turns are so short that every way to finish one can be tried (see `lookahead`)."""
        self.searched = searched
        """The kinds of question that are searched in an exhaustive title, each turn being played on to the end of its
        stage (see `Evaluator.stage`); others are answered by what is best at the end of the turn."""
        self.drawn = drawn
        """The kinds of `searched` that begin so many ways to go on that only some are drawn."""
        self.apart = apart
        """The kinds each of whose answers gains the same whatever else is answered (see `Evaluator.part`)."""
        self.staged = staged
        """Whether searched turns can be gone on with in other ways than planned (see `Evaluator.ways`), and played on
        into the next stage (see `Evaluator.go_on`)."""
        self.draws_equals = draws_equals
        """Whether of answers that are worth the same one is drawn rather than the first taken: where no dice or cards
        make one game unlike another, or values are so coarse that many are the same."""


class LevelPolicy:
    """The meaning of a named level of strength in a title."""

    def __init__(self, heat: float = 1.0, slips: float = 0.0, turns_in_a_row: float = 1.7) -> None:
        self.heat = heat
        """The number of swings that a temperature of 1 stands for, so that its turns are as bad as elsewhere."""
        self.slips = slips
        """The share of the temperature that counts in decisions that are not searched: there may be many in a turn."""
        self.turns_in_a_row = turns_in_a_row
        """The number of turns whose whole time passes before the other side is asked, 19 times in 20
        (`tools/bot_turns.py`).
        """
