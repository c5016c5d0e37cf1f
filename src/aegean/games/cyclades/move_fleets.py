"""Fleet moves (R-CYC-123 to R-CYC-130, 289, 290)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import SAIL, STOP, A, B, C, first, kind_of, second, third
from aegean.games.cyclades.battle import Battle
from aegean.games.cyclades.pieces import FLEET_RANGE, MOVE_PRICE
from aegean.games.cyclades.state import CycFrame, Cyclades


def add_steps(state: Cyclades, sea: int, most: int, actions: list[int]) -> None:
    """Every step of 1 up to `most` own fleets from `sea` to an adjacent open space (R-CYC-126, 279, 287)."""
    fleets = state.sea_fleets[sea]
    if fleets > most:
        fleets = most
    barred = state.barred
    for to in state.board.neighbours[sea]:
        if not barred >> to & 1:
            base = SAIL | sea << A | to << B
            actions.append(base | 1 << C)
            for count in range(2, fleets + 1):
                actions.append(base | count << C)


def step_refusal(state: Cyclades, seat: int, action: int) -> Refusal | None:
    """What is wrong with a step, whatever it costs."""
    sea, to, count = first(action), second(action), third(action)
    if sea >= state.board.seas or state.sea_owner[sea] != seat:
        return Refusal("no-own-fleets", "R-CYC-123")
    if to >= state.board.seas or not state.board.sea_seas[sea] >> to & 1:
        return Refusal("not-adjacent", "R-CYC-126")
    if state.barred >> to & 1:
        return Refusal("sea-barred", "R-CYC-279" if state.kraken == to else "R-CYC-287")
    if not 1 <= count <= state.sea_fleets[sea]:
        return Refusal("fleet-number", "R-CYC-289", {"fleets": state.sea_fleets[sea]})
    return None


def step(state: Cyclades, seat: int, action: int) -> bool:
    """Make one step; True if it ended in a battle (R-CYC-127, 128)."""
    sea, to, count = first(action), second(action), third(action)
    names = state.board.sea_names
    state.say("sails", {"seat": seat, "units": count, "sea": names[sea], "to": names[to]})
    state.set_fleets(seat, sea, state.sea_fleets[sea] - count)
    owner = state.sea_owner[to]
    if owner >= 0 and owner != seat:
        state.agenda.append(Battle(False, to, seat, owner, count))
        return True
    state.set_fleets(seat, to, state.sea_fleets[to] + count)
    return False


def begin_fleet_move(state: Cyclades, seat: int, action: int) -> None:
    """R-CYC-123: 1 GP, then up to 3 spaces."""
    state.gold[seat] -= MOVE_PRICE
    if not step(state, seat, action):
        state.agenda.append(FleetMove(seat, second(action), FLEET_RANGE - 1))


class FleetMove(CycFrame):
    """R-CYC-124: on each space of the way some fleets may stay and others join; all share the steps left."""

    def __init__(self, seat: int, at: int, left: int) -> None:
        super().__init__(seat)
        self.at = at
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.at, self.left)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"sea": state.board.sea_names[self.at], "left": self.left}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        actions: list[int] = [STOP]
        add_steps(state, self.at, state.sea_fleets[self.at], actions)
        return actions

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != SAIL:
            return Refusal("move-first", "R-CYC-250")
        if first(action) != self.at:
            return Refusal("other-group", "R-CYC-123", {"sea": state.board.sea_names[self.at]})
        return step_refusal(state, seat, action)

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == STOP:
            return
        if not step(state, seat, action) and self.left > 1:
            state.agenda.append(FleetMove(seat, second(action), self.left - 1))
