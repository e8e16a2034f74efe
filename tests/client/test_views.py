"""Views survive the journey as JSON, for every game of the house."""

from __future__ import annotations

import random

import msgspec
import pytest

import ludoteca
from ludoteca import Rng
from ludoteca.client import ClientError, view_of

GAMES = [game for game in ludoteca.list_games() if type(game).__module__.startswith("ludoteca.games.")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_view_that_came_as_json_is_the_same_and_can_be_imagined_from(game: ludoteca.Game) -> None:
    for seats in game.seat_counts:
        state = game.new(seats, seed=seats)
        dice = random.Random(seats)
        while not state.over:
            if dice.random() < 0.1:
                for viewer in (None, *range(seats)):
                    view = state.view(viewer)
                    again = view_of(game, msgspec.json.decode(msgspec.json.encode(view)))
                    assert again == view
                    assert type(again) is game.view_type
                imagined = game.imagine(
                    view_of(game, msgspec.to_builtins(state.view(int(state.seat)))), Rng(1)
                )
                assert imagined.actions() == state.actions()
            state.play(dice.choice(state.actions()))


def test_what_is_no_view_is_explained() -> None:
    game = ludoteca.game("puerto_rico")
    data = msgspec.to_builtins(game.new(3, seed=1).view(0))
    del data["counted_vp"]
    with pytest.raises(ClientError, match=r"counted_vp.*token"):
        view_of(game, data)
