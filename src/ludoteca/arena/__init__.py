"""Many matches between bots: tournaments, ratings, statistics, benchmarks."""

from __future__ import annotations

from ludoteca.arena.bench import Bench, run_bench
from ludoteca.arena.tournament import BotResult, Tournament, run_tournament

__all__ = ["Bench", "BotResult", "Tournament", "run_bench", "run_tournament"]
