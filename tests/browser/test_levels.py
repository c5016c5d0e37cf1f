"""Levels for people: each says what to expect, and the one chosen last is chosen again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import words
from tests.server.running import Person

LEVELS = ("beginner", "easy", "medium", "hard", "expert")


def shows(page: Page, level: str, language: str) -> None:
    """This level is chosen, and what is said of it can be read."""
    group = page.get_by_role("group", name=words(language)["web-bots"])
    expect(group.get_by_role("radio", name=words(language)[f"bot-level-{level}"], exact=True)).to_be_checked()
    expect(page.get_by_text(words(language)[f"bot-level-{level}-about"])).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_levels_say_what_to_expect_and_the_last_one_is_kept(arrive: Arrive, person: Person, language: str) -> None:
    player = arrive(person, language=language).open("/")
    page = player.page
    shows(page, "medium", language)
    group = page.get_by_role("group", name=words(language)["web-bots"])
    for level in LEVELS:
        group.get_by_text(words(language)[f"bot-level-{level}"], exact=True).click()
        shows(page, level, language)
    group.get_by_text(words(language)["bot-level-easy"], exact=True).click()
    page.locator("button.primary").click()
    player.wait_until_asked()
    assert {seat["level"] for seat in player.status["seats"] if seat["kind"] == "bot"} == {"easy"}
    another = page.context.new_page()
    another.goto("/")
    shows(another, "easy", language)


def test_a_new_table_tells_of_the_bots_that_were_chosen(arrive: Arrive, person: Person) -> None:
    page = arrive(person).open("/new").page
    page.get_by_label("Seat 2").select_option("hard")
    expect(page.get_by_text(words()["bot-level-hard-about"])).to_be_visible()
