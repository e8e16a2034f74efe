"""Setting up the table (RP-3.1 … RP-3.14) and the options."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.options import Option, Settings, switch
from ludoteca.core.rng import Rng
from ludoteca.core.vecs import filled, shuffle
from ludoteca.games.rio_de_la_plata import state
from ludoteca.games.rio_de_la_plata.data import (
    CELLS,
    COIN,
    EXPERIENCE_NAMES,
    GOODS,
    GRID_TABLE,
    GRIDS,
    LAST_SHORT_YEAR,
    LAST_YEAR,
    NONE,
    STARTING_GOODS,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.steps import placement

OPTIONS = (
    Option("experience", "expert", EXPERIENCE_NAMES),
    switch("short_game", False),
    switch("attacker_number_correction", False),
    switch("trade", True),
)


def empty_table(seats: int, rng: Rng, options: Settings) -> state.State:
    """The grids for this number of players and this length of the game; nothing dealt yet."""
    s = state.State()
    s.clear(seats, rng, options)
    s.last_year = LAST_SHORT_YEAR if options["short_game"] else LAST_YEAR
    s.has_trade = int(bool(options["trade"]))
    s.cell_value = cell_values(seats, bool(options["short_game"]))
    return s


def cell_values(seats: int, is_short: bool) -> vec[i64]:
    """The points of every cell in play, NONE where there is no cell (RP-3.6, RP-3.7)."""
    values = filled(GRIDS * CELLS, NONE)
    for number, grid in enumerate(GRID_TABLE):
        cells = grid.cells[: -grid.short_removes] if is_short else grid.cells
        if seats >= 4:
            cells += grid.from_four
        if seats == 5:
            cells += grid.only_five
        for cell, value in enumerate(cells):
            values[number * CELLS + cell] = value
    return values


def deal(seats: int, rng: Rng, options: Settings) -> state.State:
    """A fresh game (RP-3.2 … RP-3.5)."""
    s = empty_table(seats, rng, options)
    shuffle(s.order, rng)
    each = STARTING_GOODS[str(options["experience"])] + int(bool(options["short_game"]))
    for seat in range(seats):
        for good in (STONE, WOOD, COIN):
            s.goods[seat * GOODS + good] = each
    last = s.order[seats - 1]
    s.goods[last * GOODS + STONE] += 1
    s.goods[last * GOODS + WOOD] += 1
    placement.begin(s)
    return s
