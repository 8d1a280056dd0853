"""Map facts corrected with a data file: what is taken, what is refused, and that play, records and positions follow."""

from __future__ import annotations

import json
import re
import tomllib
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.engine.registry import find
from smallwars.titles.british_way.family.corrections import OVERRIDE, Printed, read_changes, with_changes
from smallwars.titles.british_way.family.title import CoinTitle
from tests.engine.playing import ROOT, asked, facts, frozen, played, random_game, walk
from tests.harness import cyprus

Data = dict[str, Any]


class Example:
    """What can be corrected on a map: a border to take away, one to add, a number; each space id is one of the map."""

    def __init__(self, title: str, border: list[str], gap: list[str], space: str, key: str, number: int) -> None:
        self.title = title
        self.border = border
        self.gap = gap
        self.space = space
        self.key = key
        self.number = number

    def __repr__(self) -> str:
        return self.title

    @property
    def data(self) -> Data:
        """All three corrections, in the form that records keep."""
        borders = [
            {"pair": self.border, "adjacent": False},
            {"pair": self.gap, "adjacent": True},
        ]
        return {"pairs": borders, "spaces": {self.space: {self.key: self.number}}}


EXAMPLES = [
    Example("cyprus", ["nicosia", "kyrenia"], ["karpas", "dhekelia"], "karpas", "value", 2),
    Example("kenya", ["nairobi", "thika"], ["nyeri", "thompsons_falls"], "meru", "population", 2),
]
EVERY_TITLE = pytest.mark.parametrize("one", [one for one in EXAMPLES if one.title in smallwars.titles()], ids=repr)

WITHOUT_KARPAS_KYRENIA = {"pairs": [{"pair": ["karpas", "kyrenia"], "adjacent": False}]}
AS_LISTS = {"adjacency": {"kyrenia": ["nicosia", "famagusta"], "karpas": ["famagusta"]}}


def new(data: Any, title: str = "cyprus", **how: Any) -> smallwars.Game:
    """A game with an override."""
    return smallwars.new(title, seed=1, options={"data": data}, **how)


def taken(data: Any, title: str = "cyprus") -> Any:
    """What the game keeps of an override; None when it keeps nothing."""
    return new(data, title).options.get("data")


def complaint(data: Any, title: str = "cyprus") -> str:
    """Why an override is refused."""
    with pytest.raises(smallwars.InvalidOption) as caught:
        new(data, title)
    assert caught.value.option == "data"
    return str(caught.value)


def coin(title: str) -> CoinTitle:
    """A title by its id."""
    found = find(title)
    assert isinstance(found, CoinTitle)
    return found


def toml(data: Data) -> str:
    """An override as TOML."""
    lines = [f"adjacency.{space} = {json.dumps(names)}" for space, names in data.get("adjacency", {}).items()]
    for entry in data.get("pairs", []):
        lines += ["[[pairs]]", f"pair = {json.dumps(entry['pair'])}", f"adjacent = {json.dumps(entry['adjacent'])}"]
    for space, fields in data.get("spaces", {}).items():
        lines += [f"[spaces.{space}]", *[f"{key} = {number}" for key, number in fields.items()]]
    return "\n".join(lines)


# What is taken


