"""What decided a match: luck and choices sum up to the result, blunders cost, and good dice are luck."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from aegean.arena.analysis import LEAST, Analysis, Weighed, analyse, weigh
from aegean.arena.chances import Oracle
from aegean.arena.play import Job, play_job
from aegean.arena.seeds import seeded
from aegean.bots.bot import RandomBot
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.match import Match
from aegean.core.record import read_file, read_record, replay, verify
from aegean.core.registry import find_game

RECORDS = Path(__file__).parents[1] / "records"
QUICK = "greedy"  # asks for no budget: enough for what does not depend on the bot
FEW = 2


def recorded(name: str) -> Match:
    return verify(read_file(RECORDS / f"{name}.txt"))


def short(game: str, players: int = 2, **options: int) -> Match:
    """A match that is soon over."""
    chosen = find_game(game).make_options(players, options)
    streams = tuple(seeded("bot", seat) for seat in range(players))
    job = Job(game, chosen, ("greedy",) * players, seeded("a match"), streams, keep=True)
    return verify(read_record(play_job(job).record))


@pytest.fixture(scope="module")
def cyclades() -> Analysis:
    return analyse(short("cyclades", 3, cycle_limit=3), QUICK, FEW)


@pytest.fixture(scope="module")
def delphi() -> Analysis:
    return analyse(short("delphi", 2, round_limit=2), QUICK, FEW)


@pytest.fixture(params=["cyclades", "delphi"])
def analysis(request: pytest.FixtureRequest) -> Analysis:
    found: Analysis = request.getfixturevalue(request.param)
    return found


def test_start_luck_and_choices_are_the_result(analysis: Analysis) -> None:
    for balance in analysis.balances():
        assert balance.start + balance.luck + balance.own + balance.others == pytest.approx(balance.result, abs=1e-9)


def test_chances_are_shares_of_one_and_end_with_the_result(analysis: Analysis) -> None:
    curve = analysis.curve()
    assert len(curve) == len(analysis.moves) + 1
    for chances in curve:
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    assert sorted(curve[-1]) in ([0.0] * (analysis.players - 1) + [1.0], [1 / analysis.players] * analysis.players)


def test_where_nothing_is_drawn_there_is_no_luck(analysis: Analysis) -> None:
    assert {move.drew for move in analysis.moves} == {True, False}
    assert all(move.after == move.expected for move in analysis.moves if not move.drew)


def test_what_all_win_others_lose(analysis: Analysis) -> None:
    balances = analysis.balances()
    assert sum(balance.luck for balance in balances) == pytest.approx(0, abs=1e-9)
    assert sum(balance.own + balance.others for balance in balances) == pytest.approx(0, abs=1e-9)


def test_the_lists_are_sorted_and_may_be_of_one_seat(analysis: Analysis) -> None:
    swings = analysis.swings(5)
    assert [move.swing for move in swings] == sorted((move.swing for move in swings), reverse=True)
    assert swings[0].swing == max(move.swing for move in analysis.moves)
    assert {move.seat for move in analysis.swings(5, seat=1)} == {1}
    assert {move.seat for move in analysis.mistakes(5, seat=1)} <= {1}


def test_a_turn_is_blamed_once() -> None:
    match = recorded("cyclades/metropolises-3p")
    found = Analysis("cyclades", 3, QUICK, 1, [], list(weigh(match, 20, 50, QUICK, 1)))
    turns = [list(turn) for _, turn in groupby(found.moves, key=lambda move: move.seat)]
    wrong = [[move.number for move in turn if move.cost >= LEAST] for turn in turns]
    assert max(map(len, wrong)) > 1, "somebody erred twice in one turn"
    blamed = {move.number for move in found.mistakes(1000)}
    assert [len(blamed.intersection(turn)) for turn in wrong] == [min(1, len(turn)) for turn in wrong]


def test_same_match_same_budget_same_analysis() -> None:
    match = recorded("cyclades/limit-3p")
    assert analyse(match, "planner:nodes=50", FEW) == analyse(match, "planner:nodes=50", FEW)


def test_a_match_in_parts_is_the_same_as_in_one_go() -> None:
    match = recorded("cyclades/limit-3p")
    whole = analyse(match, QUICK, FEW).moves
    assert [*weigh(match, 0, 11, QUICK, FEW), *weigh(match, 11, len(match.moves), QUICK, FEW)] == whole


def test_who_listens_hears_how_far_it_is() -> None:
    match = recorded("delphi/limit-shared-2p")
    heard: list[tuple[int, int]] = []
    analyse(match, QUICK, 1, lambda done, every: heard.append((done, every)))
    assert heard == [(number, len(match.moves)) for number in range(1, len(match.moves) + 1)]


def test_a_running_match_is_not_analysed() -> None:
    match = replay(read_file(RECORDS / "cyclades" / "limit-3p.txt"), 10)
    with pytest.raises(AegeanError, match="analysis unfinished"):
        analyse(match)


# --- blunders


def last_metropolis(match: Match) -> int:
    """The number of the move with which the winner got the metropolises needed."""
    winner = match.game.result(match.state).winners()[0]  # type: ignore[union-attr]
    for number, (move, before, after) in enumerate(match.walk(), start=1):
        built = before.metropolis_count(winner) < after.target() <= after.metropolis_count(winner)
        if built and move.seat == winner:
            return number
    raise AssertionError("nobody built the last one")


def played_otherwise(match: Match, number: int, text: str) -> Match:
    """The same up to a move, then another one, then whatever."""
    other = Match.start(match.game, match.options, key=match.key)
    other.follow(((move.seat, move.text, move.draw_number) for move in match.moves[: number - 1]), 10_000)
    seat = match.moves[number - 1].seat
    other.play(seat, other.game.parse_action(other.state, text))
    bot = RandomBot(Chance(bytes(32)))
    while decisions := other.decisions():
        other.play(decisions[0].seat, bot.choose(other.game, other.view(decisions[0].seat), decisions[0]))
    return other


def test_not_to_win_is_a_blunder_and_costs() -> None:
    match = recorded("cyclades/metropolises-3p")
    number = last_metropolis(match) - 1
    while match.game.decisions(match.state_at(number - 1))[0].kind != "GodTurn":
        number -= 1  # the turn in which it was built, before the set was complete
    passed = played_otherwise(match, number, "end")
    seen = next(weigh(passed, number - 1, number))
    assert seen.text == "end"
    assert seen.bot_text != "end"
    assert seen.cost > 0.2
    assert seen.reason is not None


def test_who_plays_as_the_bot_does_makes_no_mistake() -> None:
    found = analyse(short("delphi", 2, round_limit=1), QUICK, FEW)
    assert all(move.text == move.bot_text and move.cost == 0 for move in found.moves)
    assert found.mistakes(9) == []


# --- luck


def battle(match: Match) -> int:
    """The first move by which dice were thrown."""
    return next(n for n, move in enumerate(match.moves, 1) if move.text.startswith("march") and len(move.draws) > 1)


def thrown_again(match: Match, number: int, used: int) -> Weighed:
    """The same move with other dice, and then whatever."""
    other = Match.start(match.game, match.options, key=match.key)
    other.follow(((move.seat, move.text, move.draw_number) for move in match.moves[: number - 1]), used)
    other.play(match.moves[number - 1].seat, match.moves[number - 1].action)
    return next(weigh(other, number - 1, number, QUICK, 8))


def test_good_dice_are_luck_and_not_choice() -> None:
    match = recorded("cyclades/last-player-2p")
    number = battle(match)
    throws = [thrown_again(match, number, used) for used in range(1000, 1120, 10)]
    assert len({tuple(throw.before) for throw in throws}) == 1
    assert len({tuple(throw.expected) for throw in throws}) == 1, "what was chosen is the same"
    seat = match.moves[number - 1].seat
    luck = [throw.after[seat] - throw.expected[seat] for throw in throws]
    assert max(luck) > 0.01
    assert min(luck) < -0.01


def test_chances_know_no_more_of_the_dice_than_the_players_did() -> None:
    match = recorded("cyclades/last-player-2p")
    number = battle(match)
    state, move = match.state_at(number - 1), match.moves[number - 1]
    oracle = Oracle(match.game, 4)
    before = oracle.after(state, move.seat, move.action, 7)
    state.chance = Chance(b"another key with thirty-two byte")
    assert oracle.after(state, move.seat, move.action, 7) == before
