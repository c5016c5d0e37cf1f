"""Buildings: which, where, over what, and how they leave (R-CIV-170 to R-CIV-179, 549 to 551)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.actions import AIM_BUILDING, pack
from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.leaving import clear_square, take_off
from aegean.games.civilization.pieces import (
    A_BUILDING,
    ACADEMY,
    AQUEDUCT,
    BANK,
    BARRACKS,
    BUILDINGS,
    CATHEDRAL,
    CITIES,
    DESERT,
    FACES,
    FAMILIES,
    FIRST_STAR,
    FOREST,
    GRANARY,
    GRASSLAND,
    HARBOR,
    IRON_MINE,
    LIBRARY,
    MARKET,
    MOUNTAIN,
    NONE,
    T_BANKING,
    T_CODE_OF_LAWS,
    T_CONSTRUCTION,
    T_CURRENCY,
    T_ENGINEERING,
    T_METALWORKING,
    T_MILITARY_SCIENCE,
    T_NAVIGATION,
    T_PHILOSOPHY,
    T_POTTERY,
    T_PRINTING_PRESS,
    T_RAILROAD,
    T_THEOLOGY,
    T_WRITING,
    TEMPLE,
    TRADING_POST,
    UNIVERSITY,
    WATER,
    WORKSHOP,
)
from aegean.games.civilization.state import Civ, building_on

# By face: the tech and the cost in production (R-CIV-156); NONE where there is no such face.
_FACES: Final = {
    HARBOR: (T_NAVIGATION, 7),
    TRADING_POST: (T_CODE_OF_LAWS, 7),
    WORKSHOP: (T_CONSTRUCTION, 7),
    IRON_MINE: (T_RAILROAD, 10),
    LIBRARY: (T_WRITING, 5),
    UNIVERSITY: (T_PRINTING_PRESS, 8),
    GRANARY: (T_POTTERY, 5),
    AQUEDUCT: (T_ENGINEERING, 8),
    MARKET: (T_CURRENCY, 7),
    BANK: (T_BANKING, 10),
    TEMPLE: (T_PHILOSOPHY, 7),
    CATHEDRAL: (T_THEOLOGY, 10),
    BARRACKS: (T_METALWORKING, 7),
    ACADEMY: (T_MILITARY_SCIENCE, 10),
}
BUILDING_TECHS: Final = tuple(_FACES.get(face, (NONE, 0))[0] for face in range(FACES))
BUILDING_COSTS: Final = tuple(_FACES.get(face, (NONE, 0))[1] for face in range(FACES))

# By family: mask of the terrains it may stand on (R-CIV-172).
_LAND: Final = 1 << GRASSLAND | 1 << FOREST | 1 << MOUNTAIN | 1 << DESERT
BUILDING_TERRAINS: Final = (
    1 << WATER, 1 << DESERT, 1 << MOUNTAIN, 1 << GRASSLAND, 1 << GRASSLAND, _LAND, _LAND, _LAND,
)  # fmt: skip


def is_star(face: int) -> bool:
    """R-CIV-173."""
    return face // 2 >= FIRST_STAR


def knows_face(state: Civ, seat: int, face: int) -> bool:
    tech = BUILDING_TECHS[face]
    return tech != NONE and state.knows(seat, tech)


def face_to_build(state: Civ, seat: int, family: int) -> int:
    """R-CIV-170, 177: the upgraded face if its tech is known, else the basic one if that is; NONE if neither."""
    for face in (2 * family + 1, 2 * family):
        if knows_face(state, seat, face):
            return face
    return NONE


def may_build_on(state: Civ, city: int, square: int) -> bool:
    """R-CIV-124, 171, 550: neither blockaded nor with a hut, village or relic marker. Outskirts hold no centre."""
    return not state.has_marker(square) and not state.guests[square] & ~(1 << city // CITIES)


def terrain_fits(state: Civ, square: int, face: int) -> bool:
    """R-CIV-172."""
    return bool(BUILDING_TERRAINS[face // 2] >> state.terrain[square] & 1)


def star_of(state: Civ, city: int) -> int:
    """The square of the city's star building, or NONE."""
    for square in state.outskirts(city):
        face = building_on(state.piece[square])
        if face != NONE and is_star(face):
            return square
    return NONE


