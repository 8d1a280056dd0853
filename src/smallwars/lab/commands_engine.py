"""`smallwars engine` and `smallwars conformance`: the protocol for outside bots, from both ends."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import Annotated

from cyclopts import Parameter

from ..bots.conformance import conformance
from ..bots.outside import DEFAULT, Limits
from ..bots.protocol import Message, encode
from ..bots.speaker import speak
from ..engine.registry import find, titles
from ..texts import message

FAILED = 1


def engine(
    *,
    bot: Annotated[str, Parameter(help="Which bot: its name, or NAME:setting=value,…")] = "greedy",
    seed: Annotated[int | None, Parameter(help="With the same seed it plays a game the same way again.")] = None,
) -> None:
    """Let one of our bots speak the protocol on standard input and output."""
    out = sys.stdout.buffer

    def tell(told: Message) -> None:
        out.write(encode(told))
        out.flush()

    with redirect_stdout(sys.stderr):  # nothing else may stand among the messages
        speak(bot, seed, sys.stdin.buffer, tell)


def check_conformance(
    command: Annotated[str, Parameter(help='How your bot is started, for example "python mybot.py".')],
    /,
    *,
    title: Annotated[tuple[str, ...], Parameter(help="Only these titles.", negative="")] = (),
    seconds: Annotated[float, Parameter(help="Time for a turn.")] = DEFAULT.seconds,
    lang: Annotated[str, Parameter(help="Language of the texts; English stands in for what is missing.")] = "en",
) -> int:
    """Check whether an outside bot keeps the protocol: a line for each check, exit code 1 if one fails."""
    names = [find(name).id for name in title] or list(titles())
    failed = 0
    for finding in conformance(command, names, Limits(seconds=seconds)):
        print(finding.text(lang), flush=True)
        failed += not finding.holds
    print(message(lang, ("protocol",), "conformance-failed" if failed else "conformance-holds", {"count": failed}))
    return FAILED if failed else 0
