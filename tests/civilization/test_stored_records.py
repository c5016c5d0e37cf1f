"""P12 and rules revisions: stored matches replay to the same digests; they show every way to end and use everything.

When a record here stops verifying, a change of the rules would break running matches: raise the game's revision.
`make_records` writes them anew."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from aegean.core.match import Match
from aegean.core.record import read_file, verify
from aegean.core.text import Text
from aegean.games.civilization.coins import coins
from aegean.games.civilization.end import (
    COIN_VICTORY,
    CULTURE_VICTORY,
    MILITARY_VICTORY,
    TECH_VICTORY,
    TURN_LIMIT,
)
from aegean.games.civilization.game import GAME
from aegean.games.civilization.pieces import CAPITAL, CITIES, LAST_SPACE, T_SPACE_FLIGHT, WINNING_COINS
from tests.civilization.deeds import ALL, deeds, named
from tests.civilization.make_records import FOLDER, PLANS

RECORDS = sorted(FOLDER.glob("*.txt"))
ENDS = {CULTURE_VICTORY, TECH_VICTORY, COIN_VICTORY, MILITARY_VICTORY, TURN_LIMIT}


@cache
def verified(file: Path) -> Match:
    return verify(read_file(file))


def ended(reason: str) -> list[Match]:
    return [verified(file) for file in RECORDS if file.stem.startswith(f"{reason}-")]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_stored_record_verifies(file: Path) -> None:
    result = verified(file).result()
    assert result is not None
    assert file.stem.startswith(f"{result.reason}-")


def test_every_plan_has_its_record() -> None:
    assert [file.stem for file in RECORDS] == sorted(plan.name for plan in PLANS)


def test_every_way_to_end_has_a_record_and_the_engine_knows_no_other() -> None:
    assert {file.stem.split("-")[0] for file in RECORDS} == ENDS == set(named("end"))
    assert all(Text("en", "civilization").has(f"end-{reason}") for reason in ENDS)


@pytest.mark.rule("R-CIV-470", "R-CIV-474")
def test_who_reaches_the_last_space_wins_at_once() -> None:
    for match in ended(CULTURE_VICTORY):
        state = match.state
        assert [space >= LAST_SPACE for space in state.space] == [place == 1 for place in state.places]
        assert max(match.state_at(len(match.moves) - 1).space) < LAST_SPACE


@pytest.mark.rule("R-CIV-471", "R-CIV-474", "R-CIV-475")
def test_who_flies_to_space_wins_alone_or_with_others_who_do() -> None:
    shared = 0
    for match in ended(TECH_VICTORY):
        winners = [seat for seat, place in enumerate(match.state.places) if place == 1]
        flying = [
            event.values["seat"]
            for event in match.moves[-1].events
            if event.kind == "reveals-research" and event.values["tech"] == "space_flight"
        ]
        assert flying == [] or set(winners) <= set(flying)
        assert not any(techs >> T_SPACE_FLIGHT & 1 for techs in match.state_at(len(match.moves) - 1).techs)
        shared += len(winners) > 1
    assert shared


@pytest.mark.rule("R-CIV-472", "R-CIV-474")
def test_who_has_fifteen_coins_wins_at_once() -> None:
    for match in ended(COIN_VICTORY):
        winner = match.state.places.index(1)
        assert coins(match.state, winner) >= WINNING_COINS
        before = match.state_at(len(match.moves) - 1)
        assert all(coins(before, seat) < WINNING_COINS for seat in range(before.players))


@pytest.mark.rule("R-CIV-473", "R-CIV-474")
def test_who_defeats_a_capital_wins_at_once() -> None:
    for match in ended(MILITARY_VICTORY):
        fight = match.state.fight
        assert fight is not None
        assert fight.city % CITIES == CAPITAL
        assert match.state.places[fight.seats[0]] == 1


@pytest.mark.rule("R-CIV-636")
def test_at_the_limit_the_most_of_culture_space_wins() -> None:
    for match in ended(TURN_LIMIT):
        state = match.state
        assert state.turn == match.options["turn_limit"]
        assert state.space[state.places.index(1)] == max(state.space)


def test_every_number_of_players_and_every_option_is_there() -> None:
    """Each option with its default and with something else."""
    played = [verified(file).options for file in RECORDS]
    assert {options.players for options in played} == {2, 3, 4, 5}
    assert [option.key for option in GAME.options if len({options[option.key] for options in played}) < 2] == []


def test_everything_is_used() -> None:
    used = set[str]().union(*(deeds(verified(file)) for file in RECORDS))
    assert ALL - used == set()
