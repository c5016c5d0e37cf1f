"""Actions as text: one line each, the same in records, in the terminal and on the wire."""

from __future__ import annotations

from aegean.core.errors import BadNotation
from aegean.core.events import Value
from aegean.games.cyclades import actions as a
from aegean.games.cyclades.actions import amount_of, first, kind_of, pack, second, third
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.pieces import APOLLO, BUILDINGS, COLOURS, CREATURES, GODS, NONE, TRACK_PRICES
from aegean.games.cyclades.state import Cyclades

SIMPLE = {
    a.END: "end", a.STOP: "stop", a.STAY: "stay", a.PRIEST: "priest", a.PHILOSOPHER: "philosopher",
    a.SELL_PRIEST: "sell priest", a.SELL_PHILOSOPHER: "sell philosopher",
}  # fmt: skip


def track_word(state: Cyclades, space: int) -> str:
    """The creature on a space, or the space by its price when it is empty."""
    creature = state.track[space]
    return CREATURES[creature] if creature != NONE else f"space{TRACK_PRICES[space]}"


def action_text(state: Cyclades, action: int) -> str:
    kind = kind_of(action)
    if kind in SIMPLE:
        return SIMPLE[kind]
    board = state.board
    x, y, z = first(action), second(action), third(action)
    if kind == a.BID:
        return "bid apollo" if x == APOLLO else f"bid {GODS[x]} {amount_of(action)}"
    if kind == a.FLEET:
        return f"fleet {board.sea_names[x]}"
    if kind == a.TROOP:
        return f"troop {board.isle_names[x]}"
    if kind == a.BUILD:
        return f"build {board.slot_names[x]}"
    if kind == a.SAIL:
        return f"sail {z} {board.sea_names[x]} {board.sea_names[y]}"
    if kind == a.MARCH:
        return f"march {z} {board.isle_names[x]} {board.isle_names[y]}"
    if kind == a.EXCHANGE:
        return f"exchange {track_word(state, x)}"
    if kind == a.CALL:
        return f"call {track_word(state, x)} {TRACK_PRICES[x] - y}"
    if kind == a.RETREAT:
        return f"retreat {y} {board.isle_names[x] if z else board.sea_names[x]}"
    if kind == a.GIVE:
        return f"give {board.slot_names[x]}"
    if kind == a.FOUND:
        return f"metropolis {board.isle_names[x]}"
    if kind == a.AT_SEA:
        return f"at {board.sea_names[x]}"
    if kind == a.AT_ISLE:
        return f"at {board.isle_names[x]}"
    if kind == a.RAZE:
        return f"raze {board.slot_names[x]}"
    if kind == a.CHANGE:
        return f"change {board.slot_names[x]} {BUILDINGS[y]}"
    if kind == a.ROB:
        return f"rob {COLOURS[state.colours[x]]}"
    if kind == a.COPY:
        return f"copy {CREATURES[x]}"
    if kind == a.SELL_FLEET:
        return f"sell fleet {board.sea_names[x]}"
    if kind == a.SELL_TROOP:
        return f"sell troop {board.isle_names[x]}"
    if kind == a.PUSH:
        return f"push {board.sea_names[x]} {'off' if y == a.NOWHERE else board.sea_names[y]}"
    if kind == a.PICK:
        return f"pick {board.sea_names[x]}"
    if kind == a.START:
        return f"start {x + 1}"
    raise BadNotation("bad-action", text=str(action))


def parse_action(state: Cyclades, text: str) -> int:
    words = text.strip().split()
    try:
        return _parse(state, words)
    except (KeyError, ValueError, IndexError):
        raise BadNotation("bad-action", text=" ".join(words)[:80]) from None


def _number(word: str) -> int:
    """A plain number that fits into an action."""
    if not (word.isascii() and word.isdigit()) or len(word) > 6:
        raise ValueError(word)
    return int(word)


def _byte(word: str) -> int:
    number = _number(word)
    if number > a.BYTE:
        raise ValueError(word)
    return number


def _space_of(state: Cyclades, word: str) -> int:
    """A space of the creature track, by its creature or its price."""
    if word.startswith("space"):
        return TRACK_PRICES.index(_number(word[5:]))
    return state.track.index(CREATURES.index(word))


