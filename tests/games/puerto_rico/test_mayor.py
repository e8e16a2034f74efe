"""Sections 4.4 (D5, D6), 5.2 and 5.4: the mayor and his colonists."""

from __future__ import annotations

import pytest

from .table import P, Table, table


def arrangements(t: Table, seat: int) -> list[str]:
    """Every way in which the seat can finish its placing, as islands and cities."""
    if t.seat != seat or t["step"] != "mayor_assign":
        return [" ".join([*t.island(seat), *(f"{name}:{n}" for name, n in t.city(seat).items())])]
    return [found for line in t.legal for found in arrangements(t.copy().play(line), seat)]


def test_PR_4_13_the_privilege_takes_from_the_supply_never_from_the_ship() -> None:
    t = table(3, colonist_supply=1, colonist_ship=3).play("P0 role mayor")
    assert t.legal == ["privilege yes", "privilege no"]
    t.play("P0 privilege yes")
    assert t["colonist_supply"] == 0
    assert t.colonists(0) == 2
    empty = table(3, colonist_supply=0, colonist_ship=3).play("P0 role mayor")
    assert empty["step"] == "choose_role"  # everybody has one circle and one colonist
    assert empty.colonists(0) == 1


def test_PR_4_14_enough_colonists_fill_every_circle_without_a_question() -> None:
    t = table(3, P(island="corn indigo*", city="sugar_mill:1", san_juan=4))
    t.play("P0 role mayor", "P0 privilege no")
    assert t.island(0) == ["corn*", "indigo*"]
    assert t.city(0) == {"sugar_mill": 3}
    assert t.san_juan(0) == 7 - 5
    assert t["step"] == "choose_role"


def test_PR_4_15_counts_that_leave_no_avoidable_empty_circle() -> None:
    """Six circles, four colonists: each distribution of four colonists exactly once."""
    t = table(3, P(island="2 corn coffee", city="coffee_roaster office", san_juan=3))
    t.play("P0 role mayor", "P0 privilege no")
    assert t.legal == ["place corn 0", "place corn 1", "place corn 2"]
    assert t.copy().play("place corn 0").seat == 1  # the four other circles take the four colonists
    assert t.copy().play("place corn 2").legal == ["place coffee 0", "place coffee 1"]
    assert t.copy().play("place corn 2", "place coffee 0").legal == [
        "place coffee_roaster 1",
        "place coffee_roaster 2",
    ]
    found = arrangements(t, 0)
    assert len(found) == len(set(found))
    by_hand = {
        (corn, coffee, roaster, office)
        for corn in range(3)
        for coffee in range(2)
        for roaster in range(3)
        for office in range(2)
        if corn + coffee + roaster + office == 4
    }
    assert len(found) == len(by_hand)


def test_PR_4_15_buildings_follow_the_islands_in_the_order_of_the_table() -> None:
    t = table(3, P(island="quarry corn", city="wharf small_indigo_plant", san_juan=0), colonist_ship=6)
    asked = []
    t.play("P0 role mayor", "P0 privilege no")
    while t.seat == 0 and t["step"] == "mayor_assign":
        asked.append(t["scratch"]["group"])
        t.play(t.legal[0])
    assert asked[:2] == ["corn", "quarry"]
    second = table(3, P(island="quarry corn", city="wharf small_indigo_plant", san_juan=1))
    second.play("P0 role mayor", "P0 privilege no", "place corn 1")
    assert second["scratch"]["group"] == "quarry"
    assert second.play("place quarry 0")["scratch"]["group"] == "small_indigo_plant"


def test_PR_4_16_the_first_tiles_of_a_kind_are_shown_occupied() -> None:
    t = table(3, P(island="corn indigo corn corn"))
    assert t.island(0) == ["corn", "corn", "corn", "indigo"]
    t = table(3, P(island="3 corn indigo", san_juan=1)).play("P0 role mayor", "P0 privilege no")
    t.play("P0 place corn 2")
    assert t.island(0) == ["corn*", "corn*", "corn", "indigo"]


def test_PR_5_8_only_occupied_tiles_and_buildings_work() -> None:
    """Without a colonist nothing works but the printed points."""
    idle = table(3, P(island="corn quarry", city="small_market harbor", goods="1 coffee", doubloons=0))
    assert idle.copy().play("P0 role trader", "P0 sell coffee").doubloons(0) == 4 + 1
    assert idle.copy().play("P0 role craftsman").goods(0) == {"coffee": 1}
    assert "build hacienda" not in idle.copy().play("P0 role builder").legal
    assert idle.state.scores()[0] == 1 + 3
    busy = table(3, P(island="corn* quarry*", city="small_market* harbor*", goods="1 coffee", doubloons=0))
    assert busy.copy().play("P0 role trader", "P0 sell coffee").doubloons(0) == 4 + 1 + 1
    assert busy.copy().play("P0 role craftsman", "P0 pass").goods(0) == {"corn": 1, "coffee": 1}
    assert "build hacienda" in busy.copy().play("P0 role builder").legal


