"""Victory (R-CIV-470 to R-CIV-475, 635, 636)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.state import Civ

CULTURE_VICTORY: Final = "culture"
TECH_VICTORY: Final = "technology"
COIN_VICTORY: Final = "economy"
MILITARY_VICTORY: Final = "military"
TURN_LIMIT: Final = "limit"


def win(state: Civ, seat: int, reason: str) -> None:
    """R-CIV-474: at once. What waits on the agenda is dropped; who was first stays the winner."""
    if state.places:
        return
    finish(state, [seat], reason)


def finish(state: Civ, winners: list[int], reason: str) -> None:
    state.places = [1 if seat in winners else 1 + len(winners) for seat in range(state.players)]
    state.reason = reason
    state.agenda.clear()  # a battle that was being fought stays on the table as it was
    state.say("match-ends", {"reason": reason})
    for seat in winners:
        state.say("wins", {"seat": seat})
