"""Rate limits: a bucket of so many attempts that fills again with time, per person or address."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from math import ceil

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Limit:
    """`burst` at once, then one every `seconds`."""

    burst: int
    seconds: float


LIMITS = {
    "sign-in": Limit(10, 6.0),
    "nickname": Limit(20, 30.0),
    "recovery": Limit(3, 1200.0),
    "export": Limit(3, 600.0),
    "report": Limit(5, 600.0),
    "table": Limit(20, 20.0),
    "tournament": Limit(5, 60.0),
    "chat": Limit(10, 2.0),
    "command": Limit(100, 0.1),
    "connect": Limit(60, 1.0),
    "list": Limit(100, 0.1),
    "replay": Limit(200, 0.05),
    "explore": Limit(60, 0.2),
    "think": Limit(20, 2.0),
    "study": Limit(10, 30.0),
    "contact": Limit(5, 600.0),
    "code": Limit(20, 10.0),
}


class Limits:
    """Who did what how often."""

    def __init__(self, clock: Clock, is_on: bool = True) -> None:
        self._clock = clock
        self._is_on = is_on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Count one attempt; refuse when there are too many."""
        if not self._is_on:
            return
        limit = LIMITS[what]
        now = self._clock()
        left, since = self._buckets.pop((what, who), (float(limit.burst), now))
        left = min(float(limit.burst), left + (now - since) / limit.seconds)
        # A refusal costs nothing: who waits as told gets in.
        self._buckets[what, who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Refusal("too-often", 429, seconds=ceil((1 - left) * limit.seconds))
