"""What whoever runs a server can set: arguments of `aegean serve`, or variables of the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


def default_data() -> Path:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "aegean"


def spare_cores(servers: int) -> int:
    """How many processes may think beside so many servers on this machine."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, (cores - 1) // servers)


class Settings(msgspec.Struct, frozen=True):
    data: Path
    database_url: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""
    origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    smtp_url: str = ""
    mail_from: str = ""
    messages_per_second: float = 20.0
    requests_per_second: float = 40.0
    new_per_minute: float = 10.0
    trusted_proxy: str = ""
    sockets_per_identity: int = 8
    largest_message: int = 16 * 1024
    absent_seconds: int = 60  # who has been away for so long may be replaced by vote
    thinkers: int = 1  # processes that think for bots; 0: they think in threads of the server
    thinking_seconds: float = 30.0  # a bot that takes longer is given up, and another one moves for it

    @property
    def sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    def proxies(self) -> str:
        """Who may say for whom it asks (`X-Forwarded-For`), as uvicorn takes it; "" for nobody."""
        return "127.0.0.1,::1" if self.trusted_proxy == "1" else self.trusted_proxy

    @property
    def address(self) -> str:
        """The address that links begin with."""
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"

    def allowed_origins(self) -> set[str]:
        """Pages that may open a socket: our own address, under the names it goes by, and what was allowed besides."""
        own = {f"http://{name}:{self.port}" for name in (self.host, "127.0.0.1", "localhost", "[::1]")}
        return own | set(self.origins) | ({self.public_url.rstrip("/")} if self.public_url else set())


def read_settings(data: Path | None = None, host: str = "127.0.0.1", port: int = 8000, workers: int = 1) -> Settings:
    folder = data or Path(os.environ.get("AEGEAN_DATA", "") or default_data())
    url = os.environ.get("AEGEAN_DATABASE_URL", "") or f"sqlite+aiosqlite:///{folder / 'aegean.db'}"
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+asyncpg://" + url.split("://", 1)[1]
    return Settings(
        data=folder,
        database_url=url,
        host=host,
        port=port,
        workers=workers,
        public_url=os.environ.get("AEGEAN_PUBLIC_URL", ""),
        origins=tuple(word for word in os.environ.get("AEGEAN_ORIGINS", "").split(",") if word),
        secure_cookies=os.environ.get("AEGEAN_PUBLIC_URL", "").startswith("https://"),
        smtp_url=os.environ.get("AEGEAN_SMTP_URL", ""),
        mail_from=os.environ.get("AEGEAN_MAIL_FROM", "aegean@localhost"),
        absent_seconds=int(os.environ.get("AEGEAN_ABSENT_SECONDS", "") or 60),
        messages_per_second=float(os.environ.get("AEGEAN_MESSAGES_PER_SECOND", "") or 20.0),
        requests_per_second=float(os.environ.get("AEGEAN_REQUESTS_PER_SECOND", "") or 40.0),
        new_per_minute=float(os.environ.get("AEGEAN_NEW_PER_MINUTE", "") or 10.0),
        trusted_proxy=os.environ.get("AEGEAN_TRUSTED_PROXY", ""),
        thinkers=int(os.environ.get("AEGEAN_THINKERS", "") or spare_cores(workers)),
        thinking_seconds=float(os.environ.get("AEGEAN_THINKING_SECONDS", "") or 30.0),
    )
