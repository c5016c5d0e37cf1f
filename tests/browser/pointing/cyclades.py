"""Pointing in Cyclades."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from tests.browser.pointing.way import Offer, Way

if TYPE_CHECKING:
    from tests.browser.playing import Player

PARTS: dict[str, tuple[tuple[str, str], ...]] = {
    "start": (("position", "position"),),
    "bid": (("god", "god"), ("n", "gold")),
    "bid-apollo": (("god", "god"),),
    "fleet": (("sea", "sea"),),
    "troop": (("isle", "isle"),),
    "build": (("slot", "slot"),),
    "sail": (("sea", "sea"), ("sea", "to"), ("n", "units")),
    "march": (("isle", "isle"), ("isle", "to"), ("n", "units")),
    "exchange": (("creature", "creature"),),
    "call": (("creature", "creature"), ("n", "discounts")),
    "retreat": (("space", "space"), ("n", "units")),
    "give": (("slot", "slot"),),
    "raze": (("slot", "slot"),),
    "found": (("isle", "isle"),),
    "at-sea": (("sea", "sea"),),
    "at-isle": (("isle", "isle"),),
    "change": (("slot", "slot"), ("building", "into")),
    "rob": (("seat", "seat"),),
    "copy": (("creature", "creature"),),
    "sell-fleet": (("sea", "sea"),),
    "sell-troop": (("isle", "isle"),),
    "push": (("sea", "sea"), ("sea", "to")),
    "push-off": (("sea", "sea"),),
    "pick": (("sea", "sea"),),
}
ENDINGS = ("end", "stop", "stay")


class Cyclades(Way):
    game = "cyclades"
    verbs = True

    def parts(self, offer: Offer) -> list[str]:
        found = []
        for kind, value in PARTS.get(offer["kind"], ()):
            name = str(offer["values"][value])
            if kind == "space":
                kind = "isle" if name.startswith("N") else "sea"
            found.append(f"{kind}:{name}")
        return found

    def start(self, player: Player, offer: Offer) -> bool:
        if offer["kind"] == "bid":
            label = (
                player.words["web-cyclades-bid-chip"]
                .replace("{ $gold }", str(offer["values"]["gold"]))
                .replace("{ $god }", player.words[f"god-{offer['values']['god']}"])
            )
            player.page.get_by_role("button", name=label, exact=True).click()
            return True
        if offer["kind"] == "call":
            same = [
                one
                for one in player.decision["actions"]
                if one["kind"] == "call" and one["values"]["creature"] == offer["values"]["creature"]
            ]
            creature = player.thing(f"creature:{offer['values']['creature']}")
            creature.locator("button.way").nth([one["text"] for one in same].index(offer["text"])).click()
            return True
        return False

    def point(self, player: Player, target: str) -> bool:
        kind, name = target.split(":", 1)
        if kind in ("building", "position"):
            label = player.words.get(f"building-{name}", name)
            player.options.filter(has_text=re.compile(rf"{re.escape(label)}", re.IGNORECASE)).first.click()
            return True
        if kind == "seat":
            player.page.locator("section.card.lit button.take").first.click()
            return True
        return super().point(player, target)

    def sensible(self, player: Player) -> Offer:
        decision = player.decision
        actions: list[Offer] = decision["actions"]
        bids = [one for one in actions if one["kind"] == "bid" and one["hint"].get("left", 0) >= 1]
        if bids:
            return min(bids, key=lambda one: one["values"]["gold"])
        ending = next((one for one in actions if one["kind"] in ENDINGS), None)
        if decision["kind"] == "GodTurn":
            turn = json.dumps(player.status["aids"]["god_turn"]["god"]) + str(player.status["view"]["cycle"])
            player.turns[turn] = player.turns.get(turn, 0) + 1
            wanted = ("build", "troop", "fleet", "priest", "philosopher")
            useful = [one for one in actions if one["kind"] in wanted and one["hint"].get("price", 0) <= 2]
            if useful and player.turns[turn] <= 2:
                return useful[0]
        return ending or actions[0]


CYCLADES = Cyclades()


def only_own_gold(messages: list[dict[str, Any]], running: bool = True) -> int:
    """No view that was sent shows gold of a seat other than the one it is for. How many were looked at."""
    looked = 0
    for message in messages:
        view = message.get("view")
        if not view or (running and message.get("state") == "over"):
            continue
        looked += 1
        shown = [seat["seat"] for seat in view["seats"] if seat["gold"] is not None]
        assert set(shown) <= {view["audience"]}, f"gold of seats {shown} was sent to seat {view['audience']}"
    return looked
