"""A part of Movement: one group after the other (R-CIV-271, 272, 281, 578, 583, 585)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY_TIME, OWN_MOVE, add_uses
from aegean.games.civilization.actions import END, GROUP, SHOW, USE, first, kind_of, pack, second, third
from aegean.games.civilization.figures import kind_of_figure
from aegean.games.civilization.limits import stacking_limit, travel_speed
from aegean.games.civilization.march import GoOn, why_leave
from aegean.games.civilization.person_cards import show_card, showable
from aegean.games.civilization.pieces import ARMY, FIGURES, SCOUT
from aegean.games.civilization.reach import Band
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.uses import begin_use


def begin_movement(state: Civ, seat: int) -> None:
    state.agenda.append(Move(seat))


def fresh_figures(state: Civ, seat: int) -> dict[int, list[int]]:
    """R-CIV-272: by square, how many armies and scouts can still move this turn."""
    found: dict[int, list[int]] = {}
    for figure in range(seat * FIGURES, seat * FIGURES + FIGURES):
        square = state.at[figure]
        if square >= 0 and not state.done >> figure & 1:
            if square not in found:
                found[square] = [0, 0]
            found[square][kind_of_figure(figure)] += 1
    return found


def groups_at(state: Civ, band: Band, square: int, armies: int, scouts: int, speed: int) -> tuple[list[int], bool]:
    """R-CIV-583: the groups that can set out, and whether some of the figures have to (R-CIV-281, 585)."""
    actions: list[int] = []
    count = state.count_at(band.seat, square)
    misplaced, must = band.misplaced(square), False
    for led in range(armies + 1):
        for scouting in range(scouts + 1):
            if not 0 < led + scouting <= band.limit:
                continue
            band.form(square, led, scouting, count - led - scouting)
            gets_away = band.gets_away(speed)
            if gets_away or band.unexplored():
                actions.append(pack(GROUP, square, led, scouting))
            must = must or (misplaced and gets_away)
    return actions, must


class Move(CivFrame):
    """Which group moves next; until the player ends the part."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions: list[int] = []
        if not self.add_groups(state, seat, actions):
            actions.append(END)
        add_uses(state, seat, OWN_MOVE | ANY_TIME, actions)
        self.add_shows(state, seat, actions)
        return actions

    def add_groups(self, state: Civ, seat: int, actions: list[int]) -> bool:
        """True if somebody has to move before the part can end."""
        fresh = fresh_figures(state, seat)
        if not fresh:
            return False
        band, speed, must = Band(state, seat), travel_speed(state, seat), False
        for square, (armies, scouts) in fresh.items():
            groups, due = groups_at(state, band, square, armies, scouts, speed)
            actions += groups
            must = must or due
        return must

    def add_shows(self, state: Civ, seat: int, actions: list[int]) -> None:
        if state.down[seat]:
            actions += [pack(SHOW, card) for card in showable(state, seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if kind == END:
            return self.why_not_end(state, seat)
        if kind == GROUP:
            return self.why_not_group(state, seat, first(action), second(action), third(action))
        if kind == USE:
            return Refusal("cannot-use", "R-CIV-562", {"ability": ABILITIES[first(action)].name})
        return Refusal("not-in-movement", "R-CIV-578")

    def why_not_end(self, state: Civ, seat: int) -> Refusal | None:
        band, speed = Band(state, seat), travel_speed(state, seat)
        for square, (armies, scouts) in fresh_figures(state, seat).items():
            if groups_at(state, band, square, armies, scouts, speed)[1]:
                return why_leave(band, square)
        return None

    def why_not_group(self, state: Civ, seat: int, square: int, armies: int, scouts: int) -> Refusal:
        if square >= state.layout.size or not state.guests[square] >> seat & 1:
            return Refusal("no-such-figures", "R-CIV-271")
        if square in state.pinned:
            return Refusal("pinned", "R-CIV-282")
        if armies > len(state.armies_at(seat, square)) or scouts > len(state.scouts_at(seat, square)):
            return Refusal("no-such-figures", "R-CIV-271")
        fresh = fresh_figures(state, seat).get(square, [0, 0])
        if armies > fresh[ARMY] or scouts > fresh[SCOUT]:
            return Refusal("already-moved", "R-CIV-272")
        limit = stacking_limit(state, seat)
        if armies + scouts > limit:
            return Refusal("group-too-large", "R-CIV-583", {"limit": limit})
        return Refusal("no-way-out" if armies + scouts else "no-such-figures", "R-CIV-578")

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == END:
            state.agenda.pop()
        elif kind == USE:
            begin_use(state, seat, ABILITIES[first(action)])
        elif kind == SHOW:
            show_card(state, seat, first(action))
        else:
            self.set_out(state, seat, first(action), second(action), third(action))

    def set_out(self, state: Civ, seat: int, square: int, armies: int, scouts: int) -> None:
        """R-CIV-578: every figure of the group has all points of its movement."""
        fresh_armies = [figure for figure in state.armies_at(seat, square) if not state.done >> figure & 1]
        fresh_scouts = [figure for figure in state.scouts_at(seat, square) if not state.done >> figure & 1]
        group = 0
        for figure in fresh_armies[:armies] + fresh_scouts[:scouts]:
            group |= 1 << figure
        values: dict[str, int | str] = {"seat": seat, "armies": armies, "scouts": scouts}
        state.say("sets-out", values | {"square": state.layout.names[square]})
        state.agenda.append(GoOn(seat, group, travel_speed(state, seat), square, 0))
