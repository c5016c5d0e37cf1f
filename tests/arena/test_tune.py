"""`aegean tune`: numbers follow the side that wins, a stopped run goes on as if it had not been stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from aegean.arena import tune as tuning_of
from aegean.arena.engines import Here
from aegean.arena.tune import Check, Tuning, begin, read, step, tune, write
from aegean.bots import learning
from aegean.bots.bot import Bot, RandomBot
from aegean.bots.cyclades import learned as cyclades
from aegean.bots.cyclades.greedy import GreedyBot
from aegean.bots.learning import Subject, Tunable
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.game import Decision, Game, View
from tests.arena.test_command import Terminal, terminal

__all__ = ["terminal"]


class Diligent(Bot):
    """Thinks in so many of ten choices, plays at random otherwise."""

    def __init__(self, chance: Chance, diligence: float) -> None:
        super().__init__(chance)
        self.diligence = diligence
        self.greedy = GreedyBot(chance)
        self.random = RandomBot(chance)

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        thinks = self.chance.below(10) < self.diligence
        return (self.greedy if thinks else self.random).choose(game, view, decision)


class School(Subject):
    """One number that helps, and one that does nothing."""

    def tunables(self, players: int) -> list[Tunable]:
        return [Tunable("diligence", 3.0, 0.0, 10.0), Tunable("hat", 1.0, 0.5, 2.0)]

    def practice(self, chance: Chance, players: int, numbers: dict[str, float]) -> Bot:
        return Diligent(chance, numbers["diligence"])


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cyclades, "SUBJECT", School())
    monkeypatch.setattr(tuning_of, "SPREAD", 0.7)
    monkeypatch.setattr(tuning_of, "FOLLOW", 0.2)
    monkeypatch.setattr(tuning_of, "CHECK_EVERY", 4)
    monkeypatch.setattr(tuning_of, "CHECK_SEEDS", 8)


@pytest.mark.usefixtures("school")
def test_a_number_that_helps_is_followed() -> None:
    tuning = begin("cyclades", 2)
    tune(tuning, 8, Here(), lambda _: None)
    assert tuning.numbers()["diligence"] > 3.6
    assert tuning.steps == 8
    assert tuning.matches == 8 * 2 * tuning_of.STEP_SEEDS
    assert [check.step for check in tuning.checks] == [4, 8]
    assert tuning.checks[-1].wins > tuning.checks[-1].matches / 2


@pytest.mark.usefixtures("school")
def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = begin("cyclades", 2)
    tune(whole, 4, Here(), lambda _: None)
    part = begin("cyclades", 2)
    tune(part, 3, Here(), lambda _: None)
    write(part, tmp_path / "part.json")
    later = read(tmp_path / "part.json")
    tune(later, 4, Here(), lambda _: None)
    assert later == whole


@pytest.mark.usefixtures("school")
def test_four_players_sit_two_against_two() -> None:
    tuning = begin("cyclades", 4)
    step(tuning, Here())
    assert tuning.now["diligence"] != 0.0
    assert tuning.matches >= 2 * tuning_of.STEP_SEEDS  # every seed from both sides of the table at least


def test_numbers_stay_within_their_limits() -> None:
    tuning = begin("cyclades", 2)
    limits = {each.name: (each.least, each.most) for each in tuning.tunables()}
    for far in (-9.0, 9.0):
        numbers = tuning.numbers(dict.fromkeys(tuning.now, far))
        assert all(limits[name][0 if far < 0 else 1] == value for name, value in numbers.items())


@pytest.mark.parametrize(("game", "players"), [("cyclades", 3), ("cyclades", 5)])
def test_two_sides_need_an_even_table(game: str, players: int) -> None:
    with pytest.raises(AegeanError) as refused:
        begin(game, players)
    assert refused.value.code == "tune-two-or-four"


def test_a_file_of_another_version_is_not_gone_on_with(tmp_path: Path) -> None:
    tuning = begin("cyclades", 2)
    tuning.now.pop("metropolis")
    write(tuning, tmp_path / "old.json")
    with pytest.raises(AegeanError) as refused:
        read(tmp_path / "old.json")
    assert refused.value.code == "tuning-of-another-version"


@pytest.mark.usefixtures("school")
@pytest.mark.parametrize(("lang", "words"), [("en", "against where it began"), ("es", "contra su punto de partida")])
def test_the_command(terminal: Terminal, tmp_path: Path, lang: str, words: str) -> None:
    file = tmp_path / "tuning.json"
    command = ["tune", "cyclades", "--file", str(file), "--jobs", "1", "--lang", lang]
    code, out, _ = terminal.run(*command, "--steps", "4")
    assert code == 0
    assert "diligence" in out
    assert words in out
    picture = ElementTree.fromstring(file.with_suffix(".svg").read_text("utf-8"))
    assert any(part.text == "diligence" for part in picture.iter())
    assert read(file).steps == 4
    assert terminal.run(*command, "--steps", "4", "--players", "4")[0] == 2


@pytest.mark.usefixtures("school")
def test_what_was_learned_is_stored_where_the_bot_reads_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = tmp_path / "learned.json"
    stored.write_text('{"more": {"hat": 1.5}}', "utf-8")
    monkeypatch.setattr(learning, "stored_file", lambda game: stored)
    monkeypatch.setattr("aegean.cli.tune.stored_file", lambda game: stored)
    file = tmp_path / "tuning.json"
    assert terminal.run("tune", "--file", str(file), "--steps", "1", "--jobs", "1", "--store")[0] == 0
    numbers = json.loads(stored.read_text("utf-8"))
    assert numbers["2"] == pytest.approx(read(file).numbers(), rel=1e-3)
    assert numbers["more"] == {"hat": 1.5}


@pytest.mark.parametrize("content", ["", "{}", '{"format": "aegean-tune 1"}'])
def test_a_file_that_is_none_is_said_so(terminal: Terminal, tmp_path: Path, content: str) -> None:
    file = tmp_path / "tuning.json"
    file.write_text(content, "utf-8")
    code, _, err = terminal.run("tune", "--file", str(file), "--steps", "1", "--jobs", "1")
    assert code == 2
    assert "no file of aegean tune" in err
    assert file.read_text("utf-8") == content


def test_the_interval_of_a_check() -> None:
    low, high = Check(100, 60.0, 100).interval()
    assert 0.50 < low < 0.51
    assert 0.69 < high < 0.70
    assert Tuning("cyclades", 2, 1).steps == 0
