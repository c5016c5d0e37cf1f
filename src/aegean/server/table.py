"""A table: the fold of its log. No I/O here: `apply` takes a step in, the `may_...` checks say what may become one."""

from __future__ import annotations

from typing import Any

import msgspec

from aegean.core.errors import AegeanError
from aegean.core.events import Event
from aegean.core.game import Decision, Game
from aegean.core.match import Match, digest
from aegean.core.registry import find_game
from aegean.server.clock import Clock, Gains
from aegean.server.steps import (
    CameBack,
    Chatted,
    Created,
    Forked,
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
        self.over_at = 0  # the step that ended the match
        self.walk_over = -1  # the only seat that has not resigned
        self.commands: dict[str, int] = {}  # every command and the step it became
        self.told: list[tuple[int, list[Event]]] = []  # events with the step that told them
        self.untold: list[tuple[int, int]] = []  # an undo, and the first step whose events it took back
        self.gains: list[Gains] = []  # of every move: the time it gave on the clocks
        self.fork: Forked | None = None
        self.notes: list[tuple[int, list[Event]]] = []  # what is told of the table, not of the match

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
            self._start(step, what)
        elif isinstance(what, Forked):
            self._follow(step, what)
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
            self._count_votes(step)  # the vote need not wait for who is gone
        elif isinstance(what, CameBack):
            self.seats[what.seat].stand_in = ""
            self.clock.refill(what.seat)
            self._wind(step)
        elif isinstance(what, Chatted):
            self.chat.append((step.seq, what))
        else:
            self.freeze(what.problem)

    def freeze(self, problem: str) -> None:
        """Rests at its last good decision: nobody is asked, no clock runs."""
        self.status = "frozen"
        self.problem = problem
        self.asked_since = {}
        self.clock.since.clear()

    def _create(self, about: Created) -> None:
        self.about = about
        self.game = find_game(about.game)
        self.seats = [Seat() for _ in range(about.players)]
        self.clock = Clock(about.clock, about.players)

    def _start(self, step: Step, what: Started) -> None:
        options = self.game.make_options(self.about.players, self.about.options)
        names = [seat.name for seat in self.seats]
        if what.plain:
            self.match = Match.start(self.game, options, names, self.secret)
        else:
            nonces = [bytes.fromhex(seat.nonce) for seat in self.seats]
            self.match = Match.start_together(self.game, options, names, self.secret, nonces)
        self.status = "running"
        self.told.append((step.seq, self.match.dealt_events))
        self._wind(step)

    def _play(self, step: Step, what: Played) -> None:
        match = self.playing()
        attempt = match.attempt(what.seat, self.game.parse_action(match.state, what.action))
        if attempt.move.digest != what.digest:
            raise AegeanError("rules-changed", table=self.id)
        match.carry_out(attempt)
        self.told.append((step.seq, attempt.move.events))
        self.proposal = None
        if match.result() is not None:
            self.status = "over"
            self.over_at = step.seq
        self.gains.append(self._wind(step))

    def _follow(self, step: Step, what: Forked) -> None:
        match = self.playing()
        match.follow(what.moves, what.used)
        if digest(match.state) != what.digest:
            raise AegeanError("rules-changed", table=self.id)
        self.fork = what
        self.told += [(step.seq, move.events) for move in match.moves]
        self.gains += [[] for _ in match.moves]
        if what.of:
            self.notes.append((step.seq, [Event("sandbox", {"table": what.of, "move": len(what.moves)})]))
        if match.result() is not None:
            self.status = "over"
            self.over_at = step.seq
        self._wind(step)

    def _undo(self, step: Step, what: Undone) -> None:
        match = self.playing()
        for _ in range(what.count):
            match.undo(what.seat)
        self._wind(step, gain=False)
        for gains in self.gains[len(match.moves) :]:
            self.clock.take_back(gains)
        self._forget_moves(step, match)

    def _forget_moves(self, step: Step, match: Match) -> None:
        """Events of moves that were taken back are told no more."""
        kept = [match.dealt_events, *(move.events for move in match.moves)]
        self.untold.append((step.seq, self.told[len(kept)][0]))
        self.told = [(seq, events) for (seq, _), events in zip(self.told, kept, strict=False)]
        del self.gains[len(match.moves) :]

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
            # the bank keeps nothing of what is taken back; where each question has its allowance, this is a new one
            self._wind(step, gain=self.clock.rules.kind == "turns")
            self._take_back_time(match)
            self._forget_moves(step, match)
        else:
            self.seats[proposal.to].stand_in = STAND_IN
            self._wind(step)

    def _take_back_time(self, match: Match) -> None:
        for gains in self.gains[len(match.moves) :] if self.clock.rules.kind == "live" else ():
            self.clock.take_back(gains)

    def _resign(self, step: Step, what: Resigned) -> None:
        """A bot plays on for the seat; when only one seat has not resigned, it has won. Who may vote has changed: an
        open vote ends."""
        self.seats[what.seat].resigned = True
        self.proposal = None
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) == 1:
            self.status = "over"
            self.over_at = step.seq
            self.walk_over = left[0]
        self._wind(step)

    def _wind(self, step: Step, gain: bool = True) -> Gains:
        """Who is asked since which step, and whose clock runs; the time this gave."""
        asked = [decision.seat for decision in self.decisions()]
        before = self.asked_since
        self.asked_since = {
            seat: before.get(seat, step.seq) if self._same_question(step, seat) else step.seq for seat in asked
        }
        return self.clock.ask([seat for seat in asked if self.autopilot(seat) == ""], step.at, gain)

    def _same_question(self, step: Step, seat: int) -> bool:
        """Somebody resigning or coming back asks nobody anew; nor does, while several seats answer at once, the answer
        of another one or its undo."""
        what = step.what
        if isinstance(what, (Resigned, StoodIn, CameBack)):
            return True
        if isinstance(what, Undone):
            return what.seat != seat
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
        """All people for whom no bot plays; not the one whom a take-over concerns."""
        people = {n for n, seat in enumerate(self.seats) if seat.kind == "human" and not self.autopilot(n)}
        return people - {proposal.to} if proposal.what == "takeover" else people

    def may_advise(self) -> bool:
        """Nobody is advised against strangers: only who plays bots or themselves, and friends who agreed on it."""
        if self.about.advice and not self.about.public:
            return True
        people = {seat.identity for seat in self.seats if seat.kind == "human"}
        return len(people) == 1 and all(seat.kind != "open" for seat in self.seats)

    def told_from(self, after: int) -> int:
        """Who knows the events up to step `after` has to forget those from this step on: they were taken back."""
        return min((first for at, first in self.untold if at > after), default=after + 1)

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
        match = self.asked(seat, seen)
        if by != "bot":
            self._still_in(seat)
        elif not self.autopilot(seat):  # its person came back while the bot was thinking
            raise Refused("not-your-turn")
        move = match.attempt(seat, self.game.parse_action(match.state, text)).move
        return Played(seat, move.text, by, move.draws, move.digest)

    def may_be_advised(self, seat: int, seen: int) -> Match:
        self._still_in(seat)
        return self.asked(seat, seen)

    def may_undo(self, seat: int, seen: int, whole_turn: bool) -> Undone:
        self._need("running")
        self._still_in(seat)
        match = self.playing()
        if not self.last_move_seq() <= seen <= self.seq:
            raise Refused("stale", seq=self.seq)
        count = match.undoable(seat)
        if not count:
            raise Refused("undo-sealed")
        return Undone(seat, count if whole_turn else 1)

    def may_propose(self, seat: int, what: str, to: int) -> Proposed:
        """Where a move may take days the clock alone says when a bot takes over."""
        self._need("running")
        self._still_in(seat)
        match = self.playing()
        first = len(self.fork.moves) if self.fork is not None else 0  # what a sandbox was given stays
        if what == "undo" and not first <= to < len(match.moves):
            raise Refused("no-such-move", number=to)
        if what == "takeover" and (to == seat or not self._absent_possible(to)):
            raise Refused("no-such-seat", seat=to)
        if what == "takeover" and self.clock.rules.kind == "turns":
            raise Refused("clock-decides")
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
        if self.seats[seat].resigned:
            raise Refused("resigned-already")
        return Resigned(seat)

    def may_come_back(self, seat: int) -> CameBack:
        self._need("running")
        if not self.seats[seat].stand_in:
            raise Refused("nothing-to-return-to")
        return CameBack(seat)

    def last_move_seq(self) -> int:
        """Who asks for an undo must have seen the last question and the last move."""
        return max([*self.asked_since.values(), *(seq for seq, _ in self.told[-1:])], default=0)

    def _need(self, status: str) -> None:
        if self.status != status:
            raise Refused(f"table-{self.status}")

    def _still_in(self, seat: int) -> None:
        if self.seats[seat].resigned:
            raise Refused("resigned-already")
        if self.seats[seat].stand_in:
            raise Refused("stood-in")

    def asked(self, seat: int, seen: int) -> Match:
        """The match, for an answer to what this seat was asked at step `seen`."""
        self._need("running")
        if seat not in self.asked_since:
            raise Refused("not-your-turn")
        if not self.asked_since[seat] <= seen <= self.seq:
            raise Refused("stale", seq=self.seq)
        return self.playing()
