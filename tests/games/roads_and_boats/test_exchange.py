"""RB-6.1: who reaches what, pools, exchanges, swaps, and naming the places one pays from."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadPosition
from ludoteca.games.roads_and_boats import access
from ludoteca.games.roads_and_boats.data import STONE
from ludoteca.games.roads_and_boats.geometry import HEX_NAMES
from ludoteca.games.roads_and_boats.steps import exchange

from .table import P, Table, border, load, table

R1, R2, Y1 = 0, 1, 16


def touch(t: Table, carrier: int) -> int:
    return int(access.touch(t.native, carrier))


def reach(t: Table, carrier: int) -> int:
    return int(access.reach(t.native, carrier))


def present(t: Table, seat: int, place: str) -> int:
    return int(access.presence(t.native, seat, HEX_NAMES.index(place)))


def test_RB_6_1_1_what_a_transporter_touches() -> None:
    assert touch(table("two_banks", P("donkey 0,0/bank1")), R1) == 0b10
    assert touch(table("two_banks", P("raft 0,0/water")), R1) == 0b11
    assert touch(table("trident", P("raft 0,0/water"), bridges={"0,0": [0]}), R1) == 0b011
    assert touch(table("two_banks", P("raft 2,0/dock5a")), R1) == 0b10
    assert touch(table("two_banks", P("raft 2,0/dock5a"), bridges={"2,0": [0]}), R1) == 0b01
    assert touch(table("two_banks", P("raft 3,0/water")), R1) == 0b01
    assert touch(table("two_banks", P("raft 0,0/water carries donkey")), R2) == 0


def test_RB_6_1_2_a_free_boat_in_the_river_is_a_ferry() -> None:
    """RB-6.1.2, RB-6.1.3: for its owner alone, and only without a transporter aboard."""
    assert reach(table("two_banks", P("donkey 0,0", "raft 0,0/water")), R1) == 0b11
    assert reach(table("two_banks", P("donkey 0,0", "raft 0,0/water carries donkey")), R1) == 0b01
    assert reach(table("two_banks", P("donkey 0,0"), P("raft 0,0/water")), R1) == 0b01
    assert reach(table("two_banks", P("donkey 2,0", "raft 2,0/dock0a")), R1) == 0b01


def test_RB_6_1_3_EX_3_ferry() -> None:
    """EX-3: goods from bank 1 build on bank 0 over the ferry; carrying a donkey it links nothing."""
    goods = {"0,0/1": "2 boards 1 stone"}
    t = table("two_banks", P("raft 0,0/water", "donkey 0,0"), ground=goods, at="choose_site")
    t.play("site 0,0", "build sawmill")
    assert t.offered("bank") == ["0", "1"]
    t.play("bank 0")
    assert t.house("0,0") == {"kind": "sawmill", "bank": 0, "used": 0, "gold": 0, "iron": 0}
    assert t.ground("0,0/1") == {}
    busy = table(
        "two_banks", P("raft 0,0/water carries donkey", "donkey 0,0"), ground=goods, at="choose_site"
    )
    busy.play("site 0,0", "build sawmill")
    house = busy.house("0,0")
    assert house is not None
    assert house["bank"] == 1


def test_RB_6_1_4_presence() -> None:
    t = table("two_banks", P("donkey 0,0/bank1", "raft 3,0/water carries donkey"), P("donkey 0,0"))
    assert present(t, 0, "0,0") == 0b10
    assert present(t, 1, "0,0") == 0b01
    assert present(t, 0, "3,0") == 0b01
    assert present(t, 1, "3,0") == 0
    ferry = table("two_banks", P("donkey 0,0", "raft 0,0/water"))
    assert present(ferry, 0, "0,0") == 0b11


def test_RB_6_1_5_boats_at_sea_reach_no_land_and_docked_ones_no_sea() -> None:
    goods = {"2,0/0": "1 clay", "2,0/1": "1 iron"}
    sea = table("two_banks", P("raft 3,0/water"), ground=goods, at="select").play("select r1")
    assert sea.offered("exchange") == []
    docked = table(
        "two_banks",
        P("raft 2,0/dock0b"),
        ground={**goods, "3,0": "1 fuel"},
        houses={"3,0": "oil_rig"},
        at="select",
    ).play("select r1")
    assert docked.offered("exchange") == ["ground0"]
    two = table("two_banks", P("raft 2,0/dock0b: 1 gold", "raft 2,0/dock1a", "raft 2,0/dock5a"), at="select")
    assert two.play("select r1").offered("exchange") == ["ground0", "r2"]


def test_RB_6_1_6_contact() -> None:
    """RB-6.1.6: same tile, and what one touches is in the reach of the other; for own ones both ways."""

    def in_contact(t: Table, one: int, other: int) -> bool:
        return bool(access.is_in_contact(t.native, one, other))

    t = table("two_banks", P("donkey 0,0", "donkey 0,0/bank1"))
    assert not in_contact(t, R1, R2)
    ferry = table("two_banks", P("donkey 0,0", "donkey 0,0/bank1", "raft 0,0/water"))
    assert in_contact(ferry, R1, R2)
    assert in_contact(ferry, R2, R1)
    foreign = table("two_banks", P("donkey 0,0", "raft 0,0/water"), P("donkey 0,0/bank1"))
    assert in_contact(foreign, R1, Y1)
    assert not in_contact(foreign, Y1, R1)


def test_RB_6_1_7_pools_hold_grounds_and_own_cargo() -> None:
    """RB-6.1.12: goods on others' transporters are safe, goods on the ground are anybody's."""
    t = table(
        "two_banks",
        P("donkey 0,-2: 1 boards", "wagon 0,-2: 1 stone"),
        P("truck 0,-2: 3 boards 2 stone"),
        ground={"0,-2": "1 boards"},
        at="choose_site",
    )
    t.play("site 0,-2")
    assert set(t.offered("build")) == {
        "woodcutter",
        "sawmill",
        "stone_factory",
        "paper_mill",
        "mint",
        "wagon_factory",
    }
    t.play("build sawmill")
    assert (t.ground("0,-2"), t.cargo("r1"), t.cargo("r2")) == ({}, {}, {})
    assert t.cargo("y1") == {"boards": 3, "stone": 2}


def test_RB_6_1_8_ground_first_then_linked_grounds_then_cargo() -> None:
    t = table(
        "two_banks",
        P("donkey 0,0: 2 boards", "donkey 0,0: 2 boards", "raft 0,0/water"),
        ground={"0,0/0": "1 boards", "0,0/1": "1 boards"},
        at="choose_site",
    )
    t.play("site 0,0", "build coal_burner", "bank 1")
    assert t.ground("0,0/1") == {}
    assert t.ground("0,0/0") == {}
    assert (t.cargo("r1"), t.cargo("r2")) == ({"boards": 1}, {"boards": 2})
    goods = {"0,0/0": "1 boards 1 stone", "0,0/1": "1 boards 1 stone"}
    here = table("two_banks", P("donkey 0,0", "raft 0,0/water"), ground=goods, at="choose_site")
    here.play("site 0,0", "build paper_mill", "bank 1")
    assert (here.ground("0,0/0"), here.ground("0,0/1")) == ({"boards": 1, "stone": 1}, {})
    apart = P("donkey 0,0/bank1: 2 boards", "wagon 0,0: 2 boards 1 stone")
    over_there = table("two_banks", apart, at="choose_site").play("site 0,0", "build mint")
    assert over_there.cargo("r1") == {"boards": 2}, "nobody pays from across the river"
    assert over_there.cargo("r2") == {}


def test_RB_6_1_9_partners_of_an_exchange() -> None:
    """RB-6.1.9: transporters that carry or are carried are neither handlers nor partners."""
    t = table(
        "two_banks",
        P("wagon 0,0: 1 stone", "donkey 0,0", "donkey 0,0/bank1", "donkey 0,0 carries donkey"),
        ground={"0,0/1": "1 clay"},
        at="select",
    )
    t.wait("select").play("select r1")
    assert t.offered("exchange") == ["ground0", "r2"]
    t.wait("select")
    assert t.copy().play("select r4").offered("exchange") == []


def full(cargo: str = "3 trunks") -> Table:
    return table("two_banks", P(f"raft 3,0/water: {cargo}", "raft 3,0/water: 2 stone 1 goose"), at="select")


def test_RB_6_1_10_EX_26_swap_at_sea() -> None:
    """RB-6.1.10, EX-26, RB-9.2: between swap and return one good more than the capacity."""
    t = full().play("select r1")
    assert t.offered("exchange") == ["r2"]
    t.play("exchange r2")
    assert t.legal == ["swap stone", "swap goose"]
    t.play("swap stone", "swap stone")
    assert t.cargo("r1") == {"stone": 2, "trunks": 1}
    assert t.cargo("r2") == {"goose": 1, "trunks": 2}
    same = full("3 stone").play("select r1", "exchange r2")
    assert same.state.asked() == "move"
    assert same.cargo("r1") == {"stone": 2, "goose": 1}
    choice = full("2 trunks 1 clay").play("select r1", "exchange r2", "swap goose")
    assert choice.state.asked() == "return"
    assert choice.offered("return") == ["trunks", "clay"]
    assert sum(choice.cargo("r1").values()) == 4
    assert choice.play("return clay").cargo("r1") == {"trunks": 2, "goose": 1}


def test_RB_6_1_10_nothing_is_swapped_with_the_ground_nor_beyond_the_bound() -> None:
    """RB-6.1.10: only with a transporter; RB-6.1.14: a swap is two transfers."""
    t = table("two_banks", P("wagon 0,-1: 3 stone"), ground={"0,-1": "2 clay"}, at="select")
    assert "swap clay" not in t.play("select r1", "exchange ground0").legal
    boats = full()
    for acts, is_possible in ((30, True), (31, False)):
        boats.native.acts[R1] = acts
        assert exchange.can_swap(boats.native, R1, STONE, 0) == is_possible


def test_RB_6_1_11_the_sea_takes_geese_and_a_rig_takes_everything() -> None:
    t = table("two_banks", P("raft 3,0/water: 1 stone 1 goose"), at="select").play("select r1")
    t.play("exchange ground0")
    assert t.ground("3,0") == {"goose": 1}
    assert t.cargo("r1") == {"stone": 1}
    rig = table("two_banks", P("raft 3,0/water: 1 stone 1 goose"), houses={"3,0": "oil_rig"}, at="select")
    rig.play("select r1", "exchange ground0")
    assert rig.offered("put") == ["stone", "goose"]


def test_RB_6_1_13_nothing_is_loaded_in_building_and_wonder() -> None:
    for at in ("choose_site", "buy_brick"):
        t = table("two_banks", P("donkey 1,-2: 2 stone"), ground={"1,-2": "5 boards"}, at=at)
        assert not {"stow", "exchange", "get", "put"} & {line.split()[0] for line in t.legal}


def test_RB_6_1_14_a_good_goes_one_way_in_an_exchange() -> None:
    """RB-6.1.14: CLOSE after the first transfer; it closes by itself when nothing more is legal."""
    t = table("two_banks", P("wagon 0,-1: 1 stone"), ground={"0,-1": "1 stone 1 clay"}, at="select")
    t.play("select r1", "exchange ground0")
    assert t.legal == ["get clay", "get stone", "put stone"]
    t.play("get stone")
    assert t.legal == ["get clay", "close"]
    t.play("get clay")
    assert t.state.asked() == "move"
    assert t.offered("exchange") == ["ground0"]


def test_RB_6_1_14_no_more_than_32_transfers_in_a_stowing() -> None:
    t = table("two_banks", P("truck 0,-1: 6 stone"), ground={"0,-1": "1 clay"}, at="stow")
    for number in range(16):
        t.trade("ground0", **({"put": "stone"} if number % 2 == 0 else {"get": "stone"}), handler="r1")
    assert t.transporter("r1")["acts"] == 16
    for number in range(16):
        t.trade("ground0", **({"put": "stone"} if number % 2 == 0 else {"get": "stone"}), handler="r1")
    assert t.transporter("r1")["acts"] == 32
    assert t.state.asked() != "stow", "nothing more can be stowed"


def test_RB_6_1_14_what_was_exchanged_in_movement_does_not_count_in_the_next_stowing() -> None:
    t = table("two_banks", P("wagon 0,-1: 1 stone", "donkey 1,-2"), at="select").play("select r1")
    for number in range(32):
        t.trade("ground0", **({"put": "stone"} if number % 2 == 0 else {"get": "stone"}))
    assert t.transporter("r1")["acts"] == 32
    assert t.offered("exchange") == []
    t.turn_over().wait("stow")
    assert t["turn"] == 2
    assert "r1" in t.offered("stow")


def test_RB_6_1_15_naming_the_places_one_pays_from() -> None:
    """RB-6.1.15: goods in their order, each place that has one; a single place is not asked."""
    t = table(
        "two_banks",
        P("donkey 0,-2: 1 boards", "wagon 0,-2: 2 boards 1 stone"),
        ground={"0,-2": "1 boards"},
        at="choose_site",
        choose_sources=True,
    )
    t.play("site 0,-2", "build sawmill")
    assert t.offered("source") == ["ground0", "r1", "r2"]
    t.play("source r2")
    assert t.offered("source") == ["ground0", "r1", "r2"]
    t.play("source r2")
    assert t.kind_of_house("0,-2") == "sawmill"
    assert (t.ground("0,-2"), t.cargo("r1"), t.cargo("r2")) == ({"boards": 1}, {"boards": 1}, {})


def test_RB_6_1_15_sources_of_production_research_and_bricks() -> None:
    t = table(
        "two_banks",
        P("truck 0,-2: 1 trunks 2 goose 1 paper"),
        ground={"0,-2": "1 trunks 2 goose"},
        houses={"0,-2": "sawmill"},
        choose_sources=True,
    )
    t.play("produce 0,-2 set", "source r1")
    assert t.cargo("r1") == {"goose": 2, "paper": 1}
    t.play("research 0,-2 0", "topic big_mine", "source ground0", "source ground0")
    assert t.ground("0,-2") == {"trunks": 1, "boards": 2}
    assert t["players"][0]["research"] == ["big_mine"]
    brick = table(
        "two_banks",
        P("donkey 1,-2: 1 boards"),
        ground={"1,-2": "1 boards"},
        at="buy_brick",
        choose_sources=True,
    )
    brick.play("buy", "source r1")
    assert brick["wonder"][0] == 0
    assert brick.ground("1,-2") == {"boards": 1}


def test_RB_6_1_15_a_game_goes_on_in_the_middle_of_paying_for_a_wall() -> None:
    """RB-6.4.18: not if there is a wall of another player."""
    t = table(
        "two_banks",
        P("donkey 0,-2: 1 stone"),
        ground={"0,-2": "1 stone"},
        at="choose_site",
        choose_sources=True,
    )
    t.play("site 0,-2", "wall 0")
    again = Table(load(t.position)).play("source r1")
    assert again.border("0,-2:0")["owner"] == 0
    position = t.position
    position["borders"] = [border("0,-2:0", "wall owner=1")]
    with pytest.raises(BadPosition, match="no wall can be built"):
        load(position)


def test_RB_6_1_15_a_game_goes_on_in_the_middle_of_paying_on_the_first_cell_of_the_field() -> None:
    world = "players: 1\nstarts: 0,-5\n0,-5,P; 1,-5,W; -1,-4,R; 0,-4,M"
    t = table(
        world,
        P("donkey 0,-5: 1 boards"),
        seats=1,
        ground={"0,-5": "2 boards"},
        at="buy_brick",
        choose_sources=True,
    )
    t.play("buy")
    again = Table(load(t.position)).play("source r1")
    assert 0 in again["wonder"]
    assert again.ground("0,-5") == {"boards": 1}


@pytest.mark.parametrize("place", ["0,-1", "3,0/water"])
def test_RB_9_2_nobody_carries_more_than_he_can(place: str) -> None:
    kind = "raft" if "water" in place else "wagon"
    with pytest.raises(BadPosition, match="4 goods, 3 are possible"):
        table("two_banks", P(f"{kind} {place}: 4 stone"))


def test_RB_5_30_equal_transporters_are_offered_once() -> None:
    t = table(
        "two_banks", P("donkey 0,-1", "donkey 0,-1", "donkey 0,-1: 1 stone", "donkey 0,-2"), at="select"
    )
    assert t.offered("select") == ["r1", "r3", "r4"]
    t.play("select r1", "finish")
    assert t.offered("select") == ["r2", "r3", "r4"]
