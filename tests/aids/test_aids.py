"""Aids are whole: every title, both languages, paragraphs that are there. What each offers is proved with its title."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from smallwars.aids import fragment, page
from smallwars.aids.errors import NoAid
from smallwars.engine.registry import find
from smallwars.texts.files import packages_of, read

from .reading import FILES, LANGUAGES, TITLES, made, paragraphs, shape, texts

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


# Paragraphs


@pytest.mark.parametrize("title", TITLES)
def test_every_paragraph_that_is_cited_is_there(title: str) -> None:
    known = paragraphs(title)
    for shown in made(title, "en").sheets:
        for each in shown.blocks():
            cited = [each.rule, *[number for text in texts(each) for number in NUMBER.findall(text)]]
            assert all(number in known for number in cited if number), (each.id, cited)


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
