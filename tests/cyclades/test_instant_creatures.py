"""The creatures that work once and are gone (ledger section 9, R-CYC-092 to R-CYC-103 and R-CYC-262 to R-CYC-276)."""

from __future__ import annotations

import itertools

import pytest

from aegean.core.errors import BadNotation
from aegean.core.game import SPECTATOR
from aegean.core.options import OptionValue
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import BUILDINGS
from tests.cyclades.position import Position

START = {
    "N1": "blue",
    "N8": "blue",
    "N2": "red",
    "N7": "red",
    "N3": "green",
    "N10": "green",
    "N4": "yellow",
    "N9": "yellow",
}


def table(creature: str, god: str = "athena", troops: dict[str, int] | None = None, **options: OptionValue) -> Position:
    """Blue's turn, he has 10 GP, the creature costs 2; every colour has two isles, N5 and N6 are neutral."""
    p = Position(4, **options)
    for isle, owner in START.items():
        p.isle(isle, owner, (troops or {}).get(isle, 0))
    return p.seat("blue", 10).track(two=creature).turn("blue", god)


def use(p: Position, creature: str, *lines: str) -> Position:
    """The call, then the choices of its power."""
    return p.play(f"call {creature} 2", *lines)


def next_cycle(p: Position, god: str) -> Position:
    """Blue ends his turn; in the next cycle he alone offers, to the god that lay face down, the others go to Apollo."""
    p.state.gods = [number for number, name in enumerate(("poseidon", "ares", "zeus", "athena")) if name != god]
    return p.play("end", "bid apollo", "bid apollo", "bid apollo", f"bid {god} 1")


def tiles_left(p: Position, building: str) -> int:
    return p.state.tiles_left[BUILDINGS.index(building)]


def spaces_left(p: Position) -> int:
    """What the Sylph's player is told."""
    return int(GAME.decisions(p.state)[0].about["left"])


# --- Mermaid


@pytest.mark.rule("R-CYC-092", "R-CYC-262")
def test_mermaid_replaces_a_lone_enemy_fleet_without_battle() -> None:
    p = use(table("mermaid").isle("N2", s1="port").sea("B5", "red").sea("A1", "blue"), "mermaid")
    assert p.legal() == ["at B5"]
    p.play("at B5")
    assert (p.fleet_owner("B5"), p.fleets("B5"), p.fleets("A1")) == ("blue", 1, 1)
    assert (p.fleets_left("red"), p.fleets_left("blue")) == (8, 6)
    assert p.happened("assault") == []
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-092")
def test_mermaid_cannot_take_two_fleets_nor_an_own_one_nor_an_empty_space() -> None:
    p = table("mermaid").sea("B5", "red", 2).sea("A1", "blue").sea("K4", "green").sea("F1", "yellow")
    use(p, "mermaid")
    assert sorted(p.legal()) == ["at F1", "at K4"]
    assert p.refused("at B5") == p.refused("at A1") == p.refused("at A2") == "R-CYC-092"


@pytest.mark.rule("R-CYC-262")
def test_mermaid_with_an_empty_reserve_takes_a_fleet_from_another_own_space() -> None:
    p = table("mermaid").sea("A1", "blue", 5).sea("F1", "blue", 3).sea("B5", "red").sea("K4", "green")
    use(p, "mermaid", "at B5")
    assert (p.asked(), sorted(p.legal())) == ("blue", ["at A1", "at F1"])
    assert p.refused("at B5") == p.refused("at K4") == "R-CYC-262"
    assert p.refused("end") == "R-CYC-256"
    p.play("at F1")
    assert [p.fleets(sea) for sea in ("A1", "F1", "B5")] == [5, 2, 1]
    assert (p.fleet_owner("B5"), p.fleets_left("blue"), p.fleets_left("red")) == ("blue", 0, 8)


@pytest.mark.rule("R-CYC-262")
def test_mermaid_with_one_fleet_in_reserve_asks_for_no_other() -> None:
    p = table("mermaid").sea("A1", "blue", 7).sea("B5", "red")
    use(p, "mermaid", "at B5")
    assert (p.prompt(), p.fleets("A1"), p.fleets("B5"), p.fleets_left("blue")) == ("GodTurn", 7, 1, 0)


@pytest.mark.rule("R-CYC-262")
def test_mermaid_finds_no_fleet_under_the_kraken_nor_on_the_coast_of_polyphemus() -> None:
    p = table("mermaid").track("kraken", "polyphemus", "mermaid").sea("B3", "red").sea("D7", "red").sea("K4", "red")
    p.seat("blue", 20).play("call kraken 4", "at B3", "stop", "call polyphemus 3", "at N5", "push D7 off")
    use(p, "mermaid")
    assert p.legal() == ["at K4"]
    assert p.refused("at B3") == p.refused("at D7") == "R-CYC-092"


