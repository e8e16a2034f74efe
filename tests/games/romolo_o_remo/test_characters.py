"""Characters with a power of their own (RR-5.87, RR-5.95, RR-5.104, RR-5.111)."""

from __future__ import annotations

from tests.games.romolo_o_remo.table import P, Table, table

OPEN = {"0,0": "plain", "1,0": "plain", "0,-1": "plain"}


# RR-5.95
def test_EX_T39_eques_gives_two_free_moves_to_one_or_two_units() -> None:
    mine = P(units="soldier1@0,0 explorer@0,0", cubes="grain", characters="eques")
    t = table(2, mine, P(), hexes=OPEN)
    t.act("explorer", "eques_move", "move 0,-1")
    assert t.unit(0, "explorer") == "0,-1:3:acted"
    assert "convert" not in t.acts("explorer")
    t.act("soldier1", "eques_move", "move 1,0")
    assert t.unit(0, "soldier1") == "1,0:2:acted"
    assert "eques_move" not in t.acts("soldier1")


def raid(theirs: P) -> Table:
    mine = P(units="worker1@0,0", characters="praedo")
    t = table(2, mine, theirs, hexes=OPEN, hostility="always")
    return t.act("worker1", "praedo")


# RR-5.104
def test_EX_T32_without_cubes_the_target_pays_a_coin() -> None:
    t = raid(P(units="worker1@1,0", coins=3))
    assert t.coins(0) == 1
    assert t.coins(1) == 2
    assert t.unit(0, "worker1") == "0,0:0:acted"
    assert raid(P(units="worker1@1,0", coins=0.5)).coins(0) == 0.5


# RR-1.19: half of the die, rounded down
# RR-1.19, RR-5.104
def test_EX_T32_the_die_says_how_many_cubes_are_stolen() -> None:
    taken = set()
    for seed in range(40):
        t = table(
            2,
            P(units="worker1@0,0", characters="praedo"),
            P(units="worker1@0,0", cubes="salt 4 wood"),
            hexes=OPEN,
        )
        t.play("P1 hostile")
        for _ in range(seed):
            t.state.rng.bits()
        t.act("worker1", "praedo")
        while t.state.asked() == "praedo_take":
            t.play("take wood") if "take wood" in t.legal else t.play(t.legal[0])
        taken.add(sum(t.cubes(0).values()))
        assert sum(t.cubes(0).values()) + sum(t.cubes(1).values()) == 5, "what one takes the other loses"
    assert taken == {0, 1, 2, 3}


# RR-4.17
def test_RR_5_104_stolen_cubes_are_picked_kind_by_kind() -> None:
    chosen = 0
    for seed in range(20):
        t = table(
            2,
            P(units="worker1@0,0", characters="praedo"),
            P(units="worker1@1,0", cubes="2 salt 4 wood"),
            hexes=OPEN,
        )
        for _ in range(seed):
            t.state.rng.bits()
        t.act("worker1", "praedo")
        if t.state.asked() == "praedo_take" and t["scratch"]["due"] == 2:
            chosen += 1
            t.play("take salt")
            assert t.state.asked() != "praedo_take", "after salt comes no wood"
            assert t.cubes(0)["salt"] == 2
    assert chosen


def test_RR_5_104_a_wall_protects_against_raids() -> None:
    mine = P(units="worker1@0,0", characters="praedo")
    t = table(2, mine, P(units="worker1@1,0", coins=3), hexes={**OPEN, "1,0": "plain wall_w"})
    assert "praedo" not in t.acts("worker1")


def teams(*players: P, hexes: dict[str, str] | None = None) -> Table:
    return table(4, *players, hexes=hexes or {"0,0": "plain"}, teams=True, hostility="always")


# RR-5.110
def test_RR_5_105_allies_are_neither_raided_nor_attacked_nor_hostile() -> None:
    mine = P(units="worker1@0,0 soldier1@0,0", characters="praedo", cubes="5 wood 5 stone")
    t = teams(mine, P(), P(units="soldier1@0,0", coins=5), P(), hexes={"0,0": "plain farm"})
    acts = t.acts("worker1")
    assert "praedo" not in acts
    assert "build" in acts
    t.play("P0 skip_phase")
    assert t.legal == ["raze 0,0", "end_war"]


