"""The table as one seat sees it, put together: after every move a server does it for everybody there."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.position import counts, seat_or_none, seats_of, word_or_none, words_of
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CITY_SPACES,
    EMPTY,
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
from ludoteca.games.puerto_rico.steps.storage import kept_of
from ludoteca.games.puerto_rico.version import VERSION
from ludoteca.games.puerto_rico.view import (
    CityBuilding,
    Player,
    PuertoRicoView,
    RoleCard,
    Scratch,
    Ship,
    Tile,
)

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

# The small things on the table are the same again and again: each is made once and shared.
_card = cache(RoleCard)
_ship = cache(Ship)
_tile = cache(Tile)
_building = cache(CityBuilding)
BOARDS = 1000
"""So many islands and cities are remembered."""
_scratch = lru_cache(maxsize=BOARDS)(Scratch)
BITS: Final[i64] = 5
"""So many bits hold what lies on a space, or how many colonists: 12 of them fit into a number."""
MASK: Final[i64] = 31


def look(s: State, viewer: int | None) -> PuertoRicoView:
    """The table without what the viewer may not see."""
    hides_vp = _hides_vp(s)
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
        goods_supply=_goods(s.goods_supply),
        ships=_ships(tuple(s.ship_capacity), tuple(s.ship_good), tuple(s.ship_load)),
        trading_house=tuple(GOOD_NAMES[good] for good in range(GOODS) for _ in range(s.trading_house[good])),
        draw_pile=_draw_pile(s),
        discard_pile=_goods(s.discard),
        face_up=_goods(s.face_up),
        quarry_supply=s.quarry_supply,
        building_supply={
            BUILDING_NAMES[building]: s.building_supply[building] for building in range(BUILDINGS)
        },
        end_triggers=_triggers(s.end_triggers),
        players=tuple(_player(s, seat, hides_vp and seat != viewer) for seat in range(s.seats)),
        counted_vp=tuple(s.vp),
        scratch=_scratch(
            s.newest,
            s.unassigned,
            None if s.group in (-1, GROUPS) else GROUP_NAMES[s.group],
            s.later_circles,
            s.idle_turns,
            s.captain_bonus == 1,
            _seats(s.wharves_used),
            s.storing,
            _kept(s.kept),
        ),
        reveals=s.reveals,
    )


def look_beside(s: State, beside: PuertoRicoView, viewer: int | None) -> dict[str, object]:
    """What is not as somebody else sees it: only points are for some eyes and not for others (PR-7.2)."""
    hides_vp = _hides_vp(s)
    players = tuple(
        Player(
            doubloons=player.doubloons,
            vp=None if hides_vp and seat != viewer else s.vp[seat],
            goods=player.goods,
            san_juan=player.san_juan,
            island=player.island,
            city=player.city,
        )
        for seat, player in enumerate(beside.players)
    )
    return {"viewer": viewer, "players": players}


def _hides_vp(s: State) -> bool:
    return bool(s.options["hidden_vp"]) and not s.over


def _draw_pile(s: State) -> dict[str, int]:
    left = [0] * GOODS
    for good in s.pile:
        left[good] += 1
    return counts(GOOD_NAMES, left)


def _player(s: State, seat: int, hides_vp: bool) -> Player:
    island = seat * (ISLAND_SPACES + CITY_SPACES)
    city = island + ISLAND_SPACES
    return Player(
        doubloons=s.doubloons[seat],
        vp=None if hides_vp else s.vp[seat],
        goods=_goods(s.goods, seat * GOODS),
        san_juan=s.san_juan[seat],
        island=_island(_spaces(s, island, ISLAND_SPACES), _settled(s, seat)),
        city=_city(_spaces(s, city, CITY_SPACES), _colonists(s, seat, city)),
    )


def _goods(row: vec[i64], first: i64 = 0) -> dict[str, int]:
    """How many of each good, from a place of a row on."""
    return {GOOD_NAMES[good]: row[first + good] for good in range(GOODS)}


# Boards are looked up by what lies on them, packed into whole numbers: that is quicker than rows of numbers.
def _spaces(s: State, first: i64, size: i64) -> i64:
    """What lies on the spaces of an island or a city; 0 is an empty one."""
    packed: i64 = 0
    for space in range(size):
        packed |= (s.layout[first + space] - EMPTY) << (space * BITS)
    return packed


def _settled(s: State, seat: i64) -> i64:
    """The colonists on every kind of tile."""
    packed: i64 = 0
    for tile in range(TILES):
        packed |= s.settled[seat * TILES + tile] << (tile * BITS)
    return packed


def _colonists(s: State, seat: i64, first: i64) -> i64:
    """The colonists in the buildings of a city, space by space."""
    packed: i64 = 0
    for space in range(CITY_SPACES):
        building = s.layout[first + space]
        if building != EMPTY:
            packed |= s.city[seat * BUILDINGS + building] << (space * BITS)
    return packed


def _unpacked(packed: i64, size: i64) -> list[int]:
    return [packed >> (place * BITS) & MASK for place in range(size)]


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
def _island(spaces: int, settled: int) -> tuple[Tile, ...]:
    colonists = _unpacked(settled, TILES)
    island = []
    for space in _unpacked(spaces, ISLAND_SPACES):
        tile = space + EMPTY
        if tile != EMPTY:
            island.append(_tile(TILE_NAMES[tile], colonists[tile] > 0))
            colonists[tile] -= 1
    return tuple(island)


@lru_cache(maxsize=BOARDS)
def _city(spaces: int, colonists: int) -> tuple[CityBuilding, ...]:
    return tuple(
        _building(BUILDING_NAMES[space + EMPTY], inside)
        for space, inside in zip(
            _unpacked(spaces, CITY_SPACES), _unpacked(colonists, CITY_SPACES), strict=True
        )
        if space
    )
