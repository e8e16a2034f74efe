"""War: roles, numbers, attackers, cannons, defenders (RP-4.60 to RP-4.64, RP-5.110 to RP-5.134)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.rng import Rng
from ludoteca.texts import Texts

from .table import GAME, P, Table, load, table

OPEN = "n3 n4 n5 n6 n7 n10 n11 n12 n13 n14 w3 w4 w6 w7 w8 e3 e4 e6 e7 e8"
ALL_BUT_N5 = " ".join(edge for edge in OPEN.split() if edge != "n5")


def last_year(seats: int, *players: P, **rest: Any) -> Table:
    """The war of the last year, which needs no roll; everybody but the attacker has attacked."""
    return begun(effects_of(1599, seats, *players, **rest))


def rolled(roll: int, seats: int, *players: P, **rest: Any) -> Table:
    """A war of an earlier year, by this roll."""
    return begun(dice(effects_of(1590, seats, *players, **rest), roll))


def begun(t: Table) -> Table:
    """Everybody ends his effects, and the war begins."""
    while t["phase"] == "effects":
        t.play("end_effects")
    return t


def effects_of(
    year: int, seats: int, *players: P, attacker: int | None = None, natives: int = 5, **rest: Any
) -> Table:
    """The effects of a year before the war that the attacker has still to lead."""
    given = [*players, *(P() for _ in range(seats - len(players)))]
    for seat, player in enumerate(given):
        if attacker is not None and seat != attacker:
            player.values["wars"] = 2 if seats == 2 else 1
        elif attacker is not None and seats == 2:
            player.values["wars"] = 1
    given[0].values["fields"] += 2
    return table(seats, *given, year=year, phase="effects", natives=natives, **rest)


def placed(t: Table) -> Table:
    """The attacker puts all enemies before the first edge that is offered, in large groups."""
    while t.state.asked().startswith("attack"):
        t.play(t.legal[-1] if t.state.asked() == "attack_size" else t.legal[0])
    return t


def dice(t: Table, wanted: int) -> Table:
    """The same table with dice that show this sum next."""
    for seed in range(1000):
        rng = Rng(seed)
        if 2 + rng.below(6) + rng.below(6) == wanted:
            position: dict[str, Any] = {**t.position, "rng": Rng(seed).state()}
            return Table(load(position))
    raise AssertionError(f"no seed throws {wanted}")


# --- roles and numbers ---------------------------------------------------------------------------


def test_RP_9_30_roles() -> None:
    """RP-5.110, RP-8.13: the last in the order of those who have not attacked; he is then marked."""
    t = last_year(4, P(), P(), P(), P(wars=1), order="0 1 2 3")
    assert t["war"]["attacker"] == 2
    assert t.player(2)["wars"] == 1
    assert t.seat == 2


def test_RP_9_15_number() -> None:
    """RP-5.112: pawns in the city, two for each defender, the bonus; nobody elsewhere counts."""
    players = [P(fields=2), P(workshop=1), P(), P(), P()]
    city = "8,5 /0 | 9,5 /11 | 10,5 /44"
    t = last_year(5, *players, attacker=4, city=city, quarry="2")
    assert t["war"]["enemies"] == 3 + 8 + 3
    city = "8,5 /0 | 9,5 /11"
    assert last_year(5, attacker=4, city=city, natives=1, corsairs=3)["war"]["enemies"] == 12
    for value, bonus in ((6, 3), (8, 4), (9, 5), (2, 0), (4, 2)):
        assert last_year(3, attacker=2, natives=value)["war"]["enemies"] == 4 + bonus


def test_RP_9_33_own_pawns_of_the_attacker_do_not_count() -> None:
    """RP-5.111."""
    city = "8,5 /22 | 9,5 /0"
    assert last_year(3, attacker=2, city=city, natives=2)["war"]["enemies"] == 1 + 4


@pytest.mark.parametrize(
    ("level", "natives", "bonus"),
    [("expert", 7, 4), ("intermediate", 7, 3), ("beginner", 7, 2), ("beginner", 4, 0), ("beginner", 3, 0)],
)
def test_RP_9_31_experience(level: str, natives: int, bonus: int) -> None:
    """RP-5.113: never below zero."""
    assert last_year(3, attacker=2, natives=natives, experience=level)["war"]["enemies"] == 4 + bonus


def test_RP_9_52_corrections() -> None:
    """RP-5.113: the optional correction for four and five players."""
    options = {"experience": "beginner", "attacker_number_correction": True}
    assert last_year(5, attacker=4, natives=9, **options)["war"]["enemies"] == 8 + 1
    assert last_year(5, attacker=4, natives=5, **options)["war"]["enemies"] == 8
    correction = {"attacker_number_correction": True}
    assert last_year(5, attacker=4, natives=9, **correction)["war"]["enemies"] == 8 + 3
    assert last_year(4, attacker=3, natives=9, **correction)["war"]["enemies"] == 6 + 4
    assert last_year(3, attacker=2, natives=9, **correction)["war"]["enemies"] == 4 + 5


# --- attackers -----------------------------------------------------------------------------------


def test_RP_9_16_attack_groups() -> None:
    """RP-4.60, RP-5.114, RP-9.29: groups of one to three on open edges, several on one if he likes."""
    t = last_year(3, attacker=2, natives=7)
    assert t.legal == [f"attack {edge}" for edge in OPEN.split()]
    t.play(
        "attack n5",
        "group 3",
        "attack n5",
        "group 2",
        "attack n5",
        "group 1",
        "attack w6",
        "group 1",
        "attack w6",
    )
    assert t["war"]["outside"] == [
        {"wall": "n5", "size": 1, "mark": "ready", "count": 1},
        {"wall": "n5", "size": 2, "mark": "ready", "count": 1},
        {"wall": "n5", "size": 3, "mark": "ready", "count": 1},
        {"wall": "w6", "size": 1, "mark": "ready", "count": 2},
    ]


def test_RP_4_86_groups_are_placed_in_any_order() -> None:
    """Edge by edge as he likes, back to an earlier one too, and no more than are left."""
    t = last_year(3, attacker=2, natives=5).play("attack n6", "group 1", "attack n3", "group 3", "attack n6")
    assert t.legal == ["group 1", "group 2", "group 3"]
    t.play("group 1")
    assert t.legal_of("attack") == OPEN.split()
    t.play("attack e8")
    assert (t["war"]["unplaced"], t.legal) == (2, ["group 1", "group 2"])


def test_RP_5_114_a_city_walled_all_around_has_peace() -> None:
    """The duty of the attacker counts as done, the markers retreat, nobody shoots (RP-5.167)."""
    t = last_year(3, attacker=2, walls=OPEN, fort=True)
    assert t.state.over
    assert t.player(2)["wars"] == 1
    assert t["markers"]["natives"] == 1


# --- cannons -------------------------------------------------------------------------------------


def test_RP_5_120_the_defender_with_the_fewest_points_has_the_cannons() -> None:
    """Without a fort there are none; a tie goes to the first in order."""
    assert placed(last_year(3, P(vp=3), P(vp=3), P(vp=1), attacker=2, fort=True)).seat == 0
    t = placed(last_year(3, P(vp=3), P(vp=2), P(vp=1), attacker=2, fort=True))
    assert (t.seat, t.state.asked()) == (1, "cannon_bet")
    assert placed(last_year(3, attacker=2)).state.asked() != "cannon_bet"


def test_RP_5_120_the_active_gunner_shoots_if_he_defends() -> None:
    t = placed(last_year(3, P(vp=9), P(), P(), attacker=2, fort=True, offices={"gunner": 0}))
    assert t.seat == 0
    assert t.legal[-1] == "bet 7"
    t = placed(last_year(3, P(vp=9), P(), P(), attacker=2, fort=True, offices={"gunner": 2}))
    assert t.seat == 1
    assert t.legal[-1] == "bet 6"
    t = placed(last_year(3, P(vp=9), P(), P(), attacker=2, fort=True, new_offices={"gunner": 0}))
    assert t.seat == 1


def test_RP_4_61_no_bet_beyond_the_enemies() -> None:
    """Four defenders' enemies and no bonus: four."""
    t = placed(last_year(3, attacker=2, natives=2, fort=True))
    assert t.legal == ["bet 0", "bet 1", "bet 2", "bet 3", "bet 4"]


