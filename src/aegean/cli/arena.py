"""`aegean arena`: tournaments between bots, and claims about them that anybody can repeat."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aegean.arena.claim import begin_claim, plan_of, played, read_claim, write_claim
from aegean.arena.diary import Diary
from aegean.arena.engines import Engine, all_cores, open_engine
from aegean.arena.plan import Plan
from aegean.arena.repeat import Then
from aegean.arena.run import carry_out
from aegean.arena.tally import Tally
from aegean.cli.arena_report import percent, report
from aegean.cli.show import Show
from aegean.cli.start import table_options
from aegean.core import chance
from aegean.core.errors import AegeanError
from aegean.core.registry import find_game
from aegean.core.text import Text

MOST_LISTED = 10


def run_arena(
    game: str, bots: str | None, players: int | None, seeds: int, seed: int, chosen: Sequence[str], mixed: bool,
    bound: float | None, sprt: str | None, title: str | None, claim: Path | None, jobs: int | None, engine: str,
    lang: str,
) -> None:  # fmt: skip
    rules = find_game(game)
    named = tuple(word.strip() for word in (bots or "greedy,random").split(",") if word.strip())
    plan = Plan(
        game=game,
        options=table_options(rules, players, chosen, fallback=len(named) if mixed else 4),
        bots=named,
        start=seed,
        seeds=seeds,
        mixed=mixed,
        title=title or "",
        bound=bound,
        sprt=parse_sprt(sprt),
    ).check()
    show, text = Show(plain=False), Text(lang, game)
    begun = begin_claim(claim, plan) if claim is not None else None
    diary = Diary(claim, begun) if claim is not None and begun is not None else None
    if diary is not None and diary.outcomes:
        show.line(text("arena-goes-on", {"count": len(diary.outcomes)}))
    tally, how = play(plan, jobs, engine, show, text, diary)
    report(show, text, tally)
    if claim is not None and begun is not None and diary is not None:
        write_claim(claim, played(begun, tally, how))
        diary.close()
        show.line(text("cli-saved", {"file": str(claim)}))
    if tally.verdict() == "failed":
        sys.exit(1)


def parse_sprt(words: str | None) -> tuple[float, float] | None:
    if words is None:
        return None
    try:
        low, high = (float(word) for word in words.split(","))
    except ValueError:
        raise AegeanError("bad-sprt", sprt=words) from None
    return low, high


def described(engine: Engine) -> str:
    """How the matches were played: times mean little without it."""
    rules = "interpreted" if str(chance.__file__).endswith(".py") else "compiled"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, rules {rules}, {engine.workers} at once ({engine.name})"


def play(
    plan: Plan, jobs: int | None, engine: str, show: Show, text: Text, diary: Diary | None = None
) -> tuple[Tally, str]:
    """All matches, behind a progress bar that says how the first bot is doing."""
    words = "{task.description}"
    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        open_engine(engine, all_cores() if jobs is None else jobs) as players,
        Progress(*columns, console=show.console, transient=True) as progress,
    ):
        task = progress.add_task(text("cli-simulating"), total=plan.matches())

        def each(tally: Tally) -> None:
            now = text("arena-so-far", {"bot": plan.names[0], "share": percent(tally.share(0))})
            progress.update(task, advance=1, description=now)

        return carry_out(plan, players, each, diary), described(players)


def repeat_claim(file: Path, jobs: int | None, engine: str, lang: str) -> None:
    """Play a claim again; the exit code says whether it came out the same."""
    claim = read_claim(file)
    plan = plan_of(claim, file)
    then = Then(claim, plan, file)
    show, text = Show(plain=False), Text(lang, plan.game)
    show.line(plan.title, "bold")
    if changed := then.changed(plan):
        show.line(text("arena-changed", {"bots": ", ".join(dict.fromkeys(changed))}), "alert")
    tally, _ = play(plan, jobs, engine, show, text)
    report(show, text, tally)
    same = overlapping(show, text, then, tally) if plan.timed() else identical(show, text, then, tally)
    if not same:
        sys.exit(1)


def identical(show: Show, text: Text, then: Then, tally: Tally) -> bool:
    """Budgets in nodes: every decision of every match."""
    found = then.different(tally)
    if not found:
        show.line(text("arena-same", {"count": tally.matches}), "bold")
        return True
    places = ", ".join(f"{seed}/{turn + 1}" for seed, turn in found[:MOST_LISTED])
    more = ", ..." if len(found) > MOST_LISTED else ""
    show.line(text("arena-different", {"count": len(found), "matches": places + more}), "alert")
    return False


def overlapping(show: Show, text: Text, then: Then, tally: Tally) -> bool:
    """Budgets of time: no two runs are the same, but their intervals must have something in common."""
    found = then.apart(tally)
    for bot, name in enumerate(tally.plan.names):
        old, new = then.intervals[bot], tally.wilson(bot)
        about = {"bot": name, "then": f"{percent(old[0])} - {percent(old[1])}"}
        about["now"] = f"{percent(new[0])} - {percent(new[1])}"
        show.line(text("arena-apart" if bot in found else "arena-overlap", about), "alert" if bot in found else "")
    return not found