# --- Pegasus


@pytest.mark.rule("R-CYC-093", "R-CYC-263")
@pytest.mark.parametrize("isle", ["N2", "N5", "N8", "N9"])
def test_pegasus_goes_anywhere_without_fleets_and_without_a_fee(isle: str) -> None:
    p = use(table("pegasus", troops={"N1": 3}), "pegasus", f"march 2 N1 {isle}")
    assert (p.owner(isle), p.troops(isle), p.troops("N1")) == ("blue", 2, 1)
    assert p.gold("blue") == 10 - 2
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-093")
def test_pegasus_moves_once_and_no_further() -> None:
    p = use(table("pegasus", "ares", {"N1": 3}), "pegasus", "march 2 N1 N5")
    assert p.legal("march") == []
    assert p.refused("march 1 N5 N1") == "R-CYC-135"


@pytest.mark.rule("R-CYC-263")
def test_pegasus_may_empty_its_isle_which_stays_owned_and_joins_own_troops() -> None:
    p = use(table("pegasus", troops={"N1": 2, "N8": 1}), "pegasus", "march 2 N1 N8")
    assert (p.owner("N1"), p.troops("N1"), p.troops("N8")) == ("blue", 0, 3)


@pytest.mark.rule("R-CYC-263")
def test_pegasus_takes_an_empty_enemy_isle_in_spite_of_a_fortress() -> None:
    p = use(table("pegasus", troops={"N1": 1}).isle("N2", s1="fortress"), "pegasus", "march 1 N1 N2")
    assert (p.owner("N2"), p.troops("N2"), p.building("N2/1")) == ("blue", 1, "fortress")
    assert p.happened("assault") == []


@pytest.mark.rule("R-CYC-263")
@pytest.mark.parametrize(("dice", "owner", "troops"), [((3, 0), "blue", 2), ((0, 2, 0, 2), "red", 1)])
def test_pegasus_fights_where_enemy_troops_stand(dice: tuple[int, ...], owner: str, troops: int) -> None:
    p = table("pegasus", troops={"N1": 2, "N2": 1}).dice(*dice)
    use(p, "pegasus", "march 2 N1 N2")
    assert (p.owner("N2"), p.troops("N2")) == (owner, troops)
    assert len(p.happened("assault")) == len(dice) // 2


@pytest.mark.rule("R-CYC-263")
def test_pegasus_takes_at_least_one_troop_of_an_own_isle_to_another_isle() -> None:
    p = use(table("pegasus", troops={"N1": 2, "N2": 2}), "pegasus")
    assert p.refused("march 0 N1 N5") == p.refused("march 3 N1 N5") == "R-CYC-291"
    assert p.refused("march 1 N1 N1") == p.refused("march 1 N8 N5") == "R-CYC-291"
    assert p.refused("march 1 N2 N5") in ("R-CYC-134", "R-CYC-263")
    others = [f"N{isle}" for isle in range(2, 11)]
    assert set(p.legal()) == {f"march {count} N1 {isle}" for isle in others for count in (1, 2)}


@pytest.mark.rule("R-CYC-263")
def test_pegasus_does_not_free_troops_from_medusa() -> None:
    p = table("pegasus", troops={"N1": 2, "N8": 1}).figurine("medusa", "N1", "blue")
    use(p, "pegasus")
    assert p.refused("march 1 N1 N5") == "R-CYC-284"
    assert p.legal("march 1 N1") == []
    assert p.play("march 1 N8 N1").troops("N1") == 3


@pytest.mark.rule("R-CYC-263")
@pytest.mark.parametrize(("isle", "rule"), [("N2", "R-CYC-283"), ("N5", "R-CYC-283"), ("N8", "")])
def test_pegasus_flies_under_chiron_only_to_an_own_isle(isle: str, rule: str) -> None:
    p = table("pegasus", troops={"N1": 2, "N2": 1}).figurine("chiron", isle, "green")
    use(p, "pegasus")
    assert p.refused(f"march 1 N1 {isle}") == rule
    assert (f"march 1 N1 {isle}" in p.legal()) == (rule == "")
    assert p.refused("march 1 N1 N6") == ""


