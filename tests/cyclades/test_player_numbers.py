"""Three, four and five players (R-CYC-227 to 229)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from aegean.core.chance import Chance
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.state import Cyclades
from tests.cyclades.position import Position

ALL_GODS = {0, 1, 2, 3}
VICTORY = {3: "R-CYC-227", 4: "R-CYC-228", 5: "R-CYC-229"}


def dealt(players: int, key: int = 0) -> Cyclades:
    return GAME.deal(GAME.make_options(players, {}), Chance(key.to_bytes(32, "big")))


def gods_of_cycles(players: int, cycles: int, key: int = 0) -> list[list[int]]:
    """The gods that lie face up in each cycle; everybody goes to Apollo in every cycle."""
    state = dealt(players, key)
    seen = []
    for cycle in range(1, cycles + 1):
        assert state.cycle == cycle
        seen.append(state.gods[:])
        for text in ["bid apollo"] * players + ["at N1"]:
            GAME.play(state, state.agenda[-1].seat, GAME.parse_action(state, text))
    return seen


@pytest.mark.parametrize(
    ("players", "board", "isles", "seas"),
    [
        pytest.param(3, "B23", 8, 30, marks=pytest.mark.rule("R-CYC-227")),
        pytest.param(4, "B4", 10, 46, marks=pytest.mark.rule("R-CYC-228")),
        pytest.param(5, "B5", 13, 61, marks=pytest.mark.rule("R-CYC-229")),
    ],
)
def test_board(players: int, board: str, isles: int, seas: int) -> None:
    state = dealt(players)
    assert (state.board.name, len(GAME.view(state, 0)["isles"]), state.board.seas) == (board, isles, seas)
    assert len(state.colours) == players


@pytest.mark.rule("R-CYC-227")
def test_three_players_have_two_gods_in_alternating_pairs() -> None:
    cycles = gods_of_cycles(3, 14)
    pairs = set()
    for odd, even in zip(cycles[0::2], cycles[1::2], strict=True):
        assert len(odd) == len(even) == 2
        assert set(odd) | set(even) == ALL_GODS
        pairs.add(frozenset(odd))
    assert len(pairs) > 2


@pytest.mark.rule("R-CYC-228")
def test_four_players_have_three_gods_the_hidden_one_first_next_time() -> None:
    cycles = gods_of_cycles(4, 14)
    for before, after in pairwise(cycles):
        assert len(set(before)) == 3
        assert {after[0]} == ALL_GODS.difference(before)
    assert len({tuple(gods[1:]) for gods in cycles}) > 4


@pytest.mark.rule("R-CYC-229")
def test_five_players_have_all_four_gods_reshuffled_every_cycle() -> None:
    cycles = gods_of_cycles(5, 14)
    assert [sorted(gods) for gods in cycles] == [[0, 1, 2, 3]] * 14
    assert len({tuple(gods) for gods in cycles}) > 7


@pytest.mark.parametrize(("count", "over"), [(1, False), (2, True)])
@pytest.mark.parametrize("players", [pytest.param(n, marks=pytest.mark.rule(rule)) for n, rule in VICTORY.items()])
def test_victory_at_two_metropolises(players: int, count: int, over: bool) -> None:
    p = Position(players).isle("N8", "red", 1)
    p.state.gods = p.state.gods[: players - 1]
    for isle in ("N1", "N2")[:count]:
        p.isle(isle, "blue", metropolis=True)
    p.turn("blue", "ares").play("end")
    assert (p.asked() == "") is over
    assert (p.state.places[:1] == [1]) is over
