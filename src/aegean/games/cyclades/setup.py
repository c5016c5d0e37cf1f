"""Set-up (R-CYC-017 to R-CYC-025, 216, 217, 236 to 238)."""

from __future__ import annotations

from typing import Final

from aegean.core.chance import Chance
from aegean.core.events import Tell
from aegean.core.frame import NOBODY, settle
from aegean.core.options import Options
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import START, first, kind_of, pack
from aegean.games.cyclades.board import board_for, start_positions
from aegean.games.cyclades.cycle import NextCycle
from aegean.games.cyclades.pieces import COLOURS, NONE
from aegean.games.cyclades.state import CycFrame, Cyclades, empty_state
from aegean.games.cyclades.switches import Switches

START_GOLD: Final = 5


def set_up(options: Options, chance: Chance, tell: Tell | None = None) -> Cyclades:
    switches = Switches(options)
    players = options.players
    state = empty_state(board_for(players), switches, players, chance)
    state.tell = tell
    state.gold = [START_GOLD] * players
    state.colours = list(range(players))
    markers = list(range(len(state.turn_track)))
    chance.shuffle(markers)
    state.turn_track = markers
    state.agenda.append(NextCycle())
    if switches.seats_chosen:
        state.agenda.append(ChooseStart(0, (NONE,) * players))
    else:
        positions = list(range(players))
        chance.shuffle(positions)
        for seat, position in enumerate(positions):
            settle_at(state, seat, position)
    settle(state)
    state.tell = None
    return state


def settle_at(state: Cyclades, seat: int, position: int) -> None:
    """R-CYC-019: one troop on each of two isles, one fleet on each of two seas; R-CYC-236: 5 players: the colour."""
    start = start_positions(state.players, state.switches.two_player_setup)[position]
    for isle in start.isles:
        state.claim(isle, seat)
        state.isle_troops[isle] = 1
        state.troops_left[seat] -= 1
    for sea in start.fleets:
        state.set_fleets(seat, sea, 1)
        state.fleets_left[seat] -= 1
    if start.colour:
        colour = COLOURS.index(start.colour)
        colours = state.colours[:]
        other = colours.index(colour)
        colours[other], colours[seat] = colours[seat], colour
        state.colours = colours
    names = state.board.isle_names
    state.say("settles", {"seat": seat, "isle": names[start.isles[0]], "other_isle": names[start.isles[1]]})


class ChooseStart(CycFrame):
    """R-CYC-236, `seat_assignment` = chosen: the seats choose their start positions one after the other."""

    def __init__(self, seat: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat if seat < len(taken) else NOBODY)
        self.taken = taken

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.taken)

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(START, position) for position in range(state.players) if position not in self.taken]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != START:
            return Refusal("choose-start-first", "R-CYC-236")
        return Refusal("start-taken", "R-CYC-236")

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        position = first(action)
        settle_at(state, seat, position)
        taken = self.taken[:seat] + (position,) + self.taken[seat + 1 :]
        state.agenda[-1] = ChooseStart(seat + 1, taken)

    def run(self, state: Cyclades) -> None:
        state.agenda.pop()
