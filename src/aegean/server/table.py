"""A table: the fold of its log. No I/O here: `apply` takes a step in, the `may_...` checks say what may become one."""

from __future__ import annotations

from typing import Any

import msgspec

from aegean.core.errors import AegeanError
from aegean.core.events import Event
from aegean.core.game import Decision, Game
from aegean.core.match import Match
from aegean.core.registry import find_game
from aegean.server.clock import Clock
from aegean.server.steps import (
    CameBack,
    Chatted,
    Created,
    Played,
    Proposed,
    Resigned,
    Sat,
    Seat,
    Started,
    Step,
    StoodIn,
    Undone,
    Voted,
)

STAND_IN = "greedy"


class Refused(AegeanError):
    """A command that cannot be carried out now; nothing has changed."""


class Table:
    """Everything true about a table, except who is connected."""

    def __init__(self, table_id: str, secret: bytes) -> None:
        self.id = table_id
        self.secret = secret
        self.seq = 0
        self.status = "open"  # open, running, over, frozen
        self.about: Created
        self.game: Game[Any]
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.clock: Clock
        self.asked_since: dict[int, int] = {}  # the step that asked a seat what it is asked now
        self.proposal: Proposed | None = None
        self.consents: set[int] = set()
        self.chat: list[tuple[int, Chatted]] = []
        self.problem = ""
        self.walk_over = -1  # the only seat that has not resigned
        self.commands: dict[str, int] = {}  # every command and the step it became
        self.told: list[tuple[int, list[Event]]] = []  # events with the step that told them

    # --- the fold

    def apply(self, step: Step) -> None:
        what = step.what
        self.seq = step.seq
        if step.command:
            self.commands[step.command] = step.seq
        if isinstance(what, Created):
            self._create(what)
        elif isinstance(what, Sat):
            self.seats[what.seat] = msgspec.structs.replace(what.who)  # the seat changes, the step does not
        elif isinstance(what, Started):
            self._start(step)
        elif isinstance(what, Played):
            self._play(step, what)
        elif isinstance(what, Undone):
            self._undo(step, what)
        elif isinstance(what, Proposed):
            self.proposal = what
            self.consents = {what.seat}
            self._count_votes(step)
        elif isinstance(what, Voted):
            self._vote(step, what)
        elif isinstance(what, Resigned):
            self._resign(step, what)
        elif isinstance(what, StoodIn):
            self.seats[what.seat].stand_in = what.level
            self._wind(step)
        elif isinstance(what, CameBack):
            self.seats[what.seat].stand_in = ""
            self.clock.refill(what.seat)
            self._wind(step)
        elif isinstance(what, Chatted):
            self.chat.append((step.seq, what))
        else:
            self.status = "frozen"
            self.problem = what.problem
            self._wind(step)

    def _create(self, about: Created) -> None:
        self.about = about
        self.game = find_game(about.game)
        self.seats = [Seat() for _ in range(about.players)]
        self.clock = Clock(about.clock, about.players)

    def _start(self, step: Step) -> None:
        options = self.game.make_options(self.about.players, self.about.options)
        nonces = [bytes.fromhex(seat.nonce) for seat in self.seats]
        self.match = Match.start_together(self.game, options, [seat.name for seat in self.seats], self.secret, nonces)
        self.status = "running"
        self.told.append((step.seq, self.match.dealt_events))
        self._wind(step)

    def _play(self, step: Step, what: Played) -> None:
        match = self.playing()
        move = match.play(what.seat, self.game.parse_action(match.state, what.action))
        if move.digest != what.digest:
            raise AegeanError("rules-changed", table=self.id)
        self.told.append((step.seq, move.events))
        self.proposal = None
        if match.result() is not None:
            self.status = "over"
        self._wind(step)

    def _undo(self, step: Step, what: Undone) -> None:
        match = self.playing()
        for _ in range(what.count):
            match.undo(what.seat)
        self._forget_moves(match)
        self._wind(step)

    def _forget_moves(self, match: Match) -> None:
        """Events of moves that were taken back are told no more."""
        kept = [match.dealt_events, *(move.events for move in match.moves)]
        self.told = [(seq, events) for (seq, _), events in zip(self.told, kept, strict=False)]

    def _vote(self, step: Step, what: Voted) -> None:
        if what.yes:
            self.consents.add(what.seat)
            self._count_votes(step)
        else:
            self.proposal = None

    def _count_votes(self, step: Step) -> None:
        proposal = self.proposal
        if proposal is None or not self.voters(proposal) <= self.consents:
            return
        self.proposal = None
        if proposal.what == "undo":
            match = self.playing()
            match.rewind(proposal.to)
            self._forget_moves(match)
        else:
            self.seats[proposal.to].stand_in = STAND_IN
        self._wind(step)

    def _resign(self, step: Step, what: Resigned) -> None:
        """A bot plays on for the seat; when only one seat has not resigned, it has won. Who may vote has changed: an
        open vote ends."""
        self.seats[what.seat].resigned = True
        self.proposal = None
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) == 1:
            self.status = "over"
            self.walk_over = left[0]
        self._wind(step)

    def _wind(self, step: Step) -> None:
        """Who is asked since which step, and whose clock runs."""
        asked = [decision.seat for decision in self.decisions()]
        before = self.asked_since
        self.asked_since = {
            seat: before.get(seat, step.seq) if self._same_question(step, seat) else step.seq for seat in asked
        }
        self.clock.ask([seat for seat in asked if self.autopilot(seat) == ""], step.at)

    def _same_question(self, step: Step, seat: int) -> bool:
        """Somebody resigning or coming back asks nobody anew; nor does, while several seats answer at once, the answer
        of another one."""
        what = step.what
        if isinstance(what, (Resigned, StoodIn, CameBack)):
            return True
        return isinstance(what, Played) and what.seat != seat and len(self.asked_since) > 1

    # --- looking

    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not-started")
        return self.match

    def decisions(self) -> list[Decision]:
        return self.match.decisions() if self.match is not None and self.status == "running" else []

    def outcome(self) -> tuple[list[int], str]:
        """Places and reason once it is over, by the rules or because the others resigned."""
        if self.walk_over >= 0:
            return [1 if seat == self.walk_over else 2 for seat in range(len(self.seats))], "resigned"
        result = self.match.result() if self.match is not None else None
        return ([], "") if result is None else (list(result.places), result.reason)

    def autopilot(self, seat: int) -> str:
        """The level of the bot that moves this seat, "" for a person."""
        who = self.seats[seat]
        if who.kind == "bot":
            return who.level
        return STAND_IN if who.resigned else who.stand_in

    def seats_of(self, identity: str) -> list[int]:
        return [
            n for n, seat in enumerate(self.seats) if seat.kind == "human" and identity and seat.identity == identity
        ]

    def voters(self, proposal: Proposed) -> set[int]:
        """All people still in the match; not the one whom a take-over concerns."""
        people = {n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.resigned}
        return people - {proposal.to} if proposal.what == "takeover" else people

    def events_since(self, audience: int, seq: int) -> list[Event]:
        return [event for at, events in self.told if at > seq for event in events if event.known_to(audience)]

    # --- what may happen next

    def may_sit(self, seat: int, who: Seat, identity: str) -> Sat:
        self._need("open")
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat)
        there = self.seats[seat]
        if there.kind == "human" and there.identity not in ("", identity) and identity != self.about.owner:
            raise Refused("seat-taken", seat=seat)
        if who.kind == "human" and there.kind == "human" and there.identity != identity:
            raise Refused("seat-taken", seat=seat)
        if there.kind == "bot" and identity != self.about.owner:
            raise Refused("seat-taken", seat=seat)
        if who.kind != "human" and there.kind != "human" and identity != self.about.owner:
            raise Refused("owner-only")
        return Sat(seat, who)

    def may_start(self, identity: str) -> Started:
        self._need("open")
        if identity != self.about.owner:
            raise Refused("owner-only")
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("seats-open")
        return Started()

    def may_play(self, seat: int, seen: int, text: str, by: str = "person") -> Played:
        """Worked out on a copy: the step says what the engine gave."""
        match = self._asked(seat, seen)
        if by != "bot":
            self._still_in(seat)
        elif not self.autopilot(seat):  # its person came back while the bot was thinking
            raise Refused("not-your-turn")
        move = match.attempt(seat, self.game.parse_action(match.state, text)).move
        return Played(seat, move.text, by, move.draws, move.digest)

    def may_undo(self, seat: int, seen: int, whole_turn: bool) -> Undone:
        self._need("running")
        self._still_in(seat)
        match = self.playing()
        if seen < self.last_move_seq():
            raise Refused("stale", seq=self.seq)
        count = match.undoable(seat)
        if not count:
            raise Refused("undo-sealed")
        return Undone(seat, count if whole_turn else 1)

    def may_propose(self, seat: int, what: str, to: int) -> Proposed:
        self._need("running")
        self._still_in(seat)
        match = self.playing()
        if what == "undo" and not 0 <= to < len(match.moves):
            raise Refused("no-such-move", number=to)
        if what == "takeover" and (to == seat or not self._absent_possible(to)):
            raise Refused("no-such-seat", seat=to)
        if self.proposal is not None:
            raise Refused("vote-open")
        return Proposed(seat, what, to)

    def _absent_possible(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == "human" and self.autopilot(seat) == ""

    def may_vote(self, seat: int, yes: bool) -> Voted:
        self._need("running")
        if self.proposal is None or seat not in self.voters(self.proposal) or seat in self.consents:
            raise Refused("no-vote-open")
        return Voted(seat, yes)

    def may_resign(self, seat: int) -> Resigned:
        self._need("running")
        self._still_in(seat)
        return Resigned(seat)

    def may_come_back(self, seat: int) -> CameBack:
        self._need("running")
        if not self.seats[seat].stand_in:
            raise Refused("nothing-to-return-to")
        return CameBack(seat)

    def last_move_seq(self) -> int:
        return max(self.asked_since.values(), default=0)

    def _need(self, status: str) -> None:
        if self.status != status:
            raise Refused(f"table-{self.status}")

    def _still_in(self, seat: int) -> None:
        if self.seats[seat].resigned:
            raise Refused("resigned-already")

    def _asked(self, seat: int, seen: int) -> Match:
        self._need("running")
        if seat not in self.asked_since:
            raise Refused("not-your-turn")
        if seen < self.asked_since[seat]:
            raise Refused("stale", seq=self.seq)
        return self.playing()
