"""Maintenance: salary, dismissal, food (RR-5.76 … RR-5.84)."""

from __future__ import annotations

from typing import Any

from tests.games.romolo_o_remo.table import GAME, P, Table, table

OPEN = {"0,0": "plain", "1,0": "plain", "0,-1": "plain", "2,-1": "plain"}


def mercenaries(count: int, at: str = "0,0") -> str:
    return " ".join(f"mercenary{n}@{at}" for n in range(1, count + 1))


def salary(count: int, **more: Any) -> Table:
    """Seat 0 skips the Action phase with so many Mercenaries."""
    prices = str(more.pop("prices", ""))
    hexes = dict(OPEN, **({"1,-3": str(more.pop("capital"))} if "capital" in more else {}))
    mine = P(units=mercenaries(count), **more)
    return table(2, mine, P(), hexes=hexes, prices=prices).rest()


# RR-5.76
def test_EX_B18_the_fourth_mercenary_costs_four_salt() -> None:
    t = salary(4, cubes="9 salt 9 grain", coins=9)
    assert t.state.asked() == "pay_salary"
    assert t["scratch"]["due"] == 10


# RR-5.77, RR-5.79
def test_EX_T11_salary_is_paid_in_cubes_salt_and_coins() -> None:
    t = salary(3, cubes="2 salt 3 stone", coins=4, prices="2 salt 3 stone")
    # salt and coins alone do not suffice: one stone is paid without a choice
    assert t["scratch"]["due"] == 5
    assert t.coins(0) == 5
    t.play("pay stone hand")
    assert t["scratch"]["due"] == 3
    t.play("pay salt hand")
    assert "pay stone hand" not in t.legal
    t.play("pay salt hand")
    assert t.cubes(0) == {"stone": 1}
    assert t.coins(0) == 3


def test_RR_5_78_who_can_pay_must_pay() -> None:
    t = salary(1, cubes="9 grain", coins=0)
    assert t.state.asked() == "pay_salary"
    assert "coins" in t.legal


# RR-5.80
def test_EX_T12_unpaid_mercenaries_cost_constructions_of_the_capital() -> None:
    mine = P(units=mercenaries(3), cubes="salt", coins=0.5)
    t = table(2, mine, P(), hexes={**OPEN, "1,-3": "warehouse farm"}, prices="no_grain")
    t.rest()
    assert t["scratch"]["due"] == 1
    assert t["scratch"]["unpaid"] == 2
    assert t.legal == ["pay salt hand", "coins"]
    t.play("coins")
    assert t.state.asked() == "dismiss"
    assert [name for name in t.player(0)["units"] if name.startswith("mercenary")] == ["mercenary3"]
    assert t.hex("1,-3")["constructions"] == {}
    assert t.hex("1,-3")["warehouses"] == []


# RR-5.74
def test_EX_T12_without_anything_else_the_tower_goes_and_its_owner_with_it() -> None:
    mine = P(units=mercenaries(3), cubes="salt", coins=0.5)
    t = table(2, mine, P(), hexes={**OPEN, "1,-3": "farm"}, prices="no_grain")
    t.rest().play("coins")
    assert t.state.over
    assert t.player(0)["eliminated"] == 1
    assert t.cubes(0) == {}


# RR-8.8: three cubes at most after a Maintenance that was completed; this one was not
def test_RR_5_74_who_is_eliminated_in_the_own_turn_leaves_the_market_as_it_is() -> None:
    market = {"grain": "2 wood", "stone": "2 grain"}
    mine = P(units="mercenary1@0,0:1:acted mercenary2@0,0")
    capital = {"1,-3": "plain"}
    nobody = P(idle=False)
    t = table(3, mine, nobody, P(), hexes={**OPEN, **capital}, prices="no_grain", market=market)
    t.rest()
    assert t.player(0)["eliminated"] == 1
    assert (t.state.seat, t.state.asked()) == (1, "surrender")
    assert sum(sum(column.values()) for column in t["market"].values()) == 4
    assert GAME.faults(t.state) == []


def test_RR_5_81_dismissed_mercenaries_leave_the_game() -> None:
    t = salary(2, cubes="9 salt 9 grain")
    t.until("dismiss", "pay salt hand")
    assert t.legal == ["dismiss mercenary1", "done"]
    t.play("dismiss mercenary1")
    assert t.legal == ["dismiss mercenary2", "done"]
    t.play("done")
    assert t.unit(0, "mercenary1") == ""
    assert t["bank"]["mercenaries"] == 2


