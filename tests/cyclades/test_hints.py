"""Hints and aids say what really happens: compared with what the engine does in random positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from aegean.core.chance import Chance
from aegean.core.events import Event, Tell
from aegean.core.frame import settle
from aegean.core.match import Match
from aegean.core.options import OptionValue
from aegean.games.cyclades.actions import END, MARCH, kind_of, second
from aegean.games.cyclades.battle import Battle
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.hints import _hint, aids, hint, hints
from aegean.games.cyclades.odds import battle_odds
from aegean.games.cyclades.offerings import pay_offerings
from aegean.games.cyclades.pieces import GODS, MINOTAUR, NONE
from aegean.games.cyclades.state import Cyclades
from tests.cyclades.position import Position

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (2, {"two_player_priests": "pooled", "supply.gold": 98}),
    (3, {"minotaur_alone": "fights alone", "retreat_may_split": True, "supply.gold": 98}),
    (4, {"metropolis_may_destroy_voluntarily": True}),
    (5, {}),
]


def moments(
    players: int, chosen: dict[str, OptionValue], seed: int, most: int = 500
) -> Iterator[tuple[Match, int, int]]:
    """A random match: every position with the seat that is asked and the action it is going to play. Turns last long,
    so that more than bids is seen."""
    dice = random.Random(seed)
    options = GAME.make_options(players, chosen)
    match = Match.start(GAME, options, key=dice.randbytes(32))
    match.state.gold = [dice.randrange(10, 25) for _ in range(players)]
    for _ in range(most):
        if match.result() is not None:
            return
        decision = match.decisions()[0]
        by_kind: dict[str, list[int]] = {}
        for action in decision.actions:
            by_kind.setdefault(GAME.action_values(match.state, action)[0], []).append(action)
        kinds = sorted(by_kind)
        if len(kinds) > 1 and "end" in kinds and dice.random() < 0.7:
            kinds.remove("end")
        kind = dice.choice(kinds)
        choice = by_kind[kind][:12] if kind == "bid" else by_kind[kind]
        fights = [action for action in choice if kind in ("march", "sail") and to_enemy(match.state, action)]
        action = dice.choice(fights or choice)
        yield match, decision.seat, action
        match.play(decision.seat, action)


def to_enemy(state: Cyclades, action: int) -> bool:
    to = second(action)
    owner = state.isle_owner[to] if kind_of(action) == MARCH else state.sea_owner[to]
    return owner not in (NONE, state.agenda[-1].seat)


def play(state: Cyclades, seat: int, action: int) -> tuple[Cyclades, list[Event]]:
    twin = state.copy()
    tell = Tell()
    GAME.play(twin, seat, action, tell)
    return twin, tell.events


def values_of(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [dict(event.values) for event in events if event.kind == kind]


def check(match: Match, seat: int, action: int) -> str:
    """The hint of this action against what it does; the kind of what was compared."""
    state: Cyclades = match.state
    kind, values = GAME.action_values(state, action)
    told = hint(match.view(seat), kind, values)
    after, events = play(state, seat, action)
    if kind == "bid":
        check_bid(placed(state, seat, action), events, seat, str(values["god"]), told)
    elif kind == "bid-apollo":
        check_apollo(placed(state, seat, action), seat, told)
    elif kind in ("march", "sail", "stay"):
        kind = check_move(state, after, events, seat, kind, told)
    elif kind == "found":
        assert told == {"destroys": [event["building"] for event in values_of(events, "building-destroyed")]}
        kind = "found-over" if told["destroys"] else kind
    elif kind.startswith("sell-"):
        assert told == {"gain": after.gold[seat] - state.gold[seat]}
    elif kind == "at-sea" and type(state.agenda[-1]).__name__ == "KrakenMove":
        lost = sum(int(event["units"]) for event in values_of(events, "fleets-lost"))
        assert told == {"price": 1, "left": after.gold[seat], "sinks": lost}
        kind = "kraken-step"
    elif kind == "copy":
        assert told == {"power": values["creature"]}
    elif kind in ("fleet", "troop", "priest", "philosopher", "build", "exchange", "call"):
        paid = sum(int(event["gold"]) for event in values_of(events, "fates-pay"))
        assert told["left"] == after.gold[seat] - paid == state.gold[seat] - told["price"]
        assert told.get("power") == (values["creature"] if kind == "call" else None)
    else:
        assert told == {}, kind
        return ""
    return kind


def check_bid(after: Cyclades, events: list[Event], seat: int, god: str, told: dict[str, Any]) -> None:
    paid = after.copy()
    pay_offerings(paid)
    assert told["left"] == paid.gold[seat]
    alone = after.copy()
    number = ("poseidon", "ares", "zeus", "athena").index(god)
    alone.offer_marker[number], alone.offer_amount[number] = NONE, 0
    pay_offerings(alone)
    assert told["pays"] == alone.gold[seat] - paid.gold[seat]
    assert ([told["outbids"]] if "outbids" in told else []) == [event["seat"] for event in values_of(events, "driven")]
    acting = to_actions(after)
    turns = 1
    while not isinstance(acting.agenda[-1], GodTurn) or acting.agenda[-1].god != number:
        decision = GAME.decisions(acting)[0]
        turns += decision.kind == "GodTurn"
        GAME.play(acting, decision.seat, END if decision.kind == "GodTurn" else decision.actions[0])
    assert told["acts"] == turns


def placed(state: Cyclades, seat: int, action: int) -> Cyclades:
    """The marker stands, and nothing has followed from it."""
    twin = state.copy()
    twin.agenda[-1].play(twin, seat, action)
    return twin


def to_actions(after: Cyclades) -> Cyclades:
    """As if nobody placed another marker."""
    twin = after.copy()
    twin.agenda = twin.agenda[:2]
    settle(twin)
    return twin


def check_apollo(after: Cyclades, seat: int, told: dict[str, Any]) -> None:
    """Only this marker goes to work on Apollo."""
    twin = after.copy()
    twin.offer_marker = [NONE] * 4
    first = twin.apollo.index(twin.apollo[-1]) == 0
    twin.apollo = [NONE] * (len(twin.apollo) - 1) + twin.apollo[-1:]
    before = twin.gold[seat]
    room = twin.payable(4)
    twin = to_actions(twin)
    if type(twin.agenda[-1]).__name__ == "PlaceProsperity":
        assert told["marker"] is True
        assert first
        assert twin.gold[seat] - before == min(told["gain"], room)
    else:
        assert told["marker"] is False


def check_move(
    state: Cyclades, after: Cyclades, events: list[Event], seat: int, kind: str, told: dict[str, Any]
) -> str:
    assaults = values_of(events, "assault")
    if assaults:
        expected = {key: assaults[0][key] for key in ("attackers", "defenders", "bonus")}
        assert {key: told["battle"][key] for key in expected} == expected
        assert sum(told["battle"][side] for side in ("attacker", "defender", "nobody")) == pytest.approx(1, abs=0.002)
    if kind == "stay":
        return "stay-on" if assaults else "stay"
    assert ("battle" in told) == bool(assaults)
    assert told["left"] == after.gold[seat] == state.gold[seat] - told["price"]
    taken = [event["isle"] for event in values_of(events, "isle-taken")] if not assaults else []
    assert ("takes" in told) == bool(taken)
    if taken:
        owner = state.isle_owner[state.board.isle_number[taken[0]]]
        assert told["takes"] == (None if owner == NONE else owner)
    return kind + ("-battle" if assaults else "-takes" if taken else "")


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_hints_say_what_really_happens(players: int, chosen: dict[str, OptionValue]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        for match, seat, action in moments(players, chosen, seed):
            seen[check(match, seat, action)] += 1
    for kind in ("bid", "bid-apollo", "fleet", "troop", "priest", "philosopher", "build", "sail", "march", "exchange"):
        assert seen[kind] > 3, (kind, seen)
    for kind in ("sail-battle", "march-battle", "march-takes", "call"):
        assert seen[kind] > 0, (kind, seen)


def test_rare_hints_say_what_really_happens() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        for match, seat, action in moments(3, {"metropolis_may_destroy_voluntarily": True}, 100 + seed):
            kind, _ = GAME.action_values(match.state, action)
            if kind in ("found", "at-sea", "copy", "stay") or kind.startswith("sell-"):
                seen[check(match, seat, action)] += 1
    for kind in ("found", "found-over", "kraken-step", "copy", "sell-fleet", "sell-troop", "stay", "stay-on"):
        assert seen[kind] > 0, seen


def test_no_hint_depends_on_what_is_guessed() -> None:
    for match, seat, _ in moments(3, {"supply.gold": 98}, 7, 120):
        actions = [GAME.action_values(match.state, action) for action in match.decisions()[0].actions]
        view = match.view(seat)
        for key in (b"a", b"b"):
            guess = GAME.imagine(view, Chance(key * 32))
            assert hints(view, actions) == [_hint(guess, seat, kind, values) for kind, values in actions]


@pytest.mark.parametrize(("attackers", "defenders"), [(3, 0), (4, 2)])
def test_odds_of_a_minotaur_that_fights_alone(attackers: int, defenders: int) -> None:
    """Thousands of such battles against the exact figure."""
    won = [0, 0, 0]
    rounds = 3000
    for number in range(rounds):
        at = Position(3, minotaur_alone="fights alone").isle("N7", "red", defenders).isle("N1", "red", 1)
        at.isle("N2", "blue", 1).figurine("minotaur", "N7", "red")  # without fleets nobody can retreat
        state = at.state
        isle = at.board.isle_number["N7"]
        state.chance = Chance(number.to_bytes(32, "big"))
        state.agenda = [Battle(True, isle, 0, 1, attackers)]
        while state.agenda and isinstance(state.agenda[-1], Battle):
            state.agenda[-1].run(state)
        attacker = state.isle_owner[isle] == 0
        defender = not attacker and (state.isle_troops[isle] > 0 or state.figure_isle[MINOTAUR] == isle)
        won[0 if attacker else 1 if defender else 2] += 1
    for share, exact in zip(won, battle_odds(attackers, defenders, 2, True), strict=True):
        assert share / rounds == pytest.approx(float(exact), abs=0.03)


def test_aids_tell_phase_order_turn_and_battle() -> None:
    phases: Counter[str] = Counter()
    battles = 0
    for seed in range(20):
        for match, seat, action in moments(3, {}, 300 + seed):
            latest = [event for move in reversed(match.moves[-5:]) for event in reversed(move.events)]
            told = aids(match.view(-1), latest)
            phases[told["phase"]] += 1
            top = match.state.agenda[-1]
            turn = next((frame for frame in match.state.agenda if isinstance(frame, GodTurn)), None)
            assert (told["god_turn"] is None) == (turn is None)
            if turn is not None:
                assert told["order"][0] == turn.seat == told["god_turn"]["seat"]
                assert told["god_turn"]["recruited"] == turn.recruited
            if told["god_turn"] and top is turn:
                kinds = {GAME.action_values(match.state, a)[0]: a for a in match.decisions()[0].actions}
                for kind in ("fleet", "troop", "priest", "philosopher"):
                    if kind in kinds:
                        price = hint(match.view(seat), *GAME.action_values(match.state, kinds[kind]))["price"]
                        assert told["god_turn"]["next_price"] == price
            battle = next((frame for frame in match.state.agenda if isinstance(frame, Battle)), None)
            assert (told["battle"] is None) == (battle is None)
            if battle is not None:
                battles += 1
                check_battle(match, seat, action, told["battle"], battle)
    assert phases["offerings"] > 20
    assert phases["actions"] > 20
    assert battles > 10


def check_battle(match: Match, seat: int, action: int, told: dict[str, Any], battle: Battle) -> None:
    last = [values for move in match.moves for values in values_of(move.events, "assault")][-1]
    assert told["rolls"] == [last["attack_die"], last["defence_die"]]
    assert (told["attacker"], told["defender"], told["place"]) == (battle.attacker, battle.defender, last["space"])
    assert told["kind"] == ("land" if battle.land else "sea")
    _, events = play(match.state, seat, action)
    assaults = values_of(events, "assault")
    if assaults:
        assert told["attackers"] == assaults[0]["attackers"]
        assert told["defenders"] == assaults[0]["defenders"]
        assert sum(number for _, number in told["bonuses"]) == assaults[0]["bonus"] == told["odds"]["bonus"]


def test_the_order_of_play_goes_on_with_apollo() -> None:
    at = Position(3).offerings(["green", "blue", "red"], ["zeus", "ares"])
    told = aids(GAME.view(at.state, -1))
    assert (told["order"], told["bidders"]) == ([], [0, 1]), "green is asked and not on the track any more"
    at.play("bid apollo")
    at.seat("blue", gold=5).play("bid ares 1")
    told = aids(GAME.view(at.state, -1))
    assert (told["order"], told["bidders"]) == ([0, 2], []), "Ares before Apollo"
    at.seat("red", gold=5).play("bid zeus 1")
    told = aids(GAME.view(at.state, -1))
    assert (told["phase"], told["order"]) == ("actions", [1, 0, 2])
    for recruited, price in ((0, 0), (1, 4), (2, None)):
        at.state.agenda[-1] = GodTurn(1, GODS.index("zeus"), recruited)
        turn = aids(GAME.view(at.state, -1))["god_turn"]
        assert turn == {"seat": 1, "god": "zeus", "recruited": recruited, "next_price": price}


def test_choosing_where_to_start_is_a_phase_of_its_own() -> None:
    match = Match.start(GAME, GAME.make_options(2, {"seat_assignment": "chosen"}), key=b"k" * 32)
    assert aids(match.view(-1))["phase"] == "setup"
    while match.decisions()[0].kind == "ChooseStart":
        match.play(match.decisions()[0].seat, match.decisions()[0].actions[0])
    assert aids(match.view(-1))["phase"] == "offerings"


def test_bonuses_are_told_one_by_one() -> None:
    at = Position(3).isle("N7", "red", 1, s1="fortress", s3="port").figurine("minotaur", "N7", "red")
    at.state.agenda.append(Battle(True, at.board.isle_number["N7"], 0, 1, 2))
    told = aids(GAME.view(at.state, -1))["battle"]
    assert told["bonuses"] == [["fortress", 1], ["minotaur", 2]]
    assert told["rolls"] is None
    assert told["odds"]["bonus"] == 3


@pytest.mark.parametrize("option", ["no defence", "fights alone"])
def test_the_minotaur_counts_in_the_odds_where_it_stands_and_if_it_fights_alone(option: str) -> None:
    at = Position(3, minotaur_alone=option).isle("N7", "red", 1).isle("N1", "red", 1)
    at.figurine("minotaur", "N7", "red")
    isle = at.board.isle_number["N7"]
    sea = at.board.sea_names[isle]  # of the same number
    at.sea(sea, "red", 1)
    fights = option == "fights alone"
    for battle, bonus, alone in (
        (Battle(True, isle, 0, 1, 3), 2, fights),
        (Battle(True, at.board.isle_number["N1"], 0, 1, 3), 0, False),
        (Battle(False, at.board.sea_number[sea], 0, 1, 3), 0, False),
    ):
        at.state.agenda = [*at.state.agenda[:1], battle]
        odds = aids(GAME.view(at.state, -1))["battle"]["odds"]
        found = [odds[side] for side in ("attacker", "defender", "nobody")]
        assert found == [round(float(part), 3) for part in battle_odds(3, 1, bonus, alone)], battle.space
