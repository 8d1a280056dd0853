"""Chance is a player: drivers that answer its questions. They have no state, so that forks and replays agree."""

from __future__ import annotations

from hashlib import sha256
from operator import mul
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .errors import ChanceExhausted
from .question import Question

ASK: Final = -1
"""The answer of a driver where a person is to be asked."""

FIRST_DEAL: Final = 1 << 20

MASK: Final = 0x7FFFFFFF

SHORT: Final = 62
"""Bits of a seed that `Seeded` can tell apart."""


def mix(x: i64) -> i64:
    """Scramble 31 bits (multiply and xor-shift; products stay below 2**62, so that they fit a machine word)."""
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & MASK
    x ^= x >> 12
    x = (x * 0x297A2D39) & MASK
    return x ^ (x >> 15)


class ChancePosition:
    """How many results and cards a driver has given. Immutable."""

    def __init__(self, results: int, cards: int) -> None:
        """`results`: how many results of chance other than cards were drawn; `cards`: how many cards were dealt."""
        self.results = results
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        """Equal positions draw on alike."""
        return isinstance(other, ChancePosition) and (self.results, self.cards) == (other.results, other.cards)

    def __hash__(self) -> int:
        """Equal positions have equal hashes."""
        return hash((self.results, self.cards))

    def __reduce__(self) -> tuple[Any, ...]:
        """The class and the numbers that a pickle keeps."""
        return ChancePosition, (self.results, self.cards)

    def __repr__(self) -> str:
        """The numbers of results and cards."""
        return f"ChancePosition(results={self.results}, cards={self.cards})"


START: Final = ChancePosition(0, 0)
"""The position of a driver that has drawn nothing yet."""


def large_product(x: int, y: int) -> int:
    """A product that may be larger than a machine word: the odds of a bucket of dice outgrow it. Python's own
    multiplication looks for Ctrl-C, and compiled code takes that for a lack of memory and aborts; here it is an
    exception like any other.
    """
    product: int = mul(x, y)
    return product


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Answers the questions of chance; the n-th answer depends on n and the question alone."""

    def draw(self, question: Question, n: int, words: list[str]) -> int:
        """The answer to the n-th question of chance; `words` are its answers as words."""
        return ASK

    def needs_words(self) -> bool:
        """Whether `draw` looks at the words."""
        return False

    def place(self, results: int, cards: int, deals: bool) -> int:
        """The number of the next question, after so many results and so many cards; `deals`: whether a card is next."""
        return results + cards

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: a driver that is made with arguments names them."""
        return type(self), ()


class Seeded(Driver):
    """A driver that draws from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._low: i64 = mix((seed & MASK) ^ 0x1B873593)
        self._high: i64 = mix(((seed >> 31) & MASK) ^ 0x51ED2701 ^ mix((seed >> 62) & MASK))

    def __reduce__(self) -> tuple[Any, ...]:
        """The class and the seed that a pickle keeps."""
        return type(self), (self.seed,)

    def place(self, results: int, cards: int, deals: bool) -> int:
        """Cards have a stream of their own, so that dice do not depend on whether the cards were dealt or given."""
        return FIRST_DEAL + cards if deals else results

    def draw(self, question: Question, n: int, words: list[str]) -> int:
        """A uniform draw, or one by the question's weights."""
        count: i64 = n
        bits = mix(((count * 0x9E3779B1 + self._low) & MASK) ^ self._high)
        answers = question.answers
        weights = question.weights
        if weights is None:
            return answers[(bits * len(answers)) >> 31]
        total = 0
        for weight in weights:
            total += weight
        left: int = large_product(bits, total) >> 31 if total > MASK else bits * total >> 31
        index = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return answers[index]


class Hashed(Seeded):
    """A driver of a long seed, by SHA-256: nobody who has seen all results so far can tell the next one."""

    def draw(self, question: Question, n: int, words: list[str]) -> int:
        """A uniform draw, or one by the question's weights."""
        digest = sha256(f"{self.seed}:{n}".encode()).digest()
        weights = question.weights if question.weights is not None else [1] * len(question.answers)
        left = large_product(int.from_bytes(digest, "big"), sum(weights)) >> 256
        index = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return question.answers[index]


def seeded(seed: int) -> Seeded:
    """The driver of a seed: one of more than 62 bits is meant to be kept secret, and is hashed."""
    return Hashed(seed) if abs(seed) >> SHORT else Seeded(seed)


class Manual(Driver):
    """A driver that leaves every question of chance to a person at the keyboard."""


class Scripted(Driver):
    """A driver that reads its answers from a list of words, for tests and typed-in games."""

    def __init__(self, script: list[str]) -> None:
        self.script = script

    def __reduce__(self) -> tuple[Any, ...]:
        """The class and the words that a pickle keeps."""
        return type(self), (self.script,)

    def needs_words(self) -> bool:
        """A script is written in words."""
        return True

    def draw(self, question: Question, n: int, words: list[str]) -> int:
        """The n-th word of the script."""
        if n >= len(self.script):
            raise ChanceExhausted("chance-ended", kind=question.kind, count=n)
        if self.script[n] not in words:
            raise ChanceExhausted("chance-word", kind=question.kind, n=n + 1, word=repr(self.script[n]), words=words)
        return question.answers[words.index(self.script[n])]
