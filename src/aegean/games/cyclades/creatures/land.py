"""Pegasus, Giant, Harpy, Cyclops."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import AT_ISLE, CHANGE, MARCH, RAZE, first, kind_of, pack, second
from aegean.games.cyclades.creatures.card import Card, power_first
from aegean.games.cyclades.metropolis import MetropolisCheck
from aegean.games.cyclades.move_troops import add_marches, march, march_refusal
from aegean.games.cyclades.pieces import BUILDINGS, CHIRON, NONE
from aegean.games.cyclades.state import Cyclades


class Pegasus(Card):
    """R-CYC-093, 263: troops of one own isle go to any isle, free of charge."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        actions: list[int] = []
        add_marches(state, seat, True, actions)
        return actions

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != MARCH:
            return power_first(self.number)
        return march_refusal(state, seat, action, True)

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        march(state, seat, action)


class Giant(Card):
    """R-CYC-094, 264: one building goes back to the supply, never a metropolis, not under Chiron."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        shielded = state.figure_isle[CHIRON]
        return [
            pack(RAZE, slot)
            for slot in range(state.board.slots)
            if state.slots[slot] != NONE and state.board.slot_isle[slot] != shielded
        ]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != RAZE:
            return power_first(self.number)
        slot = first(action)
        if slot >= state.board.slots or state.slots[slot] == NONE:
            return Refusal("no-building", "R-CYC-264")
        return Refusal("chiron-shields", "R-CYC-283")

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        slot = first(action)
        isle = state.board.isle_names[state.board.slot_isle[slot]]
        state.say("building-destroyed", {"building": BUILDINGS[state.slots[slot]], "isle": isle})
        state.set_building(slot, NONE)


class Harpy(Card):
    """R-CYC-099, 273: one troop goes back to its owner's reserve, not under Chiron."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        shielded = state.figure_isle[CHIRON]
        return [
            pack(AT_ISLE, isle) for isle in range(state.board.isles) if state.isle_troops[isle] and isle != shielded
        ]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AT_ISLE:
            return power_first(self.number)
        isle = first(action)
        if isle >= state.board.isles or not state.isle_troops[isle]:
            return Refusal("no-troop", "R-CYC-273")
        return Refusal("chiron-shields", "R-CYC-283")

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        isle = first(action)
        state.say("troop-carried-off", {"seat": state.isle_owner[isle], "isle": state.board.isle_names[isle]})
        state.recall_troop(isle)


class Cyclops(Card):
    """R-CYC-096, 268: one own building becomes another type in the same slot; a set completed so is converted."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [
            pack(CHANGE, slot, building)
            for slot in range(state.board.slots)
            if state.slots[slot] != NONE and state.isle_owner[state.board.slot_isle[slot]] == seat
            for building in range(len(BUILDINGS))
            if building != state.slots[slot] and state.tile_in_supply(building)
        ]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != CHANGE:
            return power_first(self.number)
        slot, building = first(action), second(action)
        if slot >= state.board.slots or state.slots[slot] == NONE or building >= len(BUILDINGS):
            return Refusal("no-building", "R-CYC-268")
        if state.isle_owner[state.board.slot_isle[slot]] != seat:
            return Refusal("not-your-isle", "R-CYC-096")
        if building == state.slots[slot]:
            return Refusal("other-type", "R-CYC-268")
        return Refusal("none-left", "R-CYC-013")

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        slot, building = first(action), second(action)
        isle = state.board.isle_names[state.board.slot_isle[slot]]
        state.say(
            "building-changed",
            {"seat": seat, "isle": isle, "building": BUILDINGS[state.slots[slot]], "into": BUILDINGS[building]},
        )
        state.set_building(slot, building)
        state.agenda.append(MetropolisCheck(seat))
