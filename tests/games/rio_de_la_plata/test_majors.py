"""Major buildings: completion, tiles, roads and walls (RP-4.30, RP-4.45, RP-4.46, RP-5.40 to RP-5.48)."""

from __future__ import annotations

from .table import P, Table, table

PAY = "1 stone 1 wood"
ALL_SIDES = (
    "7,8 hut:1 | 8,8 market | 9,8 hut:1 | 10,8 hut:1 | 7,9 hut:1 | 10,9 hut:1 | 7,10 hut:1 | 10,10 hut:1"
)


def test_RP_9_6_fort() -> None:
    """RP-5.44: everybody scores his cells; four points for the completer; all pawns come home."""
    t = table(3, P(), P(), P(goods=PAY), turn=2, grids={"fort": "0 2 0 0 - 0 1 1 1 1"})
    t.play("P2 grid fort", "P2 pay_now yes", "P2 end_placement")
    assert [t.vp(seat) for seat in range(3)] == [14, 4, 11]
    assert [t.hand(seat) for seat in range(3)] == [9, 9, 9]
    assert t["fort"]


def test_RP_5_42_grids_paid_at_placement_are_completed_when_the_effects_begin() -> None:
    """RP-4.30: not before; and in the order in which they became full."""
    t = table(3, P(goods="2 stone 2 wood"), grids={"harbour": "1 1 1 1 1 1 -", "fort": "1 1 2 2 2 2 2 2 2 -"})
    t.play("grid harbour", "pay_now yes")
    assert not t["harbour"]
    assert t["full"] == ["harbour"]
    t.play("grid fort", "pay_now yes")
    assert t["full"] == ["harbour", "fort"]
    t.to_effects()
    assert t["harbour"]
    assert t["fort"]


def test_RP_9_4_road_total() -> None:
    """RP-5.46: four points in all and three roads; then the grid is empty and open again."""
    t = table(3).play(
        "grid road", "cell road/1", "grid road", "cell road/2", "grid road", "cell road/3", "grid road"
    )
    assert t.vp(0) == 0
    t.to_effects()
    assert t.vp(0) == 4
    assert t.state.asked() == "road_line"
    t.play(
        "P0 road_line h7",
        "P0 road h6,7",
        "P0 road_line v7",
        "P0 road v7,7",
        "P0 road_line h1",
        "P0 road h0,1",
    )
    assert t["roads"] == ["h0,1", "h6,7", "v7,7"]
    assert t.grid("road") == "- - - -"
    assert t.view(None).districts[5].connected


def test_RP_4_83_a_road_is_asked_by_line_then_edge() -> None:
    """RP-2.16: any free edge, and one road on each."""
    line = " ".join(f"h{x},1" for x in range(16))
    t = table(3, P(fields=2), phase="effects", offices={"road_builder": 0}, roads=line + " h0,2").play(
        "free_road"
    )
    assert len(t.legal) == 23
    assert "road_line h1" not in t.legal
    t.play("road_line h2")
    assert t.legal_of("road") == [f"h{x},2" for x in range(1, 16)]


def test_RP_9_47_closing_a_district() -> None:
    """RP-4.46, RP-2.22: three walls of the completer's choice, one on an edge."""
    t = (
        table(3, P(goods="1 stone"), grids={"walls": "1 1 1 1 -"})
        .play("grid walls", "pay_now yes")
        .to_effects()
    )
    assert "wall n8" not in t.legal
    t.play("P0 wall n5", "P0 wall n6")
    assert "wall n5" not in t.legal
    assert not t.view(None).districts[1].closed
    t.play("P0 wall n7")
    assert t.view(None).districts[1].closed
    assert t["walls"] == ["n5", "n6", "n7"]
    assert t.vp(1) == 6
    assert t.grid("walls") == "- - - - -"


def test_RP_5_43_the_completer_is_whose_pawn_became_effective_last() -> None:
    """Payment at placement counts at the time of placement."""
    grids = {"harbour": "2 2 2 2 2 - -"}
    t = table(3, P(goods=PAY), P(goods=PAY), grids=grids)
    t.play("grid harbour", "cell harbour/7", "pay_now yes", "end_placement")
    t.play("grid harbour", "pay_now yes").to_effects()
    assert [t.vp(0), t.vp(1), t.vp(2)] == [0, 1 + 2, 4 + 3 + 3 + 2 + 2]


