"""The board of Greek Civil War as text."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from rich.style import Style
from rich.text import Text

from smallwars.engine.log import Entry
from smallwars.kit.data_title import DataTitle
from smallwars.terminal import board, prose
from smallwars.titles.greek_civil_war.text_board import TextBoard
from smallwars.titles.greek_civil_war.text_board import drawing as greek
from smallwars.titles.greek_civil_war.text_board.facts import COLOURS
from smallwars.titles.greek_civil_war.text_board.words import say
from tests.harness import greece
from tests.titles.greek_civil_war.boards import EXTREME, RANDOM, SETUP, UNITS
from tests.titles.greek_civil_war.stand_in import DATA, held, stand_in, view

pytestmark = pytest.mark.interpreted

TITLE = stand_in()
WIDTH = 79
"""How wide the map may be."""
NAMES = {region["id"]: region["name"] for region in DATA["regions"]}


def board_of(title: DataTitle, options: dict[str, Any] | None = None) -> TextBoard:
    """The board of a title by its data alone."""
    return TextBoard(title, options or {})


def drawn(shown: dict[str, Any], places: tuple[str, ...] = (), about: str | None = None) -> Text:
    """The map."""
    return board_of(TITLE).map(shown, "en", places, about)


def beside(shown: dict[str, Any], **options: Any) -> list[str]:
    """What stands beside the map."""
    return board_of(TITLE, options).side_panel(shown, "en").plain.splitlines()


def colour(text: Text, word: str) -> set[str]:
    """The colours in which a word is written."""
    at = text.plain.index(word)
    styles = [Style.parse(str(span.style)) for span in text.spans if span.start <= at < span.end]
    return {style.color.name for style in styles if style.color is not None}


# The map


def test_every_region_has_one_place_and_its_points() -> None:
    assert sorted(id for row in greek.ROWS for _, id in row) == sorted(NAMES)
    plain = drawn(view()).plain
    for region in DATA["regions"]:
        points = f"{region['pp']['dse']}/{region['pp']['government']}"
        mark = "*" if region["code"] == "F" else ""
        assert any(f"{region['name']}{' ' * room}{mark}{points}" in plain for room in range(1, 8)), region["id"]


def test_blocks_leave_each_other_room() -> None:
    for row in greek.ROWS:
        assert all(at + greek.BLOCK < following for (at, _), (following, _) in pairwise(row))
        assert row[-1][0] + greek.BLOCK <= WIDTH


def test_neighbours_stand_together() -> None:
    places = {id: (line, at // 16) for line, row in enumerate(greek.ROWS) for at, id in row}
    near = [border["pair"] for border in DATA["adjacent"]]
    far = [pair for pair in near if max(abs(places[pair[0]][n] - places[pair[1]][n]) for n in (0, 1)) > 1]
    assert len(far) <= 6 < len(near) / 8, far


def test_squares_units_and_markers_are_drawn() -> None:
    larissa = held(
        {"guerrilla1": 3, "brigade2": 1, "division1": 2}, ["police2", None, "front0"], terror=True, control="dse"
    )
    lines = drawn(view(regions={"larissa": larissa})).plain.splitlines()
    at = next(index for index, line in enumerate(lines) if "Larissa" in line)
    column = lines[at].index("Larissa")
    assert [line[column:][:14].rstrip() for line in lines[at : at + 3]] == [
        "Larissa  *2/2",
        "[P2][  ][F0] T",
        "2D1 1B2 | 3G1",
    ]


def test_each_side_has_lines_of_its_own_where_one_is_too_short() -> None:
    counts = {
        "division1": 2,
        "division3": 1,
        "brigade1": 3,
        "police2": 4,
        "front0": 2,
        "guerrilla2": 10,
        "partisan3": 1,
    }
    lines = [text.plain for text in greek.opened(board_of(TITLE).facts, counts, 14, "en")]
    assert lines == ["2D1 1D3 3B1", "4P2", "2F0 10G2 1A3"]


def test_a_star_stands_at_the_points_of_who_controls_a_region() -> None:
    shown = view(regions={"drama": held(control="government"), "arta": held(control="dse")})
    plain = drawn(shown).plain
    assert "Drama     2/2*" in plain and "Arta     *1/1" in plain and "Serres    2/2 " in plain


def test_a_resettled_region_is_worth_one_each() -> None:
    plain = drawn(view(regions={"larissa": held(squares=[None, None, None], resettled=True)})).plain
    assert "Larissa   1/1" in plain and "[  ][  ][  ] R" in plain


def test_a_closed_country_says_so() -> None:
    assert "closed" in drawn(view(closed=["albania"])).plain.splitlines()[1]


def test_units_have_the_colour_of_their_side() -> None:
    text = drawn(view(regions={"arta": held({"mountain3": 2, "cadre1": 4}, ["lok1", "front0"])}))
    assert COLOURS["government"] in colour(text, "2M3") and COLOURS["dse"] in colour(text, "4C1")
    assert COLOURS["government"] in colour(text, "[L1]") and COLOURS["dse"] in colour(text, "[F0]")


def test_places_are_marked() -> None:
    plain = drawn(view(), ("serres", "done", "evia"), "athens").plain
    assert "▸Serres" in plain and "▸Evia" in plain and "»Athens" in plain and "▸Drama" not in plain


def test_every_letter_is_in_the_legend() -> None:
    legend = say("en", "legend-greek-units").split()
    letters = [say("en", f"letter-{kind.replace('_', '-')}") for kind in DATA["units"]]
    assert len(set(letters)) == len(DATA["units"]) and set(letters) <= set(legend)
    signs = say("en", "legend-greek-signs")
    assert f"{say('en', 'greek-sign-terror')} Terror" in signs and f"{say('en', 'greek-sign-resettled')} Res" in signs


@pytest.mark.parametrize("position", [SETUP, EXTREME, *RANDOM[:8], view(), {}])
def test_no_position_is_too_wide_for_eighty_columns(position: dict[str, Any]) -> None:
    plain = drawn(position).plain
    assert all(len(line) <= WIDTH for line in plain.splitlines())
    assert "▸ may choose" in plain and all(name in plain for name in NAMES.values())
    assert all(len(line) <= 34 for line in beside({**position, "stalin_score": 0, "closed": []}))
    assert len(board_of(TITLE).prose(position, "en")) > 3


def test_it_is_found_in_which_line_a_region_stands() -> None:
    shown = board_of(TITLE)
    text = shown.map(view(), "en")
    assert shown.line_of(text, "albania", "en") == 0
    lakonia = shown.line_of(text, "lakonia", "en")
    assert lakonia is not None and "Lakonia" in text.plain.splitlines()[lakonia]
    assert shown.line_of(text, "done", "en") is None


# What decides the turn


def test_turn_phase_indices_and_doctrine_are_shown() -> None:
    assert beside(view()) == [
        "Turn 3 of 15 · 1st Government",
        "DSE: Movement",
        "Government 60 ██████████░░░░░░",
        "DSE        50 ████████░░░░░░░░",
        "Area Defense, 4 turns left",
        "Limit 15 · Airstrikes 0",
    ]


def test_what_a_game_need_not_have_is_shown_when_it_has_it() -> None:
    more = {"points_left": 7, "airstrikes": 2, "american_aid": True, "stalin_score": 21, "closed": ["yugoslavia"]}
    assert beside(view(**more, duration=1))[-3:] == [
        "Area Defense, 1 turn left",
        "Limit 15, 7 left · Airstrikes 2",
        "American Aid · Stalin Score 21 of 50 · Closed: Yugoslavia",
    ]


def test_the_agreed_end_is_that_of_the_game() -> None:
    assert beside(view(), end_turn=25)[0].startswith("Turn 3 of 25")
    assert board_of(TITLE, {"end_turn": 25}).progress(view(), "en") == "Turn 3 of 25"
    assert board_of(TITLE, {"end_turn": 0}).progress(view(), "en") == "Turn 3, no agreed end"


@pytest.mark.parametrize(("points", "full"), [(-3, 0), (0, 0), (1, 0), (50, 8), (98, 16), (99, 16)])
def test_an_index_is_a_bar(points: int, full: int) -> None:
    line = beside(view(political_index={"government": points, "dse": 1}))[2]
    assert line.count("█") == full and line.count("░") == greek.BAR - full and f" {points} " in line


def test_a_position_with_little_in_it_is_shown() -> None:
    assert beside({})[0] == "Turn 1 of 15" and "First Player" not in "\n".join(board_of(TITLE).prose({}, "en"))


# Sentences


def test_every_region_with_something_has_a_sentence_and_the_others_share_one() -> None:
    regions = {
        "larissa": held({"division1": 2, "guerrilla1": 1}, ["police1", None, "front0"], terror=True),
        "arta": held({}, ["partisan3", "lok_unconv0"], control="dse", resettled=True),
        "evia": held({}, ["police2", "police2"], control="government"),
    }
    lines = board_of(TITLE).prose(view(regions=regions), "en")
    assert lines[:7] == [
        "Greek Civil War: Turn 3 of 15",
        "Phase: DSE: Movement",
        "First Player: Government",
        "Political Index, 0 to 99: Government 60, DSE 50",
        "Doctrine of the Government: Area Defense, 4 turns left",
        "Mobilization limit of the Government: 15",
        "Airstrikes available: 0",
    ]
    assert lines[7:-1] == [
        "Arta (Remote, 2 squares, worth 1 to the DSE, 1 to the Government, DSE control): in squares "
        "1 unconventional LOK unit, 1 Partisan Brigade of Level 3; Resettled",
        "Larissa (Rural, 3 squares, worth 2 to the DSE, 2 to the Government, disputed): in the Open "
        "2 Divisions of Level 1, 1 Guerrilla Band of Level 1; in squares 1 Police of Level 1, 1 Front, 1 empty; Terror",
        "Evia (Rural, 2 squares, worth 1 to the DSE, 1 to the Government, Government control): in squares 2 Police of "
        "Level 2",
        *[
            f"{name} (Foreign Area, worth {points} to the DSE, 0 to the Government, DSE control): no units"
            for name, points in (("Albania", 1), ("Yugoslavia", 2), ("Bulgaria", 1))
        ],
    ]
    assert lines[-1].startswith("Empty: Athens (3 squares), Thessalonika (3 squares), Evros (")
    assert "Evia" not in lines[-1]


def larissa_after(phase: str, active: str, larissa: str, play: str) -> str:
    """The sentence about Larissa, after some play from a real position."""
    table = greece("plain", phase, active, larissa=larissa).play(play)
    lines = prose.board(table.game.title, table.game.view(), "en")
    return next(line for line in lines if line.startswith("Larissa")).partition("): ")[2]


def test_what_was_built_and_upgraded_is_told() -> None:
    play = "done upgrade larissa square.brigade1 police larissa square police larissa open"
    assert larissa_after("mobilization", "government", "brigade1 [brigade1]", play) == (
        "in the Open 1 Brigade of Level 1, 1 Police of Level 1; in squares 1 Brigade of Level 2, 1 Police of Level 1, "
        "1 empty; have acted: in squares 1 Brigade of Level 2; "
        "built just now: 1 Police of Level 1, in squares 1 Police of Level 1"
    )


def test_what_moved_and_was_regrouped_is_told() -> None:
    after = larissa_after("movement", "government", "[division1] division2", "break_down larissa square.division1")
    assert after.endswith("; regrouped: 2 Brigades of Level 1, in squares 1 Brigade of Level 1")
    after = larissa_after("movement", "government", "2xbrigade1", "larissa larissa")
    assert after.endswith("; have acted: in squares 1 Brigade of Level 1")


def test_what_is_in_a_fight_is_told() -> None:
    assert larissa_after("conflict", "government", "brigade1 [police1] [cadre1]", "larissa brigade1 done") == (
        "in the Open 1 Brigade of Level 1; in squares 1 Police of Level 1, 1 Cadre of Level 1, 1 empty; "
        "have acted: 1 Brigade of Level 1; in this fight: 1 Brigade of Level 1, in squares 1 Cadre of Level 1"
    )


def test_what_is_subject_to_attrition_is_told() -> None:
    table = greece("plain", "attrition", None, turn=2, first="dse", larissa="2xpolice1 police2 dse")
    lines = prose.board(table.game.title, table.game.view(), "en")
    assert any("; subject to Attrition: 2 Police of Level 1, 1 Police of Level 2" in line for line in lines)


@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_has_its_words(unit: str) -> None:
    for count in (1, 2):
        lines = board_of(TITLE).prose(view(regions={"arta": held({unit: count})}), "en")
        arta = next(line for line in lines if line.startswith("Arta"))
        assert f"in the Open {count} " in arta and (f" of Level {unit[-1]}" in arta) == (unit[-1] != "0")


def test_regions_may_be_remote_from_the_start() -> None:
    shown = view(regions={"florina": held({"front0": 1})})
    for remote, kind in ((False, "Rural"), (True, "Remote")):
        lines = board_of(TITLE, {"remote_variant": remote}).prose(shown, "en")
        assert any(line.startswith(f"Florina ({kind}, 2 squares, worth 2 to the DSE, 1 ") for line in lines)


def test_the_title_s_own_names_come_first() -> None:
    lines = board_of(stand_in(in_words=True)).prose(view(regions={"arta": held({"front0": 1})}), "en")
    assert any(line.startswith("Arta (Rural") for line in lines)


# The log


def entry(verb: str, *args: int) -> Entry:
    """Something that happened."""
    filled = [*args, 0, 0, 0, 0][:4]
    return Entry(lambda language, verb, args: verb, verb, *filled)


def test_headings_stand_out_and_sides_have_their_colour() -> None:
    shown = board_of(TITLE)
    assert shown.log_line(entry("turn", 3), "en").style == "bold"
    assert shown.log_line(entry("phase", 2), "en").style == f"bold {COLOURS['dse']}"
    gain = shown.log_line(entry("gain", 1), "en")
    assert gain.style == COLOURS["government"] and gain.plain == "  gain"
    assert shown.log_line(entry("move", 1), "en").style == ""


def test_every_verb_that_names_a_side_first_has_its_colour() -> None:
    from smallwars.titles.greek_civil_war.title import VERBS

    coloured = {*TextBoard.deeds, *TextBoard.concerns, *TextBoard.headings}
    assert {verb for verb, kinds in VERBS.items() if kinds[:1] == ("faction",)} <= coloured <= set(VERBS)


def test_the_whole_board_is_heading_map_and_turn(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    Console(width=80).print(board.board(TITLE, view(), "en", {"end_turn": 5}))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Greek Civil War" and lines[1].startswith(" Albania") and "Turn 3 of 5 · 1st Government" in lines
