"""The page about a title's data: what is guessed or reconstructed, what the rulebook says; its options; a data file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from smallwars.engine.title import Title, key_of
from smallwars.kit.data_file import OVERRIDE
from smallwars.kit.words import say, term, title_name
from smallwars.texts import sources

from .about_values import details, value_of

SURE = ("certain", "")
GUESSED, RECONSTRUCTED, CERTAIN = "about-guessed", "about-reconstructed", "about-certain"
CHANGED = "about-override"
ALWAYS = (RECONSTRUCTED, CERTAIN)
"""The headings that are there even if nothing stands below them."""

Path = tuple[str, ...]
"""The path to a datum: `regions`, `athens`, `squares`."""


@dataclass(frozen=True)
class Datum:
    """A datum with its source and its words; a pair of spaces has its own name, a long value is told in lines."""

    path: Path
    pair: str
    value: str
    details: Path
    source: str
    sentence: str
    confidence: str = ""
    guess: bool = False

    @property
    def heading(self) -> str:
        """The heading under which the datum is listed."""
        if self.source == OVERRIDE:
            return CHANGED
        if self.guess:
            return GUESSED
        sure = self.confidence in SURE and not self.source.startswith("reconstruction")
        return CERTAIN if sure else RECONSTRUCTED

    @property
    def shared_key(self) -> tuple[str, str, str]:
        """The key that data have in common that are told together."""
        return self.path[0] if self.path else "", self.source, self.confidence


def about(title: Title, language: str, changed: dict[str, Any] | None = None) -> Iterator[str]:
    """The page in lines; `changed`: the title's data with what a data file says."""
    data = title.data if changed is None else changed
    found = list(sourced(data, (), sources(language, title)))
    yield " · ".join([title_name(title, language), *([data["period"]] if "period" in data else [])])
    for heading in (GUESSED, RECONSTRUCTED, CERTAIN):
        yield from section(found, heading, language)
    yield from ["", say(language, "about-options")]
    for name, option in data.get("options", {}).items():
        yield f"  {name} ({allowed(option, language)}): {option_about(title, name, language)}"
    yield from section(found, CHANGED, language)


def option_about(title: Title, name: str, language: str) -> str:
    """The text about an option; a title from elsewhere may have none."""
    return title.phrase_or(language, f"option-{key_of(name)}-about", "")


def allowed(option: dict[str, Any], language: str) -> str:
    """The default of an option, and the values it may have."""
    default = say(language, "about-default", value=json.dumps(option["default"]))
    if "one_of" in option:
        return f"{default}; {say(language, 'about-one-of', values=', '.join(map(json.dumps, option['one_of'])))}"
    if "min" in option:
        return f"{default}; {say(language, 'about-range', least=option['min'], most=option['max'])}"
    return default


def section(found: list[Datum], heading: str, language: str) -> Iterator[str]:
    """The data under a heading; those for guesses and changes are there only if there are any."""
    families: dict[tuple[str, str, str], list[Datum]] = {}
    for datum in found:
        if datum.heading == heading:
            families.setdefault(datum.shared_key, []).append(datum)
    if families or heading in ALWAYS:
        yield from ["", say(language, heading)]
        for family in families.values():
            yield from [f"  {line}" for line in datum_lines(family, language)]
        if not families:
            yield f"  {say(language, 'about-nothing')}"


# Data with the same source


def datum_lines(family: Sequence[Datum], language: str) -> Iterator[str]:
    """A datum in a line; several with the same source below it, those that have the same value together."""
    if len(family) == 1:
        yield from [single(family[0], language), *family[0].details]
        return
    before, after = common_ends([datum.path for datum in family])
    pairs = any(datum.pair for datum in family)
    yield f"{path_in_words(before) if pairs else '.'.join([*before, '*', *after])}: {origin(family[0], language)}"
    values: dict[str, list[str]] = {}
    for datum in family:
        inner = datum.path[len(before) : len(datum.path) - len(after)]
        values.setdefault(datum.value, []).append(datum.pair or ".".join(inner))
    yield from [f"  {', '.join(names)}{f' = {value}' if value else ''}" for value, names in values.items()]


def origin(datum: Datum, language: str) -> str:
    """The source of a datum, and how sure it is."""
    sure = f" [{term(language, 'confidence', datum.confidence)}]" if datum.confidence else ""
    return (say(language, "about-own") if datum.source == OVERRIDE else datum.sentence) + sure


def single(datum: Datum, language: str) -> str:
    """A datum that stands alone."""
    name = f"{path_in_words(datum.path)}: {datum.pair}" if datum.pair else ".".join(datum.path)
    return f"{name}{f' = {datum.value}' if datum.value and not datum.details else ''}: {origin(datum, language)}"


def path_in_words(path: Path) -> str:
    """A path in words; a list of pairs goes by its name."""
    return ".".join(path).replace("_", " ")


def common_ends(paths: Sequence[Path]) -> tuple[Path, Path]:
    """The beginning and the end that all paths have in common, something being left of each between the two."""
    room = min(map(len, paths)) - (0 if len(set(paths)) == 1 else 1)
    before = shared(paths)[:room]
    after = shared([path[::-1] for path in paths])[: max(0, room - len(before))][::-1]
    return before, after


def shared(paths: Sequence[Path]) -> Path:
    """The parts at the start that all paths have."""
    return tuple(parts[0] for parts in takewhile(lambda parts: len(set(parts)) == 1, zip(*paths)))


# Finding them


def sourced(data: Any, path: Path, sentences: Mapping[str, str]) -> Iterator[Datum]:
    """Every datum below that names its source; `sentences`: how the sources of the data are told."""
    if isinstance(data, dict):
        if "source" in data:
            yield datum(data, path, sentences)
        for key, value in data.items():
            yield from sourced(value, (*path, str(key)), sentences)
    elif isinstance(data, list):
        for item in data:
            id = item.get("id", "") if isinstance(item, dict) else ""
            yield from sourced(item, (*path, id) if id else path, sentences)


def datum(data: dict[str, Any], path: Path, sentences: Mapping[str, str]) -> Datum:
    """A dict with a source as a datum."""
    source = data["source"]
    if "about" in data:
        data = {**data, "about": sentences.get(data["about"], data["about"])}
    pair, sure, guess = " – ".join(data.get("pair", ())), data.get("confidence", ""), bool(data.get("guess"))
    return Datum(path, pair, value_of(data), tuple(details(data)), source, sentences.get(source, source), sure, guess)
