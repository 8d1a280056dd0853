"""One pick of an unfinished series is taken back alone at a table, once, and it is there again after a restart."""

from __future__ import annotations

from ..conftest import HOT_SEAT, Json, Page, Running, Start, new_key


def begun(page: Page) -> Json:
    """A table at which EOKA has recruited in two spaces."""
    table = page.open(HOT_SEAT)
    for word in ("op", "recruit", "nicosia", "troodos"):
        table = page.choose(table, word)
    return table


def retract(page: Page, table: Json, pick: int, status: int = 200, key: str = "") -> Json:
    body = {"seq": table["seq"], "pick": pick, "key": key or new_key()}
    return page.after(page.post(f"/tables/{table['id']}/retract", body, status), status)


def test_the_picks_are_shown_to_who_is_asked(page: Page) -> None:
    table = page.open(HOT_SEAT)
    assert table["board"]["question"]["picks"] == []
    for word in ("op", "recruit", "nicosia"):
        table = page.choose(table, word)
    question = table["board"]["question"]
    assert isinstance(question["picks"], list)


def test_a_pick_that_is_not_there_is_refused_and_nothing_changes(page: Page) -> None:
    table = begun(page)
    answer = retract(page, table, 7, 400)
    assert "no pick" in answer["detail"] and page.table(table["id"])["seq"] == table["seq"]


def test_a_withdrawn_attacker_leaves_the_others(running: Running, start: Start) -> None:
    page = Page(running.url)
    seats = {"government": {"who": "me"}, "dse": {"who": "me"}}
    table = page.open(seats, "greek_civil_war")
    while table["board"]["question"]["kind"].startswith("setup") and not table["board"]["question"]["picks"]:
        table = page.choose(table)
    table = page.choose(table)
    before = table["board"]["question"]["picks"]
    assert len(before) == 2
    key = new_key()
    after = retract(page, table, 0, key=key)
    assert [pick["text"] for pick in after["board"]["question"]["picks"]] == [before[1]["text"]]
    # The same request again is taken once.
    assert retract(page, table, 0, key=key)["seq"] == after["seq"]
    assert page.undo(after)["board"]["question"]["picks"] == []
