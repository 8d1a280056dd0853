"""The title that is built from a data file: its options, what is pending, results, words."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from smallwars.engine.errors import InvalidOption
from smallwars.engine.frame import Frame, Outcome, State
from smallwars.engine.options import check_option
from smallwars.engine.pending import pending
from smallwars.engine.position import Reader
from smallwars.engine.question import CHANCE, FIRST_NUMBER, NUMBER, Question
from smallwars.engine.title import Options, Title, key_of, readable, split
from smallwars.texts import has_message_of

from .data_file import DATA


class Remark:
    """A remark beside a question or an answer, as a key and ints."""

    def __init__(self, key: str, *args: int) -> None:
        self.key = key
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
class DataTitle(Title):
    """A title built from its data file; its texts are Fluent files."""

    lasting: ClassVar[tuple[type[Frame[Any]], ...]] = ()
    """The frames one of which is done last in every position with something pending: it begins what follows."""
    unit_of_play: ClassVar[str] = "turn"
    """The word of errors for the stretch of play that the `lasting` frames begin: `turn`, `card`, `phase`."""
    remark_fields: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The ints of each remark by its key, as `name:kind`."""

    def __init__(
        self,
        data: dict[str, Any],
        actors: tuple[str, ...],
        words: dict[int, str],
        frames: list[type[Frame[Any]]],
        verbs: dict[str, tuple[str, ...]],
        grades: tuple[str, ...],
        reasons: tuple[str, ...],
        chances: tuple[str, ...],
        turns: tuple[str, ...],
        deals: str = "",
    ) -> None:
        """`frames`: every frame a position may hold as pending; `verbs`: what the ints of a log entry stand for;
        `grades`, `reasons`: the ways a game can end; `chances`: what chance is asked. The rest as in every title."""
        super().__init__(data["id"], data["name"], actors, words, turns, deals, frames, verbs, data)
        self.grades = grades
        self.reasons = reasons
        self.chances = chances

    # Options

    def check_options(self, chosen: Options) -> Options:
        known = self.data["options"]
        for name in chosen:
            if name not in known and name != DATA:
                names = [*known, DATA]
                raise InvalidOption(name, "no-option", title=self.id, name=repr(name), names=names)
        full = {name: check_option(name, known[name], chosen.get(name)) for name in known}
        changes = self.changes(chosen.get(DATA))
        return {**full, DATA: changes} if changes else full

    def changes(self, override: Any) -> dict[str, Any]:
        """The changes that the option `data` brings, checked; empty if there are none."""
        raise NotImplementedError

    # Positions

    def check_pending(self, reader: Reader, board: Any, frames: list[Frame[Any]]) -> None:
        if not frames or not isinstance(frames[0], self.lasting):
            raise reader.error("pending", f"pending-{self.unit_of_play}")
        for frame in frames:
            if not self.is_sound(frame, board):
                raise reader.error("pending", "pending-here", pending=pending(frame))

    def is_sound(self, frame: Frame[Any], board: Any) -> bool:
        """Whether the ints of a pending frame are possible on that board."""
        return True

    def is_askable(self, question: Question | None) -> bool:
        return super().is_askable(question) and (
            question is not None and (question.actor > CHANCE or question.kind in self.chances)
        )

    def load_outcome(self, reader: Reader) -> Outcome | None:
        if reader.value("result") is None:
            return None
        result = reader.inside("result")
        winner = result.choice("winner", list(self.actors[1:]))
        grade = str(result.choice("grade", list(self.grades), self.grades[0]))
        reason = str(result.choice("reason", list(self.reasons), self.reasons[0]))
        result.finish()
        return Outcome(CHANCE if winner is None else self.actors.index(winner), grade, reason)

    # Words for people

    def sentence(self, language: str, verb: str, args: tuple[int, int, int, int]) -> str:
        kinds = [(name, kind, args[index]) for index, (name, kind) in enumerate(map(split, self.verbs[verb]))]
        named = {name: self.value_name(language, kind, value) for name, kind, value in kinds}
        named.update({f"{name}-key": self.words[value] for name, kind, value in kinds if kind == "word"})
        if "piece" in named:
            named["pieces"] = self.value_name(language, "pieces", args[0])
        return self.message(language, "log-" + verb.replace("_", "-"), named)

    def value_name(self, language: str, kind: str, value: int) -> str | int:
        """The thing that an int of a log entry stands for."""
        if kind == "number":
            return value
        if kind == "faction":
            return self.message(language, "faction-" + key_of(self.actors[value]), {})
        if kind == "word":
            return self.message(language, "word-" + key_of(self.words[value]), {})
        return self.message(language, f"{kind}-{value}", {})

    def prompt(self, language: str, question: Question, state: State[Any] | None = None) -> str:
        about = "" if question.about < 0 else self.answer_name(language, question.about)
        about_key = "" if question.about < 0 else self.word(question.about)
        key = "ask-" + key_of(question.kind)
        for own in (f"{key}-{key_of(question.rule)}", f"{key}-about" if about else ""):
            key = own if own and self.has(own) else key
        text = self.message(language, key, {"about": about, "about-key": about_key, "left": question.left})
        if question.left >= 0 and self.has("spaces-left"):
            text += " " + self.message(language, "spaces-left", {"left": question.left})
        return self.with_remarks(language, text, [] if state is None else self.question_remarks(state))

    def label(self, language: str, question: Question, answer: int, state: State[Any] | None = None) -> str:
        """An answer as a person reads it; a question may have words of its own for it."""
        text = self.bare_label(language, "answer-" + key_of(question.kind), answer)
        return self.with_remarks(language, text, [] if state is None else self.answer_remarks(state, answer))

    def bare_label(self, language: str, kind: str, answer: int) -> str:
        """An answer as that kind of question, or else the title, calls it."""
        if answer >= FIRST_NUMBER:
            return self.counted(language, kind, answer - NUMBER) if self.has(kind) else self.word(answer)
        own = f"{kind}-{key_of(self.words[answer])}"
        return self.phrase(language, own) if self.has(own) else self.answer_name(language, answer)

    def question_remarks(self, state: State[Any]) -> list[Remark]:
        """The remarks beside the text of the pending question."""
        return []

    def answer_remarks(self, state: State[Any], answer: int) -> list[Remark]:
        """The remarks beside an answer to the pending question."""
        return []

    def with_remarks(self, language: str, text: str, remarks: list[Remark]) -> str:
        """A text with these remarks."""
        for remark in remarks:
            kinds = enumerate(map(split, self.remark_fields[remark.key]))
            named = {name: self.value_name(language, kind, remark.args[index]) for index, (name, kind) in kinds}
            text = self.message(language, "tell-" + key_of(remark.key), {"text": text, **named})
        return text

    def counted(self, language: str, key: str, count: int) -> str:
        """A number with the noun for what it counts."""
        return self.message(language, key, {"count": count})

    def has(self, key: str) -> bool:
        """Whether the title's texts have that message; English has them all."""
        return has_message_of(self, key)

    def answer_name(self, language: str, answer: int) -> str:
        """An answer as a person reads it."""
        if answer >= FIRST_NUMBER:
            return self.word(answer)
        return self.message(language, "word-" + key_of(self.words[answer]), {})


def title_name(title: Title, language: str) -> str:
    """The name of a title; one from elsewhere may have no other than its own."""
    try:
        return title.phrase(language, "title-name")
    except KeyError:
        return title.name


def faction_name(title: Title, language: str, actor: str) -> str:
    """The title's name for a faction or for chance."""
    return title.phrase_or(language, "faction-" + key_of(actor), readable(actor).capitalize())
