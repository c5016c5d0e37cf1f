"""Greedy: plans a way round its tasks and takes the action that brings it furthest along with the dice it has."""

from __future__ import annotations

from typing import Any

from aegean.bots.bot import Bot
from aegean.bots.delphi.choice import best_choice
from aegean.bots.delphi.scales import GREEDY
from aegean.core.game import Decision, Game, View


class GreedyBot(Bot):
    """Thinks its own turn through to the end; beyond that it counts dice. The others are only weather to it."""

    name = "greedy"

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        return best_choice(game.imagine(view, self.chance.copy()), decision, GREEDY)
