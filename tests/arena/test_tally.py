"""What the matches come to: wins in parts, by seat, by seed; failures; the verdict."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest

from aegean.arena.engines import Here
from aegean.arena.plan import Plan
from aegean.arena.play import EVERYBODY, Failure, Outcome
from aegean.arena.run import carry_out
from aegean.arena.tally import Tally
from tests.arena.players import invite, plan


def tally_of(found: Plan, places: Sequence[tuple[int, ...]]) -> Tally:
    """As if the matches of the plan had ended like this."""
    tally = Tally(found)
    for number, (fixture, each) in enumerate(zip(found.fixtures(), places, strict=True)):
        times = [array("d", [seat + 1.0]) for seat in range(len(each))]
        tally.add(fixture, Outcome(each, "metropolises", 100 + number, number, f"{number:016x}", times))
        if fixture.turn == found.options.players - 1:
            tally.end_seed()
    return tally


FIRST, SECOND, THIRD = (1, 2, 3), (2, 1, 3), (2, 3, 1)


def test_wins_by_bot_by_seat_and_by_seed() -> None:
    """The challenger wins from seats 1 and 2 with seed 1, and from seat 3 with seed 2."""
    tally = tally_of(plan("greedy,random", 3), [FIRST, SECOND, FIRST, SECOND, FIRST, THIRD])
    assert tally.wins == [3, 3]
    assert tally.seat_wins == [[1, 1, 1], [2, 1, 0]]
    assert tally.seat_matches == [[2, 2, 2], [4, 4, 4]]
    assert [line.wins for line in tally.lines] == [[2, 1], [1, 2]]
    assert [line.winners for line in tally.lines] == ["001", "110"]
    assert tally.share(0) == 0.5
    assert tally.mean_decisions() == 102.5
    assert tally.mean_rounds() == 2.5


def test_a_shared_victory_counts_in_parts() -> None:
    tally = tally_of(plan("greedy,random", 3, seeds=1), [(1, 1, 1), (1, 1, 3), (1, 2, 1)])
    assert tally.wins == pytest.approx([1 / 3 + 1 / 2 + 1 / 2, 2 / 3 + 1 / 2 + 1 / 2])
    assert sum(tally.wins) == pytest.approx(3)
    assert tally.lines[0].winners == "+++"


def test_two_of_a_kind_at_a_mixed_table_win_together() -> None:
    tally = tally_of(plan("greedy,greedy,random", 3, seeds=1, mixed=True), [FIRST, SECOND, THIRD])
    assert [fixture.seating for fixture in tally.plan.fixtures()] == [(0, 0, 1), (1, 0, 0), (0, 1, 0)]
    assert tally.wins == [3, 0]
    assert tally.seat_matches == [[2, 2, 2], [1, 1, 1]]


def test_milliseconds_are_those_of_the_bot_wherever_it_sat() -> None:
    tally = tally_of(plan("greedy,random", 3, seeds=1), [FIRST, FIRST, FIRST])
    assert sorted(tally.times[0]) == [1, 2, 3]
    assert sorted(tally.times[1]) == [1, 1, 2, 2, 3, 3]
    assert tally.milliseconds(0) == pytest.approx((2, 2.9))


def test_failures_are_defeats_and_listed_with_seed_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    tally = carry_out(plan("crashing,random", 3, seeds=2), Here())
    assert tally.wins == pytest.approx([0, 6])
    assert [(m.seed, m.turn, m.bot, m.failure.seat) for m in tally.mishaps] == [
        (seed, turn, "crashing", turn) for seed in (1, 2) for turn in (0, 1, 2)
    ]
    assert not tally.reasons


def test_an_opponent_that_fails_gives_away_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    tally = carry_out(plan("random,cheating", 3, seeds=1), Here())
    assert tally.wins == pytest.approx([3 / 2, 3 / 2])
    assert {mishap.bot for mishap in tally.mishaps} == {"cheating"}


def test_nobody_wins_endless_matches() -> None:
    tally = carry_out(plan("random,random", seeds=2, limit=15), Here())
    assert tally.wins == [0, 0]
    assert [mishap.failure for mishap in tally.mishaps] == [Failure("endless", EVERYBODY, "15")] * 4
    assert [line.winners for line in tally.lines] == ["--", "--"]
    assert {mishap.bot for mishap in tally.mishaps} == {""}


def test_the_same_plan_has_the_same_digest_and_another_seed_another() -> None:
    one, two = (carry_out(plan("random,random"), Here()) for _ in range(2))
    other = carry_out(plan("random,random", start=2), Here())
    assert one.digest() == two.digest() != other.digest()
    assert other.lines[0].digests == one.lines[1].digests  # seed 2 is seed 2 in any list
    assert sum(one.wins) == one.matches == 4


@pytest.mark.parametrize(("bound", "verdict"), [(None, "played"), (0.34, "passed"), (0.36, "failed")])
def test_the_bound_is_held_against_the_lower_end_of_the_interval(bound: float | None, verdict: str) -> None:
    """2 of 2: the interval begins at 34.2 %."""
    tally = tally_of(plan("greedy,random", seeds=1, bound=bound), [(1, 2), (2, 1)])
    assert tally.wilson(0)[0] == pytest.approx(0.342, abs=0.001)
    assert tally.verdict() == verdict


def test_the_sequential_test_stops_the_tournament() -> None:
    tally = carry_out(plan("random,random", seeds=60, limit=10, sprt=(0.4, 0.6)), Here())
    assert tally.sprt is not None
    assert tally.sprt.verdict == "rejected"  # nobody wins matches of ten decisions
    assert len(tally.lines) == len(tally.sprt.log) == 10
    assert tally.matches == 20
    assert tally.verdict() == "failed"


def test_a_sequential_test_without_an_answer_is_no_success() -> None:
    shares = [(1, 2), (1, 2)] * 2
    tally = tally_of(plan("greedy,random", seeds=2, sprt=(0.4, 0.6)), shares)
    assert tally.sprt is not None
    assert tally.sprt.verdict == ""
    assert [step.mean for step in tally.sprt.log] == [0.5, 0.5]
    assert tally.verdict() == "failed"


def test_both_rules_must_hold() -> None:
    wins = [(1, 2), (2, 1)] * 12
    for bound, verdict in ((0.8, "passed"), (0.9, "failed")):
        tally = tally_of(plan("greedy,random", seeds=12, bound=bound, sprt=(0.5, 0.7)), wins)
        assert tally.sprt is not None
        assert tally.sprt.verdict == "accepted"
        assert tally.verdict() == verdict
