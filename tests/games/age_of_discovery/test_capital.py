"""B5: Capital Buildings (AD-5.15 to AD-5.17) and what works at purchase (AD-5.41, AD-5.43)."""

from __future__ import annotations

import pytest

from .table import P, table


def test_AD_5_15_buildings_are_bought_from_left_to_right() -> None:
    t = table(3, P(money=10), P(money=10), P(money=10), order="2 1 0", capital="1 0 2").begin()
    seats = []
    for _ in range(3):
        seats.append(t.seat)
        t.play("pass")
    assert seats == [1, 0, 2]


def test_AD_5_15_a_purchase_is_free_to_decline_and_the_display_is_not_refilled() -> None:
    t = table(2, P(money=10), P(money=25), display="trading_post monastery", capital="0 1 1").begin()
    t.play("P0 pass")
    assert t.money(0) == 10
    t.play("P1 buy trading_post")
    assert t["display"][0] is None
    assert "buy trading_post" not in t.legal
    assert t.money(1) == 15


def test_AD_5_15_who_cannot_pay_is_not_asked() -> None:
    t = table(2, P(money=13), P(money=14), turn=4, capital="0 1").begin()
    assert t.seat == 1
    assert t.box("capital") == [None, 1, None, None, None]


def test_AD_5_16_a_player_buys_once_for_each_unit_with_the_money_he_has_then() -> None:
    """EX-9: $10, then $20 from the Incas, then $10 left; the trading post pays in the same turn."""
    t = table(2, P(money=10), display="inca_conquest trading_post", capital="0 0").begin()
    t.play("P0 buy inca_conquest")
    assert t.money(0) == 20
    t.play("P0 buy trading_post")
    assert t.money(0) == 15
    assert t["turn"] == 2


def test_AD_5_16_two_settlers_both_work() -> None:
    t = table(2, P(money=20), display="settlers settlers monastery", capital="0 0").begin()
    assert t.legal.count("buy settlers") == 1
    t.play("P0 buy settlers", "P0 buy settlers")
    assert t.player(0)["buildings"] == ["settlers", "settlers"]
    assert t.hand(0) == {"colonist": 7}


def test_AD_5_17_a_building_works_from_the_turn_of_purchase_on() -> None:
    t = table(2, P(money=10), display="monastery", capital="0").begin().play("P0 buy monastery")
    assert t.hand(0) == {"colonist": 5, "missionary": 1}


@pytest.mark.parametrize("turn", [2, 4, 7])
def test_EX_B5_settlers_work_in_all_eras(turn: int) -> None:
    t = table(2, P(buildings="settlers"), turn=turn).end_turn()
    assert t.hand(0)["colonist"] == 6


# EX-14: cartography succeeds whatever the natives: coins without plunder, 4 + 7 VP, a colonist.
def test_EX_14_cartography() -> None:
    t = table(
        2,
        P(money=12, discovery="3 soldier"),
        turn=2,
        display="cartography",
        capital="0",
        tiles={"peru": 14},
    ).begin()
    t.play("P0 buy cartography", "P0 map peru")
    assert t.money(0) == 6
    assert t.force("peru", 0) == (0, 1)
    sources = t.state.breakdown()[0]
    assert sources["discoveries"] + sources["buildings"] == 11
    assert t.step == "exp_launch"
    assert t.seat == 0


def test_AD_5_41_cartography_offers_undiscovered_regions() -> None:
    t = table(2, P(money=10), discovered="canada florida brazil", display="cartography", capital="0").begin()
    t.play("P0 buy cartography")
    assert t.legal == [
        f"map {region}" for region in ("new_england", "virginia", "new_spain", "new_granada", "peru")
    ]


def test_AD_5_41_cartography_without_undiscovered_region_does_nothing() -> None:
    everywhere = "canada new_england virginia florida new_spain new_granada peru brazil"
    t = table(2, P(money=10), turn=3, discovered=everywhere, display="cartography", capital="0").begin()
    t.play("P0 buy cartography")
    assert t.money(0) == 0
    assert t.player(0)["cards"] == []
    assert t.state.breakdown()[0]["buildings"] == 4


# EX-20: without a question both soldiers go to Virginia and bring the tobacco.
def test_EX_20_indian_allies() -> None:
    t = table(2, P(money=14), turn=4, units={"virginia": "1"}, display="indian_allies", capital="0").begin()
    t.play("P0 buy indian_allies")
    assert t.force("virginia", 0) == (2, 1)
    assert t.goods(0) == {"tobacco": 1}


def test_AD_5_43_allies_go_to_one_own_colony() -> None:
    units = {"virginia": "1", "peru": "1s", "brazil": "0 2"}
    t = table(2, P(money=14), turn=4, units=units, display="indian_allies", capital="0").begin()
    t.play("P0 buy indian_allies")
    assert t.legal == ["ally virginia", "ally peru"]
    t.play("P0 ally peru")
    assert t.force("peru", 0) == (3, 0)
    assert t.goods(0) == {"silver": 1}


def test_AD_5_43_allies_are_lost_without_a_colony() -> None:
    t = table(2, P(money=14), turn=4, display="indian_allies", capital="0").begin()
    t.play("P0 buy indian_allies")
    assert t.player(0)["buildings"] == ["indian_allies"]
    assert all(sum(t.force(name, 0)) == 0 for name in t["regions"])


# EX-24: five bought in turn 1 and five in turn 2; turn 3 offers one, and who comes later buys nothing.
def test_EX_24_sold_out() -> None:
    owned = "settlers settlers monastery trade_routes training_grounds indentured_servitude"
    t = table(
        2,
        P(money=30, buildings=owned),
        P(money=30, buildings="conquistador navigator inca_conquest trading_post"),
        turn=3,
        capital="0 1",
    )
    assert t["display"] == ["cartography", None, None, None, None]
    assert "place capital" in t.legal
    t.begin().play("P0 buy cartography", "P0 map peru")
    assert len(t.player(1)["buildings"]) == 4
    assert t["turn"] == 4
