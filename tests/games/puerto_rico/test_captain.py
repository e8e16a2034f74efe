"""Sections 4.4 (D11) and 5.8: the captain loads."""

from __future__ import annotations

from .table import P, Table, load, table

BLOCKED = {4: "1 sugar", 5: "1 indigo", 6: "1 tobacco"}  # no ship takes corn or coffee


def test_PR_4_22_the_ship_that_carries_the_good_alone_else_the_empty_ships_that_take_most() -> None:
    t = table(3, P(goods="3 corn 5 indigo 2 coffee"), ships={5: "2 corn"}).play("P0 role captain")
    assert t.legal == ["load corn 5", "load indigo 6", "load coffee 4", "load coffee 6"]


def test_PR_4_23_the_wharf_takes_each_good_he_holds_once_a_phase() -> None:
    t = table(3, P(goods="2 corn 1 coffee", city="wharf*"), ships=BLOCKED).play("P0 role captain")
    assert t.legal == ["load corn wharf", "load coffee wharf", "pass"]
    t.play("P0 load corn wharf")
    assert t["step"] == "choose_role"  # the coffee has no target any more
    idle = table(3, P(goods="2 corn 1 coffee", city="wharf"), ships=BLOCKED).play("P0 role captain")
    assert idle["step"] == "captain_store"


def test_PR_4_24_pass_only_when_the_wharf_alone_is_left() -> None:
    ship_and_wharf = table(3, P(goods="2 corn", city="wharf*"), ships={5: "1 indigo"}).play("P0 role captain")
    assert "pass" not in ship_and_wharf.legal
    wharf = table(3, P(goods="2 corn", city="wharf*"), ships=BLOCKED).play("P0 role captain")
    assert wharf.legal == ["load corn wharf", "pass"]
    nothing = table(3, P(goods="2 corn"), P(goods="2 sugar 2 indigo"), ships=BLOCKED).play("P0 role captain")
    assert nothing.seat == 1


def test_PR_5_41_turns_go_round_one_kind_at_a_time() -> None:
    t = table(3, P(goods="2 corn 2 sugar"), P(goods="1 corn 1 coffee"), ships={4: "1 sugar"}, governor=1)
    t.play("P1 role captain")
    assert t.legal == ["load corn 5", "load corn 6", "load coffee 5", "load coffee 6"]
    t.play("P1 load corn 5", "P0 load corn 5")
    # The rest is forced: P1 his coffee on the six, P0 his sugar on the four.
    assert (t.ship(4), t.ship(5), t.ship(6)) == ("3 sugar", "3 corn", "1 coffee")
    assert (t.vp(1), t.vp(0)) == (1 + 1 + 1, 2 + 2)


def test_PR_5_42_one_kind_a_ship_and_a_full_ship_blocks_its_kind() -> None:
    t = table(3, P(goods="4 sugar 1 corn"), P(goods="1 sugar 1 corn"), ships={4: "", 5: "2 corn"})
    t.play("P0 role captain")
    assert t.legal == ["load corn 5", "load sugar 4", "load sugar 6"]
    t.play("P0 load sugar 4")
    # The four is full of sugar now: the empty six does not take any.
    assert t.ship(5) == "4 corn"
    assert t.ship(6) == ""
    assert t.goods(1) == {"sugar": 1}
    assert t.ship(4) == ""  # it sailed at the end


def test_PR_5_42_cargo_of_an_earlier_phase_blocks_its_kind() -> None:
    t = table(3, P(goods="3 corn 1 sugar"), ships={4: "2 corn"}).play("P0 role captain")
    assert [line for line in t.legal if "corn" in line] == ["load corn 4"]


def test_PR_5_43_any_kind_but_as_many_as_fit() -> None:
    """He may choose the single indigo before five corn, and of corn all five must go."""
    t = table(3, P(goods="5 corn 1 indigo"), ships={5: "3 sugar"}).play("P0 role captain")
    assert t.legal == ["load corn 6", "load indigo 4", "load indigo 6"]
    t.copy().play("P0 load indigo 6")
    t.play("P0 load corn 6")
    assert t.goods(0) == {}
    assert (t.ship(4), t.ship(6)) == ("1 indigo", "5 corn")


def test_PR_5_44_the_wharf_is_no_reason_to_leave_a_smaller_ship() -> None:
    t = table(3, P(goods="5 corn", city="wharf*"), ships={4: "2 corn"}).play("P0 role captain")
    assert t.legal == ["load corn 4", "load corn wharf"]


