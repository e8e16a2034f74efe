"""Nobody waits any more: what was only asked for is not looked up to the end."""

from __future__ import annotations

import asyncio

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPRequestEvent, Receive, Scope, Send

ASKS = frozenset({"GET", "HEAD"})


def heeding_hang_ups(app: ASGIApp) -> ASGIApp:
    """The application, which stops looking things up for who hangs up; what changes something is finished."""

    async def heed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ASKS:
            await app(scope, receive, send)
            return
        working = asyncio.ensure_future(app(scope, _nothing_more(), send))
        listening = asyncio.ensure_future(_until_hung_up(receive))
        try:
            await asyncio.wait({working, listening}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                working.cancel()
            await asyncio.gather(working, return_exceptions=listening.done())
        finally:
            for task in (working, listening):
                task.cancel()

    return heed


async def _until_hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _nothing_more() -> Receive:
    """The body of a question is empty, and the hang-up is heard elsewhere."""
    is_asked = False

    async def told() -> HTTPRequestEvent:
        nonlocal is_asked
        if is_asked:
            await asyncio.Event().wait()
        is_asked = True
        return {"type": "http.request", "body": b"", "more_body": False}

    return told
