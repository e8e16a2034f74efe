"""The interpreter, told to be calm: its pauses are the longest that people at the tables would feel."""

from __future__ import annotations

import gc
import sys

NEW_OBJECTS = 10_000
YOUNG_ROUNDS = 20
OLD_ROUNDS = 100
TURN = 0.001
"""Seconds that a thread may keep the interpreter while another one waits for it."""


def calm() -> None:
    """The garbage collector looks less often, never at what is loaded at the start; threads take short turns.

    Nearly everything the server makes goes by itself when it is no longer used; the collector is
    needed for rings of objects alone, which come and go with sockets. The thread that writes to disk needs
    the interpreter for a moment after every statement, and everybody whose move it writes waits with it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_ROUNDS, OLD_ROUNDS)
    sys.setswitchinterval(TURN)
