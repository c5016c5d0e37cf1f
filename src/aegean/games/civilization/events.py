"""The culture events as abilities (R-CIV-241 to R-CIV-245, 562 to 568; culture_events.yaml).

Gifts have none: they are paid with (`uses.py`). Who plays an event names its targets, the United Nations are asked, the
others may cancel it, then it takes effect."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import (
    ABILITIES,
    ANY_TIME,
    BEFORE_DRAW,
    BY_EVENT,
    OWN_CITIES,
    OWN_MOVE,
    OWN_START,
    REACT_EVENT,
    REACT_RESOURCE,
    REACT_STEP,
    Ability,
    add_uses,
    used,
)
from aegean.games.civilization.actions import (
    AIM_CITY,
    AIM_COIN,
    AIM_FIGURE,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_TECH,
    AIM_UNIT,
    ALLOW,
    PASS,
    USE,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.buildings import remove_building
from aegean.games.civilization.figures import kill_figure, relocate
from aegean.games.civilization.force import has_wonder
from aegean.games.civilization.governments import force_anarchy, immune
from aegean.games.civilization.hand import check_hand, find_event, has_level
from aegean.games.civilization.limits import has_room
from aegean.games.civilization.march import Step
from aegean.games.civilization.people import kill_person
from aegean.games.civilization.pieces import (
    ANARCHY,
    ARMY,
    CITIES,
    DESERT,
    E_BANK_SCANDAL,
    E_BREAD_AND_CIRCUSES,
    E_CATASTROPHE,
    E_COUNTERFEITERS,
    E_DEFECTION,
    E_DEFORESTATION,
    E_DEPRESSION,
    E_DISASTER,
    E_DISORIENTED,
    E_DROUGHT,
    E_DUTY_AND_HONOR,
    E_EXCHANGE_OF_IDEAS,
    E_FESTIVAL_1,
    E_FESTIVAL_2,
    E_FESTIVAL_3,
    E_FLOODING,
    E_JOUSTING_TOURNEY,
    E_KNOWLEDGE_SHARED,
    E_LOST,
    E_MASS_DEFECTION,
    E_NATIONALISM,
    E_OUT_OF_POSITION,
    E_PATRIOTISM,
    E_PRIMETIME_TV,
    E_REVOLT_1,
    E_REVOLT_2,
    E_SABOTAGE,
    E_THINK_TANK,
    E_WHOLESALE_DEFECTION,
    EVENT_LEVELS,
    EVENTS,
    FIGURES,
    FOREST,
    GRASSLAND,
    NONE,
    SCOUT,
    TECH_LEVELS,
    UNKNOWN,
    W_UNITED_NATIONS,
    WATER,
)
from aegean.games.civilization.reach import closing_seat
from aegean.games.civilization.state import HAND, Civ, CivFrame, building_on, person_on
from aegean.games.civilization.techs import can_place, learn, might_place, placeable
from aegean.games.civilization.terrain import NO_BUILDING, NO_TOKEN, change_terrain, changeable
from aegean.games.civilization.tokens import lose_token, token_places
from aegean.games.civilization.units import buildable, gain_unit
from aegean.games.civilization.uses import Effect, announced_below, begin_use, cancel_announced, open_window, undo_use

ANYWHERE: Final = 255  # as a reach
Victim = tuple[int, int, int]  # whose figure, its kind, its square


# --- what all of them have


class EventAbility(Ability):
    """A card of the hand. Once played it lies with the discards, cancelled or not (R-CIV-243)."""

    def __init__(self, event: int, windows: int) -> None:
        super().__init__(EVENTS[event], windows, BY_EVENT)
        self.event = event
        self.once = False  # each card counts for itself

    def owned(self, state: Civ, seat: int) -> bool:
        return find_event(state, seat, self.event) != NONE

    def maybe_owned(self, state: Civ, seat: int) -> bool:
        return has_level(state, seat, EVENT_LEVELS[self.event])

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.aims(state, seat, ()))

    def maybe_ready(self, state: Civ, seat: int) -> bool:
        """What events are aimed at lies open."""
        return self.ready(state, seat)

    def barred(self, state: Civ, seat: int) -> int:
        """Who has refused this event already this turn (R-CIV-244), so that nobody has to refuse for ever."""
        owner = united_nations(state)
        return 1 << owner if owner != NONE and used(state, seat, self) else 0

    def tell_use(self, state: Civ, seat: int) -> None:
        state.reveal("plays-event", {"seat": seat, "cultureevent": EVENTS[self.event]})

    def spend(self, state: Civ, seat: int) -> None:
        del state.hand[seat][find_event(state, seat, self.event)]
        state.event_used[self.event] += 1

    def restore(self, state: Civ, seat: int) -> None:
        """R-CIV-484: back into the hand, but everybody has seen it."""
        state.event_used[self.event] -= 1
        state.add_event(seat, self.event | (1 << state.players) - 1 << HAND)
        check_hand(state, seat)

    def aimed_at(self, state: Civ, action: int) -> int:
        """R-CIV-563: mask of whom one of the things chosen concerns; NONE's bit does not exist."""
        if kind_of(action) in (AIM_SEAT, AIM_COIN):
            return 1 << first(action)
        if kind_of(action) == AIM_SQUARE:
            return city_owner(state, first(action))
        return 0

    def targets(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> int:
        mask = 0
        for action in chosen:
            mask |= self.aimed_at(state, action)
        return mask & ~(1 << seat)

    def without(self, state: Civ, chosen: tuple[int, ...], other: int) -> tuple[int, ...]:
        """R-CIV-564: what is left when one player is taken out of the targets."""
        left = [action for action in chosen if not self.aimed_at(state, action) >> other & 1]
        return tuple(action for action in left if kind_of(action) != PASS)

    def asks_consent(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> bool:
        """R-CIV-244, 565: first the United Nations, even with Mass Media; then who may cancel."""
        owner = united_nations(state)
        if owner == NONE or not self.targets(state, seat, chosen) >> owner & 1:
            return False
        state.agenda.append(Consent(owner, seat))
        return True


def city_owner(state: Civ, square: int) -> int:
    """Mask of whose outskirts it is; 0 if nobody's."""
    city = state.city_of[square]
    return 0 if city == NONE else 1 << city // CITIES


def united_nations(state: Civ) -> int:
    """Whom they protect now, or NONE."""
    owner = state.wonder_owner[W_UNITED_NATIONS]
    return owner if owner != NONE and has_wonder(state, owner, W_UNITED_NATIONS) else NONE


class Consent(CivFrame):
    """United Nations: whether an event may be aimed at their owner (R-CIV-244, 564, 565). To pass is to refuse."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.by)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"other": self.by, "ability": ABILITIES[state.agenda[-2].ability].name}

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [ALLOW, PASS]
        add_uses(state, seat, ANY_TIME, actions)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("consent-first", "R-CIV-244")

    def play(self, state: Civ, seat: int, action: int) -> None:
        if kind_of(action) == USE:
            begin_use(state, seat, ABILITIES[first(action)])
            return
        state.agenda.pop()
        if kind_of(action) == ALLOW:
            state.say("allows-event", {"seat": seat, "other": self.by})
            open_window(state, self.by, BY_EVENT)
        else:
            state.say("refuses-event", {"seat": seat, "other": self.by})
            refuse(state, seat)


def refuse(state: Civ, seat: int) -> None:
    """R-CIV-484, 564: the event goes on for its further targets; without any it is impossible."""
    frame = state.agenda.pop()
    ability = ABILITIES[frame.ability]
    assert isinstance(frame, Effect)
    assert isinstance(ability, EventAbility)
    left = ability.without(state, frame.chosen, seat)
    if left:
        state.agenda.append(Effect(frame.by, frame.ability, left))
        open_window(state, frame.by, BY_EVENT)
        return
    undo_use(state, frame)
    if not state.switches.hostile_lost:
        state.used[frame.by] |= 1 << ability.number


# --- how far (R-CIV-245)


def origins(state: Civ, seat: int) -> list[int]:
    """Own figures and centres."""
    found = {square for figure, square in enumerate(state.at) if square >= 0 and figure // FIGURES == seat}
    for city in state.cities(seat):
        found.update(state.centres(city))
    return sorted(found)


def within(state: Civ, seat: int, squares: list[int], reach: int) -> list[int]:
    """Those of the squares that lie near enough to a figure or city of the seat."""
    if reach == ANYWHERE:
        return squares
    tables = [state.layout.distances(square) for square in origins(state, seat)]
    return [square for square in squares if any(table[square] <= reach for table in tables)]


# --- cancels


class Cancel(EventAbility):
    """Jousting Tourney, Primetime TV: what another player has just announced has no effect."""

    def ready(self, state: Civ, seat: int) -> bool:
        return announced_below(state) is not None

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        cancel_announced(state)


class BreadAndCircuses(Cancel):
    """R-CIV-563, 564: only an event that is aimed at the own player; it is cancelled for all."""

    def ready(self, state: Civ, seat: int) -> bool:
        frame = announced_below(state)
        if not isinstance(frame, Effect):
            return False
        return bool(ABILITIES[frame.ability].targets(state, frame.by, frame.chosen) >> seat & 1)


# --- coins


class DiscardCoins(EventAbility):
    """Counterfeiters, Depression, Bank Scandal: other players discard a coin token each, picked by who plays."""

    def __init__(self, event: int, players: int) -> None:
        super().__init__(event, OWN_START)
        self.players = players

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        hit = [first(action) for action in chosen]
        if PASS in chosen or len(chosen) == self.players:
            return []
        left = [other for other in state.others(seat) if other not in hit and token_places(state, other)]
        left = [other for other in left if not self.barred(state, seat) >> other & 1]
        if self.players == ANYWHERE:
            left = left[:1]  # everybody, one after the other
        coins = [pack(AIM_COIN, other, place) for other in left for place in token_places(state, other)]
        return [PASS, *coins] if chosen and coins and self.players != ANYWHERE else coins

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        for action in chosen:
            if kind_of(action) == AIM_COIN:
                lose_token(state, first(action), second(action))


# --- figures and great people


class KillFigures(EventAbility):
    """The Defection family: figures in one square, or the great person there. No battle (R-CIV-568)."""

    def __init__(self, event: int, reach: int, number: int, people: bool) -> None:
        super().__init__(event, OWN_MOVE | REACT_STEP)
        self.reach = reach
        self.most = number
        self.people = people

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """Figures one by one, each with its owner where several stand together; or a square with a great person."""
        if not chosen:
            return self.first_aims(state, seat)
        last = chosen[-1]
        if kind_of(last) in (PASS, AIM_SQUARE):
            return []
        barred = self.barred(state, seat)
        taken = victims(state, chosen)
        square = second(chosen[0])
        if kind_of(last) == AIM_FIGURE and is_shared(state, square):
            owners = owners_of(state, first(last), square, taken, barred)
            return [pack(AIM_SEAT, other) for other in owners]
        if len(taken) >= self.most:
            return []
        more = [
            pack(AIM_FIGURE, kind, square) for kind in (ARMY, SCOUT) if owners_of(state, kind, square, taken, barred)
        ]
        return [PASS, *more] if more else []

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        barred = self.barred(state, seat)
        squares = within(state, seat, sorted({square for square in state.at if square >= 0}), self.reach)
        found = [
            pack(AIM_FIGURE, kind, square)
            for square in squares
            for kind in (ARMY, SCOUT)
            if owners_of(state, kind, square, [], barred)
        ]
        if self.people:
            standing = [square for square, piece in enumerate(state.piece) if person_on(piece) != NONE]
            for square in within(state, seat, standing, self.reach):
                if not city_owner(state, square) & barred:
                    found.append(pack(AIM_SQUARE, square))
        return found

    def targets(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> int:
        if kind_of(chosen[0]) == AIM_SQUARE:
            return super().targets(state, seat, chosen)
        mask = 0
        for owner, _, _ in victims(state, chosen):
            mask |= 1 << owner
        return mask & ~(1 << seat)

    def without(self, state: Civ, chosen: tuple[int, ...], other: int) -> tuple[int, ...]:
        if kind_of(chosen[0]) == AIM_SQUARE:
            return super().without(state, chosen, other)
        left: list[int] = []
        for owner, kind, square in victims(state, chosen):
            if owner != other:
                left.append(pack(AIM_FIGURE, kind, square))
                if is_shared(state, square):
                    left.append(pack(AIM_SEAT, owner))
        return tuple(left)

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        if kind_of(chosen[0]) == AIM_SQUARE:
            kill_person(state, first(chosen[0]))
            return
        for owner, kind, square in victims(state, chosen):
            kill_figure(state, doomed(state, owner, kind, square))


def is_shared(state: Civ, square: int) -> bool:
    """R-CIV-279: scouts of several players, with `scouts_share_squares`."""
    guests = state.guests[square]
    return bool(guests & (guests - 1))


def figures_of(state: Civ, seat: int, kind: int, square: int) -> list[int]:
    return state.armies_at(seat, square) if kind == ARMY else state.scouts_at(seat, square)


def owners_of(state: Civ, kind: int, square: int, taken: list[Victim], barred: int) -> list[int]:
    """Who still has a figure of the kind there besides those that are taken."""
    return [
        seat
        for seat in members(state.guests[square] & ~barred)
        if len(figures_of(state, seat, kind, square)) > taken.count((seat, kind, square))
    ]


def victims(state: Civ, chosen: tuple[int, ...]) -> list[Victim]:
    """The figures that were named completely."""
    found: list[Victim] = []
    for place, action in enumerate(chosen):
        if kind_of(action) != AIM_FIGURE:
            continue
        kind, square = first(action), second(action)
        if not is_shared(state, square):
            found.append((members(state.guests[square])[0], kind, square))
        elif place + 1 < len(chosen):
            found.append((first(chosen[place + 1]), kind, square))
    return found


def doomed(state: Civ, seat: int, kind: int, square: int) -> int:
    """Of equal figures one of the group that is on its way, else one that could still move: that is what a defection
    is played for."""
    figures, group = figures_of(state, seat, kind, square), marching(state)
    return min(figures, key=lambda figure: (not group >> figure & 1, state.done >> figure & 1, figure))


def marching(state: Civ) -> int:
    """The group whose step was announced."""
    below = announced_below(state)
    return below.group if isinstance(below, Step) else 0


class PushFigures(EventAbility):
    """The Disoriented family: all figures of another player in one square are led away (R-CIV-567)."""

    def __init__(self, event: int, steps: int) -> None:
        super().__init__(event, OWN_CITIES)
        self.steps = steps

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """The square, whose figures if several share it, and where they go."""
        if not chosen:
            squares = sorted({square for square in state.at if square >= 0})
            return [pack(AIM_SQUARE, square) for square in squares if self.movable(state, seat, square)]
        square = first(chosen[0])
        if is_shared(state, square) and len(chosen) == 1:
            return [pack(AIM_SEAT, other) for other in self.movable(state, seat, square)]
        if len(chosen) == 1 + int(is_shared(state, square)):
            owner = self.pushed(state, chosen)
            return [pack(AIM_SQUARE, there) for there in push_squares(state, owner, square, self.steps)]
        return []

    def movable(self, state: Civ, seat: int, square: int) -> list[int]:
        """Whose figures can be led away from there."""
        return [
            other
            for other in members(state.guests[square] & ~(1 << seat) & ~self.barred(state, seat))
            if push_squares(state, other, square, self.steps)
        ]

    def pushed(self, state: Civ, chosen: tuple[int, ...]) -> int:
        """Whose figures they are."""
        if is_shared(state, first(chosen[0])):
            return first(chosen[1])
        return members(state.guests[first(chosen[0])])[0]

    def targets(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> int:
        return 1 << self.pushed(state, chosen)

    def without(self, state: Civ, chosen: tuple[int, ...], other: int) -> tuple[int, ...]:
        return ()

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        owner, here, there = self.pushed(state, chosen), first(chosen[0]), first(chosen[-1])
        relocate(state, state.figures_at(owner, here), there)


def push_squares(state: Civ, owner: int, start: int, steps: int) -> list[int]:
    """R-CIV-567: where all figures of a seat can be led from a square."""
    group = state.count_at(owner, start)
    seen, last = {start}, [start]
    for _ in range(steps):
        step = {there for here in last for there in state.layout.near[here]} - seen
        last = [there for there in sorted(step) if push_passes(state, owner, there, group)]
        seen.update(last)
    closing = closing_seat(state, owner)
    return [
        square
        for square in sorted(seen - {start})
        if state.centre_of[square] == NONE
        and has_room(state, owner, square, group)
        and (closing == NONE or city_owner(state, square) != 1 << closing)
    ]


def push_passes(state: Civ, owner: int, square: int, group: int) -> bool:
    """R-CIV-567, 582: no water, figures of others, markers, or foreign cities; the own centres are land."""
    centre = state.centre_of[square]
    if centre != NONE:
        return centre // CITIES == owner
    if state.terrain[square] in (WATER, UNKNOWN) or state.has_marker(square):
        return False
    if state.guests[square] & ~(1 << owner):
        return False
    return state.switches.pass_over_limit or has_room(state, owner, square, group)


# --- squares and buildings


class ChangeTerrain(EventAbility):
    """Drought, Deforestation, Flooding (R-CIV-460, 461)."""

    def __init__(self, event: int, only: int, terrain: int, needs: int) -> None:
        super().__init__(event, OWN_START)
        self.only = only  # the terrain it must be, or NONE
        self.terrain = terrain
        self.needs = needs

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        barred = self.barred(state, seat)
        return [
            pack(AIM_SQUARE, square)
            for square in changeable(state, self.terrain, self.needs)
            if self.only in (NONE, state.terrain[square]) and not city_owner(state, square) & barred
        ]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        change_terrain(state, first(chosen[0]), self.terrain)


class DestroyBuildings(EventAbility):
    """Sabotage and Catastrophe within reach, also own ones; Disaster up to two of others anywhere."""

    def __init__(self, event: int, reach: int, number: int) -> None:
        super().__init__(event, OWN_START)
        self.reach = reach
        self.most = number

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if PASS in chosen or len(chosen) == self.most:
            return []
        spared = self.barred(state, seat) | (1 << seat if self.reach == ANYWHERE else 0)
        squares = [
            square
            for square, piece in enumerate(state.piece)
            if building_on(piece) != NONE and not city_owner(state, square) & spared
        ]
        found = [pack(AIM_SQUARE, square) for square in within(state, seat, squares, self.reach)]
        found = [action for action in found if action not in chosen]
        return [PASS, *found] if chosen and found else found

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        for action in chosen:
            if kind_of(action) == AIM_SQUARE and not state.places:
                remove_building(state, first(action))


# --- players


class ForceAnarchy(EventAbility):
    """The Citizens Are Revolting! (R-CIV-094, 095)."""

    def __init__(self, event: int) -> None:
        super().__init__(event, OWN_START)
        self.forces_anarchy = True

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        return [
            pack(AIM_SEAT, other)
            for other in state.others(seat)
            if state.government[other] != ANARCHY
            and not immune(state, other)
            and not self.barred(state, seat) >> other & 1
        ]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        force_anarchy(state, first(chosen[0]))


class ExchangeTechs(EventAbility):
    """Exchange of Ideas, Knowledge Shared, Think Tank: each learns a tech of the other, who plays the card first."""

    def __init__(self, event: int, level: int) -> None:
        super().__init__(event, OWN_START)
        self.level = level

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else self.teachers(state, seat, placeable(state, seat))

    def might_choose(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> bool:
        return not chosen and len(self.teachers(state, seat, might_place(state, seat))) > 1

    def teachers(self, state: Civ, seat: int, techs: list[int]) -> list[int]:
        """Who knows one of the techs."""
        barred = self.barred(state, seat)
        return [
            pack(AIM_SEAT, other)
            for other in state.others(seat)
            if not barred >> other & 1 and lessons(state, techs, other, self.level)
        ]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        other = first(chosen[0])
        state.agenda.append(Lesson(other, seat, self.level, False))
        state.agenda.append(Lesson(seat, other, self.level, True))


def lessons(state: Civ, techs: list[int], teacher: int, level: int) -> list[int]:
    """Those of the techs up to the level that a teacher knows."""
    return [tech for tech in techs if TECH_LEVELS[tech] <= level and state.knows(teacher, tech)]


class Lesson(CivFrame):
    """Somebody is to learn a tech of somebody else. Who might place one by Nikola Tesla is asked, so that the question
    tells nothing (R-CIV-639)."""

    def __init__(self, learner: int, teacher: int, level: int, willing: bool) -> None:
        super().__init__(NOBODY)
        self.learner = learner
        self.teacher = teacher
        self.level = level
        self.willing = willing

    def key(self) -> tuple[object, ...]:
        return (self.learner, self.teacher, self.level, self.willing)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        techs = lessons(state, might_place(state, self.learner), self.teacher, self.level)
        if len(techs) == 1 and can_place(state, self.learner, techs[0]):
            learn(state, self.learner, techs[0])
        elif techs:
            state.agenda.append(LearnFrom(self.learner, self.teacher, self.level, self.willing))


class LearnFrom(CivFrame):
    """Which tech of the other player is learned."""

    def __init__(self, seat: int, teacher: int, level: int, willing: bool) -> None:
        super().__init__(seat)
        self.teacher = teacher
        self.level = level
        self.willing = willing

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.teacher, self.level, self.willing)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"other": self.teacher}

    def legal(self, state: Civ, seat: int) -> list[int]:
        """Who has to learn need not call Nikola Tesla."""
        techs = lessons(state, placeable(state, seat), self.teacher, self.level)
        actions = [pack(AIM_TECH, tech) for tech in techs]
        must = self.willing or any(can_place(state, seat, tech) for tech in techs)
        return actions if must else [PASS, *actions]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-such-lesson", "R-CIV-400")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) != PASS:
            learn(state, seat, first(action))


class Festival(EventAbility):
    """The three festivals: more production for one own city, in its next produce action of this turn."""

    def __init__(self, event: int, production: int) -> None:
        super().__init__(event, OWN_CITIES)
        self.production = production

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else [pack(AIM_CITY, city) for city in state.cities(seat)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        city = first(chosen[0])
        state.boost[city] += self.production
        state.say("city-celebrates", {"seat": seat, "city": city % CITIES, "production": self.production})


# --- battle


class FreeUnits(EventAbility):
    """Duty and Honor, Nationalism, Patriotism: units for the standing forces before the draw."""

    def __init__(self, event: int, number: int) -> None:
        super().__init__(event, BEFORE_DRAW)
        self.most = number

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(buildable(state, seat))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        raise_units(state, seat, self.most, True)


def raise_units(state: Civ, seat: int, left: int, must: bool) -> None:
    """One type after the other, among those that are unlocked and not used up."""
    types = buildable(state, seat)
    if not left or not types:
        return
    if must and len(types) == 1:
        gain_unit(state, seat, types[0])
        raise_units(state, seat, left - 1, False)
    else:
        state.agenda.append(RaiseUnit(seat, left, must))


class RaiseUnit(CivFrame):
    """Which unit joins the standing forces; after the first one no more is an answer too."""

    def __init__(self, seat: int, left: int, must: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.must)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"number": self.left}

    def legal(self, state: Civ, seat: int) -> list[int]:
        units = [pack(AIM_UNIT, unit) for unit in buildable(state, seat)]
        return units if self.must else [PASS, *units]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-such-unit", "R-CIV-159")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) != PASS:
            gain_unit(state, seat, first(action))
            raise_units(state, seat, self.left - 1, False)


# In the order of EVENTS; the gifts are paid with.
EVENT_ABILITIES: Final[list[Ability]] = [
    BreadAndCircuses(E_BREAD_AND_CIRCUSES, REACT_EVENT),
    DiscardCoins(E_COUNTERFEITERS, 1),
    KillFigures(E_DEFECTION, 4, 1, False),
    PushFigures(E_DISORIENTED, 2),
    ChangeTerrain(E_DROUGHT, NONE, DESERT, NO_BUILDING),
    FreeUnits(E_DUTY_AND_HONOR, 1),
    ExchangeTechs(E_EXCHANGE_OF_IDEAS, 1),
    DestroyBuildings(E_SABOTAGE, 4, 1),
    ForceAnarchy(E_REVOLT_1),
    Festival(E_FESTIVAL_1, 4),
    DestroyBuildings(E_CATASTROPHE, 6, 1),
    ChangeTerrain(E_DEFORESTATION, FOREST, GRASSLAND, NO_BUILDING),
    DiscardCoins(E_DEPRESSION, 2),
    ChangeTerrain(E_FLOODING, NONE, WATER, NO_TOKEN),
    Cancel(E_JOUSTING_TOURNEY, REACT_EVENT),
    ExchangeTechs(E_KNOWLEDGE_SHARED, 2),
    PushFigures(E_LOST, 3),
    KillFigures(E_MASS_DEFECTION, 6, 2, True),
    FreeUnits(E_NATIONALISM, 2),
    ForceAnarchy(E_REVOLT_2),
    Festival(E_FESTIVAL_2, 6),
    DiscardCoins(E_BANK_SCANDAL, ANYWHERE),
    DestroyBuildings(E_DISASTER, ANYWHERE, 2),
    PushFigures(E_OUT_OF_POSITION, 4),
    FreeUnits(E_PATRIOTISM, 3),
    Cancel(E_PRIMETIME_TV, REACT_EVENT | REACT_RESOURCE),
    ExchangeTechs(E_THINK_TANK, 3),
    Festival(E_FESTIVAL_3, 8),
    KillFigures(E_WHOLESALE_DEFECTION, ANYWHERE, 2, True),
]
