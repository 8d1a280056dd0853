"""Hints, analyses, bots that hurry, and a bot outside at a table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.bots.reasons.words import reason_text
from smallwars.engine.rollout import play_out
from smallwars.lab.analyses.analysis import GameResult
from smallwars.server.bots.worker import Task, think
from smallwars.server.settings import Settings, database_url, seatable_bots
from smallwars.server.study import advice_worker
from smallwars.server.study.advice_worker import PlayedGame, analyse, find_hint
from smallwars.server.tables.game_in_play import Opening
from tests.server.visitors import House, Visitor, running, until

EXAMPLE = Path(__file__).parents[3] / "examples" / "random_bot.py"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("advice")) as house:
        yield house


@pytest.fixture
def visitor(house: House) -> Iterator[Visitor]:
    with Visitor(house) as visitor:
        yield visitor


def table(visitor: Visitor, turkish: dict[str, str], cypriot: dict[str, str]) -> dict[str, Any]:
    return visitor.post("/tables", {"title": "attila", "seats": {"turkish": turkish, "cypriot": cypriot}})


def test_who_plays_alone_gets_hints_as_deep_as_he_asks(visitor: Visitor) -> None:
    mine = table(visitor, {"who": "me"}, {"who": "me"})
    shallow = visitor.post(f"/tables/{mine['id']}/hint", {"depth": "operation"})["lines"]
    deep = visitor.post(f"/tables/{mine['id']}/hint", {"depth": "turn"})["lines"]
    assert len(shallow) == 1 and deep
    assert visitor.post(f"/tables/{mine['id']}/hint", {"depth": "turn"})["lines"] == deep


def test_nobody_gets_a_hint_against_a_person_or_out_of_turn(visitor: Visitor, house: House) -> None:
    mine = table(visitor, {"who": "me"}, {"who": "link"})
    link = next(seat["link"] for seat in mine["seats"] if seat["faction"] == "cypriot")
    with Visitor(house) as friend:
        friend.post(f"/seats/{link.rpartition('/')[2]}")
        asked = visitor if visitor.get(f"/tables/{mine['id']}")["your_turn"] else friend
        other = friend if asked is visitor else visitor
        assert "Somebody else plays here" in asked.refused("POST", f"/tables/{mine['id']}/hint", {})["detail"]
        assert other.status("POST", f"/tables/{mine['id']}/hint", {}) == 403
        assert asked.refused("POST", f"/tables/{mine['id']}/hint", {"depth": "all"})["status_code"] == 400


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    """The other side holds other cards, and other dice will fall: what one sees is the same, so is the hint."""
    game = smallwars.new("attila", seed=1, log=False)
    while game.decision is not None and game.decision.kind != "play":
        play_out(game, 1, 1)
    assert game.decision is not None
    faction, here = game.decision.actor, game.position()
    hands = [game.determinize(faction, Random(seed)).position() for seed in range(20)]
    there = next(position for position in hands if position["hands"] != here["hands"])
    openings = [Opening("attila", {}, seed, position) for seed, position in ((1, here), (2, there))]
    hints = [find_hint(PlayedGame(opening, []), faction, "turn", "en") for opening in openings]
    assert hints[0] and hints[0] == hints[1]


def test_a_finished_game_is_analysed_and_told_turn_by_turn(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    game = smallwars.new("attila", seed=4)
    play_out(game, 4)
    mine = visitor.post("/records", {"text": game.record()})
    first = visitor.ask("GET", f"/tables/{mine['id']}/analysis")
    assert first.status_code == 202 and first.json() == {"ready": False}
    until_ready(visitor, mine["id"])
    told = visitor.get(f"/tables/{mine['id']}/analysis")
    assert told["title"] == "attila" and told["turns"] and told["turns"][0]["best"][0]["steps"]
    assert {balance["faction"] for balance in told["balance"]} == {"turkish", "cypriot"}


def until_ready(visitor: Visitor, id: str) -> None:
    for _ in range(40):
        try:
            until(lambda: visitor.ask("GET", f"/tables/{id}/analysis").status_code == 200)
            return
        except AssertionError:
            continue


def test_an_analysis_that_cannot_be_made_says_why(visitor: Visitor) -> None:
    """Given up before anybody has decided anything."""
    mine = table(visitor, {"who": "me"}, {"who": "me"})
    visitor.post(f"/tables/{mine['id']}/resign", {"faction": "turkish"})
    assert visitor.ask("GET", f"/tables/{mine['id']}/record").text.endswith("; Turkish resigned: Cypriot wins.\n")
    until(lambda: visitor.ask("GET", f"/tables/{mine['id']}/analysis").status_code == 400)
    until(lambda: "nothing to analyse" in visitor.ask("GET", f"/tables/{mine['id']}/analysis").text)


def test_who_gave_up_has_lost_in_the_analysis_too() -> None:
    opening = Opening("attila", {}, 5)
    game = opening.game()
    play_out(game, 5, 6)
    words = [game.title.word(answer) for answer in game.history]
    found = analyse(PlayedGame(opening, words, GameResult("cypriot", "resigned", "x")), "en")
    assert found.result is not None and found.result.winner == "cypriot"
    assert {balance.faction: balance.end for balance in found.balance} == {"turkish": 0.0, "cypriot": 1.0}


def test_a_hint_does_not_wait_for_an_analysis(visitor: Visitor) -> None:
    game = smallwars.new("greek_civil_war", seed=4)
    play_out(game, 4)
    over = visitor.post("/records", {"text": game.record()})
    mine = table(visitor, {"who": "me"}, {"who": "me"})
    assert visitor.ask("GET", f"/tables/{over['id']}/analysis").status_code == 202
    assert visitor.post(f"/tables/{mine['id']}/hint", {"depth": "operation"})["lines"]
    assert visitor.ask("GET", f"/tables/{over['id']}/analysis").status_code == 202


def test_a_game_that_goes_on_is_not_analysed(visitor: Visitor) -> None:
    mine = table(visitor, {"who": "me"}, {"who": "me"})
    assert "goes on" in visitor.refused("GET", f"/tables/{mine['id']}/analysis")["detail"]


def test_only_who_sits_there_hurries_a_bot(visitor: Visitor, house: House) -> None:
    mine = table(visitor, {"who": "me"}, {"who": "bot", "bot": "greedy"})
    assert visitor.status("POST", f"/tables/{mine['id']}/hurry") == 202
    with Visitor(house) as stranger:
        assert stranger.status("POST", f"/tables/{mine['id']}/hurry") == 403


def test_a_bot_that_is_hurried_moves_at_once() -> None:
    opening = Opening("attila", {}, 5)
    game = opening.game()
    decision = game.decision
    assert decision is not None
    words = [game.title.word(answer) for answer in game.history]
    task = Task("t", opening, words, game.chance_position, decision.actor, "search:seconds=600")
    from smallwars.server.bots import worker

    worker._hurry[:] = [b"\x01"]
    try:
        assert think(task).words
    finally:
        worker._hurry.clear()


def test_a_bot_outside_plays_a_turn_at_a_table() -> None:
    opening = Opening("attila", {}, 5)
    game = opening.game()
    decision = game.decision
    assert decision is not None
    words = [game.title.word(answer) for answer in game.history]
    command = f"{sys.executable} {EXAMPLE}"
    task = Task("t", opening, words, game.chance_position, decision.actor, "engine", command)
    turn = think(task)
    for word in turn.words:
        game.choose(word)
    assert turn.words and (game.decision is None or game.decision.actor != decision.actor)
    assert reason_text(turn.notes[0], "en") == "It might be good."  # its own reason, none of ours


def test_a_bot_outside_plays_at_the_web_table_and_says_why(tmp_path: Path) -> None:
    with running(tmp_path, f"{sys.executable} {EXAMPLE}") as house, Visitor(house) as visitor:
        mine = table(visitor, {"who": "bot", "bot": "engine"}, {"who": "bot", "bot": "engine"})
        until(lambda: told(visitor, mine["id"]))


def test_the_bot_outside_is_offered_where_there_is_one(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "x.db"))
    assert "engine" in seatable_bots(Settings(url, engine="python x.py")) and "engine" not in seatable_bots(
        Settings(url)
    )


def test_an_analysis_is_the_same_again() -> None:
    opening = Opening("attila", {}, 9)
    game = opening.game()
    rng, words = Random(1), []
    while (question := game.state.question()) is not None:
        answer = rng.choice(question.answers)
        words.append(game.title.word(answer))
        game.apply(question, answer)
    before, advice_worker.SIMULATIONS = advice_worker.SIMULATIONS, 20
    try:
        asked = PlayedGame(opening, words)
        assert analyse(asked, "en") == analyse(asked, "en")
    finally:
        advice_worker.SIMULATIONS = before


def told(visitor: Visitor, id: str) -> bool:
    """Whether both bots say why."""
    reasons = visitor.get(f"/tables/{id}")["reasons"].values()
    return {(why["faction"], why["text"]) for why in reasons} == {
        (faction, "It might be good.") for faction in ("turkish", "cypriot")
    }
