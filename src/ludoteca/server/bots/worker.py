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
from ludoteca.bots import LEVELS, make
from ludoteca.server.bots.job import HEADER, Answer, Job, frame


def think(job: Job) -> int:
    """One choice."""
    return make(LEVELS[job.level], ludoteca.game(job.game), job.seed).choose(job.view, job.actions)


def serve(source: BinaryIO, target: BinaryIO, work: Callable[[Job], int]) -> None:
    """Answer job after job until the pipe closes."""
    while header := source.read(HEADER):
        job = pickle.loads(source.read(int.from_bytes(header, "big")))
        try:
            answer = Answer(work(job))
        except Exception as error:
            answer = Answer(problem=f"{type(error).__name__}: {error}")
        target.write(frame(answer))
        target.flush()


def main() -> None:
    """Serve, at a lower priority than the server, and keep stray prints out of the answers."""
    os.nice(5)
    target = sys.stdout.buffer
    sys.stdout = sys.stderr
    try:
        serve(sys.stdin.buffer, target, think)
    except (BrokenPipeError, EOFError, pickle.UnpicklingError):
        os._exit(1)  # the server is gone, in the middle of a word perhaps: nobody is left to tell


if __name__ == "__main__":
    main()
