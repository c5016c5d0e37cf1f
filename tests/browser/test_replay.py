"""Looking at a finished match again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive, Past
from tests.browser.looking import Watch

MATCH = "metropolises-3p"
DRAWN = "() => document.querySelectorAll('.place').length > 10"
CYCLES = (0, 12, 21, 32)  # after which moves the first cycles begin


def board(page: Page) -> list[str]:
    """What a screen reader hears of everything on the board."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.place')].map((place) => place.dataset.target + ' ' + place.ariaLabel)"
    )
    return found


def shown(page: Page, number: int) -> None:
    """This move is shown, with its position."""
    expect(page.get_by_role("slider")).to_have_value(str(number))
    expect(page.locator(".count")).to_have_text(f"{number} / 107")


def test_a_match_is_looked_at_move_by_move_and_by_cycles(arrive: Arrive, past: Past) -> None:
    table, _ = past.match(MATCH)
    player = arrive(past.owner).open(f"/replay/{table}?move=0")
    page = player.page
    shown(page, 0)
    page.wait_for_function(DRAWN)
    beginning = board(page)

    for number in (1, 2, 3):
        page.get_by_role("button", name="Next move").click()
        shown(page, number)
        expect(page).to_have_url(re.compile(rf"move={number}\b"))
    expect(page.locator(".words")).to_contain_text(re.compile("offers 1 GP to Zeus", re.IGNORECASE))
    page.get_by_role("button", name="Previous move").click()
    shown(page, 2)

    for number in CYCLES[1:3]:
        page.get_by_role("button", name="Next cycle").click()
        shown(page, number)
    expect(page.locator(".ribbon strong")).to_have_text("Cycle 3")
    page.get_by_role("button", name="Previous cycle").click()
    shown(page, CYCLES[1])

    page.get_by_role("slider").fill("73")
    shown(page, 73)
    expect(page.locator('[data-target="isle:N6"]')).to_have_attribute("aria-label", re.compile("metropolis", re.I))
    assert board(page) != beginning
    page.get_by_role("slider").fill("0")
    shown(page, 0)
    page.wait_for_function(
        "(before) => JSON.stringify(before) === JSON.stringify([...document.querySelectorAll('.place')]"
        ".map((place) => place.dataset.target + ' ' + place.ariaLabel))",
        arg=beginning,
    )

    # the log leads there too
    page.locator("section.side").get_by_role("button", name=re.compile("^Cycle 2")).click()
    shown(page, CYCLES[1])


def test_keys_lead_through_a_match(arrive: Arrive, past: Past) -> None:
    table, _ = past.match(MATCH)
    page = arrive(past.owner).open(f"/replay/{table}?move=0").page
    shown(page, 0)
    for key, number in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", 12),
        ("PageDown", 21),
        ("PageUp", 12),
        ("End", 107),
        ("ArrowLeft", 106),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        shown(page, number)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_eyes_and_a_link_to_the_moment(arrive: Arrive, past: Past, watch: Watch) -> None:
    table, invite = past.match(MATCH)
    page = arrive(past.owner).open(f"/replay/{table}?move=50&invite={invite}").page
    shown(page, 50)
    expect(page.locator("section.own")).to_have_count(0)
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile(r"move=50&eyes=1"))
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_label("Link to this moment").input_value()
    assert "move=50" in link
    assert "eyes=1" in link
    page.keyboard.press("Escape")

    guest = arrive().open(link).page
    shown(guest, 50)
    expect(guest.get_by_label("Seen by")).to_have_value("1")
    guest.wait_for_function(DRAWN)
    assert board(guest) == board(page)
    expect(guest.locator(".words")).to_have_text(page.locator(".words").inner_text().replace("\n", " "))

    # without the invitation nobody sees a private match
    watch.expect("404")
    stranger = arrive().open(f"/replay/{table}").page
    expect(stranger.get_by_role("heading", name="This table is not here for you")).to_be_visible()
