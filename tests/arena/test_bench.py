"""The benchmark says what it promises to say."""

from __future__ import annotations

import ludoteca
from ludoteca.arena import run_batch_bench, run_bench

GAME = ludoteca.game("puerto_rico")


def test_the_benchmark_has_its_documented_keys_and_positive_speeds() -> None:
    result = run_bench(GAME, 3, seconds=0.2)
    assert list(result) == [
        "game",
        "seats",
        "compiled",
        "games_per_s",
        "decisions_per_s",
        "copies_per_s",
        "decisions_per_game",
        "mcts_iterations_per_s",
        "driven_decisions_per_s",
    ]
    assert (result["game"], result["seats"]) == ("puerto_rico", 3)
    speeds = [value for value in result.values() if isinstance(value, float)]
    assert len(speeds) == 6
    assert min(speeds) > 0


def test_the_benchmark_of_batches_measures_in_two_processes_too() -> None:
    result = run_batch_bench(GAME, 3, seconds=0.1, processes=2)
    assert (result["game"], result["seats"], result["processes"]) == ("puerto_rico", 3, 2)
    assert (result["components"], result["actions"]) == (GAME.encoder(3).size, GAME.verbs.size)
    assert result["decisions_per_s"] > 0
    assert result["decisions_per_cpu_s"] > 0
