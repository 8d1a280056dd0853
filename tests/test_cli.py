"""The commands, and one clear line for whatever is wrong with them."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import smallwars
from smallwars.cli import app, main
from smallwars.cli_texts import key_of
from smallwars.draw.png import NoConverter
from smallwars.texts import messages


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of a few choices."""
    game = smallwars.new("cyprus", seed=5)
    for choice in ("op", "recruit", "nicosia", "troodos", "2", "done"):
        game.choose(choice)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


def run(*arguments: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    return int(stopped.value.code or 0)


COMMANDS = ("play", "replay", "show", "rules", "aid", "bench", "titles")


def parameters(command: str) -> list[str]:
    """The parameters of a command, as its help names them."""
    arguments = app[command].assemble_argument_collection()
    return [argument.name.strip("-").lower() for argument in arguments]


def test_every_command_and_parameter_has_its_message_and_no_message_is_left_over() -> None:
    commands = [name for name in app if not name.startswith("-")]
    keys = {"help", *[f"help-{command}" for command in commands]}
    keys |= {key_of(command, name) for command in commands for name in parameters(command)}
    assert keys == {key for key in messages("en", ("cli",), "help")} | {
        key for key in messages("en", ("cli",), "option")
    }


def test_what_speaks_to_people_takes_a_language() -> None:
    silent = {"engine"}
    assert {name for name in app if not name.startswith("-") and "lang" not in parameters(name)} == silent


@pytest.mark.parametrize("arguments", [["--help", "--lang", "ja"], ["simulate", "--help", "--lang", "ja"]])
def test_help_is_told_in_japanese(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 0
    told = capsys.readouterr().out
    assert told.startswith("使い方: smallwars") and ("─ コマンド ─" in told or "─ オプション ─" in told)
    assert not re.search(r"[a-z]{3,} [a-z]{2,} [a-z]{2,}", told), "an English sentence is left"


def test_help_does_not_import_the_laboratory() -> None:
    code = "import sys; from smallwars.cli import main\ntry: main(['--help'])\nexcept SystemExit: print([*sys.modules])"
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert "'smallwars.cli'" in printed and "smallwars.lab" not in printed and "smallwars.aids" not in printed


def test_python_m_smallwars_works() -> None:
    command = [sys.executable, "-m", "smallwars", "--version"]
    printed = subprocess.run(
        command, check=True, capture_output=True, text=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert printed.stdout.strip() == smallwars.__version__


def test_every_command_has_its_line_of_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    listed = capsys.readouterr().out
    for command in COMMANDS:
        assert command in listed
        assert run(command, "--help") == 0
        assert f"smallwars {command}" in capsys.readouterr().out


def test_titles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("titles") == 0
    listed = capsys.readouterr().out
    assert "cyprus              The British Way: Cyprus" in listed
    assert "kenya               The British Way: Kenya" in listed


# Replay and show


def test_every_command_speaks_japanese(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [
        (["titles"], "ギリシャ内戦"),
        (["show", "attila"], "地中海"),
        (["show", "kenya", "--text"], "政治意思"),
        (["show", "cyprus", "--about"], "復元"),
        (["replay", str(record)], "徴募"),
        (["rules", "greek_civil_war", "5.0"], "ターン"),
        (["rules", "cyprus", "--coverage"], "強襲"),
    ]
    for command, word in commands:
        assert run(*command, "--lang", "ja") == 0
        assert word in capsys.readouterr().out, command


def test_the_environment_chooses_the_language() -> None:
    command = [sys.executable, "-m", "smallwars", "titles"]
    environment = {"PYTHONPATH": ":".join(sys.path), "PYTHONUTF8": "1", "LANG": "ja_JP.UTF-8"}
    printed = subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8", env=environment)
    assert "アッティラ作戦" in printed.stdout
    wrong = subprocess.run([*command, "--lan"], capture_output=True, text=True, encoding="utf-8", env=environment)
    assert wrong.returncode == 2


def test_replay_tells_the_game_and_shows_the_board(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(record)) == 0
    printed = capsys.readouterr().out
    assert "1 Cell placed in Nicosia" in printed and "Political Will" in printed and "▲" in printed


def test_replay_stops_where_it_is_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(record), "--to", "2", "--plain") == 0
    printed = capsys.readouterr().out
    assert "EOKA: Operation & Special Activity." in printed and "EOKA: Recruit." not in printed
    assert "Nicosia (Town, value 2): 1 Underground Cell" in printed


def test_show_writes_svg_to_standard_output(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("show", "kenya"), ("show", "cyprus", "-o", "-"), ("show", str(record), "--output", "-")):
        assert run(*arguments) == 0
        assert capsys.readouterr().out.startswith("<svg")


def test_show_writes_svg_to_a_file(tmp_path: Path) -> None:
    assert run("show", "cyprus", "--output", str(tmp_path / "x.svg")) == 0
    assert (tmp_path / "x.svg").read_text(encoding="utf-8").startswith("<svg")


def test_show_writes_png_by_a_converter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smallwars.cli.png", lambda picture: b"PNG of " + picture[:4].encode())
    assert run("show", "cyprus", "--output", str(tmp_path / "x.png")) == 0
    assert (tmp_path / "x.png").read_bytes() == b"PNG of <svg"


def test_show_says_when_there_is_no_converter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(picture: str) -> bytes:
        raise NoConverter([])

    monkeypatch.setattr("smallwars.cli.png", fail)
    assert run("show", "cyprus", "--output", str(tmp_path / "x.png")) == 2
    assert "no SVG converter works here" in capsys.readouterr().err


def test_show_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "cyprus", "--text") == 0
    assert "Troodos     ▲" in capsys.readouterr().out
    assert run("show", "cyprus", "--plain", "--lang", "xx") == 0
    assert "Troodos (Mountain, value 0): 1 Underground Cell, 1 Arms Cache" in capsys.readouterr().out
    assert run("show", "kenya", "--plain") == 0
    assert "Thika (Non-Reserve, population 1, Neutral, British Control): 1 Police" in capsys.readouterr().out


def test_show_about_the_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "cyprus", "--about") == 0
    assert "Reconstructed, or not certain\n  adjacent: " in capsys.readouterr().out


# A data file


@pytest.fixture
def data_file(tmp_path: Path) -> str:
    """A border taken away, and a value changed."""
    path = tmp_path / "map.toml"
    path.write_text(
        '[[pairs]]\npair = ["karpas", "kyrenia"]\nadjacent = false\n[spaces.nicosia]\nvalue = 3\n', encoding="utf-8"
    )
    return str(path)


def test_show_takes_a_data_file(data_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "cyprus", "--data", data_file, "--plain") == 0
    assert "Nicosia (Town, value 3)" in capsys.readouterr().out
    assert run("show", "cyprus", "--data", data_file, "--text") == 0
    assert "Nicosia     3" in capsys.readouterr().out
    assert run("show", "cyprus", "--data", data_file) == 0
    assert "Nicosia: Town, value 3" in capsys.readouterr().out


def test_a_population_that_a_data_file_lowers_is_not_struck_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.json"
    path.write_text('{"spaces": {"kiambu": {"population": 1}, "meru": {"population": 2}}}', encoding="utf-8")
    assert run("show", "kenya", "--data", str(path)) == 0
    picture = capsys.readouterr().out
    assert "Kiambu: Reserve, Population 1, Mau Mau Control" in picture and "sw-struck" not in picture
    assert run("show", "kenya", "--data", str(path), "--text") == 0
    assert "Kiambu     1R" in capsys.readouterr().out


def test_show_about_no_longer_lists_as_guessed_what_a_data_file_settles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.json"
    path.write_text('{"spaces": {"kiambu": {"population": 1}}}', encoding="utf-8")
    assert run("show", "kenya", "--about") == 0
    assert "  spaces.kiambu.population = 2: reconstruction" in capsys.readouterr().out
    assert run("show", "kenya", "--about", "--data", str(path)) == 0
    told = capsys.readouterr().out
    assert told.count("spaces.kiambu.population") == 1
    assert told.endswith("Changed by a data file\n  spaces.kiambu.population = 1: override\n")


def test_show_about_tells_what_a_data_file_changes(
    data_file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(smallwars.new("cyprus", options={"data": data_file}).record(), encoding="utf-8")
    for arguments in (("cyprus", "--data", data_file), (str(record),)):
        assert run("show", *arguments, "--about") == 0
        changed = capsys.readouterr().out.split("\nChanged by a data file\n")[1]
        assert changed == "  spaces.nicosia.value = 3: override\n  not adjacent: karpas – kyrenia: override\n"
    assert run("show", "cyprus", "--about") == 0
    assert "Changed by a data file" not in capsys.readouterr().out


def test_play_takes_a_data_file_and_the_record_goes_on_without_it(
    data_file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    saved = str(tmp_path / "saved.txt")
    assert run("play", "cyprus", "--data", data_file, "--record", saved, "--side", "both", "--plain") == 0
    assert '[Option "data={"pairs": [{"pair": ["karpas", "kyrenia"]' in Path(saved).read_text(encoding="utf-8")
    assert run("play", "--resume", saved, "--data", data_file, "--plain") == 0
    Path(data_file).unlink()
    capsys.readouterr()
    assert run("play", "--resume", saved, "--plain") == 0
    assert "value 3" in capsys.readouterr().out


def test_a_record_keeps_the_data_it_began_with(
    data_file: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("play", "--resume", str(record), "--data", data_file) == 2
    assert "the record has no option data; it cannot be changed" in capsys.readouterr().err
    record.write_text(smallwars.new("cyprus", options={"data": data_file}).record(), encoding="utf-8")
    other = tmp_path / "other.json"
    other.write_text('{"spaces": {"nicosia": {"value": 4}}}', encoding="utf-8")
    assert run("play", "--resume", str(record), "--data", str(other)) == 2
    assert 'the record has option data={"pairs": ' in capsys.readouterr().err
    assert run("show", str(record), "--data", data_file) == 2
    assert "--data goes with a title" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "map.json: no such file or directory"),
        ("{", "map.json: not JSON: Expecting property name enclosed in double quotes: line 1 column 2"),
        (
            '{"adjacency": {"nicosia": ["mombasa"]}}',
            "map.json: adjacency.nicosia names 'mombasa', which is not",
        ),
        ('{"spaces": {"nicosia": {"value": 10}}}', "map.json: spaces.nicosia.value is 10; it must be from 0 to 9"),
    ],
    ids=["missing", "not JSON", "name", "range"],
)
@pytest.mark.parametrize("command", ["play", "show"])
def test_a_data_file_that_is_wrong_is_one_line_and_exit_code_2(
    command: str, content: str | None, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert run(command, "cyprus", "--data", str(path)) == 2
    error = capsys.readouterr().err
    assert error.startswith("smallwars: data: ") and complaint in error and error.count("\n") == 1


# Rules


def test_rules_in_parts_and_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "cyprus") == 0
    assert "3.2.4  Assault" in capsys.readouterr().out
    assert run("rules", "cyprus", "3.2.4") == 0
    assert capsys.readouterr().out.startswith("3.2.4 Assault\n")
    assert run("rules", "cyprus", "C13") == 0
    assert "To read on: French, chapter 6" in capsys.readouterr().out
    assert run("rules", "cyprus", "--all") == 0
    everything = capsys.readouterr().out
    assert "7.2 Lowering Political Will" in everything and "C35 Propaganda!" in everything
    assert run("rules", "kenya", "3.2.2") == 0
    assert capsys.readouterr().out.startswith("3.2.2 Relocate\n")
    assert run("rules", "kenya", "k13") == 0
    assert capsys.readouterr().out.startswith("K13 Ruck Family Killed\nUnshaded: ")


def test_coverage_shows_gaps_and_is_an_error_only_when_strict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text('@rule("cyprus", "3.2.4")\ndef test_assault(): ...\n', encoding="utf-8")
    assert run("rules", "--coverage", "--tests", str(tests)) == 0
    printed = capsys.readouterr().out
    assert "tests/test_one.py::test_assault" in printed and "GAP" in printed
    assert run("rules", "cyprus", "--coverage", "--strict", "--tests", str(tests)) == 1


# Bench


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A benchmark that takes no time."""
    bench = ModuleType("smallwars.bench")
    bench.report = lambda title, seconds, peer, lang: {"title": title, "ratio": seconds, "peer": peer}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "smallwars.bench", bench)


def test_bench_prints_a_table_or_json(measured: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "cyprus", "--seconds", "0.5", "--json", "--peer") == 0
    assert json.loads(capsys.readouterr().out) == {"title": "cyprus", "ratio": 0.5, "peer": True}
    assert run("bench", "cyprus") == 0
    assert "times the peer: 5.0" in capsys.readouterr().out


# Whatever is wrong


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "kenia"], "unknown title 'kenia'; the titles are cyprus"),
        (["play"], "name a title to play"),
        (["play", "cyprus", "--side", "greek"], "unknown side 'greek'; the sides are british, eoka, both and none"),
        (["play", "cyprus", "--bot", "clever"], "unknown bot 'clever'; the bots are"),
        (["play", "cyprus", "--seed", "x"], "--seed is 'x'; it must be a whole number"),
        (["play", "cyprus", "--seed"], "--seed needs a value"),
        (["play", "cyprus", "--seed", "1", "--seed", "2"], "--seed may be given only once"),
        (["play", "cyprus", "kenya"], "nothing is known to do with: 'kenya'"),
        (["play", "cyprus", "--plain=perhaps"], "--plain is 'perhaps'; it must be true or false"),
        (["play", "cyprus", "--dice", "loaded"], "--dice is 'loaded'; it must be one of: auto, manual"),
        (["play", "cyprus", "--sied", "eoka"], "unknown option --sied; did you mean --side?"),
        (["replay"], "smallwars replay needs FILE"),
        (["match", "random", "greedy", "--title", "cyprus", "--sprt", "0"], "--sprt needs 2 values"),
        (["match", "random", "greedy", "--title", "cyprus", "--ray", "a", "b"], "--ray takes one value at most"),
        (["play", "cyprus", "--option", "cards=3"], "cyprus has no option 'cards'"),
        (["play", "cyprus", "--option", "campaigns=9"], "option campaigns is 9; it must be from 1 to 3"),
        (["play", "cyprus", "--option", "campaigns=two"], "option campaigns must be a whole number"),
        (["play", "cyprus", "--option", "campaigns"], "not written name=value"),
        (["play", "cyprus", "--option", "data={}", "--data", "x.toml"], "--data and --option data=… are one thing"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt: no such file or directory"),
        (["play", "--resume", "last"], "no unfinished game"),
        (["replay", "nowhere.txt"], "nowhere.txt: no such file or directory"),
        (["show", "nowhere"], "'nowhere' is neither a file nor a title; the titles are cyprus"),
        (["show", "cyprus", "--output", "x.gif"], "ends in .svg or .png"),
        (["show", "cyprus", "--output", "nowhere/x.svg"], "cannot write nowhere/x.svg"),
        (["rules"], "name a title"),
        (["rules", "cyprus", "9.9"], "cyprus has no paragraph or card 9.9"),
        (["rules", "kenia"], "unknown title 'kenia'"),
        (["rules", "--coverage", "--tests", "nowhere"], "there is no folder nowhere"),
        (["bench", "kenia"], "unknown title 'kenia'"),
        (["bench", "cyprus", "--seconds", "0"], "--seconds must be more than 0"),
        (["paly"], "unknown command 'paly'; smallwars --help lists them; did you mean play?"),
        (["paly", "--lang", "ja"], "コマンド'paly'はありません。"),
        (["play", "cyprus", "--seed", "x", "--lang=ja"], "--seedが'x'になっています。整数で指定してください"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    printed = capsys.readouterr()
    assert complaint in printed.err
    assert printed.err.startswith("smallwars: ") and printed.err.count("\n") == 1 and not printed.out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("nicosia", "nicosai"), r"'nicosai' is not an option of recruit.space"),
        (('[Version "2"]', '[Version "9"]'), "line 1, '9': record version 9 is unknown"),
        (('[Title "cyprus"]', '[Title "kenia"]'), "line 2: unknown title 'kenia'"),
        (("op recruit", "{op recruit"), "this brace is never closed"),
    ],
    ids=["misspelt", "version", "title", "truncated"],
)
def test_a_broken_record_is_named_with_line_and_token(
    record: Path, change: tuple[str, str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    for arguments in (("replay", str(record)), ("play", "--resume", str(record)), ("show", str(record))):
        assert run(*arguments) == 2
        error = capsys.readouterr().err
        assert complaint in error and f"{record}: line " in error and error.count("\n") == 1


def test_a_record_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert run("replay", str(tmp_path / "picture")) == 2
    assert "not a text file" in capsys.readouterr().err
