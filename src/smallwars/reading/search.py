"""Words looked for in the rules of a title, by terminal and server: in paragraphs, rulings, options and cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, Literal
from unicodedata import normalize

from smallwars.engine.title import Title
from smallwars.kit.text_board import text_board
from smallwars.kit.words import say
from smallwars.texts import FALLBACK, files_of, joined, languages
from smallwars.texts.files import read_toml

from .errors import NotFound
from .rules import digest, look_up, option_text, options
from .rulings import rulings, unquoted

Kind = Literal["paragraph", "ruling", "option", "card"]
KINDS: Final[tuple[Kind, ...]] = ("paragraph", "ruling", "option", "card")
"""The kinds of entries, in the order of results that are equally good."""
FOUND: Final = 50
"""The most results of a search."""
SHOWN: Final = 12
"""The most on a page of the terminal."""
LEAD, LENGTH, SLACK = 60, 190, 25
"""Letters of an excerpt: before the word, in all, and how far to look for a place to cut; of wide letters half."""
ALIKE: Final = {True: 0.7, False: 0.5}
"""The likeness that words must have, in Latin letters and in others, of which a word has fewer."""
COUNTED: Final = 4
"""The number of times beyond which a word says nothing more."""

NUMBERED: Final = re.compile(r"[§\s]*[A-Za-z]?-?\d[\d.]*[a-z]?\.?\s*")
"""The shape of a number of a rule, whether there is such a rule or not."""
SENTENCE: Final = re.compile(r"(?<=[.:;?!])\s+|(?<=[。：；？！])\s*|\n+")
ENDS: Final = " .,:;、。："
WIDE: Final = re.compile(r"[ぁ-ヺ]")
RUN: Final = re.compile(r"[一-龠々]+|[ァ-ヺー]+|[a-z0-9.]+")
"""The words of a text without spaces; what stands between them bends them."""
WORD: Final = re.compile(r"[^\W\d_一-龠々ぁ-ヺー]{4,}|[一-龠々]{2,}|[ァ-ヺー]{2,}")
"""The words for which another may have been meant."""


@dataclass(frozen=True)
class Entry:
    """Something to be looked up: a paragraph, a ruling, an option or a card."""

    kind: Kind
    number: str
    title: str
    text: str


@dataclass(frozen=True)
class Hit:
    """An entry in which the words stand, and where they do."""

    entry: Entry
    excerpt: str


@lru_cache(maxsize=64)
def entries(title: Title, language: str) -> tuple[Entry, ...]:
    """All entries of a title that can be looked up."""
    return tuple([*rule_entries(title, language), *card_entries(title, language)])


def rule_entries(title: Title, language: str) -> Iterator[Entry]:
    """The entries of paragraphs, rulings and options."""
    for each in digest(title, language).values():
        yield Entry("paragraph", each.number, each.title, each.text.strip())
    for ruling in rulings(title, language).values():
        yield Entry("ruling", ruling.id, unquoted(ruling.question), unquoted(ruling.answer))
    for name in options(title):
        yield Entry("option", name, *option_text(title, name, language))


def card_entries(title: Title, language: str) -> Iterator[Entry]:
    """The entries of cards, where a title has some."""
    board = text_board(title)
    for number in [line.partition(" ")[0] for line in board.index(language)]:
        page = board.page(number, language)
        if page is not None:
            yield Entry("card", number, bare(page[0], number), page[1])


def bare(heading: str, number: str) -> str:
    """A heading without its number."""
    return heading.removeprefix(number).lstrip(" .:·–-") or heading


# Letters


def folded(text: str) -> str:
    """A text without case, accents and widths."""
    return "".join(map(letter, text))


@lru_cache(maxsize=8192)
def letter(char: str) -> str:
    """A letter without case, accent and width; the marks of kana are no accents."""
    parts = [part for part in normalize("NFKD", char) if not "\u0300" <= part <= "\u036f"]
    return normalize("NFC", "".join(parts)).casefold()


@lru_cache(maxsize=64)
def searchable(title: Title, language: str) -> tuple[tuple[Entry, str, str], ...]:
    """Every entry with its heading and its text as they are searched."""
    found = entries(title, language)
    return tuple([(each, folded(f"{each.number} {each.title}"), folded(each.text)) for each in found])


# Words


def ways(title: Title, language: str, typed: str) -> Iterator[list[re.Pattern[str]]]:
    """The meanings that typed words may have, the likeliest first: these words, a term of another language, words
    without spaces.
    """
    asked = folded(normalize("NFKC", typed)).split()
    meant = equivalents(title, language)
    yield [pattern(title, language, word) for word in asked]
    if whole := meant.get(" ".join(asked)):
        yield [either(whole)]
    runs = [run for word in asked for run in RUN.findall(word)]
    if runs != asked:
        yield [pattern(title, language, run) for run in runs]


def pattern(title: Title, language: str, word: str) -> re.Pattern[str]:
    """The pattern of a word, its singular, and what another language calls it."""
    forms = [word, *([word[:-1]] if len(word) > 3 and word.endswith("s") else [])]
    meant = equivalents(title, language)
    return either([*forms, *[form for each in forms for form in meant.get(each, ())]])


def either(forms: Sequence[str]) -> re.Pattern[str]:
    """The pattern of any of these forms; in Latin letters a word begins there, in others it may stand anywhere."""
    begun = [("(?<![a-z0-9.])" if form[0].isascii() else "") + re.escape(form) for form in forms]
    return re.compile("|".join(begun))


@lru_cache(maxsize=64)
def equivalents(title: Title, language: str) -> dict[str, tuple[str, ...]]:
    """Terms of other languages and what they are in this one, by the glossaries."""
    meant: dict[str, tuple[str, ...]] = {}
    for other in sorted(languages() - {FALLBACK}) if language == FALLBACK else [language]:
        for english, translated in glossary(title, other):
            term, form = (translated, english) if language == FALLBACK else (english, translated)
            meant[folded(term)] = (*meant.get(folded(term), ()), folded(form))
    return meant


def glossary(title: Title, language: str) -> Iterator[tuple[str, str]]:
    """The terms of a title's rules in English, each with what that language calls it first."""
    for file in files_of(title, "glossary"):
        for english, translated in read_toml(language, file).get("terms", {}).items():
            yield english, translated if isinstance(translated, str) else translated[0]


