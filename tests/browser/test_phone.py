"""A phone in the hand: 390 by 844, fingers, one part at a time."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive, Past, doing
from tests.browser.playing import Player, words
from tests.server.running import Person

FINGER = 44
TABS = ("board", "me", "others", "market", "log")
WIDE = """(wide) => {
  const over = [...document.querySelectorAll('body *')].filter((one) => {
    const box = one.getBoundingClientRect()
    if (!box.width || box.right <= wide + 1) return false
    for (let at = one.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return false
    return getComputedStyle(one).position !== 'fixed'
  })
  const page = document.scrollingElement
  return { scrolls: page.scrollWidth > wide + 1, over: over.slice(0, 3).map((one) => one.outerHTML.slice(0, 120)) }
}"""


def assert_fits(player: Player, what: str) -> None:
    found = player.page.evaluate(WIDE, PHONE["width"])
    assert not found["scrolls"], f"{what} scrolls sideways: {found['over']}"


def assert_for_fingers(buttons: Locator, what: str) -> None:
    """Every visible one is as large as a fingertip."""
    for button in buttons.all():
        box = button.bounding_box()
        if box is None or not button.is_visible():
            continue
        assert box["height"] >= FINGER - 0.5, f"{what}: {button.inner_text()!r} is {box['height']:.0f} high"
        assert box["width"] >= FINGER - 0.5, f"{what}: {button.inner_text()!r} is {box['width']:.0f} wide"


@pytest.mark.parametrize("path", ["/", "/new", "/learn", "/learn/delphi", "/rules/cyclades", "/me"])
def test_pages_do_not_scroll_sideways(arrive: Arrive, person: Person, path: str) -> None:
    player = arrive(person, phone=True).open(path)
    player.page.wait_for_load_state("networkidle")
    expect(player.page.get_by_text(words()["web-loading"])).to_have_count(0)
    assert_fits(player, path)


def test_a_table_is_played_by_taps(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "greedy", "greedy"], start=True)
    player = arrive(person, phone=True).open(f"/t/{table}")
    page = player.page
    player.wait_until_asked()
    parts = page.get_by_role("navigation", name="Parts of the table")
    assert_for_fingers(parts.get_by_role("button"), "tabs")
    for tab in TABS:
        parts.get_by_role("button", name=words()[f"web-tab-{tab}"]).tap()
        assert_fits(player, f"tab {tab}")
        assert_for_fingers(player.prompt.get_by_role("button"), f"prompt at tab {tab}")
    parts.get_by_role("button", name="Board").tap()

    # an offering: god, then number
    asked = player.asked
    bids = Counter(one["values"]["god"] for one in player.decision["actions"] if one["kind"] == "bid")
    god = bids.most_common(1)[0][0]  # with one number left the first tap would say it all
    player.options.filter(has_text=words()[f"god-{god}"]).first.tap()
    expect(page.locator(".back .path")).to_be_visible()
    assert_for_fingers(player.prompt.get_by_role("button"), "numbers")
    player.options.first.tap()
    player.wait_until_over(asked)

    def second_yes() -> None:
        assert_for_fingers(player.prompt.get_by_role("button"), "the second yes")
        player.confirm.tap()

    # and on: the same way, whatever is asked
    for _ in range(3):
        player.wait_until_asked()
        assert_fits(player, "the table")
        for _ in range(6):
            if player.say_part(player.options.first.tap, yes=second_yes):
                break
        else:
            raise AssertionError("six taps and still not answered")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_place_on_the_board_is_tapped(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person, phone=True).open(f"/t/{past.sandbox(person, 'metropolises-3p', doing('build'))}")
    asked = player.wait_until_asked()
    player.page.touchscreen.tap(*player.spot("slot:N1/1"))
    player.wait_until_over(asked)
    player.wait_until_asked()
    expect(player.thing("slot:N1/1")).to_have_attribute("aria-label", "Slot N1/1: port")
    # something else says why not, also here
    player.page.touchscreen.tap(*player.spot("isle:N3"))
    expect(player.notice).to_be_visible()
    assert_for_fingers(player.notice.get_by_role("button"), "why not")


def test_a_replay_fits(arrive: Arrive, past: Past) -> None:
    table, _ = past.match("metropolises-3p")
    player = arrive(past.owner, phone=True).open(f"/replay/{table}?move=40")
    expect(player.page.get_by_role("slider")).to_have_value("40")
    parts = player.page.get_by_role("navigation", name="Parts of the table")
    for tab in parts.get_by_role("button").all():
        tab.tap()
        assert_fits(player, f"replay, {tab.inner_text()}")
    player.page.get_by_role("button", name="Next move").tap()
    expect(player.page.get_by_role("slider")).to_have_value("41")