@pytest.mark.rule("R-CYC-263")
@pytest.mark.parametrize(
    ("own", "his", "rule"), [(True, True, ""), (True, False, "R-CYC-194"), (False, True, "R-CYC-194")]
)
@pytest.mark.parametrize("defenders", [0, 1])
def test_pegasus_attacks_a_last_isle_only_to_win(own: bool, his: bool, rule: str, defenders: int) -> None:
    p = (
        Position(4)
        .isle("N1", "blue", 2, metropolis=own)
        .isle("N2", "red", defenders, metropolis=his)
        .isle("N3", "green")
    )
    p.isle("N6", "green").isle("N4", "yellow").isle("N5", "yellow").seat("blue", 10).track(two="pegasus")
    use(p.turn("blue", "athena"), "pegasus")
    assert p.refused("march 1 N1 N2") == rule
    assert ("march 1 N1 N2" in p.legal()) == (rule == "")
    assert p.refused("march 1 N1 N3") == ""


# --- Giant


@pytest.mark.rule("R-CYC-094", "R-CYC-264")
@pytest.mark.parametrize("isle", ["N1", "N7"])
@pytest.mark.parametrize("building", BUILDINGS)
def test_giant_destroys_one_building_of_anybody(building: str, isle: str) -> None:
    p = table("giant").isle(isle, s1=building, s2=building)
    use(p, "giant", f"raze {isle}/1")
    assert (p.building(f"{isle}/1"), p.building(f"{isle}/2")) == ("", building)
    assert tiles_left(p, building) == 9
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-094")
def test_giant_never_destroys_a_metropolis() -> None:
    p = use(table("giant").isle("N7", metropolis=True, s3="port").isle("N8", metropolis=True), "giant")
    assert p.legal() == ["raze N7/3"]
    assert p.refused("raze N7/1") == p.refused("raze N8/1") == "R-CYC-264"
    p.play("raze N7/3")
    assert p.has_metropolis("N7")
    assert p.has_metropolis("N8")


@pytest.mark.rule("R-CYC-264")
def test_giant_finds_no_building_on_an_empty_slot_nor_under_chiron() -> None:
    p = table("giant").isle("N7", s1="port", s2="temple").isle("N2", s1="university").figurine("chiron", "N7", "red")
    use(p, "giant")
    assert p.legal() == ["raze N2/1"]
    assert p.refused("raze N2/2") == "R-CYC-264"
    assert p.refused("raze N7/1") == p.refused("raze N7/2") == "R-CYC-283"


# --- Chimera


@pytest.mark.rule("R-CYC-095", "R-CYC-265")
def test_chimera_uses_a_discarded_creature_without_a_second_price() -> None:
    p = table("chimera", troops={"N2": 2}).track(discard=["harpy", "giant", "satyr"])
    use(p, "chimera")
    assert sorted(p.legal()) == ["copy giant", "copy harpy", "copy satyr"]
    p.play("copy harpy", "at N2")
    assert (p.troops("N2"), p.gold("blue")) == (1, 10 - 2)
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-265")
def test_chimera_reaches_neither_herself_nor_the_track_nor_the_pile_nor_active_figurines() -> None:
    p = table("chimera").track(four="griffin", discard=["giant"]).figurine("medusa", "N2", "red")
    use(p, "chimera")
    assert p.legal() == ["copy giant"]
    for other in ("chimera", "griffin", "satyr", "medusa"):
        assert p.refused(f"copy {other}") == "R-CYC-265"


@pytest.mark.rule("R-CYC-265")
def test_a_copied_creature_without_a_target_does_nothing() -> None:
    p = use(table("chimera").track(discard=["satyr"]), "chimera", "copy satyr")
    assert (p.prompt(), p.gold("blue"), p.discard()) == ("GodTurn", 8, set())
    assert {"satyr", "chimera"} <= p.pile()


@pytest.mark.rule("R-CYC-265", "R-CYC-266")
def test_a_copied_kraken_takes_paid_steps_stays_and_its_card_is_shuffled_in() -> None:
    p = table("chimera").track(discard=["kraken"]).sea("B3", "red", 2).sea("B4", "green")
    use(p, "chimera", "copy kraken", "at B3", "at B4", "stop")
    assert (p.fleets("B3"), p.fleets("B4"), p.gold("blue")) == (0, 0, 10 - 2 - 1)
    assert p.state.kraken == p.board.sea_number["B4"]
    assert p.discard() == set()
    assert {"kraken", "chimera"} <= p.pile()


@pytest.mark.rule("R-CYC-265")
def test_a_step_of_a_copied_kraken_needs_gold() -> None:
    p = table("chimera").seat("blue", 2).track(discard=["kraken"])
    use(p, "chimera", "copy kraken", "at B3")
    assert p.refused("at B4") == "R-CYC-277"
    assert p.legal() == ["stop"]


