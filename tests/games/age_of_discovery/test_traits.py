"""What a network is told of Age of Discovery: the same of every seat, and nothing that nobody knows."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.search.network import told_of_seat, told_of_table
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from tests.traits import own, shared

GAME = ludoteca.game("age_of_discovery")
assert GAME.traits is not None
TRAITS = GAME.traits


def at_random(seats: int, seed: int, turn: int) -> State:
    """A position at rest in a turn of a game of random choices."""
    state, rng = GAME.new(seats, seed), Rng(seed)
    while state.position()["turn"] < turn or not GAME.insight.is_at_rest(state):
        state.play(state.actions()[rng.below(len(state.actions()))])
    return state


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_seat_is_told_by_its_own_things(seats: int) -> None:
    state = at_random(seats, 3, 5)
    breakdown = state.breakdown()
    for seat in range(seats):
        told, held = own(state, seat), state.holdings(seat)
        assert told["money"] == held["money"]
        assert told["units"] == held["units"]
        assert told["soldiers"] == held["soldiers"]
        assert told["vp"] == held["vp"] == sum(breakdown[seat].values())
        assert {name: told[f"vp.{name}"] for name in breakdown[seat]} == breakdown[seat]
        goods = [name.removeprefix("good:") for name in held if name.startswith("good:")]
        assert [told[f"goods.{good}"] for good in goods] == [held[f"good:{good}"] for good in goods]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_seat_has_a_place_of_its_own_and_who_is_asked_acts_next(seats: int) -> None:
    state = at_random(seats, 5, 3)
    acts = []
    for seat in range(seats):
        told = own(state, seat)
        acts.append([name for name in told if name.startswith("acts_after") and told[name]])
    assert acts[state.seat] == ["acts_after.0"]
    assert len({tuple(each) for each in acts}) == seats


def test_what_all_share_is_the_map_and_what_is_on_offer() -> None:
    state = at_random(4, 2, 4)
    told, position = shared(state), state.position()
    assert told["turn.4"] == 1
    assert sum(told[name] for name in told if name.startswith("turn.")) == 1
    assert sum(told[name] for name in told if name.startswith("phase.")) == 1
    assert told["money"] == sum(own(state, seat)["money"] for seat in range(4))
    assert told["best_vp"] == max(own(state, seat)["vp"] for seat in range(4))
    for region in (name.partition(".")[2] for name in told if name.startswith("units.")):
        assert told[f"units.{region}"] == sum(own(state, seat)[f"units.{region}"] for seat in range(4))
    on_offer = {name.removeprefix("display.") for name in told if name.startswith("display.") and told[name]}
    assert on_offer == {building for building in position["display"] if building}


def test_what_nobody_knows_is_not_told() -> None:
    for seed in range(6):
        state = at_random(3, seed, 2)
        world = state.imagine(state.seat, Rng(seed))
        assert world.position() != state.position()
        assert told_of_table(TRAITS, world) == told_of_table(TRAITS, state)
        for seat in range(3):
            assert told_of_seat(TRAITS, world, seat) == told_of_seat(TRAITS, state, seat)
