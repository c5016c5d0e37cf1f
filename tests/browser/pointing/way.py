"""What a game has to say about pointing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.browser.playing import Player

Offer = dict[str, Any]


class Way:
    """The way to say actions of one game. `web/src/games/<game>/parts.ts` is its other half."""

    game = ""
    verbs = False  # where a thing may be meant for several kinds of action, its verb is taken first

    def parts(self, offer: Offer) -> list[str]:
        """What one points at to say an action, one after the other; [] if it has a button of its own."""
        raise NotImplementedError

    def start(self, player: Player, offer: Offer) -> bool:
        """Say an action that is said in another way than by its parts. False: it is not."""
        return False

    def point(self, player: Player, target: str) -> bool:
        """Point at something that is no thing of the table. False: it is one."""
        kind, name = target.split(":", 1)
        if kind != "n":
            return False
        number = player.page.locator(f'[data-options] button[data-digit="{name}"]')
        (number if number.count() else player.options.filter(has_text=re.compile(rf"\b{name}\b"))).first.click()
        return True

    def sensible(self, player: Player) -> Offer:
        """An action that a beginner might choose."""
        raise NotImplementedError
