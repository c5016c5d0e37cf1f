"""Everything without a mouse."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Past, doing
from tests.browser.playing import Player
from tests.server.running import Person

FOCUS = """() => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const style = getComputedStyle(element)
  const mark = element.querySelector?.('.mark:not(.halo)')
  const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1
  const drawn = mark && element.matches('[data-target]:focus-visible') && getComputedStyle(mark).stroke !== 'none'
  return {
    name: element.ariaLabel ?? element.textContent.trim().slice(0, 40),
    target: element.dataset.target ?? '',
    option: Boolean(element.closest('[data-options]')),
    visible: Boolean(outline || drawn || style.boxShadow !== 'none'),
  }
}"""


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def settle(player: Player, asked: str) -> bool:
    """After a key: the question was answered (true), or the page waits for more."""
    page = player.page
    page.wait_for_function("() => !document.querySelector('.row.busy')")
    if player.confirm.count():
        press(player, "Enter")
        player.wait_until_over(asked)
    return player.asked != asked


def by_digits(player: Player) -> None:
    """Answer what is asked by the number of an option, and of the options that follow."""
    for _ in range(5):
        options = player.options
        expect(options.first).to_be_visible()
        labels: list[dict[str, Any]] = player.page.evaluate(
            "[...document.querySelectorAll('[data-options] button')].map((option) => "
            "({ digit: option.dataset.digit ?? '', ending: option.classList.contains('ending') }))"
        )
        chosen = next(one for one in labels if one["digit"] and not one["ending"])
        if player.say_part(partial(press, player, chosen["digit"]), yes=partial(press, player, "Enter")):
            return
    raise AssertionError("five digits and still not answered")


def test_a_cycle_is_played_without_the_mouse(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "greedy"], start=True)
    player = arrive(person).open(f"/t/{table}")
    page = player.page
    player.wait_until_asked()

    # Escape takes back a half-made choice: a god whose number is still open
    numbers = Counter(one["values"]["god"] for one in player.decision["actions"])
    press(player, str(1 + next(at for at, god in enumerate(numbers) if numbers[god] > 1)))
    expect(page.locator(".back .path")).to_be_visible()
    press(player, "Escape")
    expect(page.locator(".back .path")).to_have_count(0)

    decisions, undone, turns = 0, False, 0
    while player.wait_until_asked() and player.status["view"]["cycle"] == 1:
        asked = player.asked
        kind, before = player.decision["kind"], player.decision["actions"]
        ending = [one for one in player.decision["actions"] if one["kind"] == "end"]
        if kind == "GodTurn" and ending and turns % 2:
            press(player, "e")
            page.wait_for_function("(of) => answered(of)", arg=asked)
            settle(player, asked)
            player.wait_until_over(asked)
        else:
            by_digits(player)
            if kind == "GodTurn" and not undone and player.status["can_undo"]:
                now = player.asked
                press(player, "u")
                page.wait_for_function("(now) => asked() !== null && asked() !== now", arg=now)
                player.wait_until_asked()
                assert player.decision["actions"] == before
                undone = True
                by_digits(player)
        turns += kind == "GodTurn"
        decisions += 1
        assert decisions < 40
    assert page.evaluate("seen.clicks") == 0
    print(f"\na cycle by keyboard: {decisions} decisions, {page.evaluate('seen.keys')} keys")

    # what happened since, the whole board, what is this, keys
    press(player, "l")
    expect(page.get_by_role("region", name="Catch up")).to_be_focused()
    press(player, "ArrowRight")
    expect(page.get_by_role("region", name="Catch up")).to_contain_text("1 /")
    press(player, "Escape")
    expect(page.get_by_role("region", name="Catch up")).to_have_count(0)
    page.locator("svg").first.evaluate("document.activeElement.blur()")
    press(player, "f", "?")
    expect(player.prompt).to_contain_text("Click on anything")
    press(player, "?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    press(player, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # every action is in a list that can be searched
    press(player, "a")
    search = page.get_by_role("dialog", name="All actions").get_by_role("searchbox")
    expect(search).to_be_focused()
    player.wait_until_asked()
    label = player.decision["actions"][-1]["label"]
    page.keyboard.type(label)
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)
    asked = player.asked
    press(player, "Tab", "Enter")
    page.wait_for_function("(of) => answered(of)", arg=asked)
    settle(player, asked)
    player.wait_until_over(asked)
    assert page.evaluate("seen.clicks") == 0


def test_a_key_right_after_a_dialog_is_closed_counts(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "greedy"], start=True)
    player = arrive(person).open(f"/t/{table}")
    player.wait_until_asked()
    press(player, "?", "?")
    expect(player.page.get_by_role("dialog", name="Keys")).to_be_visible()
    # no event of the browser's own comes between the two keys
    player.page.evaluate(
        """async () => {
          const type = (key) => document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
          type('Escape')
          await Promise.resolve()
          type('a')
        }"""
    )
    expect(player.page.get_by_role("dialog", name="All actions").get_by_role("searchbox")).to_be_focused()
    press(player, "Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_tab_leads_to_the_options_and_the_board_and_is_always_seen(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "greedy"], start=True)
    player = arrive(person).open(f"/t/{table}")
    player.wait_until_asked()
    press(player, "Tab")
    found = player.page.evaluate(FOCUS)
    assert found["option"], f"the first Tab leads to {found}"
    press(player, "ArrowRight")
    assert player.page.evaluate(FOCUS)["option"]
    unseen, targets, stops = [], set(), 0
    while stops < 60:
        press(player, "Tab")
        stops += 1
        focus = player.page.evaluate(FOCUS)
        if focus is None:
            break
        if not focus["visible"]:
            unseen.append(focus["name"])
        targets.add(focus["target"])
    assert stops > 10
    assert not unseen, f"focused, and one does not see it: {unseen}"


def test_a_place_on_the_board_is_chosen_by_focus_and_enter(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, 'metropolises-3p', doing('build'))}")
    asked = player.wait_until_asked()
    page = player.page
    for _ in range(60):
        press(player, "Tab")
        focus = page.evaluate(FOCUS)
        if focus and focus["target"].startswith("slot:"):
            break
    else:
        raise AssertionError("Tab does not lead to the slots that are lit")
    assert focus["visible"]
    press(player, "Enter")
    player.wait_until_over(asked)
    player.wait_until_asked()
    slot = focus["target"].removeprefix("slot:")
    expect(player.thing(f"slot:{slot}")).to_have_attribute("aria-label", f"Slot {slot}: port")
    assert page.evaluate("seen.clicks") == 0


def test_other_pages_show_the_focus_too(arrive: Arrive) -> None:
    player = arrive()
    for path in ("/", "/new", "/learn", "/me"):
        player.open(path)
        player.page.wait_for_load_state("networkidle")
        unseen = []
        for _ in range(25):
            press(player, "Tab")
            focus = player.page.evaluate(FOCUS)
            if focus is None:
                break
            if not focus["visible"]:
                unseen.append(focus["name"])
        assert not unseen, f"{path}: focused, and one does not see it: {unseen}"
