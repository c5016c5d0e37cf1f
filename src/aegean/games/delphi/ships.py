"""Ship tiles: the draft, and what they give at the start (R-DEL-038 to R-DEL-041, 195 to 205, 280, 303)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import ANY_LETTER, RETURN, SHIP, A, first, kind_of, pack, second
from aegean.games.delphi.equipment import TakeEquipment
from aegean.games.delphi.pieces import (
    COLOURS,
    MONSTER,
    OFFERING,
    SHIPS,
    SHRINE,
    ST_EQUIP,
    ST_FAVOR,
    ST_GODS,
    ST_SHIELD,
    ST_TASK,
    STATUE,
    TASK_COLOURS,
    TASKS,
    WHITE,
)  # fmt: skip
from aegean.games.delphi.state import Automatic, DelFrame, Delphi
from aegean.games.delphi.tasks import letter_of, remove_task


class DraftShip(DelFrame):
    """R-DEL-039, 280: from the last player against the clock; the tile nobody took goes back to the box."""

    def legal(self, state: Delphi, seat: int) -> list[int]:
        return [SHIP | ship << A for ship in members(state.ship_tiles)]

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != SHIP:
            return Refusal("ship-first", "R-DEL-039")
        return Refusal("ship-not-there", "R-DEL-039", {"ship": SHIPS[first(action)]})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.ship_tiles &= ~(1 << first(action))
        take_ship(state, seat, first(action))
        state.agenda.pop()
        if seat == state.start:
            state.ship_tiles = 0
        else:
            state.agenda.append(DraftShip((seat - 1) % state.players))


def take_ship(state: Delphi, seat: int, ship: int) -> None:
    state.ships[seat] = ship
    state.refresh_costs(seat)
    state.say("gets-ship", {"seat": seat, "ship": SHIPS[ship]})


class StartEffects(Automatic):
    """R-DEL-040, 303: when all have their ship tile; choices in turn order."""

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        for seat in reversed(state.order()):
            ship = state.ships[seat]
            if ship == ST_SHIELD:
                state.gain_strength(seat, 2)
            elif ship == ST_GODS:
                for god in range(COLOURS):
                    state.rows[seat * COLOURS + god] = state.entry_row()
            elif ship == ST_FAVOR:
                state.favours[seat] += 1
                state.say("gains-favours", {"seat": seat, "favours": 1})
            elif ship == ST_TASK:
                state.agenda.append(ReturnTask(seat, False))
            elif ship == ST_EQUIP:
                state.agenda.append(StartCard(seat))
                state.agenda.append(TakeEquipment(seat, False))


class StartCard(DelFrame):
    """R-DEL-203: the oracle card of ST-EQUIP."""

    def __init__(self, owner: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.owner,)

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        state.draw_oracle(self.owner)


class ReturnTask(DelFrame):
    """R-DEL-199, 303: ST-TASK returns any tile still there; R-DEL-314: in a short game where letters matter each player
    chooses the shrine tile that is removed (`shrines_only`)."""

    def __init__(self, seat: int, shrines_only: bool) -> None:
        super().__init__(seat)
        self.shrines_only = shrines_only

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.shrines_only)

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions = shrine_returns(state, seat)
        if self.shrines_only:
            return actions
        if state.statue_tasks[seat]:
            actions.append(pack(RETURN, STATUE, WHITE))
        for colour in members(state.offering_tasks[seat]):
            actions.append(pack(RETURN, OFFERING, colour))
        if state.offering_white[seat]:
            actions.append(pack(RETURN, OFFERING, WHITE))
        for colour in members(state.monster_tasks[seat]):
            actions.append(pack(RETURN, MONSTER, colour))
        if state.monster_white[seat]:
            actions.append(pack(RETURN, MONSTER, WHITE))
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != RETURN:
            return Refusal("task-first", "R-DEL-199")
        if self.shrines_only and first(action) != SHRINE:
            return Refusal("shrine-tile-first", "R-DEL-314")
        return Refusal("no-such-task", "R-DEL-199")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        task, colour = first(action), second(action)
        if task == SHRINE:
            tasks = state.shrine_tasks[seat]
            if colour == ANY_LETTER:
                colour = tasks.bit_length() - 1
            else:
                colour = next(number for number in members(tasks) if letter_of(state, seat, number) == colour)
            remove_task(state, seat, task, colour)
            colour = WHITE
        else:
            remove_task(state, seat, task, colour)
        state.say("returns-task", {"seat": seat, "task": TASKS[task], "colour": TASK_COLOURS[colour]})


def shrine_returns(state: Delphi, seat: int) -> list[int]:
    """Which shrine tile plays no part unless letters matter (R-DEL-099, 314)."""
    if not state.shrine_tasks[seat]:
        return []
    if not state.switches.letters_matter:
        return [pack(RETURN, SHRINE, ANY_LETTER)]
    return [pack(RETURN, SHRINE, letter_of(state, seat, number)) for number in members(state.shrine_tasks[seat])]
