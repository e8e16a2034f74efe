"""Places in a position have names that an author can pin, and spoiled positions say what was done to them."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.rng import Rng
from ludoteca.testing.paths import Names, differences, flat, summary
from ludoteca.testing.spoil import UNKNOWN, spoil
from tests.testing.buried_gold import BuriedGold

GAME = ludoteca.game(BuriedGold.id)


@pytest.mark.parametrize(
    ("viewer", "path", "name"),
    [
        (0, ("players", 0, "contract"), "players[own].contract"),
        (0, ("players", 1, "contract"), "players[others].contract"),
        (None, ("players", 1, "contract"), "players[*].contract"),
        (1, ("players", 0, "scouted", "#"), "players[others].scouted"),
        (0, ("plots", "a1", "gold"), "plots[*].gold"),
        (0, ("round",), "round"),
    ],
)
def test_a_place_is_named_as_the_viewer_sees_it(viewer, path, name):
    world = flat(GAME.new(2, seed=1).position())
    assert path in world
    assert Names(GAME, 2, viewer).name(path, world) == name


def test_chance_to_come_is_never_among_the_differences():
    one, other = (GAME.new(2, seed=seed).position() for seed in (1, 2))
    places = {path[0] for path in differences([flat(one), flat(other)])}
    assert one["rng"] != other["rng"]
    assert places == {"plots", "players"}


def test_own_and_others_together_are_all():
    names = ["a[own].b", "a[others].b", "c[others].d", "deck[*]", "bids[own]", "bids[others]"]
    assert summary(names) == ["a[*].b", "bids", "c[others].d", "deck"]


def test_a_position_is_spoiled_in_many_ways_and_each_time_in_one_thing():
    position = GAME.new(4, seed=1).position()
    spoiled = list(spoil(position, Rng(1), 180))
    assert len(spoiled) > 150
    assert all(each.position != position for each in spoiled)
    assert GAME.new(4, seed=1).position() == position
    words = " ".join(each.what for each in spoiled)
    for way in ("without ", " twice", " exchanged", f"{UNKNOWN} = 1", "= 1099511627776", "= None"):
        assert way in words
