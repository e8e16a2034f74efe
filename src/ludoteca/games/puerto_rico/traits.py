"""What a network is told of Puerto Rico when a role is to be chosen: a board, and the middle of the table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.encoding.traits import Traits, each
from ludoteca.core.state import State as CoreState
from ludoteca.games.puerto_rico.data import (
    BARRELS,
    BUILDING_NAMES,
    BUILDING_TABLE,
    BUILDINGS,
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    PLANTATIONS,
    ROLE_NAMES,
    ROLES,
    TILE_NAMES,
    TILES,
    TRIGGER_NAMES,
)
from ludoteca.games.puerto_rico.player_board import all_circles, capacity, city_size, colonists, island_size
from ludoteca.games.puerto_rico.seat_worth import ship_room
from ludoteca.games.puerto_rico.state import State

MOST_SEATS: Final[i64] = 5
TURNS: Final = ("0", "1", "2", "3", "4")

OWN: Final = {
    "doubloons": 50,
    "vp": 100,
    "san_juan": 20,
    **each("goods", GOOD_NAMES, BARRELS),
    **each("makes", GOOD_NAMES, (12, 4, 4, 3, 2)),
    **each("tiles", TILE_NAMES, (12,)),
    **each("settled", TILE_NAMES, (12,)),
    **each("built", BUILDING_NAMES, (1,)),
    **each("workers", BUILDING_NAMES, tuple(building.circles for building in BUILDING_TABLE)),
    "kinds": 5,
    "barrels_aboard": 30,
    "best_sale": 5,
    "city_size": 12,
    "island_size": 12,
    "colonists": 40,
    "empty_circles": 40,
    **each("chooses_after", TURNS, (1,)),
    **each("chooses_next_round_after", TURNS, (1,)),
}
SHARED: Final = {
    "round": 40,
    "choices_left": 6,
    "colonist_supply": 95,
    "colonist_ship": 30,
    "vp_supply": 122,
    "quarry_supply": 8,
    "house_spaces": 4,
    "fullest_city": 12,
    "doubloons": 120,
    **each("ends_by", TRIGGER_NAMES, (1,)),
    **each("taken", ROLE_NAMES, (1,)),
    **each("role_doubloons", ROLE_NAMES, (20,)),
    **each("goods", GOOD_NAMES, BARRELS),
    **each("makes", GOOD_NAMES, PLANTATIONS),
    **each("goods_supply", GOOD_NAMES, BARRELS),
    **each("ship_room", GOOD_NAMES, (8,)),
    **each("trading_house", GOOD_NAMES, (4,)),
    **each("face_up", GOOD_NAMES, (6,)),
    **each("building_supply", BUILDING_NAMES, tuple(building.copies for building in BUILDING_TABLE)),
}


@final
class PuertoRicoTraits(Traits):
    """Traits of Puerto Rico, for any number of seats."""

    def __init__(self) -> None:
        super().__init__(OWN, SHARED)

    def fill_own(self, state: CoreState, seat: i64, row: vec[i64]) -> None:
        """One player board, and when he chooses."""
        assert isinstance(state, State)
        s = state
        row[0] = s.doubloons[seat]
        row[1] = s.vp[seat]
        row[2] = s.san_juan[seat]
        at: i64 = 3
        kinds: i64 = 0
        aboard: i64 = 0
        best_sale: i64 = 0
        has_space = s.trading_house_size() < HOUSE_SPACES
        for good in range(GOODS):
            barrels = s.goods[seat * GOODS + good]
            makes = capacity(s, seat, good)
            row[at + good] = barrels
            row[at + GOODS + good] = makes
            if makes > 0:
                kinds += 1
            if barrels > 0:
                aboard += min(barrels, ship_room(s, good))
                if has_space and s.trading_house[good] == 0:
                    best_sale = 1 + good
        at += 2 * GOODS
        for tile in range(TILES):
            row[at + tile] = s.tiles[seat * TILES + tile]
            row[at + TILES + tile] = s.settled[seat * TILES + tile]
        at += 2 * TILES
        for building in range(BUILDINGS):
            workers = s.city[seat * BUILDINGS + building]
            if workers >= 0:
                row[at + building] = 1
                row[at + BUILDINGS + building] = workers
        at += 2 * BUILDINGS
        people = colonists(s, seat)
        row[at] = kinds
        row[at + 1] = aboard
        row[at + 2] = best_sale
        row[at + 3] = city_size(s, seat)
        row[at + 4] = island_size(s, seat)
        row[at + 5] = people
        row[at + 6] = max(0, all_circles(s, seat) - people)
        row[at + 7 + next_choice(s, seat)] = 1

    def fill_shared(self, state: CoreState, row: vec[i64]) -> None:
        """The middle of the table, and what lies on all boards together."""
        assert isinstance(state, State)
        s = state
        row[0] = s.round
        row[1] = s.picks - s.pick
        row[2] = s.colonist_supply
        row[3] = s.colonist_ship
        row[4] = s.vp_supply
        row[5] = s.quarry_supply
        row[6] = HOUSE_SPACES - s.trading_house_size()
        for trigger in range(len(TRIGGER_NAMES)):
            row[9 + trigger] = s.end_triggers >> trigger & 1
        at: i64 = 9 + len(TRIGGER_NAMES)
        for role in range(s.roles_in_play):
            if s.taken_by[role] >= 0:
                row[at + role] = 1
            row[at + ROLES + role] = s.role_doubloons[role]
        at += 2 * ROLES
        for seat in range(s.seats):
            row[7] = max(row[7], city_size(s, seat))
            row[8] += s.doubloons[seat]
            for good in range(GOODS):
                row[at + good] += s.goods[seat * GOODS + good]
                row[at + GOODS + good] += capacity(s, seat, good)
        at += 2 * GOODS
        for good in range(GOODS):
            row[at + good] = s.goods_supply[good]
            row[at + GOODS + good] = ship_room(s, good)
            row[at + 2 * GOODS + good] = s.trading_house[good]
            row[at + 3 * GOODS + good] = s.face_up[good]
        at += 4 * GOODS
        for building in range(BUILDINGS):
            row[at + building] = s.building_supply[building]


def next_choice(s: State, seat: i64) -> i64:
    """After how many others he chooses a role; MOST_SEATS more if it is in the next round."""
    after = (s.governor + s.pick) % s.seats
    others = seat - after if seat >= after else seat - after + s.seats
    if s.pick + others < s.picks:
        return others
    first = s.next_seat(s.governor)
    return MOST_SEATS + (seat - first if seat >= first else seat - first + s.seats)
