"""What things are worth, in gold pieces: one set made by hand, with the reasons, and those found by play."""

from __future__ import annotations

from typing import Final

# To have the metropolises needed while nobody can take one any more is the match: more than all gold together.
VICTORY: Final = 400.0


class Weights:
    """The numbers of a value. As they stand here they are Greedy's, made by hand."""

    def __init__(self) -> None:
        self.metropolis = 26.0
        # The metropolis that wins is worth more than the first, also while it is only being prepared.
        self.last_metropolis = 55.0
        # Of a metropolis that is how much 0 to 3 philosophers, or kinds of building, are worth: the last ones cost as
        # much as the first, but a set nearly complete is nearly a metropolis.
        self.philosophers: tuple[float, ...] = (0.0, 0.13, 0.29, 0.52)
        self.kinds: tuple[float, ...] = (0.0, 0.13, 0.29, 0.52)
        self.no_isle = 0.3  # no isle is left for another metropolis (R-CYC-160)
        self.no_room = 0.6  # the set does not fit on the isles yet
        # So many troops, or fleets, on the board: the first ones guard isles and carry chains, more mostly cost.
        self.troops: tuple[float, ...] = (0.0, 2.4, 4.6, 6.6, 8.3, 9.7, 10.7, 11.4, 12.0)
        self.fleets: tuple[float, ...] = (0.0, 2.2, 4.2, 5.8, 7.2, 8.4, 9.2, 9.8, 10.2)
        self.isle = 1.5
        self.slot = 0.6
        # A second tile of a kind: a little defence, a discount, or the start of another set.
        self.spare_tile = 0.8
        self.free_square = 1.5
        # A priest saves nearly 1 GP a cycle; offers are rarely high enough for a fifth.
        self.priests: tuple[float, ...] = (0.0, 0.9, 1.7, 2.4, 2.9, 3.2)
        # 1 GP of income pays until the end, and matches last some 12 cycles.
        self.income = 0.65
        # Gold beyond a good offer and a good turn is worth less and less: it should be spent, not hoarded.
        self.gold: tuple[float, float, float] = (1.0, 0.7, 0.3)
        # How likely a seat is to play Ares before the owner can answer.
        self.ares_sometime = 0.35
        self.ares_standing = 0.9
        # Troops and fleets in the right place are worth this part of the isles they could take.
        self.prospect = 0.25
        self.pegasus_called = 0.5
        # How much of what the others have counts against a seat, all of them together.
        self.rivals = 0.5


def made_by_play() -> Weights:
    """As matches showed: a metropolis in sight is worth less than half of what the hand made it."""
    w = Weights()
    w.metropolis = 11.0
    w.last_metropolis = 22.0
    return w


HAND: Final = Weights()
PLAYED: Final = made_by_play()
