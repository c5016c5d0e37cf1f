"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Past, doing
from tests.browser.looking import assert_usable_by_all
from tests.browser.playing import words
from tests.server.running import Person

light_and_dark = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


@light_and_dark
def test_pages(arrive: Arrive, person: Person, dark: bool) -> None:
    table, _ = person.new_table(["me", "open", "greedy"])
    page = arrive(person, dark=dark).page
    for path in (
        "/",
        "/new",
        f"/t/{table}",
        "/rules/cyclades",
        "/learn",
        "/learn/delphi",
        "/me",
        "/t/0123456789abcdef01234567",
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_text(words()["web-loading"])).to_have_count(0)
        assert_usable_by_all(page)


@light_and_dark
def test_a_match(arrive: Arrive, past: Past, person: Person, dark: bool) -> None:
    player = arrive(person, dark=dark)
    page = player.page
    for match, word, after in (
        ("metropolises-3p", "bid", 14),
        ("most-metropolises-5p", "end", 400),
        ("turn-order-4p", "retreat", 0),
    ):
        player.open(f"/t/{past.sandbox(person, match, doing(word, after))}")
        player.wait_until_asked()
        assert_usable_by_all(page)
    expect(page.get_by_role("region", name="Battle")).to_be_visible()
    # what lies over the table
    for key, name in (("a", "All actions"), ("l", None)):
        page.keyboard.press(key)
        if name:
            expect(page.get_by_role("dialog", name=name)).to_be_visible()
        assert_usable_by_all(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert_usable_by_all(page)


@light_and_dark
def test_afterwards(arrive: Arrive, past: Past, dark: bool) -> None:
    table, _ = past.match("metropolises-3p")
    player = arrive(past.owner, dark=dark).open(f"/t/{table}")
    page = player.page
    expect(player.result.locator("figure svg").first).to_be_visible()
    assert_usable_by_all(page)
    player.open(f"/replay/{table}?move=50")
    expect(page.get_by_role("slider")).to_have_value("50")
    assert_usable_by_all(page)


@light_and_dark
def test_a_phone(arrive: Arrive, past: Past, person: Person, dark: bool) -> None:
    player = arrive(person, dark=dark, phone=True)
    player.open("/")
    expect(player.page.get_by_role("button", name="Play Cyclades")).to_be_visible()
    assert_usable_by_all(player.page)
    player.open(f"/t/{past.sandbox(person, 'metropolises-3p', doing('build'))}")
    player.wait_until_asked()
    for tab in ("board", "market"):
        player.page.get_by_role("navigation").get_by_role("button", name=words()[f"web-tab-{tab}"]).tap()
        assert_usable_by_all(player.page)
