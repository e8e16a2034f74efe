"""What all tests share."""

from __future__ import annotations

import pytest

from ludoteca import compiled
from ludoteca.core import registry
from ludoteca.games import GAMES

WITH_GUESTS = (
    "tests/testing",
    "tests/docs",
    "tests/core",
    "tests/bots",
    "tests/arena",
    "tests/arrays",
    "tests/envs",
)


def pytest_configure() -> None:
    """What was edited and not compiled again is not what the tests would run."""
    if outdated := compiled.warning():
        pytest.exit(outdated, returncode=pytest.ExitCode.USAGE_ERROR)


@pytest.fixture(autouse=True)
def house_games_only(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Toy games of the conformance tests register themselves; elsewhere only the house is at home."""
    if not any(folder in request.path.as_posix() for folder in WITH_GUESTS):
        games = {name: registry.game(name) for name in GAMES}
        monkeypatch.setattr(registry, "_games", games)
