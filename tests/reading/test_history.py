"""The history behind each title: notes, dates in order, cards that exist, sentences in every language."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from fluent.runtime import FluentBundle

from smallwars.cli import main
from smallwars.engine.registry import find
from smallwars.engine.title import Title, key_of
from smallwars.reading.history import COMMON, NoHistory, data_of, history, pages
from smallwars.texts import bundle, files_of, languages
from smallwars.titles.british_way.family.title import CoinTitle
from tests import built_in

TITLES = [find(id) for id in built_in.TITLES]
COIN = [title for title in TITLES if isinstance(title, CoinTitle)]
EVENTS = {"attila": [f"E{roll}" for roll in range(1, 7)], "greek_civil_war": ["9.6", "16.5", "17.1", "17.3"]}
"""What a title without texts on its cards has a note on."""
DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")
every_title = pytest.mark.parametrize("title", TITLES, ids=built_in.TITLES)
every_language = pytest.mark.parametrize("language", sorted(languages()))


def own(language: str, *files: str) -> FluentBundle:
    """What a language says itself, without English in its stead."""
    return bundle(language, files)


@every_title
def test_dates_are_dates_and_stand_in_order(title: Title) -> None:
    data = data_of(title)
    dates = [entry["date"] for entry in data["entries"]]
    starts = [span["from"] for span in data["spans"][1:]]
    for order in (dates, starts):
        assert all(DATE.fullmatch(date) for date in order) and order == sorted(order)
    assert all(entry["date"] < entry["until"] for entry in data["entries"] if "until" in entry)
    assert 15 <= len(dates) <= 30 and len({entry["id"] for entry in data["entries"]}) == len(dates)


@every_title
def test_every_entry_stands_in_one_span_and_the_game_covers_some_but_not_all(title: Title) -> None:
    told = history(title, "en")
    assert [moment.id for span in told.spans for moment in span.moments] == [
        entry["id"] for entry in data_of(title)["entries"]
    ]
    assert all(span.moments for span in told.spans)
    covered = [bool(span.mark) for span in told.spans]
    assert covered[0] is covered[-1] is False and any(covered)


def test_the_turns_of_attila_are_its_seven() -> None:
    turns = [span["turns"] for span in data_of(find("attila"))["spans"] if "turns" in span]
    assert [turn for first, last in turns for turn in range(first, last + 1)] == list(range(1, 8))
    assert all(after[0] == before[1] + 1 for before, after in pairwise(turns))


@every_language
@every_title
def test_every_sentence_is_there_in_the_language_itself(title: Title, language: str) -> None:
    data, words = data_of(title), own(language, *files_of(title, COMMON))
    keys = ["note", *[f"entry-{entry['id']}" for entry in data["entries"]]]
    keys += [f"span-{span['id']}{part}" for span in data["spans"] for part in ("", "-about")]
    keys += [f"event-{key_of(event['see']).lower()}" for event in data.get("events", ())]
    keys += [f"source-{id}{part}" for id in data["sources"] for part in ("", "-author")]
    assert [key for key in keys if not words.has_message(key)] == []


@every_title
def test_every_card_and_every_source_that_is_named_exists(title: Title) -> None:
    """A card that does not exist is refused when it is looked up; a source must stand in the list at the end."""
    data = data_of(title)
    told = history(title, "en")
    named = [ref for span in told.spans for part in (span, *span.moments) for ref in part.see]
    named += [event.ref for event in told.events]
    assert named and all(ref.title.startswith(ref.number) for ref in named)
    assert {entry["source"] for entry in [*data["entries"], *data.get("events", ())]} <= set(data["sources"])


@every_title
def test_a_note_is_neither_a_line_nor_a_book(title: Title) -> None:
    assert 150 <= len(" ".join(history(title, "en").note).split()) <= 300


@every_language
@pytest.mark.parametrize("title", COIN, ids=[title.id for title in COIN])
def test_each_card_has_a_note_and_a_chapter(title: CoinTitle, language: str) -> None:
    words = own(language, *files_of(title, "cards"))
    for card in title.cards:
        key = f"card-{str(card['id']).lower()}"
        assert words.has_message(f"{key}-history") and words.has_message(f"{key}-chapter"), key


@pytest.mark.parametrize("title", COIN, ids=[title.id for title in COIN])
def test_chapters_of_the_timeline_are_among_those_that_its_cards_name(title: CoinTitle) -> None:
    cards = title.cards_in_words("en")
    known = {int(number) for card in cards for number in re.findall(r"\d+", card["chapter"])}
    for entry in data_of(title)["entries"]:
        assert set(entry.get("chapters", ())) <= known and len(entry.get("chapters", ())) <= 2


@pytest.mark.parametrize("id", EVENTS)
def test_what_the_rules_name_has_a_note(id: str) -> None:
    assert set(EVENTS[id]) <= {event["see"] for event in data_of(find(id))["events"]}


def test_a_date_is_written_as_the_language_writes_it() -> None:
    told = {language: history(find("cyprus"), language) for language in ("en", "ja")}
    when = {language: [each.when for each in told[language].spans[0].moments] for language in told}
    assert when["en"][:3] == ["15 January 1950 – 22 January 1950", "28 July 1954", "November 1954"]
    assert when["ja"][:3] == ["1950年1月15日～1950年1月22日", "1954年7月28日", "1954年11月"]
    assert told["en"].spans[0].moments[2].source == "French, chapters 2 and 4"
    assert told["ja"].spans[0].moments[2].source == "フレンチ、第2章・第4章"


@every_language
@every_title
def test_the_terminal_tells_note_timeline_and_sources(title: Title, language: str) -> None:
    told = [*pages(title, language)]
    assert told[0][1] == "\n\n".join(history(title, language).note)
    assert len(told) == 2 + len(history(title, language).spans) + bool(history(title, language).events)


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["history", "attila", "--lang", "ja"])
    printed = capsys.readouterr().out
    assert stopped.value.code == 0
    assert "アッティラ作戦の史実" in printed and "第1～第4ゲームターン" in printed and "Cyprus at War" in printed


def test_a_title_without_a_history_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smallwars.reading.history.file_of", lambda title, name: None)
    data_of.cache_clear()
    with pytest.raises(NoHistory, match="no history of cyprus"):
        data_of(find("cyprus"))
    data_of.cache_clear()
