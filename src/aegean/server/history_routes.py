"""REST: looking back at a match, going on from it, and bringing one along as a record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from aegean.core.text import Text
from aegean.server.api import AnalysisReport, Chronicle, ForkWish, NewTable, ReplayStep
from aegean.server.clock import ClockRules
from aegean.server.history import chronicle, replay_step
from aegean.server.office import office_of
from aegean.server.records import created_of, moves_of, read_and_verify, seats_of
from aegean.server.steps import Forked, Seat, Started
from aegean.server.storage import Row
from aegean.server.table import Refused, Table
from aegean.server.table_routes import check_level, status_now, visible
from aegean.server.wire import Language

LARGEST_RECORD = 256 * 1024
MOST_STEPS = 50  # of a replay in one answer


def check_eyes(table: Table, person: Row | None, eyes: int) -> None:
    """Of a running match only one's own eyes or a spectator's; of a finished one any."""
    own = table.seats_of(person["id"] if person is not None else "")
    if table.status != "over" and eyes not in (-1, *own):
        raise Refused("not-your-eyes")
    if not -1 <= eyes < len(table.seats):
        raise Refused("no-such-seat")


@get("/api/tables/{table_id:str}/replay/{number:int}")
async def replay(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], number: FromPath[int],
    invite: FromQuery[str] = "", eyes: FromQuery[int] = -1, language: FromQuery[Language] = "en",
) -> ReplayStep:  # fmt: skip
    """The position after move `number`, what was open then and what followed."""
    office = office_of(state)
    person = await office.people.of(request)
    live = await visible(office, table_id, person, invite)
    async with live.lock:
        table = live.table
        if not 0 <= number <= len(table.playing().moves):
            raise Refused("no-such-move", number=number)
        check_eyes(table, person, eyes)
        text = Text(language, table.about.game)
        return await asyncio.to_thread(replay_step, table.playing(), table, number, eyes, text)


@get("/api/tables/{table_id:str}/replay")
async def replay_some(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str],
    first: Annotated[int, QueryParameter(name="from")], last: Annotated[int, QueryParameter(name="to")],
    invite: FromQuery[str] = "", eyes: FromQuery[int] = -1, language: FromQuery[Language] = "en",
) -> list[ReplayStep]:  # fmt: skip
    """Several positions in one answer, for whoever goes through a match quickly."""
    office = office_of(state)
    person = await office.people.of(request)
    live = await visible(office, table_id, person, invite)
    async with live.lock:
        table = live.table
        match = table.playing()
        if not 0 <= first <= last <= len(match.moves) or last - first >= MOST_STEPS:
            raise Refused("no-such-move", number=last)
        check_eyes(table, person, eyes)
        text = Text(language, table.about.game)

        def work() -> list[ReplayStep]:
            return [replay_step(match, table, number, eyes, text) for number in range(first, last + 1)]

        return await asyncio.to_thread(work)


@get("/api/tables/{table_id:str}/chronicle")
async def get_chronicle(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str] = "",
    eyes: FromQuery[int] = -1, language: FromQuery[Language] = "en",
) -> Chronicle:  # fmt: skip
    """Every move with what it brought, and figures by cycle."""
    office = office_of(state)
    person = await office.people.of(request)
    live = await visible(office, table_id, person, invite)
    async with live.lock:
        table = live.table
        match = table.playing()
        check_eyes(table, person, eyes)
        return await asyncio.to_thread(chronicle, match, table, eyes, Text(language, table.about.game))


@get("/api/tables/{table_id:str}/analysis")
async def get_analysis(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str] = "",
    language: FromQuery[Language] = "en",
) -> AnalysisReport:  # fmt: skip
    """What decided a finished match, or how far the work on it is."""
    office = office_of(state)
    live = await visible(office, table_id, await office.people.of(request), invite)
    return await office.analyst.look(live, language)


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def begin_analysis(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str] = "",
    language: FromQuery[Language] = "en",
) -> AnalysisReport:  # fmt: skip
    """The same; the work begins if nobody has asked for it yet."""
    office = office_of(state)
    live = await visible(office, table_id, await office.people.of(request), invite)
    return await office.analyst.begin(live, language)


# --- going on from a position


def forked_from(table: Table, number: int) -> Forked:
    """The first moves of a finished match, and dice that it never saw."""
    match = table.playing()
    if table.status != "over":
        raise Refused("not-finished")
    if not 0 <= number <= len(match.moves) or (number == len(match.moves) and match.result() is not None):
        raise Refused("no-such-move", number=number)
    moves = [(move.seat, move.text, move.draw_number) for move in match.moves[:number]]
    digest = match.moves[number - 1].digest if number else match.dealt_digest
    return Forked(table.id, moves, match.state.chance.count, digest)


@post("/api/tables/{table_id:str}/fork")
async def fork(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[ForkWish]
) -> NewTable:
    """A sandbox: the position after a move of a finished match, against bots, with fresh dice."""
    office = office_of(state)
    person = await office.people.known(request)
    live = await visible(office, table_id, person, data.invite)
    async with live.lock:
        old = live.table
        what = forked_from(old, data.move)
        check_level(data.level, old.about.game)
        if not 0 <= data.seat < len(old.seats):
            raise Refused("no-such-seat", seat=data.seat)
        about = msgspec.structs.replace(
            old.about, owner=person["id"], public=False, clock=ClockRules(), rematch_of="", lesson=""
        )
        seats = [Seat("bot", level=data.level, nonce=seat.nonce) for seat in old.seats]
        seats[data.seat] = Seat("human", person["id"], person["name"], nonce=old.seats[data.seat].nonce)
        plain, secret = not old.playing().secret, old.secret
    fresh, invite = await office.keeper.create(about, seats, secret, [Started(plain), what])
    office.keeper.drive(fresh)
    return NewTable(await status_now(office, request, fresh, person), invite)


@post("/api/tables/import", request_max_body_size=LARGEST_RECORD)
async def import_record(state: State, request: Request[Any, Any, Any]) -> NewTable:
    """A record, as text, becomes a finished table of one's own, to look at or to go on from."""
    office = office_of(state)
    person = await office.people.known(request)
    text = (await request.body()).decode("utf-8", "replace")
    record, match = await asyncio.to_thread(read_and_verify, text, True)
    about = created_of(record, person["id"], public=False)
    secret = record.secret or record.key
    live, invite = await office.keeper.create(about, seats_of(record), secret, moves_of(record, match))
    return NewTable(await status_now(office, request, live, person), invite)
