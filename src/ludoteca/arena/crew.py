"""Who does the work of many games: processes of this machine, or a Ray cluster.

The work is a function without side effects and a list of items. Whoever is killed over an item, it is done
again by another; every result comes exactly once. The results do not depend on who does them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from logging import ERROR
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from socket import create_connection
from typing import Any, TypeVar

from ludoteca.core.errors import BadOption, LudotecaError, brief

Item = TypeVar("Item")
Result = TypeVar("Result")
RAY = "ray"
MOST_DEATHS = 5
"""So often a worker may be killed before the work is given up."""
AHEAD = 4
"""Items that wait for each core of a cluster: enough to keep it busy, few enough to stop soon."""


KNOCK = 5.0
"""Seconds within which a cluster must open its door."""


class CrewFailed(LudotecaError):
    """There is nobody to do the work, or those who did it died."""


def do_all(
    work: Callable[[Item], Result], items: Sequence[Item], processes: int | None = None, on: str = ""
) -> Iterator[tuple[int, Result]]:
    """The results as they come, each with the number of its item.

    `on` is `ray` for a cluster of this machine (or the one that Ray's own settings name), `ray://HOST:PORT`
    for another one; without it processes do the work, by default one a core.
    """
    if on:
        check_crew(on)
        return on_ray(work, items, on)
    count = min(processes or os.cpu_count() or 1, len(items))
    return on_processes(work, items, count) if count > 1 else enumerate(map(work, items))


def check_crew(on: str) -> None:
    """Complain about a place that is none."""
    if on != RAY and not (on.startswith(f"{RAY}://") and on.removeprefix(f"{RAY}://")):
        problem = f"--on {brief(on)}: possible are ray and ray://HOST:PORT"
        raise BadOption(problem, "error-crew", given=brief(on))


def on_processes(
    work: Callable[[Item], Result], items: Sequence[Item], processes: int
) -> Iterator[tuple[int, Result]]:
    """By processes of this machine."""
    left = dict(enumerate(items))
    deaths = 0
    while left:
        others = set(active_children())
        with ProcessPoolExecutor(processes, initializer=leave_interrupts) as pool:
            try:
                numbers = {pool.submit(work, item): number for number, item in left.items()}
                for future in as_completed(numbers):
                    result = future.result()
                    del left[numbers[future]]
                    yield numbers[future], result
            except BrokenProcessPool as error:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise CrewFailed(f"the games were given up: workers died {deaths} times") from error
            except BaseException:
                for worker in set(active_children()) - others:
                    worker.terminate()
                pool.shutdown(cancel_futures=True)
                raise


def leave_interrupts() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal(SIGINT, SIG_IGN)


def on_ray(work: Callable[[Item], Result], items: Sequence[Item], on: str) -> Iterator[tuple[int, Result]]:
    """By a Ray cluster, which does again by itself what a killed worker leaves undone."""
    ray = enter_cluster(on)
    task = ray.remote(max_retries=MOST_DEATHS, num_cpus=1)(work)
    waiting = iter(enumerate(items))
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    numbers: dict[Any, int] = {}
    try:
        while True:
            while len(numbers) < ahead and (following := next(waiting, None)) is not None:
                numbers[task.remote(following[1])] = following[0]
            if not numbers:
                return
            (done, *_), _ = ray.wait(list(numbers))
            try:
                result = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                problem = " ".join(str(error).split())
                raise CrewFailed(f"the games were given up: {problem:.200}") from error
            yield numbers.pop(done), result
    finally:
        for left in numbers:
            ray.cancel(left, force=True)


def enter_cluster(on: str) -> Any:
    """The Ray library, connected."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise CrewFailed("Ray is not installed: pip install 'ludoteca[ray]'") from error
    if not ray.is_initialized():
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            if on != RAY:
                host, _, port = on.removeprefix(f"{RAY}://").rpartition(":")
                create_connection((host, int(port)), KNOCK).close()
            ray.init(address=None if on == RAY else on, log_to_driver=False, logging_level=ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            raise CrewFailed(f"no Ray cluster answers at {on}") from error
    return ray
