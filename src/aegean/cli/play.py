"""A match in the terminal: people and bots in any seats."""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aegean.bots.bot import Bot, bot_levels, make_bot, people_levels
from aegean.bots.reasons import Reason, reason_for
from aegean.cli.show import Show, display_names, game_commands, game_digest, game_idle, game_terminal
from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.errors import AegeanError, BadNotation, UndoRefused
from aegean.core.game import Decision, Game
from aegean.core.ledger import ledger
from aegean.core.match import Match
from aegean.core.record import write_record
from aegean.core.text import Text

HUMAN = "human"
SHOWN_AT_ONCE = 36
# Who is asked for a hint: the best there is, as long as a person likes to wait.
ADVISER = "expert:ms=900"
# What is said where a game has no words for reasons: not worth a line after every move.
NO_REASON = "reason-judgement"

# What can be typed besides an action, in both languages.
COMMANDS = {
    "why": "why", "porque": "why", "undo": "undo", "deshacer": "undo", "log": "log", "registro": "log",
    "since": "since", "desde": "since", "map": "map", "mapa": "map", "look": "look",
    "mira": "look", "save": "save", "guardar": "save",
    "rules": "rules", "rule": "rules", "regla": "rules", "reglas": "rules", "help": "help", "ayuda": "help",
    "?": "help", "list": "list", "lista": "list", "quit": "quit", "exit": "quit", "salir": "quit",
    "hint": "hint", "pista": "hint", "reasons": "reasons", "motivos": "reasons",
}  # fmt: skip


def adviser(game: str) -> str:
    """Where a game has no levels for people, the strongest bot it has."""
    return ADVISER if people_levels(game) else bot_levels(game)[-1]


class Leave(Exception):
    """The person at the keyboard goes away."""


