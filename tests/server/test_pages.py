"""The browser client as the server hands it out."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from aegean.server.pages import FOR_EVER, accepts_gzip, serve_pages

Client = TestClient[Litestar]
SCRIPT = "assets/index-Dd5YO2UX.js"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """As a build leaves it, with something beside it that is nobody's business."""
    pages = tmp_path / "pages"
    for name, text in {
        "index.html": "<title>Aegean</title>",
        SCRIPT: "run()",
        "icon.svg": "<svg/>",
        ".vite/manifest.json": "{}",
    }.items():
        file = pages / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.with_name(file.name + ".gz").write_bytes(gzip.compress(text.encode()))
    (pages / "assets" / "font.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("secret")
    return pages


@get("/api/games")
async def games() -> list[str]:
    return ["cyclades"]


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    with TestClient(Litestar([games, serve_pages(folder)])) as made:
        yield made


@pytest.mark.parametrize(
    "path", ["/", "/t/a5e37f5c", "/replay/a5e3", "/rules/cyclades", "/learn", "/learn/delphi", "/me", "/confirm/x-Y_z"]
)
def test_every_address_of_the_client_is_the_one_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text == "<title>Aegean</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_sent_compressed(client: Client) -> None:
    answer = client.get(f"/{SCRIPT}", headers={"accept-encoding": "br, gzip"})
    assert answer.text == "run()"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"


def test_who_takes_no_gzip_gets_none(client: Client) -> None:
    answer = client.get(f"/{SCRIPT}", headers={"accept-encoding": "identity"})
    assert answer.text == "run()"
    assert "content-encoding" not in answer.headers
    assert not accepts_gzip("gzip;q=0, br")
    assert accepts_gzip("br;q=1.0, gzip;q=0.8")
    assert accepts_gzip("*")


def test_fonts_and_pictures_have_their_types(client: Client) -> None:
    assert client.get("/assets/font.woff2").headers["content-type"] == "font/woff2"
    icon = client.get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


def test_a_missing_asset_is_missing(client: Client) -> None:
    assert client.get("/assets/index-old.js").status_code == 404
    assert client.get("/assets/").status_code == 404


def test_the_api_is_not_covered(client: Client) -> None:
    assert client.get("/api/games").json() == ["cyclades"]
    assert client.get("/api/nothing").status_code == 404
    assert client.get("/api/games/nothing").status_code == 404
    assert client.post("/api/nothing").status_code == 404
    assert client.post("/api/games").status_code == 405
    assert client.get("/api").status_code == 404
    assert client.post("/t/a5e3").status_code == 404


def test_head_is_answered(client: Client) -> None:
    assert client.head("/").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt", "/assets/..%5c..%5csecret.txt", "//secret.txt", "/assets//../../secret.txt",
        "/.vite/manifest.json", "/assets/%00", "/" + "x" * 5000,
    ],
)  # fmt: skip
def test_nothing_outside_of_the_folder_is_sent(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (200, 404)
    assert answer.text != "{}"
    assert "secret" not in answer.text


def test_a_link_out_of_the_folder_is_not_followed(client: Client, folder: Path) -> None:
    (folder / "assets" / "out.txt").symlink_to(folder.parent / "secret.txt")
    assert client.get("/assets/out.txt").status_code == 404


def test_a_source_tree_that_was_never_built_says_how(tmp_path: Path) -> None:
    with TestClient(Litestar([serve_pages(tmp_path / "pages")])) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert answer.text.count("\n") == 0
