"""Nobody leaves the production phase with too many transporters (RB-6.2.25 … RB-6.2.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.access import dock_region, is_at_sea
from ludoteca.games.roads_and_boats.actions import DISCARD_FIRST
from ludoteca.games.roads_and_boats.data import (
    BUILDINGS,
    FIRST_BOAT,
    FIRST_FACTORY,
    FLEET,
    GOODS,
    GOOSE,
    INPUT,
    MADE,
    MOST_ON_LAND,
    MOST_ON_WATER,
    MOST_TRANSPORTERS,
    OIL_RIG,
    RECIPES,
    SEA,
    TRANSPORTER_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, HEX_NAMES, SPOTS, WATER
from ludoteca.games.roads_and_boats.goods import ground
from ludoteca.games.roads_and_boats.steps import stow
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

# Which limit is broken.
KEPT: Final[i64] = 0
ON_LAND: Final[i64] = 1
ON_WATER: Final[i64] = 2
IN_ALL: Final[i64] = 3


class Discard(Step):
    """Which transporter leaves the game (D12)?"""

    def actions(self, s: State) -> list[int]:
        """Those at a factory, else all of the class concerned; of equal ones the oldest."""
        limit = broken_limit(s, s.seat)
        if limit == KEPT:
            return NOTHING
        return [
            DISCARD_FIRST + carrier
            for carrier in candidates(s, limit)
            if not fleet.has_older_twin(s, carrier, -1)
        ]

    def play(self, s: State, action: i64) -> None:
        """Its cargo falls to the ground; what was spent on it in this phase may come back."""
        discard(s, action - DISCARD_FIRST)

    def skip(self, s: State) -> None:
        """All limits are kept."""
        s.step = stow.STOW


DISCARD: Final[Step] = Discard("discard", "discard")


def broken_limit(s: State, seat: i64) -> i64:
    """The first limit that a player breaks: land, water, total (RB-6.2.26)."""
    on_land = fleet.on_land(s, seat)
    if on_land > MOST_ON_LAND:
        return ON_LAND
    if s.fleet[seat] - on_land > MOST_ON_WATER:
        return ON_WATER
    return IN_ALL if s.fleet[seat] > MOST_TRANSPORTERS else KEPT


def candidates(s: State, limit: i64) -> vec[i64]:
    """The transporters of the class concerned that stand in a tile with a factory; if there are none, all."""
    at_factory = vec[i64]()
    anywhere = vec[i64]()
    for carrier in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
        is_boat = s.kind[carrier] >= FIRST_BOAT
        if s.carries[carrier] >= 0 or (limit == ON_LAND and is_boat) or (limit == ON_WATER and not is_boat):
            continue
        anywhere = append(anywhere, carrier)
        if is_at_factory(s, carrier):
            at_factory = append(at_factory, carrier)
    return at_factory if len(at_factory) > 0 else anywhere


def is_at_factory(s: State, carrier: i64) -> bool:
    """Does it stand in a tile with a transporter factory?"""
    return s.building[s.place[carrier] // SPOTS] >= FIRST_FACTORY


def discard(s: State, carrier: i64) -> None:
    """A transporter is destroyed."""
    place = s.place[carrier]
    tile = place // SPOTS
    made_at = s.made_at[carrier]
    kind = s.kind[carrier]
    is_refunded = s.discard_refund == 1 and made_at >= 0 and is_at_factory(s, carrier)
    was_at_sea = is_at_sea(s, carrier)
    drop_cargo(s, carrier)
    if s.journal is not None:
        s.journal.tell(
            "discarded",
            seat=s.seat,
            transporter=TRANSPORTER_NAMES[kind],
            hex=HEX_NAMES[tile],
            refund=int(is_refunded),
        )
    fleet.remove(s, carrier)
    if is_refunded:
        refund(s, kind, made_at)
    if was_at_sea and s.building[tile] != OIL_RIG and not is_anybody_at_sea(s, tile, -1):
        s.goods[ground(tile, 0) * GOODS + GOOSE] = 0


def drop_cargo(s: State, carrier: i64) -> None:
    """Cargo falls on the ground of the region; at open sea it is lost (RB-6.2.27)."""
    place = s.place[carrier]
    tile, spot = place // SPOTS, place % SPOTS
    if s.terrain[tile] == SEA and s.building[tile] != OIL_RIG:
        return
    region: i64 = 0
    if spot < WATER:
        region = spot
    elif spot > WATER:
        region = dock_region(s, place)
    for good in range(GOODS):
        s.goods[ground(tile, region) * GOODS + good] += s.goods[(CARGO + carrier) * GOODS + good]


def refund(s: State, kind: i64, made_at: i64) -> None:
    """What was spent on a transporter returns to the ground of the factory that made it (RB-6.2.28)."""
    region = s.region_of(made_at, s.building_bank[made_at])
    for building in range(FIRST_FACTORY, BUILDINGS):
        if MADE[building] == kind:
            for good in range(GOODS):
                s.goods[ground(made_at, region) * GOODS + good] += INPUT[building * RECIPES * GOODS + good]


def is_anybody_at_sea(s: State, tile: i64, other_than: i64) -> bool:
    """Is a transporter of anybody, not carried, on this sea tile?"""
    place = tile * SPOTS + WATER
    for carrier in range(s.seats * FLEET):
        if s.place[carrier] == place and carrier != other_than and s.carried_by[carrier] < 0:
            return True
    return False
