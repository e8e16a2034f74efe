"""Exchanges of goods between a transporter and one partner (RB-6.1.9 … RB-6.1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.access import is_in_contact, reach
from ludoteca.games.roads_and_boats.actions import (
    CLOSE,
    FIRST_CARRIER,
    FOLLOWERS,
    GET_FIRST,
    PUT_FIRST,
    RETURN_FIRST,
    SWAP_FIRST,
    is_a,
)
from ludoteca.games.roads_and_boats.data import (
    FLEET,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    MOST_ACTS,
    MOVEMENT,
    OIL_RIG,
    SEA,
    TRANSPORTER_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, FOLLOWING, HEX_NAMES, MOST_BANKS, SPOTS
from ludoteca.games.roads_and_boats.goods import ground, mark_for, mark_from, move
from ludoteca.games.roads_and_boats.steps import cooperation, movement, stow
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

GET: Final[i64] = 0
PUT: Final[i64] = 1


class Exchange(Step):
    """What changes hands (D13, D14, D36)?"""

    def actions(self, s: State) -> list[int]:
        """Goods to get, put or swap; after the first transfer the exchange may be closed."""
        legal = transfers(s, s.handler, s.partner, s.taken, s.given)
        if s.transfers > 0:
            legal.append(CLOSE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One good changes hands; with another player's transporter it is only proposed (RB-6.7.1)."""
        if action == CLOSE:
            close(s)
            return
        if is_a(action, SWAP_FIRST, GOODS):
            swap(s, action - SWAP_FIRST)
            return
        way = GET if is_a(action, GET_FIRST, GOODS) else PUT
        good = action - GET_FIRST if way == GET else action - PUT_FIRST
        if is_foreign(s.handler, s.partner):
            cooperation.ask(s, s.partner - FIRST_CARRIER, good, way)
            return
        transfer(s, good, way)


class Return(Step):
    """Which good goes back to complete a swap (D37)?"""

    def actions(self, s: State) -> list[int]:
        """Another good that was not taken in this exchange."""
        row = (CARGO + s.handler) * GOODS
        return [
            RETURN_FIRST + good
            for good in range(GOODS)
            if s.goods[row + good] > 0 and s.taken >> good & 1 == 0
        ]

    def play(self, s: State, action: i64) -> None:
        """It is put on the partner."""
        s.owes = -1
        transfer(s, action - RETURN_FIRST, PUT)
        s.step = EXCHANGE


EXCHANGE: Final[Step] = Exchange("exchange", "get", "put", "swap", "close")
RETURN: Final[Step] = Return("return", "return")


def partners(s: State, handler: i64) -> vec[i64]:
    """With whom a transporter can exchange at least one good (RB-6.1.9)."""
    found = vec[i64]()
    if not s.is_free(handler) or s.acts[handler] >= MOST_ACTS:
        return found
    reached = reach(s, handler)
    for region in range(MOST_BANKS):
        if reached >> region & 1 and len(transfers(s, handler, region, 0, 0)) > 0:
            found = append(found, region)
    if s.phase == MOVEMENT and len(transfers(s, handler, FOLLOWERS, 0, 0)) > 0:
        found = append(found, FOLLOWERS)
    tile = s.place[handler] // SPOTS
    seat = handler // FLEET
    for owner in range(s.seats):
        if owner == seat or s.cooperation:
            for other in range(owner * FLEET, owner * FLEET + s.fleet[owner]):
                if (
                    other != handler
                    and s.place[other] // SPOTS == tile
                    and s.is_free(other)
                    and is_in_contact(s, handler, other)
                    and not fleet.has_older_twin(s, other, handler)
                    and len(transfers(s, handler, FIRST_CARRIER + other, 0, 0)) > 0
                ):
                    found = append(found, FIRST_CARRIER + other)
    return found


