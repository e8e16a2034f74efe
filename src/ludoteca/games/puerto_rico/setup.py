"""Setting up the table (PR-3.1 … PR-3.9) and the options."""

from __future__ import annotations

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.options import Option, Settings, switch
from ludoteca.core.rng import Rng
from ludoteca.core.vecs import filled, pile_of, shuffle
from ludoteca.games.puerto_rico import player_board, state
from ludoteca.games.puerto_rico.data import (
    BARRELS,
    BUILDING_TABLE,
    CORN,
    GOODS,
    NO_GOOD,
    PLANTATIONS,
    SETUPS,
    SWAPPED_PRICE,
)

OPTIONS = (
    Option("first_governor", "random", ("random",), 0, 4),
    switch("hidden_vp", True),
    switch("swap_factory_university", False),
    switch("corn_start_minus_one", False),
    Option("max_rounds", None, (None,), 1, 1000),
)

NO_LIMIT = 1 << 20


def options_for(seats: int) -> tuple[Option, ...]:
    """The options at a table of this size: the first governor must sit at it."""
    governor, *others = OPTIONS
    return (replace(governor, high=seats - 1), *others)


def empty_table(seats: int, rng: Rng, options: Settings) -> state.State:
    """Ships, roles and prices for this number of players; nothing dealt yet."""
    setup = SETUPS[seats]
    s = state.State()
    s.clear(seats, rng, options)
    s.picks = setup.picks
    s.roles_in_play = setup.roles
    s.ship_capacity = vec[i64](setup.ships)
    s.ship_good = filled(len(setup.ships), NO_GOOD)
    s.ship_load = filled(len(setup.ships), 0)
    max_rounds = options["max_rounds"]
    s.max_rounds = max_rounds if isinstance(max_rounds, int) else NO_LIMIT
    if options["swap_factory_university"]:
        s.prices = SWAPPED_PRICE[:]
    return s


def deal(seats: int, rng: Rng, options: Settings) -> state.State:
    """A fresh game (PR-3.2 … PR-3.6)."""
    setup = SETUPS[seats]
    s = empty_table(seats, rng, options)
    chosen = options["first_governor"]
    s.governor = chosen if isinstance(chosen, int) else rng.below(seats)
    s.seat = s.governor
    s.vp_supply = setup.vp
    s.colonist_supply = setup.colonist_supply
    s.colonist_ship = seats
    s.quarry_supply = setup.quarries
    plantations = [count - setup.plantations_removed for count in PLANTATIONS]
    for good in range(GOODS):
        s.goods_supply[good] = BARRELS[good] - setup.barrels_removed
    for number, building in enumerate(BUILDING_TABLE):
        s.building_supply[number] = building.copies_for_two if seats == 2 else building.copies
    seat = s.governor
    for tile in setup.start_tiles:
        s.doubloons[seat] = setup.doubloons
        if tile == CORN and options["corn_start_minus_one"]:
            s.doubloons[seat] -= 1
        player_board.add_tile(s, seat, tile)
        plantations[tile] -= 1
        seat = s.next_seat(seat)
    s.pile = pile_of(vec[i64](plantations))
    shuffle(s.pile, rng)
    for _ in range(seats + 1):
        s.face_up[s.draw_tile()] += 1
    s.reveals = 0
    return s
