"""What the past tells whom: answers that are nobody else's business stay untold while the match runs."""

from __future__ import annotations

import random

import pytest

from aegean.core.game import SPECTATOR
from aegean.core.match import Match
from aegean.core.registry import find_game
from aegean.core.text import Text
from aegean.games.civilization.hand import KeepEvent
from aegean.games.civilization.people import ChoosePerson
from aegean.games.civilization.state import CivFrame
from aegean.server.history import told_move

MOST_MATCHES = 60


def until(game: str, players: int, kind: str) -> Match:
    """A match in which such a question has just been answered, by chance."""
    rules = find_game(game)
    for number in range(MOST_MATCHES):
        match, dice = (
            Match.start(rules, rules.make_options(players, {}), key=bytes([number] * 32)),
            random.Random(number),
        )
        for _ in range(1500):
            decision = dice.choice(match.decisions())
            match.play(decision.seat, dice.choice(decision.actions))
            if decision.kind == kind:
                return match
            if not match.decisions():
                break
    raise AssertionError(f"nobody was ever asked for {kind}")


@pytest.mark.rule("R-CIV-480", "R-CIV-540")
@pytest.mark.parametrize(
    ("game", "players", "kind"),
    [("civilization", 3, "LayOut"), ("civilization", 3, "Research"), ("delphi", 3, "OthersAdvance")],
)
def test_a_private_answer_is_told_to_its_seat_and_to_all_when_the_match_is_over(
    game: str, players: int, kind: str
) -> None:
    match = until(game, players, kind)
    number, mover = len(match.moves), match.moves[-1].seat
    before, text = match.state_at(number - 1), Text("en", game)

    def read(eyes: int, over: bool) -> tuple[str, str]:
        told = told_move(match, number, number, before, over, eyes, text, [""] * players)
        return told.action, told.label

    whole = read(mover, over=False)
    assert whole[0] == match.moves[-1].text
    for eyes in (*range(players), SPECTATOR):
        assert read(eyes, over=True) == whole
        assert read(eyes, over=False) == (whole if eyes == mover else ("", ""))


def test_other_answers_are_told_to_all() -> None:
    match = until("civilization", 3, "PlaceCapital")
    told = told_move(match, 1, 1, match.state_at(0), False, SPECTATOR, Text("en", "civilization"), [""] * 3)
    assert told.action == match.moves[0].text


@pytest.mark.rule("R-CIV-240", "R-CIV-257")
@pytest.mark.parametrize("frame", [KeepEvent(0, 1, 2, 3), ChoosePerson(0, 1, 2)], ids=["KeepEvent", "ChoosePerson"])
def test_which_card_is_kept_is_private(frame: CivFrame) -> None:
    assert frame.private()
