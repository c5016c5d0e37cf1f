"""The worked test cases of ledger section 31."""

from __future__ import annotations

import pytest

from aegean.games.delphi.pieces import HUES, NONE, SHIPS
from aegean.games.delphi.sail import BY_DIE
from aegean.games.delphi.ships import ReturnTask
from aegean.games.delphi.state import wheel_cost
from aegean.games.delphi.turn import recolour_cost
from tests.delphi.position import Position, hue


def cost(ship: str, face: str, colour: str) -> int:
    return wheel_cost(SHIPS.index(ship) if ship else NONE, hue(face), hue(colour))


@pytest.mark.rule("R-DEL-261", "R-DEL-067")
def test_green_to_black_costs_two_or_one_with_the_wheel_tile() -> None:
    assert (cost("", "green", "black"), cost("wheel", "green", "black"), cost("hold", "green", "black")) == (2, 1, 2)


@pytest.mark.rule("R-DEL-262", "R-DEL-070", "R-DEL-071")
def test_black_to_red_costs_five_four_or_one() -> None:
    assert (cost("", "black", "red"), cost("wheel", "black", "red"), cost("hold", "black", "red")) == (5, 4, 1)


@pytest.mark.rule("R-DEL-263", "R-DEL-086", "R-DEL-197", "R-DEL-173")
@pytest.mark.parametrize(("ship", "equipment", "paid"), [("", [], 2), ("range", [], 0), ("", ["spare-oars"], 1)])
def test_blue_water_five_steps_away(ship: str, equipment: list[str], paid: int) -> None:
    p = Position().seat("red", favours=2, ship=ship, equipment=equipment).turn("red", "blue")
    p.play("die blue", "sail J2")
    assert (p.at("red"), p.favours("red")) == ("J2", 2 - paid)


@pytest.mark.rule("R-DEL-264", "R-DEL-166")
def test_the_blue_creature_goes_six_spaces_to_any_water() -> None:
    p = Position().seat("red", companions=["blue creature"]).turn("red", "blue").play("die blue")
    assert "sail M6" in p.legal("sail")  # green, 6 steps
    assert p.refused("sail N9") == "R-DEL-084"  # 7 steps
    p = Position().seat("red", ship="range", equipment=["spare-oars"], companions=["blue creature"])
    p.turn("red", "blue").play("die blue", "sail N2")  # pink, 9 steps
    assert p.at("red") == "N2"


@pytest.mark.rule("R-DEL-265", "R-DEL-141", "R-DEL-143", "R-DEL-095")
def test_sigma_wholly_for_one_god_of_three_players() -> None:
    p = Position(3).seat("red", "H5").turn("red", "red").tile("blue", "sigma").play("die red", "explore I4")
    rows = []
    for _ in range(3):
        p.play("step poseidon")
        rows.append(p.row("red", "poseidon"))
    assert rows == [2, 3, 4]
    assert p.prompt() == "Turn"


@pytest.mark.rule("R-DEL-266", "R-DEL-142")
@pytest.mark.parametrize(("players", "steps"), [(2, 4), (3, 5), (4, 6)])
def test_steps_from_the_start_cloud_to_the_throne(players: int, steps: int) -> None:
    p = Position(players)
    row, count = 0, 0
    while row < 6:
        row, count = p.state.next_row(row), count + 1
    assert count == steps


@pytest.mark.rule("R-DEL-267", "R-DEL-048", "R-DEL-216")
def test_five_injuries_are_no_recovery_until_the_titan_rolls_six() -> None:
    hurt = {"red": 2, "blue": 2, "green": 1}
    p = Position(2).seat("red", injuries=hurt).seat("yellow", injuries={"pink": 1}).begin("red", "red", "red", "red")
    assert p.prompt() == "Turn"
    p.rolls("red", "red", "red").play("end")
    p.rolls("red", "red", "red").titan(6).wounds("red", "red", "pink", "pink").play("end")
    assert p.injuries("red") == {"red": 4, "blue": 2, "green": 1}
    assert (p.prompt(), p.asked()) == ("Recover", "red")


@pytest.mark.rule("R-DEL-268", "R-DEL-179", "R-DEL-257")
@pytest.mark.parametrize(("red", "prompt"), [(4, "Recover"), (3, "Turn")])
def test_thick_skin_moves_the_limits_to_four_and_eight(red: int, prompt: str) -> None:
    p = Position().seat(
        "red", injuries={"red": red, "blue": 2, "green": 1 if red == 4 else 2}, equipment=["thick-skin"]
    )
    p.begin("red")
    assert p.prompt() == prompt
    if prompt == "Recover":
        p.play("discard red red red")  # still three
        assert sum(p.injuries("red").values()) == 4


