"""RB-6.2: primary producers and livestock, what players make, research, what runs by itself."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.rng import Rng

from .table import P, Table, table


def next_production(t: Table) -> Table:
    """Say no to everything until the next production phase has begun."""
    return t.turn_over()


# --- primary producers and livestock -------------------------------------------------------------


def test_RB_6_2_1_primary_producers_yield_one_good_with_nobody_there() -> None:
    """RB-6.2.1, RB-9.6: exactly one a turn."""
    t = table(
        "two_banks",
        P("donkey 1,-2"),
        houses={"0,-2": "woodcutter", "1,-1": "quarry", "0,0": "clay_pit/1", "3,0": "oil_rig"},
        at="buy_brick",
    )
    assert [t.ground(place) for place in ("0,-2", "1,-1", "0,0/1", "3,0")] == [
        {"trunks": 1},
        {"stone": 1},
        {"clay": 1},
        {"fuel": 1},
    ]
    next_production(t)
    assert t.ground("0,-2") == {"trunks": 2}
    assert t.ground("3,0") == {"fuel": 2}


def test_RB_6_2_2_a_mine_draws_from_its_bag_until_it_is_empty() -> None:
    """RB-6.2.2, RB-9.13: what is drawn leaves the bag and lands on the ground of the mine's region."""
    t = table("two_banks", P("donkey 1,-2"), houses={"2,-2": "mine gold=1 iron=1"}, at="select")
    next_production(t)
    house = t.house("2,-2")
    assert house is not None
    assert house["gold"] + house["iron"] == 1
    next_production(t)
    assert t.ground("2,-2") == {"gold": 1, "iron": 1}
    next_production(t)
    assert t.ground("2,-2") == {"gold": 1, "iron": 1}


def test_RB_6_2_2_gold_comes_as_often_as_its_share_of_the_bag() -> None:
    """RB-8.2: mines are chance, each by itself; RB-8.3: the same generator gives the same draws."""
    start = table("two_banks", P("donkey 1,-2"), houses={"2,-2": "mine gold=3 iron=1"}, at="select")
    drawn: Counter[str] = Counter()
    for seed in range(120):
        t = start.copy()
        t.state.rng = Rng(seed)
        drawn.update(next_production(t).ground("2,-2"))
    assert 75 <= drawn["gold"] <= 105
    one, other = start.copy(), start.copy()
    one.state.rng, other.state.rng = Rng(5), Rng(5)
    assert next_production(one).position == next_production(other).position


def test_RB_6_2_2_a_draw_is_a_reveal_and_one_kind_alone_is_none() -> None:
    mixed = table("two_banks", P("donkey 1,-2"), houses={"2,-2": "mine gold=1 iron=1"}, at="select")
    assert next_production(mixed)["reveals"] == 1
    pure = table("two_banks", P("donkey 1,-2"), houses={"2,-2": "mine gold=2"}, at="select")
    assert next_production(pure)["reveals"] == 0


def test_RB_6_2_3_everybody_uses_all_buildings() -> None:
    t = table(
        "two_banks",
        P("donkey 0,-2"),
        P("donkey 0,-2: 2 trunks"),
        houses={"0,-2": "sawmill"},
    )
    t.play("P1 produce 0,-2 set")
    assert t.ground("0,-2") == {"boards": 2}


def pair(*others: str, at: str = "make", **rest: object) -> Table:
    return table("two_banks", P("donkey 0,0", "donkey 0,0", *others), P(), at=at, **rest)  # type: ignore[arg-type]


def test_RB_6_2_4_a_tile_is_empty_for_breeding_even_across_the_river() -> None:
    """RB-6.2.4, EX-7: breeding blocked."""
    assert "breed 0,0" in pair().legal
    assert pair(ground={"0,0/1": "1 stone"}).offered("breed") == []
    assert pair("raft 0,0/water").offered("breed") == []
    assert pair("donkey 0,0/bank1").offered("breed") == []
    raft = table("two_banks", P("donkey 0,0", "donkey 0,0"), P("raft 0,0/water"))
    assert raft.offered("breed") == []
    docked = table("two_banks", P("donkey 2,0", "donkey 2,0"), P("raft 2,0/dock5a"))
    assert docked.offered("breed") == []
    assert pair(houses={"0,0": "sawmill/1"}).offered("breed") == []
    woods = table("two_banks", P("donkey 0,-2", "donkey 0,-2"))
    assert woods.offered("breed") == []
    adorned = table(
        "two_banks",
        P("donkey 1,-2", "donkey 1,-2"),
        borders={"1,-1:2": "road wall owner=1"},
    )
    assert adorned.offered("breed") == ["1,-2"]
    assert pair(bridges={"0,0": [0]}).offered("breed") == ["0,0"]


