"""What one listener is sent: built for its seats and its language, from views, decisions and events only."""

from __future__ import annotations

from collections.abc import Collection

from aegean.core.game import SPECTATOR
from aegean.core.text import Text
from aegean.server.table import Table
from aegean.server.wire import (
    ActionOffer,
    ChatLine,
    DecisionOffer,
    Line,
    Proposal,
    ResultInfo,
    SeatInfo,
    Status,
)

MOST_LINES = 200


def seat_names(table: Table, text: Text) -> list[str]:
    """What the seats are called in sentences."""
    if table.match is None:
        return [seat.name or str(number + 1) for number, seat in enumerate(table.seats)]
    words = [text(f"colour-{word}").capitalize() for word in table.game.seat_names(table.match.state)]
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
        view=match.view(eyes) if match is not None else None,
        decisions=decision_offers(table, seats, text, names),
        can_undo=[seat for seat in seats if table.status == "running" and match is not None and match.can_undo(seat)],
        proposal=proposal_info(table),
        lines=lines_for(table, eyes, after, text, names),
        chat=chat_for(table, bool(seats), after),
        result=result_info(table, text),
        key=match.key.hex() if over and match is not None else "",
        problem=table.problem,
    )


def seat_infos(table: Table, own: Collection[int], here: Collection[str], now: int) -> list[SeatInfo]:
    colours = table.game.seat_names(table.match.state) if table.match is not None else [""] * len(table.seats)
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
    state = table.match.state
    offers = []
    for decision in table.decisions():
        if decision.seat in seats:
            actions = []
            for action in decision.actions:
                kind, values = table.game.action_values(state, action)
                label = text.action(kind, values, names)
                actions.append(ActionOffer(table.game.action_text(state, action), label))
            prompt = text.prompt(decision, names)
            since = table.asked_since[decision.seat]
            offers.append(DecisionOffer(decision.seat, decision.kind, prompt, since, actions))
    return offers


def lines_for(table: Table, eyes: int, after: int, text: Text, names: list[str]) -> list[Line]:
    lines = [
        Line(seq, event.kind, dict(event.values), text.event(event, names))
        for seq, events in table.told
        if seq > after
        for event in events
        if event.known_to(eyes)
    ]
    return lines[-MOST_LINES:]


def chat_for(table: Table, player: bool, after: int) -> list[ChatLine]:
    """Spectators read what the players wrote when the match is over."""
    if not player and table.status != "over":
        return []
    return [ChatLine(seq, said.name, said.text) for seq, said in table.chat if seq > after]


def proposal_info(table: Table) -> Proposal | None:
    asked = table.proposal
    if asked is None:
        return None
    return Proposal(asked.what, asked.seat, asked.to, sorted(table.consents), sorted(table.voters(asked)))


def result_info(table: Table, text: Text) -> ResultInfo | None:
    places, reason = table.outcome()
    return ResultInfo(places, reason, text(f"end-{reason}")) if places else None
