"""Records of Cyclades: written, read, replayed, verified; tampered ones are found out (P1, P9)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from aegean.core.errors import AegeanError, BadRecord
from aegean.core.match import Match
from aegean.core.record import read_file, read_record, replay, resume, verify, write_record
from aegean.games.cyclades.game import GAME


def random_match(players: int, seed: int, cycles: int = 8, decisions: int = 10_000) -> Match:
    options = GAME.make_options(players, {"cycle_limit": cycles})
    match = Match.start(GAME, options, ["Ana"], key=seed.to_bytes(32, "big"))
    match.names = ["Ana", *[""] * (players - 1)]
    dice = random.Random(seed)
    while (open_now := match.decisions()) and len(match.moves) < decisions:
        match.play(open_now[0].seat, dice.choice(open_now[0].actions))
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_record_reads_back_to_the_same_match(players: int) -> None:
    match = random_match(players, 7)
    again = verify(read_record(write_record(match)))
    assert [move.digest for move in again.moves] == [move.digest for move in match.moves]
    assert [move.text for move in again.moves] == [move.text for move in match.moves]
    assert again.names == match.names
    assert write_record(again) == write_record(match)


def test_a_running_match_is_written_without_its_key() -> None:
    match = random_match(3, 1, decisions=20)
    text = write_record(match)
    assert match.key.hex() not in text
    assert replay(read_record(text)).moves[-1].digest == match.moves[-1].digest
    with pytest.raises(BadRecord, match="unfinished"):
        verify(read_record(text))


def test_a_saved_match_goes_on_with_the_same_dice() -> None:
    whole = random_match(4, 3)
    half = random_match(4, 3, decisions=40)
    again = resume(read_record(write_record(half, with_key=True)))
    for move in whole.moves[40:]:
        again.play(move.seat, move.action)
    assert write_record(again) == write_record(whole)


def test_replay_stops_at_any_decision() -> None:
    match = random_match(3, 5)
    record = read_record(write_record(match))
    assert replay(record, 0).moves == []
    assert replay(record, 10).moves[-1].digest == match.moves[9].digest


def test_a_record_of_older_rules_replays_by_what_chance_gave() -> None:
    text = write_record(random_match(3, 5)).replace("rules 1\n", "rules 0\n")
    text = "\n".join(line.rsplit(" #", 1)[0] + " #00000000" if " #" in line else line for line in text.splitlines())
    assert replay(read_record(text)).result() is not None


def body(text: str) -> int:
    """The line of the file (from 1) on which the deal stands."""
    return text.splitlines().index("") + 2


def problem_of(text: str) -> tuple[int, str]:
    with pytest.raises(BadRecord) as bad:
        verify(read_record(text))
    line, problem = bad.value.values["line"], bad.value.values["problem"]
    assert isinstance(line, int)
    return line, str(problem)


def test_every_kind_of_tampering_is_found_on_its_line() -> None:
    text = write_record(random_match(3, 11))
    lines = text.splitlines()
    start = body(text) - 1

    def changed(number: int, new: str) -> str:
        return "\n".join([*lines[:number], new, *lines[number + 1 :]])

    draw = next(n for n in range(start + 1, len(lines)) if " ~ " in lines[n])
    first, rest = lines[draw].split(" ~ ", 1)
    sides, value = rest.split()[0].split(":")
    other = f"{sides}:{(int(value) + 1) % int(sides)}"
    assert problem_of(changed(draw, f"{first} ~ {rest.replace(rest.split()[0], other, 1)}"))[0] == draw + 1
    assert problem_of(changed(draw, f"{first} #{lines[draw][-8:]}")) == (draw + 1, "chance")
    assert problem_of(changed(start + 1, lines[start + 1][:-8] + "00000000")) == (start + 2, "digest")
    assert problem_of("\n".join([*lines[: start + 2], *lines[start + 3 :]])) == (start + 3, "wrong-number")
    assert problem_of(changed(start + 1, "1 blue dance #00000000")) == (start + 2, "bad-action")
    assert problem_of(changed(start + 1, "1 mauve bid ares 1 #00000000")) == (start + 2, "wrong-seat")
    assert problem_of(changed(start + 1, f"{lines[start + 1].split(' bid ')[0]} bid ares 99 #00000000")) == (
        start + 2,
        "illegal",
    )
    assert problem_of(changed(start + 1, "1 blue")) == (start + 2, "bad-line")
    key = next(n for n, line in enumerate(lines) if line.startswith("key "))
    assert problem_of(changed(key, "key " + "00" * 32))[1] == "commitment"
    assert problem_of("\n".join([*lines[:key], *lines[key + 1 :]]))[1] == "key"
    result = next(n for n, line in enumerate(lines) if line.startswith("result "))
    assert problem_of(changed(result, "result metropolises 1 1 1")) == (result + 1, "result")
    assert problem_of("\n".join(lines[:-1]))[1] == "result"


def test_a_die_with_the_same_face_is_still_another_die() -> None:
    """Two of the six sides show a 1; the state is the same, the draw is not the key's."""
    text = write_record(random_match(4, 2, cycles=30))
    swapped = text.replace(" 6:1 ", " 6:2 ", 1) if " 6:1 " in text else text.replace(" 6:3 ", " 6:4 ", 1)
    assert swapped != text
    assert problem_of(swapped)[1] == "chance"


