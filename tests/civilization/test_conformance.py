"""The kernel's promises along random matches (a sample; more in `make fuzz`)."""

from __future__ import annotations

import os

import pytest

from aegean.core.chance import Chance
from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.game import GAME
from tests.civilization.walking import RICH, key, mixture, walk

WALKS = int(os.environ.get("AEGEAN_RACES", "8"))
TURNS = {2: 6, 3: 4, 4: 3, 5: 2}
# By players, great person deck, investments; the names deal every civilization to somebody.
TABLES = [(players, deck, money) for players in TURNS for deck in (True, False) for money in (True, False)]


def modules(players: int, deck: bool, money: bool) -> dict[str, OptionValue]:
    return {"turn_limit": TURNS[players], "great_person_deck": deck, "investments": money}


def named(players: int, deck: bool, money: bool) -> str:
    return f"modules {players} {deck} {money}"


@pytest.mark.parametrize("players", TURNS)
def test_matches_by_the_default_rules(players: int) -> None:
    """From the first turn on."""
    done = walk(GAME, players, {"turn_limit": TURNS[players]}, f"defaults {players}", 19)
    assert done.vague == 0
    assert done.undone > 10


@pytest.mark.parametrize(("players", "deck", "money"), TABLES)
def test_matches_with_and_without_the_modules(players: int, deck: bool, money: bool) -> None:
    """When everybody has something of everything."""
    done = walk(RICH, players, modules(players, deck, money), named(players, deck, money), 41)
    assert done.vague == 0
    state = done.match.state
    assert any(state.up + state.down) == deck
    assert not any(state.invested) or money


def test_the_tables_seat_every_civilization() -> None:
    seated = set()
    for table in TABLES:
        options = GAME.make_options(table[0], modules(*table))
        seated |= set(GAME.deal(options, Chance(key(named(*table)))).civs)
    assert seated == set(range(len(p.CIVILIZATIONS)))


@pytest.mark.parametrize("number", range(WALKS))
def test_matches_by_mixtures_of_options(number: int) -> None:
    """AEGEAN_RACES=200 for more."""
    players = 2 + number % 4
    done = walk(RICH, players, mixture(number) | {"turn_limit": TURNS[players]}, f"mixed {number}", 41)
    assert done.vague == 0
