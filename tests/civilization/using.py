"""Use an ability wherever the position is, without the part it belongs to."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME, usable
from aegean.games.civilization.uses import begin_use
from tests.civilization.position import Position


def use(position: Position, seat: int, name: str) -> Position:
    ability = BY_NAME[name]
    assert usable(position.state, seat, ability), f"{name} cannot be used"
    begin_use(position.state, seat, ability)
    position.settle()
    return position


def in_window(name: str, window: int) -> bool:
    return bool(BY_NAME[name].windows & window)


def learn_now(position: Position, seat: int, tech: str) -> None:
    from aegean.games.civilization.techs import learn

    learn(position.state, seat, p.TECHS.index(tech))
    position.settle()


def tokens(position: Position, seat: int, place: str) -> int:
    return position.state.tokens[seat * p.PLACES + p.COIN_PLACES.index(place)]


def give_tokens(position: Position, seat: int, place: str, count: int) -> None:
    position.state.tokens[seat * p.PLACES + p.COIN_PLACES.index(place)] += count


def goods(position: Position, seat: int) -> dict[str, int]:
    """Its market tokens."""
    counts = position.state.goods[seat * p.GOODS : seat * p.GOODS + p.GOODS]
    return {p.RESOURCES[good]: count for good, count in enumerate(counts) if count}


def is_used(position: Position, seat: int, name: str) -> bool:
    return bool(position.state.used[seat] >> BY_NAME[name].number & 1)


def offered(position: Position, seat: int) -> list[str]:
    """Abilities that the frame offers."""
    return [text.split()[1] for text in position.legal(seat) if text.startswith("use ")]


def known(position: Position, seat: int) -> set[str]:
    return {p.TECHS[tech] for tech in members(position.state.techs[seat])}
