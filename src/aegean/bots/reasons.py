"""Why somebody may have done something, in words: a sentence of the catalogue and what fills it.

A reason follows from a view and the action alone, not from what a bot thought. So the same sentence serves every
bot, the log and the hint; and a reason made from the spectators' view can be shown to everybody, because it knows no
more than everybody does."""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any, Final

from aegean.core.events import Value
from aegean.core.game import Decision, Game, View


class Reason:
    """`key` is a sentence of the catalogue (`reason-...`). Its subject is the action, not the player."""

    def __init__(self, key: str, values: dict[str, Value] | None = None) -> None:
        self.key = key
        self.values: dict[str, Value] = values or {}


def percent(chance: float) -> int:
    """What is not certain is not called so."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


_GAMES: Final = {
    "cyclades": "aegean.bots.cyclades.reasons:reason",
    "delphi": "aegean.bots.delphi.reasons:reason",
}


def reason_for(game: Game[Any], view: View, decision: Decision, action: int) -> Reason:
    """What speaks for this action of the seat that is asked. Of the decision only the seat is looked at: the list of
    legal actions may tell what the audience of the view must not know (what lies in a purse)."""
    place = _GAMES.get(game.name)
    if place is None:
        return Reason("reason-judgement")
    reason: Callable[[Game[Any], View, int, int], Reason] = resolve_name(place)
    return reason(game, view, decision.seat, action)
