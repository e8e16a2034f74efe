"""Sections 4.4 (D7, D8) and 5.5: the builder."""

from __future__ import annotations

import pytest

from ludoteca.games.puerto_rico.data import BUILDING_NAMES

from .table import P, table


def price(quarries: int, building: str, *, builder: bool) -> int:
    """What a building costs, found by paying for it."""
    player = P(doubloons=10, island=f"{quarries} quarry*")
    t = table(3, P(), player) if not builder else table(3, P(), player, governor=1)
    t.play("role builder", *([] if builder else ["P0 pass"]), f"P1 build {building}")
    return 10 - t.doubloons(1)


def test_PR_4_18_legal_is_what_is_left_new_fitting_and_affordable() -> None:
    t = table(3, P(doubloons=5, city="office"), sold_out="hospice large_market")
    t.play("P0 role builder")
    assert t.legal == [
        "build small_indigo_plant",
        "build small_sugar_mill",
        "build indigo_plant",
        "build sugar_mill",
        "build tobacco_storage",
        "build coffee_roaster",
        "build small_market",
        "build hacienda",
        "build construction_hut",
        "build small_warehouse",
        "build large_warehouse",
        "pass",
    ]


def test_PR_4_18_building_pays_the_bank_and_stands_empty() -> None:
    t = table(3, P(doubloons=7)).play("P0 role builder", "P0 build sugar_mill")
    assert t.doubloons(0) == 7 - 3
    assert t.city(0) == {"sugar_mill": 0}
    assert t["building_supply"]["sugar_mill"] == 2


def test_PR_4_19_the_university_sends_one_colonist_supply_first() -> None:
    t = table(3, P(doubloons=9, city="university*"), colonist_supply=7, colonist_ship=3)
    t.play("P0 role builder", "P0 build sugar_mill")
    assert t.legal == ["university yes", "university no"]
    assert t.copy().play("P0 university no").city(0) == {"university": 1, "sugar_mill": 0}
    t.play("P0 university yes")
    assert t.city(0) == {"university": 1, "sugar_mill": 1}
    assert (t["colonist_supply"], t["colonist_ship"]) == (6, 3)
    from_ship = table(3, P(doubloons=9, city="university*"), colonist_supply=0, colonist_ship=3)
    from_ship.play("P0 role builder", "P0 build office", "P0 university yes")
    assert from_ship["colonist_ship"] == 2
    nobody = table(3, P(doubloons=9, city="university*"), colonist_supply=0, colonist_ship=0)
    assert nobody.play("P0 role builder", "P0 build office").seat == 1
    idle = table(3, P(doubloons=9, city="university"))
    assert idle.play("P0 role builder", "P0 build office").seat == 1


def test_PR_5_28_one_building_a_phase_no_second_copy_while_copies_last() -> None:
    t = table(3, P(doubloons=30, city="wharf"), P(doubloons=30), P(doubloons=30))
    t.play("P0 role builder")
    assert "build wharf" not in t.legal
    t.play("P0 build harbor", "P1 build harbor")
    assert t.seat == 2
    assert "build harbor" not in t.legal  # both copies are gone
    t.play("P2 build wharf")
    assert t["step"] == "choose_role"


def test_PR_5_29_quarries_up_to_the_column_then_the_builder_never_below_zero() -> None:
    assert price(1, "harbor", builder=False) == 7
    assert price(3, "harbor", builder=False) == 5
    assert price(4, "harbor", builder=False) == 5
    assert price(4, "harbor", builder=True) == 4
    assert price(4, "small_market", builder=True) == 0
    unoccupied = table(3, P(doubloons=9, island="4 quarry")).play("P0 role builder", "P0 build harbor")
    assert unoccupied.doubloons(0) == 9 - 7


def test_PR_5_30_a_builder_who_does_not_build_gains_nothing() -> None:
    t = table(3, P(doubloons=5)).play("P0 role builder", "P0 pass")
    assert t.doubloons(0) == 5


def test_PR_5_31_building_the_university_gives_no_colonist() -> None:
    t = table(3, P(doubloons=9)).play("P0 role builder", "P0 build university")
    assert t.city(0) == {"university": 0}
    assert t.seat == 1


@pytest.mark.parametrize(
    ("building", "cost"), [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)]
)
def test_PR_9_B2_quarry_columns(building: str, cost: int) -> None:
    assert price(3, building, builder=False) == cost


def test_PR_9_T4_cost_floor() -> None:
    t = table(3, P(doubloons=0, island="quarry*")).play("P0 role builder")
    assert t.legal == [
        "build small_indigo_plant",
        "build small_sugar_mill",
        "build small_market",
        "build hacienda",
        "build construction_hut",
        "pass",
    ]


@pytest.mark.parametrize(
    ("building", "for_builder", "for_others"),
    [
        ("small_warehouse", 1, 2),
        ("large_warehouse", 3, 4),
        ("wharf", 5, 6),
        ("residence", 5, 6),
        ("small_indigo_plant", 0, 0),
    ],
)
def test_PR_9_T5_column_cap(building: str, for_builder: int, for_others: int) -> None:
    assert price(4, building, builder=True) == for_builder
    assert price(4, building, builder=False) == for_others


def test_PR_9_T6_one_space_left() -> None:
    eleven = "small_market hacienda construction_hut small_warehouse hospice office large_market"
    eleven += " guild_hall residence"
    t = table(3, P(doubloons=20, city=eleven)).play("P0 role builder")
    large = {"fortress", "customs_house", "city_hall"}
    rest = [name for name in BUILDING_NAMES if name not in large and name not in eleven.split()]
    assert t.legal == [*(f"build {name}" for name in rest), "pass"]
    assert t["end_triggers"] == []
    assert t.play("P0 build wharf")["end_triggers"] == ["city"]


def test_PR_9_T7_university() -> None:
    t = table(3, P(doubloons=9, city="university*"), P(doubloons=9), colonist_supply=12)
    t.play("P0 role builder", "P0 build coffee_roaster", "P0 university yes")
    assert t.city(0)["coffee_roaster"] == 1
    assert t["colonist_supply"] == 11
    t.play("P1 build university")
    assert t["step"] == "builder_build"
    assert t.seat == 2
