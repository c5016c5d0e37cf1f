"""What one listener is sent: built for its seats and its language, from views, decisions and events only."""

from __future__ import annotations

import logging
from collections.abc import Collection
from operator import itemgetter
from typing import Any

from aegean.core.events import Event, Value
from aegean.core.game import SPECTATOR, Decision, View
from aegean.core.ledger import references
from aegean.core.match import Match, Move
from aegean.core.registry import game_part
from aegean.core.text import Text
from aegean.server.lessons import lesson_for
from aegean.server.table import Table
from aegean.server.wire import (
    ActionOffer,
    ChatLine,
    DecisionOffer,
    ForkOf,
    Line,
    Proposal,
    ResultInfo,
    SeatInfo,
    Status,
)

LOG = logging.getLogger("aegean.server")
MOST_LINES = 200


def seat_colours(table: Table) -> list[str]:
    """What the game calls the seats; "" before the start."""
    if table.match is None:
        return [""] * len(table.seats)
    try:
        return table.game.seat_names(table.match.state)
    except Exception:
        if table.status != "frozen":
            raise
        return [""] * len(table.seats)  # what froze the table may be this very rule


def view_for(table: Table, eyes: int) -> dict[str, Any] | None:
    try:
        return table.match.view(eyes) if table.match is not None else None
    except Exception:
        if table.status != "frozen":
            raise
        return None


def seat_names(table: Table, text: Text) -> list[str]:
    """What the seats are called in sentences."""
    if table.match is None:
        return [seat.name or str(number + 1) for number, seat in enumerate(table.seats)]
    words = [text(f"colour-{word}").capitalize() for word in seat_colours(table)]
    return [seat.name or word for seat, word in zip(table.seats, words, strict=True)]


def point_of_view(table: Table, seats: Collection[int]) -> int:
    """Whose eyes: of several own seats the one that is asked; nobody's: a spectator's."""
    asked = [seat for seat in sorted(seats) if seat in table.asked_since]
    return (asked or sorted(seats) or [SPECTATOR])[0]


def status_for(table: Table, identity: str, language: str, after: int, here: Collection[str], now: int) -> Status:
    text = Text(language, table.about.game)
    seats = table.seats_of(identity)
    eyes = point_of_view(table, seats)
    names = seat_names(table, text)
    match = table.match
    over = table.status == "over"
    view = view_for(table, eyes)
    return Status(
        table=table.id,
        seq=table.seq,
        state=table.status,
        game=table.about.game,
        options=table.about.options,
        public=table.about.public,
        owner=identity == table.about.owner,
        commitment=table.about.commitment,
        seats=seat_infos(table, seats, here, now),
        spectators=len([who for who in here if not table.seats_of(who)]),
        view=view,
        aids=aids_for(table.about.game, view, match.moves) if match is not None and view is not None else {},
        decisions=decision_offers(table, seats, text, names),
        can_undo=[seat for seat in seats if table.status == "running" and match is not None and match.can_undo(seat)],
        proposal=proposal_info(table),
        told_from=table.told_from(after),
        lines=lines_for(table, eyes, after, text, names),
        chat=chat_for(table, bool(seats), after),
        result=result_info(table, text),
        key=match.key.hex() if over and match is not None else "",
        problem=table.problem,
        fork_of=fork_info(table),
        lesson=lesson_for(table, text),
        advice=table.may_advise(),
    )


def seat_infos(table: Table, own: Collection[int], here: Collection[str], now: int) -> list[SeatInfo]:
    colours = seat_colours(table)
    return [
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            colour=colours[number],
            yours=number in own,
            here=seat.identity in here if seat.kind == "human" else seat.kind == "bot",
            resigned=seat.resigned,
            stand_in=bool(seat.stand_in),
            asked=number in table.asked_since,
            left_ms=None if table.clock.rules.kind == "none" else table.clock.left_at(number, now),
            running=number in table.clock.since,
        )
        for number, seat in enumerate(table.seats)
    ]


def decision_offers(table: Table, seats: Collection[int], text: Text, names: list[str]) -> list[DecisionOffer]:
    if table.match is None:
        return []
    return [
        DecisionOffer(
            decision.seat,
            decision.kind,
            text.prompt(decision, names),
            table.asked_since[decision.seat],
            references(table.about.game).of_decision(decision.kind, decision.about),
            action_offers(table, table.match, decision, text, names),
        )
        for decision in table.decisions()
        if decision.seat in seats
    ]


def action_offers(table: Table, match: Match, decision: Decision, text: Text, names: list[str]) -> list[ActionOffer]:
    """Hints come from the asked seat's view, so that they cannot tell more than it."""
    game, state = table.game, match.state
    made_of = [game.action_values(state, action) for action in decision.actions]
    hints = hints_for(table.about.game, match.view(decision.seat), made_of)
    rules = references(table.about.game)
    return [
        ActionOffer(
            game.action_text(state, action), text.action(kind, values, names), kind, values,
            rules.of_action(kind, values), hint,
        )
        for action, (kind, values), hint in zip(decision.actions, made_of, hints, strict=True)
    ]  # fmt: skip


def hints_for(game: str, view: View, actions: list[tuple[str, dict[str, Value]]]) -> list[dict[str, Any]]:
    """A fault in what only helps must not stop a match: it is written down, and there are no hints."""
    part = game_part(game, "hints")
    try:
        found: list[dict[str, Any]] = part.hints(view, actions) if part is not None else []
    except Exception:
        LOG.exception("no hints of %s", game)
        found = []
    return found or [{} for _ in actions]


def aids_for(game: str, view: View, moves: list[Move]) -> dict[str, Any]:
    """From the view and what its audience knows of these moves, the newest first."""
    part = game_part(game, "hints")
    eyes: int = view["audience"] if part is not None else SPECTATOR
    latest = (event for move in reversed(moves) for event in reversed(move.events) if event.known_to(eyes))
    try:
        found: dict[str, Any] = part.aids(view, latest) if part is not None else {}
    except Exception:
        LOG.exception("no aids of %s", game)
        found = {}
    return found


def fork_info(table: Table) -> ForkOf | None:
    fork = table.fork
    return ForkOf(fork.of, len(fork.moves)) if fork is not None and fork.of else None


def lines_for(table: Table, eyes: int, after: int, text: Text, names: list[str]) -> list[Line]:
    news = [entry for entry in (*table.told, *table.notes) if entry[0] > after]
    news.sort(key=itemgetter(0))
    lines = [line for seq, events in news for line in told(seq, events, eyes, text, names)]
    return lines[-MOST_LINES:]


def told(seq: int, events: list[Event], eyes: int, text: Text, names: list[str]) -> list[Line]:
    return [
        Line(seq, event.kind, dict(event.values), text.event(event, names)) for event in events if event.known_to(eyes)
    ]


def chat_for(table: Table, player: bool, after: int) -> list[ChatLine]:
    """Spectators read what the players wrote when the match is over: all of it, with the first message then."""
    if not player:
        if table.status != "over":
            return []
        after = after if after >= table.over_at else 0
    return [ChatLine(seq, said.name, said.text) for seq, said in table.chat if seq > after]


def proposal_info(table: Table) -> Proposal | None:
    asked = table.proposal
    if asked is None:
        return None
    return Proposal(asked.what, asked.seat, asked.to, sorted(table.consents), sorted(table.voters(asked)))


def result_info(table: Table, text: Text) -> ResultInfo | None:
    places, reason = table.outcome()
    return ResultInfo(places, reason, text(f"end-{reason}")) if places else None
