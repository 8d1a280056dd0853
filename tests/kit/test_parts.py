"""A title's parts are found beside it, and one that fails is replaced by the plain one."""

from __future__ import annotations

import logging

import pytest

from smallwars.engine.title import Title
from smallwars.kit.parts import file_of, part, part_class
from smallwars.titles import KENYA
from tests.kit import greetings
from tests.kit.lonely import LonelyTitle


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as for a user: a part that fails is replaced."""
    monkeypatch.delenv("SMALLWARS_STRICT", raising=False)


def greeting(title: Title) -> greetings.Greeting:
    return part(title, "greeting", greetings.Greeting, lambda kind: kind())


def test_a_part_is_the_class_named_after_its_module() -> None:
    assert part_class(LonelyTitle(), "greeting", greetings.Greeting).__module__ == "tests.kit.lonely.greeting"


def test_a_title_without_the_module_has_the_plain_part() -> None:
    assert part_class(KENYA, "greeting", greetings.Greeting) is greetings.Greeting
    assert part_class(LonelyTitle(), "farewell", greetings.Parting) is greetings.Parting


@pytest.mark.usefixtures("lenient")
def test_a_call_that_raises_is_answered_by_the_plain_part_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    greet = greeting(LonelyTitle()).greet
    with caplog.at_level(logging.ERROR, "smallwars.titles"):
        assert [greet("Eve"), greet("Bob"), greet("Bob")] == ["Dia duit, Eve", "Hello, Bob", "Hello, Bob"]
    assert [record.message for record in caplog.records] == [
        "title 'lonely': its greeting.greet failed, the plain one serves: ValueError('Bob')"
    ]


@pytest.mark.usefixtures("lenient")
def test_what_raises_in_the_middle_of_a_series_is_replaced_as_a_whole() -> None:
    assert list(greeting(LonelyTitle()).names()) == ["everybody"]


@pytest.mark.usefixtures("lenient")
def test_what_a_part_holds_can_be_read_through_the_guard() -> None:
    assert greeting(LonelyTitle()).language == "ga"


@pytest.mark.usefixtures("lenient")
def test_a_part_of_a_wrong_class_is_replaced_and_named(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "smallwars.titles"):
        assert part_class(LonelyTitle(), "parting", greetings.Parting) is greetings.Parting
    assert "does not derive from tests.kit.greetings.Parting" in caplog.text


def test_our_own_tests_are_strict() -> None:
    with pytest.raises(ValueError, match="Bob"):
        greeting(LonelyTitle()).greet("Bob")
    with pytest.raises(TypeError, match="does not derive"):
        part_class(LonelyTitle(), "parting", greetings.Parting)


def test_a_file_lies_beside_its_title() -> None:
    found = file_of(KENYA, "history.toml")
    assert found is not None and "1952" in found.read_text(encoding="utf-8")
    assert file_of(KENYA, "nothing.toml") is None
