"""Disbanding in an own city, fortifications and caravans (R-CIV-316 to R-CIV-320, 592 to 594)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import AIM_FIGURE, PASS, first, kind_of, pack
from aegean.games.civilization.figures import armies_among
from aegean.games.civilization.pieces import ARMY, CARAVAN, CITIES, FORTIFICATION, NO_MARKER, NONE, SCOUT
from aegean.games.civilization.state import Civ, CivFrame


def disband(state: Civ, seat: int, group: int, square: int) -> None:
    """R-CIV-316, 592, 593: the figures return to the supply; one of them may leave a marker if the city has none."""
    city = state.centre_of[square]
    armies = armies_among(group)
    scouts = group.bit_count() - armies
    for figure in members(group):
        state.put_figure(figure, NONE)
    state.say("disbands", {"seat": seat, "armies": armies, "scouts": scouts, "city": city % CITIES})
    if state.city_marker[city] == NO_MARKER and state.forts_left:
        state.agenda.append(BringMarker(seat, city, int(armies > 0), int(scouts > 0)))


class BringMarker(CivFrame):
    """R-CIV-317: a fortification for an army, a caravan for a scout, or nothing."""

    def __init__(self, seat: int, city: int, army: int, scout: int) -> None:
        super().__init__(seat)
        self.city = city
        self.army = army  # 1 if one was disbanded
        self.scout = scout

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.city, self.army, self.scout)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"city": self.city % CITIES}

    def legal(self, state: Civ, seat: int) -> list[int]:
        centre = state.centre[self.city]
        actions = [PASS]
        if self.army:
            actions.append(pack(AIM_FIGURE, ARMY, centre))
        if self.scout:
            actions.append(pack(AIM_FIGURE, SCOUT, centre))
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-such-marker", "R-CIV-317")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PASS:
            return
        army = first(action) == ARMY
        state.city_marker[self.city] = FORTIFICATION if army else CARAVAN
        state.forts_left -= 1
        state.say("city-fortified" if army else "caravan-placed", {"seat": seat, "city": self.city % CITIES})
