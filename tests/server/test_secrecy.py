"""P7 over the wire: what an audience may not know never changes a byte it is sent, and never appears in one."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from litestar import WebSocket

from aegean.core.chance import Chance
from aegean.core.events import Event
from aegean.core.frame import NOT_ASKED, PENDING, Together
from aegean.core.game import SPECTATOR, Game
from aegean.core.registry import find_game, game_names
from aegean.server.clock import ClockRules
from aegean.server.conversation import Conversation
from aegean.server.keeper import Live
from aegean.server.notify import Notifier, mail_of
from aegean.server.office import Office
from aegean.server.settings import Settings
from aegean.server.steps import Chatted, Created, Seat
from aegean.server.table import Table
from aegean.server.web import create_app
from aegean.server.wire import encode
from tests.server.running import Message, Person, Server
from tests.server.talking import (
    UNHURRIED,
    an_office,
    answered,
    connected,
    cookie,
    listen_to_end,
    people_at_a_table,
    play_to_end,
    serving,
    sockets_of,
)

STATES = int(os.environ.get("AEGEAN_SECRECY_STATES", "280"))  # `make soak` compares 10,000, for every audience
EVERY = 5  # steps from one state to the next
OWNER = "owner"
A_BID = '{"bids":[["ares",9]],"then":"apollo","cycle":1}'
NAMES = ["Ana", "Ben", "Cleo", "Dio", "Eva"]


def bounded(game: str, options: dict[str, Any], limit: int) -> dict[str, Any]:
    """With an end after so many rounds, whatever the game calls them."""
    return options | {option.key: limit for option in find_game(game).options if option.bounds}


async def started_table(office: Office, game: str, players: int, options: dict[str, Any]) -> Live:
    about = Created(game, 1, players, options, OWNER, False, ClockRules(), "")
    seats = [Seat("human", identity_of(n), NAMES[n], nonce="%032x" % (n + 1)) for n in range(players)]
    seats[0].identity = OWNER
    live, _ = await office.keeper.create(about, [seats[0]] + [Seat() for _ in seats[1:]])
    for number, seat in enumerate(seats[1:], start=1):
        await sit(office, live, number, seat)
    await office.keeper.act(live, "", lambda table: table.may_start(OWNER))
    await office.keeper.act(live, "", lambda _: Chatted(OWNER, "Ana", "between us players"))
    return live


async def sit(office: Office, live: Live, number: int, seat: Seat) -> None:
    await office.keeper.act(live, "", lambda table: table.may_sit(number, seat, seat.identity))


def identity_of(seat: int) -> str:
    return OWNER if seat == 0 else "nobody" if seat == SPECTATOR else f"person{seat}"


@contextmanager
def other_secrets(live: Live, audience: int, number: int) -> Iterator[None]:
    """The same log for this audience, but all it may not know is different: the hidden part of the state, the secret,
    the key, the nonces of others, events told to others only, bids they left and, for spectators, the chat."""
    table, match = live.table, live.table.playing()
    seed = hashlib.sha256(f"{audience} {number}".encode()).digest()
    others = [n for n in range(len(table.seats)) if n != audience]
    told_to_others = Event("nobody-else-knows", {"seat": others[0], "number": number}, sum(1 << n for n in others))
    seats = [
        seat if n == audience else msgspec.structs.replace(seat, nonce=seed[:16].hex())
        for n, seat in enumerate(table.seats)
    ]
    changes: list[tuple[Any, str, Any]] = [
        (match, "state", table.game.scramble(match.state, audience, Chance(seed))),
        (match, "key", seed),
        (match, "secret", seed),
        (match, "nonces", [seed[:16] for _ in match.nonces]),
        (table, "secret", seed),
        (table, "seats", seats),
        (table, "told", [*hidden_from_others(table, audience), (table.seq, [told_to_others])]),
        (live, "wishes", dict.fromkeys(others, A_BID)),
    ]
    if audience == SPECTATOR:
        said = [(seq, Chatted("x", "Somebody", f"number {number}")) for seq, _ in table.chat]
        changes.append((table, "chat", said))
    with changed(changes):
        yield


@contextmanager
def changed(changes: list[tuple[Any, str, Any]]) -> Iterator[None]:
    """Attributes with another value for a while."""
    kept = [(thing, name, getattr(thing, name)) for thing, name, _ in changes]
    for thing, name, value in changes:
        setattr(thing, name, value)
    try:
        yield
    finally:
        for thing, name, value in kept:
            setattr(thing, name, value)


def hidden_from_others(table: Table, audience: int) -> list[tuple[int, list[Event]]]:
    """The events with other contents where the audience was not told."""
    return [
        (seq, [e if e.known_to(audience) else Event("nobody-else-knows", {}, e.audience) for e in events])
        for seq, events in table.told
    ]


class Ear:
    """One connected listener of a table, heard through the conversation of a real socket."""

    def __init__(self, office: Office, live: Live, audience: int, language: str) -> None:
        scope: Any = {"type": "websocket", "headers": [], "query_string": f"language={language}".encode()}
        person = {"id": identity_of(audience), "name": "", "language": language}
        self.conversation = Conversation(office, WebSocket(scope), live, person, "ear")

    async def told(self, messages: list[dict[str, Any]]) -> list[bytes]:
        for message in messages:
            await self.conversation.hear(encode(message))
        queue = self.conversation.outgoing
        return [queue.get_nowait() for _ in range(queue.qsize())]


def questions(table: Table, audience: int, dice: Chance) -> list[dict[str, Any]]:
    """Commands that change nothing: asked why, asked how it stands, refused."""
    state = table.playing().state
    seat = max(audience, 0)
    other = (seat + 1) % len(table.seats)
    # to tell everything again takes longest: now and then is enough
    after = 0 if table.seq % (20 * EVERY) == 0 else table.seq - 2 * EVERY
    asked: list[dict[str, Any]] = [{"type": "resume", "after": after}, {"type": "resume", "after": table.seq}]
    for number in range(4):
        text = table.game.action_text(state, table.game.any_action(state, dice))
        asked.append({"type": "why", "id": f"w{number}", "seat": seat, "action": text})
        # late, of another seat, or against the rules: never carried out
        legal = table.playing().refusal(seat, table.game.parse_action(state, text)) is None
        seen = 0 if legal else table.seq
        asked.append({"type": "play", "id": f"p{number}", "seat": seat, "seen": seen, "action": text})
    for decision in table.decisions():
        if decision.seat == audience:
            for number in range(3):
                text = table.game.action_text(state, decision.actions[dice.below(len(decision.actions))])
                asked.append({"type": "preview", "id": f"x{number}", "seat": seat, "action": text})
    return [
        *asked,
        {"type": "why", "id": "wo", "seat": other, "action": "end"},
        {"type": "play", "id": "po", "seat": other, "seen": table.seq, "action": "end"},
        {"type": "play", "id": "ps", "seat": seat, "seen": 0, "action": "end"},
        {"type": "play", "id": "pn", "seat": seat, "seen": table.seq, "action": "dance"},
        {"type": "undo", "id": "u", "seat": other, "seen": table.seq},
        {"type": "undo", "id": "us", "seat": seat, "seen": 0},
        {"type": "propose", "id": "o", "seat": seat, "what": "undo", "to": 10**6},
        {"type": "propose", "id": "ot", "seat": seat, "what": "takeover", "to": seat},
        {"type": "vote", "id": "v", "seat": seat, "yes": True},
        {"type": "come-back", "id": "b", "seat": seat},
        {"type": "resign", "id": "r", "seat": other},
    ]


async def play_somehow(office: Office, live: Live, dice: random.Random) -> None:
    table = live.table
    decision = dice.choice(table.decisions())
    text = table.game.action_text(table.playing().state, dice.choice(decision.actions))
    since = table.asked_since[decision.seat]
    await office.keeper.act(live, "", lambda now: now.may_play(decision.seat, since, text))


def answers_wait(table: Table) -> bool:
    """Several are asked at once, and some have answered."""
    agenda = table.playing().state.agenda
    frame = agenda[-1] if agenda else None
    return isinstance(frame, Together) and any(answer not in (PENDING, NOT_ASKED) for answer in frame.answers)


TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("civilization", 5, {}),
    ("civilization", 3, {"research_choice": "in turn order", "event_timing": "whole phase"}),
    ("civilization", 2, {"great_person_deck": False}),
    ("cyclades", 5, {}),
    ("cyclades", 4, {"supply.gold": 100}),
    ("cyclades", 3, {"fates_count": "as paid"}),
    ("cyclades", 2, {}),
    ("delphi", 4, {"map": "compact_random_free", "ship_tiles": "draft"}),
    ("delphi", 3, {}),
    ("delphi", 2, {"god_steps_on_rolls": "own next turn", "short_game": 2}),
]
assert {game for game, _, _ in TABLES} == set(game_names())


class Tally:
    """How many states and messages were compared, and what notices say."""

    def __init__(self) -> None:
        self.states = 0
        self.secrets = 0  # of an audience, at a state: something was hidden from it
        self.waiting = 0  # states with answers that wait for others
        self.messages: Counter[str] = Counter()
        self.notices: dict[tuple[str, int, str], set[bytes]] = {}  # table, seat, language


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_hidden_things_change_no_byte(tmp_path: Path, game: str, players: int, options: dict[str, Any]) -> None:
    tally = asyncio.run(compare_all(tmp_path, game, players, options, STATES // len(TABLES)))
    wanted = STATES // len(TABLES)
    assert tally.states >= wanted
    kinds = {"status", "because", "error:illegal-action", "error:stale", "error:not-your-turn", "error:not-your-seat"}
    assert kinds | {"preview"} <= set(tally.messages)
    assert tally.secrets > wanted // 4
    assert (tally.waiting > 0) == asks_together(game, players, options)
    assert all(len(said) == 2 for said in tally.notices.values()), "a notice says something about the position"
    print(
        f"{game}, {players} players: {tally.states} states, {tally.waiting} waiting, {tally.secrets} secrets, "
        f"{dict(tally.messages)}"
    )


def asks_together(game: str, players: int, options: dict[str, Any]) -> bool:
    return (game == "delphi" and players > 2) or (game == "civilization" and "research_choice" not in options)


async def compare_all(folder: Path, game: str, players: int, options: dict[str, Any], wanted: int) -> Tally:
    """So many states, and on until enough was hidden in them: that depends on the dice."""
    tally = Tally()

    def on() -> bool:
        enough = tally.secrets > wanted // 4 and (tally.waiting > 0 or not asks_together(game, players, options))
        return tally.states < wanted or (not enough and tally.states < 10 * wanted)

    async with an_office(folder) as office:
        notifier = Notifier(office.keeper, office.settings)
        number = 0
        while on():
            number += 1
            dice = random.Random(1000 * players + number)
            live = await started_table(office, game, players, bounded(game, options, 8))
            while live.table.status == "running" and on():
                waiting = answers_wait(live.table)
                if live.table.seq % EVERY == 0 or waiting:
                    tally.states += 1
                    tally.waiting += waiting
                    for audience in (*range(players), SPECTATOR):
                        await compare(office, live, audience, tally)
                        compare_notices(notifier, live, audience, tally)
                await play_somehow(office, live, dice)
            del office.keeper.lives[live.table.id]  # a long run need not keep them all
    return tally


async def compare(office: Office, live: Live, audience: int, tally: Tally) -> None:
    """Status and answers as they are and with other secrets, in one language or the other."""
    table, number = live.table, live.table.seq
    asked = questions(table, audience, Chance(hashlib.sha256(f"q {number}".encode()).digest()))
    language = language_at(number, audience)
    answers = await Ear(office, live, audience, language).told(asked)
    real = table.playing().state.key()
    with other_secrets(live, audience, number):
        tally.secrets += table.playing().state.key() != real
        again = await Ear(office, live, audience, language).told(asked)
    assert again == answers
    assert number == table.seq
    assert len(answers) >= len(asked)
    tally.messages.update(map(kind_of, answers))


def language_at(number: int, audience: int) -> str:
    return ("en", "es")[(number // EVERY + audience) % 2]


def kind_of(raw: bytes) -> str:
    message = json.loads(raw)
    return f"error:{message['code']}" if message["type"] == "error" else str(message["type"])


def compare_notices(notifier: Notifier, live: Live, audience: int, tally: Tally) -> None:
    """What leaves by webhook and by mail depends on the person and the table, never on how it stands there."""
    if audience == SPECTATOR:
        return
    language = language_at(live.table.seq, audience)
    real = notices(notifier, live.table, audience, language)
    with other_secrets(live, audience, live.table.seq):
        assert notices(notifier, live.table, audience, language) == real
    tally.notices.setdefault((live.table.id, audience, language), set()).update(real)
    tally.messages["notice"] += len(real)


def notices(notifier: Notifier, table: Table, seat: int, language: str) -> list[bytes]:
    what = notifier.notice_for(table, seat, language)
    return [encode(what), mail_of(what, "games@play.example", "ana@x.gr", language).as_bytes()]


def test_a_preview_of_the_end_shows_nothing_before_it(tmp_path: Path) -> None:
    """When a match is over everything is open; not to whoever could still choose otherwise."""

    async def look() -> int:
        ends = 0
        async with an_office(tmp_path) as office:
            for number in range(4):
                live, dice = await started_table(office, "cyclades", 2, {"cycle_limit": 1}), random.Random(number)
                while live.table.status == "running":
                    match, decision = live.table.playing(), live.table.decisions()[0]
                    for action in decision.actions:
                        if match.game.result(match.attempt(decision.seat, action).after) is not None:
                            ends += 1
                            text = match.game.action_text(match.state, action)
                            asked = {"type": "preview", "id": "x", "seat": decision.seat, "action": text}
                            (answer,) = map(json.loads, await Ear(office, live, decision.seat, "en").told([asked]))
                            assert (answer["seals"], answer["view"], answer["lines"]) == (True, None, [])
                    await play_somehow(office, live, dice)
        return ends

    assert asyncio.run(look()) > 0


LEAKS: list[tuple[str, Callable[[Table], object]]] = [
    ("the purse of another", lambda table: table.playing().view(1)["seats"][1]["gold"]),
    ("the key", lambda table: table.playing().key),
    ("the nonce of another", lambda table: table.seats[1].nonce),
    ("what others were told", lambda table: [event.kind for _, events in table.told for event in events]),
]


@pytest.mark.parametrize(("what", "leak"), LEAKS, ids=[name for name, _ in LEAKS])
def test_the_comparison_notices_a_leak(tmp_path: Path, what: str, leak: Callable[[Table], object]) -> None:
    """What seat 2 may not know is different with other secrets: anything that depended on it would be noticed."""

    async def look() -> tuple[object, object]:
        async with an_office(tmp_path) as office:
            live = await started_table(office, "cyclades", 3, {})
            real = leak(live.table)
            with other_secrets(live, 2, 1):
                return real, leak(live.table)

    real, scrambled = asyncio.run(look())
    assert real != scrambled, what


DELPHI_LEAKS: list[tuple[str, Callable[[Any], object]]] = [
    ("a tile that another has looked at", lambda state: state.tiles[:]),
    ("an answer that waits for others", lambda state: state.agenda[-1].key()),
]


@pytest.mark.parametrize(("what", "leak"), DELPHI_LEAKS, ids=[name for name, _ in DELPHI_LEAKS])
def test_the_comparison_notices_a_leak_of_delphi(tmp_path: Path, what: str, leak: Callable[[Any], object]) -> None:
    async def look() -> bool:
        async with an_office(tmp_path) as office:
            for match in range(10):  # in one of thirty nobody looks at a tile
                live = await started_table(office, "delphi", 3, bounded("delphi", {}, 8))
                dice, seed = random.Random(match), 0
                while live.table.status == "running":
                    real = leak(live.table.playing().state)
                    with other_secrets(live, SPECTATOR, seed):
                        if leak(live.table.playing().state) != real:
                            return True
                    seed += 1
                    await play_somehow(office, live, dice)
        return False

    assert asyncio.run(look()), what


# --- by request


class Visitor:
    """Somebody who asks by HTTP, in the process of the test, so that what is hidden can be changed under the server."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.id = ""
        self.cookie = ""

    async def come(self, name: str) -> Visitor:
        answer = await self.client.post("/api/identity", json={"name": name})
        self.id = answer.json()["me"]["id"]
        self.cookie = answer.headers["set-cookie"].split(";")[0]
        self.client.cookies.clear()
        return self

    async def ask(self, method: str, path: str, data: Any = None) -> httpx.Response:
        return await self.client.request(method, path, json=data, headers={"cookie": self.cookie})

    async def get(self, path: str) -> bytes:
        answer = await self.ask("GET", path)
        assert answer.status_code < 500, (path, answer.text)
        return str(answer.status_code).encode() + b" " + answer.content


