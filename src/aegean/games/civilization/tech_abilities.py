"""What techs let their owners do (technologies.yaml), battles aside: those are in battle_abilities.py."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.abilities import (
    BY_RESOURCE,
    OWN_CITIES,
    OWN_MOVE,
    OWN_START,
    OWN_TRADE,
    PLAIN,
    REACT_CITY,
    REACT_EVENT,
    REACT_RESOURCE,
    REACT_STEP,
    Ability,
)
from aegean.games.civilization.actions import (
    AIM_BUILDING,
    AIM_CITY,
    AIM_COIN,
    AIM_FIGURE,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_TERRAIN,
    AIM_UNIT,
    AIM_WONDER,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.buildings import build_free, free_building_actions, remove_building
from aegean.games.civilization.city_actions import PRODUCING, give_action, kinds_left
from aegean.games.civilization.fall import nuke_city
from aegean.games.civilization.figures import build_figure, figure_squares, relocate
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.limits import has_room, may_end_at
from aegean.games.civilization.people import gain_person
from aegean.games.civilization.pieces import (
    ANCIENT,
    ARMY,
    CITIES,
    DESERT,
    FOREST,
    GRASSLAND,
    INCENSE,
    MEDIEVAL,
    NONE,
    ON_DEMOCRACY,
    ON_POTTERY,
    ON_PRINTING_PRESS,
    SCOUT,
    SILK,
    SPY,
    T_ANIMAL_HUSBANDRY,
    T_ATOMIC_THEORY,
    T_BANKING,
    T_CHIVALRY,
    T_CIVIL_SERVICE,
    T_COMMUNISM,
    T_CONSTRUCTION,
    T_CURRENCY,
    T_DEMOCRACY,
    T_ECOLOGY,
    T_GUNPOWDER,
    T_HORSEBACK_RIDING,
    T_MASS_MEDIA,
    T_METAL_CASTING,
    T_MONARCHY,
    T_MYSTICISM,
    T_PHILOSOPHY,
    T_PLASTICS,
    T_POTTERY,
    T_PRINTING_PRESS,
    T_STEAM_POWER,
    T_WRITING,
    TECHS,
    URANIUM,
    WATER,
    WHEAT,
)
from aegean.games.civilization.purse import ANY
from aegean.games.civilization.reach import may_rest
from aegean.games.civilization.state import Civ, building_on
from aegean.games.civilization.terrain import EMPTY, change_terrain, may_change
from aegean.games.civilization.tokens import gain_token, lose_token, token_places, token_room
from aegean.games.civilization.units import buildable, gain_unit, lose_random_unit
from aegean.games.civilization.uses import cancel_announced
from aegean.games.civilization.wonders import obsolete, obsolete_targets

SILK_ROAD: Final = 9
SILK_ROAD_OTHER: Final = 6
TAXES: Final = 6  # trade for a coin
PAMPHLETS: Final = 5  # culture for a coin
TERRAFORMED: Final = (GRASSLAND, FOREST, DESERT, WATER)


class TechAbility(Ability):
    """R-CIV-213: of a tech that its user knows, once a turn. Those that cost resources can be cancelled (R-CIV-218)."""

    def __init__(self, tech: int, windows: int, price: tuple[int, ...], word: str = "") -> None:
        name = f"{TECHS[tech]}_{word}" if word else TECHS[tech]
        super().__init__(name, windows, BY_RESOURCE if price else PLAIN, price)
        self.tech = tech

    def owned(self, state: Civ, seat: int) -> bool:
        return state.knows(seat, self.tech)

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        """Targets of an ability that has exactly one."""
        return []

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else self.first_aims(state, seat)


class AimedTech(TechAbility):
    """R-CIV-562: an ability that needs a target."""

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.first_aims(state, seat))


class GainCulture(TechAbility):
    """Incense for culture: Currency, Chivalry, Metal Casting."""

    def __init__(self, tech: int, culture: int) -> None:
        super().__init__(tech, OWN_CITIES, (INCENSE,))
        self.culture = culture

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        gain_culture(state, seat, self.culture)


class BoostCity(AimedTech):
    """Wheat for production of one city's next produce action of this turn."""

    def __init__(self, tech: int, production: int, word: str = "") -> None:
        super().__init__(tech, OWN_CITIES, (WHEAT,), word)
        self.production = production

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_CITY, city) for city in state.cities(seat) if kinds_left(state, city) & PRODUCING]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        city = first(chosen[0])
        state.boost[city] += self.production
        state.say("city-boosted", {"seat": seat, "city": city % CITIES, "production": self.production})