def test_RB_6_2_5_exactly_two_geese_in_one_region_hatch_a_third() -> None:
    """RB-6.2.5: on pasture, alone, once a turn."""
    t = table(
        "two_banks",
        P("donkey 1,-2"),
        ground={
            "0,-1": "2 goose",
            "0,1": "3 goose",
            "0,0/0": "1 goose",
            "0,0/1": "1 goose",
            "0,-2": "2 goose",
        },
        at="buy_brick",
    )
    assert t.ground("0,-1") == {"goose": 3}
    assert t.ground("0,1") == {"goose": 3}
    assert t.ground("0,0/0") == {"goose": 1}
    assert t.ground("0,-2") == {"goose": 2}
    next_production(t)
    assert t.ground("0,-1") == {"goose": 3}
    disturbed = table("two_banks", P("donkey 0,-1"), ground={"0,-1": "2 goose"}, at="buy_brick")
    assert disturbed.ground("0,-1") == {"goose": 2}


def test_RB_6_2_6_two_empty_donkeys_of_one_owner_have_a_foal_if_he_likes() -> None:
    """RB-6.2.6: optional, once per tile and phase; the foal may move this turn."""
    t = pair()
    t.play("P0 breed 0,0")
    assert t.fleet() == ["donkey"] * 3
    assert t.where("r3") == "0,0/bank0"
    assert t.tile("0,0")["bred"]
    assert "breed 0,0" not in t.legal
    t.wait("select").play("select r1", "finish", "select r2", "finish", "select r3")
    assert t.steps() != set()
    assert table("two_banks", P("donkey 0,0: 1 stone", "donkey 0,0")).offered("breed") == []
    assert table("two_banks", P("donkey 0,0"), P("donkey 0,0")).offered("breed") == []
    assert table("two_banks", P("donkey 0,-1", "donkey 0,-1", "donkey 0,-1")).offered("breed") == []
    assert table("two_banks", P("donkey 0,0", "donkey 0,0/bank1")).offered("breed") == []
    assert table("two_banks", P("donkey 0,0 carries donkey")).offered("breed") == []
    assert table("two_banks", P("donkey 0,0", "wagon 0,0")).offered("breed") == []
    assert table("two_banks", P("wagon 0,0", "wagon 0,0")).offered("breed") == []


# --- production by players -----------------------------------------------------------------------


def test_RB_6_2_10_a_conversion_needs_presence_capacity_and_the_inputs() -> None:
    """RB-1.5: a sawmill makes three times two boards."""
    t = table("two_banks", P("donkey 0,-2"), houses={"0,-2": "sawmill"}, ground={"0,-2": "4 trunks"})
    for done in (1, 2, 3):
        t.play("P0 produce 0,-2 set")
        assert t.ground("0,-2")["boards"] == 2 * done
    assert t.offered("produce") == []
    assert t.ground("0,-2") == {"trunks": 1, "boards": 6}
    absent = table("two_banks", P("donkey 0,-1"), houses={"0,-2": "sawmill"}, ground={"0,-2": "1 trunks"})
    assert absent.offered("produce") == []
    other_bank = table(
        "two_banks", P("donkey 0,0"), houses={"0,0": "sawmill/1"}, ground={"0,0/1": "1 trunks"}
    )
    assert other_bank.offered("produce") == []


def test_RB_5_3_every_building_is_fresh_in_the_next_turn() -> None:
    """RB-5.3 (P0), RB-6.2.10: a mill that could do no more works again; RB-6.2.30: by itself, too."""
    t = table("two_banks", P("donkey 0,-2"), houses={"0,-2": "paper_mill"}, ground={"0,-2": "5 trunks"})
    t.play("P0 produce 0,-2 trunks")
    assert t.ground("0,-2") == {"trunks": 3, "paper": 1}
    next_production(t).wait("make")
    assert t.offered("produce") == ["0,-2 trunks"]
    next_production(t)
    assert t.ground("0,-2") == {"trunks": 1, "paper": 2}


