"""Titles without a game, and their rules by number and by words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import smallwars
from smallwars.bots import levels
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.reading.rules import digest
from smallwars.server.library import title_pages
from smallwars.texts import has_message_of
from tests.built_in import TITLES
from tests.server.visitors import House, Visitor, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("titles")) as house:
        yield house


@pytest.fixture
def visitor(house: House) -> Iterator[Visitor]:
    with Visitor(house) as visitor:
        yield visitor


def test_every_title_is_listed(visitor: Visitor) -> None:
    lines = visitor.get("/titles")
    assert [line["id"] for line in lines] == list(smallwars.titles())
    assert lines[0]["period"] == "1955-1959"
    assert lines[0]["factions"] == [{"id": "british", "name": "British"}, {"id": "eoka", "name": "EOKA"}]


@pytest.mark.parametrize("title", TITLES)
def test_a_page_has_all_that_is_needed_to_choose(visitor: Visitor, title: str) -> None:
    page = visitor.get(f"/titles/{title}")
    known = smallwars.engine.registry.find(title)
    assert page["name"] == known.name and [faction["id"] for faction in page["factions"]] == list(known.actors[1:])
    assert {option["name"]: option["default"] for option in page["options"]} == known.check_options({})
    assert all(option["about"] and option["type"] in ("bool", "int", "str") for option in page["options"])
    assert [bot["id"] for bot in page["bots"]] == ["random", "greedy", "recruit", "regular", "veteran", "commander"]
    assert all(bot["name"] and bot["about"] for bot in page["bots"])
    told = {bot["id"]: bot["about"] for bot in page["bots"]}
    assert all(re.search(r"Elo [+−]\d+ ± \d+ against the rule bot \(\d+ games\)", told[level]) for level in levels())
    assert page["board"]["question"] is None and page["board"]["scene"]["layers"] and page["board"]["facts"]
    assert len(page["digest"]) == len(digest(find(title), "en")) and page["rulings"] and page["about"]
    assert page["hides"] is (title == "attila") and page["history"] and page["aid"]


def test_a_title_of_another_package_says_what_it_has_not(visitor: Visitor) -> None:
    page = visitor.get("/titles/brandubh")
    assert (page["lesson"], page["history"], page["aid"], page["rulings"]) == (False, False, False, [])
    assert page["board"]["scene"]["layers"] and page["digest"] and page["bots"]


@pytest.mark.parametrize("title", TITLES)
def test_the_position_of_the_page_can_be_played(visitor: Visitor, title: str) -> None:
    position = visitor.get(f"/titles/{title}")["position"]
    factions = smallwars.from_position(position, seed=1).title.actors[1:]
    table = visitor.post(
        "/tables", {"title": title, "position": position, "seats": {f: {"who": "me"} for f in factions}}
    )
    assert table["your_turn"]


def test_an_option_tells_its_range_and_its_ruling(visitor: Visitor) -> None:
    options = {option["name"]: option for option in visitor.get("/titles/greek_civil_war")["options"]}
    assert options["end_turn"]["one_of"] == [0, 5, 10, 15, 20, 25, 30] and options["end_turn"]["ruling"] == "G-17"
    assert (options["end_turn"]["min"], options["end_turn"]["max"]) == (0, 30)


@pytest.mark.parametrize("title", TITLES)
def test_every_option_has_a_short_name_of_its_own(title: str) -> None:
    options = title_pages.title_page(title, "en").options
    names = [has_message_of(title_pages.known(title), title_pages.option_key(option.name)) for option in options]
    labels = [option.label for option in options]
    assert all(names) and len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 60 and "_" not in label for label in labels)


def test_cards_have_their_texts(visitor: Visitor) -> None:
    cards = {card["id"]: card for card in visitor.get("/titles/cyprus")["cards"]}
    assert len(cards) == 35 and "Grivas" in cards["C2"]["title"] and "Shaded" in cards["C1"]["text"]


@pytest.mark.parametrize("title", TITLES)
def test_every_line_of_the_contents_leads_to_a_rule(title: str) -> None:
    page = title_pages.title_page(title, "en")
    numbers = [*(line.number for line in page.digest), *(line.number for line in page.rulings)]
    for number in [*numbers, *(card.id for card in page.cards)]:
        found = title_pages.rule(title, number, "en")
        assert found.number == number and found.title and found.text


def test_depth_follows_the_number() -> None:
    depth = {line.number: line.depth for line in title_pages.title_page("cyprus", "en").digest}
    assert (depth["3.0"], depth["3.1"], depth["3.2.4"]) == (0, 1, 2)


@pytest.mark.parametrize(
    ("number", "kind", "told"),
    [
        ("3.2.4", "paragraph", "3.2.4"),
        ("§3.2.4.", "paragraph", "3.2.4"),
        ("3", "paragraph", "3.0"),
        ("c13", "card", "C13"),
        ("b1", "ruling", "B1"),
        ("lead_adds_removal", "option", "lead_adds_removal"),
    ],
)
def test_a_rule_by_its_number(visitor: Visitor, number: str, kind: str, told: str) -> None:
    found = visitor.get(f"/titles/cyprus/rules/{number}")
    assert (found["kind"], found["number"]) == (kind, told) and found["text"]


def test_what_is_not_there_is_named(visitor: Visitor) -> None:
    assert "99.9" in visitor.refused("GET", "/titles/cyprus/rules/99.9")["detail"]
    assert "chess" in visitor.refused("GET", "/titles/chess")["detail"]
    assert visitor.refused("GET", "/titles/chess/rules?q=x")["status_code"] == 404


def test_a_search_finds_paragraphs_cards_rulings_and_options(visitor: Visitor) -> None:
    found = visitor.get("/titles/kenya/rules", q="SUPPLY base")["rules"]
    assert found and all("supply" in text(each) and "base" in text(each) for each in found)
    kinds = {each["kind"] for each in visitor.get("/titles/kenya/rules", q="deploy")["rules"]}
    assert kinds == {"paragraph", "card", "ruling", "option"}


def text(rule: dict[str, str]) -> str:
    return f"{rule['number']} {rule['title']} {rule['text']}".casefold()


def test_the_number_that_is_asked_for_comes_first(visitor: Visitor) -> None:
    assert visitor.get("/titles/cyprus/rules", q="3.2.4")["rules"][0]["number"] == "3.2.4"
    assert visitor.get("/titles/kenya/rules", q="Supply")["rules"][0]["title"] == "Supply"


def test_a_search_speaks_the_language_of_the_page(visitor: Visitor) -> None:
    found = visitor.get("/titles/cyprus/rules", q="curfew", lang="ja")["rules"]
    assert found[0]["number"] == "1.10" and "夜間外出禁止" in found[0]["excerpt"]


@pytest.mark.parametrize("words", ["", "   ", "zzzyx"])
def test_a_search_may_find_nothing(visitor: Visitor, words: str) -> None:
    assert visitor.get("/titles/cyprus/rules", q=words) == {"rules": [], "nearest": []}


def test_a_search_that_finds_nothing_names_what_is_near(visitor: Visitor) -> None:
    assert "Curfew" in visitor.get("/titles/cyprus/rules", q="curfue")["nearest"]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("title", TITLES)
def test_the_player_aid_is_a_page_to_print_and_a_part_of_another(visitor: Visitor, title: str, lang: str) -> None:
    answer = visitor.ask("GET", f"/titles/{title}/aid", params={"lang": lang})
    assert answer.headers["content-type"].startswith("text/html") and f'<html lang="{lang}">' in answer.text
    inside = visitor.ask("GET", f"/titles/{title}/aid", params={"lang": lang, "format": "fragment"}).text
    assert inside.startswith("<style>") and "<html" not in inside
    assert inside in answer.text.replace("</head>\n<body>\n", "")
    rules = set(re.findall(r'data-rule="([^"]+)"', inside))
    assert len(rules) > 20 and rules <= set(digest(find(title), lang))


def test_the_aid_of_a_side_and_of_nobody(visitor: Visitor) -> None:
    eoka = visitor.ask("GET", "/titles/cyprus/aid", params={"faction": "eoka"}).text
    assert re.findall(r'data-sheet="(\w+)"', eoka) == ["eoka"]
    assert "dse" in visitor.refused("GET", "/titles/cyprus/aid?faction=dse")["detail"]
    assert visitor.refused("GET", "/titles/chess/aid")["status_code"] == 404


@pytest.mark.parametrize("title", TITLES)
def test_every_field_and_word_of_a_position_has_a_name(title: str) -> None:
    page = title_pages.title_page(title, "en")
    known = {*page.words, *[faction.id for faction in page.factions], *[card.id for card in page.cards], title}
    for seed in range(8):
        game = smallwars.new(title, seed=seed, log=False)
        while play_out(game, seed, 20):
            unnamed = [word for word in title_pages.words_in(without_units(game.position())) if word not in known]
            assert [word for word in unnamed if not is_counted(word)] == []


def without_units(position: dict[str, Any]) -> dict[str, Any]:
    """Units and cards are named by what they are, and what is pending is not edited."""
    return {name: value for name, value in position.items() if name not in ("pending", "deck")}


def is_counted(word: str) -> bool:
    """A unit with its Level, or a card with its numbers."""
    return any(letter.isdigit() for letter in word)
