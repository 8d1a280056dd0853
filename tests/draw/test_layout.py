"""Lines of type, and maps in another size."""

import re

from smallwars.draw.chart import load
from smallwars.draw.layout import text_width, wrap
from smallwars.titles.british_way.kenya.picture import SHEET


def test_lines_break_between_words_and_between_japanese_letters() -> None:
    lines = wrap("one two three four five six seven", 100, 20)
    assert " ".join(lines) == "one two three four five six seven" and all(text_width(s, 20) <= 100 for s in lines)
    assert wrap("潜伏セルを配置。", 80, 20) == ["潜伏セル", "を配置。"]
    assert wrap("", 80, 20) == []


def test_a_map_in_half_its_size_has_every_place_at_half_its_distance() -> None:
    whole, half = load(SHEET.map), load(SHEET.map, 0.5)
    assert half["viewbox"] == [0, 0, 650, 586] and half["title"] == whole["title"]
    for name, space in whole["spaces"].items():
        small = half["spaces"][name]
        assert (small["name"], small["kind"]) == (space["name"], space["kind"])
        assert small["anchor"] == [round(value / 2, 1) for value in space["anchor"]]
        sizes = zip(*(re.findall(r"[\d.]+", outline["path"]) for outline in (space, small)), strict=True)
        assert all(abs(float(large) / 2 - float(little)) < 0.06 for large, little in sizes)
    assert [caption["size"] for caption in half["captions"]] == [caption["size"] for caption in whole["captions"]]


def test_a_japanese_line_neither_begins_with_a_closing_mark_nor_ends_with_an_opening_one() -> None:
    text = "英国は、スペース1箇所で捜索を行い、続いてサボタージュを行える（「攻勢」は使えない）。"
    for width in range(80, 400, 10):
        lines = wrap(text, width, 20)
        assert "".join(lines) == text and all(text_width(line, 20) <= width for line in lines)
        assert not any(line[0] in "、。）」ーュ" for line in lines) and not any(line[-1] in "（「" for line in lines)
