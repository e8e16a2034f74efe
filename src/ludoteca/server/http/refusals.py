"""What was not done over HTTP, and why, in the person's language."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_200_OK

from ludoteca.core.errors import LudotecaError, UnknownGame
from ludoteca.server.errors import Refusal
from ludoteca.server.http.asker import accepted_language
from ludoteca.server.words import Words, words
from ludoteca.wire.seen import Refused

log = logging.getLogger(__name__)
PASSING = frozenset({"busy", "no-thought", "cancelled", "stale", "not-your-turn", "too-often"})
"""A question in good order that has no answer now: bots are busy, or the table has moved on meanwhile."""


def _words(request: Request[Any, Any, Any]) -> Words:
    return request.state.get("words") or words(accepted_language(request))


def on_refusal(request: Request[Any, Any, Any], error: LudotecaError) -> Response[Refused]:
    """Say why, in the person's language."""
    status = error.status if isinstance(error, Refusal) else 404 if isinstance(error, UnknownGame) else 422
    return Response(_words(request).refused(error), status_code=status, media_type="application/json")


def on_question(request: Request[Any, Any, Any], error: Refusal) -> Response[Refused]:
    """A question changes nothing: that nobody can answer it just now is no fault of who asks, or of ours."""
    answer = on_refusal(request, error)
    if error.code in PASSING:
        answer.status_code = HTTP_200_OK
    return answer


def on_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework refuses, in the same form."""
    name = {404: "no-page", 405: "no-method", 413: "too-large"}.get(error.status_code, "bad-request")
    problems = [str(extra.get("message", "")) for extra in error.extra or [] if isinstance(extra, dict)]
    problem = "; ".join(filter(None, [error.detail, *problems]))[:300]
    body = Refused(name, _words(request).say(f"refusal-{name}", {"problem": problem}))
    return Response(body, status_code=error.status_code, media_type="application/json")


def on_bottomless(request: Request[Any, Any, Any], _: RecursionError) -> Response[Refused]:
    """Lists in lists in lists, until nobody can read them."""
    said = _words(request).say("refusal-bad-request", {"problem": "nested too deeply"})
    return Response(Refused("bad-request", said), status_code=400, media_type="application/json")


def on_incident(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A fault of ours: a number for the log, no trace for the world."""
    incident = secrets.token_hex(4)
    route = request.scope.get("path_template", "")
    log.error("incident %s: %s %s", incident, request.method, route, exc_info=error)
    body = Refused("internal", _words(request).say("refusal-internal", {"incident": incident}))
    return Response(body, status_code=500, media_type="application/json")
