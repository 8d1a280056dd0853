"""What an observation of a title holds, for training networks; the plain encoding learns it from random games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from smallwars.engine.game import Game
from smallwars.engine.rollout import pick, player_seed
from smallwars.engine.table import new
from smallwars.engine.title import Options, Title

from .parts import part

T = TypeVar("T", bound=Title)

Bounds = tuple[int, int]
"""The least and the most that a number can be."""

Patterns = dict[str, Bounds]
"""Each field of a view with its bounds. `field={word}` is a one-hot: 1 for the word it is, nothing for none; everything
else is a count, or a flag of 0 or 1. A name in braces stands for each of the words that fill it."""

FLAG: Bounds = (0, 1)
MANY: Bounds = (0, 99)
ANY: Bounds = (-99, 99)

SAMPLE = 12
"""How many random games the plain encoding looks at."""
LONGEST = 2000
"""How many answers each of them takes at most."""
UNSEEN = ("title", "result", "pending")
"""Fields of a view that are no part of an observation: what never changes, the reward, what the question tells."""


class Encoding(Generic[T]):
    """What an observation of a title holds. This one serves any title: fields and words that random games show."""

    numbers: ClassVar[Bounds] = (-10, 99)
    """The numbers that a faction may answer."""
    results: ClassVar[Bounds] = (0, 99)
    """The numbers that chance may answer."""
    has_hidden_hands: ClassVar[bool] = False
    """Whether a side holds cards that the other does not see."""
    is_complete: ClassVar[bool] = False
    """Whether every field that can be seen has its place; what has none is then an error and not passed over."""

    def __init__(self, title: T) -> None:
        """One for all games of the title."""
        self.title = title

    def kinds(self) -> Sequence[str]:
        """Every kind of question, in a fixed order: the places of a one-hot."""
        return self._seen[0]

    def patterns(self) -> Patterns:
        """The fields of a view, each with the least and the most it can be."""
        return self._seen[1]

    def words(self, options: Options) -> Mapping[str, Sequence[str]]:
        """The words that fill each name in braces, beside `faction`, `actor`, `kind` and `word`."""
        return {}

    def seen_word(self, options: Options, faction: str | None, kind: str, word: str) -> str:
        """The word for an answer of that kind that a faction, or a spectator, sees."""
        return word

    @cached_property
    def _seen(self) -> tuple[tuple[str, ...], Patterns]:
        kinds: dict[str, None] = {}
        fields: dict[str, Bounds] = {}
        for game in sample(self.title):
            question = game.question()
            if question is not None:
                kinds[question.kind] = None
            view = {name: value for name, value in game.view(None).items() if name not in UNSEEN}
            fields.update(dict(bounded_fields("", view)))
        fields.update(dict.fromkeys(words_of_neighbours(fields), FLAG))
        return tuple(sorted(kinds)), {name: fields[name] for name in sorted(fields)}


def encoding(title: Title) -> Encoding[Any]:
    """The title's own encoding, or the plain one."""
    return part(title, "encoding", Encoding, lambda kind: kind(title))


def sample(title: Title) -> Iterator[Game]:
    """A few random games, always the same ones, at each of their questions."""
    for seed in range(SAMPLE):
        game, start = new(title.id, seed, log=False, any_order=False), player_seed(seed)
        while (question := game.question()) is not None and game.choices < LONGEST:
            yield game
            game.apply(question, pick(question.answers, start, game.choices))


def words_of_neighbours(fields: Iterable[str]) -> Iterator[str]:
    """The one-hots of fields that stand together, each with the words of all: any square may hold any piece."""
    one_hots = [name.partition("=") for name in fields if "=" in name]
    words: dict[str, set[str]] = {}
    for field, _, word in one_hots:
        words.setdefault(field.rpartition("/")[0], set()).add(word)
    yield from [f"{field}={word}" for field, _, _ in one_hots for word in words[field.rpartition("/")[0]]]


def bounded_fields(path: str, value: Any) -> Iterator[tuple[str, Bounds]]:
    """The fields of a view as patterns; numbers may be as low or high as in any game."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from bounded_fields(f"{path}/{name}" if path else str(name), inside)
    elif isinstance(value, str):
        yield f"{path}={value}", FLAG
    elif isinstance(value, list):
        yield from [(f"{path}/{item}", MANY) for item in value if isinstance(item, str)]
    elif isinstance(value, int):
        yield path, FLAG if isinstance(value, bool) else ANY
