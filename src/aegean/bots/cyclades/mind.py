"""What a search knows of Cyclades."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from aegean.bots.budget import Budget
from aegean.bots.cyclades.auction import Market, rated_offers
from aegean.bots.cyclades.greedy import greedy_choice, guess_purses
from aegean.bots.cyclades.haggle import Haggle
from aegean.bots.cyclades.lookahead import promising, rated_actions
from aegean.bots.cyclades.purses import draw_purses
from aegean.bots.cyclades.turn import TurnPlan, answer_worth
from aegean.bots.cyclades.value import value
from aegean.bots.cyclades.weights import PLAYED, Weights
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
SKETCHED: Final = 3
# The formula for all offers of an auction takes as long as so many actions tried.
AUCTION: Final = 5
# What one gold piece of value adds to the logarithm of the odds: the likeliest for 300 matches each of Greedy bots.
SHARPNESS_TWO: Final = 0.0225
SHARPNESS_MORE: Final = 0.04


def sharpness(state: Cyclades) -> float:
    return SHARPNESS_TWO if state.players == 2 else SHARPNESS_MORE


class CycladesMind(Mind[Cyclades]):
    def __init__(self, game: Game[Cyclades], budget: Budget | None = None) -> None:
        super().__init__(game, budget)
        self.guessed: Cyclades | None = None
        self.haggle: Haggle | None = None

    def habits(self, state: Cyclades) -> Weights:
        """By what everybody plays on in play-outs."""
        return PLAYED

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
        values = [value(state, seat, PLAYED) if state.alive(seat) else -1000.0 for seat in range(state.players)]
        best = max(values)
        odds = [exp(sharpness(state) * (worth - best)) for worth in values]
        return [part / sum(odds) for part in odds]

    def ranked(self, state: Cyclades, decision: Decision) -> list[int]:
        if decision.kind == "PlaceMarker":
            return self.bargain(decision).candidates(decision.actions)[:OFFERS]
        return promising(state, decision.seat, decision.actions)

    def quick(self, state: Cyclades, decision: Decision, chance: Chance) -> int:
        self.spend_on(decision)
        return greedy_choice(state, decision, self.habits(state))

    def spend_on(self, decision: Decision) -> None:
        """Offers are judged by a formula, everything else by trying it."""
        self.budget.spend(AUCTION if decision.kind == "PlaceMarker" else len(decision.actions))

    def sketch(self, state: Cyclades, decision: Decision, chance: Chance) -> list[int]:
        self.spend_on(decision)
        w = self.habits(state)
        if decision.kind == "PlaceMarker":
            rated = rated_offers(state, decision.seat, decision.actions, Market(state, w))
        else:
            rated = rated_actions(state, decision.seat, decision.actions, w)
        rated.sort(key=lambda each: -each[0])
        return [action for _, action in rated[:SKETCHED]] or decision.actions[-1:]

    def worth_of_one(self, state: Cyclades, seat: int) -> float:
        now = self.chances(state)[seat]
        return sharpness(state) * now * (1.0 - now)

    def own_turn(self, before: Cyclades, after: Cyclades, seat: int) -> bool:
        return before.cycle == after.cycle and any(
            isinstance(frame, (GodTurn, PlaceMarker)) and frame.seat == seat for frame in after.agenda
        )

    def round_over(self, before: Cyclades, after: Cyclades) -> bool:
        return after.cycle > before.cycle

    def at_rest(self, decision: Decision) -> bool:
        return decision.kind in ("GodTurn", "PlaceMarker")

    def shows_late(self, decision: Decision) -> bool:
        return decision.kind == "PlaceMarker"

    def worlds(self, decision: Decision) -> int:
        return WORLDS if decision.kind == "PlaceMarker" else 1

    def outlook(self, world: Cyclades, decision: Decision, actions: list[int]) -> list[float]:
        seat, budget = decision.seat, self.budget
        frame: Any = world.agenda[-1]
        if isinstance(frame, GodTurn):
            turn = TurnPlan(seat, PLAYED, budget, WIDTH)
            turn.think(world)
            return [turn.found.get(action, float("-inf")) for action in actions]
        found: list[float] = []
        for action in actions:
            if found and budget.spent():
                break
            if isinstance(frame, PlaceMarker):
                found.append(self.bargain(decision).outlook(world, action))
            else:
                found.append(answer_worth(world, seat, action, PLAYED, budget, LATER_WIDTH))
        return found

    def bargain(self, decision: Decision) -> Haggle:
        if self.haggle is None:
            assert self.guessed is not None
            self.haggle = Haggle(self.guessed, decision.seat, PLAYED, self.budget, LATER_WIDTH)
        return self.haggle
