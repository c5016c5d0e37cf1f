"""Greedy at Civilization: plain choices, P10, and matches that come to an end."""

from __future__ import annotations

import pytest

from aegean.bots.bot import Bot, RandomBot
from aegean.bots.civilization.greedy import GreedyBot
from aegean.bots.civilization.plan import Outlook
from aegean.bots.civilization.war import odds
from aegean.core.chance import Chance
from aegean.games.civilization.bargain import Answer, Bargain
from aegean.games.civilization.game import GAME
from aegean.games.civilization.manage import ManageCities
from aegean.games.civilization.move import Move
from aegean.games.civilization.pieces import (
    DEMOCRATIC,
    INCENSE,
    ON_DEMOCRACY,
    ON_SHEET,
    PLACES,
    WHEAT,
)
from aegean.games.civilization.purse import TOKEN, TRADE_POINTS
from aegean.games.civilization.research import begin_research
from aegean.games.civilization.start_of_turn import StartOfTurn
from aegean.games.civilization.state import Civ
from tests.civilization.position import Position

PYRAMID = (
    "code_of_laws", "currency", "masonry", "pottery", "writing", "democracy", "irrigation", "engineering",
    "monarchy", "banking", "railroad", "theology", "computers", "flight",
)  # fmt: skip


def stream(*words: object) -> Chance:
    return Chance(" ".join(map(str, words)).encode().ljust(32, b".")[:32])


def greedy(*words: object) -> Bot:
    return GreedyBot(stream("greedy", *words))


def choice(state: Civ, bot: Bot) -> int:
    """What the bot does when it is asked now; it sees its view only."""
    decision = GAME.decisions(state)[0]
    return bot.choose(GAME, GAME.view(state, decision.seat), decision)


def answer(position: Position) -> str:
    return GAME.action_text(position.state, choice(position.state, greedy()))


def go_on(position: Position, seat: int, most: int = 40) -> list[str]:
    """What the bot does for whoever is asked, until the agenda is empty; the answers of one seat."""
    lines: list[str] = []
    for _ in range(most):
        if not position.state.agenda:
            break
        asked = position.asked()[0]
        text = answer(position)
        if asked == seat:
            lines.append(text)
        position.play(asked, text)
    return lines


# --- winning moves


def test_takes_the_last_step_of_the_culture_track() -> None:
    position = Position()
    position.state.space[0], position.state.culture[0], position.state.trade[0] = 20, 7, 6
    position.ask(ManageCities(0))
    assert answer(position) == "advance"


def test_researches_space_flight() -> None:
    position = Position()
    position.state.techs[0] = 0
    position.state.tech_slot = [0] * len(position.state.tech_slot)
    position.know(0, *PYRAMID)
    position.state.trade[0] = 27
    begin_research(position.state)
    position.settle()
    assert answer(position).startswith("research space_flight")


def test_takes_the_fifteenth_coin() -> None:
    position = Position()
    position.know(0, "democracy")
    position.state.tokens[0 * PLACES + ON_SHEET] = 14
    position.state.trade[0] = 6
    position.ask(ManageCities(0))
    assert answer(position) == "use democracy"


def beside_the_capital(armies: int) -> Position:
    """Armies of Rome next to Egypt's capital."""
    position = Position()
    position.know(0, "masonry", "printing_press")
    square = next(
        name for name in position.around(1) if position.state.terrain[position.square(name)] < 4
        and position.square(name) in position.state.layout.near[position.state.centre[3]]
    )  # fmt: skip
    position.put(0, "army", square, armies)
    position.ask(Move(0))
    return position


def test_takes_a_capital_that_nobody_defends() -> None:
    position = beside_the_capital(3)
    position.units(0, infantry_3=3, mounted_3=3, artillery_2=3)
    go_on(position, 0)
    assert position.state.reason == "military"
    assert position.state.places == [1, 2]


def test_does_not_run_against_a_strong_capital() -> None:
    position = beside_the_capital(1)
    position.units(0, infantry_1=1)
    position.units(1, infantry_3=3, mounted_3=3, artillery_3=3)
    go_on(position, 0)
    assert not position.said("attacks-city")


# --- the way there


def test_founds_a_city_where_a_scout_stands() -> None:
    position = Position()
    position.explore(2, "n01")
    position.state.spot = [-1] * position.state.layout.size
    squares = [square for square in range(32, 48) if len(position.state.layout.around[square]) == 8]
    for square in squares:
        if position.state.terrain[square] < 4:
            position.put(0, "scout", position.name(square))
            position.ask(StartOfTurn(0))
            if any(text.startswith("found") for text in position.legal(0)):
                assert answer(position).startswith("found")
                return
            position.state.agenda.pop()
            position.state.put_figure(position.state.figures_at(0, square)[0], -1)
    pytest.fail("no site for a city")


