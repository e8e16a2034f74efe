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
    """Say where a game lives; its room is entered when somebody asks for it.

    Importing the module must `register` a game of that id.
    """
    _rooms[id] = module


def register(game: Game) -> None:
    """Enter a game under its id, in place of an earlier one."""
    _games[game.id] = game


def game(id: str) -> Game:
    """The game with this id; an UnknownGame lists those that exist."""
    if id not in _games and id in _rooms:
        import_module(_rooms[id])
    if id not in _games:
        raise UnknownGame(id, sorted({*_rooms, *_games}))
    return _games[id]


def list_games() -> list[Game]:
    """All games of the house, by id."""
    return [game(name) for name in sorted({*_rooms, *_games})]
