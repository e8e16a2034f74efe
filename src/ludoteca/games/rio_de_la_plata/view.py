"""What one seat may see: everything but an offer in the making and the dice to come (RP-7.1, RP-7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from ludoteca.core.encoding.marks import BY_SEAT, Few, Heap, Hundreds, Seat, Slots, Tens, Words
from ludoteca.core.position import Position, counts, seat_or_none, seats_of, word_or_none, words_of
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.games.rio_de_la_plata import reach, scoring
from ludoteca.games.rio_de_la_plata.actions import (
    GOOD,
    GRID,
    OFFICE,
    OUTSIDE_MARK,
)
from ludoteca.games.rio_de_la_plata.city import is_closed
from ludoteca.games.rio_de_la_plata.data import (
    CARGO_NAMES,
    CARGOES,
    CELLS,
    ENEMY_NAMES,
    GOOD_NAMES,
    GOODS,
    GRID_NAMES,
    MARK_NAMES,
    OFFICE_NAMES,
    ON_MAP_NAMES,
    OUTSIDE_MARKS,
    OUTSIDE_NAMES,
    PEACE,
    PHASE_NAMES,
    SHADOW,
    SIZES,
    SLOTS,
)
from ludoteca.games.rio_de_la_plata.geography import ROAD_NAMES, ROADS, SPACE_NAMES, SPACES, WALL_NAMES
from ludoteca.games.rio_de_la_plata.names import BILL_NAMES, PLACE_NAMES, chosen_names
from ludoteca.games.rio_de_la_plata.position import FREE_NAMES, has_road, is_noted
from ludoteca.games.rio_de_la_plata.stacks import TALLEST, colours_of
from ludoteca.games.rio_de_la_plata.steps import STEP_NAMES, year
from ludoteca.games.rio_de_la_plata.steps.consent import PROPOSAL_NAMES
from ludoteca.games.rio_de_la_plata.steps.effects import ACTIVATIONS, BUILT
from ludoteca.games.rio_de_la_plata.steps.trade import is_drafting
from ludoteca.games.rio_de_la_plata.version import VERSION
from ludoteca.games.rio_de_la_plata.war_position import KIND_NAMES

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# Words of the verbs, so that the client's types know them too.
GoodId = Annotated[str, GOOD]
GridId = Annotated[str, GRID]
MarkId = Annotated[str, OUTSIDE_MARK]
OfficeId = Annotated[str, OFFICE]
# Words that programs know by their number alone.
GroupMark = Annotated[str, Words(MARK_NAMES)]
SpaceId = Annotated[str, Words(SPACE_NAMES)]
WallId = Annotated[str, Words(WALL_NAMES)]


@dataclass(frozen=True)
class Turn:
    """What the mover has done in his turn."""

    placed: Few
    shadow_placed: bool
    offers: Few
    loaded: Few
    free_used: Annotated[tuple[Annotated[str, Words(FREE_NAMES)], ...], Heap(1)]


@dataclass(frozen=True)
class Chain:
    """A chain of small decisions under way: what was chosen, what is paid, laid or offered."""

    chosen: str | None
    bill: str | None
    segments: Few
    offer_to: Seat | None
    give: Mapping[GoodId, Few] | None
    get: Mapping[GoodId, Few] | None


@dataclass(frozen=True)
class Player:
    """A player: workers in hand and at work outside the city, goods, points, cargo aboard."""

    hand: Few
    goods: Mapping[GoodId, Tens]
    vp: Hundreds
    bought: Few
    fields: Few
    workshop: Few
    dock: Few
    order_pawns: Few
    cargo: Mapping[GoodId, Tens]
    wars: Few


@dataclass(frozen=True)
class Space:
    """A space on which something stands: building, owner, workers from top to bottom."""

    space: SpaceId
    building: Annotated[str, Words(ON_MAP_NAMES)] | None
    owner: int | None
    pawns: Annotated[tuple[Seat, ...], Slots(TALLEST)]
    built: bool
    activations: Few


@dataclass(frozen=True)
class Cell:
    """A cell of a major building."""

    value: Few
    owner: int | None
    shadow: bool
    unpaid_by: Seat | None


@dataclass(frozen=True)
class Grid:
    """A major building under construction."""

    cells: Annotated[tuple[Cell, ...], Slots(16)]
    last_payer: Seat | None


@dataclass(frozen=True)
class Office:
    """A public office: who holds it since when, and whose pawn stands on it."""

    owner: int | None
    since: int | None
    pawn: Seat | None


@dataclass(frozen=True)
class Group:
    """A space in war: enemies on it, and the marks of the group there."""

    space: SpaceId
    enemies: Tens
    marks: Annotated[tuple[GroupMark, ...], Heap(1)]


@dataclass(frozen=True)
class Outside:
    """Equal groups of enemies before an edge of the city."""

    wall: WallId
    size: Few
    mark: MarkId
    count: Few


@dataclass(frozen=True)
class Refused:
    """What was refused in this war turn, between the groups on two spaces."""

    what: Annotated[str, Words(KIND_NAMES)]
    one: SpaceId
    other: SpaceId


@dataclass(frozen=True)
class War:
    """A war that is being fought."""

    enemy: Annotated[str, Words(ENEMY_NAMES)]
    attacker: int
    enemies: Tens
    unplaced: Tens
    shots: Tens
    own_left: Tens
    other_left: Tens
    hired: Tens
    round: Tens
    quiet_rounds: Few
    has_battle: bool
    groups: Annotated[tuple[Group, ...], Heap(1)]
    outside: tuple[Outside, ...]
    active: Annotated[str, Words(PLACE_NAMES)] | None
    points: int
    active_marks: Annotated[tuple[GroupMark, ...], Heap(1)]
    proposal: Annotated[str, Words(PROPOSAL_NAMES)] | None
    partner: SpaceId | None
    asking: Annotated[tuple[Seat, ...], Heap(1)]
    refused: tuple[Refused, ...]
    asked_about: SpaceId | None


@dataclass(frozen=True)
class District:
    """A district at a glance: connected, closed, and what it adds to its houses (RP-6.5)."""

    connected: bool
    closed: bool
    value: Few


@dataclass(frozen=True, kw_only=True)
class RioDeLaPlataView(View):
    """The table as everybody sees it; what stands from `districts` to `sticks` follows from the rest.

    `points` tell by source what each would have if the game ended now, `war_odds` how many of the 36 rolls
    of this year's check bring a war, `ways` where the group that moves can go.
    """

    step: Annotated[str, Words(STEP_NAMES)]
    phase: Annotated[str, Words(PHASE_NAMES)]
    year: int
    order: Annotated[tuple[Seat, ...], Slots(5)]
    mover: int
    turn: Turn
    chain: Chain
    full: tuple[GridId, ...]
    queue: Annotated[tuple[Seat, ...], Slots(5)]
    players: tuple[Player, ...]
    city: Annotated[tuple[Space, ...], Heap(1)]
    roads: Annotated[tuple[Annotated[str, Words(ROAD_NAMES)], ...], Heap(1)]
    walls: Annotated[tuple[WallId, ...], Heap(1)]
    grids: Mapping[GridId, Grid]
    fort: bool
    harbour: bool
    quarry: Annotated[tuple[Seat | None, ...], Slots(6)]
    forest: Annotated[tuple[Seat | None, ...], Slots(6)]
    offices: Mapping[OfficeId, Office]
    ship_returns: int | None
    departure_paid_by: Seat | None
    shadow_supply: int
    markers: Mapping[Annotated[str, Words(ENEMY_NAMES)], Tens]
    war: War | None
    districts: Annotated[tuple[District, ...], Slots(8)]
    points: Annotated[tuple[Mapping[Annotated[str, Words(scoring.SOURCES)], int], ...], BY_SEAT]
    war_odds: int
    ways: tuple[reach.Way, ...]
    sticks: Hundreds
    reveals: int


WORKED_OUT = ("viewer", "districts", "points", "war_odds", "ways", "sticks")


def look(s: State, viewer: int | None) -> RioDeLaPlataView:
    """The table; only an offer that is being made is hidden from the others."""
    return RioDeLaPlataView(
        game=s.game_id,
        version=VERSION,
        options=dict(s.options),
        viewer=viewer,
        seat=s.seat,
        step=s.step.name,
        phase=PHASE_NAMES[s.phase],
        year=s.year,
        order=tuple(s.order),
        mover=s.mover,
        turn=Turn(
            s.placed, s.shadow_placed == 1, s.offers, s.loaded, tuple(words_of(FREE_NAMES, s.free_used))
        ),
        chain=_chain(s, viewer),
        full=tuple(GRID_NAMES[grid] for grid in s.full),
        queue=tuple(s.queue),
        players=tuple(_player(s, seat) for seat in range(s.seats)),
        city=tuple(_space(s, space) for space in range(SPACES) if is_noted(s, space)),
        roads=tuple(ROAD_NAMES[edge] for edge in range(ROADS) if has_road(s, edge)),
        walls=tuple(words_of(WALL_NAMES, s.walls)),
        grids={name: _grid(s, grid) for grid, name in enumerate(GRID_NAMES)},
        fort=s.has_fort == 1,
        harbour=s.has_harbour == 1,
        quarry=tuple(seat_or_none(seat) for seat in s.slots[:SLOTS]),
        forest=tuple(seat_or_none(seat) for seat in s.slots[SLOTS:]),
        offices={name: _office(s, office) for office, name in enumerate(OFFICE_NAMES)},
        ship_returns=s.return_year or None,
        departure_paid_by=seat_or_none(s.payer),
        shadow_supply=s.shadow_supply,
        markers=counts(ENEMY_NAMES, s.markers),
        war=None if s.enemy == PEACE else _war(s),
        districts=tuple(
            District((s.connected >> district & 1) != 0, is_closed(s, district), value)
            for district, value in enumerate(scoring.district_values(s))
        ),
        points=tuple(scoring.breakdown(s)),
        war_odds=year.war_odds(s),
        ways=reach.ways(s),
        sticks=s.sticks,
        reveals=s.reveals,
    )


def _chain(s: State, viewer: int | None) -> Chain:
    shows_offer = s.offer_to >= 0 and not (is_drafting(s) and viewer != s.mover)
    return Chain(
        chosen=word_or_none(chosen_names(s.step), s.chosen),
        bill=word_or_none(BILL_NAMES, s.bill),
        segments=s.segments,
        offer_to=seat_or_none(s.offer_to),
        give=counts(GOOD_NAMES, s.offer[:GOODS]) if shows_offer else None,
        get=counts(GOOD_NAMES, s.offer[GOODS:]) if shows_offer else None,
    )


def _player(s: State, seat: int) -> Player:
    return Player(
        hand=s.hand[seat],
        goods=counts(GOOD_NAMES, s.goods[seat * GOODS : seat * GOODS + GOODS]),
        vp=s.vp[seat],
        bought=s.bought[seat],
        fields=s.fields[seat],
        workshop=s.workshop[seat],
        dock=s.dock[seat],
        order_pawns=s.order_pawns[seat],
        cargo=counts(CARGO_NAMES, s.cargo[seat * CARGOES : seat * CARGOES + CARGOES]),
        wars=s.wars[seat],
    )


def _space(s: State, space: int) -> Space:
    return Space(
        space=SPACE_NAMES[space],
        building=word_or_none(ON_MAP_NAMES, s.building[space]),
        owner=seat_or_none(s.owner[space]),
        pawns=tuple(colours_of(s.stack[space])),
        built=(s.worked[space] & BUILT) != 0,
        activations=s.worked[space] & ACTIVATIONS,
    )


def _grid(s: State, grid: int) -> Grid:
    cells = []
    for cell in range(grid * CELLS, grid * CELLS + CELLS):
        if s.cell_value[cell] >= 0:
            owner = s.cell_owner[cell]
            is_shadow = owner == SHADOW
            cells.append(
                Cell(
                    value=s.cell_value[cell],
                    owner=None if is_shadow else seat_or_none(owner),
                    shadow=is_shadow,
                    unpaid_by=seat_or_none(s.cell_debtor[cell]),
                )
            )
    return Grid(tuple(cells), seat_or_none(s.last_payer[grid]))


def _office(s: State, office: int) -> Office:
    return Office(
        owner=seat_or_none(s.office_owner[office]),
        since=s.office_year[office] or None,
        pawn=seat_or_none(s.office_pawn[office]),
    )


def _war(s: State) -> War:
    return War(
        enemy=ENEMY_NAMES[s.enemy],
        attacker=s.attacker,
        enemies=s.enemies,
        unplaced=s.unplaced,
        shots=s.shots,
        own_left=s.own_left,
        other_left=s.other_left,
        hired=s.hired,
        round=s.war_round,
        quiet_rounds=s.quiet_rounds,
        has_battle=s.has_battle == 1,
        groups=tuple(
            Group(SPACE_NAMES[space], s.invaders[space], tuple(words_of(MARK_NAMES, s.marks[space])))
            for space in range(len(s.invaders))
            if s.invaders[space] > 0 or s.marks[space] != 0
        ),
        outside=tuple(
            Outside(
                WALL_NAMES[place // (SIZES * OUTSIDE_MARKS)],
                place // OUTSIDE_MARKS % SIZES + 1,
                OUTSIDE_NAMES[place % OUTSIDE_MARKS],
                count,
            )
            for place, count in enumerate(s.outside)
            if count > 0
        ),
        active=word_or_none(PLACE_NAMES, s.active),
        points=s.points,
        active_marks=tuple(words_of(MARK_NAMES, s.active_marks)),
        proposal=word_or_none(PROPOSAL_NAMES, s.proposal),
        partner=word_or_none(SPACE_NAMES, s.partner),
        asking=tuple(seats_of(s.asking)),
        refused=tuple(
            Refused(
                KIND_NAMES[number // (SPACES * SPACES)],
                SPACE_NAMES[number // SPACES % SPACES],
                SPACE_NAMES[number % SPACES],
            )
            for number in s.refused
        ),
        asked_about=word_or_none(SPACE_NAMES, s.cursor),
    )


def complete(view: View, rng: Rng) -> Position:
    """The position of a view: a hidden offer is taken to be empty, and the dice are other ones (RP-7.3)."""
    assert isinstance(view, RioDeLaPlataView)
    position = {name: value for name, value in vars(view).items() if name not in WORKED_OUT}
    position["options"] = {**view.options}
    position["turn"] = {**vars(view.turn)}
    position["chain"] = {**vars(view.chain)}
    if view.chain.offer_to is not None and view.chain.give is None:
        nothing = dict.fromkeys(GOOD_NAMES, 0)
        position["chain"] |= {"give": nothing, "get": nothing}
    position["players"] = [{**vars(player)} for player in view.players]
    position["city"] = [{**vars(space)} for space in view.city]
    position["grids"] = {
        name: {**vars(grid), "cells": [{**vars(cell)} for cell in grid.cells]}
        for name, grid in view.grids.items()
    }
    position["offices"] = {name: {**vars(office)} for name, office in view.offices.items()}
    position["war"] = None if view.war is None else _complete_war(view.war)
    position["rng"] = rng.fork().state()
    return position


def _complete_war(war: War) -> Position:
    return {
        **vars(war),
        "groups": [{**vars(group)} for group in war.groups],
        "outside": [{**vars(group)} for group in war.outside],
        "refused": [{**vars(refused)} for refused in war.refused],
    }
