"""The kernel, proved with the toy game: several seats at once, undo, seals, matches."""

from __future__ import annotations

import pytest

from aegean.core.errors import IllegalAction, UndoRefused
from aegean.core.frame import NOT_ASKED, PENDING, Frame
from aegean.core.match import Match, digest
from tests.core.toy import KEEP, Choose, Swap, ToyGame, ToyState, answers

GAME = ToyGame()


def match(players: int = 3, key: bytes = bytes(32)) -> Match:
    return Match.start(GAME, GAME.make_options(players, {}), key=key)


def choosing(players: int = 3) -> Match:
    """A match in which all seats choose at once."""
    m = match(players)
    for seat in range(players):
        m.play(seat, KEEP)
    return m


def test_all_seats_are_asked_at_once_and_in_any_order() -> None:
    m = choosing()
    assert [decision.seat for decision in m.decisions()] == [0, 1, 2]
    m.play(2, m.state.hands[2][0])
    assert [decision.seat for decision in m.decisions()] == [0, 1]


def test_answers_stay_secret_until_the_last_one_is_in() -> None:
    m = choosing()
    hands = list(m.state.hands)
    m.play(1, hands[1][0])
    assert m.view(0)["answered"] == [False, True, False]
    assert m.view(0)["answer"] == PENDING
    assert not m.events(0)[3:]
    m.play(0, hands[0][0])
    m.play(2, hands[2][0])
    assert m.moves[-1].events[0].values == {"card0": hands[0][0], "card1": hands[1][0], "card2": hands[2][0]}


def test_order_of_secret_answers_does_not_matter() -> None:
    one, other = choosing(), choosing()
    for seat in (0, 1, 2):
        one.play(seat, one.state.hands[seat][1])
    for seat in (2, 0, 1):
        other.play(seat, other.state.hands[seat][1])
    assert digest(one.state) == digest(other.state)


def test_a_seat_answers_only_once() -> None:
    m = choosing()
    m.play(1, m.state.hands[1][0])
    with pytest.raises(IllegalAction):
        m.play(1, m.state.hands[1][1])
    assert answers(m.state).count(PENDING) == 2


def test_a_secret_answer_can_be_taken_back_until_another_seat_answers() -> None:
    m = choosing()
    m.play(0, m.state.hands[0][0])
    assert m.can_undo(0)
    m.play(1, m.state.hands[1][0])
    assert not m.can_undo(0)
    with pytest.raises(UndoRefused):
        m.undo(0)
    m.undo(1)
    assert answers(m.state)[1] == PENDING
    assert answers(m.state)[0] != PENDING


def test_revealing_seals() -> None:
    m = choosing(2)
    m.play(0, m.state.hands[0][0])
    m.play(1, m.state.hands[1][0])
    assert not m.can_undo(1)
    with pytest.raises(UndoRefused) as refused:
        m.undo(1)
    assert refused.value.code == "undo-sealed"


def test_the_last_of_several_secret_answers_seals_even_if_nothing_is_said() -> None:
    class Quiet(Choose):
        def with_answers(self, answers: tuple[int, ...]) -> Frame[ToyState]:
            return Quiet(answers)

        def reveal(self, state: ToyState, answers: tuple[int, ...]) -> None:
            state.agenda.append(Swap(0))

    for asked, sealed in (((PENDING, PENDING), True), ((NOT_ASKED, PENDING), False)):
        m = choosing(2)
        m.state.agenda[-1] = Quiet(asked)
        for seat in m.state.agenda[-1].seats(m.state):
            m.play(seat, m.state.hands[seat][0])
        assert m.moves[-1].events == []
        assert m.can_undo(1) != sealed


def test_drawing_from_chance_seals() -> None:
    m = match()
    m.play(0, m.state.hands[0][0])
    assert m.moves[0].draws
    with pytest.raises(UndoRefused):
        m.undo(0)


def test_undo_restores_the_very_state_before() -> None:
    m = match()
    before = digest(m.state)
    m.play(0, KEEP)
    assert digest(m.state) != before
    m.undo(0)
    assert digest(m.state) == before
    assert not m.moves


def test_undo_is_only_for_the_one_who_acted() -> None:
    m = match()
    m.play(0, KEEP)
    with pytest.raises(UndoRefused):
        m.undo(1)
    assert len(m.moves) == 1


def test_an_illegal_action_changes_nothing() -> None:
    m = match()
    before = digest(m.state)
    with pytest.raises(IllegalAction):
        m.play(0, 77)
    with pytest.raises(IllegalAction):
        m.play(1, KEEP)
    assert digest(m.state) == before
    assert not m.moves


def test_same_key_and_decisions_give_the_same_match_another_key_another() -> None:
    one, same, other = match(), match(), match(key=b"1" * 32)
    assert digest(one.state) == digest(same.state)
    assert digest(one.state) != digest(other.state)


def test_a_failing_rule_leaves_the_match_at_its_last_good_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    m = match()
    before = digest(m.state)

    def fail(*_: object) -> None:
        raise RuntimeError("a fault in a rule")

    with monkeypatch.context() as patched:
        patched.setattr("tests.core.toy.Swap.play", fail)
        with pytest.raises(RuntimeError):
            m.play(0, KEEP)
    assert digest(m.state) == before
    m.play(0, KEEP)
    assert len(m.moves) == 1