@EVERY_TITLE
def test_an_override_is_a_dict_or_the_path_of_a_toml_or_json_file(one: Example, tmp_path: Path) -> None:
    texts = {
        "map.toml": toml(one.data),
        "map.json": json.dumps(one.data),
        "a": toml(one.data),
        "b": json.dumps(one.data),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text("\ufeff" + text, encoding="utf-8")
        for path in (tmp_path / name, str(tmp_path / name)):
            assert taken(path, one.title) == one.data
    assert taken(one.data, one.title) == one.data


@EVERY_TITLE
def test_the_form_kept_is_in_the_order_of_the_map_and_kept_as_it_is(one: Example) -> None:
    shuffled = {**one.data, "pairs": [{**entry, "pair": entry["pair"][::-1]} for entry in one.data["pairs"][::-1]]}
    kept = sorted(one.data["pairs"], key=lambda entry: coin(one.title).spaces.index(entry["pair"][0]))
    assert json.dumps(taken(shuffled, one.title)) == json.dumps({**one.data, "pairs": kept})
    assert taken(taken(shuffled, one.title), one.title) == taken(shuffled, one.title)


@EVERY_TITLE
def test_what_an_override_leaves_as_it_is_is_not_kept(one: Example) -> None:
    title = coin(one.title)
    number = next(space for space in title.data["spaces"] if space["id"] == one.space)[one.key]["value"]
    same = {
        "pairs": [{"pair": one.border, "adjacent": True}, {"pair": one.gap, "adjacent": False}],
        "spaces": {one.space: {one.key: number}},
    }
    for nothing in (same, {}, None, {"pairs": [], "spaces": {}, "adjacency": {}}):
        game = new(nothing, one.title)
        assert "data" not in game.options and "Option" not in game.record()
        assert game.options == smallwars.new(one.title).options
    assert taken({**same, "pairs": one.data["pairs"]}, one.title) == {"pairs": one.data["pairs"]}


def test_lists_of_neighbours_say_the_same_as_pairs() -> None:
    assert taken(AS_LISTS) == WITHOUT_KARPAS_KYRENIA
    both = {"adjacency": {"kyrenia": ["famagusta", "nicosia"]}, **WITHOUT_KARPAS_KYRENIA}
    assert taken(both) == WITHOUT_KARPAS_KYRENIA
    assert taken({"adjacency": {"akrotiri": ["limassol"]}}) is None
    assert taken({"pairs": WITHOUT_KARPAS_KYRENIA["pairs"] * 2}) == WITHOUT_KARPAS_KYRENIA


def test_what_was_handed_in_is_not_changed_and_may_be_changed_later() -> None:
    given = {"pairs": [{"pair": ["kyrenia", "karpas"], "adjacent": False}]}
    before = json.dumps(given)
    game = new(given)
    assert json.dumps(given) == before
    given["pairs"].clear()
    assert game.options["data"] == WITHOUT_KARPAS_KYRENIA


@EVERY_TITLE
def test_the_data_of_the_title_stay_as_they_are(one: Example) -> None:
    title = coin(one.title)
    before = json.dumps(title.data)
    data = title.data_for(title.check_options({"data": one.data}))
    assert json.dumps(title.data) == before and title.data_for(title.check_options({})) is title.data
    changed = next(space for space in data["spaces"] if space["id"] == one.space)
    assert changed[one.key] == {"value": one.number, "source": OVERRIDE}
    assert {"pair": one.gap, "source": OVERRIDE} in data["adjacent"]
    assert {"pair": one.border, "source": OVERRIDE} in data["not_adjacent"]
    assert not [border for border in data["adjacent"] if set(border["pair"]) == set(one.border)]
    assert not [border for border in data["not_adjacent"] if set(border["pair"]) == set(one.gap)]


# What is refused


KNOWN = "the spaces are paphos, limassol, nicosia, larnaca, famagusta, karpas, troodos, kyrenia, akrotiri, dhekelia"
PAIR = ["karpas", "kyrenia"]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (5, "must be a dict, or the path of a TOML or JSON file, not 5"),
        ([], "must be a dict, or the path of a TOML or JSON file, not []"),
        (True, "must be a dict, or the path of a TOML or JSON file, not True"),
        ({"cards": {}}, "cards is not a field here; known: adjacency, pairs, spaces"),
        ({"spaces": date(1955, 4, 1)}, "holds what is no JSON: Object of type date is not JSON serializable"),
        ({"adjacency": 5}, "adjacency must be an object, not 5"),
        ({"adjacency": {"nicosia": "troodos"}}, "adjacency.nicosia must be a list, not 'troodos'"),
        ({"adjacency": {"mombasa": []}}, f"adjacency.mombasa is not a space of cyprus; {KNOWN}"),
        ({"adjacency": {3: []}}, f"adjacency.3 is not a space of cyprus; {KNOWN}"),
        (
            {"adjacency": {"nicosia": ["mombasa"]}},
            f"adjacency.nicosia names 'mombasa', which is not a space of cyprus; {KNOWN}",
        ),
        ({"adjacency": {"nicosia": [["troodos"]]}}, "adjacency.nicosia names ['troodos'], which is not a space"),
        ({"adjacency": {"nicosia": ["nicosia"]}}, "adjacency.nicosia names nicosia: a space is not next to itself"),
        ({"adjacency": {"nicosia": ["troodos", "troodos"]}}, "adjacency.nicosia names troodos twice"),
        (
            {"adjacency": {"akrotiri": ["limassol", "paphos"]}},
            "adjacency.akrotiri names paphos, but paphos does not name akrotiri; list it under adjacency too",
        ),
        (
            {"adjacency": {"akrotiri": ["paphos"], "paphos": ["akrotiri", "limassol", "troodos"]}},
            "adjacency.akrotiri leaves out limassol, but limassol names akrotiri; list it under adjacency too",
        ),
        (
            {"adjacency": {"karpas": ["famagusta", "kyrenia"], "kyrenia": ["famagusta", "nicosia"]}},
            "adjacency.karpas names kyrenia, but kyrenia does not name karpas",
        ),
        ({"pairs": {}}, "pairs must be a list, not {}"),
        ({"pairs": [["karpas", "kyrenia"]]}, "pairs[0] must be an object, not ['karpas', 'kyrenia']"),
        ({"pairs": [{"pairs": PAIR}]}, "pairs[0].pairs is not a field here; known: pair, adjacent"),
        ({"pairs": [{"adjacent": True}]}, "pairs[0].pair must name two spaces, not 0"),
        ({"pairs": [{"pair": "karpas", "adjacent": True}]}, "pairs[0].pair must be a list, not 'karpas'"),
        ({"pairs": [{"pair": [*PAIR, "nicosia"], "adjacent": True}]}, "pairs[0].pair must name two spaces, not 3"),
        (
            {"pairs": [{"pair": ["karpas", "mombasa"], "adjacent": True}]},
            f"pairs[0].pair names 'mombasa', which is not a space of cyprus; {KNOWN}",
        ),
        (
            {"pairs": [{"pair": ["karpas", "karpas"], "adjacent": True}]},
            "pairs[0].pair names karpas twice: a space is not next to itself",
        ),
        ({"pairs": [{"pair": PAIR}]}, "pairs[0].adjacent is missing; it is true or false"),
        ({"pairs": [{"pair": PAIR, "adjacent": 1}]}, "pairs[0].adjacent must be true or false, not 1"),
        (
            {"pairs": [{"pair": PAIR, "adjacent": True}, {"pair": PAIR[::-1], "adjacent": False}]},
            "pairs[1].adjacent contradicts an earlier entry for karpas and kyrenia",
        ),
        (
            {"adjacency": {"karpas": ["famagusta", "kyrenia"]}, "pairs": [{"pair": PAIR, "adjacent": False}]},
            "pairs[0].adjacent is false, but adjacency.karpas names kyrenia",
        ),
        (
            {**AS_LISTS, "pairs": [{"pair": PAIR, "adjacent": True}]},
            "pairs[0].adjacent is true, but adjacency.karpas leaves out kyrenia",
        ),
        ({"spaces": []}, "spaces must be an object, not []"),
        ({"spaces": {"mombasa": {"value": 1}}}, f"spaces.mombasa is not a space of cyprus; {KNOWN}"),
        ({"spaces": {"nicosia": 2}}, "spaces.nicosia must be an object, not 2"),
        ({"spaces": {"nicosia": {}}}, "spaces.nicosia.value is missing"),
        (
            {"spaces": {"nicosia": {"population": 1}}},
            "spaces.nicosia.population is not a field here; known: value",
        ),
        ({"spaces": {"nicosia": {"value": "2"}}}, "spaces.nicosia.value must be a whole number, not '2'"),
        ({"spaces": {"nicosia": {"value": True}}}, "spaces.nicosia.value must be a whole number, not True"),
        ({"spaces": {"nicosia": {"value": 10}}}, "spaces.nicosia.value is 10; it must be from 0 to 9"),
        ({"spaces": {"nicosia": {"value": -1}}}, "spaces.nicosia.value is -1; it must be from 0 to 9"),
    ],
    ids=lambda value: str(value)[:50],
)
def test_an_override_that_is_wrong_is_refused_with_its_field(data: Any, why: str) -> None:
    assert complaint(data).startswith(f"data: {why}")


