"""The campaign: a busy house is killed for hours, and random games of every room are played by the thousand.

    python -m tools.campaign [--kills 1000] [--cluster 200] [--games 10000] [--notes build/campaign.jsonl]

Kills come in rounds: one server on SQLite, then two servers on PostgreSQL with their Redis, any of the three
killed at a random moment while people play. After every restart all that was confirmed must be there; when a
game ends, its record is replayed, and the next one begins. What is done stands in the notes: the same command
goes on where it was stopped. Ends with 1 if anything was lost or an invariant was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.progress import track
from tests.server.killing import Toll, kill_again_and_again
from tests.server.postgres import new_database, running
from tests.server.procs import ForkedServer, Redis

A_ROUND = 50
"""Kills between which one database grows."""
SQLITE = "one server on SQLite"
CLUSTER = "two servers on PostgreSQL, and Redis"


Killing = Callable[[Path, int], Coroutine[Any, Any, Toll]]
"""A round of kills in a folder, with a seed for its fate."""


@dataclass
class Round:
    """What was done in one go, as it stands in the notes."""

    house: str
    seconds: float
    toll: Toll
    fault: str = ""


async def on_sqlite(folder: Path, seed: int) -> Toll:
    """One server is killed."""
    server = ForkedServer(folder)
    try:
        server.launch()
        await server.ready()
        return await kill_again_and_again([server], [], A_ROUND, seed)
    finally:
        server.kill()


async def on_postgres(folder: Path, seed: int) -> Toll:
    """Two servers and what they tell each other through, one of the three at a time."""
    redis = Redis(folder)
    with running(folder / "postgres") as uri:
        settings = {"DB": new_database(uri), "REDIS": redis.url, "BOT_PATIENCE": "1"}
        servers = [ForkedServer(folder, **settings) for _ in range(2)]
        try:
            redis.launch()
            for server in servers:  # one after the other: the first brings the schema up to date
                server.launch()
                await server.ready()
            return await kill_again_and_again(servers, [redis], A_ROUND, seed)
        finally:
            for mortal in (*servers, redis):
                mortal.kill()


def main() -> None:
    """Kill, play, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, help=f"kills of {SQLITE} (1000)")
    parser.add_argument("--cluster", type=int, default=200, help=f"kills of {CLUSTER} (200)")
    parser.add_argument("--games", type=int, default=10_000, help="random games for each number of seats")
    parser.add_argument("--notes", type=Path, default=Path("build/campaign.jsonl"))
    args = parser.parse_args()
    args.notes.parent.mkdir(parents=True, exist_ok=True)
    kill(args.notes, SQLITE, args.kills, on_sqlite)
    kill(args.notes, CLUSTER, args.cluster, on_postgres)
    played = [sys.executable, "-m", "tools.random_games", "--games", str(args.games)]
    status = subprocess.run(played, check=False).returncode if args.games else 0
    done = noted(args.notes)
    print(*report(done), sep="\n")
    raise SystemExit(bool(status or any(one.fault for one in done)))


def kill(notes: Path, house: str, kills: int, kill_a_round: Killing) -> None:
    """Rounds of kills, as many as are missing; every round has its own fate."""
    done = len([one for one in noted(notes) if one.house == house])
    rounds = range(done, -(-kills // A_ROUND))
    for seed in track(rounds, description=f"{len(rounds) * A_ROUND} kills: {house}"):
        began, toll, fault = time.monotonic(), Toll(), ""
        with TemporaryDirectory(prefix="ludoteca-") as folder:
            try:
                toll = asyncio.run(kill_a_round(Path(folder), seed))
            except (Exception, SystemExit):
                fault = f"seed {seed}: {traceback.format_exc()}"
        with notes.open("a") as file:
            print(json.dumps(asdict(Round(house, time.monotonic() - began, toll, fault))), file=file)


def noted(notes: Path) -> list[Round]:
    """What was done before."""
    lines = notes.read_text().splitlines() if notes.exists() else []
    kept = [json.loads(line) for line in lines]
    return [Round(**{**line, "toll": Toll(**line["toll"])}) for line in kept]


def report(done: list[Round]) -> Iterator[str]:
    """A line for each kind of house, and whatever went wrong."""
    for house in (SQLITE, CLUSTER):
        rounds = [one for one in done if one.house == house]
        tolls = [one.toll for one in rounds]
        yield (
            f"{house}: {sum(toll.kills for toll in tolls):,} kills in {len(rounds)} rounds and "
            f"{sum(one.seconds for one in rounds):,.0f} s; {sum(toll.confirmed for toll in tolls):,} moves "
            f"confirmed, {sum(toll.resent for toll in tolls):,} sent again; "
            f"{sum(toll.ended for toll in tolls)} games ended between kills, "
            f"{sum(toll.finished for toll in tolls)} were replayed; "
            f"{sum(bool(one.fault) for one in rounds)} faults"
        )
    yield from (one.fault for one in done if one.fault)


if __name__ == "__main__":
    main()
