"""The help and the error messages of the command line, in the language that is asked for."""

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
SILENT_DEFAULTS: Final = (None, "False", "()", '""')
"""Defaults that the help does not mention."""


def say(language: str, key: str, **args: str | int) -> str:
    """Fill in a sentence of the command line."""
    return message(language, FILES, key, args)


def figure_name(key: str, language: str) -> str:
    """The name of a benchmark's figure, for people."""
    return say(language, f"bench-{key.replace('_', '-')}")


# Help


def key_of(command: str, name: str) -> str:
    """The key of a parameter's message: the command's own, or the one that all commands share."""
    own = f"help-{command}-{name}"
    return own if has_message(FILES, own) else f"option-{name}"


def name_of(entry: HelpEntry) -> str:
    """The name of a command, option or argument as the keys of messages have it."""
    return str(entry.positional_label or entry.all_options[0]).strip("-").lower()


class Help:
    """The help formatter of cyclopts with our sentences in it."""

    def __init__(self, language: str, command: str) -> None:
        """Prepare the help of a command; an empty `command` stands for the whole program."""
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

        describe = self.command_entry if panel.format == "command" else self.parameter_entry
        title = self.say(f"group-{str(panel.title).lower()}") if panel.entries else panel.title
        entries = [describe(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(title=title, entries=entries))

    def command_entry(self, entry: HelpEntry) -> HelpEntry:
        """Describe a command, or `--help` and `--version`."""
        kind = "flag" if entry.all_options[0].startswith("-") else "help"
        return entry.copy(description=self.say(f"{kind}-{name_of(entry)}"))

    def parameter_entry(self, entry: HelpEntry) -> HelpEntry:
        """Describe a parameter with its choices and its default."""
        notes = [self.say(key_of(self.command, name_of(entry)))]
        notes += [self.say("note-choices", choices=" | ".join(entry.choices))] if entry.choices else []
        notes += [self.say("note-default", default=str(entry.default))] if entry.default not in SILENT_DEFAULTS else []
        notes += [self.say("note-required")] if entry.required else []
        return entry.copy(description=" ".join(notes), choices=None, default=None, required=False)


# Errors


@singledispatch
def explain(error: Exception, language: str) -> str:
    """Say in one line what is wrong."""
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
    return add_suggestion(say(language, "error-command", command=repr(command)), command, error.app or (), language)


@explain.register
def _(error: UnknownOptionError, language: str) -> str:
    option = error.token.keyword or error.token.value
    words = [name for argument in error.argument_collection for name in argument.names]
    return add_suggestion(say(language, "error-option", option=option), option, words, language)


def add_suggestion(complaint: str, word: str, words: Iterable[str], language: str) -> str:
    """Add the word that was perhaps meant to a complaint."""
    suggestions = get_close_matches(word, list(words), 1)
    return say(language, "near", complaint=complaint, near=suggestions[0]) if suggestions else complaint


@explain.register
def _(error: CoercionError, language: str) -> str:
    token = error.token
    if token is None or error.msg is not None:
        return say(language, "error-usage", why=str(error))
    args = {"name": token.keyword or parameter_name(error.argument), "value": repr(token.value)}
    if get_origin(error.target_type) is Literal:
        return say(language, "error-choice", **args, choices=joined(language, get_args(error.target_type)))
    return say(language, "error-value", **args, kind=getattr(error.target_type, "__name__", str(error.target_type)))


@explain.register
def _(error: MissingArgumentError, language: str) -> str:
    if error.keyword is None:
        return say(
            language, "error-missing", command=command_line(error.command_chain), name=parameter_name(error.argument)
        )
    count = error.argument.token_count()[0] if error.argument is not None else 1
    return say(language, "error-no-value", name=error.keyword, count=count)


@explain.register
def _(error: ConsumeMultipleError, language: str) -> str:
    name = error.keyword or parameter_name(error.argument)
    return say(language, "error-too-many-values", name=name, count=error.max_allowed or 0)


@explain.register
def _(error: UnusedCliTokensError, language: str) -> str:
    return say(language, "error-unused", words=joined(language, map(repr, error.unused_tokens or ())))


@explain.register
def _(error: RepeatArgumentError, language: str) -> str:
    return say(language, "error-repeated", name=error.token.keyword or "")


def parameter_name(argument: Argument | None) -> str:
    """The name of a parameter as the help shows it: `--seed`, `TITLE`."""
    if argument is None:
        return ""
    return argument.name if argument.name.startswith("-") else argument.name.upper()


def command_line(commands: Sequence[str] | None) -> str:
    return " ".join(["smallwars", *(commands or ())])
