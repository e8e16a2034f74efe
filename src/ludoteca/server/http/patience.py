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
        working = asyncio.current_task()
        assert working is not None
        listening = asyncio.create_task(_until_hung_up(receive))
        listening.add_done_callback(lambda done: None if done.cancelled() else working.cancel())
        try:
            await app(scope, _nothing_more(), send)
        except asyncio.CancelledError:
            if not listening.done():
                raise
            working.uncancel()
        finally:
            listening.cancel()

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
