"""Section 8: a position that breaks an invariant or cannot be read is refused in one line."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.errors import BadPosition

from .table import GAME, P, Table, load, table, war

Position = dict[str, Any]
Change = Callable[[Position], object]


def refused(position: object) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)  # type: ignore[arg-type]
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith("position")
    return message


def broken(change: Change, base: Table | None = None) -> str:
    """The complaint about a good position after one change."""
    position = copy.deepcopy((base or table(3)).position)
    load(position)
    change(position)
    return refused(position)


def setting(*path: Any, to: object) -> Change:
    """A change of one value."""

    def change(position: Position) -> None:
        part: Any = position
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = to

    return change


def with_city(*entries: dict[str, Any]) -> Change:
    def change(position: Position) -> None:
        plain: Position = {"building": None, "owner": None, "pawns": [], "built": False, "activations": 0}
        position["city"] = [{**plain, **entry} for entry in entries]

    return change


def test_RP_8_1_pawns_are_conserved() -> None:
    assert "10 pawns" in broken(setting("players", 0, "fields", to=1))
    assert "8 pawns" in broken(setting("players", 1, "hand", to=8))
    assert "shadow" in broken(setting("shadow_supply", to=9), table(2))
    assert "shadow" in broken(setting("shadow_supply", to=1))


def test_RP_8_2_goods_are_never_negative() -> None:
    assert "expected a whole number" in broken(setting("players", 0, "goods", "stone", to=-1))


def test_RP_8_3_tiles_are_limited() -> None:
    five = [{"space": f"{column},1", "building": "market"} for column in range(1, 6)]
    assert "there are 4" in broken(with_city(*five))
    twice = [{"space": "5,1", "building": "church"}, {"space": "6,1", "building": "church"}]
    assert "a second church in district 2" in broken(with_city(*twice))


def test_RP_8_4_the_Plaza_stays_free() -> None:
    assert "on the Plaza" in broken(with_city({"space": "8,9", "building": "market"}))
    assert "not beside the Plaza" in broken(with_city({"space": "1,1", "building": "palace"}))
    t = table(3, city="8,8 /0")
    assert "cannot stand on 8,9" in broken(lambda p: p["city"][0].update(space="8,9"), t)


def test_RP_8_5_who_stands_where_outside_war() -> None:
    t = table(3, city="8,5 /0 | 9,5 /1")
    assert "two colours" in broken(setting("city", 0, "pawns", to=[0, 1]), t)
    assert "cannot stand" in broken(setting("city", 0, "building", to="market"), t)


def test_RP_8_6_groups_in_war() -> None:
    base = war(3, attacker=2, invaders={"5,5": 2}, outside="n5/1", city="7,5 /0 | 9,5 house:1")
    assert "share" in broken(setting("war", "groups", 0, "space", to="7,5"), base)
    assert "share" in broken(setting("war", "groups", 0, "space", to="9,5"), base)
    assert "enemies instead of" in broken(setting("war", "enemies", to=9), base)
    assert "before the wall" in broken(setting("war", "outside", 0, "wall", to="n8"), base)
    assert "found 4" in broken(setting("war", "groups", 0, "enemies", to=4), base)


def test_RP_8_7_five_placements_and_two_activations() -> None:
    assert "from 0 to 5" in broken(setting("turn", "placed", to=6))
    t = table(3, P(fields=2), city="8,5 market", phase="effects")
    assert "too many activations" in broken(setting("city", 0, "activations", to=2), t)
    assert "yet this year" in broken(setting("city", 0, "built", to=True), table(3, city="8,5 market"))


def test_RP_8_8_debts_of_this_year_only() -> None:
    t = table(3, grids={"fort": "1?"}, turn=1)
    assert "has not placed yet" in broken(lambda p: p.update(mover=0, seat=0), t)
    assert "full must list" in broken(setting("full", to=["fort"]))


def test_RP_8_9_sticks_and_walls() -> None:
    roads = [f"h{x},{y}" for y in range(1, 5) for x in range(16)][:61]
    assert "1 sticks too many" in broken(setting("roads", to=roads))
    assert "printed" in broken(setting("walls", to=["n1"]))
    assert "expected one of" in broken(setting("walls", to=["s1"]))


def test_RP_8_10_markers() -> None:
    assert "from 1 to 9" in broken(setting("markers", "natives", to=10))


def test_RP_8_11_the_ship() -> None:
    t = table(3, P(cargo="1 wood"), harbour=True)
    assert "21 fit" in broken(setting("players", 0, "cargo", "wood", to=22), t)
    assert "without a harbour" in broken(setting("harbour", to=False), t)
    assert "cannot be due" in broken(setting("ship_returns", to=1589), t)


def test_RP_8_12_offices() -> None:
    t = table(3, offices={"bishop": 1})
    assert "two offices in one year" in broken(
        setting("offices", "gunner", to={"owner": 1, "since": 1584, "pawn": None}), t
    )
    t = table(3, seeking={"gunner": 0})
    assert "pawns" in broken(setting("offices", "bishop", "pawn", to=0), t)


def test_RP_8_13_wars() -> None:
    assert "wars were led" in broken(setting("players", 0, "wars", to=2))
    assert "from 0 to 2" in broken(setting("players", 0, "wars", to=3), table(2, P(wars=1), P(wars=1)))


def test_RP_8_14_the_order_is_a_permutation() -> None:
    assert "every seat once" in broken(setting("order", to=[0, 0, 1]))


def test_RP_8_17_a_step_without_a_choice_is_refused() -> None:
    """What is under way must fit the step."""
    assert "step" in broken(setting("step", to="city_space"))
    assert "chain.bill is missing" in broken(setting("step", to="payment"))
    assert "in the phase placement" in broken(setting("step", to="war_turn"))
    assert "decides in the turn" in broken(setting("seat", to=1))
    assert "game_over" in broken(setting("seat", to=-1))
