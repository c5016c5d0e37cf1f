"""Somebody asks for a hint: it is said with its reason, shown where it would be done, and played with one click."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import Message, Player, words
from tests.browser.test_phone import assert_fits, assert_for_fingers
from tests.server.running import Person, Server
from tests.server.talking import people_at_a_table


def hint(player: Player) -> Locator:
    return player.prompt.get_by_role("group", name=words(player.language)["web-hint"])


def advice(player: Player) -> Message:
    """The newest that the server gave."""
    found: Message = [message for message in player.heard if message["type"] == "advice"][-1]
    return found


def said(player: Player, at: int = 0) -> Message:
    """What the page says is what the server gave, in the language of the page."""
    expect(hint(player)).to_be_visible()
    suggestion: Message = advice(player)["suggestions"][at]
    expect(hint(player).locator("strong")).to_have_text(f"{suggestion['label']}.")
    expect(hint(player)).to_contain_text(suggestion["reason"])
    return suggestion


def played(person: Person, table: str) -> list[str]:
    """The actions of seat 0."""
    moves = person.ask("GET", f"/api/tables/{table}/chronicle?eyes=0")["moves"]
    return [move["action"] for move in moves if move["seat"] == 0]


def listen(sent: list[str | bytes], socket: WebSocket) -> None:
    socket.on("framesent", lambda data: sent.append(data))  # Playwright needs a function of ours


@pytest.mark.parametrize("game", ["cyclades", "delphi"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hint_is_said_and_played_with_one_click(arrive: Arrive, person: Person, game: str, language: str) -> None:
    table, _ = person.new_table(["me", "easy"], start=True, game=game)
    player = arrive(person, language=language).open(f"/t/{table}")
    for _ in range(2):
        asked = player.wait_until_asked()
        player.button("web-hint").click()
        suggestion = said(player)
        player.button("web-hint-play").click()
        player.wait_until_over(asked)
        expect(hint(player)).to_have_count(0)
        played = [
            move for move in person.ask("GET", f"/api/tables/{table}/chronicle?eyes=0")["moves"] if move["seat"] == 0
        ]
        assert played[-1]["action"] == suggestion["action"]


def test_a_hint_by_the_keyboard(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "easy"], start=True)
    player = arrive(person).open(f"/t/{table}")
    asked = player.wait_until_asked()
    player.page.keyboard.press("h")
    said(player)
    player.page.keyboard.press("Escape")
    expect(hint(player)).to_have_count(0)
    assert player.asked == asked
    player.page.keyboard.press("h")
    suggestion = said(player)
    player.page.keyboard.press("Enter")
    player.wait_until_over(asked)
    assert suggestion["action"] in played(person, table)
    player.page.keyboard.press("?")
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_contain_text(words()["web-key-hint"])


def test_another_idea_is_shown_in_its_turn(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "easy", "easy"], start=True)
    player = arrive(person).open(f"/t/{table}")
    player.wait_until_asked()
    player.button("web-hint").click()
    said(player)
    many = len(advice(player)["suggestions"])
    assert many > 1
    for at in [*range(1, many), 0]:
        hint(player).get_by_role("button", name=words()["web-hint-next"]).click()
        said(player, at)


def test_what_is_advised_lights_up(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "easy"], start=True)
    player = arrive(person).open(f"/t/{table}")
    player.wait_until_asked()
    player.button("web-hint").click()
    suggestion = said(player)
    offer = next(one for one in player.decision["actions"] if one["text"] == suggestion["action"])
    god = offer["values"].get("god", "apollo")
    expect(player.options.and_(player.page.locator(".lit"))).to_contain_text(words()[f"god-{god}"])


def test_a_hint_on_the_phone(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "easy"], start=True)
    player = arrive(person, phone=True).open(f"/t/{table}")
    asked = player.wait_until_asked()
    player.button("web-hint").tap()
    said(player)
    assert_fits(player, "a hint")
    assert_for_fingers(hint(player).get_by_role("button"), "a hint")
    player.button("web-hint-play").tap()
    player.wait_until_over(asked)


def test_among_other_people_there_is_no_hint_to_ask_for(arrive: Arrive, server: Server) -> None:
    people, table, _ = people_at_a_table(server, ["Ana", "Ben"])
    for person in people:
        player = arrive(person)
        sent: list[str | bytes] = []
        player.page.on("websocket", partial(listen, sent))
        player.open(f"/t/{table}").page.wait_for_function("() => asked() !== null")
        expect(player.button("web-hint")).to_have_count(0)
        player.page.keyboard.press("h")
        player.page.keyboard.press("u")  # an undo that is not possible is not sent either
        expect(player.prompt).to_be_visible()
        assert not [message for message in sent if "advise" in str(message)]


def test_friends_agree_on_hints_when_the_table_is_opened(arrive: Arrive, person: Person) -> None:
    player = arrive(person).open("/new")
    page = player.page
    page.get_by_role("group", name=words()["web-hints"]).get_by_text(words()["web-hints-on"]).click()
    page.get_by_text(words()["web-open-table"]).click()
    # everybody who comes reads it
    expect(page.get_by_text(words()["web-hints-on-text"])).to_be_visible()


def test_a_table_for_everybody_does_not_offer_hints(arrive: Arrive, person: Person) -> None:
    player = arrive(person).open("/new")
    page = player.page
    expect(page.get_by_role("group", name=words()["web-hints"])).to_be_visible()
    page.get_by_text(words()["web-public"], exact=True).click()
    expect(page.get_by_role("group", name=words()["web-hints"])).to_have_count(0)
