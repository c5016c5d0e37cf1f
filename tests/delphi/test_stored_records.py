"""P12 and rules revisions: stored matches replay to the same digests; they show every way to end and use everything.

When a record here stops verifying, a change of the rules would break running matches: raise the game's revision.
`make_records` writes them anew."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from aegean.core.match import Match
from aegean.core.record import read_file, verify
from aegean.core.text import Text
from tests.delphi.deeds import ALL, deeds
from tests.delphi.make_records import ENDS, FOLDER, reason_of

RECORDS = sorted(FOLDER.glob("*.txt"))


@cache
def verified(file: Path) -> Match:
    return verify(read_file(file))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_stored_record_verifies(file: Path) -> None:
    result = verified(file).result()
    assert result is not None
    assert result.reason == reason_of(file.stem)


@pytest.mark.rule("R-DEL-223", "R-DEL-228", "R-DEL-229", "R-DEL-230", "R-DEL-311")
def test_every_way_to_end_has_a_record() -> None:
    ways = {reason_of(file.stem): verified(file).state for file in RECORDS}
    assert ways.keys() == ENDS
    assert all(Text("en", "delphi").has(f"end-{reason}") for reason in ENDS)
    for reason, state in ways.items():
        home = state.arrived.bit_count()
        assert home == 0 if reason.startswith("limit") else home == 1 if reason == "zeus" else home > 1


def test_the_engine_knows_no_other_way_to_end() -> None:
    source = resources.files("aegean.games.delphi").joinpath("end.py").read_text("utf-8")
    function = source[source.index("def reason(") :]
    assert set(re.findall(r'"([a-z-]+)"', function)) == ENDS


def test_every_number_of_players_the_short_game_and_the_draft_are_there() -> None:
    played = [verified(file).options for file in RECORDS]
    assert {options.players for options in played} == {2, 3, 4}
    assert {options["short_game"] for options in played} >= {0, 4}
    assert {options["ship_tiles"] for options in played} >= {"random", "draft"}


def test_every_card_companion_ship_and_god_is_used() -> None:
    used = set[str]().union(*(deeds(verified(file)) for file in RECORDS))
    assert used == ALL
