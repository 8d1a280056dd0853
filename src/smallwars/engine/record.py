"""Records: games as text that people write as well as machines."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from .decision import Result
from .errors import InvalidRecord
from .title import Options, Position, Title

VERSION: Final = "2"
"""The version of a record whose picks come in any order."""
IN_ORDER: Final = "1"
"""The version of a record in the one order that bots keep, up to where it says `{any-order}`."""
LOOSE: Final = "any-order"
HEADER: Final = re.compile(r'\[(\w+)\s+"(.*)"\]\s*$')
HEADERS: Final = (
    "Version",
    "Title",
    "Seed",
    "Commitment",
    "Chance",
    "Option",
    "Deck",
    "Position",
    "Result",
    "Event",
    "Date",
)


class Moment:
    """One token of a record: a choice, a result of chance or an edit, with the comments before it."""

    def __init__(self, actor: int, kind: str, word: str, patch: Position | None, comments: list[str]) -> None:
        self.actor = actor
        self.kind = kind
        self.word = word
        self.patch = patch
        self.comments = comments

    def token(self) -> str:
        """The word as a record writes it."""
        if self.patch is not None:
            return "{edit: " + json.dumps(self.patch) + "}"
        return "{" + self.word + "}" if self.actor == 0 else self.word


def write(
    version: str,
    title: Title,
    options: Options,
    seed: int | None,
    commitment: str,
    deck: list[str],
    start: Position | None,
    result: Result | None,
    early: list[str],
    moments: list[Moment],
    late: list[str],
) -> str:
    """The record: headers, then one line a turn; comments before the first choice and after the last."""
    lines = [f'[Version "{version}"]', f'[Title "{title.id}"]']
    lines.append(f'[Seed "{seed}"]' if seed is not None else '[Chance "manual"]')
    lines += [f'[Commitment "{commitment}"]'] if commitment else []
    lines += [f'[Option "{name}={json.dumps(options[name])}"]' for name in sorted(options)]
    if start is not None:
        lines.append(f'[Position "{json.dumps(start)}"]')
    elif deck:
        lines.append(f'[Deck "{" ".join(deck)}"]')
    if result is not None:
        lines.append(f'[Result "{result.recorded()}"]')
    return "\n".join([*lines, "", *_commented(early), *_body(title, moments), *_commented(late), ""])


def _commented(texts: list[str]) -> list[str]:
    return [f"; {text}" for text in texts]


def _body(title: Title, moments: list[Moment]) -> list[str]:
    lines: list[str] = []
    line: list[str] = []
    for moment in moments:
        if line and (moment.kind in title.turns or moment.comments):
            lines.append(" ".join(line))
            line = []
        lines += _commented(moment.comments)
        line.append(moment.token())
    return [*lines, " ".join(line)] if line else lines


class Token:
    """A word of a record and the line it stands on."""

    def __init__(self, line: int, kind: str, text: str) -> None:
        self.line = line
        self.kind = kind
        self.text = text


class Parsed:
    """A record taken apart: headers (with their lines) and tokens."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.option_lines: dict[str, int] = {}
        self.options: Options = {}
        self.tokens: list[Token] = []

    def line(self, header: str) -> int:
        """The number of the line on which a header stands."""
        return self.lines.get(header, 1)


def parse(text: str) -> Parsed:
    """Take a record apart; InvalidRecord names the line and the token that cannot be read."""
    text = text.removeprefix("\ufeff")
    parsed = Parsed()
    rest = _headers(text, parsed)
    _tokens(text, rest, parsed)
    if "Title" not in parsed.headers:
        raise InvalidRecord(1, "", "record-no-title")
    return parsed


def _headers(text: str, parsed: Parsed) -> int:
    """Read the header lines; the offset at which the moves start."""
    offset = 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        stripped = line.strip()
        if stripped and not stripped.startswith(("[", ";")):
            break
        offset += len(line)
        if stripped.startswith("["):
            _header(stripped, number, parsed)
        elif stripped.startswith(";") and not parsed.headers:
            parsed.tokens.append(Token(number, "comment", stripped[1:].strip()))
        elif stripped.startswith(";"):
            offset -= len(line)
            break
    return offset


def _header(line: str, number: int, parsed: Parsed) -> None:
    match = HEADER.match(line)
    if match is None:
        raise InvalidRecord(number, line, "record-header")
    name, value = match.group(1), match.group(2)
    if name == "Version" and value not in (VERSION, IN_ORDER):
        raise InvalidRecord(number, value, "record-version", value=value, ours=VERSION)
    if name not in HEADERS:
        raise InvalidRecord(number, name, "record-unknown-header", headers=HEADERS)
    if name == "Option":
        key, _, setting = value.partition("=")
        parsed.options[key.strip()] = _setting(setting.strip(), number)
        parsed.option_lines[key.strip()] = number
    parsed.headers[name], parsed.lines[name] = value, number


def _setting(text: str, number: int) -> Any:
    if not text:
        raise InvalidRecord(number, "Option", "record-option")
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _tokens(text: str, offset: int, parsed: Parsed) -> None:
    line = text.count("\n", 0, offset) + 1
    while offset < len(text):
        char = text[offset]
        end = offset + 1
        if char == ";":
            end = _find(text, "\n", offset)
            parsed.tokens.append(Token(line, "comment", text[offset + 1 : end].strip()))
        elif char == "{":
            end = _closing(text, offset, line)
            parsed.tokens.append(_braces(text[offset + 1 : end - 1].strip(), line))
        elif not char.isspace():
            while end < len(text) and not text[end].isspace() and text[end] not in "{;":
                end += 1
            parsed.tokens.append(Token(line, "choice", text[offset:end]))
        line += text.count("\n", offset, end)
        offset = end


def _find(text: str, what: str, offset: int) -> int:
    end = text.find(what, offset)
    return len(text) if end < 0 else end


def _closing(text: str, offset: int, line: int) -> int:
    """The offset at which the brace opened here is closed; braces in JSON strings do not count."""
    depth, quoted, index = 0, False, offset
    while index < len(text):
        char = text[index]
        if quoted:
            index += char == "\\"
            quoted = char != '"'
        elif char == '"':
            quoted = True
        else:
            depth += (char == "{") - (char == "}")
        index += 1
        if depth == 0:
            return index
    raise InvalidRecord(line, text[offset : offset + 20].split("\n")[0], "record-brace-open")


def _braces(inner: str, line: int) -> Token:
    if inner.startswith("edit:"):
        return Token(line, "edit", inner[5:].strip())
    if inner == LOOSE:
        return Token(line, LOOSE, inner)
    if not inner or " " in inner:
        raise InvalidRecord(line, "{" + inner + "}", "record-braces")
    return Token(line, "chance", inner)
