"""Planner: thinks its whole turn through, in several imagined worlds, and lets the others answer."""

from __future__ import annotations

from typing import Any, Final

from aegean.bots.bot import Bot
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
        return judged(mind_for(game, self.budget), view, decision, self.chance)[0][0]


def judged(mind: Mind[Any], view: View, decision: Decision, chance: Chance, keep: int = 2) -> list[tuple[int, float]]:
    """The actions that were looked at to the end with what they are worth on average, best first; at least `keep` of
    them if there are so many. Worth is what `outlook` says: the game's own scale, or a chance to win."""
    world = mind.imagine(view, chance)
    rivals = mind.ranked(world, decision)[: mind.width]
    totals = dict.fromkeys(rivals, 0.0)
    seen_in = 0
    for number in range(mind.worlds(decision)):
        if number:
            world = mind.imagine(view, chance)
        seen = outlook(mind, world, decision, rivals)
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


def outlook(mind: Mind[Any], world: Any, decision: Decision, actions: list[int]) -> list[float]:
    """How good these actions turn out for the asked seat in this world; fewer if there is no time for all."""
    known = mind.outlook(world, decision, actions)
    if known is not None:
        return known
    seen: list[float] = []
    for action in actions:
        if seen and mind.budget.spent():
            break
        state = world.copy()
        mind.game.play(state, decision.seat, action)
        mind.budget.spend()
        play_on(mind, world, state)
        seen.append(mind.chances(state)[decision.seat])
    return seen


def play_on(mind: Mind[Any], before: Any, state: Any) -> None:
    """Everybody plays by the quick policy until the round is over."""
    for _ in range(LONGEST):
        decisions = mind.game.decisions(state)
        if not decisions or mind.round_over(before, state):
            return
        decision = decisions[0]
        mind.budget.spend(mind.effort(decision))
        mind.game.play(state, decision.seat, mind.quick(state, decision, state.chance))
