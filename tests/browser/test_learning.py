"""The guided match, the rules, and one's own page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import Player
from tests.server.running import Person

STEPS = 6
GAMES = ("cyclades", "delphi")

# the middle of what the lesson points at, where a click reaches it; a row of a list has several things to click
POINTED = """() => {
  const boxes = [...document.querySelectorAll('.lesson-ring')].map((ring) => ring.getBoundingClientRect())
  const places = boxes.map((box) => [box.left + box.width / 2, box.top + box.height / 2])
  return places.find(([x, y]) => {
    const found = document.elementFromPoint(x, y)?.closest('[data-target], [data-options] button')
    return found && found.localName !== 'li'
  }) ?? false
}"""
# the rings last two seconds: who looks for them begins before they come
LOOK_OUT = f"""() => {{
  const look = () => {{
    window.pointed = ({POINTED})()
    if (!window.pointed) requestAnimationFrame(look)
  }}
  look()
}}"""
WANTED = "() => asked() && seen.shown.lesson.expect.length > 0"


def follow(player: Player) -> None:
    """Click where the lesson points, once for each part of the action it wants."""
    page = player.page

    def click() -> None:
        page.evaluate(LOOK_OUT)
        page.get_by_role("button", name="Show me").click()
        page.mouse.click(*page.wait_for_function("() => window.pointed").json_value())

    for _ in range(4):
        if player.say_part(click):
            return
    raise AssertionError(f"{player.status['lesson']['expect']} cannot be said by following the lesson")


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_match_is_followed(arrive: Arrive, game: str) -> None:
    player = arrive().open(f"/learn/{game}")
    page = player.page
    expect(page.get_by_role("listitem").filter(has=page.get_by_role("heading", level=3))).to_have_count(6)
    page.get_by_role("button", name="Start the guided match").click()
    panel = page.get_by_role("complementary", name="Guided match")
    done: list[int] = []
    while len(done) < STEPS:
        page.wait_for_function(WANTED)
        lesson = player.status["lesson"]
        assert not done or lesson["step"] > done[-1]
        done.append(lesson["step"])
        expect(panel).to_contain_text(f"Step {lesson['step']} of {lesson['of']}")
        expect(panel).to_contain_text(lesson["text"])
        wanted = next(one for one in player.decision["actions"] if one["text"] in lesson["expect"])
        expect(panel).to_contain_text(wanted["label"])
        # it never lies over what it speaks of
        follow(player)
    assert done[-1] >= STEPS - 1

    # whoever does something else is let go
    page.wait_for_function(WANTED)
    asked, expected = player.asked, player.status["lesson"]["expect"]
    other = next(one for one in player.decision["actions"] if one["text"] not in expected)
    page.keyboard.press("a")
    actions = page.get_by_role("dialog", name="All actions")
    actions.get_by_role("searchbox").fill(other["label"])
    actions.get_by_role("button", name=other["label"]).first.click()
    player.say_yes(asked)
    player.wait_until_asked(but=asked)
    assert player.status["lesson"]["expect"] == []


def test_all_guided_matches_stand_on_one_page(arrive: Arrive) -> None:
    page = arrive().open("/learn").page
    expect(page.get_by_role("button", name="Start the guided match")).to_have_count(len(GAMES))
    page.get_by_role("link", name="The game in pictures").last.click()
    expect(page).to_have_url(re.compile(f"/learn/{GAMES[-1]}$"))
    page.get_by_role("navigation", name="Game").get_by_role("link", name=GAMES[0].capitalize()).click()
    expect(page).to_have_url(re.compile(f"/learn/{GAMES[0]}$"))
    expect(page.get_by_role("heading", name="A cycle in six pictures")).to_be_visible()


def rule_lines(page: Page) -> int:
    return page.locator("div.rule").count()


def test_rules_are_searched_in_both_languages_and_have_addresses(arrive: Arrive) -> None:
    page = arrive().open("/rules/cyclades").page
    expect(page.locator("div.rule").first).to_be_visible()
    everything = rule_lines(page)
    assert everything > 200
    search = page.get_by_role("searchbox")
    for language, word in (("English", "pegasus"), ("Español", "pegaso")):
        page.get_by_role("button", name=language).click()
        search.fill(word)
        expect(page.locator("mark").first).to_have_text(re.compile(word, re.IGNORECASE))
        found = rule_lines(page)
        assert 0 < found < 30
        for line in page.locator("div.rule").all():
            assert word in line.inner_text().lower()
        search.fill("")
        expect(page.locator("div.rule")).to_have_count(everything)
    search.fill("zzzz")
    expect(page.locator("div.rule")).to_have_count(0)
    search.fill("")

    # each line has an address
    page.goto("/rules/cyclades#R-CYC-058")
    expect(page.locator("#R-CYC-058")).to_be_in_viewport()
    expect(page.locator("#R-CYC-058.here")).to_have_count(1)


def test_ones_own_page(arrive: Arrive, person: Person) -> None:
    page = arrive(person).open("/me").page
    expect(page.get_by_role("heading", name="Ana", level=1)).to_be_visible()
    page.get_by_label("Your name").fill("Ariadna")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("heading", name="Ariadna", level=1)).to_be_visible()
    expect(page.get_by_role("banner")).to_contain_text("Ariadna")
    assert person.ask("GET", "/api/me")["name"] == "Ariadna"

    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="Make a key").click()
    token = page.get_by_label("The new key").input_value()
    status, _, me = person.server.request("GET", "/api/me", headers={"authorization": f"Bearer {token}"})
    assert (status, me["name"]) == (200, "Ariadna")
    page.get_by_role("button", name="Revoke: my bot").click()
    expect(page.get_by_role("button", name="Revoke: my bot")).to_have_count(0)
    assert person.server.request("GET", "/api/me", headers={"authorization": f"Bearer {token}"})[0] == 401

    devices = page.locator("section", has=page.get_by_role("heading", name="Your devices"))
    expect(devices.get_by_text("this one")).to_have_count(1)

    # a link back: another browser becomes the same person
    page.get_by_role("button", name=re.compile("^Make a new link")).click()
    link = page.get_by_label("Your link back").input_value()
    other = arrive().open(link).page
    other.get_by_role("button", name="Be yourself again").click()
    expect(other.get_by_role("heading", name="Ariadna", level=1)).to_be_visible()
    assert "#" not in other.url
