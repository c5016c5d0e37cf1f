"""What a search knows of Cyclades."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from aegean.bots.budget import Budget
from aegean.bots.cyclades.auction import Market, best_offer
from aegean.bots.cyclades.greedy import guess_purses
from aegean.bots.cyclades.haggle import Haggle
from aegean.bots.cyclades.lookahead import best_action, promising
from aegean.bots.cyclades.purses import draw_purses
from aegean.bots.cyclades.turn import TurnPlan, answer_worth
from aegean.bots.cyclades.value import value
from aegean.bots.cyclades.weights import played_weights
from aegean.bots.mind import Mind
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.offerings import PlaceMarker
from aegean.games.cyclades.state import Cyclades

# So many lines of a turn are followed at a time; fewer where the turn is only a guess about later.
WIDTH: Final = 5
LATER_WIDTH: Final = 2
OFFERS: Final = 12
WORLDS: Final = 8
# What one gold piece of value adds to the logarithm of the odds: the likeliest for 300 matches each of Greedy bots.
SHARPNESS_TWO: Final = 0.0225
SHARPNESS_MORE: Final = 0.04


class CycladesMind(Mind[Cyclades]):
    def __init__(self, game: Game[Cyclades]) -> None:
        super().__init__(game)
        self.width = 1000  # a turn is thought through once for all its actions
        self.guessed: Cyclades | None = None
        self.haggle: Haggle | None = None

    def imagine(self, view: View, chance: Chance) -> Cyclades:
        state = self.game.imagine(view, chance)
        if self.guessed is None:
            # The first world is the likeliest one; the haggling compares all others with it.
            guess_purses(state, view)
            self.guessed = state
            return state
        draw_purses(state, view, chance)
        return state

    def chances(self, state: Cyclades) -> list[float]:
        if state.places:
            winners = state.places.count(1)
            return [1 / winners if place == 1 else 0.0 for place in state.places]
        w = played_weights(state.players)
        values = [value(state, seat, w) if state.alive(seat) else -1000.0 for seat in range(state.players)]
        best = max(values)
        sharpness = SHARPNESS_TWO if state.players == 2 else SHARPNESS_MORE
        odds = [exp(sharpness * (worth - best)) for worth in values]
        return [part / sum(odds) for part in odds]

    def ranked(self, state: Cyclades, decision: Decision) -> list[int]:
        if decision.kind == "PlaceMarker":
            return self.bargain(decision).candidates(decision.actions)[:OFFERS]
        return promising(state, decision.seat, decision.actions)

    def quick(self, state: Cyclades, decision: Decision, chance: Chance) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        w = played_weights(state.players)
        if decision.kind == "PlaceMarker":
            return best_offer(state, decision.seat, decision.actions, Market(state, w))
        return best_action(state, decision.seat, decision.actions, w)

    def own_turn(self, before: Cyclades, after: Cyclades, seat: int) -> bool:
        return before.cycle == after.cycle and any(
            isinstance(frame, (GodTurn, PlaceMarker)) and frame.seat == seat for frame in after.agenda
        )

    def round_over(self, before: Cyclades, after: Cyclades) -> bool:
        return after.cycle > before.cycle

    def worlds(self, decision: Decision) -> int:
        return WORLDS if decision.kind == "PlaceMarker" else 1

    def outlook(self, world: Cyclades, decision: Decision, actions: list[int], budget: Budget) -> list[float] | None:
        seat = decision.seat
        w = played_weights(world.players)
        frame: Any = world.agenda[-1]
        if isinstance(frame, PlaceMarker):
            haggle = self.bargain(decision)
            if haggle.budget is not budget:
                budget.spend(haggle.budget.used)  # what ranking the offers took
                haggle.budget = budget
            return [haggle.outlook(world, action) for action in actions]
        if isinstance(frame, GodTurn):
            turn = TurnPlan(seat, w, budget, WIDTH)
            turn.think(world)
            return [turn.found.get(action, float("-inf")) for action in actions]
        return [answer_worth(world, seat, action, w, budget, LATER_WIDTH) for action in actions]

    def bargain(self, decision: Decision) -> Haggle:
        if self.haggle is None:
            assert self.guessed is not None
            w = played_weights(self.guessed.players)
            self.haggle = Haggle(self.guessed, decision.seat, w, Budget(), LATER_WIDTH)
        return self.haggle
