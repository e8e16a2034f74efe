"""How a game's table is drawn in a terminal: one module a game, and a generic one for the others."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.cli.tables.drawing import Drawing
from ludoteca.cli.tables.generic import GenericDrawing
from ludoteca.cli.tables.puerto_rico import PuertoRicoDrawing
from ludoteca.texts import Texts

__all__ = ["Drawing", "drawing_for"]

DRAWINGS: dict[str, type[Drawing]] = {"puerto_rico": PuertoRicoDrawing}


def drawing_for(game: str, texts: Texts, names: Sequence[str]) -> Drawing:
    """The drawing of a game's table."""
    return DRAWINGS.get(game, GenericDrawing)(texts, names)