@pytest.mark.rule("R-DEL-269", "R-DEL-217", "R-DEL-238")
def test_the_titan_hurts_who_is_weaker_than_the_roll() -> None:
    p = Position(3).seat("red", strength=2).seat("yellow", strength=3).seat("green", strength=5)
    p.turn("green").rolls("red", "red", "red").titan(3).play("end")
    assert [sum(p.injuries(colour).values()) for colour in ("red", "yellow", "green")] == [1, 0, 0]


@pytest.mark.rule("R-DEL-270", "R-DEL-079")
def test_needed_monsters_after_the_blue_one() -> None:
    p = Position().tasks("red", monsters=["blue", "red"]).beaten("red", "blue")
    for word in HUES:
        p.monster("K5", word)
    p.seat("red", "J5", gods={"ares": 6}).turn("red").play("god ares")
    assert p.legal() == [f"fight K5 {word}" for word in ("red", "black", "pink", "yellow", "green")]
    assert p.refused("fight K5 blue") == "R-DEL-080"


@pytest.mark.rule("R-DEL-271", "R-DEL-081", "R-DEL-248")
def test_a_red_offering_aboard_reserves_the_white_task() -> None:
    p = Position().tasks("red", offerings=["yellow"]).seat("red", "G4", offerings=["red"])
    p.offering("G3", "yellow").offering("G3", "pink").turn("red", "yellow", "pink")
    p.play("die pink")
    assert p.refused("load G3 pink") == "R-DEL-081"
    p.play("favours", "die yellow", "load G3 yellow")
    assert p.offerings("red") == ["red", "yellow"]


@pytest.mark.rule("R-DEL-272", "R-DEL-127", "R-DEL-171")
def test_a_full_ship_takes_nothing() -> None:
    p = Position().seat("red", "C2", statues=["red"], offerings=["yellow"], gods={"hermes": 6, "ares": 6})
    p.monster("C3", "red").display("warm-statue").turn("red", "black")
    assert p.legal("god") == ["god ares"]
    assert p.refused("god hermes") == "R-DEL-295"
    p.play("die black")
    assert p.refused("fetch B1") == "R-DEL-127"
    p.play("favours", "god ares", "fight C3 red", "take warm-statue")
    assert p.statues("red") == ["red"]
    assert p.happened("effect-lost") == [{"seat": 0, "equipment": "warm-statue"}]
    assert p.prompt() == "Turn"


@pytest.mark.rule("R-DEL-273", "R-DEL-201", "R-DEL-202")
def test_favours_with_the_favour_tile() -> None:
    p = Position().seat("green", favours=6, ship="favor").turn("green", "red").play("die red", "favours")
    assert p.favours("green") == 9


@pytest.mark.rule("R-DEL-274", "R-DEL-223", "R-DEL-225")
def test_the_round_is_finished_after_a_ship_reached_zeus() -> None:
    p = Position(4).tasks("yellow", shrines=0, statues=0, offerings=(), monsters=(), white=())
    for colour in ("red", "green", "blue"):
        p.seat(colour, "H5", injuries={"red": 1})
    p.seat("yellow", "F4").turn("yellow", "pink").play("die pink", "sail G5")
    turns = []
    for _ in range(3):
        turns.append(p.asked())
        p.rolls("red", "red", "red").titan(1).wounds().play("end")
    assert turns == ["yellow", "green", "blue"]
    assert (p.prompt(), p.state.reason) == ("", "zeus")
    assert p.places()["yellow"] == 1


@pytest.mark.rule("R-DEL-275", "R-DEL-229")
def test_a_tie_is_broken_by_cards_then_favours() -> None:
    p = Position(2).seat("red", favours=1, cards={"red": 3}, arrived=True)
    p.seat("yellow", favours=4, cards={"blue": 3}, arrived=True).turn("yellow")
    p.rolls("red", "red", "red").titan(1).play("end")
    assert (p.places(), p.state.reason) == ({"red": 2, "yellow": 1}, "favours")


@pytest.mark.rule("R-DEL-315", "R-DEL-048", "R-DEL-049", "R-DEL-246")
def test_six_injuries_of_three_colours() -> None:
    p = Position().seat("red", injuries={"red": 2, "blue": 2, "green": 2}).seat("yellow", injuries={"red": 1})
    p.begin("red", "red", "blue", "blue")
    assert p.prompt() == "Recover"
    p.play("discard red blue green")
    assert p.injuries("red") == {"red": 1, "blue": 1, "green": 1}
    assert p.dice("red") == ["red", "blue", "blue"]
    assert (p.prompt(), p.asked()) == ("Turn", "yellow")
    p.begin("red")
    assert p.prompt() == "Turn"