@pytest.mark.rule("R-CYC-266")
@pytest.mark.parametrize("figurine", ["minotaur", "chiron", "medusa", "polyphemus"])
def test_a_copied_figurine_stays_out_of_the_piles_until_the_next_god_turn(figurine: str) -> None:
    p = table("chimera", troops={"N2": 1}).track(discard=[figurine])
    use(p, "chimera", f"copy {figurine}", "at N2")
    assert p.figurine_isle(figurine) == "N2"
    shown = GAME.view(p.state, SPECTATOR)["figurines"]
    assert [(entry["creature"], entry["seat"]) for entry in shown] == [(figurine, p.number("blue"))]
    assert figurine not in p.pile() | p.discard()
    assert "chimera" in p.pile()
    next_cycle(p, "zeus")
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")
    assert (p.figurine_isle(figurine), p.discard()) == ("", {figurine})


@pytest.mark.rule("R-CYC-095", "R-CYC-267")
def test_chimera_shuffles_all_piles_but_leaves_track_and_active_figurines() -> None:
    p = table("chimera", "zeus", {"N2": 2}).track("griffin", "fates", discard=["harpy", "giant", "satyr"])
    p.figurine("medusa", "N3", "red")
    before = p.pile()
    use(p, "chimera", "copy harpy", "at N2")
    assert p.pile() == before | {"harpy", "giant", "satyr", "chimera"}
    assert p.discard() == set()
    assert p.creatures() == ("griffin", "fates", "")
    assert p.figurine_isle("medusa") == "N3"
    p.draws("giant").play("exchange fates")
    assert p.creatures() == ("griffin", "giant", "")


@pytest.mark.rule("R-CYC-267")
def test_the_shuffle_waits_for_the_copied_power() -> None:
    p = use(table("chimera", troops={"N2": 2}).track(discard=["harpy", "giant"]), "chimera", "copy harpy")
    assert "giant" in p.discard()
    assert p.happened("piles-shuffled") == []
    p.play("at N2")
    assert p.happened("piles-shuffled") == [{}]


@pytest.mark.rule("R-CYC-267")
def test_chimera_before_an_empty_discard_pile_only_shuffles() -> None:
    p = table("chimera")
    before = p.pile()
    use(p, "chimera")
    assert (p.prompt(), p.gold("blue"), p.discard()) == ("GodTurn", 8, set())
    assert p.pile() == before | {"chimera"}


# --- Cyclops


@pytest.mark.rule("R-CYC-096", "R-CYC-268")
@pytest.mark.parametrize("into", ["fortress", "temple", "university"])
def test_cyclops_changes_an_own_building_in_its_slot(into: str) -> None:
    p = use(table("cyclops").isle("N1", s2="port", s3="port"), "cyclops", f"change N1/2 {into}")
    assert [p.building(f"N1/{slot}") for slot in (1, 2, 3, 4)] == ["", into, "port", ""]
    assert (tiles_left(p, "port"), tiles_left(p, into)) == (9, 9)
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-096", "R-CYC-268")
def test_cyclops_changes_only_own_buildings_and_into_another_type() -> None:
    p = use(table("cyclops").isle("N1", s2="port").isle("N7", s1="port"), "cyclops")
    assert set(p.legal()) == {"change N1/2 fortress", "change N1/2 temple", "change N1/2 university"}
    assert p.refused("change N7/1 temple") == "R-CYC-096"
    assert p.refused("change N1/2 port") == p.refused("change N1/1 temple") == "R-CYC-268"


@pytest.mark.rule("R-CYC-268")
def test_cyclops_neither_changes_nor_makes_a_metropolis_tile() -> None:
    p = use(table("cyclops").isle("N1", metropolis=True, s3="port"), "cyclops")
    assert p.refused("change N1/1 temple") == p.refused("change N1/2 port") == "R-CYC-268"
    with pytest.raises(BadNotation):
        p.refused("change N1/3 metropolis")
    assert {line.split()[-1] for line in p.legal()} == {"fortress", "temple", "university"}


@pytest.mark.rule("R-CYC-096", "R-CYC-268")
def test_a_set_completed_by_cyclops_is_converted_at_once() -> None:
    p = table("cyclops").isle("N1", s1="port", s2="fortress", s3="temple", s4="port")
    use(p, "cyclops", "change N1/4 university")
    assert [p.building(f"N1/{slot}") for slot in (1, 2, 3, 4)] == ["", "", "", ""]
    assert p.refused("end") == "R-CYC-151"
    assert sorted(p.legal()) == ["metropolis N1", "metropolis N8"]
    p.play("metropolis N8")
    assert (p.metropolises("blue"), p.has_metropolis("N8"), p.prompt()) == (1, True, "GodTurn")
    assert [tiles_left(p, building) for building in BUILDINGS] == [10, 10, 10, 10]


