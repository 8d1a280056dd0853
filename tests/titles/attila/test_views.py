"""What is hidden: the deck, the enemy's hand, removed cards; who sees what with which option (2.32, 5.0, 9.13, E5)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import smallwars
from tests import in_order
from tests.engine.playing import asked, chi_square, frozen, ids, lines, played
from tests.harness import SIDES, Table, attila, rule
from tests.titles.attila.test_positions import ALL_OPTIONS, FULL, Position, lively, load
from tests.titles.attila.test_set_up import DECK

Fixture = Callable[..., Table]

FACTIONS = ("turkish", "cypriot", None)
HIDDEN_FIELDS = {"deck", "removed_cards", "pending"}
OPEN, ADVANTAGE = {"open_hands": True}, {"intelligence_advantage": True}

SEEN: list[tuple[dict[str, bool], str | None, list[str]]] = [
    ({}, "turkish", ["turkish"]),
    ({}, "cypriot", ["cypriot"]),
    ({}, None, []),
    (OPEN, "turkish", ["turkish", "cypriot"]),
    (OPEN, "cypriot", ["turkish", "cypriot"]),
    (OPEN, None, ["turkish", "cypriot"]),
    (ADVANTAGE, "turkish", ["turkish", "cypriot"]),
    (ADVANTAGE, "cypriot", ["cypriot"]),
    (ADVANTAGE, None, []),
    ({**OPEN, **ADVANTAGE}, "cypriot", ["turkish", "cypriot"]),
    ({**OPEN, **ADVANTAGE}, None, ["turkish", "cypriot"]),
]
"""Options, who looks, whose hands are seen; rulings A-54 and A-57."""

FRONT: dict[str, Any] = {"dhali": "es mk", "kophinou": "trk slf", "kyrenia": "ema- 39_div", "beachhead": "kyrenia"}


def seen_by(options: dict[str, bool], faction: str | None) -> list[str]:
    """Whose hands that faction sees."""
    shown = [side for side in SIDES if side == faction or options.get("open_hands")]
    advantage = options.get("intelligence_advantage") and faction == "turkish"
    return [side for side in SIDES if side in shown or (advantage and side == "cypriot")]


# Views


@rule("attila", "2.32", "9.13", "5.0")
@pytest.mark.parametrize(("options", "faction", "seen"), SEEN)
def test_who_sees_which_hand(options: dict[str, bool], faction: str | None, seen: list[str]) -> None:
    table = attila("plain", turkish="g2-4 g3-3", cypriot="w2-4", options=options, **FRONT)
    view = table.game.view(faction)
    hands = {"turkish": ["g2-4", "g3-3"], "cypriot": ["w2-4"]}
    assert view["hands"] == {side: hands[side] for side in seen}
    assert view["hand_sizes"] == {"turkish": 2, "cypriot": 1}
    assert seen_by(options, faction) == seen


@rule("attila", "2.32", "5.0", "E5")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("options", [{}, OPEN, ADVANTAGE], ids=str)
def test_a_view_is_the_position_without_what_is_hidden(options: dict[str, bool], faction: str | None) -> None:
    for game in lively(in_order.new("attila", seed=8, options=options), Random(8), 120):
        position, view = game.position(), game.view(faction)
        assert set(view) == set(position) - HIDDEN_FIELDS | {"hand_sizes"}
        assert {name: view[name] for name in set(view) - {"hands", "hand_sizes"}} == {
            name: position[name] for name in set(position) - HIDDEN_FIELDS - {"hands"}
        }
        assert view["hands"] == {side: position["hands"][side] for side in seen_by(options, faction)}
        assert view["hand_sizes"] == {side: len(hand) for side, hand in position["hands"].items()}
        assert view["deck_size"] == len(position["deck"])


@rule("attila", "2.32")
@pytest.mark.parametrize("faction", FACTIONS)
def test_special_action_cards_discards_and_units_are_open_to_all(faction: str | None) -> None:
    view = load(FULL, **ALL_OPTIONS).view(faction)
    for name in ("special_actions", "discards", "areas", "rear", "transit", "damaged", "disrupted", "removed"):
        assert view[name] == FULL[name]


@rule("attila", "E5")
@pytest.mark.parametrize("faction", FACTIONS)
def test_nobody_sees_the_cards_that_event_5_removes(faction: str | None) -> None:
    deck = ["event", "g2-4", "g4-4", "g5-3", "w2-4", "w4-4", "g1-6", "w1-6", "g6-1", "w6-1", "g2-3", "w2-3", "g3-2"]
    game = attila("plain", None, deck=deck, options=OPEN, **FRONT).play("{5}").game
    assert game.position()["removed_cards"] == deck[6:12] and game.position()["deck"] == ["g3-2"]
    told = json.dumps(game.view(faction)) + "".join(lines(game)) + game.svg(faction)
    assert not [card for card in deck[6:] if f'"{card}"' in told or card in "".join(lines(game))]
    assert (game.view(faction)["removed"], game.view(faction)["deck_size"]) == (6, 30)


@pytest.mark.parametrize("faction", ["british", "chance", "", "Turkish"])
def test_nobody_else_has_a_view(faction: str) -> None:
    with pytest.raises(smallwars.SmallWarsError, match="turkish, cypriot"):
        in_order.new("attila", seed=1).view(faction)


# What is hidden has no effect on what is seen


def dealt_otherwise(position: Position, hidden: list[str], rng: Random) -> Position:
    """A copy of a position with the hidden cards, deck and removed ones included, dealt in another way."""
    pool = [*position["deck"], *position["removed_cards"]]
    pool += [card for side in hidden for card in position["hands"][side]]
    rng.shuffle(pool)
    hands = dict(position["hands"])
    for side in hidden:
        colour = [card for card in pool if card[0] == {"turkish": "g", "cypriot": "w"}[side]]
        hands[side] = sorted(colour[: len(hands[side])])
        for card in hands[side]:
            pool.remove(card)
    removed = len(position["removed_cards"])
    return {**position, "hands": hands, "removed_cards": pool[:removed], "deck": pool[removed:]}


@rule("attila", "2.32", "5.0", "9.13")
@pytest.mark.parametrize("options", [{}, OPEN, ADVANTAGE], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_the_same_whatever_the_hidden_cards_are(seed: int, options: dict[str, bool]) -> None:
    """At every decision of a game, for both players and a spectator; pictures now and then."""
    changed = 0
    for at, game in enumerate(lively(in_order.new("attila", seed=seed, options=options), Random(seed))):
        position = json.loads(frozen(game))
        for faction in FACTIONS:
            hidden = [side for side in SIDES if side not in seen_by(options, faction)]
            other = dealt_otherwise(position, hidden, Random(at))
            twin = in_order.from_position(other, seed=1, options=options)
            assert twin.view(faction) == game.view(faction)
            assert at % 40 or twin.svg(faction) == game.svg(faction)
            changed += other["hands"] != position["hands"]
    assert changed > 100 or options == OPEN


WORDS = "g2-4 movement trk larnaca done pass g3-3 combat kyrenia {1} {2} lapithos"
HANDS = ["w2-4 w3-3 w4-4", "w1-6 w5-3 w6-1", "w3-5 w3-5 w4-2"]


@rule("attila", "2.32", "5.0")
def test_the_turkish_player_learns_nothing_of_a_hand_that_is_not_played() -> None:
    """Play is equal with other white cards in hand and to come."""
    told = []
    for hand, coming in zip(HANDS, [*HANDS[1:], HANDS[0]], strict=True):
        table = attila("plain", turkish="g2-4 g3-3", cypriot=hand, deck=["g4-4", *coming.split()], **FRONT)
        steps = []
        for word in [
            "g2-4",
            "movement",
            "trk",
            "larnaca",
            "done",
            "pass",
            "g3-3",
            "combat",
            "kyrenia",
            "{1}",
            "{2}",
            "lapithos",
        ]:
            table.play(word)
            steps.append((table.game.view("turkish"), lines(table.game), table.game.svg("turkish")))
        assert (table.actor, table.there("lapithos")) == ("cypriot", "ema-")
        told.append(steps)
    assert told[0] == told[1] == told[2]


@rule("attila", "2.32", "5.0")
def test_what_a_draw_tells_is_the_same_whatever_white_cards_come() -> None:
    told = []
    for hand, coming in zip(HANDS, [*HANDS[1:], HANDS[0]], strict=True):
        deck = ["g4-4", "event", "g6-1", *hand.split(), *coming.split()]
        table = attila("plain", None, deck=deck, **FRONT).play("{6}")
        told.append((table.game.view("turkish"), lines(table.game), table.game.svg("turkish")))
    assert told[0] == told[1] == told[2]


@rule("attila", "2.32", "6.0")
def test_a_hand_becomes_known_card_by_card_as_it_is_played_or_discarded() -> None:
    table = attila("plain", "cypriot", turkish="g2-4", cypriot="w2-4 w3-3 w4-4", **FRONT).play("w3-3 movement done")
    view = table.game.view("turkish")
    assert (view["discards"], view["hand_sizes"], "cypriot" in view["hands"]) == (
        ["w3-3"], {"turkish": 1, "cypriot": 2}, False,
    )  # fmt: skip
    table.play("pass pass")
    assert table.game.view("turkish")["discards"] == ["w3-3", "g2-4", "w2-4", "w4-4"]


# Determinized copies


def cards_of(position: Position) -> Counter[str]:
    """All cards of a position whose deck was dealt ahead."""
    hands = [*position["hands"]["turkish"], *position["hands"]["cypriot"]]
    return Counter([*position["deck"], *position["discards"], *position["removed_cards"], *hands])


@rule("attila", "2.32", "5.0", "9.13")
@pytest.mark.parametrize("options", [{}, OPEN, ADVANTAGE], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_determinized_copy_deals_only_what_is_unseen(seed: int, options: dict[str, bool]) -> None:
    """Views agree, every card is there once, hands have their colour and size, also after event 5."""
    for at, game in enumerate(lively(in_order.new("attila", seed=seed, options=options), Random(seed))):
        position = game.position()
        for faction in FACTIONS if at % 4 == 0 else ():
            copy = game.determinize(faction, Random(at))
            dealt = copy.position()
            assert copy.view(faction) == game.view(faction)
            assert cards_of(dealt) == DECK
            for side in SIDES:
                assert {card[0] for card in dealt["hands"][side]} <= {"g" if side == "turkish" else "w"}
                if side in seen_by(options, faction):
                    assert dealt["hands"][side] == position["hands"][side]
            assert [len(dealt[name]) for name in ("deck", "removed_cards")] == [
                len(position[name]) for name in ("deck", "removed_cards")
            ]


@rule("attila", "2.32", "5.0", "9.13")
@pytest.mark.parametrize(("options", "faction", "seen"), SEEN)
def test_copies_differ_in_the_hands_that_are_not_seen(
    options: dict[str, bool], faction: str | None, seen: list[str]
) -> None:
    table = attila("plain", turkish="g2-4 g3-3 g4-4", cypriot="w2-4 w3-3 w4-4", options=options, **FRONT)
    copies = [table.game.determinize(faction, Random(seed)).position()["hands"] for seed in range(40)]
    for side in SIDES:
        dealt = {tuple(hands[side]) for hands in copies}
        assert dealt == {tuple(table["hands"][side])} if side in seen else len(dealt) > 20


@rule("attila", "2.32", "5.0")
def test_a_determinized_copy_asks_about_the_hand_it_dealt() -> None:
    table = attila("plain", "cypriot", turkish="g2-4", cypriot="w2-4 w3-3 w4-4", **FRONT)
    for seed in range(20):
        copy = table.game.determinize("turkish", Random(seed))
        assert ids(copy)[:-2] == sorted(set(copy.position()["hands"]["cypriot"])) and ids(copy)[-2:] == [
            "special",
            "pass",
        ]
        assert asked(table.game.determinize("cypriot", Random(seed))) == asked(table.game)


@rule("attila", "2.32", "5.0")
@pytest.mark.parametrize("faction", FACTIONS)
def test_copies_can_be_played_to_the_end(faction: str | None) -> None:
    for at, game in enumerate(lively(in_order.new("attila", seed=12), Random(12))):
        if at % 15 == 0:
            copy = played(game.determinize(faction, Random(at)), Random(at))
            assert copy.result is not None and copy.position()["deck_size"] == 0


@rule("attila", "2.32", "5.0")
def test_a_hidden_hand_is_dealt_by_the_odds_of_the_unseen_cards() -> None:
    """One hidden white card; four of 3-3, one of 1-6 and so on, less what lies in the discards."""
    discards = ["w3-3", "w3-3", "w2-4"]
    table = attila("plain", turkish="g2-4", cypriot="w4-4", discards=discards, **FRONT)
    left = DECK - Counter(discards)
    kinds = [card for card in left if card[0] == "w"]
    dealt = Counter(
        table.game.determinize("turkish", Random(seed)).position()["hands"]["cypriot"][0] for seed in range(1500)
    )
    assert set(dealt) == set(kinds)
    assert chi_square([dealt[kind] for kind in kinds], [left[kind] for kind in kinds]) < 28


@rule("attila", "2.32", "5.0", "E5")
def test_removed_cards_are_dealt_anew_like_all_that_is_hidden() -> None:
    """Whoever looks, a card that event 5 removed may be in the deck or in the enemy's hand."""
    removed = ["g1-6", "w1-6", "g6-1", "w6-1", "g2-3", "w2-3"]
    rest = list((DECK - Counter(removed)).elements())
    hands = {"turkish": [card for card in rest if card[0] == "g"][:2], "cypriot": [c for c in rest if c[0] == "w"][:2]}
    for card in [*hands["turkish"], *hands["cypriot"]]:
        rest.remove(card)
    position = {"title": "attila", "turn": 5, "last_turn": 6, "phase": "play", "hands": hands, "removed": 6}
    game = load({**position, "removed_cards": removed, "deck": rest, "areas": {"dhali": ["es", "trk"]}})
    copies = [game.determinize("turkish", Random(seed)).position() for seed in range(60)]
    assert len({tuple(sorted(copy["removed_cards"])) for copy in copies}) > 50
    assert any("w1-6" in copy["hands"]["cypriot"] for copy in copies) and any("g1-6" in c["deck"] for c in copies)
    assert all(cards_of(copy) == DECK for copy in copies)


