"""The time of day, injected everywhere so that tests can turn the hands."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""Seconds since 1970."""

system_clock: Clock = time.time
