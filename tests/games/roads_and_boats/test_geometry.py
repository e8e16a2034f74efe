"""Section 2: hexes with rivers, banks, arms, regions, docks, and where things stand."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadPosition
from ludoteca.core.hexes import distance, opposite
from ludoteca.games.roads_and_boats.access import has_coast, is_shore, regions_at_edge
from ludoteca.games.roads_and_boats.geometry import (
    ARMS,
    BANK_AT,
    BANKS,
    CELLS,
    EDGES,
    FIELD,
    HALVES,
    HEX_NAMES,
    NEIGHBOUR,
    NO_CELL,
    SPOT_NAMES,
    border_of,
    half_over_there,
)
from ludoteca.games.roads_and_boats.maps import SHAPES
from ludoteca.games.roads_and_boats.steps import launching

from .table import P, Table, table


def river(*edges: int) -> int:
    return sum(1 << edge for edge in edges)


def banks(*edges: int) -> list[set[str]]:
    """The half-edges of each bank, as the rules name them: `0b`."""
    mask = river(*edges)
    found: list[set[str]] = [set() for _ in range(BANKS[mask])]
    for half in range(HALVES):
        found[BANK_AT[mask * HALVES + half]].add(f"{half // 2}{'ab'[half % 2]}")
    return found


def number(place: str) -> int:
    return HEX_NAMES.index(place)


def docks(t: Table, place: str, region: int) -> set[str]:
    return {SPOT_NAMES[spot] for spot in launching.docks(t.native, number(place), region)}


def test_RB_2_1_edges_go_counter_clockwise_from_the_east() -> None:
    steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    centre = number("0,0")
    beside = [FIELD[NEIGHBOUR[centre * EDGES + edge]] for edge in range(EDGES)]
    assert beside == steps
    assert all(distance((0, 0), place) == 1 for place in steps)
    assert distance((1, -2), (-1, 2)) == 4


def test_RB_2_2_a_border_has_one_name() -> None:
    for cell in range(CELLS):
        for edge in range(EDGES):
            beside = NEIGHBOUR[cell * EDGES + edge]
            if beside != NO_CELL:
                assert border_of(cell, edge) == border_of(beside, opposite(edge))
                assert border_of(cell, edge) % 3 == edge % 3


def test_RB_2_2_nothing_is_built_or_moved_over_the_rim() -> None:
    t = table("two_banks", P("donkey 1,2: 2 stone"), at="choose_site").play("site 1,2")
    assert t.offered("wall") == ["1", "2", "3"]
    assert t.offered("road") == ["2 whole", "3 whole"]
    with pytest.raises(BadPosition, match="the map ends there"):
        table("two_banks", borders={"1,2:0": "wall owner=0"})


def test_RB_2_3_a_half_edge_is_the_other_half_of_the_neighbour() -> None:
    for edge in range(EDGES):
        there = (edge + 3) % 6
        assert half_over_there(2 * edge) == 2 * there + 1
        assert half_over_there(2 * edge + 1) == 2 * there


def test_RB_2_4_rivers_fit_together() -> None:
    """RB-2.4."""
    t = table("two_banks")
    position = t.position
    next(tile for tile in position["tiles"] if tile["hex"] == "0,0")["river"] = [0, 2]
    with pytest.raises(BadPosition, match="a river ends"):
        t.state.game.load(position)
    position = t.position
    next(tile for tile in position["tiles"] if tile["hex"] == "2,-2").update(river=[1], regions=[0])
    with pytest.raises(BadPosition, match="leaves the map"):
        t.state.game.load(position)
    position = t.position
    next(tile for tile in position["tiles"] if tile["hex"] == "3,0").update(river=[3], regions=[0])
    with pytest.raises(BadPosition, match="no rivers at sea"):
        t.state.game.load(position)


def test_RB_2_5_a_source_has_one_bank_and_rivers_cut_their_edges_in_the_middle() -> None:
    assert BANKS[river()] == BANKS[river(4)] == 1
    for shape in SHAPES:
        edges = [edge for edge in range(EDGES) if shape >> edge & 1]
        if len(edges) > 1:
            for edge in range(EDGES):
                one, other = (BANK_AT[shape * HALVES + 2 * edge + half] for half in range(2))
                assert (one != other) == (edge in edges)


def test_RB_2_6_banks_of_a_straight_a_junction_and_a_sharp_river() -> None:
    assert banks(0, 3) == [{"0b", "1a", "1b", "2a", "2b", "3a"}, {"3b", "4a", "4b", "5a", "5b", "0a"}]
    assert banks(0, 2, 4) == [
        {"0b", "1a", "1b", "2a"},
        {"2b", "3a", "3b", "4a"},
        {"4b", "5a", "5b", "0a"},
    ]
    assert banks(0, 1)[0] == {"0b", "1a"}
    assert len(banks(0, 1)[1]) == 10


def test_RB_2_7_and_RB_2_19_regions_at_an_edge() -> None:
    """RB-2.7: a river edge has a bank on either side; RB-2.19: a region touches an edge with half of it."""
    t = table("two_banks", bridges={"1,0": [0]})
    straight, bridged = number("0,0"), number("1,0")
    assert [regions_at_edge(t.native, straight, edge) for edge in range(6)] == [3, 1, 1, 3, 2, 2]
    assert [regions_at_edge(t.native, bridged, edge) for edge in range(6)] == [1] * 6
    source = table("strait")
    assert regions_at_edge(source.native, number("0,-3"), 5) == 1


def test_RB_2_8_arms_are_places_for_bridges() -> None:
    assert [ARMS[river(*edges)] for edges in ((), (0,), (0, 3), (0, 2, 4))] == [0, 0, 1, 3]
    for arm, joined in ((0, [0, 1, 0]), (1, [0, 0, 2]), (2, [0, 1, 1])):
        assert table("trident", bridges={"0,0": [arm]}).tile("0,0")["regions"] == joined


def test_RB_2_9_two_bridges_join_a_junction_and_a_third_is_in_vain() -> None:
    """RB-2.9, EX-22: junction."""
    t = table("trident", P("donkey 0,0: 2 stone"), at="choose_site")
    t.play("site 0,0")
    assert t.offered("bridge") == ["0", "1"]
    t.play("bridge 0")
    assert t.tile("0,0")["regions"] == [0, 1, 0]
    t.play("site 0,0")
    assert t.offered("bridge") == ["1", "2"]
    t.play("bridge 1")
    assert t.tile("0,0")["regions"] == [0, 0, 0]
    assert t.cargo("r1") == {}
    t = table("trident", P("donkey 0,0: 2 stone"), bridges={"0,0": [0, 1]}, at="choose_site")
    assert "bridge" not in [line.split()[0] for line in t.play("site 0,0").legal]
    with pytest.raises(BadPosition, match="in vain"):
        table("trident", bridges={"0,0": [0, 1, 2]})


def test_RB_2_10_the_river_of_a_tile_is_one_body_of_water() -> None:
    t = table("trident", P("raft 0,0/water"), at="select").play("select r1")
    assert t.steps() == {"1,0/water", "0,-1/water", "-1,1/water"}


def test_RB_2_11_every_placement_on_a_river_tile_names_its_bank() -> None:
    t = table("two_banks", P("donkey 0,0/bank1"), ground={"0,0/1": "1 clay"})
    assert t.where("r1") == "0,0/bank1"
    assert t.ground("0,0/1") == {"clay": 1}
    assert t.ground("0,0/0") == {}
    with pytest.raises(BadPosition, match="cannot be at"):
        table("two_banks", P("donkey 0,-1/bank1"))
    with pytest.raises(BadPosition, match="no such region"):
        table("two_banks", ground={"0,-1/1": "1 clay"})


def test_RB_2_12_boats_are_at_sea_in_rivers_or_docked() -> None:
    for spot in ("3,0/water", "0,0/water", "2,0/dock1a", "2,0/dock0a", "2,0/dock0b"):
        assert table("two_banks", P(f"raft {spot}")).where("r1") == spot
    for spot in ("0,-1/water", "0,-1/bank0", "2,0/dock2a", "2,0/dock1b", "3,0/dock3a"):
        with pytest.raises(BadPosition, match="cannot be at"):
            table("two_banks", P(f"raft {spot}"))


def test_RB_2_13_a_mouth_has_two_docks_and_that_of_a_source_one() -> None:
    t = table("two_banks")
    assert docks(t, "2,0", 0) == {"dock0b", "dock1a"}
    assert docks(t, "2,0", 1) == {"dock0a", "dock5a"}
    bridged = table("two_banks", bridges={"2,0": [0]})
    assert docks(bridged, "2,0", 0) == {"dock0a", "dock0b", "dock1a", "dock5a"}
    assert has_coast(t.native, number("2,-1"), 0)
    assert not has_coast(t.native, number("3,-1"), 3)


def test_RB_2_16_and_RB_6_3_40_a_wall_closes_the_whole_edge() -> None:
    """RB-2.16: both halves, the river in it and its docks; RB-6.3.40."""
    t = table(
        "two_banks",
        P("raft 3,0/water", "raft 2,0/water", "donkey 2,0", "donkey 2,0/bank1"),
        borders={"2,0:0": "wall owner=1", "1,0:0": "wall owner=1"},
        at="select",
    )
    assert "2,0" not in {place.partition("/")[0] for place in t.copy().play("select r1").steps()}
    assert t.copy().play("select r2").steps() == set()
    assert "1,0" not in {place.partition("/")[0] for place in t.copy().play("select r3").steps()}
    assert "1,0" not in {place.partition("/")[0] for place in t.copy().play("select r4").steps()}


def test_RB_2_17_shores_are_rivers_sources_and_coasts_whatever_walls_surround_them() -> None:
    t = table("strait", borders={"0,-1:1": "wall owner=1", "-1,-1:1": "wall owner=1"})
    assert is_shore(t.native, number("0,-3"))
    assert is_shore(t.native, number("0,-1"))
    assert not is_shore(t.native, number("1,-2"))
    assert not is_shore(t.native, number("0,0"))


def test_RB_2_20_any_number_may_be_in_one_place() -> None:
    crowd = ["donkey 0,-1"] * 5
    t = table("two_banks", P(*crowd), P(*crowd), ground={"0,-1": "40 stone 30 goose"})
    assert t.where("y5") == "0,-1/bank0"
