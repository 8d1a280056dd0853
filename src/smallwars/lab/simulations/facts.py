"""What is kept of a game: its end, how its scores went, which cards were played how, which operations when."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from ...engine.game import Game
from ...engine.log import Entry
from ...engine.title import Title
from ...titles.brief_border_wars.attila.rules.exclusive import victory_points
from ...titles.brief_border_wars.attila.title import AttilaTitle
from ...titles.british_way.family.rules.words import BRITISH
from ...titles.british_way.family.title import CoinTitle
from ...titles.greek_civil_war.rules.words import GOVERNMENT
from ...titles.greek_civil_war.title import GreekTitle

Cell = str | int
Row = list[Cell]
Levels = dict[str, int]
"""Political Will, the Political Index of each side, or Victory Points."""


@dataclass
class Facts:
    """A game that was played. Rows lack the arm and the game they belong to."""

    winner: str
    grade: str
    reason: str
    turns: int
    rounds: int
    decisions: int
    end: Levels
    breaches: int = 0
    paths: list[Row] = field(default_factory=list)
    """turn, round, measure, value"""
    cards: list[Row] = field(default_factory=list)
    """turn, card, side, faction"""
    operations: list[Row] = field(default_factory=list)
    """turn, round, faction, operation, count"""


class Watch:
    """Reads the log of a game as it grows. A title of which nothing more is known has neither turns nor scores."""

    @staticmethod
    def measures(title: Title) -> tuple[str, ...]:
        """The scores that a title counts victory by."""
        return ()

    def __init__(self, game: Game) -> None:
        self.title: Any = game.title
        self.turn = 0
        self.round = 0
        self.seen = 0
        self.levels: Levels = {}
        self.paths: list[Row] = []
        self.cards: list[Row] = []
        self.done: Counter[tuple[int, int, str, str]] = Counter()

    def see(self, game: Game) -> None:
        """What was written since the last look."""
        log = game.state.log
        if log is None or len(log.entries) == self.seen:
            return
        entries = log.entries[self.seen :]
        self.seen = len(log.entries)
        for entry in entries:
            self.read(entry, game)

    def read(self, entry: Entry, game: Game) -> None:
        """One line of the log."""

    def begin(self) -> None:
        """The scores at the start: turn 0, of round 0."""
        self.paths = [[0, 0, name, value] for name, value in self.levels.items()]

    def close_turn(self) -> None:
        """A turn is over."""
        if self.turn:
            self.paths += [[self.turn, self.round, name, value] for name, value in self.levels.items()]

    def did(self, faction: str, operation: str) -> None:
        """Somebody did something."""
        self.done[self.turn, self.round, faction, operation] += 1

    def facts(self, game: Game, decisions: int) -> Facts:
        """All that is kept."""
        self.see(game)
        self.close_turn()
        result = game.result
        assert result is not None
        operations: list[Row] = [[*key, count] for key, count in self.done.items()]
        return Facts(
            result.winner or "", result.grade, result.key, self.turn, self.round, decisions, dict(self.levels),
            paths=self.paths, cards=self.cards, operations=operations,
        )  # fmt: skip


class CoinWatch(Watch):
    """The British Way: a turn is a card, a round is a Campaign and ends with its Propaganda card."""

    DOING: Final = ("operation", "free_operation", "special")

    @staticmethod
    def measures(title: Title) -> tuple[str, ...]:
        return ("political_will",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.levels = {"political_will": game.state.board.political_will}
        self.round = 1
        self.propaganda = False

    def read(self, entry: Entry, game: Game) -> None:
        verb, args = entry.verb, entry.args
        if verb == "card":
            self.next_card(args[0], game)
        elif verb == "political_will":
            self.levels["political_will"] = args[2]
        elif verb in self.DOING:
            self.did(self.title.actors[args[0]], self.title.words[args[1]])
        elif verb == "pass":
            self.did(self.title.actors[args[0]], "pass")
        elif verb == "curfew" or verb == "curfew_moved":
            self.did(self.title.actors[BRITISH], "curfew")
        elif verb == "event" or verb == "event_of_one_text":
            self.event(args[0], args[1], self.title.words[args[2]] if verb == "event" else "only")

    def next_card(self, card: int, game: Game) -> None:
        """2.2: a card is turned up."""
        self.close_turn()
        self.turn += 1
        self.round += self.propaganda
        self.propaganda = game.state.board.shared.is_propaganda(card)
        if not self.propaganda:
            self.cards.append([self.turn, self.title.cards[card - 1]["id"], "", ""])

    def event(self, faction: int, card: int, side: str) -> None:
        """5.0: the Event of the card face up is played."""
        name = self.title.actors[faction]
        self.did(name, "event")
        if self.cards and self.cards[-1][1] == self.title.cards[card - 1]["id"]:
            self.cards[-1][2:] = [side, name]


class GreekWatch(Watch):
    """Greek Civil War: operations are what is built, moved and attacked, and what is announced."""

    DOING: Final = (
        "build", "buy_airstrike", "upgrade", "demobilize", "break_down", "combine", "switch", "move",
        "move_from_square", "airstrike", "resettle", "aid_begins",
    )  # fmt: skip
    GOVERNMENTS: Final = ("airstrike", "aid_begins")
    """What the Government does, whoever's phase it is."""

    @staticmethod
    def measures(title: Title) -> tuple[str, ...]:
        return title.actors[1:]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.actor = ""
        index = game.state.board.index
        self.levels = {faction: index[at] for at, faction in enumerate(self.title.actors) if at}

    def read(self, entry: Entry, game: Game) -> None:
        verb, args = entry.verb, entry.args
        if verb == "turn":
            self.close_turn()
            self.turn = self.round = args[0]
        elif verb == "phase":
            self.actor = self.title.actors[args[0]]
        elif verb == "index":
            self.levels[self.title.actors[args[0]]] = args[3]
        elif verb == "attack":
            self.did(self.title.actors[args[0]], verb)
        elif verb in self.DOING:
            self.did(
                self.title.actors[GOVERNMENT] if verb in self.GOVERNMENTS else self.actor,
                verb.removesuffix("_from_square"),
            )


