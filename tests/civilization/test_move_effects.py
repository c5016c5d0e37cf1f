"""Moves that are interrupted, figures set down by effects, and what armies do besides (ledger section 17)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.figures import kill_figure, relocate
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.uses import begin_use
from tests.civilization.moving import begin, groups, land, prompt, sea, squares, strong
from tests.civilization.position import Position

# --- interruptions


@pytest.mark.rule("R-CIV-282", "R-CIV-581", "R-CIV-585")
def test_a_pinned_group_stays_in_the_middle_of_a_move() -> None:
    position = sea()
    position.know(0, "navigation")
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0", "step D7")
    position.play(1, "pass")
    position.play(0, "step D8")
    assert prompt(position) == "React"
    position.play(1, "use communism")
    assert (squares(position, 0, "army"), prompt(position)) == (["D7"], "Move")  # on water, without Sailing
    assert position.legal(0) == ["end"]
    position.state.done = 0
    assert position.why(0, "group D7 1 0").rule == "R-CIV-282"
    position.play(0, "end")
    position.state.pinned = []
    begin(position)
    assert position.why(0, "end").rule == "R-CIV-585"  # now it leaves
    position.play(0, "group D7 1 0", "step D8")
    position.play(0, "stop", "end")


@pytest.mark.rule("R-CIV-282", "R-CIV-581", "R-CIV-585")
def test_a_pinned_group_may_explore_and_end_as_usual() -> None:
    position = land()
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "D6")
    begin(position).play(0, "group D6 1 0", "step D7")
    position.play(1, "use communism")
    assert position.legal(0) == ["explore E5", "stop"]  # neither leaves the square
    assert position.why(0, "step D7").rule == "R-CIV-282"
    position.play(0, "explore E5")
    assert (squares(position, 0, "army"), prompt(position)) == (["D6"], "Move")


@pytest.mark.rule("R-CIV-282", "R-CIV-585", "R-CIV-280")
def test_a_group_pinned_over_a_hut() -> None:
    for action, taken in (("pass", False), ("stop", True)):
        position = land()
        position.know(0, "flight")
        position.know(1, "communism")
        position.marker(1, "hut", "spy")
        position.put(0, "army", "A8")
        begin(position).play(0, "group A8 1 0", "step B8")
        position.play(1, "pass")
        position.state.tiles[4] = 0  # nothing to explore
        for square in range(64, 80):
            position.state.terrain[square] = p.GRASSLAND
        position.play(0, "step B7")
        position.play(1, "use communism")
        assert position.legal(0) == ["stop", "pass"]  # it may explore the hut, or just stay
        position.play(0, action)
        assert (position.state.spot[position.square("B8")] == NONE) == taken
        assert squares(position, 0, "army") == ["B8"]


@pytest.mark.rule("R-CIV-282", "R-CIV-585", "R-CIV-587")
def test_a_group_pinned_on_water_may_explore_or_stay() -> None:
    position = Position()
    position.explore(2, "n15")
    position.know(0, "navigation")
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0", "step D7")
    position.play(1, "pass")
    position.play(0, "step D8")
    position.play(1, "use communism")
    assert position.legal(0) == ["explore E5", "pass"]
    position.play(0, "pass")
    assert position.said("stays-pinned")[0].values == {"seat": 0, "square": "D7"}
    assert position.legal(0) == ["end"]  # its move is over


@pytest.mark.rule("R-CIV-282", "R-CIV-311", "R-CIV-585")
def test_an_army_pinned_on_a_relic_takes_it() -> None:
    position = sea()
    position.know(0, "sailing")
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "C7")
    position.state.tiles[4] = position.state.tiles[3]  # nothing to explore
    begin(position).play(0, "group C7 1 0", "step C6")
    position.play(1, "pass")
    position.play(0, "step C5")
    position.play(1, "use communism")
    assert (prompt(position), position.state.relics_due[0]) == ("Move", 1 << p.ATLANTIS)


@pytest.mark.rule("R-CIV-282", "R-CIV-583")
def test_a_pinned_stack_stays_as_it_was() -> None:
    position = land()
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "A6", 3)
    begin(position).play(0, "group A6 1 0", "step A7")
    position.play(1, "use communism")
    assert (prompt(position), squares(position, 0, "army")) == ("Move", ["A6", "A6", "A6"])


@pytest.mark.rule("R-CIV-282", "R-CIV-587")
def test_figures_of_a_pinned_square_may_explore() -> None:
    position = land()
    position.state.pinned = [position.square("D6"), position.square("A6")]
    position.put(0, "army", "D6")
    position.put(0, "army", "A6")
    begin(position)
    assert groups(position) == {"D6 1 0"}
    position.play(0, "group D6 1 0")
    assert position.legal(0) == ["explore E5", "stop"]


@pytest.mark.rule("R-CIV-282")
def test_a_pinned_square_is_left_by_nobody() -> None:
    position = land()
    position.know(0, "communism")
    position.marker(0, "hut", "spy")
    position.put(0, "army", "A6")
    position.put(0, "army", "A7")
    begin(position).play(0, "use communism", "square A6")
    assert groups(position) == {"A7 1 0"}
    position.play(0, "group A7 1 0", "step A6")
    assert (squares(position, 0, "army"), prompt(position)) == (["A6", "A6"], "Move")  # who enters stays too


@pytest.mark.rule("R-CIV-581")
def test_after_an_interruption_the_mover_decides_anew() -> None:
    position = land()
    position.event(1, "defection")
    position.put(0, "army", "B6", 2)
    position.put(1, "army", "B7")
    begin(position).play(0, "group B6 2 0", "step B7")
    assert (prompt(position), position.said("announces-step") != []) == ("React", True)
    assert position.state.fight is None  # before it is carried out
    position.play(1, "use defection", "figure army B6")
    assert (prompt(position), squares(position, 0, "army")) == ("March", ["B6"])
    position.play(0, "step A6", "stop")  # another step, with both points still there
    assert squares(position, 0, "army") == ["A6"]


@pytest.mark.rule("R-CIV-581")
def test_the_death_of_a_great_person_is_an_interruption_too() -> None:
    position = land()
    position.event(1, "mass_defection")
    position.person("artist", "C3")
    position.put(1, "army", "C5")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "step B7")
    position.play(1, "use mass_defection", *[text for text in position.legal(1) if text == "square C3"])
    while position.asked() == [1]:
        position.play(1, next(text for text in position.legal(1) if "C3" in text or "artist" in text))
    assert (position.state.person_supply[p.ARTIST], prompt(position)) == (3, "March")
    assert squares(position, 0, "army") == ["B6"]


@pytest.mark.rule("R-CIV-581", "R-CIV-280")
def test_who_attacks_where_it_hovers_keeps_its_points_after_an_interruption() -> None:
    position = land()
    position.know(0, "flight")
    position.event(1, "defection")
    position.put(0, "army", "B6", 2)
    position.put(1, "army", "B7")
    begin(position).play(0, "group B6 2 0", "step B7")
    position.play(1, "pass")
    position.play(0, "stop")
    position.play(1, "use defection", "player 1")
    assert (prompt(position), squares(position, 0, "army")) == ("March", ["B7"])
    position.play(0, "step C7")  # it flies on instead
    assert (squares(position, 0, "army"), position.state.fight) == (["C7"], None)


@pytest.mark.rule("R-CIV-331", "R-CIV-280")
def test_to_kill_scouts_where_it_hovers_costs_no_point() -> None:
    position = land(killing_scouts_ends_move=False)
    position.know(0, "flight")
    position.put(0, "army", "A7")
    position.put(1, "scout", "B7")
    begin(position).play(0, "group A7 1 0", *["step A6", "step A7"] * 2, "step B7", "stop")
    assert (squares(position, 1, "scout"), prompt(position)) == ([], "March")
    position.play(0, "step C7")
    assert (squares(position, 0, "army"), prompt(position)) == (["C7"], "Move")


@pytest.mark.rule("R-CIV-581")
def test_a_step_nobody_interrupts_is_carried_out() -> None:
    position = land()
    position.event(1, "drought")
    position.put(1, "scout", "D6")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "step B7")
    assert (prompt(position), position.legal(1)) == ("React", ["pass"])  # it might be a Defection
    position.play(1, "pass")
    assert squares(position, 0, "army") == ["B7"]


# --- figures set down by effects


@pytest.mark.rule("R-CIV-283")
@pytest.mark.parametrize("card", ["galileo_galilei", "hannibal"])
def test_relocated_figures_and_later_moves(card: str) -> None:
    position = land()
    kind = p.PERSON_TYPES[p.PERSONS.index(card) // p.CARDS_PER_TYPE]
    position.card(0, card)
    position.person(kind, "C3")
    position.put(0, "army", "A6")
    position.put(0, "scout", "D7")
    position.state.phase, position.state.active = p.CITY_MANAGEMENT, 0
    begin_use(position.state, 0, BY_NAME[card])
    wanted = ("group A6 1 0", "square D7") if card == "hannibal" else ("square A6", "square A7")
    for text in wanted:
        if text in position.legal(0):
            position.play(0, text)
    position.settle()
    target = "D7" if card == "hannibal" else "A7"
    assert squares(position, 0, "army") == [target]
    begin(position)
    assert (f"{target} 1 0" in groups(position)) == (card == "hannibal")


@pytest.mark.rule("R-CIV-283", "R-CIV-584")
def test_steam_power_sets_figures_down_on_water() -> None:
    position = sea()
    position.know(0, "steam_power")
    position.goods(0, silk=1)
    position.put(0, "army", "A8", 2)
    position.put(1, "army", "A5")
    begin_use(position.state, 0, BY_NAME["steam_power"])
    options = position.legal(0)
    assert "square B5" in options
    assert not {"square C6", "square A5", "square B8"} & set(options)  # a relic, an enemy, land
    position.play(0, "square B5")
    assert squares(position, 0, "army") == ["B5", "B5"]
    begin(position)
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-584", "R-CIV-624")
def test_setting_down_passes_nothing() -> None:
    position = land()
    figures = position.put(0, "scout", "A6")
    position.state.yields[position.square("D7")] |= p.yield_of(coin=1)
    position.state.tokens[p.ON_SHEET] = 14
    relocate(position.state, figures, position.square("D7"))
    assert position.state.places == [1, 2]  # the scout stands on a coin


@pytest.mark.rule("R-CIV-421", "R-CIV-624")
def test_a_blockade_that_is_lifted_brings_a_coin() -> None:
    position = land()
    position.building("bank", "C3")
    army = position.put(1, "army", "C3")[0]
    position.state.tokens[p.ON_SHEET] = 14
    kill_figure(position.state, army)
    assert position.state.places == [1, 2]
    position = land()
    position.building("bank", "C3")
    position.put(1, "army", "C3")
    position.state.tokens[p.ON_SHEET] = 14
    begin(position, 1).play(1, "group C3 1 0", "step C4")
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-421", "R-CIV-624")
def test_a_scout_on_a_coin_in_foreign_outskirts_counts_for_its_owner() -> None:
    position = land()
    square = position.square("C3")
    position.state.printed[square] = position.state.yields[square] = p.yield_of(coin=1)
    position.put(1, "scout", "C4")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 14
    begin(position, 1).play(1, "group C4 0 1", "step C3")
    assert position.state.places == [2, 1]


@pytest.mark.rule("R-CIV-535", "R-CIV-239")
def test_computers_and_a_scout_that_leaves_its_coin() -> None:
    position = land()
    position.know(0, "computers")  # a coin
    position.state.tokens[p.ON_SHEET] = 3
    square = position.square("A7")
    position.state.printed[square] = position.state.yields[square] = p.yield_of(coin=1)
    position.put(0, "scout", "A7")
    position.event(0, "drought", "drought", "sabotage")
    begin(position).play(0, "group A7 0 1", "step A6")
    assert prompt(position) == "TooManyEvents"


@pytest.mark.rule("R-CIV-535")
def test_a_blockade_lowers_a_hand_at_once() -> None:
    position = land()
    position.wonder(0, "cristo_redentor", "C3")
    position.event(0, "drought", "drought", "sabotage")
    position.put(1, "army", "C4")
    begin(position, 1).play(1, "group C4 1 0", "step C3")
    assert prompt(position) == "React"
    position.play(0, "pass")
    assert prompt(position) == "TooManyEvents"
    position.play(0, "discard sabotage")
    assert prompt(position) == "March"


# --- Combustion and Russia


@pytest.mark.rule("R-CIV-641")
def test_combustion_razes_once_a_turn() -> None:
    position = land()
    position.know(1, "combustion", "horseback_riding")
    position.building("library", "C3")
    position.building("market", "B3")
    position.put(1, "army", "C4", 2)
    position.put(1, "scout", "C4")
    pool = position.state.pool[p.LIBRARY // 2]
    begin(position, 1).play(1, "group C4 0 1", "step C3", "stop")
    assert prompt(position) == "Move"  # scouts raze nothing
    position.play(1, "group C4 1 0", "step C3", "stop")
    assert position.legal(1) == ["pass", "raze"]
    position.play(1, "raze")
    assert position.state.piece[position.square("C3")] == p.NOTHING
    assert position.state.pool[p.LIBRARY // 2] == pool + 1
    position.play(1, "group C4 1 0", "step B4", "step B3", "stop")
    assert prompt(position) == "Move"
    assert position.state.piece[position.square("B3")] != p.NOTHING


@pytest.mark.rule("R-CIV-641")
def test_razing_is_a_choice_and_needs_combustion() -> None:
    position = land()
    position.building("library", "C3")
    position.put(1, "army", "C4", 2)
    begin(position, 1).play(1, "group C4 1 0", "step C3", "stop")
    assert prompt(position) == "Move"
    position.know(1, "combustion")
    position.play(1, "group C4 1 0", "step C3", "stop", "pass")
    assert position.state.piece[position.square("C3")] != p.NOTHING


@pytest.mark.rule("R-CIV-641")
def test_a_won_battle_ends_a_move_on_a_building() -> None:
    position = land()
    strong(position, 1)
    position.know(1, "combustion")
    position.building("library", "C3")
    position.put(0, "army", "C3")
    position.put(1, "army", "C4")
    begin(position, 1).play(1, "group C4 1 0", "step C3")
    while prompt(position) != "RazeBuilding":
        position.play(position.asked()[0], position.legal(position.asked()[0])[0])
    position.play(1, "raze")
    assert position.state.piece[position.square("C3")] == p.NOTHING


def tank(*, building: str = "library", seat: int = 1) -> Position:
    """An army of Egypt with Combustion next to a building on C3."""
    position = land()
    position.know(seat, "combustion")
    position.building(building, "C3")
    position.put(seat, "army", "C4")
    return position


@pytest.mark.rule("R-CIV-641")
def test_a_lost_battle_razes_nothing() -> None:
    position = tank()
    strong(position)
    position.put(0, "army", "C3")
    begin(position, 1).play(1, "group C4 1 0", "step C3")
    assert (prompt(position), squares(position, 1, "army")) == ("Move", [])
    assert position.state.piece[position.square("C3")] != p.NOTHING


@pytest.mark.rule("R-CIV-641", "R-CIV-331")
def test_an_army_that_kills_scouts_on_a_building_may_raze_it() -> None:
    position = tank()
    position.put(0, "scout", "C3")
    begin(position, 1).play(1, "group C4 1 0", "step C3")
    assert position.legal(1) == ["pass", "raze"]


@pytest.mark.rule("R-CIV-641")
def test_wonders_and_great_people_are_not_razed() -> None:
    position = land()
    position.know(1, "combustion")
    position.wonder(0, "colossus", "C3")
    position.person("artist", "B3")
    position.put(1, "army", "C4")
    position.put(1, "army", "B4")
    begin(position, 1).play(1, "group C4 1 0", "step C3", "stop")
    assert prompt(position) == "Move"
    position.play(1, "group B4 1 0", "step B3", "stop")
    assert prompt(position) == "Move"


@pytest.mark.rule("R-CIV-641", "R-CIV-587")
def test_only_a_move_that_ends_there_razes() -> None:
    position = land()
    position.know(0, "combustion")
    position.city(0, "C7")
    position.building("library", "D6")
    position.put(0, "army", "D6")
    begin(position).play(0, "group D6 1 0", "stop")
    assert prompt(position) == "Move"  # it has not moved at all
    position.state.done = 0
    position.play(0, "group D6 1 0", "explore E5", "stop")
    assert position.legal(0) == ["pass", "raze"]  # exploring is part of a move


@pytest.mark.rule("R-CIV-641", "R-CIV-624", "R-CIV-561")
def test_what_lay_under_a_razed_building_counts() -> None:
    position = tank()
    position.state.printed[position.square("C3")] = p.yield_of(coin=1)
    position.put(1, "scout", "C4")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 13
    position.card(1, "marco_polo")
    position.person("industrialist", position.around(1)[0])  # a coin
    begin(position, 1).play(1, "group C4 1 1", "step C3", "stop")
    assert position.offers_use(1, "marco_polo")
    position.play(1, "raze")
    assert position.state.places == [2, 1]  # the scout stands on a coin


def spies() -> Position:
    """Russia (seat 0) beside Egypt's city on B7; Egypt knows Construction and Writing."""
    position = land(("russia", "egypt"))
    position.city(1, "B7")
    position.know(1, "writing")
    return position


