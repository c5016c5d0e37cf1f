"""The Trade phase (ledger section 10)."""

from __future__ import annotations

import pytest

from aegean.core.chance import Chance
from aegean.core.events import Tell
from aegean.games.civilization import pieces as p
from aegean.games.civilization.bargain import Answer, Bargain, LayOut, Offer, begin_trade
from aegean.games.civilization.phases import NextTurn
from aegean.games.civilization.state import HAND, HIDDEN, KNOWN
from tests.civilization.position import Position
from tests.civilization.using import goods, offered


def table(players: int = 2, **options: int) -> Position:
    """Everybody has 10 trade and 10 culture, and the first seat bargains."""
    position = Position(players, **options)  # type: ignore[arg-type]
    position.state.trade = [10] * players
    position.state.culture = [10] * players
    position.state.phase = p.TRADING
    return position


def bargain(position: Position, seat: int = 0) -> Position:
    position.state.active = seat
    position.ask(Bargain(seat))
    return position


def deal(position: Position, *parts: str, to: int = 1) -> Position:
    """The first seat offers this to another one, which accepts."""
    bargain(position)
    position.play(0, f"offer {to + 1}", *parts, "send")
    position.play(to, "accept")
    return position


def marco_polo(position: Position, seat: int) -> Position:
    """A card for any time, which fills the dial."""
    position.person("industrialist", position.around(seat)[0])
    position.card(seat, "marco_polo")
    return position


# --- collecting


@pytest.mark.rule("R-CIV-130", "R-CIV-131", "R-CIV-537", "R-CIV-072")
def test_all_collect_in_turn_order_before_anybody_bargains() -> None:
    position = Position()
    state = position.state
    state.phase, state.first = p.TRADING, 1
    position.explore(1, "n01")
    square = next(each for each in range(16, 32) if state.yields[each] >> p.TRADE & p.FIELD == 1)
    position.put(0, "scout", position.name(square))
    state.tell = Tell()
    begin_trade(state)
    assert state.trade[0] == 3 + 1  # the outskirts of Rome and the scout's square
    seats = [event.values["seat"] for event in state.tell.events if event.kind == "collects-trade"]
    assert seats == [1, 0]
    position.settle()
    assert position.asked() == [1]
    assert isinstance(state.agenda[-1], Bargain)


@pytest.mark.rule("R-CIV-130")
def test_a_blockaded_square_brings_no_trade() -> None:
    position = Position()
    position.put(1, "army", "B3")  # Rome's desert
    begin_trade(position.state)
    assert position.state.trade == [2, 4]


@pytest.mark.rule("R-CIV-132")
def test_the_dial_stops_at_27() -> None:
    position = Position()
    position.state.trade = [26, 0]
    begin_trade(position.state)
    assert position.state.trade == [27, 4]


# --- offers


@pytest.mark.rule("R-CIV-538")
def test_one_round_in_turn_order_each_to_one_player_who_answers_at_once() -> None:
    position = table(3)
    position.state.first = 1
    begin_trade(position.state)
    position.settle()
    assert position.asked() == [1]
    assert sorted(position.legal(1)) == ["end", "offer 1", "offer 3"]
    position.play(1, "offer 3", "give trade 2", "send")
    assert position.asked() == [2]  # and nobody else
    assert sorted(position.legal(2)) == ["accept", "pass"]
    position.play(2, "pass")
    assert position.asked() == [1]
    position.play(1, "end")
    assert position.asked() == [2]
    position.play(2, "end")
    assert position.asked() == [0]
    position.play(0, "end")
    assert position.state.agenda == []


@pytest.mark.rule("R-CIV-561", "R-CIV-638")
def test_between_two_players_who_bargain_any_time_cards_may_be_used() -> None:
    position = marco_polo(table(3), 2)
    begin_trade(position.state)
    position.settle()
    assert position.asked() == [0]  # not before the first one
    position.play(0, "end")
    assert position.asked() == [2]
    position.play(2, "use marco_polo", "pass")
    assert position.state.trade[2] == 27
    assert (position.asked(), position.state.active) == ([1], 1)