class SilkRoad(AimedTech):
    """Horseback Riding: trade for the owner and some for another player, who cannot refuse (R-CIV-137, 541)."""

    def __init__(self) -> None:
        super().__init__(T_HORSEBACK_RIDING, OWN_TRADE, (SILK,))

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_SEAT, other) for other in state.others(seat)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        for each, amount in ((seat, SILK_ROAD), (first(chosen[0]), SILK_ROAD_OTHER)):
            before = state.trade[each]
            state.gain_trade(each, amount)
            state.say("gains-trade", {"seat": each, "trade": state.trade[each] - before})


class Sages(TechAbility):
    """Philosophy: a great person."""

    def __init__(self) -> None:
        super().__init__(T_PHILOSOPHY, OWN_CITIES, (ANY, ANY, ANY))

    def ready(self, state: Civ, seat: int) -> bool:
        return any(state.person_supply)

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        gain_person(state, seat)


class EarnCoin(TechAbility):
    """R-CIV-422: a coin token on the tech, at most four; for resources, trade or culture."""

    def __init__(self, tech: int, place: int, price: tuple[int, ...], trade: int = 0, culture: int = 0) -> None:
        super().__init__(tech, OWN_CITIES, price)
        self.place = place
        self.trade = trade
        self.culture = culture

    def ready(self, state: Civ, seat: int) -> bool:
        enough = state.trade[seat] >= self.trade and state.culture[seat] >= self.culture
        return enough and token_room(state, seat, self.place)

    def spend(self, state: Civ, seat: int) -> None:
        state.trade[seat] -= self.trade
        state.culture[seat] -= self.culture
        if self.trade:
            state.say("spends-trade", {"seat": seat, "trade": self.trade})
        if self.culture:
            state.say("spends-culture", {"seat": seat, "culture": self.culture})

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        gain_token(state, seat, self.place)


class Cancel(TechAbility):
    """A spy cancels what another player has just announced: Writing a city action (R-CIV-494), Civil Service an event,
    Mass Media a resource ability."""

    def __init__(self, tech: int, window: int, word: str = "") -> None:
        super().__init__(tech, window, (SPY,), word)

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        cancel_announced(state)


class CourtIntrigue(AimedTech):
    """Monarchy: an ancient wonder becomes obsolete, or another player loses a unit by chance (R-CIV-197)."""

    def __init__(self) -> None:
        super().__init__(T_MONARCHY, OWN_CITIES, (SILK,))

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        wonders = [pack(AIM_WONDER, wonder) for wonder in obsolete_targets(state, ANCIENT)]
        return wonders + [pack(AIM_SEAT, other) for other in state.others(seat) if state.unit_count(other)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        if kind_of(chosen[0]) == AIM_WONDER:
            obsolete(state, first(chosen[0]))
        else:
            lose_random_unit(state, first(chosen[0]))


class Demolition(AimedTech):
    """Gunpowder: an ancient or medieval wonder becomes obsolete, or a building of anybody is destroyed."""

    def __init__(self) -> None:
        super().__init__(T_GUNPOWDER, OWN_CITIES, (ANY, ANY))

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        wonders = [pack(AIM_WONDER, wonder) for wonder in obsolete_targets(state, MEDIEVAL)]
        squares = [square for square, piece in enumerate(state.piece) if building_on(piece) != NONE]
        return wonders + [pack(AIM_SQUARE, square) for square in squares]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        if kind_of(chosen[0]) == AIM_WONDER:
            obsolete(state, first(chosen[0]))
        else:
            remove_building(state, first(chosen[0]))


class Heresy(AimedTech):
    """Mysticism: another player's coin token, never an investment (R-CIV-423)."""

    def __init__(self) -> None:
        super().__init__(T_MYSTICISM, OWN_CITIES, (SPY,), "heresy")

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_COIN, other, place) for other in state.others(seat) for place in token_places(state, other)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        lose_token(state, first(chosen[0]), second(chosen[0]))


class Lockdown(AimedTech):
    """Communism: no figure leaves the square for the rest of the turn; also as a step out of it is announced."""

    def __init__(self) -> None:
        super().__init__(T_COMMUNISM, OWN_MOVE | REACT_STEP, (SPY,))

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        squares = [square for square, guests in enumerate(state.guests) if guests and square not in state.pinned]
        return [pack(AIM_SQUARE, square) for square in squares]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        square = first(chosen[0])
        state.pinned.append(square)
        state.say("square-pinned", {"seat": seat, "square": state.layout.names[square]})


