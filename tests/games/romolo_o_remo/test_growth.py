"""Growth: figures, Mercenaries, characters, and what they bring (RR-5.40 … RR-5.49)."""

from __future__ import annotations

from tests.games.romolo_o_remo.table import P, Table, table

HOME = "1,-3"


def test_RR_5_41_a_worker_costs_three_grain_and_lies() -> None:
    t = table(2, P(units="worker1@0,0", cubes="3 grain"), P(), hexes={"0,0": "plain"})
    t.act("worker1", "create_worker")
    assert t.unit(0, "worker2") == "0,0:0:created"
    assert t.cubes(0) == {}
    assert t.unit(0, "worker1") == "0,0:0:acted"


# RR-8.7: the limit is kept by creating
# RR-5.40, RR-8.7
def test_RR_1_10_the_power_of_the_capital_limits_workers() -> None:
    def can_create(capital: str, workers: int) -> bool:
        units = " ".join(f"worker{n}@0,0" for n in range(1, workers + 1))
        mine = P(units=units, cubes="3 grain", idle=False)
        t = table(2, mine, P(), hexes={"0,0": "plain"} | ({HOME: capital} if capital else {}))
        return "create_worker" in t.acts("worker1")

    assert can_create("", 2)
    assert not can_create("", 3)
    assert can_create("3 warehouse", 3)
    assert not can_create("3 warehouse", 4)
    assert can_create("4 warehouse", 4)
    assert not can_create("4 warehouse", 5)
    assert can_create("4 warehouse aqueduct", 5)
    assert not can_create("4 warehouse aqueduct", 6)


def test_RR_5_40_falling_power_removes_nobody() -> None:
    units = " ".join(f"worker{n}@1,-3" for n in range(1, 5))
    t = table(2, P(units=units), P(), hexes={HOME: "3 warehouse"})
    t.act("worker1", "dismantle", "remove warehouse1", "take wood")
    assert sum(name.startswith("worker") for name in t.player(0)["units"]) == 5


def test_RR_5_42_a_soldier_takes_the_place_of_a_worker_in_the_capital() -> None:
    t = table(2, P(units="worker1@1,-3 worker2@0,0", cubes="2 refined"), P(), hexes={"0,0": "plain"})
    assert "create_soldier" not in t.acts("worker2")
    t.act("worker1", "create_soldier")
    assert t.unit(0, "worker1") == ""
    assert t.unit(0, "soldier1") == "1,-3:0:created"
    assert t.cubes(0) == {}


def test_RR_5_43_the_explorer_costs_two_grain_and_does_not_come_back() -> None:
    t = table(2, P(units="worker1@0,0", cubes="2 grain"), P(), hexes={"0,0": "plain"})
    assert t.copy().act("worker1", "create_explorer").unit(0, "explorer") == "0,0:0:created"
    gone = table(
        2, P(units="worker1@0,0", cubes="2 grain", explorer_removed=True), P(), hexes={"0,0": "plain"}
    )
    assert "create_explorer" not in gone.acts("worker1")


# RR-5.44
def test_EX_T24_an_unused_explorer_becomes_a_worker() -> None:
    hexes = {"0,0": "plain", "0,-1": "plain"}
    full = table(2, P(units="explorer@0,0 worker1@0,0 worker2@0,0", cubes="grain"), P(), hexes=hexes)
    assert "convert" not in full.acts("explorer")
    t = table(2, P(units="explorer@0,0 worker1@0,0", cubes="grain"), P(), hexes=hexes)
    moved = t.copy().move("explorer", "0,-1")
    assert "convert" not in moved.acts("explorer")
    t.act("explorer", "convert")
    assert t.unit(0, "worker2") == "0,0:0:created"
    assert t.player(0)["explorer_removed"]
    assert t.cubes(0) == {}


