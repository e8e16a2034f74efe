"""Counting what happens thousands of times a second: Prometheus' own counters take a lock each time."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class Tally(Collector):
    """How often something happened, by the values of its labels."""

    def __init__(self, name: str, help: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name, self._help, self._labels = name, help, labels
        self.counts: Counter[tuple[str, ...]] = Counter()
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """As it stands now."""
        family = CounterMetricFamily(self._name, self._help, labels=self._labels)
        for labels, count in self.counts.items():
            family.add_metric(labels, count)
        yield family


class Spread(Collector):
    """How often something took so long: up to each of some bounds, and more."""

    def __init__(self, name: str, help: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._help, self._bounds = name, help, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """As it stands now."""
        names = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        buckets = [(name, float(count)) for name, count in zip(names, accumulate(self._counts), strict=True)]
        family = HistogramMetricFamily(self._name, self._help)
        family.add_metric([], buckets, self._sum)
        yield family
