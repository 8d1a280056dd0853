"""A simulation plays every game once, the same way whoever plays it, and keeps what happened."""

import json
from collections import Counter
from pathlib import Path

import pytest

import smallwars
from smallwars.engine.registry import find
from smallwars.kit.measures import measures
from smallwars.lab.simulations.arms import Arm, Plan, SimulateError, levels, read_options
from smallwars.lab.simulations.commands import planned, simulate
from smallwars.lab.simulations.raw_data import CARDS, GAMES, OPERATIONS, PATHS, Store, header, read_rows, write_csv
from smallwars.lab.simulations.sensitivity import constants, tilted
from smallwars.lab.simulations.simulation import Job, Written, play, play_and_write, run
from smallwars.lab.simulations.variations import varied
from tests import in_order
from tests.built_in import TITLES


def plan_of(title: str, games: int, *bots: str, run: int = 1) -> Plan:
    known = find(title)
    return Plan(title, run, games, levels(known, bots, known.check_options({}), "random"))


def simulated(plan: Plan, folder: Path, workers: int = 1) -> Store:
    store = Store(folder, find(plan.title), header(plan, commit="test"))
    for _ in run(plan, store, workers, None):
        pass
    return store


def base(title: str, spec: str = "random") -> Arm:
    return plan_of(title, 1, spec).arms[0]


# Playing


def test_every_game_is_in_the_table_once_in_its_place(tmp_path: Path) -> None:
    store = simulated(plan_of("cyprus", 5), tmp_path)
    assert [row[1] for row in store.rows[GAMES]] == [0, 1, 2, 3, 4]
    assert len({row[2] for row in store.rows[GAMES]}) == 5


def test_the_files_are_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    plan = plan_of("kenya", 6, "random")
    simulated(plan, tmp_path / "one")
    simulated(plan, tmp_path / "two", workers=2)
    for table in (GAMES, PATHS, CARDS, OPERATIONS):
        name = f"{table}.csv"
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    simulated(plan_of("attila", 3), tmp_path)
    states = list(
        run(plan := plan_of("attila", 5), Store(tmp_path, find("attila"), header(plan, commit="test")), 1, None)
    )
    assert (states[-1].kept, states[-1].played) == (3, 2)


def test_a_run_that_was_cut_off_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    whole = simulated(plan_of("cyprus", 4), tmp_path / "whole")
    torn = tmp_path / "torn"
    simulated(plan_of("cyprus", 4), torn)
    games = (torn / "games.csv").read_text().splitlines(keepends=True)
    (torn / "games.csv").write_text("".join(games[:3]) + games[3][:9])
    again = simulated(plan_of("cyprus", 4), torn)
    assert again.rows == whole.rows


def test_a_folder_with_another_run_is_refused(tmp_path: Path) -> None:
    simulated(plan_of("cyprus", 1), tmp_path)
    with pytest.raises(SimulateError, match="run was 1, it is 2"):
        simulated(plan_of("cyprus", 1, run=2), tmp_path)


def test_games_of_arms_that_are_not_in_the_report_are_not_counted(tmp_path: Path) -> None:
    simulated(plan_of("cyprus", 3, "random"), tmp_path)
    plan = Plan("cyprus", 1, 2, varied(find("cyprus"), base("cyprus"), "campaigns=1"))
    states = list(run(plan, Store(tmp_path, find("cyprus"), header(plan, commit="test")), 1, None))
    assert (states[-1].kept, states[-1].played) == (0, 2)


def test_ctrl_c_tells_where_the_games_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tired(job: Job) -> Written:
        if job.index == 2:
            raise KeyboardInterrupt
        return play_and_write(job)

    monkeypatch.setattr("smallwars.lab.simulations.simulation.play_and_write", tired)
    with pytest.raises(KeyboardInterrupt):
        simulate("cyprus", games=4, bot=("random",), workers=1, out=tmp_path)
    assert f"The games so far are in {tmp_path}; the same command goes on" in capsys.readouterr().err
    assert len(read_rows(tmp_path / "games.csv", 11)) == 2


@pytest.mark.parametrize("name", ["index.html", "games.csv", "vary_political_will.csv", "paths.parquet"])
def test_somebody_elses_file_is_not_written_over(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("mine")
    with pytest.raises(SimulateError, match=f"{tmp_path} has a file {name}"):
        simulated(plan_of("cyprus", 1), tmp_path)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]


