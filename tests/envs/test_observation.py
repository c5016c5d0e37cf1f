"""Observations say what the view says, from the own seat, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from aegean.cli.fuzz import random_options
from aegean.core.chance import Chance
from aegean.core.registry import find_game
from aegean.envs.spaces import observation_space
from aegean.envs.table import ENCODERS, Table, find_encoder
from tests.envs.walk import walk

TABLES = [(game, players) for game in ENCODERS for players in find_game(game).players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_shape_names_and_bounds_hold_through_random_matches(game: str, players: int) -> None:
    for number in range(4):
        chosen = random_options(find_game(game), players, number, bound=5, own_end=0)
        table = Table(game, players, chosen)
        space = observation_space(table)
        assert len(set(table.observation_names)) == len(table.observation_names) == space.shape[0]
        for moves in walk(table, seed=number):
            if moves % 7 == 0:
                for seat in range(players):
                    assert space.contains(table.observe(seat))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_may_not_know_changes_nothing_it_sees(game: str, players: int) -> None:
    encoder, changed = find_encoder(game, players), 0
    for number in range(2):
        table = Table(game, players, random_options(find_game(game), players, number, bound=8, own_end=0))
        dice = Chance(bytes([number] * 32))
        for moves in walk(table, seed=number):
            if moves % 5 or table.over():
                continue
            for seat in range(players):
                other = table.game.scramble(table.state, seat, dice)
                changed += other.key() != table.state.key()
                assert encoder.observe(table.game.view(other, seat)) == encoder.observe(
                    table.game.view(table.state, seat)
                )
                if seat == table.seat:
                    legal = other.agenda[-1].legal(other, seat)
                    assert encoder.numbering(other, seat).mask(legal) == table.marks(seat)
    assert changed > 10  # scrambling is a test only where something was hidden


def entries(table: Table, seat: int) -> dict[str, float]:
    return dict(zip(table.observation_names, table.observe(seat).tolist(), strict=True))


def test_cyclades_entries() -> None:
    table = Table("cyclades", 3, {"cycle_limit": 20})
    table.deal(bytes(32))
    state: Any = table.state
    seat = table.seat
    state.gold = [7, 8, 9]
    seen = entries(table, seat)
    assert seen["own gold"] == pytest.approx(state.gold[seat] / 10)
    assert seen["second gold"] == 0
    assert seen["second gold hidden"] == 1
    assert seen["own gold hidden"] == 0
    assert seen["decision PlaceMarker"] == 1
    assert sum(value for name, value in seen.items() if name.startswith("decision ")) == 1
    assert seen["asked own"] == 1
    assert seen["cycle"] == pytest.approx(0.1)
    assert seen["cycles left"] == pytest.approx(1.9)
    mine = [isle for isle in range(state.board.isles) if state.isle_owner[isle] == seat]
    for isle in mine:
        assert seen[f"{state.board.isle_names[isle]} owner own"] == 1
        assert seen[f"{state.board.isle_names[isle]} troops"] == pytest.approx(0.25)
    others = entries(table, (seat + 2) % 3)
    for isle in mine:
        assert others[f"{state.board.isle_names[isle]} owner second"] == 1
    assert others["asked second"] == 1


def test_delphi_entries() -> None:
    table = Table("delphi", 3, {"player_colours": "random", "ship_tiles": "first_game", "map": "compact-2"})
    table.deal(bytes(32))
    state: Any = table.state
    seat = table.seat
    seen = entries(table, seat)
    assert seen["own favours"] == pytest.approx(state.favours[seat] / 10)
    assert seen["own at zeus"] == 1
    assert seen["steps to zeus"] == 0
    assert sum(seen[f"own dice left {hue}"] for hue in ("red", "black", "pink", "blue", "yellow", "green")) == (
        pytest.approx(1)
    )
    assert sum(value for name, value in seen.items() if name.endswith("face down")) == 12
    for hue in range(6):
        island = state.board.index_of[state.temples[hue]]
        assert seen[f"temple {island + 1} temple {('red', 'black', 'pink', 'blue', 'yellow', 'green')[hue]}"] == 1
    water = state.board.water[10]
    assert seen["steps to water 11"] == pytest.approx(min(30, state.distance(seat, water)) / 10)
    before = entries(table, (seat + 1) % 3)
    assert before["third favours"] == seen["own favours"]


def test_an_island_that_only_one_has_looked_at() -> None:
    """R-DEL-076: who looked is open, what it shows is not."""
    table = Table("delphi", 2, {"player_colours": "random", "ship_tiles": "first_game"})
    table.deal(bytes(32))
    state: Any = table.state
    state.known[4] |= 1
    state.tiles[4] = 6
    state.tiles_left &= ~(1 << 6)
    shows = [name for name in table.observation_names if name.startswith(("island 5 player", "island 5 letter"))]
    assert sum(entries(table, 0)[name] for name in shows) == 2
    assert sum(entries(table, 1)[name] for name in shows) == 0
    assert entries(table, 1)["island 5 looked at by second"] == 1


def test_a_secret_answer_is_not_seen_by_who_is_asked_next() -> None:
    """All others are asked at once after a roll (R-DEL-144); the environment asks them one after the other."""
    table = Table("delphi", 4, {"round_limit": 10})
    table.deal(bytes(32))
    met = 0
    pick = random.Random(3)
    while not table.over() and met < 5:
        frame = table.state.agenda[-1]
        if frame.name() == "OthersAdvance" and len(frame.seats(table.state)) > 1:
            met += 1
            seen = set()
            for action in table.legal:
                twin = table.copy()
                twin.play(action)
                assert twin.state.agenda[-1].name() == "OthersAdvance"
                seen.add((twin.observe(twin.seat).tobytes(), twin.mask(twin.seat).tobytes()))
            assert len(seen) == 1
        table.play(pick.choice(list(table.legal)))
    assert met == 5


def test_large_numbers_are_cut_off() -> None:
    table = Table("cyclades", 2)
    table.deal(bytes(32))
    table.state.gold[0] = 400
    assert entries(table, 0)["own gold"] == pytest.approx(25.5)
    assert observation_space(table).contains(table.observe(0))


def test_a_batch_row_is_the_same_array() -> None:
    table = Table("delphi", 2)
    table.deal(bytes(32))
    row = np.empty(len(table.observation_names), np.float32)
    table.write(1, row)
    assert np.array_equal(row, table.observe(1))
