"""What decided a match, in the browser: the curve, the moves that mattered, luck and choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive, Past
from tests.browser.looking import assert_usable_by_all

MATCH = "limit-3p"
MOVES = 27
DELPHI = "delphi/limit-shared-2p"


def at(page: Page) -> int:
    """The move that the replay shows."""
    return int(page.locator(".count").inner_text().split("/")[0])


def analysed(page: Page, begin: str = "Analyse this match", tab: str = "Analysis") -> Locator:
    """The panel beside the replay once all is there; the work is begun if nobody has asked for it."""
    page.get_by_role("tab", name=tab).click()
    panel = page.locator(".analysis")
    button = panel.get_by_role("button", name=begin)
    expect(button.or_(panel.locator("ol"))).to_be_visible()
    if button.is_visible():
        button.click()
    expect(panel.locator("ol")).to_be_visible()
    return panel


@pytest.mark.parametrize("name", [MATCH, DELPHI])
def test_a_match_is_analysed_and_leads_to_its_moves(arrive: Arrive, past: Past, name: str) -> None:
    table, _ = past.match(name)
    page = arrive(past.owner).open(f"/replay/{table}?move=0").page
    panel = analysed(page)
    expect(panel.get_by_role("img", name=re.compile("^Winning chances: "))).to_be_visible()
    expect(panel.locator("div.here")).to_contain_text("Nobody has moved yet.")

    # a move of the list
    first = panel.locator("ol button").first
    number = int(first.locator(".number").inner_text())
    said = first.locator("strong").inner_text()
    first.click()
    expect(page.locator(".count")).to_have_text(re.compile(rf"^{number} / "))
    expect(first).to_have_attribute("aria-current", "step")
    expect(panel.locator("div.here")).to_contain_text(said)
    expect(page).to_have_url(re.compile(rf"move={number}\b"))

    # a place on the curve
    plot = panel.locator("rect.pick")
    box = plot.bounding_box()
    assert box
    plot.click(position={"x": box["width"] - 1, "y": box["height"] / 2})
    end = len(past.moves(name)) - 1
    expect(page.locator(".count")).to_have_text(f"{end} / {end}")
    plot.click(position={"x": 1, "y": box["height"] / 2})
    expect(page.locator(".count")).to_have_text(f"0 / {end}")


def test_luck_and_choices_of_every_seat_are_told(arrive: Arrive, past: Past) -> None:
    table, _ = past.match(MATCH)
    page = arrive(past.owner).open(f"/replay/{table}?move=3").page
    panel = analysed(page)
    seats = panel.locator("ul > li")
    expect(seats).to_have_count(3)
    for seat in seats.all():
        for part in ("Luck", "Own choices", "Others’ choices"):
            expect(seat.get_by_text(part, exact=True)).to_be_visible()
        shown = re.search(r"(\d+) % → (\d+) %", seat.locator(".who").inner_text())
        assert shown
        parts = [int(word.replace("−", "-")) for word in seat.locator("dd span").all_inner_texts()]
        assert abs(int(shown[1]) + sum(parts) - int(shown[2])) <= 3, "each is rounded"
    assert_usable_by_all(page)


def test_what_the_bot_would_have_done_is_told_with_its_reason(arrive: Arrive, past: Past) -> None:
    table, _ = past.match(MATCH)
    page = arrive(past.owner).open(f"/replay/{table}?move=0").page
    panel = analysed(page)
    panel.get_by_text("Costliest choices").click()
    worst = panel.locator("ol button").first
    expect(worst).to_contain_text(re.compile(r"Bot \(\+\d+\): "))
    expect(worst.locator(".reason")).not_to_be_empty()


def test_the_end_of_a_match_shows_it_too_and_leads_to_the_replay(arrive: Arrive, past: Past) -> None:
    table, _ = past.match(MATCH)
    page = arrive(past.owner).open(f"/replay/{table}?move={MOVES}").page
    page.get_by_role("button", name="Result").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Analysis")).to_be_visible()
    begin = dialog.get_by_role("button", name="Analyse this match")
    moves = dialog.locator(".analysis ol")
    expect(begin.or_(moves)).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(moves).to_be_visible()
    first = moves.locator("button").first
    number = int(first.locator(".number").inner_text())
    first.click()
    expect(dialog).to_be_hidden()
    assert at(page) == number


def test_on_a_phone_in_spanish_everything_fits(arrive: Arrive, past: Past) -> None:
    table, _ = past.match(DELPHI)
    page = arrive(past.owner, phone=True, language="es").open(f"/replay/{table}?move=5").page
    page.get_by_role("navigation").get_by_role("button", name="Registro").click()
    panel = analysed(page, "Analizar esta partida", "Análisis")
    expect(panel).to_contain_text("Suerte y elección")
    for box in panel.evaluate("(it) => [...it.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)"):
        assert box <= 390
    assert "web-analysis" not in panel.inner_text()


def test_a_running_match_has_no_analysis(arrive: Arrive, past: Past) -> None:
    ana = past.owner
    table, _ = ana.new_table(["me", "random"], start=True)
    page = arrive(ana).open(f"/replay/{table}?move=0").page
    expect(page.locator(".count")).to_have_text(re.compile("^0 / "))
    expect(page.get_by_role("tab", name="Analysis")).to_have_count(0)
