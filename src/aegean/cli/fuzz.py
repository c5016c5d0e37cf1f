"""`aegean fuzz`: random matches over all player counts and option sets, every promise checked."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aegean.arena.seeds import seeded
from aegean.cli.show import Show
from aegean.core.chance import Chance
from aegean.core.conformance import Broken, check_match
from aegean.core.errors import AegeanError
from aegean.core.game import Game
from aegean.core.options import OptionValue
from aegean.core.registry import find_game
from aegean.core.text import Text

BOUND = 60  # cycles or rounds
OWN_END = 4  # every so-many-th match has no bound


def random_options(
    game: Game[Any], players: int, number: int, bound: int = BOUND, own_end: int = OWN_END
) -> dict[str, OptionValue]:
    """Every second match plays the default rules, the others any mixture of switches."""
    chance = Chance(seeded("options", number))
    chosen: dict[str, OptionValue] = {}
    for option in game.options:
        if option.bounds:
            if not own_end or number % own_end:
                chosen[option.key] = bound
        elif number % 2 and (option.players is None or players in option.players):
            chosen[option.key] = option.values[chance.below(len(option.values))]
    return chosen


def fuzz_match(
    game: str, seed: int, number: int, every: int, bound: int = BOUND, own_end: int = OWN_END
) -> tuple[Counter[str], int, int, str, str]:
    """Prompts met, refusals asked, vague ones, and the problem with its record if a promise broke."""
    rules = find_game(game)
    players = rules.players[number // 2 % len(rules.players)]
    chosen = random_options(rules, players, number, bound, own_end)
    try:
        walk = check_match(rules, players, chosen, seeded("fuzz", seed, number), every)
    except Broken as broken:
        return Counter(), 0, 0, str(broken), broken.record
    except Exception as error:  # a crash is a finding like any other: report it and go on
        return Counter(), 0, 0, f"P2: {type(error).__name__}: {error} (players {players}, options {chosen})", ""
    return walk.prompts, walk.refused, walk.vague, "", ""


def _job(arguments: tuple[str, int, int, int, int, int]) -> tuple[Counter[str], int, int, str, str]:
    return fuzz_match(*arguments)


def run_fuzz(
    game: str, matches: int, seed: int, every: int, jobs: int, lang: str, bound: int = BOUND, own_end: int = OWN_END
) -> None:
    find_game(game)
    if min(matches, every, jobs, bound) < 1:
        raise AegeanError("at-least-one", value=min(matches, every, jobs, bound))
    text = Text(lang, game)
    show = Show(plain=False)
    prompts: Counter[str] = Counter()
    problems: list[str] = []
    refused = vague = 0
    work = [(game, seed, number, every, bound, own_end) for number in range(matches)]
    columns = (TextColumn(text("cli-fuzzing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=show.console, transient=True) as progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task("", total=matches)
        done = pool.map(_job, work, chunksize=4) if jobs > 1 else map(_job, work)
        for number, (met, asked, unclear, problem, record) in enumerate(done):
            prompts += met
            refused += asked
            vague += unclear
            if problem:
                file = Path(f"broken-{game}-{seed}-{number}.txt")
                if record:
                    file.write_text(record, "utf-8")
                problems.append(f"{number}: {problem}")
                show.line(problems[-1], "alert")
            progress.advance(task)
    for kind, count in prompts.most_common():
        show.line(f"{count:9}  {kind}")
    show.line(
        text("cli-fuzzed", {"matches": matches, "decisions": sum(prompts.values()), "refused": refused, "vague": vague})
    )
    show.line(text("cli-fuzz-broken", {"count": len(problems)}), "bold")
    if problems:
        sys.exit(1)
