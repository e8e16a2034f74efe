"""Influence, points, majorities, ranks (RR-6.6 … RR-6.26)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.events import Journal
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from tests.games.romolo_o_remo.table import GAME, P, Table, table


def end(t: Table) -> Table:
    """End the game at the start of a Turn, with the first of everything offered."""
    assert t.state.asked() == "end_or_play"
    t.play("end_game")
    while not t.state.over:
        t.play(t.legal[0])
    return t


def ended(seats: int, *players: P, **more: Any) -> Table:
    return end(table(seats, *players, ending=True, step="end_or_play", **more))


def influence(t: Table, party: int = 0) -> set[str]:
    return {name for name, land in t.view(0).map.items() if land.influence[party]}


def controlled(t: Table, party: int) -> set[str]:
    return {name for name, land in t.view(0).map.items() if land.controlled_by == party}


# RR-6.7
def test_EX_B22_a_wall_must_be_gone_around() -> None:
    hexes = {"1,-3": "3 warehouse", "0,-2": "plain wall_ne"}
    t = table(2, P(), P(), hexes=hexes)
    assert influence(t) == {"2,-3", "1,-2"}
    five = table(2, P(), P(), hexes={"1,-3": "4 warehouse", "0,-2": "plain wall_ne"})
    assert "0,-2" in influence(five)


# RR-6.8, RR-6.9
def test_EX_B23_equal_influence_is_neutral_and_a_capital_is_its_owners() -> None:
    hexes = {"1,-3": "3 warehouse", "0,-2": "plain"}
    t = table(2, P(), P(units="soldier1@0,-2 soldier2@1,-3"), hexes=hexes)
    assert controlled(t, 0) == {"1,-3", "2,-3", "1,-2"}
    assert "0,-2" not in controlled(t, 1)


# RR-1.12
def test_RR_6_6_power_decides_how_far_influence_reaches() -> None:
    hexes = {"0,-2": "plain", "0,-1": "plain", "1,-1": "plain", "0,0": "plain", "2,-2": "water"}
    sizes = []
    for capital in ("2 warehouse", "3 warehouse", "4 warehouse", "4 warehouse aqueduct"):
        sizes.append(influence(table(2, P(), P(), hexes={**hexes, "1,-3": capital})))
    assert sizes[0] == set()
    assert sizes[1] == {"2,-3", "0,-2", "1,-2"}
    assert sizes[2] == sizes[1] | {"0,-1", "1,-1"}
    assert sizes[3] == sizes[2] | {"0,0"}


def with_capitals(t: Table, *places: str) -> Table:
    """Towers where an example has them, nearer to each other than on any map."""
    for seat, place in enumerate(places):
        t.state.capital[seat] = HEX_NAMES.index(place)  # type: ignore[attr-defined]
    return t


# RR-6.7
def test_EX_B24_a_wall_and_a_foreign_tower_stop_influence() -> None:
    hexes = {
        "0,0": "plain 4 warehouse",
        "-1,0": "plain",
        "0,-1": "plain",
        "-1,-1": "plain",
        "-2,0": "plain 2 warehouse",
        "-2,1": "plain wall_ne",
        "1,-2": "wall_sw",  # what lies beyond the example is walled off
    }
    t = table(2, P(), P(units="soldier1@-1,0"), hexes=hexes)
    with_capitals(t, "0,0", "-2,0")
    assert influence(t) == {"-1,0", "0,-1", "-1,-1"}
    assert controlled(t, 0) == {"0,0", "0,-1", "-1,-1"}
    assert controlled(t, 1) == {"-2,0"}


def test_RR_6_7_water_and_the_unknown_stop_influence() -> None:
    hexes = {"1,-3": "4 warehouse", "0,-2": "water", "2,-2": "plain"}
    t = table(2, P(), P(), hexes=hexes)
    assert influence(t) == {"2,-3", "1,-2", "2,-2"}


# RR-5.108
def test_EX_T19_influence_goes_around_and_sacerdos_adds_to_it() -> None:
    plains = ("1,0", "2,-1", "-1,1", "-1,0", "-2,1", "2,1", "1,1")
    hexes = dict.fromkeys(plains, "plain") | {
        "0,0": "plain 4 warehouse",
        "-1,1": "plain wall_ne",
        "1,-1": "hill",
        "3,-1": "forest",
        "2,0": "water",
        "3,0": "plain 2 warehouse",
        "1,-2": "wall_se",  # what lies beyond the example is walled off
    }
    mine = P(units="soldier1@1,1", characters="sacerdos")
    blue = P(units="soldier1@2,-1 soldier2@1,1 soldier3@1,1")
    t = table(3, mine, blue, P(), hexes=hexes, ending=True, step="end_or_play")
    with_capitals(t, "0,0", "3,0")
    one_step, two_steps = {"1,0", "1,-1", "-1,0"}, {"2,-1", "1,1", "-2,1", "-1,1"}
    assert influence(t) == one_step | two_steps
    assert controlled(t, 0) == {"0,0", "-2,1", "-1,1"} | one_step
    assert controlled(t, 1) == {"3,0"}
    t.state.play(GAME.parse("end_game"))
    assert t.state.asked() == "end_sacerdos"
    assert set(t.legal) == {f"influence {hex}" for hex in one_step | two_steps}
    for hex in ("2,-1", "1,1"):
        t.state.play(GAME.parse(f"influence {hex}"))
    assert len(controlled(t, 0)) == 8


# RR-6.13
def test_EX_B25_the_dominion_counts_the_power_of_two_hexes() -> None:
    hexes = {"1,-3": "3 warehouse", "2,-3": "2 temple aqueduct farm", "0,-2": "plain farm"}
    t = table(2, P(), P(), hexes=hexes, ending=True, step="end_or_play").play("end_game")
    assert t.legal == ["dominion 2,-3", "dominion 0,-2"]
    assert t.copy().play("dominion 2,-3").state.breakdown()[0]["dominion"] == 7
    assert t.copy().play("dominion 0,-2").state.breakdown()[0]["dominion"] == 4


def test_RR_6_13_without_an_eligible_hex_there_is_no_dominion() -> None:
    assert ended(2, P(), P()).state.breakdown()[0]["dominion"] == 0


# RR-6.11, RR-5.107
# RR-5.107
def test_RR_6_11_characters_count_one_and_publicus_three() -> None:
    t = ended(4, P(characters="publicus dux"), P(characters="heros"), P(), P())
    assert [sources["characters"] for sources in t.state.breakdown()] == [4, 1, 0, 0]


def test_RR_6_12_multipliers_count_for_who_controls_the_hex() -> None:
    hexes = {"0,0": "plain x3", "1,0": "plain x2"}
    t = ended(2, P(units="soldier1@0,0 soldier2@1,0"), P(), hexes=hexes)
    assert t.state.breakdown()[0]["hexes"] == 1 + 3 + 2


# RR-6.15, RR-6.16
def test_RR_6_14_population_tokens_and_money() -> None:
    mine = P(units="worker1@0,0 worker2@0,0 soldier1@0,0", battle_tokens=2, coins=7.5, idle=False)
    sources = ended(2, mine, P(idle=False), hexes={"0,0": "plain"}).state.breakdown()[0]
    assert (sources["population"], sources["battle_tokens"], sources["money"]) == (2, 2, 1)


def majorities(*players: P) -> list[int]:
    return [sources["majorities"] for sources in ended(len(players), *players).state.breakdown()]


# RR-6.17, RR-6.18
def test_EX_B26_tied_players_share_the_bonuses_of_their_places() -> None:
    # what three share brings 8 // 3 = 2 each, what two share (6 + 2) / 2 = 4
    equal = majorities(P(), P(), P())
    assert equal == [12, 12, 12]
    three = majorities(P(units="soldier1@1,-3"), P(units="soldier1@1,1"), P())
    assert three == [14, 14, 10]


def test_RR_6_17_with_two_players_only_the_first_gets_four() -> None:
    assert majorities(P(battle_tokens=1), P()) == [4 + 5 * 2, 5 * 2]


# RR-6.19, RR-5.92
def test_EX_T20_consul_wins_ties() -> None:
    players = (P(battle_tokens=2), P(battle_tokens=2), P(battle_tokens=2, characters="consul"), P())
    t = majorities(*players)
    # Consul: characters 6, hexes, dominion, population, tokens and money 6 each
    assert t[2] == 36
    assert t[0] == t[1]


def test_RR_5_103_patronus_rewards_the_richest_and_the_second() -> None:
    rich = ended(4, P(coins=5, characters="patronus"), P(coins=5), P(), P())
    second = ended(4, P(coins=4, characters="patronus"), P(coins=5), P(coins=5), P())
    third = ended(4, P(coins=3, characters="patronus"), P(coins=5), P(coins=4), P())
    assert [t.state.breakdown()[0]["patronus"] for t in (rich, second, third)] == [4, 2, 0]


def test_RR_5_91_artifex_counts_kinds_in_the_dominion() -> None:
    hexes = {"-1,-3": "3 warehouse farm", "0,-3": "temple wall_e wall_ne wall_se"}
    t = ended(4, P(characters="artifex"), P(), P(), P(), hexes=hexes)
    assert t.state.breakdown()[0]["artifex"] == 5


def test_RR_5_90_architectus_counts_a_farm_once_more_at_the_end() -> None:
    hexes = {"-1,-3": "2 warehouse farm"}
    t = table(4, P(characters="architectus"), P(), P(), P(), hexes=hexes, ending=True, step="end_or_play")
    t.play("end_game")
    assert t.legal == ["architectus -1,-3", "none"]
    assert "0,-3" in influence(t.copy().play("architectus -1,-3"))
    assert "0,-3" not in influence(t.play("none"))


# RR-6.10, RR-6.22
def test_EX_T21_partners_count_together() -> None:
    workers = " ".join(f"worker{n}@0,0" for n in range(1, 4))
    first = P(units=f"{workers} soldier1@0,0", idle=False, coins=3, battle_tokens=1)
    third = P(units=f"{workers} worker4@0,0 soldier1@0,0 soldier2@0,0", idle=False, coins=3)
    t = ended(4, first, P(), third, P(), hexes={"0,0": "plain"}, teams=True)
    mine, partner = t.state.breakdown()[0], t.state.breakdown()[2]
    assert mine == partner
    assert mine["population"] == 6
    assert mine["money"] == 1
    assert t.state.standings()[0] == t.state.standings()[2]


# RR-6.20
# RR-6.21
def test_RR_6_20_points_add_up_and_ties_go_by_dominion_first() -> None:
    t = ended(2, P(units="soldier1@0,0"), P(), hexes={"0,0": "plain"})
    assert t.state.scores() == [sum(sources.values()) for sources in t.state.breakdown()]
    assert list(t.state.tie_breaks()[0]) == [
        "dominion",
        "population",
        "hexes",
        "money",
        "battle_tokens",
        "characters",
    ]
    assert ended(2, P(), P()).state.standings() == [1, 1]


# RR-6.2, RR-6.4
def test_RR_6_1_three_empty_types_start_the_end_procedure() -> None:
    bank = {"temples": 0, "forums": 0, "ports": 0}
    t = table(2, P(cubes="9 grain"), P(), bank=bank).play("P0 skip_phase").until("end_or_play", "feed")
    assert t.seat == 1
    assert t["ending"]
    assert t.legal == ["play_on", "end_game"]
    two = table(2, P(cubes="9 grain"), P(), bank={"temples": 0, "forums": 0}).play("P0 skip_phase")
    assert not two.until("action_main", "feed")["ending"]
    t.play("P1 play_on").rest().until("end_or_play", "feed")
    assert t.seat == 0
    assert t["ending"]


def test_RR_6_2_all_characters_hired_starts_it_too() -> None:
    mine = P(characters="2 apothecarius eques dux heros", cubes="9 grain")
    theirs = P(characters="foederatus defensor mercator consul")
    t = table(2, mine, theirs).play("P0 skip_phase").until("end_or_play", "feed")
    assert t["ending"]
    assert not any(t["display"])


# RR-6.23, RR-6.26
def test_RR_6_3_the_last_one_wins_without_points() -> None:
    t = table(2, P(idle=False), P(), step="surrender").play("surrender")
    assert t.state.over
    assert t.state.scores() == [0, 0]
    assert t.state.standings() == [2, 1]
    three = table(3, P(idle=False), P(coins=5), P(), step="surrender").play("surrender")
    assert not three.state.over
    assert three.state.scores()[0] == 0
    assert three.state.standings()[0] == 3


def test_RR_6_5_the_game_ends_after_so_many_rounds() -> None:
    t = table(2, P(), P(), round=7, max_rounds=7)
    t.until("nothing", "skip_phase")
    assert t.state.over
    assert t["round"] == 7


def test_RR_6_17_money_is_compared_by_the_amount() -> None:
    assert majorities(P(coins=1), P()) == [4 + 5 * 2, 5 * 2]


# RR-6.19
def test_EX_T20_behind_the_consul_the_others_share_what_is_left() -> None:
    players = (P(battle_tokens=2), P(battle_tokens=2), P(battle_tokens=2, characters="consul"), P())
    # five categories: 2 for three tied players is nothing; of the tokens two share the second place
    assert majorities(*players) == [1, 1, 36, 0]


def test_RR_6_21_equal_points_go_to_the_larger_dominion_then_population_and_money_before_tokens() -> None:
    first = P(units="soldier1@2,-3")
    second = P(units="soldier1@-2,3 worker1@-1,2")
    t = ended(2, first, second, hexes={"1,-3": "warehouse"})
    assert t.state.scores()[0] == t.state.scores()[1]
    assert [(ties["dominion"], ties["population"]) for ties in t.state.tie_breaks()] == [(2, 1), (1, 2)]
    assert t.state.standings() == [1, 2]
    money = ended(2, P(coins=4), P(battle_tokens=1))
    assert money.state.scores()[0] == money.state.scores()[1]
    assert money.state.standings() == [1, 2]


# RR-6.17
def test_RR_6_22_two_teams_are_two_players_in_majorities() -> None:
    t = ended(4, P(), P(), P(battle_tokens=1), P(), teams=True)
    assert [sources["majorities"] for sources in t.state.breakdown()] == [14, 10, 14, 10]


def test_RR_6_8_only_soldiers_have_influence() -> None:
    mine = P(units="mercenary1@0,0 worker1@0,0 explorer@0,0 soldier1@1,0")
    assert influence(table(2, mine, P(), hexes={"0,0": "plain", "1,0": "plain"})) == {"1,0"}


def test_RR_6_22_partners_add_their_tokens_and_their_dominions() -> None:
    first = P(units="soldier1@0,-3", battle_tokens=1)
    third = P(units="soldier1@0,3", battle_tokens=2)
    sources = ended(4, first, P(), third, P(), teams=True).state.breakdown()[0]
    assert (sources["battle_tokens"], sources["dominion"]) == (3, 2)


def test_RR_6_26_who_went_later_ranks_higher() -> None:
    nobody = P(idle=False)
    t = table(4, nobody, nobody, P(), P(), step="surrender").play("P0 surrender", "P1 surrender")
    assert t.state.standings()[:2] == [4, 3]


def test_RR_6_21_hexes_go_before_money() -> None:
    first, second = P(units="soldier1@0,-1"), P(units="soldier1@-1,2", coins=4)
    t = ended(2, first, second, hexes={"0,-1": "plain"})
    assert t.state.scores()[0] == t.state.scores()[1]
    assert t.state.standings() == [1, 2]


# RR-6.17
def test_RR_6_23_who_is_out_holds_no_place_in_majorities() -> None:
    t = table(3, P(battle_tokens=2, idle=False), P(battle_tokens=1), P(), ending=True, step="surrender")
    end(t.play("surrender"))
    # alone the tokens of the second one count: 6 for them, 2 for the third; the rest is shared
    assert [sources["majorities"] for sources in t.state.breakdown()] == [0, 26, 22]


# RR-6.10
def test_RR_6_7_the_tower_of_an_ally_stops_influence_too() -> None:
    hexes = {"0,0": "plain 3 warehouse", "1,0": "plain", "0,1": "plain"}
    t = table(4, P(), P(), P(), P(), hexes=hexes, teams=True)
    with_capitals(t, "0,0", "3,-3", "1,0")
    points = t.view(0).map
    assert (points["0,1"].influence[0], points["1,0"].influence[0]) == (1, 0)


# RR-4.17
def test_RR_5_108_the_second_point_of_sacerdos_does_not_go_before_the_first() -> None:
    mine = P(units="soldier1@0,-2 soldier2@0,-1 soldier3@0,0", characters="sacerdos")
    hexes = dict.fromkeys(("0,-2", "0,-1", "0,0"), "plain")
    t = table(2, mine, P(), hexes=hexes, ending=True, step="end_or_play").play("end_game")
    assert t.legal == ["influence 0,-2", "influence 0,-1", "influence 0,0"]
    assert t.play("influence 0,-1").legal == ["influence 0,-1", "influence 0,0"]


def test_RR_6_5_a_round_is_complete_with_the_turn_before_the_first_player() -> None:
    t = Table(next(state for state in (GAME.new(2, seed=seed) for seed in range(99)) if state.seat == 1))
    turns = []
    for _ in range(3):
        t.until("action_main")
        turns.append((t.seat, t["round"]))
        t.rest()
    assert turns == [(1, 1), (0, 1), (1, 2)]


def test_RR_6_4_that_the_end_begins_is_told_once() -> None:
    bank = {"temples": 0, "forums": 0, "ports": 0}
    t = table(2, P(cubes="9 grain"), P(cubes="9 grain"), bank=bank)
    t.state.journal = Journal()
    t.rest().until("end_or_play", "feed").play("play_on").rest().until("end_or_play", "feed")
    assert [event.id for event in t.state.journal.take()].count("end-begins") == 1