def test_an_override_that_holds_itself_is_refused() -> None:
    endless: Data = {}
    endless["spaces"] = endless
    assert complaint(endless).startswith("data: holds what is no JSON: ")


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("gone.toml", None, "no such file or directory"),
        (".", None, "is a directory"),
        ("map.toml", b"\x89PNG\xff", "not a text file (byte 0)"),
        ("map.toml", b"[adjacency]\nnicosia = [\n  troodos\n]", "not TOML: Invalid value (at line 3, column 3)"),
        ("map.toml", b"[adjacency]\nnicosia = [", "not TOML: Invalid value (at line 2, the last)"),
        ("map.toml", b'{"pairs": []}', "not TOML: Invalid statement (at line 1, column 1)"),
        (
            "map.txt",
            b"[adjacency]\nnicosia: troodos",
            "not TOML: Expected '=' after a key in a key/value pair (at line 2",
        ),
        ("map.json", b'{\n"pairs": [\n}', "not JSON: Expecting value: line 3 column 1"),
        ("map.json", b"[adjacency]", "not JSON: Expecting value: line 1 column 2"),
        ("map", b'{"pairs": ', "not JSON: Expecting value: line 1"),
        ("map.json", b"[" * 200_000, "not JSON: "),
        ("map.json", b"[1, 2]", "must be an object with adjacency, pairs, spaces, not [1, 2]"),
        ("map.toml", b"[spaces.nicosia]\nvalue = 1955-04-01", "holds what is no JSON: "),
        ("map.toml", b"[spaces.nicosia]\nvalue = 12", "spaces.nicosia.value is 12; it must be from 0 to 9"),
    ],
)
def test_a_file_that_is_wrong_is_named(
    name: str, content: bytes | None, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        (tmp_path / name).write_bytes(content)
    assert complaint(name).startswith(f"data: {name}: {why}")


def test_a_path_that_is_none_is_refused() -> None:
    assert complaint("map\0.toml").startswith(r"data: 'map\x00.toml' is no path: embedded null")


def test_an_unknown_option_is_told_of_this_one_too() -> None:
    with pytest.raises(smallwars.InvalidOption, match=r"has no option 'map'; its options are .*, data$"):
        smallwars.new("cyprus", options={"map": 1})


def test_every_path_of_a_title_takes_the_option() -> None:
    with pytest.raises(smallwars.InvalidOption, match=r"adjacency\.mombasa"):
        smallwars.from_position({"title": "cyprus"}, options={"data": {"adjacency": {"mombasa": []}}})


# Numbers by the kind of space


def printed() -> Printed:
    """A map of three spaces in a row, with numbers as in Kenya."""
    kinds = {"town": "province", "hill": "jungle", "plain": "steppe"}
    spaces = [{"id": id, "kind": kind, "population": {"value": 0}} for id, kind in kinds.items()]
    borders = [{"pair": ["town", "hill"], "source": "map"}, {"pair": ["hill", "plain"], "source": "map"}]
    away = [{"pair": ["town", "plain"], "source": "map"}]
    data = {"id": "row", "spaces": spaces, "adjacent": borders, "not_adjacent": away}
    return Printed(data, "population", {"province": (1, 2), "jungle": (0, 0)})


@pytest.mark.parametrize(
    ("space", "number", "why"),
    [
        ("town", 0, "data: spaces.town.population is 0; it must be from 1 to 2"),
        ("town", 3, "data: spaces.town.population is 3; it must be from 1 to 2"),
        ("hill", 1, "data: spaces.hill.population is always 0, not 1"),
        ("hill", "1", "data: spaces.hill.population is always 0, not '1'"),
        ("hill", False, "data: spaces.hill.population must be a whole number, not False"),
        ("plain", 10, "data: spaces.plain.population is 10; it must be from 0 to 9"),
    ],
)
def test_the_range_of_a_number_hangs_on_the_kind_of_space(space: str, number: Any, why: str) -> None:
    with pytest.raises(smallwars.InvalidOption) as caught:
        read_changes({"spaces": {space: {"population": number}}}, printed())
    assert str(caught.value) == why


def test_numbers_within_their_range_are_taken() -> None:
    numbers = {"plain": {"population": 9}, "hill": {"population": 0}, "town": {"population": 2}}
    changes = read_changes({"spaces": numbers}, printed())
    assert json.dumps(changes) == json.dumps({"spaces": {"town": {"population": 2}, "plain": {"population": 9}}})


def test_a_pair_known_not_to_be_adjacent_can_become_so() -> None:
    changes = read_changes({"pairs": [{"pair": ["plain", "town"], "adjacent": True}]}, printed())
    data = with_changes(printed().data, changes, "population")
    assert data["adjacent"][2:] == [{"pair": ["town", "plain"], "source": OVERRIDE}] and data["not_adjacent"] == []


@pytest.mark.skipif("kenya" not in smallwars.titles(), reason="Kenya is not installed")
@pytest.mark.parametrize(
    ("space", "number", "why"),
    [
        ("meru", 0, "is 0; it must be from 1 to 2"),
        ("nairobi", 3, "is 3; it must be from 1 to 2"),
        ("thika", 3, "is 3; it must be from 1 to 2"),
        ("aberdares", 1, "is always 0, not 1"),
    ],
)
def test_population_in_kenya(space: str, number: int, why: str) -> None:
    assert complaint({"spaces": {space: {"population": number}}}, "kenya") == f"data: spaces.{space}.population {why}"


# The page about it

PAGES = (ROOT / "docs" / "data-override.md", ROOT / "docs" / "titles" / "kenya" / "data.md")
PAGE = "".join(page.read_text(encoding="utf-8") for page in PAGES)
ON_THE_PAGE = [tomllib.loads(block) for block in re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)]


