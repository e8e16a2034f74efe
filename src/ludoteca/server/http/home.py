"""The front door: the games of the house."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from ludoteca.bots import levels
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.core.options import Option
from ludoteca.server.http.learn import GameId
from ludoteca.server.http.params import TheAsker, TheHouse
from ludoteca.wire.games import GameInfo, OptionInfo
from ludoteca.wire.opening import CheckedOptions, WishedOptions


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

    @post(
        "/api/games/{game:str}/check",
        summary="Can a table be opened with these options?",
        tags=["server"],
        status_code=HTTP_200_OK,
    )
    async def check(
        self, game: GameId, data: JSONBody[WishedOptions], asker: TheAsker, house: TheHouse
    ) -> CheckedOptions:
        """A map is told what is wrong with it while it is drawn."""
        house.limits.spend("explore", asker.who)
        chosen = registry.game(game)
        try:
            chosen.check_seats(data.seats)
            chosen.settle(data.seats, data.options)
        except BadOption as error:
            return CheckedOptions(asker.words.refused(error).message)
        return CheckedOptions("")


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
        first_game=dict(game.first_game),
        shared_screen=game.shared_screen,
        bots=list(levels()),
    )


def _option(option: Option) -> OptionInfo:
    choices = list(option.choices)
    return OptionInfo(option.name, option.default, choices, option.low, option.high, option.longest)
