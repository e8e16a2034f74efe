"""The garbage collector, told to be calm: its pauses are the longest that people at the tables would feel."""

from __future__ import annotations

import gc

NEW_OBJECTS = 10_000
YOUNG_ROUNDS = 20
OLD_ROUNDS = 100


def calm() -> None:
    """What is loaded at the start stays and is never looked at again; the rest is looked at less often.

    Nearly everything the server makes goes by itself when it is no longer used; the collector is
    needed for rings of objects alone, which come and go with sockets.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_ROUNDS, OLD_ROUNDS)
