"""The end of the game and the places (R-CYC-209 to R-CYC-215, 306, 308)."""

from __future__ import annotations

from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import Cyclades


def end_of_cycle(state: Cyclades) -> bool:
    """R-CYC-209, 210: does the match end now?"""
    target = state.target()
    qualified = [seat for seat in range(state.players) if state.metropolis_count(seat) >= target]
    if qualified:
        finish(state, qualified)
        return True
    if state.switches.cycle_limit and state.cycle >= state.switches.cycle_limit:
        finish(state, [])
        return True
    return False


def finish(state: Cyclades, qualified: list[int]) -> None:
    """R-CYC-211 to R-CYC-214, 308: places of all; the reason says what decided."""
    rank = {seat: _standing(state, seat, seat in qualified, not qualified) for seat in range(state.players)}
    order = sorted(rank, key=lambda seat: rank[seat], reverse=True)
    state.places = [0] * state.players
    for seat in order:
        state.places[seat] = 1 + sum(1 for other in order if rank[other] > rank[seat])
    winners = state.places.count(1)
    if len(qualified) == 1:
        state.reason = "metropolises"
    elif winners > 1:
        state.reason = "shared" if qualified else "limit-shared"
    elif not qualified:
        state.reason = "limit"
    else:
        best, second = rank[order[0]], rank[order[1]]
        state.reason = "richest" if best[1:3] != second[1:3] else "turn-order"
        if state.switches.metropolises_first and best[1] != second[1]:
            state.reason = "most-metropolises"
    if not qualified and winners == 1 and state.switches.tie_by_turn_order:
        best, second = rank[order[0]], rank[order[1]]
        if best[1:3] == second[1:3]:
            state.reason = "limit-turn-order"
    _close(state)


def _standing(state: Cyclades, seat: int, qualified: bool, at_limit: bool) -> tuple[int, int, int, int]:
    """Larger is better: qualified, metropolises (where they count), gold, turn order (where it breaks a tie to win)."""
    if seat in state.fallen:
        return (-1, state.fallen.index(seat), 0, 0)
    metropolises = state.metropolis_count(seat)
    if qualified and not state.switches.metropolises_first:
        metropolises = 0
    early = 0
    if state.switches.tie_by_turn_order and (qualified or at_limit):
        spaces = [
            space
            for space, marker in enumerate(state.turn_track)
            if marker != NONE and state.marker_seat(marker) == seat
        ]
        early = -min(spaces, default=99)
    return (1 if qualified else 0, metropolises, state.gold[seat], early)


def last_player(state: Cyclades, seat: int) -> None:
    """R-CYC-306: everybody else is out."""
    rank = {other: _standing(state, other, other == seat, False) for other in range(state.players)}
    state.places = [1 + sum(1 for other in rank if rank[other] > rank[seat_]) for seat_ in range(state.players)]
    state.reason = "last-player"
    _close(state)


def _close(state: Cyclades) -> None:
    state.agenda.clear()
    state.say("match-ends", {"reason": state.reason})
    for seat in range(state.players):
        state.say("final-place", {"seat": seat, "place": state.places[seat], "gold": state.gold[seat]})
