"""Looking back at a match: any position at once, the whole story, and figures by cycle."""

from __future__ import annotations

from typing import Any

from aegean.core.events import Event
from aegean.core.game import SPECTATOR, Game, View
from aegean.core.match import Match
from aegean.core.registry import game_part
from aegean.core.text import Text
from aegean.server.api import Chart, Chronicle, OpenDecision, ReplayStep, ToldMove
from aegean.server.audience import aids_for, seat_names, told
from aegean.server.table import Table


def told_move(
    match: Match, number: int, seq: int, before: Any, shown: bool, eyes: int, text: Text, names: list[str]
) -> ToldMove:
    """Move `number`, made by step `seq`, for these eyes. While a match runs (`shown` false) others are not told an
    answer that is private."""
    move = match.moves[number - 1]
    lines = told(seq, move.events, eyes, text, names)
    if not shown and move.seat != eyes and before.agenda[-1].private():
        return ToldMove(number, move.seat, "", "", seq, lines)
    kind, values = match.game.action_values(before, move.action)
    return ToldMove(number, move.seat, move.text, text.action(kind, values, names), seq, lines)


def replay_step(match: Match, table: Table, number: int, eyes: int, text: Text) -> ReplayStep:
    """The position after move `number`: what was open then, and what followed."""
    state = match.state_at(number)
    names = seat_names(table, text)
    over = table.status == "over"
    view = match.game.view(state, eyes)
    events = match.moves[number - 1].events if number else match.dealt_events
    following = None
    if number < len(match.moves):
        following = told_move(match, number + 1, seq_of(table, number + 1), state, over, eyes, text, names)
    return ReplayStep(
        number=number,
        of=len(match.moves),
        view=view,
        aids=aids_for(match.game.name, view, match.moves[:number]),
        decisions=[
            OpenDecision(decision.seat, decision.kind, text.prompt(decision, names))
            for decision in match.game.decisions(state)
        ],
        lines=told(seq_of(table, number), events, eyes, text, names),
        next=following,
    )


def seq_of(table: Table, number: int) -> int:
    """The step of the log that made a move (0: the deal)."""
    return table.told[number][0]


def chronicle(match: Match, table: Table, eyes: int, text: Text) -> Chronicle:
    """Everything these eyes may know of the match, in one pass over it."""
    names = seat_names(table, text)
    over = table.status == "over"
    dealt = seq_of(table, 0)
    moves = [ToldMove(0, SPECTATOR, "", "", dealt, told(dealt, match.dealt_events, eyes, text, names))]
    story: list[tuple[list[Event], Any]] = [(match.dealt_events, match.state_at(0))]
    for number, (move, before, after) in enumerate(match.walk(), start=1):
        moves.append(told_move(match, number, seq_of(table, number), before, over, eyes, text, names))
        story.append((move.events, after))
    return Chronicle(moves, charts_of(match.game, table.about.players, story, over, text))


def charts_of(
    game: Game[Any], players: int, story: list[tuple[list[Event], Any]], over: bool, text: Text
) -> list[Chart]:
    part = game_part(game.name, "charts")
    if part is None:
        return []

    def seen(entry: tuple[list[Event], Any]) -> tuple[list[Event], Any]:
        events, state = entry

        def look(eyes: int) -> View:
            return game.view(state, eyes)

        return [event for event in events if event.known_to(SPECTATOR)], look

    made = part.charts(players, [seen(entry) for entry in story], over)
    return [Chart(chart["key"], text(f"chart-{chart['key']}"), chart["labels"], chart["series"]) for chart in made]
