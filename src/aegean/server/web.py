"""The web API as one application. `docs/protocol.md` is its description."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import generate_latest

from aegean.core.errors import AegeanError, BadNotation
from aegean.core.text import Text
from aegean.server.api import Health
from aegean.server.conversation import play_socket
from aegean.server.listen import listen_postgres
from aegean.server.metrics import METRICS
from aegean.server.notify import Notifier
from aegean.server.office import Office, office_of, trouble
from aegean.server.people import Forbidden
from aegean.server.people_routes import (
    change_me,
    delete_me,
    get_me,
    log_in,
    new_bot_token,
    new_identity,
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
    replay,
    set_note,
    set_wishes,
    start_table,
    take_seat,
)
from aegean.server.wire import (
    Trouble,
)  # fmt: skip

STATUS = {"who-are-you": 401, "no-such-table": 404, "try-later": 429, "too-fast": 429, "wrong-password": 403}


@get("/health")
async def health(state: State) -> Health:
    return Health(True, await office_of(state).storage.count_tables())


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> bytes:
    return generate_latest(METRICS.registry)


def refuse(request: Request[Any, Any, Any], error: AegeanError) -> Response[Trouble]:
    language = "es" if request.headers.get("accept-language", "").lower().startswith("es") else "en"
    if isinstance(error, BadNotation):
        status = 400
    else:
        status = STATUS.get(
            error.code, 403 if isinstance(error, Forbidden) else 409 if isinstance(error, Refused) else 400
        )
    METRICS.refused.labels(error.code).inc()
    return Response(trouble(error, language), status_code=status, media_type=MediaType.JSON)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """Litestar's own refusals in the same shape."""
    code = {400: "bad-message", 404: "not-here", 405: "not-here", 413: "too-large"}.get(error.status_code, "not-here")
    return Response(
        Trouble(code, Text("en")(f"error-{code}")), status_code=error.status_code, media_type=MediaType.JSON
    )


def refuse_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """A body nested so deeply that it cannot be read."""
    return Response(Trouble("bad-message", Text("en")("error-bad-message")), status_code=400, media_type=MediaType.JSON)


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await Storage.open(settings.database_url)
        office = Office(settings, storage)
        app.state.office = office
        await office.keeper.start()
        notifier = Notifier(office.keeper, settings)
        office.keeper.asked_hooks.append(notifier.asked)
        office.keeper.spawn(notifier.run())
        if storage.postgres:
            office.keeper.spawn(listen_postgres(office.keeper, settings.database_url))
        try:
            yield
        finally:
            await office.keeper.stop()
            await storage.close()

    return Litestar(
        route_handlers=[
            new_identity, recover, log_in, get_me, change_me, delete_me, set_password, new_bot_token, revoke_token,
            games, new_table, public_tables, my_tables, one_table, take_seat, start_table, new_invite, rematch,
            get_record, replay, get_note, set_note, set_wishes, get_wishes, play_socket, health, metrics,
        ],
        lifespan=[lifespan],
        exception_handlers={AegeanError: refuse, HTTPException: refuse_http, RecursionError: refuse_depth},
        logging_config=None,
        # no pages: those that Litestar offers load scripts and fonts from other servers
        openapi_config=OpenAPIConfig(
            title="Aegean", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.largest_message,
    )  # fmt: skip
