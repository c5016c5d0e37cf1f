"""How long a seat still needs: estimated from what lies before it, or found by racing on.

A race is played on by one seat alone, turn by turn with the search of Planner, only narrower. What the others do hardly
touches it but for one thing: they uncover islands, which spares everybody else the way. So they do that, about as often
as they do in matches, and nothing more."""

from __future__ import annotations

import hashlib
from math import sqrt
from typing import Final

from aegean.bots.budget import Budget
from aegean.bots.delphi.answers import answer
from aegean.bots.delphi.choice import OWN_TURN
from aegean.bots.delphi.route import routes_of
from aegean.bots.delphi.scale import MOST_COUNTED
from aegean.bots.delphi.scales import PlannerScale
from aegean.bots.delphi.turn import Search
from aegean.bots.delphi.worth import Scale
from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.frame import settle
from aegean.core.game import Decision, Game
from aegean.games.delphi import actions as a
from aegean.games.delphi.actions import kind_of
from aegean.games.delphi.explore import explore
from aegean.games.delphi.pieces import COLOURS, DICE, NONE, members
from aegean.games.delphi.state import Delphi

# How far a race can still turn, in rounds: with the root of the rounds that are left.
LEAST_SPREAD: Final = 0.25
SPREAD: Final = 0.35
# Own turns after this one that are raced; what is left then is estimated.
TURNS: Final = 2
# Of 100 turns of others so many uncover an island, by players; fewer when few are left. Counted in matches of Planner.
UNCOVER: Final = (0, 0, 85, 65, 55)
FEW_ISLANDS: Final = 6
# After these nobody knows what comes next, so the plan of the turn is made anew.
SURPRISES: Final = (a.FIGHT, a.EXPLORE, a.LOOK)
# Coming home with dice to spare is a little better than without: a part of a round for all three.
SPARE_DICE: Final = 0.5
# Finding the ways of a turn takes as long as trying so many actions in it.
WAYS_NODES: Final = 200
NOT_FINISHED: Final = -1.0
# Somebody else is home, and this seat is not when the round ends.
TOO_LATE: Final = 20.0


class PaceScale(PlannerScale):
    """Planner's with narrower searches, for races that are played on: they cost a bit more than half as much, and bring
    a seat home as early (`docs/decisions/6-bots.md`)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.starts = 6
        self.route_width = 6
        self.same_start = 2
        self.tried = 4
        self.turn_width = 10


PACE: Final = PaceScale("pace")


def rounds_left(state: Delphi, seat: int, scale: Scale) -> float:
    """Rounds until the seat is home, from the end of the current one, as if it rolled what everybody rolls."""
    if state.arrived >> seat & 1:
        return 0.0
    togo = routes_of(state, seat, scale).togo(0, state.at[seat])
    rounds = togo / scale.dice_a_round
    hand = scale.favours[min(state.favours[seat], MOST_COUNTED - 1)] + scale.cards[state.card_count(seat)]
    for god in range(COLOURS):
        hand += scale.god_worth(state, seat, god, state.rows[seat * COLOURS + god], rounds)
    hand += scale.injuries_worth(state, seat, state.injuries[seat * COLOURS : seat * COLOURS + COLOURS], rounds)
    left = max(0.0, togo - hand) / scale.dice_a_round
    if state.active == NONE:
        return left
    mine, now = ((each - state.start) % state.players for each in (seat, state.active))
    if mine < now:
        return left  # has had its turn
    if mine > now:
        return left - 1
    return left - 1 + state.spent.bit_count() / DICE


def spread(rounds: list[float]) -> float:
    return LEAST_SPREAD + SPREAD * sqrt(max(0.0, min(rounds)))


class Race:
    """Plays on for one seat in imagined worlds."""

    def __init__(self, game: Game[Delphi], seat: int, budget: Budget, scale: Scale = PACE) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        self.scale = scale

    def home(self, state: Delphi, stream: bytes, line: tuple[int, ...]) -> float:
        """The round in which the seat comes home when it begins with these actions; NOT_FINISHED if time is up.

        Every turn has dice of its own in a stream, so lines are compared by the same luck."""
        game, seat = self.game, self.seat
        last = state.round + TURNS
        turn = uncovered = NONE
        step = 0
        while True:
            decisions = game.decisions(state)
            if state.arrived >> seat & 1:
                return state.round - SPARE_DICE * (DICE - state.spent.bit_count()) / DICE
            if not decisions:
                return state.round + TOO_LATE
            decision = decisions[0]
            now = state.round * state.players + state.active
            if now != turn:
                if turn != NONE:
                    line = ()
                    step = 0
                turn = now
                if state.round > last:
                    return state.round + rounds_left(state, seat, self.scale)
                state.chance = luck_of(stream, turn)
            if decision.seat != seat:
                if decision.kind == "Turn" and uncovered != turn:
                    uncovered = turn
                    uncover(state, decision.seat)
                    continue
                action = a.END if decision.kind == "Turn" else decision.actions[0]
            elif len(decision.actions) == 1:
                action = decision.actions[0]
            elif decision.kind in OWN_TURN:
                if step >= len(line) or line[step] not in decision.actions:
                    if self.budget.spent():
                        return NOT_FINISHED
                    line = self.plan(state, decision)
                    step = 0
                action = line[step]
                step += 1
                if kind_of(action) in SURPRISES:
                    step = len(line)
            else:
                action = answer(state, decision, self.scale)
            game.play(state, decision.seat, action)

    def plan(self, state: Delphi, decision: Decision) -> tuple[int, ...]:
        """The best line of the turn, or the first action that is there."""
        counted = Budget()
        search = Search(state, self.seat, self.scale, counted)
        ends = search.ends(search.begin(), self.scale.turn_width)
        self.budget.spend(counted.used + WAYS_NODES)
        best: tuple[int, ...] = ()
        worth = 0.0
        for end in ends:
            if (not best or end.value > worth) and end.line[0] in decision.actions:
                best, worth = end.line, end.value
        return best or (decision.actions[0],)


def luck_of(stream: bytes, turn: int) -> Chance:
    return Chance(hashlib.blake2b(turn.to_bytes(4, "big", signed=True), key=stream, digest_size=KEY_BYTES).digest())


def uncover(state: Delphi, seat: int) -> None:
    """Somebody else explores an island, if they do at all."""
    islands = members(state.face_down)
    if islands and state.chance.below(100) < UNCOVER[state.players] * min(FEW_ISLANDS, len(islands)) // FEW_ISLANDS:
        explore(state, seat, islands[state.chance.below(len(islands))])
        settle(state)
