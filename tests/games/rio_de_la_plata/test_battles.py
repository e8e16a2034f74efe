"""War: battles, buildings, points, and the end (RP-5.150 to RP-5.167)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import P, Table, war

FAR = "e8/1"


def attack(size: int, city: str, enemy: str = "natives", **rest: Any) -> Table:
    """Enemies on 5,4 step south into 5,5; seat 2 attacks."""
    t = war(3, attacker=2, enemy=enemy, invaders={"5,4": size}, outside=FAR, city=city, **rest)
    return t.play("P2 select 5,4", "P2 step south")


def sally(city: str, size: int, enemy: str = "natives", **rest: Any) -> Table:
    """Workers on 5,5 step north into enemies on 5,4."""
    t = war(3, attacker=2, turn=0, enemy=enemy, invaders={"5,4": size}, outside=FAR, city=city, **rest)
    return t.play("P0 select 5,5", "P0 step north")


# --- group against group -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemies", "workers", "left"),
    [
        (3, 1, (3, 0)),
        (3, 2, (3, 0)),
        (2, 1, (2, 0)),
        (1, 2, (0, 2)),
        (1, 3, (0, 3)),
        (2, 3, (0, 3)),
        (1, 1, (0, 0)),
        (2, 2, (0, 0)),
        (3, 3, (0, 0)),
    ],
)
def test_RP_5_151_the_larger_group_wins_without_loss(
    enemies: int, workers: int, left: tuple[int, int]
) -> None:
    """RP-5.150: whoever enters; equal groups destroy each other."""
    points = 2 * (enemies - left[0]) + 2 * (workers - left[1])
    t = attack(enemies, f"5,5 /{'1' * workers}")
    assert (t.enemies("5,5"), t.at("5,5")) == (left[0], "/" + "1" * left[1] if left[1] else "")
    assert t["war"]["has_battle"]
    assert (t.vp(1), t.vp(2)) == (points, 0)
    t = sally(f"5,5 /{'0' * workers}", enemies)
    assert (t.enemies("5,4"), t.at("5,4")) == (left[0], "/" + "0" * left[1] if left[1] else "")
    assert (t.vp(0), t.vp(2)) == (points, 0)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_RP_5_151_of_equal_groups_one_pawn_of_the_side_with_prevalence_is_left(size: int) -> None:
    """Exactly one, however many fought; a larger group needs no prevalence."""
    corsairs = attack(size, f"5,5 /{'1' * size}", "corsairs")
    assert (corsairs.enemies("5,5"), corsairs.at("5,5")) == (1, "")
    natives = attack(size, f"5,5 /{'1' * size} | 8,1 barracks")
    assert (natives.enemies("5,5"), natives.at("5,5")) == (0, "/1")
    if size > 1:
        more = attack(size, f"5,5 /{'1' * (size - 1)} | 8,1 barracks")
        assert (more.enemies("5,5"), more.at("5,5")) == (size, "")


def test_RP_9_19_battle_a() -> None:
    """RP-5.152, RP-5.156: prevalence of the Corsairs."""
    t = attack(2, "5,5 /11")
    assert (t.enemies("5,5"), t.at("5,5"), t.vp(1), t.vp(2)) == (0, "", 8, 0)
    t = attack(2, "5,5 /11", "corsairs")
    assert (t.enemies("5,5"), t.at("5,5"), t.vp(1)) == (1, "", 6)


def test_RP_9_20_battle_b() -> None:
    """RP-5.154, RP-5.155: then the building."""
    t = attack(2, "5,5 hut:1 /1")
    assert t.vp(1) == 2
    assert t.vp(2) == 2
    assert t.at("5,5") == ""
    assert t.enemies("5,5") == 1
    assert t.hand(1) == 9


def test_RP_9_21_battle_c() -> None:
    t = attack(1, "5,5 stonecutter")
    assert t.at("5,5") == ""
    assert t.enemies("5,5") == 0
    assert t.vp(2) == 6
    assert [t.vp(0), t.vp(1)] == [0, 0], "nobody scores the enemy lost against a building"


def test_RP_9_53_corsairs_on_a_house() -> None:
    t = attack(2, "5,5 house:1 /11", "corsairs")
    assert (t.vp(1), t.vp(2)) == (6, 4)
    assert t.at("5,5") == ""
    assert t.enemies("5,5") == 0


def test_RP_9_54_barracks() -> None:
    """RP-5.152: both sides prevail, so nobody does; the house stands."""
    t = attack(2, "5,5 house:1 /11 | 8,1 barracks", "corsairs")
    assert (t.vp(1), t.vp(2)) == (8, 0)
    assert t.at("5,5") == "house:1"


def test_RP_9_55_natives_against_barracks() -> None:
    """RP-5.153: with prevalence one pawn survives."""
    t = attack(2, "5,5 /11 | 8,1 barracks")
    assert t.vp(1) == 6
    assert t.at("5,5") == "/1"
    assert t.enemies("5,5") == 0
    other = attack(2, "5,5 /11 | 9,1 barracks")
    assert other.at("5,5") == "", "barracks of another district do not help"


def test_RP_5_152_barracks_help_where_the_battle_is() -> None:
    """Not where the attackers come from."""
    for barracks, left in (("8,1", "/1"), ("1,1", "")):
        t = war(3, attacker=2, invaders={"4,5": 2}, outside=FAR, city=f"5,5 /11 | {barracks} barracks")
        assert t.play("select 4,5", "step east").at("5,5") == left


def test_RP_9_58_hopeless_attack() -> None:
    t = sally("5,5 /0", 3)
    assert t.at("5,5") == t.at("5,4") == ""
    assert (t.vp(0), t.enemies("5,4"), t.hand(0)) == (2, 3, 9)


# --- mixed groups --------------------------------------------------------------------------------


def test_RP_9_56_mixed_triple() -> None:
    """RP-5.157: points in proportion, halves up."""
    t = attack(2, "5,5 /001")
    assert (t.vp(0), t.vp(1)) == (3, 1)
    assert t.at("5,5") == "/001"


def test_RP_9_57_mixed_double_with_barracks() -> None:
    """RP-5.153: pawns are lost from the top; the points of a lost pawn are its owner's."""
    t = attack(2, "5,5 /01 | 8,1 barracks")
    assert (t.vp(0), t.vp(1)) == (4, 2)
    assert t.at("5,5") == "/1"


