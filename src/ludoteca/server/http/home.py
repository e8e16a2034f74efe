"""The front door: the games of the house."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get

from ludoteca.bots import levels
from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.options import Option
from ludoteca.wire.games import GameInfo, OptionInfo


class HomeController(Controller):
    """What is neither a person nor a table."""

    @get(["/api", "/api/openapi.json"], include_in_schema=False)
    async def schema(self, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """The whole interface, for programs."""
        return request.app.openapi_schema.to_schema()

    @get("/api/games", summary="The games of the house", tags=["server"])
    async def games(self) -> list[GameInfo]:
        """With numbers of seats, options and bots."""
        return [_game(game) for game in registry.list_games()]


def _game(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        designers=list(game.designers),
        version=game.version,
        seats=list(game.seat_counts),
        default_seats=game.default_seats,
        arguments=dict(game.arguments),
        options=[_option(option) for option in game.options],
        options_by_seats={
            str(seats): [_option(option) for option in game.options_for(seats)] for seats in game.seat_counts
        },
        shared_screen=game.shared_screen,
        bots=list(levels()),
    )


def _option(option: Option) -> OptionInfo:
    choices = list(option.choices)
    return OptionInfo(option.name, option.default, choices, option.low, option.high, option.longest)
