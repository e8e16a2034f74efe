"""What an administrator does beside a running server."""

from __future__ import annotations

import asyncio
import gzip
import importlib.util
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import delete, select, text, update

from ludoteca.cli.main import main
from ludoteca.server.admin import backup, people, ratings, verify
from ludoteca.server.admin.administration import Administration, enter
from ludoteca.server.config import ServerSettings
from ludoteca.server.errors import Refusal
from ludoteca.server.lock import Occupied, occupy
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, NewerSchema
from tests.server.house import Server, StillPool
from tests.server.postgres import new_database
from tests.server.tournaments.evening import account


async def admin(server: Server, *words: str) -> int:
    """The command as it is typed."""
    where = ["--db", server.settings.db] if server.settings.db else ["--data", str(server.settings.data)]
    return await asyncio.to_thread(main, ["admin", *words, *where, "--lang", "en"])


async def play_games(server: Server) -> list[str]:
    """A finished game with an undo, a running one, and a table that has not begun."""
    anna = await server.guest("Anna")
    chair = await anna.sit(await anna.open("me", "bot", options={"first_governor": 0}))
    await chair.move("role craftsman")
    await chair.say("chat", text="ciao")
    while chair.seen["table"]["status"] == "running":
        if chair.seen["free_undo"] and chair.seen["version"] < 40:
            await chair.say("undo", version=chair.seen["version"], count=1)
        await chair.move()
        await chair.until(lambda seen: seen["offers"] or seen["table"]["status"] != "running")
    running = await anna.open("me", "me")
    for _ in range(40):
        seen = await anna.see(running)
        await anna.do(running, "move", version=seen["version"], action=seen["offers"][0]["action"])
    await server.house.ratings.settle()
    await server.count_games()
    return [chair.table_id, running, await anna.open("me", "open")]


async def verdicts(administration: Administration) -> list[verify.Verdict]:
    return [verdict async for verdict in verify.verify(administration)]


# --- people ----------------------------------------------------------------------------------------