def test_RP_5_158_the_general_scores_one_more_for_each_enemy() -> None:
    """RP-1.40: his share in a mixed group; not in the year of the purchase, not as the attacker."""
    assert attack(2, "5,5 /111", offices={"general": 1}).vp(1) == 6
    assert attack(2, "5,5 /111").vp(1) == 4
    assert attack(2, "5,5 /111", new_offices={"general": 1}).vp(1) == 4
    mixed = attack(2, "5,5 /001", offices={"general": 1})
    assert (mixed.vp(0), mixed.vp(1)) == (3, 1 + 1)
    half = attack(1, "5,5 /01", offices={"general": 1})
    assert (half.vp(0), half.vp(1)) == (1, 1 + 1), "half a point is one (RP-5.157)"
    assert attack(1, "5,5 hut:1", offices={"general": 1}).vp(1) == 0


# --- buildings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("hut:1", 2),
        ("house:1", 4),
        ("carpenter", 6),
        ("market", 6),
        ("garden", 6),
        ("church", 6),
        ("hut:2", 2),
    ],
)
def test_RP_5_155_points_for_destroyed_buildings(city: str, points: int) -> None:
    """Also for the attacker's own."""
    t = attack(3, f"5,5 {city}")
    assert t.vp(2) == points
    assert t.enemies("5,5") == 2
    assert t.at("5,5") == ""