@pytest.mark.rule("R-DEL-316", "R-DEL-060", "R-DEL-057")
def test_one_oracle_card_a_turn() -> None:
    p = Position().seat("red", cards={"green": 1, "blue": 1}).turn("red", "red", "red", "black")
    p.play("die red", "favours", "die red", "favours", "card green", "favours")
    assert "die black" in p.legal("die")
    assert p.legal("card") == []
    assert p.refused("card blue") == "R-DEL-060"


@pytest.mark.rule("R-DEL-317", "R-DEL-063", "R-DEL-064")
def test_poseidon_three_dice_and_a_card_in_one_turn() -> None:
    p = Position().seat("red", gods={"poseidon": 6}, cards={"green": 1}).turn("red", "red", "pink", "pink")
    p.play("die pink", "favours", "god poseidon", "sail N2", "card green", "favours", "die red", "favours")
    p.play("die pink", "favours")
    assert (p.at("red"), p.favours("red"), p.row("red", "poseidon")) == ("N2", 8, 0)


@pytest.mark.rule("R-DEL-318", "R-DEL-144", "R-DEL-145", "R-DEL-244")
def test_the_roll_of_another_player() -> None:
    p = Position().seat("red", gods={"aphrodite": 3, "artemis": 2}).turn("yellow")
    p.rolls("red", "green", "black").play("end")
    assert p.all_asked() == ["red"]
    assert p.legal(colour="red") == ["step aphrodite", "step artemis", "decline"]
    p.answer("red", "step artemis")
    assert (p.row("red", "aphrodite"), p.row("red", "artemis"), p.row("red", "ares")) == (3, 3, 0)


@pytest.mark.rule("R-DEL-319", "R-DEL-084")
def test_pink_water_four_spaces_away() -> None:
    p = Position().seat("red", favours=1).turn("red", "pink").play("die pink", "sail D1")
    assert p.favours("red") == 0
    p = Position().seat("red").turn("red", "pink").play("die pink")
    assert p.refused("sail D1") == "R-DEL-084"


@pytest.mark.rule("R-DEL-320", "R-DEL-090", "R-DEL-242")
def test_exploring_the_own_island() -> None:
    p = Position(4).seat("blue", "N7").turn("blue", "yellow").tile("blue", "phi").play("die yellow", "explore M5")
    assert p.has_shrine("M5")
    assert p.done("blue")["shrine"] == 1
    assert p.prompt() == "GodSteps"
    p.play("step ares")
    assert (p.cards("blue"), p.prompt()) == ({}, "Turn")


@pytest.mark.rule("R-DEL-321", "R-DEL-252", "R-DEL-117")
def test_load_and_offer_from_one_space() -> None:
    p = Position().seat("red", "D5").offering("E7", "red").temple("C5", "red").turn("red", "red", "red")
    p.play("die red", "load E7 red", "die red", "offer C5")
    assert (p.done("red")["offering"], p.favours("red"), p.at("red"), p.offerings("red")) == (1, 3, "D5", [])


@pytest.mark.rule("R-DEL-322", "R-DEL-120", "R-DEL-121", "R-DEL-122")
def test_a_red_statue_from_the_city_to_its_pedestal() -> None:
    p = Position().seat("red", "M1").turn("red", "red", "yellow", "red")
    p.play("die red", "fetch N1", "die yellow", "sail K1", "die red", "raise L2")
    assert p.done("red")["statue"] == 1
    assert p.legal() == ["companion red hero", "companion red demigod", "companion red creature"]
    p.play("companion red creature")
    assert p.companions("red") == ["red creature"]


@pytest.mark.rule("R-DEL-323", "R-DEL-087")
def test_a_first_turn() -> None:
    p = Position().seat("yellow", favours=4).offering("G3", "blue").turn("yellow", "black", "pink", "green")
    p.play("die green", "sail F3", "die pink blue", "load G3 blue", "die black", "advance")
    assert (p.favours("yellow"), p.offerings("yellow"), p.row("yellow", "ares")) == (3, ["blue"], 2)
    p.rolls("red", "red", "red").play("end")
    assert p.dice("yellow") == ["red", "red", "red"]


@pytest.mark.rule("R-DEL-324")
def test_the_alternative_first_turn() -> None:
    p = Position().seat("yellow", "H5", favours=4).turn("yellow", "pink")
    p.play("die pink red", "explore I4")
    assert p.favours("yellow") == 0 or p.happened("gains-favours")
    p = Position().seat("red", "H5", favours=3).turn("red", "pink")
    assert p.refused("die pink red") == "R-DEL-065"


