"""Positions in which one choice is plainly right, and what every bot must keep to."""

from __future__ import annotations

import pytest

from aegean.bots.bot import Bot, bot_levels, make_bot, people_levels, table_levels
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.games.cyclades.battle import Battle, Retreat
from aegean.games.cyclades.creatures.cards import SphinxSale
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.offerings import PlaceMarker
from aegean.games.cyclades.state import Cyclades
from tests.bots.positions import table
from tests.cyclades.position import Position


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b"."))


def greedy(name: str = "greedy") -> Bot:
    return make_bot("greedy", "cyclades", stream(name))


def choice(state: Cyclades, bot: Bot) -> int:
    """What the bot does when it is asked now; it sees its view only."""
    decision = GAME.decisions(state)[0]
    return bot.choose(GAME, GAME.view(state, decision.seat), decision)


def answer(position: Position, name: str = "greedy") -> str:
    return GAME.action_text(position.state, choice(position.state, greedy(name)))


def whole_turn(position: Position, colour: str) -> list[str]:
    """Everything the bot does until its turn is over."""
    lines: list[str] = []
    while position.asked() == colour:
        lines.append(answer(position))
        position.play(lines[-1])
        if lines[-1] == "end":
            break
    return lines


# --- metropolises


def test_builds_the_fourth_building_that_wins() -> None:
    position = table().isle("N4", metropolis=True).isle("N9", s1="port", s2="fortress", s3="temple")
    position.seat("blue", gold=2).turn("blue", "athena")
    assert answer(position).startswith("build N9")
    whole_turn(position, "blue")
    assert position.metropolises("blue") == 2


def test_takes_the_fourth_philosopher() -> None:
    position = table().isle("N4", metropolis=True).seat("blue", gold=0, philosophers=3).turn("blue", "athena")
    assert answer(position) == "philosopher"


def test_pays_for_the_fourth_philosopher() -> None:
    position = table().isle("N4", metropolis=True).seat("blue", gold=4, philosophers=2).turn("blue", "athena")
    assert whole_turn(position, "blue")[:2] == ["philosopher", "philosopher"]
    assert position.metropolises("blue") == 2


def test_does_not_spend_the_gold_the_winning_building_needs() -> None:
    """With 3 GP either Satyr or the temple; only the temple wins."""
    position = table().isle("N4", metropolis=True).isle("N9", s1="port", s2="fortress", s3="university")
    position.track(three="satyr").seat("red", philosophers=1).seat("blue", gold=3).turn("blue", "zeus")
    whole_turn(position, "blue")
    assert position.metropolises("blue") == 2


def test_lands_on_an_undefended_metropolis_for_the_win() -> None:
    position = table().isle("N4", metropolis=True).isle("N6", "red", 0, metropolis=True)
    position.seat("blue", gold=1).turn("blue", "ares")
    assert answer(position) == "march 1 N4 N6"


def test_lets_pegasus_win() -> None:
    position = table().isle("N4", metropolis=True).isle("N5", "red", 0, metropolis=True)
    position.track(four="pegasus").seat("blue", gold=3).turn("blue", "athena")
    assert answer(position) == "call pegasus 3"  # the metropolis gives a discount
    whole_turn(position, "blue")
    assert position.metropolises("blue") == 2


# --- battles


def test_does_not_attack_into_certain_loss() -> None:
    position = table().isle("N6", "red", 5, metropolis=True, s1="fortress")
    position.isle("N4", troops=1).seat("blue", gold=6).turn("blue", "ares")
    assert not [line for line in whole_turn(position, "blue") if line.startswith("march") and line.endswith("N6")]


def test_attacks_when_the_odds_are_good() -> None:
    position = table().isle("N6", "red", 1, metropolis=True)
    position.state.isle_troops[position.board.isle_number["N4"]] = 4
    position.state.troops_left[0] -= 3
    position.seat("blue", gold=2).turn("blue", "ares")
    assert any(line.startswith("march") and line.endswith("N4 N6") for line in whole_turn(position, "blue"))


def test_judges_battles_by_their_odds_not_by_imagined_dice() -> None:
    """One against one: lucky dice would take the isle, but whatever stream the bot thinks with, it finds the same."""
    position = table().isle("N6", "red", 1).seat("blue", gold=1).turn("blue", "ares")
    assert len({answer(position, f"stream {number}") for number in range(25)}) == 1


def fight(fleets: int, attackers: int) -> Position:
    """Yellow attacks blue's fleets on the trade space K4; the first assault is over and blue may retreat."""
    position = table().sea("K4", "blue", fleets)
    state, sea = position.state, position.board.sea_number["K4"]
    state.fleets_left[3] -= attackers
    position.turn("yellow", "poseidon")
    state.agenda += [Battle(False, sea, 3, 0, attackers), Retreat(0, 1, False, sea, fleets)]
    assert not GAME.faults(state)
    return position


def test_retreats_from_a_hopeless_battle() -> None:
    assert answer(fight(1, 3)).startswith("retreat 1")


def test_stands_in_a_battle_it_will_win() -> None:
    assert answer(fight(4, 1)) == "stay"


