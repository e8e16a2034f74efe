"""Menu A: placing workers in the city and around it (RP-4.10 to RP-4.26, RP-5.1 to RP-5.12, RP-5.50)."""

from __future__ import annotations

import pytest

from .table import P, Table, table

ROADS_TO_6 = "h6,7 v7,7"
"""Roads that connect district 6."""


def may_place(t: Table, space: str) -> bool:
    return space in places(t)


def places(t: Table) -> set[str]:
    """Every space on which the player on turn may place; a single target is played at once."""
    found: set[str] = set()
    for district in t.legal_of("city"):
        twin = t.copy().play(f"city {district}")
        if twin.state.asked() == "city_space":
            found |= {*twin.legal_of("place")}
        else:
            before = {entry["space"]: entry["pawns"] for entry in t["city"]}
            found |= {
                entry["space"] for entry in twin["city"] if entry["pawns"] != before.get(entry["space"], [])
            }
    return found


def test_RP_4_10_a_worker_goes_to_the_start_line() -> None:
    """RP-4.81: first the district, then the space."""
    t = table(3)
    assert t.legal_of("city") == ["1", "2", "3", "4", "5", "8"]
    t.play("P0 city 2")
    assert t.legal == ["place 5,5", "place 6,5", "place 7,5", "place 8,5"]
    t.play("P0 place 8,5")
    assert t.at("8,5") == "/0"
    assert t.hand(0) == 8
    assert t["turn"]["placed"] == 1
    assert t["phase"] == "placement"


def test_RP_2_7_spaces_inside_the_start_line_are_not_part_of_it() -> None:
    assert not may_place(table(3), "8,6")
    assert may_place(table(3), "13,10")


def test_RP_9_2_reach() -> None:
    t = table(3, city="6,4 hut:0")
    near = {"5,3", "6,3", "7,3", "5,4", "7,4", "5,5", "6,5", "7,5"}
    assert near | {"6,4"} <= places(t)
    assert not may_place(t, "6,1")
    assert len(places(t) - near - {"6,4"}) == 17


def test_RP_5_1_five_workers_a_year_at_most() -> None:
    """RP-8.7, RP-4.24: fewer are allowed, also none."""
    t = table(3).play(*["work fields"] * 5)
    assert t.seat == 1
    assert t["players"][0]["fields"] == 5
    assert table(3).play("P0 end_placement").seat == 1


def test_RP_5_2_a_building_takes_one_worker_and_two_if_connected() -> None:
    t = table(3, city="6,7 stonecutter | 7,7 house:0")
    t.play("city 6", "place 6,7")
    assert not may_place(t, "6,7")
    t = table(3, city="6,7 stonecutter /0 | 7,7 house:0", roads=ROADS_TO_6)
    assert may_place(t, "6,7")
    t = table(3, city="6,7 stonecutter /00 | 7,7 house:0", roads=ROADS_TO_6)
    assert not may_place(t, "6,7")


@pytest.mark.parametrize(
    ("city", "space", "allowed"),
    [
        ("", "8,5", True),
        ("8,5 /00", "8,5", True),
        ("8,5 /000", "8,5", False),
        ("8,5 /1", "8,5", False),
        ("7,8 hut:0", "8,9", False),
        ("7,8 hut:0", "8,8", True),
        ("8,5 hut:0", "8,5", True),
        ("8,5 hut:0 /0", "8,5", False),
        ("8,5 house:0", "8,5", False),
        ("8,5 hut:1", "8,5", False),
        ("8,5 house:1", "8,5", False),
        ("8,5 carpenter | 7,5 house:0", "8,5", True),
        ("8,5 guild | 7,5 house:0", "8,5", True),
        ("8,5 church | 7,5 house:0", "8,5", True),
        ("8,5 church | 7,5 house:0 | 7,4 house:1 | 8,4 /1", "8,5", True),
        ("8,5 church /1 | 7,5 house:0 | 7,4 house:1", "8,5", False),
        ("8,5 market | 7,5 house:0", "8,5", True),
        ("8,5 market /0 | 7,5 house:0", "8,5", True),
        ("8,5 market /00 | 7,5 house:0", "8,5", False),
        ("8,5 market /1 | 7,5 house:0 | 7,4 house:1", "8,5", False),
        ("8,5 square | 7,5 house:0", "8,5", True),
        ("8,5 square /0 | 7,5 house:0", "8,5", True),
        ("8,5 square /00 | 7,5 house:0", "8,5", False),
        ("8,5 square /1 | 7,5 house:0 | 7,4 house:1", "8,5", False),
        ("8,5 monument | 7,5 house:0", "8,5", False),
        ("8,5 garden | 7,5 house:0", "8,5", False),
        ("8,5 barracks | 7,5 house:0", "8,5", False),
        ("7,8 palace | 7,7 house:0", "7,8", False),
        ("7,8 cathedral | 7,7 house:0", "7,8", False),
    ],
)
def test_RP_5_3_where_a_worker_may_stand(city: str, space: str, allowed: bool) -> None:
    """RP-1.31, RP-8.4: every row of the table."""
    assert may_place(table(3, city=city), space) == allowed


