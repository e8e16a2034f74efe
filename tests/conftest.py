"""What all tests share."""

from __future__ import annotations

import pytest

from ludoteca.core import registry
from ludoteca.games import HOUSE

WITH_GUESTS = ("tests/testing", "tests/docs", "tests/core")


@pytest.fixture(autouse=True)
def house_games_only(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Toy games of the conformance tests register themselves; elsewhere only the house is at home."""
    if not any(folder in request.path.as_posix() for folder in WITH_GUESTS):
        games = {name: registry.game(name) for name in HOUSE}
        monkeypatch.setattr(registry, "_games", games)
