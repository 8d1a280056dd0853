"""The environment for templates of pages: every value is escaped, unless it is marked up already."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment


def environment(folder: Path) -> Environment:
    """Load the templates of a folder; a name that a template uses and nobody fills in is an error."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # slow to import, and not always needed

    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