def test_RP_5_4_a_hut_or_the_start_line_is_not_enough_for_a_building() -> None:
    assert not may_place(table(3, city="8,5 market | 7,5 hut:0"), "8,5")
    assert may_place(table(3, city="8,5 market | 7,5 house:0"), "8,5")


def test_RP_9_3_market_access() -> None:
    """RP-5.5: two colours share a building only in a connected district."""
    city = "6,6 market | 5,5 house:0 | 7,5 house:1 | 5,6 hut:2"
    for seat, allowed in ((0, True), (1, True), (2, False), (3, False)):
        assert may_place(table(4, city=city, turn=seat), "6,6") == allowed
    t = table(4, city=city).play("city 6", "end_placement")
    assert not may_place(t, "6,6")
    t = table(4, city=city, roads=ROADS_TO_6).play("city 6", "end_placement")
    t.play("P1 city 6", "P1 place 6,6")
    assert t.at("6,6") == "market /10"


def test_RP_9_24_a_hut_turned_into_a_house_this_year_comes_too_late() -> None:
    t = table(3, city="8,5 market | 7,5 hut:0")
    assert not may_place(t, "8,5")
    t.play("city 2", "place 7,5")
    assert not may_place(t, "8,5")


def test_RP_9_25_a_second_user_in_a_connected_district() -> None:
    t = table(3, city="6,7 stonecutter /1 | 7,7 house:0 | 5,7 house:1", roads=ROADS_TO_6)
    t.play("city 6", "place 6,7")
    assert t.at("6,7") == "stonecutter /01"


def test_RP_9_39_sole_use_without_a_road() -> None:
    t = table(3, city="6,7 stonecutter /1 | 7,7 house:0 | 5,7 house:1")
    assert not may_place(t, "6,7")


def test_RP_5_8_a_worker_far_from_home_stays() -> None:
    """RP-5.162: after a war he is an ordinary worker; but nobody can be added to him there."""
    t = table(3, city="1,1 /0")
    assert t.at("1,1") == "/0"
    assert not may_place(t, "1,1")


# --- expropriation -------------------------------------------------------------------------------


def test_RP_9_1_expropriation() -> None:
    """RP-5.10, RP-5.11: two for one, and one of them comes back."""
    t = table(3, city="8,5 /11").play("P0 city 2", "P0 expropriate 8,5")
    assert t.at("8,5") == "/000"
    assert t["turn"]["placed"] == 4
    assert t.hand(0) == 6
    assert t.hand(1) == 9


def test_RP_9_41_expropriation_arithmetic() -> None:
    """RP-4.11, RP-5.12: more workers may follow."""
    t = table(2, city="10,5 /1").play(
        "city 3", "expropriate 10,5", "city 3", "place 10,5", "city 3", "place 10,5"
    )
    assert t["turn"]["placed"] == 4
    assert t.at("10,5") == "/000"
    assert t.hand(0) == 6
    assert t.hand(1) == 9


def expropriates(t: Table) -> set[str]:
    found: set[str] = set()
    for district in t.legal_of("city"):
        twin = t.copy().play(f"city {district}")
        found |= {*twin.legal_of("expropriate")}
    return found


def test_RP_9_42_no_expropriation() -> None:
    """RP-5.11: three cannot be driven away; nor two by somebody who has placed two."""
    assert "8,5" not in expropriates(table(3, city="8,5 /111"))
    assert "8,5" in expropriates(table(3, city="8,5 /11", placed=1))
    assert "8,5" not in expropriates(table(3, city="8,5 /11", placed=2))


def test_RP_5_10_expropriation_needs_reach_and_workers_in_hand() -> None:
    assert "8,4" not in expropriates(table(3, city="8,4 /1"))
    assert "8,4" in expropriates(table(3, city="8,4 /1 | 7,3 hut:0"))
    assert "8,5" not in expropriates(table(3, P(fields=8), city="8,5 /1"))
    assert "8,5" in expropriates(table(3, P(fields=7), city="8,5 /1"))


def test_RP_5_12_workers_on_buildings_are_safe() -> None:
    assert "8,5" not in expropriates(table(3, city="8,5 carpenter /1 | 7,5 house:0 | 9,5 house:1"))


# --- outside the city ----------------------------------------------------------------------------


def test_RP_5_50_the_lowest_free_slot_is_used() -> None:
    """RP-4.15: its workers come together and all count as placed."""
    t = table(3).play("work quarry", "work quarry", "work quarry")
    assert t["quarry"] == [0, 0, 0, None, None, None]
    assert t["turn"]["placed"] == 4
    assert t.hand(0) == 5
    assert "work quarry" not in t.legal
    assert "work forest" in t.legal


