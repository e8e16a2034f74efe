"""How long the pages of a big house take: lists, profiles, ratings, statistics; and the start of the server.

    python -m tools.bench_pages [--data FOLDER | --db URL] [--times 100] [--json FILE]

Make such a house with tools/make_house. A server is started on it, asked by people who play much and by
strangers, and stopped. Ends with 1 if a page takes longer than 100 ms (99th percentile) or the start 10 s.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import httpx
from rich.console import Console
from rich.table import Table
from sqlalchemy import delete, func, insert, select

from ludoteca.server.bench.host import Host
from ludoteca.server.config import ServerSettings
from ludoteca.server.ids import new_id
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.paging import write_key
from ludoteca.server.storage.schema import people, ratings, seats, sessions, tables
from ludoteca.server.tables.table import RUNNING

MOST_SECONDS = 0.1
MOST_START = 10.0
ASKERS = 20


def main() -> None:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("big-house"), help="folder of a SQLite database")
    parser.add_argument("--db", default="", help="postgresql://… in place of it")
    parser.add_argument("--times", type=int, default=100, help="how often each page is asked for")
    parser.add_argument("--json", type=Path, help="write the figures to a file, too")
    args = parser.parse_args()
    settings = ServerSettings(data=args.data, db=args.db)
    host = Host(args.data, {"LUDOTECA_DB": args.db} if args.db else {})
    known = asyncio.run(prepare(settings))
    began = time.perf_counter()
    host.start()
    try:
        host.wait()
        start = time.perf_counter() - began
        figures = {name: measure(host.url, asked, args.times) for name, asked in pages(known)}
    finally:
        host.stop()
        asyncio.run(tidy(settings, known.keys))
    show(start, figures)
    if args.json:
        args.json.write_text(json.dumps({"start": start, "pages": figures}, indent=2) + "\n")
    raise SystemExit(start > MOST_START or any(one["p99"] > MOST_SECONDS for one in figures.values()))


class Known(NamedTuple):
    """Whom and what the pages are about."""

    keys: list[str]
    """Sessions of those who sit at most tables."""
    names: list[str]
    running: list[str]
    far: str
    """Where a page of finished tables begins that is deep in the list."""
    low: str
    """Where a page of the ratings begins that is far down."""


async def prepare(settings: ServerSettings) -> Known:
    """Look who plays most, and sign them in."""
    database = Database(settings.database_url)
    async with database.read() as connection:
        busiest = (
            select(people.c.id, people.c.name)
            .join(seats, seats.c.person_id == people.c.id)
            .group_by(people.c.id, people.c.name)
            .order_by(func.count().desc())
            .limit(ASKERS)
        )
        found = (await connection.execute(busiest)).all()
        some = select(tables.c.id).where(tables.c.status == RUNNING).limit(500)
        running = list((await connection.execute(some)).scalars())
        old = select(tables.c.created_at, tables.c.id).order_by(tables.c.created_at).limit(100)
        far = (await connection.execute(old)).all()[-1]
        lower = select(ratings.c.rating).order_by(ratings.c.rating).limit(100)
        low = (await connection.execute(lower)).scalars().all()[-1]
    keys = [secrets.token_urlsafe(32) for _ in found]
    rows = [
        {"id": new_id(), "person_id": who.id, "secret_hash": _hash(key), "kind": "browser", "label": "bench",
         "scope": "play", "created_at": time.time(), "expires_at": time.time() + 7e6}
        for who, key in zip(found, keys, strict=True)
    ]  # fmt: skip
    async with database.write() as connection:
        await connection.execute(insert(sessions), rows)
    await database.close()
    low_key, far_key = write_key((1900, low, "")), write_key((far.created_at, far.id))
    return Known(keys, [who.name for who in found], running, far_key, low_key)


async def tidy(settings: ServerSettings, keys: list[str]) -> None:
    """Leave the database as it was."""
    database = Database(settings.database_url)
    async with database.write() as connection:
        hashes = [_hash(key) for key in keys]
        await connection.execute(delete(sessions).where(sessions.c.secret_hash.in_(hashes)))
    await database.close()


def pages(known: Known) -> Iterator[tuple[str, Iterator[tuple[str, str]]]]:
    """Every page: addresses to ask for, each with the key of who asks; an empty key is a stranger's."""
    rng = random.Random(1)

    def ask(*addresses: str, by_stranger: bool = False) -> Iterator[tuple[str, str]]:
        while True:
            yield rng.choice(addresses), "" if by_stranger else rng.choice(known.keys)

    for which in ("waiting", "mine", "open", "running", "finished"):
        yield f"list: {which}", ask(f"/api/tables?which={which}")
    yield "list: finished, to a stranger", ask("/api/tables?which=finished", by_stranger=True)
    yield "list: finished, the oldest", ask(f"/api/tables?which=finished&after={known.far}")
    yield "list: a game that nobody plays", ask("/api/tables?which=finished&game=age_of_discovery")
    yield "list: a game", ask("/api/tables?which=finished&game=puerto_rico")
    yield "profile and statistics", ask(*(f"/api/people/{name}" for name in known.names))
    yield "profile, to a stranger", ask(*(f"/api/people/{name}" for name in known.names), by_stranger=True)
    yield "ratings", ask("/api/ratings/puerto_rico")
    yield "ratings, the lowest", ask(f"/api/ratings/puerto_rico?after={known.low}")
    yield "a table", ask(*(f"/api/tables/{table}" for table in known.running))
    yield "export of a person", ask("/api/me/export")


def measure(url: str, asked: Iterator[tuple[str, str]], times: int) -> dict[str, float]:
    """Ask so often, one after the other; the first time does not count."""
    spent = []
    with httpx.Client(base_url=url, timeout=60) as client:
        for number in range(times + 1):
            address, key = next(asked)
            began = time.perf_counter()
            answer = client.get(address, headers={"Cookie": f"ludoteca={key}"} if key else {})
            if number:
                spent.append(time.perf_counter() - began)
            answer.raise_for_status()
    spent.sort()
    return {"p50": spent[len(spent) // 2], "p99": spent[int(len(spent) * 0.99)], "worst": spent[-1]}


def show(start: float, figures: dict[str, dict[str, float]]) -> None:
    """As a table, in milliseconds."""
    table = Table("page", "p50 ms", "p99 ms", "worst ms")
    for name, one in figures.items():
        table.add_row(name, *(f"{one[key] * 1000:.1f}" for key in ("p50", "p99", "worst")))
    console = Console()
    console.print(f"The server started in {start:.1f} s.")
    console.print(table)


def _hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


if __name__ == "__main__":
    main()
