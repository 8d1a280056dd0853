"""What the aids of The British Way share: operations, special activities, Initiative Track, Propaganda Round."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, takewhile
from typing import Any

from smallwars.engine.frame import Frame
from smallwars.engine.title import key_of
from smallwars.kit.aid_words import Words, limits, neighbours
from smallwars.kit.sheets import Block, Box, Entry, Section, Sheet, Table, Texts, Track

from .rules.words import EVENT, LIMITED, OP
from .title import CoinTitle

INITIATIVE = (LIMITED, EVENT, OP)
"""2.3: the boxes from left to right."""

Accompanies = Callable[[int, int], bool]


def numbers(title: CoinTitle) -> dict[str, str | int]:
    """Limits, set-up and deck, as the data have them."""
    data, deck = title.data, title.data["deck"]
    start = {f"start_{track}": value for track, value in data["setup"].items() if isinstance(value, int)}
    above = deck["events_per_campaign"] - deck["events_mixed_with_propaganda"]
    events = len(data["cards"]) - len(deck["propaganda"])
    piles = {"piles": deck["campaigns"], "pile": deck["events_per_campaign"], "above": above, "events": events}
    return {**limits(data["limits"]), **start, **piles, "below": deck["events_mixed_with_propaganda"]}


# A faction's sheet


def operations(words: Words, frames: list[Any], specials: list[int], accompanies: Accompanies) -> tuple[Entry, ...]:
    """The Operations of a faction, each with the Special Activities that may go with it."""
    title = words.title
    entries = []
    for frame in frames:
        beside = [words.name(title.word(special)) for special in specials if accompanies(special, frame.op())]
        told = words.join(beside) if len(beside) < len(specials) else words.say("any-special")
        entries.append(words.entry(title.word(frame.op()), frame.rule(), **{"with": (told,)}))
    return tuple(entries)


def special_activities(
    words: Words, rules: dict[int, str], ops: list[int], accompanies: Accompanies
) -> tuple[Entry, ...]:
    """The Special Activities of a faction, each with the Operations it may accompany."""
    title = words.title
    entries = []
    for special, rule in rules.items():
        beside = [words.name(title.word(op)) for op in ops if accompanies(special, op)]
        told = words.join(beside) if len(beside) < len(ops) else words.say("any-operation")
        entries.append(words.entry(title.word(special), rule, **{"with": (told,)}))
    return tuple(entries)


def faction_sheet(words: Words, faction: str, ops: tuple[Entry, ...], specials: tuple[Entry, ...]) -> Sheet:
    """Operations, Special Activities, and what raises and lowers Political Will."""
    score = (words.gains("raises"), words.losses("lowers"))
    sections = (
        Section(
            "operations", words.say("operations", rule=chapter(ops)), (*ops, words.listing(f"{key_of(faction)}-more"))
        ),
        Section("specials", words.say("specials", rule=chapter(specials)), specials),
        Section("score", words.say("score"), score),
    )
    side = words.title.actors.index(faction)
    return Sheet(faction, words.faction(faction), sections, faction, side)


def chapter(entries: tuple[Entry, ...]) -> str:
    """The paragraph that holds these: 3.2 for 3.2.1."""
    return entries[0].rule.rpartition(".")[0]


# The round


def round_sheet(words: Words, extra: tuple[Block, ...] = ()) -> Sheet:
    """A card, and the Propaganda Round phase by phase."""
    card = (initiative(words), words.listing("card-played", "2.3", True), words.listing("passing", "2.3.3"), *extra)
    numbers = takewhile(lambda number: words.title.has(f"phase-{number}"), count(1))
    steps = [phase(words, number) for number in numbers]
    sections = (
        Section("card", words.say("card-section"), card),
        Section("propaganda", words.say("propaganda"), (*steps,)),
        Section("victory", words.say("victory"), (words.listing("early", "7.0.1"), words.listing("final", "7.0.2"))),
    )
    return Sheet("round", words.say("round"), sections)


def initiative(words: Words) -> Track:
    """2.3: the three boxes."""
    title = words.title
    boxes = [Box(str(n + 1), words.name(title.words[box])) for n, box in enumerate(INITIATIVE)]
    return Track("initiative", words.say("initiative"), tuple(boxes), "2.3", words.lines("initiative-lines"))


def phase(words: Words, number: int) -> Block:
    """6.0: a phase of the Propaganda Round, under the title's name for it."""
    listing = words.lines(f"phase-{number}-lines")
    heading = words.say("phase", number=number, name=words.phrase(f"phase-{number}"))
    return Table(f"phase-{number}", heading, (), tuple(row(line) for line in listing), f"6.{number}")


def row(line: str) -> Texts:
    """`6.1.1 | who or what | text` as cells."""
    return tuple(cell.strip() for cell in line.split("|"))


# Tracks and tables


def will(words: Words) -> Track:
    """The Political Will Track in the zones that matter."""
    start = words.data["setup"]["political_will"]
    boxes = [zone(words, line, start) for line in words.lines("will-zones")]
    return Track("political_will", words.name("political_will"), tuple(boxes), words.say("will-rule"))


def zone(words: Words, line: str, start: int) -> Box:
    """`0–2 | who wins` as a box; the one where the marker begins says at which value."""
    values, name = row(line)
    least, _, most = values.partition("–")
    here = int(least) <= start <= int(most or least)
    return Box(values, name, (words.say("starts-at", value=start),) if here else ())


def spaces(words: Words, value: str) -> Table:
    """The map: every space with its kind, its value and its neighbours."""
    data = words.data
    rows = [
        (
            words.name(space["id"]),
            words.say(f"kind-{space['kind']}"),
            str(space[value]["value"]),
            words.join(words.name(near) for near in neighbours(data, space["id"])),
        )
        for space in data["spaces"]
    ]
    return words.table("spaces", words.head("space", "kind", value, "neighbours"), rows, words.say("spaces-rule"), True)


def pieces(words: Words, counts: tuple[str, ...]) -> Table:
    """1.2: how many there are of everything."""
    held = limits(words.data["limits"])
    rows = [(words.say(f"limit-{piece.replace('_', '-')}"), str(held[piece])) for piece in counts]
    return words.figures("pieces", words.head("piece", "count"), rows, "1.2")


def capabilities(words: Words, title: CoinTitle) -> Table:
    """5.3: the cards that stay in play."""
    told = title.cards_by_id(words.language)
    cards = [card for card in words.data["cards"] if "capability" in card]
    rows = [(card["id"], told[card["id"]]["title"], whose(words, card["capability"])) for card in cards]
    return words.table("capabilities", words.head("card", "title", "faction"), rows, "5.3")


def whose(words: Words, faction: str) -> str:
    """Whom a Capability is labelled for."""
    return words.say("both") if faction == "dual" else words.faction(faction)


def frames_of(make: Callable[[int], Frame[Any]], ops: list[int]) -> list[Any]:
    """The Operations as the engine carries them out."""
    return [make(op) for op in ops]
