"""Every language tells everything, with the same variables and in the words of its glossaries."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random

import pytest
from tests.built_in import TITLES

import smallwars
from smallwars import Game
from smallwars.engine.registry import find
from smallwars.kit.picture import scene
from smallwars.reading.about import about
from smallwars.texts import FALLBACK, check, language_of, languages

FAMILY, CYPRUS = "titles/british_way/family/texts", "titles/british_way/cyprus/texts"
OTHERS = sorted(languages() - {FALLBACK})
NAMES = re.compile(
    r"(?<![A-Za-z])(?:EOKA|DSE|AKEL|TMT|LOK|Op|PP|VP|NG|EMA|ES|GRK|MK|ER|HAF|TRK|SLF|Abn|Cdo|TAF)(?![A-Za-z])"
)
"""Latin letters that a Japanese text may have: names of factions, units and cards, and abbreviations."""
LATIN = re.compile(r"[A-Za-z]{2,}")
GAMES = 3
"""The number of random games of each title that are told in every language."""
EVERY = 7
"""The refusals of every so manyth question are read: they are the same ones again and again."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_whole(language: str) -> None:
    assert list(check.faults(language)) == []


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A package of texts that may be spoilt."""
    for folder in check.folders(check.HOUSE):
        place = tmp_path / folder.relative_to(check.HOUSE)
        for language in (FALLBACK, "ja"):
            shutil.copytree(folder / language, place / language)
        if (folder.parent / "data.toml").exists():
            shutil.copy(folder.parent / "data.toml", place.parent)
    return tmp_path


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_check_sees_what_is_missing_and_what_is_too_much(copy: Path) -> None:
    spoil(copy / "texts/ja/common.ftl", "word-done =", "word-gone =")
    (copy / "texts/ja/verify.ftl").unlink()
    found = list(check.faults("ja", copy))
    missing = ["common.ftl: word-done: missing", "common.ftl: word-gone: extra", "verify.ftl: missing file"]
    assert found == [f"texts/ja/{fault}" for fault in missing]


def test_the_check_sees_another_variable_and_a_plural_that_japanese_has_not(copy: Path) -> None:
    spoil(copy / "texts/ja/web.ftl", "[1] あなたの手番", "[one] あなたの手番")
    spoil(copy / FAMILY / "ja/game.ftl", "政治意思 { $before }", "政治意思 { $now }")
    found = "\n".join(check.faults("ja", copy))
    assert "nav-your-turn: no plural [one]" in found
    assert "log-political-will: variables ['after', 'now'], not ['after', 'before']" in found


def test_the_check_sees_a_term_that_is_not_the_glossarys(copy: Path) -> None:
    spoil(copy / FAMILY / "ja/game.ftl", "政治意思 { $before }", "政治的意志 { $before }")
    fault = "log-political-will: Political Will should be ['政治意思']"
    assert f"{FAMILY}/ja/game.ftl: {fault}" in check.faults("ja", copy)


def test_the_check_sees_another_paragraph_in_a_digest_or_a_ruling(copy: Path) -> None:
    spoil(copy / CYPRUS / "ja/rules.toml", 'number = "3.2.4"', 'number = "3.2.5"')
    spoil(copy / CYPRUS / "ja/rulings.toml", "C23の助言", "3.2.5の助言")
    found = "\n".join(check.faults("ja", copy))
    assert re.search(rf"^{CYPRUS}/ja/rules.toml: .*number: other numbers$", found, re.M)
    assert re.search(rf"^{CYPRUS}/ja/rulings.toml: .*: other paragraphs are named$", found, re.M)


def test_the_check_wants_a_third_language_whole(copy: Path) -> None:
    (copy / "texts/xx").mkdir()
    folders = [folder.relative_to(copy) for folder in check.folders(copy)]
    assert len(folders) == 7
    assert [fault for fault in check.faults("xx", copy) if fault.endswith("missing file")] == [
        f"{folder}/xx/{name}: missing file" for folder in folders for name in check.files(copy / folder / FALLBACK)
    ]


def test_the_command_tells_what_is_missing_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([]) == 0 and capsys.readouterr().out == ""
    assert check.main(["xx"]) == 1 and "xx/common.ftl: missing file\n" in capsys.readouterr().out


def test_the_environment_says_which_language_is_spoken() -> None:
    assert language_of({"LC_ALL": "ja_JP.UTF-8", "LANG": "en_GB.UTF-8"}) == "ja"
    assert language_of({"LC_ALL": "", "LANG": "ja"}) == "ja"
    assert language_of({"LANG": "C.UTF-8"}) == language_of({"LANG": "fr_FR"}) == language_of({}) == "en"


# What is told while a game is played


def told(game: Game, language: str, refusals: bool) -> list[str]:
    """All that a table says of a position."""
    decision = game.decision
    if decision is None:
        assert game.result is not None
        return [game.result.text(language)]
    options = [option.text(language) for option in decision.options]
    refused = [refusal.message(language) for refusal in game.refusals().values()] if refusals else []
    return [decision.text(language), *options, *refused]


def played(title: str, seed: int) -> dict[str, list[str]]:
    """A random game, and all that is told of it in each language."""
    game, chance = smallwars.new(title, seed=seed, chance="manual" if seed % 2 else "auto"), Random(seed)
    said: dict[str, list[str]] = {language: [] for language in languages()}
    for step in range(20_000):
        for language, lines in said.items():
            lines += told(game, language, step % EVERY == 0)
        if game.decision is None:
            break
        game.choose(chance.choice(game.decision.options).id)
    for language, lines in said.items():
        lines += [entry.text(language) for entry in game.log]
    return said


@pytest.mark.parametrize(("title", "seed"), [(title, seed) for title in TITLES for seed in range(GAMES)])
def test_a_random_game_is_told_in_every_language(title: str, seed: int) -> None:
    said = played(title, seed)
    assert [line for line in said["ja"] if latin(line)] == []


def latin(text: str) -> list[str]:
    """The Latin words of a Japanese text that are no names."""
    return LATIN.findall(NAMES.sub("", text))


@pytest.mark.parametrize("title", TITLES)
def test_the_board_and_the_about_page_are_told_in_japanese(title: str) -> None:
    game = smallwars.new(title, seed=1)
    known = find(title)
    drawn = scene(known, game.view(), "ja", game.options)
    shown = [drawn.title, *[text for sprite in drawn.sprites() for text in (sprite.label, sprite.tip)]]
    assert [text for text in shown if latin(text)] == []
    sources = [line.rpartition(": ")[2] for line in about(known, "ja") if "[確" in line]
    assert sources and not [line for line in sources if re.match(r"rulebook|reconstruction|photograph", line)]
