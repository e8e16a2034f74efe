"""What the position says: questions, labels, catches, elements of the board, reasons, promises."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.roads_and_boats.data import PRODUCTION
from ludoteca.games.roads_and_boats.state import State
from ludoteca.texts import Texts

from .table import GAME, P, Table, table

NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def said(t: Table, line: str, language: str = "en") -> str:
    return Texts(language, GAME.id, strict=True).offer(t.state, GAME.parse(line), NAMES).label


def asked(t: Table, language: str = "en") -> str:
    return Texts(language, GAME.id, strict=True).prompt(t.state, NAMES)


def reason(t: Table, line: str) -> str:
    return t.state.why_not(GAME.parse(line)).id.removeprefix("reason-")


def test_a_step_says_where_it_leads_and_that_it_is_the_last() -> None:
    t = table("two_banks", P("donkey 0,-1"), borders={"0,-1:0": "road"}, at="select").play("select r1")
    assert said(t, "step 0 land") == "To 1,-1, by land"
    off = t.state.meaning(GAME.parse("step 1 land"))
    assert off.catch is not None
    assert off.catch.id == "catch-off-road"
    assert off.elements == ("place:1,-2/bank0", "hex:1,-2")
    assert t.state.meaning(GAME.parse("step 0 land")).catch is None
    assert asked(t) == "Your donkey is on 0,-1 and has 2 movement points left."


def test_transporters_of_a_sort_that_stand_together_are_counted_and_say_what_they_carry() -> None:
    t = table("two_banks", P("donkey 0,-1: 1 boards 1 goose", "donkey 0,-1"), at="select")
    assert said(t, "select r1") == "Move the donkey on 0,-1 (1)"
    assert said(t, "select r2") == "Move the donkey on 0,-1 (2)"
    loaded, empty = (GAME.parse(line) for line in ("select r1", "select r2"))
    assert Texts("en", GAME.id).offer(t.state, loaded).catch == "carries 1 set of boards, 1 goose"
    assert Texts("it", GAME.id).offer(t.state, loaded).catch.startswith("porta ")
    assert t.state.meaning(empty).catch is None


@pytest.mark.parametrize(
    ("hex", "en", "it"),
    [
        ("0,-1", "Exchange goods with the ground", "Scambia merci col terreno"),
        ("0,0", "Exchange goods with the ground of bank 0", "Scambia merci col terreno della sponda 0"),
    ],
)
def test_a_bank_is_named_only_where_a_river_parts_the_tile(hex: str, en: str, it: str) -> None:
    t = table("two_banks", P(f"donkey {hex}"), ground={hex: "1 boards"}, at="select").play("select r1")
    assert [said(t, "exchange ground0", language) for language in ("en", "it")] == [en, it]


def test_production_says_what_comes_of_what() -> None:
    t = table("two_banks", P("truck 0,-2: 2 trunks"), houses={"0,-2": "coal_burner"})
    assert said(t, "produce 0,-2 trunks") == "Produce 1 fuel from 2 piles of trunks on 0,-2 (coal burner)"
    assert said(t, "produce 0,-2 trunks", "it") == (
        "Produci 1 combustibile da 2 pile di tronchi su 0,-2 (bruciatore a carbone)"
    )


def test_walls_and_bricks_say_their_price() -> None:
    t = table("two_banks", P("truck 0,-1: 6 stone"), borders={"0,-1:0": "wall owner=0"}, at="choose_site")
    t.play("site 0,-1")
    assert said(t, "wall 0") == "Build a wall towards 1,-1 for 2 stones"
    assert t.state.meaning(GAME.parse("wall 0")).elements == ("wall", "border:0,-1/0")
    brick = table("two_banks", P("donkey 1,-2"), ground={"1,-2": "9 boards"}, at="buy_brick")
    assert said(brick, "buy") == "Buy a brick for 1 good"


def test_a_road_names_its_slot_alike_from_both_sides() -> None:
    west = table("two_banks", P("donkey -1,0: 1 stone"), at="choose_site").play("site -1,0")
    east = table("two_banks", P("donkey 0,0: 1 stone"), at="choose_site").play("site 0,0")
    slot = ("road", "slot:-1,0/0/b")
    assert west.state.meaning(GAME.parse("road 0 b")).elements == slot
    assert east.state.meaning(GAME.parse("road 3 a")).elements == slot


def test_a_side_of_a_border_is_named_only_where_a_river_crosses_it() -> None:
    dry = table("two_banks", P("donkey 0,-1: 1 stone"), at="choose_site").play("site 0,-1")
    assert said(dry, "road 0 whole") == "Build a road to 1,-1"
    wet = table("two_banks", P("donkey -1,0: 1 stone"), at="choose_site").play("site -1,0")
    assert said(wet, "road 0 b") == "Build a road to 0,0 (side b)"
    boat = table("two_banks", P("donkey 2,0 carries raft"), at="demand", phase="movement")
    boat.play("demand no", "demand no")
    assert said(boat, "drop dock1a") == "Set it down at the coast towards 3,-1"
    assert said(boat, "drop dock0b", "it") == "Mettila sulla costa verso 3,0, lato b"


def test_an_answer_names_who_asks_for_what() -> None:
    t = table("two_banks", P("wagon 0,-1"), P("wagon 0,-1: 2 gold"), at="select", cooperation=True)
    t.play("select r1", "exchange y1")
    assert asked(t) == "Anna would like to load 1 gold from your wagon on 0,-1. Do you agree?"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("step 0 land", "needs-road"),
        ("step 0 dock", "no-way"),
        ("step 2 land", "wall"),
        ("pickup r2", "goods-aboard"),
        ("follow 0", "no-goose"),
        ("exchange r3", "no-such-transporter"),
        ("select r2", "other-step"),
    ],
)
def test_why_a_wagon_cannot(line: str, why: str) -> None:
    walls = {"0,-1:2": "road wall owner=1"}
    t = table("two_banks", P("wagon 0,-1: 1 clay", "donkey 0,-1"), borders=walls, at="select").play(
        "select r1"
    )
    assert reason(t, line) == why


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("build mine", "terrain"),
        ("build raft_factory", "shore"),
        ("build truck_factory", "not-researched"),
        ("build coal_burner", "needs"),
        ("shaft", "no-mine"),
        ("demolish 0", "no-wall"),
        ("wall 0", "not-now"),
    ],
)
def test_why_something_is_not_built(line: str, why: str) -> None:
    t = table("two_banks", P("truck 0,-2: 1 boards 1 stone"), at="choose_site").play("site 0,-2")
    if why != "not-now":
        assert reason(t, line) == why
    else:
        assert line in t.legal


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("produce 0,-2 set", "needs"),
        ("produce 0,2 set", "no-such-building"),
        ("breed 1,-2", "not-alone"),
        ("research 0,-2 0", "needs"),
    ],
)
def test_why_nothing_is_made(line: str, why: str) -> None:
    t = table(
        "two_banks",
        P("donkey 0,-2", "donkey 0,-1", "donkey 0,-1", "donkey 1,-2: 1 clay"),
        houses={"0,-2": "sawmill"},
    )
    assert reason(t, line) == why


def test_one_may_promise_to_demand_nothing_and_to_give_nothing() -> None:
    t = table("two_banks", P("donkey 1,-2"), at="select", cooperation=True)
    promises = {(order.step, GAME.text(order.action)) for order in t.state.orders(1)}
    assert promises == {("demand", "demand no"), ("answer", "answer no")}
    assert table("solo_valley", P("donkey 1,0")).state.orders(0) == []
    assert t.state.span("phase") == 4 * t["turn"] + 1
    assert t.state.span("round") == t["turn"]


def test_holdings_count_what_is_aboard() -> None:
    t = table("two_banks", P("truck 1,-2: 2 gold"), bricks="0N")
    held = t.state.holdings(0)
    assert (held["good:gold"], held["bricks"], held["transporters"], held["points"]) == (2, 1, 1, 30)
    assert t.state.open_scores(1) == [30, 0]


def test_a_first_game_tells_once_what_the_order_of_a_phase_is_for() -> None:
    def purpose(state: State) -> str | None:
        phrase = GAME.purpose(state, GAME.parse("demand no"))
        return None if phrase is None else phrase.id

    state = cast(State, GAME.new(2, seed=1, map="two_banks"))
    while state.asked() != "demand":
        state.apply(state.legal[0])
    assert purpose(state) == "purpose-demand-no"
    while state.asked() != "demand" or state.phase == PRODUCTION:
        state.apply(next(a for a in state.legal if GAME.text(a).startswith(("end_", "demand no"))))
    assert purpose(state) == "purpose-demand-no-more"
