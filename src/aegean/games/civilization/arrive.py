"""The end of a move: relics, huts, and Combustion's army on a building (R-CIV-294, 298, 311, 316, 641)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY_TIME, Ability, add_uses, used
from aegean.games.civilization.actions import PASS, RAZE, USE, first, kind_of
from aegean.games.civilization.buildings import remove_building
from aegean.games.civilization.disband import disband
from aegean.games.civilization.figures import armies_among
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.marks import take_spot
from aegean.games.civilization.pieces import BUILDINGS, CHINA, NONE, T_COMBUSTION, TECHS
from aegean.games.civilization.reach import DISBAND, scouts_explore
from aegean.games.civilization.relics import take_relic
from aegean.games.civilization.state import AtSquare, Civ, CivFrame, building_on, is_hut, is_relic
from aegean.games.civilization.uses import begin_use

HUT_CULTURE: Final = 3  # China


def still_at(state: Civ, group: int, square: int) -> int:
    """Those of a group that stand in the square."""
    mask = 0
    for figure in members(group):
        if state.at[figure] == square:
            mask |= 1 << figure
    return mask


def come_to_rest(state: Civ, seat: int, group: int, square: int, end: int) -> None:
    """R-CIV-272: the figures are done."""
    state.done |= group
    if end == DISBAND:
        disband(state, seat, group, square)
        return
    state.say("move-ends", {"seat": seat, "square": state.layout.names[square]})
    state.agenda.append(Arrived(seat, group, square))


def explore_hut(state: Civ, seat: int, square: int) -> None:
    """R-CIV-294, 298: the marker is taken; China gains culture."""
    if state.civs[seat] == CHINA:
        gain_culture(state, seat, HUT_CULTURE)
    take_spot(state, seat, square)


class Arrived(CivFrame):
    """What a group finds where its move has ended, after a battle if there was one: a relic, a hut, a building."""

    def __init__(self, by: int, group: int, square: int) -> None:
        super().__init__(NOBODY)
        self.by = by
        self.group = group
        self.square = square

    def key(self) -> tuple[object, ...]:
        return (self.by, self.group, self.square)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        standing = still_at(state, self.group, self.square)
        armies = armies_among(standing)
        if is_hut(state, self.square) and (armies or (standing and scouts_explore(state, self.by))):
            explore_hut(state, self.by, self.square)
        elif armies and is_relic(state, self.square):
            take_relic(state, self.by, self.square)
        elif armies and building_on(state.piece[self.square]) != NONE and may_raze(state, self.by):
            state.agenda.append(RazeBuilding(self.by, self.square))


# --- Combustion


class Combustion(Ability):
    """Never offered by itself: the army that has ended its move on a building asks for it. Once a turn."""

    def owned(self, state: Civ, seat: int) -> bool:
        return state.knows(seat, T_COMBUSTION)


COMBUSTION: Final = Combustion(TECHS[T_COMBUSTION], 0)


def may_raze(state: Civ, seat: int) -> bool:
    return COMBUSTION.owned(state, seat) and not used(state, seat, COMBUSTION)


class RazeBuilding(AtSquare):
    """Whether Combustion destroys the building under an army, whoever owns it."""

    def about(self, state: Civ) -> dict[str, int | str]:
        return {
            "building": BUILDINGS[building_on(state.piece[self.square])],
            "square": state.layout.names[self.square],
        }

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [PASS, RAZE]
        add_uses(state, seat, ANY_TIME, actions)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("raze-or-pass", "R-CIV-641")

    def play(self, state: Civ, seat: int, action: int) -> None:
        if kind_of(action) == USE:
            begin_use(state, seat, ABILITIES[first(action)])
            return
        state.agenda.pop()
        if kind_of(action) == RAZE:
            state.used[seat] |= 1 << COMBUSTION.number
            state.say("razes", self.about(state) | {"seat": seat})
            remove_building(state, self.square)