def test_RP_9_17_cannons() -> None:
    """RP-5.121, RP-4.62: eight and one are enough for three; two points each."""
    t = placed(last_year(3, attacker=2, fort=True, offices={"gunner": 0}, walls=ALL_BUT_N5))
    before = t["war"]["enemies"]
    hit = dice(t, 8).play("P0 bet 3")
    while hit.state.asked() == "cannon_shot":
        hit.play(hit.legal[0])
    assert hit.vp(0) == 6
    assert hit["war"]["enemies"] == before - 3
    missed = dice(t, 7).play("P0 bet 3")
    assert missed.vp(0) == 0
    assert missed["war"]["enemies"] == before


def test_RP_5_121_without_the_gunner_no_bonus_and_no_points() -> None:
    t = placed(last_year(3, attacker=2, fort=True))
    before = t["war"]["enemies"]
    assert dice(t, 8).play("P0 bet 3")["war"]["enemies"] == before
    hit = dice(t, 9).play("P0 bet 3")
    assert hit.state.asked() == "cannon_shot"
    while hit.state.asked() == "cannon_shot":
        hit.play(hit.legal[0])
    assert hit["war"]["enemies"] == before - 3
    assert hit.vp(0) == 0


def test_RP_4_87_equal_groups_before_one_edge_are_one_choice() -> None:
    """A group that is hit shrinks or vanishes."""
    t = last_year(3, attacker=2, natives=5, fort=True)
    t.play("attack n5", "group 2", "attack n5", "group 2", "attack n5", "group 1", "attack w6", "group 2")
    t = dice(t, 12).play("bet 2")
    assert t.legal == ["shoot n5 1", "shoot n5 2", "shoot w6 2"]
    t.play("shoot n5 2", "shoot n5 1")
    assert [(group["wall"], group["size"], group["count"]) for group in t["war"]["outside"]] == [
        ("n5", 1, 1),
        ("n5", 2, 1),
        ("w6", 2, 1),
    ]


