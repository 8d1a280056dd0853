"""What every template can rely on."""

from __future__ import annotations

from pathlib import Path

import jinja2
import pytest

import smallwars
from smallwars.texts.templates import environment

SOURCES = Path(smallwars.__file__).parent
FOLDERS = sorted(SOURCES.rglob("templates"))


def test_values_are_escaped_and_a_missing_one_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("<p>{{ name }}</p>")
    page = environment(tmp_path).get_template("page.html")
    assert page.render(name="<b> & 'c'") == "<p>&lt;b&gt; &amp; &#39;c&#39;</p>"
    with pytest.raises(jinja2.UndefinedError):
        page.render()


@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(SOURCES)) for folder in FOLDERS])
def test_no_template_marks_a_value_as_safe_by_itself(folder: Path) -> None:
    pages = list(folder.glob("*.html"))
    assert pages and not [page for page in pages if "| safe" in page.read_text() or "|safe" in page.read_text()]
