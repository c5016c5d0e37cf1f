"""A table on a screen of 1440 by 900: everything at once, nothing cut, nothing over each other."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, Arrive, Past, doing
from tests.server.running import Person

MATCHES = {2: "last-player-2p", 3: "richest-3p", 4: "turn-order-4p", 5: "most-metropolises-5p"}
# by the first word of the move that is made there: what is asked, and where it comes late in a match
MOMENTS = {
    2: (("bid", 0), ("end", 40), ("push", 0)),
    3: (("bid", 40), ("build", 60), ("stay", 0), ("change", 0), ("sell", 0)),
    4: (("bid", 100), ("end", 200), ("retreat", 0), ("copy", 0), ("metropolis", 0)),
    5: (("bid", 300), ("end", 500), ("rob", 0), ("raze", 0), ("give", 0), ("sail", 300)),
}
MAIN = ("header.top", "section.prompt", "aside.others", "section.board")
REGIONS = (*MAIN, "section.market", "section.side", "section.own")
LOOK = """(regions) => ({
  scrolls: document.scrollingElement.scrollHeight > innerHeight || document.scrollingElement.scrollWidth > innerWidth,
  lit: [...document.querySelectorAll('.place.lit, .space.lit')].map((place) => place.dataset.target),
  boxes: Object.fromEntries(regions.map((region) => {
    const box = document.querySelector(region)?.getBoundingClientRect()
    return [region, box && [box.left, box.top, box.right, box.bottom]]
  })),
  cut: ['header.top', 'section.prompt', 'section.own'].filter((region) => {
    const part = document.querySelector(region)
    return part && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
  }),
})"""


def assert_in_place(page: Page, what: str) -> None:
    found: dict[str, Any] = page.evaluate(LOOK, list(REGIONS))
    assert not found["scrolls"], f"{what}: the page scrolls"
    assert not found["cut"], f"{what}: {found['cut']} has more than it shows"
    boxes = found["boxes"]
    assert all(boxes.values()), f"{what}: {boxes}"
    for region, (left, top, right, bottom) in boxes.items():
        inside = left >= -1 and top >= -1 and right <= DESK["width"] + 1 and bottom <= DESK["height"] + 1
        assert inside, f"{what}: {region} lies outside: {boxes[region]}"
        assert right - left > 100, f"{what}: {region} has no room: {boxes[region]}"
        assert bottom - top > 40, f"{what}: {region} has no room: {boxes[region]}"
    for one, other in combinations(boxes, 2):
        a, b = boxes[one], boxes[other]
        wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert wide <= 1 or high <= 1, f"{what}: {one} and {other} lie over each other: {a} {b}"
    hidden = [target for target in found["lit"] if page.evaluate("(target) => pointOn(target)", target) is None]
    assert not hidden, f"{what}: lit, and something lies over it: {hidden}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_fits_whatever_is_asked(arrive: Arrive, past: Past, person: Person, players: int) -> None:
    player = arrive(person)
    kinds = []
    for word, after in MOMENTS[players]:
        table = past.sandbox(person, MATCHES[players], doing(word, after))
        player.open(f"/t/{table}")
        player.wait_until_asked()
        kinds.append(player.decision["kind"])
        player.page.wait_for_function("() => document.querySelector('.place')?.getBoundingClientRect().width > 0")
        assert_in_place(player.page, f"{players} players, {kinds[-1]}")
        # also with half of a choice made
        if word == "bid":
            player.options.first.click()
            assert_in_place(player.page, f"{players} players, {kinds[-1]}, one thing chosen")
    print(f"\n{players} players: {', '.join(kinds)}")
    assert len(set(kinds)) >= 3
