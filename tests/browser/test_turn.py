"""One's own turn: taking back, ending, what cannot be taken back, and why something cannot be done."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Past, doing
from tests.browser.playing import Player, expect_no_notice
from tests.server.running import Person

MATCH = "metropolises-3p"
LIT = "() => [...document.querySelectorAll('.place.lit')].map((place) => place.dataset.target)"


def offer(player: Player, text: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in player.decision["actions"] if one["text"] == text)
    return found


def built(player: Player) -> list[str]:
    return [slot for isle in player.status["view"]["isles"] for slot in isle["slots"] if slot]


def test_undo_reset_and_the_explicit_end_of_a_turn(arrive: Arrive, past: Past, person: Person) -> None:
    # green has Poseidon and builds a port, recruits a fleet, ends
    player = arrive(person).open(f"/t/{past.sandbox(person, MATCH, doing('build'))}")
    page = player.page
    first = player.wait_until_asked()
    before = player.status["view"]
    ports = len(built(player))
    expect(player.button("web-undo")).to_be_disabled()

    player.play(offer(player, "build N1/1"))
    player.wait_until_asked(but=first)
    assert len(built(player)) == ports + 1
    expect(page.locator('[data-target="slot:N1/1"]')).to_have_attribute("aria-label", "Slot N1/1: port")
    player.button("web-undo").click()
    page.wait_for_function("(view) => JSON.stringify(seen.shown.view) === JSON.stringify(view)", arg=before)
    expect(player.button("web-undo")).to_be_disabled()

    player.play(offer(player, "build N1/1"))
    player.wait_until_asked()
    player.play(offer(player, "fleet G5"))
    player.wait_until_asked()
    assert player.decision["kind"] == "GodTurn"
    player.button("web-reset").click()
    page.wait_for_function("(view) => JSON.stringify(seen.shown.view) === JSON.stringify(view)", arg=before)
    assert len(built(player)) == ports

    # nothing ends by itself: still asked after everything useful, and ending is a button
    asked = player.wait_until_asked()
    player.button("web-end").click()
    player.say_yes(asked)
    expect(player.log).to_contain_text("ends the turn of Poseidon")


def test_before_what_cannot_be_taken_back_one_is_asked_again(arrive: Arrive, past: Past, person: Person) -> None:
    # the marker of Apollo ends the cycle: gods and creatures are drawn
    table = past.sandbox(person, "limit-shared-2p", doing("at"))
    player = arrive(person).open(f"/t/{table}")
    page = player.page
    asked = player.wait_until_asked()
    player.point("isle:N2")
    expect(page.get_by_role("group", name="This cannot be taken back.")).to_be_visible()
    expect(player.confirm).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    expect(player.confirm).to_have_count(0)
    assert player.asked == asked
    assert "isle:N2" in page.evaluate(LIT)
    player.point("isle:N2")
    player.confirm.click()
    player.wait_until_over(asked)
    page.wait_for_function("() => seen.shown.view.cycle === 2")

    # and it can be switched off
    table = past.sandbox(person, "limit-shared-2p", doing("at"))
    player.open(f"/t/{table}")
    asked = player.wait_until_asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Ask again before what cannot be taken back").uncheck()
    page.keyboard.press("Escape")
    player.point("isle:N2")
    player.wait_until_over(asked)
    page.wait_for_function("() => seen.shown.view.cycle === 2")


def test_whatever_is_not_lit_says_why_not_with_its_rule(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, MATCH, doing('build'))}")
    page = player.page
    asked = player.wait_until_asked()
    expect_no_notice(player)
    told = set()
    lit = set(page.evaluate(LIT))
    drawn = page.evaluate("[...document.querySelectorAll('.place')].map((place) => place.dataset.target)")
    view = player.status["view"]
    foreign = next(f"isle:{isle['isle']}" for isle in view["isles"] if isle["owner"] not in (None, view["audience"]))
    far = next(one for one in drawn if one.startswith("sea:") and one not in lit)
    for target in (foreign, far, "god:zeus"):
        assert target not in lit
        player.point(target)
        expect(player.notice).to_be_visible()
        text = player.notice.locator("p").inner_text()
        assert len(text) > 15, text
        told.add(text)
        player.notice.get_by_role("button", name="Rule").click()
        sheet = page.get_by_role("dialog", name="Rules")
        expect(sheet).to_contain_text("R-CYC-")
        paragraph = sheet.get_by_role("paragraph").first.inner_text()
        assert len(paragraph) > 20
        expect(sheet.get_by_role("link", name="All rules")).to_have_attribute("href", "/rules/cyclades#" + rule(player))
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        player.notice.get_by_role("button", name="Close").click()
        expect_no_notice(player)
    assert len(told) >= 2, told
    assert player.asked == asked
    assert player.status["view"] == view

    # what a prompt rests on can be read too
    player.prompt.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text(player.decision["rules"][0])


def rule(player: Player) -> str:
    because = [message for message in player.heard if message["type"] == "because"][-1]
    assert not because["legal"]
    found: str = because["rule"]
    return found


def test_a_god_one_was_driven_from_says_why_not(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, MATCH, doing('bid', after=2))}")
    player.wait_until_asked()
    player.point("god:ares")
    expect(player.notice.locator("p")).not_to_be_empty()
    assert rule(player).startswith("R-CYC-")
    # a lit one does not
    player.point("god:zeus")
    expect_no_notice(player)
    expect(player.page.locator(".back .path")).to_have_text("Zeus")


def test_the_question_mark_explains_instead_of_choosing(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, MATCH, doing('build'))}")
    asked = player.wait_until_asked()
    player.button("web-why").click()
    expect(player.prompt).to_contain_text("Click on anything to learn about it")
    player.button("web-end").click()
    expect(player.notice).to_contain_text("Ends your turn")
    player.button("web-why").click()
    target = next(one for one in player.page.evaluate(LIT) if one.startswith(("slot:", "sea:")))
    player.point(target)
    expect(player.notice).to_be_visible()
    assert player.asked == asked
