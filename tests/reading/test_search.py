"""Words looked for in the rules: at the table, on the command line, in either language."""

from __future__ import annotations

from io import StringIO

import pytest
from textual.pilot import Pilot

from smallwars.cli import main
from smallwars.engine.registry import find
from smallwars.engine.title import Title
from smallwars.reading.errors import NotFound
from smallwars.reading.rules import contents, look_up, options
from smallwars.reading.search import LENGTH, SLACK, answer, entries, folded, nearest, search
from smallwars.terminal.app import TableApp
from smallwars.terminal.plain import Plain
from tests import built_in
from tests.sessions import Opened
from tests.terminal.test_app import at_the_table, enter, page

CYPRUS, KENYA, GREECE, ATTILA = [find(id) for id in ("cyprus", "kenya", "greek_civil_war", "attila")]
TITLES = [CYPRUS, KENYA, GREECE, ATTILA]


def first(title: Title, words: str, language: str = "en") -> str:
    """The number of the best result."""
    return search(title, words, language)[0].entry.number


@pytest.mark.parametrize(
    ("title", "words", "language", "number"),
    [
        (CYPRUS, "curfew", "en", "1.10"),
        (CYPRUS, "CURFEWS", "en", "1.10"),
        (CYPRUS, "夜間外出禁止", "ja", "1.10"),
        (CYPRUS, "夜間外出禁止", "en", "1.10"),
        (CYPRUS, "curfew", "ja", "1.10"),
        (CYPRUS, "arms cache", "ja", "1.6.2"),
        (CYPRUS, "ＣＵＲＦＥＷ", "en", "1.10"),
        (CYPRUS, "c13", "en", "C13"),
        (KENYA, "outrage", "en", "6.6.3"),
        (KENYA, "ﾊﾟｲﾌﾟﾗｲﾝ", "ja", "1.11"),
        (GREECE, "terror", "en", "16.4"),
        (GREECE, "resettlement", "ja", "16.5"),
        (ATTILA, "refit", "en", "6.31"),
        (ATTILA, "Beachhead lost", "en", "7.2"),
    ],
)
def test_the_best_comes_first(title: Title, words: str, language: str, number: str) -> None:
    assert first(title, words, language) == number


def test_letters_count_without_case_accents_and_width() -> None:
    assert folded("Ｃafé ÉOKA") == "cafe eoka"
    assert folded("が") == "が" != folded("か")


def test_several_words_must_all_stand_there() -> None:
    hits = search(CYPRUS, "curfew propagandize", "en")
    texts = [folded(f"{hit.entry.title} {hit.entry.text}") for hit in hits]
    assert hits and all("curfew" in text and "propagandi" in text for text in texts)
    assert len(hits) < len(search(CYPRUS, "curfew", "en"))


def test_a_word_begins_where_it_is_found() -> None:
    assert not any(" raid" in f" {hit.excerpt.lower()}" for hit in search(KENYA, "aid", "en"))


def test_a_japanese_phrase_without_spaces_is_taken_apart() -> None:
    hits = search(CYPRUS, "夜間外出禁止での徴募", "ja")
    assert "3.3.1" in [hit.entry.number for hit in hits]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("title", TITLES, ids=built_in.TITLES)
def test_paragraphs_rulings_options_and_cards_are_searched(title: Title, language: str) -> None:
    known = entries(title, language)
    cards = {"card"} if title.id in ("cyprus", "kenya") else set()
    assert {each.kind for each in known} == {"paragraph", "ruling", "option"} | cards
    for each in known[::9]:
        found = [hit.entry for hit in search(title, each.title, language)]
        assert each in found and look_up(title, each.number, language)


def test_an_excerpt_shows_the_word_and_is_short() -> None:
    for hit in search(CYPRUS, "prison", "en"):
        in_text = "prison" in hit.entry.text.casefold()
        assert ("prison" in hit.excerpt.casefold()) == in_text
        assert len(hit.excerpt) <= LENGTH + 2 * SLACK and "\n" not in hit.excerpt


@pytest.mark.parametrize("title", TITLES, ids=built_in.TITLES)
def test_an_option_is_explained_with_its_default_and_its_ruling(title: Title) -> None:
    listed = "\n".join(contents(title, "en"))
    for name, known in options(title).items():
        heading, text = look_up(title, name, "en")
        assert heading and f"{name}: " in text and name in listed
        assert ("ruling" not in known) or f"Ruling: {known['ruling']}" in text


@pytest.mark.parametrize(("words", "language", "near"), [("curfue", "en", "Curfew"), ("徴暮", "ja", "徴募")])
def test_where_nothing_is_found_the_nearest_words_are_named(words: str, language: str, near: str) -> None:
    assert search(CYPRUS, words, language) == [] and near in nearest(CYPRUS, words, language)
    with pytest.raises(NotFound) as error:
        answer(CYPRUS, words, language)
    assert words in error.value.text(language) and near in error.value.text(language)


@pytest.mark.parametrize("words", ["zzzyx", "!", "  ", "9.9", "C99"])
def test_what_is_nowhere_is_said_plainly(words: str) -> None:
    with pytest.raises(NotFound, match="cyprus"):
        answer(CYPRUS, words, "en")


@pytest.mark.parametrize("arguments", [["curfew"], ["CURFEW"], ["夜間外出禁止"]])
def test_the_command_searches_for_what_is_no_number(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as status:
        main(["rules", "cyprus", *arguments, "--lang", "en"])
    told = capsys.readouterr().out
    assert status.value.code == 0 and f"“{arguments[0]}”: " in told
    assert told.index("\n1.10 Curfews\n") < told.index("\n3.2.3 Search\n")


def test_the_command_says_what_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as status:
        main(["rules", "cyprus", "curfue", "--lang", "en"])
    assert status.value.code == 2 and "near it: Curfew" in capsys.readouterr().err


def test_h_searches_at_the_table_and_line_by_line(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "h curfew")
        assert "“curfew”" in page(app) and "1.10 Curfews" in page(app)

    at_the_table(opened(), play)
    printed = StringIO()
    Plain(opened(), StringIO("h arms cache\nq\n"), printed).run()
    assert "1.6.2 Arms Caches" in printed.getvalue()


def test_h_alone_names_the_rule_of_the_question_and_those_of_the_log(opened: Opened) -> None:
    session = opened()
    printed = StringIO()
    Plain(session, StringIO("h\nq\n"), printed).run()
    assert session.decision is not None and f"\n{session.decision.rule} " in printed.getvalue()
    assert "What was told last follows from 2.3.6 Next card" in printed.getvalue()
