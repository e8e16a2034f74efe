"""For operators: a sign of health, and numbers for Prometheus."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Controller, Request, Response, get

from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.health import Health, examine
from ludoteca.server.http.params import TheHouse
from ludoteca.server.metrics import CONTENT_TYPE


class ServerController(Controller):
    """About the server itself."""

    tags = ["server"]

    @get("/health", summary="Is the server well?")
    async def health(self, house: TheHouse) -> Response[Health]:
        """200 if people can play here, 503 if not; what was looked at stands in the answer."""
        health = await examine(house)
        return Response(health, status_code=200 if health.is_serving else 503)

    @get("/metrics", include_in_schema=False)
    async def metrics(self, house: TheHouse, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Numbers of this process; the setting `metrics` says who may read them."""
        if house.settings.metrics == "off":
            raise not_found("page")
        if house.settings.metrics == "token":
            given = request.headers.get("authorization", "").encode()
            wanted = f"Bearer {house.settings.metrics_token}".encode()
            if not secrets.compare_digest(given, wanted):
                raise Refusal("not-signed-in", 401)
        return Response(await house.measure(), media_type=CONTENT_TYPE)
