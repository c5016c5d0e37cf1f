"""Rounds, turns and the action budget (ledger sections 5, 7 and 9)."""

from __future__ import annotations

import pytest

from aegean.core.chance import Chance
from aegean.games.delphi.game import GAME
from tests.delphi.position import Position
from tests.delphi.seeker import choose


@pytest.mark.rule("R-DEL-044", "R-DEL-024")
def test_turns_go_round_from_the_start_player() -> None:
    p = Position(3)
    p.state.start = 1
    for colour in ("red", "yellow", "green"):
        p.seat(colour, injuries={"red": 1})
        p.seat(colour, strength=5)
    p.begin("yellow")
    rounds = []
    for _ in range(6):
        rounds.append((p.state.round, p.asked()))
        p.rolls("red", "red", "red")
        if p.asked() == "red":  # the last one
            p.titan(1)
        p.play("end")
    assert [colour for _, colour in rounds] == ["yellow", "green", "red", "yellow", "green", "red"]
    assert [number for number, _ in rounds] == [4, 4, 4, 5, 5, 5]


@pytest.mark.rule("R-DEL-045", "R-DEL-159", "R-DEL-056")
def test_injuries_then_actions_then_the_oracle() -> None:
    p = Position().seat("red", gods={"aphrodite": 6}, injuries={"red": 3}).begin("red")
    assert p.prompt() == "Recover"
    assert p.refused("god aphrodite") == "R-DEL-049"
    assert p.refused("end") == "R-DEL-049"


@pytest.mark.rule("R-DEL-046")
def test_an_action_is_finished_before_the_next_begins() -> None:
    p = Position().seat("red", "J5", favours=1).monster("K5", "red").turn("red", "red", "red")
    p.battle(1).play("die red", "fight K5 red")
    assert p.refused("die red") == "R-DEL-046"
    assert p.refused("favours") == "R-DEL-046"


@pytest.mark.rule("R-DEL-047", "R-DEL-282")
def test_a_turn_may_end_with_dice_unused() -> None:
    p = Position().seat("red").turn("red", "red", "blue", "green").rolls("pink", "pink", "black").play("end")
    assert p.dice("red") == ["pink", "pink", "black"]


@pytest.mark.rule("R-DEL-058", "R-DEL-282")
def test_a_die_pays_for_one_action() -> None:
    p = Position().seat("red").turn("red", "red").play("die red", "favours")
    assert p.legal() == ["end"]
    assert p.refused("die red") == "R-DEL-058"


@pytest.mark.rule("R-DEL-057", "R-DEL-064")
def test_the_same_action_with_every_die() -> None:
    p = Position().seat("red").turn("red", "red", "red", "red")
    p.play("die red", "advance", "die red", "advance", "die red", "advance")
    assert p.row("red", "aphrodite") == 4


@pytest.mark.rule("R-DEL-061")
def test_a_card_drawn_this_turn_may_be_used() -> None:
    p = Position().seat("red").turn("red", "red").oracle("blue").play("die red", "oracle", "card blue", "advance")
    assert p.row("red", "poseidon") == 2


@pytest.mark.rule("R-DEL-062", "R-DEL-305", "R-DEL-230")
def test_the_used_card_is_discarded_at_the_end_of_the_turn() -> None:
    p = Position().seat("red", cards={"green": 1}).seat("yellow", injuries={"red": 1}).turn("red")
    p.play("card green", "favours")
    assert p.state.oracle_discard == [0] * 6
    p.rolls("red", "red", "red").play("end")
    assert p.state.oracle_discard == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("R-DEL-072")
def test_draw_an_oracle_card() -> None:
    p = Position().seat("red").turn("red", "red").oracle("pink").play("die red", "oracle")
    assert p.cards("red") == {"pink": 1}
    assert p.sealed


@pytest.mark.rule("R-DEL-073")
def test_take_two_favours() -> None:
    p = Position().seat("red", favours=1).turn("red", "red").play("die red", "favours")
    assert p.favours("red") == 3
    assert not p.sealed


@pytest.mark.rule("R-DEL-074", "R-DEL-076", "R-DEL-241", "R-DEL-260")
def test_look_at_two_islands_anywhere() -> None:
    p = Position().seat("red").turn("red", "red").tile("blue", "phi").tile("red", "psi")
    p.play("die red", "look", "look E9")
    assert not p.sealed
    p.play("look N5")
    assert p.sealed
    assert [event.values for event in p.events if event.kind == "sees"] == [
        {"space": "E9", "player": "blue", "letter": "phi"},
        {"space": "N5", "player": "red", "letter": "psi"},
    ]
    assert {event.audience for event in p.events if event.kind == "sees"} == {1}
    assert [values["space"] for values in p.happened("looks")] == ["E9", "N5"]
    assert p.face_down("E9")
    for seat, letter in ((0, "phi"), (1, None), (-1, None)):
        island = next(i for i in GAME.view(p.state, seat)["islands"] if i["space"] == "E9")
        assert (island["letter"], island["looked"]) == (letter, [0])


@pytest.mark.rule("R-DEL-075")
def test_look_at_the_last_island_or_not_at_all() -> None:
    p = Position().seat("red").uncover_all("E9").turn("red", "red").play("die red", "look")
    p.play("look E9")
    assert p.prompt() == "Turn"
    p = Position().seat("red").uncover_all().turn("red", "red").play("die red")
    assert p.refused("look") == "R-DEL-075"


@pytest.mark.rule("R-DEL-288")
def test_an_island_may_be_looked_at_again() -> None:
    p = Position().seat("red").island("E9", "blue", "phi", up=False, known=["red"]).turn("red", "red")
    p.play("die red", "look", "look E9")
    assert p.refused("look E9") == "R-DEL-074"
    p.play("look N5")
    assert p.state.known[p.board.index_of[p.space("E9")]] == 1


@pytest.mark.rule("R-DEL-210")
def test_an_empty_oracle_deck_is_refilled_but_not_with_the_card_of_this_turn() -> None:
    p = Position().seat("red", cards={"red": 1}).turn("red", "red", "red")
    p.state.oracle_discard, p.state.oracle_deck = p.state.oracle_deck, [0] * 6
    p.play("die red", "oracle")
    assert sum(p.state.oracle_deck) == 28
    p = Position(2).seat("red", cards=dict.fromkeys(("red", "black", "pink", "blue", "yellow", "green"), 5))
    p.turn("red", "red", "red").play("card red", "favours", "die red")
    assert p.refused("oracle") == "R-DEL-210"


@pytest.mark.rule("R-DEL-004", "R-DEL-077", "R-DEL-078", "R-DEL-003")
def test_colour_and_adjacency_are_both_needed() -> None:
    p = Position().seat("red", "H5").turn("red", "red", "blue").play("die blue")
    assert p.refused("explore I4") == "R-DEL-077"
    p.play("favours", "die red")
    assert p.refused("explore E9") == "R-DEL-078"
    assert p.legal("explore") == ["explore I4"]


@pytest.mark.rule("R-DEL-001", "R-DEL-310")
def test_a_race_ends_with_a_winner() -> None:
    state = GAME.deal(GAME.make_options(3, {}), Chance(bytes(range(32))))
    dice = Chance(bytes(range(1, 33)))
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        GAME.play(state, decision.seat, choose(state, decision, dice))
    result = GAME.result(state)
    assert result is not None
    assert 1 in result.places
    assert state.open_tasks[result.winners()[0]] == 0
