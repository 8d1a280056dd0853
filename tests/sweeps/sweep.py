"""Many random games of a title, looked at from all sides while they are played.

`python -m tests.sweeps.sweep 10000` plays so many games of each kind and tells what it saw; `… 10000 games` of one.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import smallwars
from smallwars import Game
from smallwars.engine.question import Question
from tests import in_order
from tests.built_in import TITLES
from tests.sweeps.positions import random_options, random_position

MOST_OPTIONS = 40
MOST_DECISIONS = 20_000
PROBE_EVERY = 11
"""Every so many decisions, all options are tried on forks and the position is saved and loaded."""


class Tally:
    """What a sweep has seen."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.forks = 0
        self.most_options = 0
        self.longest = 0
        self.results: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def add(self, other: Tally) -> None:
        """Count the other one in."""
        self.games += other.games
        self.decisions += other.decisions
        self.forks += other.forks
        self.most_options = max(self.most_options, other.most_options)
        self.longest = max(self.longest, other.longest)
        self.results.update(other.results)
        self.kinds.update(other.kinds)

    def __str__(self) -> str:
        return (
            f"games {self.games}, decisions {self.decisions}, forks {self.forks}, most options {self.most_options}, "
            f"longest {self.longest}, kinds of decision {len(self.kinds)}, results {dict(self.results)}"
        )


# How players choose

Style = Callable[[Game, Question, Random], int]


def anyhow(game: Game, question: Question, rng: Random) -> int:
    """Every answer as likely."""
    return rng.choice(question.answers)


def busily(game: Game, question: Question, rng: Random) -> int:
    """Passes and stops only now and then."""
    words = [game.title.word(answer) for answer in question.answers]
    active = [answer for answer, word in zip(question.answers, words) if not word.startswith(("pass", "done"))]
    return rng.choice(active if active and rng.random() < 0.85 else question.answers)


def one_sided(busy: int) -> Style:
    """One faction does what it can, the other as little as it can."""

    def style(game: Game, question: Question, rng: Random) -> int:
        if question.actor == busy:
            return busily(game, question, rng)
        idle = [answer for answer in question.answers if game.title.word(answer).startswith(("pass", "done"))]
        return rng.choice(idle or question.answers)

    return style


def by_events(game: Game, question: Question, rng: Random) -> int:
    """Events, and what they offer, whenever possible."""
    for answer in question.answers:
        if game.title.word(answer) == "event":
            return answer
    return busily(game, question, rng)


STYLES: tuple[Style, ...] = (anyhow, busily, one_sided(1), one_sided(2), by_events)


# Looking


def play(game: Game, rng: Random, style: Style, every: int = PROBE_EVERY) -> Tally:
    """Play to the end; every rule of the engine about decisions holds at each of them."""
    tally = Tally()
    tally.games = 1
    while (question := game.question()) is not None:
        count = len(question.answers)
        assert 1 < count <= MOST_OPTIONS, f"{question.kind}: {count} options"
        assert len(set(question.answers)) == count, f"{question.kind}: an option twice"
        assert question.rule and question.kind
        assert game.title.faults(game.state) == [], question.kind
        tally.decisions += 1
        tally.kinds[question.kind] += 1
        tally.most_options = max(tally.most_options, count)
        assert tally.decisions < MOST_DECISIONS, "the game does not end"
        if every and tally.decisions % every == 0:
            tally.forks += probe(game, rng)
        game.answer(style(game, question, rng))
    assert game.title.faults(game.state) == []
    assert game.result is not None, "no decision and no result"
    tally.longest = tally.decisions
    tally.results[f"{game.result.winner} {game.result.grade}"] += 1
    return tally