def food(units: str, hexes: dict[str, str], grain: int = 0, characters: str = "", theirs: str = "") -> Table:
    mine = P(units=units, cubes=f"{grain} grain" if grain else "", characters=characters, idle=False)
    t = table(2, mine, P(units=theirs), hexes={**OPEN, **hexes})
    while t.state.asked() == "hostility":
        t.play("peaceful")
    return t.rest()


# RR-5.82
def test_EX_B19_farms_feed_two_each_here_and_next_door() -> None:
    hexes = {"0,0": "plain farm", "1,0": "plain farm", "-2,0": "plain"}
    t = food("worker1@0,0 soldier1@1,0 worker2@0,-1 worker3@-2,0", hexes, 1)
    assert t.state.asked() == "feed"
    assert t.legal[-1] == "feed"
    assert t.starts("starve") == ["worker3"]
    t.play("feed")
    assert t.cubes(0) == {}
    assert t.unit(0, "worker3") == "-2,0:2"


# RR-5.83
def test_EX_T13_a_farm_behind_a_wall_feeds_nobody_outside() -> None:
    units = "worker1@0,0 soldier1@0,0 worker2@1,0"
    walled = food(units, {"0,0": "plain farm", "2,-1": "plain farm wall_sw"}, 1)
    assert set(walled.starts("starve")) == {"worker1", "soldier1", "worker2"}
    assert "feed" in walled.legal
    free = food(units, {"0,0": "plain farm", "2,-1": "plain farm"}, 1)
    assert free.seat == 1
    assert free.cubes(0) == {"grain": 1}


# RR-5.84
def test_EX_T35_removals_come_first_then_grain_for_all_the_rest() -> None:
    hexes = {"0,0": "plain farm", "-2,0": "plain"}
    t = food("worker1@0,0 worker2@1,0 worker3@0,-1 worker4@-2,0", hexes, 1)
    assert "feed" not in t.legal
    assert set(t.starts("starve")) == {"worker1", "worker2", "worker3", "worker4"}
    first = t.copy().play("starve worker3")
    assert set(first.legal) == {"starve worker4", "feed"}
    both = first.copy().play("starve worker4")
    assert both.cubes(0) == {"grain": 1}
    paid = first.play("feed")
    assert paid.cubes(0) == {}
    assert paid.unit(0, "worker4") == "-2,0:2"


def test_RR_5_97_furnarus_feeds_two_anywhere() -> None:
    t = food("worker1@0,0 worker2@1,0", {}, 1, "furnarus")
    assert t.seat == 1
    assert t.cubes(0) == {"grain": 1}


# RR-5.15
def test_RR_5_83_a_farm_among_hostile_units_feeds_nobody() -> None:
    mine = P(units="worker1@0,-1", cubes="grain", idle=False)
    t = table(2, mine, P(units="soldier1@0,0"), hexes={**OPEN, "0,0": "plain farm"}).play("P0 skip_phase")
    assert t.seat == 1
    assert t["scratch"]["asking"] == "feeding"
    t.play("P1 hostile")
    assert t.legal == ["starve worker1", "feed"]


def test_RR_5_72_without_workers_one_may_surrender() -> None:
    t = table(2, P(units="soldier1@0,0", idle=False), P(), hexes=OPEN, step="surrender")
    assert t.legal == ["continue", "surrender"]
    t.play("surrender")
    assert t.state.over
    assert t.state.standings() == [2, 1]


def test_RR_5_77_when_salt_is_worth_nothing_half_a_coin_is_due_for_each() -> None:
    t = salary(2, coins=2, cubes="9 grain", prices="no_salt")
    assert t["scratch"]["due"] == 3
    assert t.play("coins").coins(0) == 1.5  # three and one of them for the skipped phase, less three halves


def test_RR_5_77_cubes_without_a_price_pay_no_salary() -> None:
    t = salary(1, coins=2, cubes="wood stone salt", prices="no_wood")
    assert t.legal == ["pay stone hand", "pay salt hand", "coins"]


