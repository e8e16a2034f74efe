"""Maps as texts (RB-3.1 … RB-3.9, RB-3.40): reading them, checking them, and the scenarios of the house.

A map is written as its tiles, `q,r,T` or `q,r,T:edges` with the digits of the edges that a river crosses, one
letter a terrain, divided by semicolons or line ends. Above them stand lines with the starts and, if not any
number of players up to that of the starts can play, with the numbers of players.

    players: 1 2
    starts: 1,-2 -1,2
    -1,-2,M; 0,-2,W; 1,-2,P; …
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from ludoteca.core import hexes
from ludoteca.core.errors import BadOption, brief
from ludoteca.games.roads_and_boats.data import RIVER_SHAPES, SEA, TERRAIN_LETTERS
from ludoteca.games.roads_and_boats.geometry import (
    CELLS,
    EDGES,
    FIELD,
    HEX_NAMES,
    NEIGHBOUR,
    NO_CELL,
    edges_of,
    turned,
)

SCENARIOS: Final = (
    "solo_valley",
    "two_banks",
    "strait",
    "trident",
    "inner_sea",
    "four_valleys",
    "archipelago",
)
DEFAULT_MAP: Final[Mapping[int, str]] = MappingProxyType(
    {1: "solo_valley", 2: "two_banks", 3: "trident", 4: "four_valleys"}
)
"""What `map: auto` stands for (RB-1.23)."""
CLOSEST: Final = 2
"""Two homes have at least one tile between them (RB-4.6)."""
LONGEST: Final = 4000
"""Characters of a map that somebody has written."""
SHAPES: Final = frozenset(
    int(turned(sum(1 << edge for edge in edges), rotation))
    for edges in RIVER_SHAPES.values()
    for rotation in range(EDGES)
)
"""All rivers that a tile can have (RB-1.20)."""


@dataclass(frozen=True)
class Tile:
    """A hex of a map: its terrain, and its river as the bit set of edges."""

    cell: int
    terrain: int
    river: int = 0

    def __str__(self) -> str:
        edges = "".join(str(edge) for edge in edges_of(self.river))
        return f"{HEX_NAMES[self.cell]},{TERRAIN_LETTERS[self.terrain]}" + (f":{edges}" if edges else "")


@dataclass(frozen=True)
class Map:
    """Tiles in tile order, the starts, and who can play there."""

    tiles: tuple[Tile, ...]
    starts: tuple[int, ...]
    players: tuple[int, ...]
    starts_for_two: tuple[int, ...] = ()

    def starts_of(self, players: int) -> tuple[int, ...]:
        """The starts from which so many players choose (RB-3.40)."""
        return self.starts_for_two if players == 2 and self.starts_for_two else self.starts


class BadMap(BadOption):
    """A map that cannot be read or played on."""

    def __init__(self, problem: str, message: str, **args: str | int) -> None:
        super().__init__(f"option map: {problem}", f"error-map-{message}", **args)
        self.game = "roads_and_boats"
        self.problem = problem


def read(text: str) -> Map:
    """The map of a text, checked; a BadMap says what is wrong."""
    heads: dict[str, str] = {}
    tiles: dict[int, Tile] = {}
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        if colon and head.strip() in ("players", "starts", "starts for 2"):
            heads[head.strip()] = rest
            continue
        for word in line.split(";"):
            if word.strip():
                tile = read_tile(word.strip())
                if tile.cell in tiles:
                    hex = HEX_NAMES[tile.cell]
                    raise BadMap(f"the tile {hex} is there twice", "twice", hex=hex)
                tiles[tile.cell] = tile
    starts = _read_hexes(heads.get("starts", ""))
    made = Map(
        tuple(tiles[cell] for cell in sorted(tiles)),
        starts,
        _read_players(heads.get("players"), len(starts)),
        _read_hexes(heads.get("starts for 2", "")),
    )
    check(made)
    return made


def read_tile(word: str) -> Tile:
    """A tile as it is written: `0,0,P:03`."""
    head, _, edges = word.partition(":")
    place, _, letter = head.rpartition(",")
    if len(letter) != 1 or letter not in TERRAIN_LETTERS:
        problem = f"{brief(word)} is no tile: expected q,r and one of the letters {TERRAIN_LETTERS}"
        raise BadMap(problem, "no-tile", given=brief(word), letters=TERRAIN_LETTERS)
    if not set(edges) <= set("012345") or len(set(edges)) != len(edges):
        problem = f"{brief(word)}: a river is written as the digits of its edges, 0 to 5"
        raise BadMap(problem, "digits", given=brief(word))
    return Tile(_cell(place), TERRAIN_LETTERS.index(letter), sum(1 << int(edge) for edge in edges))


def _cell(name: str) -> int:
    if name.strip() not in HEX_NAMES:
        problem = f"{brief(name)} is no hex of the field, which reaches 5 hexes from 0,0"
        raise BadMap(problem, "no-hex", given=brief(name))
    return HEX_NAMES.index(name.strip())


def _read_hexes(text: str) -> tuple[int, ...]:
    return tuple(_cell(name) for name in text.split())


def _read_players(text: str | None, starts: int) -> tuple[int, ...]:
    if text is None:
        return tuple(range(1, min(4, starts) + 1))
    words = text.split()
    if not words or not set(words) <= set("1234"):
        given = brief(text.strip())
        raise BadMap(f"players: expected numbers from 1 to 4, found {given}", "players", given=given)
    return tuple(sorted({int(word) for word in words}))


def check(made: Map) -> None:
    """Complain about a map on which one cannot play: rivers, starts, or tiles that lie apart."""
    tiles = {tile.cell: tile for tile in made.tiles}
    for tile in made.tiles:
        wrong = river_problem(tiles, tile)
        if wrong is not None:
            raise wrong
    if not is_connected({tile.cell for tile in made.tiles}):
        raise BadMap("the tiles do not hang together", "apart")
    for starts in (made.starts, made.starts_for_two):
        _check_starts(tiles, starts)
    most = max(made.players, default=0)
    if not made.starts or most > len(made.starts):
        count, players = len(made.starts), max(1, most)
        problem = f"{count} starts are too few for {players} players"
        raise BadMap(problem, "starts", starts=count, players=players)


def river_problem(tiles: Mapping[int, Tile], tile: Tile) -> BadMap | None:
    """What is wrong with the river of a tile (RB-2.4)."""
    hex = HEX_NAMES[tile.cell]
    if tile.terrain == SEA:
        return BadMap(f"the tile {hex}: there are no rivers at sea", "sea", hex=hex) if tile.river else None
    if tile.river not in SHAPES:
        return BadMap(f"the tile {hex}: no tile has such a river", "shape", hex=hex)
    for edge in range(EDGES):
        has_river = tile.river >> edge & 1
        beside = tiles.get(NEIGHBOUR[tile.cell * EDGES + edge])
        to = hexes.name(hexes.neighbour(FIELD[tile.cell], edge))
        if beside is None:
            if has_river:
                return BadMap(f"the river on {hex} leaves the map towards {to}", "leaves", hex=hex, to=to)
        elif beside.terrain != SEA and beside.river >> hexes.opposite(edge) & 1 != has_river:
            return BadMap(f"a river ends between {hex} and {to}", "ends", hex=hex, to=to)
    return None


def _check_starts(tiles: Mapping[int, Tile], starts: tuple[int, ...]) -> None:
    for number, start in enumerate(starts):
        tile = tiles.get(start)
        if tile is None or tile.terrain == SEA or tile.river:
            hex = HEX_NAMES[start]
            raise BadMap(f"the start {hex} is no land without a river", "start", hex=hex)
        for other in starts[:number]:
            if hexes.distance(FIELD[start], FIELD[other]) < CLOSEST:
                one, two = HEX_NAMES[other], HEX_NAMES[start]
                problem = f"the starts {one} and {two} have no tile between them"
                raise BadMap(problem, "close", one=one, two=two)


def is_connected(cells: set[int]) -> bool:
    """Can one go from each of these hexes to each other over hexes of the set?"""
    found: set[int] = set()
    coming = list(cells)[:1]
    while coming:
        cell = coming.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            coming += [int(beside) for beside in around(cell)]
    return found == cells


def around(cell: int) -> list[int]:
    """The hexes of the field around a hex."""
    return [
        int(NEIGHBOUR[cell * EDGES + edge])
        for edge in range(EDGES)
        if NEIGHBOUR[cell * EDGES + edge] != NO_CELL
    ]


@cache
def scenario(name: str) -> Map:
    """A scenario of the house, from its file beside this module."""
    return read(files(__name__).joinpath(f"{name}.txt").read_text(encoding="utf-8"))


def problem(text: str) -> str:
    """Nothing if one can play on a map that somebody has written; otherwise a BadMap is raised.

    A scenario for other numbers of players comes here, too: `setup.check` tells that to whoever asks for it.
    """
    if text not in SCENARIOS:
        if text.strip().isidentifier():
            raise BadMap(f"there is no map {brief(text)}", "unknown", given=brief(text))
        read(text)
    return ""


def lay(made: Map) -> tuple[list[int], list[int]]:
    """Terrain and river of every hex of the field, NO_TILE where there is none."""
    terrain, rivers = [-1] * int(CELLS), [0] * int(CELLS)
    for tile in made.tiles:
        terrain[tile.cell], rivers[tile.cell] = tile.terrain, tile.river
    return terrain, rivers
