"""Guests, accounts and what they keep."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import time

import pytest
from sqlalchemy import select, update

from smallwars.server.storage.models import Person, Rating, Session
from tests.server.visitors import House, Visitor, running

WORD = "correct horse battery"
NUMBERS = count(100)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("people")) as house:
        yield house


@pytest.fixture
def house(server: House) -> House:
    server.forget_tries()
    return server


@pytest.fixture
def login() -> str:
    """A name that nobody has."""
    return f"ada.{next(NUMBERS)}"


def test_a_stranger_becomes_a_guest_and_stays_the_same(house: House) -> None:
    with Visitor(house) as one, Visitor(house) as other:
        me = one.get("/me")
        assert me["login"] is None and me["settings"] == {} and me["ratings"] == []
        assert one.get("/me")["id"] == me["id"] != other.get("/me")["id"]


def test_the_cookie_is_kept_from_scripts_and_only_its_hash_is_stored(house: House) -> None:
    with Visitor(house) as visitor:
        cookies = visitor.ask("GET", "/me").headers.get_list("set-cookie")
        ours = next(cookie for cookie in cookies if cookie.startswith("smallwars="))
        assert "httponly" in ours.lower() and "samesite=lax" in ours.lower()
        token = visitor.http.cookies["smallwars"]

        async def stored() -> list[str]:
            async with house.parts.database.read() as db:
                return list(await db.scalars(select(Session.token_hash)))

        assert all(token not in hash and len(hash) == 64 for hash in house.do(stored()))


def test_a_person_changes_what_he_says_and_no_more(house: House) -> None:
    with Visitor(house) as visitor:
        visitor.put("/me", {"name": "  Ada \n Lovelace ", "settings": {"dark": True}})
        me = visitor.put("/me", {"webhook": "https://example.org/hook", "email": "ada@example.org"})
        assert (me["name"], me["settings"]) == ("Ada Lovelace", {"dark": True})
        assert (me["webhook"], me["email"]) == ("https://example.org/hook", "ada@example.org")
        assert visitor.put("/me", {"webhook": "", "email": ""})["webhook"] == ""


@pytest.mark.parametrize(
    "body",
    [
        {"webhook": "file:///etc/passwd"},
        {"email": "nobody"},
        {"name": "x" * 41},
        {"name": "\0"},
        {"settings": {"x": "y" * 20_000}},
        {"settings": {"x": "\0"}},
        {"login": "root"},
    ],
)
def test_what_cannot_be_kept_is_refused(house: House, body: dict[str, object]) -> None:
    with Visitor(house) as visitor:
        before = visitor.get("/me")
        assert visitor.refused("PUT", "/me", body)["status_code"] == 400
        assert visitor.get("/me") == before


def test_a_new_name_is_shown_at_the_tables(house: House) -> None:
    with Visitor(house) as visitor:
        table = visitor.open("cyprus", british="me", eoka="open")
        visitor.put("/me", {"name": "Grace"})
        assert visitor.get(f"/tables/{table['id']}")["seats"][0]["player"] == "Grace"


def test_ratings_are_shown(house: House, login: str) -> None:
    with Visitor(house) as visitor:
        me = visitor.post("/account/register", {"login": login, "password": WORD})

        async def rate() -> None:
            async with house.parts.database.write() as db:
                db.add(Rating(person_id=me["id"], title="kenya", rating=1512.4, games=9))

        house.do(rate())
        told = {"title": "kenya", "title_name": "The British Way: Kenya", "rating": 1512, "games": 9}
        assert visitor.get("/me")["ratings"] == [told]


# Accounts


def test_a_guest_registers_and_keeps_name_and_tables(house: House) -> None:
    with Visitor(house) as visitor:
        table = visitor.open("kenya", british="me", mau_mau="link")
        guest = visitor.put("/me", {"name": "Ada"})
        account = visitor.post("/account/register", {"login": " Ada.L ", "password": WORD})
        assert account == {**guest, "login": "ada.l"}
        assert visitor.get("/tables", list="mine")[0]["id"] == table["id"]


def test_the_password_is_stored_as_argon2(house: House, login: str) -> None:
    with Visitor(house) as visitor:
        visitor.post("/account/register", {"login": login, "password": WORD})

        async def stored() -> str:
            async with house.parts.database.read() as db:
                return (await db.scalars(select(Person.password_hash).where(Person.login == login))).one() or ""

        assert house.do(stored()).startswith("$argon2id$")


@pytest.mark.parametrize("login", ["", "ab", "-ab", "ab-", "a b c", "a" * 31, "a/b", "ada\0x", "a@b"])
def test_a_login_has_a_form(house: House, login: str) -> None:
    with Visitor(house) as visitor:
        told = visitor.refused("POST", "/account/register", {"login": login, "password": WORD})
        assert told["status_code"] == 400 and "3 to 30" in told["detail"]


def test_a_password_is_not_too_short(house: House, login: str) -> None:
    with Visitor(house) as visitor:
        told = visitor.refused("POST", "/account/register", {"login": login, "password": "1234567"})
        assert "8 to 200" in told["detail"]


def test_a_login_is_taken_however_it_is_typed(house: House, login: str) -> None:
    with Visitor(house) as one, Visitor(house) as other:
        one.post("/account/register", {"login": login.title(), "password": WORD})
        assert other.status("POST", "/account/register", {"login": login.upper(), "password": WORD}) == 409
        assert one.status("POST", "/account/register", {"login": "again", "password": WORD}) == 409


def test_a_wrong_name_and_a_wrong_password_are_told_alike(house: House, login: str) -> None:
    with Visitor(house) as one, Visitor(house) as other:
        one.post("/account/register", {"login": login, "password": WORD})
        wrong = other.refused("POST", "/account/login", {"login": login, "password": "wrong one"})
        unknown = other.refused("POST", "/account/login", {"login": "bob", "password": "wrong one"})
        assert wrong == unknown == {"status_code": 401, "detail": "The name or the password is wrong."}
        assert other.get("/me")["login"] is None


def test_logging_in_brings_the_guests_seats_tables_and_notes_along(house: House, login: str) -> None:
    with Visitor(house) as home, Visitor(house) as phone, Visitor(house) as friend:
        account = home.post("/account/register", {"login": login, "password": WORD})
        mine = home.open("cyprus", british="me", eoka="link")
        guests = phone.open("kenya", british="link", mau_mau="me")
        phone.put(f"/tables/{guests['id']}/notes", {"text": "rally in Nairobi"})
        friend.post(f"/seats/{phone.link(guests, 'british')}")
        assert phone.post("/account/login", {"login": login.upper(), "password": WORD})["id"] == account["id"]
        for visitor in (home, phone):
            assert {line["id"] for line in visitor.get("/tables", list="mine")} == {mine["id"], guests["id"]}
            assert visitor.get(f"/tables/{guests['id']}/notes") == {"text": "rally in Nairobi"}
        seats = home.get(f"/tables/{guests['id']}")["seats"]
        assert [(seat["faction"], seat["you"]) for seat in seats] == [("british", False), ("mau_mau", True)]


def test_logging_in_takes_no_side_that_a_friend_shares(house: House, login: str) -> None:
    """A guest who shares a friend's seat does not carry it to an account that plays against that friend."""
    with Visitor(house) as home, Visitor(house) as friend, Visitor(house) as spy:
        home.post("/account/register", {"login": login, "password": WORD})
        table = home.open("attila", turkish="me", cypriot="link")
        friend.post(f"/seats/{home.link(table, 'cypriot')}")
        spy.post(f"/seats/{friend.link(table, 'cypriot')}")
        spy.post("/account/login", {"login": login, "password": WORD})
        seats = spy.get(f"/tables/{table['id']}")["seats"]
        assert [seat["you"] for seat in seats] == [True, False]


