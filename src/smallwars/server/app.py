"""The web application: its routes, what is handed to them, its errors, and the server that runs it."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser
from threading import Thread
from typing import Any, Final

import uvicorn
from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, ValidationException
from litestar.middleware.csrf import generate_csrf_token
from litestar.openapi import OpenAPIConfig
from litestar.response import Response
from litestar.types import ControllerRouterHandler

from ..engine.errors import InvalidOption, InvalidPosition, InvalidRecord, SmallWarsError
from ..engine.version import __version__
from ..texts import FALLBACK, known_language
from .bots.controller import HurryController
from .chat.controller import ChatController
from .dependencies import dependencies
from .errors import RequestError, say
from .library.history_controller import HistoryController
from .library.titles_controller import TitlesController
from .pages import add_page_headers, page, schema_page
from .people.controller import AccountController, MeController
from .people.sessions import send_cookie
from .plain_text import cut
from .realtime.sockets import live_me, live_table
from .server import build, run_services
from .settings import Settings
from .storage.database import prepare
from .study.advice_controller import AdviceController
from .study.lessons_controller import LessonsController
from .study.positions_controller import PositionsController
from .study.records_controller import RecordsController
from .tables.controller import SeatsController, TablesController, languages_page, texts_page

logger = logging.getLogger(__name__)

CSRF_COOKIE: Final = "csrftoken"
HEADERS: Final = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
MAX_BODY: Final = 2_000_000
"""The longest body of a request in bytes; records and positions are the longest."""
KEEP_ALIVE: Final = 75
"""Seconds that an idle connection stays open: longer than browsers and proxies keep one, so that none is cut off."""
SWITCH_INTERVAL: Final = 0.001
"""Seconds for which a thread that draws a board may keep the thread waiting that writes."""
SHUTDOWN_GRACE: Final = 3
"""Seconds that running requests have to end when the server stops."""

HANDLERS: Final[list[ControllerRouterHandler]] = [
    TablesController,
    SeatsController,
    languages_page,
    texts_page,
    live_table,
    live_me,
    MeController,
    AccountController,
    TitlesController,
    HistoryController,
    ChatController,
    RecordsController,
    PositionsController,
    HurryController,
    AdviceController,
    LessonsController,
]
"""The handlers of every address under /api."""

AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings, secret: str) -> Litestar:
    """Build the application on a database that is up to date; `secret` signs the tokens of forms."""
    server = build(settings)
    csrf = CSRFConfig(secret, cookie_name=CSRF_COOKIE, header_name="x-csrftoken", exclude="^/api/schema")
    return Litestar(
        route_handlers=[Router("/api", route_handlers=HANDLERS), page],
        dependencies=dependencies(server),
        lifespan=[lambda _app: run_services(server)],
        before_send=[send_cookie, add_page_headers(settings.static / "index.html")],
        csrf_config=csrf,
        exception_handlers=error_handlers(secret),
        openapi_config=OpenAPIConfig("Small Wars", __version__, path="/api/schema", render_plugins=[schema_page()]),
        request_max_body_size=MAX_BODY,
        response_headers=HEADERS,
        compression_config=None if settings.is_local else CompressionConfig("gzip"),
        state=State({"server": server}),
        logging_config=None,
    )


# Errors


def error_handlers(secret: str) -> dict[int | type[Exception], Any]:
    """The handlers that turn errors into JSON: status_code, detail in plain words, and `extra` data for the page."""

    def csrf_error(request: AnyRequest, error: PermissionDeniedException) -> Response[Any]:
        """Refuse a request whose token another secret has signed, and send a token of ours for the next one."""
        answer = error_response(request, 403, say(language_of(request), "error-csrf"), {"csrf": True})
        answer.set_cookie(Cookie(CSRF_COOKIE, value=generate_csrf_token(secret), samesite="lax"))
        return answer

    return {
        PermissionDeniedException: csrf_error,
        RequestError: lambda request, error: error_response(
            request, error.status, error.text(language_of(request)), error.extra
        ),
        SmallWarsError: input_error,
        ValidationException: invalid_body,
        NotFoundException: missing_page,
        RecursionError: nesting_error,
        HTTPException: lambda request, error: error_response(request, error.status_code, error.detail, error.extra),
        Exception: internal_error,
    }


def error_response(request: AnyRequest, status: int, detail: str, extra: Any = None) -> Response[Any]:
    """Answer with an error as JSON."""
    body = {"status_code": status, "detail": detail}
    return Response(
        body if extra is None else {**body, "extra": extra}, status_code=status, media_type="application/json"
    )


def input_error(request: AnyRequest, error: SmallWarsError) -> Response[Any]:
    """Answer that a position, an option or a record is wrong; `extra` names the field, option or line."""
    fields = {InvalidPosition: ("field",), InvalidOption: ("option",), InvalidRecord: ("line", "token")}
    extra = {name: getattr(error, name) for name in fields.get(type(error), ())}
    return error_response(request, 400, cut(error.text(language_of(request))), extra or None)


def missing_page(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Answer that there is nothing at an address."""
    return error_response(request, 404, say(language_of(request), "error-page", path=request.url.path))


def invalid_body(request: AnyRequest, error: ValidationException) -> Response[Any]:
    """Answer that the body of a request does not have the expected shape."""
    faults = error.extra if isinstance(error.extra, list) else []
    names = [": ".join(str(fault[part]) for part in ("key", "message") if fault.get(part)) for fault in faults]
    return error_response(
        request, 400, say(language_of(request), "error-body", what="; ".join(names) or error.detail), faults
    )


def nesting_error(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """Answer that the body of a request is nested too deeply."""
    logger.warning("%s %s: nested too deeply", request.method, request.url.path)
    return error_response(request, 400, say(language_of(request), "error-deep"))


def internal_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """Answer that the server has failed, and log the error."""
    logger.error("%s %s", request.method, request.url.path, exc_info=error)
    return error_response(request, 500, say(language_of(request), "error-inside"))


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that a page speaks, from its address."""
    return known_language(request.query_params.get("lang", "en"))


# Running


class AnnouncingServer(uvicorn.Server):
    """A web server that prints its address once it listens, and opens a browser there."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool, language: str) -> None:
        super().__init__(config)
        self._address, self._open, self._language = address, open_browser, language

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(say(self._language, "serve-address", address=self._address), flush=True)
            print(say(self._language, "serve-stop"), flush=True)
        if self.started and self._open:
            Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def serve(settings: Settings, open_browser: bool = False, language: str = FALLBACK) -> None:
    """Run the server until it is stopped."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    secret = asyncio.run(prepare(settings.database))
    server_socket = listen(settings)
    config = uvicorn.Config(
        create_app(settings, secret),
        ws="websockets-sansio",
        loop="auto",
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=SHUTDOWN_GRACE,
        ws_max_size=65536,
        ws_per_message_deflate=not settings.is_local,
        server_header=False,
    )
    AnnouncingServer(config, address(server_socket), open_browser, language).run(sockets=[server_socket])


def listen(settings: Settings) -> socket.socket:
    """Open the socket of the server; port 0 takes any free port."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        server_socket = socket.socket(family, kind, protocol)
        server_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server_socket.bind(place)
    except OSError as error:
        why = error.strerror or str(error)
        raise RequestError(500, "address", host=settings.host, port=str(settings.port), why=why) from None
    return server_socket


def address(server_socket: socket.socket) -> str:
    """The address of a socket as one types it into a browser."""
    host, port = server_socket.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
