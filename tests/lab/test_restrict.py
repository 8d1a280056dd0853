"""Restricted play: what is forbidden is not offered, as long as the rules leave another way."""

import pytest

import smallwars
from smallwars.bots import Bot
from smallwars.engine.game import Game
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.lab.simulations.arms import Arm, Ban, SimulateError, forbidden, levels, read_ban
from smallwars.lab.simulations.restrictions import Law, check_bans
from smallwars.lab.simulations.simulation import Job, chosen, play
from tests import in_order


def arm_of(title: str, ban: Ban | None = None) -> Arm:
    known = find(title)
    [arm] = levels(known, ("random",), known.check_options({}), "random")
    return arm if ban is None else forbidden(arm, ban)


def offered(game: Game, *bans: Ban) -> list[str]:
    question = Law(game.title, bans).impose(game, 1)
    assert question is not None
    return [game.title.word(answer) for answer in question.answers]


def count(title: str, ban: Ban | None, operation: str, games: int = 12) -> int:
    played = [play(Job(title, 1, index, arm_of(title, ban))).facts for index in range(games)]
    return sum([int(row[4]) for facts in played for row in facts.operations if row[3] == operation])


def test_who_plays_at_random_plays_the_same_where_nothing_is_withheld() -> None:
    """Games of one seed are equal, so that a change can be measured seed by seed."""
    free, bound = (play(Job("kenya", 1, 0, arm_of("kenya", ban))).facts for ban in (None, Ban("rally", "british")))
    assert (free.operations, free.cards, free.paths) == (bound.operations, bound.cards, bound.paths)


def test_a_word_is_taken_out_of_the_question() -> None:
    game = in_order.new("cyprus", seed=1)
    assert "event" in [option.id for option in game.decision.options]  # type: ignore[union-attr]
    left = offered(game, Ban("event"))
    assert "event" not in left and "op" in left


@pytest.mark.parametrize("title", ["cyprus", "kenya"])
def test_a_card_is_kept_from_its_event(title: str) -> None:
    """The Event is withheld while its card lies there, and no other; by the log of whole games too."""
    game = in_order.new(title, seed=1)
    card = game.position()["card"]
    other = next(known["id"] for known in game.title.cards if known["id"] != card)  # type: ignore[attr-defined]
    assert "event" in offered(in_order.new(title, seed=1), Ban(other))
    assert "event" not in offered(game, Ban(card)) and "op" in offered(game, Ban(card))
    before, after = (events_of(title, card, ban) for ban in (None, Ban(card)))
    assert before > 0 and after == 0


def events_of(title: str, card: str, ban: Ban | None) -> int:
    """In how many of some games that card's Event is played."""
    played = [play(Job(title, 1, index, arm_of(title, ban))).facts.cards for index in range(40)]
    return sum([row[1] == card and row[3] != "" for cards in played for row in cards])


def test_to_pass_is_another_thing_than_to_play_the_event() -> None:
    assert "pass.event" in offered(in_order.new("cyprus", seed=1), Ban("event"))


def test_a_family_of_words_is_forbidden_by_its_first_part() -> None:
    assert not [word for word in offered(in_order.new("cyprus", seed=1), Ban("pass")) if word.startswith("pass")]


def test_another_faction_is_free() -> None:
    assert "event" in offered(in_order.new("cyprus", seed=1), Ban("event", "british"))
    assert "event" not in offered(in_order.new("cyprus", seed=1), Ban("event", "eoka"))


def test_a_choice_that_is_not_offered_cannot_be_made() -> None:
    game = in_order.new("cyprus", seed=1)
    offered(game, Ban("event"))
    with pytest.raises(smallwars.IllegalChoice):
        game.choose("event")


def test_where_nothing_else_is_left_it_is_offered_all_the_same() -> None:
    game = in_order.new("cyprus", seed=1)
    everything = tuple([Ban(option.id) for option in game.decision.options])  # type: ignore[union-attr]
    assert offered(game, *everything) == [ban.word for ban in everything]


def test_what_the_rules_would_compel_is_seen_coming() -> None:
    """3.2.3: who searches a Town without Intel Chits must place a Curfew."""
    before, after = count("cyprus", None, "curfew"), count("cyprus", Ban("curfew"), "curfew")
    assert before > 3
    assert after <= 1


def test_the_operation_itself_is_left_out() -> None:
    assert count("kenya", None, "terror", 6) > 5
    assert count("kenya", Ban("terror"), "terror", 6) <= 1


def test_cards_can_be_kept_from_a_use() -> None:
    assert count("attila", Ban("combat"), "combat", 3) == 0


def test_what_happens_all_the_same_is_counted() -> None:
    facts = play(Job("cyprus", 1, 0, arm_of("cyprus"))).facts
    assert facts.breaches == 0
    game = in_order.new("cyprus", seed=3)
    play_out(game, 3)
    events = [entry for entry in game.log if entry.verb in ("event", "event_of_one_text")]
    assert Law(game.title, (Ban("event"),)).breaches(game.log) == len(events) > 0
    own = [entry for entry in events if entry.args[0] == 1]
    assert Law(game.title, (Ban("event", "british"),)).breaches(game.log) == len(own)


class Turn:
    def __init__(self, *words: str) -> None:
        self.words = list(words)


class Searcher(Bot):
    """Has found some turns, the best first."""

    def option_for(self, game: Game, faction: str) -> str:
        return "event"

    def candidates(self, game: Game, faction: str) -> list[Turn]:
        return [Turn("event", "shaded"), Turn("op", "search"), Turn("limited", "recruit")]


class Stubborn(Bot):
    """Wants the Event, then the Operation."""

    def option_for(self, game: Game, faction: str) -> str:
        return "event"

    def worths(self, game: Game, faction: str) -> dict[str, float]:
        return {"event": 3.0, "limited": 1.0, "op": 2.0}


def test_a_searching_bot_takes_the_best_turn_that_does_without() -> None:
    game = in_order.new("cyprus", seed=1)
    banned = (Ban("event"), Ban("search"))
    question = Law(game.title, banned).impose(game, 1)
    assert question is not None
    assert chosen(Searcher(1), game, question, "eoka", {"event", "search"}) == "limited"


def test_a_bot_that_insists_gets_the_best_of_what_is_offered() -> None:
    game = in_order.new("cyprus", seed=1)
    question = Law(game.title, (Ban("event"),)).impose(game, 1)
    assert question is not None
    assert chosen(Stubborn(1), game, question, "eoka", {"event"}) == "op"


def test_the_game_that_is_judged_is_left_as_it_was() -> None:
    game = in_order.new("greek_civil_war", seed=2)
    play_out(game, 2, 30)
    before = game.record()
    offered(game, Ban("attack"), Ban("move"))
    assert game.record() == before


def test_a_word_that_the_title_does_not_have_is_refused() -> None:
    with pytest.raises(SimulateError, match="curfew"):
        check_bans(find("cyprus"), [Ban("curfews")])
    with pytest.raises(SimulateError, match="C33"):  # Propaganda, which has no Event
        check_bans(find("cyprus"), [Ban("C33")])
    check_bans(find("cyprus"), [Ban("curfew"), Ban("pass"), Ban("diplomacy")])


def test_a_ban_is_a_word_or_a_faction_and_a_word() -> None:
    title = find("cyprus")
    assert read_ban(title, "curfew") == Ban("curfew")
    assert read_ban(title, "british=event") == Ban("event", "british")
    with pytest.raises(SimulateError, match="british, eoka"):
        read_ban(title, "turkish=event")