def test_RP_5_121_no_shot_no_dice() -> None:
    """RP-7.3."""
    t = placed(last_year(3, attacker=2, fort=True))
    before = t.state.rng.state()
    assert t.play("bet 0").state.rng.state() == before


def test_RP_5_122_without_enemies_the_war_is_over_at_once() -> None:
    """RP-5.167: two colours that share a building stay, for no groups were formed."""
    city = "6,7 stonecutter /01 | 7,7 house:0 | 5,7 house:1"
    t = placed(rolled(2, 3, attacker=2, natives=2, fort=True, city=city, roads="h6,7 v7,7"))
    assert t["war"]["enemies"] == 6
    t = dice(t, 12).play("bet 6")
    while t.state.asked() == "cannon_shot":
        t.play(t.legal[0])
    assert t.state.asked() == "withdraw"
    t.play("P0 withdraw no", "P1 withdraw no")
    assert t.at("6,7") == "stonecutter /01"


# --- defenders -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "lines", "told"),
    [
        (3, ["P0 defend 5,5"], "Anna places an extra pawn on 5,5."),
        (
            2,
            ["P0 defend 5,5", "P0 defend 5,5", "P0 defend 6,1"],
            "Anna places an extra pawn of Bruno on 6,1.",
        ),
    ],
)
def test_whose_extra_pawn_is_placed_is_told_only_if_it_is_anothers(
    seats: int, lines: list[str], told: str
) -> None:
    city = "5,5 house:0 | 7,5 hut:0 | 6,1 house:1 | 8,1 hut:1"
    t = placed(last_year(seats, attacker=seats - 1, city=city)).play(*lines[:-1])
    journal = t.state.journal = Journal()
    t.play(lines[-1])
    event = journal.take()[0]
    assert Texts("en", GAME.id, strict=True).event(event, ["Anna", "Bruno", "Carla"]) == told


def test_RP_5_131_two_extra_pawns_in_own_buildings_or_barracks() -> None:
    """RP-4.63, RP-4.85: never with another colour, at most three on a space."""
    city = "5,5 house:0 | 7,5 hut:0 /0 | 9,5 barracks | 11,5 market | 6,1 house:1"
    t = placed(last_year(3, attacker=2, city=city))
    assert (t.seat, t.state.asked()) == (0, "defend_space")
    assert t.legal_of("defend") == ["5,5", "7,5", "9,5"]
    t.play("P0 defend 7,5", "P0 defend 7,5")
    assert t.at("7,5") == "hut:0 /000"
    assert t.seat == 1
    assert t.legal_of("defend") == ["6,1", "9,5"]


def test_RP_5_131_no_fourth_pawn_comes_to_a_space() -> None:
    city = "5,5 house:0 | 7,5 hut:0 /0 | 9,5 barracks | 6,1 house:1"
    t = placed(last_year(3, P(goods="1 coin"), attacker=2, city=city))
    t.play("P0 defend 7,5", "P0 defend 7,5", "P0 hire yes")
    assert t.legal_of("defend") == ["5,5", "9,5"]


def test_RP_5_131_barracks_with_others_are_closed() -> None:
    city = "5,5 hut:0 | 9,5 barracks | 6,1 house:1 | 6,3 hut:1"
    t = placed(last_year(3, attacker=2, city=city)).play("P0 defend 9,5", "P0 defend 9,5")
    assert t.legal_of("defend") == ["6,1", "6,3"]