@pytest.mark.rule("R-CIV-538", "R-CIV-539")
def test_an_offer_needs_something_that_one_of_the_two_has() -> None:
    position = table(3)
    position.state.trade, position.state.culture = [0] * 3, [0] * 3
    position.marker(2, "hut", "wheat")
    bargain(position)
    assert sorted(position.legal(0)) == ["end", "offer 3"]
    assert position.why(0, "offer 2").rule == "R-CIV-539"
    position.play(0, "offer 3")
    assert position.legal(0) == ["take hut 1"]


@pytest.mark.rule("R-CIV-538", "R-CIV-521")
def test_offers_are_counted_anew_each_turn() -> None:
    position = bargain(table(offers_per_turn=1))
    position.play(0, "offer 2", "give trade 1", "send")
    position.play(1, "pass")
    assert "offer 2" not in position.legal(0)
    position.state.agenda.clear()
    NextTurn().run(position.state)
    position.state.agenda.clear()
    assert "offer 2" in bargain(position).legal(0)


@pytest.mark.rule("R-CIV-539")
def test_all_hear_what_is_offered_and_what_is_wanted() -> None:
    position = bargain(table())
    position.play(0, "offer 2", "give trade 4", "take culture 5", "send")
    assert [event.values["other"] for event in position.said("makes-offer")] == [1]
    assert [event.values["amount"] for event in position.said("offers-trade")] == [4]
    assert [event.values["amount"] for event in position.said("wants-culture")] == [5]


@pytest.mark.rule("R-CIV-538")
@pytest.mark.parametrize("number", [3, 1])
def test_so_many_offers_a_turn(number: int) -> None:
    position = bargain(table(offers_per_turn=number))
    for _ in range(number):
        position.play(0, "offer 2", "give trade 1", "send")
        position.play(1, "pass")
    assert position.legal(0) == ["end"]
    refusal = position.why(0, "offer 2")
    assert (refusal.rule, refusal.reason) == ("R-CIV-538", "no-offers-left")
    assert position.why(0, "offer 1").reason == "offer-to-others"
    assert position.state.trade == [10, 10]


@pytest.mark.rule("R-CIV-538")
def test_without_offers_only_those_with_something_to_use_are_asked() -> None:
    position = table(offers_per_turn=0)
    position.know(1, "horseback_riding")
    position.goods(1, silk=1)
    begin_trade(position.state)
    position.settle()
    assert position.asked() == [1]
    assert sorted(position.legal(1)) == ["end", "use horseback_riding"]


@pytest.mark.rule("R-CIV-133", "R-CIV-134", "R-CIV-539")
def test_everything_that_can_be_traded_changes_hands_at_once() -> None:
    position = table()
    position.goods(0, iron=2)
    position.goods(1, silk=1)
    position.marker(0, "hut", "wheat")
    position.marker(1, "village", "spy")
    position.event(0, "gift_from_afar")
    position.event(1, "princely_gift")
    bargain(position)
    position.play(0, "offer 2", "give trade 4", "give iron 2", "give hut 1", "give event-1 1")
    position.play(0, "take culture 5", "take silk 1", "take village 1", "take event-3 1", "send")
    position.play(1, "accept")
    state = position.state
    assert state.trade == [6, 14]
    assert state.culture == [15, 5]
    assert (goods(position, 0), goods(position, 1)) == ({"silk": 1}, {"iron": 2})
    assert [held >> 1 & 15 for held in state.held[0]] == [p.SPY]
    assert [held >> 1 & 15 for held in state.held[1]] == [p.WHEAT]
    assert [card & 63 for card in state.hand[0]] == [p.E_PRINCELY_GIFT]
    assert [card & 63 for card in state.hand[1]] == [p.E_GIFT_FROM_AFAR]
    assert position.asked() == [0]  # to go on bargaining


@pytest.mark.rule("R-CIV-133", "R-CIV-539")
def test_one_side_may_be_empty_but_not_both() -> None:
    gift = deal(table(), "give trade 3")
    assert gift.state.trade == [7, 13]
    tribute = deal(table(), "take culture 10")
    assert tribute.state.culture == [20, 0]
    position = bargain(table())
    position.play(0, "offer 2")
    assert position.why(0, "send").rule == "R-CIV-539"