def test_a_folder_with_other_files_is_taken_and_so_is_one_that_was_begun(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    store = simulated(plan_of("cyprus", 1), tmp_path)
    for table, names in store.columns.items():
        write_csv(store.path(table), names, [])
    (tmp_path / "header.json").unlink()
    assert len(simulated(plan_of("cyprus", 1), tmp_path).rows[GAMES]) == 1


@pytest.mark.parametrize("table", [GAMES, PATHS, CARDS, OPERATIONS])
def test_a_table_that_is_gone_is_named(table: str, tmp_path: Path) -> None:
    simulated(plan_of("cyprus", 1), tmp_path)
    (tmp_path / f"{table}.csv").unlink()
    with pytest.raises(SimulateError, match=f"{table}.csv is missing"):
        simulated(plan_of("cyprus", 2), tmp_path)
    assert not (tmp_path / f"{table}.csv").exists()


@pytest.mark.parametrize("text", ["[]", "{}", '{"smallwars": "match"}', "x"])
def test_a_header_of_something_else_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    (tmp_path / "header.json").write_text(text)
    with pytest.raises(SimulateError, match=r"header\.json cannot be read"):
        simulated(plan_of("cyprus", 1), tmp_path)
    assert [path.read_text() for path in tmp_path.iterdir()] == [text]


def test_games_of_other_arms_in_the_folder_stay(tmp_path: Path) -> None:
    simulated(plan_of("greek_civil_war", 2, "random"), tmp_path)
    plan = plan_of("greek_civil_war", 2, "random")
    plan = Plan(plan.title, 1, 2, varied(find(plan.title), plan.arms[0], "end_turn=5"))
    store = simulated(plan, tmp_path)
    assert Counter([row[0] for row in store.rows[GAMES]]) == {"random": 2, "random end_turn=5": 2}


@pytest.mark.parametrize("title", TITLES)
def test_random_bots_beside_others_play_by_the_rules_too(title: str) -> None:
    faction = find(title).actors[1]
    [arm] = plan_of(title, 1, "random", f"{faction}=random").arms
    assert play(Job(title, 1, 0, arm)).facts.decisions > 0


# Facts


@pytest.mark.parametrize("title", TITLES)
def test_scores_are_kept_from_the_start_to_the_end(title: str) -> None:
    facts = play(Job(title, 1, 3, base(title))).facts
    for measure in measures(find(title)).scores():
        rows = [row for row in facts.paths if row[2] == measure]
        assert [row[0] for row in rows] == list(range(facts.turns + 1))
        assert rows[-1][3] == facts.end[measure]


@pytest.mark.parametrize(
    ("title", "field"), [("cyprus", "political_will"), ("kenya", "political_will"), ("attila", "victory_points")]
)
def test_the_last_score_is_that_of_the_position(title: str, field: str) -> None:
    job = Job(title, 1, 1, base(title))
    assert play(job).facts.end[field] == replayed(job).position()[field]


def test_the_last_indices_are_those_of_the_position() -> None:
    job = Job("greek_civil_war", 1, 1, base("greek_civil_war"))
    assert play(job).facts.end == replayed(job).position()["political_index"]


def replayed(job: Job) -> smallwars.Game:
    """The random game of a job, played by the engine alone."""
    from smallwars.engine.rollout import play_out
    from smallwars.lab.running.seeds import bot_seed, game_seed

    game = in_order.new(job.title, game_seed(job.run, job.index), job.arm.options, log=False)
    play_out(game, bot_seed(job.run, job.index, "random"))
    return game


def test_a_card_is_told_once_with_its_side_and_its_player() -> None:
    facts = play(Job("cyprus", 1, 0, base("cyprus"))).facts
    cards = [row[1] for row in facts.cards]
    assert len(set(cards)) == len(cards)
    assert {row[2] for row in facts.cards} <= {"", "unshaded", "shaded", "only"}
    assert all((row[2] == "") == (row[3] == "") for row in facts.cards)
    events = sum([int(row[4]) for row in facts.operations if row[3] == "event"])
    assert events == sum([row[2] != "" for row in facts.cards])


def test_a_card_in_hand_is_told_with_its_use() -> None:
    facts = play(Job("attila", 1, 0, base("attila"))).facts
    assert {row[2] for row in facts.cards} <= {"movement", "combat", "refit", "invasion"}


def test_rounds_are_campaigns() -> None:
    facts = play(Job("cyprus", 1, 0, base("cyprus"))).facts
    assert facts.rounds == 3
    assert [row[1] for row in facts.paths] == sorted([row[1] for row in facts.paths])


# What is asked for


def test_each_bot_plays_itself_and_a_faction_may_have_its_own() -> None:
    arms = plan_of("cyprus", 1, "random", "greedy", "eoka=random").arms
    assert [arm.bots for arm in arms] == [
        {"british": "random", "eoka": "random"},
        {"british": "greedy", "eoka": "random"},
    ]
    assert arms[1].level == "british=greedy eoka=random"


def test_options_are_checked_and_kept() -> None:
    assert read_options(("political_will=12", "lead_adds_removal=true")) == {
        "political_will": 12,
        "lead_adds_removal": True,
    }
    with pytest.raises(SimulateError, match="name=value"):
        read_options(("political_will",))


def test_an_option_is_varied_over_a_range_a_list_or_all_it_may_be() -> None:
    title, arm = find("cyprus"), base("cyprus")
    assert [found.options["political_will"] for found in varied(title, arm, "political_will=10..15")] == [
        *range(10, 16)
    ]
    assert [found.value for found in varied(title, arm, "campaigns=3,1")] == ["=3", "=1"]
    assert [found.options["campaigns"] for found in varied(title, arm, "campaigns")] == [1, 2, 3]
    assert [found.value for found in varied(title, arm, "lead_adds_removal")] == ["=false", "=true"]


@pytest.mark.parametrize("given", ["political_will=15..10", "political_will=a..b"])
def test_a_range_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(SimulateError, match=r"least\.\.most"):
        varied(find("cyprus"), base("cyprus"), given)


def test_an_option_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(SimulateError, match="political_will"):
        varied(find("cyprus"), base("cyprus"), "will=3")
    with pytest.raises(smallwars.InvalidOption):
        varied(find("cyprus"), base("cyprus"), "political_will=10..99")


@pytest.mark.parametrize("title", TITLES)
def test_every_number_is_moved_by_one_where_the_title_allows_it(title: str) -> None:
    known, arm = find(title), base(title)
    names = {constant.name: constant.value for constant in constants(known, arm.options)}
    arms = tilted(known, arm, ())
    assert {found.change for found in arms} <= set(names)
    assert all(found.options != arm.options for found in arms)
    assert len({found.name for found in arms}) == len(arms)


def test_a_number_is_moved_from_where_the_options_put_it() -> None:
    known = find("cyprus")
    options = known.check_options({"data": {"spaces": {"nicosia": {"value": 5}}}, "political_will": 12})
    arm = Arm("random", base("cyprus").bots, options)
    steps = {found.name: found for found in tilted(known, arm, ("political_will", "spaces.nicosia.*"))}
    assert steps["random political_will+1"].options["political_will"] == 13
    assert steps["random spaces.nicosia.value-1"].options["data"] == {"spaces": {"nicosia": {"value": 4}}}


def test_a_pattern_that_means_nothing_is_refused() -> None:
    with pytest.raises(SimulateError, match="nonsense"):
        tilted(find("kenya"), base("kenya"), ("nonsense.*",))


def test_all_arms_play_the_same_seeds(tmp_path: Path) -> None:
    plan = planned(find("cyprus"), 2, ("random",), (), ("political_will=10,15",), ("curfew",), False, (), 7)
    store = simulated(plan, tmp_path)
    seeds = {arm.name: [row[2] for row in store.rows[GAMES] if row[0] == arm.name] for arm in plan.arms}
    assert len(seeds) == 4
    assert len({tuple(found) for found in seeds.values()}) == 1


def test_the_header_tells_all_that_repeats_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate("cyprus", games=2, bot=("random",), workers=1, run=3, out=tmp_path)
    told = json.loads((tmp_path / "header.json").read_text())
    assert {"smallwars", "version", "title", "run", "commit", "command", "machine", "games", "arms"} <= set(told)
    assert told["run"] == 3 and told["arms"]["random"]["options"]["political_will"] == 14
    assert read_rows(tmp_path / "games.csv", 11)
