"""Every question, every refusal and every sentence of the log names a paragraph that can be opened."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import smallwars
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.data_title import DataTitle
from smallwars.reading.rules import digest
from smallwars.texts import languages
from tests.built_in import TITLES

SOURCES = Path(smallwars.__file__).parent / "titles"
NAMING = {"Question": 2, "Reason": 0, "roll": 0}
"""What names a paragraph, and in which place."""
UNRULED = {"edit"}
"""Sentences that follow from no rule."""


def known(id: str) -> DataTitle:
    title = find(id)
    assert isinstance(title, DataTitle)
    return title


@pytest.mark.parametrize("id", TITLES)
def test_every_verb_of_the_log_has_its_paragraph(id: str) -> None:
    title = known(id)
    assert {key.partition(".")[0] for key in title.citations} == set(title.verbs) - UNRULED
    assert set(title.verbs) - UNRULED <= set(title.citations)
    words = {*title.words.values(), *"123456"}
    assert {key.partition(".")[2] for key in title.citations if "." in key} <= words
    assert set(title.citations.values()) <= set(digest(find(id), "en"))


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("id", TITLES)
def test_every_language_has_the_same_paragraphs(id: str, language: str) -> None:
    told, english = digest(find(id), language), digest(find(id), "en")
    assert [*told] == [*english]
    assert all(each.title and each.text.strip() for each in told.values())


@pytest.mark.parametrize("id", TITLES)
def test_every_question_and_refusal_in_the_code_names_a_paragraph(id: str) -> None:
    named = {rule for path in rule_files(id) for rule in named_in(path)}
    assert len(named) > 20 and named <= set(digest(find(id), "en"))


def rule_files(id: str) -> Iterator[Path]:
    """The modules of rules that a title plays by: its own and those of its family."""
    own = Path(*find(id).package().split(".")[2:])
    for folder in (own, own.parent / "family"):
        yield from (SOURCES / folder / "rules").glob("*.py")


def named_in(path: Path) -> Iterator[str]:
    """The paragraphs that questions and refusals of a file name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMING:
            place = NAMING[node.func.id]
            rule = node.args[place] if len(node.args) > place else None
            if isinstance(rule, ast.Constant):
                yield str(rule.value)


@pytest.mark.parametrize("id", TITLES)
def test_what_a_game_tells_is_cited_as_closely_as_it_can_be(id: str) -> None:
    title, game = known(id), smallwars.new(id, seed=4)
    while play_out(game, 4, 200):
        pass
    cited = {entry.verb: title.cited(entry.verb, entry.args) for entry in game.log}
    assert len(cited) > 15 and all(number in digest(find(id), "en") for number in cited.values())


def test_an_operation_and_a_phase_cite_their_own_paragraph() -> None:
    cyprus, attila = known("cyprus"), known("attila")
    recruit = next(number for number, word in cyprus.words.items() if word == "recruit")
    assert cyprus.cited("operation", (2, recruit, 0, 0)) == "3.3.1"
    assert cyprus.cited("phase", (4, 0, 0, 0)) == "6.4" and cyprus.cited("edit", (0, 0, 0, 0)) == ""
    assert attila.cited("event", (3, 0, 0, 0)) == "E3"
