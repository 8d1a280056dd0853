"""A game in play: the pending decision, choices, chance, forks, takebacks, positions and records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from .chance import ASK, START, ChancePosition, Driver, Seeded
from .decision import Decision, Refusal, Result
from .errors import ChanceExhausted, HiddenRecord, IllegalChoice, InvalidPosition, NothingToUndo
from .frame import State
from .log import Entry, Log
from .picks import Pick
from .pictures import board_svg
from .position import merged, plain
from .question import CHANCE, Question
from .record import IN_ORDER, LOOSE, VERSION, Moment, write
from .registry import find
from .title import Options, Position, Title

EDIT: Final = -1
"""The answer of a step in which the table was set up by hand."""

LOOSEN: Final = -2
"""The answer of a step from which on picks come in any order, in a game that was begun in the order of bots."""

NOBODY: Final = -1
"""The actor who takes choices back while nobody does."""

_NO_WORDS: Final[list[str]] = []


class Step:
    """A step of a game played again: the game just before it, the question that was asked and the answer given."""

    def __init__(self, game: Game, question: Question | None, answer: int) -> None:
        """`question`: None where nothing was asked: the answer is EDIT or LOOSEN then."""
        self.game = game
        self.question = question
        self.answer = answer


class Game:
    """A game of one title. `question` and `answer` speak ints, `decision` and `choose` the same in words."""

    def __init__(
        self,
        title: Title,
        options: Options,
        driver: Driver,
        state: State[Any],
        origin: State[Any],
        placed: bool,
        history: list[int],
        edits: dict[int, Position],
        comments: dict[int, list[str]],
        chances: int,
        deals: int,
        mark: int,
        drawn_before: ChancePosition,
    ) -> None:
        """`placed`: whether the game started from a position. `chances`, `deals`: how often chance was asked so far for
        a result and for a card. `mark`: the reveals before the last choice. `drawn_before`: what of its driver was
        drawn before the game started.
        """
        self.title = title
        self.options = options
        self._driver = driver
        self.state = state
        self._origin = origin
        self._placed = placed
        self._history = history
        self._edits = edits
        self._comments = comments
        self._chances = chances
        self._deals = deals
        self._mark = mark
        self._drawn_before = drawn_before
        self._undoing = NOBODY
        self._last = EDIT

    # Play, in ints

    def question(self) -> Question | None:
        """The pending question, chance having been answered by its driver; None when the game is over."""
        while True:
            question = self.state.question()
            if question is None or question.actor != CHANCE:
                return question
            answer = self._draw(question)
            if answer == ASK:
                return question
            self.apply(question, answer)

    def answer(self, answer: int) -> None:
        """Answer the pending question with one of its answers."""
        question = self.state.pending
        if question is None:
            question = self.question()
        if question is None or answer not in question.answers:
            raise IllegalChoice("no-answer", answer=answer)
        self.apply(question, answer)

    def roll(self) -> str | None:
        """Let chance answer one question that is put to it: the result in its word; None where none is pending."""
        question = self.state.question()
        if question is None or question.actor != CHANCE:
            return None
        answer = self._draw(question)
        if answer == ASK:
            return None
        self.apply(question, answer)
        return self.title.word(answer)

    def _draw(self, question: Question) -> int:
        words = [self.title.word(a) for a in question.answers] if self._driver.needs_words() else _NO_WORDS
        drawn, deals = self._drawn_before, question.kind == self.title.deals
        n = self._driver.place(drawn.results + self._chances, drawn.cards + self._deals, deals)
        return self._driver.draw(question, n, words)

    def apply(self, question: Question, answer: int) -> None:
        """Give an answer that is known to be legal, taken from the pending question itself."""
        state = self.state
        self._history.append(answer)
        self._last = question.actor
        if question.actor != CHANCE:
            self._mark = state.reveals
            self._undoing = NOBODY
            if state.log is not None:
                state.log.forced.clear()
        elif question.kind == self.title.deals:
            self._deals += 1
        else:
            self._chances += 1
        state.answer(answer)

    # Play, in words

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        question = self.question()
        return None if question is None else Decision(self.title, question, self.state)

    def choose(self, option: str) -> None:
        """Take the option with this id; IllegalChoice says why not, with the rule, and changes nothing. An answer that
        was taken by itself since the last choice, the rules leaving no other, may be given too: it is passed over.
        """
        question = self.question()
        answer = self.answer_named(option)
        if question is not None and answer is not None:
            self.apply(question, answer)
        elif not self.was_forced(option):
            raise self._why_not(question, option)

    def answer_named(self, option: str, rolled: bool = False) -> int | None:
        """The answer to the pending question with that id; None where there is none. What only the order of bots would
        ask, such as to begin it again, is an answer too. `rolled`: results of chance are named, not drawn.
        """
        state, title = self.state, self.title
        question = state.question() if rolled else self.question()
        ordered = state.stack[-1].ask(state.board) if question is not None and state.any_order else None
        for asked in (question, ordered):
            for answer in [] if asked is None else asked.answers:
                if title.word(answer) == option:
                    return answer
        return None

    def was_forced(self, option: str) -> bool:
        """Whether this answer was taken by itself since the last choice; if so, it is passed over."""
        log = self.state.log
        for index, answer in enumerate([] if log is None else log.forced):
            if log is not None and self.title.word(answer) == option:
                del log.forced[: index + 1]
                return True
        return False

    def went_by_itself(self, option: str) -> bool:
        """Whether this answer was taken by itself since the last choice."""
        log = self.state.log
        return log is not None and option in [self.title.word(answer) for answer in log.forced]

    def _why_not(self, question: Question | None, option: str) -> IllegalChoice:
        if question is None:
            return IllegalChoice("choice-over", option=repr(option))
        refusal = self.refusals().get(option)
        legal = list(map(self.title.word, question.answers))
        asked: dict[str, Any] = {"option": repr(option), "kind": question.kind, "legal": legal}
        if refusal is not None:
            return IllegalChoice("choice-refused", why=refusal, rule=refusal.rule, **asked)
        return IllegalChoice("choice-unknown", rule=question.rule, **asked)

    def refusals(self) -> dict[str, Refusal]:
        """What a player might have expected to be allowed now and is not, with the reason."""
        question = self.question()
        refused: dict[str, Refusal] = {}
        if question is None:
            return refused
        frame = self.state.stack[-1]
        if self.state.any_order:
            frame = frame.in_any_order()
        for answer in frame.candidates(self.state.board):
            reason = frame.refusal(self.state.board, answer)
            if reason is not None and answer not in question.answers:
                refused[self.title.word(answer)] = Refusal(self.title, reason.rule, reason.key)
        return refused

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        self.question()
        outcome = self.state.outcome
        if outcome is None:
            return None
        winner = self.title.actors[outcome.winner] if outcome.winner != CHANCE else None
        return Result(self.title, winner, outcome.grade, outcome.reason)

    @property
    def choices(self) -> int:
        """The age of the game in choices, results of chance and edits."""
        return len(self._history)

    @property
    def history(self) -> tuple[int, ...]:
        """The answer of every step since the start; EDIT where the table was set up by hand."""
        return tuple(self._history)

    @property
    def log(self) -> list[Entry]:
        """The log so far; empty for a game that keeps none."""
        self.question()
        return [] if self.state.log is None else self.state.log.entries

    def __repr__(self) -> str:
        """The title, how many steps were taken, and who decides what or how the game ended."""
        game = self.fork()
        try:
            question = game.question()
        except ChanceExhausted:
            question = game.state.question()
        outcome = game.state.outcome
        if question is not None:
            stands = f"{self.title.actors[question.actor]} decides {question.kind}"
        elif outcome is None or outcome.winner == CHANCE:
            stands = "nobody won"
        else:
            stands = f"{self.title.actors[outcome.winner]} won, {outcome.grade}"
        return f"Game({self.title.id}, {game.choices} steps, {stands})"

    # Chance

    @property
    def seed(self) -> int | None:
        """The seed that chance is drawn from; None where it is asked, scripted or drawn by a driver of another kind."""
        return self._driver.seed if isinstance(self._driver, Seeded) else None

    @property
    def chance_position(self) -> ChancePosition:
        """How much of its driver the game has used; a game that it is handed to draws on from there."""
        drawn = self._drawn_before
        return ChancePosition(drawn.results + self._chances, drawn.cards + self._deals)

    @chance_position.setter
    def chance_position(self, position: ChancePosition) -> None:
        self._drawn_before = ChancePosition(position.results - self._chances, position.cards - self._deals)

    def rolled_since(self, earlier: Game) -> bool:
        """Whether chance has given a result since the game stood as in that earlier copy."""
        drawn, before = self._drawn_before.results, earlier._drawn_before.results
        return drawn + self._chances != before + earlier._chances

    def with_driver(self, driver: Driver) -> Game:
        """An independent copy with another source of chance, which starts with its first result."""
        game = self.fork()
        game._driver = driver
        game.chance_position = START
        return game

    # The order of picks

    @property
    def any_order(self) -> bool:
        """Whether picks that commute are asked in any order, as people want it, or in the one order of bots."""
        return self.state.any_order

    @property
    def began_in_any_order(self) -> bool:
        """Whether picks came in any order from the start; else they did from where the game was loosened, if it was."""
        return self._origin.any_order

    def narrowed(self) -> Game:
        """A copy in which picks that commute are asked in one order: what bots and analyses think about."""
        game = self.fork()
        game.ask_in_order(False)
        return game

    def ask_in_order(self, any_order: bool) -> None:
        """Ask what is pending in any order, or in the one of bots; on copies only, for it is no step of the game."""
        self.state.any_order, self.state.has_looked, self.state.pending = any_order, True, None

    def only_in_order(self) -> str | None:
        """The id of the only answer that the order of bots leaves to the pending question; None if it leaves more."""
        question, state = self.question(), self.state
        if question is None or not state.any_order:
            return None
        ordered = state.stack[-1].ask(state.board)
        if ordered is None:
            return self.title.word(question.answers[-1])  # nothing is left in order: the word that ends the series
        return self.title.word(ordered.answers[0]) if len(ordered.answers) == 1 else None

    def loosen(self) -> None:
        """Ask picks in any order from here on. A game that was begun in the order of bots keeps it up to here."""
        if not self.state.any_order:
            self.state.question()
            self._loosen()

    def _loosen(self) -> None:
        self.ask_in_order(True)
        self._history.append(LOOSEN)
        self._last = EDIT

    # Copies and takebacks

    def fork(self) -> Game:
        """An independent copy with the same past and the same dice to come."""
        log = self.state.log
        fork = Game(
            self.title,
            self.options,
            self._driver,
            self.state.fork(None if log is None else log.copy()),
            self._origin,
            self._placed,
            self._history.copy(),
            self._edits,
            self._comments,
            self._chances,
            self._deals,
            self._mark,
            self._drawn_before,
        )
        fork._undoing = self._undoing
        fork._last = self._last
        return fork

    def __copy__(self) -> Game:
        """For `copy.copy`: a fork."""
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """For `copy.deepcopy`: a fork, as nothing that copies share is ever changed."""
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: where the game started and every step since; the title is found by its id again."""
        self.state.question()
        forced = None if self.state.log is None else self.state.log.forced
        start = self.title.position(self._origin)
        began = (start, self._origin.any_order, self._placed, self._drawn_before)
        taken = (self._history, self._edits, self._comments, self._undoing, forced)
        return restored, (self.title.id, self.options, self._driver, *began, *taken)

    def is_copy_of(self, other: Game) -> bool:
        """Whether both were played on from one start, one being a fork of the other or both of a third."""
        return self._origin is other._origin

    def determinize(self, faction: str | None, rng: Random) -> Game:
        """A copy without a log in which everything that faction cannot see, dice to come included, is dealt anew."""
        self.question()
        self._check_faction(faction)
        driver = Seeded(rng.getrandbits(62))
        state = self.state.fork(None)
        actor = self.title.actors.index(faction) if faction is not None else CHANCE
        self.title.redeal(state, actor, Seeded(rng.getrandbits(62)))
        state.pending, state.any_order = None, False
        return self.begun_from(state, driver)

    def begun_from(self, state: State[Any], driver: Driver) -> Game:
        """A game with the same title and options that has no past and starts from this state, which it takes over."""
        start = state.fork(None)
        return Game(self.title, self.options, driver, state, start, True, [], {}, {}, 0, 0, state.reveals, START)

    def undo(self, faction: str | None = None) -> None:
        """Take the last choice back; never past a die, a reveal or another player's choice: one takeback after another
        takes back choices of the same player. `faction`: whose choice it must have been.
        """
        self.question()
        actor = self._last
        if actor <= CHANCE:
            raise NothingToUndo("undo-nothing" if actor == EDIT else "undo-chance")
        if self.state.reveals != self._mark:
            raise NothingToUndo("undo-revealed")
        if self._undoing not in (NOBODY, actor) or faction not in (None, self.title.actors[actor]):
            raise NothingToUndo("undo-other", faction=self.title.actors[actor])
        self.rewind(len(self._history) - 1)
        self._undoing = actor

    def undoable(self) -> str | None:
        """The faction whose choice `undo` would take back; None where it would refuse."""
        self.question()
        is_free = self._last > CHANCE and self.state.reveals == self._mark and self._undoing in (NOBODY, self._last)
        return self.title.actors[self._last] if is_free else None

    def rewind(self, length: int) -> None:
        """Go back to where the game was so many steps old, past dice, reveals and anybody's choices."""
        if not 0 <= length <= len(self._history):
            raise IndexError(f"no step {length} in a game of {len(self._history)} steps")
        history, log = self._history, self.state.log
        self.state = self._origin.fork(None if log is None else Log(self.title.sentence, [], []))
        self._history, self._chances, self._deals, self._mark = [], 0, 0, self.state.reveals
        self._last, self._undoing = EDIT, NOBODY
        self._edits, self._comments = dict(self._edits), dict(self._comments)
        for answer in history[:length]:
            self._step(answer)
        for at in [at for at in self._edits if at >= length]:
            del self._edits[at]
        for at in [at for at in self._comments if at > length]:
            del self._comments[at]

    def _step(self, answer: int) -> None:
        question = self.state.question()
        if answer == EDIT:
            self._edit(self._edits[len(self._history)])
            self._history.append(EDIT)
            self._last = EDIT
        elif answer == LOOSEN:
            self._loosen()
        elif question is not None:
            self.apply(question, answer)

    def picks(self) -> list[Pick]:
        """The picks of the series that is being made, each of which `retract` can take back."""
        from .series import unfinished_picks  # which itself must know what a game is

        return unfinished_picks(self)

    def retract(self, pick: int = -1) -> None:
        """Take back one of the unfinished `picks` by its index; the others stay. NothingToUndo, and nothing changed,
        where there is none or where a later pick needs it.
        """
        picks = self.picks()
        if not -len(picks) <= pick < len(picks):
            raise NothingToUndo("retract-nothing")
        taken = picks[pick]
        game, log = self.fork(), self.state.log
        game.rewind(taken.start)
        if log is None:
            game.state.log = Log(self.title.sentence, [], [])  # it says what went by itself
        for later in picks[pick % len(picks) + 1 :]:
            if not game.make_again(later):
                raise NothingToUndo("retract-needed", pick=" ".join(taken.words), later=" ".join(later.words))
        game.state.log = None if log is None else game.state.log
        self._stand_as(game)

    def make_again(self, pick: Pick) -> bool:
        """Make a pick again as it was made; False, with the game half-way, where it is not allowed any more."""
        for given in pick.answers:
            question, word = self.state.question(), self.title.word(given.answer)
            if not given.is_given and self.was_forced(word):
                continue
            if question is not None and given.answer in question.answers and given.kind in ("", question.kind):
                self.apply(question, given.answer)
            elif not given.is_given or not self.was_forced(word):
                return False
        return True

    def _stand_as(self, game: Game) -> None:
        """Become that copy of this game."""
        self.state, self._history, self._edits, self._comments = game.state, game._history, game._edits, game._comments
        self._chances, self._deals, self._mark = game._chances, game._deals, game._mark
        self._last, self._undoing = game._last, game._undoing

    def _at_start(self) -> Game:
        """A copy without log and comments that has taken no step yet."""
        state, title, options = self._origin.fork(None), self.title, self.options
        driver, origin, placed, drawn = self._driver, self._origin, self._placed, self._drawn_before
        return Game(title, options, driver, state, origin, placed, [], self._edits, {}, 0, 0, state.reveals, drawn)

    def walk(self) -> Iterator[Step]:
        """Every step so far. One game without a log is played through all of them: fork it to keep it as it stands."""
        game = self._at_start()
        for answer in self._history:
            question = game.state.question()
            yield Step(game, None if answer in (EDIT, LOOSEN) else question, answer)
            game._step(answer)

    def moments(self) -> list[Moment]:
        """Every choice so far as a record has it: who, of what kind, which word; edits and comments
        where they stand.
        """
        moments: list[Moment] = []
        for index, step in enumerate(self.walk()):
            question, comments = step.question, self._comments.get(index, [])
            if step.answer == LOOSEN:
                moments.append(Moment(CHANCE, LOOSE, LOOSE, None, comments))
            elif question is None:
                moments.append(Moment(EDIT, "edit", "", self._edits.get(index), comments))
            else:
                moments.append(Moment(question.actor, question.kind, self.title.word(step.answer), None, comments))
        return moments

    # Positions, views and records

    def position(self) -> Position:
        """The position now, a plain JSON-ready dict."""
        self.question()
        return self.title.position(self.state)

    def view(self, faction: str | None = None) -> Position:
        """The position as that faction may see it; None: as a spectator may."""
        self._check_faction(faction)
        return self.title.view(self.position(), faction)

    def _check_faction(self, faction: str | None) -> None:
        if faction is not None and faction not in self.title.actors[1:]:
            raise InvalidPosition("faction", "not-one-of", value=repr(faction), choices=self.title.actors[1:])

    def edit(self, patch: Any) -> None:
        """Set up by hand what a real table did against the rules: a JSON merge patch on the position."""
        self.question()
        if not isinstance(patch, dict):
            raise InvalidPosition("edit", "edit-shape", value=repr(patch))
        patch = plain(patch)
        self._edit(patch)
        self._edits = {**self._edits, len(self._history): patch}
        self._history.append(EDIT)
        self._last = EDIT

    def _edit(self, patch: Position) -> None:
        self.state.question()
        log, reveals, any_order = self.state.log, self.state.reveals, self.state.any_order
        self.state = self.title.load(merged(self.title.position(self.state), patch), self.options)
        self.state.log, self.state.reveals, self.state.any_order = log, reveals, any_order
        self.state.note("edit")

    def comment(self, text: str) -> None:
        """Write a comment into the record at this place."""
        at = len(self._history)
        self._comments = {**self._comments, at: [*self._comments.get(at, []), *text.splitlines()]}

    def open_record(self, commitment: str = "") -> str:
        """The game so far without its seed and without a card that not everybody has seen; `commitment`: the hash that
        was given for the seed. HiddenRecord where even so it would tell what is hidden.
        """
        dealt = len(self.title.deck(self.state))
        shown = dealt if self.result is not None else self.title.cards_shown(self.state)
        if shown is None or (self._placed and shown < dealt):
            raise HiddenRecord("record-hidden")
        return self._record(None, shown, commitment)

    def record(self, commitment: str = "") -> str:
        """The whole game as text; `smallwars.replay` plays it again."""
        self.question()
        return self._record(self.seed, len(self.title.deck(self.state)), commitment)

    def _record(self, seed: int | None, shown: int, commitment: str) -> str:
        """The record; `shown`: how many cards of the deck it may name."""
        moments = self.moments()
        dealt = 0
        while not self._placed and dealt < len(moments) and moments[dealt].kind == self.title.deals:
            dealt += 1
        early_game = self._at_start()
        for answer in self._history[:dealt]:
            early_game._step(answer)
        early_game.state.question()
        deck = self.title.deck(early_game.state)[:shown]
        start = self.title.position(self._origin) if self._placed else None
        early = [text for moment in moments[:dealt] for text in moment.comments]
        late = self._comments.get(len(self._history), [])
        version = VERSION if self._origin.any_order else IN_ORDER
        unsaid = {} if version == VERSION else self.title.options_before()
        defaults = self.title.check_options(unsaid)
        chosen = {name: value for name, value in self.options.items() if value != defaults.get(name)}
        return write(
            version, self.title, chosen, seed, commitment, deck, start, self.result, early, moments[dealt:], late
        )

    def svg(self, faction: str | None = None, language: str = "en") -> str:
        """The board as a picture, as that faction or a spectator sees it."""
        return board_svg(self.title, self.view(faction), language, self.options)

    def _repr_svg_(self) -> str:
        return self.svg()


def restored(
    title: str,
    options: Options,
    driver: Driver,
    start: Position,
    any_order: bool,
    placed: bool,
    drawn_before: ChancePosition,
    history: list[int],
    edits: dict[int, Position],
    comments: dict[int, list[str]],
    undoing: int,
    forced: list[int] | None,
) -> Game:
    """A game out of a pickle. `forced`: the answers taken by themselves since the last choice; None where no log is
    kept.
    """
    found = find(title)
    origin = found.load(start, options)
    origin.any_order = any_order
    state = origin.fork(None if forced is None else Log(found.sentence, [], []))
    mark = state.reveals
    game = Game(found, options, driver, state, origin, placed, [], edits, comments, 0, 0, mark, drawn_before)
    for answer in history:
        game._step(answer)
    game.state.question()
    if game.state.log is not None and forced is not None:
        game.state.log.forced = forced
    game._undoing = undoing
    return game
