"""Planner at The Oracle of Delphi and what searches know of the game: P10, budgets, chances."""

from __future__ import annotations

import pytest

from aegean.bots.bot import Bot, make_bot
from aegean.bots.delphi.mind import DelphiMind
from aegean.bots.delphi.route import LATEST
from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.games.delphi.explore import look
from aegean.games.delphi.game import GAME
from aegean.games.delphi.state import Delphi
from tests.delphi.position import Position

# More actions than these are never open at once, so a search that stops in time does not go further beyond its budget.
ONE_STEP = 150


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b"."))


def choice(state: Delphi, bot: Bot, decision: Decision) -> int:
    """What the bot does when it is asked now; it sees its view only, and remembers nothing."""
    LATEST.clear()
    return bot.choose(GAME, GAME.view(state, decision.seat), decision)


def looked_at(players: int) -> Delphi:
    """A match in which everybody has looked at two islands already."""
    state = GAME.deal(GAME.make_options(players, {"round_limit": 40}), stream("a match"))
    for seat in range(players):
        look(state, seat, state.board.hidden[2 * seat : 2 * seat + 2])
    return state


def play_on(state: Delphi, decisions: int) -> None:
    """Planner plays all seats."""
    bot = make_bot("planner", "delphi", stream("all seats"))
    for _ in range(decisions):
        decision = GAME.decisions(state)[0]
        GAME.play(state, decision.seat, choice(state, bot, decision))


@pytest.mark.parametrize("players", [2, 4])
def test_planner_does_not_peek(players: int) -> None:
    """P10: what others have looked at and all future chance are different, the choice is the same."""
    state = looked_at(players)
    different = 0
    for asked in range(80):
        decision = GAME.decisions(state)[0]
        other = GAME.scramble(state, decision.seat, stream(f"scramble {asked}"))
        different += other.tiles != state.tiles
        one, two = (make_bot("planner", "delphi", stream(f"decision {asked}")) for _ in range(2))
        action = choice(state, one, decision)
        assert choice(other, two, GAME.decisions(other)[0]) == action
        assert action in decision.actions
        GAME.play(state, decision.seat, action)
    assert different > 30


@pytest.mark.parametrize("nodes", [1, 300])
def test_it_keeps_to_its_nodes(nodes: int) -> None:
    """It stops at once, has a legal answer all the same, and gives the same one again."""
    state = looked_at(2)
    stopped = 0
    for _ in range(60):
        decision = GAME.decisions(state)[0]
        one, two = (make_bot(f"planner:nodes={nodes}", "delphi", stream("twice")) for _ in range(2))
        action = choice(state, one, decision)
        assert action in decision.actions
        assert choice(state, two, decision) == action
        assert one.budget.used <= nodes + ONE_STEP
        stopped += one.budget.used >= nodes
        GAME.play(state, decision.seat, action)
    assert stopped > 10


def test_more_nodes_are_used_when_there_are_more() -> None:
    position = Position().seat("red", "H5", favours=4).turn("red", "red", "blue", "pink")
    used: list[int] = []
    for spec in ("planner:nodes=100", "planner:nodes=300", "planner"):
        bot = make_bot(spec, "delphi", stream("nodes"))
        choice(position.state, bot, GAME.decisions(position.state)[0])
        used.append(bot.budget.used)
    assert used == sorted(set(used))


# --- the mind


def test_chances_add_up_and_follow_the_race() -> None:
    mind = DelphiMind(GAME)
    position = Position().tasks("yellow", shrines=0, statues=1, offerings=(), monsters=(), white=())
    position.seat("yellow", "E2", statues=["black"]).turn("red", "red", "blue", "pink")
    chances = mind.chances(position.state)
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > 0.9
    assert chances[0] == pytest.approx(chances[2], abs=0.05)


def test_chances_of_a_finished_match_are_exact() -> None:
    position = Position().seat("yellow", arrived=True).turn("green").rolls("red", "red", "red").titan(1)
    position.wounds("red", "black", "pink").play("end")
    assert position.places()["yellow"] == 1
    assert DelphiMind(GAME).chances(position.state) == [0.0, 1.0, 0.0]


def test_what_is_ranked_is_legal_and_the_turn_is_known() -> None:
    mind = DelphiMind(GAME)
    state = looked_at(2)
    while state.active < 0:
        play_on(state, 1)
    before = state.copy()
    seat = state.active
    while mind.own_turn(before, state, seat):
        decision = GAME.decisions(state)[0]
        ranked = mind.ranked(state, decision)
        assert ranked
        assert set(ranked) <= set(decision.actions)
        assert len(set(ranked)) == len(ranked)
        GAME.play(state, decision.seat, mind.quick(state, decision, state.chance))
    assert state.active != seat
    assert not mind.round_over(before, state)
