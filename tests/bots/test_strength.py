"""Bots that know more win more."""

from __future__ import annotations

import ludoteca
from ludoteca.arena import run_tournament

GAME = ludoteca.game("puerto_rico")


def test_greedy_beats_two_random_players() -> None:
    result = run_tournament(GAME, ["greedy", "random", "random"], 9, seed=1, processes=1)
    assert result["bots"][0]["win_share"] > 0.8
