"""The benchmark of batches: how many decisions a second, with what the seats see and may do as arrays."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import TypedDict

from ludoteca.compiled import is_compiled
from ludoteca.core import registry
from ludoteca.core.game import Game

GAMES_AT_ONCE = 512
WARM_UP = 20


class BatchBench(TypedDict):
    """Speeds of batches of one game by random play, observations and masks included."""

    game: str
    seats: int
    compiled: bool
    components: int
    actions: int
    games_at_once: int
    processes: int
    decisions_per_s: float
    decisions_per_cpu_s: float


def run_batch_bench(
    game: Game, seats: int | None = None, seconds: float = 4.0, seed: int = 1, processes: int = 1
) -> BatchBench:
    """Measure for about so many seconds, in so many processes at the same time."""
    encoder = game.encoder(seats)
    task = (registry.address(game), encoder.seats, seconds)
    if processes == 1:
        speeds = [play(*task, seed)]
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            parts = [pool.submit(play, *task, seed + number) for number in range(processes)]
            speeds = [part.result() for part in parts]
    return {
        "game": game.id,
        "seats": encoder.seats,
        "compiled": is_compiled("ludoteca.arrays.stepping"),
        "components": encoder.size,
        "actions": encoder.actions,
        "games_at_once": GAMES_AT_ONCE,
        "processes": processes,
        "decisions_per_s": round(sum(wall for wall, _ in speeds), 1),
        "decisions_per_cpu_s": round(sum(cpu for _, cpu in speeds), 1),
    }


def play(address: str, seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions a second, by the clock on the wall and by that of the processor."""
    from ludoteca.arrays.batch import Batch

    batch = Batch(registry.invite(address), seats, GAMES_AT_ONCE, seed)
    for _ in range(WARM_UP):
        batch.step(batch.sample())
    steps, wall, cpu = 0, perf_counter(), process_time()
    while steps == 0 or perf_counter() - wall < seconds:
        batch.step(batch.sample())
        steps += 1
    made = steps * GAMES_AT_ONCE
    return made / (perf_counter() - wall), made / (process_time() - cpu)
