"""English and Spanish, switched in place."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive, Past, doing
from tests.browser.playing import words
from tests.server.running import Person

# names of people and bots stay as they are; these are words of sentences
ENGLISH = re.compile(
    r"\b(the|your|you|turn|offers?|offering|cycle|isles?|troops?|fleets?|gold|priests?|philosophers?|end|undo|reset|rules?|"
    r"players?|seats?|click|table|board|choose|move|with|what|and|from|free|die|favours?|injur(y|ies)|ships?|sails?|fight|"
    r"water|space|oracle|wheel|round|island|monster|offering|statue|shrine|gods?)\b",
    re.IGNORECASE,
)
SEEN = """() => {
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent.closest('script, style, [lang="en"], kbd, input')) continue
    texts.push(walker.currentNode.data.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (element.hasAttribute(name) && !element.closest('[lang="en"]')) texts.push(element.getAttribute(name).trim())
  return [...new Set(texts.filter(Boolean))]
}"""
UNTOLD = re.compile(
    r"^(web|[a-z]*power|god|godcolour|label|creature|building|equipment|companion|ship|task)-[a-z-]+$"
)  # a message that no catalogue has
SAME = {"English", "Español", "Aegean"}  # languages in their own words, and names
# rules name options and their values as they are typed; games are called as on their covers
NAMED = re.compile("`[^`]*`|“[^”]*”|The Oracle of Delphi")


def assert_spanish(page: Page, *names: str) -> None:
    """Nothing on the page is in English, whether it is seen or only heard."""
    expect(page.locator("html")).to_have_attribute("lang", "es")
    english = set(words("en").values()) - set(words("es").values())
    left = [
        text
        for text in page.evaluate(SEEN)
        if text not in SAME and text not in names and (text in english or ENGLISH.search(NAMED.sub("", text)))
    ]
    assert not left, f"in English: {left}"
    untold = [text for text in page.evaluate(SEEN) if UNTOLD.match(text)]
    assert not untold, f"no words for: {untold}"


def test_a_table_changes_its_language_in_place(arrive: Arrive, past: Past, person: Person) -> None:
    table = past.sandbox(person, "metropolises-3p", doing("build"))
    player = arrive(person).open(f"/t/{table}")
    page = player.page
    player.wait_until_asked()
    english = player.decision["prompt"]
    expect(player.prompt).to_contain_text(english)
    page.evaluate("window.kept = true")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Español").click()
    player.language = "es"
    expect(page.get_by_role("dialog")).to_contain_text(words("es")["web-settings"])
    page.wait_for_function("(english) => seen.shown.decisions[0].prompt !== english", arg=english)
    assert page.evaluate("window.kept")
    assert_spanish(page, person.name)
    page.keyboard.press("Escape")
    expect(player.prompt).to_contain_text(player.decision["prompt"])
    expect(player.log).to_contain_text("Empieza el ciclo 1")
    assert_spanish(page, person.name)

    page.keyboard.press("a")
    expect(page.get_by_role("dialog")).to_contain_text(player.decision["actions"][0]["label"])
    assert_spanish(page, person.name)
    page.keyboard.press("Escape")

    # a refusal, and the rule it rests on
    view = player.status["view"]
    foreign = next(isle["isle"] for isle in view["isles"] if isle["owner"] not in (None, view["audience"]))
    player.point(f"isle:{foreign}")
    expect(player.notice).to_be_visible()
    player.notice.get_by_role("button", name=words("es")["web-rule"]).click()
    expect(page.get_by_role("dialog")).to_contain_text("R-CYC-")
    assert_spanish(page, person.name)
    page.keyboard.press("Escape")

    # Spanish words, and the choice of last time, stay
    page.reload()
    player.wait_until_asked()
    expect(player.button("web-end")).to_be_visible()
    assert_spanish(page, person.name)
    # and a move is played in it
    player.play(player.sensible())


def test_every_page_speaks_spanish_to_a_spanish_browser(arrive: Arrive, past: Past) -> None:
    player = arrive(past.owner, language="es")
    page = player.page
    table, _ = past.match("metropolises-3p")
    seats = ("Clio",)
    for path, heading in (
        ("/", words("es")["web-hero"]),
        ("/new", words("es")["web-new-table"]),
        ("/learn", None),
        ("/rules/cyclades", None),
        ("/me", "Clio"),
        (f"/replay/{table}?move=30", words("es")["web-replay"]),
        (f"/t/{table}", None),
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if heading:
            expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        expect(page.get_by_text(words("es")["web-loading"])).to_have_count(0)
        assert_spanish(page, *seats)
    player.wait_until_asked()
    expect(player.result).to_contain_text(player.status["result"]["text"])
    assert_spanish(page, *seats)


def test_the_lobby_changes_back_and_forth(arrive: Arrive) -> None:
    page = arrive().open("/").page
    expect(page.get_by_role("heading", name=words("en")["web-hero"])).to_be_visible()
    for language, name in (("es", "Español"), ("en", "English"), ("es", "Español")):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("heading", name=words(language)["web-hero"])).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.reload()
    expect(page.get_by_role("heading", name=words("es")["web-hero"])).to_be_visible()
