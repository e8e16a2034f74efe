"""Hexes: neighbours, borders, distances, names, and maps of them."""

from __future__ import annotations

import pytest

from ludoteca.core.hexes import (
    DIRECTION_NAMES,
    DIRECTIONS,
    EAST,
    NO_HEX,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    around,
    border,
    direction_to,
    distance,
    hexagon,
    in_rows,
    name,
    neighbour,
    neighbours,
    opposite,
    parse,
)


def test_directions_go_counter_clockwise_from_the_east():
    assert DIRECTION_NAMES[NORTH_EAST] == "ne"
    assert [neighbour((2, 5), side) for side in (EAST, WEST)] == [(3, 5), (1, 5)]
    assert [neighbour((2, 5), side) for side in (NORTH_EAST, NORTH_WEST)] == [(3, 4), (2, 4)]
    assert [neighbour((2, 5), side) for side in (SOUTH_WEST, SOUTH_EAST)] == [(1, 6), (2, 6)]


def test_a_step_and_its_opposite_lead_back():
    for direction in range(DIRECTIONS):
        there = neighbour((-1, 4), direction)
        assert neighbour(there, opposite(direction)) == (-1, 4)
        assert direction_to((-1, 4), there) == direction
        assert direction_to(there, (-1, 4)) == opposite(direction)


def test_hexes_that_do_not_touch_have_no_direction_to_each_other():
    assert direction_to((0, 0), (0, 0)) == -1
    assert direction_to((0, 0), (1, 1)) == -1
    assert direction_to((0, 0), (2, -1)) == -1


def test_the_neighbours_are_the_hexes_at_distance_one():
    near = {place for place in hexagon(3) if distance((1, -1), place) == 1}
    assert near == set(around((1, -1)))
    assert len(near) == 6


@pytest.mark.parametrize(
    ("place", "other", "steps"),
    [
        ((0, 0), (0, 0), 0),
        ((0, 0), (3, -1), 3),
        ((-2, 0), (2, 0), 4),
        ((1, -2), (-1, 2), 4),
        ((0, -3), (2, 1), 6),
    ],
)
def test_distance_counts_steps_both_ways(place, other, steps):
    assert distance(place, other) == distance(other, place) == steps


def test_two_hexes_call_their_border_by_one_name():
    for direction in range(DIRECTIONS):
        there = neighbour((4, -2), direction)
        shared = border((4, -2), direction)
        assert shared == border(there, opposite(direction))
        assert shared[1] in (EAST, NORTH_EAST, NORTH_WEST)
    assert len({border((0, 0), direction) for direction in range(DIRECTIONS)}) == 6


def test_a_name_is_read_back():
    assert name((3, -1)) == "3,-1"
    assert [parse(name(place)) for place in hexagon(2)] == hexagon(2)


@pytest.mark.parametrize("text", ["", "3", "3,", ",1", "3,-1,0", "a,b", " 3,1", "+3,1", "3,01"])
def test_what_is_no_name_is_refused(text):
    with pytest.raises(ValueError, match="not a hex"):
        parse(text)


def test_a_hexagon_is_written_in_rows():
    assert hexagon(0) == [(0, 0)]
    assert hexagon(1) == [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    assert len(hexagon(3)) == 37
    assert in_rows(list(reversed(hexagon(3)))) == hexagon(3)


def test_the_table_of_neighbours_ends_at_the_rim():
    places = hexagon(1)
    table = neighbours(places)
    centre = places.index((0, 0))
    assert [places[i] for i in table[centre * 6 : centre * 6 + 6]] == around((0, 0))
    east = places.index((1, 0))
    beside = list(table[east * 6 : east * 6 + 6])
    assert beside[WEST] == centre
    assert beside[EAST] == NO_HEX
    assert beside.count(NO_HEX) == 3
