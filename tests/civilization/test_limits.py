"""Limits that techs raise (R-CIV-239, 270, 273): of several the highest value counts."""

from __future__ import annotations

from itertools import combinations

import pytest

from aegean.games.civilization.limits import culture_hand, stacking_limit, travel_speed
from tests.civilization.position import Position

STACKING = {"masonry": 3, "printing_press": 4, "biology": 5, "replaceable_parts": 6}
SPEED = {"horseback_riding": 3, "sailing": 4, "steam_power": 5, "flight": 6}
HAND = ("pottery", "civil_service", "theology")


def every_choice(techs: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for number in range(len(techs) + 1) for chosen in combinations(techs, number)]


@pytest.mark.rule("R-CIV-273", "R-CIV-505")
@pytest.mark.parametrize(("civ", "more"), [("rome", 0), ("russia", 1)])
def test_the_best_tech_sets_the_stacking_limit(civ: str, more: int) -> None:
    for chosen in every_choice(tuple(STACKING)):
        position = Position(civs=(civ, "egypt"))
        position.know(0, *chosen)
        assert stacking_limit(position.state, 0) == max([2, *(STACKING[tech] for tech in chosen)]) + more


@pytest.mark.rule("R-CIV-270", "R-CIV-509")
@pytest.mark.parametrize(("civ", "more"), [("rome", 0), ("spain", 1)])
def test_the_best_tech_sets_the_speed(civ: str, more: int) -> None:
    for chosen in every_choice(tuple(SPEED)):
        position = Position(civs=(civ, "egypt"))
        position.know(0, *chosen)
        assert travel_speed(position.state, 0) == max([2, *(SPEED[tech] for tech in chosen)]) + more


@pytest.mark.rule("R-CIV-239")
def test_the_techs_of_the_culture_hand_add_up() -> None:
    for chosen in every_choice(HAND):
        position = Position()
        position.know(0, *chosen)
        assert culture_hand(position.state, 0) == 2 + len(chosen)
