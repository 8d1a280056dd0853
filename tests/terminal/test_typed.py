"""What a person may type."""

from __future__ import annotations

import pytest

import smallwars
from smallwars.engine.decision import Decision
from smallwars.terminal.typed import COMMANDS, command, fitting, letters, numbered


def decision(*choices: str, **arguments: str) -> Decision:
    game = smallwars.new("cyprus", seed=5, **arguments)
    for choice in choices:
        game.choose(choice)
    assert game.decision is not None
    return game.decision


def ids(decision: Decision, typed: str) -> list[str]:
    return [option.id for option in fitting(typed, decision.options, "en")]


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("?", ("?", "")),
        ("? nicosia", ("?", "nicosia")),
        ("?nic", ("?", "nic")),
        ("h 3.2.4", ("h", "3.2.4")),
        ("  U ", ("u", "")),
        ("s", ("s", "")),
        ("se", None),
        ("nicosia", None),
        ("", None),
    ],
)
def test_commands_are_one_letter_and_options_are_not(line: str, meaning: tuple[str, str] | None) -> None:
    assert command(line) == meaning


def test_first_letters_of_an_id_or_of_a_label_mean_an_option() -> None:
    actions = decision()
    assert ids(actions, "o") == ["op"]
    assert ids(actions, "operation & s") == ["op"]
    assert ids(actions, "pass") == ["pass.op", "pass.limited", "pass.event"]
    assert ids(actions, "p.l") == ids(actions, "p l") == ids(actions, "pass in the l") == ["pass.limited"]
    assert ids(actions, "z") == []


def test_an_id_typed_in_full_is_meant_alone() -> None:
    cards = decision(chance="manual")
    assert ids(cards, "c1") == ["C1"]
    assert len(ids(cards, "c")) > 30


def test_every_option_has_letters_of_its_own_and_none_is_a_command() -> None:
    for choices in ((), ("op",), ("op", "recruit"), ("event",)):
        pending = decision(*choices)
        shown = [letters(option, pending.options, "en") for option in pending.options]
        assert not set(shown) & set(COMMANDS)
        assert [ids(pending, way) for way in shown] == [[option.id] for option in pending.options]


def test_the_letters_are_as_few_as_can_be() -> None:
    actions = decision()
    assert [letters(option, actions.options, "en") for option in actions.options] == [
        "o",
        "l",
        "e",
        "p.o",
        "p.l",
        "p.e",
    ]
    sides = decision("event")
    assert [letters(option, sides.options, "en") for option in sides.options] == ["un", "sh"]


def test_a_list_is_numbered_unless_an_option_is_a_number() -> None:
    actions = decision()
    second = numbered(actions, "2")
    assert second is not None and second.id == "limited"
    assert numbered(actions, "7") is None
    counts = decision("op", "recruit", "troodos")
    assert [option.id for option in counts.options] == ["1", "2"]
    assert numbered(counts, "2") is None
