"""What a bot knows: whom it sends on expeditions."""

from __future__ import annotations

import pytest

from ludoteca.bots import make

from .table import GAME, P, table


@pytest.mark.parametrize(
    ("turn", "crew", "tiles", "known", "sails"),
    [
        (2, "other", {}, "", False),
        (2, "2 other", {}, "", False),
        (2, "captain 3 other", {}, "", True),
        (8, "2 other", {}, "", True),
        (2, "other", {"peru": 0}, "peru", True),
    ],
    ids=["one of eight tiles", "a third of them", "all of them", "the last chance", "known to be weak"],
)
def test_too_few_wait_for_more_as_long_as_more_can_join(
    turn: int, crew: str, tiles: dict[str, int], known: str, sails: bool
) -> None:
    t = table(2, P(discovery=crew), turn=turn, tiles=tiles, known=known).begin()
    assert t.step == "exp_launch"
    view, actions = t.state.view(t.state.seat), t.state.actions()
    for seed in range(5):
        chosen = GAME.text(make("medium", GAME, seed).choose(view, actions))
        assert chosen == ("expedition yes" if sails else "expedition no")
