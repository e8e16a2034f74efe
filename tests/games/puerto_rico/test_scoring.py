"""Section 6: the score, the tie-break and the ranks."""

from __future__ import annotations

import pytest

from .table import P, table


def bonus(player: P, building: str, seats: int = 3) -> int:
    return table(seats, player).state.breakdown()[0][building]


def test_PR_6_4_score_is_chips_buildings_and_occupied_large_ones() -> None:
    t = table(3, P(vp=10, city="small_market office* guild_hall* fortress", island="3 corn*"))
    assert t.state.breakdown()[0] == {
        "chips": 10,
        "buildings": 1 + 2 + 4 + 4,
        "guild_hall": 0,
        "residence": 0,
        "fortress": 0,
        "customs_house": 0,
        "city_hall": 0,
    }
    assert t.state.scores()[0] == 21


@pytest.mark.parametrize(("tiles", "points"), [(1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_PR_6_4_residence_counts_island_tiles(tiles: int, points: int) -> None:
    """Quarries count, colonists do not."""
    assert bonus(P(city="residence*", island=f"quarry {tiles - 1} indigo"), "residence") == points


@pytest.mark.parametrize(("colonists", "points"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (30, 10)])
def test_PR_6_4_fortress_counts_all_colonists_by_threes(colonists: int, points: int) -> None:
    """The one on the fortress counts, and so does San Juan."""
    assert bonus(P(city="fortress*", san_juan=colonists - 1), "fortress") == points


@pytest.mark.parametrize(("vp", "points"), [(0, 0), (3, 0), (4, 1), (23, 5), (24, 6)])
def test_PR_6_4_customs_house_counts_chips_by_fours(vp: int, points: int) -> None:
    """The points of buildings do not count."""
    assert bonus(P(city="customs_house* wharf* harbor*", vp=vp), "customs_house") == points


def test_PR_6_4_customs_house_counts_points_on_paper() -> None:
    t = table(3, P(city="customs_house*", vp=60), P(vp=40), taken="captain")
    assert (t["vp_supply"], t["vp_paper"]) == (0, 25)
    assert t.state.breakdown()[0]["customs_house"] == 15


def test_PR_6_4_guild_hall_counts_production_buildings_occupied_or_not() -> None:
    city = "guild_hall* small_indigo_plant* small_sugar_mill indigo_plant sugar_mill tobacco_storage:2"
    city += " coffee_roaster"
    assert bonus(P(city=city), "guild_hall") == 1 + 1 + 2 * 4


def test_PR_6_4_city_hall_counts_violet_buildings_and_itself() -> None:
    assert bonus(P(city="city_hall* small_market fortress* coffee_roaster indigo_plant"), "city_hall") == 3


def test_PR_6_4_all_five_large_buildings_add_up() -> None:
    city = "guild_hall* residence* fortress* customs_house* city_hall* small_indigo_plant coffee_roaster:2"
    t = table(4, P(vp=9, city=city, island="6 corn 4 sugar"), taken="builder")
    points = t.state.breakdown()[0]
    assert list(points.values()) == [9, 5 * 4 + 1 + 3, 1 + 2, 5, 7 // 3, 9 // 4, 5]
    assert t.state.scores()[0] == 9 + 24 + 3 + 5 + 2 + 2 + 5


def test_PR_6_5_doubloons_and_goods_score_nothing_but_break_a_tie() -> None:
    t = table(3, P(vp=5, doubloons=1, goods="4 corn"), P(vp=5, doubloons=4), P(vp=4, doubloons=40))
    assert t.state.scores() == [5, 5, 4]
    assert t.state.standings() == [1, 2, 3]
    assert t.state.tie_breaks() == [{"wealth": 5}, {"wealth": 4}, {"wealth": 40}]


def test_PR_6_5_only_barrels_on_the_wind_rose_count() -> None:
    """Barrels on ships and in the house belong to nobody."""
    t = table(3, P(vp=5, doubloons=1), P(vp=5, doubloons=2), ships={6: "5 corn"}, house="sugar coffee")
    assert t.state.standings() == [2, 1, 3]


def test_PR_6_6_still_tied_means_a_shared_victory() -> None:
    t = table(3, P(vp=5, doubloons=1, goods="1 corn"), P(vp=5, doubloons=2), P(vp=5, doubloons=0))
    assert t.state.standings() == [1, 1, 3]


def test_PR_6_7_equal_pairs_share_their_rank() -> None:
    t = table(
        5,
        P(vp=9, doubloons=0),
        P(vp=5, doubloons=3),
        P(vp=5, doubloons=3),
        P(vp=5, doubloons=2),
        P(vp=1, doubloons=9),
    )
    assert t.state.standings() == [1, 2, 2, 4, 5]


def test_PR_9_B12_guild_hall() -> None:
    city = "guild_hall* small_sugar_mill sugar_mill small_indigo_plant coffee_roaster"
    assert bonus(P(city=city), "guild_hall") == 6


def test_PR_9_B13_residence() -> None:
    assert bonus(P(city="residence*", island="4 corn 3 quarry 3 sugar"), "residence") == 5


def test_PR_9_B14_fortress() -> None:
    player = P(city="fortress* sugar_mill:3 office*", island="4 corn* 3 quarry*", san_juan=8)
    assert table(3, player).colonists(0) == 20
    assert bonus(player, "fortress") == 6


def test_PR_9_B15_customs_house() -> None:
    assert bonus(P(city="customs_house*", vp=23), "customs_house") == 5


def test_PR_9_B16_city_hall() -> None:
    city = "city_hall* hacienda harbor office construction_hut large_warehouse residence"
    assert bonus(P(city=city), "city_hall") == 7


@pytest.mark.parametrize("building", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_PR_9_B17_unoccupied_large_building(building: str) -> None:
    player = P(city=f"{building} small_indigo_plant office", vp=20, island="10 indigo", san_juan=9)
    scores = table(3, player).state.breakdown()[0]
    assert scores[building] == 0
    assert scores["buildings"] == 4 + 1 + 2


def test_PR_9_T26_score() -> None:
    city = "small_indigo_plant indigo_plant coffee_roaster small_market hacienda harbor"
    city += " residence* customs_house*"
    t = table(3, P(vp=31, city=city, island="6 corn 5 sugar"))
    assert t.state.scores()[0] == 31 + 19 + 6 + 7 == 63


def test_PR_9_T27_tie() -> None:
    a = P(vp=63, doubloons=2, goods="2 corn")
    three = table(5, a, P(vp=63 - 4, city="city_hall", doubloons=3), taken="captain")
    assert three.state.scores()[:2] == [63, 63]
    assert three.state.standings()[:2] == [1, 2]
    four = table(5, a, P(vp=63 - 4, city="city_hall", doubloons=4), taken="captain")
    assert four.state.standings()[:2] == [1, 1]