def building_squares(state: Civ, city: int, face: int) -> list[int]:
    """R-CIV-171 to R-CIV-174, 178: where the city can put this face; none if the pool is empty."""
    if not state.pool[face // 2]:
        return []
    found = [
        square
        for square in state.outskirts(city)
        if terrain_fits(state, square, face) and may_build_on(state, city, square)
    ]
    if is_star(face) and state.switches.one_star_only:
        star = star_of(state, city)
        if star != NONE:
            return [square for square in found if square == star]
    return found


def put_building(state: Civ, city: int, square: int, face: int) -> None:
    """R-CIV-174, 175: what stands there leaves, and so does the city's other star building."""
    seat = city // CITIES
    if is_star(face):
        star = star_of(state, city)
        if star != NONE:
            take_off(state, star)
    clear_square(state, square)
    state.pool[face // 2] -= 1
    state.set_piece(square, A_BUILDING + face)
    state.say("builds", {"seat": seat, "building": BUILDINGS[face], "square": state.layout.names[square]})
    icons_changed(state)


def remove_building(state: Civ, square: int) -> None:
    """R-CIV-178, 551: back to its pool; the icons of the square are there again, a coin among them perhaps."""
    take_off(state, square)
    icons_changed(state)


def icons_changed(state: Civ) -> None:
    """R-CIV-535, 624, 635: coins count for a city or for a scout that stands there, and hands can depend on them; whose
    part it is comes first."""
    start = state.first if state.active == NONE else state.active
    check_coins(state, start)
    for seat in range(state.players):
        check_hand(state, seat)


def upgrade_family(state: Civ, seat: int, family: int) -> None:
    """R-CIV-176: all basic buildings of the family in the own outskirts are flipped; learning looks at coins."""
    for city in state.cities(seat):
        for square in state.outskirts(city):
            if state.piece[square] == A_BUILDING + 2 * family:
                state.set_piece(square, A_BUILDING + 2 * family + 1)
                values: dict[str, int | str] = {"seat": seat, "building": BUILDINGS[2 * family + 1]}
                state.say("upgrades", values | {"square": state.layout.names[square]})


def upgraded_by(tech: int) -> int:
    """The family whose upgrade the tech brings, or NONE."""
    for family in range(FAMILIES):
        if BUILDING_TECHS[2 * family + 1] == tech:
            return family
    return NONE


def build_walls(state: Civ, city: int) -> None:
    """R-CIV-112."""
    state.walls |= 1 << city
    state.say("builds-walls", {"seat": city // CITIES, "city": city % CITIES})


# --- for free


def free_faces(state: Civ, seat: int, basic_only: bool = False) -> list[int]:
    """R-CIV-161, 179, 549: what is unlocked; or every basic side of which the upgrade is not known."""
    if basic_only:
        return [2 * family for family in range(FAMILIES) if not knows_face(state, seat, 2 * family + 1)]
    faces = [face_to_build(state, seat, family) for family in range(FAMILIES)]
    return [face for face in faces if face != NONE]


def city_building_actions(state: Civ, city: int, faces: list[int]) -> list[int]:
    return [pack(AIM_BUILDING, face, square) for face in faces for square in building_squares(state, city, face)]


def free_building_actions(state: Civ, seat: int, basic_only: bool = False) -> list[int]:
    """R-CIV-549: over all own cities."""
    faces = free_faces(state, seat, basic_only)
    return [action for city in state.cities(seat) for action in city_building_actions(state, city, faces)]


def build_free(state: Civ, seat: int, face: int, square: int) -> None:
    """R-CIV-546, 549: no city action; nobody can cancel it."""
    put_building(state, state.city_of[square], square, face)
