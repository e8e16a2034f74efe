"""Sections 4.4 (D9) and 5.6: the craftsman."""

from __future__ import annotations

import pytest

from .table import P, table


def test_PR_4_20_the_extra_good_is_one_he_can_make_and_the_supply_has() -> None:
    t = table(3, P(island="corn* indigo* sugar*", city="small_indigo_plant*"))
    t.play("P0 role craftsman")
    assert t.legal == ["bonus corn", "bonus indigo", "pass"]
    assert t.copy().play("P0 bonus indigo").goods(0) == {"corn": 1, "indigo": 2}
    assert t.copy().play("P0 pass").goods(0) == {"corn": 1, "indigo": 1}
    assert t.play("P0 bonus corn")["goods_supply"]["corn"] == 10 - 2


def test_PR_4_20_the_very_last_barrel_may_be_the_extra_good() -> None:
    t = table(3, P(island="corn*"), goods_supply="2 corn").play("P0 role craftsman")
    assert t.legal == ["bonus corn", "pass"]
    assert t.play("P0 bonus corn")["goods_supply"]["corn"] == 0


@pytest.mark.parametrize(
    ("island", "city", "goods"),
    [
        ("3 corn*", "", {"corn": 3}),
        ("2 corn* corn", "", {"corn": 2}),
        ("3 indigo*", "", {}),
        ("3 sugar*", "", {}),
        ("3 tobacco*", "", {}),
        ("3 coffee*", "", {}),
        ("3 coffee*", "coffee_roaster", {}),
        ("3 indigo*", "indigo_plant:2", {"indigo": 2}),
        ("2 indigo*", "indigo_plant:3", {"indigo": 2}),
        ("4 indigo*", "indigo_plant:2 small_indigo_plant:1", {"indigo": 3}),
        ("4 sugar*", "sugar_mill:3 small_sugar_mill:1", {"sugar": 4}),
        ("sugar", "sugar_mill:3", {}),
        ("2 tobacco*", "tobacco_storage:1", {"tobacco": 1}),
        ("3 coffee*", "coffee_roaster:2", {"coffee": 2}),
        ("indigo*", "sugar_mill:3", {}),
    ],
)
def test_PR_5_32_production_needs_plantations_and_workers(
    island: str, city: str, goods: dict[str, int]
) -> None:
    t = table(3, P(), P(island=island, city=city)).play("P0 role craftsman")
    assert t.goods(1) == goods


def test_PR_5_33_goods_are_taken_in_order_while_the_supply_lasts() -> None:
    t = table(
        4,
        P(island="3 corn*"),
        P(island="3 corn*"),
        P(island="3 corn*"),
        governor=1,
        goods_supply="5 corn",
        sink=3,
    )
    t.play("P1 role craftsman")
    assert [t.goods(seat).get("corn", 0) for seat in (1, 2, 0)] == [3, 2, 0]
    assert t["goods_supply"]["corn"] == 0


@pytest.mark.parametrize(("kinds", "doubloons"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_PR_5_34_the_factory_pays_for_kinds(kinds: int, doubloons: int) -> None:
    island = " ".join(["2 corn*", "indigo*", "sugar*", "tobacco*", "coffee*"][:kinds])
    city = "factory* indigo_plant:1 sugar_mill:1 tobacco_storage:1 coffee_roaster:1"
    t = table(3, P(), P(island=island, city=city, doubloons=0)).play("P0 role craftsman")
    assert len(t.goods(1)) == kinds
    assert t.doubloons(1) == doubloons


def test_PR_5_34_the_extra_good_and_an_empty_factory_bring_no_income() -> None:
    idle = table(3, P(island="corn* indigo*", city="factory small_indigo_plant*", doubloons=0))
    idle.play("P0 role craftsman", "P0 bonus corn")
    assert idle.doubloons(0) == 0
    one = table(3, P(island="corn*", city="factory*", doubloons=0)).play("P0 role craftsman", "P0 bonus corn")
    assert one.doubloons(0) == 0
    assert one.goods(0) == {"corn": 2}


def test_PR_5_35_a_craftsman_who_made_nothing_gets_nothing() -> None:
    t = table(3, P(island="indigo*"), P(island="corn*")).play("P0 role craftsman")
    assert t["step"] == "choose_role"
    assert t.goods(0) == {}
    assert t.goods(1) == {"corn": 1}


def test_PR_5_35_the_extra_good_is_chosen_after_everybody_produced() -> None:
    """Two corn in the supply: one for each player, none left over for the craftsman."""
    t = table(3, P(island="corn*"), P(island="corn*"), P(), goods_supply="2 corn")
    t.play("P0 role craftsman")
    assert t["step"] == "choose_role"
    assert (t.goods(0), t.goods(1)) == ({"corn": 1}, {"corn": 1})


def test_PR_9_B4_production() -> None:
    island = "2 corn* 1 corn 2 tobacco* 3 sugar* 1 sugar"
    t = table(3, P(), P(island=island, city="tobacco_storage:1 sugar_mill:3 small_sugar_mill:1"))
    assert t.play("P0 role craftsman").goods(1) == {"corn": 2, "tobacco": 1, "sugar": 3}


def test_PR_9_B5_factory_and_shortage() -> None:
    david = P(
        island="3 corn* 3 sugar* tobacco*",
        city="factory* sugar_mill:3 tobacco_storage:1",
        doubloons=0,
    )
    t = table(3, P(), david, goods_supply="0 corn 2 sugar 1 tobacco").play("P0 role craftsman")
    assert t.goods(1) == {"sugar": 2, "tobacco": 1}
    assert t.doubloons(1) == 1


def test_PR_9_T15_shortage_in_turn_order() -> None:
    t = table(
        3,
        P(island="2 corn* indigo*", city="small_indigo_plant*"),
        P(island="2 corn*"),
        P(island="corn*"),
        ships={6: "1 corn"},
        goods_supply="3 corn 5 indigo",
        sink=2,
    )
    before = t.goods(2)["corn"]
    t.play("P0 role craftsman")
    assert t.goods(0) == {"corn": 2, "indigo": 1}
    assert t.goods(1) == {"corn": 1}
    assert t.goods(2)["corn"] - before == 0
    assert (t["goods_supply"]["corn"], t["goods_supply"]["indigo"]) == (0, 4)
    assert t.legal == ["bonus indigo", "pass"]