def test_RP_9_46_completer() -> None:
    """RP-4.42: paid in the effects turn, the grid is completed at once."""
    grids = {"fort": "2 2 2 2 2 2 2 2 - -"}
    t = table(3, P(goods=PAY), P(goods=PAY), grids=grids)
    t.play("P0 grid fort", "P0 cell fort/9", "P0 pay_now no", "P0 end_placement")
    t.play("P1 grid fort", "P1 pay_now yes").to_effects()
    assert not t["fort"]
    t.play("P0 pay_cell fort/9")
    assert t["fort"]
    assert t.vp(0) == 1 + 4
    assert t.vp(1) == 0


def test_RP_9_45_unpaid_pawns() -> None:
    """RP-5.40: the paid pawn stays, year after year."""
    t = table(
        3, P(goods=PAY), grids={"harbour": "1 1 1 1 1 0? 1"}, phase="effects", last_payer={"harbour": 1}
    )
    t.play("P0 end_effects")
    assert t.vp(0) == -3
    assert t.hand(0) == 9
    assert not t["harbour"]
    assert t.grid("harbour") == "1 1 1 1 1 - 1"
    t.next_year()
    assert t.grid("harbour") == "1 1 1 1 1 - 1"


def completing_palace(city: str, roads: str = "") -> Table:
    """Seat 0 completes the palace in his effects turn."""
    grids = {"palace": "1 1 1 1 1 1 1 1 2 2 2 0?"}
    return table(
        3,
        P(goods=PAY, fields=2),
        grids=grids,
        last_payer={"palace": 1},
        phase="effects",
        city=city,
        roads=roads,
    ).play("P0 pay_cell palace/12")


def test_RP_5_45_palace_and_cathedral_go_to_an_unbuilt_place_beside_the_Plaza() -> None:
    """RP-4.45: the completer chooses; workers who stand there go home."""
    t = completing_palace("7,8 hut:1 | 8,8 /2 | 9,8 cathedral")
    assert t.legal_of("raise") == ["8,8", "10,8", "7,9", "10,9", "7,10", "10,10"]
    before = t.hand(2)
    t.play("P0 raise 8,8")
    assert t.at("8,8") == "palace"
    assert t.hand(2) == before + 1
    assert t.state.asked() == "effects"


def test_RP_9_60_palace_when_the_zone_is_full() -> None:
    """RP-5.7: a displaced house may leave others without one."""
    t = completing_palace(ALL_SIDES.replace("8,8 market", "8,8 market /2") + " | 8,7 house:2")
    before = t.hand(2)
    t.play("P0 raise 8,8")
    assert t.at("8,8") == "palace"
    assert t.hand(2) == before + 1


def test_RP_5_45_workers_of_both_colours_leave_a_displaced_building() -> None:
    city = ALL_SIDES.replace("8,8 market", "8,8 market /12") + " | 8,7 house:2 | 7,7 house:1"
    t = completing_palace(city, roads="h6,7 v7,7")
    hands = t.hand(1), t.hand(2)
    t.play("P0 raise 8,8")
    assert t.at("8,8") == "palace"
    assert (t.hand(1), t.hand(2)) == (hands[0] + 1, hands[1] + 1)


def test_RP_5_45_only_minor_buildings_are_displaced() -> None:
    t = completing_palace(ALL_SIDES.replace("9,8 hut:1", "9,8 cathedral"))
    assert "9,8" not in t.legal_of("raise")
    assert len(t.legal_of("raise")) == 7


def test_RP_5_7_trim_after_a_displaced_house() -> None:
    """The market loses the only house beside it, and its worker goes home."""
    sides = ALL_SIDES.replace("7,8 hut:1", "7,8 house:2").replace("8,8 market", "8,8 hut:1")
    t = completing_palace(f"{sides} | 6,7 market /2")
    assert t.at("6,7") == "market /2"
    t.play("P0 raise 7,8")
    assert t.at("7,8") == "palace"
    assert t.at("6,7") == "market"


