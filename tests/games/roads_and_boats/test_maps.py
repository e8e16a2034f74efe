"""RB-3: scenarios, maps as texts, free construction, and random balanced maps."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.hexes import Hex, around, distance, parse
from ludoteca.core.rng import Rng
from ludoteca.games.roads_and_boats import maps
from ludoteca.games.roads_and_boats.data import (
    SEA,
    TERRAIN_LETTERS,
    TILE_RIVER,
    TILE_SUPPLY,
    TILE_TERRAIN,
)
from ludoteca.games.roads_and_boats.geometry import EDGES, FIELD, HEX_NAMES, turned
from ludoteca.games.roads_and_boats.maps import SCENARIOS, Map, random_map, scenario
from ludoteca.texts import LANGUAGES, Texts

from .table import GAME, Table

SIZES = {
    "solo_valley": 19,
    "two_banks": 29,
    "strait": 37,
    "trident": 37,
    "inner_sea": 37,
    "four_valleys": 59,
    "archipelago": 59,
}


def kind_of(tile: maps.Tile) -> int:
    for kind, (terrain, river) in enumerate(zip(TILE_TERRAIN, TILE_RIVER, strict=True)):
        if terrain == tile.terrain and tile.river in [turned(river, rotation) for rotation in range(EDGES)]:
            return kind
    raise AssertionError(f"no tile of the box is like {tile}")


def profile(made: Map, start: int) -> Counter[tuple[int, str, int]]:
    """What lies how far from a start: terrain and the number of river edges."""
    return Counter(
        (
            distance(FIELD[start], FIELD[tile.cell]),
            TERRAIN_LETTERS[tile.terrain],
            tile.river.bit_count(),
        )
        for tile in made.tiles
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_RB_3_2_scenarios_are_legal_balanced_and_in_the_box(name: str) -> None:
    """RB-3.2; RB-3.3, RB-3.4, RB-3.5, RB-3.6, RB-3.7, RB-3.8, RB-3.9: their sizes."""
    made = scenario(name)
    assert len(made.tiles) == SIZES[name]
    assert maps.is_connected({tile.cell for tile in made.tiles})
    used = Counter(kind_of(tile) for tile in made.tiles)
    assert all(count <= TILE_SUPPLY[kind] for kind, count in used.items())
    profiles = [profile(made, start) for start in made.starts]
    assert all(one == other for one, other in pairwise(profiles))
    assert all(tile.river == 0 for tile in made.tiles if tile.cell in made.starts)


def test_RB_3_1_a_map_is_a_text() -> None:
    text = "players: 1 2\nstarts: 1,-1 -1,1\n0,0,P:0; 1,0,S\n1,-1,W; -1,1,R; 0,1,D; 0,-1,M; -1,0,W"
    made = maps.read(text)
    assert [str(tile) for tile in made.tiles] == [
        "0,-1,M",
        "1,-1,W",
        "-1,0,W",
        "0,0,P:0",
        "1,0,S",
        "-1,1,R",
        "0,1,D",
    ]
    t = Table(GAME.new(2, seed=1, map=text))
    assert t["starts"] == ["1,-1", "-1,1"]
    assert t.tile("0,0")["river"] == [0]
    with pytest.raises(BadOption, match="made for 1, 2 players"):
        GAME.new(3, map=text)
    with pytest.raises(BadOption, match="made for 1 players, not for 2"):
        GAME.new(2, map="solo_valley")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "starts"),
        ("nowhere", "there is no map 'nowhere'"),
        ("starts: 0,0", "no land"),
        ("starts: 0,0\n0,0,X", "no tile"),
        ("starts: 0,0\n9,9,W", "no hex"),
        ("starts: 0,0\n0,0,W; 0,0,P", "twice"),
        ("starts: 0,0\n0,0,W; 1,0,W:9", "digits"),
        ("starts: 0,0\n0,0,W; 1,0,W:024; 3,3,P", "no hex"),
        ("starts: 0,0\n0,0,W; 1,0,W:0", "leaves the map towards 2,0"),
        ("starts: 0,0\n0,0,W; 1,0,W:3", "a river ends between 0,0 and 1,0"),
        ("starts: 0,0\n0,0,W; 1,0,S:3", "no rivers at sea"),
        ("starts: 0,0\n0,0,W; -1,0,W:0123", "no tile has such a river"),
        ("starts: 0,0\n0,0,W; 3,0,W", "hang together"),
        ("starts: 0,0 1,0\n0,0,W; 1,0,W", "no tile between"),
        ("starts: 1,0\n0,0,W; 1,0,S", "no land"),
        ("players: 2\nstarts: 0,0\n0,0,W; 1,0,W", "too few"),
        ("players: 7\nstarts: 0,0\n0,0,W; 1,0,W", "numbers from 1 to 4"),
    ],
)
def test_a_wrong_map_is_refused_in_one_line(text: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem) as error:
        GAME.new(1, map=text)
    assert "\n" not in str(error.value)
    for language in LANGUAGES:
        told = Texts(language, strict=True).error(error.value)
        assert "error-map" not in told
        assert "{" not in told


# --- free construction ---------------------------------------------------------------------------


def free(seats: int = 2, **options: object) -> Table:
    return Table(GAME.new(seats, seed=3, map="free", **options))  # type: ignore[arg-type]


def test_RB_3_20_ten_land_tiles_a_player_and_the_agreed_sea() -> None:
    for seats, sea in ((2, 4), (1, 0), (3, 2)):
        t = free(seats, free_sea_per_player=sea)
        rng = Rng(seats)
        while t.state.asked() in ("choose_tile", "lay_tile", "turn_tile"):
            t.play(t.legal[rng.below(len(t.legal))])
        terrain = Counter(tile["terrain"] == "sea" for tile in t["tiles"])
        assert (terrain[False], terrain[True]) == (10 * seats, sea * seats)


def test_RB_3_21_two_tiles_in_turn_beginning_with_seat_0() -> None:
    t = free(3)
    seats = []
    while len(t["tiles"]) < 8:
        if t.state.asked() == "choose_tile":
            seats.append(t.seat)
        t.play(t.legal[0])
    assert seats == [0, 0, 1, 1, 2, 2, 0, 0]


def laid(*lines: str, seats: int = 2, **options: object) -> Table:
    return free(seats, **options).play(*lines)


def test_RB_3_22_tiles_touch_within_the_field() -> None:
    """RB-3.22 (1): the first at 0,0, all others beside a tile."""
    t = free()
    assert "tile pasture_y" in t.legal
    t.play("tile pasture")
    assert t["tiles"][0]["hex"] == "0,0"
    t.play("tile sea")
    assert set(t.offered("lay")) == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}


def test_RB_3_22_rivers_meet_rivers() -> None:
    """RB-3.22 (2): over an edge to land both have a river, or neither."""
    t = laid("tile pasture_straight", "turn 0", "tile woods_straight")
    assert set(t.offered("lay")) == {"1,0", "-1,0"}
    t.play("lay 1,0")
    assert t.tile("1,0")["river"] == [0, 3]
    plain = laid("tile pasture_straight", "turn 0", "tile woods")
    assert set(plain.offered("lay")) == {"1,-1", "0,-1", "-1,1", "0,1"}


def test_RB_3_22_a_river_begins_at_a_source_or_the_sea() -> None:
    """RB-3.22 (3)."""
    t = laid("tile pasture")
    assert "woods_straight" not in t.offered("tile")
    assert "mountain_source" in t.offered("tile")
    t.play("tile sea", "lay 1,0", "tile woods_straight")
    assert set(t.offered("lay")) == {"2,-1", "2,0", "1,1", "1,-1", "0,1"}


def test_RB_3_22_a_river_that_passes_the_sea_by_does_not_begin_there() -> None:
    """RB-3.22 (3): one direction is left, it is not asked for."""
    t = laid("tile pasture", "tile sea", "lay 1,0", "tile woods_straight", "lay 2,0")
    assert t.tile("2,0")["river"] == [0, 3]


def test_RB_3_22_rivers_can_still_be_finished() -> None:
    """RB-3.22 (4): without sea there are three sources for all ends."""
    t = laid("tile pasture_y", "turn 0", "tile mountain_source", free_sea_per_player=0)
    assert set(t.offered("lay")) == {"1,0", "0,-1", "-1,1"}, "no source may begin a fourth end"
    spring = laid("tile mountain_source", "turn 0", "tile mountain_source", free_sea_per_player=0)
    assert spring.tile("1,0")["river"] == [3], "the third source could not close two open ends"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_RB_3_23_construction_always_ends_with_finished_rivers(seats: int) -> None:
    """RB-3.23: no open end is left; the invariants look at every river when the map is complete."""
    for seed in range(0, 6, 2):
        t = free(seats, free_sea_per_player=seed)
        rng = Rng(seed)
        while t.state.asked() in ("choose_tile", "lay_tile", "turn_tile"):
            rivers = [line for line in t.legal if "_" in line]
            lines = rivers or t.legal
            t.play(lines[rng.below(len(lines))])
        assert GAME.faults(t.state) == []
        assert t.state.asked() in ("choose_start", "start_bank")


# --- random maps ---------------------------------------------------------------------------------


def neighbours(made: Map, start: int, far: int) -> Counter[str]:
    return Counter(
        TERRAIN_LETTERS[tile.terrain]
        for tile in made.tiles
        if distance(FIELD[start], FIELD[tile.cell]) == far
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_RB_3_30_random_maps_are_balanced(seats: int) -> None:
    """RB-3.30: symmetric, with woods, rock, pasture and mountains near every start, and a share of sea."""
    with_rivers = 0
    for seed in range(12):
        made = random_map.draw(seats, Rng(seed), islands=False)
        if made == scenario(maps.DEFAULT_MAP[seats]):
            continue
        cells: dict[Hex, maps.Tile] = {FIELD[tile.cell]: tile for tile in made.tiles}
        for move, turn in random_map.SYMMETRIES[seats]:
            for place, tile in cells.items():
                image = cells[move(*place)]
                assert image.terrain == tile.terrain
                assert image.river == sum(1 << turn(edge) for edge in range(6) if tile.river >> edge & 1)
        for start in made.starts:
            near = neighbours(made, start, 1)
            assert near["W"] >= 2
            assert near["R"] >= 1
            assert near["P"] >= 1
            assert near["S"] == 0
            assert cells[FIELD[start]].river == 0
            assert all(distance(FIELD[start], FIELD[other]) >= 4 for other in made.starts if other != start)
            assert neighbours(made, start, 2)["M"] >= 1
            assert TERRAIN_LETTERS[cells[FIELD[start]].terrain] == "P"
        sea = sum(tile.terrain == SEA for tile in made.tiles)
        assert 15 * len(made.tiles) <= 100 * sea <= 30 * len(made.tiles)
        assert len(made.tiles) - sea >= 8 * seats
        rivers = [tile for tile in made.tiles if tile.river]
        assert len(rivers) <= 4 * seats, "a river has four tiles at most"
        for tile in rivers:
            kind_of(tile)
            is_source = tile.river.bit_count() == 1 and TERRAIN_LETTERS[tile.terrain] == "M"
            beside = any(distance(FIELD[tile.cell], FIELD[start]) < 2 for start in made.starts)
            assert not (is_source and beside), "no river springs beside a start"
        with_rivers += bool(rivers)
        assert random_map.draw(seats, Rng(seed), islands=False) == made
    assert with_rivers >= 6


def test_RB_3_30_islands_only_if_agreed() -> None:
    """RB-3.30, step 4: land hangs together unless islands are agreed, then each start has one of its own."""

    def island(made: Map, start: int) -> set[Hex]:
        land = {FIELD[tile.cell] for tile in made.tiles if tile.terrain != SEA}
        return random_map.reach(land, FIELD[start])

    for seed in range(12):
        whole = random_map.draw(2, Rng(seed), islands=False)
        assert island(whole, whole.starts[0]) >= {FIELD[start] for start in whole.starts}
        apart = random_map.draw(2, Rng(seed), islands=True)
        assert all(len(island(apart, start)) >= 8 for start in apart.starts)


def test_RB_3_30_the_seed_decides_the_map() -> None:
    """RB-8.3."""
    one, other = (GAME.new(3, seed=seed, map="random").position()["tiles"] for seed in (5, 6))
    assert one == GAME.new(3, seed=5, map="random").position()["tiles"]
    assert one != other


def test_the_field_holds_every_map() -> None:
    for players in (1, 2, 3, 4):
        assert set(random_map.cells_for(players)) <= set(FIELD)
    assert all(parse(name) in FIELD for name in HEX_NAMES)
    assert len(around((0, 0))) == 6
