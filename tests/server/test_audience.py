"""What one listener is sent, field by field: whose eyes, from which step on, and what belongs to the owner."""

from __future__ import annotations

from aegean.server.audience import MOST_LINES, status_for
from aegean.server.clock import ClockRules
from aegean.server.steps import Chatted, StoodIn
from aegean.server.table import STAND_IN
from aegean.server.wire import Status
from tests.server.test_table import NAMES, Hands, people


def status(hands: Hands, who: str, after: int = 0, here: tuple[str, ...] = (), now: int = 0) -> Status:
    return status_for(hands.table, who, "en", after, here, now)


def test_chat_and_lines_are_those_after_the_step_one_knows() -> None:
    hands = people()
    hands.play()
    hands.happens(Chatted("ana", "Ana", "one"))
    seq = hands.table.seq
    hands.play()
    hands.happens(Chatted("ben", "Ben", "two"))
    assert [line.text for line in status(hands, "ana").chat] == ["one", "two"]
    assert [line.text for line in status(hands, "ana", seq - 1).chat] == ["one", "two"]
    assert [line.text for line in status(hands, "ana", seq).chat] == ["two"]
    assert {line.seq for line in status(hands, "ana", seq).lines} == {seq + 1}
    assert {line.seq for line in status(hands, "ana", seq - 2).lines} == {seq - 1, seq + 1}
    assert status(hands, "eve").chat == []


def test_of_a_long_story_the_end_is_told() -> None:
    hands = people()
    while sum(len(events) for _, events in hands.table.told) <= MOST_LINES + 20:
        hands.play()
    lines = status(hands, "ana").lines
    assert len(lines) == MOST_LINES
    assert lines[-1].seq == hands.table.told[-1][0]
    assert lines[0].seq > hands.table.told[0][0]


def test_the_owner_is_who_opened_the_table_seated_or_not() -> None:
    hands = Hands("open", "open", "open")
    assert [status(hands, name).owner for name in ("ana", "ben", "eve", "")] == [True, False, False, False]
    seated = people()
    assert [status(seated, name).owner for name in ("ana", "ben", "eve", "")] == [True, False, False, False]


def test_seats_say_who_is_there_who_thinks_and_who_is_stood_in_for() -> None:
    hands = Hands("human", "human", "bot", clock=ClockRules("live", 600_000)).start()
    while hands.asked() == 2:
        hands.play()
    seat = hands.asked()
    at = hands.log[-1].at
    left = hands.table.clock.left[seat]
    seats = status(hands, "ana", here=("ben", "eve"), now=at + 5_000).seats
    assert [info.here for info in seats] == [False, True, True]
    assert [info.yours for info in seats] == [True, False, False]
    assert [info.running for info in seats] == [number == seat for number in range(3)]
    assert seats[seat].left_ms == left - 5_000
    assert not any(info.stand_in for info in seats)
    hands.happens(StoodIn(seat, STAND_IN))
    seats = status(hands, "ana").seats
    assert [info.stand_in for info in seats] == [number == seat for number in range(3)]
    assert [info.asked for info in seats] == [number == seat for number in range(3)]
    assert not any(info.running for info in seats), "a stand-in has no clock"


def test_spectators_are_those_without_a_seat() -> None:
    hands = people()
    assert status(hands, "ana", here=("ana", "ben", "eve", "")).spectators == 2


def test_undo_is_offered_to_who_may() -> None:
    hands = people()
    seat = hands.play().seat
    for number, name in enumerate(NAMES[:3]):
        assert status(hands, name).can_undo == ([seat] if number == seat else [])
    assert status(hands, "eve").can_undo == []


def test_a_question_bears_the_step_that_asked_it() -> None:
    hands = people()
    hands.play()
    since = hands.table.seq
    hands.happens(Chatted("ana", "Ana", "hm"))
    (decision,) = status(hands, NAMES[hands.asked()]).decisions
    assert decision.since == since
