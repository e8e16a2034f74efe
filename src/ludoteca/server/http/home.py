"""The front door: the games, and a sign of health."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import text

from ludoteca.bots import LEVELS
from ludoteca.core import registry
from ludoteca.server.http.params import TheHouse


class HomeController(Controller):
    """What is neither a person nor a table."""

    @get("/health", summary="Is the server well?", tags=["server"], status_code=HTTP_200_OK)
    async def health(self, house: TheHouse) -> dict[str, str]:
        """The database answers, so do we."""
        async with house.database.read() as connection:
            await connection.execute(text("SELECT 1"))
        return {"status": "ok"}

    @get("/api/games", summary="The games of the house", tags=["server"])
    async def games(self) -> list[dict[str, Any]]:
        """With numbers of seats, options and bots."""
        return [
            {
                "id": game.id,
                "title": game.title,
                "designers": game.designers,
                "version": game.version,
                "seats": game.seat_counts,
                "default_seats": game.default_seats,
                "bots": list(LEVELS),
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "choices": option.choices,
                        "low": option.low,
                        "high": option.high,
                    }
                    for option in game.options
                ],
            }
            for game in registry.games()
        ]
