"""The types that travel between server and page; the OpenAPI schema and the page's own types are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

SeatKind = Literal["person", "bot", "open"]
Opponent = Literal["me", "bot", "link", "open"]
Timeout = Literal["lose", "bot", "nothing"]
ClockKind = Literal["none", "live", "correspondence"]

# A board


class SpriteOut(Struct, omit_defaults=True):
    """One thing to draw; the fields of `draw.scene.Sprite`."""

    kind: str
    x: float = 0.0
    y: float = 0.0
    w: float = 0.0
    h: float = 0.0
    role: str = ""
    space: str = ""
    count: int = 0
    label: str = ""
    size: float = 0.0
    style: str = ""
    align: str = "middle"
    angle: float = 0.0
    path: str = ""
    tip: str = ""
    piece: str = ""


class LayerOut(Struct):
    """Sprites drawn together; a page that has a layer of this hash already is not sent its sprites again."""

    name: str
    hash: str
    sprites: list[SpriteOut] | None = None


class SceneOut(Struct):
    """A whole picture, its layers from the bottom up; `game`: the title whose glyphs and colours it is drawn with."""

    game: str
    title: str
    width: float
    height: float
    description: str
    layers: list[LayerOut]


class Paint(Struct):
    """The look of a colour role."""

    fill: str
    line: str
    width: float
    type: str


class Outline(Struct):
    """One outline of a glyph; without a role it wears the colour of the sprite."""

    path: str
    role: str


class Drawing(Struct):
    """The glyphs and colours of a title's scenes, which a page needs to draw them."""

    unit: float
    palette: dict[str, Paint]
    glyphs: dict[str, list[Outline]]
    label_at: dict[str, float]


# A game as one seat sees it


class OptionOut(Struct):
    """A legal answer to the question. `ends`: what it brings about at once: the end of the turn, a roll, the end of
    the game; `preview`: the sentences that the log would hold of the end of a turn or of the game."""

    id: str
    text: str
    ends: Literal["", "turn", "roll", "game"] = ""
    preview: list[str] = []


class PickOut(Struct):
    """A pick of the series that is being made, which can be taken back alone by its place in the list."""

    text: str


class QuestionOut(Struct):
    """The pending question; options and picks are left out for people who are not asked."""

    actor: str
    actor_name: str
    kind: str
    rule: str
    text: str
    about: str | None
    options: list[OptionOut]
    picks: list[PickOut] = []


class Ref(Struct):
    """Something that a sentence speaks of: a space, a piece, a card, a rule."""

    kind: Literal["space", "piece", "card", "rule"]
    id: str
    text: str


class LogLine(Struct):
    """A sentence of the log, and the step of the game at which it was written."""

    step: int
    text: str
    style: Literal["heading", "faction", "plain"]
    faction: str | None = None
    refs: list[Ref] = []


class CardOut(Struct):
    """A card with its texts."""

    id: str
    title: str
    text: str


class ResultOut(Struct):
    """The result of a game."""

    winner: str | None
    grade: str
    text: str


class ReasonOut(Struct):
    """Why a bot chose what it chose."""

    faction: str
    text: str


class SeatOut(Struct):
    """A seat and who sits there. `link`: the way to the seat, sent only to those who may hand it on."""

    faction: str
    name: str
    kind: SeatKind
    player: str = ""
    bot: str | None = None
    you: bool = False
    online: bool = False
    rating: int | None = None
    link: str | None = None


class ClockOut(Struct):
    """The clocks in seconds; `running`: whose runs; `deadline`: when it runs out, in seconds since 1970."""

    kind: ClockKind
    timeout: Timeout
    left: dict[str, float]
    running: str | None
    deadline: float | None
    increment: float = 0.0


class BoardOut(Struct):
    """A board and what is asked there: all that a page shows of one step of a game."""

    step: int
    scene: SceneOut
    facts: list[str]
    progress: str
    cards: list[CardOut]
    question: QuestionOut | None
    result: ResultOut | None


class LessonOut(Struct):
    """The state of a lesson. `then`: what the last move has brought, as long as the next is not begun; `todo`: what to
    do now, and why; `rules`: the paragraphs that the move teaches; `target`: the option that the example takes."""

    chapter: str
    move: int
    moves: int
    then: str
    todo: str
    rules: list[str]
    target: str | None
    over: bool


class TableOut(Struct):
    """A table as one person sees it."""

    id: str
    title: str
    title_name: str
    name: str
    seq: int
    options: dict[str, Any]
    seats: list[SeatOut]
    board: BoardOut
    steps: int
    turns: list[int]
    log_from: int
    log: list[LogLine]
    can_undo: bool
    your_turn: bool
    since: int
    clock: ClockOut | None
    commitment: str
    seed: str | None
    sandbox: bool
    paused: bool
    rules_version: str
    reasons: dict[str, ReasonOut] = field(default_factory=dict)
    lesson: LessonOut | None = None
    trouble: str = ""


# Requests of a page


class ChoiceRequest(Struct, forbid_unknown_fields=True):
    """A person's choice. `seq`: the sequence number that the page has seen; `key`: the same in a repeated request."""

    seq: int
    option: str
    key: str
    faction: str | None = None


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Takes the last choice back; `seq` and `key` as in a choice."""

    seq: int
    key: str


class RetractRequest(UndoRequest, forbid_unknown_fields=True):
    """Takes one pick of an unfinished series back; `pick`: its place among the picks of the question, from 0."""

    pick: int


class Receipt(Struct):
    """The answer to a request that is written: where the table stands now. What has changed comes by the socket."""

    table: str
    seq: int
    steps: int


class LessonRequest(UndoRequest, forbid_unknown_fields=True):
    """A learner's request: to be shown the rest of the move, to go back to its beginning, or to begin anew."""

    deed: Literal["show", "back", "restart"]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """A seat of the table to be opened and who shall sit there; `bot`: the level, where it is a bot."""

    who: Opponent
    bot: str | None = None


