"""The aid that the titles of The British Way derive from: a sheet for each side, the round, tracks and tables."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count, takewhile
from typing import Any, ClassVar

from smallwars.engine.title import key_of
from smallwars.kit.aid import Aid
from smallwars.kit.aid_words import Numbers, Words, limits, neighbours
from smallwars.kit.sheets import Block, Box, Entry, Grid, Section, Sheet, Texts, Track
from smallwars.texts import has_message_of

from .rules.words import BRITISH, EVENT, INSURGENT, LIMITED, OP
from .title import CoinTitle

INITIATIVE = (LIMITED, EVENT, OP)
"""2.3: the boxes from left to right."""


class CoinAid(Aid[CoinTitle]):
    """The sheets of a title of The British Way; each title adds what only its own rules know."""

    specials: ClassVar[Mapping[int, Mapping[int, str]]]
    """The Special Activities of each faction, with their paragraphs."""
    space_value: ClassVar[str]
    """The number of a space that the map shows."""
    piece_limits: ClassVar[tuple[str, ...]]
    """The limits of the data that are told, in their order."""

    def sheets(self, language: str) -> tuple[Sheet, ...]:
        words = Words(self.title, language, self.numbers())
        factions = (self.faction_sheet(words, BRITISH), self.faction_sheet(words, INSURGENT))
        return (*factions, round_sheet(words, self.after_passing(words)), self.tables_sheet(words))

    def numbers(self) -> Numbers:
        """The numbers that the data and the rules know: limits, set-up and deck."""
        return shared_numbers(self.title)

    def operations(self, actor: int) -> list[Any]:
        """The Operations of a faction as the frames that carry them out."""
        raise NotImplementedError

    def accompanies(self, special: int, operation: int) -> bool:
        """Whether a Special Activity may accompany an Operation."""
        raise NotImplementedError

    def after_passing(self, words: Words) -> tuple[Block, ...]:
        """The blocks below passing on the sheet of the round."""
        return ()

    def tracks(self, words: Words) -> tuple[Block, ...]:
        """The tracks beside Political Will, with what belongs to them."""
        raise NotImplementedError

    # A faction's sheet

    def faction_sheet(self, words: Words, actor: int) -> Sheet:
        """Operations, Special Activities, and what raises and lowers Political Will."""
        faction = self.title.actors[actor]
        operations, specials = self.operation_entries(words, actor), self.special_entries(words, actor)
        more = words.listing(f"{key_of(faction)}-more")
        sections = (
            Section("operations", words.say("operations", rule=chapter(operations)), (*operations, more)),
            Section("specials", words.say("specials", rule=chapter(specials)), specials),
            Section("score", words.say("score"), (words.gains("raises"), words.losses("lowers"))),
        )
        return Sheet(faction, words.faction(faction), sections, faction, actor)

    def operation_entries(self, words: Words, actor: int) -> tuple[Entry, ...]:
        """The Operations of a faction, each with the Special Activities that may go with it."""
        return tuple([self.operation_entry(words, actor, frame) for frame in self.operations(actor)])

    def operation_entry(self, words: Words, actor: int, frame: Any) -> Entry:
        """An Operation with the Special Activities that may go with it."""
        all_of_them = self.specials[actor]
        fitting = [special for special in all_of_them if self.accompanies(special, frame.op())]
        names = words.say("any-special") if len(fitting) == len(all_of_them) else self.joined(words, fitting)
        return words.entry(self.title.word(frame.op()), frame.rule(), **{"with": (names,)})

    def special_entries(self, words: Words, actor: int) -> tuple[Entry, ...]:
        """The Special Activities of a faction, each with the Operations that it may accompany."""
        all_of_them = [frame.op() for frame in self.operations(actor)]
        return tuple(
            [self.special_entry(words, all_of_them, special, rule) for special, rule in self.specials[actor].items()]
        )

    def special_entry(self, words: Words, operations: list[int], special: int, rule: str) -> Entry:
        """A Special Activity with those of the Operations that it may accompany."""
        fitting = [operation for operation in operations if self.accompanies(special, operation)]
        names = words.say("any-operation") if len(fitting) == len(operations) else self.joined(words, fitting)
        return words.entry(self.title.word(special), rule, **{"with": (names,)})

    def joined(self, words: Words, answers: list[int]) -> str:
        """The names of several Operations or Special Activities."""
        return words.join(words.name(self.title.word(answer)) for answer in answers)

    # Tracks and tables

    def tables_sheet(self, words: Words) -> Sheet:
        """Tracks, map, pieces, Capabilities."""
        more = (pieces(words, self.piece_limits), self.capabilities(words), words.listing("set-up", "2.1"))
        sections = (
            Section("tracks", words.say("tracks"), (will(words), *self.tracks(words))),
            Section("map", words.say("map"), (spaces(words, self.space_value),)),
            Section("more", words.say("more"), more),
        )
        return Sheet("tables", words.say("tables"), sections)

    def capabilities(self, words: Words) -> Grid:
        """5.3: the cards that stay in play, and what each of their texts changes."""
        texts = self.title.cards_by_id(words.language)
        cards = [card for card in words.data["cards"] if "capability" in card]
        rows = [capability(words, card, texts[card["id"]]) for card in cards]
        return words.table("capabilities", words.head("card", "faction", "effect"), rows, "5.3", True)


def capability(words: Words, card: Mapping[str, Any], texts: Mapping[str, str]) -> Texts:
    """A Capability as a row: its card, its label, and its title with what each of its texts changes."""
    sides = [side for side in ("unshaded", "shaded") if side in texts]
    effects = [words.say(f"effect-{side}", text=texts[side]) for side in sides]
    return card["id"], label(words, card["capability"]), " ".join([f"{texts['title']}.", *effects])


def label(words: Words, faction: str) -> str:
    """The faction that a Capability is labelled for."""
    return words.say("both") if faction == "dual" else words.faction(faction)


def shared_numbers(title: CoinTitle) -> dict[str, str | int]:
    """Limits, set-up and deck, as the data have them."""
    data, deck = title.data, title.data["deck"]
    start = {f"start_{track}": value for track, value in data["setup"].items() if isinstance(value, int)}
    above = deck["events_per_campaign"] - deck["events_mixed_with_propaganda"]
    events = len(data["cards"]) - len(deck["propaganda"])
    piles = {"piles": deck["campaigns"], "pile": deck["events_per_campaign"], "above": above, "events": events}
    return {**limits(data["limits"]), **start, **piles, "below": deck["events_mixed_with_propaganda"]}


def chapter(entries: tuple[Entry, ...]) -> str:
    """The paragraph that holds these: 3.2 for 3.2.1."""
    return entries[0].rule.rpartition(".")[0]


# The round


def round_sheet(words: Words, extra: tuple[Block, ...] = ()) -> Sheet:
    """A card, and the Propaganda Round phase by phase."""
    card = (initiative(words), words.listing("card-played", "2.3", True), words.listing("passing", "2.3.3"), *extra)
    numbers = takewhile(lambda number: has_message_of(words.title, f"phase-{number}"), count(1))
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
    return Grid(f"phase-{number}", heading, (), tuple(row(line) for line in listing), f"6.{number}")


def row(line: str) -> Texts:
    """`6.1.1 | who or what | text` as cells."""
    return tuple(cell.strip() for cell in line.split("|"))


# Blocks of the sheet with tracks and tables


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


def spaces(words: Words, value: str) -> Grid:
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


def pieces(words: Words, counts: tuple[str, ...]) -> Grid:
    """1.2: how many there are of everything."""
    held = limits(words.data["limits"])
    rows = [(words.say(f"limit-{piece.replace('_', '-')}"), str(held[piece])) for piece in counts]
    return words.figures("pieces", words.head("piece", "count"), rows, "1.2")
