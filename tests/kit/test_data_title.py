"""The title that is built from a data file, from which a title of another package derives, compiled or not."""

from __future__ import annotations

from tests.titles.greek_civil_war.stand_in import ACTORS, DATA, stand_in


def test_a_class_outside_the_package_derives_from_it() -> None:
    title = stand_in()
    assert title.id == DATA["id"] and title.actors == ACTORS
