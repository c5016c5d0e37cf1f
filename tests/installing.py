"""Programs that the tests need and the machine lacks: root gets them from the system's packages."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def found_or_installed(look: Callable[[], Path | None], package: str) -> Path | None:
    """Several processes of the tests may come here at once: one installs, the others wait for it."""
    found = look()
    if found is not None or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "aegean-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if look() is None:
            for step in (["apt-get", "update"], ["apt-get", "install", "-y", package]):
                subprocess.run(step, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return look()
