"""Which Chromium the browser tests drive. `python -m tests.browser.chromium` says it, or what is missing."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tests.installing import found_or_installed

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
HOW_TO_INSTALL = (
    f"The browser tests need one of {', '.join(NAMES)} in PATH and found none. "
    "Install it: apt-get install chromium (Debian), dnf install chromium (Fedora), "
    "brew install --cask google-chrome (macOS)."
)


def find_chromium() -> str:
    """The program; as root it is installed if missing."""
    found = found_or_installed(installed_chromium, "chromium")
    assert found is not None, HOW_TO_INSTALL
    return str(found)


def installed_chromium() -> Path | None:
    in_path = (shutil.which(name) for name in NAMES)
    return next((Path(path) for path in (*in_path, *ELSEWHERE) if path and Path(path).exists()), None)


if __name__ == "__main__":
    try:
        print(find_chromium())
    except AssertionError as missing:
        sys.exit(str(missing))
