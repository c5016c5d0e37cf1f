"""Actions as text: one line each, the same in records, in the terminal and on the wire."""

from __future__ import annotations

from aegean.core.errors import BadNotation
from aegean.core.events import Value
from aegean.games.delphi import actions as a
from aegean.games.delphi.act import Act
from aegean.games.delphi.actions import ANY_LETTER, COLOURLESS, first, kind_of, pack, second, third
from aegean.games.delphi.pieces import (
    COLOURS,
    COMPANIONS,
    EQUIPMENT,
    GODS,
    HUES,
    LETTERS,
    NONE,
    PLAYER_COLOURS,
    SHIPS,
    SHRINE,
    TASK_COLOURS,
    TASKS,
)  # fmt: skip
from aegean.games.delphi.sail import BY_CARD, BY_DIE, sail_range
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.turn import recolour_cost

SIMPLE = {
    a.END: "end", a.HEAL: "heal", a.ADVANCE: "advance", a.PRAY: "pray", a.ORACLE: "oracle", a.FAVOURS: "favours",
    a.LOOK: "look", a.DECLINE: "decline", a.PAY: "pay", a.GIVE_UP: "give up",
}  # fmt: skip
USES = {a.DIE: "die", a.CARD: "card", a.FREE_DIE: "free die", a.FREE_CARD: "free card"}
OF_GODS = {a.GOD: "god", a.TRADE: "trade", a.STEP: "step", a.SUMMON: "summon"}
AT_SPACES = {
    a.SAIL: "sail", a.EXPLORE: "explore", a.BUILD: "shrine", a.OFFER: "offer", a.FETCH: "fetch", a.RAISE: "raise",
    a.LOOK_AT: "look",
}  # fmt: skip
PIECES_AT_SPACES = {a.FIGHT: "fight", a.LOAD: "load"}


def action_text(state: Delphi, action: int) -> str:
    kind = kind_of(action)
    if kind in SIMPLE:
        return SIMPLE[kind]
    x, y, z = first(action), second(action), third(action)
    if kind in USES:
        return f"{USES[kind]} {HUES[x]}" if x == y else f"{USES[kind]} {HUES[x]} {HUES[y]}"
    if kind == a.EXTRA:
        return "extra" if x == COLOURLESS else f"extra {HUES[x]}"
    if kind in OF_GODS:
        return f"{OF_GODS[kind]} {GODS[x]}"
    if kind in AT_SPACES:
        return f"{AT_SPACES[kind]} {state.board.names[x]}"
    if kind in PIECES_AT_SPACES:
        return f"{PIECES_AT_SPACES[kind]} {state.board.names[x]} {HUES[y]}"
    if kind == a.CLEAR:
        return f"clear {HUES[x]}"
    if kind == a.TAKE:
        return f"take {EQUIPMENT[x]}"
    if kind == a.JOIN:
        return f"companion {HUES[x // 3]} {COMPANIONS[x % 3]}"
    if kind == a.DISCARD:
        return f"discard {HUES[x]} {HUES[y]} {HUES[z]}"
    if kind == a.SHIP:
        return f"ship {SHIPS[x]}"
    if kind == a.RETURN:
        if x == SHRINE:
            return "return shrine" if y == ANY_LETTER else f"return shrine {LETTERS[y]}"
        return f"return {TASKS[x]} {TASK_COLOURS[y]}"
    if kind == a.COLOUR:
        return f"colour {PLAYER_COLOURS[x]}"
    raise BadNotation("bad-action", text=str(action))


def parse_action(state: Delphi, text: str) -> int:
    words = text.strip().lower().split()
    try:
        return _parse(state, words)
    except (KeyError, ValueError, IndexError):
        raise BadNotation("bad-action", text=" ".join(words)[:80]) from None


def _parse(state: Delphi, words: list[str]) -> int:
    line = " ".join(words)
    for kind, simple in SIMPLE.items():
        if line == simple:
            return kind
    verb, rest = words[0], words[1:]
    if verb == "free":
        verb, rest = f"free {rest[0]}", rest[1:]
    count = len(rest)
    for kind, word in USES.items():
        if verb == word and count in (1, 2):
            face = HUES.index(rest[0])
            return pack(kind, face, HUES.index(rest[1]) if count == 2 else face)
    for kind, word in OF_GODS.items():
        if verb == word and count == 1:
            return pack(kind, GODS.index(rest[0]))
    for kind, word in AT_SPACES.items():
        if verb == word and count == 1:
            return pack(kind, state.board.number[rest[0].upper()])
    for kind, word in PIECES_AT_SPACES.items():
        if verb == word and count == 2:
            return pack(kind, state.board.number[rest[0].upper()], HUES.index(rest[1]))
    if verb == "extra" and count <= 1:
        return pack(a.EXTRA, HUES.index(rest[0]) if count else COLOURLESS)
    if verb == "clear" and count == 1:
        return pack(a.CLEAR, HUES.index(rest[0]))
    if verb == "take" and count == 1:
        return pack(a.TAKE, EQUIPMENT.index(rest[0]))
    if verb == "companion" and count == 2:
        return pack(a.JOIN, HUES.index(rest[0]) * 3 + COMPANIONS.index(rest[1]))
    if verb == "discard" and count == 3:
        one, two, three = sorted(HUES.index(word) for word in rest)
        return pack(a.DISCARD, one, two, three)
    if verb == "ship" and count == 1:
        return pack(a.SHIP, SHIPS.index(rest[0]))
    if verb == "return" and rest[0] == "shrine" and count <= 2:
        return pack(a.RETURN, SHRINE, LETTERS.index(rest[1]) if count == 2 else ANY_LETTER)
    if verb == "return" and count == 2:
        return pack(a.RETURN, TASKS.index(rest[0]), TASK_COLOURS.index(rest[1]))
    if verb == "colour" and count == 1:
        return pack(a.COLOUR, PLAYER_COLOURS.index(rest[0]))
    raise ValueError(line)


