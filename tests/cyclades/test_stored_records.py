"""P12 and rules revisions: stored matches replay to the same digests; they show every way to end and every creature.

When a record here stops verifying, a change of the rules would break running matches: raise the game's revision."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.core.events import EVERYBODY
from aegean.core.record import read_file, verify
from aegean.core.text import Text
from aegean.games.cyclades.pieces import CREATURES

RECORDS = sorted((Path(__file__).parents[1] / "records" / "cyclades").glob("*.txt"))
ENDS = {
    "metropolises", "richest", "most-metropolises", "shared", "turn-order", "last-player", "limit", "limit-shared",
    "limit-turn-order",
}  # fmt: skip


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_stored_record_verifies(file: Path) -> None:
    match = verify(read_file(file))
    result = match.result()
    assert result is not None
    assert file.stem.startswith(result.reason)


def test_the_end_cannot_be_taken_back() -> None:
    """P4: the purses lie open then."""
    quiet = 0
    for match in (verify(read_file(file)) for file in RECORDS):
        last = match.moves[-1]
        quiet += not last.draws and all(event.audience == EVERYBODY for event in last.events)
        assert not match.can_undo(last.seat)
    assert quiet, "something else sealed every one of them"


def test_every_way_to_end_has_a_record() -> None:
    reasons = {record.result[0] for record in map(read_file, RECORDS) if record.result is not None}
    assert reasons == ENDS
    assert all(Text("en", "cyclades").has(f"end-{reason}") for reason in ENDS)


def test_every_creature_is_called_and_every_number_of_players_is_there() -> None:
    called: set[str] = set()
    players: set[int] = set()
    for record in map(read_file, RECORDS):
        players.add(record.options.players)
        called.update(line.text.split()[1] for line in record.lines if line.text.startswith("call "))
    assert called == set(CREATURES)
    assert players == {2, 3, 4, 5}
