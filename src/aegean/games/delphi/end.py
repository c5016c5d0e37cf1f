"""End of the game (R-DEL-223 to R-DEL-231, 308, 311)."""

from __future__ import annotations

from aegean.games.delphi.state import Delphi


def standing(state: Delphi, seat: int) -> tuple[int, int, int, int]:
    """R-DEL-228 to R-DEL-231: on Zeus, then oracle cards, then favours; of the others first their completed tasks."""
    home = state.arrived >> seat & 1
    return (home, 0 if home else state.completed(seat), state.card_count(seat), state.favours[seat])


def finish(state: Delphi) -> None:
    """Places, and the way it ended; equal players share a place."""
    standings = [standing(state, seat) for seat in range(state.players)]
    state.places = [1 + sum(other > mine for other in standings) for mine in standings]
    state.reason = reason(state, standings)
    state.agenda.clear()
    state.say("match-ends", {"reason": state.reason})
    for place, seat in sorted((place, seat) for seat, place in enumerate(state.places)):
        state.say("final-place", {"place": place, "seat": seat, "tasks": state.completed(seat)})


def reason(state: Delphi, standings: list[tuple[int, int, int, int]]) -> str:
    shared = state.places.count(1) > 1
    if not state.arrived:
        return "limit-shared" if shared else "limit"
    if state.arrived.bit_count() == 1:
        return "zeus"
    if shared:
        return "shared"
    cards = sorted((mine[2] for mine in standings if mine[0]), reverse=True)
    return "oracle-cards" if cards[0] > cards[1] else "favours"
