"""What the REST API takes and gives."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from aegean.server.storage import Row
from aegean.server.wire import (
    Language,
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
    webhook: str | None


class Welcome(msgspec.Struct):
    """`recovery` opens this identity from another browser, once; it is not shown again."""

    me: Me
    recovery: str


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
    token: str


class OptionInfo(msgspec.Struct):
    key: str
    values: list[str | int | bool | None]
    least: int | None
    rule: str
    text: str


class GameInfo(msgspec.Struct):
    name: str
    rules: int
    least_players: int
    most_players: int
    bots: list[str]
    options: list[OptionInfo]


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: me, open, or the level of a bot, one word a seat. `pace`: free, live (minutes and seconds a turn) or
    days (a turn)."""

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


class TableLine(msgspec.Struct):
    id: str
    game: str
    state: str
    public: bool
    my_turn: bool
    seats: list[str]
    changed_at: int


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=4000, pattern=NO_NUL)]


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    wishes: dict[str, Any] | None = None


class Health(msgspec.Struct):
    ok: bool
    tables: dict[str, int]


def me_of(row: Row) -> Me:
    return Me(row["id"], row["name"], row["language"], row.get("login"), row.get("email"), row.get("webhook"))