@pytest.mark.rule("R-CIV-505", "R-CIV-407")
def test_espionage() -> None:
    position = spies()
    position.put(0, "scout", "B6")
    position.put(0, "army", "B6")
    position.state.government[0] = p.DEMOCRATIC  # espionage is no battle
    begin(position).play(0, "group B6 1 1", "use russia", "figure scout B6")
    assert position.state.knows(0, p.T_WRITING)
    assert (squares(position, 0, "scout"), squares(position, 0, "army")) == ([], ["B6"])
    assert position.state.fight is None
    assert prompt(position) == "March"
    assert not position.offers_use(0, "russia")  # once a turn
    position.play(0, "step A6")
    assert prompt(position) == "Move"  # the step into the city has cost a point


@pytest.mark.rule("R-CIV-505")
def test_espionage_needs_a_tech_and_a_neighbour() -> None:
    position = land(("russia", "egypt"))
    position.city(1, "B7")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0")
    assert not position.offers_use(0, "russia")  # Construction is all that Egypt knows, and has no slot
    position = spies()
    position.put(0, "army", "A5")
    begin(position).play(0, "group A5 1 0")
    assert not position.offers_use(0, "russia")
    position = land(("rome", "egypt"))
    position.city(1, "B7")
    position.know(1, "writing")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0")
    assert not position.offers_use(0, "russia")