def test_a_thousand_random_changes_are_all_rejected() -> None:
    """One character of a decision line replaced by another of its kind (P9)."""
    text = write_record(random_match(2, 4, cycles=4))
    dice = random.Random(0)
    first = sum(len(line) + 1 for line in text.splitlines()[: body(text) - 1])
    places = [n for n in range(first, len(text)) if text[n].isdigit()]
    accepted = 0
    for _ in range(1000):
        place = dice.choice(places)
        other = dice.choice([digit for digit in "0123456789" if digit != text[place]])
        try:
            verify(read_record(text[:place] + other + text[place + 1 :]))
            accepted += 1
        except BadRecord:
            pass
    assert accepted == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not-a-record"),
        ("PGN 1", "not-a-record"),
        ("aegean-record 1\n", "missing-header"),
        ("aegean-record 1\ngame cyclades\nrules 1\nplayers 9\ncommitment x\n", "bad-line"),
        ("aegean-record 1\ngame cyclades\nrules 1\nplayers 3\noption moon=1\ncommitment x\n", "bad-line"),
        ("aegean-record 1\nmood good\n", "unknown-header"),
        ("aegean-record 1\n" + "x" * 5000, "too-long"),
    ],
)
def test_what_is_no_record_says_so(text: str, problem: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(text)
    assert bad.value.values["problem"] == problem


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    with pytest.raises(AegeanError, match="no such file"):
        read_file(tmp_path / "nothing.txt")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord):
        read_file(tmp_path / "picture.png")


def test_a_key_made_together_is_checked_from_secret_and_nonces() -> None:
    options = GAME.make_options(2, {"cycle_limit": 2})
    match = Match.start_together(GAME, options, ["Ana", "Luis"], b"s" * 32, [b"one", b"two"])
    dice = random.Random(1)
    while open_now := match.decisions():
        match.play(open_now[0].seat, dice.choice(open_now[0].actions))
    text = write_record(match)
    assert write_record(verify(read_record(text))) == text
    assert problem_of(text.replace(b"two".hex(), b"owt".hex()))[1] == "key"
    assert problem_of(text.replace((b"s" * 32).hex(), (b"t" * 32).hex()))[1] == "commitment"


def test_moves_taken_back_by_consent_get_fresh_dice_and_the_record_says_so() -> None:
    match = random_match(3, 12, cycles=6)
    whole = [move.draws for move in match.moves]
    number = next(n for n, move in enumerate(match.moves) if n > 20 and move.draws)
    used = match.state.chance.count
    match.rewind(number)
    assert len(match.moves) == number
    assert not match.can_undo(match.moves[-1].seat)
    dice = random.Random(2)
    while open_now := match.decisions():
        match.play(open_now[0].seat, dice.choice(open_now[0].actions))
    later = [move for move in match.moves[number:] if move.draws]
    assert later[0].draw_number == used
    assert [move.draws for move in match.moves[:number]] == whole[:number]
    text = write_record(match)
    assert f" @{used} " in text
    assert write_record(verify(read_record(text))) == text
    assert problem_of(text.replace(f" @{used} ", f" @{used + 1} "))[1] == "chance"
