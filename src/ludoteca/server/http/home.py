"""The front door: the games of the house."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get

from ludoteca.bots import levels
from ludoteca.core import registry


class HomeController(Controller):
    """What is neither a person nor a table."""

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
                "bots": list(levels()),
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
            for game in registry.list_games()
        ]