class AttilaWatch(Watch):
    """Operation Attila: a card is played for movement or for combat; Victory Points as a turn leaves them."""

    @staticmethod
    def measures(title: Title) -> tuple[str, ...]:
        return ("victory_points",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.actor = ""
        self.count(game)

    def count(self, game: Game) -> None:
        """8.0: Victory Points as they would be counted now."""
        self.levels = {"victory_points": victory_points(game.state.board)}

    def read(self, entry: Entry, game: Game) -> None:
        verb, args = entry.verb, entry.args
        if verb == "turn":
            self.count(game)
            self.close_turn()
            self.turn = self.round = args[0]
        elif verb == "card":
            self.actor = self.title.actors[args[0]]
            self.cards.append([self.turn, self.title.words[args[1]], "", self.actor])
        elif verb == "use":
            self.cards[-1][2] = self.title.words[args[0]]
            self.did(self.actor, self.title.words[args[0]])
        elif verb == "special_card":
            self.actor = self.title.actors[args[0]]
            self.cards.append([self.turn, "special", "", self.actor])
        elif verb == "refit" or verb == "invasion":
            self.special(verb)
        elif verb == "pass" or verb == "battle":
            self.did(self.title.actors[args[0]], verb)
        elif verb == "victory_points":
            self.levels = {verb: args[0]}

    def special(self, action: str) -> None:
        """6.3: what a Special Action card was played for."""
        self.did(self.actor, action)
        if self.cards and self.cards[-1][1] == "special" and not self.cards[-1][2]:
            self.cards[-1][2] = action


READERS: Final = ((CoinTitle, CoinWatch), (GreekTitle, GreekWatch), (AttilaTitle, AttilaWatch))


def watch_of(title: Title) -> type[Watch]:
    """Who reads the log of that title."""
    for known, reader in READERS:
        if isinstance(title, known):
            return reader
    return Watch