@asynccontextmanager
async def a_house(folder: Path) -> AsyncIterator[tuple[Office, httpx.AsyncClient]]:
    url = f"sqlite+aiosqlite:///{folder / 'aegean.db'}"
    # none of these tests is about the rate: on a fast machine they would exceed it
    app = create_app(Settings(folder, url, requests_per_second=1e6, new_per_minute=1e6))
    async with app.lifespan():
        transport = httpx.ASGITransport(app=cast("Any", app))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            yield app.state.office, client


class OtherPast:
    """The same rules, but in every position they look at everything is different that one audience may not know."""

    def __init__(self, rules: Game[Any], audience: int, number: int) -> None:
        self.rules = rules
        self.audience = audience
        self.seed = hashlib.sha256(f"past {number}".encode()).digest()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def view(self, state: Any, audience: int) -> Any:
        return self.rules.view(self.rules.scramble(state, self.audience, Chance(self.seed)), audience)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_hidden_things_change_no_answer_to_a_request(
    tmp_path: Path, game: str, players: int, options: dict[str, Any]
) -> None:
    wanted = max(4, STATES // 20 // len(TABLES))
    compared = asyncio.run(compare_requests(tmp_path, game, players, options, wanted))
    assert compared["200"] > wanted
    assert compared["409"] > wanted
    print(f"{game}, {players} players: {wanted} states, {dict(compared)}")


async def compare_requests(folder: Path, game: str, players: int, options: dict[str, Any], wanted: int) -> Counter[str]:
    compared: Counter[str] = Counter()
    async with a_house(folder) as (office, client):
        schema = (await client.get("/api/schema/openapi.json")).content
        people = [await Visitor(client).come(NAMES[seat]) for seat in range(players)]
        eve = await Visitor(client).come("Eve")
        states = 0
        while states < wanted:
            live, invite = await table_by_request(office, game, people, bounded(game, options, 8))
            dice = random.Random(states)
            while live.table.status == "running" and states < wanted:
                due = live.table.seq % (8 * EVERY) == 0
                if due or (answers_wait(live.table) and states < wanted // 2):
                    states += 1
                    for audience, visitor in [*enumerate(people), (SPECTATOR, eve)]:
                        compared += await compare_visits(office, live, audience, visitor, invite, dice)
                await play_somehow(office, live, dice)
        assert (await client.get("/api/schema/openapi.json")).content == schema
        check_metrics((await client.get("/metrics")).text)
    return compared


async def table_by_request(
    office: Office, game: str, people: list[Visitor], options: dict[str, Any]
) -> tuple[Live, str]:
    wish = {
        "game": game, "players": len(people), "seats": ["me"] + ["open"] * (len(people) - 1), "public": True,
        "options": options,
    }  # fmt: skip
    made = (await people[0].ask("POST", "/api/tables", wish)).json()
    path = f"/api/tables/{made['status']['table']}"
    for seat, person in enumerate(people[1:], start=1):
        await person.ask("POST", f"{path}/seat", {"seat": seat, "invite": made["invite"]})
    started = await people[0].ask("POST", f"{path}/start")
    assert started.json()["state"] == "running"
    return await office.keeper.live(made["status"]["table"]), made["invite"]


async def compare_visits(
    office: Office, live: Live, audience: int, visitor: Visitor, invite: str, dice: random.Random
) -> Counter[str]:
    """All that can be asked for, as it is and with other secrets; bids and notes of others are left in between."""
    table, seats = live.table, range(len(live.table.seats))
    path, other = f"/api/tables/{table.id}", (audience + 1) % len(seats)
    move = dice.randrange(len(table.playing().moves) + 1)
    present = [
        f"{path}?invite={invite}", "/api/tables", "/api/my/tables", f"{path}/record?invite={invite}",
        f"{path}/note", f"{path}/wishes?seat={max(audience, 0)}", f"{path}/wishes?seat={other}", "/health",
        f"{path}/board?invite={invite}",
    ]  # fmt: skip
    past = [f"{path}/replay/{move}?eyes={eyes}&invite={invite}" for eyes in (SPECTATOR, *seats)]
    past += [
        f"{path}/replay?from={max(0, move - 3)}&to={move}&eyes={eyes}&invite={invite}" for eyes in (SPECTATOR, *seats)
    ]
    past += [f"{path}/chronicle?eyes={eyes}&invite={invite}" for eyes in (SPECTATOR, *seats)]
    past.append(f"{path}/replay/1000000?invite={invite}")
    now = [await visitor.get(asked) for asked in present]
    then = [await visitor.get(asked) for asked in past]
    rules = cast("Game[Any]", OtherPast(table.game, audience, table.seq))
    async with bids_and_notes(office, table, [seat for seat in seats if seat != audience]):
        with other_secrets(live, audience, table.seq):
            assert [await visitor.get(asked) for asked in present] == now
        with changed([(table, "game", rules), (table.playing(), "game", rules)]):
            assert [await visitor.get(asked) for asked in past] == then
    return Counter(answer[:3].decode() for answer in now + then)


@asynccontextmanager
async def bids_and_notes(office: Office, table: Table, seats: list[int]) -> AsyncIterator[None]:
    """What these seats left with the server, for as long as it lasts."""
    for seat in seats:
        await office.storage.set_delegation(table.id, seat, A_BID)
        await office.storage.set_note(table.id, table.seats[seat].identity, f"psst {seat}")
    try:
        yield
    finally:
        for seat in seats:
            await office.storage.set_delegation(table.id, seat, None)
            await office.storage.set_note(table.id, table.seats[seat].identity, "")


def check_metrics(text: str) -> None:
    """Counts by kind and by code, and nothing that belongs to one table or one person."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    shape = re.compile(r'aegean_[a-z_]+(\{(kind="[A-Za-z]+"|(code|why)="[a-z-]+"|le="[0-9.+Inf]+")\})? [0-9.e+-]+')
    assert [line for line in lines if not shape.fullmatch(line)] == []
    assert any(line.startswith('aegean_steps_total{kind="Played"}') for line in lines)


# --- on the socket


@pytest.fixture(scope="module")
def aegean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("secrecy"), **UNHURRIED) as server:
        yield server


class Watched:
    """A match with secrets of every kind, and all that every player and two spectators were sent."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.game = game
        self.people, self.table, self.invite = people_at_a_table(
            server,
            ["Ana", "Ben", "Cleo"],
            game=game,
            options=bounded(game, {}, 8 if game == "delphi" else 3),
            nonce="ab" * 16,
        )
        self.eve = Person(server, "Eve")
        self.notes = [f"note of seat {seat}: {'psst' * 3}" for seat in range(3)]
        for person, note in zip(self.people, self.notes, strict=True):
            person.ask("PUT", f"/api/tables/{self.table}/note", {"text": note})
        self.heard: list[list[str]] = [[] for _ in range(5)]
        self.ends = asyncio.run(self.play())
        self.record: str = self.people[0].ask("GET", f"/api/tables/{self.table}/record")

    async def play(self) -> list[Message]:
        async with (
            sockets_of(self.people, self.table) as players,
            connected(self.server, self.table, invite=self.invite) as nobody,
            connected(self.server, self.table, cookie(self.eve), invite=self.invite) as eve,
        ):
            await answered(players[0], "chat", id="hello", text="only for players")
            for seat, player in enumerate(players):
                if self.game == "cyclades":
                    wishes = {"bids": [["ares", 1], ["zeus", 1]], "then": "ask"}
                    self.people[seat].ask("PUT", f"/api/tables/{self.table}/wishes", {"seat": seat, "wishes": wishes})
                await player.send("resume")
            dice = [random.Random(seat) for seat in range(3)]
            return await asyncio.gather(
                *(willing(s, d, heard) for s, d, heard in zip(players, dice, self.heard, strict=False)),
                listen_to_end(nobody, self.heard[3]),
                listen_to_end(eve, self.heard[4]),
            )

    def early(self, listener: int) -> list[str]:
        return [raw for raw in self.heard[listener] if json.loads(raw).get("state") != "over"]


async def willing(socket: Any, dice: random.Random, heard: list[str]) -> Message:
    """Plays on; that a wish was quicker than its player is no error here."""
    return await play_to_end(socket, dice, heard, forgiven={"stale", "not-your-turn"})


@pytest.fixture(scope="module", params=game_names())
def watched(aegean: Server, request: pytest.FixtureRequest) -> Watched:
    return Watched(aegean, request.param)


@pytest.mark.parametrize("watched", ["cyclades"], indirect=True)
def test_nobody_is_sent_the_gold_of_others(watched: Watched) -> None:
    shown = 0
    for listener in range(5):
        for message in map(json.loads, watched.early(listener)):
            if message["type"] != "status" or message["view"] is None:
                continue
            for seat in message["view"]["seats"]:
                assert (seat["gold"] is not None) == (seat["seat"] == listener)
                shown += 1
    assert shown >= 5 * 3 * 9, "all five saw three purses in three cycles of three offerings at least"


@pytest.mark.parametrize("watched", ["delphi"], indirect=True)
def test_nobody_is_sent_tiles_and_answers_of_others(watched: Watched) -> None:
    tiles = answers = 0
    for listener in range(5):
        for message in map(json.loads, watched.early(listener)):
            if message["type"] != "status" or message["view"] is None:
                continue
            for island in message["view"]["islands"]:
                if island["face_down"] and island["looked"]:
                    assert (island["letter"] is not None) == (listener in island["looked"])
                    tiles += 1
            for frame in message["view"]["agenda"]:
                if frame[0] == "OthersAdvance":
                    assert all(given < 0 or seat == listener for seat, given in enumerate(frame[1]))
                    answers += 1
    assert tiles + answers > 0


@pytest.mark.parametrize("watched", ["civilization"], indirect=True)
def test_nobody_is_sent_units_events_and_research_of_others(watched: Watched) -> None:
    shown = choosing = 0
    for listener in range(5):
        for message in map(json.loads, watched.early(listener)):
            if message["type"] != "status" or message["view"] is None:
                continue
            for seat in message["view"]["seats"]:
                own = seat["seat"] == listener
                assert (seat["unit_cards"] is not None) == own
                assert (seat["people_down"] is not None) == own
                for card in seat["events"]:
                    assert (card["event"] is not None) == (listener in card["known"])
                shown += not own
            for frame in message["view"]["agenda"]:
                if frame[0] == "Research":
                    assert all(given < 0 or seat == listener for seat, given in enumerate(frame[1]))
                    choosing += 1
    assert shown > 100
    assert choosing > 0


def test_nobody_is_sent_secrets_of_the_server_or_of_others(watched: Watched) -> None:
    rows = [row.split(" ") for row in watched.record.splitlines()]
    secrets = [row[-1] for row in rows if row[0] in ("key", "secret", "nonce")]
    assert len(secrets) == 5
    secrets += [person.cookie.split("=", 1)[1] for person in watched.people]
    secrets += [person.recovery for person in watched.people]
    secrets += [person.id for person in watched.people]
    secrets += [watched.invite, *watched.notes, '"bids"', '"wishes"']
    for listener in range(5):
        for raw in watched.early(listener):
            for secret in secrets:
                assert secret not in raw


def test_only_players_are_sent_the_chat_before_the_end(watched: Watched) -> None:
    said = "only for players"
    assert any(said in raw for listener in (0, 1, 2) for raw in watched.early(listener))
    assert not any(said in raw for listener in (3, 4) for raw in watched.early(listener))


def test_errors_say_nothing_about_private_tables(aegean: Server) -> None:
    """A table one may not see and one that does not exist are told apart by nothing."""
    ana, eve = Person(aegean, "Ana"), Person(aegean, "Eve")
    table, _ = ana.new_table(["me", "open"])
    for method, path, data in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/replay/0", None),
        ("GET", "/note", None),
        ("PUT", "/note", {"text": "x"}),
        ("GET", "/wishes?seat=0", None),
        ("PUT", "/wishes", {"seat": 0}),
        ("POST", "/seat", {"seat": 1}),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
        ("POST", "/invite", None),
    ):
        real = eve.call(method, f"/api/tables/{table}{path}", data)
        made_up = eve.call(method, f"/api/tables/{'0' * len(table)}{path}", data)
        assert real == made_up, path
