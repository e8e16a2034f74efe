"""The games of the house by id. A room registers its game when it is imported."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ludoteca.core.errors import UnknownGame

if TYPE_CHECKING:
    from ludoteca.core.game import Game

_rooms: dict[str, str] = {}
_games: dict[str, Game] = {}


def announce(id: str, module: str) -> None:
    """Say where a game lives; its room is entered when somebody asks for it."""
    _rooms[id] = module


def register(game: Game) -> None:
    """Enter a game under its id."""
    _games[game.id] = game


def game(id: str) -> Game:
    """The game with this id."""
    if id not in _games:
        if id not in _rooms:
            raise UnknownGame(id, sorted({*_rooms, *_games}))
        import_module(_rooms[id])
    return _games[id]


def games() -> list[Game]:
    """All games of the house, by id."""
    return [game(name) for name in sorted({*_rooms, *_games})]