@pytest.mark.skipif("kenya" not in smallwars.titles(), reason="Kenya is not installed")
def test_the_files_on_the_page_do_what_it_says() -> None:
    example, guessed, *_ = ON_THE_PAGE
    assert taken(example, "kenya") == {
        "pairs": [
            {"pair": ["nairobi", "rift_valley"], "adjacent": True},
            {"pair": ["nanyuki", "aberdares"], "adjacent": False},
        ],
        "spaces": {"meru": {"population": 2}},
    }
    data = coin("kenya").data
    listed = [*data["adjacent"], *data["not_adjacent"]]
    assert taken(guessed, "kenya") is None
    assert [entry["pair"] for entry in guessed["pairs"]] == [entry["pair"] for entry in listed if entry.get("guess")]


# Play follows


def test_troops_do_not_move_over_a_border_taken_away() -> None:
    here: dict[str, Any] = {"first": "british", "karpas": "2T", "nicosia": "2T", "famagusta": "2T"}
    before = cyprus(**here).play("limited search kyrenia")
    assert before.options == ["nicosia", "famagusta", "karpas", "done"]
    after = cyprus(**here, options={"data": WITHOUT_KARPAS_KYRENIA}).play("limited search kyrenia")
    assert after.options == ["nicosia", "famagusta", "done"] and after.refused("karpas") == "1.3.5"


