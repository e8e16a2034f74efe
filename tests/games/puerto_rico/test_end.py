"""Section 6: how the game ends."""

from __future__ import annotations

import pytest

from .table import P, Table, table

TEN = "small_market hacienda construction_hut small_warehouse hospice office large_market large_warehouse"
TEN += " factory harbor"


def finish_round(t: Table) -> Table:
    """Everybody takes the first role left and declines."""
    start = t["round"]
    while not t.state.over and t["round"] == start:
        role = t["step"] == "choose_role"
        t.play(t.legal[0] if role else "pass" if "pass" in t.legal else t.legal[-1])
    return t


def test_PR_6_1_a_ship_that_cannot_be_filled_ends_the_game() -> None:
    t = table(4, colonist_supply=3, colonist_ship=4).play("P0 role mayor", "P0 privilege no")
    t.until("choose_role")
    assert t["end_triggers"] == ["colonists"]
    assert finish_round(t).state.over


def test_PR_6_1_the_twelfth_city_space_ends_the_game() -> None:
    t = table(4, P(city=TEN, doubloons=20)).play("P0 role builder", "P0 build city_hall")
    assert t["end_triggers"] == ["city"]
    assert finish_round(t).state.over


def test_PR_6_1_the_last_point_of_the_pool_ends_the_game() -> None:
    t = table(4, P(goods="2 corn"), vp_supply=3).play("P0 role captain", "P0 load corn 5")
    assert t["end_triggers"] == ["vp"]
    assert finish_round(t).state.over


def test_PR_6_2_exactly_enough_colonists_do_not_end_it_but_the_last_point_does() -> None:
    enough = table(4, colonist_supply=4, colonist_ship=4).play("P0 role mayor", "P0 privilege no")
    enough.until("choose_role")
    assert (enough["colonist_supply"], enough["end_triggers"]) == (0, [])
    assert not finish_round(enough).state.over
    two_left = table(4, P(goods="2 corn"), vp_supply=5).play("P0 role captain", "P0 load corn 5")
    assert (two_left["vp_supply"], two_left["end_triggers"]) == (2, [])
    none_left = table(4, P(goods="2 corn"), vp_supply=3).play("P0 role captain", "P0 load corn 5")
    assert (none_left["vp_supply"], none_left["vp_paper"], none_left["end_triggers"]) == (0, 0, ["vp"])


def test_PR_6_3_the_round_is_completed_and_triggers_add_up() -> None:
    t = table(4, P(city=TEN, doubloons=20), P(goods="3 corn"), vp_supply=2, sink=3)
    t.play("P0 role builder", "P0 build city_hall").until("choose_role")
    assert t["end_triggers"] == ["city"]
    t.play("P1 role captain", "P1 load corn 5")
    assert t["end_triggers"] == ["city", "vp"]
    assert (t["step"], t.seat) == ("choose_role", 2)
    t.play("P2 role craftsman")
    assert (t["step"], t.seat) == ("choose_role", 3)
    t.play("P3 role trader")
    assert t.state.over
    assert t["step"] == "game_over"
    assert t.seat == -1
    assert t.legal == []


@pytest.mark.parametrize("rounds", [1, 3])
def test_option_max_rounds_ends_the_game_after_that_round(rounds: int) -> None:
    t = table(3, max_rounds=rounds)
    for _ in range(rounds):
        assert not t.state.over
        finish_round(t)
    assert t.state.over
    assert t["round"] == rounds
    assert t["end_triggers"] == []


def test_PR_9_T25_round_is_completed() -> None:
    t = table(4, P(), P(), P(), P(city=TEN, doubloons=20), taken="craftsman", role_doubloons={"mayor": 1})
    t.play("P1 role builder", "P1 pass", "P2 pass", "P3 build city_hall", "P0 pass")
    assert t["end_triggers"] == ["city"]
    choosers = []
    for role in ("trader", "captain"):
        choosers.append(t.seat)
        t.play(f"role {role}")
    assert choosers == [2, 3]
    assert t.state.over
    assert {role: card["doubloons"] for role, card in t["roles"].items() if card["doubloons"]} == {"mayor": 1}
