"""What one seat may see (PR-7.1 … PR-7.4): all but the order of the face-down pile and others' points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated

from ludoteca.core.encoding.marks import BY_SEAT, Heap, Seat, Slots, Upto, Words
from ludoteca.core.position import Position, counts, seat_or_none, seats_of, word_or_none, words_of
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.games.puerto_rico.actions import BUILDING, CIRCLE, GOOD, ROLE, TILE
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CITY_SPACES,
    GOOD_NAMES,
    GOODS,
    GROUP_NAMES,
    GROUPS,
    ISLAND_SPACES,
    ROLE_NAMES,
    TILE_NAMES,
    TILES,
    TRIGGER_NAMES,
)
from ludoteca.games.puerto_rico.steps import STEP_NAMES
from ludoteca.games.puerto_rico.steps.storage import kept_of
from ludoteca.games.puerto_rico.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

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


# The small things on the table are the same again and again: each is made once and shared.
_card = cache(RoleCard)
_ship = cache(Ship)
_tile = cache(Tile)
_building = cache(CityBuilding)
BOARDS = 1000
"""So many islands and cities are remembered."""


def look(s: State, viewer: int | None) -> PuertoRicoView:
    """The table without what the viewer may not see."""
    hides_vp = bool(s.options["hidden_vp"]) and not s.over
    pile = list(s.pile)
    return PuertoRicoView(
        game=s.game_id,
        version=VERSION,
        options=dict(s.options),
        viewer=viewer,
        seat=s.seat,
        step=s.step.name,
        round=s.round,
        governor=s.governor,
        pick=s.pick,
        active_role=ROLE_NAMES[s.role],
        role_owner=s.owner,
        roles={
            ROLE_NAMES[role]: _card(s.role_doubloons[role], seat_or_none(s.taken_by[role]))
            for role in range(s.roles_in_play)
        },
        colonist_supply=s.colonist_supply,
        colonist_ship=s.colonist_ship,
        vp_supply=s.vp_supply,
        vp_paper=s.vp_paper,
        goods_supply=counts(GOOD_NAMES, s.goods_supply),
        ships=_ships(tuple(s.ship_capacity), tuple(s.ship_good), tuple(s.ship_load)),
        trading_house=tuple(GOOD_NAMES[good] for good in range(GOODS) for _ in range(s.trading_house[good])),
        draw_pile={name: pile.count(good) for good, name in enumerate(GOOD_NAMES)},
        discard_pile=counts(GOOD_NAMES, s.discard),
        face_up=counts(GOOD_NAMES, s.face_up),
        quarry_supply=s.quarry_supply,
        building_supply=counts(BUILDING_NAMES, s.building_supply),
        end_triggers=_triggers(s.end_triggers),
        players=tuple(_player(s, seat, hides_vp and seat != viewer) for seat in range(s.seats)),
        counted_vp=tuple(s.vp),
        scratch=Scratch(
            newest=s.newest,
            unassigned=s.unassigned,
            group=None if s.group in (-1, GROUPS) else GROUP_NAMES[s.group],
            later_circles=s.later_circles,
            idle_turns=s.idle_turns,
            captain_bonus=s.captain_bonus == 1,
            wharf_used=_seats(s.wharves_used),
            storing=s.storing,
            kept=_kept(s.kept),
        ),
        reveals=s.reveals,
    )


def _player(s: State, seat: int, hides_vp: bool) -> Player:
    layout = seat * (ISLAND_SPACES + CITY_SPACES)
    city = layout + ISLAND_SPACES
    return Player(
        doubloons=s.doubloons[seat],
        vp=None if hides_vp else s.vp[seat],
        goods=counts(GOOD_NAMES, s.goods[seat * GOODS : seat * GOODS + GOODS]),
        san_juan=s.san_juan[seat],
        island=_island(tuple(s.layout[layout:city]), tuple(s.settled[seat * TILES : seat * TILES + TILES])),
        city=_city(
            tuple(s.layout[city : city + CITY_SPACES]),
            tuple(s.city[seat * BUILDINGS : (seat + 1) * BUILDINGS]),
        ),
    )


@lru_cache(maxsize=BOARDS)
def _ships(capacities: tuple[int, ...], goods: tuple[int, ...], loads: tuple[int, ...]) -> tuple[Ship, ...]:
    ships = zip(capacities, goods, loads, strict=True)
    return tuple(_ship(capacity, word_or_none(GOOD_NAMES, good), load) for capacity, good, load in ships)


@cache
def _triggers(bits: int) -> tuple[str, ...]:
    return tuple(words_of(TRIGGER_NAMES, bits))


@cache
def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seats_of(bits))


@lru_cache(maxsize=BOARDS)
def _kept(bits: int) -> tuple[int, ...]:
    return tuple(kept_of(bits, good) for good in range(GOODS))


# A board changes little from one decision to the next, and everybody at the table looks at it.
@lru_cache(maxsize=BOARDS)
def _island(spaces: tuple[int, ...], settled: tuple[int, ...]) -> tuple[Tile, ...]:
    colonists = list(settled)
    island = []
    for tile in spaces:
        if tile >= 0:
            island.append(_tile(TILE_NAMES[tile], colonists[tile] > 0))
            colonists[tile] -= 1
    return tuple(island)


@lru_cache(maxsize=BOARDS)
def _city(spaces: tuple[int, ...], colonists: tuple[int, ...]) -> tuple[CityBuilding, ...]:
    return tuple(
        _building(BUILDING_NAMES[building], colonists[building]) for building in spaces if building >= 0
    )


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