def test_RP_5_155_a_palace_is_worth_twelve_and_its_grid_opens() -> None:
    """RP-5.48, RP-5.159."""
    t = war(3, attacker=2, invaders={"8,7": 1}, city="8,8 palace").play("select 8,7", "step south")
    assert t.vp(2) == 12
    while t["war"] is not None:
        t.play(t.legal[-1])
    assert "palace" in t.legal_of("grid")


def test_RP_5_154_one_enemy_is_lost_with_every_building() -> None:
    """Survivors stay on the space and have fought."""
    t = attack(3, "5,5 church")
    assert t["war"]["enemies"] == 3
    assert t.legal_of("select") == []


def test_RP_5_159_the_fallen_do_not_come_back_in_this_war() -> None:
    """They are in the hand; fort, harbour, roads and walls cannot be destroyed (RP-2.8)."""
    t = attack(2, "5,5 /1 | 9,5 hut:1", fort=True, harbour=True, roads="h6,7", walls="n5")
    assert t.hand(1) == 9
    while t["war"] is not None:
        assert not t.state.asked().startswith("defend")
        t.play(t.legal[-1])
    assert t["fort"]
    assert t["harbour"]
    assert (t["roads"], t["walls"]) == (["h6,7"], ["n5"])


def test_RP_5_163_points_of_a_war_are_scored_at_once() -> None:
    """While it goes on, to both sides; its end adds nothing."""
    city = "5,5 stonecutter | 9,5 /1"
    t = war(3, attacker=2, invaders={"5,4": 1, "9,4": 1}, outside="e8/1", city=city)
    t.play("select 5,4", "step south")
    assert (t.state.asked(), t.vp(1), t.vp(2)) == ("war_turn", 0, 6)
    t.play("select 9,4", "step south")
    assert (t.state.asked(), t.vp(1), t.vp(2)) == ("war_turn", 4, 6)
    while t["war"] is not None:
        t.play(t.legal[-1])
    assert (t.vp(1), t.vp(2)) == (4, 6)


# --- the end -------------------------------------------------------------------------------------


def test_RP_5_160_the_war_ends_with_the_last_enemy() -> None:
    """RP-8.15."""
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city="5,5 /00").play("select 5,5", "step north")
    assert t.state.asked() == "withdraw"
    assert t["war"]["enemies"] == 0


def test_RP_9_65_silent_attackers() -> None:
    """RP-5.160: three rounds without a battle; the rest of the enemies leave without points."""
    t = war(3, attacker=2, outside="n5/3 w6/2", city="9,5 /0")
    rounds = []
    while t["war"] is not None and t.state.asked() == "war_turn":
        rounds.append(t["war"]["round"])
        t.play("end_war_turn")
    assert sorted(set(rounds)) == [1, 2, 3]
    assert [t.vp(seat) for seat in range(3)] == [0, 0, 0]


def test_RP_5_160_a_battle_begins_the_count_anew() -> None:
    """Battles with buildings and those begun by defenders count."""
    t = war(3, attacker=2, round=3, quiet=2, invaders={"5,4": 1}, outside=FAR, city="5,5 hut:0 | 9,5 /0")
    t.play("select 5,4", "step south", "end_war_turn", "end_war_turn")
    assert t["war"]["round"] == 4
    assert t["war"]["quiet_rounds"] == 0


def test_RP_5_161_mixed_groups_and_pawns_on_the_Plaza_go_home() -> None:
    city = "5,5 /00 | 7,3 /01 | 8,9 /1 | 9,10 /2 | 2,2 /1"
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city=city).play("select 5,5", "step north")
    assert t.at("7,3") == t.at("8,9") == t.at("9,10") == ""
    assert t["war"]["asked_about"] == "5,4"
    t.play("P0 withdraw no", "P1 withdraw yes")
    assert t.at("5,4") == "/00"
    assert t.at("2,2") == ""


