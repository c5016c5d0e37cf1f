"""Research (ledger section 22): trade, secret choices, effects of a new tech, what research triggers."""

from __future__ import annotations

import pytest

from aegean.core.chance import Chance
from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from aegean.games.civilization.governments import governments_to_choose
from aegean.games.civilization.limits import stacking_limit
from aegean.games.civilization.research import OpenResearch, Research
from aegean.games.civilization.state import HIDDEN
from aegean.games.civilization.techs import learn, placeable, research_free
from aegean.games.civilization.units import rank, strength
from tests.civilization.learning import begin, levels_offered, scholar, study, tesla
from tests.civilization.managing import piece_at, start
from tests.civilization.position import Position
from tests.civilization.using import give_tokens, goods, known, learn_now

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
    dice = Chance(b"1" * 32)
    imagined = {Research(*chosen.shown_key(1)).imagined(position.state, dice).answers[0] for _ in range(200)}
    assert imagined == set(Research((p.NONE,) * 3).legal(position.state, 0))  # whatever it may have chosen
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


@pytest.mark.rule("R-CIV-616", "R-CIV-561")
def test_any_time_cards_may_be_used_while_choices_are_open() -> None:
    position = scholar(20, research_choice="in turn order")
    position.person("industrialist", "C1")
    position.card(0, "marco_polo")
    begin(position)
    assert position.offers_use(0, "marco_polo")
    position.play(0, "use marco_polo")
    while position.state.agenda[-1].name() != "OpenResearch":
        position.play(0, position.legal(0)[0])
    assert "research pottery plainly 1" in position.legal(0)  # the choice is still to be made


@pytest.mark.rule("R-CIV-616", "R-CIV-390")
def test_who_cannot_afford_anything_is_not_asked() -> None:
    assert begin(scholar(5)).state.agenda == []
    learned = scholar(10)
    learned.know(0, *(tech for number, tech in enumerate(p.TECHS) if p.TECH_LEVELS[number] == 1))
    assert begin(learned).state.agenda == []  # nothing new for 10 trade


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
    poor.state.market = [0, 0, 1, 0]
    study(poor, "flight")
    assert poor.state.unit_count(0) == 0
    assert goods(poor, 0) == {"silk": 1}  # what is missing keeps nobody from the rest
    empty = scholar(21, (5, 4, 2), civs=("germany", "egypt"))
    empty.state.market = [0] * p.GOODS
    study(empty, "flight")
    assert empty.state.unit_count(0) == 1
    assert empty.asked() == []


@pytest.mark.rule("R-CIV-503")
def test_nobody_but_germany_gets_units_by_research() -> None:
    position = study(scholar(11, (3,)), "mathematics")
    assert rank(position.state, 0, p.ARTILLERY) == 2
    assert position.state.unit_count(0) == 0
    assert goods(position, 0) == {}
    assert position.asked() == []


@pytest.mark.rule("R-CIV-474", "R-CIV-472")
def test_after_a_victory_nothing_else_comes_of_the_research() -> None:
    position = scholar(16, (4, 3), civs=("germany", "egypt"))
    give_tokens(position, 0, "sheet", 13)  # and Civil Service
    study(position, "railroad")
    assert position.state.places == [1, 2]
    assert position.state.unit_count(0) == 0
    assert position.state.agenda == []


@pytest.mark.rule("R-CIV-407", "R-CIV-622", "R-CIV-406")
def test_free_research_triggers_what_learning_does_not() -> None:
    for gain, units in ((research_free, 1), (learn, 0)):
        position = scholar(0, (3,), civs=("germany", "egypt"))
        position.state.market = [1, 0, 0, 0]
        gain(position.state, 0, p.T_MATHEMATICS)
        position.settle()
        assert position.state.unit_count(0) == units
        assert goods(position, 0) == ({"incense": 1} if units else {})


@pytest.mark.rule("R-CIV-407", "R-CIV-399", "R-CIV-406")
@pytest.mark.parametrize(("techs", "answers"), [((3,), ["level 2"]), ((3,), ["level 1"]), ((1,), [])])
def test_free_research_stays_research_wherever_tesla_puts_it(techs: tuple[int, ...], answers: list[str]) -> None:
    position = tesla(0, techs, ("germany", "egypt"))
    position.state.market = [1, 0, 0, 0]
    research_free(position.state, 0, p.T_MATHEMATICS)
    position.settle()
    position.play(0, *answers)
    assert "mathematics" in known(position, 0)
    assert position.state.unit_count(0) == 1
    assert goods(position, 0) == {"incense": 1}


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
    position.know(2, "navigation")
    learn_now(position, 0, "navigation")
    assert position.state.culture[0] == 1 + 3 + 2


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
