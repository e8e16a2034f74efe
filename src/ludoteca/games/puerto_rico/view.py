"""What one seat may see (PR-7.1 … PR-7.4): all but the order of the face-down pile and others' points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from ludoteca.core.encoding.marks import BY_SEAT, Heap, Seat, Slots, Upto, Words
from ludoteca.core.position import Position
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.games.puerto_rico.actions import BUILDING, CIRCLE, GOOD, ROLE, TILE
from ludoteca.games.puerto_rico.data import BUILDING_NAMES, ROLE_NAMES, TRIGGER_NAMES
from ludoteca.games.puerto_rico.steps import STEP_NAMES

# Words of the verbs, so that the client's types know them too.
BuildingId = Annotated[str, BUILDING]
CircleId = Annotated[str, CIRCLE]
GoodId = Annotated[str, GOOD]
RoleId = Annotated[str, ROLE]
TileId = Annotated[str, TILE]

# What programs divide numbers by: what there is in the box, or more than anybody ever had.
Barrels = Annotated[int, Upto(12)]
Colonists = Annotated[int, Upto(100)]
Doubloons = Annotated[int, Upto(50)]
Plantations = Annotated[int, Upto(12)]
Points = Annotated[int, Upto(100)]


@dataclass(frozen=True)
class RoleCard:
    """A role: the doubloons on it and who took it."""

    doubloons: Annotated[int, Upto(10)]
    taken_by: int | None


@dataclass(frozen=True)
class Ship:
    """A cargo ship."""

    capacity: Barrels
    good: GoodId | None
    load: Barrels


@dataclass(frozen=True)
class Tile:
    """An island tile."""

    kind: TileId
    occupied: bool


@dataclass(frozen=True)
class CityBuilding:
    """A building in a city."""

    building: BuildingId
    colonists: Annotated[int, Upto(3)]


@dataclass(frozen=True)
class Player:
    """A player board; `vp` is None where it is not shown (PR-7.2)."""

    doubloons: Doubloons
    vp: Points | None
    goods: Mapping[GoodId, Barrels]
    san_juan: Annotated[int, Upto(20)]
    island: Annotated[tuple[Tile, ...], Heap(12)]
    city: Annotated[tuple[CityBuilding, ...], Heap(1)]


@dataclass(frozen=True)
class Scratch:
    """What is under way inside a phase."""

    newest: Annotated[int, Words(BUILDING_NAMES)]
    unassigned: Annotated[int, Upto(20)]
    group: CircleId | None
    later_circles: Annotated[int, Upto(20)]
    idle_turns: Annotated[int, Upto(5)]
    captain_bonus: bool
    wharf_used: Annotated[tuple[Seat, ...], Heap(1)]
    storing: Annotated[int, Upto(5)]
    kept: Annotated[tuple[Barrels, ...], Slots(5)]


@dataclass(frozen=True, kw_only=True)
class PuertoRicoView(View):
    """The table as one seat sees it.

    `counted_vp` is what a player with perfect memory knows: every gain was announced (PR-7.4).
    Programs use it (`for_programs`); a screen shows `players[i].vp`.
    """

    for_programs = frozenset({"counted_vp"})
    own = frozenset({"viewer", "players"})

    step: Annotated[str, Words(STEP_NAMES)]
    round: Annotated[int, Upto(30)]
    governor: int
    pick: Annotated[int, Upto(6)]
    active_role: RoleId
    role_owner: int
    roles: Mapping[Annotated[str, Words(ROLE_NAMES)], RoleCard]
    colonist_supply: Colonists
    colonist_ship: Annotated[int, Upto(20)]
    vp_supply: Points
    vp_paper: Annotated[int, Upto(50)]
    goods_supply: Mapping[GoodId, Barrels]
    ships: Annotated[tuple[Ship, ...], Slots(3)]
    trading_house: Annotated[tuple[GoodId, ...], Heap(4)]
    draw_pile: Mapping[GoodId, Plantations]
    discard_pile: Mapping[GoodId, Plantations]
    face_up: Mapping[GoodId, Plantations]
    quarry_supply: Annotated[int, Upto(8)]
    building_supply: Mapping[BuildingId, Annotated[int, Upto(4)]]
    end_triggers: Annotated[tuple[Annotated[str, Words(TRIGGER_NAMES)], ...], Heap(1)]
    players: tuple[Player, ...]
    counted_vp: Annotated[tuple[Points, ...], BY_SEAT]
    scratch: Scratch
    reveals: int


def complete(view: View, rng: Rng) -> Position:
    """A position that agrees with the view: the face-down pile in a random order (PR-7.4)."""
    assert isinstance(view, PuertoRicoView)
    position = {**vars(view)}
    del position["viewer"], position["counted_vp"]
    pile = [name for name, count in view.draw_pile.items() for _ in range(count)]
    rng.shuffle(pile)
    position["options"] = {**view.options}
    position["roles"] = {name: {**vars(card)} for name, card in view.roles.items()}
    position["ships"] = [{**vars(ship)} for ship in view.ships]
    position["draw_pile"] = pile
    position["players"] = [
        {
            **vars(player),
            "vp": vp,
            "goods": {**player.goods},
            "island": [{**vars(tile)} for tile in player.island],
            "city": [{**vars(building)} for building in player.city],
        }
        for player, vp in zip(view.players, view.counted_vp, strict=True)
    ]
    position["scratch"] = {**vars(view.scratch)}
    position["rng"] = rng.fork().state()
    return position
