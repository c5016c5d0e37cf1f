"""Searcher at The Oracle of Delphi: races are played on honestly, and overrule a first judgement that is wrong."""

from __future__ import annotations

import pytest

from aegean.bots.bot import make_bot
from aegean.bots.budget import Budget
from aegean.bots.delphi.race import NOT_FINISHED, PACE, TOO_LATE, TURNS, Race, luck_of, rounds_left, uncover
from aegean.bots.delphi.scales import PLANNER
from aegean.bots.delphi.searcher import (
    BEHIND,
    BELIEF,
    FIRST,
    MARGIN,
    MORE,
    MOST,
    STAGE,
    WORLDS,
    Plan,
    Stakes,
    Thought,
    alike,
)
from aegean.bots.delphi.turn import Search
from aegean.core.chance import Chance
from aegean.games.delphi.actions import END
from aegean.games.delphi.game import GAME
from aegean.games.delphi.gods import GodSteps
from aegean.games.delphi.pieces import HUES, members
from aegean.games.delphi.state import Delphi
from tests.bots.delphi_positions import home_from, only
from tests.compiling import interpreted_only
from tests.delphi.position import Position


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b".")[:32])


def race(budget: Budget | None = None) -> Race:
    return Race(GAME, 0, budget or Budget())


def opening(players: int = 2) -> Delphi:
    """Everybody has a colour, and the first turn begins."""
    state = GAME.deal(GAME.make_options(players, {}), stream("opening"))
    while GAME.decisions(state)[0].kind != "Turn":
        decision = GAME.decisions(state)[0]
        GAME.play(state, decision.seat, decision.actions[0])
    return state


def thought(state: Delphi, budget: Budget | None = None) -> Thought:
    decision = GAME.decisions(state)[0]
    return Thought(GAME, GAME.view(state, decision.seat), decision, stream("thought"), budget or Budget())


# --- races


def test_a_race_ends_when_the_ship_is_home() -> None:
    """One sail is enough: home in this round, and a little better with two dice to spare."""
    state = home_from("F4").turn("red", "red", "red", "red").state
    assert state.round - 1 < race().home(state, bytes(32), ()) < state.round


def test_a_line_is_what_the_turn_begins_with() -> None:
    """Who ends the turn instead comes home a round later."""
    position = home_from("F4").turn("red", "red", "red", "red")
    at_once = race().home(position.state.copy(), bytes(32), ())
    waited = race().home(position.state.copy(), bytes(32), (END,))
    assert 0.5 < waited - at_once < 1.5


def test_the_same_stream_is_the_same_luck() -> None:
    state = opening()
    homes = [race().home(state.copy(), name.encode(), ()) for name in ("one", "one", "two", "three", "four")]
    assert homes[0] == homes[1]
    assert len(set(homes)) > 1
    assert luck_of(b"one", 7).below(1000) != luck_of(b"one", 8).below(1000)  # every turn has dice of its own


def test_what_is_far_is_estimated() -> None:
    """After some turns of one's own the rest is an estimate, so a race costs the same wherever it begins."""
    state = opening()
    before = state.round + rounds_left(state, 0, PACE)
    budget = Budget()
    home = race(budget).home(state, bytes(32), ())
    assert state.round == TURNS + 2  # the first turn, two more, and it stops when the next round begins
    assert abs(home - before) < 5
    assert 0 < budget.used < 20_000


def test_whoever_is_not_home_with_the_others_is_too_late() -> None:
    state = Position().seat("yellow", arrived=True).turn("red", "red", "red", "red").state
    assert race().home(state, bytes(32), ()) >= TOO_LATE


def test_others_uncover_islands_and_do_nothing_else() -> None:
    """Four of five times while many are left: that spares everybody the way."""
    state = opening()
    uncovered = 0
    for number in range(200):
        trial = state.copy()
        trial.chance = stream(f"island {number}")
        uncover(trial, 1)
        found = (state.face_down & ~trial.face_down).bit_count()
        assert found <= 1
        assert (trial.at, trial.dice, trial.active) == (state.at, state.dice, state.active)
        uncovered += found
    assert 150 < uncovered < 190
    state.face_down = 0
    uncover(state, 1)
    assert state.face_down == 0


def test_others_uncover_islands_while_a_race_goes_on() -> None:
    """Two others, three turns each, six or seven times of ten; red itself looks for statues only."""
    uncovered = []
    for number in range(6):
        state = only(statues=3).turn("red", "red", "red", "red").state
        before = state.face_down.bit_count()
        race().home(state, bytes([number] * 32), ())
        uncovered.append(before - state.face_down.bit_count())
    assert 2 <= sum(uncovered) / len(uncovered) <= 6


