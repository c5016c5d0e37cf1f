"""The claims in docs/claims: each says what its own matches say, and the first match of a cheap one comes out again."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.arena.claim import plan_of, read_claim
from aegean.arena.digests import bot_digest
from aegean.arena.measures import wilson
from aegean.arena.play import play_job
from aegean.bots.learning import stored_numbers, table_size
from aegean.bots.levels import LEVELS

CLAIMS = Path(__file__).parents[2] / "docs" / "claims"
FILES = sorted(CLAIMS.glob("*.toml"))
DEVELOPED_BELOW = 1_000_000


@pytest.mark.parametrize("game", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_rung_was_put_to_the_test(game: str, players: int) -> None:
    """Learned where something was learned: elsewhere it plays as another bot does, and there is nothing to claim."""
    rungs = ["greedy", "planner", "searcher"]
    if stored_numbers(game, table_size(players)):
        rungs.append("learned")
    assert {f"{game}-{players}-{rung}" for rung in rungs} <= {file.stem for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_claim_says_what_its_matches_say(file: Path) -> None:
    claim = read_claim(file)
    plan = plan_of(claim, file)
    game, players, bot = file.stem.split("-")[:3]
    assert (plan.game, plan.options.players, plan.bots[0].partition(":")[0]) == (game, int(players), bot)
    assert plan.start >= DEVELOPED_BELOW
    result = claim["result"]
    # Only what a sequential test rejects may be given up early: what holds was shown over all seeds.
    rejected = result.get("sprt", {}).get("verdict") == "rejected"
    seeds = result["seeds"] if rejected else plan.seeds
    lines = [line.split() for line in claim["played"]["seeds"]]
    assert [int(line[0]) for line in lines] == list(range(plan.start, plan.start + seeds))
    winners = "".join(line[1] for line in lines)
    assert len(winners) == result["matches"] == seeds * plan.options.players
    assert all(len(line) == 2 + len(line[1]) for line in lines)
    challenger, others = result["bot"]
    alone, shared = winners.count("0"), winners.count("+")
    assert alone <= challenger["wins"] <= alone + shared / 2
    assert challenger["wins"] + others["wins"] + winners.count("-") == result["matches"]
    assert challenger["share"] == pytest.approx(challenger["wins"] / result["matches"], abs=1e-4)
    assert challenger["wilson"] == pytest.approx(wilson(challenger["wins"], result["matches"]), abs=1e-4)
    assert plan.bound is not None
    holds = challenger["wilson"][0] >= plan.bound and not rejected
    assert claim["outcome"] == ("passed" if holds else "failed")
    assert result["failure"] == []


def test_no_level_is_played_by_a_bot_that_did_not_reach_its_bound() -> None:
    """A rung counts for a size of table when its claim there holds, with the budget that was claimed: two play with
    `duel`, more with `engine`."""
    held = {
        (claim["table"]["game"], claim["table"]["players"], claim["bot"][0]["spec"])
        for claim in map(read_claim, FILES)
        if claim["outcome"] == "passed"
    }
    for game, levels in LEVELS.items():
        for level in levels.values():
            for players, spec in ((2, level.duel or level.engine), (4, level.engine)):
                assert not spec or (game, players, spec) in held


@pytest.mark.parametrize("name", ["cyclades-2-greedy", "delphi-2-greedy"])
def test_the_first_match_comes_out_again(name: str) -> None:
    file = CLAIMS / f"{name}.toml"
    claim = read_claim(file)
    if any(bot["digest"] != bot_digest(bot["spec"], claim["table"]["game"]) for bot in claim["bot"]):
        pytest.skip("a bot is no longer what it was when this was claimed")
    outcome = play_job(next(plan_of(claim, file).fixtures()).job)
    assert outcome.digest[:8] == claim["played"]["seeds"][0].split()[2]
