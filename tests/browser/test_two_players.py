"""Two people with a browser each: one opens a table, the other follows the link, and they play it out."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .table import Seat, open_table, sit_down


def test_a_campaign_by_link(visit: Visit) -> None:
    """Both play to the end; every choice of one is on the other's page."""
    host, guest = invite(visit, campaigns="1")
    reload_in_the_middle(host if host.wait("mine", "waiting") == "mine" else guest)
    while (mover := to_move(host, guest)) is not None:
        other = guest if mover is host else host
        mover.answer()
        follows(other, mover)
    for seat in (host, guest):
        expect(seat.question).to_contain_text("Political Will")
        expect(seat.page.get_by_text("The game is over")).to_be_visible()


def test_a_link_seats_only_one_side(visit: Visit) -> None:
    """Who follows the link plays that side, and the link is told to nobody else."""
    host, guest = invite(visit)
    assert host.page.get_by_role("textbox", name="Link to the seat of EOKA").count() == 0
    seats = guest.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="EOKA")).to_contain_text("You")
    expect(seats.filter(has_text="British")).not_to_contain_text("You")
    watcher = visit(f"/table/{host.id}")
    expect(Seat(watcher).question).to_contain_text("EOKA decides")
    assert "/seat/" not in watcher.content()


def invite(visit: Visit, **options: str) -> tuple[Seat, Seat]:
    """The British by one who opens the table, EOKA by one who follows the link."""
    host = open_table(visit(), opponent="Friend by link", **options)
    link = host.page.get_by_role("textbox", name="Link to the seat of EOKA").input_value()
    guest = sit_down(visit("/seat/" + link.rpartition("/")[2]))
    expect(host.page.get_by_role("region", name="Seats")).to_contain_text("here now")
    return host, guest


def to_move(*seats: Seat) -> Seat | None:
    """Whose turn it is; nobody's when the game is over."""
    while True:
        now = [seat.state() for seat in seats]
        if "over" in now:
            return None
        asked = [seat for seat, state in zip(seats, now) if state in ("mine", "confirm")]
        if asked:
            assert len(asked) == 1, now
            return asked[0]


def follows(seat: Seat, other: Seat) -> None:
    """The page shows the step that the other's page shows, and the same sentence last."""
    seat.page.wait_for_function(
        "(steps) => Number(document.querySelector('input[type=range]').max) >= steps", arg=other.steps
    )
    expect(seat.log.locator("li:last-child .sentence")).to_have_text(
        other.log.locator("li:last-child .sentence").inner_text()
    )


def reload_in_the_middle(seat: Seat) -> None:
    """What was chosen stands, and what waits for its confirmation waits still."""
    seat.take_lit()
    asked = seat.question.inner_text()
    seat.page.reload()
    expect(seat.question).to_have_text(asked)
    while seat.page.get_by_role("group", name="Confirm your choice").count() == 0:
        seat.state()
        seat.choose_without_confirming()
    draft = seat.page.get_by_role("group", name="Confirm your choice").inner_text()
    seat.page.reload()
    expect(seat.page.get_by_role("group", name="Confirm your choice")).to_have_text(draft, use_inner_text=True)
