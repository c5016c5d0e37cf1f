"""`aegean rules` and `aegean options`."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from aegean.cli.show import Show
from aegean.core.errors import AegeanError
from aegean.core.ledger import ledger
from aegean.core.registry import find_game
from aegean.core.text import Text


def show_rules(game: str, search: str, coverage: bool, lang: str) -> None:
    find_game(game)
    rules = ledger(game)
    text = Text(lang, game)
    wanted = search.lower()
    found = [
        rule
        for rule in rules.values()
        if wanted in rule.text[lang].lower()
        or wanted in rule.id.lower()
        or (wanted.isdigit() and rule.id.endswith(f"-{int(wanted):03}"))
    ]
    if search and not found:
        raise AegeanError("no-such-rule", search=search)
    tests = marked_tests()
    if coverage and not tests:
        raise AegeanError("no-tests-here")
    show = Show(plain=False)
    section = 0
    for rule in found:
        if rule.section != section:
            section = rule.section
            show.heading(f"{section}. {text(f'section-{section}')}")
        count = ""
        if coverage:
            told = text("cli-rule-tests", {"count": tests[rule.id]}) if tests[rule.id] else text("cli-rule-untested")
            count = f" [{told}]"
        show.line(f"{rule.id}{count} {rule.text[lang]}")
    if tests and not search:
        tested = sum(1 for rule in rules if tests[rule])
        show.line(text("cli-coverage", {"tested": tested, "total": len(rules)}), "bold")


def marked_tests(root: Path | None = None) -> Counter[str]:
    """How many tests name each rule, read from the markers of a source checkout (this one, or the current folder)."""
    if root is None:
        root = next((at / "tests" for at in (Path(__file__).parents[3], Path.cwd()) if (at / "tests").is_dir()), Path())
    counts: Counter[str] = Counter()
    for file in sorted(root.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                counts.update(a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
    return counts


def show_options(game: str, lang: str) -> None:
    rules = find_game(game)
    text = Text(lang, game)
    show = Show(plain=False)
    for option in rules.options:
        show.line(f"{option.key} = {option.describe()}", "bold")
        show.line(f"  {text('option-' + option.key.replace('.', '-').replace('_', '-'))} ({option.rule})")