def probe(game: Game, rng: Random) -> int:
    """Try every option on a fork, up to the next decision; the refusals, the words, the way through a file."""
    position = game.position()
    before = json.dumps(position)
    assert conserved(position), before
    decision = game.decision
    assert decision is not None
    options = [option.id for option in decision.options]
    for option in options:
        fork = game.fork()
        fork.choose(option)
        following = fork.question()
        assert following is not None or fork.result is not None
        assert game.title.faults(fork.state) == [], f"{decision} {option}"
        assert following is None or (option == "done" or json.dumps(fork.position()) != before), f"{decision} {option}"
    assert json.dumps(game.position()) == before, "a fork is not independent"
    speaks(game)
    again = in_order.from_position(json.loads(before), seed=1, options=game.options)
    assert json.dumps(again.position()) == before, "the position does not survive a round trip"
    assert repr(again.decision) == repr(decision)
    return len(options)


BOX = {"cells": 12, "caches": 4, "police": 6, "troops": 12}
KINDS = {"cells": ("underground", "active"), "caches": ("caches",), "police": ("police",), "troops": ("troops",)}


def conserved(position: dict[str, Any]) -> bool:
    """Every piece of Cyprus is somewhere: counted from the position alone."""
    if position["title"] != "cyprus":
        return True
    elsewhere = {"cells": position["prison"], "troops": position["suez"]}
    for piece, total in BOX.items():
        on_map = sum(space[kind] for space in position["spaces"].values() for kind in KINDS[piece])
        if on_map + position["available"][piece] + elsewhere.get(piece, 0) != total:
            return False
    return True


_spoken: set[tuple[str, str, int]] = set()


def speaks(game: Game) -> None:
    """The decision, its options and the refusals have words."""
    question, decision = game.question(), game.decision
    assert question is not None and decision is not None
    assert decision.text("en").strip()
    for option in decision.options:
        known = (game.title.id, question.kind, option.answer)
        if known not in _spoken:
            assert option.text("en").strip()
            _spoken.add(known)
    for option_id, refusal in game.refusals().items():
        assert refusal.rule and refusal.text.strip(), f"{decision}: {option_id}"
        assert option_id not in [option.id for option in decision.options]


_read: set[tuple[str, str, tuple[int, int, int, int]]] = set()


def replays(game: Game) -> None:
    """The record gives the same game, and every line of its log can be read."""
    record = game.record()
    again = smallwars.replay(record)
    assert json.dumps(again.position()) == json.dumps(game.position())
    assert again.result == game.result and again.record() == record
    for entry in game.log:
        known = (game.title.id, entry.verb, entry.args)
        if known not in _read:
            assert entry.text("en").strip()
            _read.add(known)


# Sweeps


def sweep_games(title: str, seeds: Iterable[int]) -> Tally:
    """Games from the set-up, with the options of the title as they come."""
    return swept(seeds, lambda seed, rng: in_order.new(title, seed=seed))


def sweep_options(title: str, seeds: Iterable[int]) -> Tally:
    """Games from the set-up, with options at random."""
    return swept(seeds, lambda seed, rng: in_order.new(title, seed=seed, options=random_options(title, rng)))


def sweep_positions(title: str, seeds: Iterable[int]) -> Tally:
    """Games from positions at random, with capabilities and options at random."""

    def start(seed: int, rng: Random) -> Game:
        options = random_options(title, rng)
        return in_order.from_position(random_position(title, options, rng), seed=seed, options=options)

    return swept(seeds, start)


def swept(seeds: Iterable[int], start: Callable[[int, Random], Game]) -> Tally:
    """Play them all; a failure names the seed."""
    tally = Tally()
    for seed in seeds:
        rng = Random(seed)
        game = start(seed, rng)
        try:
            tally.add(play(game, rng, STYLES[seed % len(STYLES)]))
            replays(game)
        except Exception as error:
            error.add_note(f"seed {seed}, after {game.choices} choices")
            raise
    return tally


def main(arguments: list[str]) -> None:
    """Long sweeps, told in a few lines."""
    games = int(arguments[0]) if arguments else 1000
    sweeps: dict[str, Any] = {"games": sweep_games, "options": sweep_options, "positions": sweep_positions}
    for title in TITLES:
        for name in arguments[1:] or sweeps:
            tally = sweeps[name](title, range(games))
            print(f"{title}, {name}: {tally}")


if __name__ == "__main__":
    main(sys.argv[1:])
