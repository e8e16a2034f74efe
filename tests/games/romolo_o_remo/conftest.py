"""The room is not open to players yet: its tests bring the game themselves."""

from __future__ import annotations

import pytest

from ludoteca.core import registry
from tests.games.romolo_o_remo.table import GAME


@pytest.fixture(autouse=True)
def at_the_door() -> None:
    if GAME.id not in registry.ids():
        registry.register(GAME)
