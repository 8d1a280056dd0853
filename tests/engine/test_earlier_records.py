"""Records of earlier versions, kept as they were written: they lead where they led, and can be played on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import smallwars
from smallwars.engine.game import LOOSEN
from smallwars.engine.registry import find
from tests.engine.playing import facts, played

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))

each_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


@each_record
def test_it_leads_where_it_led(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = smallwars.replay(text)
    assert game.result is not None and game.record() == text


@each_record
def test_it_is_played_on_in_any_order_from_the_middle(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    choices = smallwars.replay(text).choices
    game = smallwars.replay(text, to=choices // 3)
    game.loosen()
    played(game, Random(5))
    again = smallwars.replay(game.record())
    assert game.history.count(LOOSEN) == 1 and facts(again) == facts(game)
    assert again.rewind(choices // 4) is None and again.choices == choices // 4


@pytest.mark.parametrize(("version", "value"), [("1", False), ("2", True)])
def test_an_option_that_it_does_not_name_is_as_the_rules_were(
    version: str, value: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {"default": True, "before": False}
    monkeypatch.setitem(find("attila").data["options"], "disrupted_may_move", known)
    text = f'[Version "{version}"]\n[Title "attila"]\n[Seed "1"]\n'
    game = smallwars.replay(text)
    assert game.options["disrupted_may_move"] is value
    assert "disrupted_may_move" not in game.record()
    # Where such a record was not played as the rules were, it says so.
    other = smallwars.new("attila", 1, {"disrupted_may_move": not value}, any_order=version == "2")
    assert smallwars.replay(other.record()).options["disrupted_may_move"] is not value