def test_RP_5_161_the_attacker_may_withdraw_too() -> None:
    """RP-4.70: all his pawns of a space together."""
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city="5,5 /00 | 2,2 /222").play(
        "select 5,5", "step north"
    )
    t.play("P0 withdraw yes", "P2 withdraw yes")
    assert t.hand(2) == 9


def test_RP_5_161_players_withdraw_in_order() -> None:
    city = "5,5 /00 | 2,2 /1 | 3,3 /2"
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city=city, order="2 0 1").play(
        "select 5,5", "step north"
    )
    t.play("P2 withdraw no", "P0 withdraw no", "P1 withdraw no")
    assert t["war"] is None


def test_RP_5_161_everybody_is_asked_about_the_first_space_of_the_city() -> None:
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city="5,5 /00 | 1,1 /11").play(
        "select 5,5", "step north"
    )
    t.play("P0 withdraw no", "P1 withdraw yes")
    assert t.at("1,1") == ""


def test_RP_5_161_after_the_war_of_the_last_year_nobody_is_asked_who_goes_home() -> None:
    """RP-4.2: workers count no more; those of mixed groups and on the Plaza leave all the same."""
    city = "5,5 /00 | 7,3 /01 | 8,9 /1 | 2,2 /1 | 10,3 hut:1 /11"
    for year, asked in ((1598, "withdraw"), (1599, "game_over")):
        t = war(3, attacker=2, turn=0, year=year, invaders={"5,4": 1}, city=city)
        t.play("select 5,5", "step north")
        assert t.state.asked() == asked
        assert t.at("7,3") == t.at("8,9") == ""
    assert (t.at("5,4"), t.at("2,2"), t.at("10,3")) == ("/00", "/1", "hut:1 /1")


def test_RP_9_66_trim_after_war() -> None:
    """RP-5.7, RP-5.162."""
    city = "5,5 /00 | 7,3 carpenter /111 | 8,3 house:1 | 10,3 hut:1 /11 | 12,3 house:0 /1 | 2,2 /111"
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city=city).play("select 5,5", "step north")
    t.play("P0 withdraw no", *["P1 withdraw no"] * 4)
    assert t.at("7,3") == "carpenter /1"
    assert t.at("10,3") == "hut:1 /1"
    assert t.at("12,3") == "house:0"
    assert t.at("2,2") == "/111"
    assert t["phase"] == "placement"


def test_RP_5_6_who_may_stay_on_which_building_after_a_war() -> None:
    """Beside a house of his: two on market and square, one where one works, nobody where there is no work."""
    posts = {"7,3": "square", "7,4": "market", "7,5": "church", "9,3": "barracks", "9,5": "monument"}
    for space, building in posts.items():
        city = f"5,5 /00 | {space} {building} /111 | 8,4 house:1"
        t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city=city).play("select 5,5", "step north")
        t.play("P0 withdraw no", "P1 withdraw no")
        stay = {"square": "11", "market": "11", "church": "1"}.get(building, "")
        assert t.at(space) == f"{building} {'/' if stay else ''}{stay}".strip()
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, city="5,5 /00 | 8,4 house:1 /11 | 8,5 house:1")
    t.play("select 5,5", "step north", "P0 withdraw no", "P1 withdraw no")
    assert t.at("8,4") == "house:1"


def test_RP_5_7_trim_is_not_applied_during_the_war() -> None:
    """The house falls, the workers beside it stay until the end."""
    t = attack(1, "5,5 house:1 | 6,6 market /1")
    assert t.at("6,6") == "market /1"
    while t["war"] is not None:
        t.play(t.legal[-1])
    assert t.at("6,6") == "market"


def test_RP_8_6_enemies_share_no_space() -> None:
    """At most one group a side on a space, of one to three."""
    t = war(3, P(), attacker=2, invaders={"5,5": 2, "6,5": 2}).play("select 5,5")
    assert "east" not in t.legal_of("step")
