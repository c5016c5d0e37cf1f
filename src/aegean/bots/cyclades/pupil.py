"""Learned at Cyclades: Searcher's judgement, with what self-play has taught about how everybody plays on.

`aegean tune` finds weights by which quick choices win matches, so quick choices are what they are used for. The same
weights as the judge of whole turns and of positions lose what they win there (`docs/decisions/6-bots.md`)."""

from __future__ import annotations

from typing import Any

from aegean.bots.cyclades.learned import learned_weights
from aegean.bots.cyclades.mind import CycladesMind
from aegean.bots.cyclades.weights import Weights
from aegean.bots.searcher import SearcherBot, search
from aegean.core.game import Decision, Game, View
from aegean.games.cyclades.state import Cyclades


class PupilMind(CycladesMind):
    """Where nothing is stored for a size of table it is the same as Searcher's."""

    def habits(self, state: Cyclades) -> Weights:
        return learned_weights(state.players)


class PupilBot(SearcherBot):
    name = "learned"

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.budget.start()
        return search(PupilMind(game, self.budget), view, decision, self.chance)