def test_troops_move_over_a_border_added() -> None:
    data = {"pairs": [{"pair": ["kyrenia", "paphos"], "adjacent": True}]}
    table = cyprus(first="british", paphos="2T", nicosia="1T", options={"data": data}).play("limited search kyrenia")
    assert table.options == ["paphos", "nicosia", "done"]
    assert table.play("paphos 2 done").pieces("kyrenia") == "2T"


@pytest.mark.parametrize(("value", "will"), [(None, 2 + 1), (1, 2 + 1), (0, 2 + 2), (3, 2 - 1)])
def test_the_propaganda_round_counts_a_changed_value(value: int | None, will: int) -> None:
    options = {} if value is None else {"data": {"spaces": {"karpas": {"value": value}}}}
    table = cyprus(card="C33", intel=[0], political_will=2, karpas="1Sab", options=options)
    assert table["political_will"] == will


@EVERY_TITLE
def test_games_with_and_without_an_override_do_not_mix(one: Example) -> None:
    with_it, without = new(one.data, one.title), smallwars.new(one.title, seed=1)
    again, other = new(one.data, one.title), new({"pairs": one.data["pairs"]}, one.title)
    assert with_it.state.board.facts is again.state.board.facts
    assert with_it.state.board.facts is not without.state.board.facts
    assert with_it.state.board.facts is not other.state.board.facts
    assert with_it.fork().state.board.facts is with_it.state.board.facts


