"""Clocks: time left, who thinks, when somebody's time is up. And at a table: only people who are asked think."""

from __future__ import annotations

from aegean.server.clock import COME_BACK_MS, Clock, ClockRules
from aegean.server.steps import CameBack, Created, Frozen, Happening, Resigned, Sat, Seat, Started, Step, StoodIn
from aegean.server.table import Table

LIVE = ClockRules("live", bank_ms=60_000, increment_ms=5_000)
TURNS = ClockRules("turns", allowance_ms=100_000)


# --- the clock itself


def test_without_a_clock_nobody_is_ever_out_of_time() -> None:
    clock = Clock(ClockRules(), 3)
    clock.ask([0, 1], 1_000)
    clock.ask([2], 10**12)
    assert clock.since == {}
    assert clock.deadline() is None
    assert clock.flagged(10**13) == []


def test_before_anybody_is_asked_nothing_runs() -> None:
    for rules, left in ((LIVE, 60_000), (TURNS, 100_000)):
        clock = Clock(rules, 2)
        assert clock.deadline() is None
        assert clock.flagged(10**12) == []
        assert [clock.left_at(seat, 10**12) for seat in (0, 1)] == [left, left]


def test_the_bank_of_a_live_clock_runs_only_while_its_seat_is_asked() -> None:
    clock = Clock(LIVE, 2)
    clock.ask([0], 1_000)
    assert clock.left_at(0, 4_000) == 57_000
    clock.ask([1], 4_000)
    assert clock.left_at(0, 50_000) == 62_000, "57 s and an increment of 5 s, at rest since"
    assert clock.left_at(1, 14_000) == 50_000
    clock.ask([0], 14_000)
    assert clock.left_at(1, 14_000) == 55_000
    assert clock.left_at(0, 15_000) == 61_000


def test_the_increment_comes_once_a_turn_however_many_answers_it_takes() -> None:
    clock = Clock(LIVE, 2)
    clock.ask([0], 0)
    for now in (1_000, 2_000, 3_000):
        clock.ask([0], now)
    assert clock.left_at(0, 3_000) == 57_000
    clock.ask([1], 4_000)
    assert clock.left_at(0, 4_000) == 61_000


def test_an_allowance_is_given_anew_each_turn_but_not_within_one() -> None:
    clock = Clock(TURNS, 2)
    clock.ask([0], 0)
    clock.ask([0], 30_000)
    assert clock.left_at(0, 40_000) == 60_000, "the second decision of a turn takes from the same allowance"
    clock.ask([1], 40_000)
    clock.ask([0], 90_000)
    assert clock.left_at(0, 90_000) == 100_000


def test_seats_that_are_asked_at_once_think_at_once() -> None:
    clock = Clock(LIVE, 3)
    clock.ask([0, 2], 0)
    clock.ask([2], 10_000)
    assert clock.left_at(0, 20_000) == 55_000
    assert clock.left_at(2, 20_000) == 40_000
    assert clock.left_at(1, 20_000) == 60_000


def test_the_deadline_is_that_of_the_first_who_will_be_out_of_time() -> None:
    clock = Clock(LIVE, 3)
    clock.ask([0], 0)
    assert clock.deadline() == 60_000
    clock.ask([1], 20_000)
    assert clock.deadline() == 80_000
    clock.ask([0, 1], 30_000)
    assert clock.deadline() == 30_000 + 45_000, "seat 0 has 45 s left, seat 1 has 50 s"
    clock.ask([], 31_000)
    assert clock.deadline() is None


def test_the_flag_falls_at_the_deadline_and_not_before() -> None:
    for rules in (LIVE, TURNS):
        clock = Clock(rules, 3)
        clock.ask([1, 2], 500)
        deadline = clock.deadline()
        assert deadline is not None
        assert clock.flagged(deadline - 1) == []
        assert clock.flagged(deadline) == [1, 2]


def test_who_answered_too_late_goes_on_from_zero_and_not_from_less() -> None:
    clock = Clock(LIVE, 2)
    clock.ask([0], 0)
    clock.ask([1], 90_000)
    assert clock.left_at(0, 90_000) == 5_000


def test_time_that_a_move_earned_goes_when_the_move_is_taken_back() -> None:
    for rules, at_first in ((LIVE, 60_000), (TURNS, 100_000)):
        clock = Clock(rules, 2)
        clock.ask([0], 0)
        gains = clock.ask([1], 10_000)
        clock.ask([0], 12_000, gain=False)
        clock.take_back(gains)
        assert clock.left_at(0, 12_000) == at_first - 10_000
        assert clock.left_at(1, 12_000) <= at_first - 2_000, "what the other thought meanwhile is no gain either"


