"""How a game begins (RR-3.1 … RR-3.13), and the tables (RR-1.1 … RR-2.13)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.rng import Rng
from ludoteca.games.romolo_o_remo import board, data
from ludoteca.games.romolo_o_remo.steps import opening
from tests.games.romolo_o_remo.table import GAME, Table

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "romolo_o_remo.md"


def block() -> dict[str, object]:
    """The machine-readable tables of the rules document."""
    found = re.search(r"```json\n(.*?)```", RULES.read_text(encoding="utf-8"), re.S)
    assert found
    return dict(json.loads(found[1]))


# RR-1.5, RR-1.11, RR-1.14, RR-1.16
def test_RR_2_13_the_tables_are_those_of_the_rules() -> None:
    told = block()
    assert told["resources"] == list(data.RESOURCE_NAMES)
    assert told["multipliers"] == list(data.MULTIPLIERS)
    constructions = told["constructions"]
    assert isinstance(constructions, dict)
    for row in data.CONSTRUCTION_TABLE:
        entry = constructions[row.name]
        assert (row.bank, row.stone, row.wood) == (entry["pool"], entry["stone"], entry["wood"])
        assert data.TERRAIN_NAMES[row.terrain] == entry["terrain"]
    bank = told["bank"]
    assert isinstance(bank, dict)
    for seats, setup in data.SETUPS.items():
        assert dict(zip(data.BANK_NAMES, setup.bank, strict=True)) == {
            name: counts[seats - 1] for name, counts in bank.items()
        }
    characters = told["characters"]
    assert isinstance(characters, list)
    types = {"I": 1, "II": 2, "III": 3}
    assert [(row.name, row.copies, row.type, row.group) for row in data.CHARACTER_TABLE] == [
        (entry["id"], entry["copies"], types[entry["type"]], entry["group"]) for entry in characters
    ]
    in_play = told["characters_in_play"]
    display = told["display"]
    assert isinstance(in_play, dict)
    assert isinstance(display, list)
    for seats, setup in data.SETUPS.items():
        assert setup.types == tuple(in_play[name][seats - 1] for name in types)
        assert setup.display == display[seats - 1]
    assert told["events"] == dict(zip(data.EVENT_NAMES, data.EVENTS, strict=True))


# RR-2.8, RR-2.9, RR-2.10, RR-2.12
def test_RR_2_7_the_maps_are_those_of_the_rules() -> None:
    maps = block()["maps"]
    assert isinstance(maps, dict)
    sizes = []
    for seats, setup in data.SETUPS.items():
        told = maps[str(seats)]
        assert [list(row) for row in setup.rows] == told["rows"]
        assert [[list(place) for place in hexes] for hexes in setup.initial] == told["initial"]
        assert [list(place) for place in setup.multipliers] == told["multipliers"]
        assert (list(setup.ai_capital) if setup.ai_capital else None) == told.get("ai_capital")
        sizes.append(len(board.hexes_of(seats)))
    assert sizes == [19, 23, 37, 39]


# RR-1.20, RR-1.21
# RR-1.21, RR-1.13, RR-1.15
def test_RR_1_20_counts_of_the_box() -> None:
    assert sorted(data.MULTIPLIERS) == [2, 2, 2, 2, 3, 3]
    assert [len(data.SETUPS[seats].multipliers) for seats in (1, 2, 3, 4)] == [3, 3, 6, 6]
    assert len(data.CHARACTER_TABLE) == 21
    assert sum(row.copies for row in data.CHARACTER_TABLE) == 24
    assert {row.group for row in data.CHARACTER_TABLE} == {"civil", "economic", "military", "victory_points"}
    assert sum(data.TILES) == 54


# RR-1.18, RR-1.9
def test_RR_1_17_tokens_die_and_units() -> None:
    assert len(data.TOKEN_NAMES) == 6
    assert [data.TOKEN_NAMES[face] for face in data.DIE_FACES] == [
        "blank",
        "x2",
        "plus3",
        "plus_hit",
        "minus_hit",
        "retreat",
    ]
    assert list(data.COMBAT_VALUE) == [1, 3, 2, 0]
    assert list(data.ACTIONS) == [2, 2, 2, 3]


# RR-2.2, RR-2.3
def test_RR_2_1_distances_and_directions() -> None:
    origin, east = board.number_of((0, 0)), board.number_of((1, 0))
    assert board.NEAR[2][origin * 6] == east
    assert board.NEAR[2][east * 6 + 3] == origin
    assert board.DISTANCE[origin * board.HEXES + board.number_of((2, -3))] == 3


def test_RR_3_1_options_belong_to_their_numbers_of_players() -> None:
    for seats, options in ((3, {"teams": True}), (2, {"event_mode": "bag"}), (1, {"hostility": "always"})):
        with pytest.raises(BadOption):
            GAME.new(seats, seed=1, **options)
    assert GAME.new(4, seed=1, teams=True).team(2) == 0


# RR-7.6: all chance comes from one seed
# RR-7.6
def test_RR_3_2_the_first_player_is_drawn_and_the_same_seed_is_the_same_game() -> None:
    firsts = {int(GAME.new(4, seed=seed).seat) for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    assert {int(GAME.new(1, seed=seed).seat) for seed in range(5)} == {0}
    assert GAME.new(3, seed=5).fingerprint() == GAME.new(3, seed=5).fingerprint()


# RR-3.6, RR-2.11
def test_RR_3_4_the_first_tiles_are_secret_until_they_are_laid() -> None:
    t = Table(GAME.new(2, seed=1))
    first = t.seat
    other = 1 - first
    assert t.legal == ["terrain hill", "terrain forest"]
    assert t.state.hides(t.state.legal[0])
    t.play("terrain forest", "terrain hill")
    assert t.view(other).players[first].chosen_terrain is None
    assert t.view(first).players[first].chosen_terrain == "forest"
    assert t.starts("lay") == ["1,-3", "2,-3", "1,-2"]
    t.play("lay 2,-3")
    assert t.view(other).map["2,-3"].terrain == "forest"
    assert t.view(other).map["1,-3"].terrain == "plain"


def laid(seats: int, seed: int = 3, **options: Any) -> Table:
    t = Table(GAME.new(seats, seed=seed, **options))
    while t.state.asked() in ("setup_terrain", "setup_orient"):
        t.play(t.legal[0])
    return t


# RR-3.5, RR-3.7, RR-8.10
def test_RR_3_3_tiles_and_multipliers_lie_face_down() -> None:
    for seats, hidden in ((1, 15), (2, 17), (3, 28), (4, 27)):
        t = laid(seats)
        down = [hex for hex in t["map"].values() if not hex["explored"]]
        assert len(down) == hidden
        assert all(hex["terrain"] for hex in down)
        assert t["water_pile"] == 9
        marked = [name for name, land in t.view(0).map.items() if land.has_multiplier]
        assert len(marked) == len(data.SETUPS[seats].multipliers)
        assert sum(hex["terrain"] == "water" for hex in down) <= 6
        assert t.view(0).map[marked[0]].multiplier is None


# RR-1.1, RR-3.3, RR-3.4
def test_RR_3_5_the_pile_is_what_the_box_holds_without_what_was_taken() -> None:
    for seats, plains in ((1, 19 - 3), (2, 19 - 4), (3, 19 - 6), (4, 19 - 8)):
        t = Table(GAME.new(seats, seed=3))
        while t.state.asked() == "setup_terrain":
            t.play("terrain forest")
        assert list(opening.terrain_pile(t.state)) == [plains, 10, 10 - seats, 15 - 9]


def test_RR_3_8_characters_lie_by_types() -> None:
    for seats in (1, 2, 3, 4):
        t = Table(GAME.new(seats, seed=2))
        types = {row.name: row.type for row in data.CHARACTER_TABLE}
        drawn = [types[name] for name in [*t["display"], *reversed(t["character_pile"])]]
        assert drawn == sorted(drawn)
        assert tuple(drawn.count(n) for n in (1, 2, 3)) == data.SETUPS[seats].types


# RR-1.22, RR-3.10
def test_RR_3_9_bank_market_and_hands_at_the_start() -> None:
    t = laid(3)
    assert set(t["prices"].values()) == {1}
    assert t["bank"]["farms"] == 12
    for player in t["players"]:
        assert player["cubes"] == {"grain": 2, "wood": 2, "stone": 2, "salt": 0, "refined": 0}
        assert player["half_coins"] == 4
        assert len(player["tokens"]) == 5
        assert player["hidden_token"] not in player["tokens"]
    t.play("take refined")
    assert t["players"][t.state.first]["cubes"]["refined"] == 1  # type: ignore[attr-defined]


def test_RR_3_11_with_the_die_there_are_no_tokens() -> None:
    assert all(not player["tokens"] for player in laid(2, battle="die")["players"])


def test_RR_3_12_towers_farms_and_warehouses_stand_on_plains_and_workers_in_order() -> None:
    t = laid(2)
    while t.state.asked() == "setup_resource":
        t.play("take salt")
    first = t.seat
    plains = [name for name in ("1,-3", "2,-3", "1,-2") if t.hex(name)["terrain"] == "plain"]
    assert t.starts("tower") == plains
    t.play(f"tower {plains[0]}")
    assert t.starts("farm") == plains
    t.play(f"farm {plains[0]}", f"warehouse {plains[1]}")
    assert t.starts("worker") == ["1,-3", "2,-3", "1,-2"]
    t.play("worker 2,-3")
    assert t.seat == first
    assert t.starts("worker") == ["2,-3", "1,-2"]
    t.play("worker 1,-2")
    assert t.seat == 1 - first
    assert t.player(first)["capital"] == plains[0]
    assert t["bank"]["farms"] == 7


def test_RR_3_13_alone_the_ai_has_a_capital_and_events_and_nothing_else() -> None:
    t = Table(GAME.new(1, seed=4))
    assert t["ai"]["capital"] == "1,-2"
    assert not t["ai"]["units"]
    assert t["ai"]["half_coins"] == 0
    assert len(t["ai"]["events"]) == 19
    assert t.view(0).ai is not None
    bag = Table(GAME.new(1, seed=4, event_mode="bag"))
    assert bag["ai"]["events"] == sorted(bag["ai"]["events"], key=data.EVENT_NAMES.index)


# RR-4.2, RR-4.3, RR-4.18, RR-8.16: decisions are real and small
# RR-4.3, RR-4.18, RR-8.16
def test_RR_4_2_every_decision_has_two_to_forty_choices() -> None:
    for seats in (1, 2, 3, 4):
        state = GAME.new(seats, seed=seats)
        rng = Rng(seats)
        while not state.over:
            assert 2 <= len(state.legal) <= 40
            state.apply(state.legal[rng.below(len(state.legal))])