@pytest.mark.parametrize(
    ("building", "inputs", "recipes", "output"),
    [
        ("sawmill", "1 trunks", ["set"], {"boards": 2}),
        ("stone_factory", "1 clay", ["set"], {"stone": 2}),
        ("coal_burner", "2 boards", ["boards"], {"fuel": 1}),
        ("coal_burner", "1 boards 1 trunks", ["mixed"], {"fuel": 1}),
        ("coal_burner", "2 trunks", ["trunks"], {"fuel": 1}),
        ("paper_mill", "2 trunks", ["trunks"], {"paper": 1}),
        ("mint", "2 gold 1 fuel", ["set"], {"coins": 1}),
        ("stock_exchange", "2 coins 1 paper", ["set"], {"stock": 1}),
    ],
)
def test_RB_1_4_secondary_producers(
    building: str, inputs: str, recipes: list[str], output: dict[str, int]
) -> None:
    """RB-1.4, RB-6.2.11: the output lands on the ground."""
    t = table("two_banks", P(f"truck 0,-2: {inputs}"), houses={"0,-2": building})
    assert t.offered("produce") == [f"0,-2 {recipe}" for recipe in recipes]
    t.play(f"P0 produce 0,-2 {recipes[0]}")
    assert t.ground("0,-2") == output
    assert t.cargo("r1") == {}


def test_RB_6_2_12_capacity_is_shared_by_all_players() -> None:
    """EX-B9, production: Blue turns 1 trunk into 2 boards, Yellow 2 into 4; his third stays."""
    t = table(
        "two_banks",
        P("donkey 0,-2: 1 trunks"),
        P("wagon 0,-2: 3 trunks"),
        houses={"0,-2": "sawmill"},
    )
    t.play("P0 produce 0,-2 set", "P0 stow r1", "P0 get boards").wait("make")
    assert t.cargo("r1") == {"boards": 2}
    t.play("P1 produce 0,-2 set", "P1 produce 0,-2 set")
    assert t.offered("produce") == []
    assert t.cargo("y1") == {"trunks": 1}
    assert t.ground("0,-2") == {"boards": 4}


def test_RB_6_2_13_a_wagon_takes_place_and_cargo_of_its_donkey() -> None:
    """RB-6.2.13: the donkey must stand in the region itself; of several the oldest."""
    t = table(
        "two_banks",
        P("donkey 0,-2: 1 stone 1 boards", "donkey 0,-2"),
        houses={"0,-2": "wagon_factory"},
        ground={"0,-2": "1 boards"},
    )
    t.play("P0 produce 0,-2 set")
    assert t.fleet() == ["donkey", "wagon"]
    assert t.cargo("r2") == {"stone": 1}
    assert t.ground("0,-2") == {}
    no_donkey = table("two_banks", P("truck 0,-2: 2 boards"), houses={"0,-2": "wagon_factory"})
    assert no_donkey.offered("produce") == []
    across = table(
        "two_banks",
        P("donkey 0,0/bank1: 2 boards", "raft 0,0/water"),
        houses={"0,0": "wagon_factory"},
    )
    assert across.offered("produce") == []
    for pair in ("donkey 0,-2 carries donkey", "wagon 0,-2 carries donkey"):
        carried = table("two_banks", P(pair), houses={"0,-2": "wagon_factory"}, ground={"0,-2": "2 boards"})
        assert carried.offered("produce") == [], "who carries or is carried becomes no wagon"


def test_RB_6_2_14_a_new_truck_is_empty_and_moves_at_once() -> None:
    t = table(
        "two_banks",
        P("donkey 0,-2: 1 iron 1 fuel"),
        houses={"0,-2": "truck_factory"},
        borders={"0,-1:2": "road"},
    )
    t.play("P0 produce 0,-2 set").wait("select").play("P0 select r2")
    assert t.fleet() == ["donkey", "truck"]
    assert t.steps() == {"0,-1/bank0"}


