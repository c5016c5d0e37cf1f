"""The first thing somebody sees."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.looking import Watch


def background(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_a_guest_can_play_learn_watch_and_read_in_both_languages_by_day_and_by_night(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Rule the isles")).to_be_visible()
    expect(page.get_by_role("button", name="Play Cyclades")).to_be_enabled()
    for name in ("Learn to play", "Play with friends", "Rules"):
        expect(page.get_by_role("main").get_by_role("link", name=name)).to_be_visible()
    for name in ("Your tables", "Watch"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()

    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", name="Tus mesas")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")

    by_day = background(page)
    page.get_by_role("button", name="Oscuro").click()
    page.wait_for_function(
        "(by_day) => getComputedStyle(document.documentElement).backgroundColor !== by_day", arg=by_day
    )
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    by_night = background(page)

    page.reload()
    expect(page.get_by_role("heading", name="Tus mesas")).to_be_visible()
    assert background(page) == by_night


def test_links_and_the_back_button_change_the_page_without_loading_it(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.kept = true")
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(page).to_have_url("/rules")
    page.get_by_role("main").get_by_role("link", name="Cyclades").click()
    expect(page).to_have_url("/rules/cyclades")
    expect(page).to_have_title("Rules · Aegean")
    page.go_back()
    page.go_back()
    expect(page.get_by_role("button", name="Play Cyclades")).to_be_visible()
    assert page.evaluate("window.kept")


def test_every_address_can_be_opened_directly(page: Page, watch: Watch) -> None:
    watch.expect("404")
    for path, title in {
        "/t/a5e3": "This table is not here for you",
        "/replay/a5e3": "This table is not here for you",
        "/new": "New table",
        "/learn": "Learn to play",
        "/me": "You",
        "/rules/cyclades": "Rules of Cyclades",
    }.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def test_a_server_that_is_gone_is_said(page: Page, watch: Watch) -> None:
    watch.expect("ERR_FAILED")
    page.route("**/api/games*", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("cannot be reached")).to_be_visible()


def test_a_match_is_found_again_in_the_lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Cyclades").click()
    page.wait_for_function("() => asked()")
    table = page.url
    page.get_by_role("link", name="Games").click()
    mine = page.locator("section", has=page.get_by_role("heading", name="Your tables"))
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link").first.click()
    expect(page).to_have_url(table)
    page.wait_for_function("() => asked()")
