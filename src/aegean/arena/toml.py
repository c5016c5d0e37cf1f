"""Plain data as TOML that people like to read; Python itself reads it back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

WIDTH = 120


def toml_text(data: Mapping[str, Any]) -> str:
    return "\n".join(_lines(data, "")).lstrip("\n") + "\n"


def _lines(data: Mapping[str, Any], path: str) -> list[str]:
    """Plain values first: behind a heading everything would belong to it."""
    lines: list[str] = []
    for key, value in data.items():
        if not _is_table(value) and not _is_tables(value):
            lines.append(_setting(key, value))
    for key, value in data.items():
        name = f"{path}{key}"
        if _is_table(value):
            lines += ["", f"[{name}]", *_lines(value, f"{name}.")]
        elif _is_tables(value):
            for entry in value:
                lines += ["", f"[[{name}]]", *_lines(entry, f"{name}.")]
    return lines


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)


def _setting(key: str, value: object) -> str:
    line = f"{key} = {_value(value)}"
    if len(line) > WIDTH and isinstance(value, Sequence) and not isinstance(value, str):
        line = f"{key} = [\n" + "".join(f"  {_value(part)},\n" for part in value) + "]"
    return line


def _value(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(part) for part in value)}]"
    # what JSON writes for the rest is TOML as well, but for one sign
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
