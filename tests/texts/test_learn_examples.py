"""The examples of the pages that teach Puerto Rico, worked out by the rules themselves."""

from __future__ import annotations

import ludoteca
from ludoteca.games.puerto_rico import player_board, scoring
from ludoteca.games.puerto_rico.data import (
    BUILDER,
    COFFEE_ROASTER,
    CORN,
    CUSTOMS_HOUSE,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    INDIGO,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
)
from ludoteca.games.puerto_rico.state import State
from ludoteca.games.puerto_rico.steps import builder, storage
from ludoteca.games.puerto_rico.steps.captain import CAPTAIN_LOAD


def table() -> State:
    state = ludoteca.game("puerto_rico").new(seats=4, seed=1)
    assert isinstance(state, State)
    for entry in range(4 * GOODS):
        state.goods[entry] = 0
    return state


def build(state: State, building: int, colonists: int = 1) -> None:
    player_board.add_building(state, 0, building)
    state.city[building] = colonists


def test_PR_5_29_example_of_the_builder_with_two_quarries():
    state = table()
    state.owner, state.role = 0, BUILDER
    for _ in range(2):
        player_board.add_tile(state, 0, QUARRY)
    state.settled[QUARRY] = 2
    assert [builder.cost(state, 0, b) for b in (LARGE_MARKET, SMALL_WAREHOUSE, HACIENDA)] == [2, 1, 0]


def test_PR_4_22_example_of_loading():
    state = table()
    state.seat, state.owner = 0, 1
    assert list(state.ship_capacity) == [5, 6, 7]
    state.ship_good[1], state.ship_load[1] = CORN, 4
    state.goods[CORN], state.goods[INDIGO] = 3, 6
    text = state.game.text
    assert [text(action) for action in CAPTAIN_LOAD.actions(state)] == [
        "load corn 6",
        "load indigo 7",
    ]
    state.goods[INDIGO] = 5
    assert [text(action) for action in CAPTAIN_LOAD.actions(state)] == [
        "load corn 6",
        "load indigo 5",
        "load indigo 7",
    ]


def test_PR_4_25_example_of_storing():
    state = table()
    state.goods[CORN], state.goods[SUGAR], state.goods[TOBACCO] = 1, 2, 4
    assert len(storage.keep_vectors(state, 0)) == 3
    build(state, SMALL_WAREHOUSE)
    assert len(storage.keep_vectors(state, 0)) == 4
    state.city[SMALL_WAREHOUSE] = 0
    build(state, LARGE_WAREHOUSE)
    assert len(storage.keep_vectors(state, 0)) == 1


def test_PR_6_4_example_of_the_score():
    state = table()
    state.vp[0] = 27
    for building in (SMALL_INDIGO_PLANT, SUGAR_MILL, COFFEE_ROASTER, SMALL_MARKET, HOSPICE, HARBOR):
        build(state, building)
    build(state, GUILD_HALL)
    build(state, CUSTOMS_HOUSE)
    build(state, FORTRESS, colonists=0)
    sources = scoring.breakdown(state)[0]
    assert (sources["chips"], sources["buildings"]) == (27, 24)
    assert (sources["guild_hall"], sources["customs_house"], sources["fortress"]) == (5, 6, 0)
    assert scoring.score(state, 0) == 62
