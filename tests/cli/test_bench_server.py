"""ludoteca bench-server: a short run measures everything it promises."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from ludoteca.server.bench.guests import Pace
from ludoteca.server.bench.measure import KEYS


@pytest.mark.xdist_group("servers")
def test_bench_server_measures_what_its_help_says() -> None:
    command = [sys.executable, "-m", "ludoteca.cli.main", "bench-server"]
    run = subprocess.run(
        [*command, "--tables", "4", "--seconds", "1", "--rate", "40", "--json"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    measured = json.loads(run.stdout)
    assert list(measured) == list(KEYS)
    assert measured["moves"] > 0
    assert measured["refused"] == 0
    assert measured["p50_ms"] <= measured["p95_ms"] <= measured["p99_ms"]
    explained = subprocess.run([*command, "--help"], capture_output=True, text=True, check=True).stdout
    assert all(key in explained for key in KEYS)


def test_the_guests_come_as_often_as_they_mean_to(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("ludoteca.server.bench.guests.time.perf_counter", lambda: now)
    monkeypatch.setattr("ludoteca.server.bench.guests.random.expovariate", lambda rate: 1 / rate)
    pace = Pace(4.0)
    assert pace.pause() == 0.25
    now += 0.25 + 0.1
    assert pace.pause() == pytest.approx(0.15), "what the server took is not waited for again"
    now += 1.0
    assert pace.pause() == 0.0, "who is late does not wait at all"