def test_RB_6_2_15_and_RB_6_2_16_boats_go_into_the_water_at_once() -> None:
    """RB-6.2.15, RB-6.2.16: the river, or a dock of the factory's own region."""
    t = table("two_banks", P("donkey 2,0: 2 trunks"), houses={"2,0": "raft_factory"})
    t.play("P0 produce 2,0 set")
    assert t.offered("launch") == ["water", "dock0b", "dock1a"]
    t.play("launch dock1a")
    assert t.where("r2") == "2,0/dock1a"
    inland = table("two_banks", P("donkey 0,0: 2 trunks"), houses={"0,0": "raft_factory"})
    assert inland.play("produce 0,0 set").where("r2") == "0,0/water"


def test_RB_6_2_16_own_and_neutral_walls_never_block() -> None:
    t = table(
        "two_banks",
        P("donkey 2,0: 2 trunks"),
        houses={"2,0": "raft_factory"},
        borders={"2,0:0": "wall owner=0", "2,0:1": "wall"},
    )
    t.play("P0 produce 2,0 set")
    assert t.offered("launch") == ["water", "dock0b", "dock1a"]


def walled(*closed: str, bridged: bool = False, at: str = "make") -> Table:
    borders = {"0": "2,0:0", "1": "2,0:1", "3": "1,0:0"}
    return table(
        "two_banks",
        P("donkey 2,0") if at == "make" else P("donkey 1,-2"),
        houses={"2,0": "raft_factory"},
        borders={borders[edge]: "wall owner=1" for edge in closed},
        bridges={"2,0": [0]} if bridged else {},
        ground={"2,0": "2 trunks"},
        at=at,
    )


def test_EX_11_walled_factory() -> None:
    assert walled("0", "1").play("produce 2,0 set").where("r2") == "2,0/water"
    assert walled("0", "1", "3").offered("produce") == []
    assert walled("0", "1", "3").wait("select").ground("2,0") == {"trunks": 2}
    assert walled("0", "1", "3", bridged=True).play("produce 2,0 set").where("r2") == "2,0/dock5a"


def test_RB_6_2_17_production_in_any_sequence() -> None:
    """EX-B13: paper, research, upgrade and a new boat in one phase."""
    t = table(
        "two_banks",
        P("truck 0,-2: 2 trunks", "donkey 0,0"),
        houses={"0,-2": "paper_mill", "0,0": "raft_factory"},
        ground={"0,-2": "2 goose", "0,0": "5 boards"},
    )
    t.play("P0 produce 0,-2 trunks", "research 0,-2 0", "topic rowboat", "upgrade yes", "produce 0,0 set")
    assert t.fleet() == ["truck", "donkey", "rowboat"]
    assert t.ground("0,0") == {}
    assert t.kind_of_house("0,0") == "rowboat_factory"


# --- research ------------------------------------------------------------------------------------


def test_RB_6_2_20_research_costs_two_geese_and_a_paper() -> None:
    """RB-6.2.20, RB-1.13: any number of times, for the player alone, no building needed."""
    t = table(
        "two_banks", P("donkey 0,-1: 1 goose 1 paper"), P("donkey 0,1"), ground={"0,-1": "3 goose 1 paper"}
    )
    t.play("P0 research 0,-1 0")
    assert t.offered("topic") == [
        "rowboat",
        "truck",
        "steamer",
        "oil_rig",
        "special_mine",
        "big_mine",
        "new_shafts",
    ]
    t.play("topic big_mine", "research 0,-1 0")
    assert t.offered("topic") == ["rowboat", "truck", "steamer", "oil_rig", "special_mine", "new_shafts"]
    t.play("topic oil_rig")
    assert t["players"][0]["research"] == ["oil_rig", "big_mine"]
    assert t["players"][1]["research"] == []
    assert t.ground("0,-1") == {}
    assert t.cargo("r1") == {}


def test_RB_6_2_20_one_goose_or_no_paper_is_no_research() -> None:
    for goods in ("2 goose", "1 goose 1 paper"):
        assert table("two_banks", P("donkey 0,-1"), ground={"0,-1": goods}).offered("research") == []
    absent = table(
        "two_banks", P("donkey 0,0"), ground={"0,0/1": "2 goose 1 paper", "0,-1": "2 goose 1 paper"}
    )
    assert absent.offered("research") == []


def test_RB_6_2_20_regions_that_share_a_pool_are_offered_once() -> None:
    goods = {"0,0/0": "2 goose 1 paper", "0,0/1": "2 goose 1 paper"}
    ferry = table("two_banks", P("raft 0,0/water", "donkey 0,0"), ground=goods)
    assert ferry.offered("research") == ["0,0 0"]
    apart = table("two_banks", P("donkey 0,0", "donkey 0,0/bank1"), ground=goods)
    assert apart.offered("research") == ["0,0 0", "0,0 1"]