# Searching


def search(title: Title, typed: str, language: str) -> list[Hit]:
    """The entries in which all the words stand, the best first."""
    if not typed.strip():
        return []
    for wanted in ways(title, language, typed):
        found = [each for each in searchable(title, language) if has_all(f"{each[1]}\n{each[2]}", wanted)]
        if found and wanted:
            ranked = sorted(found, key=lambda each: rank(each, folded(typed.strip()), wanted))
            return [Hit(entry, excerpt(entry.text, wanted)) for entry, _, _ in ranked[:FOUND]]
    return []


def has_all(text: str, wanted: Sequence[re.Pattern[str]]) -> bool:
    """Whether a text has all the words."""
    return all(word.search(text) for word in wanted)


def rank(found: tuple[Entry, str, str], asked: str, wanted: Sequence[re.Pattern[str]]) -> tuple[int, int, int]:
    """The rank of an entry: the number that is asked for, the heading itself, a heading with the words, the text with
    most of them; the heading of a ruling is a question, and counts as text.
    """
    entry, heading, text = found
    often = sum(len(word.findall(f"{heading}\n{text}")) for word in wanted)
    named = entry.kind != "ruling" and has_all(heading, wanted)
    tier = 0 if folded(entry.number) == asked else 1 if folded(entry.title) == asked else 2 if named else 3
    return tier, -min(often, COUNTED * len(wanted)), KINDS.index(entry.kind)


def excerpt(text: str, wanted: Sequence[re.Pattern[str]]) -> str:
    """The sentence in which a word stands first, and the text after it; the beginning where only the heading has the
    word.
    """
    at = min((place for word in wanted if (place := first(text, word)) is not None), default=0)
    starts = [each.end() for each in SENTENCE.finditer(text, 0, at)]
    begin = starts[-1] if starts else 0
    begin = begin if at - begin <= LEAD else cut(text, at - LEAD)
    room = LENGTH // 2 if WIDE.search(text) else LENGTH
    end = len(text) if len(text) - begin <= room else cut(text, begin + room)
    piece = " ".join(text[begin:end].split())
    return f"{'…' if begin else ''}{piece}" if end == len(text) else f"{'…' if begin else ''}{piece.rstrip(ENDS)}…"


def first(text: str, word: re.Pattern[str]) -> int | None:
    """The place where a word stands first in a text as it is written; None where it does not."""
    places = [index for index, char in enumerate(text) for _ in letter(char)]
    found = word.search(folded(text))
    return None if found is None else places[found.start()]


def cut(text: str, at: int) -> int:
    """A place near that one where no word is cut in two."""
    space = text.find(" ", at, at + SLACK)
    return space if space >= 0 else at


def nearest(title: Title, typed: str, language: str) -> list[str]:
    """Words of the rules that look like typed words that do not stand in them."""
    known = vocabulary(title, language)
    missing = [word for word in folded(normalize("NFKC", typed)).split() if not search(title, word, language)]
    alike = [near for word in missing for near in get_close_matches(word, known, 3, ALIKE[word.isascii()])]
    return [known[word] for word in dict.fromkeys(alike)]


@lru_cache(maxsize=64)
def vocabulary(title: Title, language: str) -> dict[str, str]:
    """The words of the rules, by the form that is searched, written small where the rules do so."""
    known: dict[str, str] = {}
    for each in entries(title, language):
        for word in WORD.findall(f"{each.title} {each.text}"):
            if folded(word) not in known or word.islower():
                known[folded(word)] = word
    return known


# Pages


def answer(title: Title, asked: str, language: str) -> tuple[str, str]:
    """A page of answers: the rule of that number, or those with these words below each other."""
    (heading, text), *more = results(title, asked, language)
    return heading, "\n\n".join([text, *[f"{heading}\n{text}" for heading, text in more]]).strip()


def results(title: Title, asked: str, language: str, most: int = SHOWN) -> list[tuple[str, str]]:
    """The rule of that number; or how many there are with these words, and each with an excerpt."""
    try:
        return [look_up(title, asked, language)]
    except NotFound:
        if NUMBERED.fullmatch(asked) or not asked.strip():
            raise
    hits = found(title, asked, language)
    counted = say(language, "search-title", words=asked.strip(), count=len(hits))
    first_ones = say(language, "search-first", count=most) if len(hits) > most else ""
    return [(counted, first_ones), *[page_of(hit, language) for hit in hits[:most]]]


def found(title: Title, asked: str, language: str) -> list[Hit]:
    """The hits of a search; NotFound names words that are near where there is none."""
    hits = search(title, asked, language)
    if hits:
        return hits
    words = nearest(title, asked, language)
    if not words:
        raise NotFound("search-none", title=title.id, words=asked.strip())
    raise NotFound("search-nearest", title=title.id, words=asked.strip(), near=joined(language, words))


def page_of(hit: Hit, language: str) -> tuple[str, str]:
    """A hit as a page: its heading with its number, and the excerpt."""
    return say(language, "rule-title", number=hit.entry.number, title=hit.entry.title), hit.excerpt
