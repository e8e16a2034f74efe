"""Produce, collect, refine (RR-5.35 … RR-5.38, RR-5.89, RR-5.106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands, stores
from ludoteca.games.romolo_o_remo.actions import (
    COLLECT_FIRST,
    PRODUCE_FIRST,
    REFINE_FIRST,
    STORE_FIRST,
    STORE_IN_HAND,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    APOTHECARIUS,
    CHARACTERS,
    CONSTRUCTIONS,
    FIRST_WAREHOUSE_PIECE,
    FOREST,
    HILL,
    MOST_WAREHOUSES,
    PRODUCED,
    QUARRY,
    REFINED,
    REFINED_CUBES,
    RESOURCE_NAMES,
    RESOURCES,
    SAWMILL,
    SIDES,
    WAREHOUSE,
)
from ludoteca.games.romolo_o_remo.steps import action, payment
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class ProduceSource(Step):
    """What is worked: the acting hex, or Water beside it (RR-5.35)?"""

    def actions(self, s: State) -> list[int]:
        """Sources that were not used in this Turn, if there is room for what they yield."""
        if len(receivers(s, s.place)) == 0:
            return []
        return [PRODUCE_FIRST + hex for hex in sources(s, s.place)]

    def play(self, s: State, action_: i64) -> None:
        """The source is chosen."""
        s.question = action_ - PRODUCE_FIRST
        s.step = PRODUCE_RECEIVER

    def skip(self, s: State) -> None:
        """Hostile Units block every warehouse: the act is void (RR-4.10)."""
        action.give_up(s)


class ProduceReceiver(Step):
    """Where do the cubes go (RR-5.36, RR-5.89)?"""

    def actions(self, s: State) -> list[int]:
        """Hexes with an empty warehouse in reach; the hand with an Apothecarius."""
        return [STORE_FIRST + hex for hex in receivers(s, s.place)]

    def play(self, s: State, action_: i64) -> None:
        """The whole production goes into one warehouse, or into the hand."""
        source = s.question
        resource = PRODUCED[s.terrain[source]]
        count = yield_of(s, source)
        s.produced |= bit(source)
        s.produced_kinds |= bit(resource)
        if action_ == STORE_IN_HAND:
            s.apothecarii_used += 1
            s.cubes[s.seat * RESOURCES + resource] += count
        else:
            row = stores.empty_warehouse(s, action_ - STORE_FIRST)
            s.warehouse_cubes[row] = stores.contents(resource, count)
        if s.journal is not None:
            s.journal.tell(
                "produced",
                seat=s.seat,
                resource=RESOURCE_NAMES[resource],
                count=count,
                hex=HEX_NAMES[source],
                in_hand=int(action_ == STORE_IN_HAND),
                place=HEX_NAMES[source if action_ == STORE_IN_HAND else action_ - STORE_FIRST],
            )
        action.finish(s)


class CollectWarehouse(Step):
    """Which warehouse is emptied into the hand (RR-5.37)?"""

    def actions(self, s: State) -> list[int]:
        """Those of the hex with cubes; of two alike the first."""
        legal: list[int] = []
        for number in range(1, MOST_WAREHOUSES + 1):
            row = stores.warehouse_row(s, s.place, number)
            if row == stores.NO_WAREHOUSE:
                break
            piece = FIRST_WAREHOUSE_PIECE + number - 1
            if s.warehouse_cubes[row] != stores.EMPTY and stores.is_first_alike(s, s.place, piece):
                legal.append(COLLECT_FIRST + number - 1)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """All its cubes to the hand."""
        row = stores.warehouse_row(s, s.place, action_ - COLLECT_FIRST + 1)
        cubes = s.warehouse_cubes[row]
        s.warehouse_cubes[row] = stores.EMPTY
        s.cubes[s.seat * RESOURCES + cubes % RESOURCES] += cubes // RESOURCES
        if s.journal is not None:
            s.journal.tell(
                "collected",
                seat=s.seat,
                resource=RESOURCE_NAMES[cubes % RESOURCES],
                count=cubes // RESOURCES,
                hex=HEX_NAMES[s.place],
            )
        action.finish(s)


class RefineType(Step):
    """Which resource is refined (RR-5.38)?"""

    def actions(self, s: State) -> list[int]:
        """Kinds with two cubes."""
        return [REFINE_FIRST + resource for resource in refinable(s, s.place)]

    def play(self, s: State, action_: i64) -> None:
        """Two cubes are due."""
        resource = action_ - REFINE_FIRST
        payment.begin(s, REFINED_CUBES, payment.one_kind(resource, REFINED_CUBES))


PRODUCE_SOURCE: Final[Step] = ProduceSource("produce_source", "produce")
PRODUCE_RECEIVER: Final[Step] = ProduceReceiver("produce_receiver", "store", "in_hand")
COLLECT_WAREHOUSE: Final[Step] = CollectWarehouse("collect_warehouse", "collect")
REFINE_TYPE: Final[Step] = RefineType("refine_type", "refine")


def can_produce(s: State, hex: i64) -> bool:
    """Is there a source and a receiver?"""
    return lands.is_land(s, hex) and len(sources(s, hex)) > 0 and len(receivers(s, hex)) > 0


def sources(s: State, hex: i64) -> list[int]:
    """The acting hex and the explored Water around it, each once a Turn (RR-5.35)."""
    found: list[int] = []
    for side in range(SIDES + 1):
        # the acting hex itself stands in the middle of the order
        place = hex if side == 3 else s.near[hex * SIDES + lands.BY_HEX[side if side < 3 else side - 1]]
        if place == NO_HEX or s.produced >> place & 1:
            continue
        if place == hex or lands.is_explored_water(s, place):
            found.append(place)
    return found


def receivers(s: State, hex: i64) -> list[int]:
    """Where a production of the acting hex may be stored (RR-5.36); after all hexes the hand (RR-5.89)."""
    found: list[int] = []
    for side in range(SIDES + 1):
        place = hex if side == 3 else s.near[hex * SIDES + lands.BY_HEX[side if side < 3 else side - 1]]
        if place != NO_HEX and receives(s, hex, place) and not lands.has_hostile(s, place):
            found.append(place)
    if s.characters[s.seat * CHARACTERS + APOTHECARIUS] > s.apothecarii_used:
        found.append(STORE_IN_HAND - STORE_FIRST)
    return found


def receives(s: State, hex: i64, place: i64) -> bool:
    """Is there an empty warehouse in the hex or beside it, not behind a wall?"""
    if s.built[place * CONSTRUCTIONS + WAREHOUSE] == 0 or lands.is_behind_wall(s, place, hex):
        return False
    return stores.empty_warehouse(s, place) != stores.NO_WAREHOUSE


def could_store(s: State, place: i64) -> bool:
    """Would a warehouse there receive what is about to be produced, were nobody hostile (RR-5.15)?"""
    is_in_reach = place == s.place or lands.direction_of(s, s.place, place) >= 0
    return is_in_reach and receives(s, s.place, place)


def yield_of(s: State, source: i64) -> i64:
    """One cube, one for every quarry or sawmill there, one for every Praepositus of the kind (RR-5.106)."""
    terrain = s.terrain[source]
    resource = PRODUCED[terrain]
    count: i64 = 1
    if terrain == HILL:
        count += s.built[source * CONSTRUCTIONS + QUARRY]
    elif terrain == FOREST:
        count += s.built[source * CONSTRUCTIONS + SAWMILL]
    if not s.produced_kinds >> resource & 1:
        count += s.marks[s.seat * RESOURCES + resource]
    return count


def can_collect(s: State, hex: i64) -> bool:
    """Is there a cube in a warehouse of the hex?"""
    for row in range(len(s.warehouse_hex)):
        if s.warehouse_hex[row] == hex and s.warehouse_cubes[row] != stores.EMPTY:
            return True
    return False


def refinable(s: State, hex: i64) -> list[int]:
    """The kinds of which there are two cubes, refined ones aside (RR-5.38)."""
    return [
        resource
        for resource in range(RESOURCES)
        if resource != REFINED and stores.available(s, s.seat, hex, resource) >= REFINED_CUBES
    ]


def can_refine(s: State, hex: i64) -> bool:
    """Are there two cubes of a kind?"""
    for resource in range(REFINED):
        if stores.available(s, s.seat, hex, resource) >= REFINED_CUBES:
            return True
    return False


def refine(s: State) -> None:
    """One refined cube to the hand."""
    s.cubes[s.seat * RESOURCES + REFINED] += 1
    if s.journal is not None:
        s.journal.tell("took", seat=s.seat, resource="refined", count=1)
    action.finish(s)
