"""What can happen at a table, one kind of step each. A log is a list of these; everything else follows from it."""

from __future__ import annotations

from typing import Any

import msgspec

from aegean.server.clock import ClockRules


class Seat(msgspec.Struct):
    """Who sits there. `stand_in` is the level of the bot that plays for an absent person."""

    kind: str = "open"  # open, human, bot
    identity: str = ""
    name: str = ""
    level: str = ""
    nonce: str = ""
    resigned: bool = False
    stand_in: str = ""


class Created(msgspec.Struct, tag="created"):
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    owner: str
    public: bool
    clock: ClockRules
    commitment: str
    rematch_of: str = ""
    lesson: str = ""
    advice: bool = False  # friends agreed that everybody may ask a bot what to do


class Sat(msgspec.Struct, tag="sat"):
    """Somebody or a bot takes a seat; `seat.kind` open: it is free again."""

    seat: int
    who: Seat


class Started(msgspec.Struct, tag="started"):
    """`plain`: the secret of the table is itself the key of the dice (a record that nobody gave nonces to)."""

    plain: bool = False


class Forked(msgspec.Struct, tag="forked"):
    """The match goes along with another one of the same key: `moves` as seat, action and number of the first draw.
    After them chance goes on with draw `used`, which that match never saw. `of` is its table ("": it came as a
    record)."""

    of: str
    moves: list[tuple[int, str, int]]
    used: int
    digest: str


class Played(msgspec.Struct, tag="played"):
    """`by` is person, bot or delegate; `draws` and `digest` are what the engine gave then."""

    seat: int
    action: str
    by: str
    draws: list[tuple[int, int]]
    digest: str


class Undone(msgspec.Struct, tag="undone"):
    """The seat took back its last `count` moves, as the kernel allows."""

    seat: int
    count: int


class Proposed(msgspec.Struct, tag="proposed"):
    """`what`: undo (to move number `to`) or takeover (of seat `to`). The one who proposes agrees."""

    seat: int
    what: str
    to: int


class Voted(msgspec.Struct, tag="voted"):
    seat: int
    yes: bool


class Resigned(msgspec.Struct, tag="resigned"):
    seat: int


class StoodIn(msgspec.Struct, tag="stood-in"):
    """A bot plays for this seat from now on (its clock ran out, or the table voted)."""

    seat: int
    level: str


class CameBack(msgspec.Struct, tag="came-back"):
    seat: int


class Chatted(msgspec.Struct, tag="chatted"):
    identity: str
    name: str
    text: str


class Frozen(msgspec.Struct, tag="frozen"):
    """A fault in a rule: the match rests at its last good decision."""

    problem: str


Happening = (
    Created
    | Sat
    | Started
    | Forked
    | Played
    | Undone
    | Proposed
    | Voted
    | Resigned
    | StoodIn
    | CameBack
    | Chatted
    | Frozen
)


class Step(msgspec.Struct):
    """One entry of a table's log: its number, when (server time), which command caused it, and what happened."""

    seq: int
    at: int
    command: str
    what: Happening


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Happening).decode
