"""What holds in every position (RB-9.1 … RB-9.13), as sentences about what does not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ludoteca.core.hexes import distance, opposite
from ludoteca.games.roads_and_boats import fleet, maps, under_way
from ludoteca.games.roads_and_boats.access import tiles_of
from ludoteca.games.roads_and_boats.actions import CARRIER_NAMES
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    CAPACITY,
    DESERT,
    END_SPACE,
    FIRST_BOAT,
    FIRST_FACTORY,
    FLEET,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    LAND_PER_PLAYER,
    MINE,
    MOST_ON_LAND,
    MOST_ON_WATER,
    MOST_TRANSPORTERS,
    MOUNTAIN_SOURCE,
    MOVES,
    NEUTRAL,
    NEUTRAL_BRICKS,
    NO_BUILDING,
    NO_TILE,
    OIL_RIG,
    PASTURE,
    PRODUCTION,
    SEA,
    SOLO_BRICKS,
    SPACES,
    TILE_RIVER,
    TILE_SUPPLY,
    TILE_TERRAIN,
    TILES,
)
from ludoteca.games.roads_and_boats.geometry import (
    ARMS,
    BANKS,
    BORDERS,
    CELLS,
    CENTRE,
    EDGES,
    FIELD,
    FIRST_DOCK,
    HEX_NAMES,
    MOST_BANKS,
    NEIGHBOUR,
    NO_CELL,
    SPOT_NAMES,
    WATER,
    border_of,
    turned,
)
from ludoteca.games.roads_and_boats.goods import CARRIERS, COUNTS, cargo, ground
from ludoteca.games.roads_and_boats.maps import CLOSEST, SHAPES, Tile
from ludoteca.games.roads_and_boats.setup import FREE
from ludoteca.games.roads_and_boats.state import State
from ludoteca.games.roads_and_boats.steps import construction, launching, limits
from ludoteca.games.roads_and_boats.steps.ending import GAME_OVER, is_over, neutral_bricks
from ludoteca.games.roads_and_boats.steps.exchange import RETURN
from ludoteca.games.roads_and_boats.steps.houses import fits
from ludoteca.games.roads_and_boats.under_way import BUILDING_THE_MAP, MAKING, SETTING_OUT


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    found = [*_map(s), *_seats(s), *_wonder(s)]
    if not found:
        found = [*_tiles(s), *_borders(s), *_transporters(s), *_limits(s), *_goods_at_sea(s), *_marks(s)]
    return found or under_way.faults(s)


def _map(s: State) -> Iterator[str]:
    """RB-2.4, RB-3.20: rivers fit together, and a map under construction can be finished."""
    is_building = s.step in BUILDING_THE_MAP
    terrain, rivers = tuple(s.terrain), tuple(s.rivers)
    yield from _river_problems(terrain, rivers, is_building)
    land = CELLS - terrain.count(NO_TILE) - terrain.count(SEA)
    if is_building:
        yield from _construction(s, _tiles_of(terrain, rivers), land)
        return
    if s.land_left or s.sea_left or s.laid or any(s.supply):
        yield "tiles are left to lay, but the map is complete"
    if terrain.count(NO_TILE) == CELLS:
        yield "there is no map"
    if len(s.starts) == 0 and s.step in SETTING_OUT and land < LAND_PER_PLAYER * s.seats:
        yield f"{land} land tiles are too few for {s.seats} homes"


def _tiles_of(terrain: tuple[int, ...], rivers: tuple[int, ...]) -> dict[int, Tile]:
    """The tiles that lie on the field, by their hexes."""
    return {
        cell: Tile(cell, terrain[cell], rivers[cell]) for cell in range(CELLS) if terrain[cell] != NO_TILE
    }


@lru_cache
def _river_problems(terrain: tuple[int, ...], rivers: tuple[int, ...], is_building: bool) -> tuple[str, ...]:
    """What is wrong with the rivers of a map, which hardly ever changes once it is laid."""
    tiles = _tiles_of(terrain, rivers)
    if is_building:
        open_ends = [(tile, _open_river_problem(tiles, tile)) for tile in tiles.values()]
        return tuple(f"the tile {HEX_NAMES[tile.cell]}: {problem}" for tile, problem in open_ends if problem)
    problems = [maps.river_problem(tiles, tile) for tile in tiles.values()]
    return tuple(wrong.problem for wrong in problems if wrong is not None)


def _open_river_problem(tiles: dict[int, Tile], tile: Tile) -> str:
    """What is wrong with a river that may still have open ends."""
    if tile.terrain == SEA and tile.river:
        return "there are no rivers at sea"
    for edge in range(EDGES):
        has_river = tile.river >> edge & 1
        cell = NEIGHBOUR[tile.cell * EDGES + edge]
        beside = tiles.get(cell)
        if has_river and cell == NO_CELL:
            return f"its river leaves the field over edge {edge}"
        if beside is None or SEA in (tile.terrain, beside.terrain):
            continue
        if beside.river >> opposite(edge) & 1 != has_river:
            return f"a river ends at its edge {edge}"
    return ""


def _construction(s: State, tiles: dict[int, Tile], land: int) -> Iterator[str]:
    """RB-3.20 … RB-3.23: as many tiles as agreed, all from the box, rivers that can be closed."""
    sea = len(tiles) - land
    per_player = s.options["free_sea_per_player"]
    wanted = s.seats * per_player if isinstance(per_player, int) else 0
    if (
        s.options["map"] != FREE
        or land + s.land_left != LAND_PER_PLAYER * s.seats
        or sea + s.sea_left != wanted
    ):
        yield "the number of tiles, laid and left, is not the agreed one"
    if s.land_left + s.sea_left == 0:
        yield "nothing is left to lay"
    if tiles and not maps.is_connected(set(tiles)):
        yield "the tiles do not hang together"
    if tiles and s.terrain[CENTRE] == NO_TILE:
        yield "no tile lies at 0,0"
    for kind in range(TILES):
        lies = sum(_is_kind(tile, kind) for tile in tiles.values())
        if lies + s.supply[kind] != TILE_SUPPLY[kind]:
            yield f"{lies + s.supply[kind]} tiles of a kind instead of {TILE_SUPPLY[kind]}"
    if s.laid != len(tiles) % 2 or s.seat != len(tiles) // 2 % s.seats:
        yield "another player has to lay a tile"
    if len(s.temple) or len(s.sequence) or s.starts:
        yield "figures and starts come after the map"
    sources = s.supply[MOUNTAIN_SOURCE]
    if not construction.is_finishable(s, s.sea_left, s.land_left, sources, -1, 0):
        yield "the rivers cannot be finished any more"


def _is_kind(tile: Tile, kind: int) -> bool:
    rivers = [turned(TILE_RIVER[kind], rotation) for rotation in range(EDGES)]
    return tile.terrain == TILE_TERRAIN[kind] and tile.river in rivers


def _seats(s: State) -> Iterator[str]:
    """RB-9.10, RB-4.5: homes on land with something between them, starts that exist."""
    if s.step in BUILDING_THE_MAP:
        if any(home >= 0 for home in s.homes) or any(s.fleet):
            yield "nobody is at home before the map is complete"
        return
    if len(s.temple) != s.seats or len(s.sequence) != s.seats:
        yield "temple and sequence name every seat"
        return
    places = [*s.starts, *(home // MOST_BANKS for home in s.homes if home >= 0)]
    for tile in places:
        if s.terrain[tile] in (NO_TILE, SEA):
            yield f"nobody can be at home on {HEX_NAMES[tile]}"
    for number, start in enumerate(s.starts):
        if any(distance(FIELD[start], FIELD[other]) < CLOSEST for other in s.starts[:number]):
            yield f"the start {HEX_NAMES[start]} is too close to another one"
    if 0 < len(s.starts) < s.seats:
        yield f"{len(s.starts)} starts for {s.seats} players"
    settled = s.sequence[: s.index] if s.step in SETTING_OUT else s.sequence
    for seat in range(s.seats):
        home = s.homes[seat]
        if (home >= 0) != (seat in settled):
            yield f"seat {seat} {'has a' if home >= 0 else 'has no'} home"
        elif home >= 0 and home % MOST_BANKS >= BANKS[s.rivers[home // MOST_BANKS]]:
            yield f"the home of seat {seat} is on no bank"
        elif home < 0 and s.fleet[seat]:
            yield f"seat {seat} has transporters, but no home"
    homes = [home // MOST_BANKS for home in s.homes if home >= 0]
    for number, home in enumerate(homes):
        if any(distance(FIELD[home], FIELD[other]) < CLOSEST for other in homes[:number]):
            yield f"the home {HEX_NAMES[home]} is too close to another one"
        if len(s.starts) and home not in s.starts:
            yield f"the home {HEX_NAMES[home]} is no start"


def _wonder(s: State) -> Iterator[str]:
    """RB-9.9, RB-7.1, RB-7.2: one neutral brick a turn, and the end when it has come."""
    neutral = int(neutral_bricks(s)) - (SOLO_BRICKS if s.seats == 1 else 0)
    if s.seats == 1 and any(owner != NEUTRAL for owner in s.bricks[:SOLO_BRICKS]):
        yield "alone the first bricks are neutral"
    is_full = len(s.bricks) >= (SPACES if s.seats == 1 else END_SPACE[s.seats])
    if s.step is GAME_OVER:
        if neutral != s.turn and not (neutral == s.turn - 1 and is_full):
            yield f"{neutral} neutral bricks after turn {s.turn}"
        elif not is_over(s, neutral == s.turn):
            yield "the game is over, but nothing has ended it"
    elif neutral != s.turn - 1:
        yield f"{neutral} neutral bricks in turn {s.turn}"
    elif is_full or (s.turn > s.last_turn if s.seats == 1 else neutral >= NEUTRAL_BRICKS):
        yield "the wonder has ended the game, but it goes on"
    if len(s.bricks) > (SPACES if s.seats == 1 else END_SPACE[s.seats]):
        yield f"{len(s.bricks)} bricks, more than the wonder takes"


def _tiles(s: State) -> Iterator[str]:
    """RB-9.4, RB-9.13: buildings where they may stand, bridges where there is something to join."""
    for tile in range(CELLS):
        name, building = HEX_NAMES[tile], s.building[tile]
        if s.terrain[tile] == NO_TILE:
            continue
        if building != NO_BUILDING and not fits(s, tile, building):
            yield f"a {BUILDING_NAMES[building]} cannot stand on {name}"
        if building != MINE and s.gold[tile] + s.iron[tile]:
            yield f"there is no mine on {name} for gold and iron"
        if building == NO_BUILDING and s.used[tile] and s.terrain_now(tile) != PASTURE:
            yield f"no donkeys are born on {name}"
        if s.bridges[tile] and s.terrain_now(tile) == DESERT:
            yield f"there is a bridge in the desert {name}"
        bridges = sum(s.bridges[tile] >> arm & 1 for arm in range(ARMS[s.rivers[tile]]))
        if bridges >= BANKS[s.rivers[tile]]:
            yield f"{bridges} bridges on {name}, one is in vain"
        if s.rivers[tile] not in SHAPES:
            yield f"no tile has a river like {name}"


def _borders(s: State) -> Iterator[str]:
    """RB-9.7, RB-9.8: roads between land tiles, walls not between two sea tiles."""
    for border in range(BORDERS):
        if not s.roads[border] and not s.pieces[border]:
            continue
        tile, edge = border // 3, border % 3
        beside = NEIGHBOUR[tile * EDGES + edge]
        name = f"{HEX_NAMES[tile]} over edge {edge}"
        if beside == NO_CELL or NO_TILE in (s.terrain[tile], s.terrain[beside]):
            yield f"nothing can be built on {name}: the map ends there"
            continue
        seas = (s.terrain[tile] == SEA) + (s.terrain[beside] == SEA)
        if s.roads[border] and (seas or (s.roads[border] & 2 and not s.rivers[tile] >> edge & 1)):
            yield f"there is no place for such a road on {name}"
        if s.pieces[border] and seas == 2:
            yield f"a wall on {name} stands between two sea tiles"
        if s.wall_owner[border] >= 0 and not s.pieces[border]:
            yield f"a wall on {name} has an owner, but no pieces"


def _transporters(s: State) -> Iterator[str]:
    """RB-9.1, RB-9.2, RB-9.7, RB-9.11: everyone stands where he can, and carries what he can."""
    for seat in range(s.seats):
        for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
            name = CARRIER_NAMES[carrier]
            by = s.carried_by[carrier]
            if by >= 0 and (s.place[by] != s.place[carrier] or s.carried_by[by] >= 0):
                yield f"{name} is not where {CARRIER_NAMES[by]} carries it"
            if by < 0 and not _is_place(s, carrier):
                yield f"{name} cannot be at {HEX_NAMES[s.tile(carrier)]}/{SPOT_NAMES[s.spot(carrier)]}"
            most = CAPACITY[s.kind[carrier]]
            if not s.is_free(carrier):
                most = 0
            elif s.step is RETURN and carrier == s.handler:
                most += 1
            if s.load(carrier) > most:
                yield f"{name} carries {s.load(carrier)} goods, {most} are possible"
            if s.steps[carrier] > MOVES[s.kind[carrier]]:
                yield f"{name} has moved too far"
            made_at = s.made_at[carrier]
            if made_at >= 0 and s.building[made_at] < FIRST_FACTORY:
                yield f"{name} was made at {HEX_NAMES[made_at]}, where no factory stands"


def _is_place(s: State, carrier: int) -> bool:
    """Is it on land, in a river, at sea or at a dock, as it should be?"""
    tile, spot = s.tile(carrier), s.spot(carrier)
    if s.terrain[tile] == NO_TILE:
        return False
    if s.kind[carrier] < FIRST_BOAT:
        return bool(
            spot < BANKS[s.rivers[tile]] and s.terrain[tile] != SEA and s.region_of(tile, spot) == spot
        )
    if spot == WATER:
        return bool(s.terrain[tile] == SEA or s.rivers[tile])
    if spot < WATER or not launching.is_dock(s, tile, spot):
        return False
    return not s.is_barred(carrier // FLEET, border_of(tile, (spot - FIRST_DOCK) // 2))


def _limits(s: State) -> Iterator[str]:
    """RB-9.3: limits are kept but by who is producing, and he cannot make more than there is room for."""
    for seat in range(s.seats):
        total = int(s.fleet[seat])
        is_making = s.step in MAKING and s.phase == PRODUCTION and seat == s.player()
        on_land = int(fleet.on_land(s, seat))
        if not is_making and limits.broken_limit(s, seat) != limits.KEPT:
            yield f"seat {seat} has {on_land} transporters on land and {total - on_land} on water"
        if is_making:
            fresh = sum(s.used[tile] == 0 for tile in tiles_of(s, seat))
            if total + fresh > FLEET:
                yield f"seat {seat} has {total} transporters and could make too many"
        carrying = [c for c in range(seat * FLEET, seat * FLEET + total) if s.carries[c] >= 0]
        if len(carrying) > MOST_TRANSPORTERS // 2 or len(carrying) > min(MOST_ON_LAND, MOST_ON_WATER):
            yield f"seat {seat} has {len(carrying)} transporters that carry others"


def _goods_at_sea(s: State) -> Iterator[str]:
    """RB-9.5: the sea holds goods only on a rig, and geese beside a transporter."""
    for tile in range(CELLS):
        if s.terrain[tile] == NO_TILE:
            if _has_goods(s, tile):
                yield f"goods lie on {HEX_NAMES[tile]}, where there is no tile"
            continue
        if s.terrain[tile] != SEA or s.building[tile] == OIL_RIG:
            continue
        lying = [s.goods[ground(tile, 0) * GOODS + good] for good in range(GOODS)]
        if any(lying) and (sum(lying) != lying[GOOSE] or not limits.is_anybody_at_sea(s, tile, -1)):
            yield f"goods float on the sea tile {HEX_NAMES[tile]}"


def _has_goods(s: State, tile: int) -> bool:
    """Does anything lie on any bank of a hex?"""
    first, behind = ground(tile, 0) * GOODS, ground(tile, MOST_BANKS) * GOODS
    return any(s.goods[number] for number in range(first, behind))


def _marks(s: State) -> Iterator[str]:
    """RB-9.11: marks are of the player who moves, and no more than there are goods."""
    counted: dict[int, int] = {}
    for entry in s.marks:
        what, mark = entry // COUNTS // CARRIERS, entry // COUNTS % CARRIERS
        counted[what] = counted.get(what, 0) + entry % COUNTS
        if s.step not in under_way.MOVING or s.player() != mark // FLEET:
            yield f"a mark of {CARRIER_NAMES[mark]} does not belong here"
        elif mark % FLEET >= s.fleet[mark // FLEET]:
            yield f"there is no transporter {CARRIER_NAMES[mark]} to have moved anything"
    for what, count in counted.items():
        holder = what // GOODS
        if holder >= cargo(s.seats * FLEET) or count > s.goods[what]:
            yield f"{count} {GOOD_NAMES[what % GOODS]} are marked, more than there are"
