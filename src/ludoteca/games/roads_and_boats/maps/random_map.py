"""Random balanced maps (RB-3.30): one sector is drawn, its images by symmetry make the rest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from ludoteca.core import hexes
from ludoteca.core.hexes import Hex
from ludoteca.core.rng import Rng
from ludoteca.games.roads_and_boats.data import (
    DESERT,
    MOUNTAIN,
    PASTURE,
    RIVER_SHAPES,
    ROCK,
    SEA,
    TERRAIN_NAMES,
    TILE_TABLE,
    WOODS,
)
from ludoteca.games.roads_and_boats.geometry import EDGES, FIELD, turned
from ludoteca.games.roads_and_boats.maps import DEFAULT_MAP, BadMap, Map, Tile, check, scenario

TRIES: Final = 200
WEIGHTS: Final = ((WOODS, 28), (PASTURE, 24), (ROCK, 14), (MOUNTAIN, 22), (DESERT, 12))
NEAR_HOME: Final = (WOODS, WOODS, ROCK, PASTURE)
LEAST_SEA: Final = 15
MOST_SEA: Final = 30
FARTHEST_STARTS: Final = 4
SMALLEST_ISLAND: Final = 8
LAND_PER_PLAYER: Final = 8
Image = tuple[Callable[[int, int], Hex], Callable[[int], int]]
"""A symmetry: where it moves a hex, and which edge becomes which."""

SYMMETRIES: Final[dict[int, list[Image]]] = {
    1: [(lambda q, r: (q, r), lambda e: e)],
    2: [(lambda q, r: (q, r), lambda e: e), (lambda q, r: (-q, -r), lambda e: (e + 3) % 6)],
    3: [
        (lambda q, r: (q, r), lambda e: e),
        (lambda q, r: (r, -q - r), lambda e: (e + 2) % 6),
        (lambda q, r: (-q - r, q), lambda e: (e + 4) % 6),
    ],
    4: [
        (lambda q, r: (q, r), lambda e: e),
        (lambda q, r: (q + r, -r), lambda e: -e % 6),
        (lambda q, r: (-q - r, r), lambda e: (3 - e) % 6),
        (lambda q, r: (-q, -r), lambda e: (e + 3) % 6),
    ],
}


def cells_for(players: int) -> list[Hex]:
    """The hexes of a map for so many players."""
    if players < 4:
        return hexes.hexagon(2 if players == 1 else 3)
    return [(q, r) for q, r in FIELD if abs(r) <= 3 and abs(2 * q + r) <= 8]


ALLOWED: Final = frozenset(
    (TERRAIN_NAMES.index(terrain), int(turned(sum(1 << edge for edge in RIVER_SHAPES[shape]), rotation)))
    for terrain, shape, _ in TILE_TABLE
    for rotation in range(EDGES)
)
"""Which rivers the tiles of a terrain have."""


def draw(players: int, rng: Rng, islands: bool) -> Map:
    """A map from chance alone; without rivers if they do not succeed, a scenario if nothing does."""
    for with_rivers in (True, False):
        for _ in range(TRIES):
            sketch = Sketch(players, rng)
            if sketch.lay_land(islands) and (not with_rivers or sketch.lay_rivers()):
                made = sketch.map()
                try:
                    check(made)
                except BadMap:
                    continue
                return made
    return scenario(DEFAULT_MAP[players])


class Sketch:
    """A map in the making: orbits of hexes, their terrain, rivers."""

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.images = SYMMETRIES[players]
        self.cells = cells_for(players)
        self.terrain: dict[Hex, int] = {}
        self.rivers: dict[Hex, int] = dict.fromkeys(self.cells, 0)
        self.starts: list[Hex] = []

    def orbit(self, cell: Hex) -> list[Hex]:
        """A hex and its images, each once."""
        return list(dict.fromkeys(move(*cell) for move, _ in self.images))

    def orbits(self) -> list[list[Hex]]:
        """All orbits in random order."""
        found = [self.orbit(cell) for cell in self.cells]
        every = [orbit for orbit in found if orbit[0] == min(orbit)]
        self.rng.shuffle(every)
        return every

    # --- land and sea ----------------------------------------------------------------------------

    def lay_land(self, islands: bool) -> bool:
        """Starts, sea and terrain; False if they do not come out well."""
        if not self._choose_starts():
            return False
        self._lay_sea()
        self._lay_terrain()
        return self._is_sound(islands)

    def _choose_starts(self) -> bool:
        for orbit in self.orbits():
            apart = all(
                hexes.distance(one, other) >= FARTHEST_STARTS
                for number, one in enumerate(orbit)
                for other in orbit[:number]
            )
            if len(orbit) == self.players and apart:
                self.starts = orbit
                return True
        return False

    def _lay_sea(self) -> None:
        wanted = LEAST_SEA + int(self.rng.below(MOST_SEA - LEAST_SEA + 1))
        sea = 0
        for orbit in self.orbits():
            near = any(hexes.distance(cell, home) < 2 for cell in orbit for home in self.starts)
            if near or (sea + len(orbit)) * 100 > MOST_SEA * len(self.cells):
                continue
            if sea * 100 >= wanted * len(self.cells):
                break
            sea += len(orbit)
            self.terrain.update(dict.fromkeys(orbit, SEA))

    def _lay_terrain(self) -> None:
        for orbit in self.orbits():
            if orbit[0] not in self.terrain:
                self.terrain.update(dict.fromkeys(orbit, self._any_terrain()))
        home = self.starts[0]
        self.terrain.update(dict.fromkeys(self.starts, PASTURE))
        near = [cell for cell in hexes.around(home) if cell in self.terrain]
        self.rng.shuffle(near)
        for cell, terrain in zip(near, NEAR_HOME, strict=False):
            self.terrain.update(dict.fromkeys(self.orbit(cell), terrain))
        second = [cell for cell in self._second_ring(home) if self.terrain[cell] != SEA]
        if second:
            chosen = second[int(self.rng.below(len(second)))]
            self.terrain.update(dict.fromkeys(self.orbit(chosen), MOUNTAIN))

    def _any_terrain(self) -> int:
        number = int(self.rng.below(sum(weight for _, weight in WEIGHTS)))
        for terrain, weight in WEIGHTS:
            if number < weight:
                return terrain
            number -= weight
        raise AssertionError("the weights cover all numbers")

    def _second_ring(self, home: Hex) -> list[Hex]:
        return [cell for cell in self.cells if hexes.distance(cell, home) == 2]

    def _is_sound(self, islands: bool) -> bool:
        """Enough of everything near each start, enough land, and land that hangs together."""
        for home in self.starts:
            near = [self.terrain.get(cell) for cell in hexes.around(home)]
            if near.count(WOODS) < 2 or ROCK not in near or PASTURE not in near:
                return False
            if MOUNTAIN not in [self.terrain[cell] for cell in self._second_ring(home)]:
                return False
        land = {cell for cell in self.cells if self.terrain[cell] != SEA}
        sea = len(self.cells) - len(land)
        if not LEAST_SEA * len(self.cells) <= sea * 100 <= MOST_SEA * len(self.cells):
            return False
        if len(land) < LAND_PER_PLAYER * self.players:
            return False
        reached = [reach(land, home) for home in self.starts]
        if islands:
            return all(len(island) >= SMALLEST_ISLAND for island in reached)
        return reached[0] == land

    # --- rivers ----------------------------------------------------------------------------------

    def lay_rivers(self) -> bool:
        """A river from a source (with four players from the sea) to the sea, and its images."""
        springs = [cell for cell in self.cells if self._is_spring(cell)]
        if not springs:
            return False
        walk = [springs[int(self.rng.below(len(springs)))]]
        from_sea = self.players == 4
        length = 2 + int(self.rng.below(3)) + from_sea
        while self.terrain[walk[-1]] != SEA or len(walk) == 1:
            ways = [cell for cell in hexes.around(walk[-1]) if self._may_enter(walk, cell, length)]
            if not ways:
                return False
            walk.append(ways[int(self.rng.below(len(ways)))])
        if len(walk) - 1 - from_sea < 2:
            return False
        for one, other in pairwise(walk):
            self._join(one, other)
        return all((self.terrain[cell], self.rivers[cell]) in ALLOWED for cell in self.cells)

    def _is_spring(self, cell: Hex) -> bool:
        wanted = SEA if self.players == 4 else MOUNTAIN
        far = all(hexes.distance(cell, home) >= 2 for home in self.starts)
        return self.terrain[cell] == wanted and far

    def _may_enter(self, walk: list[Hex], cell: Hex, length: int) -> bool:
        if cell not in self.terrain or cell in self.starts:
            return False
        if any(cell in self.orbit(walked) for walked in walk):
            return False
        return self.terrain[cell] == SEA or len(walk) < length

    def _join(self, one: Hex, other: Hex) -> None:
        """The river crosses the border of two hexes, and of all their images."""
        for move, turn in self.images:
            edge = turn(hexes.direction_to(one, other))
            for cell, crossed in ((move(*one), edge), (move(*other), (edge + 3) % 6)):
                if self.terrain[cell] != SEA:
                    self.rivers[cell] |= 1 << crossed

    def map(self) -> Map:
        """The map, if it is a sound one."""
        tiles = tuple(
            Tile(cell, self.terrain[place], self.rivers[place])
            for cell, place in enumerate(FIELD)
            if place in self.terrain
        )
        starts = tuple(FIELD.index(home) for home in self.starts)
        return Map(tiles, starts, (self.players,))


def reach(land: set[Hex], home: Hex) -> set[Hex]:
    """The land that hangs together with a hex."""
    found: set[Hex] = set()
    coming = [home]
    while coming:
        cell = coming.pop()
        if cell in land and cell not in found:
            found.add(cell)
            coming += hexes.around(cell)
    return found
