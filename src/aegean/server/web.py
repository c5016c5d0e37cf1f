"""The web API as one application. `docs/protocol.md` is its description."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import generate_latest

from aegean.core.errors import AegeanError, BadNotation
from aegean.core.registry import game_names
from aegean.core.text import Text
from aegean.server.api import Health, ServerInfo
from aegean.server.conversation import play_socket
from aegean.server.game_routes import board, new_lesson, rules, table_board
from aegean.server.history_routes import (
    begin_analysis,
    fork,
    get_analysis,
    get_chronicle,
    import_record,
    replay,
    replay_some,
)
from aegean.server.listen import listen_postgres
from aegean.server.metrics import METRICS
from aegean.server.office import Office, language_of, office_of
from aegean.server.pages import serve_pages
from aegean.server.people import Forbidden
from aegean.server.people_routes import (
    change_me,
    confirm_email,
    delete_me,
    end_session,
    end_token,
    get_me,
    log_in,
    log_out,
    log_out_others,
    mail_again,
    my_sessions,
    my_tokens,
    new_bot_token,
    new_identity,
    new_recovery,
    recover,
    revoke_token,
    set_password,
)
from aegean.server.settings import Settings
from aegean.server.storage import Storage
from aegean.server.table import Refused
from aegean.server.table_routes import (
    games,
    get_note,
    get_record,
    get_wishes,
    my_tables,
    new_invite,
    new_table,
    one_table,
    public_tables,
    rematch,
    set_note,
    set_wishes,
    start_table,
    take_seat,
)
from aegean.server.wire import (
    Trouble,
)  # fmt: skip

STATUS = {
    "who-are-you": 401, "no-such-table": 404, "try-later": 429, "too-fast": 429, "too-many-mails": 429,
    "wrong-password": 403, "no-such-game": 404, "no-such-lesson": 404,
}  # fmt: skip

# what stays in the database for good, and what costs a slow hash
RARE = {
    "/api/identity", "/api/tables", "/api/tables/{table_id}/rematch", "/api/tables/{table_id}/fork",
    "/api/tables/{table_id}/analysis",
    "/api/tables/import", "/api/games/{game}/lessons/{name}", "/api/login", "/api/me/password",
}  # fmt: skip

# our pages bring everything themselves: no other server, no inline script or style, in nobody's frame
POLICY = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY, "X-Frame-Options": "DENY", "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}  # fmt: skip

REFUSALS = {
    status: ResponseSpec(Trouble, generate_examples=False, description="Nothing was changed.")
    for status in (400, 401, 403, 404, 409, 413, 429)
}


@get("/health")
async def health(state: State) -> Health:
    return Health(True, await office_of(state).storage.count_tables())


@get("/api/server")
async def server_info(state: State) -> ServerInfo:
    """What pages have to know of this server, the same for everybody."""
    return ServerInfo(version("aegean"), bool(office_of(state).settings.smtp_url), game_names())


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> bytes:
    return generate_latest(METRICS.registry)


def refuse(request: Request[Any, Any, Any], error: AegeanError) -> Response[Trouble]:
    if isinstance(error, BadNotation):
        status = 400
    else:
        status = STATUS.get(
            error.code, 403 if isinstance(error, Forbidden) else 409 if isinstance(error, Refused) else 400
        )
    METRICS.refused.labels(error.code).inc()
    wait = error.values.get("seconds")
    return say(request, error, status, float(wait) if isinstance(wait, (int, float)) and status == 429 else 0.0)


def say(request: Request[Any, Any, Any], error: AegeanError, status: int, wait: float = 0.0) -> Response[Trouble]:
    """Every refusal: one shape, in the language that was asked for, with when to try again if that helps."""
    text = Text(language_of(request)).error(error)
    headers = {"Retry-After": str(math.ceil(wait))} if wait else {}
    body = Trouble(error.code, text, retry_ms=math.ceil(wait * 1000))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """Litestar's own refusals in the same shape."""
    code = {400: "bad-message", 404: "not-here", 405: "not-here", 413: "too-large"}.get(error.status_code, "not-here")
    answer = say(request, AegeanError(code), error.status_code)
    answer.headers.update(error.headers or {})  # which methods there are
    return answer


def refuse_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """A body nested so deeply that it cannot be read."""
    return say(request, AegeanError("bad-message"), 400)


async def limit(request: Request[Any, Any, Any]) -> None:
    """Before a request is read."""
    if request.url.path.startswith("/api/"):
        template = request.scope["path_template"]
        rare = template if request.method != "GET" and template in RARE else ""
        office_of(request.app.state).limit_request(request, rare)


async def guard_answer(message: Message, scope: Scope) -> None:
    """Every answer, refusals too, says what a browser may do with it; what is private is kept nowhere."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def close_when_void(app: ASGIApp) -> ASGIApp:
    """A socket is closed with 4401 when the cookie or token that opened it is void."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        office = office_of(scope["litestar_app"].state)
        person = await office.people.of(ASGIConnection(scope)) if scope["type"] == ScopeType.WEBSOCKET else None
        if person is None:
            await app(scope, receive, send)
            return

        async def close() -> None:
            with suppress(RuntimeError, OSError):  # it is closed already
                await send({"type": "websocket.close", "code": 4401, "reason": "who-are-you"})

        with office.hold(person["credential"], lambda: office.keeper.spawn(close())):
            await app(scope, receive, send)

    return middleware


def described(handler: Any) -> Any:
    """With our refusals in the description of the API, in place of those that Litestar would make."""
    if isinstance(handler, HTTPRouteHandler):
        handler.responses = REFUSALS
    return handler


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await Storage.open(settings.database_url)
        office = Office(settings, storage)
        app.state.office = office
        await office.keeper.start()
        office.keeper.asked_hooks.append(office.notifier.asked)
        office.keeper.spawn(office.notifier.run())
        if storage.postgres:
            office.keeper.spawn(office.watch_credentials())
            office.keeper.spawn(listen_postgres(office.keeper, settings.database_url))
        try:
            yield
        finally:
            await office.keeper.stop()
            await storage.close()

    routes: list[Any] = [
        new_identity, recover, log_in, log_out, log_out_others, my_sessions, end_session, new_recovery, get_me,
        change_me, confirm_email, mail_again, delete_me, set_password, new_bot_token, my_tokens, end_token,
        revoke_token, games, new_table, public_tables, my_tables, one_table, take_seat, start_table, new_invite,
        rematch, get_record, replay, replay_some, get_chronicle, get_analysis, begin_analysis, fork,
        import_record, board, table_board, rules, new_lesson, get_note, set_note, set_wishes, get_wishes, play_socket,
        server_info, health, metrics, serve_pages(),
    ]  # fmt: skip
    return Litestar(
        route_handlers=[described(route) for route in routes],
        before_request=limit,
        before_send=[guard_answer],
        middleware=[close_when_void],
        lifespan=[lifespan],
        exception_handlers={AegeanError: refuse, HTTPException: refuse_http, RecursionError: refuse_depth},
        logging_config=None,
        # no pages: those that Litestar offers load scripts and fonts from other servers
        openapi_config=OpenAPIConfig(
            title="Aegean", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.largest_message,
    )  # fmt: skip