def test_after_a_surprise_the_turn_is_planned_anew() -> None:
    """What an island brings is not known before: the line that was to follow it is not played blindly."""
    position = Position(2)
    island = position.board.hidden[0]
    shore = members(position.board.near[island] & position.board.water_mask)[0]
    colour = HUES[position.board.colour[island]]
    position.seat("red", position.board.names[shore]).turn("red", colour, colour, colour)
    state = position.state
    GAME.play(state, 0, GAME.parse_action(state, f"die {colour}"))
    explored = GAME.parse_action(state, f"explore {position.board.names[island]}")
    budget, blind = Budget(), Budget()
    race(budget).home(state.copy(), bytes(32), (explored, END))
    race(blind).home(state.copy(), bytes(32), (explored,))
    assert budget.used == blind.used  # the end of the turn that stood in the line plays no part


def test_a_race_stops_when_time_is_up() -> None:
    budget = Budget(nodes=10)
    budget.start()
    budget.spend(10)
    assert race(budget).home(opening(), bytes(32), ()) == NOT_FINISHED


def test_plans_of_a_turn_can_be_played_as_they_stand() -> None:
    """What a race follows: every line of a plan is legal, action after action, until something unknown is shown."""
    state = opening()
    for plan in thought(state).plans():
        trial = state.copy()
        for action in plan.line:
            decisions = GAME.decisions(trial)
            if decisions[0].seat != state.active or decisions[0].kind not in ("Turn", "Act", "UseGod"):
                break
            assert action in decisions[0].actions
            GAME.play(trial, state.active, action)


# --- thoughts


def test_plans_are_good_ones_and_each_ends_elsewhere() -> None:
    state = opening()
    plans = thought(state).plans()
    best = Search(state, state.active, PLANNER).worths()
    assert 2 <= len(plans) <= MOST
    assert plans[0].line[0] == max(best, key=lambda action: best[action])
    assert plans[0].worth - plans[-1].worth <= MARGIN
    assert [plan.worth for plan in plans] == sorted([plan.worth for plan in plans], reverse=True)


def test_a_plan_that_is_far_behind_is_not_raced() -> None:
    """Coming home is worth so much that nothing else is a plan."""
    think = thought(home_from("F4").turn("red", "red", "red", "red").state)
    assert all(plan.worth > 40 for plan in think.plans())


def test_two_ways_to_the_same_end_are_one_plan() -> None:
    state = opening()
    search = Search(state, state.active, PLANNER)
    ends = search.ends(search.begin(), PLANNER.turn_width)
    plans = thought(state).plans()
    found = [
        next((end.done, end.at, end.rows, end.injuries) for end in ends if end.line == plan.line) for plan in plans
    ]
    assert len(set(found)) == len(found)


class Told(Thought):
    """A thought that is told its plans and how their races end."""

    def __init__(self, plans: list[Plan], homes: dict[int, list[float]], steps: int = 1000) -> None:
        state = opening()
        decision = GAME.decisions(state)[0]
        super().__init__(GAME, GAME.view(state, decision.seat), decision, stream("told"), Budget())
        self.told = plans
        self.homes = homes
        self.steps = steps  # races until time is up

    def plans(self) -> list[Plan]:
        return self.told

    def catch_up(self, plan: Plan, count: int, stakes: Stakes) -> bool:
        while len(plan.gains) < count:
            if not self.steps:
                return False
            self.steps -= 1
            ends = self.homes[plan.line[0]]
            plan.gains.append(-ends[len(plan.gains) % len(ends)])
        return True


def even_plans(count: int) -> list[Plan]:
    return [Plan((number,), 0.0) for number in range(1, count + 1)]


