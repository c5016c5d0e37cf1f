"""Whatever is typed or loaded is read, or refused with an error meant for people; nothing else ever comes out."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.record import read_record, verify, write_record
from aegean.games.cyclades.game import GAME
from tests.cyclades.test_records import random_match
from tests.typed import assert_read_or_refused, lines

STATE = GAME.deal(GAME.make_options(4, {}), Chance(bytes(32)))
RECORD = write_record(random_match(2, 9, cycles=2))
VERBS = [
    "bid", "fleet", "troop", "priest", "build", "sail", "march", "exchange", "call", "end", "stop", "stay", "retreat",
    "give", "metropolis", "at", "raze", "change", "rob", "copy", "sell", "push", "pick", "start",
]  # fmt: skip
WORDS = [
    "ares", "apollo", "3", "-1", "999999999", "A1", "k4", "N1", "N10", "N99", "N1/1", "N1/9", "temple", "kraken", "red",
    "fleet", "troop", "off", "space4", "space9", "", "é", "²", "1_0",
]  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(lines(VERBS, WORDS))
def test_any_line_is_an_action_or_bad_notation(line: str) -> None:
    assert_read_or_refused(GAME, STATE, line)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(RECORD) - 1), st.integers(0, 40), st.text(max_size=20))
def test_any_edit_of_a_record_is_sound_or_refused(start: int, cut: int, put: str) -> None:
    code = ""
    try:
        verify(read_record(RECORD[:start] + put + RECORD[start + cut :]))
    except AegeanError as error:
        code = error.code
    assert code in ("", "bad-record", "unknown-game")
