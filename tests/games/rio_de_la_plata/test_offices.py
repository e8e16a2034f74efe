"""Public offices (RP-1.40, RP-4.34, RP-4.35, RP-4.43, RP-4.44, RP-5.80 to RP-5.83)."""

from __future__ import annotations

import pytest

from .table import P, table


def test_RP_5_82_taking_an_office() -> None:
    """RP-4.43, RP-1.41: coins are paid, points are only a threshold."""
    t = table(3, P(goods="9 coin", vp=7, fields=2), seeking={"gunner": 0}, phase="effects").play(
        "take_office"
    )
    assert t["offices"]["gunner"] == {"owner": 0, "since": 1585, "pawn": None}
    assert (t.coins(0), t.vp(0), t.hand(0)) == (4, 7, 7)


@pytest.mark.parametrize(("coins", "vp"), [(4, 99), (99, 6)])
def test_RP_4_43_coins_and_points_are_needed(coins: int, vp: int) -> None:
    t = table(3, P(goods=f"{coins} coin", vp=vp, fields=2), seeking={"gunner": 0}, phase="effects")
    assert "take_office" not in t.legal


def test_RP_9_62_failed_office() -> None:
    """RP-4.50."""
    t = table(3, P(goods="9 coin", vp=12, fields=2), seeking={"shipowner": 0}, phase="effects").play(
        "end_effects"
    )
    assert t.vp(0) == 7
    assert t.coins(0) == 9
    assert t["offices"]["shipowner"] == {"owner": None, "since": None, "pawn": None}
    assert t.hand(0) == 7


def test_RP_4_50_an_office_that_can_be_taken_is_taken_at_the_end() -> None:
    t = table(3, P(goods="8 coin", vp=15, fields=2), seeking={"shipowner": 0}, phase="effects").play(
        "end_effects"
    )
    assert t["offices"]["shipowner"]["owner"] == 0
    assert t.coins(0) == 0
    assert t.vp(0) == 15


def test_RP_9_63_office_after_building() -> None:
    """The points of a building of the same turn count; the first stone comes in the next year."""
    goods = "1 stone 2 wood 1 precious 5 coin"
    t = table(3, P(goods=goods, vp=9, fields=2), city="8,5 /00", seeking={"master_stone": 0}, phase="effects")
    assert "take_office" not in t.legal
    t.play("build 8,5 church", "pay 0 0", "take_office")
    assert t.goods(0) == {}
    t.next_year().play("work fields").to_effects()
    assert t.goods(0)["stone"] == 1


@pytest.mark.parametrize(
    ("office", "good"), [("master_stone", "stone"), ("master_wood", "wood"), ("master_craft", "precious")]
)
def test_RP_4_34_masters_receive_their_good_at_the_start_of_the_turn(office: str, good: str) -> None:
    """See RP-9.63 for the year of the purchase."""
    t = table(3, P(fields=2), offices={office: 0}).to_effects()
    assert t.goods(0) == {good: 1}


def test_RP_4_35_the_master_merchant_chooses() -> None:
    """RP-1.41: stone, wood or precious, before anything else in his turn."""
    t = table(3, P(fields=2), offices={"master_merchant": 0}).to_effects()
    assert t.legal == ["take stone", "take wood", "take precious"]
    t.play("take precious")
    assert t.goods(0) == {"precious": 1}
    assert t.state.asked() == "effects"


def test_RP_4_44_each_free_segment_once_a_year() -> None:
    t = table(3, P(fields=2), offices={"road_builder": 0}, phase="effects").play(
        "free_road", "road_line h1", "road h0,1"
    )
    assert t["roads"] == ["h0,1"]
    assert "free_road" not in t.legal
    t.next_year().play("work fields").to_effects()
    assert "free_road" in t.legal
    t = table(3, P(fields=2), offices={"defender_office": 0}, phase="effects").play("free_wall", "wall n5")
    assert t["walls"] == ["n5"]
    assert "free_wall" not in t.legal


def test_RP_4_44_no_free_wall_for_a_closed_city() -> None:
    edges = "n3 n4 n5 n6 n7 n10 n11 n12 n13 n14 w3 w4 w6 w7 w8 e3 e4 e6 e7 e8"
    t = table(3, P(fields=2), offices={"defender_office": 0}, walls=edges, phase="effects")
    assert "free_wall" not in t.legal


def test_RP_5_83_a_power_is_not_active_in_the_year_of_the_purchase() -> None:
    t = table(3, P(fields=2), new_offices={"road_builder": 0}, phase="effects")
    assert "free_road" not in t.legal


def test_RP_5_81_nobody_loses_an_office() -> None:
    """RP-8.12: not to somebody richer, and not by taking another one; nobody may aim for it again."""
    rich = [P(goods="40 coin", vp=60) for _ in range(3)]
    t = table(3, *rich, offices={"bishop": 1})
    for seat, office in enumerate(("gunner", "general", "architect")):
        assert "bishop" not in t.legal_of("office")
        t.play(f"P{seat} office {office}", f"P{seat} end_placement")
    for seat in range(3):
        t.play(f"P{seat} take_office")
    owners = {name: office["owner"] for name, office in t["offices"].items() if office["owner"] is not None}
    assert owners == {"bishop": 1, "gunner": 0, "general": 1, "architect": 2}
    assert not {*owners} & {*t.legal_of("office")}
    assert "governor" in t.legal_of("office")
