"""Hut and village markers (R-CIV-027, 295, 297, 589, 590)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import OWN_CITIES, OWN_START, Ability
from aegean.games.civilization.actions import AIM_CITY, AIM_FIGURE, AIM_TECH, AIM_UNIT, first, kind_of, pack, second
from aegean.games.civilization.city_actions import PRODUCING, kinds_left
from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.limits import has_room
from aegean.games.civilization.pay import take_marker
from aegean.games.civilization.people import gain_person
from aegean.games.civilization.pieces import (
    ARMY,
    BACKS,
    CITIES,
    FIGURE_KINDS,
    HUT,
    MARK_ART_3,
    MARK_ART_6,
    MARK_BARBARIAN,
    MARK_GREAT_PERSON,
    MARK_TEACHER,
    MARK_WEALTH,
    MARK_WORKERS,
    MARKS,
    NONE,
    ON_SHEET,
    SCOUT,
    TECH_LEVELS,
    TECHS,
    UNITS,
    VILLAGE,
)
from aegean.games.civilization.state import AtSquare, Civ, back_of, draw_from, mark_of, marker
from aegean.games.civilization.techs import can_place, learn
from aegean.games.civilization.tokens import gain_token
from aegean.games.civilization.units import buildable, gain_unit

IMMEDIATE: Final = (MARK_GREAT_PERSON, MARK_BARBARIAN, MARK_ART_3, MARK_ART_6, MARK_WEALTH)
ART: Final = {MARK_ART_3: 3, MARK_ART_6: 6}
WORK: Final = 4  # production of Friendly Workers


def turn_up(state: Civ, square: int) -> int:
    """What the marker shows; it is drawn when the first player sees it."""
    if state.spot_mark[square] == NONE:
        back = state.spot[square]
        drawn = draw_from(state.chance, state.marks_left, back * len(MARKS), (back + 1) * len(MARKS))
        state.spot_mark[square] = drawn - back * len(MARKS)
    return state.spot_mark[square]


def see_spot(state: Civ, seat: int, square: int) -> None:
    """A seat looks at a marker that stays where it is; what it shows is its secret."""
    mark = turn_up(state, square)
    state.spot_known[square] |= 1 << seat
    back, name = BACKS[state.spot[square]], state.layout.names[square]
    state.say("looks-at-marker", {"seat": seat, "back": back, "square": name})
    state.whisper(seat, "marker-seen", {"back": back, "square": name, "mark": MARKS[mark]})


def take_spot(state: Civ, seat: int, square: int) -> None:
    """R-CIV-295: the marker of a hut or of a won village; the figures stand in the square already."""
    back, mark = state.spot[square], turn_up(state, square)
    known = state.spot_known[square] | 1 << seat
    state.spot[square] = state.spot_mark[square] = NONE
    state.spot_known[square] = 0
    state.say("takes-marker", {"seat": seat, "back": BACKS[back], "square": state.layout.names[square]})
    if mark in IMMEDIATE:
        state.reveal("marker-works", {"seat": seat, "back": BACKS[back], "mark": MARKS[mark]})
        resolve(state, seat, square, mark)
    else:
        state.add_marker(seat, marker(back, mark, known))
        state.whisper(seat, "marker-kept", {"back": BACKS[back], "mark": MARKS[mark]})


def resolve(state: Civ, seat: int, square: int, mark: int) -> None:
    """R-CIV-297: at once; the marker is set aside."""
    if mark == MARK_GREAT_PERSON:
        gain_person(state, seat)
    elif mark == MARK_BARBARIAN:
        befriend(state, seat, square)
    elif mark == MARK_WEALTH:
        gain_token(state, seat, ON_SHEET)
    else:
        gain_culture(state, seat, ART[mark])


# --- Friendly Barbarian


def barbarian_gifts(state: Civ, seat: int, square: int) -> list[int]:
    """R-CIV-297, 589: an unlocked unit, or a figure in the square if there is room; who came there may end there."""
    actions = [pack(AIM_UNIT, unit) for unit in buildable(state, seat)]
    if has_room(state, seat, square):
        for kind in (ARMY, SCOUT):
            if state.figure_in_supply(seat, kind) != NONE:
                actions.append(pack(AIM_FIGURE, kind, square))
    return actions


def befriend(state: Civ, seat: int, square: int) -> None:
    gifts = barbarian_gifts(state, seat, square)
    if not gifts:
        state.say("marker-has-no-effect", {"seat": seat, "mark": MARKS[MARK_BARBARIAN]})
    elif len(gifts) == 1:
        take_gift(state, seat, gifts[0])
    else:
        state.agenda.append(FriendlyBarbarian(seat, square))


def take_gift(state: Civ, seat: int, action: int) -> None:
    if kind_of(action) == AIM_UNIT:
        gain_unit(state, seat, first(action))
        return
    kind, square = first(action), second(action)
    state.put_figure(state.figure_in_supply(seat, kind), square)
    names = state.layout.names
    state.say("barbarian-joins", {"seat": seat, "figure": FIGURE_KINDS[kind], "square": names[square]})
    check_coins(state, seat)


class FriendlyBarbarian(AtSquare):
    """A unit for the standing forces, or a figure where the marker was."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return barbarian_gifts(state, seat, self.square)

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if kind == AIM_UNIT:
            return Refusal("no-such-unit-to-gain", "R-CIV-297", {"unit": UNITS[first(action)]})
        if kind != AIM_FIGURE:
            return Refusal("barbarian-first", "R-CIV-297")
        if second(action) != self.square:
            return Refusal("barbarian-elsewhere", "R-CIV-297", {"square": state.layout.names[self.square]})
        if not has_room(state, seat, self.square):
            return Refusal("barbarian-no-room", "R-CIV-589", {"square": state.layout.names[self.square]})
        return Refusal("no-figure-in-supply", "R-CIV-005", {"figure": FIGURE_KINDS[first(action)]})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        take_gift(state, seat, action)


