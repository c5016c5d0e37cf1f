"""Planner: thinks its whole turn through, in several imagined worlds, and lets the others answer."""

from __future__ import annotations

from typing import Any, Final

from aegean.bots.bot import Bot
from aegean.bots.budget import Budget
from aegean.bots.mind import Mind, mind_for
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View

# After so many worlds the worse half of the actions is dropped.
HALVINGS: Final = (2, 4, 8)
# A play-out that comes to no end of a round stops after so many decisions.
LONGEST: Final = 60


class PlannerBot(Bot):
    """Every action is judged in the same imagined worlds, so that luck favours none."""

    name = "planner"
    nodes = 1200

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.budget.start()
        return plan(mind_for(game), view, decision, self.chance, self.budget)


def plan(mind: Mind[Any], view: View, decision: Decision, chance: Chance, budget: Budget) -> int:
    """The action that is best on average; of equal ones the more promising."""
    world = mind.imagine(view, chance)
    rivals = mind.ranked(world, decision)[: mind.width]
    totals = dict.fromkeys(rivals, 0.0)
    worlds = mind.worlds(decision)
    for number in range(worlds):
        if number:
            world = mind.imagine(view, chance)
        seen = outlook(mind, world, decision, rivals, budget)
        if len(seen) < len(rivals):
            if number == 0:
                return rivals[seen.index(max(seen))]
            break  # a world in which not all were judged would favour some
        for action, worth in zip(rivals, seen, strict=True):
            totals[action] += worth
        if number + 1 in HALVINGS and len(rivals) > 2:
            kept = sorted(rivals, key=lambda action: -totals[action])[: (len(rivals) + 1) // 2]
            rivals = [action for action in rivals if action in kept]
        if len(rivals) == 1 or budget.spent():
            break
    return max(rivals, key=lambda action: totals[action])


def outlook(mind: Mind[Any], world: Any, decision: Decision, actions: list[int], budget: Budget) -> list[float]:
    """How good these actions turn out for the asked seat in this world; fewer if there is no time for all."""
    known = mind.outlook(world, decision, actions, budget)
    if known is not None:
        return known
    seen: list[float] = []
    for action in actions:
        if seen and budget.spent():
            break
        state = world.copy()
        mind.game.play(state, decision.seat, action)
        budget.spend()
        play_on(mind, world, state, budget)
        seen.append(mind.chances(state)[decision.seat])
    return seen


def play_on(mind: Mind[Any], before: Any, state: Any, budget: Budget) -> None:
    """Everybody plays by the quick policy until the round is over."""
    for _ in range(LONGEST):
        decisions = mind.game.decisions(state)
        if not decisions or mind.round_over(before, state):
            return
        decision = decisions[0]
        mind.game.play(state, decision.seat, mind.quick(state, decision, state.chance))
        budget.spend()
