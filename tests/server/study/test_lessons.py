"""Lessons: the whole example of play, a learner's wrong turns, and that one may leave and come back."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from smallwars import replay
from smallwars.engine.registry import find, titles
from smallwars.reading.rules import digest
from smallwars.server.study.lessons import has_lesson, lesson_of
from smallwars.server.tables.game_in_play import EDIT, GameInPlay, Opening
from smallwars.texts import files_of, languages
from smallwars.texts.check import messages
from smallwars.texts.files import place
from tests.harness import Table

from ..conftest import Json, Page, Start, new_key

TITLES = ["cyprus", "kenya"]
UNSEEN = {"cyprus": set[str](), "kenya": {"P1", "P4"}}
"""Steps that end in the midst of what the rules do by themselves."""


def deed(page: Page, table: Json, name: str, status: int = 200) -> Json:
    """Ask for something beside a choice."""
    body = {"seq": table["seq"], "key": new_key(), "deed": name}
    return page.after(page.post(f"/tables/{table['id']}/lesson", body, status), status)


def begin(page: Page, title: str = "cyprus") -> Json:
    answer: Json = page.post(f"/lessons/{title}")
    return answer


# The lesson itself


@pytest.mark.parametrize("title", TITLES)
def test_the_lesson_is_the_example_of_play_from_its_set_up_to_its_end(title: str) -> None:
    """The states of the example come one after the other, as its own test has them; every step is legal."""
    example: Any = import_module(f"tests.titles.{title}.test_example_of_play")
    play = GameInPlay(Opening(title, {}, None, None, True))
    awaited = [step for step in example.STATES if step not in UNSEEN[title]]
    for token in [*lesson_of(title).steps, None]:
        if awaited and is_state(example, Table(play.game), awaited[0]):
            awaited.pop(0)
        if token is not None:
            play.follow(token)
    assert awaited == []


def is_state(example: Any, table: Table, step: str) -> bool:
    """Whether the board is that of a step of the example."""
    spaces, tracks = example.STATES[step]
    if example.tracks_of(table.position)[:-1] != tracks[:-1]:  # who is first is settled with the next card
        return False
    wanted = {space: text.split("[")[0].strip() for space, text in example.spaces_of(spaces).items()}
    return {space: table.pieces(space) for space in wanted} == wanted


@pytest.mark.parametrize("title", TITLES)
def test_the_lesson_ends_where_the_example_does(title: str) -> None:
    example: Any = import_module(f"tests.titles.{title}.test_example_of_play")
    play = GameInPlay(Opening(title, {}, None, None, True))
    for token in lesson_of(title).steps:
        play.follow(token)
    last = example.STEPS[-1]
    assert is_state(example, Table(play.game), last)
    assert example.tracks_of(play.game.position()) == example.STATES[last][1]
    assert play.game.decision is not None and play.game.decision.kind == "card"


def test_only_the_example_of_cyprus_breaks_a_rule_and_that_twice() -> None:
    assert [sum(token.kind == EDIT for token in lesson_of(title).steps) for title in TITLES] == [2, 0]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", sorted(languages()))
def test_every_move_is_explained_before_and_after(title: str, language: str) -> None:
    told = set(messages(Path(str(place(language, files_of(find(title), "lesson")[-1])))))
    moves = [f"{move.id}-{when}" for move in lesson_of(title).moves for when in ("todo", "then")]
    chapters = {f"chapter-{move.chapter}" for move in lesson_of(title).moves}
    assert len(set(moves)) == len(moves)
    assert told == {"introduction", "closing", *moves, *chapters}


@pytest.mark.parametrize("title", TITLES)
def test_every_paragraph_it_names_is_in_the_digest(title: str) -> None:
    named = {rule for move in lesson_of(title).moves for rule in move.rules}
    assert named <= set(digest(find(title), "en"))


@pytest.mark.parametrize("title", TITLES)
def test_every_move_begins_with_a_choice_of_one_side(title: str) -> None:
    """A move is one side's, and the learner is not asked for results of chance."""
    lesson = lesson_of(title)
    for number in range(len(lesson.moves)):
        steps = lesson.steps[lesson.start_of(number) : lesson.start_of(number + 1)]
        assert steps[0].kind == "choice"
        assert len({step.actor for step in steps if step.kind == "choice"}) == 1


# At a table


@pytest.mark.parametrize("title", TITLES)
def test_a_learner_is_shown_the_whole_lesson(page: Page, title: str) -> None:
    table = begin(page, title)
    assert table["lesson"]["move"] == 1 and table["your_turn"] and not table["can_undo"]
    moves = table["lesson"]["moves"]
    for move in range(1, moves + 1):
        assert (table["lesson"]["move"], table["lesson"]["over"]) == (move, False)
        assert table["lesson"]["target"] in [option["id"] for option in table["board"]["question"]["options"]]
        table = deed(page, table, "show")
    assert table["lesson"]["over"] and not table["your_turn"]
    assert deed(page, table, "show")["seq"] == table["seq"]


def test_a_learner_plays_the_lesson_by_choices_alone(page: Page) -> None:
    table = begin(page)
    while not table["lesson"]["over"]:
        table = page.choose(table, table["lesson"]["target"])
    assert table["steps"] == len(lesson_of("cyprus").steps)


