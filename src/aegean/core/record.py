"""A match as text: a header, then one line a decision with what chance gave and how the state looked after it.

    aegean-record 1
    game cyclades
    rules 1
    players 3
    option cycle_limit=30
    seat 1 Ana
    commitment 5e1f...
    key 00ab...
    result metropolises 1 2 3

    0 deal ~ 3:1 2:0 #1f0c9a2e
    1 blue bid ares 3 #77a0c1d4
    2 red march 2 N1 N4 ~ 6:5 6:0 #9d20b1aa

`6:5` is a draw among 6 that gave 5 (counted from 0); `@57` before it says that the stream jumped to draw 57 (moves
were taken back by consent). A key that several parties made is told by `secret` and `nonce` lines. Lines that begin
with `;` are comments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aegean.core.chance import Chance, ScriptedChance, ScriptEnds, commitment, derive_key
from aegean.core.errors import AegeanError, BadNotation, BadRecord, IllegalAction
from aegean.core.game import Game
from aegean.core.match import Draws, Match
from aegean.core.options import Options, OptionValue, option_text, parse_option
from aegean.core.registry import find_game

MAGIC = "aegean-record 1"
LONGEST_LINE = 4_000
MOST_LINES = 100_000


class Line:
    """One decision as written: the line of the file, its number, seat word, action text, draws and digest."""

    def __init__(self, at: int, number: int, seat: str, text: str, jump: int | None, draws: Draws, digest: str) -> None:
        self.at = at
        self.number = number
        self.seat = seat
        self.text = text
        self.jump = jump
        self.draws = draws
        self.digest = digest


class Record:
    """What a record file says, before anything is checked against the rules."""

    def __init__(self, game: Game[Any], rules: int, options: Options, names: list[str]) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.names = names
        self.commitment = ""
        self.key = b""
        self.secret = b""
        self.nonces: list[bytes] = []
        self.result: tuple[str, tuple[int, ...]] | None = None
        self.header_at: dict[str, int] = {}
        self.lines: list[Line] = []


def write_record(match: Match, with_key: bool | None = None) -> str:
    """The key is written once the match is over, or when asked for (a save file must go on with the same dice)."""
    result = match.result()
    if with_key is None:
        with_key = result is not None
    rows = [MAGIC, f"game {match.game.name}", f"rules {match.game.revision}", f"players {match.options.players}"]
    rows += [f"option {key}={option_text(value)}" for key, value in match.options.changed(match.game.options).items()]
    rows += [f"seat {seat + 1} {name}" for seat, name in enumerate(match.names) if name]
    rows.append(f"commitment {match.commitment}")
    if with_key:
        rows.append(f"key {match.key.hex()}")
        if match.secret:
            rows.append(f"secret {match.secret.hex()}")
            rows += [f"nonce {seat + 1} {nonce.hex()}" for seat, nonce in enumerate(match.nonces)]
    if result is not None:
        rows.append(f"result {result.reason} {' '.join(str(place) for place in result.places)}")
    rows.append("")
    rows.append(_row("0 deal", "", match.dealt, match.dealt_digest))
    drawn = len(match.dealt)
    for number, move in enumerate(match.moves, start=1):
        jump = f" @{move.draw_number}" if move.draws and move.draw_number != drawn else ""
        rows.append(_row(f"{number} {move.word} {move.text}", jump, move.draws, move.digest))
        if move.draws:
            drawn = move.draw_number + len(move.draws)
    return "\n".join(rows) + "\n"


def _row(start: str, jump: str, draws: Draws, digest: str) -> str:
    given = jump + "".join(f" {sides}:{value}" for sides, value in draws)
    return f"{start}{' ~' + given if draws else ''} #{digest}"


def read_file(path: str | Path) -> Record:
    try:
        text = Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("bad-record", line=1, problem="not-a-record") from None
    except OSError:
        raise AegeanError("no-such-file", file=str(path)) from None
    return read_record(text)


def read_record(text: str, game: Game[Any] | None = None) -> Record:
    """Only the form is checked here; `replay` and `verify` check the rest. `game` is looked up unless it is given."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != MAGIC:
        raise BadRecord("bad-record", line=1, problem="not-a-record")
    if len(rows) > MOST_LINES:
        raise BadRecord("bad-record", line=MOST_LINES, problem="too-long")
    header: dict[str, tuple[int, str]] = {}
    options: list[tuple[int, str]] = []
    seats: list[tuple[int, str]] = []
    nonces: list[tuple[int, str]] = []
    lines: list[Line] = []
    for at, row in enumerate(rows[1:], start=2):
        row = row.strip()
        if len(row) > LONGEST_LINE:
            raise BadRecord("bad-record", line=at, problem="too-long")
        if not row or row.startswith(";"):
            continue
        word, _, rest = row.partition(" ")
        if word.isascii() and word.isdigit():
            lines.append(_read_line(at, row))
        elif lines or word not in (
            "game",
            "rules",
            "players",
            "option",
            "seat",
            "commitment",
            "key",
            "secret",
            "nonce",
            "result",
        ):
            raise BadRecord("bad-record", line=at, problem="unknown-header" if not lines else "bad-line")
        elif word == "option":
            options.append((at, rest))
        elif word == "seat":
            seats.append((at, rest))
        elif word == "nonce":
            nonces.append((at, rest))
        elif word in header:
            raise BadRecord("bad-record", line=at, problem="unknown-header")
        else:
            header[word] = (at, rest.strip())
    return _assemble(header, options, seats, nonces, lines, game)


