"""A title that brings no aid, or one that fails, is said to have none."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from smallwars.aids import fragment, page
from smallwars.aids.errors import NoAid
from smallwars.engine import registry
from smallwars.kit import parts
from smallwars.kit.aid import Aid, aid, sheets
from tests.built_in import TITLES
from tests.kit.broken_row import TITLE as BROKEN
from tests.kit.row import TITLE as ROW


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    registry.titles()
    for title in (ROW, BROKEN):
        monkeypatch.setitem(registry._titles, title.id, title)
    yield


@pytest.mark.parametrize("title", TITLES)
def test_titles_of_ours_bring_their_own(title: str) -> None:
    found = registry.find(title)
    assert type(aid(found)) is not Aid and sheets(found, "en")


@pytest.mark.parametrize("made", [page, fragment])
def test_a_title_without_an_aid_is_named(made: object) -> None:
    assert type(aid(ROW)) is Aid and not sheets(ROW, "en")
    with pytest.raises(NoAid) as error:
        made(ROW.id, "en")  # type: ignore[operator]
    assert error.value.text("en") == f"there is no player aid for {ROW.name}"
    assert error.value.text("ja") == f"{ROW.name}のプレイヤーエイドはありません。"


@pytest.mark.parametrize(("language", "why"), [("en", "no ink"), ("ja", "no sheets")])
def test_an_aid_that_fails_is_logged_and_none(
    language: str, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("SMALLWARS_STRICT", raising=False)
    monkeypatch.setattr(parts, "_reported", set())
    with caplog.at_level(logging.ERROR, "smallwars.titles"), pytest.raises(NoAid):
        page(BROKEN.id, language)
    assert why in caplog.text


def test_an_aid_that_fails_raises_in_our_own_tests() -> None:
    with pytest.raises(ValueError, match="no ink"):
        sheets(BROKEN, "en")
