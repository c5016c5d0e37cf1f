"""The browser client: what `web/` was built to, in the folder `pages` beside this file.

Every address that is no file leads to the one page; it finds out by itself what the address names."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

PAGES = Path(__file__).with_name("pages")
NOT_BUILT = (
    "The browser client has not been built here: run `make web` in the source folder, then load this page again."
)

METHODS = [
    HttpMethod.GET, HttpMethod.HEAD, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE,
]  # fmt: skip
OF_THE_SERVER = {"api", "health", "metrics"}

FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


def file_at(folder: Path, path: str) -> Path | None:
    """The file that an address names, never one outside of the folder nor a hidden one."""
    parts = [part for part in path.split("/") if part]
    if not parts or any(part.startswith(".") or "\\" in part or "\0" in part or ":" in part for part in parts):
        return None
    try:
        found = folder.joinpath(*parts).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except OSError:  # a name too long for the disk
        return None


def send(file: Path, cache: str, gzip: bool) -> Response[bytes]:
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = file.with_name(file.name + ".gz")
    if gzip and packed.is_file():
        file = packed
        headers["content-encoding"] = "gzip"
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def accepts_gzip(header: str) -> bool:
    for wish in header.lower().split(","):
        name, _, quality = wish.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def answer(folder: Path, path: str, gzip: bool) -> Response[Any]:
    first = path.strip("/").split("/")[0]
    if first in OF_THE_SERVER:
        raise NotFoundException
    asset = first == "assets"
    file = file_at(folder, path)
    if file is not None:
        return send(file, FOR_EVER if asset else ASK_AGAIN, gzip)
    if asset:
        raise NotFoundException
    index = folder / "index.html"
    if index.is_file():
        return send(index, ASK_AGAIN, gzip)
    return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503, headers={"cache-control": "no-store"})


def serve_pages(folder: Path = PAGES) -> HTTPRouteHandler:
    # the other methods too: what is not there is missing, whatever is asked of it
    @route(["/", "/{path:path}"], http_method=METHODS, include_in_schema=False, status_code=200)
    async def pages(request: Request[Any, Any, Any]) -> Response[Any]:
        if request.method not in ("GET", "HEAD"):
            raise NotFoundException
        gzip = accepts_gzip(request.headers.get("accept-encoding", ""))
        return await asyncio.to_thread(answer, folder, str(request.scope["path"]), gzip)

    return pages
