"""What only the board of Cyprus shows."""

import pytest

from smallwars.titles.british_way.cyprus.picture import TRAYS
from tests.titles.british_way.boards import CYPRUS, CYPRUS_TITLE

pytestmark = pytest.mark.interpreted


def test_pieces_stand_near_the_anchor_of_their_space() -> None:
    for sprite in (s for s in CYPRUS.scene(CYPRUS.setup).sprites() if s.space in TRAYS and s.count):
        x, y = CYPRUS.sheet.spaces[sprite.space]["anchor"]
        middle = sprite.rect.middle
        assert abs(middle[0] - x) < 110 and abs(middle[1] - y) < 40


def test_each_space_shows_its_value() -> None:
    shown = {s.space: int(s.label) for s in CYPRUS.scene(CYPRUS.setup).sprites("value")}
    assert shown == {space["id"]: space["value"]["value"] for space in CYPRUS_TITLE.data["spaces"]}
    assert [shown[space] for space in ("nicosia", "karpas", "troodos", "dhekelia")] == [2, 1, 0, 2]


def test_a_space_shows_the_value_of_the_view() -> None:
    picture = CYPRUS.scene(CYPRUS.setup | {"spaces": {"nicosia": {"value": 3}, "troodos": {"troops": 1}}})
    assert [s.label for space in ("nicosia", "troodos") for s in picture.sprites("value", space)] == ["3", "0"]
    assert "Nicosia: Town, value 3" in {s.tip for s in picture.sprites("area")}


def test_each_track_has_one_marker_on_its_number() -> None:
    for position in CYPRUS.random[:16]:
        picture = CYPRUS.scene(position)
        now = {s.space for s in picture.sprites("box") if s.role == "cell_now"}
        will, opinion = position["political_will"], position["international_opinion"]
        assert now == {f"political_will.{will}", f"international_opinion.{opinion}"}
        assert [s.label for s in picture.sprites("marker")] == [str(opinion), str(will)]


def test_each_intel_chit_is_shown_with_its_value() -> None:
    for position in (CYPRUS.setup, CYPRUS.extreme, *CYPRUS.random):
        assert sorted(int(s.label) for s in CYPRUS.scene(position).sprites("chit")) == sorted(position["intel"])


def test_the_box_for_suez_is_there_only_with_troops_in_it() -> None:
    assert not CYPRUS.scene(CYPRUS.setup).sprites(space="suez")
    assert CYPRUS.scene(CYPRUS.setup | {"suez": 3}).count("troops", "suez") == 3
