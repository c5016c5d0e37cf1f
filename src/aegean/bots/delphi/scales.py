"""The scales of the bots: Greedy's are the plain ones; Planner's were found by many matches, in each of which all
numbers were a little higher or lower at once, and what saved rounds was kept."""

from __future__ import annotations

from typing import Final

from aegean.bots.delphi.worth import Scale
from aegean.games.delphi import actions as a


class PlannerScale(Scale):
    """Against Greedy: a task is worth more, because the way to it is, and what lies in the hand is worth less."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.dice_a_round = 3.77
        self.favour = 0.31
        self.favour_steps = [(5, 0.41), (5, 0.18), (5, 0.084), (1000, 0.02)]
        self.hue = 0.35
        self.any_hue = 0.076
        self.card_steps = [1.25, 0.525, 0.375, 0.15, 0.05, 0.02]
        self.lost_turn = 3.32
        self.one_injury = 0.27
        self.no_injuries = 0.23
        self.letters = [0.88, 1.14, 0.92, 1.43]
        self.any_letter = 1.17
        self.god_step = 0.35
        self.own_share = 0.465
        self.thrones = [0.89, 2.22, 1.23, 0.77, 0.63, 1.89]
        self.idle_throne = 0.37
        self.step_decays = [0.71, 0.71, 0.71, 0.845, 0.894]
        self.first_step = 0.82
        self.strength_round = 0.056
        self.strength_monster = 0.11
        self.hero_round = 0.037
        self.demigod = 0.69
        self.demigod_round = 0.136
        self.creature_round = 0.18
        self.oars_round = 0.15
        self.keel_round = 0.087
        self.spear = 0.17
        self.crane = 0.51
        self.ramp = 0.27
        self.skin_round = 0.084
        self.watch_round = 0.23
        self.thanks = 0.195
        self.hull = 0.265
        self.prayer_round = 0.09
        self.omen_round = 0.13
        self.free_statue = 2.36
        self.free_offering = 1.7
        self.summons = 1.87
        self.blessing = 2.18
        self.scout = 2.18
        self.extra[a.EXPLORE] = 1.48
        self.extra[a.BUILD] = 0.94
        self.extra[a.FIGHT] = 0.61
        self.extra[a.LOAD] = 0.92
        self.extra[a.OFFER] = 0.61
        self.extra[a.FETCH] = 0.84
        self.extra[a.RAISE] = 0.62
        self.shared_space = 0.13
        self.belief = 0.927
        self.belief_decay = 0.936
        self.belief_fade = 0.128
        self.paid = 0.42
        self.turn_width = 16
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
