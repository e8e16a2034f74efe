"""C and D: set income (section 6) and what buildings bring every turn (AD-5.42 to AD-5.57)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.age_of_discovery.view import GoodSet
from tests.table import counts

from .table import BUILDINGS, GOODS, START_GOOD, P, Table, data, table

START = {good: region for region, good in START_GOOD.items()}


def income(goods: str, ships: int = 0) -> int:
    """What a player's goods and ships bring in the last turn; the economy's points are the same."""
    owned = counts(goods)
    full = " ".join(
        START[good.name] for good in data.GOOD_TABLE if owned[good.name] == good.tiles and good.name in START
    )
    t = table(2, P(goods=goods, ships=ships), turn=8, discovered=full, taken=full)
    before = t.money(0)
    t.begin()
    assert t.state.breakdown()[0]["economy"] == t.money(0) - before
    return t.money(0) - before


def numbered(*numbers: int) -> str:
    """So many tiles of as many kinds, of which there are enough."""
    kinds = sorted(GOODS, key=lambda good: -{"silver": 6, "sugar": 6, "gold": 5, "tobacco": 5}.get(good, 3))
    return " ".join(f"{number} {kind}" for number, kind in zip(numbers, kinds, strict=False))


def test_EX_B9_sets_of_AD_6_1() -> None:
    assert income("indigo silver tobacco") == 1
    assert income("2 indigo", ships=1) == 3
    assert income("4 sugar") == 6


TABLE = [
    ((2,), 0, 0), ((1,), 2, 0), ((1, 1), 1, 1), ((1, 1, 1), 0, 1), ((1, 1, 1), 1, 1), ((2,), 1, 3),
    ((2, 1), 1, 3), ((2, 2), 1, 3), ((2, 2), 2, 6), ((3,), 1, 6), ((4,), 0, 6), ((4,), 1, 6), ((5,), 0, 6),
    ((4, 1, 1), 1, 7), ((3, 3), 1, 9), ((4, 2), 1, 9), ((5,), 2, 9), ((6,), 1, 9), ((6,), 2, 12),
    ((6,), 3, 12), ((4, 4), 0, 12), ((4, 3), 1, 12), ((3, 2, 2), 2, 9), ((3, 3, 3), 3, 18),
    ((4, 3, 2, 1), 2, 15), ((5, 5), 1, 13), ((1,) * 11, 0, 3), ((1,) * 11, 4, 5),
]  # fmt: skip


@pytest.mark.parametrize(("numbers", "ships", "expected"), TABLE)
def test_AD_6_4_test_table(numbers: tuple[int, ...], ships: int, expected: int) -> None:
    assert income(numbered(*numbers), ships) == expected


# EX-1: four silver would leave two ships without a set. EX-2: three sugar and the ship would give 7.
def test_AD_6_2_income_is_the_best_of_all_groupings() -> None:
    assert income("5 silver", ships=2) == 9
    assert income("4 sugar 2 cocoa", ships=1) == 9


@cache
def brute_force(goods: tuple[int, ...], ships: int) -> int:
    """The best family of disjoint sets, by trying every set for the first tile that is used."""
    best = 0
    total = sum(goods)
    for with_ship in (0, 1) if ships else (0,):
        for size in (3 - with_ship, 4 - with_ship):
            if size > total:
                continue
            tiles = [kind for kind, number in enumerate(goods) for _ in range(number)]
            for chosen in set(combinations(tiles, size)):
                alike = len(set(chosen)) == 1
                if size + with_ship == 4 and not alike:
                    continue
                value = (6 if size + with_ship == 4 else 3) if alike else 1
                rest = tuple(number - chosen.count(kind) for kind, number in enumerate(goods))
                best = max(best, value + brute_force(rest, ships - with_ship))
    return best


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(0, 6), min_size=4, max_size=4), st.integers(0, 3))
def test_AD_6_3_the_method_agrees_with_brute_force(numbers: list[int], ships: int) -> None:
    """Four kinds with up to six tiles each; the two kinds that have but five are cut to five."""
    kinds = ("silver", "sugar", "gold", "tobacco")
    limits = (6, 6, 5, 5)
    counted = tuple(min(number, limit) for number, limit in zip(numbers, limits, strict=True))
    if sum(counted) > 9:
        counted = (*counted[:1], 0, *counted[2:3], 0)
    goods = " ".join(f"{number} {kind}" for number, kind in zip(counted, kinds, strict=True) if number)
    assert income(goods, ships) == brute_force(counted, ships)


def sets_of(t: Table, seat: int) -> list[GoodSet]:
    return list(t.view().players[seat].sets)


def test_AD_6_1_the_view_groups_goods_as_they_score() -> None:
    """Every tile and every ship stands in one set, and the values add up to the income."""
    t = table(2, P(goods="5 silver 3 sugar 2 gold fish rice", ships=3), turn=8)
    sets = sets_of(t, 0)
    assert sorted(good for one in sets for good in one.goods) == sorted(
        ["silver"] * 5 + ["sugar"] * 3 + ["gold"] * 2 + ["fish", "rice"]
    )
    assert sum(one.ships for one in sets) == 3
    assert sum(one.value for one in sets) == t.view().players[0].income == brute_force((5, 3, 2, 1, 1), 3)
    assert all(one.ships <= 1 and len(one.goods) + one.ships in (3, 4) for one in sets if one.value)


def test_AD_5_52_everybody_receives_his_set_income() -> None:
    t = table(2, P(goods="3 silver"), P(goods="4 sugar"), turn=3).end_turn()
    assert [t.money(0), t.money(1)] == [3, 6]


# EX-3: five sugar without a ship: 6 for the set and 15 for rum.
def test_AD_5_53_rum_distillery() -> None:
    t = table(2, P(money=4, goods="5 sugar", buildings="rum_distillery"), turn=4).end_turn()
    assert t.money(0) == 25, "EX-3"


# EX-15: Blue pays 2, Green 0, Orange 3; Green's own $5 comes after that.
def test_AD_5_44_privateers() -> None:
    players = [
        P(buildings="privateers", ships=3),
        P(money=2),
        P(money=0, buildings="trading_post"),
        P(money=9),
    ]
    t = table(4, *players, turn=5).end_turn()
    assert [t.money(seat) for seat in range(4)] == [5, 0, 5, 6], "EX-15"


def test_AD_5_54_privateers_come_after_the_income() -> None:
    """A player without money pays from the income of the same turn."""
    t = table(2, P(buildings="privateers", ships=2), P(goods="3 silver"), turn=5).end_turn()
    assert [t.money(0), t.money(1)] == [2, 1]


PAYING = [("trading_post", 5, 2), ("taxation", 10, 4), ("factory", 25, 7)]


@pytest.mark.parametrize(("building", "money", "turn"), PAYING)
def test_AD_5_55_money_of_buildings(building: str, money: int, turn: int) -> None:
    t = table(2, P(buildings=building), turn=turn).end_turn()
    assert t.money(0) == money


GIFTS = [(name, b.effect.split()[1]) for name, b in BUILDINGS.items() if b.effect.startswith("hand ")]


@pytest.mark.parametrize(("building", "unit"), GIFTS)
def test_AD_5_56_units_for_the_next_hand(building: str, unit: str) -> None:
    t = table(2, P(buildings=building), turn=5).end_turn()
    expected = {"colonist": 5}
    expected[unit] = expected.get(unit, 0) + 1
    assert t.hand(0) == expected


def test_AD_5_42_free_units_on_the_dock_and_in_discovery() -> None:
    t = table(
        2,
        P(buildings="indentured_servitude conquistador"),
        P(buildings="land_grants navigator"),
        turn=4,
    ).end_turn()
    assert t["boxes"]["dock_x"] == {"seat": 0, "unit": "colonist"}
    assert t["boxes"]["dock_y"] == {"seat": 1, "unit": "colonist"}
    assert t.discovery(0) == {"soldier": 1}
    assert t.discovery(1) == {"captain": 1}
    t.end_turn()
    assert t.discovery(1) == {"captain": 2}
    assert sum(t.force("caribbean", 0)) == sum(t.force("caribbean", 1)) == 1


def test_AD_5_57_the_company_draws_from_the_pool() -> None:
    t = table(2, P(buildings="east_india_company"), turn=4, pool="rice")
    shown = t["market"]
    t.end_turn()
    assert t.goods(0) == {"rice": 1}
    assert "rice" not in shown


# EX-22: the company's good of turn 8 counts for Mercantilism, not for the economy.
def test_EX_22_company_in_turn_8() -> None:
    six = "gold silver cattle cocoa fish sugar"
    t = table(2, P(goods=six, buildings="east_india_company mercantilism"), turn=8, pool="sugar").end_turn()
    sources = t.state.breakdown()[0]
    assert (sources["economy"], sources["mercantilism"]) == (2, 7)


def test_AD_5_51_special_buildings_work_as_their_rules_say() -> None:
    """Cathedral doubles the missionary's colonists; without it there is one."""
    for buildings, units in (("cathedral", 3), ("", 2)):
        t = table(2, P(buildings=buildings), turn=5, dock="0:missionary").begin()
        assert sum(t.force("caribbean", 0)) == units
