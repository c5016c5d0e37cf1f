"""Offerings, statues, storage and what is needed (ledger sections 10, 15, 16, 17 and 19)."""

from __future__ import annotations

import pytest

from aegean.core.masks import members
from aegean.games.delphi.pieces import HUES
from aegean.games.delphi.tasks import loadable_offerings, loadable_statues, needed_monsters
from tests.delphi.position import Position


def words(mask: int) -> list[str]:
    return [HUES[colour] for colour in members(mask)]


@pytest.mark.rule("R-DEL-079", "R-DEL-138", "R-DEL-136", "R-DEL-137")
def test_the_white_tile_takes_only_colours_on_no_other_tile() -> None:
    p = Position()  # offerings yellow, blue, white
    assert words(loadable_offerings(p.state, 0)) == list(HUES)
    p.seat("red", "D5", offerings=["yellow"]).temple("C5", "yellow").turn("red", "yellow").play(
        "die yellow", "offer C5"
    )
    assert p.state.offering_white[0] == 1  # the yellow tile was used
    assert words(loadable_offerings(p.state, 0)) == ["red", "black", "pink", "blue", "green"]
    p.tasks("red", offerings=[])
    p.state.offering_barred[0] = 0b11000
    assert words(loadable_offerings(p.state, 0)) == ["red", "black", "pink", "green"]


@pytest.mark.rule("R-DEL-080", "R-DEL-239", "R-DEL-135")
def test_what_is_not_needed_is_not_loaded() -> None:
    p = (
        Position()
        .tasks("red", offerings=["yellow"], white=())
        .seat("red", "G4")
        .offering("G3", "red")
        .turn("red", "red")
    )
    p.play("die red")
    assert p.refused("load G3 red") == "R-DEL-080"
    p = Position().tasks("red", statues=0).seat("red", "M1").turn("red", "red").play("die red")
    assert p.refused("fetch N1") == "R-DEL-080"


@pytest.mark.rule("R-DEL-081")
def test_cargo_reserves_tasks_by_assignment() -> None:
    p = Position().seat("red", ship="hold", offerings=["yellow"])
    assert words(loadable_offerings(p.state, 0)) == ["red", "black", "pink", "blue", "green"]
    p = Position().seat("red", ship="hold", offerings=["pink"])  # for the white tile
    assert words(loadable_offerings(p.state, 0)) == ["blue", "yellow"]
    p = Position().seat("red", ship="hold", offerings=["pink", "yellow"])
    assert words(loadable_offerings(p.state, 0)) == ["blue"]
    p = Position().tasks("red", statues=2).seat("red", ship="hold", statues=["pink", "red"])
    assert words(loadable_statues(p.state, 0)) == []
    p = Position().seat("red", ship="hold", statues=["pink", "red"])
    assert words(loadable_statues(p.state, 0)) == ["black", "blue", "yellow", "green"]


@pytest.mark.rule("R-DEL-081", "R-DEL-292")
def test_two_cubes_for_one_white_task_can_never_strand_a_player() -> None:
    """A fault of another program: it counted tasks instead of assigning them."""
    p = Position().tasks("red", offerings=["yellow"]).seat("red", "G4", ship="hold", offerings=["pink"])
    p.offering("G3", "green").turn("red", "green").play("die green")
    assert p.refused("load G3 green") == "R-DEL-081"  # two tasks are open, but yellow takes yellow only


@pytest.mark.rule("R-DEL-116")
def test_load_an_offering() -> None:
    p = Position().seat("red", "G4").offering("G3", "yellow").turn("red", "yellow", "blue").play("die blue")
    assert p.refused("load G3 yellow") == "R-DEL-077"
    p.play("favours", "die yellow", "load G3 yellow")
    assert p.offerings("red") == ["yellow"]
    assert not p.state.offerings[4] >> p.space("G3") & 1
    p = Position().seat("red", "G5").offering("G3", "yellow").turn("red", "yellow").play("die yellow")
    assert p.refused("load G3 yellow") == "R-DEL-078"
    assert p.refused("load H5 yellow") == "R-DEL-116"


@pytest.mark.rule("R-DEL-117", "R-DEL-133", "R-DEL-134")
def test_make_an_offering() -> None:
    p = Position().seat("red", "D5", offerings=["yellow"]).temple("C5", "yellow").temple("D4", "blue")
    p.turn("red", "yellow", "blue").play("die blue")
    assert p.refused("offer D4") == "R-DEL-117"  # no blue one aboard
    assert p.refused("offer C5") == "R-DEL-077"
    assert p.refused("offer E7") == "R-DEL-117"
    p.play("favours", "die yellow", "offer C5")
    assert (p.favours("red"), p.done("red")["offering"], p.open("red"), p.prompt()) == (5, 1, 11, "Turn")


@pytest.mark.rule("R-DEL-118")
def test_an_offering_made_stays_out_of_play() -> None:
    p = Position().seat("red", "D5", offerings=["yellow"]).temple("C5", "yellow").turn("red", "yellow")
    left = p.state.offerings[4].bit_count()
    p.play("die yellow", "offer C5")
    assert (p.state.offerings[4].bit_count(), words(p.state.offerings_made[0])) == (left, ["yellow"])


