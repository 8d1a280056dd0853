"""Rulings: looked up by their id, and the same on the pages of the documentation."""

from __future__ import annotations

import re
import runpy
from io import StringIO
from pathlib import Path

import pytest
from textual.pilot import Pilot

from smallwars.cli import main
from smallwars.engine.registry import find
from smallwars.kit.data_title import DataTitle
from smallwars.reading.rules import contents, everything, look_up
from smallwars.reading.rulings import rulings
from smallwars.terminal.app import TableApp
from smallwars.terminal.plain import Plain
from tests.built_in import TITLES
from tests.sessions import Opened
from tests.terminal.test_app import at_the_table, enter, page

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("title", TITLES)
def test_the_page_in_docs_is_the_one_that_tools_rulings_writes(title: str) -> None:
    written = runpy.run_path(str(ROOT / "tools" / "rulings.py"))["page"](find(title))
    found = (ROOT / "docs" / "titles" / title / "rulings.md").read_text(encoding="utf-8")
    assert found == written, "write rulings into texts/en/rulings, then run python tools/rulings.py"


@pytest.mark.parametrize("title", TITLES)
def test_rulings_are_numbered_without_a_gap_and_their_options_are_options(title: str) -> None:
    known = find(title)
    assert isinstance(known, DataTitle)
    numbers: dict[str, list[int]] = {}
    for id, ruling in rulings(known, "en").items():
        letter, number = re.fullmatch(r"([A-Z])-?(\d+)", id).groups()  # type: ignore[union-attr]
        numbers.setdefault(letter, []).append(int(number))
        assert ruling.question and ruling.ruling and ruling.rules and "|" not in f"{ruling.question}{ruling.ruling}"
        assert set(ruling.options) <= set(known.data["options"])
    assert all(sorted(own) == list(range(1, len(own) + 1)) for own in numbers.values())


@pytest.mark.parametrize("title", TITLES)
def test_every_ruling_that_the_rules_cite_can_be_looked_up(title: str) -> None:
    known = find(title)
    cited = {id for _, text in everything(known, "en") for id in re.findall(r"\[([A-Z]-?\d+)\]", text)}
    assert cited and cited <= set(rulings(known, "en"))


@pytest.mark.parametrize(
    ("title", "number", "heading", "rest"),
    [
        (
            "attila",
            "a-12",
            "A-12 May disrupted units move?",
            "Rules: 6.1\nTurned the other way by the option: disrupted_",
        ),
        ("greek_civil_war", "G-17", "G-17 ", "option: end_turn, shorter_game"),
        ("cyprus", "B4", "B4 In which boxes may a player pass?", "Rules: 2.3.3"),
        ("kenya", "b4", "B4 In which boxes may a player pass?", "Rules: 2.3.3"),
        ("kenya", "K-5", "K-5 Do Events place pieces from the map?", "Rules: 1.4.1, 5.1.1"),
        ("kenya", "K5", "K5 ", "History: "),
    ],
)
def test_a_ruling_is_looked_up_by_its_id(title: str, number: str, heading: str, rest: str) -> None:
    found = look_up(find(title), number, "en")
    assert found[0].startswith(heading) and rest in found[1] and "`" not in "".join(found)


def test_contents_name_them_and_all_rules_include_them() -> None:
    assert "Rulings: B1–B15, C-1–" in "\n".join(contents(find("cyprus"), "en"))
    assert {"B1", "K-1"} <= {heading.split()[0] for heading, _ in everything(find("kenya"), "en")}


def test_h_shows_one_at_the_table_line_by_line_and_on_the_command_line(
    opened: Opened, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "h c-4")
        assert page(app).startswith("C-4 ") and "lead_adds_removal" in page(app)
        assert "that ruling, b paphos that space" in app.screen.hint  # type: ignore[attr-defined]

    at_the_table(opened(), play)
    printed = StringIO()
    Plain(opened(), StringIO("h b4\nq\n"), printed).run()
    assert "B4 In which boxes may a player pass?\nIn any free box" in printed.getvalue()
    with pytest.raises(SystemExit):
        main(["rules", "attila", "A-12"])
    assert capsys.readouterr().out.startswith("A-12 May disrupted units move?\nGround units may")
