"""Hints tell as much as they were asked for, in the words of the title, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

import smallwars
from smallwars.bots.chances import NEVER, OFF, STALE, Chances, chances_of, fingerprint
from smallwars.bots.hints import weighing
from smallwars.bots.hints.advice import DEPTHS, HintError, hint, not_among, term_phrases, why_not
from smallwars.bots.hints.weighing import Scale, TurnChoice, weigh
from smallwars.engine.decision import Option
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.evaluators import evaluator
from smallwars.titles import CYPRUS
from tests import in_order
from tests.built_in import TITLES

each_title = pytest.mark.parametrize("title", TITLES)
QUICK = {"simulations": 12, "futures": 3}


def midway(title: str, seed: int = 3, decisions: int = 40) -> smallwars.Game:
    game = in_order.new(title, seed=seed, log=False)
    play_out(game, seed, decisions)
    return game


def actor_of(game: smallwars.Game) -> str:
    assert game.decision is not None
    return game.decision.actor


def other_hand(game: smallwars.Game, side: str) -> smallwars.Game:
    """A copy of a game in which that side holds other cards of its colour, from the deck, and other dice will fall."""
    position = game.position()
    hand, deck = position["hands"][side], position["deck"]
    for at, card in enumerate(hand):
        for place, hidden in enumerate(deck):
            if hidden[0] == card[0] and hidden != card:
                hand[at], deck[place] = hidden, card
                break
    assert sorted(hand) != sorted(game.position()["hands"][side])
    return in_order.from_position(position, seed=987654321)


def attila(side: str) -> smallwars.Game:
    """A game in which that side is to play a card and the other holds some."""
    for seed in range(1, 60):
        game = midway("attila", seed, 30)
        other = next(faction for faction in game.title.actors[1:] if faction != side)
        decision = game.decision
        if decision and decision.actor == side and decision.kind == "play" and game.position()["hands"][other]:
            return game
    raise AssertionError("no such game")


# Depths


@pytest.mark.parametrize(
    ("title", "seed", "decisions"),
    [
        *[(title, 3, 40) for title in TITLES],
        ("cyprus", 37, 57),  # in the midst of a turn, like those after it
        ("kenya", 16, 36),
        ("greek_civil_war", 2, 22),
        ("attila", 24, 44),
    ],
)
def test_the_three_depths_tell_more_and_more_of_one_turn(title: str, seed: int, decisions: int) -> None:
    game = midway(title, seed, decisions)
    told = [hint(game, actor_of(game), depth, QUICK, 1) for depth in DEPTHS]
    steps = [[(step.kind, step.id) for step in each.steps] for each in told]
    assert set(steps[0]) <= set(steps[1]) <= set(steps[2])
    assert steps[2]
    assert all(each.text("en") for each in told)
    game.choose(steps[2][0][1])  # the turn can be played


def test_a_hint_names_the_operation_then_its_spaces_then_the_whole_turn() -> None:
    game = in_order.new("kenya", seed=3)
    operation, spaces, turn = [hint(game, "mau_mau", depth, QUICK, 1) for depth in DEPTHS]
    assert operation.text() == "Operation & Special Activity · Terror · Raid"
    assert [step.kind for step in operation.steps][:2] == ["action", "operation"]
    assert "Terror: which space? – " in spaces.text()
    assert len(turn.text().splitlines()) >= len(turn.steps) > len(spaces.steps)
    data = turn.data()
    assert data["steps"] == [step.data() for step in turn.steps]


def test_where_the_operation_is_settled_a_hint_says_so_and_not_where() -> None:
    game = midway("cyprus", 7, 25)
    told, deeper = [hint(game, actor_of(game), depth, QUICK, 1) for depth in DEPTHS[:2]]
    assert told.steps == [] and [step.id for step in deeper.steps] == ["limassol"]
    assert told.text() == "What to do is settled: “Recruit: which space?” A deeper hint tells where."
    assert "Limassol" in deeper.text() and "どこで行うか" in told.text("ja")


def test_places_of_one_unit_are_not_told_as_another_s() -> None:
    """Attila: each unit moves by itself; in Greek Civil War the end of a list is no advice."""
    for title, seeds, kind in (("attila", range(1, 9), "move.to"), ("greek_civil_war", range(1, 5), "move")):
        for seed in seeds:
            game = midway(title, seed, 70)
            if game.decision is None:
                continue
            told = hint(game, actor_of(game), "spaces", QUICK, 1)
            moves = [step for step in told.turn if step.kind == kind and step.id in told.places]
            if len({step.decision.about for step in moves}) > 1:
                lines = told.text().splitlines()
                assert all(any(step.decision.text() in line for line in lines) for step in moves)
            assert not {"done", "again"} & {step.id for step in told.steps[1:]}


def test_what_to_do_is_settled_where_only_units_are_left_to_choose() -> None:
    """Attila: which unit takes a hit, not what becomes of it afterwards."""
    game = in_order.new("attila", seed=3, log=False)
    while game.decision is not None and game.decision.kind != "hit.unit":
        play_out(game, 3, 1)
    told, deeper = [hint(game, actor_of(game), depth, QUICK, 1) for depth in DEPTHS[:2]]
    assert told.text().startswith("What to do is settled: “")
    assert deeper.steps[0] is deeper.turn[0]


def test_a_whole_turn_is_told_with_what_it_is_for_and_the_next_best() -> None:
    """Reasons in detail: the terms that move most, and two turns that lose something against it."""
    found = hint(in_order.new("kenya", seed=3), "mau_mau", "turn", {"simulations": 60, "futures": 4}, 1)
    data = found.data()
    assert 0 < len(data["terms"]) <= 3 and all(abs(change) > 0 for change in data["terms"].values())
    assert len(data["others"]) == 2 and all(other["steps"] and other["points"] >= 0 for other in data["others"])
    lines = found.text().splitlines()
    assert lines[-3].startswith("For ") and all(line.startswith("Next best: ") for line in lines[-2:])
    assert "points of the evaluator" in lines[-1] or "% of the chance to win" in lines[-1]
    assert hint(in_order.new("kenya", seed=3), "mau_mau", "spaces", {"simulations": 60}, 1).data().keys() == {
        "depth",
        "steps",
    }


def test_the_same_seed_gives_the_same_hint() -> None:
    game = midway("cyprus")
    assert hint(game, actor_of(game), "turn", QUICK, 5).data() == hint(game, actor_of(game), "turn", QUICK, 5).data()


@pytest.mark.parametrize("side", ["turkish", "cypriot"])
def test_a_hint_does_not_see_the_enemys_hand(side: str) -> None:
    game = attila(side)
    enemy = next(faction for faction in game.title.actors[1:] if faction != side)
    changed = other_hand(game, enemy)
    ours, theirs = [weigh(each, side, seed=4, simulations=40, futures=6) for each in (game, changed)]
    assert [(line.answers, line.wins, line.points) for line in ours.lines] == [
        (line.answers, line.wins, line.points) for line in theirs.lines
    ]
    assert hint(game, side, "turn", QUICK, 4).text() == hint(changed, side, "turn", QUICK, 4).text()


def test_only_who_is_asked_gets_a_hint() -> None:
    game = in_order.new("kenya", seed=3)
    with pytest.raises(HintError, match="mau_mau decides now, not british"):
        hint(game, "british", "turn", QUICK)
    with pytest.raises(HintError, match="as deep as 'abyss'"):
        hint(game, "mau_mau", "abyss", QUICK)
    play_out(game, 3)
    with pytest.raises(HintError, match="The game is over"):
        hint(game, "mau_mau", "turn", QUICK)


# Why not my move?


def test_a_bad_turn_is_told_its_place_what_it_loses_and_why() -> None:
    game = in_order.new("kenya", seed=3)
    answer = why_not(game, "mau_mau", ["pass.limited"], QUICK, 1)
    assert answer.rank == len(answer.weighed.lines) > 1
    assert answer.loss.points > 5 and answer.loss.sure
    assert next(iter(answer.differs.values())) > 0
    assert "Better: Operation & Special Activity · Terror" in answer.text()
    assert answer.data()["rank"] == answer.rank


def test_the_best_turn_is_told_that_none_is_better() -> None:
    game = in_order.new("kenya", seed=3)
    best = [step.id for step in hint(game, "mau_mau", "turn", QUICK, 1).steps]
    answer = why_not(game, "mau_mau", best, QUICK, 1)
    assert answer.rank == 1 and answer.loss.points == 0
    assert "none is better" in answer.text()


@each_title
def test_the_beginning_of_a_turn_is_no_better_than_the_turn(title: str) -> None:
    """A beginning stands for the best turn found that begins so: the same place, the same loss."""
    game = in_order.new(title, seed=5)
    faction = actor_of(game)
    best = [step.id for step in hint(game, faction, "turn", QUICK, 1).steps]
    assert why_not(game, faction, best[:1], QUICK, 1).rank == 1


def test_a_beginning_that_was_not_found_is_finished_once() -> None:
    """No Operation but the best gains by being finished in each future anew, with its dice in sight."""
    game = in_order.new("cyprus", seed=5)
    for seed in range(1, 4):
        begun, named = (why_not(game, "eoka", turn, QUICK, seed) for turn in (["op"], ["op", "recruit"]))
        assert begun.rank > 1 and begun.loss.points >= 0 and named.rank > 1


def test_a_part_of_a_turn_is_finished_as_well_as_can_be() -> None:
    game = in_order.new("kenya", seed=3)
    assert why_not(game, "mau_mau", ["op", "terror", "kiambu"], QUICK, 1).loss.points < 5


def test_a_turn_that_cannot_be_played_is_refused() -> None:
    game = in_order.new("kenya", seed=3)
    with pytest.raises(HintError, match="'sweep' cannot be chosen now"):
        why_not(game, "mau_mau", ["sweep"], QUICK)
    with pytest.raises(HintError, match="one option at least"):
        why_not(game, "mau_mau", [], QUICK)


def test_what_can_be_chosen_is_listed_a_dozen_at_most() -> None:
    game = in_order.new("kenya", seed=3)
    with pytest.raises(HintError, match="'sweep' cannot be chosen now; what can be chosen: op, limited, event, pass"):
        why_not(game, "mau_mau", ["sweep"], QUICK)
    with pytest.raises(
        HintError, match=r"'akrotiri' cannot be chosen now; what can be chosen: nairobi, (\w+, ){11}…\."
    ):
        why_not(midway("kenya", 1, 28), "mau_mau", ["akrotiri"], QUICK)


def test_when_the_turn_is_over_nothing_can_be_chosen() -> None:
    title = in_order.new("cyprus", seed=2).title
    assert str(not_among(title, None, 1, "op")) == "'op' cannot be chosen: the turn is over by then."


def test_terms_are_told_in_words_for_each_side() -> None:
    gains = {"political will": 3.0, "initiative": 0.01}
    assert term_phrases("cyprus", "british", gains, 3.0, "en") == ["more Political Will"]
    assert term_phrases("cyprus", "eoka", gains, 3.0, "en") == ["less British Political Will"]


@each_title
def test_every_term_has_words(title: str) -> None:
    for faction in in_order.new(title, seed=1).title.actors[1:]:
        for name in evaluator(find(title)).names:
            assert term_phrases(title, faction, {name: 1e6}, 1.0, "en") != [name], name


# Chances


def test_chances_hold_only_where_they_were_measured_with_this_evaluator() -> None:
    found = {"evaluator": fingerprint(CYPRUS), "holds": True, "why": "", "corrections": [[0.5, 1.0], [0.2, 0.0]]}
    assert chances_of(CYPRUS, None).why == NEVER
    assert chances_of(CYPRUS, {**found, "evaluator": "other"}).why == STALE
    assert chances_of(CYPRUS, {**found, "holds": False, "why": OFF}).why == OFF
    known = chances_of(CYPRUS, found)
    assert known.holds
    assert known.corrected(0.3, 1) == pytest.approx(1 - known.corrected(0.7, -1))
    assert known.corrected(1.0, 1) == 1.0 and known.corrected(0.0, -1) == 0.0
    assert known.during(1).corrected(0.5, 1) == 0.5 != known.corrected(0.5, 1)
    assert known.during(7).corrected(0.7, 1) == known.during(1).corrected(0.7, 1)


def test_before_the_set_up_is_over_hints_tell_points_even_where_chances_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "chances", lambda title: Chances([(0.5, 1.0)], "", {}))
    set_up, later = midway("greek_civil_war", 3, 0), midway("greek_civil_war", 3, 70)
    assert "points" in why_not(set_up, "government", ["evros"], QUICK, 1).text()
    assert "% of the chance to win" in hint(later, actor_of(later), "turn", QUICK, 1).text()


@pytest.mark.parametrize("title", ["kenya", "greek_civil_war"])
def test_chances_are_told_for_when_both_sides_have_had_as_many_turns(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chances of an uneven position would go up and down with the turn."""
    judge, levels, plain = evaluator(find(title)), list[bool](), Scale.win
    game = midway(title, 3, 45)
    while judge.is_level(game):
        play_out(game, 3, 1)

    def seen(self: Scale, after: smallwars.Game, actor: int) -> float:
        levels.append(after.result is not None or judge.is_level(after))
        return plain(self, after, actor)

    monkeypatch.setattr(Scale, "win", seen)
    weigh(game, actor_of(game), seed=1, simulations=8, futures=3)
    assert levels and all(levels)


@pytest.mark.parametrize("title", ["cyprus", "kenya"])
def test_a_step_names_the_card_of_an_event_and_a_special_activity_that_nobody_is_asked_about(title: str) -> None:
    seen: set[str] = set()
    for seed in range(4):
        game, rng = in_order.new(title, seed=seed), Random(seed)
        while (decision := game.decision) is not None:
            for option in decision.options:
                if option.id in ("event", "special"):
                    seen.add(named(game, option))
            game.choose(rng.choice(decision.options).id)
    assert seen == {"card", "only", "asked"}


def named(game: smallwars.Game, option: Option) -> str:
    """How such an answer is told, held against what the log says when it is given."""
    told = TurnChoice(game, option.answer).text("en")
    if option.id == "event":
        assert told.startswith(f"Event: {game.position()['card']} ")
        return "card"
    after = game.fork()
    after.choose("special")
    asked = after.decision
    if asked is not None and asked.kind == "special_activity":
        assert told == "Special Activity"
        return "asked"
    entry = next(entry for entry in after.log[len(game.log) :] if entry.verb == "special")
    assert told.startswith("Special Activity: ") and told.partition(": ")[2] in entry.text("en")
    return "only"
