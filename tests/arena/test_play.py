"""One match: the same job gives the same outcome, and whoever fails has lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aegean.arena.play import EVERYBODY, Job, Outcome, play_job
from aegean.arena.seeds import seeded
from aegean.core.record import read_record, verify
from aegean.core.registry import find_game
from tests.arena.players import PATIENCE, invite, plan


def outcome(bots: str, players: int = 2, turn: int = 0, **more: Any) -> Outcome:
    return play_job(list(plan(bots, players, **more).fixtures())[turn].job)


def test_the_same_job_gives_the_same_match() -> None:
    one, two = outcome("random,random"), outcome("random,random")
    assert one.digest == two.digest
    assert (one.places, one.reason, one.decisions) == (two.places, two.reason, two.decisions)
    assert one.failure is None
    assert sorted(one.places) == [1, 2]


def test_another_deal_or_another_stream_of_a_bot_gives_another_match() -> None:
    job = next(plan("random,random").fixtures()).job
    other_deal = replace(job, key=seeded("other"))
    other_bot = replace(job, streams=(job.streams[0], seeded("other")))
    assert len({play_job(each).digest for each in (job, other_deal, other_bot)}) == 3


def test_the_record_is_kept_when_it_is_wanted() -> None:
    job = next(plan("random,random").fixtures()).job
    assert play_job(job).record == ""
    kept = play_job(replace(job, keep=True))
    record = read_record(kept.record)
    verify(record)
    assert record.result == (kept.reason, kept.places)


@pytest.mark.parametrize(
    ("game", "limit"), [("civilization", "turn_limit"), ("cyclades", "cycle_limit"), ("delphi", "round_limit")]
)
def test_rounds_are_counted_whatever_the_game_calls_them(game: str, limit: str) -> None:
    rules = find_game(game)
    job = Job(game, rules.make_options(2, {limit: 2}), ("random",) * 2, seeded("rounds"), (seeded("a"), seeded("b")))
    assert play_job(job).rounds == 2


def test_times_are_of_choices_only() -> None:
    found = outcome("random,random")
    assert 0 < sum(map(len, found.times)) < found.decisions
    assert min(map(min, found.times)) > 0


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("crashing", "exception", "ValueError: no idea what to do"),
        ("cheating", "illegal", "-1"),
        ("forging", "illegal", "-1"),
    ],
)
@pytest.mark.parametrize("turn", [0, 2])
def test_who_fails_has_lost_and_the_others_share(
    monkeypatch: pytest.MonkeyPatch, bot: str, kind: str, detail: str, turn: int
) -> None:
    invite(monkeypatch)
    found = outcome(f"{bot},random", 3, turn)
    assert found.failure is not None
    assert (found.failure.kind, found.failure.seat, found.failure.detail) == (kind, turn, detail)
    assert found.places == tuple(3 if seat == turn else 1 for seat in range(3))
    assert found.reason == ""
    assert found.decisions >= PATIENCE - 1


def test_nobody_wins_an_endless_match() -> None:
    found = outcome("random,random", 3, limit=30)
    assert found.failure is not None
    assert (found.failure.kind, found.failure.seat, found.failure.detail) == ("endless", EVERYBODY, "30")
    assert found.winners() == []
    assert found.decisions == 30


def test_a_match_that_ends_in_time_is_not_endless() -> None:
    whole = outcome("random,random")
    assert outcome("random,random", limit=whole.decisions).digest == whole.digest
    cut = outcome("random,random", limit=whole.decisions - 1)
    assert cut.failure is not None
    assert cut.digest != whole.digest


def test_a_fault_of_the_rules_is_nobody_s_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have none that we know of, so one is made."""
    from aegean.games.cyclades.game import GAME

    game_play = GAME.play

    def play(state: object, *more: object) -> None:
        if len(seen) == 40:
            raise KeyError("a hole in the rules")
        seen.append(state)
        game_play(state, *more)  # type: ignore[arg-type]

    seen: list[object] = []
    try:
        monkeypatch.setattr(GAME, "play", play)
    except (AttributeError, TypeError):
        pytest.skip("compiled rules cannot be broken")
    found = outcome("random,random")
    assert found.failure is not None
    assert (found.failure.kind, found.failure.seat) == ("fault", EVERYBODY)
    assert "a hole in the rules" in found.failure.detail
    assert found.winners() == []
    assert found.decisions == 40
