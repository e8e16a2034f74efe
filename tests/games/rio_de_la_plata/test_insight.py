"""What a bot knows: hopes, and that they lead somewhere."""

from __future__ import annotations

import pytest

from ludoteca.bots import make
from ludoteca.core.rng import Rng

from .table import GAME, P, table


def test_hopes_add_up_to_one_and_follow_the_points() -> None:
    shares = GAME.insight.evaluate(table(3, P(vp=30), P(), P(vp=3)).state)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[2] > shares[1]


def test_an_office_out_of_reach_is_no_hope() -> None:
    aims, waits = (
        GAME.insight.evaluate(table(2, P(), P(), **aim).state) for aim in ({"seeking": {"governor": 0}}, {})
    )
    assert aims[0] < waits[0]


def test_a_bot_makes_no_offers() -> None:
    t = table(3, P(goods="5 stone"), P(goods="5 coin"), trade=True)
    sensible = GAME.insight.sensible(t.state, t.state.actions())
    assert all(not GAME.text(action).startswith("offer") for action in sensible)
    assert GAME.text(GAME.insight.most_promising(t.play("offer 1").state)) == "cancel"


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_beats_those_who_play_anything(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats, seed=seed, short_game=True, trade=False)
        greedy, dice = make("greedy", GAME, seed), Rng(seed)
        while not state.over:
            legal = state.actions()
            chosen = legal[dice.below(len(legal))]
            state.play(greedy.choose(state.view(0), legal) if state.seat == 0 else chosen)
        assert state.standings()[0] == 1