# --- markers that are kept


class KeptMarker(Ability):
    """R-CIV-590: whoever holds the marker shows it and sets it aside."""

    def __init__(self, back: int, mark: int, window: int) -> None:
        super().__init__(MARKS[mark], window)
        self.back = back
        self.mark = mark
        self.once = False

    def owned(self, state: Civ, seat: int) -> bool:
        return any(mark_of(held) == self.mark for held in state.held[seat])

    def maybe_owned(self, state: Civ, seat: int) -> bool:
        return any(back_of(held) == self.back for held in state.held[seat])

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.aims(state, seat, ()))

    def hidden(self, state: Civ, seat: int) -> bool:
        return True

    def spend(self, state: Civ, seat: int) -> None:
        take_marker(state, seat, self.back, self.mark)
        state.reveal("shows-marker", {"seat": seat, "back": BACKS[self.back], "mark": MARKS[self.mark]})


class FriendlyWorkers(KeptMarker):
    """Four more production for a city that can still produce this turn (R-CIV-093, 562)."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        return [pack(AIM_CITY, city) for city in state.cities(seat) if kinds_left(state, city) & PRODUCING]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        city = first(chosen[0])
        state.boost[city] += WORK
        state.say("workers-help", {"seat": seat, "city": city % CITIES, "production": WORK})


class Teacher(KeptMarker):
    """A tech of level I is learned at no cost."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        lessons = [tech for tech in range(len(TECHS)) if TECH_LEVELS[tech] == 1 and can_place(state, seat, tech)]
        return [pack(AIM_TECH, tech) for tech in lessons]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        learn(state, seat, first(chosen[0]))


MARK_ABILITIES: Final[list[Ability]] = [
    FriendlyWorkers(VILLAGE, MARK_WORKERS, OWN_CITIES),
    Teacher(HUT, MARK_TEACHER, OWN_START),
]