@pytest.mark.rule("R-CIV-539")
def test_an_offer_names_only_what_both_have_each_thing_once() -> None:
    position = bargain(table())
    position.goods(0, iron=1)
    position.play(0, "offer 2")
    assert position.why(0, "give trade 11").reason == "not-owned"
    assert position.why(0, "take iron 1").reason == "not-owned"
    assert position.why(0, "give hut 1").reason == "not-owned"
    position.play(0, "give iron 1", "give trade 2")
    assert position.why(0, "give trade 3").reason == "named-already"
    assert position.why(0, "take trade 3").reason == "named-already"  # trade for trade


@pytest.mark.rule("R-CIV-135")
@pytest.mark.parametrize("thing", ["coin-sheet", "code_of_laws", "kremlin", "marie_curie"])
def test_coins_techs_and_people_are_not_for_trade(thing: str) -> None:
    position = bargain(table())
    position.state.tokens[p.ON_SHEET] = 1
    position.play(0, "offer 2")
    assert position.why(0, f"give {thing} 1").rule == "R-CIV-135"
    words = {text.split()[1] for text in position.legal(0)}
    assert words == {"trade", "culture"}


@pytest.mark.rule("R-CIV-539")
def test_both_must_own_their_part_when_it_is_accepted() -> None:
    position = table()
    position.event(1, "festival_1")
    position.card(1, "frida_kahlo")
    position.person("artist", position.around(1)[0])
    bargain(position)
    position.play(0, "offer 2", "take event-1 1", "send")
    assert "accept" in position.legal(1)
    # whatever took it away: any-time cards are offered here
    position.state.hand[1].clear()
    assert position.why(1, "accept").rule == "R-CIV-539"
    assert position.why(1, "send").rule == "R-CIV-538"
    assert "frida_kahlo" in offered(position, 1)
    position = bargain(table())
    position.play(0, "offer 2", "give trade 10", "take culture 1", "send")
    position.state.trade[0] = 9
    assert position.why(1, "accept").rule == "R-CIV-539"
    position.play(1, "pass")
    assert position.state.culture == [10, 10]
    assert (len(position.said("offer-expires")), len(position.said("declines"))) == (1, 0)


@pytest.mark.rule("R-CIV-538")
def test_an_offer_that_stands_is_declined() -> None:
    position = bargain(table())
    position.play(0, "offer 2", "give trade 10", "take culture 1", "send")
    position.play(1, "pass")
    assert (len(position.said("offer-expires")), len(position.said("declines"))) == (0, 1)


@pytest.mark.rule("R-CIV-136")
def test_a_hand_above_its_limit_is_discarded_down_at_once() -> None:
    position = table()
    position.event(1, "festival_1", "sabotage")
    position.event(0, "drought")
    deal(position, "give event-1 1")
    assert position.asked() == [1]
    assert sorted(position.legal(1)) == ["discard drought", "discard festival_1", "discard sabotage"]
    position.play(1, "discard sabotage")
    assert len(position.state.hand[1]) == 2
    assert position.asked() == [0]
    position = table()
    position.event(0, "festival_1", "sabotage")
    position.event(1, "drought")
    deal(position, "take event-1 1")  # who made the offer, too
    position.play(0, "discard drought")
    assert isinstance(position.state.agenda[-1], Bargain)


# --- hidden things


@pytest.mark.rule("R-CIV-540")
def test_the_giver_chooses_which_marker_goes_and_the_receiver_then_knows_it() -> None:
    position = table(3)
    position.marker(0, "hut", "wheat")
    position.marker(0, "hut", "spy")
    deal(position, "give hut 1")
    assert position.asked() == [0]
    assert sorted(position.legal(0)) == ["pay hut-spy", "pay hut-wheat"]
    assert position.why(0, "pay hut-iron").rule == "R-CIV-540"
    position.play(0, "pay hut-spy")
    assert isinstance(position.state.agenda[-1], Bargain)
    state = position.state
    assert [held >> 1 & 15 for held in state.held[0]] == [p.WHEAT]
    assert [held >> 1 & 15 for held in state.held[1]] == [p.SPY]
    assert state.held[1][0] >> KNOWN == 0b011  # the giver still knows it, the third does not
    told_to = position.said("receives-marker")
    assert [event.values["mark"] for event in told_to if event.known_to(1)] == ["spy"]
    assert not any(event.known_to(2) for event in told_to)


