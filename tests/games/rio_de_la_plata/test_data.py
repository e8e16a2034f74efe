"""Sections 1 and 2: the tables of the rules document, and the map of the city."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.rio_de_la_plata import data, geography

from .table import GAME, P, blank, table

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "rio_de_la_plata.md").read_text(encoding="utf-8")


def block() -> dict[str, Any]:
    """The data block of the rules document, RP-1.60."""
    found = re.search(r"```json\n(.*?)```", RULES, re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def rows_of(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, without their heads."""
    lines = RULES[RULES.index(heading) :].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def test_RP_0_4_the_numbers_of_the_data_block_are_those_of_the_game() -> None:
    """RP-1.60, every entry of it."""
    given = block()
    for building in data.BUILDING_TABLE:
        cost = {
            "workers": building.workers,
            "stone": building.stone,
            "wood": building.wood,
            "precious": building.precious,
        }
        assert given["minor_cost"][building.name] == cost
    for grid in data.GRID_TABLE:
        cells = {"all": [*grid.cells], "from4": [*grid.from_four], "only5": [*grid.only_five]}
        assert given["major_grid"][grid.name] == cells
        assert given["short_game_cells_removed_from_end_of_all"][grid.name] == grid.short_removes
        if grid.name not in ("walls", "road"):
            assert given["major_cost"][grid.name] == {"stone": grid.stone, "wood": grid.wood}
    assert given["segments_per_completion"] == {"walls": data.SEGMENTS, "road": data.SEGMENTS}
    assert given["quarry_slots"] == given["forest_slots"] == [*data.SLOT_WORKERS]
    track = given["enemy_track"]
    assert track["max"] == data.STRONGEST
    assert {str(value): data.ENEMY_BONUS[value] for value in range(2, 10)} == track["bonus"]
    assert {str(seats): steps for seats, steps in data.RETREAT.items()} == given["enemy_retreat_after_war"]
    years = dict(zip(map(str, range(1580, 1599)), data.TIME_SYMBOLS, strict=True))
    assert given["time_symbols_when_leaving_year"] == years
    city = given["city"]
    assert (city["columns"], city["rows"]) == (data.COLUMNS, data.ROWS)
    assert city["plaza"] == [[*space] for space in data.PLAZA]
    assert city["start_line"] == [[*space] for space in data.START_LINE]
    assert [*city["district_centre_vertices"].values()] == [[*vertex] for vertex in data.CENTRES]
    assert [name.lower() for name in city["predefined_walls"]] == [*data.PREDEFINED_WALLS]


def test_RP_1_20_points_when_built_and_the_classes_of_buildings() -> None:
    """RP-1.21 and RP-1.31, from the same table."""
    rows = {row[0]: row for row in rows_of("### 1.3 Minor buildings")}
    assert [*rows] == [*data.BUILDING_NAMES]
    for number, name in enumerate(data.BUILDING_NAMES):
        assert data.BUILDING_TABLE[number].vp == int(rows[name][7])
        assert bool(data.ONE_IN_A_DISTRICT >> number & 1) == (rows[name][8] == "1")
        assert bool(data.PRODUCTIVE >> number & 1) == (rows[name][9] == "productive")
        assert bool(data.NOBLE >> number & 1) == (rows[name][9] == "noble")
    activated = {"stonecutter", "carpenter", "market", "guild", "church"}
    assert {name for i, name in enumerate(data.BUILDING_NAMES) if data.ACTIVATED >> i & 1} == activated


def test_RP_1_40_prices_and_thresholds_of_the_offices() -> None:
    rows = rows_of("### 1.5 Characters")
    assert [row[0] for row in rows] == [*data.OFFICE_NAMES]
    assert [int(row[2]) for row in rows] == [*data.OFFICE_PRICE]
    assert [int(row[3]) for row in rows] == [*data.OFFICE_NEEDS]
    fixed = {row[0]: int(row[5].split(",")[0]) for row in rows if row[5].split(",")[0].isdigit()}
    assert {name: data.OFFICE_VP[data.OFFICE_NAMES.index(name)] for name in fixed} == fixed


