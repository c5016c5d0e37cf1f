"""Planner: thinks its whole turn through, in several imagined worlds."""

from __future__ import annotations

from typing import Any, Final

from aegean.bots.bot import Bot
from aegean.bots.mind import Mind, mind_for
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View

# After so many worlds the worse half of the actions is dropped.
HALVINGS: Final = (2, 4, 8)


class PlannerBot(Bot):
    """Every action is judged in the same imagined worlds, so that luck favours none."""

    name = "planner"
    nodes = 1200

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.budget.start()
        return judged(mind_for(game, self.budget), view, decision, self.chance)[0][0]


def judged(mind: Mind[Any], view: View, decision: Decision, chance: Chance, keep: int = 2) -> list[tuple[int, float]]:
    """The actions that were looked at to the end with what they are worth on average, best first; at least `keep` of
    them if there are so many. Worth is on the scale of `outlook`."""
    world = mind.imagine(view, chance)
    rivals = mind.ranked(world, decision)
    totals = dict.fromkeys(rivals, 0.0)
    seen_in = 0
    for number in range(mind.worlds(decision)):
        if number:
            world = mind.imagine(view, chance)
        seen = mind.outlook(world, decision, rivals)
        if len(seen) < len(rivals):
            if number:
                break  # a world in which not all were judged would favour some
            rivals = rivals[: len(seen)]
        for action, worth in zip(rivals, seen, strict=True):
            totals[action] += worth
        seen_in += 1
        if number + 1 in HALVINGS and len(rivals) > keep:
            kept = sorted(rivals, key=lambda action: -totals[action])[: max(keep, (len(rivals) + 1) // 2)]
            rivals = [action for action in rivals if action in kept]
        if len(rivals) == 1 or mind.budget.spent():
            break
    rivals.sort(key=lambda action: -totals[action])
    return [(action, totals[action] / seen_in) for action in rivals]
