"""From the words of the command line to a match that can begin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aegean.bots.bot import bot_levels, people_levels
from aegean.cli.play import HUMAN, Session
from aegean.cli.show import Show
from aegean.core.errors import AegeanError
from aegean.core.game import Game
from aegean.core.match import Match
from aegean.core.options import Options, OptionValue, parse_option
from aegean.core.record import read_file
from aegean.core.record import resume as resume_record
from aegean.core.registry import find_game
from aegean.core.text import Text

DEFAULT_PLAYERS = 4
OPPONENT = "medium"


def table_options(
    game: Game[Any], players: int | None, chosen: Sequence[str], fallback: int = DEFAULT_PLAYERS
) -> Options:
    values: dict[str, OptionValue] = dict(parse_option(game.options, word, game.name) for word in chosen)
    if players is None:
        players = min(max(fallback, game.players[0]), game.players[-1])
    return game.make_options(players, values)


def seat_kinds(game: Game[Any], players: int, seats: str | None) -> list[str]:
    """`human,easy` for four players means human, easy, easy, easy."""
    known = [HUMAN, *people_levels(game.name), *bot_levels(game.name)]
    opponent = OPPONENT if OPPONENT in known else known[-1]
    kinds = [word.strip().lower() for word in (seats or f"{HUMAN},{opponent}").split(",") if word.strip()]
    for kind in kinds:
        if kind not in known:
            raise AegeanError("unknown-bot", bot=kind, known=", ".join(known))
    if not kinds or len(kinds) > players:
        raise AegeanError("too-many-seats", seats=len(kinds), players=players)
    return kinds + [kinds[-1]] * (players - len(kinds))


def seat_names(kinds: Sequence[str], names: str | None) -> list[str]:
    """Names go to the people in the order of their seats."""
    given = [name.strip()[:20] for name in (names or "").split(",") if name.strip()]
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    if len(given) > len(people):
        raise AegeanError("too-many-names", names=len(given), people=len(people))
    result = [""] * len(kinds)
    for seat, name in zip(people, given, strict=False):
        result[seat] = name
    return result


def start_session(
    *, game: str, players: int | None, seats: str | None, names: str | None, options: Sequence[str],
    resume: Path | None, record: Path | None, plain: bool, reasons: bool, lang: str, key: str | None,
) -> Session:  # fmt: skip
    if resume is not None:
        match = resume_record(read_file(resume))
        kinds = seat_kinds(match.game, match.options.players, seats)
    else:
        rules = find_game(game)
        wanted = len([word for word in (seats or "").split(",") if word.strip()])
        table = table_options(rules, players, options, fallback=wanted if wanted > 1 else DEFAULT_PLAYERS)
        kinds = seat_kinds(rules, table.players, seats)
        match = Match.start(rules, table, seat_names(kinds, names), key=parse_key(key))
    return Session(match, kinds, Show(plain), Text(lang, match.game.name), record, parse_key(key), reasons)


def parse_key(key: str | None) -> bytes | None:
    if key is None:
        return None
    try:
        raw = bytes.fromhex(key)
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raise AegeanError("bad-key")
    return raw
