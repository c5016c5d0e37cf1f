"""REST: who I am."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State

from aegean.server.api import Hello, Login, Me, MeChange, Recovery, Token, TokenWish, Welcome, me_of
from aegean.server.notify import check_webhook
from aegean.server.office import Office, office_of
from aegean.server.people import COOKIE, clean_name
from aegean.server.table import Refused
from aegean.server.tokens import hashed, new_token


def _with_cookie(office: Office, welcome: Welcome, cookie: str, status: int = 201) -> Response[Welcome]:
    return Response(
        welcome,
        status_code=status,
        cookies=[
            Cookie(
                key=COOKIE, value=cookie, httponly=True, samesite="strict", secure=office.settings.secure_cookies,
                max_age=400 * 24 * 3600, path="/",
            )
        ],
    )  # fmt: skip


@post("/api/identity")
async def new_identity(state: State, data: Hello) -> Response[Welcome]:
    office = office_of(state)
    row, cookie, recovery = await office.people.new(data.name, data.language)
    return _with_cookie(office, Welcome(me_of(row), recovery), cookie)


@post("/api/recover")
async def recover(state: State, data: Recovery) -> Response[Welcome]:
    office = office_of(state)
    row, cookie, recovery = await office.people.recover(data.recovery)
    return _with_cookie(office, Welcome(me_of(row), recovery), cookie)


@post("/api/login")
async def log_in(state: State, request: Request[Any, Any, Any], data: Login) -> Response[Welcome]:
    office = office_of(state)
    address = request.client.host if request.client else ""
    row, cookie, recovery = await office.people.log_in(data.login, data.password, address)
    return _with_cookie(office, Welcome(me_of(row), recovery), cookie)


@get("/api/me")
async def get_me(state: State, request: Request[Any, Any, Any]) -> Me:
    return me_of(await office_of(state).people.known(request))


@put("/api/me")
async def change_me(state: State, request: Request[Any, Any, Any], data: MeChange) -> Me:
    office = office_of(state)
    person = await office.people.known(request)
    values = {k: v for k, v in msgspec.structs.asdict(data).items() if v is not None}
    if "name" in values:
        values["name"] = clean_name(values["name"])
    if values.get("webhook"):
        check_webhook(values["webhook"])
    if values:
        await office.storage.change_identity(person["id"], **values)
    return me_of(person | values)


@delete("/api/me")
async def delete_me(state: State, request: Request[Any, Any, Any]) -> None:
    """Forgets name, mail address, tokens and cookies; records of matches keep the name that was shown."""
    office = office_of(state)
    await office.storage.delete_identity((await office.people.known(request))["id"])


@put("/api/me/password")
async def set_password(state: State, request: Request[Any, Any, Any], data: Login) -> Me:
    office = office_of(state)
    person = await office.people.known(request)
    await office.people.set_password(person, data.login, data.password)
    return me_of(person | {"login": data.login.strip().lower()})


@post("/api/me/tokens")
async def new_bot_token(state: State, request: Request[Any, Any, Any], data: TokenWish) -> Token:
    """For a bot that plays as you through the same protocol; shown once."""
    office = office_of(state)
    person = await office.people.known(request)
    token = new_token()
    await office.storage.add_token(hashed(token), person["id"], clean_name(data.label))
    return Token(token)


@post("/api/me/tokens/revoke", status_code=200)
async def revoke_token(state: State, request: Request[Any, Any, Any], data: Token) -> None:
    office = office_of(state)
    person = await office.people.known(request)
    if not await office.storage.revoke_token(person["id"], hashed(data.token)):
        raise Refused("no-such-token")
