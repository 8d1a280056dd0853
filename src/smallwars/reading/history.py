"""The history behind a title: a note, a timeline, what stood behind its events, and the works they rest on."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from smallwars.engine.errors import SmallWarsError
from smallwars.engine.title import Title, key_of
from smallwars.kit.parts import file_of
from smallwars.kit.words import title_name
from smallwars.texts import files_of, has_message, message

from .rules import look_up

COMMON = "history"
"""The file with the words around every history."""


class NoHistory(SmallWarsError):
    """Nobody has written the history of that title."""

    file = COMMON


DATES = "history.toml"
"""The file in the folder of a title that holds the dates of its history."""


@dataclass(frozen=True)
class HistoryRef:
    """A card or a paragraph, by its number and with its heading."""

    number: str
    title: str


@dataclass(frozen=True)
class HistoryMoment:
    """An event of a day, a month or a year (`date`, as far as ISO goes), and who tells it."""

    id: str
    date: str
    when: str
    text: str
    see: list[HistoryRef]
    source: str


@dataclass(frozen=True)
class HistorySpan:
    """A part of the timeline. `mark`: which turns of the game it is, or that it is in the game; empty if it is not."""

    id: str
    title: str
    about: str
    mark: str
    see: list[HistoryRef]
    moments: list[HistoryMoment]


@dataclass(frozen=True)
class HistoryEvent:
    """The history behind something that the rules name."""

    ref: HistoryRef
    text: str
    source: str


@dataclass(frozen=True)
class History:
    """The history of a title in a language."""

    title: str
    name: str
    note: list[str]
    spans: list[HistorySpan]
    events: list[HistoryEvent]
    sources: list[str]


def has_history(title: Title) -> bool:
    """Whether a title tells what happened in the war that it is about."""
    return file_of(title, DATES) is not None


@cache
def data_of(title: Title) -> dict[str, Any]:
    """The dates beside the title's own code; NoHistory where there are none."""
    file = file_of(title, DATES)
    if file is None:
        raise NoHistory("no-history", title=title.id)
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def history(title: Title, language: str) -> History:
    """All that is told of a title's history."""
    return Historian(title, language).tell()


class Historian:
    """Puts dates and sentences together."""

    def __init__(self, title: Title, language: str) -> None:
        self.title, self.language = title, language
        self.data = data_of(title)
        self.texts = files_of(title, COMMON)

    def say(self, key: str, **args: str) -> str:
        return message(self.language, self.texts, key, args)

    def tell(self) -> History:
        starts = [str(span.get("from", "")) for span in self.data["spans"]]
        ends = [*starts[1:], "~"]  # behind every date
        return History(
            title=self.title.id,
            name=title_name(self.title, self.language),
            note=self.say("note").split("\n\n"),
            spans=[self.span(*each) for each in zip(self.data["spans"], starts, ends, strict=True)],
            events=[self.event(each) for each in self.data.get("events", ())],
            sources=[self.work(id, work) for id, work in self.data["sources"].items()],
        )

    def span(self, span: dict[str, Any], start: str, end: str) -> HistorySpan:
        id = span["id"]
        inside = [entry for entry in self.data["entries"] if start <= entry["date"] < end]
        see = [self.ref(span["rule"])] if "rule" in span else []
        moments = [self.moment(entry) for entry in inside]
        return HistorySpan(id, self.say(f"span-{id}"), self.say(f"span-{id}-about"), self.mark(span), see, moments)

    def mark(self, span: dict[str, Any]) -> str:
        """The turns that a span is, in words, if the game covers it."""
        if "turns" in span:
            first, last = span["turns"]
            return self.say("turns", first=str(first), last=str(last))
        covered = "with-option" if span.get("option") else "in-game"
        return self.say(covered) if "rule" in span else ""

    def moment(self, entry: dict[str, Any]) -> HistoryMoment:
        when = self.when(entry["date"])
        if "until" in entry:
            when = self.say("date-range", **{"from": when, "until": self.when(entry["until"])})
        see = [self.ref(number) for number in entry.get("see", ())]
        return HistoryMoment(entry["id"], entry["date"], when, self.say(f"entry-{entry['id']}"), see, self.cited(entry))

    def when(self, date: str) -> str:
        """A day, a month or a year as the language writes it."""
        year, month, day = [*date.split("-"), "", ""][:3]
        if not month:
            return self.say("date-year", year=year)
        named = self.say(f"month-{int(month)}")
        if not day:
            return self.say("date-month", year=year, month=named)
        return self.say("date-day", year=year, month=named, day=str(int(day)))

    def ref(self, number: str) -> HistoryRef:
        """A card without what it is besides: `C13 Human Rights Committees`."""
        return HistoryRef(number, look_up(self.title, number, self.language)[0].partition(" · ")[0])

    def cited(self, entry: dict[str, Any]) -> str:
        """The work that tells it, with its chapters."""
        source = self.say(f"source-{entry['source']}")
        chapters = dict(zip(("first", "second"), map(str, entry.get("chapters", ())), strict=False))
        return self.say(f"cite-{len(chapters)}" if chapters else "cite", source=source, **chapters)

    def event(self, event: dict[str, Any]) -> HistoryEvent:
        text = self.say(f"event-{key_of(event['see']).lower()}")
        return HistoryEvent(self.ref(event["see"]), text, self.cited(event))

    def work(self, id: str, work: dict[str, str]) -> str:
        """A book, whose title is the same in every language, and why it is named."""
        key = f"source-{id}"
        book = self.say("work", author=self.say(f"{key}-author"), **work)
        about = f"{key}-about"
        return self.say("work-about", work=book, about=self.say(about)) if has_message(self.texts, about) else book


# For the terminal


def pages(title: Title, language: str) -> Iterator[tuple[str, str]]:
    """The note, the timeline span by span, the events and the works: headings with their texts."""
    found = history(title, language)
    yield heading(language, found), "\n\n".join(found.note)
    for span in found.spans:
        moments = [line(language, each.when, each.text, each.see, each.source) for each in span.moments]
        yield " · ".join(filter(None, [span.title, span.mark])), "\n\n".join([span.about, *moments])
    events = [line(language, each.ref.title, each.text, [], each.source) for each in found.events]
    if events:
        yield say(language, "events"), "\n\n".join(events)
    yield say(language, "sources"), "\n".join(found.sources)


def say(language: str, key: str, **args: str) -> str:
    """A sentence of the file that every history has."""
    return message(language, (COMMON,), key, args)


def heading(language: str, found: History) -> str:
    return say(language, "heading", title=found.name)


def line(language: str, head: str, text: str, see: list[HistoryRef], source: str) -> str:
    """A line about an event, the cards that tell of it, and the source."""
    more = " · ".join([*[ref.number for ref in see], source])
    return say(language, "line", head=head, text=text, more=more)
