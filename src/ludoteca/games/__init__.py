"""The games of the house, one room each. A room is entered when its game is asked for."""

from __future__ import annotations

from ludoteca.core import registry

HOUSE = ("puerto_rico",)

for _id in HOUSE:
    registry.announce(_id, f"{__name__}.{_id}")