def _parse(state: Cyclades, words: list[str]) -> int:
    board = state.board
    verb = words[0].lower()
    rest = [
        word.upper()
        if word[:1].upper() in "ABCDEFGHIJKN" and word[-1:].isdigit() and not word.startswith("space")
        else word.lower()
        for word in words[1:]
    ]
    line = " ".join([verb, *rest])
    for kind, simple in SIMPLE.items():
        if line == simple:
            return kind
    count = len(rest)
    if verb == "bid" and rest == ["apollo"]:
        return pack(a.BID, APOLLO)
    if verb == "bid" and count == 2:
        god = GODS.index(rest[0])
        return a.BID | god << a.A | _number(rest[1]) << a.B
    if verb == "fleet" and count == 1:
        return pack(a.FLEET, board.sea_number[rest[0]])
    if verb == "troop" and count == 1:
        return pack(a.TROOP, board.isle_number[rest[0]])
    if verb in ("build", "give", "raze") and count == 1:
        return pack({"build": a.BUILD, "give": a.GIVE, "raze": a.RAZE}[verb], board.slot_number[rest[0]])
    if verb == "sail" and count == 3:
        return pack(a.SAIL, board.sea_number[rest[1]], board.sea_number[rest[2]], _byte(rest[0]))
    if verb == "march" and count == 3:
        return pack(a.MARCH, board.isle_number[rest[1]], board.isle_number[rest[2]], _byte(rest[0]))
    if verb == "exchange" and count == 1:
        return pack(a.EXCHANGE, _space_of(state, rest[0]))
    if verb == "call" and count == 2:
        space = _space_of(state, rest[0])
        discount = TRACK_PRICES[space] - _number(rest[1])
        if discount < 0:
            raise ValueError(rest[1])
        return pack(a.CALL, space, discount)
    if verb == "retreat" and count == 2:
        if rest[1] in board.isle_number:
            return pack(a.RETREAT, board.isle_number[rest[1]], _byte(rest[0]), 1)
        return pack(a.RETREAT, board.sea_number[rest[1]], _byte(rest[0]))
    if verb == "metropolis" and count == 1:
        return pack(a.FOUND, board.isle_number[rest[0]])
    if verb == "at" and count == 1:
        if rest[0] in board.isle_number:
            return pack(a.AT_ISLE, board.isle_number[rest[0]])
        return pack(a.AT_SEA, board.sea_number[rest[0]])
    if verb == "change" and count == 2:
        return pack(a.CHANGE, board.slot_number[rest[0]], BUILDINGS.index(rest[1]))
    if verb == "rob" and count == 1:
        return pack(a.ROB, state.colours.index(COLOURS.index(rest[0])))
    if verb == "copy" and count == 1:
        return pack(a.COPY, CREATURES.index(rest[0]))
    if verb == "sell" and count == 2 and rest[0] == "fleet":
        return pack(a.SELL_FLEET, board.sea_number[rest[1]])
    if verb == "sell" and count == 2 and rest[0] == "troop":
        return pack(a.SELL_TROOP, board.isle_number[rest[1]])
    if verb == "push" and count == 2:
        return pack(a.PUSH, board.sea_number[rest[0]], a.NOWHERE if rest[1] == "off" else board.sea_number[rest[1]])
    if verb == "pick" and count == 1:
        return pack(a.PICK, board.sea_number[rest[0]])
    if verb == "start" and count == 1:
        position = _byte(rest[0])
        if not 1 <= position <= state.players:
            raise ValueError(rest[0])
        return pack(a.START, position - 1)
    raise ValueError(line)


def action_values(state: Cyclades, action: int) -> tuple[str, dict[str, Value]]:
    """For people: which sentence of the catalogue, and what fills it."""
    kind = kind_of(action)
    board = state.board
    x, y, z = first(action), second(action), third(action)
    if kind == a.BID:
        return (
            ("bid-apollo", {"god": GODS[APOLLO]})
            if x == APOLLO
            else ("bid", {"god": GODS[x], "gold": amount_of(action)})
        )
    if kind == a.FLEET:
        return "fleet", {"sea": board.sea_names[x]}
    if kind == a.TROOP:
        return "troop", {"isle": board.isle_names[x]}
    if kind == a.BUILD:
        top = state.agenda[-1] if state.agenda else None
        god = top.god if isinstance(top, GodTurn) else 0
        return "build", {
            "building": BUILDINGS[god],
            "slot": board.slot_names[x],
            "isle": board.isle_names[board.slot_isle[x]],
        }
    if kind == a.SAIL:
        return "sail", {"units": z, "sea": board.sea_names[x], "to": board.sea_names[y]}
    if kind == a.MARCH:
        return "march", {"units": z, "isle": board.isle_names[x], "to": board.isle_names[y]}
    if kind == a.EXCHANGE:
        return "exchange", {"creature": CREATURES[state.track[x]]}
    if kind == a.CALL:
        return "call", {"creature": CREATURES[state.track[x]], "price": TRACK_PRICES[x] - y, "discounts": y}
    if kind == a.RETREAT:
        return "retreat", {"units": y, "space": board.isle_names[x] if z else board.sea_names[x]}
    if kind in (a.GIVE, a.RAZE):
        isle = board.isle_names[board.slot_isle[x]]
        values: dict[str, Value] = {"building": BUILDINGS[state.slots[x]], "slot": board.slot_names[x], "isle": isle}
        return ("give" if kind == a.GIVE else "raze"), values
    if kind == a.FOUND:
        return "found", {"isle": board.isle_names[x]}
    if kind == a.AT_SEA:
        return "at-sea", {"sea": board.sea_names[x]}
    if kind == a.AT_ISLE:
        return "at-isle", {"isle": board.isle_names[x], "owner": state.isle_owner[x]}
    if kind == a.CHANGE:
        return "change", {"building": BUILDINGS[state.slots[x]], "slot": board.slot_names[x], "into": BUILDINGS[y]}
    if kind == a.ROB:
        return "rob", {"seat": x}
    if kind == a.COPY:
        return "copy", {"creature": CREATURES[x]}
    if kind == a.SELL_FLEET:
        return "sell-fleet", {"sea": board.sea_names[x]}
    if kind == a.SELL_TROOP:
        return "sell-troop", {"isle": board.isle_names[x]}
    if kind == a.PUSH:
        return (
            ("push-off", {"sea": board.sea_names[x]})
            if y == a.NOWHERE
            else ("push", {"sea": board.sea_names[x], "to": board.sea_names[y]})
        )
    if kind == a.PICK:
        return "pick", {"sea": board.sea_names[x]}
    if kind == a.START:
        return "start", {"position": x + 1}
    return SIMPLE[kind].replace(" ", "-"), {}
