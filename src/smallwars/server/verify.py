"""The check for fair dice: the seed was promised by its hash before the game, and gives every result of chance."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from ..engine.errors import InvalidRecord, SmallWarsError
from ..engine.game import Game
from ..engine.question import CHANCE
from ..engine.record import LOOSE, VERSION, Parsed, Token, parse
from ..engine.registry import find
from ..engine.table import from_position, new, replay
from ..texts import message

PREFIX: Final = "smallwars:"


def commitment(seed: int | str) -> str:
    """The hash by which a seed is promised."""
    return sha256(f"{PREFIX}{seed}".encode()).hexdigest()


@dataclass(frozen=True)
class Finding:
    """One thing that was checked: whether it holds, the key of its sentence, and its arguments."""

    holds: bool
    key: str
    args: dict[str, str | int]

    def text(self, language: str) -> str:
        return message(language, ("verify",), f"verify-{self.key}", self.args)


def holds(key: str, **args: str | int) -> Finding:
    return Finding(True, key, args)


def fails(key: str, **args: str | int) -> Finding:
    return Finding(False, key, args)


def verify(text: str, expected: str = "") -> list[Finding]:
    """Check a record; `expected`: the commitment that was shown at the start of the game. InvalidRecord: unreadable."""
    parsed = parse(text)
    seeded = "Seed" in parsed.headers
    replay(text, 0 if seeded else None)  # it must be a game that the rules allow
    findings = list(check_commitment(parsed, expected.strip().lower()))
    return [*findings, *check_chance(parsed)] if seeded else findings


def check_commitment(parsed: Parsed, expected: str) -> Iterator[Finding]:
    """Check that the seed is the one that was promised."""
    recorded, seed = parsed.headers.get("Commitment", "").lower(), parsed.headers.get("Seed")
    if not recorded:
        yield fails("no-commitment")
    if recorded and expected:
        same = recorded == expected
        yield holds("same-commitment") if same else fails("other-commitment", shown=expected, recorded=recorded)
    if seed is None:
        yield fails("no-seed")
    elif recorded:
        hash = commitment(int(seed))
        same = recorded == hash
        broken = {"seed": seed, "hash": hash, "recorded": recorded}
        yield holds("commitment", seed=seed) if same else fails("broken-commitment", **broken)


# The seed against the record


def check_chance(parsed: Parsed) -> Iterator[Finding]:
    """Play the choices of the record again, chance by the seed alone; stop at the first difference."""
    game = game_by_seed(parsed)
    for check in (check_deck, check_tokens, check_ending):
        findings = list(check(parsed, game))
        yield from findings
        if not all(finding.holds for finding in findings):
            return


def game_by_seed(parsed: Parsed) -> Game:
    """Make the game before the first token of its record, with every card dealt by the seed."""
    seed = int(parsed.headers["Seed"])
    any_order = parsed.headers.get("Version", VERSION) == VERSION
    options = parsed.options if any_order else {**find(parsed.headers["Title"]).options_before(), **parsed.options}
    if "Position" not in parsed.headers:
        return new(parsed.headers["Title"], seed, options, any_order=any_order)
    position = json.loads(parsed.headers["Position"])
    return from_position({"title": parsed.headers["Title"], **position}, seed, options, any_order=any_order)


def check_deck(parsed: Parsed, game: Game) -> Iterator[Finding]:
    """Check that the seed shuffles the deck into the recorded order."""
    if "Position" in parsed.headers:
        yield holds("placed")
    elif "Deck" in parsed.headers:
        while (question := game.state.question()) is not None and question.kind == game.title.deals:
            game.roll()
        yield compare_decks(parsed.headers["Deck"].split(), game.title.deck(game.state))


def compare_decks(recorded: list[str], drawn: list[str]) -> Finding:
    for place, (ours, theirs) in enumerate(zip(recorded, drawn), 1):
        if ours != theirs:
            return fails("other-deck", place=place, recorded=ours, given=theirs)
    if len(recorded) != len(drawn):
        return fails("deck-length", recorded=len(recorded), given=len(drawn))
    return holds("deck", count=len(recorded))


def check_tokens(parsed: Parsed, game: Game) -> Iterator[Finding]:
    """Check that every result of chance is the seed's."""
    results = 0
    for token in parsed.tokens:
        if token.kind == "edit":
            yield fails("edited", line=token.line)
            return
        if token.kind == "chance":
            drawn = draw_result(game, token)
            if drawn != token.text:
                yield fails("other-result", line=token.line, recorded=token.text, given=drawn)
                return
            results += 1
        elif token.kind == LOOSE:
            game.loosen()
        elif token.kind == "choice":
            play_choice(game, token)
    yield holds("results", count=results)


def draw_result(game: Game, token: Token) -> str:
    """Draw a result of chance by the seed; a result that the rules force is the recorded one."""
    question = game.state.question()
    if question is None or question.actor != CHANCE:
        if game.was_forced(token.text):
            return token.text
        raise InvalidRecord(token.line, "{" + token.text + "}", "record-no-chance")
    return game.roll() or ""


def play_choice(game: Game, token: Token) -> None:
    try:
        game.choose(token.text)
    except SmallWarsError as error:
        raise InvalidRecord(token.line, token.text, "record-why", why=error) from error


def check_ending(parsed: Parsed, game: Game) -> Iterator[Finding]:
    """Check that the recorded result is the one of the game."""
    recorded, result = parsed.headers.get("Result"), game.result
    if recorded is None:
        return
    drawn = "" if result is None else result.recorded()
    old_form = "" if result is None else str(result)  # how earlier versions wrote it
    yield holds("ending") if recorded in (drawn, old_form) else fails("other-ending", recorded=recorded, given=drawn)


def report(findings: list[Finding], language: str) -> Iterator[str]:
    """Write the findings as lines, with the verdict last."""
    yield from [finding.text(language) for finding in findings]
    is_fair = all(finding.holds for finding in findings)
    yield message(language, ("verify",), "verify-holds" if is_fair else "verify-fails", {})