def test_explores_what_nobody_has_seen() -> None:
    position = Position()
    edge = next(
        square for square in range(16) if position.state.terrain[square] < 4 and position.state.centre_of[square] < 0
        and any(position.state.terrain[near] == 5 for near in position.state.layout.near[square])
    )  # fmt: skip
    position.put(0, "army", position.name(edge))
    position.ask(Move(0))
    assert answer(position).startswith("group")
    position.play(0, answer(position))
    assert answer(position).startswith("explore")


def test_a_city_does_something() -> None:
    position = Position()
    position.ask(ManageCities(0))
    lines = go_on(position, 0)
    assert lines[0] == "city capital"
    assert lines[1] != "end"


def test_adopts_democracy_when_it_is_new() -> None:
    position = Position()
    position.state.turn = 5
    position.know(0, "democracy")
    position.state.unlocked_in[DEMOCRATIC] = 4
    position.state.government[0] = 1
    position.units(1, infantry_3=3, mounted_3=3, artillery_3=3)  # nobody to make war on
    position.ask(StartOfTurn(0))
    assert answer(position) == "govern democracy"


def test_researches_something_as_soon_as_it_can() -> None:
    position = Position()
    position.state.trade[0] = 6
    begin_research(position.state)
    position.settle()
    assert answer(position).startswith("research")


# --- bargaining


def test_accepts_a_present_and_gives_none() -> None:
    position = Position()
    position.goods(0, wheat=1)
    position.state.trade[1] = 9
    position.ask(Answer(0, 1, ((TRADE_POINTS, 6),), ()))
    assert answer(position) == "accept"
    position.state.agenda.clear()
    position.ask(Answer(0, 1, (), ((TOKEN + WHEAT, 1),)))
    assert answer(position) == "pass"


def test_offers_a_swap_that_helps_both() -> None:
    position = Position()
    position.know(0, "currency")
    position.know(1, "animal_husbandry")
    position.goods(0, wheat=1)
    position.goods(1, incense=1)
    position.ask(Bargain(0))
    lines = go_on(position, 0)
    assert lines[:4] == ["offer 2", "give wheat 1", "take incense 1", "send"]
    assert position.state.goods[INCENSE] == 1
    assert position.state.goods[4 + WHEAT] == 1


def test_makes_no_offer_without_a_reason() -> None:
    position = Position()
    position.goods(0, wheat=1)
    position.ask(Bargain(0))
    assert answer(position) == "end"


# --- what it reckons with


def test_odds_rise_with_strength() -> None:
    assert odds(5, 20) < 0.1 < odds(12, 12) < 0.6 < odds(20, 12) < odds(30, 5)


def test_outlook_knows_what_brings_a_victory_nearer() -> None:
    position = Position()
    before = Outlook(position.state, 0)
    position.state.culture[0] += 20
    position.know(0, "democracy")
    position.state.tokens[ON_DEMOCRACY] = 3
    position.units(0, infantry_3=2, mounted_3=2)
    after = Outlook(position.state, 0)
    assert after.culture < before.culture
    assert after.technology < before.technology
    assert after.economy < before.economy
    assert after.military < before.military
    assert after.turns < before.turns


# --- whole matches


def match(bots: list[Bot], name: str, most: int = 60) -> Civ:
    state = GAME.deal(GAME.make_options(len(bots), {}), stream("match", name))
    while state.agenda and state.turn < most:
        decision = GAME.decisions(state)[0]
        action = bots[decision.seat].choose(GAME, GAME.view(state, decision.seat), decision)
        assert action in decision.actions
        GAME.play(state, decision.seat, action)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matches_end_in_time(players: int) -> None:
    state = match([greedy(players, seat) for seat in range(players)], f"end {players}")
    assert state.places.count(1) == 1
    assert state.turn <= 30


def test_beats_three_random_bots() -> None:
    bots: list[Bot] = [RandomBot(stream("random", seat)) for seat in range(4)]
    bots[2] = greedy("alone")
    assert match(bots, "random").places[2] == 1


def test_does_not_peek() -> None:
    """P10: the same view and the same stream, another truth behind it: the same choice."""
    dice = stream("peek")
    state = GAME.deal(GAME.make_options(3, {}), dice.copy())
    bots = [greedy("peek", seat) for seat in range(3)]
    asked = 0
    while asked < 60 and state.agenda:
        decision = GAME.decisions(state)[0]
        if len(decision.actions) > 1 and state.turn > 3 and dice.below(4) == 0:
            other = GAME.scramble(state, decision.seat, dice)
            views = [GAME.view(truth, decision.seat) for truth in (state, other)]
            choices = [greedy("thought", asked).choose(GAME, view, decision) for view in views]
            assert choices[0] == choices[1]
            asked += 1
        GAME.play(state, decision.seat, choice(state, bots[decision.seat]) if len(decision.actions) > 1 else
                  decision.actions[0])  # fmt: skip
    assert asked == 60
