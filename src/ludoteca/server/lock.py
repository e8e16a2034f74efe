"""One server a data folder: two on the same SQLite file would not hear of each other's moves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from ludoteca.core.errors import LudotecaError


class Occupied(LudotecaError):
    """Another server has the data folder."""


def database_file(url: str) -> Path | None:
    """The file of a SQLite database; None for one that several servers may share."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


@contextmanager
def occupy(url: str) -> Iterator[None]:
    """Keep others out of the database for as long as the block lasts.

    The lock is the system's and ends with the process, however that ends; the file may stay.
    """
    file = database_file(url)
    if file is None or os.name != "posix":
        yield
        return
    import fcntl

    path = file.with_name(f"{file.name}.lock")
    try:
        held = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise Occupied(f"unable to open {file}: {error.strerror}") from error
    with held as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            owner = lock.read(20).strip()
            who = f"process {owner}" if owner.isdigit() else "another process"
            raise Occupied(
                f"a Ludoteca server ({who}) uses {file} already: stop it first, or choose another folder "
                "with --data; several servers share a PostgreSQL database (--db) and Redis (--redis)"
            ) from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield
