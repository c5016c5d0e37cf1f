"""REST: games and tables."""

from __future__ import annotations

import re
import secrets
from typing import Any

import msgspec
from litestar import MediaType, Request, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from aegean.bots.bot import bot_levels, table_levels
from aegean.core.errors import AegeanError
from aegean.core.options import OptionValue
from aegean.core.record import write_record
from aegean.core.registry import find_game, game_names
from aegean.core.text import Text
from aegean.server.api import (
    GameInfo,
    Invite,
    NewTable,
    Note,
    OptionInfo,
    SeatLine,
    SeatWish,
    TableLine,
    TableWish,
    Wishes,
)
from aegean.server.audience import status_for
from aegean.server.clock import DAY, ClockRules
from aegean.server.keeper import Live
from aegean.server.lessons import LEVEL as LESSON
from aegean.server.office import Office, language_of, office_of
from aegean.server.steps import Created, Seat
from aegean.server.storage import Row
from aegean.server.table import STAND_IN, Refused
from aegean.server.tokens import hashed, new_token
from aegean.server.wire import (
    Language,
    Status,
)  # fmt: skip


@get("/api/games")
async def games(language: FromQuery[Language] = "en") -> list[GameInfo]:
    """Every game with its options and what they mean."""
    return [game_info(name, language) for name in game_names()]


def game_info(name: str, language: str) -> GameInfo:
    game = find_game(name)
    text = Text(language, name)
    options = [
        OptionInfo(
            option.key, list(option.values), option.least, option.rule,
            text("option-" + option.key.replace(".", "-").replace("_", "-")),
            [value_label(text, value) for value in option.values],
        )
        for option in game.options
    ]  # fmt: skip
    return GameInfo(name, game.revision, game.players[0], game.players[-1], table_levels(name), options)


def value_label(text: Text, value: OptionValue) -> str:
    key = "value-" + re.sub(r"[^a-z0-9]+", "-", str(value).lower())
    return text(key) if isinstance(value, str) and text.has(key) else str(value)


def clock_of(wish: TableWish) -> ClockRules:
    if wish.pace == "free":
        return ClockRules()
    if wish.pace == "live":
        return ClockRules("live", bank_ms=wish.minutes * 60_000, increment_ms=wish.seconds * 1000)
    if wish.pace == "days":
        return ClockRules("turns", allowance_ms=wish.days * DAY)
    raise AegeanError("bad-pace")


def check_level(level: str, game: str) -> None:
    """Besides those that are offered: what tables from before them, and programs, ask for."""
    if level not in table_levels(game) and level not in bot_levels(game):
        raise AegeanError("unknown-bot", bot=level, known=", ".join(table_levels(game)))


def seat_of(who: str, person: Row, game: str, nonce: str) -> Seat:
    """Every seat brings a nonce; who gives none gets a random one."""
    nonce = nonce or secrets.token_hex(16)
    if who == "me":
        return Seat("human", person["id"], person["name"], nonce=nonce)
    if who == "open":
        return Seat()
    check_level(who, game)
    return Seat("bot", level=who)  # no nonce: it would be the server's, chosen after it saw the people's


@post("/api/tables")
async def new_table(state: State, request: Request[Any, Any, Any], data: JSONBody[TableWish]) -> NewTable:
    office = office_of(state)
    person = await office.people.known(request)
    game = find_game(data.game)
    chosen: dict[str, OptionValue] = dict(data.options)
    options = game.make_options(data.players, chosen)
    if data.advice and data.public:
        raise AegeanError("advice-not-public")
    if len(data.seats) != options.players:
        raise AegeanError("too-many-seats", seats=len(data.seats), players=options.players)
    about = Created(
        data.game, game.revision, options.players, options.changed(game.options), person["id"], data.public,
        clock_of(data), "", advice=data.advice,
    )  # fmt: skip
    seats = [seat_of(who, person, data.game, data.nonce if who == "me" else "") for who in data.seats]
    live, invite = await office.keeper.create(about, seats)
    if data.start:
        await office.keeper.act(live, "", lambda table: table.may_start(person["id"]))
    return NewTable(await status_now(office, request, live, person), invite)


async def status_now(office: Office, request: Request[Any, Any, Any], live: Live, person: Row | None) -> Status:
    async with live.lock:
        identity = person["id"] if person is not None else ""
        language = language_of(request, person)
        return status_for(live.table, identity, language, 0, live.here(), office.keeper.now())


async def visible(office: Office, table_id: str, person: Row | None, invite: str = "") -> Live:
    """A table one may look at: public ones, one's own, and with an invitation."""
    live = await office.keeper.live(table_id)
    table = live.table
    identity = person["id"] if person is not None else ""
    if table.about.public or identity == table.about.owner or table.seats_of(identity):
        return live
    row = await office.storage.table(table_id)
    if row is not None and invite and secrets.compare_digest(row["invite_hash"], hashed(invite)):
        return live
    raise Refused("no-such-table")


