"""What can be learned, and that the bots read it."""

from __future__ import annotations

import json

import pytest

from aegean.arena.digests import files_of, modules_of
from aegean.bots.bot import make_bot
from aegean.bots.cyclades.greedy import GreedyBot, greedy_choice
from aegean.bots.cyclades.learned import SUBJECT, learned_weights, sums, weights_from
from aegean.bots.cyclades.mind import CycladesMind
from aegean.bots.cyclades.pupil import PupilBot, PupilMind
from aegean.bots.cyclades.weights import PLAYED
from aegean.bots.learning import practice_spec, stored_file, subject_of
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.games.cyclades.game import GAME
from tests.bots.test_planner import played


def test_numbers_that_are_not_named_stay() -> None:
    w = weights_from({"isle": 9.0, "kinds.2": 0.4, "troops.first": 2.0, "troops.decay": 0.5, "gold.least": 0.1})
    assert (w.isle, w.slot) == (9.0, PLAYED.slot)
    assert w.kinds == (0.0, PLAYED.kinds[1], 0.4, PLAYED.kinds[3])
    assert w.philosophers == PLAYED.philosophers
    assert w.troops[:3] == (0.0, 2.0, 3.0)
    assert len(w.troops) == len(PLAYED.troops)
    assert w.gold == (1.0, PLAYED.gold[1], 0.1)


def test_rows_add_up() -> None:
    assert sums(4.0, 0.5, 3) == (0.0, 4.0, 6.0, 7.0)


@pytest.mark.parametrize("players", [2, 4])
def test_every_number_that_can_be_learned_changes_the_weights(players: int) -> None:
    starts = {each.name: each.start for each in SUBJECT.tunables(players)}
    before = weights_from(starts)
    names = [name for name in dir(before) if not name.startswith("_")]
    for name, start in starts.items():
        after = weights_from(starts | {name: start * 1.1})
        assert any(getattr(after, each) != getattr(before, each) for each in names), name


def test_a_practice_bot_judges_by_the_numbers_of_its_spec() -> None:
    bot = make_bot(practice_spec(2, {"isle": 7.5}), "cyclades", Chance(bytes(32)))
    assert isinstance(bot, GreedyBot)
    assert bot.w.isle == 7.5
    state = played(2, 30)
    decision = GAME.decisions(state)[0]
    assert bot.choose(GAME, GAME.view(state, decision.seat), decision) in decision.actions


@pytest.mark.parametrize("game", ["cyclades", "delphi"])
def test_stored_numbers_are_small_and_known(game: str) -> None:
    file = stored_file(game)
    assert file.stat().st_size < 1_000_000
    for size, numbers in json.loads(file.read_text("utf-8")).items():
        known = {each.name: each for each in subject_of(game).tunables(2 if size == "2" else 4)}
        for name, value in numbers.items():
            assert known[name].least <= value <= known[name].most, name


def test_the_learned_bot_plays_on_by_learned_weights_and_judges_by_those_made_by_hand() -> None:
    assert isinstance(make_bot("learned", "cyclades", Chance(bytes(32))), PupilBot)
    by_hand, pupil = CycladesMind(GAME), PupilMind(GAME)
    apart: set[str] = set()
    for steps in range(0, 120, 5):
        state = played(2, steps)
        decision, chance = GAME.decisions(state)[0], Chance(bytes(32))
        quick = pupil.quick(state, decision, chance)
        assert quick == greedy_choice(state, decision, learned_weights(2))
        assert pupil.chances(state) == by_hand.chances(state)
        apart |= {"quick"} if quick != by_hand.quick(state, decision, chance) else set()
        sketches = [mind.sketch(state, decision, chance) for mind in (pupil, by_hand)]
        apart |= {"sketch"} if sketches[0] != sketches[1] else set()
    assert apart == {"quick", "sketch"}


@pytest.mark.parametrize("level", ["planner", "searcher"])
def test_learning_changes_nobody_else(level: str) -> None:
    """What is claimed of other bots stays true when other numbers are stored."""
    made = make_bot(level, "cyclades", Chance(bytes(32)))
    assert not {"learned.json", "learned.py", "learning.py"} & {
        file.name for file in files_of(modules_of(made), "cyclades")
    }


def test_a_game_without_a_subject_says_so() -> None:
    with pytest.raises(AegeanError) as refused:
        subject_of("chess")
    assert refused.value.code == "nothing-to-learn"
