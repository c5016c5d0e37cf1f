"""Two people at one screen: nobody sees what the other has."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import Player
from tests.server.running import Person

COVERED = """() => {
  const curtain = document.querySelector('.curtain')
  const colour = getComputedStyle(curtain).backgroundColor
  const [, alpha] = colour.match(/rgba\\(.*,\\s*([\\d.]+)\\)/) ?? [null, '1']
  const through = []
  for (let x = 5; x < innerWidth; x += 60)
    for (let y = 5; y < innerHeight; y += 60)
      if (!curtain.contains(document.elementFromPoint(x, y))) through.push([x, y])
  return { through, opaque: Number(alpha) === 1 && getComputedStyle(curtain).opacity === '1' }
}"""


def assert_nothing_shows(player: Player) -> None:
    """Neither for eyes nor for a screen reader."""
    covered = player.page.evaluate(COVERED)
    assert covered == {"through": [], "opaque": True}
    tree = player.page.context.new_cdp_session(player.page).send("Accessibility.getFullAXTree")["nodes"]
    spoken = " | ".join(str(node["name"].get("value", "")) for node in tree if not node["ignored"] and "name" in node)
    assert "Hand over" in spoken
    assert not re.search(r"gold|GP|offer|isle", spoken, re.IGNORECASE), spoken


def test_the_curtain_hides_everything_until_the_next_one_has_sat_down(arrive: Arrive, person: Person) -> None:
    table, _ = person.new_table(["me", "me"], start=True)
    player = arrive(person).open(f"/t/{table}")
    page = player.page
    curtain = page.get_by_role("dialog", name="Hand over")
    seats = []
    for _ in range(3):
        expect(curtain).to_be_visible()
        player.wait_until_asked()
        assert_nothing_shows(player)
        # keys reach nothing behind it
        asked = player.asked
        page.keyboard.press("1")
        page.keyboard.press("a")
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert player.asked == asked
        seat = player.decision["seat"]
        seats.append(seat)
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        view = player.status["view"]
        assert [one["gold"] is not None for one in view["seats"]] == [one == seat for one in range(2)]
        expect(page.locator("section.own")).to_contain_text(str(view["seats"][seat]["gold"]))
        expect(page.locator("aside.others").get_by_title("Gold hidden")).to_have_count(1)
        while player.asked and player.decision["seat"] == seat:
            player.play(player.sensible())
            player.wait_until_asked()
    assert len(set(seats)) == 2

    # whoever trusts each other can do without
    curtain.get_by_role("button").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("A curtain between players at this screen").uncheck()
    page.keyboard.press("Escape")
    seat = player.decision["seat"]
    while player.decision["seat"] == seat:
        player.play(player.sensible())
        player.wait_until_asked()
    expect(curtain).to_have_count(0)
    expect(player.options.first).to_be_visible()
