"""Several people, each at their own screen."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import Player, level
from tests.browser.pointing.cyclades import only_own_gold
from tests.server.running import Server
from tests.server.talking import people_at_a_table


def to_move(*players: Player) -> Player:
    """Whoever is asked, where nobody but these play."""
    level(*players)
    return next(player for player in players if player.asked)


def bid(player: Player, gold: int = 1) -> str:
    """Make an offering of so much; what it says on the button."""
    offers = [one for one in player.decision["actions"] if one["kind"] == "bid" and one["values"]["gold"] >= gold]
    player.play(offers[0])
    label: str = offers[0]["label"]
    return label


def test_two_people_meet_by_link_talk_move_and_take_back_together(arrive: Arrive) -> None:
    ana, luis = arrive(), arrive()
    page = ana.open("/new").page
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_text("At one sitting").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Send this link to your friends").input_value()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()

    luis.open(link)
    luis.page.get_by_label("Your name").fill("Luis")
    luis.page.get_by_role("button", name="Sit down").click()
    expect(luis.page.get_by_text("Whoever opened the table starts")).to_be_visible()
    expect(page.get_by_text("Luis")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()

    # both see each other's moves
    for _ in range(2):
        one = to_move(ana, luis)
        other = luis if one is ana else ana
        name = "Ana" if one is ana else "Luis"
        before = one.log.get_by_text(f"{name} offers").count()
        bid(one)
        for player in (one, other):
            expect(player.log.get_by_text(f"{name} offers")).to_have_count(before + 1)

    # clocks: the one who is asked loses time
    one = to_move(ana, luis)
    clock = one.page.locator("ul.seats li.asked .clock")
    expect(clock).to_have_text(re.compile(r"^(1\d|20):\d\d$"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)

    # chat
    for player in (ana, luis):
        player.page.get_by_role("tab", name="Chat").click()
    for player, other, text in ((ana, luis, "¿Todo bien?"), (luis, ana, "Very well & <b>thanks</b>")):
        player.page.get_by_role("textbox", name="Write to the table").fill(text)
        player.page.get_by_role("button", name="Send", exact=True).click()
        expect(other.page.locator(".chat")).to_contain_text(text)
    for player in (ana, luis):
        player.page.get_by_role("tab", name="Log").click()

    # what somebody else has answered comes back only if both agree
    one = to_move(ana, luis)
    other = luis if one is ana else ana
    offers = one.status["view"]["offers"]
    told = one.log.locator("li").count()
    bid(one, 3)
    expect(other.log.locator("li")).not_to_have_count(told)
    to_move(ana, luis)
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Propose to go back").click()
    one.page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    banner = other.page.locator(".banners")
    expect(banner).to_contain_text("proposes to take back move")
    expect(banner).to_contain_text("1 of 2 agree")
    expect(one.page.locator(".banners").get_by_role("button", name="Yes")).to_have_count(0)
    banner.get_by_role("button", name="Yes").click()
    expect(banner.get_by_text("proposes")).to_have_count(0)
    for player in (ana, luis):
        player.page.wait_for_function(
            "(offers) => JSON.stringify(seen.shown.view.offers) === offers",
            arg=json.dumps(offers, separators=(",", ":")),
        )
    assert to_move(ana, luis) is one
    only_own_gold(ana.heard + luis.heard)


def test_a_spectator_sees_the_board_and_no_secrets(arrive: Arrive, server: Server) -> None:
    people, table, invite = people_at_a_table(server, ["Ana", "Luis"])
    ana, luis, guest = arrive(people[0]), arrive(people[1]), arrive()
    for player in (ana, luis):
        player.open(f"/t/{table}")
    guest.open(f"/t/{table}?invite={invite}")
    page = guest.page
    expect(page.get_by_text("You are watching.")).to_be_visible()

    for _ in range(6):
        one = to_move(ana, luis)
        one.play(one.sensible())
    expect(guest.log).to_contain_text(re.compile("offers"))
    seq = ana.status["seq"]
    page.wait_for_function("(seq) => seen.shown.seq >= seq", arg=seq)
    expect(guest.options).to_have_count(0)
    expect(page.locator("section.own")).to_have_count(0)
    expect(page.locator(".place.lit")).to_have_count(0)
    expect(page.get_by_role("tab")).to_have_text(["Log"])
    expect(page.locator("aside.others section.card")).to_have_count(2)
    expect(page.locator('[data-target^="isle:"]').first).to_be_visible()
    # a click changes nothing and is no error
    guest.point("isle:N2")
    expect(page.get_by_text("1 person is watching")).to_have_count(1)

    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_role("textbox", name="Write to the table").fill("between us")
    ana.page.get_by_role("button", name="Send", exact=True).click()
    luis.page.get_by_role("tab", name="Chat").click()
    expect(luis.page.locator(".chat")).to_contain_text("between us")

    # hidden gold is in no message to anybody else
    assert only_own_gold(guest.heard) >= 6
    assert only_own_gold(ana.heard) >= 6
    assert only_own_gold(luis.heard) >= 6
    assert not [message for message in guest.heard if message.get("chat")]
    expect(page.locator("aside.others").get_by_title("Gold hidden").first).to_be_visible()

    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.get_by_role("button", name="Yes, I resign").click()
    page.wait_for_function("() => asked() === 'over'")
    expect(guest.result).to_contain_text("Luis wins")
    guest.result.get_by_role("button", name="Look at the board").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("between us")
    expect(page.get_by_role("textbox", name="Write to the table")).to_have_count(0)
    assert only_own_gold(guest.heard) >= 6
