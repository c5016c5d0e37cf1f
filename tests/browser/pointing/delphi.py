"""Pointing in The Oracle of Delphi."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.browser.pointing.way import Offer, Way

if TYPE_CHECKING:
    from tests.browser.playing import Player

Parts = Callable[[dict[str, Any]], list[str]]


def one(pattern: str) -> Parts:
    """A single thing, named by the action's values."""
    return lambda values: [pattern.format(**values)]


def turned(kind: str) -> Parts:
    return lambda values: [f"{kind}:{values['face']}>{values['colour']}", f"n:{values.get('favours', 0)}"]


def piece(values: dict[str, Any]) -> list[str]:
    return [f"space:{values['space']}", f"n:{values['colour']}"]


PARTS: dict[str, Parts] = {
    "die": one("die:{face}"),
    "die-as": turned("die"),
    "free-die": turned("die"),
    "card": one("card:{face}"),
    "card-as": turned("card"),
    "free-card": turned("card"),
    "extra": one("extra:any"),
    "extra-colour": one("extra:{colour}"),
    **dict.fromkeys(("god", "step", "summon", "advance"), one("god:{god}")),
    "trade": one("trade:{god}"),
    "pray": one("equipment:prayer-of-{god}"),
    **dict.fromkeys(
        ("sail", "sail-zeus", "explore", "shrine", "offer", "fetch", "raise", "look-at"), one("space:{space}")
    ),
    **dict.fromkeys(("fight", "load"), piece),
    **dict.fromkeys(("heal", "clear"), one("injury:{colour}")),
    "discard": one("injuries:{colour1}+{colour2}+{colour3}"),
    "take": one("equipment:{equipment}"),
    "companion": one("companion:{companion}"),
    "ship": one("ship:{ship}"),
    "return": one("task:{task}-{colour}"),
    "return-shrine": one("task:shrine"),
    "return-shrine-letter": one("task:shrine-{letter}"),
    "colour": one("colour:{player}"),
}
TASKS = ("shrine", "offer", "raise", "fight", "load", "fetch", "explore", "heal")
DEAR = 2  # favours that a beginner gives for one thing


class Delphi(Way):
    game = "delphi"

    def parts(self, offer: Offer) -> list[str]:
        found = PARTS.get(offer["kind"])
        return found(offer["values"]) if found else []

    def start(self, player: Player, offer: Offer) -> bool:
        if offer["kind"] in ("oracle", "favours", "look") and player.decision["kind"] == "Act":
            # the bar has the verbs of one action alike, whole sentences only where there are none
            verb = player.words[f"web-delphi-verb-{offer['kind']}"]
            found = player.options.filter(
                has=player.page.get_by_text(re.compile(f"^({re.escape(verb)}|{re.escape(offer['label'])})$"))
            )
            found.first.click()
            return True
        if offer["kind"] != "discard":
            return False
        # three cards, one click each, and the button below them
        chosen = [offer["values"][f"colour{at}"] for at in (1, 2, 3)]
        for colour in chosen:
            player.page.locator(".drama button[aria-pressed=false]").filter(
                has_text=player.words[f"godcolour-{colour}"]
            ).first.click()
        player.page.locator(".drama .ways button.primary").click()
        return True

    def point(self, player: Player, target: str) -> bool:
        kind, name = target.split(":", 1)
        if kind == "n":
            label = player.words.get(f"godcolour-{name}") or (
                name if name != "0" else player.words["web-delphi-by-apollo"]
            )
            player.options.filter(has_text=re.compile(rf"\b{re.escape(label)}\b", re.IGNORECASE)).first.click()
            return True
        if ">" in name:
            # the wheel shows the prices of the die or card that was looked at last
            player.page.mouse.move(*player.spot(f"{kind}:{name.split('>')[0]}"))
        return False

    def sensible(self, player: Player) -> Offer:
        actions: list[Offer] = player.decision["actions"]
        by_kind: dict[str, list[Offer]] = {}
        for offer in actions:
            by_kind.setdefault(offer["kind"], []).append(offer)
        if player.decision["kind"] == "Act":
            for kind in TASKS:
                if kind in by_kind:
                    return by_kind[kind][0]
            cheap = [offer for offer in by_kind.get("sail", []) if offer["values"].get("favours", 0) == 0]
            if cheap:
                return cheap[len(cheap) // 2]
            return by_kind.get("favours", actions)[0]
        for kind in ("god", "die", "card", "step", "pay", "end"):
            if kind in by_kind and (kind != "god" or len(by_kind) > 1):
                return by_kind[kind][0]
        return actions[0]


DELPHI = Delphi()
