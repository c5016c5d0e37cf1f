"""What goes wrong is said in words, and nothing that was chosen is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Past, doing
from tests.browser.looking import Watch
from tests.browser.playing import OVER, Player
from tests.server.running import Person, Server
from tests.server.talking import serving

LOST = "Connection lost. Trying again; nothing you chose is lost."
GONE = "This table is not here for you"


def test_a_killed_server_is_said_and_everything_goes_on_when_it_is_back(
    arrive: Arrive, watch: Watch, tmp_path: Path
) -> None:
    watch.expect("WebSocket connection|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET")
    with serving(tmp_path) as server:
        watch.hosts.add(server.address)
        person = Person(server, "Ana")
        table, _ = person.new_table(["me", "greedy"], start=True)
        player = arrive(person, at=server).open(f"/t/{table}")
        page = player.page
        asked = player.wait_until_asked()
        banner = page.get_by_text(LOST)

        # half of a choice is made, then the server dies
        bids = [one["values"] for one in player.decision["actions"] if one["kind"] == "bid"]
        god = next(bid["god"] for bid in bids if bid["gold"] == 2)
        player.point(f"god:{god}")
        path = page.locator(".back .path")
        expect(path).to_be_visible()
        half = path.inner_text()
        server.kill()
        expect(banner).to_be_visible()
        expect(path).to_have_text(half)
        server.start()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(banner).to_have_count(0)
        expect(path).to_have_text(half)
        assert player.asked == asked
        player.point("n:2")
        player.wait_until_over(asked)
        expect(player.log).to_contain_text("Ana offers 2 GP")

        # a choice that is made while the server is away arrives once it is back, and once only
        asked = player.wait_until_asked()
        assert asked != OVER
        moves = len(person.ask("GET", f"/api/tables/{table}/chronicle")["moves"])
        server.kill()
        expect(banner).to_be_visible()
        player.options.last.click()
        if player.page.locator(".back .path").count():
            player.options.first.click()
        server.start()
        # nobody touches anything: it comes back by itself
        expect(banner).to_have_count(0)
        player.say_yes(asked)
        told = person.ask("GET", f"/api/tables/{table}/chronicle")["moves"]
        ours = [move for move in told[moves:] if move["seat"] == player.status["view"]["audience"]]
        assert len(ours) >= 1
        assert len({move["number"] for move in told}) == len(told)


def test_a_table_that_does_not_exist(arrive: Arrive) -> None:
    page = arrive().open("/t/0123456789abcdef01234567").page
    expect(page.get_by_role("heading", name=GONE)).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play Cyclades")).to_be_visible()


def test_an_invitation_that_is_void(arrive: Arrive, person: Person) -> None:
    table, invite = person.new_table(["me", "open"])
    guest = arrive().open(f"/t/{table}?invite={invite}")
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    person.ask("POST", f"/api/tables/{table}/invite")
    late = arrive().open(f"/t/{table}?invite={invite}")
    expect(late.page.get_by_role("heading", name=GONE)).to_be_visible()
    expect(late.page.get_by_text("the invitation was renewed")).to_be_visible()


def test_a_late_click_in_another_tab_changes_nothing(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "greedy"], start=True)
    # without the question whether it can be taken back, which the server would refuse first
    first = arrive(person, remembered={"confirm": "never"}).open(f"/t/{table}")
    second = Player(first.page.context.new_page()).open(f"/t/{table}")
    asked = first.wait_until_asked()
    assert second.wait_until_asked() == asked
    second.page.evaluate("seen.late = []")
    offers = [one for one in first.decision["actions"] if one["kind"] == "bid"]
    first.play(offers[0])
    # the second has not heard of it
    assert second.asked == asked
    second.start(offers[-1])
    expect(second.notice).to_contain_text("Something has happened since you looked")
    second.page.evaluate("{ const news = seen.late; seen.late = null; news.forEach((tell) => tell()) }")
    second.wait_until_over(asked)
    second.page.wait_for_function("(seq) => seen.shown.seq >= seq", arg=first.status["seq"])
    told = person.ask("GET", f"/api/tables/{table}/chronicle")["moves"]
    ours = [move["action"] for move in told if move["seat"] == first.status["view"]["audience"]]
    assert ours == [offers[0]["text"]]
    # and goes on playing
    second.wait_until_asked()
    second.play(second.sensible())


def test_a_new_question_is_answered_though_the_ack_of_the_last_answer_is_late(
    arrive: Arrive, past: Past, person: Person
) -> None:
    player = arrive(person).open(f"/t/{past.sandbox(person, 'metropolises-3p', doing('build'))}")
    page = player.page
    player.wait_until_asked()
    page.evaluate("Object.assign(seen, { late: [], held: 'ack' })")
    for text in ("build N1/1", "fleet G5"):
        player.play(next(one for one in player.decision["actions"] if one["text"] == text))
        player.wait_until_asked()
    page.wait_for_function("() => seen.late.length === 2")
    page.evaluate("{ const news = seen.late; seen.late = null; news.forEach((tell) => tell()) }")
    player.play(next(one for one in player.decision["actions"] if one["kind"] == "end"))


def test_the_lobby_without_a_server(arrive: Arrive, watch: Watch) -> None:
    watch.expect("ERR_FAILED|ERR_INTERNET_DISCONNECTED")
    player = arrive().open("/")
    page = player.page
    expect(page.get_by_role("button", name="Play Cyclades")).to_be_enabled()
    page.context.set_offline(True)
    page.get_by_role("button", name="Play Cyclades").click()
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached")
    page.context.set_offline(False)
    page.get_by_role("button", name="Play Cyclades").click()
    assert player.wait_until_asked() != OVER


def test_what_was_typed_survives(arrive: Arrive, watch: Watch, server: Server) -> None:
    watch.expect("ERR_FAILED|ERR_INTERNET_DISCONNECTED")
    page = arrive().open("/new").page
    page.get_by_label("Your name").fill("Odysseus")
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    page.context.set_offline(True)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Odysseus")
    expect(page.get_by_label("Seat 4")).to_be_visible()
