"""The action space: fixed, complete, and the same for good."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.built_in import TITLES
from tests.research.games import REASON, any_options, questions

pytest.importorskip("numpy", reason=REASON)

import smallwars
from smallwars import texts
from smallwars.engine.question import CHANCE
from smallwars.engine.registry import find
from smallwars.engine.title import key_of
from smallwars.kit.data_title import DataTitle
from smallwars.kit.encoding import encoding
from smallwars.research import ResearchError, actions, fingerprint, layout, outcomes
from tests import in_order

GAMES = int(os.environ.get("SMALLWARS_SWEEP", "60"))

STABLE = {
    "cyprus": (99, 91, 407, "2-a1a89c7a202f"),
    "kenya": (98, 89, 483, "2-48d6812f0695"),
    "greek_civil_war": (183, 183, 4632, "2-1765c2de35a1"),
    "attila": (310, 397, 1759, "2-162cc2b8ed41"),
}
"""Where a change is meant, raise spaces.VERSION and write the new ones here and into docs/research.md."""


@pytest.mark.parametrize("title", TITLES)
def test_actions_and_layout_stay_what_they_are(title: str) -> None:
    found = (len(actions(title)), len(outcomes(title)), len(layout(title)), fingerprint(title))
    assert found == STABLE[title]


@pytest.mark.parametrize("title", TITLES)
def test_every_word_has_one_number(title: str) -> None:
    for space in (actions(title), outcomes(title)):
        assert len(set(space.words)) == len(space)
        assert [space.action(space.answer(action)) for action in range(len(space))] == list(range(len(space)))


@pytest.mark.parametrize("title", TITLES)
def test_no_answer_and_no_kind_is_unknown(title: str) -> None:
    """`SMALLWARS_SWEEP=5000` for the long run."""
    faction, chance, rng = set(actions(title).answers), set(outcomes(title).answers), Random(title)
    for seed in range(GAMES):
        game = in_order.new(title, seed, any_options(title, rng), chance="manual", log=False)
        for question in questions(game, seed):
            assert question.kind in encoding(find(title)).kinds()
            assert (chance if question.actor == CHANCE else faction).issuperset(question.answers)
        assert game.choices < 20_000


@pytest.mark.parametrize("title", TITLES)
def test_kinds_are_those_the_title_has_a_sentence_for(title: str) -> None:
    played = find(title)
    assert isinstance(played, DataTitle)
    asked = {key.removeprefix("ask-") for key in texts.keys(texts.files_of(played, *texts.PHRASES), "ask-")}
    keys = {key_of(kind): kind for kind in encoding(find(title)).kinds()}
    assert len(keys) == len(encoding(find(title)).kinds())
    own = {key for sentence in asked for key in keys if sentence == key or sentence.startswith(f"{key}-")}
    assert own == set(keys), "a kind without a sentence"
    assert all(any(f"{sentence}-".startswith(f"{key}-") for key in keys) for sentence in asked), "a sentence without"


def test_a_mask_has_the_legal_actions() -> None:
    game, space = in_order.new("cyprus", 1), actions("cyprus")
    question = game.question()
    assert question is not None
    legal = [space.words[action] for action in space.mask(question).nonzero()[0]]
    assert sorted(legal) == sorted([option.id for option in game.decision.options])  # type: ignore[union-attr]
    assert space.mask(question).nonzero()[0].tolist() == space.legal(question)
    assert not space.mask(None).any()


def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing() -> None:
    game, space = in_order.new("cyprus", 1, log=False), actions("cyprus")
    before = game.record()
    with pytest.raises(smallwars.IllegalChoice, match=r"2\.3\.2"):
        space.play(game, space.words.index("nicosia"))
    for action in (-1, len(space)):
        with pytest.raises(ResearchError, match="not an action of cyprus"):
            space.play(game, action)
    assert game.record() == before


def test_a_title_without_a_space_is_named() -> None:
    with pytest.raises(smallwars.UnknownTitle):
        actions("chess")