@EVERY_TITLE
def test_a_whole_game_can_be_played_on_a_changed_map(one: Example) -> None:
    for seed in range(3):
        game = random_game(seed, title=one.title, options={"data": one.data})
        assert game.result is not None and not game.title.faults(game.state)


# Records and positions


@EVERY_TITLE
def test_a_record_holds_the_override_and_needs_no_file(one: Example, tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(toml(one.data), encoding="utf-8")
    game = random_game(4, steps=60, title=one.title, options={"data": str(path)})
    path.unlink()
    again = smallwars.replay(game.record())
    assert str(path) not in game.record() and json.dumps(one.data["pairs"][0]) in game.record()
    assert again.options == game.options and facts(again) == facts(game)
    assert facts(played(again, Random(1), 40)) == facts(played(game, Random(1), 40))


def test_a_record_says_the_override_in_one_header() -> None:
    head = new(AS_LISTS).record().splitlines()
    assert '[Option "data={"pairs": [{"pair": ["karpas", "kyrenia"], "adjacent": false}]}"]' in head


def test_a_record_may_be_written_by_hand_in_any_form() -> None:
    text = f'[Title "cyprus"]\n[Option "data={json.dumps(AS_LISTS)}"]\n[Deck "C3"]\n'
    assert smallwars.replay(text).options["data"] == WITHOUT_KARPAS_KYRENIA


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ("map.toml", "line 2, 'data': a record holds the data as JSON; it names no file"),
        ('"/etc/hosts"', "line 2, 'data': a record holds the data as JSON; it names no file"),
        ('{"pairs": [}', "line 2, 'data': a record holds the data as JSON; it names no file"),
        ('{"adjacency": {"mombasa": []}}', "line 2: data: adjacency.mombasa is not a space of cyprus"),
    ],
)
def test_a_record_with_a_bad_override_is_refused_with_its_line(setting: str, why: str) -> None:
    with pytest.raises(smallwars.InvalidRecord) as caught:
        smallwars.replay(f'[Title "cyprus"]\n[Option "data={setting}"]\n')
    assert str(caught.value).startswith(why) and caught.value.line == 2


@EVERY_TITLE
def test_a_position_goes_on_with_the_same_override(one: Example) -> None:
    options = {"data": one.data}
    for game in walk(smallwars.new(one.title, seed=2, options=options), Random(2), 60):
        position = json.loads(json.dumps(game.position()))
        again = smallwars.from_position(position, seed=2, options=options)
        assert frozen(again) == frozen(game) and asked(again) == asked(game)
        assert smallwars.replay(again.record()).options == game.options


def test_a_position_tells_a_changed_value_and_no_other() -> None:
    game = new({"spaces": {"nicosia": {"value": 3}, "paphos": {"value": 1}}})
    told = {id: space["value"] for id, space in game.position()["spaces"].items() if "value" in space}
    assert told == {"nicosia": 3}
    with pytest.raises(smallwars.InvalidPosition, match=r"spaces\.nicosia\.value: is 2 in this game, not 3"):
        smallwars.from_position(game.position())
    assert "value" not in smallwars.new("cyprus").position()["spaces"]["nicosia"]


def test_an_edit_and_a_takeback_keep_the_override() -> None:
    game = new(WITHOUT_KARPAS_KYRENIA, deck=["C3"])
    near = game.state.board.facts
    game.edit({"first": "british", "spaces": {"karpas": {"troops": 1}, "nicosia": {"troops": 0}}})
    assert game.state.board.facts is near
    for choice in ("limited", "search", "kyrenia"):
        game.choose(choice)
    game.undo()
    assert game.state.board.facts is near
    assert facts(smallwars.replay(game.record())) == facts(game)
