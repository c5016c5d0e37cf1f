"""What the bots that think ahead keep to: no peeking, no more than their budget, the same choice again."""

from __future__ import annotations

import pytest

from aegean.bots.bot import Bot, bot_levels, make_bot
from aegean.bots.budget import Budget
from aegean.bots.cyclades.lookahead import Harbour, open_voyages
from aegean.bots.cyclades.mind import CycladesMind
from aegean.bots.cyclades.turn import TurnPlan
from aegean.bots.cyclades.value import value
from aegean.bots.cyclades.voyages import Voyage
from aegean.bots.cyclades.weights import HAND, PLAYED
from aegean.bots.mind import mind_for
from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.games.cyclades.actions import END
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import Cyclades
from tests.bots.positions import table, troops

THINKERS = [level for level in bot_levels("cyclades") if level not in ("random", "greedy")]
# What a thought may go over its nodes: one imagined auction is finished once begun, and its god turns with it.
OVERSHOOT = 700


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b"."))


def bot(spec: str, chance: Chance) -> Bot:
    return make_bot(spec, "cyclades", chance)


def choice(state: Cyclades, player: Bot) -> int:
    decision = GAME.decisions(state)[0]
    return player.choose(GAME, GAME.view(state, decision.seat), decision)


def played(players: int, decisions: int) -> Cyclades:
    """A match between Greedy bots after so many decisions."""
    state = GAME.deal(GAME.make_options(players, {}), stream(f"a match of {players}"))
    bots = [bot("greedy", stream(f"seat {seat}")) for seat in range(players)]
    for _ in range(decisions):
        seat = GAME.decisions(state)[0].seat
        GAME.play(state, seat, choice(state, bots[seat]))
    return state


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thinkers_do_not_peek(level: str, players: int) -> None:
    """P10: other seats' gold and all future chance are different, the choice is the same."""
    state = played(players, 30)
    for number in range(12):
        decision = GAME.decisions(state)[0]
        seat = decision.seat
        other = GAME.scramble(state, seat, stream(f"scramble {number}"))
        assert other.gold != state.gold
        action = choice(state, bot(f"{level}:nodes=150", stream(f"thought {number}")))
        assert choice(other, bot(f"{level}:nodes=150", stream(f"thought {number}"))) == action
        assert action in decision.actions
        GAME.play(state, seat, action)


@pytest.mark.parametrize("level", THINKERS)
def test_a_budget_of_nodes_is_kept(level: str) -> None:
    for decisions in (30, 40, 50, 60):
        state = played(4, decisions)
        for nodes in (50, 400, 1500):
            player = bot(f"{level}:nodes={nodes}", stream("budget"))
            choice(state, player)
            assert player.budget.used <= nodes + OVERSHOOT


@pytest.mark.parametrize("level", THINKERS)
def test_the_same_thought_twice_is_the_same_choice(level: str) -> None:
    state = played(3, 45)
    choices = {choice(state, bot(f"{level}:nodes=300", stream("again"))) for _ in range(3)}
    assert len(choices) == 1


def test_a_turn_is_thought_through_to_its_end() -> None:
    """Three troops take N6 more surely than two: recruiting counts for the march that follows it."""
    position = troops(table(8).isle("N6", "red", 1, metropolis=True), "N4", 2).turn("blue", "ares")
    plan = TurnPlan(0, HAND, Budget(nodes=2000), 5)
    plan.think(position.state)
    recruit = plan.found[GAME.parse_action(position.state, "troop N4")]
    assert recruit > plan.found[GAME.parse_action(position.state, "march 2 N4 N6")]
    assert recruit > plan.found[END]


def test_chances_sum_to_one_and_are_exact_at_the_end() -> None:
    mind = mind_for(GAME)
    assert isinstance(mind, CycladesMind)
    state = played(4, 60)
    chances = mind.chances(state)
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in chances)
    state.places = [2, 1, 3, 4]
    assert mind.chances(state) == [0.0, 1.0, 0.0, 0.0]


def test_hidden_purses_are_drawn_differently_and_pay_what_is_offered() -> None:
    state = played(4, 0)
    decision = GAME.decisions(state)[0]
    for _ in range(2):
        GAME.play(state, decision.seat, max(decision.actions[:3]))
        decision = GAME.decisions(state)[0]
    view = GAME.view(state, decision.seat)
    mind = mind_for(GAME)
    worlds = [mind.imagine(view, stream(f"world {number}")) for number in range(20)]
    assert len({tuple(world.gold) for world in worlds}) > 3
    for world in worlds:
        assert world.gold[decision.seat] == state.gold[decision.seat]
        assert not GAME.faults(world)


@pytest.mark.parametrize("players", [2, 4])
def test_a_voyage_is_worth_what_the_position_is_worth_when_the_fleets_have_arrived(players: int) -> None:
    """Many voyages are judged at the price of one; the long way round must come to the same, to the last bit."""
    judged = 0
    for decisions in range(10, 70):
        state = played(players, decisions)
        decision = GAME.decisions(state)[0]
        if decision.kind in ("GodTurn", "FleetMove"):
            harbour = Harbour(state, decision.seat, PLAYED)
            for voyage in open_voyages(state, decision.seat):
                if state.sea_owner[voyage.goal] in (NONE, decision.seat):
                    judged += 1
                    assert harbour.worth(voyage) == value(arrived(state, decision, voyage), decision.seat, PLAYED)
    assert judged > 200


def arrived(state: Cyclades, decision: Decision, voyage: Voyage) -> Cyclades:
    twin = state.copy()
    if decision.kind == "GodTurn":
        twin.gold[decision.seat] -= 1
    for sea, fleets in ((voyage.sea, -voyage.fleets), (voyage.goal, voyage.fleets)):
        twin.set_fleets(decision.seat, sea, twin.sea_fleets[sea] + fleets)
    return twin