@pytest.mark.parametrize(
    ("seats", "is_short", "column"),
    [(2, False, 1), (3, False, 1), (4, False, 2), (5, False, 3), (2, True, 4), (4, True, 5), (5, True, 6)],
)
def test_RP_1_62_cells_and_points_of_the_grids(seats: int, is_short: bool, column: int) -> None:
    """Also RP-3.6 and RP-3.7: which cells are in play."""
    grids = blank(seats, short_game=is_short)["grids"]
    for row in rows_of("**RP-1.62**"):
        cells, points = map(int, row[column].split("/"))
        values = [cell["value"] for cell in grids[row[0]]["cells"]]
        assert (len(values), sum(values)) == (cells, points)


def test_RP_1_61_cells_are_numbered_as_they_are_listed() -> None:
    """`all`, then `from4`, then `only5`; in the short game the end of `all` is missing."""
    values = [cell["value"] for cell in blank(5, short_game=True)["grids"]["fort"]["cells"]]
    assert values == [5, 4, 4, 3, 3, 2, 2, 1, 3, 2, 2, 1]


def test_RP_1_1_every_component_has_its_place() -> None:
    """RP-1.7: up to five colours of ten pawns, one of which lies on the order track."""
    assert GAME.seat_counts == (2, 3, 4, 5)
    p = blank(5)
    assert [player["hand"] for player in p["players"]] == [9] * 5
    assert sorted(p["order"]) == [0, 1, 2, 3, 4]
    assert len(p["offices"]) == 12


def test_RP_2_1_sixteen_columns_and_ten_rows() -> None:
    """RP-2.2, RP-2.3: names of spaces and edges."""
    assert len(geography.SPACE_NAMES) == 160
    assert geography.SPACE_NAMES[0] == "1,1"
    assert geography.SPACE_NAMES[159] == "16,10"
    assert geography.WALL_NAMES[geography.WALL_EDGES - 1] == "e10"
    for name, space in (("n5", "5,1"), ("w3", "1,3"), ("e7", "16,7")):
        assert geography.SPACE_NAMES[geography.BEHIND[geography.WALL_NAMES.index(name)]] == space


def drawn_map() -> list[list[str]]:
    """The signs of the spaces in the drawing of section 2.2."""
    rows = re.findall(r"^ ?[ 1]\d [#|](.*)[#|]$", RULES, re.MULTILINE)
    return [re.findall(r" ([1-8P])[ s]?", row) for row in rows]


def test_RP_2_4_eight_districts_of_twenty_spaces() -> None:
    """RP-2.5, RP-2.7: the drawing of the document shows districts, Plaza and start line."""
    marked = re.findall(r"^ ?[ 1]\d [#|](.*)[#|]$", RULES, re.MULTILINE)
    assert len(marked) == 10
    for row, line in enumerate(marked):
        for column in range(16):
            sign, start = line[column * 4 + 1], line[column * 4 + 2]
            space = row * 16 + column
            if sign == "P":
                assert geography.IS_PLAZA[space]
                assert geography.DISTRICT[space] + 1 == (6 if column == 7 else 7)
            else:
                assert int(sign) == geography.DISTRICT[space] + 1
            assert (start == "s") == bool(geography.IS_START[space])
    assert sum(geography.IS_START) == 20
    assert all([*geography.DISTRICT].count(district) == 20 for district in range(8))


def test_RP_2_6_palace_and_cathedral_have_eight_places() -> None:
    names = {geography.SPACE_NAMES[space] for space in geography.PLAZA_SIDES}
    assert names == {"7,8", "8,8", "7,9", "7,10", "9,8", "10,8", "10,9", "10,10"}


