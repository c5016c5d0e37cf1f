"""Research and the tech pyramid (ledger section 22), technology victory, worked examples."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aegean.core.chance import Chance
from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from aegean.games.civilization.governments import governments_to_choose
from aegean.games.civilization.limits import stacking_limit
from aegean.games.civilization.research import OpenResearch, Research, SettleResearch, begin_research
from aegean.games.civilization.state import HIDDEN
from aegean.games.civilization.techs import ChooseSlot, can_place, learn, placeable, research_free, slots_used
from aegean.games.civilization.units import rank, strength
from tests.civilization.managing import piece_at, start
from tests.civilization.position import SEATED, Position
from tests.civilization.using import give_tokens, goods, known, learn_now

LEVEL_1 = ("animal_husbandry", "currency", "masonry", "navigation", "philosophy", "pottery", "writing")
LEVEL_2 = ("civil_service", "construction", "engineering", "irrigation", "mathematics", "monarchy")
LEVEL_3 = ("banking", "communism", "ecology", "metal_casting", "theology")
LEVEL_4 = ("ballistics", "computers", "mass_media")


def scholar(
    trade: int = 0, techs: Sequence[int] = (), civs: Sequence[str] = SEATED, players: int = 2, **options: object
) -> Position:
    """The first seat has so much trade and so many techs of levels I, II, ... (the starting tech is one of level I)."""
    position = Position(players, civs, **options)  # type: ignore[arg-type]
    position.state.trade[0] = trade
    position.state.phase = p.RESEARCH
    first_tech = p.members(position.state.techs[0])[0]
    for level, number in enumerate(techs, 1):
        names = [name for name in (LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4)[level - 1] if p.TECHS.index(name) != first_tech]
        position.know(0, *names[: number - (level == 1)])
    return position


def begin(position: Position) -> Position:
    begin_research(position.state)
    position.settle()
    return position


def techs_offered(position: Position, seat: int = 0) -> set[str]:
    return {text.split()[1] for text in position.legal(seat) if text.startswith("research")}


def levels_offered(position: Position, seat: int = 0) -> set[int]:
    return {p.TECH_LEVELS[p.TECHS.index(name)] for name in techs_offered(position, seat)}


def study(position: Position, tech: str, means: str = "plainly", level: int = 0, seat: int = 0) -> Position:
    """The seat researches, all others nothing."""
    begin(position)
    level = level or p.TECH_LEVELS[p.TECHS.index(tech)]
    for each in list(position.asked()):
        position.play(each, f"research {tech} {means} {level}" if each == seat else "pass")
    return position


# --- trade


@pytest.mark.rule("R-CIV-390")
@pytest.mark.parametrize(("level", "needed"), [(1, 6), (2, 11), (3, 16), (4, 21), (5, 26)])
def test_each_level_needs_so_much_trade(level: int, needed: int) -> None:
    tall = (5, 4, 3, 2)[: level - 1]
    rich = begin(scholar(needed, tall))
    assert level in levels_offered(rich)
    poor = begin(scholar(needed - 1, tall))
    assert not poor.asked() or level not in levels_offered(poor)
    if level == 2:
        assert poor.why(0, "research chivalry plainly 2").rule == "R-CIV-390"


@pytest.mark.rule("R-CIV-391", "R-CIV-492")
@pytest.mark.parametrize(("level", "needed"), [(1, 1), (2, 6), (3, 11), (4, 16), (5, 21)])
def test_the_porcelain_tower_saves_five(level: int, needed: int) -> None:
    for trade, possible in ((needed, True), (needed - 1, False)):
        position = scholar(trade, (5, 4, 3, 2)[: level - 1])
        position.wonder(0, "porcelain_tower", "B1")
        begin(position)
        assert (bool(position.asked()) and level in levels_offered(position)) == possible


@pytest.mark.rule("R-CIV-391", "R-CIV-121")
def test_a_blockaded_porcelain_tower_saves_nothing() -> None:
    position = scholar(5)
    position.wonder(0, "porcelain_tower", "B1")
    position.put(1, "army", "B1")
    assert begin(position).asked() == []


@pytest.mark.rule("R-CIV-392", "R-CIV-393")
def test_all_trade_is_spent_and_the_dial_then_shows_the_coins() -> None:
    position = scholar(25)
    give_tokens(position, 0, "sheet", 3)
    study(position, "pottery")
    assert position.state.trade[0] == 3
    assert "pottery" in known(position, 0)


@pytest.mark.rule("R-CIV-394")
def test_who_does_not_research_keeps_the_trade() -> None:
    position = begin(scholar(20))
    position.play(0, "pass")
    assert position.state.trade[0] == 20


@pytest.mark.rule("R-CIV-393", "R-CIV-495", "R-CIV-699")
def test_a_coin_of_the_new_tech_does_not_count_for_the_dial() -> None:
    position = scholar(14, (3,))
    give_tokens(position, 0, "sheet", 2)
    study(position, "civil_service")
    assert coins(position.state, 0) == 3
    assert position.state.trade[0] == 2


@pytest.mark.rule("R-CIV-699", "R-CIV-390")
def test_ten_trade_are_too_little_for_level_two() -> None:
    position = begin(scholar(10, (3,)))
    assert levels_offered(position) == {1}
    assert position.why(0, "research civil_service plainly 2").rule == "R-CIV-390"


@pytest.mark.rule("R-CIV-618", "R-CIV-699")
@pytest.mark.parametrize(("option", "expected"), [("capped", 6), ("not capped", 9)])
def test_the_dial_is_not_set_above_what_it_showed(option: str, expected: int) -> None:
    position = scholar(6, (3,), dial_after_research=option)
    position.wonder(0, "porcelain_tower", "B1")
    give_tokens(position, 0, "sheet", 9)
    study(position, "monarchy")
    assert position.state.trade[0] == expected


# --- the pyramid


@pytest.mark.rule("R-CIV-396", "R-CIV-698")
def test_the_number_at_each_level_stays_below_the_one_under_it() -> None:
    position = scholar(27, (3, 1))
    begin(position)
    assert levels_offered(position) == {1, 2}
    assert position.why(0, "research ecology plainly 3").rule == "R-CIV-396"
    after = begin(scholar(27, (3, 2)))
    assert levels_offered(after) == {1, 3}
    assert after.why(0, "research monarchy plainly 2").rule == "R-CIV-396"


@pytest.mark.rule("R-CIV-396")
def test_level_one_is_unlimited() -> None:
    position = scholar()
    for tech in range(11):
        learn(position.state, 0, tech)
    assert slots_used(position.state, 0, 1) == 11


@pytest.mark.rule("R-CIV-397")
def test_space_flight_needs_five_four_three_and_two() -> None:
    assert can_place(scholar(techs=(5, 4, 3, 2)).state, 0, p.T_SPACE_FLIGHT)
    assert not can_place(scholar(techs=(5, 4, 3, 1)).state, 0, p.T_SPACE_FLIGHT)


@pytest.mark.rule("R-CIV-397")
def test_the_smallest_pyramid_with_space_flight() -> None:
    """Built from nothing, one tech at a time, always the highest level that has a slot."""
    position = scholar()
    state = position.state
    counts = [1, 0, 0, 0]
    while not can_place(state, 0, p.T_SPACE_FLIGHT):
        tech = max(placeable(state, 0), key=lambda each: p.TECH_LEVELS[each])
        learn(state, 0, tech)
        counts[p.TECH_LEVELS[tech] - 1] += 1
    assert counts == [5, 4, 3, 2]


@pytest.mark.rule("R-CIV-398", "R-CIV-620")
@pytest.mark.parametrize("civ", ["russia", "arabia", "greece", "egypt"])
def test_a_starting_tech_of_a_higher_level_takes_a_slot_of_level_one(civ: str) -> None:
    position = Position(civs=(civ, "rome"))
    assert slots_used(position.state, 0, 1) == 1
    assert sum(slots_used(position.state, 0, level) for level in (2, 3, 4, 5)) == 0


@pytest.mark.rule("R-CIV-401")
def test_a_placed_tech_stays_in_its_slot() -> None:
    position = scholar(27, (3,))
    study(position, "monarchy")
    slots = position.state.tech_slot[: len(p.TECHS)]
    learn_now(position, 0, "writing")
    learn_now(position, 0, "mathematics")
    for tech, slot in enumerate(slots):
        assert not slot or position.state.tech_slot[tech] == slot


@pytest.mark.rule("R-CIV-616")
def test_known_techs_cannot_be_researched_again() -> None:
    position = begin(scholar(20))
    assert "code_of_laws" not in techs_offered(position)
    assert position.why(0, "research code_of_laws plainly 1").rule == "R-CIV-616"
    assert position.why(0, "end").rule == "R-CIV-616"


# --- Tesla and Newton


def tesla(trade: int, techs: Sequence[int], up: bool = False) -> Position:
    position = scholar(trade, techs)
    position.person("builder", "C1")
    position.card(0, "nikola_tesla", up)
    return position


@pytest.mark.rule("R-CIV-399", "R-CIV-620")
def test_tesla_places_a_tech_one_level_lower_and_is_discarded() -> None:
    position = tesla(16, (3, 1))
    assert "research ecology tesla 2" in begin(position).legal(0)
    assert "research ecology plainly 3" not in position.legal(0)
    assert not any("tesla 0" in text for text in position.legal(0))  # not for level I
    position.play(0, "research ecology tesla 2")
    state = position.state
    assert state.tech_slot[p.T_ECOLOGY] == 2
    assert slots_used(state, 0, 2) == 2
    assert slots_used(state, 0, 3) == 0
    assert state.person_below >> p.P_NIKOLA_TESLA & 1
    assert state.down[0] == 0
    assert state.trade[0] == 2  # Civil Service and the builder are coins


@pytest.mark.rule("R-CIV-399", "R-CIV-260")
def test_tesla_needs_the_trade_of_the_printed_level_and_his_marker() -> None:
    poor = begin(tesla(15, (3, 1)))
    assert not any("ecology" in text for text in poor.legal(0))
    blocked = tesla(16, (3, 1))
    blocked.put(1, "army", "C1")
    begin(blocked)
    assert not any("tesla" in text for text in blocked.legal(0))
    assert blocked.why(0, "research ecology tesla 2").rule == "R-CIV-399"


@pytest.mark.rule("R-CIV-399")
def test_tesla_does_not_lower_space_flight() -> None:
    position = tesla(27, (5, 4, 3, 1))
    assert "space_flight" not in techs_offered(begin(position))


@pytest.mark.rule("R-CIV-399", "R-CIV-400")
def test_tesla_may_lower_a_learned_tech_too() -> None:
    position = tesla(0, (3,))
    learn_now(position, 0, "monarchy")
    assert position.legal(0) == ["level 2", "level 1"]
    assert position.why(0, "level 3").rule == "R-CIV-399"
    position.play(0, "level 1")
    assert position.state.tech_slot[p.T_MONARCHY] == 1
    assert position.state.person_below >> p.P_NIKOLA_TESLA & 1
    only = tesla(0, (1,))
    assert p.T_MONARCHY in placeable(only.state, 0)
    assert p.T_MONARCHY not in placeable(only.state, 0, tesla=False)
    learn_now(only, 0, "monarchy")
    assert only.state.tech_slot[p.T_MONARCHY] == 1


@pytest.mark.rule("R-CIV-639")
def test_who_might_hold_tesla_is_asked_like_his_owner() -> None:
    position = scholar(0, (3,))
    position.person("builder", "C1")
    position.card(0, "archimedes")
    learn_now(position, 0, "monarchy")
    assert position.legal(0) == ["level 2"]
    position.play(0, "level 2")
    assert "monarchy" in known(position, 0)


def newton(trade: int, techs: Sequence[int]) -> Position:
    position = scholar(trade, techs)
    position.person("scientist", "C1")
    position.card(0, "isaac_newton")
    return position


@pytest.mark.rule("R-CIV-399", "R-CIV-573")
def test_newtons_card_is_a_blank_tech_in_the_pyramid() -> None:
    position = newton(11, (1,))
    begin(position)
    assert "research monarchy plainly 2" not in position.legal(0)
    position.play(0, "research monarchy newton 1")
    state = position.state
    assert state.blank[0] == 1
    assert slots_used(state, 0, 1) == 2
    assert slots_used(state, 0, 2) == 1
    assert (state.up[0], state.down[0], state.person_below) == (0, 0, 0)  # neither held nor under the deck
    assert "monarchy" in known(position, 0)
    state.trade[0] = 20
    begin(position)
    assert not any("newton" in text for text in position.legal(0))  # once only


@pytest.mark.rule("R-CIV-399")
def test_newton_takes_a_legal_slot_up_to_level_four_before_the_tech_does() -> None:
    position = newton(27, (5, 4, 3, 1))
    begin(position)
    levels = {text.split()[3] for text in position.legal(0) if text.startswith("research space_flight newton")}
    assert levels == {"4"}
    levels = {text.split()[3] for text in position.legal(0) if text.startswith("research currency newton")}
    assert levels <= {"1", "4"}
    assert not any(text.startswith("research flight newton 4") for text in position.legal(0))  # it takes the slot
    none = newton(6, (1,))
    begin(none)
    assert {text.split()[3] for text in none.legal(0) if " newton " in text} == {"1"}


@pytest.mark.rule("R-CIV-399")
def test_tesla_and_newton_together() -> None:
    position = newton(16, (1,))
    position.person("builder", "B1")
    position.card(0, "nikola_tesla")
    begin(position)
    position.play(0, "research ecology both 1")
    assert position.state.tech_slot[p.T_ECOLOGY] == 2
    assert position.state.blank[0] == 1


@pytest.mark.rule("R-CIV-260", "R-CIV-399")
def test_newton_does_nothing_while_his_scientist_is_not_on_the_map() -> None:
    position = scholar(11, (1,))
    position.card(0, "isaac_newton")
    begin(position)
    assert levels_offered(position) == {1}


# --- secrecy


@pytest.mark.rule("R-CIV-395", "R-CIV-480", "R-CIV-616")
def test_all_choose_at_once_and_nobody_sees_another_choice() -> None:
    position = scholar(players=3)
    position.state.trade = [20, 20, 3]
    begin(position)
    frame = position.state.agenda[-1]
    assert isinstance(frame, Research)
    assert position.asked() == [0, 1]  # the third cannot afford anything
    position.play(0, "research pottery plainly 1")
    assert position.asked() == [1]
    assert position.events == []
    assert "pottery" not in known(position, 0)
    chosen = position.state.agenda[-1]
    assert chosen.shown_key(0)[0] == chosen.key()[0]
    assert chosen.shown_key(1)[0][0] == HIDDEN
    assert chosen.shown_key(-1)[0][0] == HIDDEN
    twin = scholar(players=3)
    twin.state.trade = [20, 20, 3]
    begin(twin)
    twin.play(0, "pass")
    assert twin.state.agenda[-1].shown_key(1) == chosen.shown_key(1)  # choosing nothing looks the same
    imagined = Research(*chosen.shown_key(1)).imagined(position.state, Chance(b"1" * 32))
    assert imagined.answers[0] in imagined.legal(position.state, 0)
    position.play(1, "research writing plainly 1")
    assert "pottery" in known(position, 0)
    assert "writing" in known(position, 1)
    assert len(position.said("reveals-research")) == 2


@pytest.mark.rule("R-CIV-561")
def test_no_any_time_card_while_secret_choices_are_open() -> None:
    position = scholar(20)
    position.person("industrialist", "C1")
    position.card(0, "marco_polo")
    begin(position)
    assert not any(text.startswith("use") for text in position.legal(0))


@pytest.mark.rule("R-CIV-616")
def test_in_turn_order_they_choose_openly() -> None:
    position = scholar(players=3, research_choice="in turn order")
    position.state.trade = [20, 20, 20]
    position.state.first = 1
    begin(position)
    assert isinstance(position.state.agenda[-1], OpenResearch)
    assert position.asked() == [1]
    position.play(1, "research pottery plainly 1")
    assert [event.values["tech"] for event in position.said("chooses-tech")] == ["pottery"]
    assert position.asked() == [2]
    position.play(2, "pass")
    position.play(0, "research writing plainly 1")
    assert "pottery" in known(position, 1)
    assert "writing" in known(position, 0)
    assert position.state.trade == [0, 0, 20]


@pytest.mark.rule("R-CIV-616", "R-CIV-390")
def test_who_cannot_afford_anything_is_not_asked() -> None:
    position = begin(scholar(5))
    assert position.state.agenda == []


# --- effects


@pytest.mark.rule("R-CIV-402", "R-CIV-176")
def test_effects_apply_at_once() -> None:
    position = scholar(27, (4, 3, 1))
    position.building("workshop", "C2")
    before = coins(position.state, 0)
    study(position, "railroad")
    assert piece_at(position, "C2") == "iron_mine"
    assert rank(position.state, 0, p.MOUNTED) == 3
    assert coins(position.state, 0) == before + 1
    learner = scholar()
    learn_now(learner, 0, "masonry")
    assert stacking_limit(learner.state, 0) == 3


@pytest.mark.rule("R-CIV-402", "R-CIV-091")
def test_a_government_may_be_adopted_in_the_next_start_of_turn() -> None:
    position = scholar(11, (3,))
    study(position, "monarchy")
    position.state.turn += 1
    assert p.MONARCHIC in governments_to_choose(position.state, 0)
    position.state.turn += 1
    assert p.MONARCHIC not in governments_to_choose(position.state, 0)


@pytest.mark.rule("R-CIV-403", "R-CIV-404", "R-CIV-696")
def test_gunpowder_without_democracy_lifts_infantry_to_rank_three() -> None:
    position = scholar()
    position.units(0, infantry_2=1)
    position.know(0, "gunpowder", slot=1)
    assert rank(position.state, 0, p.INFANTRY) == 3
    assert strength(position.state, 0, 1) == 4  # a unit of the standing forces
    position.know(0, "democracy", slot=1)
    assert rank(position.state, 0, p.INFANTRY) == 3


@pytest.mark.rule("R-CIV-405", "R-CIV-628")
def test_agriculture_grows_the_capital_at_once() -> None:
    position = scholar()
    learn_now(position, 0, "agriculture")
    if position.asked():
        position.play(0, position.legal(0)[0])
    assert position.state.second[0] != p.NONE


@pytest.mark.rule("R-CIV-400")
def test_learning_costs_nothing_and_does_not_use_up_the_research() -> None:
    position = scholar(20)
    learn_now(position, 0, "pottery")
    assert position.state.trade[0] == 20
    study(position, "writing")
    assert {"pottery", "writing"} <= known(position, 0)


@pytest.mark.rule("R-CIV-400", "R-CIV-408")
def test_without_a_slot_no_tech_can_be_gained_by_any_means() -> None:
    position = scholar(27, (1,))
    assert p.T_MONARCHY not in placeable(position.state, 0)
    learn_now(position, 0, "monarchy")
    research_free(position.state, 0, p.T_MONARCHY)
    assert "monarchy" not in known(position, 0)
    full = scholar()
    for tech in range(11):
        full.know(0, p.TECHS[tech], slot=1)
    full.state.techs[0] |= (1 << 40) - 1
    assert placeable(full.state, 0) == []


# --- triggers of research


@pytest.mark.rule("R-CIV-406", "R-CIV-503")
def test_germany_gets_a_unit_and_a_resource_for_an_upgrade_it_researches() -> None:
    position = scholar(11, (3,), civs=("germany", "egypt"))
    study(position, "mathematics")
    assert sum(position.state.units[p.ARTILLERY * p.GRADES : p.ARTILLERY * p.GRADES + p.GRADES]) == 1
    assert position.state.unit_count(0) == 1
    position.play(0, "resource iron")
    assert goods(position, 0) == {"iron": 1}


@pytest.mark.rule("R-CIV-406")
def test_germany_gets_nothing_where_no_rank_rises() -> None:
    position = scholar(11, (3,), civs=("germany", "egypt"))
    position.know(0, "gunpowder", slot=1)
    study(position, "democracy")
    assert position.state.unit_count(0) == 0
    assert position.asked() == []


@pytest.mark.rule("R-CIV-406")
def test_germany_unlocks_aircraft_and_misses_what_is_not_there() -> None:
    position = scholar(21, (5, 4, 2), civs=("germany", "egypt"))
    study(position, "flight")
    assert sum(position.state.units[p.AIRCRAFT * p.GRADES : p.AIRCRAFT * p.GRADES + p.GRADES]) == 1
    poor = scholar(21, (5, 4, 2), civs=("germany", "egypt"))
    poor.state.unit_deck = [0] * p.CLASSES
    poor.state.market = [0] * p.GOODS
    study(poor, "flight")
    assert poor.state.unit_count(0) == 0
    assert poor.asked() == []


@pytest.mark.rule("R-CIV-407", "R-CIV-622", "R-CIV-406")
def test_free_research_triggers_what_learning_does_not() -> None:
    for gain, units in ((research_free, 1), (learn, 0)):
        position = scholar(0, (3,), civs=("germany", "egypt"))
        position.state.market = [1, 0, 0, 0]
        gain(position.state, 0, p.T_MATHEMATICS)
        position.settle()
        assert position.state.unit_count(0) == units
        assert goods(position, 0) == ({"incense": 1} if units else {})


def archimedes(players: int = 2) -> Position:
    position = scholar(6, players=players)
    position.person("builder", "C1")
    position.card(0, "archimedes", up=True)
    return position


@pytest.mark.rule("R-CIV-617", "R-CIV-622")
def test_archimedes_rewards_a_tech_that_nobody_else_has_or_reveals() -> None:
    alone = study(archimedes(), "pottery")
    assert alone.state.culture[0] == 3
    known_elsewhere = archimedes()
    known_elsewhere.know(1, "pottery")
    assert study(known_elsewhere, "pottery").state.culture[0] == 0
    learned = archimedes()
    learn_now(learned, 0, "pottery")
    assert learned.state.culture[0] == 0
    free = archimedes()
    research_free(free.state, 0, p.T_POTTERY)
    assert free.state.culture[0] == 3


@pytest.mark.rule("R-CIV-617", "R-CIV-395")
@pytest.mark.parametrize("first", [0, 1])
def test_who_researches_the_same_tech_is_judged_at_the_reveal(first: int) -> None:
    position = archimedes()
    position.state.trade[1] = 6
    position.state.first = first
    begin(position)
    position.play(0, "research pottery plainly 1")
    position.play(1, "research pottery plainly 1")
    assert position.state.culture[0] == 0
    assert "pottery" in known(position, 1)


@pytest.mark.rule("R-CIV-507", "R-CIV-622", "R-CIV-617")
def test_greece_gains_culture_for_those_who_lack_the_tech() -> None:
    position = scholar(6, civs=("greece", "egypt", "rome", "china"), players=4)
    position.know(1, "pottery")
    position.state.trade[3] = 6
    begin(position)
    position.play(0, "research pottery plainly 1")
    position.play(3, "research pottery plainly 1")
    assert position.state.culture == [1, 0, 0, 0]
    learn_now(position, 0, "masonry")
    assert position.state.culture[0] == 1 + 3


@pytest.mark.rule("R-CIV-617", "R-CIV-071")
def test_researchers_are_settled_in_turn_order_each_completely() -> None:
    position = scholar(11, (3,), civs=("germany", "egypt", "rome"), players=3)
    position.state.trade[1] = 6
    position.state.first = 0
    begin(position)
    position.play(0, "research mathematics plainly 2")
    position.play(1, "research pottery plainly 1")
    assert position.asked() == [0]  # the resource of Germany
    assert "pottery" not in known(position, 1)
    position.play(0, "resource silk")
    assert "pottery" in known(position, 1)


@pytest.mark.rule("R-CIV-621", "R-CIV-620")
def test_techs_that_are_exchanged_go_by_their_printed_level() -> None:
    position = Position(civs=("rome", "russia"))
    position.event(0, "exchange_of_ideas")
    assert not position.can_use(0, "exchange_of_ideas")  # Communism lies in a slot of level I, but is of level III
    position.know(1, "pottery")
    assert position.can_use(0, "exchange_of_ideas")


@pytest.mark.rule("R-CIV-621")
def test_the_player_learns_first_and_then_the_other_must() -> None:
    position = Position(civs=("rome", "china"))
    position.event(0, "exchange_of_ideas")
    position.know(0, "masonry")
    start(position)
    position.play(0, "use exchange_of_ideas")
    assert "writing" in known(position, 0)  # the only one
    assert position.asked() == [1]
    assert position.legal(1) == ["tech code_of_laws", "tech masonry"]  # mandatory, of the other's choice
    position.play(1, "tech masonry")
    assert known(position, 1) == {"writing", "masonry"}
    assert position.state.trade == [0, 0]


# --- Space Flight


@pytest.mark.rule("R-CIV-471", "R-CIV-474", "R-CIV-619")
def test_researching_space_flight_wins_at_once() -> None:
    position = scholar(26, (5, 4, 3, 2))
    study(position, "space_flight")
    assert position.state.places == [1, 2]
    assert position.state.reason == "technology"
    assert position.state.agenda == []


@pytest.mark.rule("R-CIV-471", "R-CIV-619")
@pytest.mark.parametrize("wins", [True, False])
def test_learning_it_wins_too_unless_the_option_says_no(wins: bool) -> None:
    position = scholar(26, (5, 4, 3, 2), space_flight_by_learning=wins)
    learn_now(position, 0, "space_flight")
    assert position.state.places == ([1, 2] if wins else [])
    assert "space_flight" in known(position, 0)
    if not wins:
        other = scholar(26, (5, 4, 3, 2), space_flight_by_learning=False)
        other.know(1, "space_flight")
        assert not can_place(other.state, 0, p.T_SPACE_FLIGHT)  # there is one card only


@pytest.mark.rule("R-CIV-475", "R-CIV-619")
@pytest.mark.parametrize(("rule", "places"), [("turn order", [2, 1, 2]), ("shared", [1, 1, 3])])
def test_two_who_reveal_it_together(rule: str, places: list[int]) -> None:
    position = scholar(26, (5, 4, 3, 2), players=3, simultaneous_victory=rule)
    position.state.trade[1] = 26
    position.know(1, *LEVEL_1[:4], *LEVEL_2[:1], *LEVEL_2[2:5], *LEVEL_3[:3], *LEVEL_4[:2])
    position.state.first = 1
    begin(position)
    position.play(0, "research space_flight plainly 5")
    position.play(1, "research space_flight plainly 5")
    assert position.state.places == places


@pytest.mark.rule("R-CIV-475", "R-CIV-472")
def test_the_victory_is_shared_whatever_brings_it_but_one_alone_wins_alone() -> None:
    position = scholar(11, (3,), players=3, simultaneous_victory="shared")
    give_tokens(position, 0, "sheet", 14)
    give_tokens(position, 1, "sheet", 14)
    position.state.trade[1] = 11
    position.know(1, "pottery", "writing")
    begin(position)
    position.play(0, "research civil_service plainly 2")
    position.play(1, "research civil_service plainly 2")
    assert position.state.places == [1, 1, 3]
    assert position.state.reason == "economy"
    alone = scholar(11, (3,), players=3, simultaneous_victory="shared")
    give_tokens(alone, 0, "sheet", 14)
    alone.state.trade[1] = 11
    begin(alone)
    alone.play(0, "research civil_service plainly 2")
    alone.play(1, "research pottery plainly 1")
    assert alone.state.places == [1, 2, 2]


@pytest.mark.rule("R-CIV-472", "R-CIV-402")
def test_the_coin_of_a_researched_tech_can_win() -> None:
    position = scholar(11, (3,))
    give_tokens(position, 0, "sheet", 14)
    study(position, "civil_service")
    assert position.state.places == [1, 2]
    assert position.state.reason == "economy"


@pytest.mark.rule("R-CIV-491")
def test_railroad_has_a_coin_and_metal_casting_none() -> None:
    position = Position()
    position.know(0, "metal_casting")
    assert coins(position.state, 0) == 0
    position.know(0, "railroad")
    assert coins(position.state, 0) == 1


def test_frames_are_made_from_their_keys() -> None:
    frames = (
        Research((1, -1)), OpenResearch(0, (-1, 2)), SettleResearch((0,), (5, 2), (0, 1)), ChooseSlot(0, 3, True),
    )  # fmt: skip
    for frame in frames:
        assert type(frame)(*frame.key()).key() == frame.key()  # type: ignore[arg-type]
