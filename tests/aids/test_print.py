"""The command, and the aid on paper: two pages a side at most, nothing wider than its column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from smallwars.aids import page
from smallwars.aids.commands import aid
from smallwars.aids.errors import NoAid
from smallwars.aids.pdf import pdf
from smallwars.draw.browsers import LOOKED_FOR, browsers
from smallwars.engine.registry import find

from .reading import LANGUAGES, TITLES, pages

CHROMIUM = Path("/usr/bin/chromium")
A4 = {"width": 711, "height": 1047}
"""What the margins leave of a sheet, in pixels."""
NARROW = {"width": 380, "height": 800}
WIDER = """
() => [...document.querySelectorAll('.aid article, .aid h3, .aid td, .aid th, .aid .box, .aid header')]
    .filter(each => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > innerWidth + 1
        || [...each.querySelectorAll('table')].some(table => table.scrollWidth > each.clientWidth + 1))
    .map(each => each.outerHTML.slice(0, 80))
"""
needs_chromium = pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no {CHROMIUM}")
FACTIONS = [(title, faction) for title in TITLES for faction in find(title).actors[1:]]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "faction"), FACTIONS)
def test_a_side_takes_two_pages_at_most(chromium: Browser, title: str, faction: str, language: str) -> None:
    assert 1 <= pages(printed(chromium, page(title, language, faction))) <= 2


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_aid_takes_two_pages_a_sheet_at_most(chromium: Browser, title: str, language: str) -> None:
    assert 4 <= pages(printed(chromium, page(title, language))) <= 8


def printed(chromium: Browser, html: str) -> bytes:
    """The page on paper."""
    shown = chromium.new_page()
    shown.set_content(html)
    content = shown.pdf(prefer_css_page_size=True)
    shown.close()
    return content


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_wider_than_its_column(chromium: Browser, title: str, language: str) -> None:
    shown = chromium.new_page(viewport=A4)  # type: ignore[arg-type]
    shown.emulate_media(media="print")
    shown.set_content(page(title, language))
    assert shown.evaluate(WIDER) == []
    shown.close()


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_narrow_drawer_shows_it_without_scrolling_sideways(chromium: Browser, title: str, language: str) -> None:
    shown = chromium.new_page(viewport=NARROW)  # type: ignore[arg-type]
    shown.set_content(page(title, language))
    assert shown.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    shown.close()


@needs_chromium
@pytest.mark.browser
def test_a_pdf_by_the_browser_that_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "eoka.pdf"
    aid("cyprus", faction="eoka", out=target, lang="ja")
    assert target.read_bytes().startswith(b"%PDF-") and pages(target.read_bytes()) == 1
    assert str(target) in capsys.readouterr().out


# The command


def test_html_goes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    aid("cyprus", faction="eoka", lang="ja")
    printed_page = capsys.readouterr().out
    assert printed_page == page("cyprus", "ja", "eoka")
    assert re.findall(r'data-sheet="(\w+)"', printed_page) == ["eoka"]


def test_html_goes_to_a_file(tmp_path: Path) -> None:
    aid("attila", format="html", out=tmp_path / "attila.html")
    assert (tmp_path / "attila.html").read_text(encoding="utf-8") == page("attila", "en")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoAid, match=r"cannot write .*nowhere"):
        aid("attila", out=tmp_path / "nowhere" / "aid.html")


def test_without_a_browser_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("smallwars.draw.browsers.PLACES", ())
    assert not list(browsers())
    with pytest.raises(NoAid) as error:
        pdf("")
    for language in LANGUAGES:
        assert all(name in error.value.text(language) for name in (*LOOKED_FOR, "HTML"))


def test_a_browser_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smallwars.aids.pdf.browsers", lambda: iter(["/bin/false"]))
    with pytest.raises(NoAid, match="false"):
        pdf("")
