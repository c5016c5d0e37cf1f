"""A record file as the log of a table."""

from __future__ import annotations

from aegean.core.errors import AegeanError
from aegean.core.match import Match
from aegean.core.record import Record, read_record, verify
from aegean.server.clock import ClockRules
from aegean.server.steps import Created, Forked, Happening, Played, Seat, Started

NOBODY = "-"  # who sits at a table that came from a record


def read_and_verify(text: str, finished: bool = False) -> tuple[Record, Match]:
    """Only a record whose dice and decisions are right becomes a table."""
    record = read_record(text)
    match = verify(record)
    if finished and match.result() is None:
        raise AegeanError("record-unfinished")
    return record, match


def created_of(record: Record, owner: str, public: bool) -> Created:
    options = record.options
    return Created(
        record.game.name, record.game.revision, options.players, options.changed(record.game.options), owner, public,
        ClockRules(), record.commitment,
    )  # fmt: skip


def seats_of(record: Record) -> list[Seat]:
    """People with the names of the record; nobody can play their seats."""
    nonces = [nonce.hex() for nonce in record.nonces] or [""] * len(record.names)
    return [Seat("human", NOBODY, name, nonce=nonce) for name, nonce in zip(record.names, nonces, strict=True)]


def moves_of(record: Record, match: Match) -> list[Happening]:
    """The start and the moves; where moves were taken back by consent the stream has gaps, and one step tells all."""
    start = Started(plain=not record.secret)
    if any(line.jump is not None for line in record.lines):
        last = match.moves[-1] if match.moves else None
        used = last.draw_number + len(last.draws) if last is not None else len(match.dealt)
        moves = [(move.seat, move.text, move.draw_number) for move in match.moves]
        return [start, Forked("", moves, used, last.digest if last is not None else match.dealt_digest)]
    return [start, *(Played(move.seat, move.text, "person", move.draws, move.digest) for move in match.moves)]