def test_RP_1_50_the_tile_closes_the_grid_and_its_loss_opens_it() -> None:
    t = completing_palace("")
    t.play("P0 raise 8,8")
    assert "palace" not in t.next_year().legal_of("grid")
    assert "palace" in table(3).legal_of("grid")


def sticks(number: int) -> str:
    """So many roads, on lines in the north."""
    names = [f"h{x},{y}" for y in (1, 2, 3, 4) for x in range(16)]
    return " ".join(names[:number])


def test_RP_5_46_fewer_segments_when_sticks_run_out() -> None:
    """RP-1.6, RP-8.9: sixty sticks for roads and walls together; printed walls need none."""
    t = table(3, grids={"road": "1 1 1 -"}, roads=sticks(58))
    t.play("grid road", "work fields", "work fields").to_effects()
    t.play("P0 road_line h9", "P0 road h0,9", "P0 road_line h9", "P0 road h1,9")
    assert t["phase"] == "effects"
    assert len(t["roads"]) == 60
    assert t.view(None).sticks == 0
    t = table(3, P(fields=2), roads=sticks(59), walls="n3", offices={"road_builder": 0}, phase="effects")
    assert "free_road" not in t.legal
    t = table(3, P(fields=2), roads=sticks(60), offices={"defender_office": 0}, phase="effects")
    assert "free_wall" not in t.legal
    t = table(3, grids={"walls": "1 1 1 1 1"}, full="walls", roads=sticks(58))
    t.to_effects().play("P1 wall n3", "P1 wall n4")
    assert t.legal_of("wall") == []


def test_RP_5_46_fewer_walls_when_the_city_is_nearly_closed() -> None:
    edges = "n3 n4 w3 w4 n5 n6 n7 n10 n11 n12 n13 n14 e3 e4 w6 w7 w8 e6"
    t = table(3, P(goods="1 stone"), grids={"walls": "1 1 1 1 -"}, walls=edges)
    t.play("grid walls", "pay_now yes").to_effects()
    assert t.legal == ["wall e7", "wall e8"]
    t.play("P0 wall e8")
    assert len(t["walls"]) == 20


def test_RP_2_19_roads_and_walls_only_grow() -> None:
    """RP-8.16: new ones on the same line leave the old; a connected district stays connected."""
    t = table(3, roads="h6,7 v7,7", walls="n5", grids={"road": "1 1 1 -", "walls": "1 1 1 1 1"}, full="walls")
    t.play("P0 grid road").to_effects()
    t.play("P1 wall n6", "P1 wall n7", "P1 wall n10")
    for line, road in (("h7", "h9,7"), ("v7", "v7,6"), ("h7", "h5,7")):
        t.play(f"P0 road_line {line}", f"P0 road {road}")
    assert {*t["roads"]} == {"h6,7", "v7,7", "h9,7", "v7,6", "h5,7"}
    assert t["walls"] == ["n5", "n6", "n7", "n10"]
    assert t.view(0).districts[5].connected


def test_RP_3_13_a_shadow_pawn_completes_but_earns_nothing() -> None:
    """The player who placed it is the completer."""
    t = table(2, P(goods=PAY), grids={"harbour": "s 1 1 1 1 1 -"}, last_payer={"harbour": 1})
    t.play("P0 shadow harbour", "P0 pay_now yes").to_effects()
    assert t["harbour"]
    assert t.vp(0) == 2
    assert t.vp(1) == 11
    assert t["shadow_supply"] == 10


def test_RP_8_8_between_years_nothing_is_owed() -> None:
    """No dock or office pawn, no unpaid cell, no full grid."""
    t = table(
        3, P(goods=PAY, dock=1), harbour=True, seeking={"gunner": 1}, grids={"fort": "0? 2?"}, phase="effects"
    )
    t.next_year()
    assert t.player(0)["dock"] == 0
    assert t["offices"]["gunner"]["pawn"] is None
    assert t.grid("fort") == "- - - - - - - - - -"