def test_RP_5_134_who_has_nowhere_to_place_is_not_asked() -> None:
    """And pawns for which there is a place must be placed."""
    t = placed(last_year(3, attacker=2, city="6,1 house:1 | 6,3 hut:1"))
    assert t.seat == 1
    assert all(line.startswith("defend ") for line in t.legal)
    t = placed(last_year(3, P(), P(workshop=8), attacker=2, city="6,1 house:1 | 6,3 hut:1"))
    t.play("P1 defend 6,1")
    assert t.hand(1) == 0
    assert t.state.asked() == "war_turn"


def test_RP_5_132_the_general_places_three_anywhere() -> None:
    """RP-4.85: by district; RP-1.40. In any minor building, but where another colour stands."""
    city = "5,5 hut:1 | 6,7 market | 7,8 palace | 8,7 church /1 | 9,7 house:1"
    t = placed(last_year(3, attacker=2, city=city, offices={"general": 0}))
    assert t.seat == 0
    assert t.legal == ["defend_district 2", "defend_district 6", "defend_district 7"]
    t.play("P0 defend_district 2", "P0 defend_district 6", "P0 defend_district 7")
    assert [t.at("5,5"), t.at("6,7"), t.at("9,7")] == ["hut:1 /0", "market /0", "house:1 /0"]
    assert t.seat == 2, "the buildings of seat 1 are taken"


def test_RP_5_132_the_general_of_this_year_or_of_the_attacker_does_not_count() -> None:
    city = "5,5 hut:0 | 5,3 hut:0"
    wrong: list[dict[str, Any]] = [{"new_offices": {"general": 0}}, {"offices": {"general": 2}}]
    for offices in wrong:
        t = placed(last_year(3, attacker=2, city=city, **offices))
        assert t.state.asked() == "defend_space"
        assert t.play("P0 defend 5,5", "P0 defend 5,5").state.asked() == "war_turn"


def test_RP_5_133_more_pawns_cost_one_two_three_coins() -> None:
    """RP-4.64: as long as coins, hand and places last; separate from virtual goods."""
    t = placed(last_year(3, P(goods="4 coin", bought=3), attacker=2, city="5,5 hut:0 | 5,3 hut:0"))
    t.play("P0 defend 5,5", "P0 defend 5,5", "P0 hire yes", "P0 defend 5,3")
    assert t.coins(0) == 3
    t.play("P0 hire yes", "P0 defend 5,3")
    assert t.coins(0) == 1
    assert t.seat == 2, "three coins are wanted for the third"
    no = placed(last_year(3, P(goods="4 coin"), attacker=2, city="5,5 hut:0 | 5,3 hut:0"))
    assert no.play("defend 5,5", "defend 5,5", "hire no").coins(0) == 4


def test_RP_5_130_two_colours_on_a_building_form_a_mixed_group() -> None:
    """The pawn that came later is on top and leads."""
    city = "6,7 stonecutter /10 | 7,7 house:0 | 5,7 house:1"
    t = placed(last_year(3, P(workshop=4), P(workshop=8), attacker=2, city=city, roads="h6,7 v7,7"))
    while t.state.asked() != "war_turn" or t.seat != 0:
        t.play(t.legal[-1])
    assert "select 6,7" not in t.legal
    t.play("end_war_turn")
    assert (t.seat, "select 6,7" in t.legal) == (1, True)


def test_RP_4_71_the_sequence_of_a_war() -> None:
    """W1 to W6: attackers, cannons, defenders, rounds, withdrawal."""
    t = rolled(5, 3, P(goods="1 coin"), attacker=2, fort=True, city="5,5 hut:0 | 5,3 house:0")
    steps: list[str] = []
    while t["war"] is not None:
        if not steps or steps[-1] != t.state.asked():
            steps.append(t.state.asked())
        t.play("bet 0" if "bet 0" in t.legal else t.legal[-1])
    order = [
        "attack_edge",
        "attack_size",
        "cannon_bet",
        "defend_space",
        "defend_hire",
        "war_turn",
        "withdraw",
    ]
    assert [step for step in dict.fromkeys(steps) if step in order] == order


def test_RP_1_4_enemies_are_not_limited_to_the_pawns_of_the_box() -> None:
    """Far more than seventeen."""
    crowd = (
        " | ".join(f"{column},5 /{'0' * 3}" for column in (5, 6, 7)) + " | 9,5 /111 | 10,5 /111 | 11,5 /111"
    )
    t = last_year(3, attacker=2, city=crowd.replace("7,5 /000", "7,5 /0"), natives=9)
    assert t["war"]["enemies"] == 16 + 4 + 5
