"""Fair dice: a record is checked against the seed that was promised."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import smallwars
from smallwars.cli import main
from smallwars.server.tables.rows import commitment as promised
from smallwars.server.verify import commitment, verify
from tests.built_in import TITLES

SEED = 170141183460469231731687303715884105727


def record(title: str, seed: int = SEED, **more: object) -> str:
    game, rng = smallwars.new(title, seed=seed, **more), Random(5)
    while (decision := game.decision) is not None:
        game.choose(rng.choice(decision.options).id)
    return game.record(commitment(seed))


def run(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as exit:
        main(["verify", str(file), *more])
    return int(exit.value.code or 0)


def failed(text: str, shown: str = "") -> list[str]:
    return [finding.key for finding in verify(text, shown) if not finding.holds]


def test_the_server_promises_what_is_checked() -> None:
    assert promised(str(SEED)) == commitment(SEED) == commitment(str(SEED))


@pytest.mark.parametrize("title", TITLES)
def test_an_honest_record_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str], title: str) -> None:
    assert run(tmp_path, record(title), "--commitment", commitment(SEED).upper()) == 0
    told = capsys.readouterr().out
    assert "The record holds" in told and str(SEED) in told and "Results of chance" in told
    assert ("The deck" in told) is (title != "greek_civil_war")


def test_another_seed_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record("cyprus").replace(commitment(SEED), commitment(SEED + 1))
    assert run(tmp_path, text) == 1
    assert "not the SHA-256" in capsys.readouterr().out


def test_a_commitment_that_was_exchanged_is_found() -> None:
    assert failed(record("cyprus", 8), commitment(7)) == ["other-commitment"]


@pytest.mark.parametrize("title", ["cyprus", "greek_civil_war", "attila"])
def test_a_die_that_was_turned_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str], title: str) -> None:
    text = record(title)
    dice = [match for match in re.finditer(r"\{([1-6])\}", text) if match.group(1) in "14"]
    die = dice[len(dice) // 2]
    turned = "2" if die.group(1) == "1" else "3"
    assert run(tmp_path, text[: die.start(1)] + turned + text[die.end(1) :]) == 1
    line = text[: die.start()].count("\n") + 1
    assert f"Line {line}: the result of chance is {turned}, the seed gives {die.group(1)}" in capsys.readouterr().out


@pytest.mark.parametrize("title", ["cyprus", "kenya", "attila"])
def test_a_stacked_deck_is_found(title: str) -> None:
    text = record(title)
    head, deck, rest = re.split(r'(?<=\[Deck ")(.*)(?="\])', text, maxsplit=1)
    cards = deck.split()
    other = next(index for index, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    assert failed(head + " ".join(cards) + rest) == ["other-deck"]


def test_a_result_that_was_changed_is_found() -> None:
    text = record("kenya")
    winner = "british" if '[Result "mau_mau,' in text else "mau_mau"
    assert failed(re.sub(r'\[Result "\w+,', f'[Result "{winner},', text)) == ["other-ending"]


def test_no_result_holds_for_a_game_that_is_not_over() -> None:
    game = smallwars.new("kenya", seed=SEED)
    game.choose(game.decision.options[0].id)
    text = game.record(commitment(SEED))
    assert "[Result" not in text and failed(text) == []
    assert failed('[Result "None"]\n' + text) == ["other-ending"]


def test_a_result_as_earlier_versions_wrote_it_holds() -> None:
    text = record("kenya")
    result = smallwars.replay(text).result
    assert failed(re.sub(r'\[Result ".*"\]', lambda _: f'[Result "{result}"]', text)) == []


def test_what_was_set_up_by_hand_is_not_the_seeds() -> None:
    game = smallwars.new("cyprus", seed=SEED)
    game.edit({"political_will": 3})
    assert failed(game.record(commitment(SEED))) == ["edited"]


def test_a_game_from_a_position_says_so() -> None:
    start = smallwars.new("cyprus", seed=1).position()
    game, rng = smallwars.from_position(start, seed=SEED), Random(2)
    while (decision := game.decision) is not None:
        game.choose(rng.choice(decision.options).id)
    findings = verify(game.record(commitment(SEED)))
    assert all(finding.holds for finding in findings) and findings[1].key == "placed"


def test_without_a_seed_or_a_commitment_nothing_can_be_checked() -> None:
    game = smallwars.new("cyprus", seed=SEED)
    assert failed(game.record()) == ["no-commitment"]
    assert failed(game.open_record(commitment(SEED))) == ["no-seed"]


def test_results_that_are_left_out_are_left_to_the_seed() -> None:
    text = re.sub(r" ?\{\d\}", "", record("cyprus"))
    assert failed(text) == []


@pytest.mark.parametrize("text", ["", "hello", '[Title "chess"]', '[Title "cyprus"]\n[Seed "x"]', "[Title"])
def test_what_cannot_be_read_is_another_matter(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    assert run(tmp_path, text) == 2
    assert capsys.readouterr().err.startswith("smallwars: ")


def test_a_choice_that_the_rules_do_not_allow_cannot_be_read(tmp_path: Path) -> None:
    text = record("greek_civil_war")
    assert run(tmp_path, text.replace("athens", "atlantis", 1)) == 2
    assert run(tmp_path, text + "\nathens\n") == 2


def test_the_dice_of_a_record_of_the_version_before_hold_by_the_rules_of_their_time() -> None:
    for path in sorted((Path(__file__).parents[1] / "records").glob("*.txt")):
        findings = verify(path.read_text(encoding="utf-8"))
        assert [each.key for each in findings if not each.holds] == ["no-commitment"], path.stem