def test_RP_2_10_neighbours_share_an_edge_or_a_corner() -> None:
    """RP-2.11, RP-2.12: war movement is orthogonal; borders of districts do not matter."""

    def around(space: str) -> set[str]:
        first = geography.SPACE_NAMES.index(space) * 8
        return {geography.SPACE_NAMES[other] for other in geography.AROUND[first : first + 8] if other >= 0}

    assert around("1,1") == {"2,1", "1,2", "2,2"}
    assert around("4,5") == {"3,4", "4,4", "5,4", "3,5", "5,5", "3,6", "4,6", "5,6"}
    first = geography.SPACE_NAMES.index("4,5") * 4
    assert [geography.SPACE_NAMES[other] for other in geography.BESIDE[first : first + 4]] == [
        "4,4",
        "4,6",
        "3,5",
        "5,5",
    ]


def test_RP_2_15_roads_follow_inner_edges_but_those_of_the_Plaza() -> None:
    assert len(geography.ROAD_NAMES) == 290
    for name in ("v8,8", "v8,9", "h7,9", "h8,9"):
        assert name not in geography.ROAD_NAMES
    assert {"h0,1", "h15,9", "v1,0", "v15,9", "h7,8", "v7,8"} <= {*geography.ROAD_NAMES}


def path(*vertices: tuple[int, int]) -> list[str]:
    """The roads along a path of vertices."""
    names = []
    for (x, y), (x2, y2) in pairwise(vertices):
        names.append(f"h{min(x, x2)},{y}" if y == y2 else f"v{x},{min(y, y2)}")
    return names


def between(start: tuple[int, int], end: tuple[int, int]) -> list[str]:
    """Roads first from west to east, then from north to south."""
    (x, y), (x2, y2) = start, end
    step = 1 if x2 >= x else -1
    corner = [(column, y) for column in range(x, x2 + step, step)]
    return path(*corner, *((x2, row) for row in range(y + 1, y2 + 1)))


@pytest.mark.parametrize(
    ("district", "end", "needed"),
    [
        (6, (7, 8), 2),
        (7, (9, 8), 2),
        (2, (7, 8), 6),
        (3, (9, 8), 6),
        (5, (7, 8), 6),
        (8, (9, 8), 6),
        (1, (7, 8), 10),
        (4, (9, 8), 10),
    ],
)
def test_RP_2_18_shortest_connections(district: int, end: tuple[int, int], needed: int) -> None:
    """RP-2.17: the centre joined with the border of the Plaza; one road less is not enough."""
    roads = between(data.CENTRES[district - 1], end)
    assert len(roads) == needed
    t = table(3, roads=" ".join(roads))
    assert t.view(None).districts[district - 1].connected
    for missing in roads:
        rest = " ".join(road for road in roads if road != missing)
        assert not table(3, roads=rest).view(None).districts[district - 1].connected


def test_RP_9_48_connection() -> None:
    t = table(3, P(), city="6,7 stonecutter | 7,7 house:0", roads="h6,7 v7,7")
    assert t.view(None).districts[5].connected
    assert t.view(None).districts[5].value == 1
    t.play("city 6", "place 6,7", "city 6", "place 6,7")
    assert t.at("6,7") == "stonecutter /00"


def test_RP_2_20_walls_stand_in_the_north_west_and_east() -> None:
    """RP-9.29: there is no edge in the south."""
    assert [name for name in geography.WALL_NAMES if name[0] == "s"] == []
    assert len(geography.WALL_NAMES) == 36


def test_RP_2_21_open_edges_of_the_districts() -> None:
    """RP-2.23, RP-9.32: which districts can be closed, and by what."""
    expected = {
        1: "n3 n4 w3 w4",
        2: "n5 n6 n7",
        3: "n10 n11 n12",
        4: "n13 n14 e3 e4",
        5: "w6 w7 w8",
        8: "e6 e7 e8",
    }
    for district, names in expected.items():
        t = table(3, walls=names)
        closed = [number + 1 for number, d in enumerate(t.view(None).districts) if d.closed]
        assert closed == [district]
        for missing in names.split():
            rest = " ".join(name for name in names.split() if name != missing)
            assert not table(3, walls=rest).view(None).districts[district - 1].closed
