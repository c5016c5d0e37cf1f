"""What a search knows of The Oracle of Delphi: a race, so chances follow from the rounds that everybody still needs."""

from __future__ import annotations

from math import exp
from typing import Final

from aegean.bots.budget import Budget
from aegean.bots.delphi.answers import Judge
from aegean.bots.delphi.choice import OWN_TURN, best_choice, ranked_actions
from aegean.bots.delphi.race import rounds_left, spread
from aegean.bots.delphi.scales import PLANNER, QUICK
from aegean.bots.delphi.turn import Search
from aegean.bots.mind import Mind
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game
from aegean.games.delphi.state import Delphi

# What the quick policy tries on its own turn, on average, and how long that may take: it is not asked in between.
QUICK_NODES: Final = 100
QUICK_MS: Final = 10.0
# Counting the rounds of a seat takes about half as long as a quick choice: its routes are often known already.
COUNTED_NODES: Final = 50


class DelphiMind(Mind[Delphi]):
    def __init__(self, game: Game[Delphi], budget: Budget | None = None) -> None:
        """Of a budget in milliseconds what the last play-out may take too long is kept back."""
        if budget is not None and budget.ms is not None:
            budget = budget.within(share=max(0.5, 1 - QUICK_MS / budget.ms))
        super().__init__(game, budget)

    def chances(self, state: Delphi) -> list[float]:
        if state.places:
            winners = state.places.count(1)
            return [1 / winners if place == 1 else 0.0 for place in state.places]
        self.budget.spend(COUNTED_NODES * state.players)
        rounds = [rounds_left(state, seat, QUICK) for seat in range(state.players)]
        least, wide = min(rounds), spread(rounds)
        odds = [exp((least - each) / wide) for each in rounds]
        total = sum(odds)
        return [each / total for each in odds]

    def ranked(self, state: Delphi, decision: Decision) -> list[int]:
        if decision.kind in OWN_TURN:
            return ranked_actions(state, decision, PLANNER, self.budget) or decision.actions
        judge = Judge(state, decision.seat, PLANNER)
        return sorted(decision.actions, key=lambda action: -judge.worth(action))

    def quick(self, state: Delphi, decision: Decision, chance: Chance) -> int:
        self.budget.spend(QUICK_NODES if decision.kind in OWN_TURN else 1)
        return best_choice(state, decision, QUICK)

    def worth_of_one(self, state: Delphi, seat: int) -> float:
        """One die is a part of a round, and a round counts as much as the race is open."""
        if state.places:
            return 0.0
        chance = self.chances(state)[seat]
        rounds = [rounds_left(state, each, QUICK) for each in range(state.players)]
        return chance * (1 - chance) / (spread(rounds) * QUICK.dice_a_round)

    def own_turn(self, before: Delphi, after: Delphi, seat: int) -> bool:
        return bool(after.agenda) and after.active == seat and after.round == before.round

    def round_over(self, before: Delphi, after: Delphi) -> bool:
        return after.round > before.round

    def at_rest(self, decision: Decision) -> bool:
        return decision.kind == "Turn"

    def worlds(self, decision: Decision) -> int:
        """Nobody believes in guessed tiles: one world is like another."""
        return 1

    def outlook(self, world: Delphi, decision: Decision, actions: list[int]) -> list[float]:
        if decision.kind not in OWN_TURN:
            judge = Judge(world, decision.seat, PLANNER)
            return [judge.worth(action) for action in actions]
        worths = Search(world, decision.seat, PLANNER, self.budget).worths()
        return [worths.get(action, float("-inf")) for action in actions]