class ClockRequest(Struct, forbid_unknown_fields=True):
    """The clock of a table. Live: minutes a side, seconds added a turn; correspondence: days a turn, days in bank."""

    kind: ClockKind = "none"
    minutes: Annotated[float, Meta(gt=0, le=6000)] = 30.0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    days: Annotated[float, Meta(gt=0, le=365)] = 3.0
    bank: Annotated[float, Meta(ge=0, le=3650)] = 0.0
    timeout: Timeout = "lose"


class TableRequest(Struct, forbid_unknown_fields=True):
    """A table to open; `position`: where it starts instead of at the set-up."""

    title: str
    seats: dict[str, SeatRequest]
    options: dict[str, Any] = {}
    clock: ClockRequest = field(default_factory=ClockRequest)
    name: str = ""
    position: dict[str, Any] | None = None
    public: bool = True


class TableLine(Struct):
    """A table in a list."""

    id: str
    title: str
    title_name: str
    name: str
    seats: list[SeatOut]
    progress: str
    to_move: str | None
    your_turn: bool
    deadline: float | None
    result: ResultOut | None
    updated: float


# People


class RatingOut(Struct):
    """An account's rating at a title."""

    title: str
    title_name: str
    rating: int
    games: int


class Profile(Struct):
    """The person at the browser. `login`: the name of the account, None for a guest; `confirmed`: whether its owner has
    confirmed the `email`, so that mail goes there."""

    id: str
    name: str
    login: str | None
    settings: dict[str, Any]
    webhook: str
    email: str
    ratings: list[RatingOut] = []
    confirmed: bool = False


class ProfileRequest(Struct, forbid_unknown_fields=True):
    """Changes to one's profile; a field that is left out stays as it is."""

    name: Annotated[str, Meta(max_length=40)] | None = None
    settings: dict[str, Any] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    """The name and password of an account."""

    login: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=1000)]


# Titles


class FactionOut(Struct):
    """A side of a title."""

    id: str
    name: str


class TitleLine(Struct):
    """A title in a list."""

    id: str
    name: str
    period: str
    factions: list[FactionOut]


class TitleOption(Struct):
    """An option of a title: its name for programs and for people, what it does, its default, and the values it may
    have, which `labels` names for people."""

    name: str
    label: str
    about: str
    type: Literal["bool", "int", "str"]
    default: bool | int | str
    min: int | None = None
    max: int | None = None
    one_of: list[bool | int | str] | None = None
    labels: list[str] = []
    ruling: str | None = None


class BotLine(Struct):
    """A bot that can take a seat."""

    id: str
    name: str
    about: str


class RuleLine(Struct):
    """A line of a table of contents; `depth`: how far it stands in."""

    number: str
    title: str
    depth: int = 0


class TitlePage(TitleLine, kw_only=True):
    """A title without a game. `hides`: whether a side has cards that the other does not see. `position`: the set-up;
    `words`: what people call its fields and the words in them. `lesson`, `history`, `aid`: whether there is one."""

    hides: bool
    options: list[TitleOption]
    bots: list[BotLine]
    board: BoardOut
    cards: list[CardOut]
    digest: list[RuleLine]
    rulings: list[RuleLine]
    about: list[str]
    position: dict[str, Any]
    words: dict[str, str]
    lesson: bool = False
    history: bool = False
    aid: bool = False


class Rule(Struct):
    """A paragraph, a card, a ruling or an option; `excerpt`: where the words stand that were searched for."""

    number: str
    title: str
    text: str
    kind: Literal["paragraph", "card", "ruling", "option"] = "paragraph"
    excerpt: str = ""


class SearchResult(Struct):
    """The rules that a search has found. `nearest`: like words that do stand in the rules, where it has found none."""

    rules: list[Rule]
    nearest: list[str] = []


# Chat and notes


class MessageOut(Struct):
    """A line of chat."""

    id: int
    name: str
    faction: str | None
    to: Literal["all", "players"]
    text: str
    at: float


class MessageRequest(Struct, forbid_unknown_fields=True):
    """A message to be said at a table, to all or to the players alone."""

    text: Annotated[str, Meta(max_length=1000)]
    to: Literal["all", "players"] = "all"


class Notes(Struct, forbid_unknown_fields=True):
    """One's own notes at a table."""

    text: Annotated[str, Meta(max_length=20_000)]


# Records and positions


class RecordRequest(Struct, forbid_unknown_fields=True):
    """A record to be opened as a table."""

    text: Annotated[str, Meta(max_length=400_000)]


class SandboxRequest(Struct, forbid_unknown_fields=True):
    """Opens a table of one's own that goes on from a step of another."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]


class PositionRequest(Struct, forbid_unknown_fields=True):
    """A position with the options of its game."""

    position: dict[str, Any]
    options: dict[str, Any] = {}


class PositionCheck(Struct):
    """A position that can be played, and its board."""

    board: BoardOut


class SharedPositionId(Struct):
    """The id under which a position was shared."""

    id: str


class SharedPositionOut(Struct):
    """A position that somebody shared, with the options of its game."""

    id: str
    title: str
    position: dict[str, Any]
    options: dict[str, Any]
