"""Searcher: information-set Monte Carlo tree search that begins with what Planner thinks.

Every iteration plays one line in an imagined world: down the tree by upper confidence bounds, then on by the quick
policy to the end of the round, where `chances` judges for all seats. The tree is about what was decided, whatever the
world. An action meets the same worlds in the same order as every other one, so that luck favours none."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from aegean.bots.bot import Bot
from aegean.bots.mind import Mind, mind_for
from aegean.bots.planner import judged
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View

# Of the budget so much goes to the first judgement, which orders the actions and is what they start with.
FIRST_LOOK: Final = 0.35
# So many of the actions that Planner likes best are searched; it is sure that the others are worse.
MOST: Final = 8
# An action that Planner thinks this much worse than the best, as a chance to win, is not searched either.
HOPELESS: Final = 0.12
# Planner's judgement counts like so many play-outs.
TRUST: Final = 8
# How much an action gains by having been tried little.
CURIOSITY: Final = 0.12
# At a node of the tree another action is tried when it was visited this often, times the square of their number.
WIDENING: Final = 6
# No more actions than that are tried at a node below the root.
BRANCHES: Final = 3
# A play-out that comes to no end of a round stops after so many decisions.
LONGEST: Final = 120
# Nodes that a line costs besides what is tried on it: a world, its copy, and what is judged at its end.
LINE: Final = 3
NO_ACTION: Final = -1


class SearcherBot(Bot):
    name = "searcher"
    nodes = 12_000

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.budget.start()
        return search(mind_for(game, self.budget), view, decision, self.chance)


class Node:
    """What is known about having come here: how often, and the chances of all seats that it led to, added up."""

    def __init__(self, players: int) -> None:
        self.visits = 0.0
        self.totals = [0.0] * players
        self.met = 0  # times it could have been chosen
        self.children: dict[int, Node] = {}

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits

    def add(self, chances: list[float]) -> None:
        self.visits += 1.0
        for seat, chance in enumerate(chances):
            self.totals[seat] += chance


def search(mind: Mind[Any], view: View, decision: Decision, chance: Chance) -> int:
    """The action that was tried most."""
    seat, budget = decision.seat, mind.budget
    mind.budget = budget.within(share=FIRST_LOOK)
    known = judged(mind, view, decision, chance, MOST)
    budget.spend(mind.budget.used)
    mind.budget = budget
    world = mind.imagine(view, chance)
    worth = mind.worth_of_one(world, seat)
    best = known[0][1]
    rivals = [action for action, each in known[:MOST] if worth * (best - each) < HOPELESS]
    if len(rivals) == 1:
        return rivals[0]
    tree = Tree(mind, decision, world)
    now = mind.chances(world)
    for action, each in known[: len(rivals)]:
        node = tree.root.children[action] = Node(len(now))
        node.visits = float(TRUST)
        node.totals = [TRUST * share for share in now]
        node.totals[seat] -= TRUST * worth * (best - each)
    worlds: list[Any] = [world]
    tried = dict.fromkeys(rivals, 0)
    while not budget.spent():
        action = tree.choose_first(rivals)
        if tried[action] == len(worlds):
            worlds.append(mind.imagine(view, chance))
        tree.grow(worlds[tried[action]].copy(), action)
        tried[action] += 1
    return max(rivals, key=lambda action: (tree.root.children[action].visits, -rivals.index(action)))


class Tree:
    def __init__(self, mind: Mind[Any], decision: Decision, before: Any) -> None:
        self.mind = mind
        self.decision = decision
        self.before = before
        self.root = Node(0)

    def choose_first(self, rivals: list[int]) -> int:
        """Progressive widening in Planner's order, then the upper confidence bound."""
        children = self.root.children
        self.root.met += 1
        open_now = rivals[: 2 + int(sqrt(self.root.met))]
        seat = self.decision.seat
        wide = log(1.0 + sum(children[action].visits for action in open_now))
        return max(
            open_now,
            key=lambda action: children[action].mean(seat) + CURIOSITY * sqrt(wide / children[action].visits),
        )

    def grow(self, state: Any, action: int) -> None:
        """One line from the root to the end of the round, and what it taught; a line that is not finished in time
        has taught nothing."""
        mind, game, budget = self.mind, self.mind.game, self.mind.budget
        game.play(state, self.decision.seat, action)
        budget.spend(LINE)
        path = [self.root.children[action]]
        fresh = NO_ACTION  # what the last node of the path has not been followed by before
        for _ in range(LONGEST):
            decisions = game.decisions(state)
            if not decisions or mind.round_over(self.before, state):
                break
            if budget.spent():
                return
            decision = decisions[0]
            if fresh == NO_ACTION and len(decision.actions) > 1:
                action = choose_next(mind, path[-1], state, decision)
                if action in path[-1].children:
                    path.append(path[-1].children[action])
                else:
                    fresh = action
            else:
                action = mind.quick(state, decision, state.chance)
            game.play(state, decision.seat, action)
        chances = mind.chances(state)
        if fresh != NO_ACTION:
            leaf = path[-1].children[fresh] = Node(len(chances))
            path.append(leaf)
        for node in path:
            node.add(chances)


def choose_next(mind: Mind[Any], node: Node, state: Any, decision: Decision) -> int:
    """Somebody's choice on the way down: a new action when the node was visited often enough, else the one with the
    highest upper confidence bound for whoever chooses. What cannot be done in this world is no choice."""
    known = [action for action in node.children if action in decision.actions]
    for action in known:
        node.children[action].met += 1
    if len(known) <= int(sqrt(node.visits / WIDENING)) and len(known) < BRANCHES:
        for action in mind.sketch(state, decision, state.chance):
            if action not in node.children:
                return action
    if not known:
        return mind.quick(state, decision, state.chance)
    return max(known, key=lambda action: bound(node.children[action], decision.seat))


def bound(node: Node, seat: int) -> float:
    return node.mean(seat) + CURIOSITY * sqrt(log(1.0 + node.met) / node.visits)
