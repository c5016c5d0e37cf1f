"""The fold of a table's log, in memory: what may happen next, and what follows from what happened."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from aegean.core.chance import commitment, derive_key
from aegean.core.errors import AegeanError, BadNotation, IllegalAction
from aegean.core.match import Move, digest
from aegean.server.clock import ClockRules
from aegean.server.steps import Chatted, Created, Forked, Frozen, Happening, Played, Seat, Step, StoodIn
from aegean.server.table import STAND_IN, Table

SECRET = b"a secret for tests of thirty-two"
NAMES = ("ana", "ben", "cleo", "dido")


class Hands:
    """A table and its log. Every step comes a second after the one before."""

    def __init__(self, *kinds: str, clock: ClockRules | None = None) -> None:
        """`kinds`: human, bot or open for every seat; seat n belongs to NAMES[n]; ana owns the table."""
        self.table = Table("t1", SECRET)
        self.log: list[Step] = []
        about = Created("cyclades", 1, len(kinds), {}, "ana", False, clock or ClockRules(), commitment(SECRET))
        self.happens(about)
        for seat, kind in enumerate(kinds):
            if kind != "open":
                self.happens(self.table.may_sit(seat, somebody(kind, NAMES[seat]), "ana"))

    def happens(self, what: Happening, command: str = "") -> Hands:
        step = Step(len(self.log) + 1, 1_000 * len(self.log), command, what)
        self.log.append(step)
        self.table.apply(step)
        return self

    def start(self) -> Hands:
        return self.happens(self.table.may_start("ana"))

    def asked(self) -> int:
        (decision,) = self.table.decisions()
        return decision.seat

    def offered(self) -> list[str]:
        (decision,) = self.table.decisions()
        return [self.table.game.action_text(self.table.playing().state, action) for action in decision.actions]

    def play(self, text: str = "") -> Move:
        """The seat that is asked plays `text`, or the first thing it may."""
        seat = self.asked()
        by = "bot" if self.table.autopilot(seat) else "person"
        self.happens(self.table.may_play(seat, self.table.seq, text or self.offered()[0], by))
        return self.moves()[-1]

    def play_to(self, kind: str) -> Hands:
        """Play until somebody is asked such a question."""
        for _ in range(200):
            if self.table.decisions()[0].kind == kind:
                return self
            self.play()
        raise AssertionError(f"nobody was ever asked {kind}")

    def play_to_draws(self) -> Move:
        """Play until chance gave something."""
        for _ in range(200):
            move = self.play()
            if move.draws:
                return move
        raise AssertionError("chance was never asked")

    def moves(self) -> list[Move]:
        return self.table.playing().moves

    def digest(self) -> str:
        return digest(self.table.playing().state)

    def told(self) -> list[str]:
        return [event.kind for _, events in self.table.told for event in events]


def somebody(kind: str, name: str) -> Seat:
    if kind == "human":
        return Seat("human", name, name.capitalize(), nonce=name.encode().hex())
    return Seat("bot", name=f"Bot {name}", level="greedy", nonce="00")


def people(number: int = 3, clock: ClockRules | None = None) -> Hands:
    return Hands(*["human"] * number, clock=clock).start()


def refusal(attempt: object, *arguments: object) -> str:
    """The code of the refusal that a check gives."""
    assert callable(attempt)
    with pytest.raises(AegeanError) as caught:
        attempt(*arguments)
    return caught.value.code


def others(hands: Hands, seat: int) -> list[int]:
    return [other for other in range(len(hands.table.seats)) if other != seat]


# --- before the start


def test_a_new_table_has_open_seats_and_shows_its_commitment() -> None:
    table = Hands("open", "open", "open").table
    assert (table.status, table.seq) == ("open", 1)
    assert [seat.kind for seat in table.seats] == ["open"] * 3
    assert table.about.commitment == commitment(SECRET)
    assert table.decisions() == []


def test_anybody_may_take_an_open_seat_and_give_it_back() -> None:
    hands = Hands("human", "open", "open")
    hands.happens(hands.table.may_sit(2, somebody("human", "cleo"), "cleo"))
    assert hands.table.seats_of("cleo") == [2]
    hands.happens(hands.table.may_sit(2, Seat(), "cleo"))
    assert hands.table.seats_of("cleo") == []


def test_one_person_may_take_several_seats() -> None:
    hands = Hands("human", "open", "open")
    hands.happens(hands.table.may_sit(1, somebody("human", "ana"), "ana"))
    assert hands.table.seats_of("ana") == [0, 1]


def test_nobody_may_take_the_seat_of_somebody_else() -> None:
    hands = Hands("human", "human", "open")
    assert refusal(hands.table.may_sit, 1, somebody("human", "cleo"), "cleo") == "seat-taken"
    assert refusal(hands.table.may_sit, 1, somebody("human", "ana"), "ana") == "seat-taken", "not even the owner"
    assert refusal(hands.table.may_sit, 0, Seat(), "ben") == "seat-taken"
    assert refusal(hands.table.may_sit, 0, somebody("bot", "x"), "ben") == "seat-taken"


def test_only_the_owner_sets_bots_and_clears_the_seats_of_others() -> None:
    hands = Hands("human", "human", "open")
    assert refusal(hands.table.may_sit, 2, somebody("bot", "cleo"), "ben") == "owner-only"
    hands.happens(hands.table.may_sit(2, somebody("bot", "cleo"), "ana"))
    for who in (Seat(), somebody("human", "ben")):
        assert refusal(hands.table.may_sit, 2, who, "ben") == "seat-taken"
    hands.happens(hands.table.may_sit(2, Seat(), "ana"))
    hands.happens(hands.table.may_sit(1, Seat(), "ana"))
    assert [seat.kind for seat in hands.table.seats] == ["human", "open", "open"]


@pytest.mark.parametrize("seat", [-1, 3, 1000])
def test_a_seat_that_does_not_exist_cannot_be_taken(seat: int) -> None:
    assert refusal(Hands("open", "open", "open").table.may_sit, seat, somebody("human", "ben"), "ben") == "no-such-seat"


def test_only_the_owner_starts_and_only_when_all_seats_are_taken() -> None:
    hands = Hands("human", "human", "open")
    assert refusal(hands.table.may_start, "ana") == "seats-open"
    hands.happens(hands.table.may_sit(2, somebody("bot", "cleo"), "ana"))
    assert refusal(hands.table.may_start, "ben") == "owner-only"
    hands.start()
    assert hands.table.status == "running"
    assert refusal(hands.table.may_start, "ana") == "table-running"
    assert refusal(hands.table.may_sit, 1, Seat(), "ben") == "table-running"


def test_the_key_comes_from_the_secret_and_the_nonces_of_the_seats() -> None:
    nonces = [name.encode() for name in NAMES[:3]]
    assert people().table.playing().key == derive_key(SECRET, nonces)


def test_before_the_start_nothing_of_a_match_may_happen() -> None:
    table = Hands("human", "human", "human").table
    for attempt in (
        (table.may_play, 0, 9, "bid ares 1"),
        (table.may_undo, 0, 9, False),
        (table.may_propose, 0, "undo", 0),
        (table.may_vote, 0, True),
        (table.may_resign, 0),
        (table.may_come_back, 0),
    ):
        assert refusal(*attempt) == "table-open"


# --- playing


def test_the_seat_that_is_asked_plays_and_the_next_one_is_asked() -> None:
    hands = people()
    seat, started = hands.asked(), hands.table.seq
    assert hands.table.asked_since == {seat: started}
    move = hands.play()
    assert (move.seat, hands.log[-1].what) == (
        seat, Played(seat, move.text, "person", move.draws, hands.digest()),
    )  # fmt: skip
    assert hands.table.asked_since == {hands.asked(): started + 1}


def test_a_check_changes_nothing() -> None:
    hands = people()
    before = (hands.digest(), hands.table.seq, hands.told())
    for text in hands.offered():
        hands.table.may_play(hands.asked(), hands.table.seq, text)
    assert (hands.digest(), hands.table.seq, hands.told()) == before


def test_who_is_not_asked_may_not_play() -> None:
    hands = people()
    text = hands.offered()[0]
    for seat in [*others(hands, hands.asked()), -1, 17]:
        assert refusal(hands.table.may_play, seat, hands.table.seq, text) == "not-your-turn"


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    hands = people()
    seen = hands.table.seq
    hands.play()
    asked = hands.asked()
    assert refusal(hands.table.may_play, asked, seen, hands.offered()[0]) == "stale"
    assert isinstance(hands.table.may_play(asked, seen + 1, hands.offered()[0]), Played)


def test_the_second_answer_to_one_question_is_stale_even_when_the_same_seat_is_asked_again() -> None:
    hands = people().play_to("GodTurn")
    while len(hands.offered()) < 2:
        hands.play()
    asked, seen = hands.asked(), hands.table.seq
    hands.play(next(text for text in hands.offered() if text != "end"))
    assert hands.asked() == asked
    assert refusal(hands.table.may_play, asked, seen, hands.offered()[0]) == "stale"


def test_talk_makes_no_question_stale() -> None:
    hands = people()
    asked, seen = hands.asked(), hands.table.seq
    hands.happens(Chatted("ben", "Ben", "well?"))
    assert isinstance(hands.table.may_play(asked, seen, hands.offered()[0]), Played)


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    hands = people()
    with pytest.raises(IllegalAction) as caught:
        hands.table.may_play(hands.asked(), hands.table.seq, "bid ares 1000")
    assert getattr(caught.value.refusal, "rule", "") == "R-CYC-069"
    with pytest.raises(BadNotation):
        hands.table.may_play(hands.asked(), hands.table.seq, "open sesame")


def test_a_log_that_the_rules_of_today_read_otherwise_is_not_played_on() -> None:
    hands = people()
    good = hands.table.may_play(hands.asked(), hands.table.seq, hands.offered()[0])
    with pytest.raises(AegeanError) as caught:
        hands.happens(Played(good.seat, good.action, good.by, good.draws, "00000000"))
    assert caught.value.code == "rules-changed"


# --- undo as the kernel allows


def test_the_last_decision_can_be_taken_back() -> None:
    hands = people()
    seat, before, told = hands.asked(), hands.digest(), hands.told()
    hands.play()
    assert hands.told() != told
    hands.happens(hands.table.may_undo(seat, hands.table.seq, whole_turn=False))
    assert (hands.digest(), hands.asked(), hands.told()) == (before, seat, told)
    assert hands.table.asked_since == {seat: hands.table.seq}, "it is a new question"


def test_reset_takes_back_the_whole_turn_and_undo_one_decision() -> None:
    hands = people()
    for _ in range(3):
        hands.play(next((text for text in hands.offered() if text.endswith(" 1")), "bid apollo"))
    seat, digests = hands.asked(), [hands.digest()]
    for _ in range(3):
        hands.play(next((text for text in hands.offered() if text.startswith(("fleet", "troop", "build"))), "end"))
        digests.append(hands.digest())
    assert [move.seat for move in hands.moves()[-3:]] == [seat] * 3, "the example has a turn of three decisions"
    hands.happens(hands.table.may_undo(seat, hands.table.seq, whole_turn=False))
    assert hands.digest() == digests[2]
    hands.happens(hands.table.may_undo(seat, hands.table.seq, whole_turn=True))
    assert hands.digest() == digests[0]
    assert hands.asked() == seat


def test_undo_stops_at_what_chance_gave() -> None:
    hands = people()
    move = hands.play_to_draws()
    assert refusal(hands.table.may_undo, move.seat, hands.table.seq, False) == "undo-sealed"


def test_undo_stops_at_the_decision_of_another() -> None:
    hands = people()
    first = hands.play().seat
    second = hands.play().seat
    assert first != second
    assert refusal(hands.table.may_undo, first, hands.table.seq, False) == "undo-sealed"
    assert hands.table.may_undo(second, hands.table.seq, False).count == 1


def test_undo_by_somebody_who_has_not_seen_the_last_move_is_stale() -> None:
    hands = people()
    seat, seen = hands.asked(), hands.table.seq
    hands.play()
    assert refusal(hands.table.may_undo, seat, seen, False) == "stale"


# --- undo by consent


def consent(hands: Hands, voters: Iterable[int]) -> None:
    for seat in voters:
        hands.happens(hands.table.may_vote(seat, True))


def test_with_the_consent_of_all_a_sealed_move_is_taken_back() -> None:
    hands = people()
    hands.play()
    hands.play()
    before, told, number = hands.digest(), hands.told(), len(hands.moves())
    sealed = hands.play_to_draws()
    to = len(hands.moves()) - 1
    hands.happens(hands.table.may_propose(sealed.seat, "undo", number))
    rest = others(hands, sealed.seat)
    consent(hands, rest[:-1])
    assert len(hands.moves()) == to + 1, "one has not agreed yet"
    consent(hands, rest[-1:])
    assert len(hands.moves()) == number
    assert hands.told() == told
    assert hands.table.proposal is None
    assert hands.table.asked_since == {hands.asked(): hands.table.seq}, "an answer to the old question is stale"
    assert hands.digest() == before


def test_dice_are_fresh_after_an_undo_by_consent() -> None:
    hands = people()
    first = hands.play_to_draws()
    used = hands.table.playing().state.chance.count
    to = len(hands.moves()) - 1
    hands.happens(hands.table.may_propose(first.seat, "undo", to))
    consent(hands, others(hands, first.seat))
    again = hands.play(first.text)
    assert again.text == first.text
    assert again.draw_number == used == first.draw_number + len(first.draws)
    assert again.draws != first.draws
    chance = hands.table.playing().state.chance
    assert again.draws == [(sides, chance.raw(used + n, sides)) for n, (sides, _) in enumerate(again.draws)]


def test_a_no_ends_the_vote() -> None:
    hands = people()
    seat = hands.play().seat
    before = hands.digest()
    hands.happens(hands.table.may_propose(seat, "undo", 0))
    no, late = others(hands, seat)
    hands.happens(hands.table.may_vote(no, False))
    assert hands.table.proposal is None
    assert hands.digest() == before
    assert refusal(hands.table.may_vote, late, True) == "no-vote-open"


def test_everybody_votes_once_and_only_while_there_is_something_to_vote_on() -> None:
    hands = people()
    seat = hands.play().seat
    other, last = others(hands, seat)
    assert refusal(hands.table.may_vote, other, True) == "no-vote-open"
    hands.happens(hands.table.may_propose(seat, "undo", 0))
    assert refusal(hands.table.may_vote, seat, True) == "no-vote-open", "who proposes has agreed"
    hands.happens(hands.table.may_vote(other, True))
    assert refusal(hands.table.may_vote, other, False) == "no-vote-open"
    assert refusal(hands.table.may_propose, last, "undo", 0) == "vote-open"


def test_bots_are_not_asked_for_consent() -> None:
    hands = Hands("human", "bot", "bot").start()
    hands.play_to_draws()
    hands.happens(hands.table.may_propose(0, "undo", 1))
    assert len(hands.moves()) == 1
    assert refusal(hands.table.may_vote, 1, True) == "no-vote-open"


def test_a_move_ends_an_open_vote() -> None:
    hands = people()
    seat = hands.play().seat
    hands.happens(hands.table.may_propose(seat, "undo", 0))
    hands.play()
    assert hands.table.proposal is None
    assert len(hands.moves()) == 2


def test_a_vote_of_before_does_not_count_for_the_next_proposal() -> None:
    hands = people()
    seat = hands.play().seat
    other, last = others(hands, seat)
    hands.happens(hands.table.may_propose(seat, "undo", 0))
    hands.happens(hands.table.may_vote(other, True))
    hands.happens(hands.table.may_vote(last, False))
    hands.happens(hands.table.may_propose(last, "undo", 0))
    consent(hands, [seat])
    assert len(hands.moves()) == 1
    consent(hands, [other])
    assert len(hands.moves()) == 0


@pytest.mark.parametrize("to", [-1, 1, 50])
def test_nobody_goes_back_to_a_move_that_was_not_made(to: int) -> None:
    hands = people()
    hands.play()
    assert refusal(hands.table.may_propose, 0, "undo", to) == "no-such-move"


def test_resigning_ends_an_open_vote() -> None:
    """Otherwise it would wait for ever for one who no longer votes."""
    hands = people()
    seat = hands.play().seat
    other, last = others(hands, seat)
    hands.happens(hands.table.may_propose(seat, "undo", 0))
    hands.happens(hands.table.may_vote(other, True))
    hands.happens(hands.table.may_resign(last))
    assert hands.table.proposal is None
    hands.happens(hands.table.may_propose(seat, "undo", 0))
    consent(hands, [other])
    assert len(hands.moves()) == 0


# --- take-over, stand-in, coming back


def test_a_bot_takes_over_when_all_the_others_agree() -> None:
    hands = people(4)
    hands.happens(hands.table.may_propose(0, "takeover", 3))
    assert refusal(hands.table.may_vote, 3, False) == "no-vote-open", "who is concerned has no vote"
    consent(hands, [1])
    assert hands.table.autopilot(3) == ""
    consent(hands, [2])
    assert hands.table.autopilot(3) == STAND_IN
    assert [hands.table.autopilot(seat) for seat in (0, 1, 2)] == ["", "", ""]


def test_a_no_leaves_the_seat_with_its_person() -> None:
    hands = people(4)
    hands.happens(hands.table.may_propose(0, "takeover", 3))
    consent(hands, [1])
    hands.happens(hands.table.may_vote(2, False))
    assert hands.table.autopilot(3) == ""
    assert hands.table.proposal is None


def test_where_a_move_may_take_days_only_the_clock_brings_a_bot() -> None:
    hands = people(3, ClockRules("turns", allowance_ms=100_000))
    assert refusal(hands.table.may_propose, 0, "takeover", 1) == "clock-decides"


def test_for_whom_a_bot_plays_neither_plays_nor_votes_until_coming_back() -> None:
    hands = people(3)
    seat = hands.asked()
    one, two = others(hands, seat)
    hands.play()
    hands.happens(StoodIn(seat, STAND_IN))
    assert refusal(hands.table.may_undo, seat, hands.table.seq, False) == "stood-in"
    assert refusal(hands.table.may_propose, seat, "undo", 0) == "stood-in"
    hands.happens(hands.table.may_propose(one, "undo", 0))
    assert refusal(hands.table.may_vote, seat, False) == "no-vote-open"
    consent(hands, [two])
    assert hands.moves() == [], "the two who are there agreed"
    assert refusal(hands.table.may_play, seat, hands.table.seq, hands.offered()[0]) == "stood-in"
    hands.happens(hands.table.may_come_back(seat))
    hands.happens(hands.table.may_play(seat, hands.table.seq, hands.offered()[0]))
    assert len(hands.moves()) == 1


def test_a_vote_need_not_wait_for_who_is_gone() -> None:
    hands = people(3)
    hands.play()
    hands.happens(hands.table.may_propose(0, "undo", 0))
    consent(hands, [1])
    hands.happens(StoodIn(2, STAND_IN))
    assert hands.moves() == []
    assert hands.table.proposal is None


def test_who_is_away_may_resign() -> None:
    hands = people(3)
    hands.happens(StoodIn(1, STAND_IN))
    hands.happens(hands.table.may_resign(1))
    assert hands.table.seats[1].resigned


def test_playing_and_undoing_earns_no_time() -> None:
    """A turn that ends brings time; taken back and ended again it brings no more than once."""
    for clock in (ClockRules("live", bank_ms=600_000, increment_ms=90_000), ClockRules("turns", allowance_ms=600_000)):
        once, often = people(3, clock), people(3, clock)
        for hands, times in ((once, 1), (often, 4)):
            seat, all_before = hands.asked(), list(hands.table.clock.left)
            before = all_before[seat]
            for _ in range(times):
                assert hands.asked() == seat
                hands.play("bid apollo")
                assert hands.asked() != seat
                hands.happens(hands.table.may_undo(seat, hands.table.seq, False))
            left = hands.table.clock.left[seat]
            assert before - 2_000 * times <= left <= before, "each of its questions took a second"
            pairs = zip(hands.table.clock.left, all_before, strict=True)
            assert all(now <= then for now, then in pairs), "nor does it bring the others time"


def test_going_back_by_consent_earns_no_time() -> None:
    hands = Hands("human", "bot", clock=ClockRules("live", bank_ms=600_000, increment_ms=90_000)).start()
    while hands.asked() != 0:
        hands.play()
    kept, before = len(hands.moves()), hands.table.clock.left[0]
    for _ in range(3):
        while len(hands.moves()) <= kept or hands.asked() != 0:
            hands.play()
        hands.happens(hands.table.may_propose(0, "undo", kept))
        assert len(hands.moves()) == kept, "bots need not agree"
    assert hands.table.clock.left[0] <= before


def test_lines_that_were_taken_back_are_named() -> None:
    hands = people(3)
    hands.play()
    known = hands.table.seq
    assert hands.table.told_from(known) == known + 1, "nothing was taken back"
    seat = hands.moves()[-1].seat
    hands.happens(hands.table.may_undo(seat, hands.table.seq, False))
    assert hands.table.told_from(known) == known, "the events of the move are void"
    assert hands.table.told_from(known - 1) == known, "who did not know them forgets nothing else"
    assert hands.table.told_from(hands.table.seq) == hands.table.seq + 1, "who knows of the undo is up to date"
    for _ in range(4):
        hands.play()
    later = hands.table.seq
    hands.happens(hands.table.may_propose(0, "undo", 1))
    consent(hands, [1, 2])
    assert hands.table.told_from(later) == hands.table.told[-1][0] + 1
    assert len(hands.table.told) == 2, "the deal and one move"
    assert hands.table.told_from(known) == known, "of several the first that was taken back counts"


def test_a_sandbox_follows_its_match_or_is_not_played_on() -> None:
    source = people(3)
    for _ in range(4):
        source.play()
    moves = [(move.seat, move.text, move.draw_number) for move in source.moves()]
    used = source.table.playing().state.chance.count
    hands = people(3)
    hands.happens(Forked("t0", moves, used, source.digest()))
    assert hands.digest() == source.digest()
    assert len(hands.table.told) == len(source.table.told) == len(moves) + 1
    assert [event.kind for _, events in hands.table.notes for event in events] == ["sandbox"]
    hands.play()
    assert refusal(hands.table.may_propose, 0, "undo", 3) == "no-such-move", "what it was given stays"
    hands.table.may_propose(0, "undo", 4)
    brought = people(3).happens(Forked("", moves, used, source.digest()))
    assert brought.table.notes == [], "it came as a record"
    with pytest.raises(AegeanError) as caught:
        people(3).happens(Forked("t0", moves, used, "00000000"))
    assert caught.value.code == "rules-changed"


def test_nobody_answers_a_question_before_it_is_asked() -> None:
    hands = people(3)
    assert refusal(hands.table.may_play, hands.asked(), hands.table.seq + 1, hands.offered()[0]) == "stale"
    seat = hands.play("bid apollo").seat
    assert refusal(hands.table.may_undo, seat, hands.table.seq + 1, False) == "stale", "nor takes back what is to come"
    hands.table.may_undo(seat, hands.table.seq, False)


def test_a_take_over_needs_a_person_who_plays() -> None:
    hands = Hands("human", "human", "bot").start()
    assert refusal(hands.table.may_propose, 0, "takeover", 0) == "no-such-seat", "not oneself"
    assert refusal(hands.table.may_propose, 0, "takeover", 2) == "no-such-seat", "not a bot"
    assert refusal(hands.table.may_propose, 0, "takeover", 3) == "no-such-seat"
    hands.happens(StoodIn(1, STAND_IN))
    assert refusal(hands.table.may_propose, 0, "takeover", 1) == "no-such-seat", "not twice"


def test_a_stand_in_plays_until_its_person_comes_back() -> None:
    hands = people()
    seat, since = hands.asked(), hands.table.seq
    assert refusal(hands.table.may_come_back, seat) == "nothing-to-return-to"
    hands.happens(StoodIn(seat, STAND_IN))
    assert hands.table.autopilot(seat) == STAND_IN
    assert hands.table.asked_since == {seat: since}, "the question is the same one"
    hands.happens(hands.table.may_come_back(seat))
    assert hands.table.autopilot(seat) == ""
    assert hands.table.asked_since == {seat: since}
    assert hands.table.seats_of(NAMES[seat]) == [seat]


def test_the_move_of_a_stand_in_comes_too_late_when_its_person_is_back() -> None:
    hands = people()
    seat, since, text = hands.asked(), hands.table.seq, hands.offered()[0]
    hands.happens(StoodIn(seat, STAND_IN))
    assert hands.table.may_play(seat, since, text, "bot").by == "bot"
    hands.happens(hands.table.may_come_back(seat))
    assert refusal(hands.table.may_play, seat, since, text, "bot") == "not-your-turn"
    assert hands.table.may_play(seat, since, text).by == "person"


# --- resigning


def test_a_bot_plays_on_for_who_resigns() -> None:
    hands = people()
    seat, text = hands.asked(), hands.offered()[0]
    hands.happens(hands.table.may_resign(seat))
    assert (hands.table.status, hands.table.autopilot(seat)) == ("running", STAND_IN)
    assert hands.table.outcome() == ([], "")
    assert refusal(hands.table.may_resign, seat) == "resigned-already"
    assert hands.table.may_play(seat, hands.table.seq, text, "bot").action == text


def test_who_resigns_asks_nobody_else_anew() -> None:
    hands = people()
    asked, since = hands.asked(), hands.table.seq
    hands.happens(hands.table.may_resign(others(hands, asked)[0]))
    assert hands.table.asked_since == {asked: since}
    assert isinstance(hands.table.may_play(asked, since, hands.offered()[0]), Played)


def test_who_has_no_name_owns_no_seat() -> None:
    hands = Hands("human", "open")
    hands.happens(hands.table.may_sit(1, Seat("human", "", "Nobody", nonce="00"), "ana"))
    assert hands.table.seats_of("") == []


def test_who_has_resigned_decides_nothing_any_more() -> None:
    hands = people()
    seat, text = hands.asked(), hands.offered()[0]
    hands.happens(hands.table.may_resign(seat))
    assert refusal(hands.table.may_play, seat, hands.table.seq, text) == "resigned-already"
    hands.play()
    assert refusal(hands.table.may_undo, seat, hands.table.seq, False) == "resigned-already"
    assert refusal(hands.table.may_propose, seat, "undo", 0) == "resigned-already"
    assert refusal(hands.table.may_come_back, seat) == "nothing-to-return-to"
    proposer, voter = others(hands, seat)
    hands.happens(hands.table.may_propose(proposer, "undo", 0))
    assert refusal(hands.table.may_vote, seat, False) == "no-vote-open"
    consent(hands, [voter])
    assert len(hands.moves()) == 0


def test_the_last_who_has_not_resigned_wins_by_a_walk_over() -> None:
    hands = people()
    hands.happens(hands.table.may_resign(2))
    hands.happens(hands.table.may_resign(0))
    assert (hands.table.status, hands.table.walk_over) == ("over", 1)
    assert hands.table.outcome() == ([2, 1, 2], "resigned")
    assert hands.table.decisions() == []
    assert refusal(hands.table.may_resign, 1) == "table-over"
    assert refusal(hands.table.may_play, 1, hands.table.seq, "bid apollo") == "table-over"


def test_a_match_that_is_played_to_its_end_is_over() -> None:
    hands = Hands("bot", "bot").start()
    for _ in range(5_000):
        if hands.table.status != "running":
            break
        (decision,) = hands.table.decisions()
        hands.play(hands.offered()[hands.table.seq * 7919 % len(decision.actions)])
    places, reason = hands.table.outcome()
    assert hands.table.status == "over"
    assert sorted(places) == [1, 2]
    assert reason not in ("", "resigned")
    assert hands.table.asked_since == {}


# --- talk, faults, repetition


def test_what_is_said_is_kept_with_its_step() -> None:
    hands = people()
    before = hands.digest()
    hands.happens(Chatted("ben", "Ben", "hello"))
    hands.happens(Chatted("ana", "Ana", "good luck"))
    assert [(seq, said.name, said.text) for seq, said in hands.table.chat] == [
        (hands.table.seq - 1, "Ben", "hello"),
        (hands.table.seq, "Ana", "good luck"),
    ]
    assert hands.digest() == before


def test_a_frozen_table_rests_at_its_last_good_decision() -> None:
    hands = people()
    seat = hands.play().seat
    before = hands.digest()
    hands.happens(Frozen("ValueError"))
    table = hands.table
    assert (table.status, table.problem, hands.digest()) == ("frozen", "ValueError", before)
    assert table.decisions() == []
    assert table.asked_since == {}
    for attempt in (
        (table.may_play, 0, 99, "bid apollo"),
        (table.may_undo, seat, 99, False),
        (table.may_propose, 0, "undo", 0),
        (table.may_vote, 0, True),
        (table.may_resign, 0),
        (table.may_start, "ana"),
        (table.may_sit, 0, Seat(), "ana"),
    ):
        assert refusal(*attempt) == "table-frozen"


def test_a_command_is_remembered_with_its_step() -> None:
    hands = people()
    what = hands.table.may_play(hands.asked(), hands.table.seq, hands.offered()[0])
    hands.happens(what, "ana:c1")
    seq = hands.table.seq
    hands.happens(Chatted("ana", "Ana", "hm"), "ana:c2")
    hands.happens(Chatted("ana", "Ana", "no command"))
    assert hands.table.commands == {"ana:c1": seq, "ana:c2": seq + 1}


# --- the fold


def everything(table: Table) -> list[object]:
    """All that a table says about itself."""
    match = table.playing()
    return [
        table.seq, table.status, digest(match.state), [move.digest for move in match.moves], match.key,
        [move.draws for move in match.moves], table.seats, table.clock.left, table.clock.since, table.asked_since,
        table.proposal, table.consents, table.chat, table.problem, table.walk_over, table.commands,
        [(seq, [(event.kind, event.values) for event in events]) for seq, events in table.told],
    ]  # fmt: skip


def eventful() -> Hands:
    """A log in which everything happens that can."""
    hands = people(4, ClockRules("live", 600_000, 2_000))
    sealed = hands.play_to_draws()
    hands.happens(hands.table.may_propose(sealed.seat, "undo", len(hands.moves()) - 2), "p1")
    consent(hands, others(hands, sealed.seat))
    hands.happens(hands.table.may_undo(hands.play().seat, hands.table.seq, True), "u1")
    hands.happens(Chatted("cleo", "Cleo", "again!"), "c1")
    hands.happens(StoodIn(hands.asked(), STAND_IN))
    hands.play()
    stood_in = next(number for number, seat in enumerate(hands.table.seats) if seat.stand_in)
    hands.happens(hands.table.may_come_back(stood_in), "b1")
    hands.happens(hands.table.may_resign(hands.asked()), "r1")
    for _ in range(30):
        hands.play()
    left = [number for number, seat in enumerate(hands.table.seats) if not seat.resigned]
    hands.happens(hands.table.may_propose(left[0], "takeover", left[1]), "p2")
    consent(hands, left[2:])
    hands.play()
    hands.happens(hands.table.may_propose(left[0], "undo", 3), "p3")
    return hands


def test_the_same_log_gives_the_same_table() -> None:
    hands = eventful()
    for _ in range(2):
        again = Table("t1", SECRET)
        for step in hands.log:
            again.apply(step)
        assert everything(again) == everything(hands.table)


def test_every_beginning_of_a_log_is_a_table_of_its_own() -> None:
    """Folding never changes the steps: a table that caught up step by step equals one that was folded at once."""
    log = eventful().log
    slow = Table("t1", SECRET)
    for number, step in enumerate(log, 1):
        slow.apply(step)
        if slow.match is not None and number % 7 == 0:
            fresh = Table("t1", SECRET)
            for earlier in log[:number]:
                fresh.apply(earlier)
            assert everything(fresh) == everything(slow)


def test_another_secret_gives_another_match() -> None:
    first, second = people(), Hands("human", "human", "human")
    second.table.secret = b"another secret of thirty-two byt"
    second.start()
    assert first.digest() != second.digest()
