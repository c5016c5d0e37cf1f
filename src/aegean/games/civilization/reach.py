"""Where a group may go and where it may end (R-CIV-270 to R-CIV-281, 582, 583, governments)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.force import has_wonder
from aegean.games.civilization.layout import PER_SLOT
from aegean.games.civilization.limits import crosses_water, ends_in_water, may_end_at, stacking_limit
from aegean.games.civilization.pieces import (
    CITIES,
    DEMOCRATIC,
    NONE,
    REPUBLIC,
    T_FLIGHT,
    UNKNOWN,
    W_BRANDENBURG_GATE,
    WATER,
)
from aegean.games.civilization.state import Civ
from aegean.games.civilization.tiles import HUT_SPOT, RELIC_SPOT, VILLAGE_SPOT

# What it means that a group ends its move in a square.
NO_END: Final = 0
REST: Final = 1
RELIC: Final = 2
DISBAND: Final = 3
HUT: Final = 4
BATTLE: Final = 5
KILL: Final = 6
# These happen as soon as the square is entered, unless it is flown over.
CLASHES: Final = (HUT, BATTLE, KILL)


def peaceful(state: Civ, seat: int) -> bool:
    """Democracy (governments.yaml): no battle against other players is begun."""
    return state.government[seat] == DEMOCRATIC and not state.switches.later_governments


def scouts_explore(state: Civ, seat: int) -> bool:
    """Republic (governments.yaml): scouts explore huts as armies do."""
    return state.government[seat] == REPUBLIC and not state.switches.later_governments


def closing_seat(state: Civ, seat: int) -> int:
    """R-CIV-281: who closes the own outskirts to this seat with the Brandenburg Gate, or NONE."""
    owner = state.wonder_owner[W_BRANDENBURG_GATE]
    if owner in (NONE, seat) or not has_wonder(state, owner, W_BRANDENBURG_GATE):
        return NONE
    return owner


def may_rest(state: Civ, seat: int, square: int) -> bool:
    """R-CIV-281, 584: also not in outskirts that the Brandenburg Gate closes."""
    if not may_end_at(state, seat, square):
        return False
    city, closing = state.city_of[square], closing_seat(state, seat)
    return closing == NONE or city == NONE or city // CITIES != closing


def enemy_armies(state: Civ, seat: int, square: int) -> bool:
    """Armies of others; without them only scouts can be there (R-CIV-331)."""
    others = state.guests[square] & ~(1 << seat)
    return any(others >> other & 1 and state.armies_at(other, square) for other in range(state.players))


def only_scouts(state: Civ, square: int) -> bool:
    return not any(state.armies_at(seat, square) for seat in range(state.players))


def unexplored_near(state: Civ, square: int) -> list[int]:
    """R-CIV-290: the slots with a face-down tile that a figure in the square could turn up."""
    found: list[int] = []
    for there in state.layout.near[square]:
        if state.terrain[there] == UNKNOWN and there // PER_SLOT not in found:
            found.append(there // PER_SLOT)
    return found


class Band:
    """What a group of one seat can do: the seat's powers, looked up once, and a group that is formed in a square."""

    def __init__(self, state: Civ, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.mine = 1 << seat
        self.limit = stacking_limit(state, seat)
        self.crosses = crosses_water(state, seat)
        self.lands = ends_in_water(state, seat)
        self.flies = state.knows(seat, T_FLIGHT)
        self.peaceful = peaceful(state, seat)
        self.scouts_explore = scouts_explore(state, seat)
        self.closing = closing_seat(state, seat)
        self.here = NONE
        self.armies = 0
        self.scouts = 0
        self.beside = 0

    def form(self, here: int, armies: int, scouts: int, beside: int) -> None:
        """The group stands in `here`, with so many own figures beside it."""
        self.here = here
        self.armies = armies
        self.scouts = scouts
        self.beside = beside

    def closed(self, square: int) -> bool:
        city = self.state.city_of[square]
        return self.closing != NONE and city != NONE and city // CITIES == self.closing

    def fits(self, square: int) -> bool:
        """R-CIV-273: under the stacking limit together with the own figures that stand there."""
        count = self.armies + self.scouts
        if square == self.here:
            count += self.beside
        elif self.state.guests[square] & self.mine:
            count += self.state.count_at(self.seat, square)
        return count <= self.limit

    def end(self, square: int) -> int:
        """What happens if the group ends its move there; NO_END if it may not."""
        state = self.state
        terrain = state.terrain[square]
        if terrain == UNKNOWN:
            return NO_END
        city = state.centre_of[square]
        if city != NONE:
            if city // CITIES == self.seat:
                return DISBAND
            return BATTLE if self.armies and not self.peaceful else NO_END
        if (terrain == WATER and not self.lands) or not self.fits(square):
            return NO_END
        if state.guests[square] & ~self.mine:
            return self.end_among_enemies(square)
        spot = state.spot[square]
        if spot == VILLAGE_SPOT:
            return BATTLE if self.armies else NO_END
        if self.closing != NONE and self.closed(square):
            return NO_END
        if spot == HUT_SPOT:
            return HUT if self.armies or self.scouts_explore else NO_END
        if spot == RELIC_SPOT:
            return RELIC if self.armies else NO_END
        return REST

    def end_among_enemies(self, square: int) -> int:
        """R-CIV-279, 330, 331."""
        if self.armies:
            if self.peaceful:
                return NO_END
            return BATTLE if enemy_armies(self.state, self.seat, square) else KILL
        shared = self.shares(square) and self.state.spot[square] == NONE and not self.closed(square)
        return REST if shared else NO_END

    def shares(self, square: int) -> bool:
        """R-CIV-279, `scouts_share_squares`: whether scouts without an army may be there, among scouts."""
        return (
            self.state.switches.scouts_share and not self.peaceful and not enemy_armies(self.state, self.seat, square)
        )

    def passes(self, square: int) -> bool:
        """Whether the group may enter the square and go on from there."""
        state = self.state
        terrain = state.terrain[square]
        if terrain == UNKNOWN or square in state.pinned:
            return False
        city = state.centre_of[square]
        if city != NONE and city // CITIES == self.seat:
            return True
        if not state.switches.pass_over_limit and not self.fits(square):
            return False
        if self.flies:
            return True
        if city != NONE or (terrain == WATER and not self.crosses):
            return False
        if state.guests[square] & ~self.mine and not self.passes_enemies(square):
            return False
        spot = state.spot[square]
        return spot == NONE or (spot == RELIC_SPOT and self.armies > 0)

    def passes_enemies(self, square: int) -> bool:
        """R-CIV-331, `killing_scouts_ends_move`: without it an army goes on over killed scouts."""
        if not self.armies:
            return self.shares(square)
        return (
            not self.state.switches.scouts_stop_armies
            and not self.peaceful
            and not enemy_armies(self.state, self.seat, square)
        )

    def tramples(self, square: int) -> bool:
        """R-CIV-331, `killing_scouts_ends_move`: an army kills scouts on its way, also where it may not end."""
        enemies = self.state.guests[square] & ~self.mine
        return bool(enemies) and self.armies > 0 and not self.flies and self.passes_enemies(square)

    def enters(self, square: int, points: int) -> bool:
        """Whether a step there is legal that leaves so many points: it must be possible to end somewhere."""
        return self.end(square) != NO_END or (self.passes(square) and self.finishes(square, points))

    def finishes(self, square: int, points: int) -> bool:
        """R-CIV-275: whether a group in the square can end a move within so many steps."""
        if self.end(square) != NO_END:
            return True
        seen = [square]
        first = 0
        near = self.state.layout.near
        for _ in range(points):
            last = len(seen)
            for place in range(first, last):
                for there in near[seen[place]]:
                    if there not in seen:
                        if self.end(there) != NO_END:
                            return True
                        if self.passes(there):
                            seen.append(there)
            first = last
        return False

    def steps(self, points: int) -> list[int]:
        """The squares the group may step into with so many points."""
        if not points or self.here in self.state.pinned:
            return []
        return [there for there in self.state.layout.near[self.here] if self.enters(there, points - 1)]

    def unexplored(self) -> list[int]:
        return unexplored_near(self.state, self.here)

    def gets_away(self, points: int) -> bool:
        """Whether there is a square that the group may step into."""
        if not points or self.here in self.state.pinned:
            return False
        return any(self.enters(there, points - 1) for there in self.state.layout.near[self.here])

    def misplaced(self, square: int) -> bool:
        """R-CIV-281, 585: figures stand where nobody comes to rest, and leave when they can."""
        state = self.state
        if state.centre_of[square] != NONE or state.spot[square] != NONE:
            return True
        if state.guests[square] & ~self.mine and not (state.switches.scouts_share and only_scouts(state, square)):
            return True
        if state.terrain[square] == WATER and self.crosses and not self.lands:
            return True
        return self.closing != NONE and self.closed(square)

    # --- why not

    def why_not_enter(self, square: int) -> Refusal:
        state = self.state
        if state.terrain[square] == UNKNOWN:
            return Refusal("unexplored", "R-CIV-290")
        if self.here in state.pinned:
            return Refusal("pinned", "R-CIV-282")
        why = self.why_not_end(square)
        if why.reason in ("water", "no-end-in-water") and not self.crosses:
            return Refusal("water", "R-CIV-274")
        if why.reason in ("no-end-in-water", "too-many-figures", "closed-outskirts"):
            return Refusal("no-end-in-reach", why.rule)
        return why

    def why_not_end(self, square: int) -> Refusal:
        """Why a move may not end there."""
        state = self.state
        city = state.centre_of[square]
        if city != NONE or state.guests[square] & ~self.mine:
            if not self.armies:
                rule = "R-CIV-277" if city != NONE or enemy_armies(state, self.seat, square) else "R-CIV-279"
                return Refusal("scouts-need-army", rule)
            if self.peaceful:
                return Refusal("peaceful", "R-CIV-097")
        if state.terrain[square] == WATER and not self.lands:
            return Refusal("no-end-in-water", "R-CIV-274")
        if not self.fits(square):
            return Refusal("too-many-figures", "R-CIV-273", {"limit": self.limit})
        if state.spot[square] == RELIC_SPOT and not self.armies:
            return Refusal("scouts-need-army", "R-CIV-278")
        if state.spot[square] != NONE and not self.armies:
            return Refusal("scouts-need-army", "R-CIV-277")
        return Refusal("closed-outskirts", "R-CIV-281")
