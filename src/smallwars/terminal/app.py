"""The full-screen table: board, card, log and the pending question, played by typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region
from textual.screen import ModalScreen, Screen
from textual.timer import Timer
from textual.widgets import Input, Static

from ..engine.decision import Option
from ..engine.errors import SmallWarsError
from ..kit.text_drawing import DIM, MARKER
from ..kit.words import say, title_name
from . import board, panes
from .answers import meant, pick_number, picks_listed, rule_page, space_page, why_not
from .opening import play_command
from .session import PERSON, Session
from .typed import command

PACE = 0.25
"""Seconds between two choices of a bot."""

REMEMBERED = 500
"""The number of sentences of the log that can be leafed through: all of them, drawn anew at every choice, would be
slow.
"""


class Plate(Static):
    """Text whose links look like text: the options show their own letters."""

    auto_links = False


class Line(Input):
    """The input where a person types; it never loses the focus, so the table's keys are its own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,down", "app.mark(1)", show=False),
        Binding("shift+tab,up", "app.mark(-1)", show=False),
        Binding("pageup", "app.scroll_log(-1)", show=False),
        Binding("pagedown", "app.scroll_log(1)", show=False),
        Binding("shift+up,ctrl+up", "app.scroll_board(-1)", show=False),
        Binding("shift+down,ctrl+down", "app.scroll_board(1)", show=False),
        Binding("escape", "app.clear", show=False),
    ]


