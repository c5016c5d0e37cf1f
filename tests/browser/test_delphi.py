"""The Oracle of Delphi in a browser: alone, together, by finger and by key, in both languages."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Past, doing
from tests.browser.looking import assert_usable_by_all
from tests.browser.playing import OVER, Player, expect_no_notice, level, words
from tests.browser.test_keyboard import FOCUS, by_digits, press, settle
from tests.browser.test_languages import assert_spanish
from tests.browser.test_layout import assert_in_place
from tests.browser.test_match import FIRST_MOVE_S, tell_figures
from tests.browser.test_phone import TABS, assert_fits, assert_for_fingers
from tests.server.running import Person

GAME = "The Oracle of Delphi"
SHORT = "delphi/limit-3p"  # two rounds of three
LONG = "delphi/zeus-2p"
# by the first word of the move that is made there: what is asked
MOMENTS = {
    SHORT: (("colour", 0), ("take", 0), ("die", 0), ("sail", 13), ("step", 39)),
    LONG: (("pay", 0), ("discard", 0), ("god", 0), ("companion", 0), ("die", 500)),
}
MARKED = "() => [...document.querySelectorAll('.space.marked')].map((space) => space.dataset.target)"
LIT = "() => [...document.querySelectorAll('.space.lit')].map((space) => space.dataset.target)"


def offer(player: Player, text: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in player.decision["actions"] if one["text"] == text)
    return found


def test_it_is_chosen_and_the_next_click_leads_to_the_first_decision(arrive: Arrive) -> None:
    player = arrive()
    page = player.page
    began = time.monotonic()
    player.open("/")
    page.get_by_role("group", name="Game").get_by_text(GAME).click()
    chosen = player.clicks
    page.get_by_role("button", name=f"Play {GAME}").click()
    assert player.wait_until_asked() != OVER
    took = time.monotonic() - began
    print(f"\nfrom the address to the first decision: {took:.1f} s")
    assert took < FIRST_MOVE_S
    assert player.clicks == chosen + 1
    assert player.status["game"] == "delphi"
    expect(player.prompt).to_contain_text(player.decision["prompt"])
    # the first move: a colour, by one click on its card
    asked = player.asked
    page.get_by_role("region", name="Your player colour").get_by_role("button").nth(1).click()
    player.wait_until_over(asked)
    expect(player.log).to_contain_text("takes")


def test_a_match_is_played_with_the_mouse_until_its_result(arrive: Arrive, tmp_path: Path) -> None:
    player = arrive()
    page = player.page
    player.open("/new")
    page.get_by_role("group", name="Game").get_by_text(GAME).click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_label("Seat 2").select_option("medium")
    page.get_by_text("Options of the game").click()
    search = page.get_by_role("searchbox", name="Search the options")
    search.fill("at the latest")
    page.get_by_role("spinbutton").fill("3")
    page.get_by_role("spinbutton").blur()
    search.fill("shorter game")
    page.locator("details select").select_option(index=4)
    expect(page.get_by_text("2 changed")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start", exact=True).click()

    clicks = player.play_until(lambda _: False)
    page.wait_for_function("() => asked() === 'over'")
    tell_figures(player, clicks)

    # why it is over, how it came to that, the record, and the whole once more
    result = player.result
    assert player.status["result"]["reason"].startswith("limit")
    expect(result).to_contain_text(player.status["result"]["text"])
    expect(result.locator(".winner")).not_to_be_empty()
    for figure in ("Tasks done", "Favours", "Injuries"):
        result.get_by_role("group", name="Round by round").get_by_text(figure, exact=True).click()
        expect(result.get_by_role("img", name=figure)).to_be_visible()
    with page.expect_download() as coming:
        result.get_by_role("button", name="Download the record").click()
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    verify = [sys.executable, "-m", "aegean.cli.main", "verify", str(kept)]
    verified = subprocess.run(verify, capture_output=True, text=True, timeout=600, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    result.get_by_role("link", name="Watch it again").click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    expect(page.locator(".space").first).to_be_visible()


def gods_of(message: dict[str, Any], seat: int) -> dict[str, int]:
    found: dict[str, int] = message["view"]["seats"][seat]["gods"]
    return found


def lift_gods(player: Player) -> None:
    """A turn whose dice all lift gods to the clouds, so that they can climb with the rolls of others."""
    while player.wait_until_asked() and player.decision["kind"] in ("Turn", "Act"):
        actions = player.decision["actions"]
        wanted = ("die",) if player.decision["kind"] == "Turn" else ("advance",)
        found = next((one for one in actions if one["kind"] in wanted), None)
        ending = next((one for one in actions if one["kind"] == "end"), None)
        player.play(found or ending or actions[0])
        if found is None and ending is not None:
            return


def test_two_people_meet_by_link_and_choose_their_gods_at_the_same_time(arrive: Arrive, person: Person) -> None:
    wish: dict[str, Any] = {"game": "delphi", "options": {"player_colours": "random", "ship_tiles": "first_game"}}
    table, invite = person.new_table(["me", "open", "random"], **wish)
    ana, luis = arrive(person), arrive()
    ana.open(f"/t/{table}?invite={invite}")
    link = ana.page.get_by_label("Send this link to your friends").input_value()
    luis.open(link)
    luis.page.get_by_label("Your name").fill("Luis")
    luis.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()

    def both_choose() -> bool:
        return all(one.asked and one.decision["kind"] == "OthersAdvance" for one in (ana, luis))

    # sooner or later the bot rolls what wakes gods of both; mostly within ten answers
    answers = 0
    while True:
        seq = level(ana, luis)
        one = next((player for player in (ana, luis) if player.asked), None)
        if one is None:
            ana.page.wait_for_function("(seq) => asked() !== null && seen.shown.seq > seq", arg=seq)
            continue
        level(ana, luis)
        if both_choose():
            break
        if one.decision["kind"] in ("Turn", "Act"):
            lift_gods(one)
        else:
            one.play(one.sensible())
        answers += 1
        assert answers < 200, "no roll that both answer"

    # the first answer: seen by nobody else, not even on the wire
    asked, seq = luis.asked, luis.status["seq"]
    panel = luis.page.get_by_role("region", name="consults the oracle")
    expect(panel).to_contain_text("All others choose at the same time")
    expect(panel.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("is choosing")
    before, lines = gods_of(luis.status, 0), luis.log.locator("li").count()
    step = next(one for one in ana.decision["actions"] if one["kind"] == "step")
    god = step["values"]["god"]
    ana.play(step)
    expect(panel.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("has answered")
    expect(ana.prompt).to_contain_text("Luis")
    heard = [message for message in luis.heard if message["type"] == "status" and message["seq"] > seq]
    assert heard, "Luis hears that Ana has answered"
    assert all(gods_of(message, 0) == before for message in heard)
    assert not any("advances" in line["text"] for message in heard for line in message.get("lines", []))
    expect(luis.log.locator("li")).to_have_count(lines)
    assert luis.asked == asked

    # with the last one both are seen by both
    luis.play(next(one for one in luis.decision["actions"] if one["kind"] == "step"))
    for player in (ana, luis):
        player.page.wait_for_function(
            "([god, row]) => seen.shown.view.seats[0].gods[god] === row", arg=[god, before[god] + 1]
        )
        for name in ("Ana", "Luis"):
            expect(player.log.locator("li").filter(has_text=f"{name} advances").first).to_be_visible()


def test_a_die_shows_its_reach_and_what_is_not_lit_says_why_not(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, SHORT, doing('die', 13))}")
    page = player.page
    player.wait_until_asked()
    assert page.evaluate(MARKED) == []
    hand = player.status["aids"]["hand"]
    before = player.status["view"]

    # looked at: all it reaches, with what that costs; turned to another colour: other water
    use = next(one for one in hand["die"]["green"] if one["colour"] == "green")
    page.mouse.move(*player.spot("die:green"))
    page.wait_for_function(
        "(count) => document.querySelectorAll('.space.marked').length === count", arg=len(use["water"])
    )
    assert sorted(page.evaluate(MARKED)) == sorted(f"space:{space}" for space in use["water"])
    turned = next(one for one in hand["die"]["green"] if one["price"] == 1)
    page.mouse.move(*player.spot(f"die:green>{turned['colour']}"))
    page.wait_for_function(
        "(target) => document.querySelector(`[data-target=\"${target}\"]`)?.matches('.marked')",
        arg=f"space:{next(iter(turned['water']))}",
    )
    assert sorted(page.evaluate(MARKED)) == sorted(f"space:{space}" for space in turned["water"])

    # chosen: what can be done there is lit, and undo takes it back
    player.play(offer(player, "die green"))
    assert player.decision["kind"] == "Act"
    places = {f"space:{one['values']['space']}" for one in player.decision["actions"] if "space" in one["values"]}
    assert set(page.evaluate(LIT)) == places
    for target in sorted(places):
        player.spot(target)
    far = next(f"space:{space}" for space in ("A1", "B2", "C3", "M6", "L7", "H4") if f"space:{space}" not in places)
    acting = player.asked
    player.point(far)
    expect(player.notice.locator("p")).not_to_be_empty()
    player.notice.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("R-DEL-")
    page.keyboard.press("Escape")
    player.notice.get_by_role("button", name="Close").click()
    expect_no_notice(player)
    assert player.asked == acting
    player.button("web-undo").click()
    page.wait_for_function("(view) => JSON.stringify(seen.shown.view) === JSON.stringify(view)", arg=before)
    assert player.decision["kind"] == "Turn"

    # a die that is turned costs its favours
    favours = before["seats"][before["audience"]]["favours"]
    player.play(
        next(one for one in player.decision["actions"] if one["kind"] == "die-as" and one["values"]["favours"] == 1)
    )
    assert player.status["view"]["seats"][before["audience"]]["favours"] == favours - 1


def test_a_fight_shows_its_odds_and_its_rolls(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, LONG, doing('pay', 20))}")
    page = player.page
    asked = player.wait_until_asked()
    fight = player.status["aids"]["fight"]
    panel = page.get_by_role("region", name=f"on {fight['space']}")
    expect(panel).to_contain_text(f"Next roll: {fight['need']} or more wins")
    expect(panel).to_contain_text(f"{round(100 * fight['round'])} %")
    favours = fight["held"]
    panel.get_by_role("button", name="Pay").click()
    player.say_yes(asked)
    player.wait_until_asked(but=asked)
    seat = player.status["view"]["seats"][fight["seat"]]
    if player.decision["kind"] == "TakeEquipment":
        assert seat["favours"] == favours - 1
        expect(page.get_by_role("region", name="Choose your equipment")).to_be_visible()
        return
    # not beaten: the roll is told, and one can go
    assert player.status["aids"]["fight"]["held"] == favours - 1
    expect(panel).to_contain_text(f"against {fight['need']}")
    asked = player.asked
    panel.get_by_role("button", name="Give up").click()
    player.say_yes(asked)
    player.wait_until_asked(but=asked)
    assert player.status["aids"]["fight"] is None


@pytest.mark.parametrize("match", [SHORT, LONG])
def test_everything_fits_whatever_is_asked(arrive: Arrive, past: Past, person: Person, match: str) -> None:
    player = arrive(person)
    kinds = []
    for word, after in MOMENTS[match]:
        player.open(f"/t/{past.sandbox(person, match, doing(word, after))}")
        player.wait_until_asked()
        kinds.append(player.decision["kind"])
        assert_in_place(player.page, kinds[-1])
    print(f"\n{match}: {', '.join(kinds)}")
    assert len(set(kinds)) >= 4


def test_in_spanish_no_english_is_left(arrive: Arrive, past: Past, person: Person) -> None:
    person.ask("PUT", "/api/me", {"language": "es"})
    player = arrive(person, language="es")
    page = player.page
    for match, word, after in (
        (SHORT, "colour", 0),
        (SHORT, "step", 39),
        (LONG, "pay", 0),
        (LONG, "take", 0),
        (LONG, "die", 500),
    ):
        player.open(f"/t/{past.sandbox(person, match, doing(word, after))}")
        player.wait_until_asked()
        expect(player.prompt).to_contain_text(player.decision["prompt"])
        assert_spanish(page, person.name)
    # what it says to a click, the list of all actions, and an action itself
    player.play(player.sensible())
    player.wait_until_asked()
    lit = page.evaluate(LIT)
    player.point(
        next(f"space:{space}" for space in ("A1", "B2", "C3", "M6", "L7", "H4") if f"space:{space}" not in lit)
    )
    expect(player.notice).to_be_visible()
    assert_spanish(page, person.name)
    page.keyboard.press("a")
    expect(page.get_by_role("dialog")).to_contain_text(player.decision["actions"][0]["label"])
    assert_spanish(page, person.name)
    # and the end
    player.open(f"/replay/{past.match(SHORT)[0]}?invite={past.match(SHORT)[1]}&move=50")
    expect(page.get_by_role("slider")).to_have_value("50")
    assert_spanish(page, person.name, *("Red", "Yellow", "Green", "Blue"))


def test_a_phone_shows_all_parts_and_is_played_by_taps(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person, phone=True).open(f"/t/{past.sandbox(person, SHORT, doing('die', 13))}")
    page = player.page
    asked = player.wait_until_asked()
    parts = page.get_by_role("navigation", name="Parts of the table")
    assert_for_fingers(parts.get_by_role("button"), "tabs")
    for tab in TABS:
        parts.get_by_role("button", name=words()[f"web-tab-{tab}"]).tap()
        assert_fits(player, f"tab {tab}")
        assert_for_fingers(player.prompt.get_by_role("button"), f"prompt at tab {tab}")
    parts.get_by_role("button", name="Board").tap()
    chips = page.locator(".chips .chips")
    assert_for_fingers(chips.get_by_role("button"), "dice on the board")

    # a die: its reach first, then its use, then where to
    chips.get_by_role("button", name="green die", exact=True).tap()
    use = next(one for one in player.status["aids"]["hand"]["die"]["green"] if one["colour"] == "green")
    page.wait_for_function(
        "(count) => document.querySelectorAll('.space.marked').length === count", arg=len(use["water"])
    )
    chips.get_by_role("button", name="Use green die").tap()
    player.wait_until_over(asked)
    acting = player.wait_until_asked(but=asked)
    expect(chips).to_have_count(0)
    sail = next(one for one in player.decision["actions"] if one["kind"] == "sail" and not one["values"]["favours"])
    page.touchscreen.tap(*player.spot(f"space:{sail['values']['space']}"))
    player.wait_until_over(acting)
    player.wait_until_asked(but=acting)
    assert player.status["view"]["seats"][player.status["view"]["audience"]]["at"] == sail["values"]["space"]
    # a choice over the board
    player.open(f"/t/{past.sandbox(person, LONG, doing('discard'))}")
    player.wait_until_asked()
    assert_fits(player, "recovering")
    assert_for_fingers(page.locator(".drama").get_by_role("button"), "recovering")


def test_a_turn_is_played_without_the_mouse(arrive: Arrive, past: Past, person: Person) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, SHORT, doing('die', 13))}")
    page = player.page
    first = player.wait_until_asked()
    before = player.status["view"]
    # a die on the wheel is found with Tab, seen, and used with Enter
    for _ in range(60):
        press(player, "Tab")
        focus = page.evaluate(FOCUS)
        if focus and focus["target"].startswith("die:"):
            break
    else:
        raise AssertionError("Tab does not lead to the dice")
    page.wait_for_function("() => document.querySelectorAll('.space.marked').length > 0")
    press(player, "Enter")
    player.wait_until_over(first)
    acting = player.wait_until_asked(but=first)
    assert player.decision["kind"] == "Act"
    press(player, "u")
    player.wait_until_over(acting)
    player.wait_until_asked()
    assert player.status["view"] == before

    decisions = 0
    while player.wait_until_asked() and any(one["kind"] in ("die", "sail") for one in player.decision["actions"]):
        by_digits(player)
        decisions += 1
        assert decisions < 20
    asked = player.asked
    press(player, "e")
    page.wait_for_function("(of) => answered(of)", arg=asked)
    settle(player, asked)
    player.wait_until_over(asked)
    assert decisions >= 4
    assert page.evaluate("seen.clicks") == 0
    print(f"\na turn by keyboard: {decisions + 1} decisions, {page.evaluate('seen.keys')} keys")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_use_it(arrive: Arrive, past: Past, person: Person, dark: bool) -> None:
    player = arrive(person, dark=dark)
    for match, word, after in ((SHORT, "sail", 13), (LONG, "pay", 0), (LONG, "die", 500)):
        player.open(f"/t/{past.sandbox(person, match, doing(word, after))}")
        player.wait_until_asked()
        assert_usable_by_all(player.page)
    phone = arrive(person, dark=dark, phone=True)
    phone.open(f"/t/{past.sandbox(person, SHORT, doing('step', 39))}")
    phone.wait_until_asked()
    for tab in ("board", "me"):
        phone.page.get_by_role("navigation").get_by_role("button", name=words()[f"web-tab-{tab}"]).tap()
        assert_usable_by_all(phone.page)