def test_PR_5_45_a_ship_takes_what_fits_and_the_wharf_everything() -> None:
    t = table(3, P(goods="5 corn", city="wharf*"), P(goods="1 coffee 1 sugar"), ships={4: "2 corn"})
    t.play("P0 role captain")
    ship = t.copy().play("P0 load corn 4")
    assert (ship.ship(4), ship.goods(0), ship["goods_supply"]["corn"]) == ("4 corn", {"corn": 3}, 3)
    wharf = t.copy().play("P0 load corn wharf")
    assert (wharf.ship(4), wharf.goods(0), wharf["goods_supply"]["corn"]) == ("2 corn", {}, 8)


def test_PR_5_45_a_wharf_takes_all_eleven_barrels_of_a_kind() -> None:
    t = table(3, P(goods="11 sugar", city="wharf*")).play("P0 role captain", "P0 load sugar wharf")
    assert t.vp(0) == 11 + 1
    assert t["goods_supply"]["sugar"] == 11


def test_PR_5_46_any_kind_also_one_on_a_ship_or_of_another_wharf() -> None:
    one, other = P(goods="2 corn", city="wharf*"), P(goods="3 corn", city="wharf*")
    t = table(3, one, other, ships={4: "3 corn"}).play("P0 role captain")
    t.play("P0 load corn wharf")
    assert t.legal == ["load corn 4", "load corn wharf"]
    t.play("P1 load corn wharf")
    assert t.vp(1) == 3


def test_PR_5_46_once_a_phase_and_again_in_the_next() -> None:
    """The use is forgotten when the next captain phase begins."""
    t = table(3, P(goods="2 corn", city="wharf*"), ships=BLOCKED)
    t.play("P0 role captain", "P0 load corn wharf")
    position = t.position
    position["roles"]["captain"]["taken_by"] = None
    position["roles"]["mayor"]["taken_by"] = 0
    position["players"][0]["goods"]["corn"] += 1
    position["goods_supply"]["corn"] -= 1
    again = Table(load(position)).play("P1 role captain")
    assert (again.seat, again.legal) == (0, ["load corn wharf", "pass"])


def test_PR_5_47_points_for_barrels_captain_and_harbor() -> None:
    t = table(
        3,
        P(goods="2 corn 1 sugar", city="harbor*"),
        P(goods="1 corn", city="harbor*"),
        P(goods="2 corn"),
        ships={4: "1 sugar", 5: "", 6: "1 coffee"},
    )
    t.play("P0 role captain", "P0 load corn 5")
    # P0: 2 + captain + harbor, then 1 + harbor; P1: 1 + harbor; P2: 2.
    assert [t.vp(seat) for seat in range(3)] == [(2 + 1 + 1) + (1 + 1), 1 + 1, 2]


def test_PR_5_48_what_the_pool_lacks_is_noted_on_paper() -> None:
    t = table(3, P(goods="4 corn"), P(goods="1 coffee 1 tobacco"), vp_supply=2, sink=2)
    t.play("P0 role captain", "P0 load corn 4")
    assert t.vp(0) == 5
    assert (t["vp_supply"], t["vp_paper"]) == (0, 3)
    assert t["end_triggers"] == ["vp"]
    assert t.seat == 1  # loading goes on
    t.play("P1 load coffee 5")
    assert t["vp_paper"] == 3 + 2


def test_PR_5_49_who_passed_is_asked_again_until_a_full_circle_brings_no_load() -> None:
    t = table(
        3,
        P(goods="2 coffee", city="wharf*"),
        P(goods="1 sugar 1 indigo"),
        ships=BLOCKED,
    )
    t.play("P0 role captain", "P0 pass", "P1 load sugar 4", "P0 pass")
    # P1's indigo went by itself; P0 is asked a third time.
    assert t["step"] == "captain_load"
    assert t.seat == 0
    t.play("P0 pass")
    assert t["step"] == "choose_role"
    assert t.goods(0) == {"coffee": 1}


def test_PR_5_54_a_captain_who_loads_nothing_gets_nothing() -> None:
    t = table(3, P(goods="1 coffee"), P(goods="1 sugar"), ships=BLOCKED).play("P0 role captain")
    assert t.vp(0) == 0
    assert t.vp(1) == 1