def _read_line(at: int, row: str) -> Line:
    body, hash_sign, mark = row.rpartition(" #")
    start, _, given = body.partition(" ~")
    words = start.split()
    jump: int | None = None
    try:
        if given.startswith(" @"):
            first, _, given = given[2:].partition(" ")
            jump = int(first)
        draws = [(int(sides), int(value)) for sides, value in (draw.split(":") for draw in given.split())]
        if not hash_sign or len(mark) != 8 or len(words) < 2 or not all(0 <= value < sides for sides, value in draws):
            raise ValueError(row)
        return Line(at, int(words[0]), words[1], " ".join(words[2:]), jump, draws, mark)
    except ValueError:
        raise BadRecord("bad-record", line=at, problem="bad-line") from None


def _assemble(
    header: dict[str, tuple[int, str]],
    options: list[tuple[int, str]],
    seats: list[tuple[int, str]],
    nonces: list[tuple[int, str]],
    lines: list[Line],
    game: Game[Any] | None,
) -> Record:
    for word in ("game", "rules", "players", "commitment"):
        if word not in header:
            raise BadRecord("bad-record", line=1, problem="missing-header")
    game = game or find_game(header["game"][1])
    at = 1
    try:
        at, rules = header["rules"][0], int(header["rules"][1])
        at, players = header["players"][0], int(header["players"][1])
        chosen: dict[str, OptionValue] = {}
        for place, text in options:
            at = place
            key, value = parse_option(game.options, text, game.name)
            chosen[key] = value
        at = header["players"][0]
        record = Record(game, rules, game.make_options(players, chosen), [""] * players)
        for place, text in seats:
            at = place
            number, _, name = text.partition(" ")
            if not 1 <= int(number) <= players:
                raise ValueError(text)
            record.names[int(number) - 1] = name
        record.commitment = header["commitment"][1]
        if "key" in header:
            at = header["key"][0]
            record.key = bytes.fromhex(header["key"][1])
        if "secret" in header:
            at = header["secret"][0]
            record.secret = bytes.fromhex(header["secret"][1])
        for place, text in nonces:
            at = place
            number, _, nonce = text.partition(" ")
            if int(number) != len(record.nonces) + 1:
                raise ValueError(text)
            record.nonces.append(bytes.fromhex(nonce))
        if "result" in header:
            at = header["result"][0]
            reason, *places = header["result"][1].split()
            record.result = reason, tuple(int(place) for place in places)
    except (ValueError, AegeanError) as problem:
        raise BadRecord("bad-record", line=at, problem="bad-line") from problem
    record.header_at = {word: place for word, (place, _) in header.items()}
    record.lines = lines
    return record


