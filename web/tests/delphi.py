"""Writes delphi.json, what delphi.test.ts reads: an offer of every kind, a status of several situations and the board,
given by the server's own code in matches at random. Always the same ones: `.venv/bin/python web/tests/delphi.py`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from aegean.core.game import Decision
from aegean.games.delphi.drawing import board_of
from aegean.server.audience import status_for
from aegean.server.clock import ClockRules
from aegean.server.records import created_of, moves_of, read_and_verify
from aegean.server.steps import Created, Happening, Played, Sat, Seat, Started, Step
from aegean.server.table import Table

RECORD = Path(__file__).parents[2] / "tests" / "records" / "delphi" / "zeus-2p.txt"
MOST_MATCHES = 12
MOST_STEPS = 900
OPTIONS: list[dict[str, Any]] = [{}, {"ship_tiles": "draft"}, {"shrine_letter": "must match"}, {}]
# what leads on is played more often, so that every kind of action comes about
LIKED = {"explore": 9, "shrine": 30, "fight": 9, "load": 20, "offer": 30, "fetch": 20, "raise": 30, "god": 8, "pay": 5}
RARE = {"end": 0.05, "trade": 0.2, "oracle": 0.5}

Status = dict[str, Any]
SITUATIONS: dict[str, Callable[[Decision, Status], bool]] = {
    "turn": lambda d, s: d.kind == "Turn" and s["view"]["seats"][d.seat]["favours"] > 2 and len(d.actions) > 12,
    "act": lambda d, s: d.kind == "Act" and any(a["values"].get("favours") for a in s["decisions"][0]["actions"]),
    "fight": lambda d, _: d.kind == "Fight",
    "roll": lambda d, _: d.kind == "OthersAdvance",
}


def seen_by(table: Table, seat: int) -> Status:
    status: Status = msgspec.to_builtins(status_for(table, f"person{seat}", "en", 0, [], 0))
    status["lines"] = status["lines"][-12:]
    for decision in status["decisions"]:
        for action in decision["actions"]:
            action["rules"] = []
    return status


def match(key: int) -> Iterator[tuple[Table, Decision]]:
    """A match at random; every decision before it is made."""
    players = 2 + key % 3
    table = Table(f"table{key}", bytes([key]) * 32)

    def happens(what: Happening) -> None:
        table.apply(Step(table.seq + 1, 0, "", what))

    clock = msgspec.convert({"kind": "none"}, ClockRules)
    happens(Created("delphi", 1, players, OPTIONS[key % len(OPTIONS)], "person0", False, clock, ""))
    for seat in range(players):
        happens(Sat(seat, Seat("human", f"person{seat}", f"Ana {seat}", "", f"{seat:02x}")))
    happens(Started())
    luck = random.Random(key)
    while table.status == "running" and table.seq < MOST_STEPS:
        decision = table.decisions()[0]
        yield table, decision
        state = table.playing().state
        kinds = [table.game.action_values(state, action)[0] for action in decision.actions]
        [action] = luck.choices(decision.actions, [LIKED.get(kind, RARE.get(kind, 1)) for kind in kinds])
        tried = table.playing().attempt(decision.seat, action).move
        text = table.game.action_text(state, action)
        happens(Played(decision.seat, text, "person", list(tried.draws), tried.digest))


def recorded() -> Iterator[tuple[Table, Decision]]:
    """The match of a record: at random nobody comes home."""
    written, played = read_and_verify(RECORD.read_text("utf-8"))
    table = Table("recorded", written.secret or written.key)
    about = created_of(written, "person0", False)
    seats = [Sat(seat, Seat("human", f"person{seat}", f"Ana {seat}")) for seat in range(played.options.players)]
    for what in (about, *seats, *moves_of(written, played)):
        if table.status == "running":
            yield table, table.decisions()[0]
        table.apply(Step(table.seq + 1, 0, "", what))


def main() -> None:
    offers: dict[str, Any] = {}
    statuses: dict[str, Status] = {}
    board: Any = None
    for key in range(MOST_MATCHES + 1):
        for table, decision in match(key) if key < MOST_MATCHES else recorded():
            board = board or board_of(table.playing().view(-1))
            kinds = {table.game.action_values(table.playing().state, action)[0] for action in decision.actions}
            missing = [name for name in SITUATIONS if name not in statuses]
            if kinds <= offers.keys() and not (missing and decision.kind in ("Turn", "Act", "Fight", "OthersAdvance")):
                continue
            status = seen_by(table, decision.seat)
            for action in status["decisions"][0]["actions"]:
                offers.setdefault(action["kind"], action)
            for name in missing:
                if SITUATIONS[name](decision, status):
                    statuses[name] = status
    print(key + 1, "matches;", len(offers), "kinds:", *sorted(offers))
    found = {"offers": dict(sorted(offers.items())), "statuses": statuses, "board": board}
    text = json.dumps(found, separators=(",", ":"), ensure_ascii=False)
    Path(__file__).with_suffix(".json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
