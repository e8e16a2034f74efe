"""What a move costs at more tables than are kept in memory, where nobody has a socket.

    python -m tools.bench_rooms [--tables 40] [--rounds 10]

Two people play at all tables in turn, each move a look at the table and a command, by HTTP alone: first on a
server that keeps all tables, then on one that keeps a quarter of them, so that every move reads its table.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from ludoteca.server.bench.host import Host, cpu_seconds

NAMES = ("Anna", "Bruno")


def main() -> None:
    """Measure both and print them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=10, help="moves at each table")
    args = parser.parse_args()
    for rooms in (args.tables, args.tables // 4):
        computing, waiting = measure(rooms, args.tables, args.rounds)
        print(
            f"{rooms} rooms for {args.tables} tables: {waiting:.1f} ms a move, {computing:.1f} of computing"
        )


def measure(rooms: int, tables: int, rounds: int) -> tuple[float, float]:
    """Milliseconds of computing and of waiting for a look and a move, of rounds the median."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-rooms-") as folder:
        host = Host(Path(folder), {"LUDOTECA_ROOMS": str(rooms)})
        host.start()
        try:
            host.wait()
            guests = [arrive(host.url, name) for name in NAMES]
            ids = [open_table(guests) for _ in range(tables)]
            play(guests, ids)  # what is put together once is not counted
            taken = [timed(host.pid, guests, ids) for _ in range(rounds)]
        finally:
            host.stop()
    return median(computing for computing, _ in taken), median(waiting for _, waiting in taken)


def timed(pid: int, guests: list[httpx.Client], ids: list[str]) -> tuple[float, float]:
    """Milliseconds a move of computing by the server and of waiting for it, over one move at each table."""
    used, begun = cpu_seconds(pid) or 0.0, time.perf_counter()
    play(guests, ids)
    took = time.perf_counter() - begun
    return 1000 * ((cpu_seconds(pid) or 0.0) - used) / len(ids), 1000 * took / len(ids)


def arrive(url: str, name: str) -> httpx.Client:
    """Somebody with a nickname."""
    guest = httpx.Client(base_url=url, timeout=60)
    guest.post("/api/session/nickname", json={"name": name}).raise_for_status()
    return guest


def open_table(guests: list[httpx.Client]) -> str:
    """A table for both."""
    wish = {"game": "puerto_rico", "seats": [{"kind": "me"}, {"kind": "person", "name": NAMES[1]}]}
    table: str = guests[0].post("/api/tables", json=wish).raise_for_status().json()["table"]["id"]
    command(guests[1], table, type="join")
    return table


def play(guests: list[httpx.Client], ids: list[str]) -> None:
    """One move at each table, by whoever decides."""
    for table in ids:
        seen = look(guests[0], table)
        decider = guests[0] if seen["offers"] else guests[1]
        offers = seen["offers"] or look(decider, table)["offers"]
        command(decider, table, type="move", version=seen["version"], action=random.choice(offers)["action"])


def look(guest: httpx.Client, table: str) -> Any:
    """The table as a guest sees it."""
    return guest.get(f"/api/tables/{table}").raise_for_status().json()


def command(guest: httpx.Client, table: str, **data: Any) -> None:
    """Say something that must be done."""
    key = f"{random.getrandbits(64):x}"
    guest.post(f"/api/tables/{table}/commands", json={"key": key, **data}).raise_for_status()


if __name__ == "__main__":
    main()
