"""Every request has an id: in the answer, in the log, in a report of an incident."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.logs import request_id
from ludoteca.server.metrics import Metrics

log = logging.getLogger(__name__)
HEADER = "X-Request-ID"
UNKNOWN = "(unknown)"
QUIET = frozenset({"/health", "/metrics"})
"""Asked every few seconds by machines."""


def traced(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """The application, with an id, a line of the log and a count for every request."""

    async def trace(scope: Scope, receive: Receive, send: Send) -> None:
        number = _given(scope) or secrets.token_hex(8)
        token = request_id.set(number)
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)[HEADER] = number
            await send(message)

        try:
            await app(scope, receive, answer)
        finally:
            if scope["type"] == ScopeType.HTTP:
                _tell(scope, status, time.perf_counter() - began, metrics)
            request_id.reset(token)

    return trace


def _given(scope: Any) -> str:
    """The id that a proxy in front gave it, if it looks like one."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and re.fullmatch(rb"[A-Za-z0-9-]{8,64}", value):
            return str(value.decode())
    return ""


def _tell(scope: Any, status: int, seconds: float, metrics: Metrics) -> None:
    # The pattern of the address, not the address: people can write anything into that.
    route = scope.get("path_template") or UNKNOWN
    metrics.requests.labels(scope["method"] if route != UNKNOWN else "any", route, str(status)).inc()
    metrics.request_seconds.labels(route).observe(seconds)
    facts: dict[str, object] = {"status": status, "ms": round(seconds * 1000, 1)}
    if table := scope.get("path_params", {}).get("table_id"):
        facts["table"] = str(table)[:16]
    level = logging.DEBUG if route in QUIET else logging.INFO
    log.log(level, "%s %s", scope["method"], route, extra={"facts": facts})
