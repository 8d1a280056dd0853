"""The aid of Kenya: everything that the rules offer stands on it, with the numbers of the data."""

from __future__ import annotations

import pytest

from tests.aids.reading import block, data

pytestmark = pytest.mark.interpreted


def test_pipeline_box_by_box() -> None:
    track = data("kenya")["tracks"]["pipeline"]
    boxes = block("kenya", "pipeline").boxes
    assert [box.name for box in boxes] == track["names"]
    for box, reprisal, relocate in zip(boxes, track["reprisal"], track["relocate"]):
        for text, count in zip(box.texts, (reprisal, relocate)):
            assert text.startswith("no ") if count == 0 else f"in {count} space" in text


def test_victory_in_kenya() -> None:
    assert [box.value for box in block("kenya", "political_will").boxes] == ["0–2", "3–9", "10", "11–17", "18–20"]
