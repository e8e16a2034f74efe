"""RB-4, RB-1: options, the temple, homes, and the tables of the box."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.events import Journal
from ludoteca.core.hexes import distance, parse
from ludoteca.core.rng import Rng
from ludoteca.games.roads_and_boats.data import (
    GOOD_NAMES,
    TILE_SUPPLY,
    TILE_TABLE,
    WEALTH,
)

from .table import GAME, Table


def new(seats: int, seed: int = 1, **options: object) -> Table:
    return Table(GAME.new(seats, seed=seed, **options))  # type: ignore[arg-type]


def settled(seats: int, seed: int = 1, **options: object) -> Table:
    """Everybody takes the first start he is offered."""
    t = new(seats, seed, **options)
    while t.state.asked() in ("choose_start", "start_bank"):
        t.play(t.legal[0])
    return t


def test_RB_1_1_what_goods_are_worth() -> None:
    assert {good: worth for good, worth in zip(GOOD_NAMES, WEALTH, strict=True) if worth} == {
        "gold": 10,
        "coins": 40,
        "stock": 120,
    }


def test_RB_1_18_and_RB_1_19_140_tiles() -> None:
    """RB-1.19: four plain deserts fewer than in the earlier editions."""
    assert sum(TILE_SUPPLY) == 140
    assert ("desert", "plain", 17) in TILE_TABLE


def test_RB_0_5_and_RB_1_21_no_supply_is_binding() -> None:
    """RB-0.5, RB-1.21: more goods and walls than the box has; only neutral bricks are counted."""
    from .table import P, table

    t = table(
        "two_banks", P("donkey 0,-1"), ground={"0,-1": "500 stone"}, borders={"0,-1:0": "wall=40 owner=0"}
    )
    assert t.ground("0,-1") == {"stone": 500}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_RB_1_23_the_default_maps(seats: int) -> None:
    """RB-1.22, RB-1.23: `auto`."""
    name = {1: "solo_valley", 2: "two_banks", 3: "trident", 4: "four_valleys"}[seats]
    assert new(seats)["tiles"] == new(seats, map=name)["tiles"]
    assert GAME.new(seats).options["map"] == "auto"


def test_RB_3_40_maps_are_made_for_numbers_of_players() -> None:
    assert new(2, map="four_valleys")["starts"] == ["3,-2", "-3,2"]
    assert new(3, map="archipelago")["starts"] == ["3,-2", "-3,2", "-1,-2", "1,2"]
    for seats, name in ((2, "trident"), (3, "two_banks"), (4, "inner_sea"), (2, "solo_valley")):
        with pytest.raises(BadOption, match="map"):
            GAME.new(seats, map=name)


def test_RB_4_1_nobody_has_researched_anything() -> None:
    assert all(player["research"] == [] for player in settled(4)["players"])
    for seats in (0, 5):
        with pytest.raises(BadOption):
            GAME.new(seats)


def test_RB_4_2_the_map_lies_before_anybody_is_at_home() -> None:
    t = new(2)
    assert len(t["tiles"]) == 29
    assert [player["home"] for player in t["players"]] == [None, None]


def test_RB_4_3_and_RB_4_4_the_farthest_from_the_temple_plays_first() -> None:
    """RB-4.3: every order is drawn sooner or later."""
    rows = set()
    for seed in range(40):
        t = new(3, seed)
        assert t["sequence"] == t["temple"][::-1]
        rows.add(tuple(t["temple"]))
    assert len(rows) == 6


def test_RB_4_5_starts_are_chosen_in_sequence_and_the_last_is_placed() -> None:
    t = new(4)
    order = []
    while t.state.asked() == "choose_start":
        order.append(t.seat)
        assert all(line.startswith("start") for line in t.legal)
        t.play(t.legal[0])
    assert order == t["sequence"][:3]
    homes = [player["home"]["hex"] for player in t["players"]]
    assert sorted(homes) == sorted(t["starts"])


def test_RB_4_6_on_a_free_map_a_tile_lies_between_homes() -> None:
    """RB-3.24, RB-4.6: on a river tile the bank is chosen too."""
    banks = 0
    for seed in range(4):
        t = new(3, seed, map="free")
        rng = Rng(seed)
        while t.state.asked() in ("choose_tile", "lay_tile", "turn_tile"):
            rivers = [line for line in t.legal if "straight" in line]
            t.play(rivers[0] if rivers else t.legal[rng.below(len(t.legal))])
        while t.state.asked() in ("choose_start", "start_bank"):
            if t.state.asked() == "start_bank":
                banks += 1
                assert t.legal == ["bank 0", "bank 1"]
            if t.state.asked() == "choose_start":
                assert all(t.tile(place)["terrain"] != "sea" for place in t.offered("start"))
            on_rivers = (
                [line for line in t.legal if t.tile(line.split()[1])["river"]]
                if "start" in t.legal[0]
                else []
            )
            t.play(on_rivers[0] if on_rivers else t.legal[-1])
        homes = [parse(player["home"]["hex"]) for player in t["players"]]
        assert len(set(homes)) == 3
        assert all(distance(one, other) >= 2 for one in homes for other in homes if one != other)
    assert banks > 0


def test_RB_4_7_what_a_player_begins_with() -> None:
    t = settled(2)
    for seat, player in enumerate(t["players"]):
        assert t.ground(player["home"]["hex"]) == {"boards": 5, "stone": 1, "goose": 2}
        assert t.fleet(seat) == ["donkey"] * 3
        assert all(entry["hex"] == player["home"]["hex"] for entry in player["transporters"])


def test_RB_4_8_no_bricks_and_turn_one_begins_with_production() -> None:
    t = settled(3)
    assert (t["wonder"], t["turn"], t["phase"]) == ([], 1, "production")


def test_RB_0_4_ids_and_tiles_are_in_order() -> None:
    """RB-0.4: tile order is by row, then column; ids by age."""
    t = settled(2)
    places = [parse(tile["hex"]) for tile in t["tiles"]]
    assert places == sorted(places, key=lambda place: (place[1], place[0]))
    assert [entry["id"] for entry in t["players"][1]["transporters"]] == ["y1", "y2", "y3"]


# --- alone ---------------------------------------------------------------------------------------


def alone(**options: object) -> Table:
    t = settled(1, **options)
    while not t.state.over:
        t.turn_over()
    return t


def test_RB_3_10_the_game_alone() -> None:
    """RB-3.10: 17 neutral bricks before turn 1; it ends after the brick of turn 20, or as agreed."""
    t = settled(1)
    assert t["wonder"] == [None] * 17
    over = alone()
    assert over.state.progress() == 0.0
    assert (over["turn"], len(over["wonder"])) == (20, 37)
    assert alone(solo_turns=3)["turn"] == 3
    with pytest.raises(BadOption, match="solo_turns"):
        GAME.new(2, solo_turns=10)


def test_RB_3_10_a_full_wonder_ends_the_game_too() -> None:
    from .table import P, table

    t = table(
        "solo_valley", P("donkey 1,0"), at="buy_brick", bricks="N" * 17 + "0" * 65, ground={"1,0": "2 boards"}
    )
    t.play("buy")
    assert t.state.over
    assert len(t["wonder"]) == 83


def test_RB_3_11_EX_21_solo_mine() -> None:
    """RB-3.11, EX-21: it yields what its bag holds more of, gold if equal."""
    from .table import P, table

    def yields(house: str, turns: int) -> list[str]:
        t = table("solo_valley", P("donkey 1,0"), houses={"1,-2": house}, at="buy_brick")
        seen: list[str] = []
        before: dict[str, int] = {}
        for _ in range(turns):
            now = t.ground("1,-2")
            seen += [good for good in now if now[good] > before.get(good, 0)]
            before = now
            t.turn_over()
        return seen

    assert yields("mine gold=3 iron=3", 6) == ["gold", "iron"] * 3
    assert yields("mine gold=5 iron=5", 10) == ["gold", "iron"] * 5
    assert yields("mine gold=4 iron=1", 5) == ["gold", "gold", "gold", "gold", "iron"]


def test_RB_3_12_180_points_are_a_victory() -> None:
    from .table import P, table

    for gold, rank in (("6 gold", 2), ("1 stock 1 coins 2 gold", 1)):
        t = table("solo_valley", P(f"truck 1,0: {gold}"))
        assert t.state.standings() == [rank]
    assert table("solo_valley", P("truck 1,0: 6 gold")).state.progress() == 60 / 180


@pytest.mark.parametrize(
    ("cargo", "medals"),
    [("5 coins", 3), ("1 stock 1 coins 2 gold", 2), ("2 coins 2 gold", 1), ("2 coins 1 gold", 0)],
)
def test_RB_3_12_bronze_silver_and_gold(cargo: str, medals: int) -> None:
    """RB-3.12: 100, 180 and 260 points; the end of the game tells."""
    from .table import P, table

    more = "6 gold" if medals == 3 else ""
    t = table("solo_valley", P(f"truck -1,0: {cargo}", f"truck -1,0: {more}"), solo_turns=1, at="select")
    t.state.journal = Journal()
    while not t.state.over:
        t.turn_over()
    assert [event.args["medals"] for event in t.state.journal.events if event.id == "solo-result"] == [medals]


def test_RB_3_13_alone_nobody_is_asked_about_the_order() -> None:
    t = settled(1)
    asked = set()
    while not t.state.over:
        asked.add(t.state.asked())
        t.play(t.legal[-1])
    assert not asked & {"demand", "pray", "position"}
