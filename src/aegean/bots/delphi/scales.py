"""The scales of the bots: Greedy's are the plain ones, Planner's were fitted to rounds that positions really took."""

from __future__ import annotations

from typing import Final

from aegean.bots.delphi.worth import Scale
from aegean.games.delphi import actions as a


class PlannerScale(Scale):
    """Against Greedy: a task is worth more, because the way to it is, and what lies in the hand is worth less."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.favour = 0.3
        self.favour_steps = [(5, 0.32), (5, 0.16), (5, 0.06), (1000, 0.02)]
        self.card_steps = [1.2, 0.5, 0.35, 0.15, 0.05, 0.02]
        self.one_injury = 0.15
        self.no_injuries = 0.2
        self.letters = [1.0, 1.2, 1.0, 1.6]
        self.any_letter = 1.2
        self.thrones = [0.4, 1.7, 1.2, 0.8, 1.0, 2.1]
        self.idle_throne = 0.4
        self.step_decays = [0.7, 0.7, 0.7, 0.84, 0.89]
        self.first_step = 0.9
        self.strength_round = 0.07
        self.strength_monster = 0.1
        self.hero_round = 0.04
        self.demigod_round = 0.2
        self.creature_round = 0.15
        self.oars_round = 0.15
        self.keel_round = 0.08
        self.spear = 0.2
        self.crane = 0.4
        self.ramp = 0.4
        self.skin_round = 0.1
        self.thanks = 0.2
        self.hull = 0.3
        self.prayer_round = 0.12
        self.omen_round = 0.13
        self.extra[a.EXPLORE] = 1.6
        self.extra[a.BUILD] = 0.6
        self.extra[a.FIGHT] = 0.7
        self.extra[a.LOAD] = 0.5
        self.extra[a.OFFER] = 0.4
        self.extra[a.FETCH] = 0.8
        self.extra[a.RAISE] = 0.7
        self.belief = 0.95
        self.belief_decay = 0.97
        self.every_way_home = True
        self.settle()


class QuickScale(PlannerScale):
    """The same with narrow searches, for play-outs and for counting rounds."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.route_width = 6
        self.same_start = 2
        self.tried = 4
        self.turn_width = 3
        self.sails = 2


GREEDY: Final = Scale("greedy")
PLANNER: Final = PlannerScale("planner")
QUICK: Final = QuickScale("quick")
