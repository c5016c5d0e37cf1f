"""How far a ship gets: every space that a die or an oracle card can take it to, and the favours that costs.

A view is enough: a state that fits it is imagined, and the rules of sailing themselves are asked."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.delphi.act import Act
from aegean.games.delphi.game import GAME
from aegean.games.delphi.pieces import COLOURS, HUES, NONE
from aegean.games.delphi.sail import BY_CARD, BY_DIE, sail_range, sail_targets
from aegean.games.delphi.sentences import HUE_LETTERS, Words, unspent
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.turn import may_use_card, recolour_cost

Price = tuple[int, int]  # favours, and the colour that the die or card is used as (NONE: none)
Prices = dict[int, Price]  # by space


def reach(view: View, text: Words, names: Sequence[str], wanted: str) -> list[str]:
    """`reach`: with every die that is left; `reach r`: with a die or card of that colour."""
    seat = view["audience"] if view["audience"] >= 0 else max(view["active"], 0)
    state = GAME.imagine(view, Chance(bytes(KEY_BYTES)))
    if state.arrived >> seat & 1:
        return [text("why-ship-stays")]
    dice = list(dict.fromkeys(unspent(view, seat)))
    frame = state.agenda[-1] if state.agenda else None
    if not wanted:
        lines: list[str] = []
        if isinstance(frame, Act) and frame.seat == seat:
            lines = _told(state, text, text("reach-now"), prices_now(state, frame))
        for face in dice:
            lines += _with_die(state, seat, text, face)
        return lines or [text("reach-no-dice")]
    hue = _hue(text, wanted)
    if not hue:
        return []
    lines = _with_die(state, seat, text, hue) if hue in dice else []
    if _card_usable(state, seat, HUES.index(hue)):
        title = text("reach-card", {"colour": hue})
        lines += _told(state, text, title, prices(state, seat, BY_CARD, HUES.index(hue)))
    return lines or [text("why-no-such-die", {"colour": hue})]


def prices(state: Delphi, seat: int, source: int, face: int) -> Prices:
    """R-DEL-065, 082 to 088, 151: the cheapest way to each space, recolouring and long ways paid for."""
    found: Prices = {}
    favours = state.favours[seat]
    for step in range(COLOURS):
        colour = (face + step) % COLOURS
        cost = recolour_cost(state, seat, source, face, colour)
        if state.active == seat and state.free_colours:
            cost = 0
        if cost <= favours:
            _sail(state, seat, source, colour, step == 0, cost, found)
    return found


def prices_now(state: Delphi, frame: Act) -> Prices:
    """The action is paid for already; only a long way costs."""
    found: Prices = {}
    _sail(state, frame.seat, frame.source, frame.colour, frame.plain, 0, found)
    return found


def _sail(state: Delphi, seat: int, source: int, colour: int, plain: bool, paid: int, found: Prices) -> None:
    free = sail_range(state, seat, source, colour)
    for space in members(sail_targets(state, seat, source, colour, state.favours[seat] - paid, plain)):
        cost = paid + max(0, state.distance(seat, space) - free)
        if space not in found or cost < found[space][0]:
            found[space] = (cost, colour)


def _card_usable(state: Delphi, seat: int, face: int) -> bool:
    """Cards used up this turn are those of the active seat."""
    return may_use_card(state, seat, face) if state.active == seat else state.cards[seat * COLOURS + face] > 0


def _with_die(state: Delphi, seat: int, text: Words, hue: str) -> list[str]:
    return _told(state, text, text("reach-die", {"colour": hue}), prices(state, seat, BY_DIE, HUES.index(hue)))


def _told(state: Delphi, text: Words, title: str, found: Prices) -> list[str]:
    """A line for every price; in it the spaces by the colour used."""
    if not found:
        return [f"{title} {text('reach-nothing')}"]
    lines = [title]
    for cost in sorted({price for price, _ in found.values()}):
        groups: list[str] = []
        for colour in (NONE, *range(COLOURS)):
            spaces = [state.board.names[space] for space in sorted(found) if found[space] == (cost, colour)]
            if spaces:
                word = f"{text('godcolour-' + HUES[colour])} " if colour != NONE else ""
                groups.append(word + " ".join(spaces))
        lines.append(f"  {text('reach-cost', {'favours': cost})}: {'; '.join(groups)}.")
    return lines


def _hue(text: Words, wanted: str) -> str:
    """A colour by its letter or its word, in English or in the language of the player."""
    word = wanted.strip().lower()
    for hue in HUES:
        if word in (hue, HUE_LETTERS[hue].lower(), text(f"godcolour-{hue}")):
            return hue
    return ""
