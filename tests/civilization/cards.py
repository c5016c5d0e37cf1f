"""What the tests of great people, culture events and reactions share: cards, where they lie, what they are aimed at."""

from __future__ import annotations

from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.move import begin_movement
from aegean.games.civilization.notation import action_text, parse_action
from tests.civilization.position import SEATED, Position

# --- great people


def card_of(name: str) -> int:
    return p.PERSONS.index(name)


def home_square(position: Position, seat: int) -> str:
    """Dry outskirts of the capital on which nothing stands."""
    state = position.state
    return next(
        position.name(square)
        for square in state.outskirts(seat * p.CITIES)
        if not state.is_water(square) and not state.piece[square] and not state.guests[square]
    )


def give(position: Position, name: str, seat: int = 0, up: bool = False) -> str:
    """The card, and a marker of its type in the outskirts of the capital; where that stands."""
    square = home_square(position, seat)
    position.card(seat, name, up)
    position.person(p.PERSON_TYPES[card_of(name) // p.CARDS_PER_TYPE], square)
    return square


def holder(name: str, up: bool = False, players: int = 2, **options: OptionValue) -> Position:
    """Rome has the card and its marker."""
    position = Position(players, SEATED, **options)
    give(position, name, up=up)
    return position


def is_discarded(position: Position, name: str) -> bool:
    state, card = position.state, card_of(name)
    held = any((up | down) >> card & 1 for up, down in zip(state.up, state.down, strict=True))
    return bool(state.person_below >> card & 1) and not held


def is_up(position: Position, name: str, seat: int = 0) -> bool:
    return bool(position.state.up[seat] >> card_of(name) & 1)


# --- culture events


def hand(position: Position, seat: int = 0) -> list[str]:
    return [p.EVENTS[card & 63] for card in position.state.hand[seat]]


def levels(position: Position, seat: int = 0) -> list[int]:
    return [p.EVENT_LEVELS[card & 63] for card in position.state.hand[seat]]


def meadows(*events: str, players: int = 2, **options: OptionValue) -> Position:
    """The first seat holds these cards; the second neutral tile is turned up, without its markers."""
    position = Position(players, SEATED, **options)
    position.explore(2, "n01")
    position.state.spot = [p.NONE] * len(position.state.spot)
    position.event(0, *events)
    return position


# --- playing


def move(position: Position, seat: int = 0) -> Position:
    """Its part of Movement."""
    position.state.phase = p.MOVEMENT
    position.state.active = seat
    begin_movement(position.state, seat)
    position.settle()
    return position


def aimed(position: Position, name: str, *texts: str) -> list[str]:
    """What the first seat can aim at next, after these."""
    chosen = tuple(parse_action(position.state, text) for text in texts)
    return [action_text(position.state, action) for action in BY_NAME[name].aims(position.state, 0, chosen)]


def figures(position: Position, seat: int, square: str) -> int:
    return position.state.count_at(seat, position.square(square))


def sheet_coins(position: Position) -> list[int]:
    """The coin tokens on every sheet."""
    return [position.state.tokens[seat * p.PLACES + p.ON_SHEET] for seat in range(position.state.players)]


def spy(position: Position, seat: int, tech: str) -> None:
    """The tech and a spy to pay for it, out of a hut."""
    position.know(seat, tech)
    position.marker(seat, "hut", "spy")


def prompt(position: Position) -> str:
    name: str = position.state.agenda[-1].name()
    return name


# --- reacting


def table(players: int = 3, *events: str, **options: OptionValue) -> Position:
    """The first seat holds these cards and begins its Start of Turn when the test says so."""
    position = Position(players, SEATED, **options)
    position.event(0, *events)
    return position


def drought(position: Position, square: str = "J2") -> None:
    """The first seat plays Drought on a forest next to its city."""
    position.play(0, "use drought", f"square {square}")


def is_desert(position: Position, square: str = "J2") -> bool:
    return position.state.terrain[position.square(square)] == p.DESERT


def protected(*events: str, **options: OptionValue) -> Position:
    """Three players; the second one has the United Nations."""
    position = table(3, *events, **options)
    position.wonder(1, "united_nations", "N14")
    return position
