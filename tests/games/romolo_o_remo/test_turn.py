"""The order of phases, Turns and picks (RR-4.1 … RR-4.17)."""

from __future__ import annotations

import pytest

from ludoteca.core.events import Journal
from ludoteca.games.romolo_o_remo import data
from tests.games.romolo_o_remo.table import CAPITALS, GAME, P, Table, position, table
from tests.table import load_position

OPEN = {"0,0": "plain", "1,0": "plain", "0,-1": "plain"}


# RR-0.6, RR-0.7
def test_RR_1_1_money_counts_in_half_coins_and_resources_have_one_order() -> None:
    t = table(2, P(coins=1.5), P())
    assert t.player(0)["half_coins"] == 3
    assert data.RESOURCE_NAMES == ("grain", "wood", "stone", "salt", "refined")
    assert list(data.TILES) == [19, 10, 10, 15]
    assert (data.WORKERS, data.SOLDIERS, data.MERCENARIES, data.EVENT_CUBES) == (6, 4, 8, 19)


# RR-4.6
def test_RR_4_7_a_player_ends_all_phases_before_the_next_one_begins() -> None:
    mine = P(units="soldier1@0,0", cubes="9 grain", characters="heros")
    t = table(2, mine, P(units="worker1@0,0"), hexes=OPEN, hostility="always")
    t.move("soldier1", "0,-1").play("P0 end_phase")
    assert t.seat == 0
    assert t.state.asked() == "feed"
    t.play("P0 feed")
    assert t.seat == 1
    assert t.state.asked() == "action_main"
    assert t["this_turn"]["used"] == []


def test_RR_4_1_a_position_holds_everything_and_can_be_gone_on_with() -> None:
    t = table(2, P(units="worker1@0,0 soldier1@0,0", cubes="9 wood 9 stone"), P(), hexes=OPEN)
    t.act("worker1", "build", "build wall", "wall e bank")
    again = load_position(GAME, t.position)
    assert again.fingerprint() == t.state.fingerprint()
    assert again.actions() == t.state.actions()


def test_RR_4_14_the_next_player_is_one_who_is_still_in_the_game() -> None:
    others = (P(cubes="9 grain"), P(cubes="9 grain"))
    t = table(3, P(idle=False), *others, step="surrender", round=4).play("surrender")
    assert t.seat == 1
    assert t["round"] == 4
    t.rest().until("action_main", "feed").rest().until("action_main", "feed")
    assert t.seat == 1
    assert t["round"] == 5


def test_RR_4_15_last_choices_are_made_step_by_step_in_seat_order() -> None:
    hexes = {
        "-1,-3": "3 warehouse farm",
        "3,-3": "3 warehouse",
        "4,-3": "farm",
        "0,-3": "farm",
        "2,-2": "plain",
    }
    mine, theirs = P(characters="sacerdos"), P(characters="architectus")
    t = table(4, mine, theirs, P(), P(), hexes=hexes, ending=True, step="end_or_play").play("end_game")
    asked = []
    while not t.state.over:
        asked.append((t.state.asked(), t.seat))
        t.play(t.legal[0])
    assert asked[0] == ("end_architectus", 1)
    assert asked[1:3] == [("end_sacerdos", 0), ("end_sacerdos", 0)]
    assert all(step == "end_dominion" for step, _ in asked[3:])


@pytest.mark.parametrize("first", range(4))
def test_RR_4_15_last_choices_begin_with_the_first_player(first: int) -> None:
    """RR-4.15: who has left the game is passed over."""
    hexes = dict.fromkeys(CAPITALS[4], "3 warehouse farm")
    p = position(4, P(characters="architectus"), hexes=hexes, ending=True, step="surrender")
    p["players"] = [p["players"][seat - first] for seat in range(4)]
    p["first_player"] = p["active"] = p["seat"] = first
    order = [(first + place) % 4 for place in range(4)]
    t = Table(load_position(GAME, {**p, "step": "end_or_play"}))
    assert dominions(t, "end_game", f"P{first} none") == order
    p["players"][first]["units"].clear()
    assert dominions(Table(load_position(GAME, p)), "surrender", "end_game") == order[1:]


def dominions(t: Table, *lines: str) -> list[int]:
    """Who chooses a Dominion when these lines end the game; the only plain is not asked for."""
    t.state.journal = Journal()
    t.play(*lines)
    assert t.state.over
    return [event.args["seat"] for event in t.state.journal.take() if event.id == "dominion-chosen"]


def test_RR_4_17_picks_of_one_selection_come_in_order() -> None:
    mine = P(units="mercenary1@0,0 mercenary2@1,0", cubes="9 salt 9 grain")
    t = table(2, mine, P(), hexes=OPEN).rest().until("dismiss", "pay salt hand")
    assert t.legal == ["dismiss mercenary1", "dismiss mercenary2", "done"]
    t.play("dismiss mercenary2")
    assert t.state.asked() != "dismiss"
    assert t.unit(0, "mercenary1") == "0,0:2"


# RR-5.7: the acting hex is the Traductor's
def test_RR_2_5_walls_are_seen_from_the_acting_hex() -> None:
    hexes = {
        "0,0": "plain",
        "1,0": "hill wall_w",
        "2,-1": "plain warehouse",
        "1,-1": "plain warehouse wall_se",
    }
    t = table(2, P(units="worker1@0,0", characters="traductor"), P(), hexes=hexes)
    t.act("worker1", "traductor", "reach 1,0", "act produce")
    assert t.hex("2,-1")["warehouses"] == [{"resource": "stone", "count": 1}]
    assert t.hex("1,-1")["warehouses"] == [None]
