"""Writes cyclades.json, what cyclades.test.ts reads: an offer of every kind and a status of several situations, given
by the server's own code in matches between bots. Always the same ones: `.venv/bin/python web/tests/cyclades.py`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from aegean.bots.bot import make_bot
from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.server.audience import status_for
from aegean.server.clock import ClockRules
from aegean.server.steps import Created, Happening, Played, Sat, Seat, Started, Step
from aegean.server.table import Table

KINDS = 31
MOST_MATCHES = 200
NAMES = ["Ana", "Luis", "Maximiliana de la Torre", "Bo", "Konstantinos P."]
OPTIONS: list[dict[str, Any]] = [{}, {"seat_assignment": "chosen"}, {"polyphemus_chooser": "fleet owner"}, {}]

Status = dict[str, Any]
SITUATIONS: dict[str, Callable[[Decision, Status], bool]] = {
    "offering": lambda d, s: d.kind == "PlaceMarker" and s["view"]["cycle"] > 2 and len(s["view"]["offers"]) > 1,
    "outbid": lambda d, s: d.kind == "PlaceMarker" and d.about["banned"] != "none" and s["view"]["cycle"] > 1,
    "late": lambda d, s: d.kind == "GodTurn" and s["view"]["gods"].index(d.about["god"]) > 1,
    "battle": lambda d, s: d.kind == "Retreat" and assaults(s) > 1,
    "fought": lambda d, s: d.kind == "GodTurn" and s["lines"][-1]["kind"] in ("isle-taken", "battle-held"),
    "metropolis": lambda d, s: d.kind == "PlaceMetropolis",
    "turn-poseidon": lambda d, s: plays(d, s, "poseidon"),
    "turn-ares": lambda d, s: plays(d, s, "ares"),
    "turn-zeus": lambda d, s: plays(d, s, "zeus"),
    "turn-athena": lambda d, s: plays(d, s, "athena"),
}


def plays(decision: Decision, status: Status, god: str) -> bool:
    return decision.kind == "GodTurn" and decision.about["god"] == god and status["view"]["cycle"] > 1


def assaults(status: Status) -> int:
    """Of the battle that the newest lines tell of."""
    count = 0
    for line in reversed(status["lines"]):
        if line["kind"] not in ("assault", "stays"):
            break
        count += line["kind"] == "assault"
    return count


def seen_by(table: Table, seat: int) -> Status:
    status: Status = msgspec.to_builtins(status_for(table, f"person{seat}", "en", 0, [], 0))
    begun = [at for at, line in enumerate(status["lines"]) if line["kind"] == "cycle-begins"]
    status["lines"] = status["lines"][begun[-1] if begun else 0 :]
    for decision in status["decisions"]:
        for action in decision["actions"]:
            action["rules"] = []
    return status


def match(key: int) -> Iterator[tuple[Table, Decision]]:
    """A match between bots that sometimes play at random; every decision before it is made."""
    players = 2 + key % 4
    table = Table(f"table{key}", bytes([key]) * 32)

    def happens(what: Happening) -> None:
        table.apply(Step(table.seq + 1, 0, "", what))

    clock = msgspec.convert({"kind": "none"}, ClockRules)
    happens(Created("cyclades", 1, players, OPTIONS[key // 4 % len(OPTIONS)], "person0", False, clock, ""))
    for seat in range(players):
        happens(Sat(seat, Seat("human", f"person{seat}", NAMES[seat], "", f"{seat:02x}")))
    happens(Started())
    luck = random.Random(key)
    bots = {
        level: [make_bot(level, "cyclades", Chance(bytes([key, seat]) * 16)) for seat in range(players)]
        for level in ("greedy", "random")
    }
    while table.status == "running" and table.seq < 500:
        decision = table.decisions()[0]
        yield table, decision
        level = "random" if luck.random() < 0.3 else "greedy"
        action = bots[level][decision.seat].choose(table.game, table.playing().view(decision.seat), decision)
        tried = table.playing().attempt(decision.seat, action).move
        text = table.game.action_text(table.playing().state, action)
        happens(Played(decision.seat, text, "person", list(tried.draws), tried.digest))


def main() -> None:
    offers: dict[str, Any] = {}
    statuses: dict[str, Status] = {}
    for key in range(MOST_MATCHES):
        for table, decision in match(key):
            kinds = {table.game.action_values(table.playing().state, action)[0] for action in decision.actions}
            open_situations = [name for name in SITUATIONS if name not in statuses]
            if not open_situations and kinds <= offers.keys():
                continue
            status = seen_by(table, decision.seat)
            for action in status["decisions"][0]["actions"]:
                offers.setdefault(action["kind"], action)
            for name in open_situations:
                if SITUATIONS[name](decision, status):
                    statuses[name] = status
        if len(offers) == KINDS and len(statuses) == len(SITUATIONS):
            break
    print(key + 1, "matches;", len(offers), "kinds;", sorted(SITUATIONS.keys() - statuses.keys()) or "all situations")
    found = {"offers": dict(sorted(offers.items())), "statuses": {name: statuses[name] for name in SITUATIONS}}
    text = json.dumps(found, separators=(",", ":"), ensure_ascii=False)
    Path(__file__).with_suffix(".json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