class Terraform(AimedTech):
    """Ecology: another terrain for an empty square that is no mountain (R-CIV-460 to R-CIV-463)."""

    def __init__(self) -> None:
        super().__init__(T_ECOLOGY, OWN_START, (WHEAT,), "terraform")

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        return [
            pack(AIM_SQUARE, square)
            for square in range(state.layout.size)
            if any(may_change(state, square, terrain, EMPTY) for terrain in TERRAFORMED)
        ]

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if not chosen:
            return self.first_aims(state, seat)
        if len(chosen) > 1:
            return []
        square = first(chosen[0])
        return [pack(AIM_TERRAIN, terrain) for terrain in TERRAFORMED if may_change(state, square, terrain, EMPTY)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        change_terrain(state, first(chosen[0]), first(chosen[1]))


class Steamships(AimedTech):
    """Steam Power: all own figures of a square go to a water square; that is no move, and they are done."""

    def __init__(self) -> None:
        super().__init__(T_STEAM_POWER, OWN_CITIES, (SILK,))

    def harbours(self, state: Civ, seat: int, here: int) -> list[int]:
        number = state.count_at(seat, here)
        return [
            square
            for square, terrain in enumerate(state.terrain)
            if terrain == WATER
            and square != here
            and may_rest(state, seat, square)
            and has_room(state, seat, square, number)
        ]

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        squares = [square for square in figure_squares(state, seat) if self.harbours(state, seat, square)]
        return [pack(AIM_SQUARE, square) for square in squares]

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if not chosen:
            return self.first_aims(state, seat)
        if len(chosen) > 1:
            return []
        return [pack(AIM_SQUARE, square) for square in self.harbours(state, seat, first(chosen[0]))]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        figures = state.figures_at(seat, first(chosen[0]))
        for figure in figures:
            state.done |= 1 << figure
        relocate(state, figures, first(chosen[1]))


class Reactor(TechAbility):
    """Atomic Theory: one more city action for each own city."""

    def __init__(self) -> None:
        super().__init__(T_ATOMIC_THEORY, OWN_CITIES, (URANIUM,))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        for city in state.cities(seat):
            give_action(state, city)


class Nuke(AimedTech):
    """Atomic Theory: a city that is no capital is destroyed with everything in its outskirts (R-CIV-382)."""

    def __init__(self) -> None:
        super().__init__(T_ATOMIC_THEORY, OWN_MOVE, (URANIUM,), "nuke")

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_CITY, city) for city, centre in enumerate(state.centre) if centre != NONE and city % CITIES]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        nuke_city(state, first(chosen[0]))


class MassProduction(AimedTech):
    """Plastics: a unit, a figure or a building for free."""

    def __init__(self) -> None:
        super().__init__(T_PLASTICS, OWN_START, ())

    def first_aims(self, state: Civ, seat: int) -> list[int]:
        actions = [pack(AIM_UNIT, unit) for unit in buildable(state, seat)]
        for kind in (ARMY, SCOUT):
            if state.figure_in_supply(seat, kind) != NONE:
                actions += [pack(AIM_FIGURE, kind, square) for square in mustering_squares(state, seat)]
        return actions + free_building_actions(state, seat)

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        kind, one, two = kind_of(chosen[0]), first(chosen[0]), second(chosen[0])
        if kind == AIM_UNIT:
            gain_unit(state, seat, one)
        elif kind == AIM_FIGURE:
            build_figure(state, seat, one, two)
        elif kind == AIM_BUILDING:
            build_free(state, seat, one, two)


def mustering_squares(state: Civ, seat: int) -> list[int]:
    """R-CIV-157: in the outskirts of any own city."""
    return [
        square
        for city in state.cities(seat)
        for square in state.outskirts(city)
        if may_end_at(state, seat, square) and has_room(state, seat, square)
    ]


TECH_ABILITIES: Final[list[Ability]] = [
    BoostCity(T_ANIMAL_HUSBANDRY, 3, "wheat3"),
    GainCulture(T_CURRENCY, 3),
    SilkRoad(),
    Sages(),
    EarnCoin(T_POTTERY, ON_POTTERY, (ANY, ANY)),
    Cancel(T_WRITING, REACT_CITY),
    GainCulture(T_CHIVALRY, 5),
    Cancel(T_CIVIL_SERVICE, REACT_EVENT),
    BoostCity(T_CONSTRUCTION, 5),
    EarnCoin(T_DEMOCRACY, ON_DEMOCRACY, (), trade=TAXES),
    CourtIntrigue(),
    Heresy(),
    EarnCoin(T_PRINTING_PRESS, ON_PRINTING_PRESS, (), culture=PAMPHLETS),
    BoostCity(T_BANKING, 7),
    Lockdown(),
    Terraform(),
    Demolition(),
    GainCulture(T_METAL_CASTING, 7),
    Steamships(),
    Reactor(),
    Nuke(),
    Cancel(T_MASS_MEDIA, REACT_RESOURCE, "scandal"),
    MassProduction(),
    BoostCity(T_PLASTICS, 10, "wheat10"),
]
