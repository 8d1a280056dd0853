"""Aids are whole: every title, both languages, everything that the engine offers, no number of their own."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from smallwars.aids import fragment, page
from smallwars.aids.errors import NoAid
from smallwars.engine.registry import find
from smallwars.kit.sheets import Entry
from smallwars.texts.files import packages_of, read

from .reading import FILES, LANGUAGES, TITLES, block, entries, made, offered, paragraphs, shape, sheet, texts

COIN = ("cyprus", "kenya")
NUMBER = re.compile(r"\((\d+\.\d[.\d]*[a-z]?)\)")
TAGS = re.compile(r"<style>.*?</style>|<span class=\"english\".*?</span>|<[^>]*>", re.DOTALL)
NAMES = re.compile(
    r"The British Way|Small Wars|EOKA|DSE|LOK|TMT|TAF|HAF|TRK|SLF|Abn|Cdo|EMA|GRK|NG|ES|MK|ER|PP|CV|VP|MD|EA|VE|OK"
    r"|[A-Z]/28|100%[AD]|50%[AD]|\b[A-Z]\d*\b"
)


def test_every_title_of_ours_has_an_aid() -> None:
    assert all(made(title, language).sheets for title in TITLES for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_an_aid_has_a_sheet_for_each_side_the_round_and_the_tables(title: str, language: str) -> None:
    shown = made(title, language)
    assert [each.id for each in shown.sheets] == [*find(title).actors[1:], "round", "tables"]
    assert [each.faction for each in shown.sheets] == [*find(title).actors[1:], "", ""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_page_needs_nothing_beside_itself(title: str, language: str) -> None:
    html = page(title, language)
    assert html.startswith(f'<!DOCTYPE html>\n<html lang="{language}">')
    assert not re.search(r"\bsrc=|\bhref=|@import|url\(|<script", html)
    assert "@page { size: A4" in html
    for left in ("__", "{ $", "{$", " | "):
        assert left not in TAGS.sub("", html), left


@pytest.mark.parametrize("title", TITLES)
def test_a_fragment_is_the_page_without_its_frame(title: str) -> None:
    inner = fragment(title, "en")
    assert inner.startswith("<style>") and not re.search(r"<(html|head|body|!DOCTYPE)\b", inner)
    assert inner.partition("</style>\n")[2] in page(title, "en")
    assert all(line.startswith((".aid", "@", " ", "}")) for line in inner.partition("</style>")[0].splitlines()[1:])


def test_one_side_gets_its_sheet_only() -> None:
    html = page("kenya", "en", "mau_mau")
    assert re.findall(r'data-sheet="(\w+)"', html) == ["mau_mau"]


def test_a_side_that_is_not_in_the_game_is_named() -> None:
    with pytest.raises(NoAid, match="no side 'eoka'; it has: british, mau_mau"):
        page("kenya", "en", "eoka")


# Everything that can be done


@pytest.mark.parametrize("title", COIN)
def test_a_sheet_has_every_operation_and_special_activity(title: str) -> None:
    for faction in find(title).actors[1:]:
        found = offered(title)[faction, "operation"] | offered(title)[faction, "special_activity"]
        assert sorted(found - {"done"}) == sorted(entries(title, faction))


@pytest.mark.parametrize(
    ("special", "operations"),
    [
        ("restore", "Deploy"),
        ("diplomacy", "Deploy, Patrol, Search"),
        ("interrogate", "Search, Assault"),
        ("smuggle", "Recruit, Travel"),
        ("infiltrate", "any Operation"),
        ("propagandize", "any Operation"),
    ],
)
def test_a_special_activity_says_what_it_accompanies(special: str, operations: str) -> None:
    lines = {line.id: line.texts for line in block("cyprus", special).lines}
    assert lines["with"] == (operations,)


def test_an_operation_says_what_may_go_with_it() -> None:
    told = {each: {line.id: line.texts for line in block("cyprus", each).lines} for each in ("patrol", "recruit")}
    assert told["patrol"]["with"] == ("Diplomacy",)
    assert told["recruit"]["with"] == ("all Special Activities",)


@pytest.mark.parametrize("title", COIN)
def test_an_operation_has_purpose_place_and_procedure(title: str) -> None:
    for faction in find(title).actors[1:]:
        for each in sheet(title, faction).blocks():
            if isinstance(each, Entry):
                assert [line.id for line in each.lines][:3] == ["purpose", "with", "place"]
                assert each.lines[3].id in ("how", "ways") and len(each.lines) == 4


GREEK_KINDS = {
    "resettle": "resettle",
    "build": "build",
    "build.place": "build",
    "upgrade": "upgrade",
    "upgrade.unit": "upgrade",
    "demobilize": "demobilize",
    "demobilize.unit": "demobilize",
    "break_down": "break_down",
    "combine": "combine",
    "switch": "switch",
    "move": "move",
    "move.unit": "move",
    "move.to": "move",
    "move.place": "move",
    "attack": "attack",
    "attack.target": "square",
    "attack.unit": "attack",
    "airstrike": "airstrike",
    "pay": "pay",
    "occupy": "square",
    "retreat": "results",
    "retreat.unit": "results",
    "retreat.place": "results",
    "reduce.unit": "results",
    "raise.unit": "results",
    "eliminate.unit": "results",
}
"""Where the aid tells of a kind of decision; set-up, initiative and control are told on the sheet of the turn."""


@pytest.mark.parametrize("faction", ["government", "dse"])
def test_a_sheet_tells_of_every_decision_in_greece(faction: str) -> None:
    turn = (
        "setup",
        "first",
        "mobilize",
        "regroup",
        "control",
        "agree",
        "attrition",
        "combine.",
        "break_down.",
        "switch.",
    )
    kinds = {kind for actor, kind in offered("greek_civil_war") if actor == faction and not kind.startswith(turn)}
    assert {GREEK_KINDS[kind] for kind in kinds} <= set(entries("greek_civil_war", faction))


@pytest.mark.parametrize("faction", ["government", "dse"])
def test_a_sheet_has_all_that_can_be_bought_and_regrouped(faction: str) -> None:
    can_do = offered("greek_civil_war")
    words = can_do[faction, "mobilize"] | can_do.get((faction, "regroup"), set())
    chart = [row[0] for row in block_of(faction, "chart").rows]
    title = find("greek_civil_war")
    units = {title.phrase("en", f"word-{word}") for word in words if word in title.data["units"] or word == "airstrike"}  # type: ignore[attr-defined]
    assert units == set(chart)
    actions = {word for word in words if title.phrase("en", f"word-{word.replace('_', '-')}") not in units}
    assert actions - {"done", "again"} <= set(entries("greek_civil_war", faction))


def block_of(faction: str, id: str) -> object:
    return next(each for each in sheet("greek_civil_war", faction).blocks() if each.id == id)


@pytest.mark.parametrize("faction", ["turkish", "cypriot"])
def test_a_sheet_tells_of_every_card_and_reaction_in_attila(faction: str) -> None:
    can_do = offered("attila")
    words = can_do[faction, "use"] | can_do[faction, "special"] | can_do.get((faction, "reaction"), set()) | {"pass"}
    drops = {"drop"} if (faction, "drop") in can_do else set()
    told = set(entries("attila", faction))
    assert {word for word in words if word != "decline"} | drops <= told | {"ground", "air", "damaged"}
    assert told <= words | drops | {"refit", "invasion", "air_support", "reaction_move"}


# Paragraphs


@pytest.mark.parametrize("title", TITLES)
def test_every_paragraph_that_is_cited_is_there(title: str) -> None:
    known = paragraphs(title)
    for shown in made(title, "en").sheets:
        for each in shown.blocks():
            cited = [each.rule, *[number for text in texts(each) for number in NUMBER.findall(text)]]
            assert all(number in known for number in cited if number), (each.id, cited)


@pytest.mark.parametrize("title", COIN)
def test_an_operation_cites_the_paragraph_of_its_name(title: str) -> None:
    for faction in find(title).actors[1:]:
        for each in sheet(title, faction).blocks():
            if isinstance(each, Entry):
                assert paragraphs(title)[each.rule] == each.name


def test_where_the_japanese_aid_differs_the_rulebook_stands() -> None:
    for language, piece in (("en", "Police"), ("ja", "警察")):
        patrol = block("cyprus", "patrol", language)
        assert piece in patrol.lines[-1].texts[1] and patrol.notes[0] in page("cyprus", language).replace(
            '<span class="rule" data-rule="3.2.2">(3.2.2)</span>', "(3.2.2)"
        )


# Two languages


@pytest.mark.parametrize("title", TITLES)
def test_both_languages_have_the_same_blocks(title: str) -> None:
    english, japanese = [
        [shape(each) for shown in made(title, language).sheets for each in shown.blocks()] for language in LANGUAGES
    ]
    assert english == japanese


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_and_variables(file: str) -> None:
    english, japanese = [variables(read(language, file) or "") for language in LANGUAGES]
    assert english == japanese != {}


def variables(text: str) -> dict[str, set[str]]:
    """The messages of a file, each with what is filled in."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert type(entry).__name__ != "Junk", entry.content  # type: ignore[attr-defined]
        if isinstance(entry, Message):
            found[entry.id.name] = (names := Names()).names
            names.visit(entry)
    return found


class Names(Visitor):  # type: ignore[misc]
    """Collects variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("title", TITLES)
def test_no_english_is_left_in_japanese(title: str) -> None:
    if not read("ja", f"{packages_of(find(title))[-1]}/game"):
        pytest.skip("the title itself is not translated")
    left = re.findall(r"[A-Za-z]{2,}", NAMES.sub("", TAGS.sub(" ", fragment(title, "ja"))))
    assert not left
