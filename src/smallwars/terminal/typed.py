"""The lines that a person types: a command (`?`, `h 3.2.4`, `u`, ...) or the first letters of an option."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.decision import Decision, Option
from ..reading.typed_ids import begins

COMMANDS = ("?", "h", "u", "t", "s", "b", "q")
"""The commands: why not, rule, undo, take one pick back, save, board, quit. A single letter of these is always the
command, never an option.
"""


def command(line: str) -> tuple[str, str] | None:
    """The command a line gives, with what follows it; None where the line means an option."""
    head, _, rest = line.strip().partition(" ")
    if head.startswith("?") and len(head) > 1:
        head, rest = "?", f"{head[1:]} {rest}"
    return (head.lower(), rest.strip()) if head.lower() in COMMANDS else None


def fits(typed: str, option: Option, language: str) -> bool:
    """Whether the letters begin the option: its label, or each word of its id (`p.o` for `pass.op`)."""
    wanted = typed.strip().casefold()
    return begins(wanted, option.id) or option.text(language).casefold().startswith(wanted)


def fitting(typed: str, options: Sequence[Option], language: str) -> list[Option]:
    """The options the letters may mean; one whose id is typed in full is meant alone."""
    exact = [option for option in options if option.id.casefold() == typed.strip().casefold()]
    return exact or [option for option in options if fits(typed, option, language)]


def letters(option: Option, options: Sequence[Option], language: str) -> str:
    """The fewest letters that mean this option and nothing else."""
    initials = [f"{first[0]}.{rest}" for first, _, rest in [option.id.partition(".")] if rest]
    ways = [way[:length] for way in (option.id, *initials) for length in range(1, len(way) + 1)]
    for way in sorted(ways, key=len):
        if way not in COMMANDS and [found.id for found in fitting(way, options, language)] == [option.id]:
            return way
    return option.id


def numbered(decision: Decision, line: str) -> Option | None:
    """The option at that number of a list; a list with numbers among its options is not numbered."""
    if line.strip().isdecimal() and is_numbered(decision) and 1 <= int(line) <= len(decision.options):
        return decision.options[int(line) - 1]
    return None


def is_numbered(decision: Decision) -> bool:
    """Whether the options are listed with numbers: not where an option is itself one."""
    return not any(option.id.lstrip("-").isdecimal() for option in decision.options)