# --- defence, creatures, gold


def test_recruits_where_its_metropolis_is_threatened() -> None:
    """Green's fleet on G7 links N8 with the metropolis on N9; nobody reaches N4."""
    position = table().isle("N9", metropolis=True).sea("G7", "green")
    position.state.isle_troops[position.board.isle_number["N8"]] = 2
    position.state.troops_left[2] -= 1
    position.seat("blue", gold=0).turn("blue", "ares")
    assert answer(position) == "troop N9"


def test_sells_nothing_without_need() -> None:
    position = table().seat("blue", gold=3, priests=1, philosophers=2).turn("blue", "ares")
    position.state.agenda.append(SphinxSale(0))
    assert answer(position) == "stop"


def test_sells_for_the_building_that_wins() -> None:
    position = table().isle("N4", metropolis=True).isle("N9", s1="port", s2="fortress", s3="temple")
    position.seat("blue", gold=0, priests=1).turn("blue", "athena")
    position.state.agenda.append(SphinxSale(0))
    assert answer(position).startswith("sell")
    whole_turn(position, "blue")
    assert position.metropolises("blue") == 2


def test_robs_the_seat_that_has_the_fourth_philosopher_for_it() -> None:
    position = table().seat("blue", gold=2, philosophers=3).seat("red", philosophers=1).track(two="satyr")
    position.turn("blue", "ares")
    assert answer(position) == "call satyr 2"
    whole_turn(position, "blue")
    assert position.metropolises("blue") == 1


def test_breaks_a_victory_that_stands() -> None:
    """Yellow holds two metropolises and nobody else can take one; the richest isle is no reason to let him win."""
    position = table().isle("N3", metropolis=True).isle("N10", metropolis=True).isle("N6", markers=14).sea("J4", "blue")
    position.state.isle_troops[position.board.isle_number["N9"]] = 3
    position.state.troops_left[0] -= 2
    position.seat("blue", gold=1).turn("blue", "ares")
    assert answer(position) == "march 3 N9 N10"


def test_ends_its_turn_rather_than_waste_gold() -> None:
    """All fleets are out and no slot is free: nothing that gold could buy helps."""
    position = table().isle("N4", s1="temple").seat("blue", gold=5, priests=5).turn("blue", "zeus")
    position.isle("N9", s1="temple", s2="temple", s3="temple", s4="temple").track(four="kraken")
    position.state.priests_left = 0
    position.state.priests[1] = position.state.switches.priests - 5
    assert answer(position) == "end"


def test_apollos_marker_goes_to_an_own_isle() -> None:
    position = table().offerings(["blue", "red", "green", "yellow"])
    position.play("bid apollo", "bid apollo", "bid apollo", "bid apollo")
    assert position.prompt() == "PlaceProsperity"
    assert answer(position) in ("at N4", "at N9")


def test_apollos_marker_goes_to_the_isle_nobody_can_take() -> None:
    position = table().isle("N6", "red", 4).sea("E3", "red").offerings(["blue", "red", "green", "yellow"])
    position.play("bid apollo", "bid apollo", "bid apollo", "bid apollo")
    assert answer(position) == "at N9"


# --- offerings


def last_to_offer(position: Position, *others: str) -> Position:
    """The other seats have placed their markers (by these lines), blue is the last."""
    position.offerings(["red", "green", "yellow", "blue"], ["zeus", "athena", "ares"])
    return position.play(*others)


def test_offers_no_more_than_needed() -> None:
    position = last_to_offer(table().seat("blue", gold=9), "bid apollo", "bid apollo", "bid apollo")
    line = answer(position)
    assert line.startswith("bid")
    assert line.endswith(" 1")


def test_outbids_by_one() -> None:
    """Athena wins, and red stands there with 3; nobody else has gold to come back with."""
    position = table().isle("N4", metropolis=True).seat("blue", gold=9, philosophers=3)
    last_to_offer(position, "bid athena 3", "bid apollo", "bid apollo")
    assert answer(position) == "bid athena 4"


def test_keeps_the_gold_the_god_needs() -> None:
    """Zeus brings blue, and red, the fourth building for 2 GP: an offer of more than 1 would stand and be useless."""
    position = table().isle("N9", s1="port", s2="fortress", s3="university").seat("blue", gold=3)
    position.isle("N7", s1="port", s2="fortress", s3="university").seat("red", gold=6)
    position.state.revenue_paid[1] = 1
    position.offerings(["blue", "red", "green", "yellow"], ["zeus", "athena", "poseidon"])
    assert answer(position) == "bid zeus 1"


def test_pays_much_for_the_god_that_wins() -> None:
    """Red wants Athena as much and is still to come: an offer of 1 would not stand."""
    position = table().isle("N4", metropolis=True).isle("N2", metropolis=True)
    position.seat("blue", gold=9, philosophers=3).seat("red", gold=6, philosophers=3)
    position.state.revenue_paid[1] = 5
    position.offerings(["blue", "red", "green", "yellow"], ["zeus", "athena", "ares"])
    word, god, amount = answer(position).split()
    assert (word, god) == ("bid", "athena")
    assert int(amount) >= 6