# RR-5.80
def test_RR_5_80_of_the_unpaid_those_on_the_table_go_first() -> None:
    mine = P(units="mercenary1@0,0 soldier1@0,0", fallen="mercenary2", idle=False)
    t = table(2, mine, P(), hexes={**OPEN, "1,-3": "farm warehouse"}).rest()
    assert t.state.asked() == "unpaid_building"
    t.play("destroy farm")
    assert t.state.asked() == "dismiss"
    assert t.unit(0, "mercenary1") == "0,0:2"
    assert t.hex("1,-3")["warehouses"] == [None]


# RR-1.9
def test_RR_5_82_mercenaries_and_explorers_are_not_fed() -> None:
    units = "worker1@0,0 worker2@0,0 explorer@0,0 mercenary1@0,0"
    mine = P(units=units, cubes="grain salt", idle=False)
    t = table(2, mine, P(), hexes={**OPEN, "0,0": "plain farm"}).rest()
    t.until("dismiss", "pay salt hand").play("done")
    assert t.seat == 1
    assert t.cubes(0) == {"grain": 1}


def test_RR_5_84_every_hungry_unit_costs_a_grain() -> None:
    t = food("worker1@0,0 soldier1@1,0 worker2@2,-1", {}, 4)
    assert t.play("feed").cubes(0) == {"grain": 1}


# RR-5.80, RR-5.72
def test_RR_5_73_nobody_inherits_from_who_surrenders_or_does_not_pay() -> None:
    mine = P(coins=3, cubes="2 wood", characters="dux heros", units="soldier1@0,0", idle=False)
    t = table(3, mine, P(), P(), hexes=OPEN, step="surrender").play("surrender")
    assert t.player(0)["characters"] == {}
    assert set(t["removed_characters"]) >= {"dux", "heros"}
    assert t["on_tiles"]["dux"] == 0
    unpaid = P(units="mercenary1@0,0 mercenary2@0,0 mercenary3@0,0", cubes="2 grain", idle=False)
    broke = table(3, unpaid, P(), P(), hexes=OPEN, prices="no_grain").rest()
    for seat in (0, 1, 2):
        assert (t.coins(seat), t.cubes(seat)) == (0, {})
        assert broke.cubes(seat) == {}
    assert t.unit(0, "soldier1") == ""
    assert broke.player(0)["eliminated"] == 1


def test_RR_5_84_who_has_eaten_moves_to_another_farm_for_who_reaches_only_one() -> None:
    units = "worker1@1,-1 worker2@1,-1 worker3@-1,0 worker4@-1,0"
    farms = {"0,0": "plain farm", "1,0": "plain farm", "-1,0": "plain", "1,-1": "plain"}
    t = food(units, farms, 1)
    assert (t.seat, t.cubes(0)) == (1, {"grain": 1})


# RR-4.17
def test_RR_5_84_nobody_goes_after_whom_the_shortage_could_not_be_met() -> None:
    hexes = {"0,0": "plain farm", "-2,0": "plain"}
    t = food("worker1@0,0 worker2@1,0 worker3@0,-1 worker4@-2,0", hexes)
    assert t.starts("starve") == ["worker3", "worker4"]


def test_RR_5_81_the_fallen_of_others_stay_on_their_table() -> None:
    mine = P(units="mercenary1@0,0", cubes="salt", fallen="mercenary2", coins=9)
    t = table(2, mine, P(fallen="mercenary3"), hexes=OPEN).rest().until("dismiss", "coins").play("done")
    assert (t.player(0)["fallen"], t.player(1)["fallen"]) == ([], ["mercenary3"])


def test_RR_5_79_coins_pay_only_what_cubes_have_left() -> None:
    t = salary(1, cubes="wood", prices="2 salt")  # four half-coins are due: the wood is two of them
    assert t.state.asked() == "dismiss"
    assert (t.coins(0), t.cubes(0)) == (0, {})


# RR-4.17
def test_RR_5_80_the_rest_of_the_walls_is_a_construction_too() -> None:
    walls = "wall_e wall_ne wall_nw wall_w"
    mine = P(units="mercenary1@0,0 mercenary2@0,0 mercenary3@0,0", idle=False)
    t = table(2, mine, P(), hexes={**OPEN, "1,-3": f"farm {walls}"}).rest()
    assert t.state.asked() == "unpaid_building"
    assert t.legal == ["destroy farm", "destroy walls"]