def test_PR_5_9_warehouses_too_must_be_occupied() -> None:
    ships = {4: "3 sugar", 5: "1 indigo", 6: "1 tobacco"}
    idle = table(3, P(city="small_warehouse", goods="3 coffee"), ships=ships).play("P0 role captain")
    assert idle.goods(0) == {"coffee": 1}
    busy = table(3, P(city="small_warehouse*", goods="3 coffee"), ships=ships).play("P0 role captain")
    assert busy.goods(0) == {"coffee": 3}


def test_PR_5_10_a_new_tile_or_building_stays_empty_until_the_mayor() -> None:
    """Colonists in San Juan do not move by themselves."""
    t = table(3, P(san_juan=5, doubloons=9), face_up="corn corn sugar sugar")
    t.play("P0 role settler", "P0 settle corn", "P1 pass", "P2 pass")
    t.play("P1 role builder", "P1 pass", "P2 pass", "P0 build office")
    assert t.island(0) == ["indigo", "corn"]
    assert t.city(0) == {"office": 0}
    assert t.san_juan(0) == 5
    t.play("P2 role mayor", "P2 privilege no")
    assert t.island(0) == ["indigo*", "corn*"]
    assert t.city(0) == {"office": 1}


def test_PR_5_22_privilege_ship_placing_new_ship() -> None:
    t = table(3, P(island="2 corn"), P(island="corn indigo"), P(island="2 corn"))
    t.play("P0 role mayor")
    assert t["step"] == "mayor_privilege"
    t.play("P0 privilege yes")
    assert t.island(0) == ["corn*", "corn*"]  # two colonists, no question
    assert t["colonist_ship"] == 0
    t.play("P1 place corn 0")
    # One colonist for two corn tiles: one arrangement only, so the phase is over and the ship is back.
    assert (t.island(1), t.island(2)) == (["corn", "indigo*"], ["corn*", "corn"])
    assert t["colonist_ship"] == 3


@pytest.mark.parametrize(
    ("ship", "received"), [(0, [0, 0, 0, 0]), (3, [1, 1, 1, 0]), (4, [1, 1, 1, 1]), (11, [3, 3, 3, 2])]
)
def test_PR_5_23_one_at_a_time_clockwise_from_the_mayor(ship: int, received: list[int]) -> None:
    t = table(4, *[P(island="corn*", san_juan=0) for _ in range(3)], governor=2, colonist_ship=ship, sink=3)
    before = [t.colonists(seat) for seat in range(4)]
    t.play("P2 role mayor", "P2 privilege no").until("choose_role")
    gained = [t.colonists(seat) - before[seat] for seat in range(4)]
    assert gained == [received[(seat - 2) % 4] for seat in range(4)]


def test_PR_5_23_an_empty_ship_still_lets_everyone_rearrange() -> None:
    t = table(3, P(island="corn* indigo"), colonist_ship=0)
    t.play("P0 role mayor", "P0 privilege no")
    assert t.legal == ["place corn 0", "place corn 1"]
    assert t.play("P0 place corn 0").island(0) == ["corn", "indigo*"]


def test_PR_5_24_new_colonists_wait_in_san_juan_for_their_owner() -> None:
    t = table(3, P(island="corn indigo"), P(island="corn indigo"), colonist_ship=5)
    t.play("P0 role mayor", "P0 privilege no")
    assert t.island(0) == ["corn*", "indigo*"]
    assert t.island(1) == ["corn*", "indigo*"]
    t = table(3, P(island="corn indigo"), P(island="corn indigo"))
    t.play("P0 role mayor", "P0 privilege no")
    assert t.seat == 0
    assert t.san_juan(1) == t.san_juan(2) == 1


def test_PR_5_25_all_colonists_may_move_but_none_may_idle() -> None:
    t = table(3, P(island="corn* indigo", city="office*", san_juan=0), colonist_ship=0)
    t.play("P0 role mayor", "P0 privilege no")
    found = arrangements(t, 0)
    assert sorted(found) == sorted(
        ["corn* indigo* office:0", "corn* indigo office:1", "corn indigo* office:1"]
    )