def test_RB_6_2_21_using_a_factory_needs_no_research_but_building_it_does() -> None:
    """RB-1.6: the four buildings that need research."""
    goods = "6 boards 3 stone"
    t = table("two_banks", P("truck 2,0"), ground={"2,0": goods}, at="choose_site").play("site 2,0")
    assert not {"rowboat_factory", "steamer_factory", "truck_factory"} & set(t.offered("build"))
    wise = table(
        "two_banks",
        P("truck 2,0", research="rowboat truck steamer"),
        ground={"2,0": goods},
        at="choose_site",
    ).play("site 2,0")
    assert {"rowboat_factory", "steamer_factory", "truck_factory"} <= set(wise.offered("build"))
    used = table("two_banks", P("truck 2,0: 5 boards"), houses={"2,0": "rowboat_factory"})
    assert used.offered("produce") == ["2,0 set"]


def test_RB_6_2_22_who_knows_everything_researches_no_more() -> None:
    everything = "rowboat truck steamer oil_rig special_mine big_mine new_shafts"
    t = table("two_banks", P("donkey 0,-1", research=everything), ground={"0,-1": "2 goose 1 paper"})
    assert t.offered("research") == []


def test_RB_6_2_23_upgrades_are_asked_in_tile_order_where_one_is_present() -> None:
    """RB-6.2.23: whoever else is there; never again for this topic later."""
    t = table(
        "two_banks",
        P("donkey 0,-1: 1 paper", "donkey 0,0", "donkey 1,0/bank1", "donkey 2,0"),
        P("donkey 0,0", "donkey -1,0"),
        houses={
            "-1,0": "raft_factory",
            "0,0": "raft_factory",
            "1,0": "raft_factory/1",
            "2,0": "wagon_factory",
        },
        ground={"0,-1": "2 goose"},
    )
    t.play("P0 research 0,-1 0", "topic steamer")
    assert t["under_way"]["site"] == "0,0"
    t.play("upgrade no")
    assert t["under_way"]["site"] == "1,0"
    t.play("upgrade yes")
    kinds = [t.kind_of_house(place) for place in ("-1,0", "0,0", "1,0", "2,0")]
    assert kinds == ["raft_factory", "raft_factory", "steamer_factory", "wagon_factory"]
    assert t.state.asked() != "upgrade"


@pytest.mark.parametrize(
    ("topic", "replaced", "new"),
    [
        ("rowboat", {"raft_factory", "steamer_factory"}, "rowboat_factory"),
        ("steamer", {"raft_factory", "rowboat_factory"}, "steamer_factory"),
        ("truck", {"wagon_factory"}, "truck_factory"),
    ],
)
def test_RB_6_2_23_only_factories_of_the_class_are_upgraded(topic: str, replaced: set[str], new: str) -> None:
    factories = ["wagon_factory", "truck_factory", "raft_factory", "rowboat_factory", "steamer_factory"]
    for factory in [*factories, "sawmill"]:
        t = table(
            "two_banks",
            P("donkey 2,0: 1 paper 1 goose", "donkey 2,0"),
            houses={"2,0": factory},
            ground={"2,0": "1 goose"},
        )
        t.play("P0 research 2,0 0", f"topic {topic}")
        assert (t.state.asked() == "upgrade") == (factory in replaced)
        if factory in replaced:
            assert t.play("upgrade yes").kind_of_house("2,0") == new


def test_RB_6_2_24_an_upgraded_factory_that_has_worked_is_exhausted() -> None:
    """EX-10: exhausted upgrade."""
    t = table(
        "two_banks",
        P("steamer 0,0/water: 2 trunks 2 goose 1 paper 1 iron 2 fuel"),
        houses={"0,0": "raft_factory"},
    )
    used = t.copy().play("P0 produce 0,0 set", "research 0,0 0", "topic steamer", "upgrade yes")
    assert used.offered("produce") == []
    fresh = t.copy().play("research 0,0 0", "topic steamer", "upgrade yes")
    assert fresh.offered("produce") == ["0,0 set"]
    assert fresh.play("produce 0,0 set").fleet() == ["steamer", "steamer"]
    assert fresh.ground("0,0") == {}


