"""A real PostgreSQL for the tests: the one that pip brought along, else the machine's own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

MISSING = "there is no PostgreSQL: pgserver has none for this Python (Debian: apt-get install postgresql)"
OWNER = "postgres"
"""PostgreSQL does not run as root; the machine's own has brought a user to run as."""


def programs() -> Path | None:
    """The folder with initdb, pg_ctl and psql."""
    spec = find_spec("pgserver")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    places = [Path(found).resolve()] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


@contextmanager
def running(data: Path) -> Iterator[str]:
    """A server of its own; its URL."""
    if find_spec("pgserver") is not None:
        import pgserver

        database = pgserver.get_server(data)
        yield database.get_uri()
        database.cleanup()
        return
    with TemporaryDirectory(prefix="ludoteca-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER)
        options = f"-c listen_addresses='' -c fsync=off -k {folder}"
        run("initdb", "--username", OWNER, "--auth", "trust", "--pgdata", f"{folder}/data")
        run("pg_ctl", "start", "-w", "-D", f"{folder}/data", "-o", options, "-l", f"{folder}/log")
        try:
            yield f"postgresql://{OWNER}:@/{OWNER}?host={folder}"
        finally:
            run("pg_ctl", "stop", "-m", "immediate", "-D", f"{folder}/data")


def new_database(uri: str) -> str:
    """The URL of an empty database on a server."""
    name = f"test_{uuid4().hex}"
    run("psql", uri, "-c", f"CREATE DATABASE {name}")
    return uri.replace("/postgres?", f"/{name}?")


def run(program: str, *words: str) -> None:
    """Run one of PostgreSQL's programs, not as root."""
    folder = programs()
    assert folder is not None, MISSING
    user = OWNER if os.geteuid() == 0 and find_spec("pgserver") is None else None
    silence = subprocess.DEVNULL
    subprocess.run(
        [str(folder / program), *words], check=True, stdout=silence, stderr=silence, cwd="/", user=user
    )
