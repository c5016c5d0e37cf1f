"""Greedy: plans a way round its tasks and takes the action that brings it furthest along with the dice it has."""

from __future__ import annotations

from typing import Any

from aegean.bots.bot import Bot
from aegean.bots.delphi.answers import answer
from aegean.bots.delphi.turn import best_actions
from aegean.core.game import Decision, Game, View
from aegean.games.delphi.state import Delphi


class GreedyBot(Bot):
    """Thinks its own turn through to the end; beyond that it counts dice. The others are only weather to it."""

    name = "greedy"

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        state: Delphi = game.imagine(view, self.chance.copy())
        if decision.kind in ("Turn", "Act", "UseGod"):
            legal = set(decision.actions)
            for action in best_actions(state, decision.seat):
                if action in legal:
                    return action
            return decision.actions[0]
        return answer(state, decision)
