"""Backups while the server runs, and restoring one."""

from __future__ import annotations

import gzip
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO, cast

from sqlalchemy import Connection

from ludoteca.server.admin import dump
from ludoteca.server.clock import Clock, system_clock
from ludoteca.server.config import ServerSettings
from ludoteca.server.errors import Refusal
from ludoteca.server.lock import database_file, occupy
from ludoteca.server.storage.database import Database

PORTABLE = (".jsonl", ".jsonl.gz")


async def backup(settings: ServerSettings, path: Path, clock: Clock = system_clock) -> None:
    """Everything as it stands at one moment, in a file that only its owner can read.

    `.jsonl` and `.jsonl.gz` are portable; any other name is a SQLite file, if the database is one.
    """
    file = database_file(settings.database_url)
    if file is not None:
        check_sound(file)
    if path.name.endswith(PORTABLE):
        await _dump(settings, path, clock)
    elif file is not None:
        _copy(file, path)
    else:
        raise Refusal("backup-name", known=", ".join(PORTABLE))


def check_sound(file: Path) -> None:
    """Refuse a damaged SQLite file: a backup of it would only look like one."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise Refusal("damaged", file=str(file), problem=" ".join(found.split()))


async def _dump(settings: ServerSettings, path: Path, clock: Clock) -> None:
    database = Database(settings.database_url)

    def write(connection: Connection) -> None:
        with _new_file(path) as fresh:
            if path.name.endswith(".gz"):
                with gzip.open(fresh, "wb") as packed:
                    dump.write(connection, cast(BinaryIO, packed), clock())
            else:
                with fresh.open("wb") as plain:
                    dump.write(connection, plain, clock())

    try:
        async with database.read() as connection:
            await connection.run_sync(write)
    finally:
        await database.close()


def _copy(file: Path, path: Path) -> None:
    with _new_file(path) as fresh:
        source, target = sqlite3.connect(file), sqlite3.connect(fresh)
        try:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, without companions
        finally:
            target.close()
            source.close()


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A file that takes its place only when it is whole and on disk."""
    fresh = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        fresh.touch(mode=0o600)
        yield fresh
        with fresh.open("rb") as written:
            os.fsync(written.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


async def restore(settings: ServerSettings, path: Path, replace: bool) -> dict[str, int]:
    """Fill the database from a backup; all of it or nothing. How many rows each table has then."""
    kept = dump.Backup(path)
    if (file := database_file(settings.database_url)) is not None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A server on SQLite would go on with what it remembers: it must be stopped.
    with occupy(settings.database_url):
        database = Database(settings.database_url)
        try:
            async with database.write() as connection:
                if not replace and not await connection.run_sync(dump.is_empty):
                    raise Refusal("not-empty")
                await connection.run_sync(dump.load, kept)
                return kept.counts
        finally:
            await database.close()
