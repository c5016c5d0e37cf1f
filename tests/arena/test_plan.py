"""Who sits where, on which deal, with which streams; and plans that make no sense."""

from __future__ import annotations

from collections import Counter

import pytest

from aegean.arena.plan import Plan, round_tables
from aegean.core.errors import AegeanError
from tests.arena.players import plan


def seats_of(found: Plan) -> Counter[tuple[int, int]]:
    """How often each bot sat in each seat."""
    return Counter((bot, seat) for fixture in found.fixtures() for seat, bot in enumerate(fixture.seating))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_challenger_plays_every_seed_from_every_seat(players: int) -> None:
    found = plan("greedy,random", players, seeds=3)
    fixtures = list(found.fixtures())
    assert len(fixtures) == found.matches() == 3 * players
    for seed in (1, 2, 3):
        seatings = [fixture.seating for fixture in fixtures if fixture.seed == seed]
        assert [seating.index(0) for seating in seatings] == list(range(players))
        assert all(seating.count(0) == 1 for seating in seatings)


def test_all_seatings_of_a_seed_have_one_deal_and_every_bot_a_stream_of_its_own() -> None:
    fixtures = list(plan("greedy,random", 4, seeds=3).fixtures())
    keys = {(fixture.seed, fixture.job.key) for fixture in fixtures}
    assert len(keys) == len({key for _, key in keys}) == 3
    streams = [stream for fixture in fixtures for stream in fixture.job.streams]
    assert len(set(streams)) == len(streams) == 3 * 4 * 4
    assert not {key for _, key in keys} & set(streams)


def test_jobs_name_the_bots_by_seat() -> None:
    jobs = [fixture.job.bots for fixture in plan("greedy,random", 3, seeds=1).fixtures()]
    assert jobs == [("greedy", "random", "random"), ("random", "greedy", "random"), ("random", "random", "greedy")]


@pytest.mark.parametrize(
    ("bots", "players", "seeds"),
    [
        ("greedy,random:nodes=1,random:nodes=2", 3, 4),
        ("greedy,random", 4, 2),
        ("greedy,greedy,random,random:nodes=1", 4, 3),
        ("greedy,random,random:nodes=1,random:nodes=2,random:nodes=3", 5, 2),
    ],
)
def test_everybody_sits_everywhere_equally_often_at_mixed_tables(bots: str, players: int, seeds: int) -> None:
    found = plan(bots, players, seeds, mixed=True)
    seats = seats_of(found)
    for bot, spec in enumerate(found.entrants):
        counts = {seats[bot, seat] for seat in range(players)}
        share = bots.split(",").count(spec) * found.matches() // len(bots.split(","))
        assert counts == {share}


def test_neighbours_change_from_seed_to_seed() -> None:
    found = plan("greedy,random,random:nodes=1,random:nodes=2", 4, seeds=6, mixed=True)
    after = Counter(
        (fixture.seating[seat], fixture.seating[(seat + 1) % 4]) for fixture in found.fixtures() for seat in range(4)
    )
    assert len(after) == 12
    assert set(after.values()) == {6 * 4 * 4 // 12}


def test_no_match_is_played_twice() -> None:
    """Two against two who sit crosswise have two seatings, not four."""
    found = plan("greedy,random", 4, seeds=2, mixed=True)
    per_seed = Counter(fixture.seed for fixture in found.fixtures())
    assert sorted(per_seed.values()) == [2, 4]
    matches = [(fixture.seed, fixture.seating) for fixture in found.fixtures()]
    assert len(set(matches)) == len(matches) == found.matches()


@pytest.mark.parametrize(
    ("around", "ways"), [((0, 1), 1), ((0, 1, 1, 1), 1), ((0, 0, 1, 1), 2), ((0, 1, 2, 3), 6), ((0, 1, 2, 3, 4), 24)]
)
def test_ways_to_sit_at_a_round_table(around: tuple[int, ...], ways: int) -> None:
    assert len(round_tables(around)) == ways


def test_a_bot_against_itself_has_two_names() -> None:
    assert plan("random,random").names == ("random", "random (2)")
    assert plan("greedy,greedy,random", 3, mixed=True).names == ("greedy", "random")


def test_lists_of_seeds_have_a_digest() -> None:
    assert plan("greedy,random", seeds=5).seeds_digest() == plan("random,greedy", 3, seeds=5).seeds_digest()
    assert plan("greedy,random", seeds=5).seeds_digest() != plan("greedy,random", seeds=5, start=2).seeds_digest()


def test_a_budget_of_time_is_known() -> None:
    assert not plan("greedy,random:nodes=5").timed()
    assert plan("greedy,random:ms=5").timed()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (plan("greedy"), "arena-two-bots"),
        (plan("greedy,random,random"), "arena-two-bots"),
        (plan("greedy,random,random", 4, mixed=True), "arena-mixed-bots"),
        (plan("greedy,greedy", 4, mixed=True), "arena-mixed-bots"),
        (plan("greedy,wizard"), "unknown-bot"),
        (plan("greedy,random:nodes=many"), "bad-budget"),
        (plan("greedy,random", seeds=0), "at-least-one"),
        (plan("greedy,random", bound=1.5), "bad-bound"),
        (plan("greedy,random", sprt=(0.6, 0.5)), "bad-sprt"),
    ],
)
def test_plans_that_make_no_sense(wrong: Plan, code: str) -> None:
    with pytest.raises(AegeanError) as refused:
        wrong.check()
    assert refused.value.code == code
