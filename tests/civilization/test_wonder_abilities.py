"""The 21 wonders, one by one (wonders.yaml)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import hand_seen_by, kill_scouts
from aegean.games.civilization.city_actions import give_action
from aegean.games.civilization.coins import coins
from aegean.games.civilization.fronts import power
from aegean.games.civilization.governments import immune, unlocked_governments
from aegean.games.civilization.invest import invest
from aegean.games.civilization.leaving import lose_wonder
from aegean.games.civilization.limits import culture_hand
from aegean.games.civilization.phases import NextTurn
from aegean.games.civilization.produce import plain_production
from aegean.games.civilization.purse import KREMLIN, ways
from aegean.games.civilization.reach import NO_END, REST, Band
from aegean.games.civilization.start_of_turn import StartOfTurn
from aegean.games.civilization.state import Civ, Fight
from aegean.games.civilization.techs import trade_needed
from aegean.games.civilization.uses import pay
from aegean.games.civilization.wonders import obsolete
from tests.civilization.managing import begin, build, egypt_has, good, manage, piece_at, start, two_cities
from tests.civilization.position import Position
from tests.civilization.setting_up import Table

CITY = 1  # the second city of seat 0


@pytest.mark.rule("R-CIV-641")
@pytest.mark.parametrize(
    ("name", "trade", "culture"),
    [("stonehenge", 0, 1), ("colossus", 3, 0), ("louvre", 0, 3)],
)
def test_stonehenge_colossus_and_louvre(name: str, trade: int, culture: int) -> None:
    position = begin(egypt_has(name))
    assert (position.state.trade[0], position.state.culture[0]) == (trade, culture)
    position = egypt_has(name)
    position.put(1, "army", "A5")
    begin(position)
    assert (position.state.trade[0], position.state.culture[0]) == (0, 0)


@pytest.mark.rule("R-CIV-641", "R-CIV-523")
def test_nothing_comes_by_itself_without_a_wonder_and_everything_with_several() -> None:
    state = begin(egypt_has()).state
    gains = (state.trade[0], state.culture[0], state.space[0], sum(state.goods), sum(state.tokens))
    assert gains == (0, 0, 0, 0, 0)
    state = begin(egypt_has("panama_canal", "colossus")).state
    assert (state.tokens[p.ON_PANAMA_CANAL], state.trade[0]) == (1, 3)


@pytest.mark.rule("R-CIV-519")
@pytest.mark.parametrize(("wonder", "use"), [("hanging_gardens", "figure scout"), ("great_wall", "")])
def test_an_ability_of_egypts_first_wonder_may_be_used_in_the_first_turn(wonder: str, use: str) -> None:
    card = p.WONDERS.index(wonder)
    tables = (Table("egypt", "rome", number=number) for number in range(200))
    table = next(table for table in tables if table.state.wonder_owner[card] == 0)
    table.reach("PutFigures", "egypt")
    table.play(table.legal()[-1])  # an army, not where the wonder stands
    table.play(table.legal()[-1])
    table.finish()
    state = table.state
    state.turn = 1
    state.agenda.append(StartOfTurn(0))
    table.play(f"use {wonder}")
    if use:
        square = state.layout.names[state.wonder_at[card]]
        table.play(f"{use} {square}")
        assert state.scouts_at(0, state.wonder_at[card])
    else:
        assert state.walls == 1  # the capital is the only city
    assert f"use {wonder}" not in table.legal()


@pytest.mark.rule("R-CIV-121")
@pytest.mark.parametrize("name", ["hanging_gardens", "great_wall", "taj_mahal", "statue_of_liberty", "cristo_redentor"])
def test_a_blockaded_wonder_cannot_be_used(name: str) -> None:
    position = egypt_has(name)
    assert position.can_use(0, name)
    position.put(1, "scout", "A5")
    assert not position.can_use(0, name)


@pytest.mark.rule("R-CIV-121")
def test_blockaded_wonders_bring_nothing_by_themselves() -> None:
    position = egypt_has("sydney_opera_house", "big_ben")
    for square in ("A5", "C2"):
        position.put(1, "army", square)
    begin(position)
    assert position.state.space[0] == 0
    assert sum(position.state.goods) == 0


@pytest.mark.rule("R-CIV-641")
def test_the_colossus_stops_at_27() -> None:
    position = egypt_has("colossus")
    position.state.trade[0] = 26
    assert begin(position).state.trade[0] == 27


@pytest.mark.rule("R-CIV-641")
def test_the_hanging_gardens_build_a_figure_in_their_own_square() -> None:
    position = start(egypt_has("hanging_gardens"))
    position.play(0, "use hanging_gardens")
    assert position.legal(0) == ["figure army A5", "figure scout A5"]
    position.play(0, "figure scout A5")
    assert len(position.state.scouts_at(0, position.square("A5"))) == 1
    assert not position.offers_use(0, "hanging_gardens")  # once a turn


@pytest.mark.rule("R-CIV-641")
def test_the_hanging_gardens_need_room_and_a_figure() -> None:
    position = egypt_has("hanging_gardens")
    position.put(0, "army", "A5", 2)
    assert not position.can_use(0, "hanging_gardens")
    position = egypt_has("hanging_gardens")
    position.put(0, "army", "B3", 6)
    start(position).play(0, "use hanging_gardens")  # only a scout is left
    assert len(position.state.scouts_at(0, position.square("A5"))) == 1
    position.put(0, "scout", "D2")
    position.state.used[0] = 0
    assert not position.can_use(0, "hanging_gardens")


@pytest.mark.rule("R-CIV-641")
def test_the_oracle_shows_the_hand_of_the_opponent() -> None:
    position = egypt_has("oracle")
    position.state.fight = Fight(1, 0, position.square("A6"), p.NONE, 0)
    assert hand_seen_by(position.state, 0) == 0b11
    assert hand_seen_by(position.state, 1) == 0b01
    position.put(1, "army", "A5")
    assert hand_seen_by(position.state, 0) == 0b10


@pytest.mark.rule("R-CIV-641")
def test_the_oracle_shows_the_hand_of_barbarians() -> None:
    position = egypt_has("oracle")
    position.state.fight = Fight(0, p.NONE, position.square("A6"), p.NONE, 0)
    assert hand_seen_by(position.state, 1) == 0b11


@pytest.mark.rule("R-CIV-641")
def test_chichen_itza_gives_every_city_3_production() -> None:
    position = two_cities(civs=("egypt", "rome"))
    before = [plain_production(position.state, city) for city in (0, CITY)]
    position.wonder(0, "chichen_itza", "A7")  # grassland
    assert [plain_production(position.state, city) for city in (0, CITY)] == [each + 3 for each in before]
    position.put(1, "army", "A7")
    assert [plain_production(position.state, city) for city in (0, CITY)] == before


@pytest.mark.rule("R-CIV-641")
def test_the_great_wall_gives_walls_without_masonry_once_a_turn() -> None:
    position = start(egypt_has("great_wall"))
    position.play(0, "use great_wall", "at 1-second")
    assert position.state.walls == 1 << CITY
    assert not position.offers_use(0, "great_wall")
    position.state.used[0] = 0
    position.play(0, "use great_wall")  # the capital is the only one left
    assert position.state.walls == 1 << CITY | 1
    position.state.used[0] = 0
    assert not position.can_use(0, "great_wall")


@pytest.mark.rule("R-CIV-378", "R-CIV-641")
@pytest.mark.parametrize(
    ("built", "blockaded", "loot"), [(False, False, True), (True, False, False), (True, True, True)]
)
def test_the_great_wall_lowers_the_loot_of_who_beats_its_owner(built: bool, blockaded: bool, loot: bool) -> None:
    position = egypt_has("great_wall") if built else egypt_has()
    if blockaded:
        position.put(1, "army", "A5")
    position.state.culture[0] = 5
    position.put(0, "scout", "D4")
    kill_scouts(position.state, 1, position.square("D4"))
    position.settle()
    assert (position.asked() == [1]) == loot


@pytest.mark.rule("R-CIV-096", "R-CIV-641")
def test_the_pyramids_unlock_all_governments_and_make_immune() -> None:
    position = egypt_has("pyramids")
    assert unlocked_governments(position.state, 0) == list(range(p.DESPOTISM, len(p.GOVERNMENTS)))
    assert immune(position.state, 0)
    position.put(1, "army", "A5")
    assert unlocked_governments(position.state, 0) == [p.DESPOTISM]
    assert not immune(position.state, 0)


@pytest.mark.rule("R-CIV-096", "R-CIV-641")
@pytest.mark.parametrize("loss", [obsolete, lose_wonder])
def test_without_the_pyramids_their_owner_falls_back_to_an_unlocked_government(
    loss: Callable[[Civ, int], None],
) -> None:
    position = egypt_has("pyramids")
    position.know(0, "monarchy")
    position.state.government[0] = p.FUNDAMENTALISM
    loss(position.state, p.W_PYRAMIDS)
    position.settle()
    assert set(position.legal(0)) == {"govern despotism", "govern monarchy"}
    position.play(0, "govern monarchy")
    assert position.state.government[0] == p.MONARCHIC


@pytest.mark.rule("R-CIV-096")
@pytest.mark.parametrize("loss", [obsolete, lose_wonder])
def test_the_loss_of_another_wonder_changes_no_government(loss: Callable[[Civ, int], None]) -> None:
    position = egypt_has("pyramids", "colossus")
    position.state.government[0] = p.FUNDAMENTALISM
    loss(position.state, p.W_COLOSSUS)
    position.settle()
    assert position.asked() == []
    assert position.state.government[0] == p.FUNDAMENTALISM


@pytest.mark.rule("R-CIV-212", "R-CIV-545", "R-CIV-641")
def test_angkor_wat_lets_a_city_harvest_twice_from_the_same_square_if_desired() -> None:
    position = egypt_has("angkor_wat")
    manage(position).play(0, "city second", "special angkor_wat", "square C6")
    assert position.legal(0) == ["square C6", "square A7"]
    position.play(0, "square C6")
    assert good(position, 0, "iron") == 2
    assert position.state.market[p.IRON] == 0
    assert position.legal(0) == ["city capital", "end"]
    position.play(0, "city capital")
    assert "special angkor_wat" not in position.legal(0)  # one city a turn
    position = egypt_has("angkor_wat")
    position.put(1, "army", "A5")
    manage(position).play(0, "city second")
    assert "special angkor_wat" not in position.legal(0)


@pytest.mark.rule("R-CIV-212")
def test_angkor_wat_with_two_squares() -> None:
    position = egypt_has("angkor_wat")
    manage(position).play(0, "city second", "special angkor_wat", "square C6", "square A7")
    assert (good(position, 0, "iron"), good(position, 0, "wheat")) == (1, 1)


@pytest.mark.rule("R-CIV-212", "R-CIV-211")
def test_angkor_wat_takes_one_token_if_there_is_only_one() -> None:
    position = egypt_has("angkor_wat")
    position.state.market[p.IRON] = 1
    position.state.market[p.WHEAT] = 0
    manage(position).play(0, "city second", "special angkor_wat")
    assert good(position, 0, "iron") == 1
    position.state.market[p.IRON] = 0
    give_action(position.state, CITY)
    position.state.used[0] = 0
    position.play(0, "city second")
    assert "special angkor_wat" not in position.legal(0)


@pytest.mark.rule("R-CIV-212", "R-CIV-211")
def test_the_last_token_of_a_kind_is_taken_once() -> None:
    position = egypt_has("angkor_wat")
    position.state.market[p.IRON] = 1
    manage(position).play(0, "city second", "special angkor_wat", "square C6")  # wheat is all that is left
    assert (good(position, 0, "iron"), good(position, 0, "wheat")) == (1, 1)


@pytest.mark.rule("R-CIV-212", "R-CIV-128")
def test_angkor_wat_takes_both_tokens_from_the_square_of_a_scout() -> None:
    position = egypt_has("angkor_wat")
    (scout,) = position.put(0, "scout", "D1")
    position.state.goods_at[position.square("D1")] = p.SILK
    position.state.assigned[scout] = CITY
    manage(position).play(0, "city second", "special angkor_wat", "square D1", "square D1")
    assert good(position, 0, "silk") == 2


@pytest.mark.rule("R-CIV-212", "R-CIV-542")
def test_the_double_harvest_is_a_city_action_that_can_be_cancelled() -> None:
    position = egypt_has("angkor_wat")
    position.person("artist", position.around(1)[0])
    position.card(1, "mark_twain")
    manage(position).play(0, "city second", "special angkor_wat", "square C6", "square A7")
    position.play(1, "use mark_twain")
    assert (good(position, 0, "iron"), good(position, 0, "wheat")) == (0, 0)
    assert position.legal(0) == ["city capital", "end"]


@pytest.mark.rule("R-CIV-144", "R-CIV-212")
def test_the_double_harvest_of_dr_kings_owner_is_not_cancelled() -> None:
    position = egypt_has("angkor_wat")
    position.person("artist", position.around(1)[0])
    position.card(1, "mark_twain")
    position.person("humanitarian", "B5")
    position.card(0, "martin_luther_king", up=True)
    manage(position).play(0, "city second", "special angkor_wat", "square C6", "square A7")
    assert (good(position, 0, "iron"), good(position, 0, "wheat")) == (1, 1)


@pytest.mark.rule("R-CIV-346", "R-CIV-641")
def test_himeji_makes_the_units_of_its_owner_stronger_by_1() -> None:
    position = egypt_has("himeji")
    position.state.fight = Fight(0, 1, position.square("A6"), p.NONE, 0)
    assert (power(position.state, 0, 0), power(position.state, 1, 0)) == (2, 1)
    position.put(1, "army", "A5")
    assert power(position.state, 0, 0) == 1


@pytest.mark.rule("R-CIV-391", "R-CIV-641")
def test_the_porcelain_tower_lowers_the_trade_needed_by_5() -> None:
    position = egypt_has("porcelain_tower")
    assert [trade_needed(position.state, 0, level) for level in range(1, 6)] == [1, 6, 11, 16, 21]
    assert [trade_needed(position.state, 1, level) for level in range(1, 6)] == [6, 11, 16, 21, 26]
    position.put(1, "army", "A5")
    assert trade_needed(position.state, 0, 1) == 6


def rome_may_stop(position: Position, square: str) -> bool:
    band = Band(position.state, 1)
    band.form(position.square("D3"), 1, 0, 0)
    end = band.end(position.square(square))
    assert end in (REST, NO_END)
    return end == REST


@pytest.mark.rule("R-CIV-281", "R-CIV-641")
@pytest.mark.parametrize("loss", ["obsolete", "blockaded"])
def test_the_brandenburg_gate_closes_the_outskirts_of_all_own_cities(loss: str) -> None:
    position = egypt_has("brandenburg_gate")
    assert [rome_may_stop(position, square) for square in ("A6", "C2", "D8")] == [False, False, True]
    if loss == "obsolete":
        obsolete(position.state, p.W_BRANDENBURG_GATE)
    else:
        position.put(1, "army", "A5")
    assert rome_may_stop(position, "A6")


@pytest.mark.rule("R-CIV-431", "R-CIV-641")
def test_machu_picchu_brings_a_resource_after_an_investment_once_a_turn() -> None:
    position = egypt_has("machu_picchu")
    position.state.tokens[p.ON_SHEET] = 1
    position.state.market[p.SILK] = 0
    start(position).play(0, "invest sheet infrastructure")
    assert set(position.legal(0)) == {"pass", "resource incense", "resource iron", "resource wheat"}
    position.play(0, "resource wheat")
    assert good(position, 0, "wheat") == 1
    invest(position.state, 0, p.INFRASTRUCTURE)
    position.settle()
    assert "resource iron" not in position.legal(0)
    position = egypt_has("machu_picchu")
    position.put(1, "army", "A5")
    position.state.tokens[p.ON_SHEET] = 1
    start(position).play(0, "invest sheet infrastructure")
    assert "resource iron" not in position.legal(0)


@pytest.mark.rule("R-CIV-549", "R-CIV-641")
def test_the_taj_mahal_builds_an_unlocked_building_in_any_own_city() -> None:
    position = egypt_has("taj_mahal")
    position.know(0, "railroad")
    start(position).play(0, "use taj_mahal")
    assert {text.split()[1] for text in position.legal(0)} == {"iron_mine"}
    mountains = {"B7", "C6", "C7", *(name for name in position.around(0) if is_mountain(position, name))}
    assert {text.split()[2] for text in position.legal(0)} == mountains
    position.play(0, "building iron_mine C7")
    assert piece_at(position, "C7") == "iron_mine"
    assert not position.offers_use(0, "taj_mahal")


def is_mountain(position: Position, name: str) -> bool:
    return position.state.terrain[position.square(name)] == p.MOUNTAIN


@pytest.mark.rule("R-CIV-641", "R-CIV-123")
def test_the_panama_canal_gains_a_coin_each_start_of_turn() -> None:
    position = begin(egypt_has("panama_canal"))
    assert (position.state.tokens[p.ON_PANAMA_CANAL], coins(position.state, 0)) == (1, 1)
    position.state.agenda.clear()
    position.put(1, "army", "A5")
    begin(position)
    assert (position.state.tokens[p.ON_PANAMA_CANAL], coins(position.state, 0)) == (1, 0)  # blockaded


@pytest.mark.rule("R-CIV-641", "R-CIV-198")
def test_coins_on_the_panama_canal_are_lost_with_it() -> None:
    position = egypt_has("panama_canal")
    position.state.tokens[p.ON_PANAMA_CANAL] = 5  # no maximum
    assert coins(position.state, 0) == 5
    build(position, "big_ben", "B5")
    assert coins(position.state, 0) == 0


@pytest.mark.rule("R-CIV-641")
def test_the_panama_canal_can_win() -> None:
    position = egypt_has("panama_canal")
    position.wonder(0, "colossus", "C2")
    position.state.tokens[p.ON_PANAMA_CANAL] = 14
    begin(position)
    assert position.state.places[0] == 1
    assert position.state.trade[0] == 0  # coins come first


@pytest.mark.rule("R-CIV-641", "R-CIV-573")
def test_the_statue_of_liberty_researches_a_tech_of_another_player() -> None:
    position = egypt_has("statue_of_liberty")
    position.state.blank[1] = 1  # Isaac Newton's card, which is none
    position.know(1, "pottery", "chivalry", "gunpowder")
    position.know(0, "writing")
    start(position).play(0, "use statue_of_liberty")
    # Two techs of level I carry one of level II and none of level III.
    assert set(position.legal(0)) == {"tech code_of_laws", "tech pottery", "tech chivalry"}
    position.play(0, "tech pottery")
    assert position.state.knows(0, p.T_POTTERY)
    assert not position.offers_use(0, "statue_of_liberty")


@pytest.mark.rule("R-CIV-641")
def test_the_sydney_opera_house_advances_with_the_reward() -> None:
    position = begin(egypt_has("sydney_opera_house"))
    assert position.state.space[0] == 1
    assert len(position.state.hand[0]) == 1


@pytest.mark.rule("R-CIV-244", "R-CIV-641")
@pytest.mark.parametrize(("answer", "blockaded"), [("pass", False), ("allow", False), ("", True)])
def test_the_united_nations_ask_their_owner_before_an_event_is_aimed_at_them(answer: str, blockaded: bool) -> None:
    position = egypt_has("united_nations")
    position.building("workshop", "B7")
    position.put(1, "army", "D8")
    if blockaded:
        position.put(1, "army", "A5")
    position.event(1, "sabotage")
    start(position, 1).play(1, "use sabotage")
    if answer:
        assert set(position.legal(0)) == {"allow", "pass"}
        position.play(0, answer)
    refused = answer == "pass"
    assert piece_at(position, "B7") == ("workshop" if refused else "")
    assert len(position.state.hand[1]) == (1 if refused else 0)  # taken back


@pytest.mark.rule("R-CIV-641", "R-CIV-555")
def test_big_ben_takes_one_of_every_resource_that_is_there() -> None:
    position = egypt_has("big_ben")
    position.state.market[p.SILK] = 0
    begin(position)
    assert [good(position, 0, name) for name in p.RESOURCES[: p.GOODS]] == [1, 1, 0, 1]
    assert position.state.market == [1, 1, 0, 1]


@pytest.mark.rule("R-CIV-239", "R-CIV-641", "R-CIV-566")
def test_cristo_redentor_raises_the_hand_by_4_and_draws_two_events_of_one_level() -> None:
    position = egypt_has("cristo_redentor")
    assert (culture_hand(position.state, 0), culture_hand(position.state, 1)) == (6, 2)
    start(position).play(0, "use cristo_redentor")
    assert position.legal(0) == ["level 1", "level 2", "level 3"]
    position.play(0, "level 2")
    assert [p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]] == [2, 2]
    assert not position.offers_use(0, "cristo_redentor")


@pytest.mark.rule("R-CIV-641", "R-CIV-569")
def test_cristo_redentor_draws_from_a_deck_with_cards_or_discards() -> None:
    position = egypt_has("cristo_redentor")
    state = position.state
    for event, level in enumerate(p.EVENT_LEVELS):
        if level < 3:
            state.event_deck[event] = 0
    state.event_used[p.E_SABOTAGE] = 2
    start(position).play(0, "use cristo_redentor")
    assert position.legal(0) == ["level 1", "level 3"]  # all of level 2 are in hands
    position.play(0, "level 1")
    assert [card & 63 for card in state.hand[0]] == [p.E_SABOTAGE] * 2


@pytest.mark.rule("R-CIV-641", "R-CIV-558")
def test_the_kremlin_replaces_one_spy_a_turn_by_two_resources() -> None:
    position = egypt_has("kremlin")
    position.goods(0, silk=1)
    assert KREMLIN not in ways(position.state, 0, p.SPY)  # two are needed
    position.goods(0, silk=1, iron=2)
    (army,) = position.put(1, "army", "A5")
    assert ways(position.state, 0, p.SPY) == []  # blockaded
    position.state.put_figure(army, p.NONE)
    assert ways(position.state, 0, p.SPY) == [KREMLIN]
    pay(position.state, 0, 0, (p.SPY,))
    position.settle()
    position.play(0, "pay silk", "pay iron")
    assert (good(position, 0, "silk"), good(position, 0, "iron")) == (1, 1)
    assert KREMLIN not in ways(position.state, 0, p.SPY)


@pytest.mark.rule("R-CIV-521", "R-CIV-641")
def test_abilities_of_wonders_are_there_again_in_the_next_turn() -> None:
    position = egypt_has("great_wall")
    start(position).play(0, "use great_wall", "at 1-second")
    position.state.agenda.clear()
    NextTurn().run(position.state)
    position.state.agenda.clear()
    assert position.can_use(0, "great_wall")