def test_each_return_gives_less_time_than_the_one_before() -> None:
    clock = Clock(LIVE, 1)
    given = []
    for _ in range(5):
        clock.left[0] = 0
        clock.refill(0)
        given.append(clock.left[0])
    assert given == [60_000, 30_000, 15_000, 15_000, 15_000]


# --- at a table


def table_of(rules: ClockRules, *kinds: str) -> Table:
    """A table that has started at time 1,000: people and bots as `kinds` says."""
    table = Table("t", b"a secret for tests of thirty-two")
    happen(table, 0, Created("cyclades", 1, len(kinds), {}, "p0", False, rules, ""))
    for seat, kind in enumerate(kinds):
        level = "greedy" if kind == "bot" else ""
        happen(table, 0, Sat(seat, Seat(kind, f"p{seat}" if kind == "human" else "", f"P{seat}", level, "00")))
    happen(table, 1_000, Started())
    return table


def happen(table: Table, at: int, what: Happening) -> None:
    table.apply(Step(table.seq + 1, at, "", what))


def asked(table: Table) -> int:
    (decision,) = table.decisions()
    return decision.seat


def move(table: Table, at: int) -> None:
    """The seat that is asked does the first thing it may."""
    (decision,) = table.decisions()
    text = table.game.action_text(table.playing().state, decision.actions[0])
    by = "bot" if table.autopilot(decision.seat) else "person"
    happen(table, at, table.may_play(decision.seat, table.seq, text, by))


def test_nothing_runs_before_the_start() -> None:
    table = Table("t", bytes(32))
    happen(table, 0, Created("cyclades", 1, 2, {}, "p0", False, LIVE, ""))
    happen(table, 0, Sat(0, Seat("human", "p0", "P0", "", "00")))
    assert table.clock.deadline() is None


def test_the_clock_of_the_person_who_is_asked_runs_and_no_other() -> None:
    table = table_of(LIVE, "human", "human", "human")
    for number in range(1, 12):
        assert list(table.clock.since) == [asked(table)]
        assert table.clock.since[asked(table)] == 1_000 * number
        move(table, 1_000 * (number + 1))


def test_a_bot_has_no_clock() -> None:
    table = table_of(LIVE, "bot", "bot", "human")
    seen = set()
    for number in range(12):
        assert list(table.clock.since) == [seat for seat in [asked(table)] if seat == 2]
        seen.add(asked(table))
        move(table, 2_000 + number)
    assert seen == {0, 1, 2}
    assert table.clock.left[:2] == [60_000, 60_000]


def test_a_stand_in_has_no_clock_and_who_comes_back_has() -> None:
    for rules, left in ((ClockRules("live", bank_ms=600_000), COME_BACK_MS[0]), (TURNS, 100_000)):
        table = table_of(rules, "human", "human", "human")
        seat = asked(table)
        deadline = table.clock.deadline()
        assert deadline is not None
        assert table.clock.flagged(deadline) == [seat]
        happen(table, deadline, StoodIn(seat, "greedy"))
        assert table.clock.deadline() is None
        assert table.clock.flagged(10**12) == []
        happen(table, deadline + 500_000, CameBack(seat))
        assert table.clock.left_at(seat, deadline + 500_000) == left


def test_who_comes_back_early_has_what_was_left() -> None:
    table = table_of(ClockRules("live", bank_ms=600_000), "human", "human", "human")
    seat = asked(table)
    happen(table, 101_000, StoodIn(seat, "greedy"))
    happen(table, 301_000, CameBack(seat))
    assert table.clock.left_at(seat, 301_000) == 500_000


def test_the_clock_of_who_has_resigned_stands() -> None:
    table = table_of(LIVE, "human", "human", "human")
    happen(table, 2_000, Resigned(asked(table)))
    assert table.clock.since == {}
    move(table, 3_000)
    assert list(table.clock.since) == [asked(table)], "the next person thinks again"


def test_the_clocks_of_a_frozen_table_stand() -> None:
    table = table_of(LIVE, "human", "human")
    happen(table, 2_000, Frozen("ValueError: broken"))
    assert table.clock.since == {}
    assert table.clock.deadline() is None