@pytest.mark.rule("R-DEL-325", "R-DEL-151", "R-DEL-153")
def test_apollo_frees_one_die_or_card() -> None:
    p = Position().seat("red", gods={"apollo": 6}, cards={"blue": 1}).turn("red", "red", "red", "green")
    p.oracle("pink").play("god apollo")
    assert {"free die red black", "free die green black", "free card blue black"} <= set(p.legal("free"))
    p.play("free die red black", "advance")
    assert p.legal("free") == []
    assert p.refused("free die red black") == "R-DEL-151"
    assert p.refused("die green black") == "R-DEL-065"


@pytest.mark.rule("R-DEL-325", "R-DEL-151")
def test_apollo_frees_all_with_the_switch() -> None:
    p = Position(apollo="all").seat("red", gods={"apollo": 6}, cards={"blue": 1}).turn("red", "red", "red", "green")
    p.oracle("pink").play("god apollo")
    p.play("die red black", "advance", "die red black", "advance", "die green black", "advance", "card blue black")
    p.play("advance")
    assert (p.row("red", "ares"), p.favours("red")) == (5, 0)
    assert p.legal("card") == []


@pytest.mark.rule("R-DEL-326", "R-DEL-165", "R-DEL-167")
def test_green_to_red_to_blue_by_the_demigod_with_the_creature() -> None:
    p = Position().seat("red", favours=1, companions=["red demigod", "blue creature"]).turn("red", "green")
    assert recolour_cost(p.state, 0, BY_DIE, hue("green"), hue("blue")) == 1
    p.play("die green blue", "sail M6")
    assert (p.at("red"), p.favours("red")) == ("M6", 0)


@pytest.mark.rule("R-DEL-327", "R-DEL-180")
@pytest.mark.parametrize(("switch", "reached"), [(False, False), (True, True)])
def test_the_extra_action_and_the_creature(switch: bool, reached: bool) -> None:
    p = Position(extra_action_creature=switch)
    p.seat("red", favours=3, equipment=["extra-watch"], companions=["blue creature"]).turn("red")
    p.play("extra blue")
    assert ("sail M6" in p.legal("sail")) is reached
    assert ("sail J2" in p.legal("sail")) is reached


@pytest.mark.rule("R-DEL-328", "R-DEL-175", "R-DEL-158", "R-DEL-178")
@pytest.mark.parametrize("switch", [False, True])
def test_the_long_spear_reaches_across_one_water_space(switch: bool) -> None:
    p = Position(long_spear_explores=switch).seat("red", "I5", equipment=["long-spear"], gods={"ares": 6})
    p.monster("K5", "red").island("I4", "red", "psi", up=False, known=["red"]).turn("red", "red", "green", "green")
    p.play("die red")
    assert "fight K5 red" in p.legal("fight")
    p.play("favours", "die green")
    assert ("explore I7" in p.legal("explore")) is switch
    p.play("favours", "god ares")
    assert "fight K5 red" in p.legal()
    p = Position().seat("red", "I5", equipment=["long-spear"]).island("I7", "red", "psi").turn("red", "green")
    p.play("die green", "shrine I7")
    assert p.has_shrine("I7")


@pytest.mark.rule("R-DEL-329", "R-DEL-162", "R-DEL-054")
def test_the_red_hero_takes_red_injuries_away() -> None:
    p = Position(2).seat("red", injuries={"blue": 2}, companions=["red hero"]).turn("yellow")
    p.rolls("red", "red", "red").titan(6).wounds("red", "blue", "pink", "pink").play("end")
    assert p.injuries("red") == {"blue": 3}
    assert p.prompt() == "Recover"


@pytest.mark.rule("R-DEL-330", "R-DEL-221", "R-DEL-303")
def test_a_short_game_with_the_task_tile() -> None:
    p = Position(short_game=2)
    for colour in ("red", "yellow", "green"):
        p.tasks(colour, shrines=2, statues=2)
    p.seat("red", ship="task")
    p.state.agenda = [*p.turn("red").state.agenda, ReturnTask(0, False)]
    p.play("return monster red")
    assert p.open("red") == 9
    p.tasks("red", shrines=0, statues=0, offerings=["blue"], monsters=(), white=())
    p.seat("red", "H5").turn("red", "red").play("die red")
    assert p.refused("sail G5") == "R-DEL-221"
    p.tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=())
    assert "sail G5" in p.legal("sail")


@pytest.mark.rule("R-DEL-331", "R-DEL-229", "R-DEL-308")
def test_two_equal_ships_share_the_victory() -> None:
    p = Position().seat("red", favours=5, cards={"red": 2}, arrived=True)
    p.seat("green", favours=5, cards={"blue": 1, "pink": 1}, arrived=True).turn("green")
    p.rolls("red", "red", "red").titan(1).play("end")
    assert (p.places(), p.state.reason) == ({"red": 1, "yellow": 3, "green": 1}, "shared")
