"""One person against bots, from the first page to the last."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import OVER, Player, words

FIRST_MOVE_S = 30


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def tell_figures(player: Player, clicks: list[int]) -> None:
    """Prints what a whole match took in clicks and time; times are figures, not conditions."""
    answers = player.answers
    print(
        f"\nclicks per decision over {len(clicks)} decisions: median {statistics.median(clicks):g}, "
        f"p95 {percentile([float(one) for one in clicks], 0.95):g} (target: median at most 2)"
    )
    print(
        f"decision answered on screen: median {statistics.median(answers):.0f} ms, "
        f"p95 {percentile(answers, 0.95):.0f} ms (target 150)"
    )
    assert len(clicks) >= 6
    assert len(answers) >= len(clicks) - 1
    assert statistics.median(clicks) <= 2


def test_one_click_leads_to_the_first_decision(arrive: Arrive) -> None:
    player = arrive()
    began = time.monotonic()
    player.open("/")
    player.page.get_by_role("button", name="Play Cyclades").click()
    assert player.wait_until_asked() != OVER
    took = time.monotonic() - began
    expect(player.prompt).to_contain_text(player.decision["prompt"])
    expect(player.options.first).to_be_visible()
    print(f"\nfrom the address to the first decision: {took:.1f} s, 1 click")
    assert took < FIRST_MOVE_S
    # and the first move is one click more
    asked = player.asked
    chip = player.page.locator("button.chip").first
    gold = chip.inner_text()  # 1, unless somebody stands there already
    chip.click()
    player.wait_until_over(asked)
    expect(player.log).to_contain_text(f"offers {gold} GP")


def test_a_match_is_played_with_the_mouse_until_its_result(arrive: Arrive, tmp_path: Path) -> None:
    player = arrive()
    page = player.page
    player.open("/new")
    page.get_by_label("Your name").fill("Penelope")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_label("Seat 2").select_option("medium")
    page.get_by_text("Options of the game").click()
    page.get_by_role("searchbox", name="Search the options").fill("at the latest")
    page.get_by_role("spinbutton").fill("3")
    page.get_by_role("spinbutton").blur()
    expect(page.get_by_text("1 changed")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start", exact=True).click()

    clicks = player.play_until(lambda _: False)
    page.wait_for_function("() => asked() === 'over'")
    tell_figures(player, clicks)

    the_result(player, tmp_path)


def the_result(player: Player, folder: Path) -> None:
    """Reason, charts, record, replay, sandbox, rematch."""
    page, result = player.page, player.result
    table = page.url
    expect(result).to_contain_text(player.status["result"]["text"])
    expect(result.locator(".winner")).not_to_be_empty()
    for figure in ("Gold", "Income", "Isles", "Metropolises"):
        result.get_by_role("group", name="Cycle by cycle").get_by_text(figure, exact=True).click()
        expect(result.get_by_role("img", name=figure)).to_be_visible()

    with page.expect_download() as coming:
        result.get_by_role("button", name="Download the record").click()
    kept = folder / coming.value.suggested_filename
    coming.value.save_as(kept)
    verify = [sys.executable, "-m", "aegean.cli.main", "verify", str(kept)]
    verified = subprocess.run(verify, capture_output=True, text=True, timeout=600, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr

    result.get_by_role("button", name="Check it now").click()
    expect(result.get_by_text("The key is made of the secret")).to_be_visible()
    expect(result.get_by_text("are what the key gives")).to_be_visible()

    result.get_by_role("link", name="Watch it again").click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("slider")).to_have_value("0")
    for number in (1, 2):
        page.get_by_role("button", name="Next move").click()
        expect(page.get_by_role("slider")).to_have_value(str(number))
    page.get_by_role("button", name=words()["web-fork"]).click()
    page.get_by_role("dialog").get_by_role("button", name=words()["web-fork-go"], exact=True).click()
    page.wait_for_url("**/t/**")
    assert page.url != table
    assert player.wait_until_asked() != OVER
    assert player.status["fork_of"] == {"table": table.rsplit("/", 1)[1], "move": 2}

    page.goto(table)
    expect(result).to_be_visible()
    result.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    assert page.url != table
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function("() => seen.shown?.state === 'running'")
