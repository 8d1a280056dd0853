"""What the page costs: its size, and the time until the first board is seen."""

from __future__ import annotations

from gzip import compress
from pathlib import Path

from .conftest import Visit
from .table import open_table

MOST = 120_000
DRAWN = "() => document.querySelector('svg[role=img] path') ? performance.now() : null"


def test_size(built: Path) -> None:
    """All scripts and styles of all pages together, compressed."""
    files = [file for file in built.rglob("*") if file.suffix in {".js", ".css", ".html"}]
    sizes = {file.name: len(compress(file.read_bytes())) for file in files}
    print(f"{sum(sizes.values())} bytes in {len(sizes)} files")
    assert sum(sizes.values()) < MOST, sizes


def test_first_board(visit: Visit) -> None:
    """Measured and told, not demanded: the machine may be busy. The aim is a second on loopback."""
    table = open_table(visit(), opponent="Same screen").page.url
    page = visit("/nowhere")
    for visitor in ("first", "second"):
        page.goto(table)
        taken = page.wait_for_function(DRAWN, polling="raf").json_value()
        print(f"board seen after {taken:.0f} ms on the {visitor} visit")