@rule("attila", "2.32", "5.0")
def test_the_two_hands_that_a_spectator_does_not_see_are_dealt_apart() -> None:
    table = attila("plain", turkish="g2-4 g3-3", cypriot="w2-4 w3-3", **FRONT)
    equal = 0
    for seed in range(100):
        hands = table.game.determinize(None, Random(seed)).position()["hands"]
        equal += [card[1:] for card in hands["turkish"]] == [card[1:] for card in hands["cypriot"]]
    assert equal < 20


@rule("attila", "2.32", "5.0")
def test_what_is_not_known_to_the_game_itself_stays_so_in_a_copy() -> None:
    """By hand, cards are drawn as they come: there is no deck to deal, and the hands keep their sizes."""
    table = attila("plain", turkish="g2-4 g3-3", cypriot="w2-4", **FRONT)
    copy = table.game.determinize("turkish", Random(1)).position()
    assert (copy["deck"], copy["removed_cards"], copy["deck_size"]) == ([], [], 39)
    assert copy["hands"]["turkish"] == ["g2-4", "g3-3"] and len(copy["hands"]["cypriot"]) == 1


@rule("attila", "2.32", "5.0")
def test_a_determinized_copy_leaves_the_original_alone() -> None:
    game = in_order.new("attila", seed=3)
    before = frozen(game), asked(game), lines(game)
    for seed in range(5):
        played(game.determinize("turkish", Random(seed)), Random(seed), 40)
    assert (frozen(game), asked(game), lines(game)) == before