def action_values(state: Delphi, action: int) -> tuple[str, dict[str, Value]]:
    """For people: which sentence of the catalogue, and what fills it."""
    kind = kind_of(action)
    x, y, z = first(action), second(action), third(action)
    if kind in USES:
        return _use_values(state, kind, x, y)
    if kind == a.EXTRA:
        return ("extra", {}) if x == COLOURLESS else ("extra-colour", {"colour": HUES[x]})
    if kind in OF_GODS:
        return OF_GODS[kind], {"god": GODS[x]}
    if kind == a.SAIL:
        return _sail_values(state, x)
    if kind == a.LOOK_AT:
        return "look-at", {"space": state.board.names[x]}
    if kind == a.OFFER:
        return "offer", {"space": state.board.names[x], "colour": _colour_in_use(state)}
    if kind == a.FETCH:
        return "fetch", {"space": state.board.names[x], "colour": HUES[state.board.colour[x]]}
    if kind == a.RAISE:
        return "raise", {"space": state.board.names[x], "colour": _colour_in_use(state)}
    if kind in AT_SPACES:
        return AT_SPACES[kind], {"space": state.board.names[x]}
    if kind in PIECES_AT_SPACES:
        return PIECES_AT_SPACES[kind], {"space": state.board.names[x], "colour": HUES[y]}
    if kind in (a.HEAL, a.PRAY, a.ADVANCE):
        colour = _colour_in_use(state)
        return SIMPLE[kind], {"colour": colour, "god": GODS[HUES.index(colour)]}
    if kind == a.CLEAR:
        return "clear", {"colour": HUES[x]}
    if kind == a.TAKE:
        return "take", {"equipment": EQUIPMENT[x]}
    if kind == a.JOIN:
        return "companion", {"companion": f"{HUES[x // 3]}-{COMPANIONS[x % 3]}"}
    if kind == a.DISCARD:
        return "discard", {"colour1": HUES[x], "colour2": HUES[y], "colour3": HUES[z]}
    if kind == a.SHIP:
        return "ship", {"ship": SHIPS[x]}
    if kind == a.RETURN:
        if x == SHRINE:
            return ("return-shrine", {}) if y == ANY_LETTER else ("return-shrine-letter", {"letter": LETTERS[y]})
        return "return", {"task": TASKS[x], "colour": TASK_COLOURS[y]}
    if kind == a.COLOUR:
        return "colour", {"player": PLAYER_COLOURS[x]}
    return SIMPLE[kind].replace(" ", "-"), {}


def _use_values(state: Delphi, kind: int, face: int, colour: int) -> tuple[str, dict[str, Value]]:
    name = USES[kind].replace(" ", "-")
    if kind in (a.FREE_DIE, a.FREE_CARD):
        return name, {"face": HUES[face], "colour": HUES[colour]}
    if face == colour:
        return name, {"face": HUES[face]}
    source = BY_DIE if kind == a.DIE else BY_CARD
    cost = recolour_cost(state, state.active, source, face, colour) if state.active != NONE else 0
    return f"{name}-as", {"face": HUES[face], "colour": HUES[colour], "favours": cost}


def _sail_values(state: Delphi, space: int) -> tuple[str, dict[str, Value]]:
    """A move is named with the favours it costs; Poseidon's costs nothing."""
    frame = state.agenda[-1] if state.agenda else None
    cost = 0
    if isinstance(frame, Act):
        reach = sail_range(state, frame.seat, frame.source, frame.colour)
        cost = max(0, state.distance(frame.seat, space) - reach)
    values: dict[str, Value] = {"space": state.board.names[space], "favours": cost}
    return ("sail-zeus" if space == state.board.zeus else "sail"), values


def _colour_in_use(state: Delphi) -> str:
    frame = state.agenda[-1] if state.agenda else None
    if isinstance(frame, Act) and 0 <= frame.colour < COLOURS:
        return HUES[frame.colour]
    return HUES[0]
