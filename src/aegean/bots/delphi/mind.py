"""What analysis knows of The Oracle of Delphi: a race, so chances follow from the rounds that everybody still needs."""

from __future__ import annotations

from math import exp

from aegean.bots.delphi.answers import Judge
from aegean.bots.delphi.choice import OWN_TURN, best_choice, ranked_actions
from aegean.bots.delphi.race import rounds_left, spread
from aegean.bots.delphi.scales import PLANNER, QUICK
from aegean.bots.delphi.turn import Search
from aegean.bots.mind import Mind
from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.games.delphi.state import Delphi


class DelphiMind(Mind[Delphi]):
    def chances(self, state: Delphi) -> list[float]:
        if state.places:
            winners = state.places.count(1)
            return [1 / winners if place == 1 else 0.0 for place in state.places]
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
        return best_choice(state, decision, QUICK)

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
