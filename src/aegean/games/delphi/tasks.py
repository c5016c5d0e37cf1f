"""The tasks of Zeus: what is needed, what cargo reserves, what is finished (R-DEL-079 to R-DEL-081, 133 to 139)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.pieces import (
    ALL_COLOURS,
    HUES,
    MONSTER,
    OFFERING,
    SHRINE,
    STATUE,
    TASK_COLOURS,
    TASKS,
    TILE_LETTERS,
    WHITE,
)  # fmt: skip
from aegean.games.delphi.state import Delphi


def needed_monsters(state: Delphi, seat: int) -> int:
    """R-DEL-079: an open tile of that colour, or the white one while the colour is on no other tile and not used."""
    needed = state.monster_tasks[seat]
    if state.monster_white[seat]:
        needed |= ALL_COLOURS & ~state.monster_barred[seat]
    return needed


def loadable_offerings(state: Delphi, seat: int) -> int:
    """R-DEL-081: the colours for which the cargo and the new piece still find a tile each. The assignment is forced: a
    coloured tile takes its own colour only, and the white tile no colour that is on another one (R-DEL-137)."""
    aboard = state.offerings_aboard[seat]
    coloured = state.offering_tasks[seat]
    free = coloured & ~aboard
    if state.offering_white[seat] > (aboard & ~coloured).bit_count():
        free |= ALL_COLOURS & ~(state.offering_barred[seat] | aboard)
    return free


def loadable_statues(state: Delphi, seat: int) -> int:
    """R-DEL-081, 124: three white tiles, three different colours."""
    aboard = state.statues_aboard[seat]
    if state.statue_tasks[seat] <= aboard.bit_count():
        return 0
    return ALL_COLOURS & ~(state.statues_raised[seat] | aboard)


def not_needed(state: Delphi, seat: int, task: int, colour: int) -> Refusal:
    """Why a monster or a piece of cargo may not be taken (R-DEL-079 to R-DEL-081, 135, 136)."""
    values: dict[str, int | str] = {"colour": HUES[colour], "task": TASKS[task]}
    if task == MONSTER:
        return Refusal("not-needed", "R-DEL-080", values)
    aboard = state.offerings_aboard[seat] if task == OFFERING else state.statues_aboard[seat]
    return Refusal("reserved" if aboard else "not-needed", "R-DEL-081" if aboard else "R-DEL-080", values)


def shrine_tile(state: Delphi, seat: int, tile: int) -> int:
    """The open shrine tile that an own island tile fulfils, as a bit; 0 if there is none (R-DEL-090, 099, 234)."""
    if tile // 3 != state.colours[seat]:
        return 0
    tasks = state.shrine_tasks[seat]
    same_letter = 1 << tile % 3 & tasks
    if same_letter or state.switches.letters_matter:
        return same_letter
    return tasks & -tasks


def letter_of(state: Delphi, seat: int, number: int) -> int:
    """The letter on one of the seat's three shrine tiles."""
    return TILE_LETTERS[state.colours[seat] * 3 + number]


def finish_shrine(state: Delphi, seat: int, tile_bit: int) -> None:
    state.shrine_tasks[seat] &= ~tile_bit
    finished(state, seat, SHRINE, WHITE)


def finish_statue(state: Delphi, seat: int, colour: int) -> None:
    state.statue_tasks[seat] -= 1
    finished(state, seat, STATUE, colour)


def finish_offering(state: Delphi, seat: int, colour: int) -> None:
    """R-DEL-137: a tile of that colour is used before the white one."""
    if state.offering_tasks[seat] >> colour & 1:
        state.offering_tasks[seat] &= ~(1 << colour)
    else:
        state.offering_white[seat] -= 1
    state.offering_barred[seat] |= 1 << colour
    finished(state, seat, OFFERING, colour)


def finish_monster(state: Delphi, seat: int, colour: int) -> None:
    if state.monster_tasks[seat] >> colour & 1:
        state.monster_tasks[seat] &= ~(1 << colour)
    else:
        state.monster_white[seat] -= 1
    state.monster_barred[seat] |= 1 << colour
    finished(state, seat, MONSTER, colour)


def finished(state: Delphi, seat: int, task: int, colour: int) -> None:
    """R-DEL-133: the tile leaves the table."""
    state.done[seat * 4 + task] += 1
    state.open_tasks[seat] -= 1
    state.say(
        "task-done",
        {"seat": seat, "task": TASKS[task], "colour": TASK_COLOURS[colour], "left": state.open_tasks[seat]},
    )


def remove_task(state: Delphi, seat: int, task: int, colour: int) -> None:
    """R-DEL-199, 204, 232, 233: a tile goes back without reward; `colour` is WHITE, or the number of a shrine tile."""
    frees = state.switches.removed_task_frees_colour
    if task == SHRINE:
        state.shrine_tasks[seat] &= ~(1 << colour)
    elif task == STATUE:
        state.statue_tasks[seat] -= 1
    elif task == OFFERING:
        if colour == WHITE:
            state.offering_white[seat] -= 1
        else:
            state.offering_tasks[seat] &= ~(1 << colour)
            if frees:
                state.offering_barred[seat] &= ~(1 << colour)
    elif colour == WHITE:
        state.monster_white[seat] -= 1
    else:
        state.monster_tasks[seat] &= ~(1 << colour)
        if frees:
            state.monster_barred[seat] &= ~(1 << colour)
    state.open_tasks[seat] -= 1
