"""RB-6.4: buildings, mines, roads, bridges and walls."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadPosition
from ludoteca.games.roads_and_boats.data import BUILDING_TABLE, DESERT, GOODS, MINE
from ludoteca.games.roads_and_boats.geometry import HEX_NAMES
from ludoteca.games.roads_and_boats.goods import ground
from ludoteca.games.roads_and_boats.steps.houses import can_dig

from .table import P, Table, table

PLENTY = "6 boards 3 stone"


def building(map: str, *players: P, **rest: object) -> Table:
    return table(map, *players, at="choose_site", **rest)  # type: ignore[arg-type]


def builds(
    place: str, *, map: str = "two_banks", goods: str = PLENTY, kind: str = "truck", **rest: object
) -> set[str]:
    """What can be built on a tile with plenty of goods on its ground."""
    t = building(map, P(f"{kind} {place}"), ground={place: goods}, **rest)
    return set(t.play(f"site {place.partition('/')[0]}").offered("build"))


INLAND = {"sawmill", "stone_factory", "coal_burner", "paper_mill", "mint", "stock_exchange", "wagon_factory"}
SHORE = {"clay_pit", "raft_factory"}


def test_RB_6_4_1_one_builds_where_one_is_present() -> None:
    """RB-6.4.1: from the river on every bank, docked in one region, across a river not at all."""
    t = building("two_banks", P("donkey 0,0"), ground={"0,0/1": PLENTY, "0,-1": PLENTY})
    assert t.seat != 0 or t.offered("site") == []
    plenty = building("two_banks", P("donkey 0,0"), ground={"0,0/0": PLENTY, "0,0/1": PLENTY})
    house = plenty.play("site 0,0", "build sawmill").house("0,0")
    assert house is not None, "there is no other bank to choose"
    assert house["bank"] == 0
    river = building(
        "two_banks", P("raft 0,0/water"), ground={"0,0/0": "1 boards 1 stone", "0,0/1": "3 boards"}
    )
    river.play("site 0,0")
    assert {"paper_mill", "coal_burner", "sawmill"} <= set(river.offered("build"))
    docked = building(
        "two_banks", P("raft 2,0/dock5a"), ground={"2,0/1": "1 boards 1 stone", "2,0/0": PLENTY}
    )
    assert set(docked.play("site 2,0").offered("build")) == {"paper_mill", "raft_factory"}


def test_RB_6_4_2_what_is_built_works_at_once_and_for_ever() -> None:
    """RB-6.4.2, RB-6.4.3, RB-9.10."""
    t = building("two_banks", P("truck 0,-2: 1 boards"), ground={"0,-2": "1 stone"})
    t.play("site 0,-2", "build woodcutter", "site 0,-2", "road 5 whole")
    t.turn_over()
    assert t.ground("0,-2") == {"trunks": 1}
    assert t.border("0,-1:2")["roads"] == ["a"]
    t.wait("select").play("select r1")
    assert "0,-1/bank0" in t.steps()


def test_RB_6_4_4_in_a_desert_only_roads_and_walls_before_the_rain() -> None:
    """RB-6.4.4, RB-9.4."""
    t = building("two_banks", P("truck 3,-2"), ground={"3,-2": PLENTY}).play("site 3,-2")
    assert {line.split()[0] for line in t.legal} == {"road", "wall"}
    rain = building("two_banks", P("truck 3,-2"), ground={"3,-2": PLENTY}, bricks="0" * 40 + "N" * 5)
    assert set(rain.play("site 3,-2").offered("build")) >= INLAND
    with pytest.raises(BadPosition, match="cannot stand"):
        building("two_banks", houses={"3,-2": "sawmill"})
    for bricks, bridges in (("", []), ("0" * 40 + "N" * 5, ["0"])):
        river = building("two_banks", P("donkey 0,0: 2 stone"), bricks=bricks)
        river.native.terrain[HEX_NAMES.index("0,0")] = DESERT
        assert river.works("0,0", "bridge") == bridges


def test_RB_6_4_5_terrain_shore_and_one_building_to_a_tile() -> None:
    """RB-6.4.5, RB-6.4.8: factories on every land but desert; home markers do not count."""
    assert builds("0,-2") == INLAND | {"woodcutter"}
    assert builds("1,-1") == INLAND | {"quarry"}
    assert builds("2,-2") == INLAND | {"mine"}
    assert builds("1,-2") == INLAND
    assert builds("2,0") == INLAND | SHORE
    assert builds("1,0") == INLAND | SHORE | {"woodcutter"}
    assert builds("0,-3", map="strait") == INLAND | SHORE | {"mine"}
    t = building("two_banks", P("truck 0,0"), ground={"0,0": PLENTY}, houses={"0,0": "sawmill/1"})
    assert t.play("site 0,0").offered("build") == []


@pytest.mark.parametrize("row", BUILDING_TABLE, ids=lambda row: row.name)
def test_RB_1_4_what_buildings_cost(row) -> None:  # type: ignore[no-untyped-def]
    """RB-1.4: with exactly the price it can be built, and the price is gone."""
    place = {"woods": "0,-2", "rock": "1,-1", "mountain": "2,-2", "sea": "3,0"}.get(row.terrain, "2,0")
    cost = " ".join(f"{count} {good}" for good, count in row.cost.items())
    kind = f"steamer {place}/water" if row.terrain == "sea" else f"truck {place}"
    topics = "rowboat truck steamer oil_rig"
    t = building("two_banks", P(f"{kind}: {cost}", research=topics)).erect(place, f"build {row.name}")
    assert t.kind_of_house(place) == row.name
    assert t.cargo("r1") == {}
    for good, count in row.cost.items():
        less = " ".join(f"{n - (name == good)} {name}" for name, n in row.cost.items() if n - (name == good))
        poor = building("two_banks", P(f"{kind}: {less}", research=topics))
        assert poor.seat != 0 or row.name not in poor.works(place, "build"), (good, count)


def test_RB_6_4_6_several_buildings_in_one_phase_the_lowest_bank_of_a_region() -> None:
    t = building(
        "two_banks",
        P("truck 0,0: 4 boards 2 stone", "donkey 0,-2: 2 boards"),
        bridges={"0,0": [0]},
    )
    t.play("site 0,0", "build sawmill", "site 0,-2", "build woodcutter")
    house = t.house("0,0")
    assert house is not None
    assert (house["kind"], house["bank"]) == ("sawmill", 0)
    assert t.kind_of_house("0,-2") == "woodcutter"


def test_RB_6_4_7_an_oil_rig_is_built_from_own_boats_at_sea() -> None:
    cost = "3 boards 1 stone"
    t = building("two_banks", P(f"steamer 3,0/water: {cost}", research="oil_rig"))
    t.erect("3,0", "build oil_rig")
    assert t.kind_of_house("3,0") == "oil_rig"
    unlearnt = building("two_banks", P(f"steamer 3,0/water: {cost}"))
    assert unlearnt.works("3,0", "build") == []
    docked = building("two_banks", P(f"steamer 2,0/dock0b: {cost}", research="oil_rig")).play("site 2,0")
    assert "oil_rig" not in docked.offered("build")
    two = building("two_banks", P("raft 3,0/water: 3 boards", "raft 3,0/water: 1 stone", research="oil_rig"))
    two.erect("3,0", "build oil_rig")
    assert (two.cargo("r1"), two.cargo("r2")) == ({}, {})


# --- mines ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("research", "fills"),
    [
        ("", []),
        ("special_mine", ["normal", "gold_only", "iron_only"]),
        ("big_mine", ["normal", "big"]),
        ("special_mine big_mine", ["normal", "gold_only", "iron_only", "big"]),
    ],
)
def test_RB_6_4_10_and_RB_6_4_11_the_bag_of_a_new_mine(research: str, fills: list[str]) -> None:
    """RB-6.4.10, RB-6.4.11: special and big cannot be combined; normal is always possible."""
    bags = {"normal": (3, 3), "gold_only": (4, 0), "iron_only": (0, 4), "big": (5, 5)}
    t = building("two_banks", P("truck 2,-2: 3 boards 1 stone", research=research))
    t.play("site 2,-2", "build mine")
    assert t.offered("fill") == fills
    for fill in fills or ["normal"]:
        after = t.copy().play(f"fill {fill}") if fills else t
        house = after.house("2,-2")
        assert house is not None
        assert (house["gold"], house["iron"]) == bags[fill]


def test_RB_6_4_12_new_shafts_add_to_the_bag() -> None:
    """RB-6.4.12, RB-1.8: any number, empty or not, any fill the player knows."""
    t = building(
        "two_banks",
        P("truck 2,-2: 2 iron 2 fuel", research="new_shafts special_mine"),
        houses={"2,-2": "mine gold=1"},
    )
    t.erect("2,-2", "shaft", "fill iron_only").erect("2,-2", "shaft", "fill normal")
    house = t.house("2,-2")
    assert house is not None
    assert (house["gold"], house["iron"]) == (4, 7)
    assert t.cargo("r1") == {}
    across = building("two_banks", P("donkey 0,0", research="new_shafts"), ground={"0,0/1": "1 iron 1 fuel"})
    tile = HEX_NAMES.index("0,0")
    across.native.building[tile], across.native.building_bank[tile] = MINE, 1
    across.native.seat = 0
    assert not can_dig(across.native, tile), "the mine is on the other bank"
    ignorant = building("two_banks", P("truck 2,-2: 1 iron 1 fuel"), houses={"2,-2": "mine"})
    assert ignorant.seat != 0 or ignorant.offered("site") == []


def test_RB_6_4_12_a_shaft_for_a_mine_that_was_built_in_this_phase() -> None:
    t = building("two_banks", P("truck 2,-2: 3 boards 1 stone 1 iron 1 fuel", research="new_shafts"))
    t.erect("2,-2", "build mine").erect("2,-2", "shaft")
    house = t.house("2,-2")
    assert house is not None
    assert (house["gold"], house["iron"]) == (6, 6)


# --- roads and bridges ---------------------------------------------------------------------------


def test_RB_6_4_14_roads_from_either_tile_over_anybodys_wall() -> None:
    t = building("two_banks", P("donkey 0,-1: 2 stone"), borders={"0,-1:0": "wall owner=1"})
    t.play("site 0,-1")
    assert t.offered("road") == ["0 whole", "1 whole", "2 whole", "3 whole", "4 whole", "5 whole"]
    t.play("road 0 whole")
    assert t.border("0,-1:0")["roads"] == ["a"]
    assert t.cargo("r1") == {"stone": 1}
    assert "0 whole" not in t.play("site 0,-1").offered("road")
    stopped = table("two_banks", P("wagon 0,-1"), borders={"0,-1:0": "road wall owner=1"}, at="select")
    assert stopped.play("select r1").offered("step") == []


def test_RB_6_4_14_roads_along_a_river_and_none_to_the_sea() -> None:
    t = building("two_banks", P("donkey 2,0: 2 stone"))
    t.play("site 2,0")
    assert t.offered("road") == ["2 whole", "3 a"]
    t.play("road 3 a")
    assert t.border("1,0:0")["roads"] == ["b"]
    south = building("two_banks", P("donkey 2,0/bank1: 2 stone")).play("site 2,0")
    assert south.offered("road") == ["3 b", "4 whole"]
    ship = building("two_banks", P("raft 3,0/water: 3 stone"))
    assert ship.works("3,0", "road") == []


def test_RB_6_4_15_bridges() -> None:
    """RB-6.4.15: no road needed; present on both sides the lower region pays; not in a desert."""
    t = building(
        "two_banks",
        P("donkey 0,0", "donkey 0,0/bank1"),
        ground={"0,0/0": "1 stone", "0,0/1": "1 stone"},
    )
    t.play("site 0,0", "bridge 0")
    assert t.ground("0,0") == {"stone": 1}
    assert t.tile("0,0")["bridges"] == [0]
    source = building("strait", P("donkey 0,-3: 1 stone")).play("site 0,-3")
    assert source.offered("bridge") == []
    higher = building("two_banks", P("donkey 0,0", "donkey 0,0/bank1: 1 stone")).play("site 0,0", "bridge 0")
    assert higher.cargo("r2") == {}


def test_RB_6_4_16_banks_merge_for_everybody() -> None:
    t = building(
        "two_banks",
        P("donkey 0,0: 1 stone"),
        P("donkey 0,0/bank1"),
        ground={"0,0/0": "1 clay", "0,0/1": "2 clay 1 goose"},
        houses={"0,0": "clay_pit/1"},
    )
    t.play("site 0,0", "bridge 0")
    assert t.ground("0,0") == {"clay": 3, "goose": 1}
    assert t.where("y1") == "0,0/bank0"
    row = ground(HEX_NAMES.index("0,0"), 1) * GOODS
    assert not any(t.native.goods[row : row + GOODS]), "nothing is left on a bank that is no region"
    t.turn_over()
    assert t.ground("0,0")["clay"] == 4


# --- walls ---------------------------------------------------------------------------------------


def test_RB_6_4_17_where_walls_can_be_built() -> None:
    """RB-6.4.17: not between two sea tiles, not on walls of others, on either side of a river."""
    sea = building("two_banks", P("raft 3,0/water: 3 stone"))
    assert sea.works("3,0", "wall") == ["3"]
    land = building(
        "two_banks",
        P("donkey 0,0: 1 stone"),
        borders={"0,0:1": "wall owner=1", "0,0:2": "wall"},
    ).play("site 0,0")
    assert land.offered("wall") == ["0", "3"]
    rich = building("two_banks", P("truck 0,-1: 6 stone"), borders={"0,-1:1": "wall owner=1"})
    assert "1" not in rich.play("site 0,-1").offered("wall")
    south = building("two_banks", P("donkey 0,0/bank1: 1 stone")).play("site 0,0")
    assert south.offered("wall") == ["0", "3", "4", "5"]


def test_RB_6_4_18_EX_B12_wall_prices() -> None:
    """RB-6.4.18, RB-1.11, EX-B12: 1 + 2 + 3 stones; on three neutral pieces 4, then 5."""
    t = building("two_banks", P("truck 0,-1: 6 stone"))
    for _ in range(3):
        t.play("site 0,-1", "wall 0")
    assert t.border("0,-1:0") == {"hex": "0,-1", "edge": 0, "roads": [], "pieces": 3, "owner": 0}
    assert t.cargo("r1") == {}
    neutral = building(
        "two_banks", P("truck 0,-1: 6 stone", "truck 0,-1: 3 stone"), borders={"0,-1:0": "wall=3"}
    )
    neutral.play("site 0,-1", "wall 0", "site 0,-1", "wall 0")
    assert neutral.border("0,-1:0")["pieces"] == 5
    assert (neutral.cargo("r1"), neutral.cargo("r2")) == ({}, {})


def test_RB_6_4_19_the_lowest_region_able_to_pay() -> None:
    t = building(
        "two_banks",
        P("donkey 0,0", "donkey 0,0/bank1"),
        ground={"0,0/0": "1 stone", "0,0/1": "1 stone"},
    )
    t.play("site 0,0", "wall 0")
    assert (t.ground("0,0/0"), t.ground("0,0/1")) == ({}, {"stone": 1})


def test_RB_6_4_20_pushing_out() -> None:
    """RB-6.4.20, RB-9.7: both sides of a mouth; own boats stay, carried ones go along."""
    t = building(
        "two_banks",
        P("raft 2,0/dock0b: 1 stone"),
        P("raft 2,0/dock0a", "raft 2,0/dock0b carries donkey", "raft 2,0/dock1a"),
    )
    t.play("site 2,0", "wall 0")
    assert t.where("r1") == "2,0/dock0b"
    assert [t.where(name) for name in ("y1", "y2", "y3", "y4")] == [
        "3,0/water",
        "3,0/water",
        "3,0/water",
        "2,0/dock1a",
    ]
    with pytest.raises(BadPosition, match="cannot be at"):
        building("two_banks", P(), P("raft 2,0/dock1a"), borders={"2,0:1": "wall owner=0"})
    neutral = building(
        "two_banks", P("truck 2,0: 3 stone"), P("raft 2,0/dock1a"), borders={"2,0:1": "wall=2"}
    )
    assert neutral.play("site 2,0", "wall 1").where("y1") == "3,-1/water", "an own piece on a neutral wall"


def test_RB_6_4_21_and_RB_6_4_22_demolition_makes_a_wall_neutral() -> None:
    """RB-6.4.21, RB-6.4.22, RB-1.12: n + 1 boards, all pieces at once; one may build on it at once."""
    t = building("two_banks", P("truck 0,-1: 3 boards 3 stone"), borders={"0,-1:0": "wall=2 owner=1"})
    t.play("site 0,-1")
    assert t.offered("demolish") == ["0"]
    t.play("demolish 0")
    assert t.border("0,-1:0") == {"hex": "0,-1", "edge": 0, "roads": [], "pieces": 2, "owner": None}
    assert t.cargo("r1") == {"stone": 3}
    t.play("site 0,-1")
    assert t.offered("demolish") == []
    t.play("wall 0")
    assert t.border("0,-1:0")["owner"] == 0
    poor = building("two_banks", P("truck 0,-1: 2 boards"), borders={"0,-1:0": "wall=2 owner=1"}).play(
        "site 0,-1"
    )
    assert poor.offered("demolish") == []


def test_RB_6_4_22_own_walls_fall_only_if_so_agreed() -> None:
    for agreed in (True, False):
        t = building(
            "two_banks",
            P("truck 0,-1: 2 boards 1 stone"),
            borders={"0,-1:0": "wall owner=0"},
            demolish_own=agreed,
        ).play("site 0,-1")
        assert t.offered("demolish") == (["0"] if agreed else [])


def test_EX_B8_walls() -> None:
    """EX-B8 (i) to (v)."""
    steamer = building("two_banks", P("steamer 3,0/water: 3 stone")).erect("3,0", "wall 3")
    assert steamer.border("2,0:0")["owner"] == 0
    assert steamer.cargo("r1") == {}
    walled = {"2,0:0": "wall owner=1"}
    again = building("two_banks", P("steamer 3,0/water: 4 boards 4 stone"), borders=walled)
    again.erect("3,0", "demolish 3")
    assert again.cargo("r1") == {"stone": 4}
    again.erect("3,0", "wall 3")
    assert again.cargo("r1") == {}
    assert again.border("2,0:0")["pieces"] == 2
    for pieces in (1, 2):
        wall = {"0,-1:0": f"wall={pieces} owner=1"}
        truck = building("two_banks", P(f"truck 0,-1: {pieces + 1} boards"), borders=wall)
        assert truck.erect("0,-1", "demolish 0").border("0,-1:0")["owner"] is None
    far = building("two_banks", P("donkey 0,0: 1 stone")).play("site 0,0")
    assert not {"4", "5"} & set(far.offered("wall"))
    both = building(
        "two_banks", P("donkey 0,-1: 1 stone", "donkey 1,-1: 1 stone"), borders={"0,-1:0": "wall owner=0"}
    )
    assert "0" not in both.copy().play("site 0,-1").offered("wall")
    assert "3" not in both.copy().play("site 1,-1").offered("wall")


def test_EX_24_from_both_sides() -> None:
    t = building("two_banks", P("donkey 0,-1: 1 stone", "donkey 1,-1: 2 stone"))
    good = t.copy().play("site 0,-1", "wall 0", "site 1,-1", "wall 3")
    assert good.border("0,-1:0")["pieces"] == 2
    bad = t.copy().play("site 1,-1", "wall 3")
    assert "0" not in bad.copy().play("site 0,-1").offered("wall")
    assert "3" not in bad.copy().play("site 1,-1").offered("wall")


def test_RB_6_4_23_EX_30_one_action_per_site() -> None:
    """RB-6.4.23, RB-5.22, EX-30."""
    t = building("two_banks", P("truck 1,-1: 3 stone"))
    t.play("site 1,-1", "road 0 whole", "site 1,-1", "wall 0")
    assert t.cargo("r1") == {"stone": 1}
    t.play("site 1,-1")
    assert "0" not in t.offered("wall")
    assert t.offered("wall") == ["1", "2", "3", "4", "5"]
    pair = building("two_banks", P("donkey 0,0 carries donkey"), ground={"0,0": "1 stone"})
    assert pair.offered("site") == ["0,0"]
