"""The room is being furnished: the house does not announce its game yet, so its tests enter it."""

from __future__ import annotations

import pytest

from ludoteca.core import registry

from .table import GAME


@pytest.fixture(autouse=True)
def _enter_the_room() -> None:
    registry.register(GAME)
