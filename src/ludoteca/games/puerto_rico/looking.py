"""The table as one seat sees it, put together: after every move a server does it for everybody there."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ludoteca.core.position import counts, seat_or_none, seats_of, word_or_none, words_of
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
        goods_supply=counts(GOOD_NAMES, s.goods_supply),
        ships=_ships(tuple(s.ship_capacity), tuple(s.ship_good), tuple(s.ship_load)),
        trading_house=tuple(GOOD_NAMES[good] for good in range(GOODS) for _ in range(s.trading_house[good])),
        draw_pile=_draw_pile(s),
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


def look_beside(s: State, beside: PuertoRicoView, viewer: int | None) -> PuertoRicoView:
    """The same by what somebody else sees: only points are for some eyes and not for others (PR-7.2)."""
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
    return PuertoRicoView(**{**vars(beside), "viewer": viewer, "players": players})


def _hides_vp(s: State) -> bool:
    return bool(s.options["hidden_vp"]) and not s.over


def _draw_pile(s: State) -> dict[str, int]:
    left = [0] * GOODS
    for good in s.pile:
        left[good] += 1
    return counts(GOOD_NAMES, left)


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
