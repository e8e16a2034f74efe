"""Sections 4.4 (D10) and 5.7: the trader."""

from __future__ import annotations

import pytest

from .table import P, table


def test_PR_4_21_a_kind_he_holds_that_the_house_lacks() -> None:
    goods = "1 corn 1 sugar 1 coffee"
    t = table(3, P(goods=goods), P(goods=goods, city="office*"), P(goods=goods, city="office"), house="sugar")
    t.play("P0 role trader")
    assert t.legal == ["sell corn", "sell coffee", "pass"]
    t.play("P0 pass")
    assert t.legal == ["sell corn", "sell sugar", "sell coffee", "pass"]
    t.play("P1 pass")
    assert t.legal == ["sell corn", "sell coffee", "pass"]


@pytest.mark.parametrize(
    ("city", "bonus"),
    [
        ("", 0),
        ("small_market", 0),
        ("small_market*", 1),
        ("large_market*", 2),
        ("small_market* large_market*", 3),
    ],
)
def test_PR_5_36_income_is_price_privilege_and_markets(city: str, bonus: int) -> None:
    t = table(3, P(goods="1 tobacco", city=city, doubloons=0), P(goods="1 sugar", city="", doubloons=0))
    t.play("P0 role trader", "P0 sell tobacco", "P1 sell sugar")
    assert t.doubloons(0) == 3 + 1 + bonus
    assert t.doubloons(1) == 2


def test_PR_5_36_no_sale_no_bonus() -> None:
    t = table(3, P(goods="1 tobacco", city="small_market* large_market*", doubloons=0))
    assert t.play("P0 role trader", "P0 pass").doubloons(0) == 0


def test_PR_5_37_four_barrels_and_a_full_house_buys_nothing() -> None:
    """With offices several of one kind lie there; the office owner after the fourth barrel sells nothing."""
    office = P(goods="2 corn", city="office*")
    t = table(3, P(goods="1 indigo"), P(goods="2 corn", city="office*"), office, house="corn corn")
    t.play("P0 role trader", "P0 sell indigo")
    assert sorted(t["trading_house"]) == ["corn", "corn", "indigo"]
    t.play("P1 sell corn")
    assert t["step"] == "choose_role"
    assert t.goods(2) == {"corn": 2}


def test_PR_5_38_house_closes_with_the_fourth_barrel() -> None:
    t = table(4, P(goods="1 coffee"), P(goods="1 corn"), P(goods="1 corn"), house="corn indigo sugar")
    t.play("P0 role trader", "P0 sell coffee")
    assert (t["step"], t.seat) == ("choose_role", 1)
    assert t.goods(1) == {"corn": 1}


def test_PR_5_39_only_a_full_house_is_emptied() -> None:
    t = table(3, P(goods="1 coffee"), house="corn indigo sugar")
    before = t["goods_supply"]
    t.play("P0 role trader", "P0 sell coffee")
    assert t["trading_house"] == []
    assert t["goods_supply"] == {good: before[good] + (good != "tobacco") for good in before}
    three = table(3, P(goods="1 coffee"), house="corn indigo").play("P0 role trader", "P0 sell coffee")
    assert three["trading_house"] == ["corn", "indigo", "coffee"]


def test_PR_5_40_corn_may_be_sold_for_nothing() -> None:
    t = table(3, P(), P(goods="1 corn", doubloons=2)).play("P0 role trader", "P1 sell corn")
    assert t.doubloons(1) == 2
    assert t["trading_house"] == ["corn"]


def test_PR_9_B6_small_market() -> None:
    t = table(3, P(), P(goods="1 corn", city="small_market*", doubloons=0))
    assert t.play("P0 role trader", "P1 sell corn").doubloons(1) == 1


@pytest.mark.parametrize(("good", "price"), [("corn", 0), ("coffee", 4)])
def test_PR_9_B7_both_markets(good: str, price: int) -> None:
    t = table(3, P(), P(goods=f"1 {good}", city="small_market* large_market*", doubloons=0))
    assert t.play("P0 role trader", f"P1 sell {good}").doubloons(1) == price + 3


def test_PR_9_B8_office() -> None:
    office = "office*"
    t = table(
        4, P(), P(goods="1 tobacco", city=office), P(), P(goods="1 tobacco", city=office), house="tobacco"
    )
    t.play("P0 role trader", "P1 sell tobacco", "P3 sell tobacco")
    assert t["trading_house"] == ["tobacco"] * 3


def test_PR_9_T16_house_fills_up() -> None:
    t = table(
        3,
        P(goods="1 corn 1 tobacco", doubloons=0),
        P(goods="1 coffee", doubloons=0),
        house="corn indigo sugar",
    )
    t.play("P0 role trader")
    sold = t.copy().play("P0 sell tobacco")
    assert sold.doubloons(0) == 4
    assert (sold["step"], sold.goods(1)) == ("choose_role", {"coffee": 1})
    assert sold["trading_house"] == []
    passed = t.copy().play("P0 pass", "P1 sell coffee")
    assert passed.doubloons(1) == 4
    assert passed["trading_house"] == []
    assert passed["step"] == "choose_role"
