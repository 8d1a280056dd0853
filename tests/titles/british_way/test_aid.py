"""The aid of Cyprus and of Kenya: everything that the rules offer stands on it, with the numbers of the data."""

from __future__ import annotations

import pytest

from smallwars.engine.registry import find
from smallwars.kit.sheets import Entry
from tests.aids.reading import block, data, entries, offered, paragraphs, sheet

pytestmark = pytest.mark.interpreted

COIN = ("cyprus", "kenya")


@pytest.mark.parametrize("title", COIN)
def test_a_sheet_has_every_operation_and_special_activity(title: str) -> None:
    for faction in find(title).actors[1:]:
        found = offered(title)[faction, "operation"] | offered(title)[faction, "special_activity"]
        assert sorted(found - {"done"}) == sorted(entries(title, faction))


@pytest.mark.parametrize("title", COIN)
def test_an_operation_has_purpose_place_and_procedure(title: str) -> None:
    for faction in find(title).actors[1:]:
        for each in sheet(title, faction).blocks():
            if isinstance(each, Entry):
                assert [line.id for line in each.lines][:3] == ["purpose", "with", "place"]
                assert each.lines[3].id in ("how", "ways") and len(each.lines) == 4


@pytest.mark.parametrize("title", COIN)
def test_an_operation_cites_the_paragraph_of_its_name(title: str) -> None:
    for faction in find(title).actors[1:]:
        for each in sheet(title, faction).blocks():
            if isinstance(each, Entry):
                assert paragraphs(title)[each.rule] == each.name


@pytest.mark.parametrize(("title", "value"), [("cyprus", "value"), ("kenya", "population")])
def test_the_map_with_values_and_borders(title: str, value: str) -> None:
    spaces = data(title)["spaces"]
    rows = block(title, "spaces").rows
    assert [(row[0], row[2]) for row in rows] == [(space["name"], str(space[value]["value"])) for space in spaces]
    assert sum(len(row[3].split(", ")) for row in rows) == 2 * len(data(title)["adjacent"])
