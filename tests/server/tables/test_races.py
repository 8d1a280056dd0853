"""Two clicks at once, the same request again, a stale page: one is taken, the other is told so, nothing doubles."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from ..conftest import BY_LINK, HOT_SEAT, Json, Page, Running, new_key


def press(page: Page, table: Json, option: str, key: str) -> tuple[int, Json]:
    """Choose, whatever comes of it."""
    body = {"seq": table["seq"], "option": option, "key": key}
    answer = page.http.post(f"/api/tables/{table['id']}/choices", json=body)
    return answer.status_code, answer.json()


def test_of_two_clicks_one_is_taken(page: Page, running: Running) -> None:
    table = page.open(HOT_SEAT)
    twin = Page(running.url)
    twin.http.cookies = page.http.cookies
    twin.http.headers = page.http.headers
    for _ in range(5):
        options = [option["id"] for option in table["board"]["question"]["options"]]
        options = [options[0], options[-1]]  # the same twice, where there is only one
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(press, (page, twin), (table, table), options, (new_key(), new_key())))
        taken, refused = sorted(answers, key=lambda answer: answer[0])
        assert (taken[0], refused[0]) == (200, 409)
        assert refused[1]["extra"]["seq"] == taken[1]["seq"] > table["seq"]
        table = page.table(table["id"])
        assert table["seq"] == taken[1]["seq"]


def test_the_same_request_again_has_the_outcome_of_the_first(page: Page) -> None:
    table, key = page.open(HOT_SEAT), new_key()
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: press(page, table, "op", key), range(6)))
    assert {status for status, _ in answers} == {200}
    assert {body["seq"] for _, body in answers} == {table["seq"] + 1}
    page.choose(page.table(table["id"]), "recruit")
    status, body = press(page, table, "op", key)
    assert status == 200 and body["seq"] == table["seq"] + 2


def test_a_takeback_again_has_the_outcome_of_the_first(page: Page) -> None:
    table = page.choose(page.choose(page.open(HOT_SEAT), "op"), "recruit")
    body = {"seq": table["seq"], "key": new_key()}
    back = [page.post(f"/tables/{table['id']}/undo", body) for _ in range(3)]
    assert {one["steps"] for one in back} == {table["steps"] - 1}


def test_a_stale_page_is_told_where_the_table_is(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    other.claim(table, "eoka")
    stale = other.table(table["id"])
    moved = other.choose(stale, "op")
    refused = other.choose(stale, "event", status=409)
    assert refused["extra"] == {"seq": moved["seq"]} and "moved on" in refused["detail"]
    assert other.choose({**moved, "seq": moved["seq"] + 7}, "recruit", status=409)["extra"]["seq"] == moved["seq"]


def test_of_two_who_sit_down_one_sits(page: Page, running: Running) -> None:
    table = page.open({"british": {"who": "me"}, "eoka": {"who": "open"}})
    rivals = [Page(running.url) for _ in range(4)]
    path = f"/api/tables/{table['id']}/sit"
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda rival: rival.http.post(path, json={"faction": "eoka"}).status_code, rivals))
    assert sorted(answers) == [200, 409, 409, 409]