def test_goes_elsewhere_when_driven() -> None:
    position = table().seat("blue", gold=4).seat("red", gold=9)
    position.offerings(["blue", "red", "green", "yellow"], ["zeus", "athena", "ares"])
    position.play("bid athena 1", "bid athena 2")
    assert position.asked() == "blue"
    assert answer(position) in ("bid zeus 1", "bid ares 1", "bid apollo")


def test_keeps_a_rival_from_the_god_that_wins_for_him() -> None:
    """Red stands on Athena with three philosophers and a metropolis; blue offers last and can pay more."""
    position = table().isle("N2", metropolis=True).seat("red", gold=6, philosophers=3).seat("blue", gold=8)
    last_to_offer(position, "bid athena 4", "bid apollo", "bid apollo")
    assert answer(position).startswith("bid athena")


@pytest.mark.parametrize(("gold", "apollo"), [(7, True), (30, False)])
def test_the_rich_do_not_sit_with_apollo(gold: int, apollo: bool) -> None:
    """All gods are dear: who has little takes Apollo's income, who has plenty plays."""
    position = table()
    for colour in ("red", "green", "yellow"):
        position.seat(colour, gold=9)
    last_to_offer(position.seat("blue", gold=gold), "bid zeus 6", "bid athena 6", "bid ares 6")
    assert (answer(position) == "bid apollo") == apollo


def test_two_players_do_not_outbid_themselves() -> None:
    position = Position(2)
    for colour, isle, sea in (("blue", "N5", "F1"), ("red", "N7", "F7")):
        position.isle(isle, colour, 1).sea(sea, colour).seat(colour, gold=8)
    position.seat("blue", gold=8, philosophers=3)
    position.offerings(["blue", "blue", "red", "red"], ["zeus", "athena", "ares"]).play("bid athena 1")
    assert isinstance(position.state.agenda[-1], PlaceMarker)
    assert not answer(position).startswith("bid athena")


# --- what every bot keeps to


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_do_not_peek(players: int) -> None:
    """P10: other seats' gold and all future chance are different, the choice is the same."""
    state = GAME.deal(GAME.make_options(players, {"cycle_limit": 12}), stream("a match"))
    bots = [greedy(f"seat {seat}") for seat in range(players)]
    asked = 0
    while state.agenda and asked < 150:
        decision = GAME.decisions(state)[0]
        seat = decision.seat
        other = GAME.scramble(state, seat, stream(f"scramble {asked}"))
        assert other.gold != state.gold
        twin = make_bot("greedy", "cyclades", bots[seat].chance.copy())
        action = choice(state, bots[seat])
        assert choice(other, twin) == action
        assert action in decision.actions
        GAME.play(state, seat, action)
        asked += 1
    assert asked > 100


def play_match(levels: list[str], name: str) -> Cyclades:
    state = GAME.deal(GAME.make_options(len(levels), {"cycle_limit": 60}), stream(name))
    bots = [make_bot(level, "cyclades", stream(f"{name} {seat}")) for seat, level in enumerate(levels)]
    while state.agenda:
        seat = GAME.decisions(state)[0].seat
        GAME.play(state, seat, choice(state, bots[seat]))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random(players: int) -> None:
    state = play_match(["greedy"] + ["random"] * (players - 1), f"against random {players}")
    assert state.places[0] == 1
    assert state.reason == "metropolises"


def test_the_same_streams_play_the_same_match() -> None:
    assert play_match(["greedy"] * 3, "twice").key() == play_match(["greedy"] * 3, "twice").key()


def test_greedy_chooses_a_start_position() -> None:
    options = GAME.make_options(3, {"seat_assignment": "chosen"})
    state = GAME.deal(options, stream("start"))
    assert choice(state, greedy()) in GAME.decisions(state)[0].actions


def test_levels() -> None:
    assert bot_levels("cyclades")[:3] == ["random", "greedy", "planner"]
    assert table_levels("cyclades") == people_levels("cyclades")
    assert table_levels("another game") == ["random"]
    assert bot_levels("another game") == ["random"]
    assert make_bot("random", "another game", stream("r")).name == "random"
    with pytest.raises(AegeanError) as caught:
        make_bot("oracle", "cyclades", stream("o"))
    assert caught.value.code == "unknown-bot"
    assert caught.value.values == {
        "bot": "oracle",
        "known": ", ".join([*people_levels("cyclades"), *bot_levels("cyclades")]),
    }


def test_random_draws_from_its_own_stream() -> None:
    position = table().turn("blue", "ares")
    decision = GAME.decisions(position.state)[0]
    seen = {choice(position.state, make_bot("random", "cyclades", stream(f"r{n}"))) for n in range(60)}
    assert seen <= set(decision.actions)
    assert len(seen) > len(decision.actions) // 2


def test_actions_are_played_on_copies() -> None:
    """The bot is given a dictionary; it must leave it as it was."""
    position = table().seat("blue", gold=6).turn("blue", "ares")
    view = GAME.view(position.state, 0)
    greedy().choose(GAME, view, GAME.decisions(position.state)[0])
    assert view == GAME.view(position.state, 0)