@pytest.mark.rule("R-CIV-540")
def test_only_things_with_the_back_that_was_named_can_be_handed_over() -> None:
    position = table()
    position.marker(0, "hut", "wheat")
    position.marker(0, "hut", "spy")
    position.marker(0, "village", "spy")
    position.event(0, "festival_1", "drought", "princely_gift")
    deal(position, "give hut 1", "give village 1", "give event-1 1")
    assert sorted(position.legal(0)) == ["pay hut-spy", "pay hut-wheat"]
    position.play(0, "pay hut-wheat")
    assert sorted(position.legal(0)) == ["pay drought", "pay festival_1"]
    position.play(0, "pay festival_1")
    state = position.state
    assert [(held & 1, held >> 1 & 15) for held in state.held[0]] == [(p.HUT, p.SPY)]
    assert [(held & 1, held >> 1 & 15) for held in state.held[1]] == [(p.HUT, p.WHEAT), (p.VILLAGE, p.SPY)]
    assert [card & 63 for card in state.hand[1]] == [p.E_FESTIVAL_1]


@pytest.mark.rule("R-CIV-480", "R-CIV-540")
@pytest.mark.parametrize("giver", [0, 1])
def test_third_parties_lose_sight_of_cards_with_the_same_back(giver: int) -> None:
    """Everybody had seen them all: two huts, two events of level 1, one village, one event of level 3."""
    position = table(3)
    for mark in ("wheat", "spy"):
        position.marker(giver, "hut", mark)
    position.marker(giver, "village", "iron")
    position.event(giver, "festival_1", "drought", "princely_gift")
    state = position.state
    state.held[giver] = [held | 0b111 << KNOWN for held in state.held[giver]]
    state.hand[giver] = [card | 0b111 << HAND for card in state.hand[giver]]
    side = "give" if giver == 0 else "take"
    deal(position, *(f"{side} {thing} 1" for thing in ("hut", "village", "event-1", "event-3")))
    position.play(giver, "pay hut-spy", "pay drought")
    receiver = 1 - giver
    markers = {held >> 1 & 15: held >> KNOWN for held in state.held[giver] + state.held[receiver]}
    events = {card & 63: card >> HAND for card in state.hand[giver] + state.hand[receiver]}
    assert markers == {p.SPY: 0b011, p.WHEAT: 0b011, p.IRON: 0b111}
    assert events == {p.E_DROUGHT: 0b011, p.E_FESTIVAL_1: 0b011, p.E_PRINCELY_GIFT: 0b111}
    assert (len(state.held[receiver]), len(state.hand[receiver])) == (2, 2)


@pytest.mark.rule("R-CIV-540")
def test_hidden_things_cannot_be_named_by_what_they_show() -> None:
    position = bargain(table())
    position.marker(0, "hut", "wheat")
    position.event(0, "festival_1")
    position.play(0, "offer 2")
    assert position.why(0, "give hut-wheat 1").rule == "R-CIV-540"
    assert position.why(0, "give festival_1 1").rule == "R-CIV-540"


@pytest.mark.rule("R-CIV-540", "R-CIV-480")
def test_both_choose_before_either_sees_what_it_gets() -> None:
    position = table()
    position.marker(0, "hut", "wheat")
    position.marker(0, "hut", "spy")
    position.marker(1, "hut", "iron")
    position.marker(1, "hut", "silk")
    deal(position, "give hut 1", "take hut 1")
    position.play(0, "pay hut-spy")
    frame = position.state.agenda[-1]
    assert isinstance(frame, LayOut)
    assert position.asked() == [1]
    assert len(position.state.held[1]) == 2  # nothing has changed hands yet
    assert frame.shown_key(1)[-1] == (HIDDEN,)
    assert frame.shown_key(0) == frame.key()
    assert sorted(position.legal(1)) == ["pay hut-iron", "pay hut-silk"]  # not what it is to receive
    wheat = frame.laid[0] - p.SPY + p.WHEAT
    guesses = set()
    for number in range(20):
        blind = LayOut(1, 0, 1, frame.give, frame.take, (HIDDEN,)).imagined(
            position.state, Chance(bytes([number] * 32))
        )
        assert isinstance(blind, LayOut)
        guesses.add(blind.laid)
    assert guesses == {frame.laid, (wheat,)}
    assert frame.imagined(position.state, Chance(bytes(32))).key() == frame.key()  # what it knows stays
    position.play(1, "pay hut-silk")
    marks = [sorted(held >> 1 & 15 for held in each) for each in position.state.held]
    assert marks == [[p.SILK, p.WHEAT], [p.IRON, p.SPY]]


