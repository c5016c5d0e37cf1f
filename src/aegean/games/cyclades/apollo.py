"""Apollo (R-CYC-202 to R-CYC-208, 307)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import AT_ISLE, first, kind_of, pack
from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import CycFrame, Cyclades
from aegean.games.cyclades.turn_track import marker_returns

APOLLO_GOLD: Final = 1
APOLLO_GOLD_ONE_ISLE: Final = 4


class ApolloTurn(CycFrame):
    """R-CYC-203, 204: gold for everybody there, and for place 1 a prosperity marker; then (R-CYC-078) the marker goes
    to the turn track. `paid` is set once the gold was given."""

    def __init__(self, place: int, paid: bool = False) -> None:
        super().__init__(NOBODY)
        self.place = place
        self.paid = paid

    def key(self) -> tuple[object, ...]:
        return (self.place, self.paid)

    def run(self, state: Cyclades) -> None:
        marker = state.apollo[self.place]
        if self.paid:
            state.agenda.pop()
            state.apollo[self.place] = NONE
            marker_returns(state, marker)
            return
        state.agenda[-1] = ApolloTurn(self.place, True)
        seat = state.marker_seat(marker)
        state.say("apollo-pays", {"seat": seat, "gold": state.receive(seat, apollo_gold(state, seat))})
        if self.place == 0 and state.markers_left and prosperity_sites(state, seat):
            state.agenda.append(PlaceProsperity(seat))


def apollo_gold(state: Cyclades, seat: int) -> int:
    return APOLLO_GOLD_ONE_ISLE if state.isle_count(seat) == 1 else APOLLO_GOLD


def prosperity_sites(state: Cyclades, seat: int) -> list[int]:
    """R-CYC-206: any isle, own ones first; with `apollo_marker_target` = own only those."""
    own = members(state.isle_mask[seat])
    if state.switches.apollo_own_isles:
        return own
    return own + [isle for isle in range(state.board.isles) if state.isle_owner[isle] != seat]


class PlaceProsperity(CycFrame):
    """R-CYC-204 to R-CYC-207, 307: the marker cannot be declined; the isle is the only decision of an Apollo turn."""

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(AT_ISLE, isle) for isle in prosperity_sites(state, seat)]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AT_ISLE:
            return Refusal("apollo-only-marker", "R-CYC-208")
        return Refusal("not-your-isle", "R-CYC-206")

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        isle = first(action)
        state.isle_markers[isle] += 1
        state.markers_left -= 1
        state.say("prosperity", {"seat": seat, "isle": state.board.isle_names[isle]})
