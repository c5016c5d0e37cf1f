"""What a table agrees on before set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aegean.core.errors import BadOptions

OptionValue = str | int | bool | None


class Option:
    """One switch of a game: its key, its values (the first is the default) and the ledger line it belongs to.

    `least` allows any whole number from there on besides the listed values. `players` limits it to some table sizes.
    `bounds` marks the switch that ends a match which would otherwise go on: random play uses it."""

    def __init__(
        self,
        key: str,
        values: Sequence[OptionValue],
        rule: str,
        least: int | None = None,
        players: Sequence[int] | None = None,
        bounds: bool = False,
    ) -> None:
        self.key = key
        self.values = tuple(values)
        self.default = self.values[0]
        self.rule = rule
        self.least = least
        self.players = None if players is None else tuple(players)
        self.bounds = bounds

    def accepts(self, value: OptionValue) -> bool:
        for known in self.values:
            if type(known) is type(value) and known == value:
                return True
        return self.least is not None and type(value) is int and value >= self.least

    def describe(self) -> str:
        words = [option_text(value) for value in self.values]
        if self.least is not None:
            words.append(f"{self.least}, {self.least + 1}, ...")
        return " | ".join(words)


def option_text(value: OptionValue) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value).replace(" ", "-")


class Options:
    """The number of players and the value of every switch."""

    def __init__(self, game: str, players: int, values: dict[str, OptionValue]) -> None:
        self.game = game
        self.players = players
        self.values = values
        self._changed: dict[str, OptionValue] | None = None

    def __getitem__(self, key: str) -> OptionValue:
        return self.values[key]

    def changed(self, known: Sequence[Option]) -> dict[str, OptionValue]:
        """The switches that differ from the default; every view asks, so they are looked for once."""
        if self._changed is None:
            self._changed = {o.key: self.values[o.key] for o in known if self.values[o.key] != o.default}
        return dict(self._changed)


def make_options(
    game: str, players: int, allowed: range, known: Sequence[Option], chosen: Mapping[str, OptionValue]
) -> Options:
    """Check a table's wishes; what is not named keeps its default."""
    if players not in allowed:
        raise BadOptions("wrong-players", game=game, players=players, least=allowed[0], most=allowed[-1])
    values: dict[str, OptionValue] = {option.key: option.default for option in known}
    by_key = {option.key: option for option in known}
    for key, value in chosen.items():
        option = by_key.get(key)
        if option is None:
            raise BadOptions("unknown-option", game=game, option=key, known=", ".join(sorted(by_key)))
        if option.players is not None and players not in option.players:
            raise BadOptions("option-not-here", option=key, players=players)
        if not option.accepts(value):
            raise BadOptions("bad-option-value", option=key, value=option_text(value), allowed=option.describe())
        values[key] = value
    return Options(game, players, values)


def parse_option(known: Sequence[Option], text: str, game: str) -> tuple[str, OptionValue]:
    """Read `key=value`."""
    key, separator, word = text.partition("=")
    key = key.strip()
    word = word.strip()
    option = next((o for o in known if o.key == key), None)
    if option is None:
        raise BadOptions("unknown-option", game=game, option=key, known=", ".join(sorted(o.key for o in known)))
    if separator:
        for value in option.values:
            if option_text(value) == word.lower().replace(" ", "-"):
                return key, value
        if option.least is not None and word.isascii() and word.isdigit() and int(word) >= option.least:
            return key, int(word)
    raise BadOptions("bad-option-value", option=key, value=word, allowed=option.describe())
