"""What processes tell each other about who is where: nothing is missed for long, and nothing outlives its process."""

from __future__ import annotations

import json

import pytest

from aegean.server import presence
from aegean.server.presence import Elsewhere


def tell(speaker: Elsewhere, *others: Elsewhere) -> set[str]:
    """Everything the speaker has to say arrives; the tables where something changed."""
    changed = set()
    for payload in speaker.to_say():
        assert len(payload.encode()) < 8_000
        for other in (speaker, *others):  # the database tells the speaker too
            changed |= other.hear(payload)
    return changed


def acquainted(number: int = 2) -> list[Elsewhere]:
    processes = [Elsewhere() for _ in range(number)]
    for one in processes:
        one.open("hello")
        tell(one, *(other for other in processes if other is not one))
    for one in processes:
        tell(one, *(other for other in processes if other is not one))
    return processes


def test_a_change_is_known_elsewhere_and_only_elsewhere() -> None:
    one, two = acquainted()
    one.here("t", {"ana", ""})
    assert tell(one, two) == {"t"}
    assert two.at("t") == {"ana", ""}
    assert two.at("u") == set()
    assert tell(one, two) == set(), "what was said is not said again"
    assert one.at("t") == set(), "its own people are not elsewhere"
    one.here("t", {""})
    assert tell(one, two) == {"t"}
    assert two.at("t") == {""}
    one.here("t", set())
    assert tell(one, two) == {"t"}
    assert two.at("t") == set()


def test_who_is_at_two_processes_is_here_until_the_last_socket_closes() -> None:
    one, two, three = acquainted(3)
    one.here("t", {"ana"})
    two.here("t", {"ana"})
    tell(one, two, three)
    tell(two, one, three)
    one.here("t", set())
    tell(one, two, three)
    assert three.at("t") == {"ana"}
    two.here("t", set())
    tell(two, one, three)
    assert three.at("t") == set()


def test_a_table_with_more_people_than_a_message_holds_is_told_whole() -> None:
    one, two = acquainted()
    crowd = {f"{number:024x}" for number in range(1_000)}
    one.here("t" * 32, crowd)
    tell(one, two)
    assert two.at("t" * 32) == crowd
    few = set(sorted(crowd)[:3])
    one.here("t" * 32, few)
    tell(one, two)
    assert two.at("t" * 32) == few


def test_who_starts_later_is_told_what_was_said_before() -> None:
    one = Elsewhere()
    one.here("t", {"ana"})
    tell(one)
    two = Elsewhere()
    two.open("hello")
    tell(two, one)
    assert tell(one, two) == {"t"}
    assert two.at("t") == {"ana"}


def test_who_has_missed_the_beginning_asks_for_it() -> None:
    one, two = Elsewhere(), Elsewhere()
    one.here("t", {"ana"})
    one.to_say()  # nobody listened
    tell(one, two)
    assert two.wake.is_set()
    tell(two, one)
    tell(one, two)
    assert two.at("t") == {"ana"}


def test_what_was_missed_is_corrected_when_all_is_said_again_without_a_moment_of_absence() -> None:
    one, two = acquainted()
    one.here("left", {"ana"})
    one.here("stays", {"ben"})
    tell(one, two)
    one.here("left", set())
    one.here("new", {"cleo"})
    one.to_say()  # the connection was lost: this never arrives
    one.open("hello")
    changed = set()
    for payload in one.to_say():
        changed |= two.hear(payload)
        assert two.at("stays") == {"ben"}
    assert (two.at("left"), two.at("new")) == (set(), {"cleo"})
    assert changed >= {"left", "new"}, "whoever listens there has to be told"


def test_a_process_that_says_good_bye_is_forgotten_at_once() -> None:
    one, two = acquainted()
    one.here("t", {"ana"})
    tell(one, two)
    assert two.hear(one.good_bye()) == {"t"}
    assert two.at("t") == set()


def test_a_silent_process_is_forgotten_and_comes_back_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = acquainted()
    one.here("t", {"ana"})
    one.here("u", {"ben"})
    tell(one, two)
    assert two.forget_silent() == set()
    monkeypatch.setattr(presence, "FORGET_S", -1.0)  # as if that time had passed
    assert two.forget_silent() == {"t", "u"}
    assert (two.at("t"), two.at("u")) == (set(), set())
    monkeypatch.undo()
    one.here("t", {"cleo"})
    tell(one, two)
    tell(two, one)
    tell(one, two)
    assert (two.at("t"), two.at("u")) == ({"cleo"}, {"ben"})


def test_a_process_that_says_only_that_it_is_alive_is_not_forgotten() -> None:
    one, two = acquainted()
    one.here("t", {"ana"})
    tell(one, two)
    two.others[one.me].heard_at -= 10 * presence.FORGET_S  # as if that was long ago
    tell(one, two)
    assert two.forget_silent() == set()
    assert two.at("t") == {"ana"}


def test_who_has_still_to_ask_for_everything_asks_although_asked_meanwhile() -> None:
    one, two = Elsewhere(), Elsewhere()
    one.open("hello")
    two.open("hello")
    tell(two, one)
    assert json.loads(one.to_say()[0])["kind"] == "hello"


def test_processes_that_know_each_other_fall_silent() -> None:
    """Questions and answers do not go on for ever: in the end each says only that it is alive."""
    processes = acquainted(3)
    for _ in range(3):
        for one in processes:
            tell(one, *(other for other in processes if other is not one))
    for one in processes:
        assert [json.loads(payload)["kind"] for payload in one.to_say()] == ["alive"]
        assert not one.wake.is_set()
