"""The choice of a bot that thinks its own turn through: dice and gods by a search, everything else by its worth."""

from __future__ import annotations

from typing import Final

from aegean.bots.budget import Budget
from aegean.bots.delphi.answers import answer
from aegean.bots.delphi.turn import Search
from aegean.bots.delphi.worth import Scale
from aegean.core.game import Decision
from aegean.games.delphi.state import Delphi

# Where a seat chooses what to do with its dice, cards and gods.
OWN_TURN: Final = ("Turn", "Act", "UseGod")


def ranked_actions(state: Delphi, decision: Decision, scale: Scale, budget: Budget | None = None) -> list[int]:
    """The legal actions of an own turn that lead somewhere, best first."""
    worths = Search(state, decision.seat, scale, budget).worths()
    legal = set(decision.actions)
    return [action for action in sorted(worths, key=lambda action: -worths[action]) if action in legal]


def best_choice(state: Delphi, decision: Decision, scale: Scale, budget: Budget | None = None) -> int:
    if len(decision.actions) == 1:
        return decision.actions[0]
    if decision.kind in OWN_TURN:
        ranked = ranked_actions(state, decision, scale, budget)
        return ranked[0] if ranked else decision.actions[0]
    return answer(state, decision, scale)