@pytest.mark.rule("R-CIV-505", "R-CIV-282")
def test_no_spy_leaves_a_pinned_square() -> None:
    for pinned in (False, True):
        position = land(("russia", "egypt"))
        position.city(1, "C7")
        position.know(1, "writing")
        position.put(0, "army", "D7")  # next to an unexplored tile
        position.state.pinned = [position.square("D7")] if pinned else []
        begin(position).play(0, "group D7 1 0")
        assert position.offers_use(0, "russia") == (not pinned)


@pytest.mark.rule("R-CIV-505", "R-CIV-277")
def test_the_spy_leaves_nobody_where_a_move_cannot_end() -> None:
    position = spies()
    position.know(0, "flight")
    position.put(0, "army", "A8")
    position.put(0, "scout", "A8")
    begin(position).play(0, "group A8 1 1", *["step A7", "step A8"] * 2, "step B8", "use russia")
    assert (squares(position, 0, "army"), squares(position, 0, "scout")) == (["B8"], [])  # a hut: the army stays


@pytest.mark.rule("R-CIV-505", "R-CIV-581")
def test_espionage_can_be_interrupted() -> None:
    position = spies()
    position.event(1, "defection")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "use russia")
    position.play(1, "use defection")
    assert not position.state.knows(0, p.T_WRITING)
    assert (squares(position, 0, "army"), prompt(position)) == ([], "Move")
    assert not position.state.used[0]