@pytest.mark.rule("R-CYC-268")
@pytest.mark.parametrize(("limited", "rule"), [(True, "R-CYC-013"), (False, "")])
def test_cyclops_takes_the_new_tile_from_the_supply(limited: bool, rule: str) -> None:
    p = table("cyclops", supply__buildings_limited=limited).isle("N8", s1="port")
    p.isle("N9", s1="temple", s2="temple", s3="temple", s4="temple").isle("N10", s1="temple", s2="temple", s3="temple")
    use(p.isle("N7", s1="temple", s2="temple", s3="temple"), "cyclops")
    assert p.refused("change N8/1 temple") == rule
    assert ("change N8/1 temple" in p.legal()) == (not limited)
    assert p.refused("change N8/1 fortress") == ""


# --- Sphinx


@pytest.mark.rule("R-CYC-097", "R-CYC-269")
def test_sphinx_buys_any_own_pieces_and_cards_for_two_each() -> None:
    p = table("sphinx", troops={"N1": 2}).sea("A1", "blue", 2).seat("blue", 10, priests=2, philosophers=1)
    use(
        p, "sphinx", "sell troop N1", "sell fleet A1", "sell priest", "sell philosopher", "sell fleet A1", "sell priest"
    )
    assert p.gold("blue") == 10 - 2 + 6 * 2
    assert (p.troops("N1"), p.fleets("A1"), p.priests("blue"), p.philosophers("blue")) == (1, 0, 0, 0)
    assert (p.troops_left("blue"), p.fleets_left("blue")) == (7, 8)
    assert (p.state.priests_left, p.state.philosophers_left) == (18, 17)
    assert p.legal() == ["stop", "sell troop N1"]
    assert p.play("stop").prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-097", "R-CYC-269")
def test_sphinx_buys_no_buildings_and_nothing_of_others() -> None:
    p = table("sphinx", troops={"N1": 1, "N2": 1}).isle("N1", s3="port", metropolis=True, markers=1)
    p.sea("B5", "red").seat("red", 5, priests=1, philosophers=1)
    use(p, "sphinx")
    assert p.legal() == ["stop", "sell troop N1"]
    for other in (
        "sell troop N2",
        "sell troop N8",
        "sell fleet B5",
        "sell fleet A1",
        "sell priest",
        "sell philosopher",
    ):
        assert p.refused(other) == "R-CYC-269"


@pytest.mark.rule("R-CYC-269")
def test_sphinx_buys_what_was_recruited_this_turn() -> None:
    ares = use(table("sphinx", "ares").play("troop N8"), "sphinx", "sell troop N8", "stop")
    assert (ares.gold("blue"), ares.troops("N8")) == (10, 0)
    zeus = use(table("sphinx", "zeus").play("priest"), "sphinx", "sell priest", "stop")
    assert (zeus.gold("blue"), zeus.priests("blue")) == (10, 0)
    athena = use(table("sphinx", "athena").play("philosopher"), "sphinx", "sell philosopher", "stop")
    assert (athena.gold("blue"), athena.philosophers("blue")) == (10, 0)
    sea = use(table("sphinx", "poseidon").play("fleet A1"), "sphinx", "sell fleet A1", "stop")
    assert (sea.gold("blue"), sea.fleets("A1")) == (10, 0)


@pytest.mark.rule("R-CYC-269", "R-CYC-270")
def test_the_last_troop_of_the_last_isle_is_sold_and_the_isle_stays_his() -> None:
    p = Position(4).isle("N1", "blue", 1).isle("N2", "red").isle("N3", "green").isle("N4", "yellow")
    use(p.seat("blue", 2).track(two="sphinx").turn("blue", "athena"), "sphinx", "sell troop N1")
    assert (p.owner("N1"), p.troops("N1"), p.gold("blue"), p.out("blue")) == ("blue", 0, 2, False)
    assert p.legal() == ["stop"]


@pytest.mark.rule("R-CYC-270")
def test_a_sale_does_not_turn_back_the_price_ladder() -> None:
    p = table("sphinx", "ares").play("troop N1")
    use(p, "sphinx", "sell troop N1", "stop", "troop N8")
    assert p.gold("blue") == 10 - 2 + 2 - 2
    p.play("troop N8", "troop N8")
    assert p.gold("blue") == 8 - 3 - 4
    assert p.refused("troop N8") == "R-CYC-131"


