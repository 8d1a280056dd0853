"""What the command line says of itself, in the language that is asked for: its help, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import singledispatch
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin

from cyclopts.exceptions import (
    CoercionError,
    ConsumeMultipleError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from .draw.png import LOOKED_FOR, NoConverter
from .engine.errors import SmallWarsError
from .texts import has_message, joined, message

if TYPE_CHECKING:
    from cyclopts.argument import Argument
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

FILES: Final = ("cli",)
UNTOLD: Final = (None, "False", "()", '""')
"""Defaults that go without saying."""


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the command line."""
    return message(language, FILES, key, args)


def measured(key: str, language: str) -> str:
    """What a figure of a benchmark is."""
    return say(language, f"bench-{key.replace('_', '-')}")


# Help


def key_of(command: str, name: str) -> str:
    """The key of a parameter's message: the command's own, or the one that it shares."""
    own = f"help-{command}-{name}"
    return own if has_message(FILES, own) else f"option-{name}"


def name_of(entry: HelpEntry) -> str:
    """A command, an option or an argument, as it stands in keys."""
    return str(entry.positional_label or entry.all_options[0]).strip("-").lower()


class Help:
    """Help as cyclopts draws it, with our sentences in it."""

    def __init__(self, language: str, command: str) -> None:
        """`command` is empty where the help of all is asked for."""
        self.language, self.command = language, command

    def say(self, key: str, **args: str) -> str:
        return say(self.language, key, **args)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Text) -> None:
        text = str(usage)
        for word in ("COMMAND", "OPTIONS", "ARGS"):
            text = text.replace(word, self.say(f"word-{word.lower()}"))
        console.print(self.say("usage", usage=text), style="bold", markup=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(self.say(f"help-{self.command}" if self.command else "help"), "", sep="\n", markup=False)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from cyclopts.help import DefaultFormatter

        tell = self.command_entry if panel.format == "command" else self.parameter_entry
        title = self.say(f"group-{str(panel.title).lower()}") if panel.entries else panel.title
        entries = [tell(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(title=title, entries=entries))

    def command_entry(self, entry: HelpEntry) -> HelpEntry:
        """A command, or `--help` and `--version`."""
        kind = "flag" if entry.all_options[0].startswith("-") else "help"
        return entry.copy(description=self.say(f"{kind}-{name_of(entry)}"))

    def parameter_entry(self, entry: HelpEntry) -> HelpEntry:
        """A parameter; its choices and its default are told with it."""
        notes = [self.say(key_of(self.command, name_of(entry)))]
        notes += [self.say("note-choices", choices=" | ".join(entry.choices))] if entry.choices else []
        notes += [self.say("note-default", default=str(entry.default))] if entry.default not in UNTOLD else []
        notes += [self.say("note-required")] if entry.required else []
        return entry.copy(description=" ".join(notes), choices=None, default=None, required=False)


# Errors


@singledispatch
def explain(error: Exception, language: str) -> str:
    """What is wrong, in one line."""
    return say(language, "error-usage", why=str(error))


@explain.register
def _(error: SmallWarsError, language: str) -> str:
    return error.text(language)


@explain.register
def _(error: NoConverter, language: str) -> str:
    failures = "; ".join(error.failures) or "none"
    return say(language, "error-converter", programs=joined(language, LOOKED_FOR), failures=failures)


@explain.register
def _(error: UnknownCommandError, language: str) -> str:
    command = (error.unused_tokens or [""])[0]
    return nearest(say(language, "error-command", command=repr(command)), command, error.app or (), language)


@explain.register
def _(error: UnknownOptionError, language: str) -> str:
    option = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names]
    return nearest(say(language, "error-option", option=option), option, known, language)


def nearest(told: str, word: str, known: Iterable[str], language: str) -> str:
    """The complaint, with the word that was perhaps meant."""
    near = get_close_matches(word, list(known), 1)
    return say(language, "near", told=told, near=near[0]) if near else told


@explain.register
def _(error: CoercionError, language: str) -> str:
    token = error.token
    if token is None or error.msg is not None:
        return say(language, "error-usage", why=str(error))
    args = {"name": token.keyword or shown(error.argument), "value": repr(token.value)}
    if get_origin(error.target_type) is Literal:
        return say(language, "error-choice", **args, choices=joined(language, get_args(error.target_type)))
    return say(language, "error-value", **args, kind=getattr(error.target_type, "__name__", str(error.target_type)))


@explain.register
def _(error: MissingArgumentError, language: str) -> str:
    if error.keyword is None:
        return say(language, "error-missing", command=chain(error.command_chain), name=shown(error.argument))
    count = error.argument.token_count()[0] if error.argument is not None else 1
    return say(language, "error-no-value", name=error.keyword, count=count)


@explain.register
def _(error: ConsumeMultipleError, language: str) -> str:
    name = error.keyword or shown(error.argument)
    return say(language, "error-too-many-values", name=name, count=error.max_allowed or 0)


@explain.register
def _(error: UnusedCliTokensError, language: str) -> str:
    return say(language, "error-unused", words=joined(language, map(repr, error.unused_tokens or ())))


@explain.register
def _(error: RepeatArgumentError, language: str) -> str:
    return say(language, "error-repeated", name=error.token.keyword or "")


def shown(argument: Argument | None) -> str:
    """A parameter as the help shows it: `--seed`, `TITLE`."""
    if argument is None:
        return ""
    return argument.name if argument.name.startswith("-") else argument.name.upper()


def chain(commands: Sequence[str] | None) -> str:
    return " ".join(["smallwars", *(commands or ())])