@get("/api/tables")
async def public_tables(state: State) -> list[TableLine]:
    office = office_of(state)
    return await table_lines(office, await office.storage.public_tables())


@get("/api/my/tables")
async def my_tables(state: State, request: Request[Any, Any, Any]) -> list[TableLine]:
    office = office_of(state)
    person = await office.people.known(request)
    return await table_lines(office, await office.storage.tables_of(person["id"]))


async def table_lines(office: Office, rows: list[Row]) -> list[TableLine]:
    seats: dict[str, list[SeatLine]] = {row["id"]: [] for row in rows}
    for seat in await office.storage.seats_at(list(seats)) if rows else []:
        seats[seat["table_id"]].append(SeatLine(seat["kind"], seat["name"], seat["colour"]))
    return [
        TableLine(
            row["id"], row["game"], row["status"], row["public"], bool(row.get("my_turn")), seats[row["id"]],
            row["changed_at"],
        )
        for row in rows
    ]  # fmt: skip


@get("/api/tables/{table_id:str}")
async def one_table(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> Status:
    office = office_of(state)
    person = await office.people.of(request)
    return await status_now(office, request, await visible(office, table_id, person, invite), person)


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def take_seat(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[SeatWish]
) -> Status:
    """Sit down, stand up (`open`), or put a bot there (the owner)."""
    office = office_of(state)
    person = await office.people.known(request)
    live = await visible(office, table_id, person, data.invite)
    who = seat_of(data.who, person, live.table.about.game, data.nonce)
    await office.keeper.act(live, "", lambda table: table.may_sit(data.seat, who, person["id"]))
    return await status_now(office, request, live, person)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(state: State, request: Request[Any, Any, Any], table_id: FromPath[str]) -> Status:
    office = office_of(state)
    person = await office.people.known(request)
    live = await visible(office, table_id, person)
    await office.keeper.act(live, "", lambda table: table.may_start(person["id"]))
    return await status_now(office, request, live, person)


@post("/api/tables/{table_id:str}/invite")
async def new_invite(state: State, request: Request[Any, Any, Any], table_id: FromPath[str]) -> Invite:
    """A new invitation; the old one is void."""
    office = office_of(state)
    person = await office.people.known(request)
    live = await visible(office, table_id, person)
    if live.table.about.owner != person["id"]:
        raise Refused("owner-only")
    invite = new_token()
    await office.storage.set_invite(table_id, hashed(invite))
    return Invite(invite)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(state: State, request: Request[Any, Any, Any], table_id: FromPath[str]) -> NewTable:
    """A new table like this one: the same people may sit down again, bots sit already."""
    office = office_of(state)
    person = await office.people.known(request)
    live = await visible(office, table_id, person)
    old = live.table
    if old.status not in ("over", "frozen"):
        raise Refused("table-running")
    about = msgspec.structs.replace(old.about, owner=person["id"], rematch_of=table_id, lesson="")
    seats = []
    for seat in old.seats:
        mine = seat.kind == "human" and seat.identity == person["id"]
        level = STAND_IN if seat.level == LESSON else seat.level
        who = "me" if mine else level if seat.kind == "bot" else "open"
        seats.append(seat_of(who, person, about.game, ""))
    fresh, invite = await office.keeper.create(about, seats)
    return NewTable(await status_now(office, request, fresh, person), invite)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> str:
    """The record of a finished match, with its key; who has won because the others resigned is not in it."""
    office = office_of(state)
    live = await visible(office, table_id, await office.people.of(request), invite)
    async with live.lock:
        if live.table.status != "over":
            raise Refused("not-finished")
        return write_record(live.table.playing(), with_key=True)


@get("/api/tables/{table_id:str}/note")
async def get_note(state: State, request: Request[Any, Any, Any], table_id: FromPath[str]) -> Note:
    office = office_of(state)
    person = await office.people.known(request)
    await visible(office, table_id, person)
    return Note(await office.storage.note(table_id, person["id"]))


@put("/api/tables/{table_id:str}/note")
async def set_note(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[Note]
) -> Note:
    office = office_of(state)
    person = await office.people.known(request)
    await visible(office, table_id, person)
    await office.storage.set_note(table_id, person["id"], data.text)
    return data


@put("/api/tables/{table_id:str}/wishes")
async def set_wishes(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[Wishes]
) -> Wishes:
    """Bids left with the server; null takes them back. Nobody else can see them."""
    office = office_of(state)
    person = await office.people.known(request)
    live = await visible(office, table_id, person)
    stored = await office.keeper.leave_wishes(live, person["id"], data.seat, data.wishes)
    return Wishes(data.seat, stored)


@get("/api/tables/{table_id:str}/wishes")
async def get_wishes(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], seat: FromQuery[int]
) -> Wishes:
    office = office_of(state)
    person = await office.people.known(request)
    live = await visible(office, table_id, person)
    if seat not in live.table.seats_of(person["id"]):
        raise Refused("not-your-seat")
    stored = (await office.storage.delegations(table_id)).get(seat)
    return Wishes(seat, msgspec.json.decode(stored) if stored else None)
