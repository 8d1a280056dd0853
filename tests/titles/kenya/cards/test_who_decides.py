"""Who decides what an Event leaves open (5.1): a Faction it names its own action, the executing one all else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

RING = {"kiambu": "1P", "fort_hall": "1P", "nyeri": "1P", "thompsons_falls": "1P", "rift_valley": "1P", "nanyuki": "1P"}


def decided_by(faction: str, table: Table, words: str) -> Table:
    """Play these words; each that is no result of chance must be that Faction's to say."""
    for word in words.split():
        if not word.startswith("{"):
            assert table.actor == faction, f"{word!r} answers {table.game.decision}"
        table.step(word)
    return table.play("")


EXECUTING: list[tuple[str, str, str, dict[str, Any]]] = [
    ("K1 shaded", "shaded", "1", {}),
    (
        "K6 unshaded",
        "unshaded",
        "kiambu available nyeri out_of_play nyeri thika",
        {"kiambu": "1T", "nyeri": "1T 1P", "thika": "1P", "out_of_play": {"police": 8}},
    ),
    ("K10 unshaded", "unshaded", "active active", {"nyeri": "2U 1A", "meru": "2A 1U"}),
    ("K12 unshaded", "unshaded", "kiambu meru", {"kiambu": "1U", "nyeri": "1U", "meru": "1U"}),
    ("K12 shaded", "shaded", "nyeri", {"nyeri": "1U 1P", "meru": "1U 1P"}),
    ("K13 unshaded", "unshaded", "thika 1", {}),
    ("K14 unshaded", "unshaded", "active underground", {"aberdares": "1U 1A", "mount_kenya": "1U 1A"}),
    ("K14 shaded", "shaded", "mount_kenya", {}),
    ("K16 shaded", "shaded", "nyeri", {"nyeri": "1T", "meru": "1T"}),
    (
        "K17 unshaded",
        "unshaded",
        "thompsons_falls available rift_valley out_of_play nanyuki nairobi available",
        {"nairobi": "1P", "out_of_play": {"police": 8}},
    ),
    ("K17 shaded", "shaded", "active underground", {"rift_valley": "1U 1A", "thika": "1U 1A"}),
    (
        "K19 unshaded",
        "unshaded",
        "mount_kenya",
        {**RING, "embu": "1P", "meru": "1P", "aberdares": "1B", "mount_kenya": "1B"},
    ),
    ("K19 shaded", "shaded", "nyeri", {}),
    ("K20 unshaded", "unshaded", "nyeri active meru underground", {"nyeri": "1U 1A 1T", "meru": "1U 1A 1T"}),
    ("K21 shaded", "shaded", "nyeri active", {"nyeri": "1U 1A 1T", "meru": "1U 1T"}),
    ("K22 unshaded", "unshaded", "nyeri", {"kiambu": "1B 2P", "nyeri": "1B 2T"}),
    ("K23 unshaded", "unshaded", "nairobi thika", {}),
    ("K23 shaded", "shaded", "nyeri", {"kiambu": "1pop", "nyeri": "1pop"}),
    ("K26", "", "nyeri {6}", {"nyeri": "1B 1T", "meru": "1B 1T"}),
    ("K27 shaded", "shaded", "nyeri", {"kiambu": "1pop", "nyeri": "1pop"}),
    (
        "K29 unshaded",
        "unshaded",
        "kiambu available nyeri out_of_play nyeri thika",
        {"kiambu": "1T", "nyeri": "1T 1P", "thika": "1P", "out_of_play": {"police": 8}},
    ),
    ("K30 unshaded", "unshaded", "nyeri", {"nyeri": "Resist", "meru": "Resist"}),
    ("K30 shaded", "shaded", "nyeri", {"nyeri": "1U 1P", "meru": "1U 1P"}),
]


@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("card", "side", "words", "position"),
    [pytest.param(*case, id=case[0].replace(" ", "-"), marks=rule("kenya", case[0], "5.1")) for case in EXECUTING],
)
def test_the_executing_faction_decides_what_names_no_other(
    kenya: Kenya, card: str, side: str, words: str, position: dict[str, Any], executing: str
) -> None:
    table = kenya(card=card.split()[0], first=executing, **position).play(f"event {side}")
    decided_by(executing, table, words)
    assert (table.kind, table["boxes"]["event"]) == ("action", executing)


