"""Sections 4.4 (D2 to D4) and 5.3: the settler."""

from __future__ import annotations

from collections import Counter

import pytest

from .table import GOODS, P, Table, load, table

FULL = "6 corn 6 indigo"  # an island of twelve


def test_PR_4_10_the_hacienda_is_asked_only_with_colonist_space_and_tiles() -> None:
    t = table(3, P(city="hacienda*"), P(city="hacienda"), P())
    t.play("P0 role settler")
    assert t.legal == ["hacienda yes", "hacienda no"]
    t.play("P0 hacienda no", "P0 pass")
    assert (t.seat, t["step"]) == (1, "settler_tile")  # his hacienda is not occupied
    full = table(3, P(city="hacienda*", island=FULL)).play("P0 role settler")
    assert full.seat == 1
    no_tiles = table(5, P(island="corn", city="hacienda*"), pile="", face_up="corn")
    assert no_tiles.play("P0 role settler")["step"] == "settler_tile"


def test_PR_4_10_an_empty_pile_is_made_of_the_discards_first() -> None:
    t = table(4, P(city="hacienda* hospice*"), pile="", discard="3 coffee", face_up="3 corn 2 sugar")
    tiles = t.island(0)
    t.play("P0 role settler", "P0 hacienda yes")
    assert t.island(0) == [*tiles, "coffee"]
    assert t["draw_pile"] == ["coffee", "coffee"]
    assert sum(t["discard_pile"].values()) == 0
    assert t["step"] == "settler_tile"  # no hospice colonist for the hacienda tile, no way back


@pytest.mark.parametrize("kind", GOODS)
def test_PR_4_10_a_single_discard_of_any_kind_is_enough(kind: str) -> None:
    t = table(
        4, P(city="hacienda*"), pile="", discard=kind, face_up="1 corn 1 indigo 1 sugar 1 tobacco 1 coffee"
    )
    t.play("P0 role settler", "P0 hacienda yes")
    assert t.island(0)[-1] == kind


def test_PR_4_11_each_kind_once_quarry_for_the_settler_or_a_hut_and_pass() -> None:
    t = table(
        3, P(), P(city="construction_hut*"), P(city="construction_hut"), face_up="corn corn corn tobacco"
    )
    t.play("P0 role settler")
    assert t.legal == ["settle corn", "settle tobacco", "settle quarry", "pass"]
    t.play("P0 settle corn")
    assert t.legal == ["settle corn", "settle tobacco", "settle quarry", "pass"]
    t.play("P1 settle quarry")
    assert t.legal == ["settle corn", "settle tobacco", "pass"]
    assert t["quarry_supply"] == 7
    assert t.island(1) == ["indigo", "quarry"]


def test_PR_4_12_the_hospice_is_asked_after_a_tile_while_colonists_last() -> None:
    t = table(3, P(city="hospice*"), face_up="corn corn sugar sugar")
    t.play("P0 role settler")
    declined = t.copy().play("P0 pass")
    assert declined.seat == 1
    t.play("P0 settle sugar")
    assert t.legal == ["hospice yes", "hospice no"]
    supply = t["colonist_supply"]
    assert t.copy().play("P0 hospice no").island(0) == ["indigo", "sugar"]
    t.play("P0 hospice yes")
    assert t.island(0) == ["indigo", "sugar*"]
    assert (t["colonist_supply"], t["colonist_ship"]) == (supply - 1, 3)
    none_left = table(3, P(city="hospice*"), colonist_supply=0, colonist_ship=0)
    none_left.play("P0 role settler", "P0 settle quarry")
    assert none_left.seat == 1


def test_PR_5_11_the_settler_takes_a_face_up_plantation_or_a_quarry() -> None:
    t = table(3, face_up="corn corn coffee sugar").play("P0 role settler")
    plantation = t.copy().play("P0 settle coffee")
    assert plantation.island(0) == ["indigo", "coffee"]
    assert plantation["face_up"]["coffee"] == 0
    assert t.play("P0 settle quarry").island(0) == ["indigo", "quarry"]


