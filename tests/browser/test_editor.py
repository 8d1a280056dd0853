"""A position set up by hand: the engine names the field that is wrong; what is sound is shared and played."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .table import sit_down


def test_a_wrong_field_is_named_where_it_stands(visit: Visit) -> None:
    page = visit("/edit/cyprus")
    expect(page.get_by_text("The position is sound.")).to_be_visible()
    field = page.get_by_label("Political Will", exact=True)
    field.fill("99")
    field.press("Tab")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator(f"#{field.get_attribute('id')}-wrong")).not_to_be_empty()
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("The position is sound.")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "false")


def test_a_sound_position_is_shared_and_played(visit: Visit) -> None:
    """By a link that anybody may open, with the board it makes."""
    page = visit("/edit/cyprus")
    field = page.get_by_label("Political Will", exact=True)
    field.fill("7")
    field.press("Tab")
    expect(page.get_by_text("The position is sound.")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    other = visit("/position/" + link.rpartition("/")[2])
    expect(other.get_by_label("Political Will", exact=True)).to_have_value("7")
    other.get_by_role("button", name="Play from here").click()
    dialog = other.get_by_role("dialog", name="Play from here")
    dialog.get_by_role("radio", name="Same screen").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    seat = sit_down(other)
    seat.page.get_by_role("tab", name="Position").click()
    expect(seat.page.get_by_role("tabpanel")).to_contain_text("7 of 15")
