"""The games of the house, one room each. A room is entered when its game is asked for."""

from __future__ import annotations

from ludoteca.core import registry

GAMES = ("puerto_rico", "age_of_discovery", "rio_de_la_plata", "roads_and_boats", "romolo_o_remo")

for _id in GAMES:
    registry.announce(_id, f"{__name__}.{_id}")
