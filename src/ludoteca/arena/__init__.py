"""Many matches between bots: tournaments, ratings, statistics, benchmarks."""

from __future__ import annotations

from ludoteca.arena.batch_bench import BatchBench, run_batch_bench
from ludoteca.arena.bench import Bench, run_bench
from ludoteca.arena.tournament import BotResult, Tournament, run_tournament

__all__ = ["BatchBench", "Bench", "BotResult", "Tournament", "run_batch_bench", "run_bench", "run_tournament"]