# RR-5.111
def test_EX_B30_allies_exchange_up_to_three_things() -> None:
    mine = P(units="worker1@0,0", cubes="3 wood")
    t = teams(mine, P(), P(cubes="2 salt", coins=2), P())
    t.act("worker1", "ally_exchange")
    assert t.legal == ["offer wood", "request salt", "request coin"]
    t.play("offer wood", "offer wood", "request coin")
    assert t.seat == 2
    assert t.legal == ["accept yes", "accept no"]
    t.play("P2 accept yes")
    assert t.cubes(0) == {"wood": 1}
    assert t.coins(0) == 1
    assert t.cubes(2) == {"wood": 2, "salt": 2}
    assert t.unit(0, "worker1") == "0,0:0:acted"


def test_RR_5_111_a_refusal_costs_nothing_and_closes_the_exchange_for_the_turn() -> None:
    t = teams(P(units="worker1@0,0", cubes="wood"), P(), P(), P())
    t.act("worker1", "ally_exchange", "offer wood", "done")
    t.play("P2 accept no")
    assert t.seat == 0
    assert t.unit(0, "worker1") == "0,0:2"
    assert "ally_exchange" not in t.acts("worker1")


def test_RR_5_112_a_team_plays_on_with_one_tower() -> None:
    mine = P(units="soldier1@3,-3 soldier2@3,-3", cubes="9 grain")
    t = teams(mine, P(idle=False, damage=1), P(), P())
    t.play("P0 skip_phase", "attack 3,-3 1")
    while t.state.asked() == "war_commit":
        t.play(t.legal[0])
    t.play("token plus_hit", "token retreat", "destroy tower")
    assert not t.state.over
    assert t.player(1)["eliminated"] == 1
    assert t.state.standings().count(1) >= 2


def test_RR_3_2_partners_sit_opposite() -> None:
    t = teams(P(), P(), P(), P())
    assert [t.state.team(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert t.view(0).players[2].half_coins is not None
    assert t.view(0).players[1].half_coins is None


def test_RR_5_111_nothing_is_exchanged_with_a_partner_who_is_out() -> None:
    mine = P(units="soldier1@3,-3 soldier2@3,-3", cubes="9 grain")
    last = P(units="worker1@0,0", cubes="9 grain")
    t = teams(mine, P(idle=False, damage=1), P(cubes="9 grain"), last)
    t.play("P0 skip_phase", "attack 3,-3 1").until("att_token", "commit soldier1")
    t.play("token plus_hit", "token retreat", "destroy tower").until("action_main", "feed")
    assert "ally_exchange" in t.acts("worker6"), "seats 0 and 2 are both in"
    t.rest().until("action_main", "feed")
    assert t.seat == 3
    acts = t.acts("worker1")
    assert "refine" in acts
    assert "ally_exchange" not in acts


# RR-6.3
def test_RR_5_112_the_last_team_has_won() -> None:
    mine = P(units="soldier1@3,-3 soldier2@3,-3 soldier3@-3,2 soldier4@-3,2")
    t = teams(mine, P(idle=False, damage=1), P(), P(idle=False, damage=1)).play("P0 skip_phase")
    for place, target, token in (("3,-3", 1, "plus_hit"), ("-3,2", 3, "plus3")):
        assert not t.state.over
        t.play(f"attack {place} {target}")
        while t.state.asked() == "war_commit":
            t.play(t.legal[0])
        t.play(f"token {token}", "token retreat", "destroy tower")
    assert t.state.over
    assert t.state.standings() == [1, 2, 1, 2]


# RR-4.17
def test_RR_5_111_what_is_offered_is_named_in_order_and_before_what_is_asked_for() -> None:
    t = teams(P(units="worker1@0,0", cubes="grain wood"), P(), P(cubes="grain salt"), P())
    t.act("worker1", "ally_exchange", "offer wood")
    assert t.legal == ["request grain", "request salt", "done"]
    assert t.play("request salt").seat == 2, "there is nothing more to name: the ally is asked"


def test_RR_5_111_one_coin_is_enough_to_exchange() -> None:
    assert "ally_exchange" in teams(P(units="worker1@0,0", coins=1), P(), P(), P()).acts("worker1")
    assert "ally_exchange" not in teams(P(units="worker1@0,0", coins=0.5), P(), P(), P()).acts("worker1")
