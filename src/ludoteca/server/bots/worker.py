"""A process in which bots think: `python -m ludoteca.server.bots.worker`.

It reads jobs from standard input and writes answers to standard output, both as length-prefixed
frames. It can be killed at any moment; nothing is lost but a thought.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from typing import BinaryIO

import ludoteca
from ludoteca.bots import LEVELS, Opinion, make
from ludoteca.server.bots.job import HEADER, Answer, Job, frame


def think(job: Job) -> int:
    """One choice."""
    return make(LEVELS[job.level], ludoteca.game(job.game), job.seed).choose(job.view, job.actions)


def weigh(job: Job) -> tuple[Opinion, ...]:
    """An opinion on every action, the best first."""
    return tuple(make(LEVELS[job.level], ludoteca.game(job.game), job.seed).rank(job.view, job.actions))


def serve(source: BinaryIO, target: BinaryIO, work: Callable[[Job], int]) -> None:
    """Answer job after job until the pipe closes."""
    while header := source.read(HEADER):
        job = pickle.loads(source.read(int.from_bytes(header, "big")))
        try:
            answer = Answer(opinions=weigh(job)) if job.asks_all else Answer(work(job))
        except Exception as error:
            answer = Answer(problem=f"{type(error).__name__}: {error}")
        target.write(frame(answer))
        target.flush()


def main() -> None:
    """Serve, at a lower priority than the server, and keep stray prints out of the answers."""
    os.nice(5)
    target = sys.stdout.buffer
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, target, think)


if __name__ == "__main__":
    main()
