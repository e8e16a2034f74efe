"""Ratings computed anew from all finished games, where this house keeps ratings."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ludoteca.server.admin.administration import Administration
from ludoteca.server.errors import Refusal

KEPT_BY = "ludoteca.server.results"


async def recompute(administration: Administration) -> int:
    """How many games were counted."""
    if find_spec(KEPT_BY) is None:
        raise Refusal("no-ratings", 404)
    ratings = import_module(f"{KEPT_BY}.ratings").Ratings(administration.database)
    return int(await ratings.recompute())
