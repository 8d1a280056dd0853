"""The digest, the cards, and which tests cite them."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from random import Random

import pytest

import smallwars
from smallwars.engine.registry import find
from smallwars.engine.title import Title
from smallwars.reading.about import about
from smallwars.reading.coverage import coverage, report
from smallwars.reading.errors import NotFound
from smallwars.reading.rules import contents, digest, everything, look_up, options
from smallwars.reading.rulings import rulings
from smallwars.titles.british_way.family.title import CoinTitle
from tests import built_in

CYPRUS = find("cyprus")
TITLES = [find(title) for title in built_in.TITLES]


def test_a_paragraph_is_found_by_its_number() -> None:
    heading, text = look_up(CYPRUS, "3.2.4", "en")
    assert heading == "3.2.4 Assault" and "Troops" in text
    assert look_up(CYPRUS, "§ 3.2.4.", "en") == look_up(CYPRUS, "3.2.4", "xx") == (heading, text)


@pytest.mark.parametrize("title", TITLES, ids=built_in.TITLES)
def test_every_paragraph_is_found_by_its_number(title: Title) -> None:
    for number, paragraph in digest(title, "en").items():
        heading = f"{number} {paragraph.title}"
        for typed in (number, number.upper(), number.lower(), number.removesuffix(".0")):
            assert look_up(title, typed, "en")[0] == heading


@pytest.mark.parametrize("title", TITLES, ids=built_in.TITLES)
def test_every_rule_that_a_question_names_can_be_looked_up(title: Title) -> None:
    rng, rules = Random(1), set()
    for seed in range(3):
        game = smallwars.new(title.id, seed=seed, chance="manual", log=False)
        while (decision := game.decision) is not None:
            rules |= {decision.rule, *[refusal.rule for refusal in game.refusals().values()]}
            game.choose(rng.choice(decision.options).id)
    assert len(rules) > 15
    assert all(look_up(title, rule, "en") for rule in rules)


def test_a_chapter_lists_what_is_inside() -> None:
    assert "3.2 British Operations, 3.3 EOKA Operations" in look_up(CYPRUS, "3.0", "en")[1]
    assert look_up(CYPRUS, "3.2", "en")[1].endswith("3.2.1 Deploy, 3.2.2 Patrol, 3.2.3 Search, 3.2.4 Assault")


def test_a_card_has_its_texts_history_and_chapter() -> None:
    heading, text = look_up(CYPRUS, "c13", "en")
    assert heading == "C13 Human Rights Committees · EOKA Capability"
    assert [part.split(":")[0] for part in text.split("\n\n")] == ["Unshaded", "Shaded", "History", "To read on"]
    assert look_up(CYPRUS, "C4", "en")[1].startswith("Text: ")


@pytest.mark.parametrize("number", ["9.9", "C99", "", "x"])
def test_an_unknown_number_is_named(number: str) -> None:
    with pytest.raises(NotFound, match="cyprus has no paragraph or card"):
        look_up(CYPRUS, number, "en")


def test_the_contents_hold_every_paragraph_ruling_option_and_card() -> None:
    text = "\n".join(contents(CYPRUS, "en"))
    assert "    3.2.4  Assault" in text and "C35 Propaganda!" in text
    known = [digest(CYPRUS, "en"), rulings(CYPRUS, "en"), options(CYPRUS)]
    assert len(list(everything(CYPRUS, "en"))) == sum(map(len, known)) + 35


def test_the_sources_tell_what_is_reconstructed() -> None:
    lines = list(about(CYPRUS, "en"))
    sure = lines.index("From the rulebook and other sources")
    assert any("karpas – kyrenia: reconstruction" in line and "[medium]" in line for line in lines[:sure])
    assert any("limits.curfews = 4: rulebook 1.2, 1.10" in line for line in lines[sure:])


def test_nothing_in_cyprus_is_guessed() -> None:
    assert not any(line.startswith("Guessed") for line in about(CYPRUS, "en"))


def under(lines: list[str], heading: str) -> list[str]:
    """The data under a heading, without their sources."""
    listed = takewhile(lambda line: line.startswith("  "), lines[lines.index(heading) + 1 :])
    return [line.strip().partition(": reconstruction")[0] for line in listed]


GUESSED = "Guessed; correct it with --data FILE"


def test_guesses_come_first_and_under_their_own_heading(kenya: CoinTitle) -> None:
    lines = list(about(kenya, "en"))
    assert lines[:3] == ["The British Way: Kenya · 1952-1956", "", GUESSED]
    guessed = under(lines, GUESSED)
    assert "spaces.kiambu.population = 2" in guessed and "not adjacent: nyeri – thompsons_falls" in guessed
    geography = "  adjacent: reconstruction: geography of the districts in the 1950s [high]"
    assert lines[lines.index(geography) + 1] == "    fort_hall – nyeri, fort_hall – thika, embu – meru"
    sure = lines[lines.index("From the rulebook and other sources") :]
    assert any(line.startswith("  spaces.nairobi.population = 2: rulebook 1.3.4") for line in sure)
    assert "  adjacent: rulebook 1.3.6, example [certain]" in sure
    assert any(line.startswith("    nairobi – kiambu, kiambu – fort_hall, ") for line in sure)


def test_what_a_data_file_settles_is_no_guess_any_more(kenya: CoinTitle) -> None:
    borders = [{"pair": ["nanyuki", "aberdares"], "adjacent": False}]
    options = kenya.check_options({"data": {"spaces": {"kiambu": {"population": 1}}, "pairs": borders}})
    before, lines = under(list(about(kenya, "en")), GUESSED), list(about(kenya, "en", kenya.data_for(options)))
    settled = ["spaces.kiambu.population = 2", "adjacent: nanyuki – aberdares"]
    assert under(lines, GUESSED) == [line for line in before if line not in settled]
    changed = ["  spaces.kiambu.population = 1: override", "  not adjacent: nanyuki – aberdares: override"]
    assert lines[-4:] == ["", "Changed by a data file", *changed]


TESTS = """
import pytest
from tests import harness
from tests.harness import rule

