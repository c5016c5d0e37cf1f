"""What the REST API takes and gives."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from aegean.server.storage import Row
from aegean.server.wire import (
    Language,
    Line,
    Status,
)  # fmt: skip

NO_NUL = "^[^\\x00]*$"  # the one sign that PostgreSQL cannot keep
ShortText = Annotated[str, msgspec.Meta(max_length=200, pattern=NO_NUL)]


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    name: ShortText
    language: Language = "en"


class Me(msgspec.Struct):
    id: str
    name: str
    language: str
    login: str | None
    email: str | None
    email_confirmed: bool
    webhook: str | None


class Welcome(msgspec.Struct):
    """`recovery` opens this identity from another browser, once; it is not shown again. Null if the old word holds."""

    me: Me
    recovery: str | None = None


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    name: ShortText | None = None
    language: Language | None = None
    email: ShortText | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500, pattern=NO_NUL)] | None = None


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    recovery: ShortText


class Login(msgspec.Struct, forbid_unknown_fields=True):
    login: ShortText
    password: ShortText


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    label: ShortText


class Token(msgspec.Struct):
    token: Annotated[str, msgspec.Meta(pattern=NO_NUL)]


class NewToken(msgspec.Struct):
    """`token` is shown once."""

    id: str
    token: str


class TokenInfo(msgspec.Struct):
    id: str
    label: str
    created_at: int


class SessionInfo(msgspec.Struct):
    """One device; `current` is the one that asks. `used_at` is right to the hour."""

    id: str
    label: str
    created_at: int
    used_at: int
    current: bool


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    token: ShortText


class Confirmed(msgspec.Struct):
    email: str


class OptionInfo(msgspec.Struct):
    key: str
    values: list[str | int | bool | None]
    least: int | None
    rule: str
    text: str
    labels: list[str]  # how the values are called; as they are where they need no words


class GameInfo(msgspec.Struct):
    name: str
    rules: int
    least_players: int
    most_players: int
    bots: list[str]
    options: list[OptionInfo]


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: me, open, or the level of a bot, one word a seat. `pace`: free, live (minutes and seconds a turn) or
    days (a turn). `advice`: friends may ask a bot what to do; not at a public table."""

    game: ShortText
    players: int
    seats: list[ShortText]
    options: dict[str, str | int | bool | None] = {}
    public: bool = False
    pace: str = "free"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 30
    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 15
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    nonce: Annotated[str, msgspec.Meta(max_length=64, pattern="^([0-9a-f]{2})*$")] = ""
    start: bool = False
    advice: bool = False


class NewTable(msgspec.Struct):
    status: Status
    invite: str


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`who`: me, open, or the level of a bot. `invite` is needed at a table that is not public."""

    seat: int
    who: ShortText = "me"
    invite: ShortText = ""
    nonce: Annotated[str, msgspec.Meta(max_length=64, pattern="^([0-9a-f]{2})*$")] = ""


class Invite(msgspec.Struct):
    invite: str


class SeatLine(msgspec.Struct):
    """`kind`: open, human or bot. `colour` is what the game calls the seat; "" before the start."""

    kind: str
    name: str
    colour: str


class TableLine(msgspec.Struct):
    id: str
    game: str
    state: str
    public: bool
    my_turn: bool
    seats: list[SeatLine]
    changed_at: int


class Section(msgspec.Struct):
    number: int
    title: str


class RuleLine(msgspec.Struct):
    """`status`: sure, inferred (no source decides it) or choice (an option changes it)."""

    id: str
    section: int
    text: str
    status: str


class Rules(msgspec.Struct):
    sections: list[Section]
    rules: list[RuleLine]


class ToldMove(msgspec.Struct):
    """One move (0: the deal, of seat -1) with the step of the log that made it and what it brought, as far as the eyes
    may know it. Its action is empty while it is secret."""

    number: int
    seat: int
    action: str
    label: str
    seq: int
    lines: list[Line]


class Chart(msgspec.Struct):
    """One series a seat, one value a label (a cycle or whatever the game counts by)."""

    key: str
    title: str
    labels: list[int]
    series: list[list[int]]


class Chronicle(msgspec.Struct):
    moves: list[ToldMove]
    charts: list[Chart]


class AnalysedMove(msgspec.Struct):
    """A move and what it changed for the seat that made it, in shares of 1. `bot` is what the bot would have played
    (empty: the same), `reason` why, `cost` how much better that is."""

    number: int
    seat: int
    label: str
    luck: float
    choice: float
    cost: float
    bot: str
    reason: str


class SeatBalance(msgspec.Struct):
    """start + luck + own + others = result. Of so many `choices` so many were those of the bot."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    choices: int
    agreed: int


class AnalysisReport(msgspec.Struct):
    """`never`: a match that was not played to its end has none. While it is worked out: how many moves are `done`. Then
    the winning chances of all seats after each move (0: the deal), every move, and the numbers of those that changed or
    cost most."""

    state: Literal["never", "none", "working", "done", "failed"]
    done: int
    of: int
    adviser: str = ""
    chances: list[list[float]] = []
    moves: list[AnalysedMove] = []
    swings: list[int] = []
    mistakes: list[int] = []
    balances: list[SeatBalance] = []


class OpenDecision(msgspec.Struct):
    seat: int
    kind: str
    prompt: str


class ReplayStep(msgspec.Struct):
    """The position after move `number` of `of`: what it brought, what was open then, and the move that followed."""

    number: int
    of: int
    view: dict[str, Any]
    aids: dict[str, Any]
    decisions: list[OpenDecision]
    lines: list[Line]
    next: ToldMove | None


class ForkWish(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from the position after `move`, at this seat; bots of `level` play the others."""

    move: int
    seat: int
    level: ShortText = "medium"
    invite: ShortText = ""


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=4000, pattern=NO_NUL)]


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    wishes: dict[str, Any] | None = None


class ServerInfo(msgspec.Struct):
    """`mail`: this server can send mail."""

    version: str
    mail: bool
    games: list[str]


class Health(msgspec.Struct):
    ok: bool
    tables: dict[str, int]


def me_of(row: Row) -> Me:
    return Me(
        row["id"], row["name"], row["language"], row.get("login"), row.get("email"), row["email_confirmed"],
        row.get("webhook"),
    )  # fmt: skip