def test_PR_5_12_the_others_take_from_what_is_still_face_up() -> None:
    t = table(3, face_up="coffee sugar corn corn").play("P0 role settler", "P0 settle coffee")
    assert t.legal == ["settle corn", "settle sugar", "pass"]
    t.play("P1 settle sugar")
    assert t.legal == ["settle corn", "pass"]
    assert t.play("P2 settle corn").island(2) == ["corn", "corn"]


def test_PR_5_13_taking_a_tile_is_optional_for_everyone() -> None:
    t = table(3).play("P0 role settler", "P0 pass", "P1 pass", "P2 pass")
    assert [len(t.island(seat)) for seat in range(3)] == [1, 1, 1]


def test_PR_5_14_a_full_island_takes_nothing() -> None:
    t = table(3, P(island=FULL, city="hacienda* hospice* construction_hut*"))
    t.play("P0 role settler")
    assert t.seat == 1
    assert len(t.island(0)) == 12


def test_PR_5_15_without_quarries_privilege_and_hut_are_idle() -> None:
    t = table(3, P(island="3 quarry"), P(island="5 quarry", city="construction_hut*"))
    assert t["quarry_supply"] == 0
    t.play("P0 role settler")
    assert "settle quarry" not in t.legal
    t.play("P0 pass")
    assert "settle quarry" not in t.legal


def test_PR_5_16_leftovers_are_discarded_and_new_tiles_drawn() -> None:
    t = table(3, face_up="coffee coffee tobacco corn")
    top = Counter(t["draw_pile"][-4:])
    t.play("P0 role settler", "P0 settle corn", "P1 pass", "P2 pass")
    assert Counter(t["discard_pile"]) == Counter({"coffee": 2, "tobacco": 1})
    assert Counter(t["face_up"]) == top
    assert len(t["draw_pile"]) == 43 - 4


def test_PR_5_16_with_both_piles_empty_fewer_tiles_lie_face_up() -> None:
    # Five islands of at most ten hold all but two of the fifty plantations.
    islands = [P(island=f"10 {kind}") for kind in ("corn", "indigo", "sugar")]
    t = table(
        5, *islands, P(island="9 tobacco"), P(island="8 coffee"), pile="", face_up="indigo indigo sugar"
    )
    t.play("P0 role settler", "P0 settle indigo", "P1 pass", "P2 pass", "P3 pass", "P4 pass")
    assert Counter(t["face_up"]) == Counter({"indigo": 1, "sugar": 1})
    assert t["draw_pile"] == []
    assert sum(t["discard_pile"].values()) == 0


def test_PR_5_17_the_hacienda_tile_comes_first_and_each_may_be_declined() -> None:
    t = table(3, P(city="hacienda*"), face_up="corn corn sugar sugar").play("P0 role settler")
    only_hacienda = t.copy().play("P0 hacienda yes", "P0 pass")
    assert len(only_hacienda.island(0)) == 2
    assert "quarry" not in only_hacienda.island(0)
    only_tile = t.copy().play("P0 hacienda no", "P0 settle sugar")
    assert only_tile.island(0) == ["indigo", "sugar"]
    both = t.play("P0 hacienda yes", "P0 settle sugar")
    assert len(both.island(0)) == 3


def test_PR_5_18_hacienda_and_hut_give_at_most_one_quarry() -> None:
    t = table(3, P(), P(city="hacienda* construction_hut*")).play("P0 role settler", "P0 pass")
    assert t.legal == ["hacienda yes", "hacienda no"]
    t.play("P1 hacienda yes", "P1 settle quarry")
    assert t.seat == 2
    assert t.island(1).count("quarry") == 1
    assert len(t.island(1)) == 3


def test_PR_5_19_a_settler_with_a_hut_takes_one_tile() -> None:
    t = table(3, P(city="construction_hut*")).play("P0 role settler", "P0 settle quarry")
    assert t.seat == 1
    assert t.island(0) == ["indigo", "quarry"]


def test_PR_5_20_the_hospice_serves_the_regular_tile_of_anybody() -> None:
    t = table(3, P(), P(city="hospice* hacienda*"), face_up="corn corn sugar sugar")
    t.play("P0 role settler", "P0 pass", "P1 hacienda yes")
    drawn = t.island(1)[-1]
    assert not drawn.endswith("*")
    t.play("P1 settle sugar", "P1 hospice yes")
    assert sum(tile.endswith("*") for tile in t.island(1)) == 1
    # Of two tiles of one kind the first is shown occupied (PR-4.16); the new one is among that kind.
    assert any(tile == "sugar*" for tile in t.island(1))


