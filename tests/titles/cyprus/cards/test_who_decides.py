"""Who decides what an Event leaves open (5.1): a Faction it names its own action, the executing one all else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


def decided_by(faction: str, table: Table, words: str) -> Table:
    """Play these words; each that is no result of chance must be that Faction's to say."""
    for word in words.split():
        if not word.startswith("{"):
            assert table.actor == faction, f"{word!r} answers {table.game.decision}"
        table.step(word)
    return table.play("")


EXECUTING: list[tuple[str, str, str, dict[str, Any]]] = [
    ("C4", "", "nicosia karpas akrotiri", {"nicosia": "2T", "karpas": "2T", "akrotiri": "2T"}),
    ("C5 shaded", "shaded", "nicosia", {"nicosia": "1A 1P", "larnaca": "1A 1P"}),
    ("C7 shaded", "shaded", "nicosia larnaca", {"nicosia": "1T Cur", "larnaca": "1T Cur", "prison": 2}),
    ("C8 unshaded", "unshaded", "nicosia active troodos active", {"nicosia": "1U 1A", "troodos": "1U 1A"}),
    (
        "C14 unshaded",
        "unshaded",
        "nicosia active troodos active kyrenia active",
        {"nicosia": "1U 1A", "troodos": "1U 1A", "kyrenia": "1U 1A", "international_opinion": 1},
    ),
    ("C14 shaded", "shaded", "paphos nicosia troodos", {}),
    ("C16 unshaded", "unshaded", "nicosia active larnaca cache", {"nicosia": "1U 1A 1T", "larnaca": "1U 1C 1T"}),
    ("C16 shaded", "shaded", "nicosia larnaca", {"nicosia": "1T", "larnaca": "1T"}),
    ("C19 shaded", "shaded", "troodos nicosia 1 larnaca 1", {"nicosia": "2T", "larnaca": "2T"}),
    ("C20 unshaded", "unshaded", "paphos nicosia", {"paphos": "1T", "nicosia": "1T", "larnaca": "1T"}),
    ("C20 shaded", "shaded", "paphos paphos karpas", {}),
    ("C21 shaded", "shaded", "paphos karpas", {}),
    ("C22", "", "1 place paphos karpas", {"nicosia": "1A"}),
    ("C22", "", "-1 remove nicosia active troodos active", {"nicosia": "1U 1A", "troodos": "1U 1A"}),
    ("C24 shaded", "shaded", "nicosia larnaca", {"nicosia": "1A 1P", "larnaca": "1A 1P"}),
    ("C26", "", "nicosia active larnaca active", {"nicosia": "1U 1A 1P", "larnaca": "1U 1A 1P"}),
    ("C27 unshaded", "unshaded", "nicosia active", {"nicosia": "1U 1A", "troodos": "1U"}),
    ("C29 unshaded", "unshaded", "sabotage nicosia larnaca", {"nicosia": "2Sab", "larnaca": "2Sab"}),
]


@pytest.mark.parametrize("executing", ["british", "eoka"])
@pytest.mark.parametrize(
    ("card", "side", "words", "position"),
    [pytest.param(*case, id=case[0].replace(" ", "-"), marks=rule("cyprus", case[0], "5.1")) for case in EXECUTING],
)
def test_the_executing_faction_decides_what_names_no_other(
    cyprus: Cyprus, card: str, side: str, words: str, position: dict[str, Any], executing: str
) -> None:
    table = cyprus(card=card.split()[0], first=executing, **position).play(f"event {side}")
    decided_by(executing, table, words)
    assert table.kind == "action"


