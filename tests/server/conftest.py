from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ludoteca.core import registry
from tests.server.house import Server
from tests.server.post import PostOffice, Receiver
from tests.server.postgres import MISSING, new_database, programs, running
from tests.server.procs import Redis
from tests.server.town import Town
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
    running = _redis(tmp_path_factory.mktemp("redis"))
    running.launch()
    yield running.url
    running.kill()


@pytest.fixture
def redis_of_ours(tmp_path: Path) -> Iterator[Redis]:
    """A Redis of this test alone, not yet started; it may be killed."""
    ours = _redis(tmp_path)
    yield ours
    ours.kill()


def _redis(folder: Path) -> Redis:
    if shutil.which("redis-server") is None and "CI" not in os.environ:
        pytest.skip("redis-server is not installed (Debian: apt-get install redis-server)")
    return Redis(folder)


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


@pytest.fixture
async def town(tmp_path: Path, db: str) -> AsyncIterator[Town]:
    """A town on SQLite, and again on PostgreSQL."""
    post, receiver = await PostOffice().open(), await Receiver().open()
    server = Server(
        tmp_path, db, smtp_host="127.0.0.1", smtp_port=post.port, smtp_security="none",
        mail_from="ludoteca@example.org", public_url="https://play.example.org/", private_hooks=True,
    )  # fmt: skip
    await server.start()
    yield await Town(server, post, receiver).settle_in()
    await server.stop()
    await post.close()
    await receiver.close()


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server's context, and a client's that trusts it."""
    folder = tmp_path_factory.mktemp("certificate")
    try:
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem",
             "-out", "cert.pem", "-days", "2", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
            cwd=folder, check=True, capture_output=True,
        )  # fmt: skip
    except FileNotFoundError:
        if "CI" in os.environ:
            raise
        pytest.skip("openssl is not installed (Debian: apt-get install openssl)")
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return server, ssl.create_default_context(cafile=str(folder / "cert.pem"))
