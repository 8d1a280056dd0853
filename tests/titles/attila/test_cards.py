"""The Card Selection Phase: six cards a turn, by their colour, and when Random Events happen (5.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

import smallwars
from tests.engine.playing import chi_square, walk
from tests.harness import Table, rule
from tests.titles.attila.test_set_up import DECK, Opening, opening

Fixture = Callable[..., Table]

__all__ = ["opening"]

GREY = "g2-4 g4-2 g3-3 g3-5 g5-3 g4-4"
WHITE = "w2-4 w4-2 w3-3 w3-5 w5-3 w4-4"


def split(deck: str) -> dict[str, list[str]]:
    """5.0: the cards by their colour."""
    cards = sorted(deck.split())
    return {
        "turkish": [card for card in cards if card[0] == "g"],
        "cypriot": [card for card in cards if card[0] == "w"],
    }


def mixed(grey: int, white: int) -> str:
    """Grey cards, then white ones, as words."""
    return " ".join([*GREY.split()[:grey], *WHITE.split()[:white]])


def weights(table: Table) -> dict[str, int]:
    """The odds of the cards that chance may draw."""
    question = table.game.question()
    assert question is not None and question.kind == "card" and question.weights is not None
    return dict(zip(table.options, question.weights, strict=True))


def verbs(table: Table) -> list[str]:
    """What the log tells, in short."""
    return [entry.verb for entry in table.game.log]


# Six cards


@rule("attila", "5.0")
@pytest.mark.parametrize("grey", range(7))
def test_six_cards_from_the_top_go_to_the_players_by_their_colour(attila: Fixture, grey: int) -> None:
    deck = mixed(grey, 6 - grey)
    table = attila(None, deck=[*deck.split(), "g1-6", "w6-1"])
    assert (table["phase"], table["hands"], table["deck"]) == ("play", split(deck), ["g1-6", "w6-1"])
    assert (table["discards"], table["deck_size"]) == ([], 36)


@rule("attila", "5.0")
def test_equal_cards_are_all_drawn(attila: Fixture) -> None:
    table = attila(None, deck=["g3-3", "w3-3", "g3-3", "w3-3", "g3-3", "g3-3", "g2-4"])
    assert table["hands"] == {"turkish": ["g3-3"] * 4, "cypriot": ["w3-3"] * 2} and table["deck"] == ["g2-4"]
    assert table.options == ["g3-3", "pass"]


@rule("attila", "5.0", "6.0")
@pytest.mark.parametrize("grey", range(7))
def test_who_drew_more_cards_begins_and_the_turkish_player_in_a_tie(attila: Fixture, grey: int) -> None:
    table = attila(None, deck=mixed(grey, 6 - grey).split())
    first = "turkish" if grey >= 3 else "cypriot"
    assert (table["first"], table["active"], table.actor, table.kind) == (first, first, first, "play")


@rule("attila", "5.0", "6.0")
@pytest.mark.parametrize(("grey", "first"), [(0, "cypriot"), (2, "cypriot"), (3, "turkish"), (5, "turkish")])
def test_who_begins_where_an_event_is_among_the_six(attila: Fixture, grey: int, first: str) -> None:
    table = attila(None, deck=["event", *mixed(grey, 5 - grey).split()]).play("{6}")
    assert (table["first"], table.actor) == (first, first)


@rule("attila", "5.0", "6.0")
def test_two_of_each_and_two_events_are_a_tie(attila: Fixture) -> None:
    table = attila(None, deck=["event", *mixed(2, 2).split(), "event"]).play("{6} {6}")
    assert (table["first"], table["hands"]) == ("turkish", split(mixed(2, 2)))


@rule("attila", "5.0")
def test_the_log_tells_how_many_of_each_colour_were_drawn_and_not_which(attila: Fixture) -> None:
    table = attila(None, deck=["event", *mixed(2, 3).split()])
    told = [entry for entry in table.game.log if entry.verb == "drawn"]
    assert [entry.args[:3] for entry in told] == [(2, 3, 1)]
    assert not [card for card in [*GREY.split(), *WHITE.split()] if card in " ".join(map(repr, told))]


# Random Events


@rule("attila", "5.0")
@pytest.mark.parametrize("place", range(6))
def test_a_random_event_is_not_replaced_and_happens_when_all_six_are_sorted(attila: Fixture, place: int) -> None:
    """Rulings A-5 and A-6."""
    cards = mixed(3, 2).split()
    table = attila(None, deck=[*cards[:place], "event", *cards[place:], "g1-6"])
    assert (table.actor, table.kind, table["phase"]) == ("chance", "die", "selection")
    assert table.options == ["1", "2", "3", "4", "5", "6"]
    assert (table["hands"], table["discards"], table["deck"]) == (split(mixed(3, 2)), ["event"], ["g1-6"])
    table.play("{6}")
    assert (table["phase"], table.kind, table["hands"]) == ("play", "play", split(mixed(3, 2)))


@rule("attila", "5.0", "E4", "E6")
def test_two_random_events_happen_one_after_the_other(attila: Fixture) -> None:
    table = attila(None, deck=["event", *mixed(2, 2).split(), "event"])
    assert (table.kind, table["air_friction"], table["rear_chaos"]) == ("die", False, None)
    table.play("{6}")
    assert (table.kind, table["air_friction"], table["rear_chaos"], table["phase"]) == ("die", True, None, "selection")
    table.play("{4} {5}")
    assert (table.kind, table["air_friction"], table["rear_chaos"], table["phase"]) == ("play", True, "cypriot", "play")
    assert table["discards"] == ["event", "event"]


@rule("attila", "5.0", "E6")
def test_the_same_event_may_come_twice(attila: Fixture) -> None:
    table = attila(None, deck=["event", *mixed(2, 2).split(), "event"]).play("{6} {6}")
    assert (table.kind, table["air_friction"]) == ("play", True)


@rule("attila", "5.0", "6.0", "E3")
def test_who_begins_goes_by_what_was_drawn_not_by_what_an_event_left(attila: Fixture) -> None:
    """Ruling A-7: three white cards to two grey ones; the event takes one of each, and who drew more still begins."""
    table = attila(None, deck=["event", *mixed(2, 3).split()]).play("{3} {g2-4} {w3-3}")
    assert (table["first"], table.actor) == ("cypriot", "cypriot")
    assert table["hands"] == {"turkish": ["g4-2"], "cypriot": ["w2-4", "w4-2"]}
    assert table["discards"] == ["event", "g2-4", "w3-3"]


@rule("attila", "5.0", "6.0", "E3")
def test_a_second_loss_may_leave_the_first_player_without_cards(attila: Fixture) -> None:
    deck = ["event", "g2-4", "w3-3", "w2-4", "event", "w3-3"]
    table = attila(None, deck=deck).play("{3} {w2-4} {3}")
    assert table["hands"] == {"turkish": [], "cypriot": ["w3-3"]} and table["first"] == "cypriot"
    assert table["discards"] == ["event", "event", "g2-4", "w2-4", "w3-3"]


@rule("attila", "5.0")
def test_no_event_card_no_event(attila: Fixture) -> None:
    table = attila(None, deck=mixed(3, 3).split())
    assert verbs(table) == ["turn", "drawn", "play_phase"]


# Cards drawn by hand


@rule("attila", "5.0", "3.0")
def test_a_card_that_is_not_known_is_drawn_by_the_odds_of_what_is_left(opening: Opening) -> None:
    table, left = opening(), Counter(DECK)
    for card in ("g3-3", "w1-6", "event", "g3-3", "w2-4", "g2-3"):
        assert weights(table) == dict(left) and sum(left.values()) == table["deck_size"]
        table.play(f"{{{card}}}")
        left = left - Counter([card])
    assert table["hands"] == {"turkish": ["g2-3", "g3-3", "g3-3"], "cypriot": ["w1-6", "w2-4"]}
    assert (table.kind, table["discards"], table["deck_size"]) == ("die", ["event"], 36)


@rule("attila", "5.0")
def test_a_kind_of_which_all_cards_are_gone_is_not_drawn(attila: Fixture) -> None:
    """Hands, discards and the known part of the deck are all counted."""
    table = attila(
        None, turn=5, discards=["g2-4", "g2-4", "g2-4", "event", "event", "w1-6", *["w3-3"] * 3], deck=["w3-3"]
    )
    expected = DECK - Counter({"g2-4": 3, "event": 2, "w1-6": 1, "w3-3": 4})
    assert weights(table) == dict(expected) and table["hands"]["cypriot"] == ["w3-3"]


@rule("attila", "5.0")
def test_what_is_known_of_the_deck_comes_first(opening: Opening) -> None:
    table = opening("g2-4 w2-4")
    assert table["hands"] == {"turkish": ["g2-4"], "cypriot": ["w2-4"]} and table.kind == "card"
    assert weights(table) == dict(DECK - Counter(["g2-4", "w2-4"]))
    table.play("{w1-6} {w6-1} {w2-3} {w3-2}")
    assert (table["first"], table["hands"]["cypriot"]) == ("cypriot", ["w1-6", "w2-3", "w2-4", "w3-2", "w6-1"])


@rule("attila", "5.0", "E5")
def test_cards_removed_unseen_are_still_among_those_that_may_come(attila: Fixture) -> None:
    """Nobody knows which they are, so that the odds stay those of all unseen cards."""
    table = attila(None, turn=6, last_turn=6, removed=6, discards=["g3-3"] * 4)
    assert weights(table) == dict(DECK - Counter({"g3-3": 4})) and table["deck_size"] == 42 - 4 - 6


@rule("attila", "5.0")
@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("g2-4 g2-4 g2-4 g2-4", "g2-4"),
        ("event event event", "event"),
        ("w1-6 w1-6", "w1-6"),
        ("g9-9", "g9-9"),
        ("w2-2", "w2-2"),
        ("special", "special"),
        ("G2-4", "G2-4"),
    ],
)
def test_a_deck_with_cards_that_do_not_exist_is_refused(deck: str, said: str) -> None:
    with pytest.raises(smallwars.InvalidPosition, match=said) as caught:
        smallwars.new("attila", seed=1, deck=deck.split())
    assert caught.value.field.startswith("deck")


# The deck of a whole game


def known(game: smallwars.Game) -> list[str]:
    """All cards of a game whose deck was dealt ahead, wherever they are."""
    position = game.position()
    hands = [*position["hands"]["turkish"], *position["hands"]["cypriot"]]
    return [*position["deck"], *position["discards"], *position["removed_cards"], *hands]


@rule("attila", "5.0", "1.1", "E5")
@pytest.mark.parametrize("seed", range(8))
def test_the_deck_lasts_exactly_as_long_as_the_game_and_is_never_shuffled_again(seed: int) -> None:
    game = smallwars.new("attila", seed=seed)
    before, discards = game.position()["deck"], game.position()["discards"]
    for _ in walk(game, Random(seed)):
        position = game.position()
        assert Counter(known(game)) == DECK
        assert len(position["deck"]) == position["deck_size"] == 42 - 6 * position["turn"] - position["removed"]
        assert position["deck"] == before[len(before) - len(position["deck"]) :]
        assert position["discards"][: len(discards)] == discards
        discards = position["discards"]
    position = game.position()
    assert (position["deck_size"], len(position["discards"])) == (0, 42 - position["removed"])
    assert position["turn"] == position["last_turn"] == (6 if position["removed"] else 7)


@rule("attila", "5.0", "1.1")
def test_seven_draws_by_hand_empty_the_deck(opening: Opening) -> None:
    """All 42 cards in a row, events last; nobody plays a card, and LOK and ER never come."""
    cards = [card for card in sorted(DECK.elements()) if card != "event"]
    table = opening()
    for turn in range(1, 7):
        table.play(" ".join(f"{{{card}}}" for card in cards[6 * turn - 6 : 6 * turn]))
        assert (table["turn"], table["phase"], table["deck_size"]) == (turn, "play", 42 - 6 * turn)
        table.play("pass pass {1} {1}")
    assert weights(table) == dict(Counter([*cards[36:], "event", "event"]))
    table.play(" ".join(f"{{{card}}}" for card in cards[36:]))
    assert (table["turn"], table.kind, table["discards"][-2:]) == (7, "die", ["event", "event"])
    table.play("{6} {6} pass pass")
    assert table.game.result is not None and table["discards"] == [*cards[:36], "event", "event", *cards[36:]]


@rule("attila", "5.0")
def test_shuffled_decks_begin_with_each_kind_as_often_as_there_are_cards_of_it() -> None:
    options = {"organizational_ability": True}
    tops = Counter(
        smallwars.new("attila", seed=seed, options=options, log=False).position()["deck"][0] for seed in range(1200)
    )
    kinds = list(DECK)
    assert set(tops) == set(kinds)
    assert chi_square([tops[kind] for kind in kinds], [DECK[kind] for kind in kinds]) < 50


@rule("attila", "5.0")
def test_how_many_cards_a_player_gets_is_luck() -> None:
    sizes = Counter(len(smallwars.new("attila", seed=seed).position()["hands"]["turkish"]) for seed in range(150))
    assert set(sizes) >= {1, 2, 3, 4, 5} and sizes.most_common(1)[0][0] in (2, 3)
