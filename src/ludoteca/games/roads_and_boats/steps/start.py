"""Setting out: the temple row, the sequence, and everybody's home (RB-4.3 … RB-4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import distance
from ludoteca.core.vecs import shuffle
from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.actions import BANK_FIRST, START_FIRST
from ludoteca.games.roads_and_boats.data import DONKEY, GOODS, NO_TILE, SEA, START_DONKEYS, START_GOODS
from ludoteca.games.roads_and_boats.geometry import (
    BANKS,
    CELLS,
    FIELD,
    HEX_NAMES,
    MOST_BANKS,
    place_of,
)
from ludoteca.games.roads_and_boats.goods import ground
from ludoteca.games.roads_and_boats.maps import CLOSEST
from ludoteca.games.roads_and_boats.steps import turn
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class ChooseStart(Step):
    """Where is a player at home (D2)?"""

    def actions(self, s: State) -> list[int]:
        """A free start of the map; on a map without any, land with a tile between him and the others."""
        return [START_FIRST + tile for tile in range(CELLS) if is_free_start(s, tile)]

    def play(self, s: State, action: i64) -> None:
        """On a river tile the bank is chosen too."""
        s.site = action - START_FIRST
        s.step = START_BANK


class StartBank(Step):
    """On which bank of the home tile (D2)?"""

    def actions(self, s: State) -> list[int]:
        """Every bank."""
        return [BANK_FIRST + bank for bank in range(BANKS[s.rivers[s.site]])]

    def play(self, s: State, action: i64) -> None:
        """Home, goods and donkeys; after the last player the first turn begins."""
        settle(s, s.site, action - BANK_FIRST)
        s.clear_scratch()
        s.index += 1
        if s.index < s.seats:
            s.seat = s.sequence[s.index]
            s.step = CHOOSE_START
            return
        s.index = 0
        turn.begin_turn(s)


CHOOSE_START: Final[Step] = ChooseStart("choose_start", "start")
START_BANK: Final[Step] = StartBank("start_bank", "bank")


def draw_temple(s: State) -> None:
    """The figures are drawn; who stands farthest from the temple plays first (RB-4.3, RB-4.4)."""
    s.temple = vec[i64](list(range(s.seats)))
    shuffle(s.temple, s.rng)
    s.sequence = vec[i64]([s.temple[s.seats - 1 - place] for place in range(s.seats)])
    s.index = 0
    s.seat = s.sequence[0]
    s.step = CHOOSE_START
    if s.journal is not None:
        s.journal.tell("temple-drawn", seat=s.seat)


def is_free_start(s: State, tile: i64) -> bool:
    """May the home of another player be here?"""
    if s.terrain[tile] == NO_TILE or s.terrain[tile] == SEA:
        return False
    if len(s.starts) > 0 and tile not in s.starts:
        return False
    for home in s.homes:
        if home >= 0 and distance(FIELD[tile], FIELD[home // MOST_BANKS]) < CLOSEST:
            return False
    return True


def settle(s: State, tile: i64, bank: i64) -> None:
    """A home with boards, a stone, geese and donkeys (RB-4.7)."""
    s.homes[s.seat] = tile * MOST_BANKS + bank
    for good, count in START_GOODS:
        s.goods[ground(tile, bank) * GOODS + good] += count
    for _ in range(START_DONKEYS):
        fleet.add(s, s.seat, DONKEY, place_of(tile, bank), -1)
    if s.journal is not None:
        s.journal.tell("settled", seat=s.seat, hex=HEX_NAMES[tile])