# --- what runs by itself -------------------------------------------------------------------------


def left_alone(building: str, goods: str, place: str = "0,-2", **rest: object) -> dict[str, int]:
    t = table("two_banks", P("donkey 1,-2"), houses={place: building}, ground={place: goods}, **rest)  # type: ignore[arg-type]
    return t.wait("select", "demand").ground(place)


@pytest.mark.parametrize(("trunks", "left"), [(1, (2, 0)), (2, (4, 0)), (3, (6, 0)), (5, (6, 2))])
def test_RB_6_2_30_EX_B1_sawmill(trunks: int, left: tuple[int, int]) -> None:
    """RB-6.2.30, EX-B1: an unattended sawmill with so many trunks."""
    ground = left_alone("sawmill", f"{trunks} trunks")
    assert (ground.get("boards", 0), ground.get("trunks", 0)) == left


def test_RB_6_2_30_cargo_and_ferries_do_not_count() -> None:
    t = table(
        "two_banks",
        P("donkey 0,0: 1 trunks", "raft 0,0/water"),
        houses={"0,0": "sawmill"},
        ground={"0,0/1": "1 trunks"},
    )
    t.wait("select")
    assert t.ground("0,0/0") == {}
    bridged = table(
        "two_banks",
        P("donkey 1,-2"),
        houses={"0,0": "sawmill/1"},
        bridges={"0,0": [0]},
        ground={"0,0/0": "1 trunks"},
    )
    assert bridged.wait("demand", "select").ground("0,0") == {"boards": 2}


def test_RB_6_2_31_EX_5_a_coal_burner_uses_boards_first() -> None:
    """RB-6.2.31, EX-5: coal burner, nobody there."""
    assert left_alone("coal_burner", "5 boards 4 trunks") == {"fuel": 4, "trunks": 1}
    assert left_alone("coal_burner", "9 boards 9 trunks") == {"fuel": 6, "trunks": 6}
    assert left_alone("paper_mill", "1 boards 1 trunks") == {"paper": 1}


def test_RB_6_2_32_factories_run_once_for_nothing() -> None:
    """EX-4: greedy raft factory; a wagon factory never runs by itself."""
    assert left_alone("raft_factory", "5 trunks", "2,0") == {"trunks": 3}
    assert left_alone("truck_factory", "2 iron 2 fuel") == {"iron": 1, "fuel": 1}
    assert left_alone("wagon_factory", "4 boards") == {"boards": 4}
    t = table("two_banks", P("donkey 1,-2"), houses={"2,0": "raft_factory"}, ground={"2,0": "2 trunks"})
    assert not any(tile["ground"] for tile in t.wait("select", "demand")["tiles"]), "nothing comes of it"
    assert t.fleet() == ["donkey"]
    own_walls = {"2,0:0": "wall owner=0", "2,0:1": "wall owner=0", "1,0:0": "wall owner=0"}
    assert left_alone("raft_factory", "2 trunks", "2,0", borders=own_walls) == {"trunks": 2}
    neutral = {"2,0:0": "wall", "2,0:1": "wall owner=0", "1,0:0": "wall owner=0"}
    assert left_alone("raft_factory", "2 trunks", "2,0", borders=neutral) == {}


def test_RB_6_2_33_loose_geese_and_paper_vanish() -> None:
    """RB-6.2.33: every complete set, in every region."""
    t = table(
        "two_banks",
        P("donkey 1,-2"),
        ground={"0,0/0": "5 goose 2 paper", "0,0/1": "1 goose 3 paper", "1,0/1": "2 goose 1 paper"},
    ).wait("demand", "select")
    assert t.ground("0,0/0") == {"goose": 1}
    assert t.ground("0,0/1") == {"goose": 1, "paper": 3}
    assert t.ground("1,0/1") == {}


def test_EX_6_saving_the_paper() -> None:
    t = table("two_banks", P("donkey 0,-1"), ground={"0,-1": "5 goose 2 paper"})
    saved = t.copy().play("end_make", "stow r1", "get paper", "close", "end_stow")
    assert saved.ground("0,-1") == {"goose": 3}
    assert saved.cargo("r1") == {"paper": 1}
    assert t.play("end_make", "end_stow").ground("0,-1") == {"goose": 1}