def replay(record: Record, upto: int | None = None) -> Match:
    """Rebuild the match from what the record says chance gave; every decision must be legal and lead to the same state.

    A record of an older revision of the rules is replayed without comparing digests."""
    strict = record.rules == record.game.revision
    draws = [draw for line in record.lines for draw in line.draws]
    script = ScriptedChance(draws)
    if not record.lines or record.lines[0].number != 0 or record.lines[0].seat != "deal":
        raise BadRecord("bad-record", line=record.lines[0].at if record.lines else 1, problem="wrong-number")
    first = record.lines[0]
    used = len(first.draws)
    try:
        match = Match(record.game, record.options, script, record.names)
    except ScriptEnds:
        raise BadRecord("bad-record", line=first.at, problem="chance") from None
    match.key = record.key
    match.secret = record.secret
    match.nonces = record.nonces
    if match.state.chance.count != used:
        raise BadRecord("bad-record", line=first.at, problem="chance")
    if strict and match.dealt_digest != first.digest:
        raise BadRecord("bad-record", line=first.at, problem="digest")
    stream = used
    for number, line in enumerate(record.lines[1 : None if upto is None else upto + 1], start=1):
        if line.number != number:
            raise BadRecord("bad-record", line=line.at, problem="wrong-number")
        used += len(line.draws)
        _replay_line(match, line, used, strict)
        stream = stream if line.jump is None else line.jump
        match.moves[-1].draw_number = stream
        stream += len(line.draws)
    return match


def _replay_line(match: Match, line: Line, used: int, strict: bool) -> None:
    words = match.game.seat_names(match.state)
    if line.seat not in words:
        raise BadRecord("bad-record", line=line.at, problem="wrong-seat")
    try:
        action = match.game.parse_action(match.state, line.text)
        move = match.play(words.index(line.seat), action)
    except BadNotation:
        raise BadRecord("bad-record", line=line.at, problem="bad-action") from None
    except IllegalAction as illegal:
        problem = "wrong-seat" if getattr(illegal.refusal, "reason", "") == "not-asked" else "illegal"
        raise BadRecord("bad-record", line=line.at, problem=problem) from None
    except ScriptEnds:
        raise BadRecord("bad-record", line=line.at, problem="chance") from None
    if match.state.chance.count != used:
        raise BadRecord("bad-record", line=line.at, problem="chance")
    if strict and move.digest != line.digest:
        raise BadRecord("bad-record", line=line.at, problem="digest")


def verify(record: Record) -> Match:
    """Were the dice honest? The key must fit the commitment made before the first move, every draw must be the one the
    key gives, every decision legal, and the result the one the rules give."""
    match = replay(record)
    if not record.key:
        problem = "key" if match.result() is not None else "unfinished"
        raise BadRecord("bad-record", line=record.header_at["commitment"], problem=problem)
    if commitment(record.secret or record.key) != record.commitment:
        raise BadRecord("bad-record", line=record.header_at["commitment"], problem="commitment")
    if record.secret and derive_key(record.secret, record.nonces) != record.key:
        raise BadRecord("bad-record", line=record.header_at["key"], problem="key")
    stream = Chance(record.key)
    number = 0
    for line in record.lines:
        if line.jump is not None:
            if line.jump < number:
                raise BadRecord("bad-record", line=line.at, problem="chance")
            number = line.jump
        for sides, value in line.draws:
            if stream.raw(number, sides) != value:
                raise BadRecord("bad-record", line=line.at, problem="chance")
            number += 1
    result = match.result()
    if (record.result is None) != (result is None) or (
        result is not None and record.result != (result.reason, result.places)
    ):
        raise BadRecord("bad-record", line=record.header_at.get("result", record.lines[-1].at), problem="result")
    return match


def resume(record: Record) -> Match:
    """Go on with a saved match: the same key gives the same dice from here on."""
    match = verify(record)
    match.state.chance = Chance(record.key, last_draw(record))
    return match


def last_draw(record: Record) -> int:
    """How far the stream has come."""
    number = 0
    for line in record.lines:
        number = (number if line.jump is None else line.jump) + len(line.draws)
    return number
