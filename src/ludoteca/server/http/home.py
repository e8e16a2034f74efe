"""The front door: the games, and a sign of health."""
"""The front door: a plain page until the browser client moves in, and the games."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, get
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
    @get("/", media_type=MediaType.HTML, include_in_schema=False)
    async def home(self, asker: TheAsker, house: TheHouse) -> str:
        """The tables of the house, as honest HTML."""
        rows = []
        for which in ("open", "running", "finished"):
            found, _ = await house.lobby.page(which, asker.person)
            for moment in found:
                table = await house.describe(asker.viewer, moment)
                names = ", ".join(seat.name for seat in table.seats)
                rows.append(
                    f"<li><a href='/api/tables/{escape(table.id)}'>{escape(table.title)}</a>"
                    f" ({escape(table.status)}): {escape(names)}</li>"
                )
        return (
            "<!doctype html><html lang='en'><meta charset='utf-8'><title>Ludoteca</title>"
            "<h1>Ludoteca</h1><p>The server is running; the browser client is not installed here. "
            "Programs find its interface at <a href='/api'>/api</a>.</p>"
            f"<ul>{''.join(rows) or '<li>No tables yet.</li>'}</ul></html>"
        )

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
