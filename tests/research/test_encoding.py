"""Observations: within their bounds, by their names, and without anything hidden."""

# ruff: noqa: E402 (a framework is looked for before what stands on it)

from __future__ import annotations

from random import Random

import pytest

from tests.built_in import TITLES
from tests.research.games import REASON, any_options, questions

np = pytest.importorskip("numpy", reason=REASON)

import smallwars
from smallwars.research import ResearchError, actions, layout
from smallwars.research.encoding import encoder
from tests import in_order


def named(game: smallwars.Game, faction: str | None) -> dict[str, float]:
    """An observation by the names of its places, zeros left out."""
    found = encoder(game.title.id, game.options)
    values = found.observe(game, faction)
    return {name: float(value) for name, value in zip(found.names, values) if value}


@pytest.mark.parametrize("title", TITLES)
def test_observations_lie_within_their_bounds(title: str) -> None:
    rng = Random(title)
    for seed in range(4):
        game = in_order.new(title, seed, any_options(title, rng), chance="manual", log=False)
        found = encoder(title, game.options)
        for _ in questions(game, seed):
            for faction in (*game.title.actors[1:], None):
                values = found.observe(game, faction)
                assert values.dtype == np.float32 and values.shape == (len(found),)
                assert (values >= found.low).all() and (values <= found.high).all()
        assert found.observe(game, None).shape == (len(found),), "after the end, too"


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_does_not_show(title: str) -> None:
    """The deck, and in Attila the enemy's hand, are dealt anew: who cannot see them sees no difference."""
    rng, compared = Random(5), 0
    for seed in range(3):
        game = in_order.new(title, seed, log=False)
        for question in questions(game, seed):
            if rng.random() > 0.2:
                continue
            for faction in (*game.title.actors[1:], None):
                other = game.determinize(faction, rng)
                assert (encoder(title).observe(game, faction) == encoder(title).observe(other, faction)).all()
                if faction == game.title.actors[question.actor]:
                    again = other.question()
                    assert (actions(title).mask(question) == actions(title).mask(again)).all()
                compared += 1
    assert compared > 100


def test_a_hand_shows_to_its_owner_only() -> None:
    differs, rng = 0, Random(1)
    game = in_order.new("attila", 1, log=False)
    for _ in questions(game, 1):
        other = game.determinize("turkish", rng)
        differs += named(game, "cypriot") != named(other, "cypriot")
        assert not any(name.startswith("hands/cypriot") for name in named(game, "turkish"))
    assert differs > 20, "else the swap above proves nothing"


def test_an_open_hand_shows() -> None:
    game = in_order.new("attila", 1, {"intelligence_advantage": True}, log=False)
    assert any(name.startswith("hands/cypriot") for name in named(game, "turkish"))
    assert not any(name.startswith("hands/turkish") for name in named(game, "cypriot"))


def test_places_say_what_their_names_say() -> None:
    game = in_order.new("cyprus", 3, log=False)
    seen, view = named(game, "eoka"), game.view("eoka")
    assert seen["political_will"] == 14 and seen["seat=eoka"] == 1 and seen[f"card={view['card']}"] == 1
    assert seen["deck_size"] == view["deck_size"]
    troops = {space: there["troops"] for space, there in view["spaces"].items() if there["troops"]}
    assert {
        name.split("/")[1]: count for name, count in seen.items() if name.endswith("/troops") and "spaces" in name
    } == troops
    decision = game.decision
    assert decision is not None
    assert seen[f"question/actor={decision.actor}"] == 1 and seen[f"question/kind={decision.kind}"] == 1


def test_squares_and_units_are_named() -> None:
    game = in_order.new("greek_civil_war", 3, log=False)
    for _ in questions(game, 3):
        seen, view = named(game, "dse"), game.view("dse")
        for region, there in view["regions"].items():
            for square, unit in enumerate(there["squares"]):
                assert unit is None or seen[f"regions/{region}/squares/{square}={unit}"] == 1
    game = in_order.new("attila", 3, log=False)
    assert named(game, None)["areas/kyrenia/3b_ng"] == 1


def test_the_option_data_brings_cards_of_its_own() -> None:
    changed = {"data": {"deck": {"grey": {"cards": {"1-6": 0, "7-1": 1}}}}}
    game = in_order.new("attila", 1, changed, log=False)
    assert "discards/g7-1" in layout("attila", game.options)
    assert "discards/g7-1" not in layout("attila")
    for _ in questions(game, 1):
        encoder("attila", game.options).observe(game, "turkish")


def test_what_the_layout_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = encoder("cyprus")
    places = {name: place for name, place in found._tree.items() if name != "prison"}
    monkeypatch.setattr(found, "_tree", places)
    position = {**in_order.new("cyprus", 1).position(), "prison": 2}
    position["available"] = {**position["available"], "cells": position["available"]["cells"] - 2}
    with pytest.raises(ResearchError, match="prison"):
        found.observe(in_order.from_position(position, seed=1), "eoka")
