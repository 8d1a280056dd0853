"""The built page and its files, index.html for all its addresses, and a page about the API for programmers."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import MutableScopeHeaders
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.response import File, Response
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from .dependencies import TheServerSettings
from .errors import RequestError, say

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
"""The cache header of built assets, whose names hold their hash."""
CACHE_NEVER: Final = "no-cache"
"""The cache header of everything else."""
STYLE: Final = "body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}code{background:#eee}"

INLINE_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(server_settings: TheServerSettings, path: FromPath[str] = "") -> Response[Any]:
    """Serve a file of the built page, or index.html, which knows its own addresses."""
    name = path.strip("/")
    if name.split("/")[0] == "api":
        raise RequestError(404, "page", path=f"/{name}")
    folder = server_settings.static.resolve()
    try:
        file = (folder / name).resolve()
        is_file = bool(name) and file.is_relative_to(folder) and file.is_file()
    except (ValueError, OSError):  # no file can have such a name
        raise RequestError(404, "page", path=f"/{name[:80]}") from None
    if is_file:
        return file_response(file, CACHE_FOREVER if name.startswith("assets/") else CACHE_NEVER)
    index = folder / "index.html"
    return file_response(index, CACHE_NEVER) if index.is_file() else html_response(say("en", "page-missing"))


def file_response(file: Path, cache: str) -> Response[Any]:
    """Answer with a file as it is."""
    return File(file, filename=file.name, content_disposition_type="inline", headers={"Cache-Control": cache})


def add_page_headers(index: Path) -> BeforeMessageSendHookHandler:
    """Make a hook of the app that adds headers to our pages: what they may do, and that nobody may frame them."""
    headers = {"Content-Security-Policy": security_policy(index), "X-Frame-Options": "DENY"}

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            sent = MutableScopeHeaders.from_message(message)
            if sent.get("content-type", "").startswith("text/html"):
                sent.update(headers)

    return add


def security_policy(index: Path) -> str:
    """The content security policy: everything from this server, and of inline scripts only those that were built in."""
    scripts = INLINE_SCRIPT.findall(index.read_text("utf-8")) if index.is_file() else []
    hashes = [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in scripts]
    return "; ".join(
        (
            "default-src 'self'",
            " ".join(["script-src 'self'", *hashes]),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "connect-src 'self' ws: wss:",
            "frame-ancestors 'none'",
        )
    )


def html_response(body: str) -> Response[Any]:
    """Answer with a plain page."""
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Small Wars</title><style>{STYLE}</style>'
    return Response(f"{head}<h1>Small Wars</h1>{body}", media_type="text/html")


def schema_page() -> OpenAPIRenderPlugin:
    """The page about the API, which needs nothing from elsewhere; it links to openapi.json for programs."""
    return SchemaPage(path="/")


class SchemaPage(OpenAPIRenderPlugin):
    """A page that lists every path of the API with its methods, what is sent and what comes back."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        paths = [
            f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('summary', ''))}. "
            f"{escape(operation.get('description', ''))}</p><p>{' → '.join(shapes(operation))}</p>"
            for path, methods in openapi_schema.get("paths", {}).items()
            for method, operation in methods.items()
        ]
        title = f"<p><a href='/api/schema/openapi.json'>openapi.json</a></p>{''.join(paths)}{schemas(openapi_schema)}"
        return bytes(html_response(title).content, "utf-8")


def shapes(operation: dict[str, Any]) -> list[str]:
    """The shapes of what an operation is sent and of what comes back, as HTML."""
    sent = operation.get("requestBody", {})
    answers = [answer for status, answer in operation.get("responses", {}).items() if status.startswith("2")]
    return [shape(media["schema"]) for part in [sent, *answers] for media in part.get("content", {}).values()]


def shape(schema: dict[str, Any]) -> str:
    """A schema in a few words of HTML."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"<a href='#{escape(name)}'>{escape(name)}</a>"
    if "items" in schema:
        return f"[{shape(schema['items'])}]"
    several = schema.get("oneOf") or schema.get("anyOf")
    return " | ".join(map(shape, several)) if several else escape(str(schema.get("type", "any")))


def schemas(openapi: dict[str, Any]) -> str:
    """All named schemas, field by field, as HTML."""
    parts = []
    for name, schema in openapi.get("components", {}).get("schemas", {}).items():
        fields = [
            f"<li><code>{escape(key)}</code>: {shape(field)}</li>"
            for key, field in schema.get("properties", {}).items()
        ]
        parts.append(f"<h3 id='{escape(name)}'>{escape(name)}</h3><ul>{''.join(fields)}</ul>")
    return "".join(parts)
