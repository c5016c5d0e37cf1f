"""The summary of a tournament, for people."""

from __future__ import annotations

from rich.table import Table

from aegean.arena.ratings import rate
from aegean.arena.sprt import ACCEPT, REJECT
from aegean.arena.tally import Mishap, Tally
from aegean.cli.show import Show
from aegean.core.text import Text


def percent(share: float) -> str:
    return f"{share:.1%}"


def report(show: Show, text: Text, tally: Tally) -> None:
    plan = tally.plan
    about = {"game": plan.game.capitalize(), "players": plan.options.players, "matches": tally.matches}
    about |= {"first": str(plan.start), "last": str(tally.lines[-1].seed)}  # seeds are names, not amounts
    show.line(text("arena-heading", about), "bold")
    show.console.print(bots_table(text, tally))
    show.console.print(seats_table(text, tally))
    for reason, count in tally.reasons.most_common():
        show.line(f"  {count:5}  {text(f'end-{reason}')}")
    show.line(text("cli-mean-decisions", {"mean": f"{tally.mean_decisions():.0f}"}))
    show.line(text("cli-mean-rounds", {"mean": f"{tally.mean_rounds():.1f}"}))
    failures(show, text, tally.mishaps)
    verdict(show, text, tally)


def bots_table(text: Text, tally: Tally) -> Table:
    ratings = rate(tally.plan.names, tally.ranks)
    columns = ["cli-column-bot", "cli-column-wins", "cli-column-share", "cli-column-interval", "arena-column-seeds"]
    columns += ["arena-column-p50", "arena-column-p95", "arena-column-rating"]
    table = Table(caption=None if ratings else text("arena-no-ratings"), caption_justify="left")
    for title in columns:
        table.add_column(text(title), justify="left" if title == "cli-column-bot" else "right")
    for bot, name in enumerate(tally.plan.names):
        middle, slow = tally.milliseconds(bot)
        table.add_row(
            name,
            f"{tally.wins[bot]:.1f}",
            percent(tally.share(bot)),
            " - ".join(map(percent, tally.wilson(bot))),
            " - ".join(map(percent, tally.bootstrap(bot))),
            f"{middle:.2f}",
            f"{slow:.2f}",
            f"{ratings[bot].mean:.1f} ± {2 * ratings[bot].deviation:.1f}" if ratings else "-",
        )
    return table


def seats_table(text: Text, tally: Tally) -> Table:
    """How often a bot won from each seat, of the times it sat there."""
    table = Table(title=text("cli-by-seat"), title_justify="left")
    table.add_column(text("cli-column-bot"))
    for seat in range(tally.plan.options.players):
        table.add_column(str(seat + 1), justify="right")
    for bot, name in enumerate(tally.plan.names):
        pairs = zip(tally.seat_wins[bot], tally.seat_matches[bot], strict=True)
        table.add_row(name, *(f"{wins:.1f} / {matches}" for wins, matches in pairs))
    return table


def failures(show: Show, text: Text, mishaps: list[Mishap]) -> None:
    show.line(text("arena-failures", {"count": len(mishaps)}), "alert" if mishaps else "")
    for seed, turn, bot, failure in mishaps:
        about = {"seed": str(seed), "turn": turn + 1, "place": failure.seat + 1, "bot": bot, "detail": failure.detail}
        show.line("  " + text(f"arena-failure-{failure.kind}", about))


def verdict(show: Show, text: Text, tally: Tally) -> None:
    if tally.sprt is not None:
        seeds, mean, ratio = tally.sprt.log[-1]
        about = {"seeds": seeds, "mean": percent(mean), "ratio": f"{ratio:.2f}"}
        about |= {"low": f"{REJECT:.2f}", "high": f"{ACCEPT:.2f}"}
        show.line(text(f"arena-sprt-{tally.sprt.verdict or 'undecided'}", about))
    if tally.plan.bound is not None:
        about = {"bot": tally.plan.names[0], "low": percent(tally.wilson(0)[0]), "bound": percent(tally.plan.bound)}
        show.line(text("arena-bound", about))
    outcome = tally.verdict()
    if outcome != "played":
        show.line(text(f"arena-{outcome}"), "bold" if outcome == "passed" else "alert")