@interpreted_only
def test_plans_are_admitted_as_worlds_are_added() -> None:
    """The last on the list begins late and wins all the same."""
    plans = even_plans(MOST)
    homes = {number: [9.0, 9.2] for number in range(1, MOST)} | {MOST: [8.0, 8.2]}
    assert Told(plans, homes).choice() == MOST
    assert len(plans[-1].gains) == STAGE * ((MOST - FIRST) // MORE + 1)  # what the others have seen, and its own stage


@interpreted_only
def test_who_is_dropped_costs_no_more_races() -> None:
    plans = even_plans(2)
    assert Told(plans, {1: [9.0, 9.1], 2: [12.0, 12.1]}).choice() == 1
    assert len(plans[1].gains) == STAGE


@interpreted_only
def test_who_was_just_admitted_is_not_chosen_when_time_is_up() -> None:
    """It has hardly been seen; the others have."""
    plans = even_plans(FIRST + 1)
    homes = {number: [9.0, 9.3] for number in range(1, FIRST + 1)} | {2: [8.9, 9.2], FIRST + 1: [1.0]}
    assert Told(plans, homes, 2 * FIRST * STAGE + 1).choice() == 2


@interpreted_only
def test_races_find_what_planner_did_not_see() -> None:
    """The way home looks no better than two favours, and it wins all the same."""

    class Undecided(Thought):
        def plans(self) -> list[Plan]:
            return [Plan((action,), 0.0) for action in self.decision.actions]

    position = only().seat("red", "F4").seat("yellow", "E2").turn("red", "red")
    position.tasks("yellow", shrines=0, statues=0, offerings=(), monsters=(), white=())
    decision = GAME.decisions(position.state)[0]
    view = GAME.view(position.state, 0)
    assert GAME.action_text(position.state, decision.actions[0]) == "end"
    chosen = []
    for nodes in (100_000, 1):
        budget = Budget(nodes=nodes)
        budget.start()
        action = Undecided(GAME, view, decision, stream("undecided"), budget).choice()
        chosen.append(GAME.action_text(position.state, action))
    assert chosen[0].startswith("die")
    assert chosen[1] == "end"


def test_who_is_behind_is_dropped_and_who_is_near_stays() -> None:
    think = thought(opening())
    best, near, far = Plan((1,), 10.0), Plan((2,), 9.9), Plan((3,), 9.9)
    for number in range(STAGE):
        best.gains.append(number % 2 - 8.0)
        near.gains.append((number + 1) % 2 - 8.1)
        far.gains.append(number % 2 - 11.0)
    assert think.leaders([far, near, best]) == [best, near]
    assert think.leaders([far, near, best], 0.0) == [best]
    assert BEHIND > 0


def test_planners_judgement_counts_as_far_as_it_is_believed() -> None:
    """Without a race the better judged plan leads; the more races, the less that counts."""
    think = thought(opening())
    think.trust = 4.0
    liked, raced = Plan((1,), 10.0), Plan((2,), 8.0)
    assert think.leaders([raced, liked])[0] is liked
    assert think.score(raced, liked, 0) == pytest.approx(-BELIEF * 2.0 / PLANNER.dice_a_round)
    for _ in range(WORLDS):
        liked.gains.append(-9.0)
        raced.gains.append(-8.8)
    assert think.leaders([raced, liked])[0] is raced


def test_a_plan_in_time_is_worth_more_the_nearer_the_others_are() -> None:
    """A round makes all the difference when somebody else is about to arrive, and none when the race is over."""
    alone = Stakes(opening(), 0)
    position = Position(2).turn("red", "red", "red", "red")
    position.seat("yellow", "E2").tasks("yellow", shrines=0, statues=0, offerings=(), monsters=(), white=())
    position.seat("red", "F4").tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=())
    close = Stakes(position.state, 0)
    for stakes, now in ((alone, alone.expected), (close, position.state.round)):
        gains = [stakes.gain(now + late) for late in range(4)]
        assert gains == sorted(gains, reverse=True)
    drop = [close.gain(position.state.round + late) - close.gain(position.state.round + late + 1) for late in (0, 4)]
    assert drop[0] > 5 * drop[1]


def test_plans_that_begin_alike_need_no_race() -> None:
    assert alike([Plan((1, 2), 0.0), Plan((1, 3), 0.0)])
    assert not alike([Plan((1, 2), 0.0), Plan((2, 1), 0.0)])


@pytest.mark.parametrize("nodes", [1, 5_000, 40_000])
def test_it_keeps_to_its_nodes(nodes: int) -> None:
    """A plan that is begun is thought to its end, then it stops; the same question has the same answer."""
    state = opening(3)
    decision = GAME.decisions(state)[0]
    view = GAME.view(state, decision.seat)
    choices = []
    for _ in range(2):
        bot = make_bot(f"searcher:nodes={nodes}", "delphi", stream("twice"))
        choices.append(bot.choose(GAME, view, decision))
        assert bot.budget.used <= nodes + 3_000
    assert choices[0] == choices[1]
    assert choices[0] in decision.actions


def test_without_time_it_plays_as_planner_does_without_time() -> None:
    """Not the first thing on the list."""
    state = opening()
    decision = GAME.decisions(state)[0]
    view = GAME.view(state, decision.seat)
    one, two = (make_bot(f"{bot}:nodes=1", "delphi", stream("no time")) for bot in ("searcher", "planner"))
    assert one.choose(GAME, view, decision) == two.choose(GAME, view, decision) != decision.actions[0]


def test_other_questions_are_answered_as_planner_answers_them() -> None:
    position = Position().turn("red").seat("red", "F4", gods={"ares": 5, "apollo": 1})
    state = position.state
    state.agenda.append(GodSteps(0, 1))
    decision = GAME.decisions(state)[0]
    view = GAME.view(state, 0)
    one, two = (make_bot(bot, "delphi", stream("answers")) for bot in ("searcher", "planner"))
    assert one.choose(GAME, view, decision) == two.choose(GAME, view, decision)
    assert one.budget.used == 0  # nothing is raced for it
