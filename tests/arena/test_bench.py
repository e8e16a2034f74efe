"""The benchmark says what it promises to say."""

from __future__ import annotations

import ludoteca
from ludoteca.arena import run_bench

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
