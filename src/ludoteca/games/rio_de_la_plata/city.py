"""The city: who may stand where, what stands, and what changes on the map (RP-5.1 … RP-5.12, RP-1.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata.data import (
    ACTIVATED,
    BARRACKS,
    BUILDINGS,
    CARPENTER,
    CHURCH,
    COLUMNS,
    GARDEN,
    GUILD,
    HOUSE,
    HUT,
    KINDS_ON_MAP,
    MARKET,
    MONUMENT,
    MOST_CHURCHES_AND_BARRACKS,
    MOST_DWELLINGS,
    MOST_GARDENS,
    MOST_MARKETS_AND_GUILDS,
    MOST_MONUMENTS,
    MOST_ON_A_SPACE,
    MOST_SQUARES,
    MOST_STONECUTTERS_AND_CARPENTERS,
    NONE,
    PLACEMENTS,
    ROWS,
    SQUARE,
    STICKS,
    STONECUTTER,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import (
    ALL_WALLS,
    AROUND,
    DISTRICT,
    DISTRICT_WALLS,
    DISTRICTS,
    IS_PLAZA,
    IS_SOUTH,
    IS_START,
    NEIGHBOURS,
    PREDEFINED,
    SPACE_NAMES,
    SPACE_WALLS,
    SPACES,
    connected_districts,
)
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, leader, pawns_of, put_on, without

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

UPGRADERS: Final[i64] = 2

# --- questions -----------------------------------------------------------------------------------


def is_connected(s: State, space: i64) -> bool:
    """Does the space lie in a district that is connected by road (RP-2.17)?"""
    return (s.connected >> DISTRICT[space] & 1) != 0


def limit(s: State, space: i64) -> i64:
    """How many workers a building takes, and how often it is activated in a year (RP-5.2)."""
    return 2 if is_connected(s, space) else 1


def is_near_dwelling(s: State, seat: i64, space: i64) -> bool:
    """Is the space adjacent to a hut or house of his?"""
    return (s.near_dwelling[seat * ROWS + space // COLUMNS] >> (space % COLUMNS) & 1) != 0


def is_near_house(s: State, seat: i64, space: i64) -> bool:
    """Is the space adjacent to a house of his?"""
    return (s.near_house[seat * ROWS + space // COLUMNS] >> (space % COLUMNS) & 1) != 0


def is_reached(s: State, seat: i64, space: i64) -> bool:
    """May he begin something here: on the start line, or beside a hut or house of his (RP-5.3)?"""
    return IS_START[space] != 0 or is_near_dwelling(s, seat, space)


def may_place(s: State, seat: i64, space: i64) -> bool:
    """May he put a worker here (RP-5.3)?"""
    stack = s.stack[space]
    building = s.building[space]
    if building == UNBUILT:
        if not is_reached(s, seat, space) or IS_PLAZA[space]:
            return False
        return stack == EMPTY or (without(stack, seat) == EMPTY and HEIGHT[stack] < MOST_ON_A_SPACE)
    if building == HUT:
        return s.owner[space] == seat and stack == EMPTY
    if building > CHURCH or not (ACTIVATED | 1 << SQUARE) >> building & 1:
        return False
    if not is_near_house(s, seat, space):
        return False
    if building != SQUARE and HEIGHT[stack] < limit(s, space):
        return True
    return building in (MARKET, SQUARE) and without(stack, seat) == EMPTY and HEIGHT[stack] < UPGRADERS


def may_expropriate(s: State, seat: i64, space: i64) -> bool:
    """May he drive away the workers of another player, two for one (RP-5.10)?"""
    stack = s.stack[space]
    if stack == EMPTY or s.building[space] != UNBUILT or leader(stack) == seat:
        return False
    needed = 2 * HEIGHT[stack]
    return needed <= PLACEMENTS - s.placed and needed <= s.hand[seat] and is_reached(s, seat, space)


def cap(s: State, seat: i64, space: i64) -> i64:
    """How many of his workers may stand on the space outside war (RP-5.6)."""
    building = s.building[space]
    if IS_PLAZA[space]:
        return 0
    if building == UNBUILT:
        return MOST_ON_A_SPACE
    if building == HUT:
        return 1 if s.owner[space] == seat else 0
    if not is_near_house(s, seat, space):
        return 0
    if building in (MARKET, SQUARE):
        return UPGRADERS
    return limit(s, space) if building <= CHURCH and ACTIVATED >> building & 1 else 0


def surroundings(s: State, space: i64) -> i64:
    """Minor buildings around a space, and its own walls at the edge of the city (RP-5.25)."""
    found: i64 = IS_SOUTH[space]
    for number in range(space * NEIGHBOURS, space * NEIGHBOURS + NEIGHBOURS):
        other = AROUND[number]
        if other >= 0 and 0 <= s.building[other] < BUILDINGS:
            found += 1
    walled = SPACE_WALLS[space] & all_walls(s)
    while walled:
        found += walled & 1
        walled >>= 1
    return found


def all_walls(s: State) -> i64:
    """The edges that carry a wall, printed or built."""
    return s.walls | PREDEFINED


def open_edges(s: State) -> i64:
    """The edges of the city without a wall (RP-2.20)."""
    return ALL_WALLS & ~all_walls(s)


def is_closed(s: State, district: i64) -> bool:
    """Do all outer edges of a perimeter district carry walls (RP-2.23)?"""
    edges = DISTRICT_WALLS[district]
    return edges != 0 and edges & open_edges(s) == 0


def tile_left(s: State, seat: i64, building: i64) -> bool:
    """Does the pool have the tile, or the tile on the map a side to turn to (RP-1.10, RP-1.12)?"""
    standing = s.standing
    if building == HUT:
        return s.dwellings[seat] < MOST_DWELLINGS
    if building == SQUARE:
        return standing[SQUARE] + standing[MONUMENT] + standing[GARDEN] < MOST_SQUARES
    if building == MONUMENT:
        return standing[MONUMENT] < MOST_MONUMENTS
    if building == GARDEN:
        return standing[GARDEN] < MOST_GARDENS
    if building in (CHURCH, BARRACKS):
        return standing[CHURCH] + standing[BARRACKS] < MOST_CHURCHES_AND_BARRACKS
    if building == MARKET:
        return standing[MARKET] + standing[GUILD] < MOST_MARKETS_AND_GUILDS
    if building in (STONECUTTER, CARPENTER):
        return standing[STONECUTTER] + standing[CARPENTER] < MOST_STONECUTTERS_AND_CARPENTERS
    return True


def has_barracks(s: State, space: i64) -> bool:
    """Do barracks stand in the district of the space (RP-5.152)?"""
    return (s.district_has[DISTRICT[space]] >> BARRACKS & 1) != 0


def workers_in_city(s: State, seat: i64) -> i64:
    """His workers on the map."""
    count: i64 = 0
    for space in range(SPACES):
        if s.stack[space] != EMPTY:
            count += pawns_of(s.stack[space], seat)
    return count


# --- changes -------------------------------------------------------------------------------------


def put_worker(s: State, seat: i64, space: i64) -> None:
    """One worker from the hand to a space, on top of those who stand there."""
    s.hand[seat] -= 1
    s.stack[space] = put_on(s.stack[space], seat)


def send_home(s: State, seat: i64, space: i64) -> i64:
    """All his workers on a space go back to his hand; how many they were."""
    stack = s.stack[space]
    count = pawns_of(stack, seat)
    s.stack[space] = without(stack, seat)
    s.hand[seat] += count
    return count


def take_workers(s: State, seat: i64, space: i64, count: i64) -> None:
    """Some of his workers on a space go back to his hand."""
    stack = s.stack[space]
    rest = without(stack, seat)
    for _ in range(pawns_of(stack, seat) - count):
        rest = put_on(rest, seat)
    s.stack[space] = rest
    s.hand[seat] += count


def erect(s: State, space: i64, building: i64, owner: i64) -> None:
    """A tile comes to the map, in place of the one it turns (RP-1.12)."""
    before = s.owner[space]
    if s.building[space] != UNBUILT:
        s.standing[s.building[space]] -= 1
    s.building[space] = building
    s.standing[building] += 1
    if building == HUT:
        s.dwellings[owner] += 1
    s.owner[space] = owner
    note_district(s, DISTRICT[space])
    if owner >= 0:
        survey(s, owner)
    elif before >= 0:
        s.dwellings[before] -= 1
        survey(s, before)


def tear_down(s: State, space: i64) -> None:
    """The tile leaves the map and goes back to its pool (RP-1.5)."""
    owner = s.owner[space]
    s.standing[s.building[space]] -= 1
    s.building[space] = UNBUILT
    s.owner[space] = NONE
    note_district(s, DISTRICT[space])
    if owner >= 0:
        s.dwellings[owner] -= 1
        survey(s, owner)


def note_district(s: State, district: i64) -> None:
    """Which kinds of buildings stand in the district."""
    kinds: i64 = 0
    for space in range(SPACES):
        if DISTRICT[space] == district and s.building[space] != UNBUILT:
            kinds |= 1 << s.building[space]
    s.district_has[district] = kinds


def survey(s: State, seat: i64) -> None:
    """Which spaces lie beside his huts and houses."""
    first = seat * ROWS
    for row in range(ROWS):
        s.near_dwelling[first + row] = 0
        s.near_house[first + row] = 0
    for space in range(SPACES):
        if s.owner[space] != seat:
            continue
        for number in range(space * NEIGHBOURS, space * NEIGHBOURS + NEIGHBOURS):
            other = AROUND[number]
            if other >= 0:
                bit: i64 = 1 << (other % COLUMNS)
                s.near_dwelling[first + other // COLUMNS] |= bit
                if s.building[space] == HOUSE:
                    s.near_house[first + other // COLUMNS] |= bit


def take_stock(s: State) -> None:
    """Work out everything that follows from the map."""
    s.connected = connected_districts(s.roads)
    s.standing = filled(KINDS_ON_MAP, 0)
    s.dwellings = filled(s.seats, 0)
    for space in range(SPACES):
        if s.building[space] != UNBUILT:
            s.standing[s.building[space]] += 1
        if s.owner[space] >= 0:
            s.dwellings[s.owner[space]] += 1
    for district in range(DISTRICTS):
        note_district(s, district)
    for seat in range(s.seats):
        survey(s, seat)
    s.sticks = STICKS - sticks_laid(s.roads, s.walls)


def sticks_laid(roads: vec[i64], walls: i64) -> i64:
    """Roads and built walls on the map (RP-1.6)."""
    laid: i64 = 0
    for line in roads:
        while line:
            laid += line & 1
            line >>= 1
    while walls:
        laid += walls & 1
        walls >>= 1
    return laid


def trim(s: State, space: i64) -> None:
    """Workers for whom there is no room go back to their hands (RP-5.7)."""
    if s.stack[space] == EMPTY:
        return
    for seat in range(s.seats):
        standing = pawns_of(s.stack[space], seat)
        if standing == 0:
            continue
        surplus = standing - cap(s, seat, space)
        if surplus > 0:
            take_workers(s, seat, space, surplus)
            if s.journal is not None:
                s.journal.tell("sent-home", seat=seat, space=SPACE_NAMES[space], count=surplus)


def trim_all(s: State) -> None:
    """The whole map is looked over."""
    for space in range(SPACES):
        trim(s, space)