NAMED: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (
        "K8 unshaded",
        "british",
        "unshaded",
        "nairobi deploy 1 0 kiambu nairobi 2 thika deploy 1",
        {"nairobi": "1T", "thika": "1P"},
    ),
    ("K8 shaded", "mau_mau", "shaded", "nyeri thika", {}),
    ("K32 unshaded", "british", "unshaded", "relocate nyeri", {"nyeri": "1T", "meru": "1P"}),
    ("K32 unshaded", "british", "unshaded", "reprisal nyeri active embu", {"nyeri": "1U 1A 3T", "meru": "1T"}),
    ("K9 unshaded", "british", "unshaded", "assault done left", {"nyeri": "1A 1T"}),
    ("K10 shaded", "mau_mau", "shaded", "thika 2", {"thika": "1P", "embu": "1P"}),
    ("K13 shaded", "mau_mau", "shaded", "nyeri thika 1", {"nyeri": "2T"}),
    ("K15 unshaded", "british", "unshaded", "2 1 kiambu", {"nairobi": "1U", "kiambu": "1T"}),
    ("K15 shaded", "mau_mau", "shaded", "2", {"nairobi": "2P"}),
    ("K16 unshaded", "british", "unshaded", "nyeri assault", {"nyeri": "1A"}),
    ("K18 unshaded", "british", "unshaded", "aberdares nyeri 2 1", {"aberdares": "2A", "nyeri": "2T"}),
    ("K20 shaded", "mau_mau", "shaded", "nyeri kiambu", {}),
    ("K21 unshaded", "british", "unshaded", "nyeri", {"nyeri": "1A 1T", "meru": "1A 1T"}),
    ("K22 shaded", "mau_mau", "shaded", "rally nyeri terror kiambu", {"kiambu": "1U", "meru": "1U"}),
    ("K24 unshaded", "british", "unshaded", "thika 1 done thika", {"nyeri": "1P", "thika": "1P"}),
    ("K27 unshaded", "british", "unshaded", "kiambu done {6}", {"kiambu": "1P", "nyeri": "1P"}),
    ("K29 shaded", "mau_mau", "shaded", "nyeri meru", {"nyeri": "1U", "embu": "1U", "meru": "1U"}),
]


@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("card", "named", "side", "words", "position"),
    [pytest.param(*case, id=case[0].replace(" ", "-"), marks=rule("kenya", case[0], "5.1")) for case in NAMED],
)
def test_the_named_faction_decides_its_own_action(
    kenya: Kenya, card: str, named: str, side: str, words: str, position: dict[str, Any], executing: str
) -> None:
    table = kenya(card=card.split()[0], first=executing, **position).play(f"event {side}")
    decided_by(named, table, words)
    assert (table.kind, table["boxes"]["event"]) == ("action", executing)


@rule("kenya", "K4", "5.1")
@pytest.mark.parametrize(("executing", "other"), [("british", "mau_mau"), ("mau_mau", "british")])
def test_the_other_player_decides_about_the_piece_that_the_text_leaves_to_him(
    kenya: Kenya, executing: str, other: str
) -> None:
    """Ruling K-28."""
    table = kenya(card="K4", first=executing, nyeri="Resist").play("event")
    decided_by(executing, table, "nyeri")
    assert (table.pieces("nyeri"), table.options) == ("1Ter", ["guerrilla", "police", "done"])
    decided_by(other, table, "guerrilla")
    assert (table.pieces("nyeri"), table.kind) == ("1U 1Ter", "action")


@rule("kenya", "K6 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_the_executing_faction_picks_the_marker_that_gets_the_last_guerrilla(kenya: Kenya, executing: str) -> None:
    """Ruling K-32: the Mau Mau may go on with those of the map."""
    table = kenya(card="K6", first=executing, aberdares="14U", kiambu="1Ter", meru="1Ter").play("event shaded")
    decided_by(executing, table, "meru")
    if executing == "mau_mau":
        decided_by("mau_mau", table, "done")
    assert [table.pieces(space) for space in ("kiambu", "meru", "aberdares")] == ["", "1U", "14U"]
    assert table.kind == "action"


@rule("kenya", "K1 shaded", "5.1", "1.4.1")
def test_only_the_mau_mau_executing_take_their_pieces_from_the_map(kenya: Kenya) -> None:
    """Ruling K-5."""
    full = {"aberdares": "15U 2B", "mount_kenya": "2B"}
    table = kenya(card="K1", first="british", **full).play("event shaded")
    assert (table.pieces("nairobi"), table.pieces("aberdares"), table.actor) == ("Resist", "2B 15U", "mau_mau")
    table = kenya(card="K1", **full).play("event shaded")
    decided_by("mau_mau", table, "0 aberdares aberdares")
    assert (table.pieces("nairobi"), table.pieces("aberdares")) == ("2U Resist", "2B 13U")
    assert (table["political_will"], table.actor) == (8, "british")


@rule("kenya", "K15 unshaded", "5.1", "1.4.1")
def test_only_the_british_executing_take_their_cubes_from_the_map(kenya: Kenya) -> None:
    """Ruling K-5: the British decide in both cases, but with what is Available when the Mau Mau execute it."""
    full = {"thika": "10T", "embu": "14P"}
    table = kenya(card="K15", **full).play("event unshaded")
    assert (table.actor, table.kind, table.options) == ("british", "event.police", ["0", "1"])
    table = kenya(card="K15", first="british", **full).play("event unshaded")
    assert (table.actor, table.kind, table.options) == ("british", "event.troops", ["0", "1", "2", "3", "4"])
    decided_by("british", table, "2")
    assert (table.kind, table.options) == ("event.police", ["0", "1", "2"])
