"""Lets greedy play a title against itself and prints, as Markdown for docs/balance.md, who won and how."""

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import smallwars
from smallwars.bots import bot

OTHER_SEED = 1_000_000
"""The second faction's bot has a seed so much higher."""

POINTS = "victory_points"

Levels = dict[str, int]
"""Political Will, the Political Index of each side, or Victory Points."""


class Played(NamedTuple):
    """A game that was played."""

    winner: str
    grade: str
    turns: list[Levels]
    """The levels at the end of each turn; empty where a title has no turns."""
    aid: bool | None
    """Whether American Aid came; None where there is none."""


def play(title: str, seed: int) -> Played:
    game = smallwars.new(title, seed=seed, log=False)
    players = {side: bot("greedy", seed + at * OTHER_SEED) for at, side in enumerate(game.title.actors[1:])}
    turns: list[Levels] = []
    while (decision := game.decision) is not None:
        turn = getattr(game.state.board, "turn", 1)
        if turn > len(turns) + 1:
            turns.append(levels(game.position()))
        game.choose(players[decision.actor].choose(game, decision.actor))
    last, result = game.position(), game.result
    assert result is not None
    ended = [*turns, levels(last)] if "turn" in last else []
    return Played(result.winner or "nobody", result.grade, ended, last.get("american_aid"))


def levels(position: dict[str, Any]) -> Levels:
    """What a title counts victory by."""
    if "political_index" in position:
        return dict(position["political_index"])
    name = POINTS if POINTS in position else "political_will"
    return {name: position[name]}


# Figures


def at(share: float, numbers: Iterable[int]) -> int:
    """The number below which that share of them lies."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(numbers: list[int]) -> str:
    """The 10th, 50th and 90th percentile."""
    return " / ".join([str(at(share, numbers)) for share in (0.1, 0.5, 0.9)])


def interval(wins: int, games: int, z: float = 1.96) -> str:
    """The 95 % interval of a share, after Wilson."""
    share, scale = wins / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return f"{100 * (middle - margin):.0f}–{100 * (middle + margin):.0f} %"


# Markdown


def report(title: str, games: list[Played], first: int, command: str) -> list[str]:
    lines = [f"## {title}: greedy against greedy, {len(games)} games", ""]
    lines += [f"`{command}`, commit {commit()}, seeds {first} to {first + len(games) - 1}.", ""]
    by_points = bool(games[0].turns) and POINTS in games[0].turns[-1]
    lines += [*winners(games), "", *(grades_by_points(games) if by_points else grades(games)), ""]
    if games[0].turns:
        lines += [f"Length in turns, p10 / median / p90: {spread([len(game.turns) for game in games])}.", ""]
    if games[0].aid is not None:
        lines += [f"American Aid came in {100 * sum([game.aid is True for game in games]) / len(games):.0f} %.", ""]
    return lines + (by_turn(games) if games[0].turns else [])


def winners(games: list[Played]) -> list[str]:
    count = Counter([game.winner for game in games])
    rows = [
        f"| {winner} | {wins} | {100 * wins / len(games):.0f} % | {interval(wins, len(games))} |"
        for winner, wins in count.most_common()
    ]
    return ["| winner | games | share | 95 % |", "|---|---|---|---|", *rows]


def grades(games: list[Played]) -> list[str]:
    count = Counter([(game.winner, game.grade) for game in games])
    rows = [f"| {winner} | {grade} | {number} |" for (winner, grade), number in sorted(count.items())]
    return ["| winner | grade | games |", "|---|---|---|", *rows]


def grades_by_points(games: list[Played]) -> list[str]:
    """The grades in the order of the Victory Points that they stand for, and the points of all games."""
    points: dict[tuple[str, str], list[int]] = {}
    for game in games:
        points.setdefault((game.winner, game.grade), []).append(game.turns[-1][POINTS])
    rows = [
        f"| {winner} | {grade} | {len(found)} | {100 * len(found) / len(games):.0f} % "
        f"| {interval(len(found), len(games))} | {min(found)} to {max(found)} |"
        for (winner, grade), found in sorted(points.items(), key=lambda item: min(item[1]))
    ]
    final = [game.turns[-1][POINTS] for game in games]
    head = ["| winner | grade | games | share | 95 % | Victory Points |", "|---|---|---|---|---|---|"]
    mean = f"Victory Points: mean {sum(final) / len(final):.1f}, p10 / median / p90: {spread(final)}."
    return [*head, *rows, "", mean]


def by_turn(games: list[Played]) -> list[str]:
    names = list(games[0].turns[0])
    head = [f"| after turn | games | {' | '.join([f'{name}, p10 / median / p90' for name in names])} |"]
    head.append("|---" * (len(names) + 2) + "|")
    rows: list[str] = []
    for turn in range(max([len(game.turns) for game in games])):
        there = [game.turns[turn] for game in games if len(game.turns) > turn]
        spreads = [spread([levels[name] for levels in there]) for name in names]
        rows.append(f"| {turn + 1} | {len(there)} | {' | '.join(spreads)} |")
    return head + rows


def commit() -> str:
    """The commit of the sources, and whether they have changed since."""
    git = ["git", "-C", str(Path(__file__).parent)]
    named = subprocess.run([*git, "describe", "--always", "--dirty"], capture_output=True, text=True)
    return named.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=smallwars.titles())
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game; the others follow it")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    with ProcessPoolExecutor(given.processes) as pool:
        games = list(pool.map(partial(play, given.title), seeds, chunksize=4))
    command = " ".join(["python", "tools/balance.py", *sys.argv[1:]])
    print("\n".join(report(given.title, games, given.seed, command)))


if __name__ == "__main__":
    main()