def test_a_choice_that_leaves_the_example_is_not_played(page: Page) -> None:
    table = page.choose(page.choose(begin(page), "op"), "recruit")
    told = page.choose(table, "paphos", 400)
    assert told["extra"] == {"lesson": True}
    assert re.search("Paphos.*Troodos.*§3.3.1", told["detail"])
    assert page.table(table["id"]) == table
    assert page.choose(table, "troodos")["steps"] == table["steps"] + 1


def test_an_illegal_choice_is_refused_as_at_any_table(page: Page) -> None:
    table = page.choose(page.choose(begin(page), "op"), "recruit")
    told = page.choose(table, "akrotiri", 400)
    assert told["extra"]["rule"] == "3.3.1" and "lesson" not in told["extra"]


def test_chance_comes_as_in_the_example(page: Page) -> None:
    table = deed(page, deed(page, begin(page), "show"), "show")
    table = page.choose(table, "pass.limited")
    assert "British draw an Intel Chit: 2." in [line["text"] for line in table["log"]]
    assert table["lesson"]["chapter"] == "Card 2: Development Program"


def test_a_choice_is_taken_back_past_chance_and_the_other_side(page: Page) -> None:
    before = deed(page, deed(page, begin(page), "show"), "show")
    after = page.choose(before, "pass.limited")
    back = page.undo(after)
    assert back["board"] == before["board"] and back["lesson"] == before["lesson"] and back["log"] == before["log"]
    assert page.undo(back)["board"]["question"]["actor"] == "eoka"


def test_back_leads_to_the_beginning_of_the_move_and_then_to_the_one_before(page: Page) -> None:
    start = begin(page)
    second = deed(page, start, "show")
    within = page.choose(second, "special")
    assert deed(page, within, "back")["lesson"] == second["lesson"]
    first = deed(page, page.table(start["id"]), "back")
    assert first["board"] == start["board"] and not first["can_undo"]
    assert deed(page, first, "back")["seq"] == first["seq"]


def test_what_was_set_up_by_hand_is_taken_back_too(page: Page) -> None:
    table = begin(page)
    while table["lesson"]["target"] != "done" or table["lesson"]["move"] != 14:
        table = page.choose(table, table["lesson"]["target"])
    assert page.undo(page.choose(table, "done"))["board"] == table["board"]


def test_restart_begins_anew(page: Page) -> None:
    start = begin(page)
    table = deed(page, deed(page, start, "show"), "show")
    anew = deed(page, table, "restart")
    assert anew["board"] == start["board"] and anew["log"] == start["log"] and anew["id"] == start["id"]


def test_whoever_comes_back_goes_on_where_he_was(start: Start) -> None:
    """After the server was killed, too, and after steps were taken back."""
    running = start()
    page = Page(running.url)
    table = begin(page)
    for _ in range(15):
        table = deed(page, table, "show")
    table = page.undo(deed(page, table, "back"))  # past what was set up by hand
    table = page.choose(page.choose(table, "done"), "limited")
    running.kill()
    again = start(running.database)
    page.http.base_url = again.url
    found = begin(page)
    assert {**found, "seats": []} == {**table, "seats": []}
    assert page.choose(found, found["lesson"]["target"])["steps"] == table["steps"] + 1


def test_a_lesson_is_in_no_list_and_cannot_be_lost(page: Page, other: Page) -> None:
    table = begin(page)
    for who in (page, other):
        for name in ("mine", "open", "live", "finished"):
            assert table["id"] not in [line["id"] for line in who.get(f"/tables?list={name}")]
    page.post(f"/tables/{table['id']}/resign", {}, 400)
    page.post(f"/tables/{table['id']}/hint", {"depth": "turn"}, 400)
    deed(other, table, "show", 403)
    assert begin(other)["id"] != table["id"]


def test_the_position_at_the_end_is_played_on_at_a_table_of_ones_own(page: Page) -> None:
    table = begin(page, "kenya")
    while not table["lesson"]["over"]:
        table = deed(page, table, "show")
    opened = page.post(f"/tables/{table['id']}/sandbox", {"step": table["steps"]}, 201)
    assert opened["lesson"] is None and opened["your_turn"]
    assert "13 cards to come" in opened["board"]["facts"][0]
    assert all("Political Will: 7 of 20" in each["board"]["facts"] for each in (opened, table))


def test_only_titles_with_a_lesson_have_one(page: Page) -> None:
    assert {title for title in titles() if has_lesson(find(title))} == set(TITLES)
    assert [page.get(f"/titles/{title}")["lesson"] for title in ("cyprus", "kenya", "attila")] == [True, True, False]
    page.post("/lessons/attila", None, 404)
    deed(page, page.open({"british": {"who": "me"}, "eoka": {"who": "me"}}), "show", 400)


def test_a_lesson_speaks_the_language_of_the_learner(page: Page) -> None:
    told = page.post("/lessons/kenya?lang=ja")
    assert told["lesson"]["chapter"] == "カード1：1マイル地帯"


def test_the_record_of_a_lesson_replays(page: Page) -> None:
    table = begin(page)
    while not table["lesson"]["over"]:
        table = deed(page, table, "show")
    record = page.http.get(f"/api/tables/{table['id']}/record").text
    assert replay(record).position()["political_will"] == 12
