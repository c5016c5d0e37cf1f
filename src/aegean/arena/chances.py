"""Winning chances of the positions of a match that has been played, and of what could have been played instead.

In the middle of an action a position is hard to judge: a die is spent, what it buys is still to come. So the action is
played to its end by the quick policy, and the mind judges there. Where that needs dice or draws it is done with several
streams of chance, and the mean counts. All that could be chosen at one decision meets the same streams: luck favours
nothing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from aegean.arena.seeds import seeded
from aegean.bots.mind import Mind, mind_for
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View

Vector = list[float]

# An action that does not end is judged after so many decisions, a turn or a round after so many.
LONGEST_ACTION = 40
LONGEST_ROUND = 120


def can_judge(game: str) -> bool:
    """Has anybody written a mind for this game?"""
    package = f"aegean.bots.{game}"
    return find_spec(package) is not None and find_spec(f"{package}.mind") is not None


class Oracle:
    """Judges true states: whoever looks back at a finished match may know everything."""

    def __init__(self, game: Game[Any], outcomes: int) -> None:
        self.game = game
        self.outcomes = outcomes

    def chances(self, state: Any, stream: int) -> Vector:
        """The chances of all seats. `stream` names the chance from here on: the draws that the match has seen."""
        return self._mean(state, stream, None)

    def after(self, state: Any, seat: int, action: int, stream: int) -> Vector:
        """The same when `seat` has chosen `action`, whatever chance brings."""
        return self._mean(state, stream, (seat, action))

    def _mean(self, state: Any, stream: int, chosen: tuple[int, int] | None) -> Vector:
        totals: Vector = []
        for number in range(self.outcomes):
            trial = self._trial(state, stream, number)
            if chosen is not None:
                self.game.play(trial, *chosen)
            mind = mind_for(self.game)
            end_action(mind, trial)
            found = mind.chances(trial)
            if not trial.chance.count:
                return found  # no dice, no draws: the other streams bring the same
            totals = [total + each for total, each in zip(totals, found, strict=True)] if totals else found
        return [total / self.outcomes for total in totals]

    def _trial(self, state: Any, stream: int, number: int) -> Any:
        trial = state.copy()
        trial.chance = Chance(seeded("analysis", stream, number))
        return trial

    def gain(self, view: View, decision: Decision, played: int, other: int, stream: int) -> float:
        """By how much `other` would have been better for the asked seat than what it played, as far as it could know:
        the mean over worlds that fit its view. The point of a choice may show later, so both are judged where the turn
        ends, or the round if the choice is about who has which turn."""
        if other == played:
            return 0.0
        total = 0.0
        guessing = mind_for(self.game)
        for number in range(self.outcomes):
            world = guessing.imagine(view, Chance(seeded("worlds", stream, number)))
            ends = [self._later(world, decision, action, stream, number) for action in (other, played)]
            total += ends[0].chance - ends[1].chance
            if not number and not any(end.open for end in ends):
                return total
        return total / self.outcomes

    def _later(self, world: Any, decision: Decision, action: int, stream: int, number: int) -> End:
        trial = self._trial(world, stream, number)
        mind = mind_for(self.game)
        owner = owner_of(mind, world)
        late = mind.shows_late(decision)
        self.game.play(trial, decision.seat, action)
        for _ in range(LONGEST_ROUND):
            decisions = self.game.decisions(trial)
            if not decisions or mind.round_over(world, trial):
                break
            if not late and not (owner is not None and mind.own_turn(world, trial, owner)):
                break
            self.game.play(trial, decisions[0].seat, mind.quick(trial, decisions[0], trial.chance))
        return End(mind.chances(trial)[decision.seat], late or trial.chance.count > 0)


class End:
    """How a choice turns out; `open` if that depends on chance or on what the others do."""

    def __init__(self, chance: float, open: bool) -> None:
        self.chance = chance
        self.open = open


def owner_of(mind: Mind[Any], state: Any) -> int | None:
    """Whose turn it is, whoever is asked."""
    return next((seat for seat in range(state.players) if mind.own_turn(state, state, seat)), None)


def end_action(mind: Mind[Any], state: Any) -> None:
    """The action in the middle of which `state` is, if any, is played to its end by the quick policy."""
    for _ in range(LONGEST_ACTION):
        decisions = mind.game.decisions(state)
        if not decisions or mind.at_rest(decisions[0]):
            return
        decision = decisions[0]
        mind.game.play(state, decision.seat, mind.quick(state, decision, state.chance))
