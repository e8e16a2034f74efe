"""How a game's table is drawn in a terminal: one module a game, and a generic one for the others."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from ludoteca.cli.tables.drawing import Drawing
from ludoteca.cli.tables.generic import GenericDrawing
from ludoteca.texts import Texts

__all__ = ["Drawing", "drawing_for"]

DRAWN = ("age_of_discovery", "puerto_rico", "rio_de_la_plata", "roads_and_boats", "romolo_o_remo")
"""Games with a module here; it is entered only when its table is drawn, as a room is."""


def drawing_for(game: str, texts: Texts, names: Sequence[str]) -> Drawing:
    """The drawing of a game's table."""
    kind: type[Drawing] = import_module(f"{__name__}.{game}").DRAWING if game in DRAWN else GenericDrawing
    return kind(texts, names)
