"""What a search needs to know of a game. Everything here is about imagined states: a bot never has a true one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pkgutil import resolve_name
from typing import Any, Final, Generic

from aegean.bots.budget import Budget
from aegean.core.chance import Chance
from aegean.core.frame import S
from aegean.core.game import Decision, Game, View
from aegean.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC, Generic[S]):
    """Made anew for every decision, so it may remember what it found out about this one."""

    def __init__(self, game: Game[S], budget: Budget | None = None) -> None:
        self.game = game
        self.budget = budget if budget is not None else Budget()

    def imagine(self, view: View, chance: Chance) -> S:
        """A full state that fits the view; a game that can guess better than chance does so here."""
        return self.game.imagine(view, chance)

    @abstractmethod
    def chances(self, state: S) -> list[float]:
        """The chance of each seat to win from here; they sum to 1. Exact when the match is over."""

    @abstractmethod
    def ranked(self, state: S, decision: Decision) -> list[int]:
        """Legal actions, promising ones first; what is plainly no better than another one may be left out."""

    @abstractmethod
    def quick(self, state: S, decision: Decision, chance: Chance) -> int:
        """A sensible action at little cost, taken from the budget: how everybody plays in play-outs."""

    @abstractmethod
    def outlook(self, world: S, decision: Decision, actions: list[int]) -> list[float]:
        """How good these actions are for the asked seat when its turn is thought through, on a scale of the game's own;
        fewer, if the budget is spent."""

    @abstractmethod
    def own_turn(self, before: S, after: S, seat: int) -> bool:
        """Is `seat`, asked in `before`, still in the same turn in `after`?"""

    # --- what a game may know better

    def sketch(self, state: S, decision: Decision, chance: Chance) -> list[int]:
        """The few actions that the quick policy likes best, best first."""
        return [self.quick(state, decision, chance)]

    def worth_of_one(self, state: S, seat: int) -> float:
        """What 1 on the scale of `outlook` adds to the seat's chance to win, about."""
        return 1.0

    def round_over(self, before: S, after: S) -> bool:
        """Is `after` a point at which positions are fair to compare (all have had their turn since `before`)?
        Play-outs stop there, or after a number of decisions."""
        return False

    def at_rest(self, decision: Decision) -> bool:
        """Is nobody in the middle of an action where this is asked, so that `chances` are fair?"""
        return True

    def shows_late(self, decision: Decision) -> bool:
        """Does what is chosen here show only when the round is over, not at the end of the turn?"""
        return False

    def worlds(self, decision: Decision) -> int:
        """How many imagined states are worth looking at, given time; 1 where what is hidden plays no part."""
        return 16


_MINDS: Final = {
    "cyclades": "aegean.bots.cyclades.mind:CycladesMind",
    "delphi": "aegean.bots.delphi.mind:DelphiMind",
}


def mind_for(game: Game[Any], budget: Budget | None = None) -> Mind[Any]:
    mind: Mind[Any] = resolve_name(_MINDS[game.name])(game, budget)
    return mind
