"""The tree search: play-outs overrule a first judgement that is wrong, and nothing is learned from half a line."""

from __future__ import annotations

import pytest

from aegean.bots.budget import Budget
from aegean.bots.cyclades.mind import CycladesMind
from aegean.bots.searcher import Node, Tree, choose_next, search
from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.state import Cyclades
from tests.bots.positions import PUZZLES
from tests.bots.test_planner import played, stream
from tests.compiling import interpreted_only


class Undecided(CycladesMind):
    """To whom all actions look the same at first."""

    def outlook(self, world: Cyclades, decision: Decision, actions: list[int]) -> list[float]:
        return [0.0] * len(actions)


@interpreted_only
def test_play_outs_find_what_the_first_look_did_not_see() -> None:
    """Ending the turn comes first on the list and looks as good as anything, but it does not win."""
    puzzle = next(each for each in PUZZLES if each.name == "an undefended metropolis")
    position = puzzle.build()
    decision = GAME.decisions(position.state)[0]
    assert GAME.action_text(position.state, decision.actions[0]) == "end"
    lines = set()
    for nodes in (8000, 1):
        budget = Budget(nodes=nodes)
        budget.start()
        mind = Undecided(GAME, budget)
        action = search(mind, GAME.view(position.state, decision.seat), decision, stream("search"))
        lines.add((nodes, GAME.action_text(position.state, action) == "end"))
    assert lines == {(8000, False), (1, True)}


def test_a_line_that_is_not_finished_in_time_teaches_nothing() -> None:
    state = played(4, 0)
    decision = GAME.decisions(state)[0]
    mind = CycladesMind(GAME, Budget(nodes=3))
    tree = Tree(mind, decision, state)
    action = decision.actions[0]
    tree.root.children[action] = Node(4)
    tree.grow(state.copy(), action)
    assert tree.root.children[action].visits == 0
    mind.budget = Budget(nodes=100_000)
    tree.grow(state.copy(), action)
    assert tree.root.children[action].visits == 1
    assert sum(tree.root.children[action].totals) == pytest.approx(1.0)


def test_what_cannot_be_done_in_this_world_is_no_choice() -> None:
    """Worlds differ in hidden gold, so an offer that the tree knows may be too dear here."""
    state = played(4, 40)
    decision = GAME.decisions(state)[0]
    mind = CycladesMind(GAME)
    node = Node(4)
    node.visits = 1.0
    node.children = {-1: Node(4)}
    node.children[-1].add([1.0, 1.0, 1.0, 1.0])
    assert choose_next(mind, node, state, decision) in decision.actions


def test_a_node_widens_as_it_is_visited() -> None:
    state = played(4, 40)
    decision = GAME.decisions(state)[0]
    mind = CycladesMind(GAME)
    best, second, *_ = mind.sketch(state, decision, Chance(bytes(32)))
    node = Node(4)
    node.visits = 2.0
    assert choose_next(mind, node, state, decision) == best
    node.children[best] = Node(4)
    node.children[best].add([0.25] * 4)
    assert choose_next(mind, node, state, decision) == best
    node.visits = 40.0
    assert choose_next(mind, node, state, decision) == second


@pytest.mark.parametrize("kind", ["GodTurn", "PlaceMarker"])
def test_looking_for_another_action_is_paid_for(kind: str) -> None:
    state, decision = asked(kind)
    mind = CycladesMind(GAME)
    choose_next(mind, Node(4), state, decision)
    assert mind.budget.used >= min(5, len(decision.actions))


def test_a_node_that_knows_enough_looks_for_no_more() -> None:
    """However often it is visited: to look costs as much as playing a good part of the line."""
    state, decision = asked("GodTurn")
    node = Node(4)
    node.visits = 10_000.0
    for action in decision.actions[:3]:
        node.children[action] = Node(4)
        node.children[action].add([0.25] * 4)
    mind = CycladesMind(GAME)
    assert choose_next(mind, node, state, decision) in node.children
    assert mind.budget.used == 0


def test_lines_that_end_at_once_are_paid_for() -> None:
    """Where a seat is the last of a round, a line is one action long; its world and its judgement cost more."""
    state, decision = asked("GodTurn")
    mind = AtTheEnd(GAME, Budget(nodes=10_000))
    tree = Tree(mind, decision, state)
    tree.root.children[decision.actions[0]] = Node(4)
    tree.grow(state.copy(), decision.actions[0])
    assert mind.budget.used >= 3


class AtTheEnd(CycladesMind):
    """To whom every line is over at once."""

    def round_over(self, before: Cyclades, after: Cyclades) -> bool:
        return True


def asked(kind: str) -> tuple[Cyclades, Decision]:
    """A position in which somebody has a choice of this kind."""
    for decisions in range(40, 80):
        state = played(4, decisions)
        decision = GAME.decisions(state)[0]
        if decision.kind == kind and len(decision.actions) > 3:
            return state, decision
    raise AssertionError(kind)
