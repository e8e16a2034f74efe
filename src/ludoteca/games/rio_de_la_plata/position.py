"""A position as plain data (RP-4.6): writing it, and reading one that a person may have edited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.position import (
    PLENTY,
    Json,
    Position,
    Reader,
    counts,
    seat_or_none,
    word_or_none,
    words_of,
)
from ludoteca.core.state import NOBODY
from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata import city, setup, war_position
from ludoteca.games.rio_de_la_plata.data import (
    CARGO_NAMES,
    CARGOES,
    CELLS,
    ENEMY_NAMES,
    FIRST_YEAR,
    FREE,
    GOOD_NAMES,
    GOODS,
    GRID_NAMES,
    LAST_YEAR,
    NONE,
    OFF_THE_GRID,
    OFFERS,
    OFFICE_NAMES,
    ON_MAP_NAMES,
    PAWNS,
    PHASE_NAMES,
    PLACEMENTS,
    SEGMENTS,
    SHADOW,
    SHADOW_PAWNS,
    SLOTS,
    STRONGEST,
    UNBUILT,
    VOYAGE,
)
from ludoteca.games.rio_de_la_plata.geography import (
    EDGE_LINE,
    EDGE_PLACE,
    ROAD_NAMES,
    ROADS,
    SPACE_NAMES,
    SPACES,
    WALL_NAMES,
)
from ludoteca.games.rio_de_la_plata.names import BILL_NAMES, chosen_names
from ludoteca.games.rio_de_la_plata.stacks import colours_of, stacked
from ludoteca.games.rio_de_la_plata.steps import STEP_NAMES, STEPS
from ludoteca.games.rio_de_la_plata.steps.effects import ACTIVATIONS, BUILT
from ludoteca.games.rio_de_la_plata.steps.year import GAME_OVER
from ludoteca.games.rio_de_la_plata.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

FREE_NAMES: Final = ("road", "wall")
PLAYERS: Final = (2, 3, 4, 5)
LEAST_VP: Final = -PLENTY


def write(s: State) -> Position:
    """Everything on the table and everything under way."""
    return {
        "game": "rio_de_la_plata",
        "version": VERSION,
        "options": dict(s.options),
        "step": s.step.name,
        "seat": s.seat,
        "phase": PHASE_NAMES[s.phase],
        "year": s.year,
        "order": list(s.order),
        "mover": s.mover,
        "turn": {
            "placed": s.placed,
            "shadow_placed": s.shadow_placed == 1,
            "offers": s.offers,
            "loaded": s.loaded,
            "free_used": words_of(FREE_NAMES, s.free_used),
        },
        "chain": {
            "chosen": word_or_none(chosen_names(s.step), s.chosen),
            "bill": word_or_none(BILL_NAMES, s.bill),
            "segments": s.segments,
            "offer_to": seat_or_none(s.offer_to),
            "give": counts(GOOD_NAMES, s.offer[:GOODS]) if s.offer_to >= 0 else None,
            "get": counts(GOOD_NAMES, s.offer[GOODS:]) if s.offer_to >= 0 else None,
        },
        "full": [GRID_NAMES[grid] for grid in s.full],
        "queue": list(s.queue),
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "city": [_write_space(s, space) for space in range(SPACES) if is_noted(s, space)],
        "roads": [ROAD_NAMES[edge] for edge in range(ROADS) if has_road(s, edge)],
        "walls": words_of(WALL_NAMES, s.walls),
        "grids": {name: _write_grid(s, grid) for grid, name in enumerate(GRID_NAMES)},
        "fort": s.has_fort == 1,
        "harbour": s.has_harbour == 1,
        "quarry": [seat_or_none(seat) for seat in s.slots[:SLOTS]],
        "forest": [seat_or_none(seat) for seat in s.slots[SLOTS:]],
        "offices": {
            name: {
                "owner": seat_or_none(s.office_owner[office]),
                "since": s.office_year[office] or None,
                "pawn": seat_or_none(s.office_pawn[office]),
            }
            for office, name in enumerate(OFFICE_NAMES)
        },
        "ship_returns": s.return_year or None,
        "departure_paid_by": seat_or_none(s.payer),
        "shadow_supply": s.shadow_supply,
        "markers": counts(ENEMY_NAMES, s.markers),
        "war": None if war_position.is_peace(s) else war_position.write(s),
        "reveals": s.reveals,
        "rng": s.rng.state(),
    }


def is_noted(s: State, space: int) -> bool:
    """Is there anything to say about a space?"""
    return (
        s.building[space] != UNBUILT or s.owner[space] != NONE or s.stack[space] != 0 or s.worked[space] != 0
    )


def has_road(s: State, edge: int) -> bool:
    """Does the edge carry a road?"""
    return (s.roads[EDGE_LINE[edge]] >> EDGE_PLACE[edge] & 1) != 0


def _write_player(s: State, seat: int) -> Position:
    return {
        "hand": s.hand[seat],
        "goods": counts(GOOD_NAMES, s.goods[seat * GOODS : seat * GOODS + GOODS]),
        "vp": s.vp[seat],
        "bought": s.bought[seat],
        "fields": s.fields[seat],
        "workshop": s.workshop[seat],
        "dock": s.dock[seat],
        "order_pawns": s.order_pawns[seat],
        "cargo": counts(CARGO_NAMES, s.cargo[seat * CARGOES : seat * CARGOES + CARGOES]),
        "wars": s.wars[seat],
    }


def _write_space(s: State, space: int) -> Position:
    return {
        "space": SPACE_NAMES[space],
        "building": word_or_none(ON_MAP_NAMES, s.building[space]),
        "owner": seat_or_none(s.owner[space]),
        "pawns": colours_of(s.stack[space]),
        "built": (s.worked[space] & BUILT) != 0,
        "activations": s.worked[space] & ACTIVATIONS,
    }


def _write_grid(s: State, grid: int) -> Position:
    cells: list[Json] = []
    for cell in range(grid * CELLS, grid * CELLS + CELLS):
        if s.cell_value[cell] >= 0:
            owner = s.cell_owner[cell]
            cells.append(
                {
                    "value": s.cell_value[cell],
                    "owner": None if owner == SHADOW else seat_or_none(owner),
                    "shadow": owner == SHADOW,
                    "unpaid_by": seat_or_none(s.cell_debtor[cell]),
                }
            )
    return {"cells": cells, "last_payer": seat_or_none(s.last_payer[grid])}


def read(position: Reader) -> State:
    """The state of a position; form is checked here, the rules in `invariants`."""
    players = position.part("players").parts()
    seats = len(players)
    if seats not in PLAYERS:
        raise position.part("players").fail(f"expected 2 to 5 entries, found {seats}")
    s = setup.empty_table(
        seats, position.part("rng").generator(), position.part("options").settings(setup.OPTIONS)
    )
    s.step = STEPS[position.part("step").word(STEP_NAMES)]
    s.seat = position.part("seat").number(NOBODY, seats - 1)
    if (s.seat == NOBODY) != (s.step is GAME_OVER):
        raise position.part("seat").fail("-1 is for game_over, and game_over for -1")
    s.phase = position.part("phase").word(PHASE_NAMES)
    s.year = position.part("year").number(FIRST_YEAR, s.last_year)
    for place, entry in enumerate(position.part("order").exactly(seats)):
        s.order[place] = entry.number(0, seats - 1)
    if len(set(s.order)) != seats:
        raise position.part("order").fail("expected every seat once")
    s.mover = position.part("mover").number(NOBODY, seats - 1)
    _read_turn(s, position.part("turn"))
    _read_chain(s, position.part("chain"))
    s.full = vec[i64]([entry.word(GRID_NAMES) for entry in position.part("full").parts()])
    s.queue = vec[i64]([entry.number(0, seats - 1) for entry in position.part("queue").parts()])
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    last: i64 = -1
    for entry in position.part("city").parts():
        last = _read_space(s, entry, last)
    _read_segments(s, position)
    for grid, name in enumerate(GRID_NAMES):
        _read_grid(s, grid, position.part("grids").part(name))
    s.has_fort = int(position.part("fort").flag())
    s.has_harbour = int(position.part("harbour").flag())
    for slot, entry in enumerate(position.part("quarry").exactly(SLOTS)):
        s.slots[slot] = entry.seat_or_none(seats)
    for slot, entry in enumerate(position.part("forest").exactly(SLOTS)):
        s.slots[SLOTS + slot] = entry.seat_or_none(seats)
    _read_offices(s, position.part("offices"))
    returns = position.part("ship_returns")
    s.return_year = 0 if returns.data is None else returns.number(FIRST_YEAR + VOYAGE, LAST_YEAR + VOYAGE)
    s.payer = position.part("departure_paid_by").seat_or_none(seats)
    s.shadow_supply = position.part("shadow_supply").number(0, SHADOW_PAWNS)
    for enemy, name in enumerate(ENEMY_NAMES):
        s.markers[enemy] = position.part("markers").part(name).number(OFF_THE_GRID, STRONGEST)
    position.part("markers").keys(ENEMY_NAMES)
    if position.part("war").data is not None:
        war_position.read(s, position.part("war"))
    s.reveals = position.part("reveals").number(0, PLENTY)
    city.take_stock(s)
    return s


def _read_turn(s: State, turn: Reader) -> None:
    s.placed = turn.part("placed").number(0, PLACEMENTS)
    s.shadow_placed = int(turn.part("shadow_placed").flag())
    s.offers = turn.part("offers").number(0, OFFERS)
    s.loaded = turn.part("loaded").number(0, PLENTY)
    s.free_used = turn.part("free_used").bits(FREE_NAMES)


def _read_chain(s: State, chain: Reader) -> None:
    s.chosen = chain.part("chosen").word_or_none(chosen_names(s.step))
    s.bill = chain.part("bill").word_or_none(BILL_NAMES)
    s.segments = chain.part("segments").number(0, SEGMENTS)
    s.offer_to = chain.part("offer_to").seat_or_none(s.seats)
    give, get = chain.part("give"), chain.part("get")
    if s.offer_to >= 0:
        s.offer = filled(2 * GOODS, 0)
        gifts, wishes = give.counts(GOOD_NAMES), get.counts(GOOD_NAMES)
        for good in range(GOODS):
            s.offer[good] = gifts[good]
            s.offer[GOODS + good] = wishes[good]
    elif give.data is not None or get.data is not None:
        raise chain.part("offer_to").fail("goods are offered to nobody")


def _read_player(s: State, seat: int, player: Reader) -> None:
    s.hand[seat] = player.part("hand").number(0, PAWNS)
    for good, count in enumerate(player.part("goods").counts(GOOD_NAMES)):
        s.goods[seat * GOODS + good] = count
    s.vp[seat] = player.part("vp").number(LEAST_VP, PLENTY)
    s.bought[seat] = player.part("bought").number(0, PLENTY)
    s.fields[seat] = player.part("fields").number(0, PAWNS)
    s.workshop[seat] = player.part("workshop").number(0, PAWNS)
    s.dock[seat] = player.part("dock").number(0, PAWNS)
    s.order_pawns[seat] = player.part("order_pawns").number(0, PAWNS)
    for good, count in enumerate(player.part("cargo").counts(CARGO_NAMES)):
        s.cargo[seat * CARGOES + good] = count
    s.wars[seat] = player.part("wars").number(0, 2)


def _read_space(s: State, entry: Reader, last: i64) -> i64:
    space: i64 = entry.part("space").word(SPACE_NAMES)
    if space <= last:
        raise entry.fail("spaces are listed row by row, each once")
    s.building[space] = entry.part("building").word_or_none(ON_MAP_NAMES)
    s.owner[space] = entry.part("owner").seat_or_none(s.seats)
    pawns = [pawn.number(0, s.seats - 1) for pawn in entry.part("pawns").parts()]
    if len(pawns) > 3:
        raise entry.part("pawns").fail(f"at most 3 pawns fit, found {len(pawns)}")
    s.stack[space] = stacked(pawns)
    s.worked[space] = entry.part("activations").number(0, 2)
    if entry.part("built").flag():
        s.worked[space] |= BUILT
    if not is_noted(s, space):
        raise entry.fail("nothing is on this space")
    return space


def _read_segments(s: State, position: Reader) -> None:
    for entry in position.part("roads").parts():
        edge = entry.word(ROAD_NAMES)
        if has_road(s, edge):
            raise entry.fail(f"{entry.shown()} is there twice")
        s.roads[EDGE_LINE[edge]] |= 1 << EDGE_PLACE[edge]
    s.walls = position.part("walls").bits(WALL_NAMES)


def _read_grid(s: State, grid: int, part: Reader) -> None:
    cells = [cell for cell in range(grid * CELLS, grid * CELLS + CELLS) if s.cell_value[cell] >= 0]
    for cell, entry in zip(cells, part.part("cells").exactly(len(cells)), strict=True):
        value = s.cell_value[cell]
        entry.part("value").number(value, value)
        owner = entry.part("owner").seat_or_none(s.seats)
        is_shadow = entry.part("shadow").flag()
        if is_shadow and owner != NONE:
            raise entry.part("owner").fail("a shadow pawn has no owner")
        s.cell_owner[cell] = SHADOW if is_shadow else owner
        s.cell_debtor[cell] = entry.part("unpaid_by").seat_or_none(s.seats)
        if s.cell_debtor[cell] >= 0 and s.cell_owner[cell] == FREE:
            raise entry.part("unpaid_by").fail("a free cell is not paid for")
    s.last_payer[grid] = part.part("last_payer").seat_or_none(s.seats)


def _read_offices(s: State, part: Reader) -> None:
    part.keys(OFFICE_NAMES)
    for office, name in enumerate(OFFICE_NAMES):
        entry = part.part(name)
        s.office_owner[office] = entry.part("owner").seat_or_none(s.seats)
        since = entry.part("since")
        s.office_year[office] = 0 if since.data is None else since.number(FIRST_YEAR, s.year)
        if (s.office_owner[office] >= 0) != (s.office_year[office] > 0):
            raise entry.fail("an owner has the office since some year")
        s.office_pawn[office] = entry.part("pawn").seat_or_none(s.seats)
