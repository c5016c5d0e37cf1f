"""Levels for people: named wherever a bot is named, in order, sound where the stakes are plain, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from aegean.bots.bot import Bot, bot_levels, make_bot, people_levels, table_levels
from aegean.bots.levels import LEVELS, LevelBot
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View
from aegean.core.registry import find_game
from aegean.core.text import Text
from tests.bots import delphi_positions, positions
from tests.bots.test_delphi_positions import failed
from tests.bots.test_positions import solves

SOLVED = 0.95
NAMES = ["beginner", "easy", "medium", "hard", "expert"]
ABOVE_BEGINNER = NAMES[1:]


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b".")[:32])


@pytest.mark.parametrize("game", LEVELS)
def test_games_with_levels_have_the_same_ones_and_they_are_told_in_both_languages(game: str) -> None:
    assert people_levels(game) == list(LEVELS[game]) == NAMES
    for language in ("en", "es"):
        text = Text(language)
        about = {text(f"bot-level-{name}-about") for name in NAMES}
        assert all(text.has(f"bot-level-{name}") and text.has(f"bot-level-{name}-about") for name in NAMES)
        assert len(about) == len(NAMES)


@pytest.mark.parametrize("game", ["civilization", "another game"])
def test_a_game_without_levels_offers_its_bots(game: str) -> None:
    assert people_levels(game) == []
    assert table_levels(game) == bot_levels(game)


@pytest.mark.parametrize("game", LEVELS)
def test_the_bots_of_a_level_exist(game: str) -> None:
    """Whoever changes the table must not name a bot that is not there, or a slip that never happens."""
    for level in LEVELS[game].values():
        for spec in (level.engine, level.duel):
            assert not spec or spec.partition(":")[0] in bot_levels(game)
        assert bool(level.slips) == bool(level.margin)


def test_a_budget_is_that_of_the_engine() -> None:
    bot = make_bot("expert:nodes=70", "cyclades", stream("budget"))
    assert isinstance(bot, LevelBot)
    assert bot.engine is not None
    assert bot.duel is not None
    assert bot.engine.budget is bot.duel.budget is bot.budget
    assert bot.budget.nodes == 70
    assert (
        make_bot("expert", "cyclades", stream("budget")).budget.nodes
        == make_bot(LEVELS["cyclades"]["expert"].engine, "cyclades", stream("engine")).budget.nodes
    )


@pytest.mark.parametrize("game", LEVELS)
def test_nobody_waits_long_for_a_level(game: str) -> None:
    """Nodes take long on a slow machine; a bot that is named by itself still keeps to its nodes alone."""
    for name in NAMES:
        bot = make_bot(name, game, stream("patience"))
        assert isinstance(bot, LevelBot)
        for engine in (bot.engine, bot.duel):
            assert engine is None or engine.budget.ms == 2500
    assert make_bot("searcher", game, stream("patience")).budget.ms is None


class Noted(Bot):
    """Says that it was asked."""

    def __init__(self) -> None:
        super().__init__(stream("noted"))
        self.asked = 0

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        self.asked += 1
        return decision.actions[0]


@pytest.mark.parametrize(("players", "asked"), [(2, [0, 1]), (3, [1, 0]), (5, [1, 0])])
def test_where_two_play_another_engine_may_choose(players: int, asked: list[int]) -> None:
    game = find_game("cyclades")
    state: Any = game.deal(game.make_options(players, {}), stream("duel"))
    bot = make_bot("expert", "cyclades", stream("expert"))
    assert isinstance(bot, LevelBot)
    engines = bot.engine, bot.duel = Noted(), Noted()
    decision = game.decisions(state)[0]
    bot.choose(game, game.view(state, decision.seat), decision)
    assert [each.asked for each in engines] == asked


@pytest.mark.parametrize("level", ABOVE_BEGINNER)
def test_levels_solve_the_positions_of_cyclades(level: str) -> None:
    missed = [puzzle.name for puzzle in positions.PUZZLES if not solves(level, puzzle)]
    assert len(missed) <= (1 - SOLVED) * len(positions.PUZZLES), missed


@pytest.mark.parametrize("level", ABOVE_BEGINNER)
def test_levels_solve_the_positions_of_delphi(level: str) -> None:
    missed = failed(level)
    assert len(missed) <= (1 - SOLVED) * len(delphi_positions.PUZZLES), missed


@pytest.mark.parametrize("title", LEVELS)
def test_a_slip_is_another_good_action_and_never_a_blunder(title: str) -> None:
    """What a weak level does is among the five that look best to it, none much worse than the best."""
    game = find_game(title)
    state: Any = game.deal(game.make_options(3, {}), stream("slips"))
    bot = make_bot("beginner", title, stream("beginner"))
    assert isinstance(bot, LevelBot)
    slips = 0
    for _ in range(100):
        decision = game.decisions(state)[0]
        view = game.view(state, decision.seat)
        twin = bot.chance.copy()
        action = bot.choose(game, view, decision)
        if len(decision.actions) > 1:
            twin.below(100)
            best: dict[int, float] = {}
            for worth, each in bot.rated(game, view, decision, bot.level.character, twin):
                best[each] = max(worth, best.get(each, worth))
            assert best[action] >= max(best.values()) - bot.level.margin
            assert sum(1 for worth in best.values() if worth > best[action]) < 5
            slips += best[action] < max(best.values())
        game.play(state, decision.seat, action)
    assert slips > 5


def match(title: str, level: str, lesser: str, number: int) -> bool:
    """Does the level win a match of two against the other one?"""
    game = find_game(title)
    state: Any = game.deal(game.make_options(2, {}), stream(f"{level} {lesser} {number // 2}"))
    seat = number % 2
    levels = [level if each == seat else lesser for each in range(2)]
    bots: list[Bot] = [make_bot(each, title, stream(f"{number} {place}")) for place, each in enumerate(levels)]
    while state.agenda:
        decision = game.decisions(state)[0]
        action = bots[decision.seat].choose(game, game.view(state, decision.seat), decision)
        game.play(state, decision.seat, action)
    return bool(state.places[seat] == 1)


@pytest.mark.parametrize("title", LEVELS)
def test_a_high_level_beats_the_lowest(title: str) -> None:
    """The arena measures the steps; here only that the order is right, on deals that never change."""
    won = sum(match(title, "hard", "beginner", number) for number in range(6))
    assert won >= 4


@pytest.mark.parametrize("title", LEVELS)
@pytest.mark.parametrize("level", NAMES[:4])
def test_the_same_stream_makes_the_same_choices(title: str, level: str) -> None:
    game = find_game(title)
    chosen: list[list[int]] = []
    for _ in range(2):
        state: Any = game.deal(game.make_options(4, {}), stream("same"))
        bot = make_bot(level, title, stream("bot"))
        line: list[int] = []
        for _ in range(25):
            decision = game.decisions(state)[0]
            line.append(bot.choose(game, game.view(state, decision.seat), decision))
            game.play(state, decision.seat, line[-1])
        chosen.append(line)
    assert chosen[0] == chosen[1]
