"""Measure a server: moves per second, how long a confirmation takes, memory and computing."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.server.bench.guests import Plan, Played
from ludoteca.server.bench.host import Host, cpu_seconds, memory

KEYS = {
    "tables": "tables played at the same time",
    "seats": "people with a socket at each table",
    "seconds": "how long they played",
    "rate": "moves per second that the guests aimed at; 0: as fast as the server answers",
    "moves": "moves that were confirmed",
    "refused": "moves that were refused; 0 is right",
    "moves_per_second": "moves confirmed per second",
    "p50_ms": "half of the confirmations came within so many milliseconds of sending",
    "p95_ms": "95 of 100 confirmations",
    "p99_ms": "99 of 100 confirmations",
    "server_cpu_ms_per_move": "milliseconds of computing by the server for each move",
    "guests_cpu_ms_per_move": "milliseconds of computing by the guests for each move",
    "kb_per_live_table": "memory of the server for a table that is played at, with its sockets, in kB",
    "kb_per_idle_table": "memory of the server for a running table without anybody there, in kB",
    "start_seconds": "from the start of the server to its first answer",
}
"""What is measured; numbers about the server itself are null when it was started by somebody else."""


def bench(plan: Plan, url: str = "") -> dict[str, float | int | None]:
    """Measure the server at an address, or one of our own that is started for it."""
    if url:
        plan.url = url.rstrip("/")
        return _measure(plan, None)
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
        import time

        host = Host(Path(folder))
        begun = time.perf_counter()
        host.start()
        try:
            host.wait()
            started = time.perf_counter() - begun
            plan.url = host.url
            _drive(_warm_up(plan), None)
            return {**_measure(plan, host.pid), "start_seconds": round(started, 2)}
        finally:
            host.stop()


def _warm_up(plan: Plan) -> Plan:
    """Some moves, so that what is loaded or put together once, for all tables, is not counted as theirs."""
    return Plan(plan.url, plan.game, 8, plan.seats, 2.0, 0)


def _measure(plan: Plan, pid: int | None) -> dict[str, float | int | None]:
    played, sizes, cpu = _drive(plan, pid)
    waits = sorted(played.waits) or [0.0]

    def within(share: float) -> float:
        return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 2)

    def kilobytes(stage: str) -> float | None:
        return None if pid is None else round((sizes[stage] - sizes["begin"]) / plan.tables / 1000, 1)

    moves = max(1, played.moves)
    return {
        "tables": plan.tables,
        "seats": plan.seats,
        "seconds": round(played.seconds, 2),
        "rate": plan.rate,
        "moves": played.moves,
        "refused": played.refused,
        "moves_per_second": round(played.moves / played.seconds, 1),
        "p50_ms": within(0.50),
        "p95_ms": within(0.95),
        "p99_ms": within(0.99),
        "server_cpu_ms_per_move": None if pid is None else round(1000 * cpu / moves, 3),
        "guests_cpu_ms_per_move": round(1000 * played.cpu / moves, 3),
        "kb_per_live_table": kilobytes("played"),
        "kb_per_idle_table": kilobytes("open"),
        "start_seconds": None,
    }


def _drive(plan: Plan, pid: int | None) -> tuple[Played, dict[str, int], float]:
    """Let the guests play; after each stage look at the server's memory, around the play at its computing."""
    sizes = {"begin": (memory(pid) if pid else None) or 0}
    used: dict[str, float] = {}
    guests = subprocess.Popen(
        [sys.executable, "-m", "ludoteca.server.bench.guests"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert guests.stdin is not None
    assert guests.stdout is not None
    try:
        guests.stdin.write(msgspec.json.encode(plan).decode() + "\n")
        guests.stdin.flush()
        for stage in ("open", "seated", "played"):
            if guests.stdout.readline().strip() != stage:
                raise LudotecaError("the guests could not play; what they say is above")
            sizes[stage] = (memory(pid) if pid else None) or 0
            used[stage] = (cpu_seconds(pid) if pid else None) or 0.0
            guests.stdin.write("\n")
            guests.stdin.flush()
        played = msgspec.json.decode(guests.stdout.readline(), type=Played)
    finally:
        guests.kill()
        guests.wait()
    return played, sizes, used["played"] - used["seated"]
