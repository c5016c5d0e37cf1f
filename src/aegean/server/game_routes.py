"""REST: what a game is, apart from any table: its board to draw, its rules to read, its lessons."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from aegean.core.errors import AegeanError
from aegean.core.game import SPECTATOR
from aegean.core.ledger import ledger
from aegean.core.registry import find_game, game_names, game_part
from aegean.core.text import Text
from aegean.server.api import NewTable, RuleLine, Rules, Section
from aegean.server.clock import ClockRules
from aegean.server.lessons import LEARNER, LEVEL, lesson_record
from aegean.server.office import office_of
from aegean.server.steps import Created, Seat, Started
from aegean.server.table_routes import status_now, visible
from aegean.server.wire import Language

AN_HOUR = {"Cache-Control": "public, max-age=3600"}
OWN_HOUR = {"Cache-Control": "private, max-age=3600"}


def known_game(name: str) -> str:
    if name not in game_names():
        raise AegeanError("no-such-game")
    return name


@get("/api/games/{game:str}/board")
async def board(game: FromPath[str], players: FromQuery[int]) -> Response[dict[str, Any]]:
    """Where everything on the board for so many players is drawn."""
    drawing = game_part(known_game(game), "drawing")
    if drawing is None:
        raise AegeanError("no-such-game")
    find_game(game).make_options(players, {})  # refuses a wrong number
    return Response(drawing.board(players), headers=AN_HOUR)


@get("/api/tables/{table_id:str}/board")
async def table_board(
    state: State, request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> Response[dict[str, Any]]:
    """The board of a table. It may depend on the match (`board_of`), but never changes during it."""
    office = office_of(state)
    live = await visible(office, table_id, await office.people.of(request), invite)
    about = live.table.about
    drawing = game_part(about.game, "drawing")
    if drawing is None:
        raise AegeanError("no-such-game")
    if not hasattr(drawing, "board_of"):
        return Response(drawing.board(about.players), headers=OWN_HOUR)
    async with live.lock:
        view = live.table.playing().view(SPECTATOR)
    return Response(drawing.board_of(view), headers=OWN_HOUR)


@get("/api/games/{game:str}/rules")
async def rules(game: FromPath[str], language: FromQuery[Language] = "en") -> Response[Rules]:
    """The whole ledger in one language."""
    lines = ledger(known_game(game)).values()
    text = Text(language, game)
    numbers = dict.fromkeys(rule.section for rule in lines)
    found = Rules(
        [Section(number, text(f"section-{number}")) for number in numbers],
        [RuleLine(rule.id, rule.section, rule.text[language], rule.status) for rule in lines],
    )
    return Response(found, headers=AN_HOUR)


@post("/api/games/{game:str}/lessons/{name:str}")
async def new_lesson(
    state: State, request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]
) -> NewTable:
    """A guided match: dice and opponents are those of the record that the game ships."""
    office = office_of(state)
    person = await office.people.known(request)
    record = lesson_record(known_game(game), name)
    if record is None:
        raise AegeanError("no-such-lesson")
    about = Created(
        game, record.game.revision, record.options.players, record.options.changed(record.game.options), person["id"],
        False, ClockRules(), "", lesson=name,
    )  # fmt: skip
    seats = [Seat("bot", level=LEVEL, nonce=nonce.hex()) for nonce in record.nonces]
    seats[LEARNER] = Seat("human", person["id"], person["name"], nonce=record.nonces[LEARNER].hex())
    live, invite = await office.keeper.create(about, seats, record.secret, [Started()])
    office.keeper.drive(live)
    return NewTable(await status_now(office, request, live, person), invite)