def test_PR_9_B9_captain_phase() -> None:
    t = table(
        4,
        P(goods="2 corn 6 sugar"),
        P(goods="2 sugar 3 tobacco"),
        P(goods="2 corn 1 tobacco"),
        P(goods="1 corn 5 indigo"),
        ships={6: "3 corn"},
    )
    t.play("P0 role captain")
    assert t.legal == ["load corn 6", "load sugar 7"]
    t.play("P0 load sugar 7")
    assert t.vp(0) == 7
    assert t.legal == ["load sugar 7", "load tobacco 5"]
    t.play("P1 load sugar 7")
    assert t.vp(1) == 1
    assert t.legal == ["load corn 6", "load tobacco 5"]
    t.play("P2 load tobacco 5")
    # David's corn, Anna's corn and Bob's tobacco are forced, and so is what they keep.
    assert [t.vp(seat) for seat in range(4)] == [9, 4, 1, 1]
    assert t["vp_supply"] == 100 - 15
    assert [t.goods(seat) for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert (t.ship(5), t.ship(6), t.ship(7)) == ("4 tobacco", "", "")


def harbor_and_wharf() -> P:
    return P(goods="5 tobacco 2 sugar", city="harbor* wharf*")


def test_PR_9_B10_harbor_and_wharf() -> None:
    t = table(3, P(), harbor_and_wharf(), ships={4: "1 tobacco", 5: "1 sugar"}).play("P0 role captain")
    points = []
    for line in ("load tobacco 4", "load sugar 5", "load tobacco wharf"):
        before = t.vp(1)
        t.play(f"P1 {line}")
        points.append(t.vp(1) - before)
    assert points == [3 + 1, 2 + 1, 2 + 1]


def test_PR_9_B11_wharf_instead() -> None:
    t = table(3, P(), harbor_and_wharf(), ships={4: "1 tobacco", 5: "1 sugar"})
    t.play("P0 role captain", "P1 load tobacco wharf")
    assert t.vp(1) == (5 + 1) + (2 + 1)  # the sugar followed by itself
    assert t.ship(4) == "1 tobacco"


def test_PR_9_T17_choice_of_ship() -> None:
    three = table(3, P(goods="3 corn"), ships={5: "2 sugar"}).play("P0 role captain")
    assert three.legal == ["load corn 4", "load corn 6"]
    five = table(3, P(goods="5 corn"), ships={5: "2 sugar"}).play("P0 role captain")
    assert five.ship(6) == "5 corn"  # the only choice


def test_PR_9_T18_full_ship_blocks_its_kind() -> None:
    t = table(3, P(goods="1 sugar"), P(goods="2 sugar"), ships={4: "3 sugar", 5: "1 corn"})
    t.play("P0 role captain")
    assert t.vp(0) == 2
    assert t.vp(1) == 0
    assert t.goods(1) == {"sugar": 1}
    assert t.ship(6) == ""


def test_PR_9_T19_wharf_is_optional() -> None:
    t = table(3, P(), P(goods="3 coffee", city="wharf*"), governor=1, ships=BLOCKED)
    t.play("P1 role captain")
    assert t.legal == ["load coffee wharf", "pass"]
    t.play("P1 pass")
    assert t["step"] == "choose_role"
    assert t.vp(1) == 0
    assert t.goods(1) == {"coffee": 1}
    assert t["goods_supply"]["coffee"] == 8


def test_PR_9_T20_first_load_by_wharf() -> None:
    t = table(3, P(goods="3 corn", city="wharf* harbor*"))
    supply = t["goods_supply"]["corn"]
    t.play("P0 role captain", "P0 load corn wharf")
    assert t.vp(0) == 5
    assert t["goods_supply"]["corn"] == supply + 3


def test_PR_9_T21_ship_or_wharf() -> None:
    t = table(3, P(goods="5 tobacco", city="wharf*"), ships={4: "1 tobacco"}).play("P0 role captain")
    assert t.legal == ["load tobacco 4", "load tobacco wharf"]


def test_PR_9_T24_pool_runs_out() -> None:
    t = table(3, P(goods="1 coffee"), P(), P(goods="5 corn"), vp_supply=5, sink=1)
    t.play("P0 role captain", "P0 load coffee 4")
    assert t["vp_supply"] == 3
    t.play("P2 load corn 5")
    assert t.vp(2) == 5
    assert (t["vp_supply"], t["vp_paper"], t["end_triggers"]) == (0, 2, ["vp"])
    assert (t["round"], t["step"], t.seat) == (1, "choose_role", 1)
    t.play("P1 role trader").until("choose_role").play("P2 role craftsman")
    assert t.state.over
