"""Every action that can ever be legal has a number, always the same one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aegean.cli.fuzz import random_options
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.registry import find_game, game_names
from aegean.envs.cyclades.numbers import HIGHEST_BID, number_actions
from aegean.envs.numbering import NO_ACTION, Numbering
from aegean.envs.table import ENCODERS, find_encoder
from aegean.games.cyclades import actions as a
from aegean.games.cyclades.actions import amount_of, pack

TABLES = [(game, players) for game in ENCODERS for players in find_game(game).players]


def test_games_with_an_encoder_can_be_played() -> None:
    assert set(ENCODERS) <= set(game_names())


def test_a_game_without_one_is_refused_in_a_line() -> None:
    with pytest.raises(AegeanError) as trouble:
        find_encoder("civilization", 2)
    assert trouble.value.code == "no-environment"


def played(game: str, players: int, matches: int, bound: int) -> Any:
    """All legal lists of random matches, half of them with random options."""
    rules = find_game(game)
    for number in range(matches):
        pick = random.Random(number)
        chosen = random_options(rules, players, number, bound, own_end=0)
        state = rules.deal(rules.make_options(players, chosen), Chance(number.to_bytes(32, "big")))
        while decisions := rules.decisions(state):
            decision = pick.choice(decisions)
            yield state, decision
            rules.play(state, decision.seat, pick.choice(decision.actions))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_legal_action_has_a_number_of_its_own(game: str, players: int) -> None:
    encoder = find_encoder(game, players)
    kinds = set()
    for state, decision in played(game, players, matches=16, bound=12):
        numbering = encoder.numbering(state, decision.seat)
        assert numbering.size == encoder.actions
        numbers = [numbering.number(action) for action in decision.actions]
        assert [numbering.action(number, decision.actions) for number in numbers] == decision.actions
        mask = numbering.mask(decision.actions)
        assert [number for number, mark in enumerate(mask) if mark] == sorted(numbers)
        kinds.add(decision.kind)
    assert kinds <= set(encoder.kinds)
    assert len(kinds) > len(encoder.kinds) / 2


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_action_is_listed_twice(game: str, players: int) -> None:
    encoder = find_encoder(game, players)
    rules = find_game(game)
    state = rules.deal(rules.make_options(players, {}), Chance(bytes(32)))
    for seat in range(players):
        actions = encoder.numbering(state, seat).actions
        assert len(set(actions)) == len(actions)


def test_the_numbers_of_a_ready_made_board_stay_what_they_are() -> None:
    """Trained weights depend on them: change these figures only with a new version of the environments."""
    sizes = {(game, players): find_encoder(game, players).actions for game, players in TABLES}
    assert sizes == {
        ("cyclades", 2): 2297, ("cyclades", 3): 2299, ("cyclades", 4): 3362, ("cyclades", 5): 4676,
        ("delphi", 2): 522, ("delphi", 3): 522, ("delphi", 4): 522,
    }  # fmt: skip
    numbering = number_actions(4, 0)
    assert numbering.number(pack(a.BID, 1, 3)) == HIGHEST_BID + 2
    assert numbering.number(a.END) == 4 * HIGHEST_BID + 1


def test_a_board_that_is_laid_anew_counts_its_spaces_in_the_same_order() -> None:
    rules, encoder = find_game("delphi"), find_encoder("delphi", 2)
    kinds = []
    for number in range(2):
        options = rules.make_options(2, {"map": "compact_random_recommended"})
        state: Any = rules.deal(options, Chance(bytes([number] * 32)))
        numbering = encoder.numbering(state, 0)
        assert [numbering.number(action) for action in numbering.actions] == list(range(numbering.size))
        kinds.append([action & a.KIND_MASK for action in numbering.actions])
    assert kinds[0] == kinds[1]


def test_robbing_counts_from_the_own_seat() -> None:
    lists = [number_actions(3, seat) for seat in range(3)]
    victims = [[lists[seat].number(pack(a.ROB, (seat + turn) % 3)) for turn in (1, 2)] for seat in range(3)]
    assert victims[0] == victims[1] == victims[2]
    assert lists[0].number(pack(a.ROB, 0)) == -1


def test_the_last_bid_stands_for_more_where_more_is_needed() -> None:
    def bid(amount: int) -> int:
        return a.BID | 2 << a.A | amount << a.B

    numbering = number_actions(2, 0)
    last = numbering.number(bid(HIGHEST_BID))
    enough = [bid(amount) for amount in range(HIGHEST_BID - 1, HIGHEST_BID + 5)]
    assert numbering.action(last, enough) == bid(HIGHEST_BID)
    dear = [bid(amount) for amount in range(HIGHEST_BID + 7, HIGHEST_BID + 12)]
    assert sum(numbering.mask(dear)) == 1
    assert numbering.mask(dear)[last] == 1
    assert amount_of(numbering.action(last, dear)) == HIGHEST_BID + 7
    assert numbering.action(last, [a.END]) == NO_ACTION


def test_what_is_not_legal_or_not_a_number_is_no_action() -> None:
    numbering = Numbering([5, 7, 9])
    assert numbering.action(1, [5, 9]) == NO_ACTION
    assert numbering.action(3, [5]) == NO_ACTION
    assert numbering.action(-1, [9]) == NO_ACTION
    assert list(numbering.mask([9])) == [0, 0, 1]
