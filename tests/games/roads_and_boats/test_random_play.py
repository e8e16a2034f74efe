"""Whole random games with every seat count and option: the invariants of section 9 after every action."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.setups import setups

from .table import GAME, P, Table, table

SETUPS = list(setups(GAME))
TASTE = {
    "end_make": 0.2,
    "end_stow": 0.3,
    "end_move": 0.1,
    "end_build": 0.02,
    "finish": 0.3,
    "stow": 0.3,
    "build": 6.0,
    "produce": 5.0,
    "research": 5.0,
    "step": 2.0,
}
"""Random players who rather do something than nothing, so that games see more of the rules."""


def pick(state: State, rng: Rng) -> int:
    weights = [TASTE.get(GAME.verbs.parts(action).verb.word, 1.0) for action in state.legal]
    left = rng.chance() * sum(weights)
    for action, weight in zip(state.legal, weights, strict=True):
        left -= weight
        if left <= 0:
            return action
    return state.legal[-1]


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_random_games_keep_the_invariants(number: int) -> None:
    """RB-9.1, RB-9.2, RB-9.3, RB-9.4, RB-9.5, RB-9.6, RB-9.7, RB-9.8, RB-9.9, RB-9.10, RB-9.11, RB-9.13.

    RB-5.25: in every state some action is legal, and every game ends.
    """
    seats, options = SETUPS[number]
    state = GAME.start(seats, number, options)
    rng = Rng(number)
    decisions = 0
    while not state.over:
        state.apply(pick(state, rng))
        decisions += 1
        if decisions % 40 == 0:
            assert GAME.faults(state) == []
        assert decisions < 60_000
    assert GAME.faults(state) == []


def goods_of(position: dict[str, Any]) -> Counter[str]:
    """All goods on the map, on transporters and behind them."""
    total: Counter[str] = Counter({"goose": position["under_way"]["followers"]})
    for tile in position["tiles"]:
        for ground in tile["ground"].values():
            total.update(ground)
    for player in position["players"]:
        for entry in player["transporters"]:
            total.update(entry["cargo"])
    return total


MOVERS = ("get", "put", "swap", "return", "step", "follow", "unfollow", "pickup", "drop", "finish", "select")


def rich(seats: int, **options: Any) -> Table:
    """A table where everybody has plenty at home, so that much is built."""
    goods = "6 trunks 9 boards 3 clay 9 stone 3 fuel 2 iron 4 gold 2 paper 2 coins 6 goose"
    homes = ("3,-2", "-1,-2", "1,2", "-3,2")[:seats] if seats != 2 else ("3,-2", "-3,2")
    players = [
        P(f"truck {home}", f"donkey {home}", f"donkey {home}", research="new_shafts oil_rig")
        for home in homes
    ]
    return table(
        "four_valleys",
        *players,
        seats=seats,
        ground=dict.fromkeys(homes, goods),
        at="demand",
        phase="building",
        **options,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_RB_9_12_goods_and_transporters_are_conserved(seats: int) -> None:
    """RB-9.12: moving changes no totals; building and bricks only take, and just their price."""
    t = rich(seats, cooperation=True)
    rng = Rng(seats)
    for _ in range(700):
        if t.state.over:
            break
        before, fleet = t.position, sum(len(player["transporters"]) for player in t["players"])
        action = pick(t.state, rng)
        verb = GAME.text(action).split()[0]
        t.state.apply(action)
        after = t.position
        if before["phase"] != after["phase"] or before["turn"] != after["turn"]:
            continue
        change = Counter(goods_of(after))
        change.subtract(goods_of(before))
        gained = {good: count for good, count in change.items() if count > 0}
        lost = sum(-count for count in change.values() if count < 0)
        now = sum(len(player["transporters"]) for player in after["players"])
        if verb in MOVERS:
            assert not gained
            assert not lost
            assert now == fleet
        elif verb in ("site", "build", "road", "wall", "bridge", "demolish", "pay", "shaft", "fill", "buy"):
            assert not gained
            assert now == fleet


def test_RB_5_23_values_without_an_alternative_are_taken_silently() -> None:
    """RB-5.23: every decision that is asked has two answers at least."""
    t = rich(3)
    rng = Rng(9)
    for _ in range(500):
        assert len(t.legal) >= 2
        t.state.apply(pick(t.state, rng))


def test_RB_5_24_the_lists_stay_short() -> None:
    most = 0
    for seats in (2, 4):
        t = rich(seats)
        rng = Rng(seats)
        for _ in range(900):
            if t.state.over:
                break
            most = max(most, len(t.legal))
            t.state.apply(pick(t.state, rng))
    assert most <= 43


def test_RB_5_20_production_is_made_discarded_and_stowed_in_this_order() -> None:
    order = {
        "make": 0,
        "topic": 0,
        "upgrade": 0,
        "launch": 0,
        "discard": 1,
        "stow": 2,
        "stow_partner": 2,
        "exchange": 2,
    }
    t = rich(2)
    rng = Rng(1)
    seen: tuple[int, int, int] = (0, 0, 0)
    for _ in range(2500):
        if t.state.over:
            break
        if t["phase"] == "production" and t.state.asked() in order:
            now = (t["turn"], t["index"], order[t.state.asked()])
            assert now >= seen
            seen = now
        t.state.apply(pick(t.state, rng))
    assert seen[0] > 1
