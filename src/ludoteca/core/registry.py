"""The games by id: those of the house, and those of guests. A game is entered when it is asked for."""

from __future__ import annotations

import logging
from importlib import import_module
from typing import TYPE_CHECKING

from ludoteca.core.errors import UnknownGame
from ludoteca.core.guests import BadGuest, announced, enter, fetch, is_address

if TYPE_CHECKING:
    from ludoteca.core.game import Game

GUESTS = "ludoteca.games"
"""The entry points of games in other packages: the id, and `module:Class` or a module that registers it."""

_rooms: dict[str, str] = {}
_games: dict[str, Game] = {}
_log = logging.getLogger(__name__)


def announce(id: str, module: str) -> None:
    """Say where a game lives; its room is entered when somebody asks for it.

    Importing the module must `register` a game of that id.
    """
    _rooms[id] = module


def register(game: Game) -> None:
    """Enter a game under its id, in place of an earlier one."""
    _games[game.id] = game


def game(id: str) -> Game:
    """The game with this id, of the house or announced by a guest; an UnknownGame lists those that exist."""
    if (known := _games.get(id)) is not None:
        return known
    if id in _rooms:
        import_module(_rooms[id])
    elif id in announced(GUESTS):
        _receive(id, announced(GUESTS)[id])
    if id not in _games:
        raise UnknownGame(id, ids())
    return _games[id]


def invite(name: str) -> Game:
    """The game with this id, or the one at this address, `module:Class`; a wrong address is a BadGuest.

    Only for names from who runs the program: to follow an address is to run what stands there.
    """
    return _visit(name) if is_address(name) else game(name)


def address(game: Game) -> str:
    """What another process must `invite` to get this game: its id if that is announced, else its address."""
    if game.id in _rooms or game.id in announced(GUESTS):
        return game.id
    return f"{type(game).__module__}:{type(game).__qualname__}"


def ids() -> list[str]:
    """The ids of all games, in order."""
    return sorted({*_rooms, *_games, *announced(GUESTS)})


def list_games() -> list[Game]:
    """All games, by id; a guest that cannot come in is left out and logged."""
    games: list[Game] = []
    for name in ids():
        try:
            games.append(game(name))
        except BadGuest as error:
            _log.warning("%s", error)
    return games


def _receive(id: str, value: str) -> None:
    """Enter the room of a guest that was announced under this id."""
    if is_address(value):
        _visit(value)
    else:
        enter(id, value)
    if id not in _games:
        raise BadGuest(id, f"{value} is no game of that id")


def _visit(address: str) -> Game:
    """The game at an address, registered by its module or else here."""
    from ludoteca.core.game import Game

    kind = fetch(address, Game)  # type: ignore[type-abstract]
    for known in _games.values():
        if type(known) is kind:
            return known
    try:
        guest = kind()
    except Exception as error:
        raise BadGuest(address, f"{type(error).__name__}: {error}") from error
    if guest.id in _games or guest.id in _rooms:
        raise BadGuest(address, f"there is another game with the id {guest.id}")
    register(guest)
    return guest
