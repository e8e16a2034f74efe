"""Sections 4.4 (D12) and 5.9: storage and unloading."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from .table import GOODS, P, Table, counts, load, table


def storing(goods: str, city: str = "") -> Table:
    """A table at which P1 stores these goods: loading is over, the captain had nothing to keep."""
    t = table(3, P(), P(city=city))
    position: dict[str, Any] = t.play("P0 role captain").position
    # Without goods the phase passed in silence; go back into it with goods to store.
    position |= {"step": "captain_store", "seat": 1, "pick": 0, "active_role": "captain", "role_owner": 0}
    position["scratch"] |= {"storing": 0, "kept": [0] * 5}
    for good, number in counts(goods).items():
        position["players"][1]["goods"][good] = number
        position["goods_supply"][good] -= number
    return Table(load(position))


def kept_vectors(t: Table) -> list[tuple[int, ...]]:
    """Everything P1 may end up with, by every path of answers."""
    if t["step"] != "captain_store":
        return [tuple(t.goods(1).get(good, 0) for good in GOODS)]
    return [found for line in t.legal for found in kept_vectors(t.copy().play(line))]


def by_the_book(held: tuple[int, ...], warehouses: int) -> set[tuple[int, ...]]:
    """PR-4.25, word for word: reachable vectors without the dominated ones."""
    kinds = [kind for kind, number in enumerate(held) if number]
    reachable = set()
    for whole in itertools.combinations(kinds, min(warehouses, len(kinds))):
        others = [kind for kind in kinds if kind not in whole]
        for single in others or [-1]:
            reachable.add(
                tuple(held[kind] if kind in whole else int(kind == single) for kind in range(len(held)))
            )
    return {
        vector
        for vector in reachable
        if not any(
            other != vector and all(a >= b for a, b in zip(other, vector, strict=True)) for other in reachable
        )
    }


CITIES = {
    0: "small_warehouse",
    1: "small_warehouse*",
    2: "large_warehouse*",
    3: "small_warehouse* large_warehouse*",
}


@pytest.mark.parametrize("warehouses", [0, 1, 2, 3])
def test_PR_4_25_exactly_the_undominated_ways_of_storing(warehouses: int) -> None:
    """PR-4.26: and each of them by one path of answers only."""
    for held in itertools.product((0, 1, 2), (0, 1), (0, 3), (0, 1, 4), (0, 2)):
        goods = " ".join(f"{n} {good}" for good, n in zip(GOODS, held, strict=True) if n)
        found = kept_vectors(storing(goods, CITIES[warehouses]))
        assert len(found) == len(set(found))
        assert set(found) == by_the_book(held, warehouses), (held, warehouses)


def test_PR_4_26_kinds_are_asked_in_order_and_the_rest_goes_back_at_the_end() -> None:
    t = storing("2 corn 3 indigo 2 coffee")
    assert t.legal == ["keep corn 0", "keep corn 1"]
    t.play("P1 keep corn 0")
    assert t.goods(1) == {"corn": 2, "indigo": 3, "coffee": 2}
    assert t.legal == ["keep indigo 0", "keep indigo 1"]
    t.play("P1 keep indigo 1")
    assert t.goods(1) == {"indigo": 1}
    assert t["goods_supply"] == {"corn": 10, "indigo": 10, "sugar": 11, "tobacco": 9, "coffee": 9}


@pytest.mark.parametrize(
    ("city", "kept"),
    [
        ("", [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0)]),
        ("small_warehouse*", [(1, 3, 0, 0, 0), (2, 1, 0, 0, 0)]),
        ("large_warehouse*", [(2, 3, 0, 0, 0)]),
    ],
)
def test_PR_5_50_one_barrel_and_whole_kinds_in_warehouses(city: str, kept: list[tuple[int, ...]]) -> None:
    assert sorted(kept_vectors(storing("2 corn 3 indigo", city))) == kept


def test_PR_5_50_both_warehouses_keep_three_kinds_and_one_barrel() -> None:
    t = storing("2 corn 2 indigo 2 sugar 2 tobacco 2 coffee", "small_warehouse* large_warehouse*")
    vectors = kept_vectors(t)
    assert len(vectors) == 10 * 2
    assert all(sorted(vector) == [0, 1, 2, 2, 2] for vector in vectors)


def test_PR_5_51_warehouses_do_not_excuse_from_loading() -> None:
    t = table(
        3, P(goods="3 corn", city="small_warehouse* large_warehouse*"), ships={4: "1 sugar", 5: "1 indigo"}
    )
    t.play("P0 role captain")
    assert t.ship(6) == "3 corn"
    assert t.goods(0) == {}


def test_PR_5_51_stored_barrels_are_ordinary_barrels() -> None:
    ships = {4: "1 sugar", 5: "1 indigo", 6: "1 tobacco"}
    t = table(3, P(goods="3 coffee", city="small_warehouse*", doubloons=0), ships=ships)
    t.play("P0 role captain", "P1 role trader", "P0 sell coffee")
    assert t.doubloons(0) == 4
    assert t.goods(0) == {"coffee": 2}


def test_PR_5_52_storage_is_checked_after_the_captain_only() -> None:
    t = table(3, P(island="3 corn* 2 indigo*", city="indigo_plant:2", goods="4 corn"))
    t.play("P0 role craftsman", "P0 bonus corn", "P1 role mayor", "P1 privilege no").until("choose_role")
    assert t.goods(0) == {"corn": 8, "indigo": 2}


def test_PR_5_53_full_ships_sail_and_others_stay() -> None:
    t = table(3, P(goods="2 corn 1 sugar"), ships={4: "2 corn", 5: "1 sugar"})
    t.play("P0 role captain", "P0 load corn 4")
    assert (t.ship(4), t.ship(5), t.ship(6)) == ("", "2 sugar", "")
    assert t["goods_supply"]["corn"] == 10
    assert t["goods_supply"]["sugar"] == 9


def test_PR_5_53_ships_sail_after_everybody_stored() -> None:
    """While P1 decides what to keep, the full ship still lies in the harbor."""
    t = table(
        3, P(goods="2 corn"), P(goods="1 corn 1 coffee"), ships={4: "2 corn", 5: "1 sugar", 6: "1 indigo"}
    )
    t.play("P0 role captain")
    assert (t.seat, t["step"]) == (1, "captain_store")
    assert t.ship(4) == "4 corn"
    t.play("P1 keep corn 1")
    assert t.ship(4) == ""


def test_PR_9_T22_storage_with_one_warehouse() -> None:
    t = storing("1 corn 2 indigo 4 tobacco", "small_warehouse*")
    assert t.legal == ["keep corn 0", "keep corn 1"]
    without = t.copy().play("P1 keep corn 0")
    assert without.legal == ["keep indigo 1", "keep indigo 2"]
    assert without.copy().play("P1 keep indigo 1").goods(1) == {"indigo": 1, "tobacco": 4}
    assert without.copy().play("P1 keep indigo 2").goods(1) == {"indigo": 2, "tobacco": 1}
    with_corn = t.copy().play("P1 keep corn 1")
    assert with_corn.legal == ["keep indigo 0", "keep indigo 2"]
    assert with_corn.copy().play("P1 keep indigo 0").goods(1) == {"corn": 1, "tobacco": 4}
    assert with_corn.copy().play("P1 keep indigo 2").goods(1) == {"corn": 1, "indigo": 2}


def test_PR_9_T23_storage_without_duplicates() -> None:
    t = storing("1 corn 1 indigo 3 sugar", "small_warehouse*")
    assert sorted(kept_vectors(t)) == [(0, 1, 3, 0, 0), (1, 0, 3, 0, 0), (1, 1, 0, 0, 0)]
    all_kept = storing("3 corn 1 sugar 1 coffee", "large_warehouse*")
    assert all_kept["step"] == "choose_role"
    assert all_kept.goods(1) == {"corn": 3, "sugar": 1, "coffee": 1}


def test_PR_9_T29_unoccupied_helpers() -> None:
    ships = {4: "1 sugar", 5: "1 indigo", 6: "1 tobacco"}
    idle = P(city="small_market small_warehouse", goods="3 coffee", doubloons=0)
    t = table(3, idle, ships=ships)
    assert t.state.scores()[0] == 1 + 1
    assert t.copy().play("P0 role trader", "P0 sell coffee").doubloons(0) == 4 + 1
    assert t.play("P0 role captain").goods(0) == {"coffee": 1}