class Page(ModalScreen[None]):
    """A page of text over the table; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space", "dismiss", show=False)]

    def __init__(self, heading: str, text: str, hint: str) -> None:
        super().__init__()
        self.heading = heading
        self.text = text
        self.hint = hint

    def compose(self) -> ComposeResult:
        """Heading, text, and how to leave."""
        with VerticalScroll(id="page"):
            yield Static(Text(self.heading, "bold"))
            yield Static(Text(self.text), id="page-text")
            yield Static(Text(self.hint, DIM))


class TableApp(App[None]):
    """The table of one session."""

    TITLE = "Small Wars"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (96, "-wide"), (116, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-tiny"), (30, "-low"), (36, "-high")]

    def __init__(self, session: Session, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.marked = -1
        self._timer: Timer | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self.why,
            "h": self.rule,
            "u": self.undo,
            "t": self.retract,
            "s": self.save,
            "b": self.board,
            "q": self.leave,
        }

    def compose(self) -> ComposeResult:
        """Lay out the board at the left, card and log at the right, the question below; a large board above the two."""
        yield Static(id="heading")
        with Horizontal(id="table", classes="-large" if self.session.board.large else None):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="map")
                yield Static(id="tracks")
                yield Static(id="lasting")
            with Vertical(id="side"):
                with VerticalScroll(id="card-pane", can_focus=False):
                    yield Static(id="card")
                with VerticalScroll(id="log-pane", can_focus=False):
                    yield Static(id="log")
        yield Static(id="question")
        with VerticalScroll(id="options-pane", can_focus=False):
            yield Plate(id="options")
        yield Line(placeholder=self.text("typed-here"), id="typed", compact=True)
        yield Static(id="message")

    def on_mount(self) -> None:
        """Show the table, and let the bots begin."""
        self.tell(" ".join(self.session.notices))
        self.call_after_refresh(self.go_on)

    # Showing

    @property
    def below(self) -> Screen[Any]:
        """The screen of the table itself, also while a page lies over it."""
        return self.screen_stack[0]

    def put(self, id: str, text: Text) -> None:
        """Set the text of a pane."""
        self.below.query_one(f"#{id}", Static).update(text)

    def tell(self, message: str = "") -> None:
        """Show a message in the line below the input, or else the keys."""
        keys = Text(self.text("keys-large" if self.session.board.large else "keys"), DIM)
        self.put("message", Text(message, MARKER) if message else keys)

    def text(self, key: str, **args: str) -> str:
        """A sentence of the terminal."""
        return say(self.session.language, key, **args)

    def show(self) -> None:
        """Draw everything anew."""
        session = self.session
        self.marked = -1
        self.put("heading", panes.heading(session))
        self.show_board()
        self.put(
            "log", board.log(session.game.title, session.game.log[-REMEMBERED:], session.language, session.game.options)
        )
        self.call_after_refresh(self.below.query_one("#log-pane").scroll_end, animate=False)
        self.put("question", panes.asked(session))
        self.show_options()

    def show_board(self) -> None:
        """Show map, tracks and card; what the question is about is in view."""
        shown, view, language = self.session.board, self.session.view(), self.session.language
        places, about = panes.asked_places(self.session)
        drawn = shown.map(view, language, places, about)
        self.put("map", drawn)
        self.put("tracks", shown.below(view, language))
        self.put("lasting", shown.lasting(view, language))
        self.put("card", shown.side_panel(view, language))
        lines = [shown.line_of(drawn, place, language) for place in [*places, *([about] if about else [])]]
        self.call_after_refresh(self.look_at, [line for line in lines if line is not None])

    def look_at(self, lines: list[int]) -> None:
        """Scroll the board to the first of these lines, unless one of them is in view already."""
        pane = self.below.query_one("#board")
        in_view = range(round(pane.scroll_y), round(pane.scroll_y) + pane.size.height - panes.DEPTH + 1)
        if lines and not any(line in in_view for line in lines):
            pane.scroll_to_region(Region(0, lines[0], 1, panes.DEPTH), animate=False)

    def show_options(self) -> None:
        """Show the options that the letters typed leave; the marked one is in view."""
        typed, pane = self.below.query_one(Line).value, self.below.query_one("#options-pane")
        drawn = panes.options(self.session, typed, self.marked, pane.scrollable_content_region.width or self.size.width)
        self.put("options", drawn)
        line = Region(0, panes.marked_line(drawn), 1, 1)
        self.call_after_refresh(pane.scroll_to_region, line, animate=False)

    def on_resize(self) -> None:
        """Draw the options anew, as other columns may fit."""
        self.call_after_refresh(self.show_options)

    # Playing

    def go_on(self) -> None:
        """Show the table, and let a bot whose turn it is play soon."""
        self.show()
        if self._timer is not None:
            self._timer.stop()
        # An interval, stopped after its first tick: a one-shot timer that is late on a busy machine never comes.
        self._timer = self.set_interval(self.pace, self.play_bot) if self.session.bot_to_move else None

    def play_bot(self) -> None:
        """Let a bot make one choice, unless the table is being cleared away."""
        if self.screen_stack and self.below.query("#heading"):
            self.attempt(self.session.play_bot)
            if self.session.reason:
                self.tell(self.session.reason)

    def attempt(self, act: Callable[[], object]) -> None:
        """Do something that the rules or the disk may refuse, and go on from there."""
        try:
            act()
        except SmallWarsError as error:
            self.tell(error.text(self.session.language))
        self.go_on()

    def action_take(self, option: str) -> None:
        """Take the option that was clicked."""
        self.tell()
        self.below.query_one(Line).clear()
        self.attempt(lambda: self.propose(meant(self.session, option)))

    def action_mark(self, step: int) -> None:
        """Mark the next or the previous option; Enter takes it."""
        left = panes.offered(self.session, self.below.query_one(Line).value)
        if left:
            self.marked = (self.marked + step) % len(left) if self.marked >= 0 or step > 0 else len(left) - 1
        self.show_options()

    def action_clear(self) -> None:
        """Forget what is typed."""
        self.below.query_one(Line).clear()

    def action_scroll_log(self, pages: int) -> None:
        """Leaf through the log."""
        self.leaf("#log-pane", pages)

    def action_scroll_board(self, pages: int) -> None:
        """Leaf through a board that is higher than the screen."""
        self.leaf("#board", pages)

    def leaf(self, id: str, pages: int) -> None:
        """Scroll a pane down by so many pages."""
        pane = self.below.query_one(id)
        pane.scroll_relative(y=pages * max(1, pane.size.height - 1), animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the options down."""
        self.marked = -1
        self.show_options()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carry out a command, or take the marked option or the one that was typed; Enter alone: the next person is
        ready.
        """
        line, typed_command = event.value, command(event.value)
        left = panes.offered(self.session, line)
        event.input.clear()
        self.tell()
        if typed_command is not None:
            self._commands[typed_command[0]](typed_command[1])
        elif 0 <= self.marked < len(left):
            self.action_take(left[self.marked].id)
        elif line.strip():
            self.attempt(lambda: self.propose(meant(self.session, line)))
        elif (proposed := self.session.proposed) is not None:
            self.attempt(lambda: self.propose(proposed))
        else:
            self.attempt(self.session.sit_down)

    def propose(self, option: Option) -> None:
        """Take an option, or tell what it does if it must be chosen again."""
        if warning := self.session.propose(option):
            self.tell(warning)

    # Commands

    def page(self, heading: str, text: str) -> None:
        """Show a page of text."""
        self.push_screen(Page(heading, text, panes.hint(self.session)))

    def page_of(self, read: Callable[[], tuple[str, str]]) -> None:
        """Show what is looked up, or say why it is not found."""
        try:
            self.page(*read())
        except SmallWarsError as error:
            self.tell(error.text(self.session.language))

    def why(self, typed: str) -> None:
        """`?`: show what is not allowed, and why."""
        self.page(self.text("why-title"), why_not(self.session, typed))

    def rule(self, wanted: str) -> None:
        """`h`: show a paragraph, a card, or where a word stands; alone, the rule of the question."""
        self.page_of(lambda: rule_page(self.session, wanted))

    def undo(self, _: str) -> None:
        """`u`: take a choice back."""
        self.tell(self.text("undone"))
        self.attempt(self.session.undo)

    def retract(self, typed: str) -> None:
        """`t`: take one pick of a series back, or show those that can be."""
        if not typed:
            self.page(self.text("picks-title"), "\n".join(picks_listed(self.session)))
            return
        self.tell(self.text("undone"))
        self.attempt(lambda: self.session.retract(pick_number(typed)))

    def save(self, file: str) -> None:
        """`s`: save into the game's own file, or a copy into another."""
        try:
            self.tell(self.text("saved", file=str(self.session.save(Path(file) if file else None))))
        except SmallWarsError as error:
            self.tell(error.text(self.session.language))

    def board(self, typed: str) -> None:
        """`b`: show a space with its neighbours; without one, the whole board in sentences, for a
        terminal too small.
        """
        if typed:
            self.page_of(lambda: space_page(self.session, typed))
            return
        lines = self.session.board.prose(self.session.view(), self.session.language)
        self.page(title_name(self.session.game.title, self.session.language), "\n".join(lines))

    def leave(self, _: str) -> None:
        """`q`: leave the table."""
        self.exit()


def play(session: Session) -> None:
    """Play full-screen; afterwards say where the game lies."""
    watching = PERSON not in session.players.values()
    TableApp(session, PACE * (2 if watching else 1)).run()
    if session.game.choices:
        path = str(session.save())
        print(say(session.language, "saved", file=path))
        if session.game.result is None:
            print(say(session.language, "resume", command=play_command(), file=path))
