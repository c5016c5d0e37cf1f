"""The tech pyramid (ledger section 22), Nikola Tesla and Isaac Newton in it, and Space Flight on top."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from aegean.games.civilization.research import OpenResearch, Research, SettleResearch
from aegean.games.civilization.techs import ChooseSlot, can_place, learn, placeable, slots_used
from tests.civilization.learning import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    LEVEL_4,
    begin,
    levels_offered,
    newton,
    scholar,
    study,
    techs_offered,
    tesla,
)
from tests.civilization.position import Position
from tests.civilization.using import give_tokens, known, learn_now

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


@pytest.mark.rule("R-CIV-399")
def test_tesla_may_lower_a_tech_that_has_a_slot_of_its_own_level() -> None:
    position = begin(tesla(11, (3,)))
    assert {"research monarchy plainly 2", "research monarchy tesla 1"} <= set(position.legal(0))


@pytest.mark.rule("R-CIV-399", "R-CIV-260")
def test_tesla_needs_the_trade_of_the_printed_level_and_his_marker() -> None:
    poor = begin(tesla(15, (3, 1)))
    assert not any("ecology" in text for text in poor.legal(0))
    blocked = tesla(16, (3, 1))
    blocked.put(1, "army", blocked.around(0)[0])
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
    learn_now(position, 0, "pottery")  # no level is lower than I
    assert position.asked() == []
    assert "pottery" in known(position, 0)


@pytest.mark.rule("R-CIV-399", "R-CIV-573")
@pytest.mark.parametrize("up", [False, True])
def test_newtons_card_is_a_blank_tech_in_the_pyramid(up: bool) -> None:
    position = newton(11, (1,), up)
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
    full = begin(newton(27, (5, 4, 3, 2)))
    assert not any(text.endswith("newton 5") for text in full.legal(0))
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
    researched = study(scholar(26, (5, 4, 3, 2), space_flight_by_learning=wins), "space_flight")
    assert researched.state.places == [1, 2]
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


@pytest.mark.rule("R-CIV-475")
@pytest.mark.parametrize("first", [0, 1])
def test_a_shared_victory_is_one_of_technology_if_anybody_reveals_space_flight(first: int) -> None:
    position = scholar(26, (5, 4, 3, 2), players=3, simultaneous_victory="shared")
    give_tokens(position, 1, "sheet", 14)
    position.state.trade[1] = 11
    position.know(1, "pottery", "writing")
    position.state.first = first
    begin(position)
    position.play(0, "research space_flight plainly 5")
    position.play(1, "research civil_service plainly 2")
    assert position.state.places == [1, 1, 3]
    assert position.state.reason == "technology"


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
