"""The War phase: attacks, values, tokens, retreats, hits (RR-5.55 … RR-5.74)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.events import Journal
from tests.games.romolo_o_remo.table import GAME, P, Table, table

OPEN = {"0,0": "plain", "0,-1": "plain", "1,-1": "plain", "0,1": "plain", "-1,1": "plain"}


def war(mine: P, theirs: P, place: str = "plain", at: str = "0,0", **more: Any) -> Table:
    """The War phase of seat 0, whose Units in the hex attack seat 1; both have grain enough afterwards."""
    for player in (mine, theirs):
        player.cubes["grain"] = 9
    hexes = {**OPEN, **({at: place} if place else {})}
    t = table(2, mine, theirs, hexes=hexes, hostility="always", **more)
    return t.play("P0 skip_phase", f"attack {at} 1")


def commit(t: Table) -> Table:
    """Everybody attacks."""
    while t.state.asked() == "war_commit":
        t.play(t.legal[0])
    return t


def fight(t: Table, mine: str, theirs: str) -> Table:
    """Commit everybody, use no bonus, and lay these tokens down."""
    commit(t)
    while t.state.asked() in ("att_bonus", "def_bonus"):
        t.play("done")
    if t.state.asked() == "att_token":
        t.play(f"token {mine}")
    if t.state.asked() == "def_token":
        t.play(f"token {theirs}")
    return t


def soldiers(count: int, at: str = "0,0") -> str:
    return " ".join(f"soldier{n}@{at}" for n in range(1, count + 1))


# RR-5.55
def test_RR_4_11_any_standing_unit_may_attack_and_need_not() -> None:
    mine = P(units="worker1@0,0 explorer@0,0 soldier1@0,0")
    t = table(2, mine, P(units="worker1@0,0"), hexes=OPEN, hostility="always").play("P0 skip_phase")
    assert t.legal == ["attack 0,0 1", "end_war"]
    t.play("attack 0,0 1")
    assert t.legal == ["commit worker1", "commit soldier1", "commit explorer"]
    t.play("commit soldier1")
    assert t.legal == ["commit explorer", "done"]


# RR-4.12
def test_EX_B13_each_unit_attacks_in_its_own_hex() -> None:
    mine = P(units="worker1@0,0 soldier1@0,1")
    hexes = {**OPEN, "0,0": "plain warehouse"}
    t = table(2, mine, P(units="worker1@0,1"), hexes=hexes, hostility="always").play("P0 skip_phase")
    assert t.legal == ["raze 0,0", "attack 0,1 1", "end_war"]


def test_RR_5_56_of_several_players_one_is_chosen_and_alone_defends() -> None:
    hexes = {"0,0": "plain"}
    players = (P(units="soldier1@0,0 soldier2@0,0"), P(units="worker1@0,0"), P(units="soldier1@0,0"))
    t = table(3, *players, hexes=hexes, hostility="always").play("P0 skip_phase")
    assert t.legal == ["attack 0,0 1", "attack 0,0 2", "end_war"]
    t.play("attack 0,0 1", "done")
    fight(t, "plus_hit", "minus_hit")
    assert "attack 0,0 2" in t.legal
    assert t.unit(2, "soldier1") == "0,0:2"


# RR-5.65, RR-5.66
# RR-5.59, RR-5.65
def test_EX_B14_equal_battle_values_bring_nothing() -> None:
    t = war(P(units=soldiers(3)), P(units=soldiers(2)))
    fight(t, "plus3", "x2")
    assert t["bank"]["battle_tokens"] == 5
    assert t.unit(0, "soldier1") == "0,0:0"
    assert t.unit(1, "soldier1") == "0,0:2"


RED = P(units="soldier1@0,0 mercenary1@0,0", cubes="9 salt 9 grain")


# RR-5.61
def test_EX_B15_who_retreats_loses_without_losses() -> None:
    t = fight(war(RED, P(units="worker1@0,0")), "retreat", "plus_hit")
    assert t.legal == ["retreat 0,-1", "retreat 1,-1", "stay"]
    gone = t.copy().play("P0 retreat 1,-1")
    assert gone.player(1)["battle_tokens"] == 1
    assert gone.unit(1, "worker1") == "0,0:2"
    assert gone.unit(0, "soldier1") == "1,-1:0"
    assert gone.unit(0, "mercenary1") == "1,-1:0"
    t.play("P0 stay")
    assert t.unit(1, "worker1") == ""
    assert t.player(0)["battle_tokens"] == 1
    assert t.seat == 1
    assert t.legal == ["hit soldier1", "hit mercenary1"]
    assert t.play("P1 hit mercenary1").player(0)["fallen"] == ["mercenary1"]


# RR-5.67, RR-5.68
def test_EX_B16_spare_hits_destroy_constructions() -> None:
    mine = P(units=soldiers(2), characters="heros")
    t = war(mine, P(units="worker1@0,0"), "plain temple warehouse")
    commit(t).play("use heros")
    fight(t, "plus3", "plus_hit")
    assert t.unit(1, "worker1") == ""
    assert t.legal == ["destroy warehouse1", "destroy temple", "done"]
    t.play("P0 destroy warehouse1", "P0 destroy temple")
    assert t.hex("0,0")["constructions"] == {}
    assert t.hex("0,0")["warehouses"] == []
    assert t.player(0)["battle_tokens"] == 1
    assert (t.unit(0, "soldier1"), t.unit(0, "soldier2")) == ("", "0,0:0")


# RR-5.63
def test_EX_B17_after_the_defenders_retreat_buildings_may_be_destroyed() -> None:
    t = fight(war(P(units=soldiers(2)), P(units="worker1@0,0"), "plain warehouse"), "plus_hit", "retreat")
    stays = t.copy().play("P1 stay")
    assert stays.unit(1, "worker1") == ""
    t.play("P1 retreat 0,1")
    assert t.unit(1, "worker1") == "0,1:2"
    assert t.player(0)["battle_tokens"] == 1
    assert t.legal == ["destroy warehouse1", "done"]
    assert t.play("P0 destroy warehouse1").hex("0,0")["warehouses"] == []


# RR-5.66
@pytest.mark.parametrize(("difference", "hits"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 3)])
def test_RR_1_12_hits_by_the_difference(difference: int, hits: int) -> None:
    attackers = {
        2: "worker1 worker2 worker3",
        3: "soldier1 worker1",
        5: "soldier1 soldier2",
        6: "soldier1 soldier2 worker1",
    }
    attackers |= {8: "soldier1 soldier2 soldier3", 9: "soldier1 soldier2 soldier3 worker1"}
    attackers |= {12: "soldier1 soldier2 soldier3 soldier4 worker1"}
    units = " ".join(f"{name}@0,0" for name in attackers[difference].split())
    t = war(P(units=units), P(units="worker1@0,0"), "plain 2 farm")
    fight(t, "retreat", "plus_hit").play("P0 stay")
    left = t["scratch"]["hits"] if t.state.asked() == "att_hit" else 0
    fallen = 1 if t.unit(1, "worker1") == "" else 0
    assert left + fallen == hits


# RR-5.58
def test_EX_T14_a_marker_takes_three_once_and_never_below_zero() -> None:
    def values(units: str, token: str) -> int:
        t = war(P(units=units), P(units="worker1@0,0"))
        t.state.journal = Journal()
        fight(t, token, "minus_hit")
        shown = [event for event in t.state.journal.take() if event.id == "tokens-shown"]
        return int(str(shown[0].args["attack"]))

    assert values("worker1@0,0:marker", "x2") == 0
    assert values("worker1@0,0:marker", "plus3") == 3
    assert values("soldier1@0,0:marker", "plus_hit") == 0
    assert values("soldier1@0,0:marker soldier2@0,0", "plus_hit") == 3


# RR-5.66
def test_EX_T15_minus_hit_protects_its_owner_and_the_fallen_is_paid_once_more() -> None:
    theirs = P(units="soldier1@-1,2 worker1@-1,2", idle=False)
    t = war(P(units="mercenary1@-1,2", cubes="2 salt", coins=5), theirs, "", "-1,2")
    fight(t, "minus_hit", "retreat").play("P1 stay")
    assert t.player(0)["fallen"] == ["mercenary1"]
    assert t.player(1)["battle_tokens"] == 1
    assert t.state.asked() == "pay_salary"
    assert t["scratch"]["due"] == 1
    assert t.play("pay salt hand").player(0)["fallen"] == []


# RR-5.66
def test_EX_T26_plus_hit_works_in_a_tie() -> None:
    t = war(P(units="soldier1@0,0 worker1@0,0"), P(units="soldier1@0,0 worker1@0,0"))
    fight(t, "plus_hit", "retreat")
    t.play("P1 stay")
    assert t["bank"]["battle_tokens"] == 5
    assert t.legal == ["hit worker1", "hit soldier1"]
    assert t.play("P0 hit soldier1").unit(1, "soldier1") == ""


def test_EX_T17_if_both_may_retreat_the_attacker_decides_first() -> None:
    t = fight(war(P(units="soldier1@0,0"), P(units="worker1@0,0")), "retreat", "retreat")
    assert t.seat == 0
    away = t.copy().play("P0 retreat 0,-1")
    assert away.player(1)["battle_tokens"] == 1
    assert away.state.asked() != "destroy_building"
    assert t.play("P0 stay").seat == 1


# RR-5.62
def test_EX_T28_the_tower_stays_when_its_defenders_retreat() -> None:
    theirs = P(units="worker1@-1,2 worker2@-1,2", idle=False)
    t = fight(war(P(units=soldiers(2, "-1,2")), theirs, "farm", "-1,2"), "plus_hit", "retreat")
    t.play(next(line for line in t.legal if line.startswith("retreat")))
    assert t.player(0)["battle_tokens"] == 1
    assert t.player(1)["capital"] == "-1,2"
    assert t.state.asked() != "destroy_building"
    assert t.hex("-1,2")["constructions"] == {"farm": 1}


# RR-5.98
def test_EX_T27_bonuses_count_before_x2() -> None:
    t = war(P(units="soldier1@0,0", characters="heros"), P(units="worker1@0,0"))
    t.play("use heros")
    t.state.journal = Journal()
    fight(t, "x2", "plus_hit")
    shown = next(event for event in t.state.journal.take() if event.id == "tokens-shown")
    assert shown.args["attack"] == 10


# RR-5.94
def test_EX_B29_dux_spends_any_number_of_charges() -> None:
    t = war(P(units="soldier1@0,0", characters="dux"), P(units="worker1@0,0"))
    t.play("use dux", "use dux", "use dux")
    assert t["on_tiles"]["dux"] == 1
    assert t["scratch"]["attack_bonus"] == 3
    t.play("use dux")
    assert t["on_tiles"]["dux"] == 0
    assert t.state.asked() == "att_token"


# RR-5.87
def test_RR_5_93_defensor_defends_in_another_turn() -> None:
    t = war(P(units="soldier1@0,0"), P(units="worker1@0,0", characters="defensor"))
    assert t.seat == 1
    assert t.legal == ["use defensor", "done"]
    t.play("P1 use defensor")
    assert t["scratch"]["defence_bonus"] == 1
    assert t["this_turn"]["used"] == ["defensor"]


def test_RR_5_102_obsessor_ignores_markers_or_adds_two_against_a_tower() -> None:
    tower = war(P(units="soldier1@-1,2", characters="obsessor"), P(idle=False), "", "-1,2")
    assert "use obsessor" in tower.legal
    assert tower.play("use obsessor")["scratch"]["attack_bonus"] == 2
    marked = war(P(units="soldier1@0,0:marker", characters="obsessor"), P(units="worker1@0,0"))
    assert "use obsessor" in marked.legal
    plain = war(P(units="soldier1@0,0", characters="obsessor"), P(units="worker1@0,0"))
    assert plain.state.asked() == "att_token"


def test_RR_5_102_obsessor_frees_a_worker_of_its_marker() -> None:
    mine = P(units="worker1@0,0:marker", cubes="5 wood 5 stone", characters="obsessor")
    t = table(2, mine, P(), hexes=OPEN)
    assert t.acts("worker1") == ["move", "obsessor"]
    t.act("worker1", "obsessor")
    assert "build" in t.acts("worker1")
    assert t.unit(0, "worker1") == "0,0:2:marker:freed"
    t.act("worker1", "move", "move 0,1")
    assert t.unit(0, "worker1").endswith(":1:acted:freed"), "a move takes the marker away (RR-5.19)"
    assert GAME.faults(t.state) == []


# A lone Tower in three battles
# RR-5.57, RR-5.69
def test_EX_T16_a_tower_stands_two_hits_and_its_fall_eliminates() -> None:
    lone = P(idle=False, hidden="retreat")
    first = war(P(units=soldiers(3, "-1,2"), characters="heros", hidden="retreat"), lone, "", "-1,2")
    commit(first).play("use heros", "token blank", "token plus3")
    assert first.legal == ["destroy tower", "done"]
    first.play("destroy tower")
    assert first.player(1)["tower_damage"] == 1
    damaged = P(idle=False, hidden="retreat", damage=1, cubes="2 wood", coins=3)
    second = war(P(units=soldiers(2, "-1,2"), characters="obsessor", hidden="retreat"), damaged, "", "-1,2")
    commit(second).play("use obsessor", "token blank", "token minus_hit")
    assert second.player(0)["battle_tokens"] == 1
    assert second.player(1)["tower_damage"] == 1
    assert second.state.asked() not in ("att_hit", "war_main")
    third = war(P(units=soldiers(2, "-1,2"), hidden="retreat"), damaged, "", "-1,2")
    fight(third, "plus_hit", "blank")
    assert third.legal == ["destroy tower", "done"]
    third.play("destroy tower")
    assert third.state.over
    assert third.state.standings() == [1, 2]
    assert third.state.tie_breaks() == [{"towers": 1}, {"towers": 0, "elimination": 1}]
    assert third.cubes(0)["wood"] == 2
    assert third.coins(0) == 3 + 1  # one for the skipped Action phase
    assert third.player(1)["eliminated"] == 1


# RR-5.122, RR-5.73, RR-5.121
def test_EX_T36_the_fall_of_a_tower_ends_the_battle_and_with_two_the_game() -> None:
    damaged = P(idle=False, damage=1)
    t = war(P(units=soldiers(2, "-1,2")), damaged, "", "-1,2")
    fight(t, "plus_hit", "plus_hit")
    t.play("destroy tower")
    assert t.state.over
    assert t.unit(0, "soldier1")
    assert t.unit(0, "soldier2")
    other = war(P(units=soldiers(2, "-1,2")), damaged, "", "-1,2")
    fight(other, "retreat", "plus_hit")
    other.play("P0 stay")
    assert other.unit(0, "soldier1") == ""
    assert other.unit(0, "soldier2")


# RR-5.64, RR-1.27, RR-4.13
def test_EX_T37_only_units_with_a_positive_value_raze() -> None:
    hexes = {**OPEN, "0,0": "plain temple farm"}
    units = "soldier1@0,0 explorer@0,0 worker1@0,0:marker"
    t = table(2, P(units=units), P(), hexes=hexes).play("P0 skip_phase", "raze 0,0")
    assert t.legal == ["destroy farm", "destroy temple", "done"]
    t.play("destroy temple")
    assert t.state.asked() != "destroy_building"
    assert t.hex("0,0")["constructions"] == {"farm": 1}
    helped = table(2, P(units=units, characters="obsessor"), P(), hexes=hexes).play(
        "P0 skip_phase", "raze 0,0"
    )
    helped.play("commit worker1", "commit soldier1")
    assert "use obsessor" in helped.legal
    helped.play("use obsessor", "destroy farm", "destroy temple")
    assert helped.hex("0,0")["constructions"] == {}


# RR-5.68
def test_RR_4_16_of_more_than_three_walls_three_are_picked() -> None:
    hexes = {**OPEN, "0,0": "plain wall_e wall_ne wall_nw wall_w"}
    t = table(2, P(units="soldier1@0,0"), P(), hexes=hexes).play("P0 skip_phase", "raze 0,0", "destroy walls")
    assert t.legal == ["break e", "break ne"]
    t.play("break ne")
    assert t.hex("0,0")["walls"] == ["e"]


# EX-T33, RR-8.11
def test_RR_5_60_all_six_tokens_come_back_when_five_are_used() -> None:
    mine = P(units="soldier1@0,0 soldier2@0,0", tokens="plus3")
    t = war(mine, P(units="worker1@0,0 worker2@0,0 worker3@0,0"))
    t.play("done")
    fight(t, "plus3", "plus_hit")
    t.until("war_main")
    assert len(t.player(0)["tokens"]) == 5
    assert len(t.player(1)["tokens"]) == 4


def test_RR_5_71_survivors_lose_their_markers_and_attackers_lie() -> None:
    t = war(P(units="soldier1@0,0:marker"), P(units="soldier1@0,0:marker"))
    fight(t, "plus3", "plus3")
    assert t.unit(0, "soldier1") == "0,0:0"
    assert t.unit(1, "soldier1") == "0,0:2"


def test_RR_5_70_the_explorer_is_gone_and_figures_return() -> None:
    t = war(P(units=soldiers(2)), P(units="explorer@0,0"))
    fight(t, "plus_hit", "plus3")
    assert t.unit(1, "explorer") == ""
    assert t.player(1)["explorer_removed"]


def test_RR_3_11_with_the_die_both_roll() -> None:
    t = table(
        2, P(units="soldier1@0,0"), P(units="worker1@0,0"), hexes=OPEN, hostility="always", battle="die"
    )
    t.play("P0 skip_phase", "attack 0,0 1")
    assert t.player(0)["tokens"] == []
    assert t.state.asked() not in ("att_token", "def_token")


# RR-7.5: a token is hidden until both are chosen
# RR-7.5
def test_RR_7_3_a_chosen_token_is_hidden_until_both_are() -> None:
    t = war(P(units="soldier1@0,0"), P(units="worker1@0,0"))
    assert t.state.hides(t.state.legal[0])
    t.play("P0 token x2")
    assert t.view(0).scratch.attack_token == "x2"
    assert t.view(1).scratch.attack_token is None
    assert t.view(1).scratch.attack_token_chosen
    assert t.view(1).players[0].tokens is None
    assert t.view(1).players[0].token_count == 5
    t.play("P1 token plus_hit")
    assert t.view(1).players[0].used_tokens == ("x2",)
