"""Harvesting (R-CIV-210 to R-CIV-212, 555)."""

from __future__ import annotations

from aegean.games.civilization.city_actions import CityDeed
from aegean.games.civilization.market import has_token, take_token
from aegean.games.civilization.pieces import CITIES
from aegean.games.civilization.state import Civ
from aegean.games.civilization.yields import scouts_of, use_scout


def harvest_squares(state: Civ, city: int) -> list[int]:
    """R-CIV-210, 211: squares with an icon of which the market has a token, in the outskirts or under a scout."""
    squares = [square for square in state.outskirts(city) if not state.blockaded(square)]
    squares += [state.at[scout] for scout in scouts_of(state, city)]
    return [square for square in squares if has_token(state, state.resource_at(square))]


def harvest(state: Civ, city: int, squares: tuple[int, ...]) -> None:
    """R-CIV-128: a scout's square is then used for this turn."""
    seat = city // CITIES
    for square in squares:
        take_token(state, seat, state.resource_at(square))
        use_scout(state, square, seat)


class Harvest(CityDeed):
    """One token, or two with Angkor Wat."""

    def __init__(self, by: int, city: int, squares: tuple[int, ...]) -> None:
        super().__init__(by, city)
        self.squares = squares

    def key(self) -> tuple[object, ...]:
        return (self.by, self.city, self.squares)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        harvest(state, self.city, self.squares)
