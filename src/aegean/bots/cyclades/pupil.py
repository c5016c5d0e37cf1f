"""Learned at Cyclades: Searcher's judgement, with what self-play has taught about how everybody plays on.

`aegean tune` finds weights by which quick choices win matches, so quick choices are what they are used for. The same
weights as the judge of whole turns and of positions lose what they win there (`docs/decisions/6-bots.md`)."""

from __future__ import annotations

from typing import Any

from aegean.bots.budget import Budget
from aegean.bots.cyclades.mind import CycladesMind
from aegean.bots.searcher import LearnedBot, search
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View
from aegean.games.cyclades.state import Cyclades


class PupilMind(CycladesMind):
    """Plays lines out by the learned weights and judges by those made by hand; where nothing is stored for a size of
    table both are the same."""

    def __init__(self, game: Game[Cyclades], budget: Budget | None = None) -> None:
        super().__init__(game, budget)
        self.taught = CycladesMind(game, budget, learned=True)

    def quick(self, state: Cyclades, decision: Decision, chance: Chance) -> int:
        return self.taught.quick(state, decision, chance)

    def sketch(self, state: Cyclades, decision: Decision, chance: Chance) -> list[int]:
        return self.taught.sketch(state, decision, chance)


class PupilBot(LearnedBot):
    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.budget.start()
        return search(PupilMind(game, self.budget), view, decision, self.chance)
