"""Positions of real matches for web/gallery.html: `python web/scripts/samples.py` writes web/src/dev/samples/*.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from aegean.bots.bot import make_bot
from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.core.match import Match
from aegean.core.registry import find_game
from aegean.games.cyclades.drawing import board
from aegean.games.cyclades.hints import aids, hints

HERE = Path(__file__).parents[1] / "src/dev/samples"
# what to show, each the last time it is asked
WANTED = ("sail", "march", "build", "found", "at-sea", "retreat")


def offers(match: Match, decision: Decision) -> list[dict[str, Any]]:
    made = [match.game.action_values(match.state, action) for action in decision.actions]
    found = hints(match.view(decision.seat), made)
    texts = [match.game.action_text(match.state, action) for action in decision.actions]
    return [
        {"text": text, "label": "", "kind": kind, "values": values, "rules": [], "hint": hint}
        for text, (kind, values), hint in zip(texts, made, found, strict=True)
    ]


def status(match: Match, label: str) -> dict[str, Any]:
    decisions = match.decisions()
    seat = decisions[0].seat if decisions else 0
    lines = [
        {"seq": number, "kind": event.kind, "values": event.values, "text": ""}
        for number, move in list(enumerate(match.moves, 1))[-3:]
        for event in move.events
        if event.known_to(seat)
    ]
    asked = [
        {
            "seat": one.seat, "kind": one.kind, "prompt": one.kind, "since": len(match.moves), "rules": [],
            "actions": offers(match, one),
        }
        for one in decisions
    ]  # fmt: skip
    view = match.view(seat)
    return {
        "label": label, "seq": len(match.moves), "view": view | {"options": {}, "discard": []}, "aids": aids(view),
        "decisions": asked, "lines": lines,
    }  # fmt: skip


def samples(players: int) -> dict[str, Any]:
    game = find_game("cyclades")
    match = Match.start(game, game.make_options(players, {}), key=bytes([players]) * 32)
    bots = [make_bot("greedy", "cyclades", Chance(bytes([seat + 7]) * 32)) for seat in range(players)]
    kept: dict[str, dict[str, Any]] = {}
    chain: list[dict[str, Any]] = []
    while match.result() is None and len(match.moves) < 700:
        decision = match.decisions()[0]
        kinds = {game.action_values(match.state, action)[0] for action in decision.actions}
        for kind in WANTED:
            if kind in kinds and len(match.moves) > 25 and (kind not in kept or len(decision.actions) < 60):
                kept[kind] = status(match, kind)
        action = bots[decision.seat].choose(game, match.view(decision.seat), decision)
        moves_piece = game.action_values(match.state, action)[0] in ("sail", "march")
        if moves_piece and len(chain) < 6 and len(match.moves) > 60 and players == 5:
            chain.append(status(match, f"before {len(chain)}"))
        match.play(decision.seat, action)
        if moves_piece and len(chain) < 7 and chain:
            chain.append(status(match, f"after {len(chain)}"))
    kept["end"] = status(match, "end")
    for one in chain:
        for decision in one["decisions"]:
            decision["actions"] = []
    return {"players": players, "drawing": board(players), "positions": list(kept.values()), "chain": chain}


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    for players in range(2, 6):
        text = json.dumps(samples(players), separators=(",", ":"))
        (HERE / f"{players}.json").write_text(text + "\n")
        print(players, len(text))


if __name__ == "__main__":
    main()