def test_RP_9_7_quarry() -> None:
    t = table(4).play(*(["work quarry", "end_placement"] * 4))
    assert t["quarry"] == [0, 1, 2, 3, None, None]
    assert [t.hand(seat) for seat in range(4)] == [8, 8, 7, 7]
    t.play(*(f"P{seat} collect quarry/{seat + 1}" for seat in range(4)))
    assert [t.goods(seat) for seat in range(4)] == [{"stone": 1}] * 4


def test_RP_4_15_a_slot_needs_enough_workers_in_hand() -> None:
    """A free slot among taken ones is the lowest free one."""
    t = table(3, P(fields=8), quarry="1 1")
    assert "work quarry" not in t.legal
    assert "work forest" in t.legal
    t = table(3, quarry="1 - 1").play("work quarry")
    assert t["quarry"][:3] == [1, 0, 1]


def test_RP_4_16_fields_and_RP_4_17_craft_take_any_number() -> None:
    t = table(3).play("work fields", "work fields", "work workshop", "work workshop")
    assert (t.player(0)["fields"], t.player(0)["workshop"]) == (2, 2)
    t.play("end_placement", "work fields", "work workshop")
    assert (t.player(1)["fields"], t.player(1)["workshop"]) == (1, 1)


def test_RP_4_18_the_dock_is_for_a_ship_that_lies_there() -> None:
    assert "work dock" not in table(3).legal
    assert "work dock" not in table(3, P(cargo="1 stone"), harbour=True, returns=1586).legal
    t = table(3, harbour=True).play("work dock", "work dock")
    assert t.player(0)["dock"] == 2


def test_RP_4_19_extra_pawns_on_the_order_track() -> None:
    """RP-5.70."""
    t = table(3).play("work order", "work order")
    assert t.player(0)["order_pawns"] == 2


def test_RP_4_20_one_office_pawn_a_year_on_a_free_character() -> None:
    """RP-5.80, RP-5.81: nothing is needed for placing, and nobody may join or replace it."""
    t = table(3, offices={"bishop": 1}).play("office governor")
    assert t["offices"]["governor"]["pawn"] == 0
    assert t.legal_of("office") == []
    t.play("end_placement")
    assert "governor" not in t.legal_of("office")
    assert "bishop" not in t.legal_of("office")
    assert "gunner" in t.legal_of("office")


def test_RP_4_23_the_next_player_places_when_one_has_ended() -> None:
    """RP-4.3, RP-4.25: a turn is finished before the next begins; any order of placements is allowed."""
    t = table(3, order="2 0 1")
    t.play("P2 work fields", "P2 city 2", "P2 place 5,5", "P2 work fields", "P2 end_placement")
    assert t.seat == 0
    t.play("P0 end_placement", "P1 end_placement")
    assert t["phase"] == "effects"


def test_RP_0_6_a_single_choice_is_made_without_asking() -> None:
    """A district with one target is placed at once."""
    t = table(
        3, P(goods="1 stone"), city="8,5 /0 | 6,5 carpenter | 5,5 carpenter | 7,5 carpenter", trade=True
    )
    t.play("P0 city 2")
    assert t.at("8,5") == "/00"
    t = table(3).play("work fields", "work fields", "work fields", "work fields", "work fields")
    assert t.seat == 1, "with five workers placed and nothing to trade only the end is left"


def test_RP_4_82_one_cell_of_each_value_is_offered() -> None:
    """RP-4.12, RP-5.47: cells of equal value are interchangeable; a player may take several."""
    t = table(3).play("grid fort")
    assert t.legal == [
        "cell fort/1",
        "cell fort/2",
        "cell fort/4",
        "cell fort/6",
        "cell fort/8",
        "cell fort/10",
    ]
    t.play("cell fort/2")
    assert t.grid("fort") == "- 0? - - - - - - - -"
    t.play("grid fort", "cell fort/3")
    assert t.grid("fort") == "- 0? 0? - - - - - - -"


def test_RP_5_48_a_grid_is_open_while_its_tile_is_not_on_the_board() -> None:
    """RP-1.50: road and walls are always open."""
    grids = table(3, city="7,8 palace | 8,8 cathedral", fort=True, harbour=True).legal_of("grid")
    assert grids == ["walls", "road"]
    assert table(3).legal_of("grid") == ["palace", "cathedral", "fort", "harbour", "walls", "road"]
    assert "road" not in table(3, grids={"road": "1 1 1 0"}, full="road", turn=2).legal_of("grid")


# --- two players ---------------------------------------------------------------------------------


def test_RP_3_12_one_shadow_pawn_a_turn_in_place_of_an_own_one() -> None:
    t = table(2, P(goods="1 stone 1 wood")).play("shadow fort", "cell fort/1")
    assert t.state.asked() == "pay_now"
    t.play("pay_now no")
    assert t.grid("fort").startswith("s?0")
    assert t["shadow_supply"] == 9
    assert t.hand(0) == 9
    assert t["turn"]["placed"] == 1
    assert t.legal_of("shadow") == []
    t.play("end_placement")
    assert "fort" in t.legal_of("shadow")
    assert table(3).legal_of("shadow") == []
