"""The history behind a title, as a page asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.built_in import TITLES
from tests.server.visitors import House, Visitor, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("history")) as house:
        yield house


@pytest.fixture
def visitor(house: House) -> Iterator[Visitor]:
    with Visitor(house) as visitor:
        yield visitor


def dates(page: dict[str, Any]) -> list[str]:
    return [moment["date"] for span in page["spans"] for moment in span["moments"]]


@pytest.mark.parametrize("title", TITLES)
def test_it_is_told_in_the_language_of_the_reader(visitor: Visitor, title: str) -> None:
    english, japanese = [visitor.get(f"/titles/{title}/history", lang=lang) for lang in ("en", "ja")]
    assert english["title"] == japanese["title"] == title
    assert dates(english) == dates(japanese) and len(dates(english)) >= 15
    assert english["note"] != japanese["note"] and english["sources"] != japanese["sources"]


def test_what_it_names_can_be_read(visitor: Visitor) -> None:
    page = visitor.get("/titles/cyprus/history")
    first = page["spans"][0]["moments"][0]["see"][0]
    assert first == {"number": "C1", "title": "C1 Makarios III"}
    rule = visitor.get(f"/titles/cyprus/rules/{first['number']}")
    assert rule["kind"] == "card" and "History: Archbishop Makarios" in rule["text"]


def test_an_unknown_title_has_none(visitor: Visitor) -> None:
    assert visitor.status("GET", "/titles/nowhere/history") == 404
    assert "nowhere" in visitor.refused("GET", "/titles/nowhere/history")["detail"]
