from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ludoteca.core import registry
from ludoteca.server.bench.host import free_port
from tests.server.house import Server
from tests.server.postgres import MISSING, new_database, programs, running
from tests.testing.buried_gold import BuriedGold
from tests.testing.slow_and_steady import SlowAndSteady


@pytest.fixture
def toys(house_games_only: None) -> None:
    """The games of the conformance tests are at home, too."""
    for toy in (BuriedGold(), SlowAndSteady()):
        registry.register(toy)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server on SQLite."""
    running = await Server(tmp_path).start()
    yield running
    await running.stop()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL; the URL of its server."""
    if programs() is None and "CI" not in os.environ:
        pytest.skip(MISSING)
    with running(tmp_path_factory.mktemp("postgres")) as uri:
        yield uri


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real Redis; its URL."""
    program = shutil.which("redis-server")
    if program is None and "CI" not in os.environ:
        pytest.skip("redis-server is not installed (Debian: apt-get install redis-server)")
    assert program is not None, "redis-server is not installed"
    port = free_port()
    options = ["--port", str(port), "--save", "", "--bind", "127.0.0.1", "--loglevel", "warning"]
    process = subprocess.Popen([program, *options], cwd=tmp_path_factory.mktemp("redis"))
    yield f"redis://127.0.0.1:{port}"
    process.terminate()
    process.wait()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def any_server(tmp_path: Path, db: str) -> AsyncIterator[Server]:
    """A server on SQLite, and again on PostgreSQL."""
    running = await Server(tmp_path, db).start()
    yield running
    await running.stop()
