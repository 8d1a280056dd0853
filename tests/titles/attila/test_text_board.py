"""The board of Operation Attila as text."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.style import Style
from rich.text import Text

import smallwars
from smallwars.engine.log import Entry
from smallwars.kit.text_board import text_board
from smallwars.kit.text_drawing import MARKER
from smallwars.kit.words import outcome
from smallwars.terminal import board, prose
from smallwars.titles.brief_border_wars.attila import TITLE
from smallwars.titles.brief_border_wars.attila.text_board import TextBoard
from smallwars.titles.brief_border_wars.attila.text_board import drawing as attila
from smallwars.titles.brief_border_wars.attila.text_board.facts import COLOURS, Facts
from smallwars.titles.brief_border_wars.attila.text_board.words import say
from tests.titles.attila.boards import FULL, PLAY, RANDOM, SETUP, UNITS, VP, boxed, crowded, hidden

pytestmark = pytest.mark.interpreted

AREAS: dict[str, dict[str, Any]] = {area["id"]: area for area in TITLE.data["areas"]}
BOXES = ("rear.turkish", "transit", "damaged.turkish", "rear.cypriot", "damaged.cypriot")
BARE: dict[str, Any] = {
    **{"areas": {}, "rear": {}, "transit": [], "damaged": {}, "disrupted": [], "beachhead": None, "passed": False},
    **{"air_friction": False, "dropped": False, "invaded": False, "to_transit": 0},
}


def view(**changed: Any) -> dict[str, Any]:
    """A quiet position as the Cypriot player sees it: nothing on the map but what is said."""
    return {**hidden({**PLAY, **BARE}, "turkish"), **changed}


def drawn(shown: dict[str, Any], places: tuple[str, ...] = (), about: str | None = None) -> Text:
    """The map."""
    return text_board(TITLE).map(shown, "en", places, about)


def beside(shown: dict[str, Any]) -> list[str]:
    """What stands beside the map."""
    return text_board(TITLE).side_panel(shown, "en").plain.splitlines()


def block(shown: dict[str, Any], area: str) -> list[str]:
    """An area on the map: its name and what is below it."""
    lines = drawn(shown).plain.splitlines()
    at = next(n for n, line in enumerate(lines) if f" {AREAS[area]['name']} " in line)
    facts = Facts(TITLE, {})
    start, width = next(
        (start, width)
        for row in attila.ROWS
        for start, id, width in attila.measured(facts, shown, row, "en")
        if id == area
    )
    cut = [line[start : start + width].strip() for line in lines[at:]]
    return cut[: cut.index("")] if "" in cut else cut


def colour(text: Text, word: str) -> set[str]:
    """The colours in which a word is written."""
    at = text.plain.index(word)
    styles = [Style.parse(str(span.style)) for span in text.spans if span.start <= at < span.end]
    return {style.color.name for style in styles if style.color is not None}


def everything(shown: dict[str, Any]) -> str:
    """All that is shown of a position, in whatever form."""
    known = text_board(TITLE)
    panes = [
        known.map(shown, "en"),
        known.below(shown, "en"),
        known.lasting(shown, "en"),
        known.side_panel(shown, "en"),
    ]
    return "\n".join([*[pane.plain for pane in panes], *known.prose(shown, "en")])


# The map


def test_every_area_has_one_place_its_signs_and_its_victory_points() -> None:
    assert sorted(id for row in attila.ROWS for _, id in row) == sorted(AREAS)
    signs = {"woods": "♣", "mountain": "▲", "urban": "■"}
    for id, area in AREAS.items():
        terrain = "".join(sign * area["terrain"][kind] for kind, sign in signs.items())
        coast, points = "~" * area["coastal"]["value"], area["vp"]["value"]
        worth = f"{terrain}+{coast} {points}" if id == "strovolos" else f"{terrain}{coast}{points}"
        assert block(view(), id)[0].split() == [*area["name"].split(), *worth.split()], id


def test_blocks_leave_each_other_room() -> None:
    for row in attila.ROWS:
        blocks = list(attila.measured(Facts(TITLE, {}), SETUP, row, "en"))
        assert all(at + width < following for (at, _, width), (following, _, _) in pairwise(blocks))
        assert blocks[-1][0] + blocks[-1][2] <= attila.WIDTH


def test_neighbours_stand_together() -> None:
    places = {id: (line, round(at / 16)) for line, row in enumerate(attila.ROWS) for at, id in row}
    near = [border["pair"] for border in TITLE.data["adjacent"]]
    far = [pair for pair in near if max(abs(places[pair[0]][n] - places[pair[1]][n]) for n in (0, 1)) > 1]
    assert len(far) <= 3 < len(near) / 16, far


def test_north_is_at_the_top_and_east_at_the_right() -> None:
    for row in attila.ROWS:
        assert all(AREAS[west]["draw"][0] < AREAS[east]["draw"][0] for (_, west), (_, east) in pairwise(row))
    heights = [sum(AREAS[id]["draw"][1] for _, id in row) / len(row) for row in attila.ROWS]
    assert heights == sorted(heights)


def test_units_have_their_names_combat_values_and_state() -> None:
    shown = view(areas={"kyrenia": ["3b_ng", "ema"], "dhali": ["39_div", "slf", "taf_1"]}, disrupted=["ema", "taf_1"])
    assert block(shown, "kyrenia") == ["Kyrenia    ▲~5", "3B NG¹ EMA³!"]
    assert block(shown, "dhali") == ["Dhali       *1", "39(-)⁴≠ SLF³≠", "TAF-1²!"]


@pytest.mark.parametrize(
    ("beachhead", "famagusta", "disrupted", "supplied"),
    [
        ("kyrenia", [], [], True),
        ("kyrenia", ["1a_ng"], [], False),
        ("kyrenia", ["1a_ng"], ["1a_ng"], True),
        ("kyrenia", ["1a_ng", "tmt_1"], [], True),
        (None, [], [], False),
    ],
)
def test_units_out_of_supply_are_marked_and_told(
    beachhead: str | None, famagusta: list[str], disrupted: list[str], supplied: bool
) -> None:
    # Famagusta is the only way from Ayia Napa to Kyrenia.
    areas = {"ayia_napa": ["tmt_2", "slf", "5_ng"], "famagusta": famagusta}
    shown = view(beachhead=beachhead, areas=areas, disrupted=[*disrupted, "slf"])
    assert block(shown, "ayia_napa")[1] == ("TMT-2¹ SLF³!" if supplied else "TMT-2¹ SLF³!≠")
    told = [line for line in prose.board(TITLE, shown, "en") if line.startswith("Ayia Napa ")]
    state = "" if supplied else " out of supply"
    assert f"TMT-2 (Irregular, Combat Value 1), SLF (Infantry, Combat Value 3, disrupted){state};" in told[0]


def test_only_units_on_the_map_need_supply() -> None:
    plain = drawn(SETUP).plain
    assert plain.count("≠") == 1 + 1 and "TRK²≠" in plain  # and once in the legend


def test_both_sides_share_a_line_or_have_lines_of_their_own() -> None:
    shown = view(areas={"paphos": ["5_ng", "tmt_6"], "famagusta": ["1a_ng", "1b_ng", "haf_1", "tmt_1"]})
    assert block(shown, "paphos")[1:] == ["TMT-6¹ | 5 NG¹"]
    assert block(shown, "famagusta")[1:] == ["TMT-1¹", "1A NG² 1B NG¹", "HAF-1²"]


@pytest.mark.parametrize(
    ("units", "disrupted", "control"),
    [
        (["trk"], [], "turkish"),
        (["trk"], ["trk"], None),
        (["trk", "es"], [], None),
        (["trk", "es"], ["es"], "turkish"),
        (["trk", "es"], ["trk"], "cypriot"),
        (["trk", "haf_1"], [], "turkish"),
        (["taf_1"], [], None),
        ([], [], None),
    ],
)
def test_a_star_and_a_colour_show_who_controls_an_area(
    units: list[str], disrupted: list[str], control: str | None
) -> None:
    shown = view(areas={"dhali": units}, disrupted=disrupted)
    assert block(shown, "dhali")[0].endswith(" *1") == (control == "turkish")
    grounds = [str(span.style) for span in drawn(shown).spans if str(span.style).startswith("on ")]
    assert (attila.GROUNDS["turkish"] in grounds) == (control == "turkish")
    assert (attila.GROUNDS["cypriot"] in grounds) == (control == "cypriot")


def test_the_beachhead_is_named_where_it_is() -> None:
    assert block(view(beachhead="polis", areas={"polis": ["slf"]}), "polis")[1:] == ["Beachhead", "SLF³"]
    assert "Beachhead" not in drawn(view()).plain


def test_boxes_stand_above_the_island_and_below_it() -> None:
    lines = [line[:48].rstrip() for line in drawn(SETUP).plain.splitlines()]
    assert drawn(SETUP).plain.splitlines()[0] == (
        " Turkish Rear Area 5(-)⁴ A/28⁴ B/28⁴ Abn³ Cdo³ TAF-1² TAF-2² TAF-3² TAF-4²"
    )
    assert lines[1] == " Transit Box SLF³ 39(-)⁴    Turkish Damaged –"
    assert " Cypriot Rear Area HAF-1² HAF-2²" in lines and " Cypriot Damaged LOK² ER²" in lines


def test_units_have_the_colour_of_their_side() -> None:
    text = drawn(PLAY)
    assert COLOURS["turkish"] in colour(text, "39(-)") and COLOURS["cypriot"] in colour(text, "3B NG")
    assert MARKER in colour(text, "Beachhead")


def test_what_may_be_chosen_is_marked_areas_boxes_and_units() -> None:
    text = drawn(PLAY, ("kyrenia", "transit", "b_28", "tmt_7", "done", "w4-2"), "abn").plain
    for marked in ("▸Kyrenia ", "▸Transit Box ", " ▸B/28⁴", "▸TMT-7¹", "»Abn³"):
        assert marked in text
    assert text.count("▸") == 4 + 1 and text.count("»") == 1 + 1  # and once each in the legend


def test_it_is_found_in_which_line_something_marked_stands() -> None:
    shown = text_board(TITLE)
    text = shown.map(PLAY, "en", ("lefka", "transit", "tmt_7", "done"), "er")
    lines = text.plain.splitlines()
    found = {id: shown.line_of(text, id, "en") for id in ("lefka", "transit", "tmt_7", "er", "done", "karpas")}
    assert found["transit"] == 1 and found["done"] is found["karpas"] is None
    for id, word in (("lefka", "▸Lefka "), ("tmt_7", "▸TMT-7¹"), ("er", "»ER²")):
        line = found[id]
        assert line is not None and word in lines[line]


def test_every_sign_is_in_the_legend() -> None:
    legend = say("en", "legend-attila")
    assert all(len(line) <= attila.WIDTH - attila.LEGEND_COLUMN for line in legend.splitlines())
    for sign, word in (("woods", "Woods"), ("mountain", "Mountain"), ("urban", "Urban"), ("coastal", "coast")):
        assert f"{say('en', f'attila-sign-{sign}')} {word}" in legend
    assert f"{say('en', 'attila-sign-airport')} airport" in legend and f"{attila.DISRUPTED} disrupted" in legend
    assert f"{attila.OUT_OF_SUPPLY} out of supply" in drawn(view()).plain
    cypriot = {unit["name"].split("-")[0].split()[-1] for unit in UNITS.values() if unit["side"] == "cypriot"}
    assert cypriot == set(legend.partition("Cypriot: ")[2].partition(";")[0].split())


POSITIONS = [SETUP, PLAY, FULL, *map(crowded, VP), *map(boxed, BOXES), *RANDOM[:10], view(), {}]


@pytest.mark.parametrize("position", POSITIONS)
def test_no_position_is_too_wide_for_eighty_columns(position: dict[str, Any]) -> None:
    known = text_board(TITLE)
    every = (*UNITS, *VP, "transit")
    for text in (known.map(position, "en"), known.map(position, "en", every), known.below(position, "en")):
        assert all(len(line) <= attila.WIDTH for line in text.plain.splitlines())
    assert len(prose.board(TITLE, position, "en")) > 10 and len(beside(position)) >= 6


@pytest.mark.parametrize("position", POSITIONS[:-2])
def test_every_unit_and_area_is_on_every_map(position: dict[str, Any]) -> None:
    plain = drawn(position).plain
    places = [
        *position["areas"].values(),
        *position["rear"].values(),
        *position["damaged"].values(),
        position["transit"],
    ]
    for id in [unit for units in places for unit in units]:
        assert f"{UNITS[id]['name']}{'⁰¹²³⁴'[UNITS[id]['cv']]}" in plain, id
    assert all(area["name"] in plain for area in AREAS.values()) and "▸ may choose" in plain


def test_a_data_file_is_heeded() -> None:
    options = TITLE.check_options({"data": {"areas": {"karpas": {"vp": 2}}, "units": {"ema": {"cv": 4}}}})
    shown = text_board(TITLE, options).map(SETUP, "en").plain
    assert "Karpas      ~2" in shown and "EMA⁴" in shown


# What decides the turn


def test_turn_phase_points_and_cards_are_shown() -> None:
    assert beside(view()) == [
        "Turn 3 of 7 · 1st Turkish",
        "Cypriot: Card Play",
        "VP 13: Draw",
        "Turkish SA 3 · 2 hidden cards",
        "Cypriot SA 4 · 1-6 3-5 4-2",
        "Deck 24 · Discards 13",
    ]


def test_what_is_in_force_or_done_is_shown_when_there_is_something() -> None:
    lines = beside(FULL)
    assert lines[1] == "Turkish: Card Play · Cypriot passed" and lines[5].endswith(" · Removed 6")
    assert lines[6:] == [
        "Cypriot Rear Area in chaos · No air support of ground units · Cypriot airfield lost",
        "Invasion made this turn · Unit sent to the Transit Box · Unit landed at the Beachhead · "
        "Airborne brigade dropped · Special Actions given up 4",
    ]


def test_a_battle_under_way_is_shown() -> None:
    shown = view(areas={"dhali": ["slf", "ema", "taf_1"]}, engaged=["ema", "taf_1", "slf"], hits={"ema": 2})
    assert beside(shown)[-2:] == ["Fought: EMA, SLF, TAF-1", "Hits: EMA 2"]
    lines = prose.board(TITLE, shown, "en")
    assert "Have fought with this card: EMA, SLF, TAF-1" in lines and "Hits in this battle: EMA 2" in lines


def test_a_quiet_panel_is_not_wider_than_its_pane() -> None:
    for points in (0, 4, 5, 9, 10, 15, 16, 22, 23, 60):
        cards = {"turkish": ["g2-4"] * 5, "cypriot": ["w3-3"] * 5}
        lines = beside(view(hands=cards, victory_points=points, passed=True, removed=6, discards=["w3-3"] * 24))
        assert all(len(line) <= 35 for line in lines[:6]), lines


@pytest.mark.parametrize(
    ("points", "band"),
    [
        (0, "Major Cypriot victory"),
        (4, "Major Cypriot victory"),
        (5, "Minor Cypriot victory"),
        (9, "Minor Cypriot victory"),
        (10, "Draw"),
        (15, "Draw"),
        (16, "Minor Turkish victory"),
        (22, "Minor Turkish victory"),
        (23, "Major Turkish victory"),
        (52, "Major Turkish victory"),
    ],
)
def test_the_points_say_which_victory_they_would_be(points: int, band: str) -> None:
    assert f"VP {points}: {band}" in beside(view(victory_points=points))
    assert f"Turkish Victory Points now: {points} ({band})" in prose.board(TITLE, view(victory_points=points), "en")


def test_other_phases_are_nobody_s() -> None:
    assert beside(view(phase="selection", active=None, first=None))[:2] == ["Turn 3 of 7", "Card Selection"]
    assert beside(view(phase="final", active=None))[1] == "Final Phase"


def test_discards_lie_open_kind_by_kind() -> None:
    below = text_board(TITLE).below(view(discards=["g2-4", "event", "w1-6", "g1-6", "g2-4"]), "en").plain
    assert below.splitlines() == [
        "Discards      Turkish 1-6 2×2-4",
        "              Cypriot 1-6",
        "              1 Random Event",
    ]
    assert text_board(TITLE).below(view(discards=[]), "en").plain == ""


def test_the_deck_of_a_real_table_has_all_its_cards() -> None:
    shown = smallwars.new("attila", chance="manual").view()
    assert "Deck 42 · Discards 0" in beside(shown) and "Cards in the deck: 42" in prose.board(TITLE, shown, "en")


# Hidden hands


@pytest.mark.parametrize("seer", ["turkish", "cypriot", None])
def test_a_hand_that_is_hidden_changes_nothing_that_is_shown(seer: str | None) -> None:
    other = {"turkish": ["g6-1", "g5-3"], "cypriot": ["w2-3", "w3-3", "w2-4"]}
    for side in ("turkish", "cypriot"):
        hands = {**PLAY["hands"], side: other[side]}
        position = {**PLAY, "hands_shown": []}
        one, two = [TITLE.view(each, seer) for each in (position, {**position, "hands": hands})]
        assert (everything(one) == everything(two)) == (seer != side)


def test_a_hand_that_everybody_may_see_is_shown() -> None:
    for seer, open_hands in ((None, ["turkish", "cypriot"]), ("turkish", ["cypriot"])):
        shown = TITLE.view({**PLAY, "hands_shown": open_hands}, seer)
        assert beside(shown)[3:5] == ["Turkish SA 3 · 2-4 3-3", "Cypriot SA 4 · 1-6 3-5 4-2"]


@pytest.mark.parametrize(("size", "told"), [(0, "no cards"), (1, "1 hidden card"), (3, "3 hidden cards")])
def test_a_hidden_hand_is_a_number(size: int, told: str) -> None:
    shown = view(hand_sizes={"turkish": size})
    assert f"Turkish SA 3 · {told}" in beside(shown) and f"Turkish cards: {told}" in prose.board(TITLE, shown, "en")


# Sentences


def test_the_sentences_name_everything() -> None:
    lines = prose.board(TITLE, {**hidden(PLAY, "cypriot"), "discards": ["g1-6", "w3-3", "w3-3", "event"]}, "en")
    assert lines[:13] == [
        "Operation Attila: Turn 3 of 7",
        "Phase: Card Play",
        "To play: Cypriot; the other player has passed",
        "First player: Turkish",
        "Turkish Victory Points now: 13 (Draw)",
        "In force: No air support of ground units",
        "Done: Invasion made this turn; Unit sent to the Transit Box; Airborne brigade dropped",
        "Turkish cards: Movement 2, Combat 4; Movement 3, Combat 3",
        "Cypriot cards: 3 hidden cards",
        "Special Action cards: Turkish 3, Cypriot 4",
        "Cards in the deck: 24",
        "Turkish discards: Movement 1, Combat 6",
        "Cypriot discards: 2 × Movement 3, Combat 3",
    ]
    for line in (
        "Random Events drawn: 1",
        "Transit Box: 5(-) (Armor, Combat Value 4), A/28 (Mechanized, Combat Value 4)",
        "Turkish Damaged Units box: TAF-4 (Fighter, Combat Value 2)",
        "Cypriot Rear Area: LOK (Mountain, Combat Value 2), HAF-2 (Fighter, Combat Value 2)",
        "Kioneli (3 Victory Points, Turkish control): Turkish TMT-7 (Irregular, Combat Value 1); "
        "Cypriot MK (Mountain, Combat Value 2, disrupted)",
        "Lapithos (1 Victory Point, Mountain, Coast, Cypriot control): Cypriot 3B NG (Infantry, Combat Value 1)",
    ):
        assert line in lines
    assert any(
        line.startswith("Kyrenia (5 Victory Points, Mountain, Coast, Turkish control): Beachhead; T") for line in lines
    )
    assert lines[-1].startswith(
        "No units: Karpas (3 Victory Points, Coast); Akanthou (1 Victory Point, Mountain, Coast)"
    )
    assert "; Strovolos (3 Victory Points, Airport); " in lines[-1] and "Kyrenia" not in lines[-1]


def test_every_type_of_unit_has_its_word() -> None:
    types = TITLE.data["types"]
    for kind in [*types["ground"]["value"], *types["air"]["value"]]:
        assert say("en", f"attila-type-{kind.replace('_', '-')}")


def test_another_language_falls_back_to_english() -> None:
    assert prose.board(TITLE, PLAY, "xx") == prose.board(TITLE, PLAY, "en")


# The log and the end


def entry(verb: str, *args: int) -> Entry:
    """Something that happened."""
    filled = [*args, 0, 0, 0, 0][:4]
    return Entry(lambda language, verb, args: verb, verb, *filled)


def test_headings_stand_out_and_sides_have_their_colour() -> None:
    shown = text_board(TITLE)
    assert shown.log_line(entry("turn", 3), "en").style == "bold"
    assert shown.log_line(entry("battle", 2, 3), "en").style == f"bold {COLOURS['cypriot']}"
    assert shown.log_line(entry("hits", 1, 2, 3), "en").style == COLOURS["turkish"]
    assert shown.log_line(entry("ground_combat", 1, 2), "en").style == ""
    for unit, side in (("ema", "cypriot"), ("abn", "turkish")):
        line = shown.log_line(entry("move", TITLE.units.index(unit), 1, 2), "en")
        assert line.style == COLOURS[side] and line.plain == "  move"
    assert shown.log_line(entry("disrupt", 99), "en").style == COLOURS["turkish"]


def test_every_verb_that_names_a_side_first_has_its_colour() -> None:
    coloured = {*TextBoard.deeds, *TextBoard.concerns, *TextBoard.headings}
    assert {verb for verb, kinds in TITLE.verbs.items() if kinds[:1] == ("faction",)} <= coloured <= set(TITLE.verbs)
    assert all(TITLE.verbs[verb][:1] == ("faction",) for verb in (*TextBoard.deeds, *TextBoard.concerns))


@pytest.mark.parametrize(
    ("winner", "grade", "told"),
    [
        ("turkish", "major", "Major Turkish victory: "),
        ("cypriot", "minor", "Minor Cypriot victory: "),
        (None, "draw", "A draw: "),
    ],
)
def test_the_end_is_told_with_its_grade(winner: str | None, grade: str, told: str) -> None:
    position = smallwars.new("attila", seed=1).position()
    position = {**position, "result": {"winner": winner, "grade": grade, "reason": "victory_points"}}
    position.pop("pending", None)
    assert outcome(smallwars.from_position(position), "en").startswith(told)


def test_the_whole_board_is_heading_map_discards_and_turn(capsys: pytest.CaptureFixture[str]) -> None:
    Console(width=80).print(board.board(TITLE, hidden(PLAY, "turkish", "cypriot"), "en"))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Operation Attila", " Turkish Rear Area B/28⁴ Cdo³ TAF-3²"]
    assert any(line.startswith("Discards ") for line in lines) and "Turn 3 of 7 · 1st Turkish" in lines


@pytest.mark.parametrize(("seed", "options"), [(2, {}), (5, {"hellenic_air_force": True, "open_hands": True})])
def test_every_position_of_a_game_can_be_shown_to_everybody(seed: int, options: dict[str, Any]) -> None:
    game, rng = smallwars.new("attila", seed=seed, options=options), Random(seed)
    shown = text_board(TITLE, game.options)
    while (decision := game.decision) is not None:
        for seer in ("turkish", "cypriot", None):
            seen = game.view(seer)
            text = shown.map(seen, "en", [option.id for option in decision.options], decision.about)
            assert all(len(line) <= 79 for line in text.plain.splitlines())
            assert f"Deck {seen['deck_size']} · " in shown.side_panel(seen, "en").plain
            assert f"Cards in the deck: {seen['deck_size']}" in shown.prose(seen, "en")
        places = [option.id for option in decision.options if option.id in (*UNITS, *VP, "transit")]
        assert all(shown.line_of(text, place, "en") is not None for place in places), decision
        game.choose(rng.choice(decision.options).id)
    assert len(board.log(TITLE, game.log, "en", game.options).plain.splitlines()) == len(game.log)
