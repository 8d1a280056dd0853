"""The places of an observation: the patterns of a title's encoding, filled with its words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from ..engine.title import Options, Title
from ..kit.encoding import FLAG, MANY, Patterns, encoding

Words = Mapping[str, Sequence[str]]

SHARED: Final[Patterns] = {
    "seat={faction}": FLAG,
    "question/actor={actor}": FLAG,
    "question/kind={kind}": FLAG,
    "question/about={word}": FLAG,
    "question/left": MANY,
}
"""The patterns that every title has: who looks; who is asked, what, about what, how many more may follow."""


def vocabulary(title: Title, options: Options) -> Words:
    """The words that fill the braces of a title's patterns, its data as the options change them."""
    own = encoding(title)
    spoken = [title.words[at] for at in sorted(title.words)]
    every_title = {"faction": title.actors[1:], "actor": title.actors, "kind": own.kinds(), "word": spoken}
    return {**every_title, **own.words(options)}


def expand(pattern: str, words: Words) -> list[str]:
    """The names a pattern stands for, one for each way to fill its braces."""
    holes = re.findall(r"{(\w+)}", pattern)
    return [pattern.format(**dict(zip(holes, filling))) for filling in product(*[words[hole] for hole in holes])]
