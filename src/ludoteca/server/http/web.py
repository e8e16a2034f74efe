"""The browser client: its built files, and the texts it reads."""

from __future__ import annotations

import gzip
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from pathlib import Path

from litestar import Controller, MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND

import ludoteca
from ludoteca.core import registry
from ludoteca.texts.bundles import LANGUAGES, source

PAGES = [
    "/", "/new", "/new/{game:str}", "/table/{table_id:str}", "/replay/{table_id:str}", "/tables", "/sign-in",
    "/tables/{which:str}", "/learn", "/learn/{game:str}", "/profile", "/profile/{name:str}",
    "/ratings", "/ratings/{game:str}", "/study/{study_id:str}", "/tournaments", "/tournaments/{which:str}",
    "/tournament/{tournament_id:str}", "/new-tournament", "/new-tournament/{game:str}", "/recover",
    "/statistics", "/statistics/{game:str}",
]  # fmt: skip
FIXED = [
    "/favicon.svg", "/favicon-turn.svg", "/theme.js", "/manifest.webmanifest", "/sw.js",
    "/offline.html", "/offline.css", "/icon-192.png", "/icon-512.png",
]  # fmt: skip
"""Files whose names never change."""
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title><h1>Ludoteca</h1>
<p>The server is running, but the browser client is not built: run <code>make play</code>.
Programs find the interface at <a href="/api">/api</a>.</p></html>"""
PLAIN_KINDS = frozenset({"text", "application", "image/svg+xml"})


class WebController(Controller):
    """Files for people's browsers."""

    include_in_schema = False

    @get(PAGES, name="client")
    async def page(self, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
        """One page for all addresses of the client; it knows what to show."""
        if not (folder() / "index.html").is_file():
            return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
        return answer(request, "index.html", FRESH)

    @get("/{address:path}")
    async def nowhere(self, request: Request, address: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
        """An address that leads nowhere: the client says so to people, programs get the usual refusal."""
        is_page = not address.startswith("/api") and "text/html" in request.headers.get("accept", "")
        if not is_page or not (folder() / "index.html").is_file():
            raise NotFoundException
        page = answer(request, "index.html", FRESH)
        page.status_code = HTTP_404_NOT_FOUND
        return page

    @get("/assets/{name:str}")
    async def asset(self, request: Request, name: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
        """A file whose name changes with its content."""
        return answer(request, f"assets/{name}", FOREVER)

    @get(FIXED)
    async def other(self, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
        """A file with a fixed name."""
        return answer(request, request.url.path.removeprefix("/"), FRESH)

    @get("/texts/{language:str}/{name:str}")
    async def texts(self, language: FromPath[str], name: FromPath[str]) -> Response[str]:
        """The Fluent file of a game, or of the house."""
        stem, _, kind = name.partition(".")
        games = {game.id for game in registry.list_games()}
        if language not in LANGUAGES or kind != "ftl" or stem not in {"house", *games}:
            raise NotFoundException
        text = source(language, None if stem == "house" else stem)
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": FRESH})


def answer(request: Request, name: str, caching: str) -> Response[bytes]:  # type: ignore[type-arg]
    """A built file, compressed for those who understand that."""
    kind = guess_type(name)[0] or "application/octet-stream"
    is_text = kind in PLAIN_KINDS or kind.split("/")[0] in PLAIN_KINDS
    packs = is_text and "gzip" in request.headers.get("accept-encoding", "")
    content = load(name, packs)
    if content is None:
        raise NotFoundException
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if packs:
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=f"{kind}; charset=utf-8" if is_text else kind, headers=headers)


def folder() -> Traversable:
    """Where the built client lies: in a checkout under web/, in an installed package inside it."""
    checkout = Path(ludoteca.__file__).parents[2] / "web" / "dist"
    return checkout if checkout.is_dir() else files("ludoteca") / "web"


def load(name: str, packs: bool) -> bytes | None:
    """The content of a built file, None if there is none; nothing outside the folder is reached."""
    file = folder().joinpath(*name.split("/"))
    if ".." in name or not file.is_file():
        return None
    content = file.read_bytes()
    return gzip.compress(content, 6, mtime=0) if packs else content
