"""Migrations, durability, and who is first."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from ludoteca.server.config import ServerSettings
from ludoteca.server.play.draft import Draft
from ludoteca.server.play.moves import play
from ludoteca.server.storage.database import Database, NewerSchema, upgrade
from ludoteca.server.storage.schema import log, metadata, people
from ludoteca.server.storage.statements import CHANGING
from ludoteca.server.storage.writer import Conflict, Work, Writer
from tests.server.house import Server


async def opened(db: str) -> Database:
    database = Database(ServerSettings(db=db).database_url)
    await database.migrate()
    return database


async def test_migrations_lead_to_the_schema_and_can_be_run_again(db: str) -> None:
    database = await opened(db)
    await database.migrate()

    def differences(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_servers_that_start_together_migrate_once(db: str) -> None:
    databases = [Database(ServerSettings(db=db).database_url) for _ in range(4)]
    await asyncio.gather(*(database.migrate() for database in databases))
    for database in databases:
        found, needed = await database.revision()
        assert found == needed is not None
        async with database.read() as connection:
            there = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
        assert there == {*metadata.tables, "alembic_version"}
        await database.close()


async def test_a_new_file_that_another_server_writes_is_waited_for(tmp_path: Path) -> None:
    """SQLite refuses to change the journal at once, whatever patience it was asked for."""
    file = tmp_path / "ludoteca.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    other.execute("CREATE TABLE first (id INTEGER)")
    database = Database(f"sqlite+aiosqlite:///{file}")
    migrating = asyncio.create_task(database.migrate())
    await asyncio.sleep(0.3)
    assert not migrating.done()
    await asyncio.to_thread(other.execute, "COMMIT")
    await migrating
    found, needed = await database.revision()
    assert found == needed is not None
    other.close()
    await database.close()


async def test_a_newer_schema_is_refused_with_a_clear_message(db: str) -> None:
    database = await opened(db)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerSchema, match=r"'9999'.*start a newer version"):
        await database.migrate()
    await database.close()


async def test_sqlite_survives_the_loss_of_power(tmp_path: Path) -> None:
    database = await opened(f"sqlite:///{tmp_path / 'a.db'}")
    async with database.read() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1
    await database.close()


async def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.db"
    for _ in range(2):
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.migrate()
        beside = [path for path in tmp_path.iterdir() if path.stat().st_mode & 0o077]
        await database.close()
        assert beside == []
        file.chmod(0o644)


async def test_a_failed_transaction_leaves_nothing(db: str) -> None:
    database = await opened(db)
    row = {"id": "a", "name": "A", "name_key": "a", "language": "en", "is_blocked": False, "created_at": 0.0}

    async def add_twice() -> None:
        async with database.write() as connection:
            await connection.execute(insert(people), row)
            await connection.execute(insert(people), row)

    with pytest.raises(IntegrityError):
        await add_twice()
    async with database.read() as connection:
        assert (await connection.execute(select(people))).all() == []
    await database.close()


async def test_two_writers_of_the_same_version_one_is_first_and_others_in_the_batch_are_not_hurt(
    any_server: Server,
) -> None:
    anna = await any_server.guest("Anna")
    first, second = await anna.open("me", "open"), await anna.open("me", "open")
    writer = Writer(any_server.house.database)
    writer.start()

    changing = {
        table_id: {
            name: getattr((await any_server.house.rooms.present(table_id)).table, name) for name in CHANGING
        }
        for table_id in (first, second)
    }

    def work(table_id: str) -> Work:
        line = {"table_id": table_id, "version": 2, "kind": "join", "seat": 1, "person_id": None, "ply": 0}
        rest = {"action": None, "events": None, "data": None, "key": None, "at": 0.0}
        return Work([line | rest], [{"of_table": table_id, **changing[table_id], "version": 2}])

    results = await asyncio.gather(
        *(writer.commit(work(table_id)) for table_id in (first, second, first)), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), type(None), Conflict]
    await writer.stop()
    async with any_server.house.database.read() as connection:
        assert len((await connection.execute(select(log).where(log.c.version == 2))).all()) == 2


async def test_many_tables_are_written_together_each_with_its_own(server: Server) -> None:
    anna = await server.guest("Anna")
    clock = {"kind": "bank", "bank": 600}
    many = [await anna.open("me", "me", clock=clock) for _ in range(11)]
    chance = random.Random(3)

    async def step(draft: Draft) -> None:
        play(draft, chance.choice(draft.running().state.actions()))

    for _ in range(4):
        await asyncio.gather(*(server.house.rooms.change(table_id, step) for table_id in many))
    kept = [await server.house.rooms.present(table_id) for table_id in many]
    for present in kept:
        server.house.rooms.forget(present.table.id)
        read = await server.house.rooms.present(present.table.id)
        assert (read.table, read.seats, read.recent) == (present.table, present.seats, present.recent)
        assert read.course is not None
        assert present.course is not None
        assert read.course.snapshot() == present.course.snapshot()


async def test_another_process_wrote_first_the_room_reads_anew(any_server: Server, tmp_path: Path) -> None:
    other = await Server(tmp_path, any_server.settings.db).start()
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me")
    there = await other.guest(cookie=anna.http.cookies["ludoteca"])
    for i in range(10):
        here, elsewhere = (anna, there) if i % 2 else (there, anna)
        seen = await here.see(table_id)
        if any_server.house.database.is_sqlite:
            # Without Redis or PostgreSQL a server takes itself to be alone; commands find out all the same.
            await any_server.house.rooms.present(table_id, i + 2)
            await other.house.rooms.present(table_id, i + 2)
            seen = await here.see(table_id)
        move = {"version": seen["version"], "action": seen["offers"][0]["action"]}
        answers = [await here.do(table_id, "move", **move), await elsewhere.do(table_id, "move", **move)]
        assert [answer["type"] for answer in answers] == ["confirmed", "refused"]
        assert answers[1]["code"] == "stale"
    await other.stop()


async def test_what_was_taken_back_no_longer_stands(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", options={"first_governor": 0})
    for action in ("role craftsman", None, "role builder"):
        seen = await anna.see(table_id)
        if action is None:
            await anna.do(table_id, "undo", version=seen["version"])
        else:
            await anna.do(table_id, "move", version=seen["version"], action=action)
    entries = await server.house.store.entries(table_id, 0)
    assert [entry.kind for entry in entries] == ["create", "start", "move", "undo", "move"]
    moves = await server.house.store.moves(table_id)
    assert [(move.ply, move.action) for move in moves] == [(1, "role builder")]


async def test_migrations_say_how_far_they_are_where_there_is_something_to_bring_over(db: str) -> None:
    database, told = Database(ServerSettings(db=db).database_url), list[tuple[int, int]]()
    async with database.write() as connection:
        await connection.run_sync(upgrade, "0005")
    await database.migrate(lambda done, steps: told.append((done, steps)))
    assert told == [(i + 1, len(told)) for i in range(len(told))]
    assert len(told) >= 3
    await database.migrate(lambda *_: told.clear())
    assert told
    await database.close()