@pytest.mark.rule("R-CIV-505")
def test_russia_moves_three_together() -> None:
    position = land(("russia", "egypt"))
    position.put(0, "army", "A6", 3)
    begin(position)
    assert "A6 3 0" in groups(position)


# --- the bomb


@pytest.mark.rule("R-CIV-382", "R-CIV-568")
def test_a_nuked_city() -> None:
    position = land()
    position.know(0, "atomic_theory")
    position.marker(0, "village", "uranium")
    city = position.city(1, "B7")
    position.building("library", "C7")
    position.wonder(1, "colossus", "A7")
    position.person("artist", "A6")
    position.put(0, "army", "C6")
    position.put(1, "scout", "B6")
    position.put(1, "army", "D6")
    begin(position).play(0, "use atomic_theory_nuke")  # Egypt's capital is no target, so there is one city only
    assert position.state.centre[city] == NONE
    assert position.state.centre[3] != NONE
    assert {position.state.piece[position.square(name)] for name in ("C7", "A7", "A6")} == {p.NOTHING}
    assert (squares(position, 0, "army"), squares(position, 1, "scout")) == ([], [])
    assert squares(position, 1, "army") == ["D6"]  # outside the outskirts
    assert (prompt(position), position.state.tokens[p.ON_CODE_OF_LAWS]) == ("Move", 0)  # no battle, no loot


@pytest.mark.rule("R-CIV-382", "R-CIV-448")
@pytest.mark.parametrize("metropolis", [False, True])
def test_neither_capital_nor_metropolis_is_nuked(metropolis: bool) -> None:
    position = land()
    position.know(0, "atomic_theory")
    position.marker(0, "village", "uranium")
    if metropolis:
        position.state.place_city(0, position.square("B2"), position.square("A2"))
    assert not begin(position).offers_use(0, "atomic_theory_nuke")
    city = position.city(0, "B7")
    position.play(0, "use atomic_theory_nuke")  # any other city, also an own one
    assert (position.state.centre[city], position.state.centre[0]) == (NONE, position.square("B2"))


@pytest.mark.rule("R-CIV-382", "R-CIV-504", "R-CIV-568")
def test_a_nuke_is_no_conquest() -> None:
    position = land()  # Rome
    position.know(0, "atomic_theory")
    position.marker(0, "village", "uranium")
    position.city(1, "B7")
    position.state.trade[1] = 9
    begin(position).play(0, "use atomic_theory_nuke")
    assert (position.state.space[0], position.state.trade[1], prompt(position)) == (0, 9, "Move")
