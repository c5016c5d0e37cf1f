"""How a metropolis comes about and where it goes (R-CYC-151 to R-CYC-166, 295 to 297)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import FOUND, GIVE, first, kind_of, pack
from aegean.games.cyclades.pieces import BUILDINGS, NONE, SET_OF_PHILOSOPHERS
from aegean.games.cyclades.state import CycFrame, Cyclades


class MetropolisCheck(CycFrame):
    """R-CYC-151, 152, 153, 166: four philosophers or one of each building are given up at once, again and again."""

    def __init__(self, owner: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.owner,)

    def run(self, state: Cyclades) -> None:
        owner = self.owner
        if state.philosophers[owner] >= SET_OF_PHILOSOPHERS:
            state.philosophers[owner] -= SET_OF_PHILOSOPHERS
            state.philosophers_left += SET_OF_PHILOSOPHERS
            state.say("gives-up-philosophers", {"seat": owner})
            place_metropolis(state, owner, "R-CYC-152")
        elif has_set(state, owner):
            give_up_set(state, owner, 0)
        else:
            state.agenda.pop()


def has_set(state: Cyclades, seat: int) -> bool:
    tiles = state.tiles
    at = seat * 4
    return tiles[at] > 0 and tiles[at + 1] > 0 and tiles[at + 2] > 0 and tiles[at + 3] > 0


def own_tiles(state: Cyclades, seat: int, building: int) -> list[int]:
    """The slots of a seat that hold this building."""
    return [
        slot
        for slot in range(state.board.slots)
        if state.slots[slot] == building and state.isle_owner[state.board.slot_isle[slot]] == seat
    ]


def give_up_set(state: Cyclades, seat: int, building: int) -> None:
    """Take one tile of each type from `building` on; ask where there is a choice (R-CYC-154)."""
    for kind in range(building, len(BUILDINGS)):
        choices = own_tiles(state, seat, kind)
        if len(choices) > 1:
            state.agenda.append(GiveUpBuilding(seat, kind))
            return
        give_up(state, seat, choices[0])
    place_metropolis(state, seat, "R-CYC-151")


def give_up(state: Cyclades, seat: int, slot: int) -> None:
    board = state.board
    state.say(
        "gives-up-building",
        {"seat": seat, "building": BUILDINGS[state.slots[slot]], "isle": board.isle_names[board.slot_isle[slot]]},
    )
    state.set_building(slot, NONE)


class GiveUpBuilding(CycFrame):
    """R-CYC-154: of several tiles of one type the player chooses which goes back to the supply."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.building)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"building": BUILDINGS[self.building]}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(GIVE, slot) for slot in own_tiles(state, seat, self.building)]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != GIVE:
            return Refusal("set-first", "R-CYC-151")
        return Refusal("give-this-building", "R-CYC-154", {"building": BUILDINGS[self.building]})

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        give_up(state, seat, first(action))
        give_up_set(state, seat, self.building + 1)


def square_free(state: Cyclades, isle: int) -> bool:
    """No metropolis and no building under the metropolis square (R-CYC-157)."""
    return not state.metropolises >> isle & 1 and not under_square(state, isle)


def under_square(state: Cyclades, isle: int) -> list[int]:
    """Slots with a building where a metropolis of this isle would stand."""
    covered = state.board.slot_covered
    return [slot for slot in state.board.isle_slots[isle] if covered[slot] and state.slots[slot] != NONE]


def metropolis_sites(state: Cyclades, seat: int) -> list[int]:
    """R-CYC-156 to R-CYC-160: free squares if there are any, else squares under own buildings."""
    room = members(state.isle_mask[seat] & ~state.metropolises)
    if state.switches.may_destroy_voluntarily:
        return room
    free = [isle for isle in room if square_free(state, isle)]
    return free or room


def place_metropolis(state: Cyclades, seat: int, rule: str) -> None:
    sites = metropolis_sites(state, seat)
    if not sites:
        state.say("metropolis-lost", {"seat": seat})
    elif len(sites) == 1:
        found(state, seat, sites[0])
    else:
        state.agenda.append(PlaceMetropolis(seat, rule))


def found(state: Cyclades, seat: int, isle: int) -> None:
    """R-CYC-159: buildings under the square are destroyed."""
    board = state.board
    for slot in under_square(state, isle):
        state.say("building-destroyed", {"building": BUILDINGS[state.slots[slot]], "isle": board.isle_names[isle]})
        state.set_building(slot, NONE)
    state.metropolises |= 1 << isle
    state.say("metropolis", {"seat": seat, "isle": board.isle_names[isle], "count": state.metropolis_count(seat)})


class PlaceMetropolis(CycFrame):
    """R-CYC-156 to R-CYC-159: the player chooses the isle of his new metropolis; `rule` is the way it came about."""

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.rule)

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(FOUND, isle) for isle in metropolis_sites(state, seat)]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != FOUND:
            return Refusal("metropolis-first", self.rule)
        isle = first(action)
        if isle >= state.board.isles or state.isle_owner[isle] != seat:
            return Refusal("not-your-isle", "R-CYC-156")
        if state.metropolises >> isle & 1:
            return Refusal("has-metropolis", "R-CYC-156")
        return Refusal("square-not-free", "R-CYC-158")

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        found(state, seat, first(action))