pytestmark = rule("cyprus", "1.2")

CASES = [pytest.param(1, marks=pytest.mark.rule("cyprus", "C1 shaded"))]

@rule("cyprus", "3.2.4", "C13 unshaded")
def test_one(): ...

class TestMore:
    @harness.rule("cyprus", "3.2.4")
    def test_two(self): ...

    @rule("kenya", "3.2.1")
    def test_other_title(self): ...

@pytest.mark.parametrize("case", [pytest.param(2, marks=rule("cyprus", "C4"))])
async def test_three(case): ...

@rule("cyprus", "3.2.44")
def test_misspelt(): ...
"""


def test_citations_are_found_wherever_they_stand(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(TESTS, encoding="utf-8")
    found = coverage(CYPRUS, tmp_path / "tests")
    tests = {item.number: item.tests for item in found.items if item.tests}
    where = "tests/deep/test_it.py"
    assert tests == {
        "1.2": [where],
        "3.2.4": [f"{where}::test_one", f"{where}::TestMore::test_two"],
        "C1 shaded": [where],
        "C4": [f"{where}::test_three"],
        "C13 unshaded": [f"{where}::test_one"],
    }
    assert list(found.unknown) == ["3.2.44"] and not found.is_complete


def test_what_needs_no_test_is_no_gap(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    found = coverage(CYPRUS, tmp_path / "tests")
    numbers = [item.number for item in found.gaps]
    assert "3.2.4" in numbers and "C13 shaded" in numbers and "C4" in numbers
    assert not {"1.0", "C4 unshaded", "C33", "C33 unshaded"} & set(numbers)
    text = "\n".join(report(found, "en"))
    assert "cyprus: 0 of" in text and "needs none: Sets the scene." in text and "GAP" in text
