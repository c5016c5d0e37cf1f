"""Runs the server: uvicorn and a clean stop."""

from __future__ import annotations

import os

import uvicorn
from litestar import Litestar

from aegean.core.errors import AegeanError
from aegean.server.logs import set_up_logs
from aegean.server.settings import Settings, read_settings
from aegean.server.web import create_app


def app() -> Litestar:
    """What a worker process runs; its settings come from the environment."""
    set_up_logs()
    return create_app(
        read_settings(
            host=os.environ.get("AEGEAN_HOST", "127.0.0.1"),
            port=int(os.environ.get("AEGEAN_PORT", "8000")),
            workers=int(os.environ.get("AEGEAN_WORKERS", "1")),
        )
    )


def run_server(settings: Settings) -> None:
    if settings.workers > 1 and settings.sqlite:
        raise AegeanError("workers-need-postgres")
    if settings.sqlite:
        settings.data.mkdir(parents=True, exist_ok=True)
    os.environ.update(
        AEGEAN_HOST=settings.host, AEGEAN_PORT=str(settings.port), AEGEAN_WORKERS=str(settings.workers),
        AEGEAN_DATA=str(settings.data),
    )  # fmt: skip
    uvicorn.run(
        "aegean.server.serve:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=8 * settings.largest_message,  # above the limit: an answer; far above: the socket is closed
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        # otherwise anybody on this machine, or everybody behind a proxy on it, could choose an address
        proxy_headers=bool(settings.proxies()),
        forwarded_allow_ips=settings.proxies(),
        timeout_graceful_shutdown=5,
    )
