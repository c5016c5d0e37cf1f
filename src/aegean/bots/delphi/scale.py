"""The numbers a bot weighs with: those of Greedy, and those of Planner, which were fitted."""

from __future__ import annotations

from typing import Final

from aegean.games.delphi import actions as a

MOST_COUNTED: Final = 80
MOST_ERRANDS: Final = 40


class Numbers:
    """How one kind of bot weighs things, in dice: one die used as it lies is 1. Greedy's numbers, found by playing."""

    def __init__(self, name: str) -> None:
        self.name = name
        # Dice that a round brings, with cards, gods and free steps counted in.
        self.dice_a_round = 3.8
        # A favour saves a step on the wheel or at sea; the more there are, the less the next one helps.
        self.favour = 0.36
        self.favour_steps: list[tuple[int, float]] = [(5, 0.42), (5, 0.36), (5, 0.26), (10, 0.12), (1000, 0.03)]
        # One oracle card a turn can be used, so a large hand waits long.
        self.card_steps = [0.85, 0.75, 0.6, 0.45, 0.3, 0.2]
        # Getting one given colour costs a little more than one favour on average (three dice, often one of them fits).
        self.hue = 0.42
        # Landing somewhere on the way leaves the colour open.
        self.any_hue = 0.1
        # A turn lost to recovering: its dice come back with the next turn, but the round is gone.
        self.lost_turn = 3.4
        self.one_injury = 0.3
        self.no_injuries = 0.5
        # An island tile of somebody else: favours, cards, steps or strength.
        self.letters = [4 * 0.36, 1.4, 1.3, 1.2]  # psi, phi, omega, sigma
        self.any_letter = 1.3
        self.god_step = 0.3
        # Others explore too, so not all islands that chance would ask for must be uncovered by the seat itself.
        self.own_share = 0.6
        # Gods on the throne: with something to do, and without.
        self.thrones = [1.0, 2.6, 2.0, 2.0, 1.7, 2.4]
        self.idle_throne = 0.7
        self.step_decays = [0.85] * 5  # by players: their rolls bring free steps
        self.first_step = 0.62
        # What stays, by round.
        self.strength_round = 0.14
        self.strength_monster = 0.16
        self.hero_round = 0.06
        self.demigod = 0.7
        self.demigod_round = 0.3
        self.creature_round = 0.28
        self.oars_round = 0.3
        self.keel_round = 0.2
        self.spear = 0.4
        self.crane = 0.8
        self.ramp = 0.8
        self.skin_round = 0.2
        self.watch_round = 0.2
        self.thanks = 0.25
        self.hull = 0.5
        self.prayer_round = 0.3
        self.omen_round = 0.28
        self.free_statue = 2.4
        self.free_offering = 2.3
        self.summons = 2.1
        self.blessing = 2.6
        self.scout = 2.4
        self.look = 0.5
        # Routes: errands to begin with, orders kept while they grow, in all and with the same beginning; errands tried
        # next to each.
        self.starts = 99
        self.route_width = 14
        self.same_start = 3
        self.tried = 6
        # A space that touches other errands too is worth a small detour.
        self.shared_space = 0.12
        # Turns: positions followed at every step, and the sails tried in each colour.
        self.turn_width = 10
        self.sails = 3
        # What an errand costs besides its die and colour, by the kind of action: the way there, as a mean.
        self.extra = [0.0] * a.KINDS
        # How far the ways of a plan are believed, by errand: dice and chances change what comes later.
        self.belief = 1.0
        self.belief_decay = 1.0
        self.belief_fade = 0.12  # with few errands left there is little to change
        # A die that is not used yet.
        self.die = 1.0
        # A space that is paid for, when sails are compared.
        self.paid = 0.4
        # The range of creatures and the extra watch on the way home.
        self.every_way_home = False
        self.settle()

    def settle(self) -> None:
        """Tables that follow from the numbers."""
        self.beliefs = [
            [
                max(self.belief * self.belief_decay**number, 1 - self.belief_fade * left)
                for number in range(MOST_ERRANDS)
            ]
            for left in range(MOST_ERRANDS)
        ]
        self.favours = [self._favours(count) for count in range(MOST_COUNTED)]
        self.cards = [
            sum(self.card_steps[min(number, len(self.card_steps) - 1)] for number in range(count))
            for count in range(MOST_COUNTED)
        ]

    def _favours(self, favours: int) -> float:
        worth = 0.0
        for many, each in self.favour_steps:
            worth += each * min(many, favours)
            favours -= many
            if favours <= 0:
                break
        return worth