@pytest.mark.rule("R-CYC-270")
def test_sold_pieces_and_cards_are_recruited_again() -> None:
    ares = table("sphinx", "ares", {"N1": 8})
    assert ares.refused("troop N8") == "R-CYC-012"
    assert use(ares, "sphinx", "sell troop N1", "stop").play("troop N8").troops("N8") == 1
    zeus = table("sphinx", "zeus").seat("blue", 10, priests=1).seat("red", 0, priests=17)
    assert zeus.refused("priest") == "R-CYC-015"
    assert use(zeus, "sphinx", "sell priest", "stop").play("priest").priests("blue") == 1


# --- Sylph


@pytest.mark.rule("R-CYC-098", "R-CYC-271")
def test_sylph_gives_a_group_ten_free_spaces() -> None:
    way = ["A1", "A2", "A3", "A4", "B5", "B4", "C4", "D5", "D6", "D7", "E8"]
    p = use(table("sylph").sea("A1", "blue", 3), "sylph")
    steps = [f"sail 3 {sea} {to}" for sea, to in itertools.pairwise(way)]
    p.play(*steps[:9])
    assert (p.prompt(), spaces_left(p)) == ("SylphMove", 1)
    p.play(steps[9])
    assert (p.prompt(), p.fleets("E8"), p.gold("blue")) == ("GodTurn", 3, 10 - 2)
    assert p.refused("sail 3 E8 D7") == "R-CYC-249"


@pytest.mark.rule("R-CYC-098", "R-CYC-271")
def test_sylph_spaces_are_shared_among_groups_that_split_and_join() -> None:
    p = use(table("sylph").sea("A1", "blue", 2).sea("A2", "blue").sea("F1", "blue"), "sylph")
    p.play("sail 2 A1 A2", "sail 3 A2 A3", "sail 1 A3 B3", "sail 1 F1 F2", "sail 2 A3 A4")
    assert spaces_left(p) == 5
    assert [p.fleets(sea) for sea in ("A1", "A2", "A3", "B3", "F1", "F2", "A4")] == [0, 0, 0, 1, 0, 1, 2]
    p.play("stop")
    assert (p.prompt(), p.gold("blue")) == ("GodTurn", 8)


@pytest.mark.rule("R-CYC-271")
def test_sylph_counted_per_fleet() -> None:
    p = use(table("sylph", sylph_counting="per fleet").sea("A1", "blue", 3).sea("F1", "blue"), "sylph")
    p.play("sail 3 A1 A2", "sail 3 A2 A3")
    assert spaces_left(p) == 4
    p.play("sail 2 A3 A4")
    assert spaces_left(p) == 2
    assert p.refused("sail 2 A4 B5") == ""
    p.play("sail 1 F1 F2")
    assert p.refused("sail 2 A4 B5") == "R-CYC-271"
    assert p.legal("sail 2") == []
    assert p.play("sail 1 A4 B5").prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-098")
def test_sylph_is_bound_by_the_limits_of_fleet_movement() -> None:
    p = use(table("sylph").sea("A1", "blue", 2).sea("B5", "red").kraken("A2"), "sylph")
    assert p.refused("sail 1 A1 B3") == "R-CYC-126"
    assert p.refused("sail 1 A1 A2") == "R-CYC-279"
    assert p.refused("sail 1 B5 A4") == "R-CYC-123"
    assert p.legal() == ["stop"]


@pytest.mark.rule("R-CYC-272")
def test_a_won_battle_ends_the_movement_of_that_group_only() -> None:
    p = table("sylph").sea("A2", "blue", 3).sea("A3", "red").sea("F1", "blue").dice(3, 0)
    use(p, "sylph", "sail 2 A2 A3")
    assert (p.fleet_owner("A3"), p.fleets("A3"), spaces_left(p)) == ("blue", 2, 9)
    assert p.refused("sail 1 A3 A4") == p.refused("sail 2 A3 B3") == "R-CYC-272"
    assert p.legal("sail 1 A3") == p.legal("sail 2 A3") == []
    p.play("sail 1 A2 A1", "sail 1 F1 F2")
    assert (p.fleets("A1"), p.fleets("F2"), spaces_left(p)) == (1, 1, 7)


