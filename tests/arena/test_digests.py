"""What a bot's digest depends on, shown on a package of three bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aegean.arena import digests
from aegean.arena.digests import bot_digest, content_of, files_of, modules_of
from aegean.bots.bot import Bot, make_bot
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View

FILES = {
    "bot.py": 'LEVELS = {"planner": "aegean.bots.planner:Planner", "learned": "aegean.bots.learned:Learned"}',
    "planner.py": 'from aegean.bots.bot import Bot\nMINDS = {"cyclades": "aegean.bots.cyclades.mind:Mind"}',
    "searcher.py": "import aegean.core.game\nfrom aegean.bots import planner\ndef f():\n    import aegean.bots.odds",
    "odds.py": "import math",
    "learned.py": 'def load(game):\n    return f"aegean.bots.{game}.features", f"{game}-weights.json"',
    "cyclades/__init__.py": "",
    "cyclades/mind.py": "from aegean.bots.cyclades.value import worth",
    "cyclades/value.py": 'TABLE = "odds.bin"',
    "cyclades/odds.bin": "01",
    "cyclades/features.py": "",
    "cyclades/cyclades-weights.json": "[1]",
    "cyclades/notes.txt": "nobody reads this",
    "delphi/features.py": "",
    "delphi/delphi-weights.json": "[2]",
}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(digests, "ROOT", tmp_path)
    monkeypatch.setattr(digests, "LIST_OF_BOTS", tmp_path / "bot.py")
    return tmp_path


@pytest.mark.parametrize(
    ("module", "game", "files"),
    [
        ("planner", "cyclades", "bot.py cyclades/mind.py cyclades/odds.bin cyclades/value.py planner.py"),
        ("planner", "delphi", "bot.py planner.py"),
        ("searcher", "delphi", "bot.py odds.py planner.py searcher.py"),
        ("learned", "cyclades", "cyclades/cyclades-weights.json cyclades/features.py learned.py"),
        ("learned", "delphi", "delphi/delphi-weights.json delphi/features.py learned.py"),
    ],
)
def test_a_bot_is_what_it_imports_what_it_names_and_what_it_reads(
    root: Path, module: str, game: str, files: str
) -> None:
    found = [file.relative_to(root).as_posix() for file in files_of({f"aegean.bots.{module}"}, game)]
    assert found == files.split()


def test_a_bot_that_is_added_to_the_list_changes_no_other(root: Path) -> None:
    file = root / "bot.py"
    file.write_text('LEVELS = ["random"]\n\n\nclass RandomBot:\n    name = "random"\n', "utf-8")
    before = content_of(file)
    file.write_text('LEVELS = ["random", "new"]\n\n\nclass RandomBot:\n    name = "random"\n', "utf-8")
    assert content_of(file) == before
    file.write_text('LEVELS = ["random"]\n\n\nclass RandomBot:\n    name = "uniform"\n', "utf-8")
    assert content_of(file) != before
    (root / "odds.py").write_text("import cmath", "utf-8")
    assert content_of(root / "odds.py") == b"import cmath"


def test_real_bots_have_real_files() -> None:
    names = [file.name for file in files_of(modules_of(make_bot("greedy", "cyclades", Chance(bytes(32)))), "cyclades")]
    assert {"bot.py", "budget.py", "greedy.py", "value.py", "auction.py", "lookahead.py"} <= set(names)
    assert "route.py" not in names


def test_every_bot_of_every_game_has_a_digest_of_its_own_whatever_its_budget() -> None:
    levels = {bot_digest(spec, game) for spec in ("random", "greedy") for game in ("cyclades", "delphi")}
    assert len(levels) == 4
    assert bot_digest("random:nodes=7", "cyclades") == bot_digest("random", "cyclades")


class Weakened(Bot):
    """Holds the bot that it weakens."""

    def __init__(self, strong: Bot) -> None:
        super().__init__(Chance(bytes(32)))
        self.strong = strong

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        return decision.actions[0]


def test_a_weakened_bot_contains_the_strong_one() -> None:
    modules = modules_of(Weakened(make_bot("greedy", "delphi", Chance(bytes(32)))))
    assert {"aegean.bots.delphi.greedy", __name__} <= modules
