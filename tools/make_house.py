"""Fill an empty database with a big house: people with accounts, finished games, running ones.

    python -m tools.make_house [--data FOLDER | --db URL] [--finished 50000] [--running 2000] [--people 2000]

A few games are really played; the others are copies of them with other people and times. Running tables are
complete and can be played on. Of the finished ones the first --whole are complete, too; the others are what
lists, profiles and ratings read: table, seats, result and the first line of the log.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from rich.progress import track
from sqlalchemy import Table, func, insert, select

from ludoteca.core.errors import LudotecaError
from ludoteca.server.bots.pool import Pool
from ludoteca.server.clock import system_clock
from ludoteca.server.config import ServerSettings
from ludoteca.server.house import House
from ludoteca.server.ids import new_id
from ludoteca.server.people.person import Person
from ludoteca.server.play import moves
from ludoteca.server.play.draft import Draft
from ludoteca.server.results.ratings import Ratings
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import log, people, positions, seats, snapshots, tables
from ludoteca.wire.commands import Join
from ludoteca.wire.opening import NewTable, SeatWish

GAME = "puerto_rico"
SEATS = (2, 3, 4, 5)
COPIED = (seats, log, snapshots, positions)
"""What belongs to a table, by its id."""
HOUR = 3600.0
AT_ONCE = 200
Row = dict[str, Any]
Template = Mapping[Table, Sequence[Row]]


def main() -> None:
    """Fill the database."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("big-house"), help="folder for a SQLite database")
    parser.add_argument("--db", default="", help="postgresql://… in place of it")
    parser.add_argument("--finished", type=int, default=50_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--people", type=int, default=2_000)
    parser.add_argument("--whole", type=int, default=200, help="finished games with their whole log")
    args = parser.parse_args()
    args.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    asyncio.run(fill(ServerSettings(data=args.data, db=args.db), args))


async def fill(settings: ServerSettings, args: argparse.Namespace) -> None:
    """People first, then templates, then copies of them; at last all ratings."""
    database = Database(settings.database_url)
    await database.migrate()
    async with database.read() as connection:
        if (await connection.execute(select(func.count()).select_from(people))).scalar_one():
            raise SystemExit("this database is not empty")
    rng = random.Random(1)
    folk = await settle(database, args.people)
    running, finished = await play_templates(settings, folk)
    total = args.running + args.finished
    copies = copy_all(rng, folk, running, finished, args)
    for _ in track(range(-(-total // AT_ONCE)), description=f"{total} tables"):
        await write(database, list(islice(copies, AT_ONCE)))
    print(f"rated games: {await Ratings(database).recompute()}")
    await database.close()


async def settle(database: Database, count: int) -> list[Person]:
    """People with accounts whose password nobody knows."""
    now = system_clock()
    folk = [Person(new_id(), f"Player {i}", "en", True) for i in range(count)]
    rows = [
        {"id": one.id, "name": one.name, "name_key": one.name.lower(), "password": "-", "language": "en",
         "is_blocked": False, "created_at": now - 9e7, "account_since": now - 9e7, "seen_at": now}
        for one in folk
    ]  # fmt: skip
    async with database.write() as connection:
        await connection.execute(insert(people), rows)
    return folk


async def play_templates(
    settings: ServerSettings, folk: Sequence[Person]
) -> tuple[list[Template], list[Template]]:
    """One running and one finished game for each number of seats, by random moves."""
    house = House(settings, system_clock, Pool(1, 1.0))
    house.writer.start()
    running = [await play(house, folk[:count], 60) for count in SEATS]
    finished = [await play(house, folk[:count], 100_000) for count in SEATS]
    templates = [[await read(house, one) for one in some] for some in (running, finished)]
    await house.writer.stop()
    await house.database.close()
    return templates[0], templates[1]


async def play(house: House, around: Sequence[Person], most: int) -> str:
    """Play a game for so many decisions at most."""
    others = [SeatWish(kind="person", name=one.name) for one in around[1:]]
    table_id = await house.commands.open_table(
        around[0], NewTable(game=GAME, seats=[SeatWish(kind="me"), *others])
    )
    for one in around[1:]:
        await house.commands.obey(one, table_id, Join(key=one.id))
    rng = random.Random(len(around))

    async def step(draft: Draft) -> None:
        moves.play_chain(draft, [rng.choice(draft.running().state.actions())])

    for _ in range(most):
        if (await house.rooms.present(table_id)).table.is_over:
            break
        await house.rooms.change(table_id, step)
    return table_id


async def read(house: House, table_id: str) -> Template:
    """All rows of a table."""
    async with house.database.read() as connection:
        found: dict[Table, list[Row]] = {}
        for kept in (tables, *COPIED):
            key = kept.c.id if kept is tables else kept.c.table_id
            query = await connection.execute(select(kept).where(key == table_id))
            found[kept] = [dict(row) for row in query.mappings()]
        return found


def copy_all(
    rng: random.Random,
    folk: Sequence[Person],
    running: Sequence[Template],
    finished: Sequence[Template],
    args: argparse.Namespace,
) -> Iterator[Template]:
    """The finished ones, oldest first, then those that run."""
    now = system_clock()
    for number in range(args.finished):
        template = finished[number % len(finished)]
        age = HOUR * (1 + args.finished - number)
        yield copy(rng, folk, template, now - age, number < args.whole)
    for number in range(args.running):
        yield copy(rng, folk, running[number % len(running)], now - rng.random() * HOUR, True)


def copy(
    rng: random.Random, folk: Sequence[Person], template: Template, at: float, is_whole: bool
) -> Template:
    """A table like another, with other people, at another time. Some people play much more than others."""
    table_id = new_id()
    (table,) = template[tables]
    old = [seat["person_id"] for seat in template[seats]]
    around: dict[str | None, str] = {}
    while len(around) < len(old):
        who = folk[int(len(folk) * rng.random() ** 3)].id
        if who not in around.values():
            around[old[len(around)]] = who
    shift = at - table["created_at"]
    times = ("created_at", "started_at", "finished_at", "turn_since", "deadline")
    fresh = {**table, "id": table_id, "creator_id": around[table["creator_id"]]}
    fresh |= {name: table[name] + shift for name in times if table[name] is not None}
    if not is_whole:
        fresh |= {"seed": None, "seed_hash": None}
    rows: dict[Table, list[Row]] = {tables: [fresh]}
    for kept in COPIED:
        lines = template[kept] if is_whole or kept is seats else template[kept][:1] if kept is log else []
        rows[kept] = [_copied(line, table_id, around, shift) for line in lines]
    return rows


def _copied(line: Row, table_id: str, around: Mapping[str | None, str], shift: float) -> Row:
    fresh = {**line, "table_id": table_id}
    if "person_id" in line:
        fresh["person_id"] = around.get(line["person_id"])
    return fresh | {name: line[name] + shift for name in ("at", "since") if name in line}


async def write(database: Database, copies: Sequence[Template]) -> None:
    """Some tables in one transaction."""
    async with database.write() as connection:
        for kept in (tables, *COPIED):
            if rows := [row for one in copies for row in one[kept]]:
                await connection.execute(insert(kept), rows)


if __name__ == "__main__":
    try:
        main()
    except LudotecaError as error:
        raise SystemExit(str(error)) from None
