"""Spending resources (R-CIV-213 to R-CIV-218, 555 to 558) and what stands for a resource."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.market import offer_token
from aegean.games.civilization.phases import NextTurn
from aegean.games.civilization.purse import can_pay, might_pay
from aegean.games.civilization.uses import Effect, GiftPays, Pay, React
from aegean.games.civilization.view import view
from tests.civilization.managing import manage
from tests.civilization.position import Position
from tests.civilization.using import goods, is_used, offered, tokens, use


def merchant(*techs: str, players: int = 2, civs: tuple[str, ...] = (), **options: bool) -> Position:
    """The first seat knows these techs and is in its City Management."""
    names = (*civs, *("rome", "egypt", "russia", "china", "germany")[len(civs) :])
    position = Position(players, names, **options)
    position.know(0, *techs)
    return position


# --- tokens and markers


@pytest.mark.rule("R-CIV-213", "R-CIV-214")
def test_a_token_pays_for_an_ability_once_a_turn_and_returns_to_the_market() -> None:
    position = merchant("currency")
    position.goods(0, incense=2)
    manage(position)
    position.play(0, "use currency")
    assert position.state.culture[0] == 3
    assert goods(position, 0) == {"incense": 1}
    assert position.state.market[p.INCENSE] == 1
    assert "currency" not in offered(position, 0)
    position.state.agenda.clear()
    NextTurn().run(position.state)
    assert position.can_use(0, "currency")


@pytest.mark.rule("R-CIV-213")
def test_each_ability_counts_on_its_own() -> None:
    position = merchant("currency", "chivalry")
    position.goods(0, incense=2)
    manage(position)
    position.play(0, "use currency", "use chivalry")
    assert position.state.culture[0] == 8


@pytest.mark.rule("R-CIV-213")
def test_without_the_resource_or_the_tech_there_is_no_ability() -> None:
    position = merchant("currency")
    position.goods(1, incense=1)
    position.goods(0, silk=1)
    assert not position.can_use(0, "currency")
    assert not position.can_use(1, "currency")
    manage(position)
    assert "currency" not in offered(position, 0)


@pytest.mark.rule("R-CIV-214")
def test_a_spent_marker_is_set_aside_for_good() -> None:
    position = merchant("currency")
    position.marker(0, "hut", "incense")
    before = position.state.marks_left[:]
    manage(position)
    position.play(0, "use currency")
    assert position.state.culture[0] == 3
    assert position.state.held[0] == []
    assert position.state.marks_left == before
    assert position.state.market == [2, 2, 2, 2]


@pytest.mark.rule("R-CIV-558")
def test_who_has_several_of_the_kind_says_which_one_goes() -> None:
    position = merchant("currency")
    position.goods(0, incense=1)
    position.marker(0, "hut", "incense")
    manage(position)
    position.play(0, "use currency")
    assert sorted(position.legal(0)) == ["pay hut-incense", "pay incense"]
    assert position.why(0, "pay silk").rule == "R-CIV-213"
    position.play(0, "pay hut-incense")
    assert position.state.culture[0] == 3
    assert goods(position, 0) == {"incense": 1}


@pytest.mark.rule("R-CIV-216")
def test_any_resources_are_any_mix_spy_and_uranium_included() -> None:
    position = merchant("pottery")
    position.marker(0, "hut", "spy")
    position.marker(0, "village", "uranium")
    assert position.can_use(0, "pottery")
    position.goods(0, iron=1)
    use(position, 0, "pottery")
    position.play(0, "pay hut-spy", "pay iron")
    assert tokens(position, 0, "pottery") == 1
    assert position.state.held[0] == [1 | p.URANIUM << 1 | 1 << 5]


@pytest.mark.rule("R-CIV-216")
def test_as_many_resources_are_needed_as_the_ability_costs() -> None:
    position = merchant("pottery")
    position.goods(0, iron=1)
    assert not position.can_use(0, "pottery")
    position.goods(0, silk=1)
    assert position.can_use(0, "pottery")


@pytest.mark.rule("R-CIV-214", "R-CIV-558")
@pytest.mark.parametrize("paid", ["hut-iron", "hut-spy", "village-spy"])
def test_the_marker_that_is_handed_over_goes_and_no_other(paid: str) -> None:
    position = merchant("pottery")
    markers = {"hut-iron": "pay hut-iron", "hut-spy": "pay hut-spy", "village-spy": "pay village-spy"}
    for name in markers:
        position.marker(0, *name.split("-"))
    use(position, 0, "pottery")
    assert sorted(position.legal(0)) == sorted(markers.values())
    position.play(0, markers.pop(paid))
    assert sorted(position.legal(0)) == sorted(markers.values())


@pytest.mark.rule("R-CIV-216")
def test_markers_that_are_no_resource_pay_for_nothing() -> None:
    position = merchant("pottery")
    position.marker(0, "village", "friendly_workers")
    position.marker(0, "hut", "teacher")
    assert not position.can_use(0, "pottery")
    position.goods(0, iron=1, silk=1)
    use(position, 0, "pottery")
    position.play(0, "pay iron", "pay silk")
    assert len(position.state.held[0]) == 2
    assert goods(position, 0) == {}


@pytest.mark.rule("R-CIV-217")
def test_tokens_are_open_and_markers_are_hidden_until_they_are_spent() -> None:
    position = merchant("currency")
    position.goods(0, silk=1)
    position.marker(0, "hut", "incense")
    seat = view(position.state, 1)["seats"][0]
    assert seat["goods"]["silk"] == 1
    assert [(each["back"], each["mark"]) for each in seat["markers"]] == [("hut", None)]
    assert view(position.state, 0)["seats"][0]["markers"][0]["mark"] == "incense"
    manage(position)
    position.play(0, "use currency")
    assert [event.values["mark"] for event in position.said("pays-marker") if event.known_to(1)] == ["incense"]


# --- cancelling


@pytest.mark.rule("R-CIV-218")
@pytest.mark.parametrize("canceller", ["mass_media_scandal", "primetime_tv", "mark_twain"])
def test_a_cancelled_ability_has_no_effect_its_price_is_lost_and_it_is_used(canceller: str) -> None:
    position = merchant("currency")
    position.goods(0, incense=2)
    if canceller == "mass_media_scandal":
        position.know(1, "mass_media")
        position.marker(1, "hut", "spy")
    elif canceller == "primetime_tv":
        position.event(1, "primetime_tv")
    else:
        position.card(1, "mark_twain")
        position.person("artist", position.around(1)[0])
    manage(position)
    position.play(0, "use currency")
    assert position.asked() == [1]
    position.play(1, f"use {canceller}")
    assert position.state.culture[0] == 0
    assert goods(position, 0) == {"incense": 1}
    assert position.state.market[p.INCENSE] == 1
    assert "currency" not in offered(position, 0)
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-482")
def test_a_cancel_that_is_a_resource_ability_can_be_cancelled_itself() -> None:
    position = merchant("currency", "mass_media", players=3)
    position.goods(0, incense=1)
    position.marker(0, "hut", "spy")
    position.know(1, "mass_media")
    position.marker(1, "hut", "spy")
    use(position, 0, "currency")
    position.play(0, "pay incense")
    position.play(1, "use mass_media_scandal")
    assert position.asked() == [0]
    position.play(0, "use mass_media_scandal")
    assert position.state.culture[0] == 3
    assert position.state.held == [[], [], []]


@pytest.mark.rule("R-CIV-482", "R-CIV-639")
def test_the_others_are_asked_clockwise_and_only_those_who_could_react() -> None:
    position = merchant("currency", players=4)
    position.goods(0, incense=1)
    position.know(1, "mass_media")
    position.marker(1, "hut", "wheat")  # as far as others know, a spy
    position.know(2, "mass_media")
    position.know(3, "mass_media")
    position.event(3, "festival_1")  # perhaps a gift
    use(position, 0, "currency")
    assert position.asked() == [1]
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    assert position.asked() == [3]
    position.play(3, "pass")
    assert position.state.culture[0] == 3


# --- gifts


@pytest.mark.rule("R-CIV-215")
@pytest.mark.parametrize(
    ("gift", "kinds"),
    [
        ("gift_from_afar", {"iron", "wheat", "spy", "silk"}),
        ("generous_gift", {"iron", "wheat", "spy", "silk"}),
        ("princely_gift", {"iron", "wheat", "spy", "silk", "uranium"}),
    ],
)
def test_a_gift_stands_for_the_kinds_on_its_card(gift: str, kinds: set[str]) -> None:
    position = Position()
    position.event(0, gift)
    assert {name for kind, name in enumerate(p.RESOURCES) if can_pay(position.state, 0, (kind,))} == kinds
    liberal = Position(gift_incense=True)
    liberal.event(0, gift)
    assert can_pay(liberal.state, 0, (p.INCENSE,))


@pytest.mark.rule("R-CIV-215")
@pytest.mark.parametrize("option", [False, True])
def test_other_events_pay_for_nothing(option: bool) -> None:
    position = merchant("currency", "pottery", civs=("india",), gift_incense=option)
    position.event(0, "drought", "festival_1")
    assert not [kind for kind in range(len(p.RESOURCES)) if can_pay(position.state, 0, (kind,))]
    assert not position.can_use(0, "pottery")
    position.goods(0, iron=2)
    use(position, 0, "pottery")
    assert len(position.state.hand[0]) == 2


@pytest.mark.rule("R-CIV-215", "R-CIV-216")
def test_a_gift_is_one_of_several_resources_and_goes_alone() -> None:
    position = merchant("pottery")
    position.event(0, "generous_gift", "drought", "generous_gift")
    position.goods(0, iron=2)
    use(position, 0, "pottery")
    assert position.legal(0) == ["pay iron", "pay generous_gift"]
    position.play(0, "pay generous_gift", "pay iron")
    assert tokens(position, 0, "pottery") == 1
    assert goods(position, 0) == {"iron": 1}
    assert sorted(card & 63 for card in position.state.hand[0]) == sorted([p.E_GENEROUS_GIFT, p.E_DROUGHT])


@pytest.mark.rule("R-CIV-215", "R-CIV-216")
def test_a_gift_is_spent_like_a_resource_and_goes_to_the_used_events() -> None:
    position = merchant("monarchy")
    position.event(0, "generous_gift")
    position.units(1, infantry_1=1)
    manage(position)
    position.play(0, "use monarchy")
    assert position.state.hand[0] == []
    assert position.state.event_used[p.E_GENEROUS_GIFT] == 1
    assert position.state.unit_count(1) == 0
    assert not position.said("gains-coin")


@pytest.mark.rule("R-CIV-215")
def test_a_gift_from_afar_brings_another_player_a_coin_first() -> None:
    position = merchant("monarchy", players=3)
    position.event(0, "gift_from_afar")
    position.units(2, infantry_1=1)
    use(position, 0, "monarchy")
    assert position.state.unit_count(2) == 1  # the coin comes before the effect
    assert position.legal(0) == ["player 2", "player 3"]
    position.play(0, "player 3")
    assert tokens(position, 2, "sheet") == 1
    assert position.state.unit_count(2) == 0


@pytest.mark.rule("R-CIV-215", "R-CIV-472")
def test_the_coin_of_a_gift_can_end_the_match_before_the_ability_works() -> None:
    position = merchant("monarchy")
    position.event(0, "gift_from_afar")
    position.units(1, infantry_1=1)
    position.state.tokens[p.PLACES + p.ON_SHEET] = 14
    use(position, 0, "monarchy")
    assert position.state.places == [2, 1]
    assert position.state.unit_count(1) == 1
    assert position.state.agenda == []


def cancelled_gift() -> Position:
    """Monarchy was to be paid with a gift, which the second seat has cancelled."""
    position = merchant("monarchy")
    position.event(0, "generous_gift")
    position.goods(0, silk=1)
    position.units(1, infantry_1=1)
    position.event(1, "jousting_tourney")
    manage(position)
    position.play(0, "use monarchy", "pay generous_gift")
    position.play(1, "use jousting_tourney")
    return position


@pytest.mark.rule("R-CIV-557")
def test_after_a_cancelled_gift_the_ability_may_be_paid_in_another_way() -> None:
    position = cancelled_gift()
    assert position.legal(0) == ["pay silk", "pass"]
    position.play(0, "pay silk")
    assert position.state.unit_count(1) == 0
    assert goods(position, 0) == {}
    assert is_used(position, 0, "monarchy")


@pytest.mark.rule("R-CIV-557")
def test_after_a_cancelled_gift_the_ability_may_be_taken_back() -> None:
    position = cancelled_gift()
    position.play(0, "pass")
    assert position.state.unit_count(1) == 1
    assert goods(position, 0) == {"silk": 1}
    assert not is_used(position, 0, "monarchy")
    assert position.state.hand == [[], []]  # the gift is lost
    assert "monarchy" in offered(position, 0)


def take_back(position: Position, *paid: str) -> Position:
    """Philosophy costs three resources of any kind; a gift, the last one that is left, is cancelled."""
    position.know(0, "philosophy")
    position.event(0, "generous_gift")
    position.event(1, "jousting_tourney")
    use(position, 0, "philosophy")
    for name in paid:
        position.play(0, f"pay {name}")
        if name in p.EVENTS:
            position.play(1, "pass")
    position.play(1, "use jousting_tourney")
    return position


@pytest.mark.rule("R-CIV-557", "R-CIV-506")
@pytest.mark.parametrize("civ", ["arabia", "rome"])
def test_what_was_handed_over_comes_back_and_with_it_goes_what_it_brought(civ: str) -> None:
    position = merchant(civs=(civ,))
    position.goods(0, incense=1)
    position.marker(0, "hut", "incense")
    position.state.culture[0] = 5
    take_back(position, "incense", "hut-incense")
    assert goods(position, 0) == {"incense": 1}
    assert position.state.market[p.INCENSE] == 1
    assert [held >> 1 & 15 for held in position.state.held[0]] == [p.INCENSE]
    assert position.state.culture[0] == 5  # Arabia had gained 2
    assert not is_used(position, 0, "philosophy")


@pytest.mark.rule("R-CIV-557", "R-CIV-215")
@pytest.mark.parametrize(("gift", "returned"), [("princely_gift", True), ("gift_from_afar", False)])
def test_a_gift_that_has_paid_comes_back_unless_its_coin_was_given(gift: str, returned: bool) -> None:
    position = merchant(civs=("arabia",))
    position.event(0, gift)
    position.goods(0, iron=1)
    position.state.culture[0] = 5
    take_back(position, gift, "iron")
    event = p.EVENTS.index(gift)
    assert [card & 63 for card in position.state.hand[0]] == ([event] if returned else [])
    assert position.state.event_used[event] == (0 if returned else 1)
    assert tokens(position, 1, "sheet") == (0 if returned else 1)
    assert (goods(position, 0), position.state.culture[0]) == ({"iron": 1}, 5)


@pytest.mark.rule("R-CIV-557", "R-CIV-558")
def test_marie_curie_comes_back_if_her_gift_is_cancelled() -> None:
    position = merchant("atomic_theory")
    position.person("scientist", position.around(0)[0])
    position.card(0, "marie_curie", up=True)
    position.event(0, "generous_gift")
    position.event(1, "jousting_tourney")
    use(position, 0, "atomic_theory")
    position.play(0, "pay marie_curie")
    assert position.state.up[0] == 0
    position.play(1, "use jousting_tourney")
    assert position.state.up[0] == 1 << p.P_MARIE_CURIE
    assert position.state.person_below == 0
    assert not is_used(position, 0, "atomic_theory")
    assert position.state.extra == [0] * len(position.state.extra)


@pytest.mark.rule("R-CIV-557")
def test_who_cannot_pay_in_another_way_takes_the_ability_back_with_all_that_was_handed_over() -> None:
    position = merchant("pottery")
    position.event(0, "generous_gift")
    position.marker(0, "hut", "spy")
    position.event(1, "jousting_tourney")
    position.know(1, "mass_media")  # who could cancel the ability itself is not asked any more
    position.marker(1, "hut", "spy")
    manage(position)
    position.play(0, "use pottery", "pay hut-spy")
    position.play(1, "use jousting_tourney")
    assert tokens(position, 0, "pottery") == 0
    assert len(position.state.held[0]) == 1
    assert view(position.state, 1)["seats"][0]["markers"][0]["mark"] == "spy"  # it was shown
    assert not is_used(position, 0, "pottery")
    assert position.asked() == [0]
    assert [type(frame) for frame in position.state.agenda if isinstance(frame, (Effect, React, Pay, GiftPays))] == []


@pytest.mark.rule("R-CIV-557")
def test_the_ability_can_still_be_cancelled_after_its_gift_has_passed() -> None:
    position = merchant("monarchy")
    position.event(0, "generous_gift")
    position.units(1, infantry_1=1)
    position.know(1, "mass_media")
    position.marker(1, "hut", "spy")
    position.event(1, "jousting_tourney")
    use(position, 0, "monarchy")
    assert offered(position, 1) == ["jousting_tourney"]
    position.play(1, "pass")
    assert offered(position, 1) == ["mass_media_scandal"]
    position.play(1, "use mass_media_scandal")
    assert position.state.unit_count(1) == 1
    assert position.state.hand[0] == []


@pytest.mark.rule("R-CIV-557", "R-CIV-565")
def test_a_gift_of_mass_medias_owner_cannot_be_cancelled() -> None:
    position = merchant("monarchy", "mass_media")
    position.event(0, "generous_gift")
    position.units(1, infantry_1=1)
    position.event(1, "jousting_tourney")
    use(position, 0, "monarchy")
    assert position.state.unit_count(1) == 0


# --- substitutes


def kremlin(*techs: str) -> Position:
    position = merchant(*techs)
    position.wonder(0, "kremlin", position.around(0)[0])
    return position


@pytest.mark.rule("R-CIV-558")
def test_the_kremlin_replaces_a_spy_by_two_resources_once_a_turn() -> None:
    position = kremlin("mysticism")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    position.goods(0, iron=2, silk=1)
    use(position, 0, "mysticism_heresy")
    assert sorted(position.legal(0)) == ["pay iron", "pay silk"]
    position.play(0, "pay iron", "pay silk")
    assert tokens(position, 1, "sheet") == 0
    assert position.state.market[p.IRON] == 1
    assert position.state.market[p.SILK] == 2
    assert not can_pay(position.state, 0, (p.SPY,))
    position.goods(0, silk=1)
    assert not can_pay(position.state, 0, (p.SPY,))  # twice in a turn


@pytest.mark.rule("R-CIV-558")
def test_the_kremlin_is_chosen_while_paying_and_needs_two_resources() -> None:
    position = kremlin("mysticism")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    position.goods(0, iron=1)
    assert not position.can_use(0, "mysticism_heresy")
    position.marker(0, "hut", "spy")
    use(position, 0, "mysticism_heresy")
    assert sorted(position.legal(0)) == ["pay hut-spy", "pay kremlin"]
    position.play(0, "pay hut-spy")
    assert goods(position, 0) == {"iron": 1}
    position.goods(0, iron=1)
    assert not can_pay(position.state, 0, (p.SILK,))  # for a spy alone
    assert not can_pay(position.state, 0, (p.URANIUM,))
    blocked = kremlin("mysticism")
    blocked.goods(0, iron=2)
    assert can_pay(blocked.state, 0, (p.SPY,))
    blocked.put(1, "army", blocked.around(0)[0])
    assert not can_pay(blocked.state, 0, (p.SPY,))


@pytest.mark.rule("R-CIV-557", "R-CIV-558")
def test_a_kremlin_whose_gift_is_cancelled_may_be_used_again() -> None:
    position = kremlin("mysticism")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    position.goods(0, iron=1)
    position.event(0, "generous_gift")
    position.event(1, "jousting_tourney")
    use(position, 0, "mysticism_heresy")
    position.play(0, "pay kremlin", "pay iron")
    position.play(1, "use jousting_tourney")
    assert goods(position, 0) == {"iron": 1}
    assert position.state.kremlin == 0
    assert tokens(position, 1, "sheet") == 1


@pytest.mark.rule("R-CIV-558", "R-CIV-259")
def test_marie_curie_is_discarded_to_pay_uranium_with_another_resource() -> None:
    position = merchant("atomic_theory")
    position.person("scientist", position.around(0)[0])
    position.card(0, "marie_curie")
    assert not position.can_use(0, "atomic_theory")
    position.goods(0, wheat=1)
    use(position, 0, "atomic_theory")
    assert goods(position, 0) == {}
    assert position.state.market[p.WHEAT] == 2
    assert position.state.person_below >> p.P_MARIE_CURIE & 1
    assert position.state.down[0] == 0
    assert position.state.extra[0] == 1


@pytest.mark.rule("R-CIV-558")
def test_marie_curie_needs_her_scientist_and_a_resource_that_is_not_uranium() -> None:
    position = merchant("atomic_theory")
    position.card(0, "marie_curie")
    position.goods(0, wheat=1)
    assert not position.can_use(0, "atomic_theory")
    position.person("scientist", position.around(0)[0])
    assert position.can_use(0, "atomic_theory")
    lonely = merchant("atomic_theory")
    lonely.person("scientist", lonely.around(0)[0])
    lonely.card(0, "marie_curie")
    lonely.marker(0, "village", "uranium")
    use(lonely, 0, "atomic_theory")
    assert lonely.legal(0) == ["pay village-uranium"]
    lonely.play(0, "pay village-uranium")
    assert lonely.state.down[0] >> p.P_MARIE_CURIE & 1
    assert lonely.state.held[0] == []


@pytest.mark.rule("R-CIV-508", "R-CIV-558")
def test_india_spends_anything_as_one_of_the_four_goods_but_not_as_spy_or_uranium() -> None:
    position = merchant("currency", "mysticism", civs=("india",))
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    position.goods(0, iron=1)
    assert can_pay(position.state, 0, (p.INCENSE,))
    assert can_pay(position.state, 0, (p.WHEAT,))
    assert not can_pay(position.state, 0, (p.SPY,))
    assert not can_pay(position.state, 0, (p.URANIUM,))
    use(position, 0, "currency")
    assert position.state.culture[0] == 3
    assert position.state.market[p.IRON] == 2  # the token really handed over
    position.marker(0, "hut", "spy")
    assert can_pay(position.state, 0, (p.SILK,))
    position.event(0, "generous_gift")
    position.state.held[0].clear()
    assert can_pay(position.state, 0, (p.INCENSE,))
    assert not can_pay(position.state, 0, (p.URANIUM,))


@pytest.mark.rule("R-CIV-506", "R-CIV-556")
def test_arabia_gains_culture_for_tokens_and_markers_it_spends_but_not_for_gifts() -> None:
    position = merchant("pottery", "monarchy", civs=("arabia",))
    position.goods(0, iron=1)
    position.marker(0, "hut", "spy")
    use(position, 0, "pottery")
    position.play(0, position.legal(0)[0])
    assert position.state.culture[0] == 2
    position.event(0, "generous_gift")
    position.units(1, infantry_1=1)
    use(position, 0, "monarchy")
    assert position.state.culture[0] == 2


@pytest.mark.rule("R-CIV-506", "R-CIV-218")
def test_arabia_gains_culture_also_when_the_ability_is_cancelled() -> None:
    position = merchant("pottery", civs=("arabia",))
    position.goods(0, iron=2)
    position.event(1, "primetime_tv")
    use(position, 0, "pottery")
    position.play(1, "use primetime_tv")
    assert position.state.culture[0] == 2
    assert tokens(position, 0, "pottery") == 0


# --- what everybody can know


@pytest.mark.rule("R-CIV-481", "R-CIV-639")
def test_what_somebody_might_pay_follows_from_open_things_only() -> None:
    position = Position()
    state = position.state
    assert not might_pay(state, 0, (p.SPY,))
    position.goods(0, iron=2)
    assert might_pay(state, 0, (p.IRON,))
    assert not might_pay(state, 0, (p.SPY,))
    assert might_pay(state, 0, (6, 6))
    assert not might_pay(state, 0, (6, 6, 6))
    position.wonder(0, "kremlin", position.around(0)[0])
    assert might_pay(state, 0, (p.SPY,))
    state.kremlin = 1
    assert not might_pay(state, 0, (p.SPY,))
    position.marker(0, "hut", "teacher")
    assert might_pay(state, 0, (p.SPY,))


@pytest.mark.rule("R-CIV-480")
def test_whether_somebody_is_asked_how_to_pay_tells_nothing_about_hidden_things() -> None:
    """With the same open things all are asked, whatever is hidden; the one who has no choice may only pay so."""
    for hide in (("hut", "silk"), ("hut", "teacher")):
        position = merchant("currency")
        position.goods(0, incense=1)
        position.marker(0, *hide)
        use(position, 0, "currency")
        assert position.legal(0) == ["pay incense"]
    gift = merchant("currency")
    gift.goods(0, incense=1)
    gift.event(0, "drought")  # perhaps a gift
    assert use(gift, 0, "currency").asked() == [0]
    kremlin = merchant("mysticism")
    kremlin.wonder(0, "kremlin", kremlin.around(0)[0])
    kremlin.state.tokens[p.PLACES + p.ON_SHEET] = 1
    kremlin.marker(0, "hut", "spy")
    assert use(kremlin, 0, "mysticism_heresy").legal(0) == ["pay hut-spy"]
    two = merchant("currency")
    two.marker(0, "hut", "incense")
    two.marker(0, "hut", "incense")
    assert use(two, 0, "currency").legal(0) == ["pay hut-incense"]


@pytest.mark.rule("R-CIV-480")
def test_what_everybody_can_see_to_be_the_only_way_is_not_asked_for() -> None:
    for kind in ("incense", "silk"):  # the tokens are open; the marker is all that is hidden
        position = merchant("currency")
        if kind == "silk":
            position.goods(0, silk=1)
            position.marker(0, "hut", "incense")
        else:
            position.goods(0, incense=2)
        use(position, 0, "currency")
        assert position.state.culture[0] == 3


@pytest.mark.rule("R-CIV-481", "R-CIV-639")
def test_who_has_one_token_might_not_pay_for_everything() -> None:
    position = Position(3, ("rome", "india", "egypt"))
    assert not might_pay(position.state, 1, (p.SILK,))
    position.goods(1, incense=1)
    assert not might_pay(position.state, 0, (p.SPY,))  # what others have is theirs
    for seat in (0, 1):
        position.goods(seat, iron=1)
    position.wonder(0, "kremlin", position.around(0)[0])
    assert not might_pay(position.state, 0, (p.SPY,))  # the Kremlin takes two
    assert not might_pay(position.state, 0, (p.SILK,))
    assert might_pay(position.state, 1, (p.SILK,))  # India
    assert not might_pay(position.state, 1, (p.SPY,))
    assert not might_pay(position.state, 2, (p.SILK,))
    position.event(2, "drought")
    assert might_pay(position.state, 2, (p.SILK,))


@pytest.mark.rule("R-CIV-555")
def test_a_gain_from_the_market_is_limited_to_the_kinds_that_are_there() -> None:
    position = Position()
    position.state.market = [0, 1, 2, 0]
    offer_token(position.state, 0)
    assert position.legal(0) == ["resource iron", "resource silk"]
    assert position.why(0, "resource wheat").rule == "R-CIV-555"
    position.play(0, "resource silk")
    assert goods(position, 0) == {"silk": 1}
    position.state.market = [0, 0, 0, 0]
    offer_token(position.state, 0)
    assert position.state.agenda == []
    position.state.market = [1, 0, 0, 0]
    offer_token(position.state, 0)  # one kind is not asked for
    assert goods(position, 0) == {"incense": 1, "silk": 1}


def test_frames_of_paying_are_made_from_their_keys() -> None:
    for frame in (Pay(0, 1, (6, 6), True), GiftPays(0, 1, (3,), 0), Effect(0, 1, (2,), (3,))):
        twin = type(frame)(*frame.key())  # type: ignore[arg-type]
        assert twin.key() == frame.key()
    assert BY_NAME["currency"].price == (p.INCENSE,)