NAMED: list[tuple[str, str, str, str, dict[str, Any]]] = [
    ("C1 unshaded", "british", "unshaded", "nicosia paphos", {"nicosia": "1T 1Sab", "paphos": "1P 1Sab"}),
    ("C2 shaded", "eoka", "shaded", "travel paphos travel karpas travel larnaca", {"nicosia": "1U"}),
    ("C3 unshaded", "british", "unshaded", "nicosia done nicosia", {"nicosia": "1A 1P", "larnaca": "1A 1P"}),
    ("C3 shaded", "eoka", "shaded", "nicosia political_will", {"nicosia": "1A 1T Cur 1Sab"}),
    (
        "C6 unshaded",
        "british",
        "unshaded",
        "akrotiri troodos 1 akrotiri kyrenia 1 nicosia troodos 1 done",
        {"nicosia": "2P", "akrotiri": "3T"},
    ),
    ("C6 shaded", "eoka", "shaded", "troodos paphos 1 karpas done", {"troodos": "2A", "kyrenia": "1A"}),
    ("C8 shaded", "eoka", "shaded", "nicosia political_will", {"nicosia": "1T Cur 1Sab", "larnaca": "1T Cur"}),
    (
        "C12 unshaded",
        "british",
        "unshaded",
        "assault nicosia assault larnaca diplomacy",
        {"nicosia": "1A 1T", "larnaca": "1A 1T", "karpas": "1A 1T", "prison": 2},
    ),
    ("C12 shaded", "eoka", "shaded", "nicosia troodos {1} done", {"nicosia": "1U", "larnaca": "1U", "troodos": "1C"}),
    ("C19 unshaded", "british", "unshaded", "troodos done troodos", {"troodos": "1A 2T", "nicosia": "1T"}),
    ("C2 unshaded", "british", "unshaded", "nicosia", {"nicosia": "1A 1T", "larnaca": "1A 1T"}),
    ("C29 shaded", "eoka", "shaded", "nicosia {1} larnaca {1}", {"nicosia": "1U", "larnaca": "1U"}),
    (
        "C28 shaded",
        "eoka",
        "shaded",
        "akrotiri {1} dhekelia {1}",
        {"troodos": "10U", "akrotiri": "1U", "dhekelia": "1U"},
    ),
    ("C30 unshaded", "british", "unshaded", "nicosia done nicosia", {"nicosia": "1A 1T", "famagusta": "1T"}),
    ("C30 shaded", "eoka", "shaded", "nicosia {1} larnaca {1}", {"nicosia": "1U", "larnaca": "1U"}),
]


@pytest.mark.parametrize("executing", ["british", "eoka"])
@pytest.mark.parametrize(
    ("card", "named", "side", "words", "position"),
    [pytest.param(*case, id=case[0].replace(" ", "-"), marks=rule("cyprus", case[0], "5.1")) for case in NAMED],
)
def test_the_named_faction_decides_its_own_action(
    cyprus: Cyprus, card: str, named: str, side: str, words: str, position: dict[str, Any], executing: str
) -> None:
    table = cyprus(card=card.split()[0], first=executing, **position).play(f"event {side}")
    decided_by(named, table, words)
    if card == "C6 shaded":
        assert table.pieces("kyrenia") == "1A"
    assert table.kind == "action"


@rule("cyprus", "C27 unshaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "eoka"])
def test_interrogate_is_british_whoever_executes_it(cyprus: Cyprus, executing: str) -> None:
    table = cyprus(card="C27", first=executing, capabilities={"C17": "unshaded"}, nicosia="1A 1P")
    table.play("event unshaded")
    assert (table.actor, table.kind) == ("british", "interrogate.count")


@rule("cyprus", "C28 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "eoka"])
def test_the_executing_faction_picks_the_base_that_gets_the_last_cell(cyprus: Cyprus, executing: str) -> None:
    table = cyprus(card="C28", first=executing, troodos="11U").play("event shaded")
    decided_by(executing, table, "akrotiri")
    assert table.pieces("akrotiri") == "1U"


@rule("cyprus", "C15 unshaded", "C20 unshaded", "1.10")
@pytest.mark.parametrize("card", ["C15", "C20"])
@pytest.mark.parametrize("executing", ["british", "eoka"])
def test_the_curfew_that_moves_is_the_choice_of_the_british(cyprus: Cyprus, card: str, executing: str) -> None:
    out = {town: "1P Cur" for town in ("paphos", "limassol", "nicosia", "larnaca")}
    table = cyprus(card=card, first=executing, famagusta="1T", karpas="1T", **out).play("event unshaded karpas")
    decided_by("british", table, "larnaca")
    assert table.pieces("karpas") == "1T Cur"
