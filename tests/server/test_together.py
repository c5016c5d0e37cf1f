"""A question to several seats at once, at a table: the toy game of the kernel's tests, registered as games are."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from aegean.core import registry
from aegean.core.chance import commitment
from aegean.core.errors import AegeanError
from aegean.core.text import Text
from aegean.server.clock import ClockRules
from aegean.server.history import chronicle, replay_step
from aegean.server.steps import Chatted, Created, Happening, Resigned, Seat, Started, Step, StoodIn
from aegean.server.table import Table
from tests.core.toy import ToyGame, answers

TOY = ToyGame()
SECRET = b"a secret for tests of thirty-two"
NAMES = ("ana", "ben", "cleo")
LIVE = ClockRules("live", 600_000, 5_000)
TURNS = ClockRules("turns", allowance_ms=86_400_000)


@pytest.fixture(autouse=True)
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    toy = EntryPoint("toy", f"{__name__}:TOY", "aegean.games")
    monkeypatch.setattr(registry, "entry_points", lambda group: [toy])
    registry.find_game.cache_clear()
    yield
    registry.find_game.cache_clear()


class Hands:
    """A table of three people and its log; every step comes a second after the one before."""

    def __init__(self, clock: ClockRules | None = None) -> None:
        self.table = Table("t1", SECRET)
        self.log: list[Step] = []
        self.happens(Created("toy", 1, 3, {}, "ana", False, clock or ClockRules(), commitment(SECRET)))
        for seat, name in enumerate(NAMES):
            self.happens(self.table.may_sit(seat, Seat("human", name, name.capitalize(), nonce="00"), name))
        self.happens(Started())

    def happens(self, what: Happening) -> int:
        step = Step(len(self.log) + 1, 1_000 * len(self.log), "", what)
        self.log.append(step)
        self.table.apply(step)
        return step.seq

    def play(self, seat: int, seen: int = 0, text: str = "") -> int:
        return self.happens(self.table.may_play(seat, seen or self.table.seq, text or self.offered(seat)))

    def offered(self, seat: int) -> str:
        (action,) = [decision.actions[0] for decision in self.table.decisions() if decision.seat == seat]
        return TOY.action_text(self.table.playing().state, action)

    def undo(self, seat: int, seen: int = 0) -> int:
        return self.happens(self.table.may_undo(seat, seen or self.table.seq, False))


def at_the_question(clock: ClockRules | None = None) -> tuple[Hands, int]:
    """All three are to choose a card now; the step that asked them."""
    hands = Hands(clock)
    for seat in range(3):
        assert set(hands.table.asked_since) == {seat}
        asked = hands.play(seat, text="keep")
    return hands, asked


def refused(code: str) -> pytest.RaisesExc[AegeanError]:
    return pytest.RaisesExc(AegeanError, check=lambda error: error.code == code)


def test_several_seats_are_asked_at_once_each_since_the_step_that_asked() -> None:
    hands, asked = at_the_question()
    assert hands.table.asked_since == {0: asked, 1: asked, 2: asked}
    assert [decision.seat for decision in hands.table.decisions()] == [0, 1, 2]


def test_answers_come_in_any_order_and_do_not_make_those_of_others_stale() -> None:
    hands, asked = at_the_question()
    hands.play(1, seen=asked)
    assert hands.table.asked_since == {0: asked, 2: asked}
    hands.happens(Chatted("ana", "Ana", "hm"))
    hands.play(2, seen=asked)
    assert hands.table.asked_since == {0: asked}
    last = hands.play(0, seen=asked)
    assert hands.table.asked_since == {0: last, 1: last, 2: last}, "the next question is a new one for everybody"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_a_look_from_before_the_question_is_stale(order: tuple[int, ...]) -> None:
    hands, asked = at_the_question()
    for seat in order:
        with refused("stale"):
            hands.table.may_play(seat, asked - 1, hands.offered(seat))
        hands.play(seat, seen=asked)
    for seat in order:  # the second question; whoever still looks at the first one is refused
        with refused("stale"):
            hands.table.may_play(seat, asked, hands.offered(seat))


def test_nobody_answers_twice() -> None:
    hands, asked = at_the_question()
    card = hands.offered(1)
    hands.play(1, seen=asked)
    with refused("not-your-turn"):
        hands.table.may_play(1, hands.table.seq, card)


def test_answers_stay_secret_until_the_last_one_is_in() -> None:
    hands, asked = at_the_question()
    match = hands.table.playing()
    hands.play(1, seen=asked)
    assert hands.table.told[-1][1] == []
    assert [match.view(seat)["answer"] == answers(match.state)[1] for seat in range(3)] == [False, True, False]
    hands.play(0, seen=asked)
    hands.play(2, seen=asked)
    assert [event.kind for event in hands.table.told[-1][1]] == ["revealed"]


# --- clocks


def test_who_looks_back_while_others_choose_is_not_told_what_was_chosen() -> None:
    hands, _ = at_the_question()
    hands.play(1)
    match, text = hands.table.playing(), Text("en")
    number = len(match.moves)
    for eyes in (-1, 0, 1, 2):
        told = chronicle(match, hands.table, eyes, text).moves[number]
        following = replay_step(match, hands.table, number - 1, eyes, text).next
        assert following == told
        assert (told.action, told.seat) == (match.moves[-1].text if eyes == 1 else "", 1)


def test_the_clocks_of_all_who_are_asked_run_and_each_stops_with_its_answer() -> None:
    hands, asked = at_the_question(LIVE)
    clock = hands.table.clock
    assert set(clock.since) == {0, 1, 2}
    began = [clock.left_at(seat, hands.log[-1].at) for seat in range(3)]
    hands.play(1, seen=asked)
    assert set(clock.since) == {0, 2}
    hands.happens(Chatted("ana", "Ana", "hm"))
    hands.play(2, seen=asked)
    assert set(clock.since) == {0}
    now = hands.log[-1].at
    left = [clock.left_at(seat, now) - began[seat] for seat in range(3)]
    assert left == [-3_000, -1_000 + 5_000, -3_000 + 5_000], "thought for 3, 1 and 3 seconds; 5 more for an answer"


def test_who_is_slowest_flags_alone() -> None:
    hands, asked = at_the_question(LIVE)
    hands.play(1, seen=asked)
    late = hands.log[-1].at + LIVE.bank_ms + 60_000
    assert hands.table.clock.flagged(late) == [0, 2]
    hands.happens(StoodIn(0, "greedy"))
    assert hands.table.clock.flagged(late) == [2]
    assert hands.table.asked_since == {0: asked, 2: asked}, "a bot answers the same question"


def test_an_allowance_of_days_is_not_renewed_by_the_answers_of_others() -> None:
    hands, asked = at_the_question(TURNS)
    hands.play(1, seen=asked)
    hands.play(2, seen=asked)
    assert hands.table.clock.left_at(0, hands.log[-1].at) == TURNS.allowance_ms - 2_000


# --- resigning and undo


def test_somebody_who_resigns_makes_nobody_elses_answer_stale() -> None:
    hands, asked = at_the_question()
    hands.happens(Resigned(2))
    assert hands.table.asked_since == {0: asked, 1: asked, 2: asked}
    hands.play(0, seen=asked)
    with refused("resigned-already"):
        hands.table.may_play(2, asked, hands.offered(2))
    assert hands.table.may_play(2, asked, hands.offered(2), "bot").seat == 2


def test_an_answer_may_be_taken_back_until_another_seat_has_answered() -> None:
    hands, asked = at_the_question()
    hands.play(1, seen=asked)
    for seat in (0, 2):
        with refused("undo-sealed"):
            hands.table.may_undo(seat, hands.table.seq, False)
    hands.undo(1)
    assert set(hands.table.asked_since) == {0, 1, 2}
    hands.play(1)
    hands.play(0)
    with refused("undo-sealed"):
        hands.table.may_undo(1, hands.table.seq, False)
    hands.undo(0)
    assert set(hands.table.asked_since) == {0, 2}, "only the last answer was taken back"
    assert answers(hands.table.playing().state)[1] > 0


def test_what_was_revealed_cannot_be_taken_back() -> None:
    hands, asked = at_the_question()
    for seat in range(3):
        hands.play(seat, seen=asked)
    for seat in range(3):
        with refused("undo-sealed"):
            hands.table.may_undo(seat, hands.table.seq, False)


def test_an_answer_given_again_needs_a_new_look() -> None:
    """What was sent before the undo is not carried out after it."""
    hands, asked = at_the_question()
    card = hands.offered(1)
    hands.play(1, seen=asked)
    hands.undo(1)
    with refused("stale"):
        hands.table.may_play(1, asked, card)


def test_an_undo_of_another_seat_does_not_make_mine_stale() -> None:
    hands, asked = at_the_question()
    hands.play(1, seen=asked)
    hands.undo(1)
    assert {seat: hands.table.asked_since[seat] for seat in (0, 2)} == {0: asked, 2: asked}


def test_an_undo_that_did_not_see_the_answer_is_stale() -> None:
    """Cleo swapped last and was asked with the others. Her undo of the swap must not take back the answer she gave
    since."""
    hands, asked = at_the_question()
    hands.play(2, seen=asked)
    with refused("stale"):
        hands.table.may_undo(2, asked, False)


def test_the_log_played_again_gives_the_same_table() -> None:
    hands, asked = at_the_question(LIVE)
    for seat in (2, 0):
        hands.play(seat, seen=asked)
    again = Table("t1", SECRET)
    for step in hands.log:
        again.apply(step)
    assert again.asked_since == hands.table.asked_since
    assert (again.clock.left, again.clock.since) == (hands.table.clock.left, hands.table.clock.since)
    assert again.playing().state.key() == hands.table.playing().state.key()
