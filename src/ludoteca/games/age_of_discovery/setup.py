"""Setting up the table (AD-3.1 … AD-3.14) and the options."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.options import Option, Settings
from ludoteca.core.rng import Rng
from ludoteca.core.vecs import pile_of, shuffle
from ludoteca.games.age_of_discovery import state
from ludoteca.games.age_of_discovery.data import (
    BUILDING_TABLE,
    CARDS,
    CARIBBEAN,
    COLONIST,
    COLONISTS_A_TURN,
    GOOD_TABLE,
    REGIONS,
    START_GOOD,
    START_MONEY,
    TILES,
    UNITS,
)
from ludoteca.games.age_of_discovery.steps import turn
from ludoteca.games.age_of_discovery.steps.auction import AUCTION_BID

AUCTION = "auction"
OPTIONS = (Option("start_order", "random", ("random", AUCTION)),)


def deal(seats: int, rng: Rng, options: Settings) -> state.State:
    """A fresh game: by auction it begins with bids, else with turn 1."""
    s = state.State()
    s.clear(seats, rng, options)
    for seat in range(seats):
        s.money[seat] = START_MONEY
        s.hand[seat * UNITS + COLONIST] = COLONISTS_A_TURN
    is_auction = options["start_order"] == AUCTION
    lay_map(s, is_auction)
    lay_buildings(s)
    lay_goods(s)
    s.ship_in_box = 1
    s.deck = vec[i64](range(CARDS))
    shuffle(s.deck, rng)
    if is_auction:
        s.step = AUCTION_BID
    else:
        draw_order(s)
        turn.begin(s)
    s.reveals = 0
    return s


def lay_map(s: state.State, is_auction: bool) -> None:
    """Goods on all regions, tiles on all but the Caribbean, which gets one for an auction (AD-3.13)."""
    tiles = vec[i64](range(TILES))
    shuffle(tiles, s.rng)
    for region in range(REGIONS):
        s.goods_there |= 1 << region
        if region != CARIBBEAN or is_auction:
            s.region_tile[region] = tiles[region]


def lay_buildings(s: state.State) -> None:
    """Three shuffled stacks, one on the other; five buildings of era I face up (AD-3.5)."""
    copies = vec[i64]([building.copies for building in BUILDING_TABLE])
    s.stack = pile_of(copies)
    s.shuffle_stack()
    turn.show_buildings(s, 1)


def lay_goods(s: state.State) -> None:
    """What does not lie on the map is the pool; four goods face up (AD-3.6)."""
    counts = vec[i64]([good.tiles for good in GOOD_TABLE])
    for good in START_GOOD:
        counts[good] -= 1
    s.pool = pile_of(counts)
    shuffle(s.pool, s.rng)
    turn.show_goods(s)


def draw_order(s: state.State) -> None:
    """A random turn order; each place after the first has a dollar more (AD-3.2)."""
    s.turn_order = vec[i64](range(s.seats))
    shuffle(s.turn_order, s.rng)
    for place in range(s.seats):
        s.money[s.turn_order[place]] += place
