"""Cards that let somebody research for free, and loot, which only teaches (R-CIV-407)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.loot import begin_loot
from tests.civilization.position import Position
from tests.civilization.using import goods, use

GERMANS = ("germany", "egypt")


def germans() -> Position:
    """Germany has room for Mathematics, which Egypt knows; the market has nothing but incense."""
    position = Position(2, GERMANS)
    position.know(0, "pottery", "writing")
    position.state.techs[1] = 0
    position.know(1, "mathematics")
    position.state.market = [2, 0, 0, 0]
    return position


@pytest.mark.rule("R-CIV-407", "R-CIV-406")
def test_thomas_edison_lets_his_owner_research() -> None:
    position = germans()
    position.card(0, "thomas_edison")
    position.person("builder", position.around(0)[3])
    use(position, 0, "thomas_edison")
    assert position.state.knows(0, p.T_MATHEMATICS)
    assert (position.state.unit_count(0), goods(position, 0), position.state.trade[0]) == (1, {"incense": 1}, 0)


@pytest.mark.rule("R-CIV-407", "R-CIV-406")
def test_the_statue_of_liberty_lets_its_owner_research() -> None:
    position = germans()
    position.wonder(0, "statue_of_liberty", position.around(0)[3])
    use(position, 0, "statue_of_liberty")
    assert position.state.knows(0, p.T_MATHEMATICS)
    assert (position.state.unit_count(0), goods(position, 0), position.state.trade[0]) == (1, {"incense": 1}, 0)


@pytest.mark.rule("R-CIV-375", "R-CIV-400", "R-CIV-407")
def test_a_looted_tech_is_learned_and_not_researched() -> None:
    position = germans()
    begin_loot(position.state, 0, 1, 2)
    position.settle()
    position.play(0, "loot mathematics 2")
    assert position.state.knows(0, p.T_MATHEMATICS)
    assert (position.state.unit_count(0), goods(position, 0)) == (0, {})