def test_RR_5_45_mercenaries_stand_at_once_and_cost_a_coin_each() -> None:
    t = table(2, P(units="worker1@0,0", coins=2), P(), hexes={"0,0": "plain"})
    t.act("worker1", "hire_mercenaries", "hire 2")
    assert t.unit(0, "mercenary1") == "0,0:2"
    assert t.coins(0) == 0
    assert t["bank"]["mercenaries"] == 2
    assert t.acts("mercenary2") == []
    assert t.acts("mercenary1") == ["move"]


# RR-5.45
def test_EX_T25_the_military_limit_counts_soldiers_and_mercenaries() -> None:
    hexes = {HOME: "3 warehouse", "0,0": "plain"}
    units = "worker1@1,-3 soldier1@0,0 soldier2@0,0"
    full = table(2, P(units=units + " mercenary1@0,0", cubes="2 refined", coins=5), P(), hexes=hexes)
    assert not {"create_soldier", "hire_mercenaries"} & set(full.acts("worker1"))
    t = table(2, P(units=units, coins=5), P(), hexes=hexes).act("worker1", "hire_mercenaries")
    assert t.legal[:1] != ["hire 1"]
    assert t.unit(0, "mercenary1") == "1,-3:2"
    assert t.unit(0, "mercenary2") == ""


def test_RR_5_46_mercenaries_are_paid_in_coins_or_cubes_at_their_price_without_change() -> None:
    mine = P(units="worker1@0,0", coins=1, cubes="2 wood stone")
    t = table(2, mine, P(), hexes={"0,0": "plain"}, prices="3 wood")
    t.act("worker1", "hire_mercenaries", "hire 2")
    assert t.legal == ["pay wood hand", "pay stone hand"]
    assert t.copy().play("pay wood hand").cubes(0) == {"wood": 1, "stone": 1}
    t.play("pay stone hand")
    assert t.coins(0) == 0
    assert t.cubes(0) == {"wood": 2}


def engage(t: Table, name: str) -> Table:
    t.act("worker1", "hire_character")
    return t.play(f"engage {t['display'].index(name) + 1}") if name in t["display"] else t


# RR-5.47
def test_EX_B10_characters_cost_two_coins_and_one_for_each_that_one_has() -> None:
    for owned, price in (("", 2), ("dux", 3), ("dux heros", 4)):
        t = table(
            2, P(units="worker1@0,0 worker2@0,0", coins=price, characters=owned), P(), hexes={"0,0": "plain"}
        )
        engage(t, "eques")
        assert t.coins(0) == 0
        assert t.player(0)["characters"]["eques"] == 1
        poor = table(
            2, P(units="worker1@0,0", coins=price - 0.5, characters=owned), P(), hexes={"0,0": "plain"}
        )
        assert "hire_character" not in poor.acts("worker1")


# RR-8.12: at most one a Turn
# RR-8.12
def test_RR_5_47_one_character_a_turn_and_an_empty_pile_leaves_a_gap() -> None:
    t = table(2, P(units="worker1@0,0 worker2@0,0", coins=20), P(), hexes={"0,0": "plain"})
    slot = t["display"].index("eques")
    engage(t, "eques")
    assert t["display"][slot] is None
    assert "hire_character" not in t.acts("worker2")


def test_RR_5_48_praepositus_and_negotiator_need_a_cube() -> None:
    t = table(2, P(units="worker1@0,0", coins=20), P(), hexes={"0,0": "plain"})
    t.act("worker1", "hire_character")
    offered = {t["display"][int(slot) - 1] for slot in t.starts("engage")}
    assert not {"praepositus", "negotiator"} & offered
    assert "eques" in offered


