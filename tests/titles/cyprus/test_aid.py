"""The aid of Cyprus: everything that the rules offer stands on it, with the numbers of the data."""

from __future__ import annotations

import pytest

from smallwars.aids import page
from tests.aids.reading import block, data

pytestmark = pytest.mark.interpreted


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


def test_where_the_japanese_aid_differs_the_rulebook_stands() -> None:
    for language, piece in (("en", "Police"), ("ja", "警察")):
        patrol = block("cyprus", "patrol", language)
        assert piece in patrol.lines[-1].texts[1] and patrol.notes[0] in page("cyprus", language).replace(
            '<span class="rule" data-rule="3.2.2">(3.2.2)</span>', "(3.2.2)"
        )


def test_international_opinion_box_by_box() -> None:
    names = data("cyprus")["tracks"]["international_opinion"]["names"]
    boxes = block("cyprus", "international_opinion").boxes
    assert [(box.value, box.name) for box in boxes] == [(str(n), name) for n, name in enumerate(names)]
    assert [box.texts[0] for box in boxes] == [f"Political Will −{n} a Round" for n in range(len(names))]
    assert [box.texts[1] for box in boxes] == ["no Smuggle", *["Smuggle in 1 space"] * 3, "Smuggle in 2 spaces"]
    assert [box.start for box in boxes].index(True) == data("cyprus")["setup"]["international_opinion"]