async def test_a_new_password_ends_sessions_and_tokens(
    any_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await any_server.guest("Anna")
    await anna.http.put("/api/me/password", json={"new": "old password"})
    chair = await anna.sit(await anna.open("me", "open"))
    await chair.hear()
    assert await admin(any_server, "reset-password", "anna") == 0
    password = capsys.readouterr().out.splitlines()[0].rpartition(" ")[2]
    await any_server.house.timekeeper.tick()
    assert await chair.hear() == {"type": "bye", "reason": "signed-out"}
    assert (await anna.http.get("/api/me")).status_code == 401
    for given, status in (("old password", 403), (password, 200)):
        assert (await anna.post("/api/session", name="Anna", password=given)).status_code == status


async def test_who_is_blocked_is_shown_out_and_the_game_goes_on(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", options={"first_governor": 1})
    await bruno.do(table_id, "join")
    chair, hers = await bruno.sit(table_id), await anna.sit(table_id)
    await chair.hear()
    await hers.hear()
    assert await admin(any_server, "block", "Bruno") == 0
    await any_server.house.timekeeper.tick()
    assert await chair.hear() == {"type": "bye", "reason": "signed-out"}
    assert (await bruno.http.get("/api/me")).json()["code"] == "blocked"
    await hers.until(lambda seen: seen["table"]["seats"][1]["away"] == "left")
    assert hers.seen["log"][-1]["text"] == "Bruno left; Bice plays on."
    assert await admin(any_server, "unblock", "Bruno") == 0
    assert (await bruno.do(table_id, "return"))["type"] == "confirmed"


async def test_lists_of_people_and_tables(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "bot:hard", "open")
    await admin(server, "people", "--json")
    (listed,) = json.loads(capsys.readouterr().out)
    assert (listed["name"], listed["has_account"], listed["tables"]) == ("Anna", False, 1)
    await admin(server, "tables", "--status", "open", "--json")
    (listed,) = json.loads(capsys.readouterr().out)
    assert (listed["id"], listed["seats"]) == (table_id, ["Anna", "bot hard", "–"])
    await admin(server, "people")
    await admin(server, "tables")
    shown = capsys.readouterr().out
    assert "nickname" in shown
    assert table_id in shown


# --- tables ----------------------------------------------------------------------------------------


async def test_a_game_that_is_ended_is_seen_to_end(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me")
    chair = await anna.sit(table_id)
    await chair.hear()
    assert await admin(any_server, "end-table", table_id) == 0
    await any_server.house.timekeeper.tick()
    await chair.until(lambda seen: seen["table"]["status"] == "ended")
    assert chair.seen["log"][-1]["text"] == "The administrator ended the game."
    assert (await chair.say("move", version=chair.seen["version"], action="x"))["code"] == "not-running"
    assert await admin(any_server, "end-table", table_id) == 1


async def test_a_deleted_table_is_gone_for_everybody(
    any_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me")
    chair = await anna.sit(table_id)
    seen = await chair.hear()
    await chair.say("chat", text="ciao")
    assert await admin(any_server, "delete-table", table_id) == 0
    move = {"version": seen["version"], "action": seen["offers"][0]["action"]}
    assert (await anna.do(table_id, "move", **move))["code"] == "no-table"
    await any_server.house.timekeeper.tick()
    while (heard := await chair.hear())["type"] != "refused":
        pass
    assert heard["code"] == "no-table"
    assert (await anna.http.get(f"/api/tables/{table_id}")).status_code == 404
    async with any_server.house.database.read() as connection:
        for table in (schema.log, schema.seats, schema.messages, schema.snapshots):
            assert (await connection.execute(select(table))).all() == []
    assert await admin(any_server, "delete-table", table_id) == 1
    assert "There is no such table" in capsys.readouterr().err


async def test_more_people_than_a_statement_can_name_are_named(any_server: Server) -> None:
    """PostgreSQL takes 32,767 at once; a long list of tables has more."""
    anna = (await (await any_server.guest("Anna")).get("/api/me"))["id"]
    strangers = [f"nobody{number}" for number in range(40_000)]
    assert await any_server.house.people.names([*strangers, anna]) == {anna: "Anna"}


# --- backups ---------------------------------------------------------------------------------------


async def everything(settings: ServerSettings) -> dict[str, list[str]]:
    """All rows of a database, comparable whatever database it is."""
    database = Database(settings.database_url)
    found = {}
    async with database.read() as connection:
        for table in schema.metadata.sorted_tables:
            if table.name not in ("announcements", "heartbeat"):
                rows = (await connection.execute(select(table))).all()
                found[table.name] = sorted(json.dumps(list(row), sort_keys=True) for row in rows)
    await database.close()
    return found


@pytest.mark.parametrize("name", ["backup.db", "backup.jsonl", "backup.jsonl.gz"])
async def test_a_backup_of_a_running_server_brings_everything_back(
    any_server: Server, tmp_path: Path, name: str
) -> None:
    table_ids = await play_games(any_server)
    file = tmp_path / name
    if name.endswith(".db") and not any_server.house.database.is_sqlite:
        assert await admin(any_server, "backup", str(file)) == 1
        return
    assert await admin(any_server, "backup", str(file)) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    before = await everything(any_server.settings)
    await any_server.stop()
    other = Server(tmp_path / "other")
    assert await admin(other, "restore", str(file)) == 0
    assert await everything(other.settings) == before
    with sqlite3.connect(other.settings.data / "ludoteca.db") as connection:
        connection.execute("CREATE TABLE of_somebody_else (x INTEGER)")
    assert await admin(other, "restore", str(file)) == 1, "not empty"
    assert await admin(other, "restore", str(file), "--replace") == 0
    with sqlite3.connect(other.settings.data / "ludoteca.db") as connection:
        assert connection.execute("SELECT * FROM of_somebody_else").fetchall() == []
    await other.start()
    again = await other.guest(cookie="unknown")
    assert (await again.see(table_ids[0]))["table"]["status"] == "finished"
    await other.stop()
    await any_server.start()


@pytest.mark.parametrize("name", ["backup.db", "backup.jsonl.gz"])
async def test_a_house_moves_from_sqlite_to_postgresql(
    server: Server, request: pytest.FixtureRequest, tmp_path: Path, name: str
) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    await anna.do(table_id, "chat", text="ciao")
    assert await admin(server, "backup", str(tmp_path / name)) == 0
    other = Server(tmp_path / "other", new_database(request.getfixturevalue("postgres")))
    assert await admin(other, "restore", str(tmp_path / name)) == 0
    assert await everything(other.settings) == await everything(server.settings)
    await other.start()
    moved = await other.guest(cookie=anna.http.cookies["ludoteca"])
    assert (await moved.do(table_id, "chat", text="numbers of new rows go on"))["type"] == "confirmed"
    seen = await moved.see(table_id)
    move = {"version": seen["version"], "action": seen["offers"][0]["action"]}
    assert (await moved.do(table_id, "move", **move))["type"] == "confirmed"
    await other.stop()


async def test_a_damaged_backup_is_refused_before_anything_is_touched(server: Server, tmp_path: Path) -> None:
    await play_games(server)
    whole = tmp_path / "whole.jsonl"
    await backup.backup(server.settings, whole)
    lines = whole.read_text().splitlines(keepends=True)
    head = json.loads(lines[0])
    damages = {
        "cut off": "".join(lines[:-1]),
        "cut off in a line": "".join(lines)[:-200],
        "a row is missing": "".join(lines[:5] + lines[6:]),
        "a row was changed": "".join(lines).replace("Anna", "Bnna"),
        "of another schema": "".join([json.dumps(head | {"schema": "0001"}) + "\n", *lines[1:]]),
        "something else": "[]\n",
        "empty": "",
    }
    before = await everything(server.settings)
    await server.stop()
    for content in damages.values():
        file = tmp_path / "damaged.jsonl"
        file.write_text(content)
        with pytest.raises(Refusal, match=r"damaged\.jsonl"):
            await backup.restore(server.settings, file, replace=True)
    file.write_bytes(gzip.compress(whole.read_bytes())[:-100])
    with pytest.raises(Refusal, match="bad-backup"):
        await backup.restore(server.settings, file, replace=True)
    file.write_bytes(b"SQLite format 3\x00" + b"x" * 5000)
    with pytest.raises(Refusal, match="bad-backup"):
        await backup.restore(server.settings, file, replace=True)
    newer = tmp_path / "newer.db"
    await backup.backup(server.settings, newer)
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerSchema, match="9999"):
        await backup.restore(server.settings, newer, replace=True)
    assert await everything(server.settings) == before
    await server.start()


async def test_a_sqlite_database_in_use_is_not_restored(server: Server, tmp_path: Path) -> None:
    await backup.backup(server.settings, tmp_path / "a.jsonl")
    with occupy(server.settings.database_url), pytest.raises(Occupied, match=r"process \d+.*stop it first"):
        await backup.restore(server.settings, tmp_path / "a.jsonl", replace=True)


BACK_TO_0003 = (
    "DROP TABLE figures",
    "DROP TABLE to_count",
    "DROP TABLE heartbeat",
    "ALTER TABLE seats DROP COLUMN away_since",
    "ALTER TABLE seats DROP COLUMN had_grace",
    "DROP TABLE verdicts",
    "DROP TABLE reviews",
    "DROP TABLE studies",
    "DROP TABLE positions",
    "DROP INDEX ix_seats_person_id_table_id",
    "DROP INDEX ix_tables_created_at",
    "DROP INDEX ix_tables_creator_id",
    "DROP INDEX ix_log_table_id_ply",
    "ALTER TABLE seats DROP COLUMN orders",
    "ALTER TABLE seats DROP COLUMN prepared",
    "ALTER TABLE tables DROP COLUMN intents",
    "CREATE INDEX ix_seats_person_id ON seats (person_id)",
    "CREATE TABLE preferences (person_id VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES people, chosen JSON)",
    "INSERT INTO preferences SELECT id, '{}' FROM people",
    "UPDATE alembic_version SET version_num = '0003'",
)


async def test_a_backup_of_an_older_schema_is_brought_up_to_date(server: Server, tmp_path: Path) -> None:
    finished, *_ = await play_games(server)
    async with server.house.database.write() as connection:
        await connection.execute(text("DELETE FROM positions"))
        await connection.execute(text("UPDATE seats SET orders = NULL, prepared = NULL"))
    before = await everything(server.settings)
    before |= {"figures": [], "to_count": [json.dumps([finished])]}
    async with server.house.database.write() as connection:
        for statement in BACK_TO_0003:
            await connection.execute(text(statement))
    for name in ("old.db", "old.jsonl"):
        await backup.backup(server.settings, tmp_path / name)
        other = ServerSettings(data=tmp_path / f"other {name}")
        await backup.restore(other, tmp_path / name, replace=False)
        assert await everything(other) == before
        async with enter(other) as administration:
            assert len(await people.everybody(administration)) == 1


async def test_no_database_and_another_schema_are_told(
    tmp_path: Path, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await admin(Server(tmp_path / "nowhere"), "people") == 1
    assert "There is no database at" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
    async with server.house.database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    assert await admin(server, "verify") == 1
    assert "schema 0001" in capsys.readouterr().err
    assert await admin(server, "backup", str(tmp_path / "no" / "such" / "folder.jsonl")) == 1


# --- verify ----------------------------------------------------------------------------------------


async def test_matches_that_replay_are_sound(any_server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    await play_games(any_server)
    assert await admin(any_server, "verify") == 0
    assert capsys.readouterr().out.startswith("2 matches sound, 0 of an older version")


async def test_every_damage_is_reported_and_nothing_is_changed(server: Server, tmp_path: Path) -> None:
    finished, running, _ = await play_games(server)
    await backup.backup(server.settings, tmp_path / "a.jsonl")
    moves = (schema.log.c.table_id == finished, schema.log.c.kind == "move")
    kept = schema.snapshots.c.table_id == finished
    damages = {
        "wrong-seal": update(schema.tables).where(schema.tables.c.id == finished).values(seed_hash="x"),
        "wrong-result": update(schema.tables)
        .where(schema.tables.c.id == finished)
        .values(result={"scores": [1, 1], "standings": [1, 1]}),
        "wrong-turn": update(schema.tables).where(schema.tables.c.id == running).values(turn=None),
        "wrong-ply": update(schema.tables).where(schema.tables.c.id == running).values(ply=3),
        "wrong-seat": update(schema.log).where(*moves).values(seat=5),
        "no-move": update(schema.log).where(*moves).values(action="build wharf"),
        "log-gaps": delete(schema.log).where(schema.log.c.table_id == finished, schema.log.c.version == 9),
        "no-snapshot": delete(schema.snapshots).where(kept),
        "no-position": update(schema.snapshots).where(kept).values(position={"game": "puerto_rico"}),
        "wrong-position": update(schema.tables).where(schema.tables.c.id == finished).values(seed=7),
        "unknown-game": update(schema.tables).where(schema.tables.c.id == finished).values(game="chess"),
    }
    for name, damage in damages.items():
        settings = ServerSettings(data=tmp_path / name)
        await backup.restore(settings, tmp_path / "a.jsonl", replace=False)
        async with enter(settings) as administration:
            async with administration.database.write() as connection:
                await connection.execute(damage)
            before = await everything(settings)
            found = await verdicts(administration)
            assert sorted(verdict.outcome for verdict in found) == ["broken", "sound"], name
            assert name in {problem.name for verdict in found for problem in verdict.problems}
            assert await everything(settings) == before
        told = Server(tmp_path / name)
        assert await admin(told, "verify") == 1


async def test_a_match_of_an_older_version_is_listed_and_checked_by_its_positions(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    finished, running, _ = await play_games(server)
    async with server.house.database.write() as connection:
        await connection.execute(update(schema.tables).values(game_version=0))
        await connection.execute(update(schema.snapshots).values(game_version=0))
        # Under the old rules other moves led from position to position.
        await connection.execute(
            update(schema.log)
            .where(schema.log.c.table_id == finished, schema.log.c.ply == 3, schema.log.c.kind == "move")
            .values(action="build wharf")
        )
    assert await admin(server, "verify") == 0
    out = capsys.readouterr().out
    assert f"{running}: puerto_rico begun with behaviour version 0, now 1" in out
    assert "0 matches sound, 2 of an older version" in out
    async with server.house.database.write() as connection:
        await connection.execute(
            update(schema.positions)
            .where(schema.positions.c.table_id == running)
            .values(position={"game": "puerto_rico"})
        )
    assert await admin(server, "verify") == 1
    assert f"{running}: puerto_rico version 0: the position stored at version" in capsys.readouterr().out


async def test_without_ratings_there_is_nothing_to_compute(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    if importlib.util.find_spec(ratings.KEPT_BY) is None:
        assert await admin(server, "recompute-ratings") == 1
        assert "keeps no ratings" in capsys.readouterr().err
    else:
        assert await admin(server, "recompute-ratings") == 0


async def test_a_damaged_database_is_named_and_not_backed_up(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await server.guest("Anna")
    await anna.open("me", "me")
    await server.stop()
    file = tmp_path / "ludoteca.db"
    whole = bytearray(file.read_bytes())
    whole[4096 * 3 : 4096 * 3 + 2000] = b"\xff" * 2000
    file.write_bytes(whole)
    for name in ("copy.db", "copy.jsonl.gz"):
        assert await admin(server, "backup", str(tmp_path / name)) == 1
        assert "is damaged and no backup of it was made" in capsys.readouterr().err
        assert not (tmp_path / name).exists()
    await server.start()


async def test_a_row_that_cannot_be_read_is_reported(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    async with server.house.database.write() as connection:
        await connection.execute(update(schema.tables).values(clock={"kind": "sundial"}))
    assert await admin(server, "verify") == 1
    assert f"{table_id}: ? version 0: what is stored cannot be read" in capsys.readouterr().out


# --- tournaments -----------------------------------------------------------------------------------


async def test_a_tournament_is_opened_for_an_account_listed_and_called_off(
    any_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    olga, guest = await account(any_server, "Olga"), await any_server.guest("Bruno")
    assert await admin(any_server, "open-tournament", "Olga", "puerto_rico", "4", "--title", "Friday") == 0
    assert "Friday is open to be entered; Olga directs it" in capsys.readouterr().out
    assert await admin(any_server, "tournaments", "--json") == 0
    (listed,) = json.loads(capsys.readouterr().out)
    assert (listed["name"], listed["organiser"], listed["status"]) == ("Friday", "Olga", "open")
    seen = await olga.get(f"/api/tournaments/{listed['id']}")
    assert (seen["may_direct"], seen["info"]["entrants"], seen["info"]["seats"]) == (True, 0, 4)
    assert (await guest.post(f"/api/tournaments/{listed['id']}/enter")).status_code == 200
    assert await admin(any_server, "close-tournament", listed["id"]) == 0
    assert (await guest.get(f"/api/tournaments/{listed['id']}"))["info"]["status"] == "cancelled"
    capsys.readouterr()
    assert await admin(any_server, "close-tournament", listed["id"]) == 1
    assert capsys.readouterr().err.strip().endswith("This tournament is over.")
    assert await admin(any_server, "tournaments", "--status", "running") == 0
    assert "Friday" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("Nobody", "puerto_rico", "4"), "no such person"),
        (("Bruno", "puerto_rico", "4"), "account"),
        (("Olga", "chess", "4"), "chess"),
        (("Olga", "puerto_rico", "9"), "2, 3, 4, 5"),
        (("Olga", "puerto_rico", "many"), "seats"),
        (("Olga", "puerto_rico", "4", "--bots", "genius"), "genius"),
    ],
)
async def test_a_tournament_that_cannot_be_is_refused_in_one_line(
    server: Server, words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await account(server, "Olga")
    await server.guest("Bruno")
    assert await admin(server, "open-tournament", *words) == 1
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert told in line
