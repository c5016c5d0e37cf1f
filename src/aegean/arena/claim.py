"""A claim: what was to be shown, written down before the first match, and what came of it. Anybody can repeat it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from aegean.arena.digests import bot_digest
from aegean.arena.plan import Plan
from aegean.arena.sprt import ACCEPT, REJECT
from aegean.arena.tally import Tally
from aegean.arena.toml import toml_text
from aegean.bots.bot import make_bot
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.options import option_text, parse_option
from aegean.core.registry import find_game
from aegean.core.text import Text

Claim = dict[str, Any]

OPEN = "open"  # written down, not played yet


def planned(plan: Plan) -> Claim:
    """What stands in the file before the first match. The file is in English."""
    game = find_game(plan.game)
    changed = plan.options.changed(game.options)
    rule: Claim = {"matches": plan.matches(), "longest": plan.limit}
    if plan.bound is not None:
        rule["bound"] = plan.bound
    if plan.sprt is not None:
        rule["sprt"] = list(plan.sprt)
    return {
        "title": plan.title or default_title(plan),
        "outcome": OPEN,
        "table": {
            "game": plan.game,
            "rules": game.revision,
            "players": plan.options.players,
            "options": [f"{key}={option_text(value)}" for key, value in changed.items()],
            "mixed": plan.mixed,
        },
        "bot": [
            {"spec": spec, "budget": budget_text(spec, plan.game), "digest": bot_digest(spec, plan.game)}
            for spec in plan.bots
        ],
        "seeds": {"start": plan.start, "count": plan.seeds, "digest": plan.seeds_digest()},
        "rule": rule | {"passes": pass_rule(plan)},
    }


def default_title(plan: Plan) -> str:
    text = Text("en")
    key = "arena-title-mixed" if plan.mixed else "arena-title"
    about = {"bot": plan.bots[0], "others": ", ".join(plan.bots[1:]), "game": plan.game.capitalize()}
    return text(key, about | {"players": plan.options.players})


def budget_text(spec: str, game: str) -> str:
    budget = make_bot(spec, game, Chance(bytes(32))).budget
    if budget.ms is not None:
        return f"ms={budget.ms}"
    return f"nodes={budget.nodes}" if budget.nodes else "none"


def pass_rule(plan: Plan) -> str:
    text = Text("en")
    rules = []
    if plan.bound is not None:
        rules.append(text("arena-rule-bound", {"bot": plan.names[0], "bound": f"{plan.bound:.1%}"}))
    if plan.sprt is not None:
        low, high = (f"{share:.1%}" for share in plan.sprt)
        rules.append(text("arena-rule-sprt", {"bot": plan.names[0], "low": low, "high": high}))
    return " ".join(rules) or text("arena-rule-none")


def played(claim: Claim, tally: Tally, how: str) -> Claim:
    """The claim with what came of it."""
    result: Claim = {
        "matches": tally.matches,
        "seeds": len(tally.lines),
        "decisions": round(tally.mean_decisions(), 1),
        "rounds": round(tally.mean_rounds(), 1),
        "how": how,
        "digest": tally.digest(),
    }
    if tally.sprt is not None:
        result["sprt"] = {
            "verdict": tally.sprt.verdict or "undecided",
            "accepts": round(ACCEPT, 4),
            "rejects": round(REJECT, 4),
            "log": [f"{step.seeds} {step.mean:.4f} {step.ratio:.4f}" for step in tally.sprt.log],
        }
    result["bot"] = [bot_result(tally, number) for number in range(len(tally.plan.entrants))]
    result["failure"] = [
        {"seed": seed, "turn": turn, "seat": failure.seat + 1, "bot": bot, "kind": failure.kind}
        | {"detail": failure.detail}
        for seed, turn, bot, failure in tally.mishaps
    ]
    lines = [line.text() for line in tally.lines]
    return claim | {"outcome": tally.verdict(), "result": result, "played": {"seeds": lines}}


def bot_result(tally: Tally, bot: int) -> Claim:
    middle, slow = tally.milliseconds(bot)
    return {
        "name": tally.plan.names[bot],
        "wins": round(tally.wins[bot], 4),
        "share": round(tally.share(bot), 4),
        "wilson": [round(end, 4) for end in tally.wilson(bot)],
        "bootstrap": [round(end, 4) for end in tally.bootstrap(bot)],
        "seat_wins": [round(wins, 4) for wins in tally.seat_wins[bot]],
        "seat_matches": tally.seat_matches[bot],
        "ms_p50": round(middle, 3),
        "ms_p95": round(slow, 3),
    }


# --- files


def write_claim(file: Path, claim: Claim) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(toml_text(claim), "utf-8")
    except OSError:
        raise AegeanError("cannot-write", file=str(file)) from None


def begin_claim(file: Path, plan: Plan) -> Claim:
    """Write down what is claimed. A claim that was played stays: it is repeated, not improved."""
    if file.exists() and read_claim(file).get("outcome") != OPEN:
        raise AegeanError("claim-there", file=str(file))
    claim = planned(plan)
    write_claim(file, claim)
    return claim


def read_claim(file: Path) -> Claim:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError:
        raise AegeanError("no-such-file", file=str(file)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        raise AegeanError("bad-claim", file=str(file)) from None


def plan_of(claim: Claim, file: Path) -> Plan:
    """The plan that a file holds."""
    try:
        table, rule, seeds = claim["table"], claim["rule"], claim["seeds"]
        game = find_game(str(table["game"]))
        options = dict(parse_option(game.options, str(word), game.name) for word in table["options"])
        return Plan(
            game=game.name,
            options=game.make_options(int(table["players"]), options),
            bots=tuple(str(bot["spec"]) for bot in claim["bot"]),
            start=int(seeds["start"]),
            seeds=int(seeds["count"]),
            mixed=bool(table["mixed"]),
            title=str(claim["title"]),
            bound=float(rule["bound"]) if "bound" in rule else None,
            sprt=(float(rule["sprt"][0]), float(rule["sprt"][1])) if "sprt" in rule else None,
            limit=int(rule["longest"]),
        ).check()
    except (KeyError, IndexError, TypeError, ValueError):
        raise AegeanError("bad-claim", file=str(file)) from None
