"""Searcher at The Oracle of Delphi: information-set Monte Carlo search over plans of whole turns.

A node of this search is a plan: what Planner would do with its dice, and other ends of the turn that look nearly as
good. Each is played in the same imagined worlds, with the same dice, and raced on for two turns of its seat; what is
left then is estimated. Plans are admitted in Planner's order as worlds are added, and dropped when they are clearly
behind. Below the plans there is no tree: the dice of the next turn decide what it will be."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from aegean.bots.bot import Bot
from aegean.bots.budget import Budget
from aegean.bots.delphi.answers import answer
from aegean.bots.delphi.choice import OWN_TURN, best_choice
from aegean.bots.delphi.moment import Moment
from aegean.bots.delphi.race import NOT_FINISHED, PACE, Race, rounds_left, spread
from aegean.bots.delphi.scales import PLANNER
from aegean.bots.delphi.turn import Search, by_value
from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.game import Decision, Game, View
from aegean.games.delphi.state import Delphi

# Plans that look this much worse than the best, in dice, are not raced.
MARGIN: Final = 2.5
# So many plans at first, so many more with every stage, and so many at most.
FIRST: Final = 6
MORE: Final = 2
MOST: Final = 14
# Worlds of a stage: after each the plans that are behind are dropped.
STAGE: Final = 4
# Behind is who lies so many standard errors behind the best.
BEHIND: Final = 1.5
# Two races of the same turn differ by about this much, in rounds: less is not believed of a few of them.
NOISE: Final = 0.6
# Of what Planner thinks sets two good plans apart so much is true, and its judgement counts for so many worlds; for
# fewer in the end, when races show nearly everything. Measured beside races to the end (`docs/decisions/6-bots.md`).
BELIEF: Final = 0.6
TRUST: Final = 6.0
NEAR: Final = 2.0  # rounds
TRUST_NEAR: Final = 1.0
# So many worlds at most.
WORLDS: Final = 24


class SearcherBot(Bot):
    """A node is one action tried on the model of a turn."""

    name = "searcher"
    nodes = 300_000

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.budget.start()
        if decision.kind not in OWN_TURN:
            # What a card or a god is good for shows much later than two turns on: races tell nothing of it.
            return answer(game.imagine(view, self.chance.copy()), decision, PLANNER)
        return Thought(game, view, decision, self.chance, self.budget).choice()


class Plan:
    """Actions to begin with, what Planner thinks of them (in dice), and how the races with them ended."""

    def __init__(self, line: tuple[int, ...], worth: float) -> None:
        self.line = line
        self.worth = worth
        self.gains: list[float] = []


class Thought:
    """One decision thought through."""

    def __init__(self, game: Game[Delphi], view: View, decision: Decision, chance: Chance, budget: Budget) -> None:
        self.game = game
        self.view = view
        self.decision = decision
        self.budget = budget
        self.streams = bytes([chance.below(256) for _ in range(KEY_BYTES)])
        self.worlds: list[Delphi] = [game.imagine(view, self.stream(0))]
        self.race = Race(game, decision.seat, budget)
        self.trust = 0.0

    def stream(self, number: int) -> Chance:
        """What is not known in a world, and its dice."""
        return Chance(bytes([*self.streams[:-4], *number.to_bytes(4, "big")]))

    def choice(self) -> int:
        plans = self.plans()
        if not plans:
            return best_choice(self.worlds[0], self.decision, PLANNER, self.budget)
        if alike(plans):
            return plans[0].line[0]
        stakes = Stakes(self.worlds[0], self.decision.seat)
        self.trust = TRUST if stakes.own > NEAR else TRUST_NEAR
        live, waiting = plans[:FIRST], plans[FIRST:]
        count = 0
        while count < WORLDS:
            if count and waiting:
                live += waiting[:MORE]
                del waiting[:MORE]
            elif alike(live):
                break
            count += STAGE
            if not all(self.catch_up(plan, count, stakes) for plan in live):
                # What has just been admitted has seen too little to be compared with the others.
                live = [plan for plan in live if len(plan.gains) >= count - STAGE]
                break
            live = self.leaders(live)
        return self.leaders(live, 0.0)[0].line[0]

    def plans(self) -> list[Plan]:
        """The best ones, best first. Two that end at the same place, with the same errands done, the same gods and the
        same injuries are one."""
        decision = self.decision
        search = Search(self.worlds[0], decision.seat, PLANNER, self.budget)
        best: dict[tuple[object, ...], Moment] = {}
        for end in sorted(search.ends(search.begin(), PLANNER.turn_width), key=by_value):
            if end.line[0] in decision.actions:
                best.setdefault((end.done, end.at, end.rows, end.injuries), end)
        found = [Plan(end.line, end.value) for end in best.values()]
        return [plan for plan in found[:MOST] if plan.worth > found[0].worth - MARGIN]

    def catch_up(self, plan: Plan, count: int, stakes: Stakes) -> bool:
        """Race the plan in the worlds it has not seen; False when time is up."""
        while len(plan.gains) < count:
            number = len(plan.gains)
            if number == len(self.worlds):
                self.worlds.append(self.game.imagine(self.view, self.stream(number)))
            home = self.race.home(self.worlds[number].copy(), self.stream(number).key, plan.line)
            if home == NOT_FINISHED:
                return False
            plan.gains.append(stakes.gain(home))
        return True

    def leaders(self, plans: list[Plan], errors: float = BEHIND) -> list[Plan]:
        """The best plan, then those that are not clearly behind it, by the worlds that all of them have seen."""
        count = min([len(plan.gains) for plan in plans])
        scores = [self.score(plan, plans[0], count) for plan in plans]
        place = scores.index(max(scores))
        best = plans[place]
        kept = [best]
        for plan, score in zip(plans, scores, strict=True):
            if plan is not best and scores[place] - score < errors * self.error(plan, best, count):
                kept.append(plan)
        return kept

    def score(self, plan: Plan, first: Plan, count: int) -> float:
        """Rounds, about: Planner's judgement and the races, each as far as it is believed."""
        judged = BELIEF * (plan.worth - first.worth) / PLANNER.dice_a_round
        return (self.trust * judged + sum(plan.gains[:count])) / (self.trust + count)

    def error(self, plan: Plan, other: Plan, count: int) -> float:
        """The standard error of the difference."""
        if not count:
            return NOISE
        differences = [one - two for one, two in zip(plan.gains[:count], other.gains[:count], strict=True)]
        mean = sum(differences) / count
        squares = NOISE * NOISE + sum([(each - mean) * (each - mean) for each in differences])
        return sqrt(squares / count / (count + self.trust))


class Stakes:
    """What it means to come home in a round: the chance to win by the rounds that the others seem to need, in units of
    what one round changes where the race stands now."""

    def __init__(self, world: Delphi, seat: int) -> None:
        rounds = [rounds_left(world, each, PACE) for each in range(world.players)]
        self.own = rounds[seat]
        self.expected = world.round + self.own
        self.wide = spread(rounds)
        self.others = sum([exp((self.own - rounds[each]) / self.wide) for each in range(world.players) if each != seat])
        chance = 1 / (1 + self.others)
        self.one_round = max(1e-9, chance * (1 - chance) / self.wide)

    def gain(self, home: float) -> float:
        mine = exp(min(50.0, (self.expected - home) / self.wide))
        return mine / (mine + self.others) / self.one_round


def alike(plans: list[Plan]) -> bool:
    """All begin in the same way."""
    return all(plan.line[0] == plans[0].line[0] for plan in plans)