def holder_of(s: State, handler: i64, partner: i64) -> i64:
    """The holder of goods that a partner is."""
    if partner >= FIRST_CARRIER:
        return CARGO + partner - FIRST_CARRIER
    return FOLLOWING if partner == FOLLOWERS else ground(s.place[handler] // SPOTS, partner)


def is_foreign(handler: i64, partner: i64) -> bool:
    """Is the partner a transporter of another player?"""
    return partner >= FIRST_CARRIER and (partner - FIRST_CARRIER) // FLEET != handler // FLEET


def transfers(s: State, handler: i64, partner: i64, taken: i64, given: i64) -> list[int]:
    """What can change hands now: no good both ways in one exchange, and no more than there is room for."""
    legal: list[int] = []
    if s.acts[handler] >= MOST_ACTS:
        return legal
    goods = s.goods
    own = (CARGO + handler) * GOODS
    other = holder_of(s, handler, partner) * GOODS
    foreign = is_foreign(handler, partner)
    has_room = s.room(handler) > 0
    for good in range(GOODS):
        if goods[other + good] > 0 and given >> good & 1 == 0:
            if has_room:
                if not foreign or cooperation.may_ask(s, partner - FIRST_CARRIER, good, GET):
                    legal.append(GET_FIRST + good)
            elif partner >= FIRST_CARRIER and not foreign and can_swap(s, handler, good, taken):
                legal.append(SWAP_FIRST + good)
    if partner == FOLLOWERS or (partner >= FIRST_CARRIER and s.room(partner - FIRST_CARRIER) <= 0):
        return legal
    geese_only = partner < FOLLOWERS and takes_geese_only(s, s.place[handler] // SPOTS)
    for good in range(GOODS):
        is_given = goods[own + good] > 0 and taken >> good & 1 == 0 and (good == GOOSE or not geese_only)
        if is_given and (not foreign or cooperation.may_ask(s, partner - FIRST_CARRIER, good, PUT)):
            legal.append(PUT_FIRST + good)
    return legal


def takes_geese_only(s: State, tile: i64) -> bool:
    """Is it a sea tile without an oil rig, where only geese can be put (RB-6.1.11)?"""
    return s.terrain[tile] == SEA and s.building[tile] != OIL_RIG


def can_swap(s: State, handler: i64, good: i64, taken: i64) -> bool:
    """Has a full transporter another good to give for this one (RB-6.1.10)?"""
    if s.acts[handler] + 2 > MOST_ACTS:
        return False
    row = (CARGO + handler) * GOODS
    for other in range(GOODS):
        if other != good and s.goods[row + other] > 0 and taken >> other & 1 == 0:
            return True
    return False


def open_with(s: State, handler: i64, partner: i64) -> None:
    """An exchange begins."""
    s.handler = handler
    s.partner = partner
    s.step = EXCHANGE


def swap(s: State, good: i64) -> None:
    """A full transporter takes a good and owes another one."""
    transfer(s, good, GET)
    s.owes = good
    s.step = RETURN


def transfer(s: State, good: i64, way: i64) -> None:
    """One good goes from the partner to the handler, or the other way."""
    own = CARGO + s.handler
    other = holder_of(s, s.handler, s.partner)
    if way == GET:
        move(s, other, own, good, mark_for(s, other, good, s.handler))
        s.taken |= 1 << good
    else:
        move(s, own, other, good, mark_from(s, own, good, s.handler))
        s.given |= 1 << good
    s.acts[s.handler] += 1
    s.transfers += 1
    if s.journal is not None:
        tell(s, good, way)


def tell(s: State, good: i64, way: i64) -> None:
    """Tell who loads or unloads what, where."""
    assert s.journal is not None
    carrier = TRANSPORTER_NAMES[s.kind[s.handler]]
    hex_name = HEX_NAMES[s.place[s.handler] // SPOTS]
    if way == GET:
        s.journal.tell(
            "loaded",
            seat=int(s.handler // FLEET),
            transporter=carrier,
            hex=hex_name,
            good=GOOD_NAMES[good],
            aboard=int(s.partner >= FIRST_CARRIER),
        )
    else:
        s.journal.tell(
            "unloaded",
            seat=int(s.handler // FLEET),
            transporter=carrier,
            hex=hex_name,
            good=GOOD_NAMES[good],
            aboard=int(s.partner >= FIRST_CARRIER),
        )


def close(s: State) -> None:
    """The exchange is over."""
    s.clear_exchange()
    s.step = movement.MOVE if s.phase == MOVEMENT else stow.STOW
