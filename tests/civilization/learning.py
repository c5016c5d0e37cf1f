"""What the tests of techs and research share: who knows which techs, a Research phase, what a tech unlocks."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.masks import members
from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import OWN_CITIES
from aegean.games.civilization.buildings import face_to_build
from aegean.games.civilization.governments import unlocked_governments
from aegean.games.civilization.research import begin_research
from aegean.games.civilization.wonders import wonder_cost
from tests.civilization.managing import manage, two_cities
from tests.civilization.position import SEATED, Position
from tests.civilization.using import goods, in_window

LEVEL_1 = ("animal_husbandry", "currency", "masonry", "navigation", "philosophy", "pottery", "writing")
LEVEL_2 = ("civil_service", "construction", "engineering", "irrigation", "mathematics", "monarchy")
LEVEL_3 = ("banking", "communism", "ecology", "metal_casting", "theology")
LEVEL_4 = ("ballistics", "computers", "mass_media")


# --- who knows a tech


def citizen(*techs: str, players: int = 2, civ: str = "america") -> Position:
    """The first seat knows these techs besides its starting tech; its limits are the ordinary ones."""
    position = Position(players, (civ, "egypt", "russia", "china", "germany"))
    position.know(0, *techs)
    return position


def managed(*techs: str) -> Position:
    """The same with a second city."""
    position = two_cities()
    position.know(0, *techs)
    return position


def builds(position: Position, face: str) -> bool:
    number = p.BUILDINGS.index(face)
    return face_to_build(position.state, 0, number // 2) == number


def cost(position: Position, wonder: str) -> int:
    return wonder_cost(position.state, 0, p.WONDERS.index(wonder))


def governs(position: Position, government: str) -> bool:
    return p.GOVERNMENTS.index(government) in unlocked_governments(position.state, 0)


def boosts(position: Position, ability: str, production: int) -> None:
    """Wheat for production of one city that can still produce."""
    position.goods(0, wheat=1)
    assert in_window(ability, OWN_CITIES)
    manage(position)
    position.play(0, f"use {ability}", "at 1-second")
    assert position.state.boost[1] == production
    assert position.state.boost[0] == 0
    assert goods(position, 0) == {}


def brings_culture(position: Position, ability: str, culture: int) -> None:
    position.goods(0, incense=1)
    manage(position)
    position.play(0, f"use {ability}")
    assert position.state.culture[0] == culture


# --- a Research phase


def scholar(
    trade: int = 0, techs: Sequence[int] = (), civs: Sequence[str] = SEATED, players: int = 2, **options: OptionValue
) -> Position:
    """The first seat has so much trade and so many techs of levels I, II, ... (the starting tech is one of level I)."""
    position = Position(players, civs, **options)
    position.state.trade[0] = trade
    position.state.phase = p.RESEARCH
    first_tech = members(position.state.techs[0])[0]
    for level, number in enumerate(techs, 1):
        names = [name for name in (LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4)[level - 1] if p.TECHS.index(name) != first_tech]
        position.know(0, *names[: number - (level == 1)])
    return position


def tesla(trade: int, techs: Sequence[int], civs: Sequence[str] = SEATED, up: bool = False) -> Position:
    """His marker stands in the first square of the capital's outskirts."""
    position = scholar(trade, techs, civs)
    position.person("builder", position.around(0)[0])
    position.card(0, "nikola_tesla", up)
    return position


def newton(trade: int, techs: Sequence[int], up: bool = False) -> Position:
    position = scholar(trade, techs)
    position.person("scientist", "C1")
    position.card(0, "isaac_newton", up)
    return position


def begin(position: Position) -> Position:
    begin_research(position.state)
    position.settle()
    return position


def techs_offered(position: Position, seat: int = 0) -> set[str]:
    return {text.split()[1] for text in position.legal(seat) if text.startswith("research")}


def levels_offered(position: Position, seat: int = 0) -> set[int]:
    return {p.TECH_LEVELS[p.TECHS.index(name)] for name in techs_offered(position, seat)}


def study(position: Position, tech: str, means: str = "plainly", level: int = 0, seat: int = 0) -> Position:
    """The seat researches, all others nothing."""
    begin(position)
    level = level or p.TECH_LEVELS[p.TECHS.index(tech)]
    for each in list(position.asked()):
        position.play(each, f"research {tech} {means} {level}" if each == seat else "pass")
    return position
