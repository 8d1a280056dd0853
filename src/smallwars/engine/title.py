"""The title as the engine knows it: the one interface through which every game of war is played."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .chance import Driver
from .errors import InvalidOption
from .frame import Board, Frame, Outcome, State
from .options import check_option, options_before
from .pending import load_frames, pending
from .position import Reader
from .question import CHANCE, FIRST_NUMBER, NUMBER, Question

Position = dict[str, Any]
"""A plain JSON-ready dict, documented per title."""

Options = dict[str, Any]
"""Title options: names to ints, booleans, strings and other JSON-ready values."""

Args = tuple[int, int, int, int]
"""The ints of a log entry; those that its verb does not use are 0."""

ENGINE_VERBS: dict[str, tuple[str, ...]] = {"victory": ("faction",), "tie": (), "edit": ()}
"""The verbs that the engine itself writes into the log: a side won, nobody won, the table was set up by hand."""


Source = Callable[["Title", str, str, dict[str, str | int]], str]
"""A function that finds the texts of titles by title, language, key and what fills the blanks; KeyError where there is
none.
"""


def no_text(title: Title, language: str, key: str, args: dict[str, str | int]) -> str:
    """The source where there are no texts."""
    raise KeyError(key)


_sources: list[Source] = [no_text]


def take_texts_from(source: Source) -> None:
    """Let titles have their texts from that source from now on."""
    _sources[:] = [source]


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game: its words, its set-up, its positions and its texts. Only what raises NotImplementedError must be written;
    the rest serves a game without cards, secrets and texts as it stands.
    """

    citations: ClassVar[dict[str, str]] = {}
    """The paragraph of each verb of the log; `verb.word` or `verb.number` where it depends on what the entry names."""

    def __init__(
        self,
        id: str,
        name: str,
        actors: tuple[str, ...],
        words: dict[int, str],
        turns: tuple[str, ...],
        deals: str = "",
        frames: Sequence[type[Frame[Any]]] = (),
        verbs: Mapping[str, tuple[str, ...]] | None = None,
        data: dict[str, Any] | None = None,
    ) -> None:
        """`actors` starts with chance; `turns` are the kinds of decision that start a new line in a record; `deals` is
        the kind of question that deals a card. `frames`: every frame that a position may hold as pending; `verbs`: what
        the ints of a log entry stand for, as `name:kind`; `data`: facts with their sources, and `options`.
        """
        self.id = id
        self.name = name
        self.actors = actors
        self.words = words
        self.turns = turns
        self.deals = deals
        self.frames = {frame.__name__: frame for frame in frames}
        self.verbs = {**ENGINE_VERBS, **(verbs or {})}
        self.data: dict[str, Any] = {} if data is None else data
        self._parts: dict[str, object] = {}

    # What stands beside the title

    def package(self) -> str:
        """The package whose folder holds everything of this title; empty where its class stands alone."""
        return str(getattr(sys.modules.get(type(self).__module__), "__package__", None) or "")

    def part(self, name: str) -> object | None:
        """The class of that part: `TextBoard` in the module `text_board` beside the title; None without a module."""
        if name not in self._parts:
            self._parts[name] = self._load_part(name)
        return self._parts[name]

    def _load_part(self, name: str) -> object | None:
        package = self.package()
        if not package or find_spec(f"{package}.{name}") is None:
            return None
        part: object = getattr(import_module(f"{package}.{name}"), "".join(name.title().split("_")))
        return part

    # Rules

    def word(self, answer: int) -> str:
        """The option id of an answer."""
        return self.words[answer] if answer < FIRST_NUMBER else str(answer - NUMBER)

    def check_options(self, chosen: Options) -> Options:
        """Every option of the title with its value; InvalidOption for one that is unknown or out of range."""
        known = self.data.get("options", {})
        for name in chosen:
            if name not in known:
                raise InvalidOption(name, "no-option", title=self.id, name=repr(name), names=list(known))
        return {name: check_option(name, known[name], chosen.get(name)) for name in known}

    def options_before(self) -> Options:
        """The values by which the rules of the version before are played, for options that it did not have."""
        return options_before(self.data.get("options", {}))

    def data_for(self, options: Options) -> dict[str, Any]:
        """The title's data, as a game with these options has them."""
        return self.data

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        """The set-up. `deal`: whether an unknown deck is dealt ahead, or card by card as it is revealed."""
        raise NotImplementedError

    def redeal(self, state: State[Any], faction: int, driver: Driver) -> None:
        """Deal anew what that faction cannot see."""

    def deck(self, state: State[Any]) -> list[str]:
        """The cards dealt so far in their order, for the head of a record; empty where there are none."""
        return []

    def cards_shown(self, state: State[Any]) -> int | None:
        """The number of these cards that everybody has seen; None where even their order tells more than everybody
        knows.
        """
        return len(self.deck(state))

    def faults(self, state: State[Any]) -> list[str]:
        """The broken invariants of the components; empty while all is well."""
        return []

    # Positions

    def board_position(self, board: Any) -> Position:
        """The board as fields of a position."""
        raise NotImplementedError

    def load_board(self, reader: Reader, options: Options) -> Any:
        """The board that a position describes; InvalidPosition names the field that is wrong."""
        raise NotImplementedError

    def position(self, state: State[Any]) -> Position:
        """The state as a position."""
        position: Position = {"title": self.id, **self.board_position(state.board)}
        self.add_pending(position, state, False)
        return position

    def add_pending(self, position: Position, state: State[Any], plain: bool) -> None:
        """Write how the game ended, or what remains to be done; not that where `plain` says that the board tells it."""
        if state.outcome is not None:
            outcome = state.outcome
            winner = self.actors[outcome.winner] if outcome.winner != CHANCE else None
            position["result"] = {"winner": winner, "grade": outcome.grade, "reason": outcome.reason}
        elif not plain:
            position["pending"] = [pending(frame) for frame in state.stack]

    def load(self, position: Position, options: Options) -> State[Any]:
        """The state a position describes; InvalidPosition names the field that is wrong."""
        reader = Reader(position, "", self.texts("errors"))
        if reader.value("title") != self.id:
            raise reader.error("title", "other-title", value=repr(position.get("title")), title=repr(self.id))
        board = self.load_board(reader, options)
        outcome = self.load_outcome(reader)
        stack = [] if outcome is not None else self.load_stack(reader, board)
        reader.value("pending")
        reader.finish()
        return State(board, stack, None, None, outcome)

    def load_outcome(self, reader: Reader) -> Outcome | None:
        """The result of the game, if it is over."""
        if reader.value("result") is None:
            return None
        result = reader.inside("result")
        winner = result.choice("winner", list(self.actors[1:]))
        grade, reason = str(result.value("grade") or ""), str(result.value("reason") or "")
        result.finish()
        return Outcome(CHANCE if winner is None else self.actors.index(winner), grade, reason)

    def load_stack(self, reader: Reader, board: Any) -> list[Frame[Any]]:
        """The frames that remain to be done: as `pending` says, or as the board asks for."""
        return self.load_pending(reader, board) if reader.has("pending") else self.plain_stack(reader, board)

    def plain_stack(self, reader: Reader, board: Any) -> list[Frame[Any]]:
        """The frames that remain to be done where the position does not say so."""
        raise reader.error("pending", "pending-missing")

    def load_pending(self, reader: Reader, board: Any) -> list[Frame[Any]]:
        """The frames that a position was saved with, the last to be done first."""
        frames = load_frames(reader, self.frames)
        self.check_pending(reader, board, frames)
        self.lay_out_pending(reader, board, frames)
        self.try_pending(reader, board, frames)
        return frames

    def check_pending(self, reader: Reader, board: Any, frames: list[Frame[Any]]) -> None:
        """Refuse frames that cannot stand together or on that board."""
        if not frames:
            raise reader.error("pending", "pending-turn")

    def lay_out_pending(self, reader: Reader, board: Any, frames: list[Frame[Any]]) -> None:
        """Put on the board what its pending frames say about it."""

    def try_pending(self, reader: Reader, board: Board, frames: list[Frame[Any]]) -> None:
        """Try pending frames on a copy, with every answer: nothing else says whether they fit the board."""
        try:
            sound = all(
                [self.is_playable(State(board.copy(), frames.copy(), any_order=order)) for order in (False, True)]
            )
        except (LookupError, AssertionError, TypeError, ValueError, ArithmeticError, NotImplementedError):
            sound = False
        if not sound:
            raise reader.error("pending", "pending-impossible")

    def is_playable(self, state: State[Any]) -> bool:
        """Whether a question is asked, or the game is over; an error if an answer leads nowhere."""
        sound = self.is_askable(state.question()) or state.outcome is not None
        for answer in [] if state.pending is None else state.pending.answers:
            trial = state.fork(None)
            trial.answer(answer)
            trial.question()
        return sound

    def is_askable(self, question: Question | None) -> bool:
        """Whether there is a question that somebody can answer; a KeyError if it speaks of something that does not
        exist.
        """
        if question is None:
            return False
        spoken = [self.word(answer) for answer in question.answers]
        about = question.about < 0 or self.word(question.about) != ""
        return len(spoken) > 0 and about and len(self.actors) > question.actor >= CHANCE

    def view(self, position: Position, faction: str | None) -> Position:
        """The position as that faction, or a spectator, may see it: the plain one leaves out only what the question
        tells.
        """
        return {field: value for field, value in position.items() if field != "pending"}

    # Words for people

    def texts(self, name: str) -> str:
        """The id of a file with texts of this title, such as `errors`."""
        return f"{self.id}:{name}"

    def message(self, language: str, key: str, args: dict[str, str | int]) -> str:
        """A text of the title with its blanks filled in; KeyError where there is none."""
        return _sources[0](self, language, key, args)

    def phrase(self, language: str, key: str) -> str:
        """A text of the title by its key; KeyError where there is none."""
        return self.message(language, key, {})

    def sentence(self, language: str, verb: str, args: Args) -> str:
        """A line of the log as a sentence."""
        kinds = [(name, kind, args[index]) for index, (name, kind) in enumerate(map(split, self.verbs.get(verb, ())))]
        named = {name: self.value_name(language, kind, value) for name, kind, value in kinds}
        try:
            return self.message(language, "log-" + key_of(verb), named)
        except KeyError:
            return " ".join([readable(verb), *[str(value) for value in named.values()]])

    def cited(self, verb: str, args: Args) -> str:
        """The paragraph that a sentence of the log follows from; empty where none does."""
        return self.cited_closely(verb, args) or self.citations.get(verb, "")

    def cited_closely(self, verb: str, args: Args) -> str:
        """The paragraph of just what the sentence names, an operation or a phase; empty where there is none."""
        for index, (_, kind) in enumerate(map(split, self.verbs.get(verb, ()))):
            named = self.words.get(args[index], "") if kind == "word" else str(args[index])
            if f"{verb}.{named}" in self.citations:
                return self.citations[f"{verb}.{named}"]
        return ""

    def value_name(self, language: str, kind: str, value: int) -> str | int:
        """The thing that an int of a log entry stands for: `number`, `faction`, `word` or a kind of the title's own."""
        if kind == "number":
            return value
        if kind == "faction":
            actor = self.actors[value]
            return self.phrase_or(language, "faction-" + key_of(actor), readable(actor).capitalize())
        if kind == "word":
            return self.answer_name(language, value)
        return self.phrase_or(language, f"{kind}-{value}", str(value))

    def value_id(self, kind: str, value: int) -> str:
        """The id of what an int of a kind of the title's own stands for; empty where it has none."""
        return ""

    def prompt(self, language: str, question: Question, state: State[Any] | None = None) -> str:
        """A question as a person reads it; with the state in which it is asked, it may tell more."""
        about = "" if question.about < 0 else self.answer_name(language, question.about)
        try:
            return self.message(language, "ask-" + key_of(question.kind), {"about": about, "left": question.left})
        except KeyError:
            asked = readable(question.kind).capitalize()
            return f"{asked}, {about}?" if about else f"{asked}?"

    def label(self, language: str, question: Question, answer: int, state: State[Any] | None = None) -> str:
        """An answer as a person reads it; with the state in which it may be given, it may tell more."""
        name = self.answer_name(language, answer)
        return self.phrase_or(language, f"answer-{key_of(question.kind)}-{key_of(self.word(answer))}", name)

    def answer_name(self, language: str, answer: int) -> str:
        """An answer as a person reads it, whatever was asked."""
        word = self.word(answer)
        return word if answer >= FIRST_NUMBER else self.phrase_or(language, "word-" + key_of(word), readable(word))

    def meaning(self, language: str, state: State[Any], answer: int) -> str:
        """A remark on what an answer stands for in that state, beside its label; empty where nothing is to be added."""
        return ""

    def phrase_or(self, language: str, key: str, otherwise: str) -> str:
        """A text of the title by its key, or other words where it has none."""
        try:
            return self.phrase(language, key)
        except KeyError:
            return otherwise


def key_of(word: str) -> str:
    """A word as part of a message key."""
    return word.replace("_", "-").replace(".", "-")


def readable(word: str) -> str:
    """A word of a title that has no text for it, as a person would write it."""
    return word.replace("_", " ").replace(".", " ").replace("-", " ")


def split(kind: str) -> tuple[str, str]:
    """`name:kind`, or a kind that is its own name."""
    name, _, rest = kind.partition(":")
    return name, rest or name
