"""Abilities of civilizations where they meet other rules; the rest stands with the rules that they change."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from tests.civilization.managing import manage, piece_at, two_cities


@pytest.mark.rule("R-CIV-502", "R-CIV-144")
@pytest.mark.parametrize("protected", [True, False])
def test_egypts_building_by_ada_lovelaces_action_cannot_be_cancelled(protected: bool) -> None:
    position = two_cities(civs=("egypt", "rome"))
    position.person("builder", position.around(0)[0])
    position.card(0, "ada_lovelace")
    position.person("artist", position.around(1)[0])
    position.card(1, "mark_twain")
    manage(position)
    if protected:
        position.play(0, "use ada_lovelace", "at 1-second")
    position.play(0, "city second", "special egypt", "building workshop B7")
    assert position.asked() == ([0] if protected else [1])
    assert piece_at(position, "B7") == ("workshop" if protected else "")


@pytest.mark.rule("R-CIV-502", "R-CIV-097")
def test_egypts_building_is_a_kind_of_action_of_its_own() -> None:
    """The later Monarchy: the capital takes one more action of another kind."""
    position = two_cities(civs=("egypt", "rome"), government_profile="ww_2013_replacement")
    position.state.government[0] = p.MONARCHIC
    manage(position).play(0, "city capital", "special egypt")
    position.play(0, position.legal(0)[0])
    kinds = {text.split()[0] for text in position.legal(0)}
    assert {"produce", "arts"} <= kinds
    assert "special" not in kinds
