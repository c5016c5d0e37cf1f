"""Bids left with the server: an ordered wish list for the offerings of one cycle."""

from __future__ import annotations

from typing import Any

from aegean.core.errors import AegeanError
from aegean.core.game import Decision
from aegean.games.cyclades.actions import BID, amount_of, first, kind_of
from aegean.games.cyclades.pieces import APOLLO, GODS, MAIN_GODS
from aegean.games.cyclades.state import Cyclades

MOST_WISHES = 8


def check_wishes(state: Cyclades, wishes: Any) -> dict[str, Any]:
    """`{"bids": [["ares", 5], ["zeus", 3]], "then": "ask" | "apollo"}`; they hold for the cycle they were left in."""
    try:
        bids = [(str(god), int(most)) for god, most in wishes["bids"]]
        then = str(wishes.get("then", "ask"))
    except (TypeError, KeyError, ValueError):
        raise AegeanError("bad-wishes") from None
    gods = GODS[:MAIN_GODS]
    if len(bids) > MOST_WISHES or then not in ("ask", "apollo") or any(g not in gods or m < 1 for g, m in bids):
        raise AegeanError("bad-wishes")
    return {"bids": [list(bid) for bid in bids], "then": then, "cycle": state.cycle}


def answer(state: Cyclades, decision: Decision, wishes: dict[str, Any]) -> int | None:
    """The least that is needed on the first wish that can still be had; then Apollo, or None: ask the player."""
    if decision.kind != "PlaceMarker" or wishes["cycle"] != state.cycle:
        return None
    for name, most in wishes["bids"]:
        offers = [a for a in decision.actions if kind_of(a) == BID and first(a) == GODS.index(name)]
        if offers and amount_of(offers[0]) <= most:
            return offers[0]
    if wishes["then"] == "apollo":
        return next((a for a in decision.actions if first(a) == APOLLO), None)
    return None
