"""Restricted play: a game that does not offer what is forbidden, as long as the rules leave another choice."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from ...engine.chance import Seeded
from ...engine.frame import State
from ...engine.game import Game
from ...engine.log import Entry, Log
from ...engine.question import Question
from ...engine.rollout import pick, player_seed
from ...engine.title import Title, split
from ...kit.measures import measures
from .arms import Ban, SimulateError

TRIALS: Final = 4
"""Ways to finish a turn that are tried before an option is held to lead only to what is forbidden."""
LONGEST: Final = 200
"""The most choices of a trial."""
WAYS_OUT: Final = ("done", "decline", "pass")
"""Options that do nothing; they stay even where the whole question is about what is forbidden."""


class Law:
    """The bans of a game, each for a faction or for everybody."""

    def __init__(self, title: Title, bans: tuple[Ban, ...]) -> None:
        self.title = title
        self.measures = measures(title)
        self.bans = bans
        self.known: dict[tuple[str, str], list[int]] = {}

    def words(self, game: Game, actor: int) -> set[str]:
        """The words that an actor may not choose now; a card that is forbidden stands for its Event."""
        faction = self.title.actors[actor]
        words = {ban.word for ban in self.bans if ban.faction in ("", faction)}
        return words | {self.measures.event} if self.measures.standing(game) in words else words

    def impose(self, game: Game, seed: int) -> Question | None:
        """The pending question, what is forbidden taken out of it: to bots it is as if it could not be chosen."""
        question = game.question()
        if question is None or not self.bans:
            return question
        words = self.words(game, question.actor)
        if not words:
            return question
        answers = [answer for answer in question.answers if not self.bars(words, question, answer)]
        kept = self.harmless(game, words, question, answers, seed) or answers or question.answers
        if len(kept) < len(question.answers):
            question = with_answers(question, kept)
            game.state.pending = question
        return question

    def bars(self, words: set[str], question: Question, answer: int) -> bool:
        """Whether an option is forbidden by its word, or by what the question is about."""
        word = self.title.word(answer)
        if any([word == name or word.startswith(f"{name}.") for name in words]):
            return True
        return any([part in words for part in question.kind.split(".")]) and word not in WAYS_OUT

    def harmless(self, game: Game, words: set[str], question: Question, answers: list[int], seed: int) -> list[int]:
        """The options after which the turn can be finished without what is forbidden, as far as trials show."""
        return [answer for answer in answers if self.can_do_without(game, words, question, answer, seed)]

    def can_do_without(self, game: Game, words: set[str], question: Question, answer: int, seed: int) -> bool:
        """Whether one of some random ways to go on avoids what is forbidden."""
        for trial in range(TRIALS):
            if self.trial_avoids(game, words, question, answer, seed + trial):
                return True
        return False

    def trial_avoids(self, game: Game, words: set[str], question: Question, answer: int, seed: int) -> bool:
        """Whether a random way to the end of the turn avoids what is forbidden; chance is dealt anew, so that nothing
        to come is known.
        """
        trial, log = trial_of(game, seed)
        actor, start = question.actor, player_seed(seed)
        trial.apply(question, answer)
        asked = trial.question()
        while asked is not None and asked.actor == actor and trial.choices < LONGEST:
            if asked.kind in self.title.turns:
                break
            answers = [option for option in asked.answers if not self.bars(words, asked, option)]
            trial.apply(asked, pick(answers or asked.answers, start, trial.choices))
            asked = trial.question()
        return not self.broken(log.entries, words)

    def broken(self, entries: list[Entry], words: set[str]) -> bool:
        """Whether something forbidden stands in a log."""
        return any([self.tells_of(entry, words) for entry in entries])

    def tells_of(self, entry: Entry, words: set[str]) -> bool:
        """Whether a line of the log speaks of one of these words: by its verb, or by a word in it."""
        verb, is_over = entry.verb, entry.verb.endswith(self.measures.endings)
        if not is_over and any([verb == name or verb.startswith(f"{name}_") for name in words]):
            return True
        return any([self.title.words.get(entry.args[at], "") in words for at in self.places("word", verb)])

    def places(self, kind: str, verb: str) -> list[int]:
        """The places of the ints of that kind in a log entry with that verb."""
        found = self.known.get((kind, verb))
        if found is None:
            kinds = self.title.verbs.get(verb, ())
            found = self.known[kind, verb] = [at for at, field in enumerate(kinds) if split(field)[1] == kind]
        return found

    def breaches(self, entries: list[Entry]) -> int:
        """How often what is forbidden happened all the same, because the rules or an Event left no other way."""
        return sum([self.is_breach(entry) for entry in entries])

    def is_breach(self, entry: Entry) -> bool:
        """Whether somebody did what is forbidden to him; where the log does not name who did it, it may be anybody."""
        doer = "".join([self.title.actors[entry.args[at]] for at in self.places("faction", entry.verb)[:1]])
        return any([self.tells_of(entry, {ban.word}) for ban in self.bans if not doer or ban.faction in ("", doer)])


def with_answers(question: Question, answers: list[int]) -> Question:
    """A copy of a question with fewer answers."""
    return Question(
        question.actor, question.kind, question.rule, answers, question.about, question.weights, question.left
    )


def trial_of(game: Game, seed: int) -> tuple[Game, Log]:
    """A copy with other dice, and with an empty log."""
    state: State[Any] = game.state.fork(None)
    log = Log(game.title.sentence, [], [])
    state.log = log
    return game.begun_from(state, Seeded(seed)), log


# What there is to forbid


def check_bans(title: Title, bans: list[Ban]) -> None:
    """Complain about a word that the title does not have."""
    known = set(title.words.values()) - measures(title).never_forbidden()
    verbs = set(title.verbs)
    for ban in bans:
        parts = {part for word in known for part in (word, word.split(".")[0])}
        if ban.word not in parts | verbs:
            near = get_close_matches(ban.word, sorted(parts | verbs), 6, 0.5) or sorted(verbs & known)[:6]
            raise SimulateError("no-such-word", word=ban.word, title=title.id, known=", ".join(near))