@pytest.mark.rule("R-CIV-540", "R-CIV-639")
def test_who_holds_equal_cards_is_asked_like_anybody_and_who_gives_all_is_not() -> None:
    position = table()
    position.marker(0, "hut", "wheat")
    position.marker(0, "hut", "wheat")
    deal(position, "give hut 1")
    assert position.legal(0) == ["pay hut-wheat"]
    position = table()
    position.marker(0, "hut", "wheat")
    position.marker(0, "hut", "spy")
    deal(position, "give hut 2")
    assert len(position.state.held[1]) == 2
    assert isinstance(position.state.agenda[-1], Bargain)


@pytest.mark.rule("R-CIV-540")
def test_the_giver_still_knows_an_event_and_several_are_chosen_one_by_one() -> None:
    position = table()
    position.event(0, "festival_1", "festival_1", "drought")
    deal(position, "give event-1 2")
    position.play(0, "pay festival_1", "pay drought")
    hand = position.state.hand[1]
    assert sorted(card & 63 for card in hand) == sorted([p.E_FESTIVAL_1, p.E_DROUGHT])
    assert all(card >> HAND == 0b11 for card in hand)


@pytest.mark.rule("R-CIV-590")
def test_a_traded_marker_keeps_its_effect() -> None:
    position = table()
    position.know(1, "currency")
    position.marker(0, "hut", "incense")
    deal(position, "give hut 1")
    assert position.can_use(1, "currency")


# --- limits and abilities


@pytest.mark.rule("R-CIV-541")
def test_trade_received_above_27_is_lost() -> None:
    position = table()
    position.state.trade = [10, 25]
    deal(position, "give trade 5")
    assert position.state.trade == [5, 27]


@pytest.mark.rule("R-CIV-137", "R-CIV-541")
def test_horseback_riding_is_used_while_bargaining_and_stops_at_27() -> None:
    position = table(3)
    position.know(0, "horseback_riding")
    position.goods(0, silk=1)
    position.state.trade = [20, 10, 25]
    bargain(position)
    position.play(0, "use horseback_riding")
    assert position.legal(0) == ["player 2", "player 3"]
    position.play(0, "player 3")
    assert position.state.trade == [27, 10, 27]
    assert "horseback_riding" not in offered(position, 0)


@pytest.mark.rule("R-CIV-556")
def test_traded_tokens_are_not_spent() -> None:
    position = Position(civs=("arabia", "egypt"))
    position.state.phase = p.TRADING
    position.goods(0, iron=1)
    deal(position, "give iron 1")
    assert position.state.culture == [0, 0]
    assert position.state.market[p.IRON] == 1
    assert goods(position, 1) == {"iron": 1}


@pytest.mark.rule("R-CIV-561")
def test_any_time_cards_are_offered_while_bargaining() -> None:
    position = bargain(marco_polo(table(), 0))
    position.play(0, "use marco_polo")
    assert position.state.trade[0] == 27
    position = bargain(marco_polo(table(), 1))
    position.play(0, "offer 2", "take trade 10", "send")
    position.play(1, "use marco_polo", "accept")  # the answer is still due
    assert position.state.trade == [20, 17]


def test_frames_are_made_from_their_keys() -> None:
    goods_given = ((200, 3), (0, 1))
    frames = (
        Bargain(0),
        Offer(0, 1, goods_given, ()),
        Answer(1, 0, goods_given, ()),
        LayOut(1, 0, 1, ((202, 1),), (), ()),
    )
    for frame in frames:
        assert type(frame)(*frame.key()).key() == frame.key()  # type: ignore[arg-type]