class Session:
    """One match with its seats, from the first question to the last."""

    def __init__(
        self,
        match: Match,
        kinds: Sequence[str],
        show: Show,
        text: Text,
        file: Path | None = None,
        bot_seed: bytes | None = None,
        reasons: bool = True,
    ) -> None:
        self.seed = seed = bot_seed or secrets.token_bytes(KEY_BYTES)
        self.match = match
        self.kinds = list(kinds)
        self.show = show
        self.text = text
        self.file = file
        self.bots: dict[int, Bot] = {
            seat: make_bot(kind, match.game.name, Chance(hashlib.sha256(seed + bytes([seat])).digest()))
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }
        self.people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.seen: dict[int, int] = {}  # how many moves each person has been told of
        self.reasons = reasons
        self.given: dict[int, Reason] = {}  # why bots made their moves, by number

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def names(self) -> list[str]:
        return display_names(self.match, self.text)

    # --- the match

    def run(self) -> None:
        show, text = self.show, self.text
        show.heading(text("cli-welcome", {"game": self.game.name.capitalize(), "players": self.match.options.players}))
        for seat, kind in enumerate(self.kinds):
            what = text("cli-human") if kind == HUMAN else text("cli-bot", {"level": self.level_name(kind)})
            show.line(text("cli-seat-line", {"seat": seat, "kind": what}, self.names))
        show.line(text("cli-commitment", {"hash": self.match.commitment}), "dim")
        try:
            while decisions := self.match.decisions():
                decision = decisions[0]
                if decision.seat in self.bots:
                    self.bot_turn(decision)
                elif self.is_idle(decision):
                    self.match.play(decision.seat, decision.actions[0])
                else:
                    self.person_turn(decision.seat)
        except Leave:
            self.leave()
            return
        self.finish()

    def bot_turn(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        action = bot.choose(self.game, self.match.view(decision.seat), decision)
        if self.reasons:
            # What everybody sees is all that a reason for everybody may know.
            reason = reason_for(self.game, self.match.view(-1), decision, action)
            if reason.key != NO_REASON:
                self.given[len(self.match.moves)] = reason
        self.match.play(decision.seat, action)
        if not self.people:
            self.tell_news(-1)

    def is_idle(self, decision: Decision) -> bool:
        """A question that is only asked so that nobody learns who has something to say to it, and this seat has not.
        Where several people share a screen they would learn it."""
        if len(self.people) > 1 or len(decision.actions) > 1:
            return False
        return self.game.action_text(self.match.state, decision.actions[0]) in game_idle(self.game.name)

    def level_name(self, kind: str) -> str:
        """What people call a level; other bots go by their own names."""
        key = f"bot-level-{kind}"
        return self.text(key).lower() if self.text.has(key) else kind

    def person_turn(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.hand_over(seat)
        self.at_keyboard = seat
        self.tell_news(seat)
        self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Hot-seat: the others' gold must not stay on the screen."""
        self.show.clear()
        self.read(self.text("cli-pass-device", {"seat": seat}, self.names))
        self.show.clear()

    def tell_news(self, seat: int) -> None:
        """What happened since this person last looked."""
        told = self.seen.get(seat)
        self.seen[seat] = len(self.match.moves)
        if told is None or told < len(self.match.moves):
            for line, style in self.story(seat, told or 0, deal=told is None):
                self.show.line(f"  {line}", style)

    def story(self, seat: int, start: int, deal: bool = True) -> list[tuple[str, str]]:
        """What a person may know of the moves from `start` on (from 0 on with the deal, if wanted), with styles."""
        told = [event for event in self.match.dealt_events if deal and not start and event.known_to(seat)]
        whys: dict[int, Reason] = {}  # by the place of the first event of their move
        for number in range(start, len(self.match.moves)):
            events = [event for event in self.match.moves[number].events if event.known_to(seat)]
            # Where nothing is told yet (answers that are shown together) a reason would tell it.
            if events and number in self.given:
                whys[len(told)] = self.given[number]
            told += events
        lines: list[tuple[str, str]] = []
        for place, event, style in game_digest(self.game.name)(told):
            lines.append((self.text.event(event, self.names), style))
            if place in whys:
                lines.append(("  " + self.text("cli-reason", {"why": self.say(whys[place])}), "dim"))
        return lines

    def say(self, reason: Reason) -> str:
        return self.text(reason.key, reason.values, self.names)

    def finish(self) -> None:
        show, text, match = self.show, self.text, self.match
        for seat in self.people or [-1]:
            self.tell_news(seat)
            break
        result = match.result()
        assert result is not None
        show.heading(text("cli-match-over"))
        show.table(self.game.name, match.view(-1), text, self.names)
        show.line(text(f"end-{result.reason}"), "bold")
        for seat in sorted(range(match.options.players), key=lambda seat: result.places[seat]):
            show.line(f"  {result.places[seat]}. {self.names[seat]}")
        show.line(text("cli-key", {"key": match.key.hex()}), "dim")
        if self.file is not None:
            self.save(self.file)

    def leave(self) -> None:
        """Nothing is lost: the match goes to a file that `--resume` takes up again."""
        file = self.file or Path("aegean-match.txt")
        try:
            file.write_text(write_record(self.match, with_key=True), "utf-8")
            self.show.line(self.text("cli-quit-saved", {"file": str(file)}))
        except OSError:
            self.show.line(self.text.error(AegeanError("cannot-write", file=str(file))))

    # --- the keyboard

    def read(self, prompt: str) -> str:
        if self.show.plain:
            print(prompt, end=" ", flush=True)
        else:
            self.show.console.print(prompt, end=" ", style="bold")
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        except UnicodeDecodeError:
            line = "?\n"
        if not line:
            self.show.line()
            raise Leave
        return line.strip()

    def ask(self, seat: int) -> None:
        """Until the seat has played (or taken something back). Read aloud, the table once a turn is enough."""
        if not self.show.plain or not self.match.moves or self.match.moves[-1].seat != seat:
            self.show_table(seat)
        self.show_choices(seat)
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:
            line = self.read(f"{self.text('cli-choose')} >")
            if self.answer(seat, line):
                return

    def show_table(self, seat: int) -> None:
        self.show.heading(self.text("cli-your-turn", {"seat": seat}, self.names))
        self.show.table(self.game.name, self.match.view(seat), self.text, self.names)

    def decision(self, seat: int) -> Decision:
        return next(decision for decision in self.match.decisions() if decision.seat == seat)

    def label(self, action: int) -> str:
        kind, values = self.game.action_values(self.match.state, action)
        return self.text.action(kind, values, self.names)

    def show_choices(self, seat: int, verb: str = "") -> None:
        decision = self.decision(seat)
        state = self.match.state
        texts = [self.game.action_text(state, action) for action in decision.actions]
        self.show.line(self.text.prompt(decision, self.names), "bold")
        if verb or len(texts) <= SHOWN_AT_ONCE:
            self.show.columns(
                [
                    f"{number:3} {self.label(action)}"
                    for number, (action, line) in enumerate(zip(decision.actions, texts, strict=True), start=1)
                    if line.split()[0] == verb or verb in ("", "*")
                ]
            )
            return
        groups: dict[str, list[int]] = {}
        for number, line in enumerate(texts, start=1):
            groups.setdefault(line.split()[0], []).append(number)
        items = []
        for word, numbers in groups.items():
            if len(numbers) <= 6:
                items += [f"{number:3} {self.label(decision.actions[number - 1])}" for number in numbers]
            else:
                items.append(f"    {word} ... ({self.text('cli-more-options', {'count': len(numbers)})})")
        self.show.columns(items)

    def answer(self, seat: int, line: str) -> bool:
        """Carry out one typed line; True when the question must be asked anew.

        A legal action goes before a command of the same name (an action may be called `look` too)."""
        decision = self.decision(seat)
        if not line:
            if len(decision.actions) == 1:
                return self.play(seat, decision.actions[0])
            self.show_choices(seat)
            return False
        word, _, rest = line.partition(" ")
        texts = [self.game.action_text(self.match.state, action) for action in decision.actions]
        for action, played in zip(decision.actions, texts, strict=True):
            if line.lower() == played.lower():
                return self.play(seat, action)
        verbs = {played.split()[0] for played in texts}
        command = COMMANDS.get(word.lower())
        if command is not None and (rest or word.lower() not in verbs):
            return self.command(seat, command, rest.strip())
        of_game = game_commands(self.game.name).get(word.lower())
        if of_game is not None:
            seen = of_game(self.match.view(seat), self.text, self.names, rest.strip())
            self.show.lines(seen or [self.text("cli-cannot-see", {"thing": rest.strip()[:40]})])
            return False
        if line.isascii() and line.isdigit():
            if not 1 <= int(line[:9]) <= len(decision.actions):
                self.show.line(self.text("cli-bad-number", {"number": line[:9], "most": len(decision.actions)}))
                return False
            return self.play(seat, decision.actions[int(line) - 1])
        if not rest and word.lower() in verbs:
            self.show_choices(seat, word.lower())
            return False
        try:
            action = self.game.parse_action(self.match.state, line)
        except BadNotation:
            self.show.line(self.text("cli-unknown-command", {"text": line[:60]}))
            return False
        refusal = self.match.refusal(seat, action)
        if refusal is not None:
            self.show.line(self.text.refusal(refusal, self.names))
            return False
        return self.play(seat, action)

    def play(self, seat: int, action: int) -> bool:
        self.match.play(seat, action)
        return True

    def command(self, seat: int, command: str, rest: str) -> bool:
        show, text = self.show, self.text
        if command == "undo":
            return self.undo(seat)
        if command == "why":
            self.why(seat, rest)
        elif command == "log":
            show.heading(text("cli-log-title"))
            for line, style in self.story(seat, 0)[-40:]:
                show.line(line, style)
        elif command == "since":
            self.since(seat)
        elif command == "map":
            self.show_table(seat)
            self.show_choices(seat)
        elif command == "look":
            seen = game_terminal(self.game.name).look(self.match.view(seat), text, self.names, rest)
            show.lines(seen or [text("cli-cannot-see", {"thing": rest[:40]})])
        elif command == "list":
            self.show_choices(seat, rest.lower() or "*")
        elif command == "save":
            self.save(Path(rest or "aegean-match.txt"))
        elif command == "rules":
            self.rule(rest)
        elif command == "help":
            show.lines(text("cli-prompt-help").splitlines())
            words = [f"command-{word}" for word in game_commands(self.game.name)]
            show.lines(f"  {text(word)}" for word in words if text.has(word))
            if not show.plain:
                show.lines(text("label-legend").splitlines(), "dim")
        elif command == "hint":
            self.hint(seat)
        elif command == "reasons":
            self.reasons = rest.lower() in ("on", "sí", "si") if rest else not self.reasons
            show.line(text("cli-reasons-on" if self.reasons else "cli-reasons-off"))
        elif command == "quit":
            if self.read(text("cli-confirm-quit")).lower()[:1] in ("y", "s"):
                raise Leave
        return False

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
            while self.is_idle(self.decision(seat)):
                self.match.undo(seat)
        except UndoRefused:
            self.show.line(self.text("cli-undo-sealed"))
            return False
        self.seen[seat] = len(self.match.moves)
        self.show.line(self.text("cli-undone"))
        return True

    def why(self, seat: int, rest: str) -> None:
        """Why is this action not possible? Any action can be asked about."""
        try:
            action = self.game.parse_action(self.match.state, rest)
        except BadNotation:
            self.show.line(self.text("cli-unknown-command", {"text": rest[:60]}))
            return
        refusal = self.match.refusal(seat, action)
        self.show.line(self.text("cli-legal") if refusal is None else self.text.refusal(refusal, self.names))

    def since(self, seat: int) -> None:
        """What the others did since this seat's decision before last."""
        own = [number for number, move in enumerate(self.match.moves) if move.seat == seat]
        start = 0
        for earlier, later in zip([-1, *own], [*own, len(self.match.moves)], strict=True):
            if later - earlier > 1:
                start = earlier + 1
        self.show.heading(self.text("cli-since-title"))
        for line, style in self.story(seat, start) or [(self.text("cli-nothing-happened"), "")]:
            self.show.line(line, style)

    def hint(self, seat: int) -> None:
        """What a strong bot would do with what this person knows, and what speaks for it."""
        decision, view = self.decision(seat), self.match.view(seat)
        stream = hashlib.sha256(self.seed + b"hint" + len(self.match.moves).to_bytes(4, "big")).digest()
        action = make_bot(adviser(self.game.name), self.game.name, Chance(stream)).choose(self.game, view, decision)
        why = self.say(reason_for(self.game, view, decision, action))
        self.show.line(self.text("cli-hint", {"action": self.label(action), "why": why}), "bold")

    def save(self, file: Path) -> None:
        try:
            file.write_text(write_record(self.match, with_key=True), "utf-8")
        except OSError:
            self.show.line(self.text.error(AegeanError("cannot-write", file=str(file))))
            return
        self.show.line(self.text("cli-saved", {"file": str(file)}))

    def rule(self, wanted: str) -> None:
        rules = ledger(self.game.name)
        number = wanted.upper()
        if number.isdigit():
            number = next((rule for rule in rules if rule.endswith(f"-{int(wanted):03}")), number)
        if number in rules:
            self.show.line(f"{number}: {self.text.rule(number)}")
        else:
            self.show.line(self.text("cli-no-rule", {"rule": wanted[:40]}))