@pytest.mark.rule("R-DEL-119", "R-DEL-012")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_one_of_each_given_colour_a_player(players: int) -> None:
    p = Position(players)
    assert {p.state.offerings[colour].bit_count() for colour in range(6)} == {players}
    assert {p.state.monsters[colour].bit_count() for colour in range(6)} == {players}


@pytest.mark.rule("R-DEL-120")
def test_load_a_statue() -> None:
    p = Position().seat("red", "M1").turn("red", "red", "blue").play("die blue")
    assert p.refused("fetch N1") == "R-DEL-077"
    assert p.refused("fetch L2") == "R-DEL-120"
    p.play("favours", "die red", "fetch N1")
    assert (p.statues("red"), p.state.statues[0]) == (["red"], 2)
    p = Position(4).seat("yellow", statues=["red"]).seat("green", statues=["red"]).seat("blue", statues=["red"])
    p.seat("red", "M1").turn("red", "red").play("die red")
    assert p.refused("fetch N1") == "R-DEL-120"  # none left


@pytest.mark.rule("R-DEL-121", "R-DEL-123")
def test_raise_a_statue_on_a_free_pedestal_of_its_colour() -> None:
    p = Position().seat("red", "K1", statues=["red"]).turn("red", "red", "green").play("die green")
    assert p.refused("raise L2") == "R-DEL-121"
    p.play("favours", "die red", "raise L2", "companion red hero")
    assert not p.state.pedestals[0] >> p.space("L2") & 1
    assert p.state.pedestals[0].bit_count() == 2


@pytest.mark.rule("R-DEL-123")
def test_a_pedestal_takes_one_statue() -> None:
    """A fault of another program: nobody looked whether the pedestal was free."""
    p = Position().pedestal_taken("L2", "red", "yellow").seat("red", "K1", statues=["red"]).turn("red", "red")
    p.play("die red")
    assert p.refused("raise L2") == "R-DEL-123"
    assert sorted(len(set(colours)) for colours in p.board.pedestals) == [3] * 6


@pytest.mark.rule("R-DEL-124", "R-DEL-136")
def test_three_statues_of_three_colours() -> None:
    p = Position().pedestal_taken("L2", "red", "red").seat("red", "M1").turn("red", "red").play("die red")
    assert p.refused("fetch N1") == "R-DEL-080"


@pytest.mark.rule("R-DEL-122", "R-DEL-291", "R-DEL-125")
def test_the_last_companion_of_a_colour_comes_without_choice() -> None:
    p = Position().seat("yellow", companions=["red hero", "red creature"]).seat("red", "K1", statues=["red"])
    p.turn("red", "red").oracle("blue").play("die red", "raise L2")
    assert (p.companions("red"), p.cards("red"), p.prompt()) == (["red demigod"], {"blue": 1}, "Turn")


@pytest.mark.rule("R-DEL-290")
def test_statues_never_run_short() -> None:
    p = Position(4)
    for colour in ("yellow", "green", "blue"):  # the others take the same three colours
        p.seat(colour, ship="hold", statues=["red", "black", "pink"])
    p.seat("red", "C7").turn("red", "blue")
    assert sum(bool(count) for count in p.state.statues) == 3
    p.play("die blue", "fetch C8")
    assert p.statues("red") == ["blue"]


@pytest.mark.rule("R-DEL-126", "R-DEL-127", "R-DEL-185")
@pytest.mark.parametrize(("ship", "equipment", "places"), [("", [], 2), ("hold", [], 4), ("", ["deep-hull"], 3)])
def test_storage(ship: str, equipment: list[str], places: int) -> None:
    p = Position().seat("red", "M1", ship=ship, equipment=equipment)
    for word in ("yellow", "blue", "pink")[: places if places < 4 else 3]:
        assert p.state.has_room(0)
        p.seat("red", offerings=[word])
    if places == 4:
        p.seat("red", statues=["green"])
    assert p.state.storage(0) == places
    p.turn("red", "red").play("die red")
    assert p.refused("fetch N1") == "R-DEL-127"


@pytest.mark.rule("R-DEL-128")
def test_nothing_is_thrown_overboard() -> None:
    p = Position().seat("red", "D5", offerings=["yellow"], statues=["red"]).turn("red", "red", "red", "red")
    p.play("die red", "favours", "die red", "favours", "die red", "favours").rolls("red", "red", "red").play("end")
    assert (p.offerings("red"), p.statues("red")) == (["yellow"], ["red"])


@pytest.mark.rule("R-DEL-079", "R-DEL-248")
def test_monsters_are_needed_like_offerings() -> None:
    p = Position()  # red, black and white
    assert words(needed_monsters(p.state, 0)) == list(HUES)
    p.beaten("red", "pink")  # by the white tile
    assert words(needed_monsters(p.state, 0)) == ["red", "black"]