def test_RR_5_101_the_negotiator_is_marked_with_different_cubes() -> None:
    mine = P(units="worker1@0,0", coins=20, cubes="2 wood salt stone", characters="dux")
    owned = "eques foederatus heros"
    t = table(4, mine, P(characters=owned), P(), P(), hexes={"0,0": "plain"})
    engage(t, "negotiator")
    assert t.legal == ["mark wood", "mark stone", "mark salt"]
    t.play("mark stone")
    assert t.legal == ["mark salt", "done"]
    t.play("done")
    assert t["on_tiles"]["negotiator"] == ["stone"]
    assert t.cubes(0) == {"wood": 2, "salt": 1}


def test_RR_5_93_defensor_takes_walls_of_the_bank_and_builds_them_for_nothing() -> None:
    t = table(2, P(units="worker1@0,0 worker2@0,0", coins=5), P(), hexes={"0,0": "plain"})
    engage(t, "defensor")
    assert t.legal == ["garrison 0", "garrison 1", "garrison 2", "garrison 3"]
    t.play("garrison 2")
    assert t["bank"]["walls"] == 8
    assert t["on_tiles"]["defensor"] == 2
    t.act("worker2", "build", "build wall", "wall e defensor", "wall w defensor")
    assert t.hex("0,0")["walls"] == ["e", "w"]
    assert t["on_tiles"]["defensor"] == 0
    assert t["bank"]["walls"] == 8


# RR-5.96
def test_EX_T29_foederatus_waives_one_cost_a_turn() -> None:
    mine = P(units="worker1@0,0", coins=2, cubes="3 salt 4 grain", characters="foederatus")
    t = table(2, mine, P(), hexes={"0,0": "plain"})
    t.act("worker1", "hire_mercenaries", "hire 2", "foederatus yes")
    assert t["on_tiles"]["foederatus"] == 2
    assert t.coins(0) == 2
    t.play("P0 end_phase")
    assert t.state.asked() == "pay_salary"
    t.play("pay salt hand")
    assert t["scratch"]["due"] == 2


def test_RR_5_96_foederatus_may_waive_the_salary_instead() -> None:
    mine = P(units="mercenary1@0,0", cubes="3 salt 4 grain", characters="foederatus")
    t = table(2, mine, P(), hexes={"0,0": "plain"}).play("P0 skip_phase")
    assert t.legal == ["foederatus yes", "foederatus no"]
    t.play("foederatus yes")
    assert t.state.asked() == "dismiss"
    assert t.cubes(0)["salt"] == 3


# RR-5.49
def test_RR_5_45_mercenaries_need_the_bank_and_the_means() -> None:
    def hire(coins: float, left: int) -> Table:
        mine = P(units="worker1@0,0", coins=coins)
        return table(2, mine, P(), hexes={"0,0": "plain"}, bank={"mercenaries": left})

    assert "hire_mercenaries" not in hire(5, 0).acts("worker1")
    assert "hire_mercenaries" not in hire(0.5, 4).acts("worker1")
    one = hire(5, 1).act("worker1", "hire_mercenaries")
    assert (one.unit(0, "mercenary1"), one.unit(0, "mercenary2")) == ("0,0:2", "")


def test_RR_5_46_a_dear_cube_pays_for_two_and_a_worthless_one_for_nobody() -> None:
    mine = P(units="worker1@0,0", coins=2, cubes="wood stone")
    t = table(2, mine, P(), hexes={"0,0": "plain"}, prices="3 wood no_stone")
    t.act("worker1", "hire_mercenaries", "hire 2")
    assert t.legal == ["coins", "pay wood hand"]
    t.play("pay wood hand")
    assert (t.unit(0, "mercenary1"), t.unit(0, "mercenary2")) == ("0,0:2", "0,0:2")
    assert t.coins(0) == 2


def test_RR_5_96_who_cannot_pay_hires_with_the_foederatus_alone() -> None:
    mine = P(units="worker1@0,0", characters="foederatus")
    t = table(2, mine, P(), hexes={"0,0": "plain"}).act("worker1", "hire_mercenaries", "hire 1")
    assert t.unit(0, "mercenary1") == "0,0:2"
    assert t["on_tiles"]["foederatus"] == 2
