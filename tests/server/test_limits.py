"""Who sends too much waits: the bucket and the back-off, with a clock that the test moves."""

from __future__ import annotations

import pytest

from aegean.server.limits import Backoff, Bucket, Buckets


class HandClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_full_bucket_gives_its_burst_and_then_says_how_long_to_wait() -> None:
    bucket = Bucket(rate=20, burst=5, clock=HandClock())
    assert [bucket.take() for _ in range(5)] == [0.0] * 5
    assert bucket.take() == pytest.approx(1 / 20)


def test_who_waits_as_long_as_told_may_go_on() -> None:
    clock = HandClock()
    bucket = Bucket(rate=4, burst=1, clock=clock)
    bucket.take()
    for _ in range(10):
        wait = bucket.take()
        assert wait > 0
        clock.now += wait
        assert bucket.take() == 0.0


def test_a_refusal_costs_nothing() -> None:
    clock = HandClock()
    bucket = Bucket(rate=2, burst=1, clock=clock)
    bucket.take()
    waits = {bucket.take() for _ in range(100)}
    assert waits == {0.5}
    clock.now += 0.25
    assert bucket.take() == pytest.approx(0.25)


def test_a_long_rest_fills_the_bucket_no_higher_than_its_burst() -> None:
    clock = HandClock()
    bucket = Bucket(rate=20, burst=3, clock=clock)
    clock.now += 3600
    assert [bucket.take() == 0.0 for _ in range(5)] == [True, True, True, False, False]


def test_over_time_a_bucket_lets_through_its_rate_and_no_more() -> None:
    clock = HandClock()
    bucket = Bucket(rate=20, burst=20, clock=clock)
    passed = 0
    for _ in range(10_000):
        clock.now += 1 / 1000
        passed += bucket.take() == 0.0
    assert 20 + 199 <= passed <= 20 + 200


def test_each_name_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1, burst=2, clock=HandClock())
    assert [buckets.take("ana") for _ in range(3)] == [0.0, 0.0, 1.0]
    assert buckets.take("ben") == 0.0


def test_a_burst_of_less_than_one_lets_one_through() -> None:
    assert Buckets(rate=0.1, burst=0.2, clock=HandClock()).take("ana") == 0.0


def test_names_are_forgotten_when_their_bucket_is_full_again() -> None:
    clock = HandClock()
    buckets = Buckets(rate=1, burst=2, clock=clock, most=3)
    for name in ("ana", "ben"):
        buckets.take(name)
    clock.now += 1
    for _ in range(2):
        buckets.take("cleo")
    buckets.take("dido")
    assert set(buckets.buckets) == {"cleo", "dido"}, "ana and ben would have as much either way"
    assert buckets.take("cleo") > 0


def test_a_flood_of_names_takes_no_more_room() -> None:
    buckets = Buckets(rate=1, burst=2, clock=HandClock(), most=100)
    for number in range(1000):
        assert buckets.take(f"name {number}") == 0.0
        assert len(buckets.buckets) <= 100


def test_who_is_counted_already_gains_nothing_when_there_is_no_room() -> None:
    buckets = Buckets(rate=1, burst=1, clock=HandClock(), most=2)
    assert [buckets.take(name) for name in ("ana", "ben", "ana", "ben")] == [0.0, 0.0, 1.0, 1.0]


def test_names_without_recent_failures_take_no_room() -> None:
    clock = HandClock()
    backoff = Backoff(most=3, window=60, clock=clock)
    backoff.failed("ana")
    backoff.wait("ben")
    clock.now += 61
    backoff.wait("ana")
    assert backoff.failures == {}


def test_too_many_failures_bar_until_the_oldest_is_a_window_ago() -> None:
    clock = HandClock()
    backoff = Backoff(most=3, window=60, clock=clock)
    for _ in range(3):
        assert backoff.wait("ana") == 0.0
        backoff.failed("ana")
        clock.now += 10
    assert backoff.wait("ana") == pytest.approx(30)
    clock.now += 29
    assert backoff.wait("ana") == pytest.approx(1)
    clock.now += 1
    assert backoff.wait("ana") == 0.0


def test_one_name_does_not_bar_another() -> None:
    backoff = Backoff(most=1, window=60, clock=HandClock())
    backoff.failed("ana")
    assert backoff.wait("ana") > 0
    assert backoff.wait("ben") == 0.0


def test_the_window_slides() -> None:
    """Failures that are long ago do not count with new ones."""
    clock = HandClock()
    backoff = Backoff(most=2, window=60, clock=clock)
    backoff.failed("ana")
    clock.now += 59
    backoff.failed("ana")
    assert backoff.wait("ana") == pytest.approx(1)
    clock.now += 1
    assert backoff.wait("ana") == 0.0
    backoff.failed("ana")
    assert backoff.wait("ana") == pytest.approx(59)


def test_success_forgets_the_failures() -> None:
    backoff = Backoff(most=1, window=60, clock=HandClock())
    backoff.failed("ana")
    backoff.forget("ana")
    backoff.forget("never seen")
    assert backoff.wait("ana") == 0.0
