"""REST: who I am."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from aegean.server.api import (
    Confirmation,
    Confirmed,
    Hello,
    Login,
    Me,
    MeChange,
    NewToken,
    Recovery,
    SessionInfo,
    Token,
    TokenInfo,
    TokenWish,
    Welcome,
    me_of,
)
from aegean.server.notify import check_email, check_webhook
from aegean.server.office import Office, office_of
from aegean.server.people import COOKIE, Forbidden, address_of, bearer_of, clean_name, device_of
from aegean.server.storage import DAY_MS, FORGOTTEN_MS, ID_SIGNS, Row, wall_ms
from aegean.server.table import Refused
from aegean.server.tokens import hashed, new_token

_NO_COOKIE = Cookie(key=COOKIE, value="", httponly=True, samesite="strict", max_age=0, path="/")
MAILS_AN_HOUR = 3
RENEWED_MS = 30 * DAY_MS  # a device that has been here for so long gets its cookie again, for as long as at first


def _with_cookie(office: Office, welcome: Welcome, cookie: str, status: int = 201) -> Response[Welcome]:
    return Response(welcome, status_code=status, cookies=[_cookie(office, cookie)])


def _cookie(office: Office, word: str) -> Cookie:
    return Cookie(
        key=COOKIE, value=word, httponly=True, samesite="strict", secure=office.settings.secure_cookies,
        max_age=FORGOTTEN_MS // 1000, path="/",
    )  # fmt: skip


def _device(request: Request[Any, Any, Any]) -> str:
    return device_of(request.headers.get("user-agent", ""))


@post("/api/identity")
async def new_identity(state: State, request: Request[Any, Any, Any], data: JSONBody[Hello]) -> Response[Welcome]:
    office = office_of(state)
    row, cookie, recovery = await office.people.new(data.name, data.language, _device(request))
    return _with_cookie(office, Welcome(me_of(row), recovery), cookie)


@post("/api/recover")
async def recover(state: State, request: Request[Any, Any, Any], data: JSONBody[Recovery]) -> Response[Welcome]:
    """All other devices are logged out."""
    office = office_of(state)
    row, cookie, recovery, void = await office.people.recover(data.recovery, _device(request))
    office.cut(void)
    return _with_cookie(office, Welcome(me_of(row), recovery), cookie)


@post("/api/login")
async def log_in(state: State, request: Request[Any, Any, Any], data: JSONBody[Login]) -> Response[Welcome]:
    office = office_of(state)
    row, cookie = await office.people.log_in(data.login, data.password, address_of(request), _device(request))
    return _with_cookie(office, Welcome(me_of(row)), cookie)


@get("/api/me")
async def get_me(state: State, request: Request[Any, Any, Any]) -> Response[Me]:
    """The pages ask this when somebody comes, so whoever keeps coming is not logged out when the cookie would end."""
    office = office_of(state)
    person = await office.people.known(request)
    old = bearer_of(request) is None and person["came_at"] < wall_ms() - RENEWED_MS
    return Response(me_of(person), cookies=[_cookie(office, request.cookies[COOKIE])] if old else [])


@put("/api/me")
async def change_me(state: State, request: Request[Any, Any, Any], data: JSONBody[MeChange]) -> Me:
    office = office_of(state)
    person = await office.people.known(request)
    values: dict[str, Any] = {k: v for k, v in msgspec.structs.asdict(data).items() if v is not None}
    if "name" in values:
        values["name"] = clean_name(values["name"])
    if "webhook" in values:
        values["webhook"] = values["webhook"] or None
        if values["webhook"]:
            check_webhook(values["webhook"])
    token = ""
    if "email" in values:
        values["email"] = values["email"] or None
        if values["email"] != person["email"]:
            values["email_confirmed"] = False
            if values["email"]:
                token = await _new_confirmation(office, person, values["email"])
    if values:
        await office.storage.change_identity(person["id"], **values)
    if token:
        office.notifier.ask_to_confirm(values["email"], token, str(values.get("language") or person["language"]))
    return me_of(person | values)


async def _new_confirmation(office: Office, person: Row, email: str) -> str:
    """The word that a mail will bring; "" if this server sends none."""
    check_email(email)
    if not office.settings.smtp_url:
        return ""
    token = new_token()
    if not await office.storage.add_confirmation(hashed(token), person["id"], email, wall_ms(), MAILS_AN_HOUR):
        raise Forbidden("too-many-mails", seconds=3600)
    return token


@post("/api/me/email/again", status_code=204)
async def mail_again(state: State, request: Request[Any, Any, Any]) -> None:
    """Another mail to confirm the address: the first one was lost or is too old."""
    office = office_of(state)
    person = await office.people.known(request)
    if not person["email"] or person["email_confirmed"]:
        raise Refused("nothing-to-confirm")
    token = await _new_confirmation(office, person, person["email"])
    if token:
        office.notifier.ask_to_confirm(person["email"], token, person["language"])


@post("/api/me/email/confirm", status_code=200)
async def confirm_email(state: State, data: JSONBody[Confirmation]) -> Confirmed:
    """Needs no cookie: the mail may be read on another device. Whoever reads it learns nothing but its own address."""
    email = await office_of(state).storage.confirm(hashed(data.token), wall_ms())
    if email is None:
        raise Forbidden("confirmation-unknown")
    return Confirmed(email)


@delete("/api/me")
async def delete_me(state: State, request: Request[Any, Any, Any]) -> None:
    """Forgets name, mail address, tokens and cookies; records of matches keep the name that was shown."""
    office = office_of(state)
    office.cut(await office.storage.delete_identity((await office.people.in_person(request))["id"]))


@put("/api/me/password")
async def set_password(state: State, request: Request[Any, Any, Any], data: JSONBody[Login]) -> Me:
    office = office_of(state)
    person = await office.people.in_person(request)
    login, void = await office.people.set_password(person, data.login, data.password)
    office.cut(void)
    return me_of(person | {"login": login})


@post("/api/me/recovery")
async def new_recovery(state: State, request: Request[Any, Any, Any]) -> Recovery:
    """A new recovery word; the old one is void."""
    office = office_of(state)
    return Recovery(await office.people.new_recovery(await office.people.in_person(request)))


# --- devices


@get("/api/me/sessions")
async def my_sessions(state: State, request: Request[Any, Any, Any]) -> list[SessionInfo]:
    office = office_of(state)
    person = await office.people.known(request)
    return [
        SessionInfo(
            row["cookie_hash"][:ID_SIGNS], row["label"], row["created_at"], row["used_at"],
            row["cookie_hash"] == person["credential"],
        )
        for row in await office.storage.sessions_of(person["id"])
    ]  # fmt: skip


@delete("/api/me/sessions/{session:str}")
async def end_session(state: State, request: Request[Any, Any, Any], session: FromPath[str]) -> None:
    office = office_of(state)
    await _end_session(office, await office.people.in_person(request), session)


async def _end_session(office: Office, person: Row, session: str) -> None:
    void = await office.storage.end_session(person["id"], session)
    if not void:
        raise Refused("no-such-session")
    office.cut(void)


@post("/api/me/logout", status_code=204, response_cookies=[_NO_COOKIE])
async def log_out(state: State, request: Request[Any, Any, Any]) -> None:
    """This device."""
    office = office_of(state)
    person = await office.people.in_person(request)
    await _end_session(office, person, person["credential"][:ID_SIGNS])


@post("/api/me/logout-others", status_code=204)
async def log_out_others(state: State, request: Request[Any, Any, Any]) -> None:
    office = office_of(state)
    person = await office.people.in_person(request)
    office.cut(await office.storage.end_other_sessions(person["id"], person["credential"]))


# --- tokens


@post("/api/me/tokens")
async def new_bot_token(state: State, request: Request[Any, Any, Any], data: JSONBody[TokenWish]) -> NewToken:
    """For a bot that plays as you through the same protocol; shown once."""
    office = office_of(state)
    person = await office.people.in_person(request)
    token = new_token()
    await office.storage.add_token(hashed(token), person["id"], clean_name(data.label))
    return NewToken(hashed(token)[:ID_SIGNS], token)


@get("/api/me/tokens")
async def my_tokens(state: State, request: Request[Any, Any, Any]) -> list[TokenInfo]:
    office = office_of(state)
    person = await office.people.known(request)
    rows = await office.storage.tokens_of(person["id"])
    return [TokenInfo(row["token_hash"][:ID_SIGNS], row["label"], row["created_at"]) for row in rows]


@delete("/api/me/tokens/{token:str}")
async def end_token(state: State, request: Request[Any, Any, Any], token: FromPath[str]) -> None:
    """By its id."""
    office = office_of(state)
    await _end_token(office, await office.people.known(request), token)


@post("/api/me/tokens/revoke", status_code=200)
async def revoke_token(state: State, request: Request[Any, Any, Any], data: JSONBody[Token]) -> None:
    office = office_of(state)
    await _end_token(office, await office.people.known(request), hashed(data.token)[:ID_SIGNS])


async def _end_token(office: Office, person: Row, token_id: str) -> None:
    void = await office.storage.end_token(person["id"], token_id)
    if not void:
        raise Refused("no-such-token")
    office.cut(void)
