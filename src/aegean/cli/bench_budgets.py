"""`aegean bench budgets`: how well bots keep to the milliseconds they are given."""

from __future__ import annotations

import json as json_format
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from aegean.arena.measures import percentile
from aegean.arena.seeds import bot_key, match_key
from aegean.bots.bot import make_bot
from aegean.cli.show import Show
from aegean.cli.start import table_options
from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.errors import AegeanError
from aegean.core.match import Match
from aegean.core.options import Options
from aegean.core.registry import find_game
from aegean.core.text import Text

PLAYED_BY = "greedy"
# Every so many choices of a match the bots are asked, so that a few hundred questions come from whole matches.
EVERY = 3


def run_bench_budgets(
    game: str, bots: str, milliseconds: str, players: int | None, decisions: int, seed: int, json: bool, lang: str
) -> None:
    if decisions < 1:
        raise AegeanError("at-least-one", value=decisions)
    options = table_options(find_game(game), players, [], fallback=4)
    words = [word.strip() for word in milliseconds.split(",") if word.strip()]
    specs = [f"{bot.strip()}:ms={limit}" for bot in bots.split(",") if bot.strip() for limit in words]
    if not specs:
        raise AegeanError("bad-budget", bot=bots)
    for spec in specs:
        make_bot(spec, game, Chance(bytes(KEY_BYTES)))  # a wrong name is said at once
    parts: dict[str, list[float]] = {spec: [] for spec in specs}
    show, text = Show(plain=False), Text(lang, game)
    columns = (TextColumn(text("cli-simulating")), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=show.console, transient=True, disable=json) as progress:
        task = progress.add_task("", total=decisions)
        while (asked := len(parts[specs[0]])) < decisions:
            ask_through(game, options, seed, parts, decisions)
            seed += 1
            progress.advance(task, len(parts[specs[0]]) - asked)
    rows = [row(spec, sorted(found)) for spec, found in parts.items()]
    if json:
        print(json_format.dumps(rows, indent=1))
        return
    table = Table(
        title=text("budgets-title", {"game": game.capitalize(), "players": options.players, "decisions": decisions}),
        title_justify="left",
    )
    table.add_column(text("budgets-bot"))
    for title in ("p50", "p95", "most"):
        table.add_column(text(f"budgets-{title}"), justify="right")
    for each in rows:
        table.add_row(str(each["bot"]), *(f"{each[key]:.0%}" for key in ("p50", "p95", "most")))
    show.console.print(table)


def ask_through(game: str, options: Options, seed: int, parts: dict[str, list[float]], most: int) -> None:
    """One match between quick bots; on the way the bots that are measured are asked too."""
    match = Match.start(find_game(game), options, [PLAYED_BY] * options.players, key=match_key(seed))
    players = [make_bot(PLAYED_BY, game, Chance(bot_key(seed, 0, seat))) for seat in range(options.players)]
    choices = 0
    while found := match.decisions():
        decision = found[0]
        if len(decision.actions) > 1:
            choices += 1
            if choices % EVERY == 0:
                for spec, shares in parts.items():
                    shares.append(share_used(match, spec, decision.seat, Chance(bot_key(seed, choices, 0))))
                if len(next(iter(parts.values()))) >= most:
                    return
        match.play(decision.seat, players[decision.seat].choose(match.game, match.view(decision.seat), decision))


def share_used(match: Match, spec: str, seat: int, chance: Chance) -> float:
    """Of its budget, as the table that waits for it would see it."""
    bot = make_bot(spec, match.game.name, chance)
    view = match.view(seat)
    decision = next(each for each in match.decisions() if each.seat == seat)
    started = perf_counter()
    bot.choose(match.game, view, decision)
    assert bot.budget.ms is not None
    return 1000 * (perf_counter() - started) / bot.budget.ms


def row(spec: str, shares: list[float]) -> dict[str, str | float]:
    return {
        "bot": spec, "decisions": len(shares), "p50": percentile(shares, 0.5), "p95": percentile(shares, 0.95),
        "most": shares[-1],
    }  # fmt: skip
