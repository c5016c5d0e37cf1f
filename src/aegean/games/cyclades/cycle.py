"""The cycle (R-CYC-026, 027): creature track, gods, revenue, offerings, actions, end check."""

from __future__ import annotations

from aegean.games.cyclades.creature_track import update_track
from aegean.games.cyclades.end import end_of_cycle
from aegean.games.cyclades.god_turn import Actions
from aegean.games.cyclades.gods import order_gods
from aegean.games.cyclades.offerings import Offerings
from aegean.games.cyclades.revenue import pay_revenue
from aegean.games.cyclades.state import Automatic, Cyclades


class NextCycle(Automatic):
    """The bottom of the agenda: ends the match or begins the next cycle."""

    def run(self, state: Cyclades) -> None:
        if state.cycle and end_of_cycle(state):
            return
        state.cycle += 1
        state.say("cycle-begins", {"cycle": state.cycle})
        state.discounts_used = [0] * state.players
        update_track(state)
        order_gods(state)
        pay_revenue(state)
        state.agenda.append(Actions())
        state.agenda.append(Offerings())