@pytest.mark.rule("R-CYC-272")
def test_fleets_on_the_space_of_a_retreat_are_not_moved_again() -> None:
    p = table("sylph").sea("A2", "blue", 3).sea("B3", "blue").sea("A3", "red", 2).sea("F1", "blue").dice(0, 3)
    use(p, "sylph", "sail 3 A2 A3")
    p.play("stay", "retreat 2 B3")
    assert (p.asked(), p.prompt(), p.fleets("B3"), spaces_left(p)) == ("blue", "SylphMove", 3, 9)
    assert p.refused("sail 1 B3 A2") == p.refused("sail 3 B3 A3") == "R-CYC-272"
    assert {line.split()[2] for line in p.legal("sail")} == {"F1"}
    assert p.play("sail 1 F1 F2").fleets("F2") == 1


@pytest.mark.rule("R-CYC-272")
def test_the_last_of_the_ten_spaces_may_begin_a_battle() -> None:
    p = table("sylph").sea("A1", "blue", 2).sea("A3", "red", 2).sea("F1", "blue").dice(0, 0)
    use(p, "sylph", *["sail 1 F1 F2", "sail 1 F2 F1"] * 4, "sail 2 A1 A2", "sail 2 A2 A3")
    assert p.happened("assault") != []
    p.dice(3, 0).play("stay", "stay")
    assert (p.fleet_owner("A3"), p.fleets("A3"), p.prompt()) == ("blue", 1, "GodTurn")


# --- Harpy


@pytest.mark.rule("R-CYC-099", "R-CYC-273")
@pytest.mark.parametrize(("isle", "owner"), [("N2", "red"), ("N9", "yellow"), ("N1", "blue")])
def test_harpy_removes_one_troop_of_anybody(isle: str, owner: str) -> None:
    p = use(table("harpy", troops={"N1": 2, "N2": 2, "N9": 2}), "harpy", f"at {isle}")
    assert (p.troops(isle), p.troops_left(owner)) == (1, 7)
    assert sum(p.troops(other) for other in ("N1", "N2", "N9")) == 5
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-273")
def test_harpy_may_empty_a_last_isle_which_stays_owned() -> None:
    p = Position(4).isle("N1", "blue", 1).isle("N2", "red", 1).isle("N3", "green").isle("N4", "yellow")
    use(p.seat("blue", 10).track(two="harpy").turn("blue", "athena"), "harpy", "at N2")
    assert (p.owner("N2"), p.troops("N2"), p.out("red")) == ("red", 0, False)


@pytest.mark.rule("R-CYC-273")
def test_harpy_needs_a_troop_that_chiron_does_not_shield() -> None:
    p = use(table("harpy", troops={"N1": 1, "N2": 2}).figurine("chiron", "N2", "red"), "harpy")
    assert p.legal() == ["at N1"]
    assert p.refused("at N2") == "R-CYC-283"
    assert p.refused("at N3") == p.refused("at N5") == "R-CYC-273"


# --- Griffin


@pytest.mark.rule("R-CYC-100", "R-CYC-274")
@pytest.mark.parametrize(("purse", "taken"), [(7, 3), (1, 0), (0, 0), (10, 5)])
def test_griffin_steals_half_rounded_down(purse: int, taken: int) -> None:
    p = use(table("griffin").seat("red", purse).seat("green", 8), "griffin", "rob red")
    assert (p.gold("blue"), p.gold("red"), p.gold("green")) == (10 - 2 + taken, purse - taken, 8)


@pytest.mark.rule("R-CYC-274")
def test_griffin_takes_half_of_what_the_victim_holds_at_that_moment() -> None:
    p = table("griffin").track(three="chimera").seat("red", 7)
    use(p, "griffin", "rob red").play("call chimera 3", "copy griffin", "rob red")
    assert (p.gold("red"), p.gold("blue")) == (7 - 3 - 2, 10 - 5 + 3 + 2)


@pytest.mark.rule("R-CYC-274")
def test_griffin_robs_opponents_only_while_they_are_in_the_game() -> None:
    p = Position(4).isle("N1", "blue", 2, metropolis=True).isle("N3", "red", metropolis=True).sea("C3", "blue")
    p.isle("N2", "green").isle("N4", "yellow").seat("blue", 10).track(two="griffin").turn("blue", "ares")
    p.play("march 1 N1 N3")
    assert p.out("red")
    use(p, "griffin")
    assert p.legal() == ["rob green", "rob yellow"]
    assert p.refused("rob red") == p.refused("rob blue") == "R-CYC-274"


# --- Fates


@pytest.mark.rule("R-CYC-101", "R-CYC-275")
def test_fates_pay_isles_markers_and_trade_spaces_again() -> None:
    p = table("fates", troops={"N8": 1}).isle("N1", markers=2).sea("A1", "blue", 3).sea("A4", "blue").sea("A2", "blue")
    assert use(p, "fates").gold("blue") == 10 - 2 + 2 + 2 + 2
    assert p.gold("red") == 0


