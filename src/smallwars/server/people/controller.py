"""Requests about oneself: name, settings and account."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Controller, Request, get, post, put
from litestar.exceptions import TooManyRequestsException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromQuery, JSONBody
from litestar.response import Response
from sqlalchemy import select, update

from ...texts import known_language
from ..dependencies import TheDatabase, TheHub, ThePerson, TheServerSettings, TheTables, TheVisitor
from ..errors import RequestError, say
from ..mail.addresses import ask_owner, confirm, stop
from ..plain_text import one_line, storable
from ..storage.models import Holder, Person, Seat
from ..wire import Credentials, Profile, ProfileRequest
from .accounts import log_in, log_out, me, register, reload_person

MAX_SETTINGS: Final = 10_000
"""The most characters of a person's settings."""
WEBHOOK: Final = re.compile(r"https?://[^\s/]+\S*")
EMAIL: Final = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s.]+")
MAX_TRIES: Final = 10
"""The most tries to log in or to register from one address in a minute."""

AnyRequest = Request[Any, Any, Any]


def rate_limit_error(request: AnyRequest, error: TooManyRequestsException) -> Response[Any]:
    """Answer in our own words that there were too many tries."""
    detail = say(known_language(request.query_params.get("lang", "en")), "error-too-many")
    body = {"status_code": 429, "detail": detail}
    return Response(body, status_code=429, media_type="application/json", headers=error.headers)


class MeController(Controller):
    """Reads and changes one's profile."""

    path = "/me"
    tags = ["people"]  # noqa: RUF012

    @get(summary="Who you are")
    async def who(self, person: ThePerson, database: TheDatabase) -> Profile:
        """A stranger becomes a guest."""
        return await me(database, person)

    @put(summary="Change your name, settings or where you are told that it is your turn")
    async def change(
        self, data: JSONBody[ProfileRequest], person: ThePerson, tables: TheTables, server_settings: TheServerSettings
    ) -> Profile:
        """Fields that are left out stay as they are. Mail comes when the link in a first one was followed."""
        values = profile_values(data)
        if values:
            async with tables.database.write() as db:
                await db.execute(update(Person).where(Person.id == person.id).values(**values))
                seats = select(Seat.table_id).join(Holder).where(Holder.person_id == person.id)
                table_ids = set(await db.scalars(seats)) if "name" in values else set()
                if "email" in values and server_settings.smtp:
                    await db.run_sync(ask_owner, person.id, server_settings.address)
            await tables.reseat(table_ids)
        return await me(tables.database, await reload_person(tables.database, person.id))

    @get("/email/confirm", summary="Follow the link in a mail: yes, write to me", media_type="text/plain")
    async def confirm_email(self, token: FromQuery[str], database: TheDatabase) -> str:
        """No letter goes to an address before this."""
        return await confirm(database, token)

    @get("/email/stop", summary="Follow the link in a mail: write to me no more", media_type="text/plain")
    async def stop_email(self, token: FromQuery[str], database: TheDatabase) -> str:
        """The address of the person is forgotten."""
        return await stop(database, token)


def profile_values(request: ProfileRequest) -> dict[str, Any]:
    """The values to be stored for a change of one's profile, checked."""
    values: dict[str, Any] = {}
    if request.name is not None:
        values["name"] = one_line(request.name)
    if request.settings is not None:
        values["settings"] = check_settings(request.settings)
    if request.webhook is not None:
        values["webhook"] = check_form(request.webhook, WEBHOOK, RequestError(400, "webhook"))
    if request.email is not None:
        values["email"] = check_form(request.email, EMAIL, RequestError(400, "email", email=request.email[:60]))
    return values


def check_settings(settings: dict[str, Any]) -> dict[str, Any]:
    """Check that settings, which only the page reads, are not too long."""
    if len(storable(msgspec.json.encode(settings).decode())) > MAX_SETTINGS:
        raise RequestError(400, "settings-size", most=MAX_SETTINGS)
    return settings


def check_form(text: str, form: re.Pattern[str], error: RequestError) -> str:
    """Check that a text is empty or has a form; the text without spaces at its ends."""
    text = storable(text).strip()
    if text and form.fullmatch(text) is None:
        raise error
    return text


class AccountController(Controller):
    """Makes accounts, logs people in and out."""

    path = "/account"
    tags = ["people"]  # noqa: RUF012
    exception_handlers = {TooManyRequestsException: rate_limit_error}  # noqa: RUF012

    @post(
        "/register",
        summary="Make an account of a guest",
        middleware=[RateLimitConfig(("minute", MAX_TRIES)).middleware],
    )
    async def register(
        self, data: JSONBody[Credentials], request: AnyRequest, person: ThePerson, database: TheDatabase, hub: TheHub
    ) -> Profile:
        """Name, seats and tables stay; the account is known by its login on any device."""
        return await me(database, await register(database, hub, request, person, data))

    @post(
        "/login",
        summary="Log in",
        status_code=200,
        middleware=[RateLimitConfig(("minute", MAX_TRIES)).middleware],
    )
    async def login(
        self, data: JSONBody[Credentials], request: AnyRequest, visitor: TheVisitor, tables: TheTables, hub: TheHub
    ) -> Profile:
        """The seats that you took as a guest become the account's."""
        return await me(tables.database, await log_in(tables, hub, request, visitor, data))

    @post("/logout", summary="Log out", status_code=200)
    async def logout(
        self,
        request: AnyRequest,
        visitor: TheVisitor,
        database: TheDatabase,
        hub: TheHub,
        everywhere: FromQuery[bool] = False,
    ) -> Profile:
        """You are a new guest then; with `everywhere` all your devices are logged out."""
        return await me(database, await log_out(database, hub, request, visitor, everywhere))
