"""B3 and B4: Trade Goods and Merchant Shipping (AD-5.13, AD-5.14)."""

from __future__ import annotations

import pytest

from .table import P, table


def test_AD_5_13_goods_are_picked_in_the_order_of_the_spaces() -> None:
    t = table(3, goods="2 0 2", market="gold gold silver rice").begin()
    assert (t.seat, t.legal) == (2, ["take gold", "take silver", "take rice"])
    t.play("P2 take gold", "P0 take gold", "P2 take rice")
    assert t.goods(2) == {"gold": 1, "rice": 1}
    assert t.goods(0) == {"gold": 1}


def test_AD_5_13_what_is_not_taken_stays_until_the_goods_are_refreshed() -> None:
    t = table(2, P(money=10), goods="0", capital="0", market="gold silver rice fish").begin()
    t.play("P0 take silver")
    assert t["market"] == ["gold", "fish", "rice"]
    assert t.box("goods") == [None] * 4


# EX-B3: two captains and a colonist are worth 5, more than four colonists.
def test_EX_B3_strength_of_two_captains_and_a_colonist() -> None:
    t = table(2, P(shipping="2 captain colonist"), P(shipping="4 colonist")).begin()
    assert t.player(0)["ships"] == 1


def test_AD_5_14_the_highest_strength_takes_the_ship() -> None:
    t = table(3, P(shipping="2 colonist"), P(shipping="captain merchant"), P(shipping="3 soldier")).begin()
    assert [t.player(seat)["ships"] for seat in range(3)] == [0, 1, 0]
    assert all(not any(t.player(seat)["shipping"].values()) for seat in range(3))


# EX-8: 3, 3 and 2; of the two Blue is earlier in turn order.
def test_EX_8_shipping_tie() -> None:
    players = [P(shipping="merchant missionary"), P(shipping="captain colonist"), P(shipping="2 soldier")]
    t = table(3, *players, order="1 0 2").begin()
    assert [t.player(seat)["ships"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize("turn", [1, 7])
def test_AD_5_14_with_nobody_there_the_ship_stays(turn: int) -> None:
    t = table(2, P(money=50), turn=turn, capital="0").begin()
    assert t["ship_in_box"] is True
    assert t.view().ship_reserve == 7