@pytest.mark.rule("R-CYC-275")
@pytest.mark.parametrize(("count", "paid"), [("now", 4), ("as paid", 2)])
def test_fates_count_now_or_as_paid_in_the_revenue_phase(count: str, paid: int) -> None:
    p = table("satyr", troops={"N8": 2}, fates_count=count).sea("F7", "blue").track(three="fates")
    next_cycle(p, "ares")
    assert p.gold("blue") == 10 + 2 - 1
    p.play("march 1 N8 N5")
    assert use(p, "fates").gold("blue") == 11 - 1 - 2 + paid


@pytest.mark.rule("R-CYC-275")
@pytest.mark.parametrize(("count", "paid"), [("now", 2), ("as paid", 3)])
def test_fates_do_or_do_not_miss_what_was_given_up_since(count: str, paid: int) -> None:
    p = table("satyr", fates_count=count).sea("A1", "blue").track("sphinx", "fates")
    next_cycle(p, "zeus")
    assert p.gold("blue") == 10 + 3 - 1
    p.play("call sphinx 3", "sell fleet A1", "stop")
    assert use(p, "fates").gold("blue") == 12 - 3 + 2 - 2 + paid


# --- Satyr and Dryad


@pytest.mark.rule("R-CYC-102")
def test_satyr_steals_a_philosopher() -> None:
    p = table("satyr").seat("red", 5, priests=2, philosophers=2).seat("green", 5, philosophers=1)
    use(p, "satyr", "rob red")
    assert [p.philosophers(colour) for colour in ("blue", "red", "green")] == [1, 1, 1]
    assert (p.priests("blue"), p.priests("red"), p.state.philosophers_left) == (0, 2, 14)
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-103")
def test_dryad_steals_a_priest() -> None:
    p = table("dryad").seat("red", 5, priests=2, philosophers=2).seat("green", 5, priests=1)
    use(p, "dryad", "rob red")
    assert [p.priests(colour) for colour in ("blue", "red", "green")] == [1, 1, 1]
    assert (p.philosophers("blue"), p.philosophers("red"), p.state.priests_left) == (0, 2, 15)
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-276")
def test_satyr_robs_only_opponents_who_have_a_philosopher() -> None:
    p = table("satyr").seat("blue", 10, philosophers=1).seat("red", 5, philosophers=1).seat("green", 5, priests=1)
    use(p, "satyr")
    assert p.legal() == ["rob red"]
    assert p.refused("rob blue") == p.refused("rob green") == p.refused("rob yellow") == "R-CYC-276"


@pytest.mark.rule("R-CYC-276")
def test_dryad_robs_only_opponents_who_have_a_priest() -> None:
    p = table("dryad").seat("blue", 10, priests=1).seat("red", 5, priests=1).seat("green", 5, philosophers=1)
    use(p, "dryad")
    assert p.legal() == ["rob red"]
    assert p.refused("rob blue") == p.refused("rob green") == p.refused("rob yellow") == "R-CYC-276"


@pytest.mark.rule("R-CYC-276")
def test_a_stolen_fourth_philosopher_founds_a_metropolis_at_once() -> None:
    p = table("satyr").seat("blue", 10, philosophers=3).seat("red", 5, philosophers=1)
    use(p, "satyr", "rob red")
    assert (p.philosophers("blue"), p.state.philosophers_left) == (0, 17)
    assert p.refused("end") in ("R-CYC-151", "R-CYC-152")
    p.play("metropolis N1")
    assert (p.metropolises("blue"), p.prompt()) == (1, "GodTurn")


@pytest.mark.rule("R-CYC-276")
@pytest.mark.parametrize(("offers", "thief_pays", "victim_pays"), [((4, 0), 0, 4), ((0, 4), 3, 0), ((4, 6), 5, 0)])
def test_a_stolen_priest_counts_from_the_next_offerings_on(
    offers: tuple[int, int], thief_pays: int, victim_pays: int
) -> None:
    p = table("dryad").seat("red", 9, priests=1)
    p.state.gods = [0, 1, 3]
    use(p, "dryad", "rob red")
    assert (p.gold("blue"), p.gold("red")) == (8, 9)
    red, blue = (f"bid zeus {offer}" if offer else "bid apollo" for offer in offers)
    p.play("end", red, "bid apollo", "bid apollo", blue)
    if all(offers):
        p.play("bid apollo")
    paid = {event["seat"]: event["gold"] for event in p.happened("pays-offering")}
    assert (paid.get(0, 0), paid.get(1, 0)) == (thief_pays, victim_pays)
