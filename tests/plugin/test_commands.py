"""A title of another package at the command line: played, recorded, simulated, analysed, with rules alone and whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from .installing import RULES_ONLY, install_brandubh, install_skeleton, smallwars

KINDS = {"skeleton": "hill_war", "rules only": "brandubh", "whole": "brandubh"}


@pytest.fixture(params=KINDS)
def installed(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """A folder with a title in it, and the id of the title."""
    if request.param == "skeleton":
        return install_skeleton(tmp_path), "hill_war"
    return install_brandubh(tmp_path, *(RULES_ONLY if request.param == "rules only" else ())), "brandubh"


def test_it_is_listed_and_shown(installed: tuple[Path, str]) -> None:
    folder, title = installed
    assert title in smallwars(folder, "titles")
    assert smallwars(folder, "show", title, "--text").strip()
    assert smallwars(folder, "show", title, "-o", "-").startswith("<svg")
    assert smallwars(folder, "show", title, "--about") is not None
    assert smallwars(folder, "rules", title, "--all") is not None
    with pytest.raises(AssertionError, match=f"There is no history of {title} here"):
        smallwars(folder, "history", title)


def test_bots_play_it_in_the_terminal_and_its_record_is_replayed(installed: tuple[Path, str]) -> None:
    folder, title = installed
    words = ("play", title, "--side", "none", "--bot", "greedy", "--plain", "--seed", "3", "--record", "game.txt")
    assert smallwars(folder, *words)
    assert smallwars(folder, "replay", "game.txt", "--plain").strip()
    assert "[Result" in (folder / "game.txt").read_text(encoding="utf-8")


def test_it_is_simulated_and_analysed(installed: tuple[Path, str]) -> None:
    folder, title = installed
    smallwars(folder, "simulate", title, "--games", "6", "--out", "report", "--workers", "1")
    assert (folder / "report").is_dir()
    words = ("play", title, "--side", "none", "--bot", "random", "--plain", "--seed", "3", "--record", "game.txt")
    smallwars(folder, *words)
    assert smallwars(folder, "analyse", "game.txt", "--simulations", "2").strip()
    words = ("play", title, "--side", "both", "--plain", "--seed", "3", "--record", "begun.txt")
    smallwars(folder, *words, typed="1\nq\n")
    assert smallwars(folder, "hint", "begun.txt", "--simulations", "2").strip()


def test_bots_of_every_kind_are_matched(installed: tuple[Path, str]) -> None:
    folder, title = installed
    for bot in ("greedy", "search:simulations=4", "uct:simulations=8"):
        assert smallwars(folder, "match", bot, "random", "--title", title, "--games", "2", "--workers", "1").strip()
