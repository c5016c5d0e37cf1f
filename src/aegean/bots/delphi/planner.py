"""Planner: Greedy's search of the whole turn, with worths that were fitted to the rounds positions really took.

Looking one turn further, over even rolls, brought nothing that could be measured: the worths say it already. So it
needs no imagined worlds, and the generic planner, which compares actions in such worlds, is not what it builds on."""

from __future__ import annotations

from typing import Any

from aegean.bots.bot import Bot
from aegean.bots.delphi.choice import best_choice
from aegean.bots.delphi.scales import PLANNER
from aegean.core.game import Decision, Game, View


class PlannerBot(Bot):
    """A node is one action tried on the model of the turn; what is left of the budget goes unused."""

    name = "planner"
    nodes = 4000

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.budget.start()
        return best_choice(game.imagine(view, self.chance.copy()), decision, PLANNER, self.budget)
