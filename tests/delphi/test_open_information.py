"""What is open, what is hidden, and where undo ends (ledger section 30)."""

from __future__ import annotations

import json

import pytest

from aegean.core.chance import Chance
from aegean.core.match import Match
from aegean.games.delphi.game import GAME
from tests.delphi.position import Position


def island(p: Position, name: str, audience: int) -> dict[str, object]:
    found: dict[str, object] = next(spot for spot in GAME.view(p.state, audience)["islands"] if spot["space"] == name)
    return found


@pytest.mark.rule("R-DEL-259", "R-DEL-076")
def test_only_who_looked_knows_the_tile() -> None:
    p = Position().island("E9", "blue", "phi", up=False, known=["red", "green"]).turn("yellow")
    for seat, knows in ((0, True), (1, False), (2, True), (-1, False)):
        assert (island(p, "E9", seat)["letter"] == "phi") is knows
        assert island(p, "E9", seat)["looked"] == [0, 2]
        assert island(p, "N5", seat)["letter"] is None


@pytest.mark.rule("R-DEL-259")
def test_after_the_match_all_is_shown() -> None:
    p = Position(2).island("E9", "blue", "phi", up=False, known=["red"]).seat("red", arrived=True).turn("yellow")
    p.rolls("red", "red", "red").titan(1).play("end")
    assert island(p, "E9", -1)["letter"] == "phi"


@pytest.mark.rule("R-DEL-259", "R-DEL-306")
def test_answers_to_a_roll_are_hidden_until_all_are_in() -> None:
    p = Position(3).seat("yellow", gods={"ares": 3}).seat("green", gods={"ares": 3}).turn("red")
    p.rolls("black", "black", "black").play("end").answer("yellow", "step ares")
    answers = {seat: GAME.view(p.state, seat)["agenda"][-1][1] for seat in (-1, 0, 1, 2)}
    assert answers[1][1] == GAME.parse_action(p.state, "step ares")
    assert answers[0][1] == answers[2][1] == answers[-1][1] == -3
    assert p.row("yellow", "ares") == 3


@pytest.mark.rule("R-DEL-259", "R-DEL-208", "R-DEL-279")
def test_cards_dice_favours_and_tasks_are_open() -> None:
    p = (
        Position()
        .seat("red", favours=4, cards={"blue": 2}, injuries={"pink": 1}, equipment=["long-spear"])
        .turn("yellow")
    )
    mat = GAME.view(p.state, 2)["seats"][0]
    assert (mat["favours"], mat["cards"]["blue"], mat["injuries"]["pink"]) == (4, 2, 1)
    assert mat["equipment"] == ["long-spear"]
    assert (mat["tasks"]["offerings"], mat["tasks"]["open"]) == (["blue", "yellow"], 12)


@pytest.mark.rule("R-DEL-278")
def test_used_dice_and_the_used_card_are_seen_beside_the_board() -> None:
    p = (
        Position()
        .seat("red", cards={"blue": 1})
        .turn("red", "red", "pink", "pink")
        .play("card blue", "favours", "die pink")
    )
    turn = GAME.view(p.state, -1)["turn"]
    assert (turn["spent"], turn["aside"]["blue"]) == ([1], 1)


@pytest.mark.rule("R-DEL-260", "R-DEL-069")
def test_undo_takes_back_a_die_and_its_favours_but_no_draw() -> None:
    match = Match(
        GAME, GAME.make_options(2, {"player_colours": "random", "ship_tiles": "first_game"}), Chance(bytes(32))
    )
    seat = match.decisions()[0].seat
    actions = [(action, GAME.action_text(match.state, action)) for action in match.decisions()[0].actions]
    paid = next(action for action, text in actions if text.startswith("die") and len(text.split()) == 3)
    plain = next(action for action, text in actions if text.startswith("die") and len(text.split()) == 2)
    before = match.state.favours[:]
    match.play(seat, paid)
    match.undo(seat)
    assert match.state.favours == before
    match.play(seat, plain)
    match.play(seat, GAME.parse_action(match.state, "oracle"))
    assert not match.can_undo(seat)


@pytest.mark.rule("R-DEL-258")
def test_one_seed_gives_one_deal() -> None:
    options = GAME.make_options(4, {"map": "compact_random_free"})
    first, second, other = (GAME.deal(options, Chance(bytes([number]) * 32)) for number in (1, 1, 2))
    assert first.key() == second.key() != other.key()


def test_a_view_survives_the_wire() -> None:
    p = (
        Position()
        .island("E9", "blue", "phi", up=False, known=["red"])
        .seat("red")
        .turn("red", "red")
        .play("die red", "look")
    )
    p.play("look N5")
    seen = json.loads(json.dumps(GAME.view(p.state, 1)))
    assert GAME.view(GAME.imagine(seen, Chance(bytes(32))), 1) == GAME.view(p.state, 1)
