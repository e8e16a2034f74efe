from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.house import Server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server on SQLite."""
    running = await Server(tmp_path).start()
    yield running
    await running.stop()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL; the URL of its server."""
    pgserver = pytest.importorskip("pgserver")
    database = pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    yield database.get_uri()
    database.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    import subprocess

    import pgserver

    uri: str = request.getfixturevalue("postgres")
    name = f"test_{uuid4().hex}"
    psql = Path(pgserver.__file__).parent / "pginstall" / "bin" / "psql"
    subprocess.run([str(psql), uri, "-c", f"CREATE DATABASE {name}"], check=True, capture_output=True)
    return uri.replace("/postgres?", f"/{name}?")


@pytest.fixture
async def any_server(tmp_path: Path, db: str) -> AsyncIterator[Server]:
    """A server on SQLite, and again on PostgreSQL."""
    running = await Server(tmp_path, db).start()
    yield running
    await running.stop()