def test_PR_5_20_the_colonist_comes_from_the_ship_only_without_supply() -> None:
    t = table(3, P(city="hospice*"), colonist_supply=0, colonist_ship=2)
    t.play("P0 role settler", "P0 settle quarry", "P0 hospice yes")
    assert (t["colonist_supply"], t["colonist_ship"]) == (0, 1)


def test_PR_5_21_a_ship_the_hospice_took_from_is_not_topped_up() -> None:
    t = table(3, P(city="hospice*"), colonist_supply=0, colonist_ship=3, sink=2)
    t.play("P0 role settler", "P0 settle quarry", "P0 hospice yes", "P1 pass", "P2 pass")
    assert t["colonist_ship"] == 2
    t.play("P1 role mayor")
    # P1 and P2 receive one each; P0 has his hospice's two and none more.
    assert t.island(1) == ["indigo*"]
    assert t.colonists(0) == 2


def test_PR_9_T12_hacienda_fills_the_island() -> None:
    t = table(3, P(city="hacienda* hospice*", island="6 corn 5 indigo"))
    t.play("P0 role settler", "P0 hacienda yes")
    assert len(t.island(0)) == 12
    assert not t.island(0)[-1].endswith("*")
    assert t.seat == 1


def test_PR_9_T13_hospice_from_the_ship() -> None:
    t = table(3, P(city="hospice*"), P(island="corn"), P(island="corn"), colonist_supply=0, colonist_ship=3)
    t.play("P0 role settler", "P0 settle quarry", "P0 hospice yes")
    assert t.island(0) == ["indigo", "quarry*"]
    assert (t["colonist_ship"], t["colonist_supply"]) == (2, 0)
    t.play("P1 pass", "P2 pass")
    at_work = sum(tile.endswith("*") for seat in (1, 2) for tile in t.island(seat))
    t.play("P1 role mayor")
    assert at_work == 0
    assert (t.island(1), t.island(2)) == (["corn*"], ["corn*"])


def test_PR_9_T14_reshuffle() -> None:
    t = table(4, pile="corn sugar", discard="2 indigo 1 coffee", face_up="1 tobacco 4 sugar")
    t.play("P0 role settler", "P0 settle sugar", "P1 settle sugar", "P2 settle sugar", "P3 settle sugar")
    assert sum(t["face_up"].values()) == 5
    assert t["face_up"]["corn"] >= 1
    assert t["face_up"]["sugar"] >= 1
    assert len(t["draw_pile"]) == 1
    assert sum(t["discard_pile"].values()) == 0
    reshuffled = Counter(t["face_up"]) + Counter(t["draw_pile"])
    assert reshuffled == Counter({"corn": 1, "sugar": 1, "indigo": 2, "coffee": 1, "tobacco": 1})


def test_PR_9_T30_settler_with_hacienda() -> None:
    t = table(3, P(city="hacienda*", island="5 corn"), face_up="coffee tobacco indigo corn")
    position = t.position
    pile = position["draw_pile"]
    pile.append(pile.pop(pile.index("sugar")))
    t = Table(load(position)).play("P0 role settler", "P0 hacienda yes")
    assert t.island(0)[-1] == "sugar"
    assert t.legal == [
        "settle corn",
        "settle indigo",
        "settle tobacco",
        "settle coffee",
        "settle quarry",
        "pass",
    ]
    t.play("P0 settle quarry")
    assert len(t.island(0)) == 7
    assert t.island(0).count("quarry") == 1


def test_PR_9_T31_hut_and_hospice() -> None:
    t = table(
        3, P(), P(city="construction_hut* hospice*", doubloons=1, island="corn"), colonist_supply=10, sink=2
    )
    t.play("P0 role settler", "P0 pass", "P1 settle quarry", "P1 hospice yes")
    assert t.island(1) == ["corn", "quarry*"]
    assert t["colonist_supply"] == 9
    t.play("P2 pass", "P1 role builder", "P1 build small_warehouse")  # 3 - 1 quarry - 1 builder
    assert t.doubloons(1) == 0