def test_PR_5_26_the_new_ship_counts_empty_circles_of_buildings_only() -> None:
    t = table(3, P(island="9 corn", city="sugar_mill coffee_roaster"), colonist_ship=0)
    supply = t["colonist_supply"]
    t.play("P0 role mayor", "P0 privilege no")
    assert t["colonist_ship"] == 5
    assert t["colonist_supply"] == supply - 5
    assert t["end_triggers"] == []
    few = table(3, P(island="9 corn"), colonist_ship=0).play("P0 role mayor", "P0 privilege no")
    assert few["colonist_ship"] == 3


def test_PR_5_26_a_supply_below_the_need_fills_what_it_can_and_triggers_the_end() -> None:
    t = table(3, P(city="sugar_mill coffee_roaster"), colonist_supply=4, colonist_ship=0)
    t.play("P0 role mayor", "P0 privilege no")
    assert (t["colonist_ship"], t["colonist_supply"]) == (4, 0)
    assert t["end_triggers"] == ["colonists"]


def test_PR_5_27_the_refill_is_never_forgotten() -> None:
    """The mayor has nothing to decide at all, and still the ship is full again."""
    t = table(3, P(island="corn*"), P(island="corn*"), P(island="corn*"), colonist_ship=0)
    t.play("P0 role mayor", "P0 privilege no")
    assert t["step"] == "choose_role"
    assert t["colonist_ship"] == 3


def test_PR_9_B1_mayor_distribution() -> None:
    t = table(4, colonist_ship=6).play("P0 role mayor", "P0 privilege yes").until("choose_role")
    assert [t.colonists(seat) for seat in range(4)] == [3, 2, 1, 1]


def test_PR_9_T8_mayor_canonical_choices() -> None:
    t = table(3, P(island="corn indigo", city="small_indigo_plant", san_juan=1))
    t.play("P0 role mayor", "P0 privilege no")
    assert t.legal == ["place corn 0", "place corn 1"]
    none = t.copy().play("P0 place corn 0")
    assert (none.island(0), none.city(0)) == (["corn", "indigo*"], {"small_indigo_plant": 1})
    one = t.copy().play("P0 place corn 1")
    assert one.legal == ["place indigo 0", "place indigo 1"]
    assert one.copy().play("P0 place indigo 0").city(0) == {"small_indigo_plant": 1}
    assert one.copy().play("P0 place indigo 1").city(0) == {"small_indigo_plant": 0}
    assert len(arrangements(t, 0)) == 3


def test_PR_9_T9_mayor_surplus() -> None:
    t = table(3, P(island="corn indigo", city="small_indigo_plant", san_juan=4))
    t.play("P0 role mayor", "P0 privilege no")
    assert t.island(0) == ["corn*", "indigo*"]
    assert t.city(0) == {"small_indigo_plant": 1}
    assert t.san_juan(0) == 2


@pytest.mark.parametrize(
    ("city_of_2", "required"), [("office", 3), ("office sugar_mill", 6), ("", 3)], ids=["1", "4", "none"]
)
def test_PR_9_T10_refill(city_of_2: str, required: int) -> None:
    """P0 keeps two empty building circles (none in the last case), P1 is the one with colonists to spare."""
    city_of_0 = "coffee_roaster" if city_of_2 else ""
    t = table(
        3,
        P(island="2 corn*", city=city_of_0),
        P(island="corn*", city="hospice*"),
        P(island="3 corn", city=city_of_2),
        colonist_ship=0,
        colonist_supply=20,
        sink=1,
    )
    t.play("P0 role mayor", "P0 privilege no")
    t.until("choose_role", "place corn 2")
    assert t["colonist_ship"] == required
    assert t["colonist_supply"] == 20 - required


def test_PR_9_T11_exactly_enough() -> None:
    t = table(
        4,
        P(island="corn*", city="sugar_mill coffee_roaster"),
        P(island="corn*"),
        P(island="corn*"),
        P(island="corn*"),
        colonist_supply=5,
        colonist_ship=0,
    )
    t.play("P0 role mayor", "P0 privilege no", "P0 place corn 1")
    assert (t["colonist_ship"], t["colonist_supply"], t["end_triggers"]) == (5, 0, [])
    before = [t.colonists(seat) for seat in range(4)]
    for role in ("trader", "craftsman", "captain"):
        t.play(f"role {role}").until("choose_role")
    t.play("P1 role mayor")
    assert t["step"] != "mayor_privilege"
    t.until("choose_role")
    gained = [t.colonists(seat) - before[seat] for seat in range(4)]
    assert gained == [1, 2, 1, 1]
    assert t["colonist_ship"] == 0
    assert t["end_triggers"] == ["colonists"]
