"""Records of earlier versions, kept as they were written: they lead where they led, and can be played on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import smallwars
from smallwars.engine.game import LOOSEN
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
