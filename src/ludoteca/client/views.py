"""A view that came as JSON becomes the game's own again, so that bots can think about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.client.errors import ClientError
from ludoteca.core.game import Game
from ludoteca.core.view import View


def view_of(game: Game, data: Any, options: Mapping[str, Any] | None = None) -> View:
    """The view of a message; the server sends all of it to programs that sign in by a token.

    Options with long texts do not come with it and are added here.
    """
    if options:
        data = {**data, "options": {**data["options"], **options}}
    try:
        return msgspec.convert(data, game.view_type)
    except msgspec.ValidationError as error:
        raise ClientError(
            f"this is no view of {game.id} version {game.version}: {error}; does the server have another "
            "version, or was the program not signed in by a token?"
        ) from None
