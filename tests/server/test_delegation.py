"""Bids left with the server: what they answer, and that nobody else learns of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aegean.core.errors import AegeanError
from aegean.games.cyclades import delegate
from aegean.games.cyclades.actions import first
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import APOLLO
from aegean.server.audience import status_for
from aegean.server.clock import ClockRules
from aegean.server.keeper import Keeper, Listener, Live
from aegean.server.settings import Settings
from aegean.server.steps import Created, Played, Seat
from aegean.server.storage import Storage
from aegean.server.table import Table
from aegean.server.wire import encode
from tests.cyclades.position import Position

PEOPLE = ("ana", "ben", "cleo")


# --- the wish list itself


def auction(gods: tuple[str, ...] = ("ares", "zeus"), gold: int = 10) -> Position:
    """Three players bid; blue is asked first, then red, then green."""
    position = Position(3)
    for colour in ("blue", "red", "green"):
        position.seat(colour, gold=gold)
    return position.offerings(("blue", "red", "green"), gods)


def wishes(position: Position, *bids: tuple[str, int], then: str = "ask") -> dict[str, Any]:
    return delegate.check_wishes(position.state, {"bids": [list(bid) for bid in bids], "then": then})


def answer(position: Position, wanted: dict[str, Any]) -> str:
    """What the wishes answer to the open question; "" means the player is asked."""
    (decision,) = GAME.decisions(position.state)
    action = delegate.answer(position.state, decision, wanted)
    return "" if action is None else GAME.action_text(position.state, action)


def test_an_empty_god_costs_one() -> None:
    p = auction()
    assert answer(p, wishes(p, ("ares", 7))) == "bid ares 1"


def test_the_least_that_is_needed_is_bid_and_no_more_than_wished() -> None:
    p = auction().play("bid ares 4")
    assert answer(p, wishes(p, ("ares", 9))) == "bid ares 5"
    assert answer(p, wishes(p, ("ares", 5))) == "bid ares 5"
    assert answer(p, wishes(p, ("ares", 4))) == ""


def test_the_first_wish_that_can_be_had_counts() -> None:
    p = auction().play("bid ares 4")
    assert answer(p, wishes(p, ("ares", 4), ("zeus", 2))) == "bid zeus 1"
    assert answer(p, wishes(p, ("zeus", 2), ("ares", 9))) == "bid zeus 1"
    assert answer(p, wishes(p, ("ares", 9), ("zeus", 2))) == "bid ares 5"


def test_a_god_may_be_wished_again_with_more_gold_after_another() -> None:
    p = auction().play("bid ares 4", "bid zeus 3")
    assert answer(p, wishes(p, ("ares", 2), ("zeus", 2), ("ares", 6))) == "bid ares 5"


def test_a_god_who_lies_face_down_is_passed_over() -> None:
    p = auction(gods=("ares", "zeus"))
    assert answer(p, wishes(p, ("athena", 9), ("zeus", 3))) == "bid zeus 1"


def test_a_god_from_whom_one_was_just_driven_is_passed_over() -> None:
    p = auction().play("bid ares 1", "bid ares 2")
    assert p.asked() == "blue"
    assert answer(p, wishes(p, ("ares", 9), ("zeus", 3))) == "bid zeus 1"


def test_nobody_bids_what_he_cannot_pay() -> None:
    p = auction(gold=3).play("bid ares 3")
    assert answer(p, wishes(p, ("ares", 9))) == ""
    assert answer(p, wishes(p, ("ares", 9), ("zeus", 9))) == "bid zeus 1"


def test_when_no_wish_can_be_had_it_is_apollo_or_the_player() -> None:
    p = auction().play("bid ares 8")
    assert answer(p, wishes(p, ("ares", 5), then="apollo")) == "bid apollo"
    assert answer(p, wishes(p, ("ares", 5), then="ask")) == ""
    assert answer(p, wishes(p, then="apollo")) == "bid apollo"
    assert wishes(p, ("ares", 5)) == delegate.check_wishes(p.state, {"bids": [["ares", 5]]}), "ask, if nothing is said"


def test_wishes_end_with_the_cycle_they_were_left_in() -> None:
    p = auction()
    wanted = wishes(p, ("ares", 5), then="apollo")
    p.state.cycle += 1
    assert answer(p, wanted) == ""
    assert answer(p, wishes(p, ("ares", 5))) == "bid ares 1", "left anew they hold"


def test_wishes_answer_nothing_but_offerings() -> None:
    p = Position(3).seat("blue", gold=10).isle("N5", "blue", 1).turn("blue", "ares").settle()
    assert p.prompt() == "GodTurn"
    (decision,) = GAME.decisions(p.state)
    assert any(first(action) == APOLLO for action in decision.actions), (
        "N5 has the number that Apollo has among the gods"
    )
    assert answer(p, wishes(p, ("ares", 5), then="apollo")) == ""


@pytest.mark.parametrize(
    "wanted",
    [
        None, [], "bids", 5, {}, {"then": "ask"}, {"bids": None}, {"bids": 3}, {"bids": "ares"}, {"bids": [["ares"]]},
        {"bids": [["ares", 1, 2]]}, {"bids": [["ares", "many"]]}, {"bids": [["ares", None]]}, {"bids": [["ares", 0]]},
        {"bids": [["ares", -3]]}, {"bids": [["apollo", 1]]}, {"bids": [["hades", 1]]}, {"bids": [["Ares", 1]]},
        {"bids": [["ares", 1]] * 9}, {"bids": [], "then": "win"}, {"bids": [], "then": None},
    ],
    ids=str,
)  # fmt: skip
def test_bad_wishes_are_refused(wanted: object) -> None:
    with pytest.raises(AegeanError) as caught:
        delegate.check_wishes(auction().state, wanted)
    assert caught.value.code == "bad-wishes"


def test_eight_wishes_are_kept_as_they_were_left() -> None:
    p = auction()
    bids = [["ares", n] for n in range(1, 9)]
    assert delegate.check_wishes(p.state, {"bids": bids, "then": "apollo", "cycle": 99, "more": 1}) == {
        "bids": bids, "then": "apollo", "cycle": p.state.cycle,
    }  # fmt: skip


# --- through a keeper with its storage


class House:
    """A keeper with one running table of three people, and listeners: the people and a spectator."""

    def __init__(self, keeper: Keeper, live: Live) -> None:
        self.keeper = keeper
        self.live = live
        self.heard: dict[str, list[bytes]] = {}
        self.listeners: dict[str, Listener] = {}
        for who in (*PEOPLE, ""):
            self.heard[who] = []
            self.listeners[who] = Listener(who, "en", self.heard[who].append)
            live.listeners.add(self.listeners[who])

    @property
    def table(self) -> Table:
        return self.live.table

    def asked(self) -> int:
        (decision,) = self.table.decisions()
        return decision.seat

    def gods(self) -> list[str]:
        """The gods that lie face up, those nobody has bid for first."""
        (decision,) = self.table.decisions()
        state = self.table.playing().state
        texts = [self.table.game.action_text(state, action).split() for action in decision.actions]
        least = {god: int(gold[0]) for _, god, *gold in reversed(texts) if gold}
        return sorted(least, key=lambda god: least[god])

    def order(self) -> list[int]:
        """The seats as they are asked, if nobody is driven away."""
        return [self.asked(), *(marker for marker in self.table.playing().state.turn_track if marker >= 0)]

    async def wish(self, seat: int, *bids: tuple[str, int], then: str = "ask") -> None:
        wanted = {"bids": [list(bid) for bid in bids], "then": then}
        await self.keeper.leave_wishes(self.live, PEOPLE[seat], seat, wanted)
        await self.settle()

    async def play(self, text: str) -> None:
        seat, seen = self.asked(), self.table.seq
        await self.keeper.act(self.live, "", lambda table: table.may_play(seat, seen, text))
        await self.settle()

    async def settle(self) -> None:
        """Until the keeper has nothing more to do by itself."""
        while self.keeper.tasks:
            done, _ = await asyncio.wait(self.keeper.tasks, timeout=60)
            assert done, "the keeper does not come to rest"

    def moves(self) -> list[tuple[int, str]]:
        return [(move.seat, move.text) for move in self.table.playing().moves]

    def statuses(self, *but: int) -> dict[str, bytes]:
        """All that the table says to every audience, except to some seats."""
        hidden = {PEOPLE[seat] for seat in but}
        return {
            f"{who} {after}": self.keeper.status(self.live, listener, after)
            for who, listener in self.listeners.items()
            if who not in hidden
            for after in (0, self.table.seq)
        }


def in_a_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        url = f"sqlite+aiosqlite:///{folder / 'aegean.db'}"
        storage = await Storage.open(url)
        keeper = Keeper(storage, Settings(data=folder, database_url=url))
        about = Created("cyclades", 1, 3, {}, "ana", True, ClockRules(), "")
        seats = [Seat("human", name, name.capitalize(), nonce=name.encode().hex()) for name in PEOPLE]
        live, _ = await keeper.create(about, [])
        for number, seat in enumerate(seats):
            await keeper.act(live, "", lambda table, n=number, s=seat: table.may_sit(n, s, s.identity))  # type: ignore[misc]
        await keeper.act(live, "", lambda table: table.may_start("ana"))
        try:
            house = House(keeper, live)
            await house.settle()
            await work(house)
        finally:
            await keeper.stop()
            await storage.close()

    asyncio.run(run())


def test_wishes_answer_an_open_decision_at_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        seat, god = house.asked(), house.gods()[0]
        await house.wish(seat, (god, 3))
        assert house.moves() == [(seat, f"bid {god} 1")]
        last = (await house.keeper.storage.steps_after(house.table.id, 0))[-1].what
        assert isinstance(last, Played)
        assert last.by == "delegate"
        assert house.asked() != seat

    in_a_house(tmp_path, work)


def test_wishes_wait_for_their_turn_and_answer_until_they_cannot(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (first, second, third), (god, other) = house.order(), house.gods()
        await house.wish(second, (god, 4))
        assert house.moves() == [], "it is not the turn of who left wishes"
        await house.play(f"bid {god} 1")
        assert house.moves() == [(first, f"bid {god} 1"), (second, f"bid {god} 2")]
        await house.play(f"bid {other} 1")
        assert house.asked() == third
        await house.play(f"bid {god} 3")
        assert (house.asked(), len(house.moves())) == (second, 4), "driven from the only god of the list: ask"

    in_a_house(tmp_path, work)


def test_two_who_are_away_bid_against_each_other(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (first, second, third), (god, other) = house.order(), house.gods()
        await house.wish(second, (god, 4), (other, 3))
        await house.wish(third, (god, 3), then="apollo")
        await house.play(f"bid {other} 1")
        assert house.moves() == [
            (first, f"bid {other} 1"), (second, f"bid {god} 1"), (third, f"bid {god} 2"), (second, f"bid {other} 2"),
        ]  # fmt: skip
        assert house.asked() == first, "who has left no wishes is asked"

    in_a_house(tmp_path, work)


def test_when_the_wishes_are_used_up_the_player_is_asked(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        first, (god, _) = house.asked(), house.gods()
        await house.play(f"bid {god} 5")
        second = house.asked()
        await house.wish(second, (god, 5))
        assert (house.asked(), len(house.moves())) == (second, 1)
        await house.wish(second, (god, 6))
        assert house.moves()[-1] == (second, f"bid {god} 6"), "new wishes take the place of the old ones"
        assert house.asked() == first

    in_a_house(tmp_path, work)


def test_wishes_can_be_taken_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        first, (god, other) = house.asked(), house.gods()
        for seat in range(3):
            if seat != first:
                await house.wish(seat, (god, 3))
                assert await house.keeper.leave_wishes(house.live, PEOPLE[seat], seat, None) is None
        await house.play(f"bid {other} 1")
        assert len(house.moves()) == 1
        assert await house.keeper.storage.delegations(house.table.id) == {}

    in_a_house(tmp_path, work)


def test_wishes_survive_the_process(tmp_path: Path) -> None:
    """Another keeper on the same storage plays them."""

    async def work(house: House) -> None:
        first, (god, other) = house.asked(), house.gods()
        for seat in range(3):
            if seat != first:
                await house.wish(seat, (god, 9), then="apollo")
        keeper = Keeper(house.keeper.storage, house.keeper.settings)
        again = House(keeper, await keeper.live(house.table.id))
        await again.play(f"bid {other} 1")
        assert len(again.moves()) > 2
        assert (house.order()[1], f"bid {god} 1") == again.moves()[1]

    in_a_house(tmp_path, work)


def test_nobody_leaves_wishes_for_the_seat_of_another(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        seat, god = house.asked(), house.gods()[0]
        for who in ("", "stranger", PEOPLE[(seat + 1) % 3]):
            for wanted in ({"bids": [[god, 3]]}, None):
                with pytest.raises(AegeanError) as caught:
                    await house.keeper.leave_wishes(house.live, who, seat, wanted)
                assert caught.value.code == "not-your-seat"
        await house.settle()
        assert house.moves() == []
        assert await house.keeper.storage.delegations(house.table.id) == {}

    in_a_house(tmp_path, work)


def test_bad_wishes_leave_the_old_ones_in_force(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        seat = next(seat for seat in range(3) if seat != house.asked())
        await house.wish(seat, ("ares", 3))
        before = await house.keeper.storage.delegations(house.table.id)
        with pytest.raises(AegeanError) as caught:
            await house.keeper.leave_wishes(house.live, PEOPLE[seat], seat, {"bids": [["hades", 3]]})
        assert caught.value.code == "bad-wishes"
        assert await house.keeper.storage.delegations(house.table.id) == before
        assert list(before) == [seat]

    in_a_house(tmp_path, work)


def test_nobody_else_learns_that_wishes_were_left(tmp_path: Path) -> None:
    """Every byte that the others and a spectator are sent is the same as without them, and nothing is sent."""

    async def work(house: House) -> None:
        first, god = house.asked(), house.gods()[0]
        seat = next(seat for seat in range(3) if seat != first)
        before = house.statuses(seat)
        assert len(before) == 6
        for heard in house.heard.values():
            heard.clear()
        await house.wish(seat, (god, 7), ("ares", 6), then="apollo")
        assert await house.keeper.storage.delegations(house.table.id) != {}
        assert house.statuses(seat) == before
        assert all(heard == [] for heard in house.heard.values())

    in_a_house(tmp_path, work)


def test_a_delegated_bid_looks_to_others_like_any_bid(tmp_path: Path) -> None:
    """The same log with the bids made by hand tells every other audience the same, byte for byte."""

    async def work(house: House) -> None:
        seat, god = house.asked(), house.gods()[0]
        await house.wish(seat, (god, 8))
        assert house.moves() == [(seat, f"bid {god} 1")]
        twin = Table(house.table.id, house.table.secret)
        delegated = 0
        for step in await house.keeper.storage.steps_after(house.table.id, 0):
            if isinstance(step.what, Played):
                delegated += step.what.by == "delegate"
                step.what = msgspec.structs.replace(step.what, by="person")
            twin.apply(step)
        assert delegated == 1
        here = house.live.here()
        for who in house.listeners:
            if who != PEOPLE[seat]:
                by_hand = encode(status_for(twin, who, "en", 0, here, house.keeper.now()))
                assert house.keeper.status(house.live, house.listeners[who], 0) == by_hand
                assert house.heard[who], "they heard of the bid"
                assert not any(word in message for message in house.heard[who] for word in (b"wish", b"delegat"))

    in_a_house(tmp_path, work)
