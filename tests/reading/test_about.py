"""What the data rest on: values beside the sources, those with the same source together."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from smallwars.engine.registry import find
from smallwars.reading.about import about, common_ends
from smallwars.reading.about_values import value_of
from tests.titles.greek_civil_war.stand_in import stand_in

GREEK = list(about(stand_in(), "en"))
GUESSED, OPTIONS = "Guessed; correct it with --data FILE", "Options"


def under(heading: str) -> list[str]:
    """The lines under a heading."""
    return list(takewhile(bool, GREEK[GREEK.index(heading) + 1 :]))


def below(start: str) -> list[str]:
    """The lines that stand below the first line that begins so."""
    at = next(index for index, line in enumerate(GREEK) if line.startswith(start))
    return [line.strip() for line in takewhile(lambda line: line.startswith("    "), GREEK[at + 1 :])]


def test_guesses_are_grouped_by_their_source() -> None:
    guessed = under(GUESSED)
    assert GREEK[0] == "Greek Civil War · 1947-1949" and GREEK[2] == GUESSED
    assert len([line for line in guessed if line.startswith("  regions.*.squares: ")]) == 1
    assert "kastoria, evritania, fokida = 1" in below("  regions.*.squares: reconstruction: one to three")
    assert max(map(len, guessed)) < 300 and len(guessed) < 120


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ("  regions.*.pp: ", "athens = dse 4, government 3"),
        ("  regions.*.pp: ", "viotia, korinthia, messinia = dse 1, government 2"),
        ("  units.*.pool: ", "division = a 9, b 5"),
        ("  units.*.pool: ", "front, cadre = a 12"),
        ("  units.division.levels.*: ", "2 = conflict 16, movement 2"),
        (
            "  mobilization.*: ",
            "government.division = level 1, build 12, upgrade 5. Athens or Thessalonika, unless the DSE controls it",
        ),
        ("  adjacent: reconstruction: state border; ", "albania – yugoslavia, yugoslavia – bulgaria"),
        ("  adjacent: rulebook 10.4, example [", "magnesia – evia, viotia – evia = over water"),
    ],
)
def test_values_are_told(start: str, line: str) -> None:
    assert line in below(start)


@pytest.mark.parametrize(
    "start",
    [
        "  politics.doctrine = roll (2–5: tight, 6–8: area, 9–12: aggressive): reconstruction",
        "  politics.limit = tight 10, area 15, aggressive 20: rulebook 16.3",
        "  adjacent: aitolia – ahaia = over water: reconstruction",
        "  markers.airstrike = 4: reconstruction",
        "  regions.yugoslavia.pp = dse 2, government 0: reconstruction",
    ],
)
def test_a_datum_with_a_source_of_its_own_stands_in_a_line(start: str) -> None:
    assert [line for line in GREEK if line.startswith(start)]


def test_a_long_datum_is_told_line_by_line() -> None:
    lines = below("  crt: rulebook 12.2")
    assert lines[0] == "columns <1:1 / 1:1 / 2:1 / 3:1 / 4:1" and lines[1] == "open"
    assert "6 100%D(-1) / EA / OK / OK / VE" in lines and "VE (who defender, eliminate all, terror remove," in lines[18]
    assert below("  politics.setup_effect: ")[2] == "aggressive (All units are free)"


def test_options_tell_what_they_may_be() -> None:
    options = under(OPTIONS)
    assert any(line.startswith("  end_turn (default 15; one of 0, 5, 10, 15, 20, 25, 30): ") for line in options)
    assert any(line.startswith("  political_index_dse (default 50; 1 to 99): ") for line in options)
    assert any(line.startswith("  tito (default false): ") for line in options)
    assert any(line.startswith("  campaigns (default 3; 1 to 3): ") for line in about(find("cyprus"), "en"))


def test_what_a_data_file_changes_is_told_with_its_values() -> None:
    title = stand_in()
    regions = [
        {
            **region,
            "squares": {"value": 1, "source": "override"},
            "pp": {"dse": 0, "government": 2, "source": "override"},
        }
        if region["id"] == "drama"
        else region
        for region in title.data["regions"]
    ]
    lines = list(about(title, "en", {**title.data, "regions": regions}))
    changed = ["  regions.drama.*: override", "    squares = 1", "    pp = dse 0, government 2"]
    assert lines[-5:] == ["", "Changed by a data file", *changed]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"value": 3, "source": ""}, "3"),
        ({"value": "X", "source": ""}, '"X"'),
        ({"a": 1, "b": True, "of_c": [1, "x"], "source": ""}, "a 1, b, of c 1 / x"),
        ({"a": {"b": 1, "c": 2}, "source": ""}, "a (b 1, c 2)"),
        ({"a": {"value": 1, "source": "elsewhere"}, "source": ""}, ""),
        ({"build": 2, "place": [{"in": "urban"}], "source": ""}, "build 2, place (in urban)"),
        ({"build": 2, "place": [{"in": "urban"}], "about": "In cities.", "source": ""}, "build 2. In cities"),
    ],
)
def test_a_value_in_words(data: dict[str, Any], told: str) -> None:
    assert value_of(data) == told


def test_what_paths_have_in_common() -> None:
    assert common_ends([("a", "x", "b"), ("a", "y", "b")]) == (("a",), ("b",))
    assert common_ends([("a", "x", "b"), ("a", "x", "c")]) == (("a", "x"), ())
    assert common_ends([("a",), ("a",)]) == (("a",), ())
    assert common_ends([("a", "b"), ("a", "b", "b")]) == (("a",), ())
