"""A group on its way: steps, exploring, leaving figures behind, stopping (R-CIV-270 to R-CIV-282, 578 to 585)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY_TIME, ON_MARCH, REACT_STEP, add_uses
from aegean.games.civilization.actions import (
    EXPLORE,
    LEAVE,
    PASS,
    STEP,
    STOP,
    USE,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.arrive import Arrived, come_to_rest, still_at
from aegean.games.civilization.battle import declare_battle, kill_scouts
from aegean.games.civilization.discover import discover
from aegean.games.civilization.figures import armies_among, kill_figure, kind_of_figure, shift, shifted
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.reach import BATTLE, CLASHES, DISBAND, HUT, KILL, NO_END, RELIC, REST, Band
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.uses import Announced, begin_use, open_window

STANDING: Final = (REST, RELIC)
LEFT_BEHIND: Final = (REST, RELIC, DISBAND)


def where(state: Civ, group: int) -> int:
    """The square of a group, by the first of its figures that is left; NONE if all are gone."""
    for figure in members(group):
        if state.at[figure] >= 0:
            return state.at[figure]
    return NONE


def band_of(state: Civ, seat: int, group: int, here: int) -> Band:
    """What the group can do from where it stands."""
    band = Band(state, seat)
    form_group(state, band, group, here)
    return band


def form_group(state: Civ, band: Band, group: int, here: int) -> None:
    armies, size = armies_among(group), group.bit_count()
    band.form(here, armies, size - armies, state.count_at(band.seat, here) - size)


class March(CivFrame):
    """What the group does next. `home` is a square where it may stay without looking (where it began, or has killed
    scouts), `spent` is 1 once it has used a point."""

    def __init__(self, seat: int, group: int, points: int, home: int, spent: int) -> None:
        super().__init__(seat)
        self.group = group
        self.points = points
        self.home = home
        self.spent = spent

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.group, self.points, self.home, self.spent)

    def about(self, state: Civ) -> dict[str, int | str]:
        here = where(state, self.group)
        armies = armies_among(self.group)
        return {
            "square": state.layout.names[here] if here != NONE else "",
            "armies": armies,
            "scouts": self.group.bit_count() - armies,
            "points": self.points,
        }

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = self.choices(state)
        add_uses(state, seat, ON_MARCH | ANY_TIME, actions)
        return actions

    def choices(self, state: Civ) -> list[int]:
        """Everything but abilities. A group that can neither go on nor end may only stop, and is removed."""
        here = where(state, self.group)
        if here == NONE:
            return [STOP]
        group = still_at(state, self.group, here)
        band = band_of(state, self.seat, group, here)
        steps = band.steps(self.points)
        actions = [pack(STEP, there) for there in steps]
        pinned = here in state.pinned
        end = band.end(here)
        stays = self.may_stay(band, here, bool(steps))
        if self.points and (stays or pinned or band.finishes(here, self.points - 1)):
            actions += [pack(EXPLORE, slot) for slot in band.unexplored()]
        if self.spent and self.points and group.bit_count() > 1:
            self.add_leaves(state, band, group, here, actions)
        if stays or (end != NO_END and here != self.home):
            actions.append(STOP)
        if pinned and not stays and end not in STANDING:
            actions.append(PASS)
        return actions or [STOP]

    def may_stay(self, band: Band, here: int, can_go: bool) -> bool:
        """Where it began it may stay, except where it has to leave and can (R-CIV-281, 585)."""
        return here == self.home and not (can_go and band.misplaced(here))

    def add_leaves(self, state: Civ, band: Band, group: int, here: int, actions: list[int]) -> None:
        """R-CIV-272, 579: some may be left where they may end, if the others can go on."""
        armies = armies_among(group)
        scouts = group.bit_count() - armies
        beside = state.count_at(self.seat, here) - armies - scouts
        at_home = here == self.home and not band.misplaced(here)
        for left_armies in range(armies + 1):
            for left_scouts in range(scouts + 1):
                left = left_armies + left_scouts
                if not 0 < left < armies + scouts:
                    continue
                band.form(here, left_armies, left_scouts, beside)
                if not at_home and band.end(here) not in LEFT_BEHIND:
                    continue
                band.form(here, armies - left_armies, scouts - left_scouts, beside + left)
                if band.gets_away(self.points):
                    actions.append(pack(LEAVE, left_armies, left_scouts))

    # --- why not

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind, here = kind_of(action), where(state, self.group)
        if here == NONE:
            return Refusal("group-is-gone", "R-CIV-578")
        band = band_of(state, seat, still_at(state, self.group, here), here)
        if kind == STEP:
            return self.refusal_of_step(state, band, first(action))
        if kind == EXPLORE:
            if not self.points:
                return Refusal("no-points", "R-CIV-578")
            if first(action) in band.unexplored():
                return Refusal("no-end-in-reach", "R-CIV-275")
            return Refusal("tile-not-adjacent", "R-CIV-290")
        if kind == STOP:
            if here == self.home:
                return why_leave(band, here)
            return band.why_not_end(here)
        if kind == LEAVE:
            return Refusal("cannot-be-left", "R-CIV-579")
        return Refusal("finish-move-first", "R-CIV-578")

    def refusal_of_step(self, state: Civ, band: Band, there: int) -> Refusal:
        if there >= state.layout.size or there not in state.layout.near[band.here]:
            return Refusal("not-adjacent", "R-CIV-270")
        if not self.points:
            return Refusal("no-points", "R-CIV-578")
        return band.why_not_enter(there)

    # --- what an answer does

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == USE:
            begin_use(state, seat, ABILITIES[first(action)])
            return
        state.agenda.pop()
        here = where(state, self.group)
        if here == NONE:
            return
        group = still_at(state, self.group, here)
        if kind == STEP:
            announce(state, Step(seat, group, self.points, first(action), self.home, self.spent, changes(state)))
        elif kind == EXPLORE:
            self.explore(state, group, here, first(action))
        elif kind == LEAVE:
            self.leave(state, group, here, first(action), second(action))
        elif kind == PASS:
            stay_pinned(state, seat, group, here)
        else:
            self.stop(state, group, here)

    def explore(self, state: Civ, group: int, here: int, slot: int) -> None:
        """R-CIV-290, 587: for a point; nobody enters the tile by it."""
        state.agenda.append(GoOn(self.seat, group, self.points - 1, self.home, 1))
        discover(state, self.seat, slot, here)

    def leave(self, state: Civ, group: int, here: int, armies: int, scouts: int) -> None:
        left = some_of(group, armies, scouts)
        band = Band(state, self.seat)
        band.form(here, armies, scouts, state.count_at(self.seat, here) - group.bit_count())
        values: dict[str, int | str] = {"seat": self.seat, "armies": armies, "scouts": scouts}
        state.say("leaves-behind", values | {"square": state.layout.names[here]})
        state.agenda.append(GoOn(self.seat, group & ~left, self.points, self.home, self.spent))
        come_to_rest(state, self.seat, left, here, band.end(here))

    def stop(self, state: Civ, group: int, here: int) -> None:
        """R-CIV-275: who cannot end here has come here without another way out, and is removed."""
        if here == self.home:
            if self.spent:
                come_to_rest(state, self.seat, group, here, REST)
            else:
                state.done |= group
            return
        end = band_of(state, self.seat, group, here).end(here)
        if end in (BATTLE, KILL):
            announce(state, Step(self.seat, group, self.points, here, self.home, self.spent, changes(state)))
        elif end != NO_END:
            come_to_rest(state, self.seat, group, here, end)
        else:
            armies = armies_among(group)
            values: dict[str, int | str] = {"seat": self.seat, "square": state.layout.names[here]}
            state.say("stranded", values | {"armies": armies, "scouts": group.bit_count() - armies})
            for figure in members(group):
                if not state.places:
                    kill_figure(state, figure)


def why_leave(band: Band, here: int) -> Refusal:
    """Why figures may not stay where they are."""
    return Refusal("must-leave", "R-CIV-281" if band.closed(here) else "R-CIV-585")


def some_of(group: int, armies: int, scouts: int) -> int:
    """So many armies and scouts of a group."""
    mask, left = 0, [armies, scouts]
    for figure in members(group):
        kind = kind_of_figure(figure)
        if left[kind]:
            left[kind] -= 1
            mask |= 1 << figure
    return mask


def stay_pinned(state: Civ, seat: int, group: int, here: int) -> None:
    """R-CIV-585: it stays, even where it could not normally end, and nothing comes of it."""
    state.done |= group
    state.say("stays-pinned", {"seat": seat, "square": state.layout.names[here]})


class GoOn(CivFrame):
    """Asks how the group goes on, unless all it can do is to end here."""

    def __init__(self, by: int, group: int, points: int, home: int, spent: int) -> None:
        super().__init__(NOBODY)
        self.by = by
        self.group = group
        self.points = points
        self.home = home
        self.spent = spent

    def key(self) -> tuple[object, ...]:
        return (self.by, self.group, self.points, self.home, self.spent)

    def run(self, state: Civ) -> None:
        march = March(self.by, self.group, self.points, self.home, self.spent)
        state.agenda[-1] = march
        actions = march.choices(state)
        if len(actions) == 1 and actions[0] in (STOP, PASS):
            march.play(state, self.by, actions[0])


# --- steps


def changes(state: Civ) -> int:
    """A number that an interruption changes: figures on the map, pinned squares, great people in the supply."""
    figures = 0
    for square in state.at:
        if square >= 0:
            figures += 1
    return figures | len(state.pinned) << 6 | sum(state.person_supply) << 12


def announce(state: Civ, step: Step) -> None:
    """R-CIV-581: the others may interrupt before it is carried out."""
    state.agenda.append(step)
    open_window(state, step.by, REACT_STEP)
    if state.agenda[-1] is not step:
        state.say("announces-step", {"seat": step.by, "square": state.layout.names[step.target]})


class Step(Announced):
    """A step or an attack. `points` are those before it; a group that flies attacks the square it is in."""

    def __init__(self, by: int, group: int, points: int, target: int, home: int, spent: int, seen: int) -> None:
        super().__init__(by)
        self.group = group
        self.points = points
        self.target = target
        self.home = home
        self.spent = spent
        self.seen = seen  # to know whether something was changed in between

    def key(self) -> tuple[object, ...]:
        return (self.by, self.group, self.points, self.target, self.home, self.spent, self.seen)

    def run(self, state: Civ) -> None:
        """R-CIV-581: after an interruption the mover may change the step or stop."""
        state.agenda.pop()
        here = where(state, self.group)
        if here == NONE:
            return
        group = still_at(state, self.group, here)
        if changes(state) != self.seen:
            state.say("step-interrupted", {"seat": self.by, "square": state.layout.names[here]})
            state.agenda.append(GoOn(self.by, group, self.points, self.home, self.spent))
        else:
            self.carry_out(state, group, here)

    def carry_out(self, state: Civ, group: int, here: int) -> None:
        """R-CIV-280: who flies on has not met what is in the square; to attack where it hovers costs no point."""
        band = band_of(state, self.by, group, here)
        hovers = here == self.target
        end, left = band.end(self.target), self.points - int(not hovers)
        if end == NO_END and band.tramples(self.target):
            self.kill(state, group, here, left, NONE)
        elif end not in CLASHES or (band.flies and left > 0 and not hovers):
            state.agenda.append(GoOn(self.by, group, left, NONE, 1))
            self.enter(state, group, here)
        elif end == BATTLE:
            attack(state, self.by, group, self.target)
        elif end == KILL:
            self.kill(state, group, here, left, self.target)
        else:
            self.enter(state, group, here)
            if not state.places:
                come_to_rest(state, self.by, group, self.target, HUT)

    def enter(self, state: Civ, group: int, here: int) -> None:
        state.say("steps", {"seat": self.by, "square": state.layout.names[self.target]})
        shift(state, group, self.target)
        shifted(state, self.by, here, self.target)

    def kill(self, state: Civ, group: int, here: int, left: int, home: int) -> None:
        """R-CIV-331: scouts alone are killed; the move ends there, unless `killing_scouts_ends_move` is off. `home` is
        where it may end then."""
        if state.switches.scouts_stop_armies or left <= 0:
            state.done |= group
            state.agenda.append(Arrived(self.by, group, self.target))
        else:
            state.agenda.append(GoOn(self.by, group, left, home, 1))
        kill_scouts(state, self.by, self.target)
        if not state.places:
            self.enter(state, group, here)


def attack(state: Civ, seat: int, group: int, square: int) -> None:
    """R-CIV-330, 354: a battle ends the move, whoever wins it."""
    state.agenda.append(Arrived(seat, group, square))
    declare_battle(state, seat, group, square)
