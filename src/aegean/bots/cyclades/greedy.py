"""Greedy: tries every legal action on an imagined table and takes the one after which it stands best."""

from __future__ import annotations

from typing import Any

from aegean.bots.bot import Bot
from aegean.bots.budget import Budget
from aegean.bots.cyclades.auction import Market, best_offer
from aegean.bots.cyclades.lookahead import best_action
from aegean.bots.cyclades.weights import HAND, Weights
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View
from aegean.games.cyclades.offerings import payment_due, standing_offers
from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import Cyclades


class GreedyBot(Bot):
    """Looks at one action and what it begins, not at the whole turn; offerings are judged by a formula."""

    name = "greedy"

    def __init__(self, chance: Chance, budget: Budget | None = None, w: Weights = HAND) -> None:
        super().__init__(chance, budget)
        self.w = w

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        state: Cyclades = game.imagine(view, self.chance)
        guess_purses(state, view)
        return greedy_choice(state, decision, self.w)


def greedy_choice(state: Cyclades, decision: Decision, w: Weights) -> int:
    if len(decision.actions) == 1:
        return decision.actions[0]
    if decision.kind == "PlaceMarker":
        return best_offer(state, decision.seat, decision.actions, Market(state, w))
    return best_action(state, decision.seat, decision.actions, w)


def guess_purses(state: Cyclades, view: View) -> None:
    """One imagined purse is a lottery ticket; what a seat got in this cycle and a little more is the better guess."""
    offering = any(frame[0] == "Offerings" for frame in view["agenda"])
    for seat, mat in enumerate(view["seats"]):
        if mat["gold"] is None and mat["out"] is None:
            if offering:
                due = payment_due(state, standing_offers(state, seat, NONE), mat["priests"])
                state.gold[seat] = max(due, mat["revenue_paid"] + 2)
            else:
                state.gold[seat] = mat["revenue_paid"] // 2 + 1