def test_logging_in_changes_the_cookie_and_logging_out_ends_it(house: House, login: str) -> None:
    with Visitor(house) as visitor:
        visitor.post("/account/register", {"login": login, "password": WORD})
        first = visitor.http.cookies["smallwars"]
        guest = visitor.post("/account/logout")
        assert guest["login"] is None and visitor.http.cookies["smallwars"] != first
        visitor.post("/account/login", {"login": login, "password": WORD})
        second = visitor.http.cookies["smallwars"]
        visitor.post("/account/logout")
        for dead in (first, second):
            with Visitor(house) as thief:
                thief.http.cookies.set("smallwars", dead)
                assert thief.get("/me")["login"] is None


def test_passwords_cannot_be_tried_without_end(house: House) -> None:
    with Visitor(house) as visitor:
        tries = [visitor.status("POST", "/account/login", {"login": "ada", "password": "x"}) for _ in range(12)]
        assert tries == [401] * 10 + [429] * 2
        assert "wait" in visitor.refused("POST", "/account/login", {"login": "ada", "password": "x"})["detail"]


def test_another_site_cannot_speak_for_a_visitor(house: House) -> None:
    with Visitor(house) as visitor:
        visitor.meet()
        assert visitor.http.post("/account/logout").status_code == 403


# Sessions


def test_registering_ends_the_session_that_others_may_know(house: House, login: str) -> None:
    with Visitor(house) as planted, Visitor(house) as victim:
        planted.meet()
        victim.http.cookies.set("smallwars", planted.http.cookies["smallwars"])
        me = victim.post("/account/register", {"login": login, "password": WORD})
        assert victim.get("/me")["id"] == me["id"] != planted.get("/me")["id"]


@pytest.mark.parametrize(("days", "stays"), [(89, True), (91, False)])
def test_a_session_that_is_not_used_ends(house: House, days: int, stays: bool) -> None:
    with Visitor(house) as visitor:
        me = visitor.get("/me")

        async def grow_old() -> None:
            async with house.parts.database.write() as db:
                old = update(Session).where(Session.person_id == me["id"]).values(used=time() - days * 24 * 3600)
                await db.execute(old)

        house.do(grow_old())
        assert (visitor.get("/me")["id"] == me["id"]) is stays
        if stays:
            house.do(grow_old())
            assert visitor.get("/me")["id"] == me["id"]


def test_all_devices_are_logged_out_at_once(house: House, login: str) -> None:
    with Visitor(house) as home, Visitor(house) as phone, Visitor(house) as other:
        home.post("/account/register", {"login": login, "password": WORD})
        phone.post("/account/login", {"login": login, "password": WORD})
        other.post("/account/login", {"login": login, "password": WORD})
        other.post("/account/logout")
        assert phone.get("/me")["login"] == home.get("/me")["login"] == login
        home.post("/account/logout?everywhere=true")
        assert phone.get("/me")["login"] is home.get("/me")["login"] is None


@pytest.mark.parametrize("what", ["confirm", "stop"])
def test_a_link_of_a_mail_that_nobody_sent_leads_nowhere(house: House, what: str) -> None:
    with Visitor(house) as visitor:
        me = visitor.put("/me", {"email": "ada@example.org"})
        assert not me["confirmed"]
        for token in ("", "x.y", f"{me['id']}.", "%00.x"):
            assert visitor.status("GET", f"/me/email/{what}?token={token}") == 404
        assert visitor.get("/me")["email"] == "ada@example.org"
