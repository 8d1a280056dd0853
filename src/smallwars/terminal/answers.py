"""The terminal's answers to what a person types: the option that was meant, and why something is not allowed."""

from __future__ import annotations

from ..engine.decision import Decision, Option, Refusal
from ..kit.words import answer_name, faction_name, say, title_name
from ..reading.rules import contents, digest, look_up
from ..reading.search import answer
from ..reading.spaces import space
from ..reading.typed_ids import begins
from ..texts import joined
from .session import Session, Trouble
from .typed import fitting, is_numbered, numbered

RECENT = 12
"""The number of sentences of the log that are looked through for rules."""


def meant(session: Session, line: str, by_number: bool = False) -> Option:
    """The option that a line means; Trouble says why it means none."""
    if not line.strip() or session.decision is None:
        raise Trouble("nothing-typed")
    decision = session.asked
    if decision is None:
        raise Trouble("told", text=not_yours(session))
    counted = numbered(decision, line) if by_number else None
    found = [counted] if counted is not None else fitting(line, decision.options, session.language)
    if len(found) == 1:
        return found[0]
    raise Trouble("told", text=refused(session, line) if not found else several(session, line, found))


def not_yours(session: Session) -> str:
    """The message that a bot is asked, or a person who does not have the keyboard yet."""
    person, title, language = session.next_person, session.game.title, session.language
    if person is not None:
        return say(language, "hand-over", faction=faction_name(title, language, person))
    return say(language, "bot-turn", faction=faction_name(title, language, session.bot_to_move or ""))


def several(session: Session, line: str, found: list[Option]) -> str:
    """The message that more than one option fits."""
    options = joined(session.language, [option.id for option in found])
    return say(session.language, "many-match", typed=line.strip(), options=options)


def refused(session: Session, line: str) -> str:
    """The message that no option fits: the reason, if the letters name something that is not allowed."""
    refusals = session.game.refusals()
    ids = [id for id in refusals if begins(line.strip(), id)]
    if len(ids) != 1:
        return say(session.language, "no-match", typed=line.strip())
    return reason(session, ids[0], refusals[ids[0]])


def reason(session: Session, id: str, refusal: Refusal) -> str:
    """The reason why that option is not allowed."""
    language = session.language
    option = answer_name(session.game, language, id)
    return say(language, "why-one", option=option, reason=refusal.message(language), rule=refusal.rule)


def why_not(session: Session, typed: str = "") -> str:
    """The reasons against everything refused here, or against what was named. What a bot or the next person may choose
    is their own affair.
    """
    if session.decision is not None and session.asked is None:
        return not_yours(session)
    if typed:
        return why_not_one(session, typed)
    grouped: dict[tuple[str, str], list[str]] = {}
    for id, refusal in session.game.refusals().items():
        option = answer_name(session.game, session.language, id)
        grouped.setdefault((refusal.message(session.language), refusal.rule), []).append(option)
    lines = [
        say(session.language, "why-line", reason=text, rule=rule, options=joined(session.language, options))
        for (text, rule), options in grouped.items()
    ]
    return "\n".join(lines) or say(session.language, "why-none")


def why_not_one(session: Session, typed: str) -> str:
    """The reason against one thing, or that it is allowed."""
    decision = session.asked
    found = fitting(typed, decision.options, session.language) if decision is not None else []
    if found:
        options = joined(session.language, [option.text(session.language) for option in found])
        return say(session.language, "why-allowed", option=options)
    return refused(session, typed)


def picks_listed(session: Session) -> list[str]:
    """The picks that can be taken back alone, a line each, by their numbers; a bot's are not offered."""
    decision, language = session.asked, session.language
    picks = [] if decision is None else session.game.picks()
    if not picks:
        return [say(language, "picks-none")]
    told = [joined(language, [answer_name(session.game, language, word) for word in pick.words]) for pick in picks]
    lines = [say(language, "picks-line", number=number, pick=text) for number, text in enumerate(told, 1)]
    return [*lines, say(language, "picks-hint")]


def pick_number(typed: str) -> int:
    """The number of a pick that was typed."""
    if not typed.isdecimal():
        raise Trouble("error-pick-number", typed=typed)
    return int(typed)


def rule_page(session: Session, wanted: str) -> tuple[str, str]:
    """A rule by its number, or those with these words; without any, that of the question and those that the log has
    just followed, or the contents while nobody here is asked.
    """
    title, language, decision = session.game.title, session.language, session.asked
    if wanted:
        return answer(title, wanted, language)
    if decision is None:
        return title_name(title, language), "\n".join(contents(title, language))
    heading, text = look_up(title, decision.rule, language)
    return heading, "\n".join([text, *followed(session, decision.rule)])


def space_page(session: Session, typed: str) -> tuple[str, str]:
    """The space that the letters begin with its neighbours, as it is seen at this screen."""
    return space(session.board, session.view(), typed, session.language)


def followed(session: Session, but: str) -> list[str]:
    """The rules that the last sentences of the log follow from, except the one that is read anyway."""
    title, language = session.game.title, session.language
    cited = dict.fromkeys(title.cited(entry.verb, entry.args) for entry in session.game.log[-RECENT:])
    known = digest(title, language)
    named = [f"{number} {known[number].title}" for number in cited if number in known and number != but]
    return ["", say(language, "log-cites", numbers=joined(language, named))] if named else []


def question(session: Session, decision: Decision) -> str:
    """The line that says who is asked what, under which rule."""
    language = session.language
    actor = faction_name(session.game.title, language, decision.actor)
    return say(language, "question", faction=actor, question=decision.text(language), rule=decision.rule)


def listed(decision: Decision, language: str) -> list[str]:
    """The options, a line each: number, id, label."""
    return [
        f"  {f'{index} ' if is_numbered(decision) else ''}{labelled(option, language)}"
        for index, option in enumerate(decision.options, 1)
    ]


def labelled(option: Option, language: str) -> str:
    """An option's id, and its label where that says more; one that begins with the id stands alone."""
    label = option.text(language)
    return label if label.casefold().split(" ")[0].rstrip(":,") == option.id.casefold() else f"{option.id}: {label}"
