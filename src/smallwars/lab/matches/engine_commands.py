"""`smallwars engine` and `smallwars conformance`: the protocol for outside bots, from both ends."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout

from ...bots.outside import DEFAULT, Limits
from ...bots.outside.conformance import conformance
from ...bots.outside.protocol import Message, encode
from ...bots.outside.speaker import speak
from ...engine.registry import find, titles
from ...texts import SPOKEN, message
from ..errors import LabError

FAILED = 1


def engine(
    *,
    bot: str = "greedy",
    seed: int | None = None,
) -> None:
    """Let one of our bots speak the protocol on standard input and output."""
    out = sys.stdout.buffer

    def tell(message: Message) -> None:
        out.write(encode(message))
        out.flush()

    with redirect_stdout(sys.stderr):  # nothing else may stand among the messages
        speak(bot, seed, sys.stdin.buffer, tell)


def check_conformance(
    command: str,
    /,
    *,
    title: tuple[str, ...] = (),
    seconds: float = DEFAULT.seconds,
    lang: str = SPOKEN,
) -> int:
    """Check whether an outside bot keeps the protocol: a line for each check, exit code 1 if one fails."""
    if not seconds > 0:
        raise LabError("no-time", name="--seconds")
    names = [find(name).id for name in title] or list(titles())
    failed = 0
    for finding in conformance(command, names, Limits(seconds=seconds)):
        print(finding.text(lang), flush=True)
        failed += not finding.holds
    print(message(lang, ("protocol",), "conformance-failed" if failed else "conformance-holds", {"count": failed}))
    return FAILED if failed else 0
