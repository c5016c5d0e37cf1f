"""Why an action is not legal."""

from __future__ import annotations

from aegean.core.events import Value


class Refusal:
    """`reason` names a sentence of the catalogue (`why-<reason>`), `rule` the ledger line, `values` what matters."""

    def __init__(self, reason: str, rule: str, values: dict[str, Value] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.values: dict[str, Value] = values if values is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, {self.values!r})"
