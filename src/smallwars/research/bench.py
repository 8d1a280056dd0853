"""How fast a title is observed and stepped through: `python -m smallwars.research.bench TITLE`.

Seconds are those of the processor, so that a busy machine tells the same as a quiet one."""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from cyclopts import App

from ..engine.build import is_compiled
from ..engine.errors import SmallWarsError
from ..engine.game import Game
from ..texts import message
from .pettingzoo_env import TitleEnv
from .seating import Setting

app = App(name="smallwars.research.bench", help="")


@app.default
def bench(title: str, seconds: float = 3.0) -> None:
    """How fast a title is observed and stepped through.

    Parameters
    ----------
    title
        The title.
    seconds
        How long each of them is measured.
    """
    setting = Setting(title, None, None)
    build = sentence("bench-compiled" if is_compiled() else "bench-interpreted")
    length, count = len(setting.encoder), len(setting.actions)
    print(sentence("bench-head", title=title, build=build, length=length, actions=count))
    for what, rate in rates(setting, seconds).items():
        print(sentence("bench-line", what=sentence(f"bench-{what}"), rate=f"{rate:,.0f}"))


def sentence(key: str, **args: str | int) -> str:
    return message("en", ("research",), key, args)


def rates(setting: Setting, seconds: float) -> dict[str, float]:
    """The number of each thing that is done in a second."""
    return {
        "observations": observations(setting, seconds),
        "steps": steps(setting, seconds, False),
        "observed": steps(setting, seconds, True),
        "clones": clones(setting.title, seconds),
    }


def observations(setting: Setting, seconds: float) -> float:
    """Observations a second, of the positions of random games."""
    positions = sample(setting, 50)
    done, began = 0, process_time()
    while process_time() - began < seconds:
        for game in positions:
            setting.observe(game, setting.factions[done % 2])
            done += 1
    return done / (process_time() - began)


def sample(setting: Setting, count: int) -> list[Game]:
    """Positions from games of different length."""
    games = [setting.new(seed) for seed in range(count)]
    for at, game in enumerate(games):
        rng = Random(at)
        for _ in range(2 * at):
            question = game.question()
            if question is not None:
                game.apply(question, rng.choice(question.answers))
    return games


def steps(setting: Setting, seconds: float, observe: bool) -> float:
    """Steps of random games of the AEC environment a second, whether or not the agent that is asked
    looks before each.
    """
    env, rng, done, began = TitleEnv(setting.title), Random(0), 0, process_time()
    while process_time() - began < seconds:
        env.reset(seed=done)
        while env.game is not None and (question := env.game.question()) is not None:
            env.last(observe)
            env.step(setting.actions.action(rng.choice(question.answers)))
            done += 1
    return done / (process_time() - began)


def clones(title: str, seconds: float) -> float:
    """Copies of an OpenSpiel state in the middle of a game a second."""
    import pyspiel

    from .open_spiel_game import PREFIX, register

    register()
    state, rng = pyspiel.load_game(PREFIX + title).new_initial_state(), Random(0)
    for _ in range(100):
        state.apply_action(rng.choice(state.legal_actions()))
    done, began = 0, process_time()
    while process_time() - began < seconds:
        state.clone()
        done += 1
    return done / (process_time() - began)


def main() -> None:
    """Run the command; an error is said in one line."""
    try:
        app()
    except SmallWarsError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
