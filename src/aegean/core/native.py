"""The one thing compiled and interpreted code must agree on: classes that tests and other packages may subclass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: object) -> Any:
        """Only the compiler reads this decorator; the standard library is enough to run."""
        return lambda thing: thing
