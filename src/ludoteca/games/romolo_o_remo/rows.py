"""The row of learning programs without the way over the view: its fields in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.encoding.pen import Pen, PenFiller
from ludoteca.core.state import State as CoreState
from ludoteca.games.romolo_o_remo import control, imagining, lands, results, scoring, stores, strength, units
from ludoteca.games.romolo_o_remo.actions import ACTS, ITEMS
from ludoteca.games.romolo_o_remo.board import HEXES, MULTIPLIER_HEXES
from ludoteca.games.romolo_o_remo.data import (
    BANKS,
    CHARACTERS,
    CONSTRUCTIONS,
    EVENT_NAMES,
    EXPLORER_NUMBER,
    FIGURES,
    FIRST_MERCENARY,
    LEAST_SIDES,
    MERCENARIES,
    PIECES,
    REMOVED,
    RESOURCES,
    SIDES,
    TERRAINS,
    TOKENS,
    UNITS,
    WAREHOUSE,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.state import NOT, State
from ludoteca.games.romolo_o_remo.steps import STEP_NAMES, feeding
from ludoteca.games.romolo_o_remo.steps.opening import SETUP_ORIENT, SETUP_TERRAIN, initial_hexes
from ludoteca.games.romolo_o_remo.steps.payment import cap_of
from ludoteca.games.romolo_o_remo.steps.war import DEF_TOKEN

if TYPE_CHECKING:
    from ludoteca.core.encoding import Plan

STEP_PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(STEP_NAMES)}
EVENT_KINDS: Final[i64] = len(EVENT_NAMES)
UNIT_MARKS: Final[i64] = len(units.MARK_NAMES)
KINDS: Final[i64] = CONSTRUCTIONS + 1
"""The kinds of Constructions, with walls."""
UNIT_WIDTH: Final[i64] = 2 + HEXES + UNIT_MARKS
WAREHOUSES_WIDTH: Final[i64] = 3 + RESOURCES


@final
class RowFiller(PenFiller):
    """Fills rows straight from the position."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.sides: i64 = max(LEAST_SIDES, self.seats)
        self.land_width: i64 = plan.width("map.0,0")
        self.rival_width: i64 = plan.width("ai")
        multipliers = MULTIPLIER_HEXES[int(self.seats)]
        self.multipliers: vec[i64] = vec[i64]([int(hex in multipliers) for hex in range(HEXES)])

    def write(self, state: CoreState, pen: Pen) -> None:
        """All that the view of a seat says."""
        assert isinstance(state, State)
        write_moment(state, pen)
        points = control.influence(state)
        controllers = control.controllers(state, points)
        self.write_map(state, points, controllers, pen)
        write_supply(state, pen)
        for number in range(state.seats):
            write_player(state, pen.from_viewer(number), pen)
        pen.by_seat(state.money, 0, 1)
        if state.seats == 1:
            write_rival(state, pen)
        else:
            pen.at += self.rival_width
        write_turn(state, pen)
        write_scratch(state, pen)
        self.write_categories(state, results.final_points_under(state, controllers), pen)

    def write_map(self, s: State, points: vec[i64], controllers: vec[i64], pen: Pen) -> None:
        """The hexes, with Influence and who controls them."""
        first = pen.at
        parties = control.parties(s)
        for hex in s.on_map:
            pen.at = first + hex * self.land_width
            self.write_land(s, hex, pen)
            end = pen.at + self.sides
            for number in range(parties):
                pen.number(points[(pen.viewer + number) % parties * HEXES + hex])
            pen.at = end
            holder = controllers[hex]
            pen.word(NOT if holder < 0 else (holder - pen.viewer) % parties, self.sides)
        pen.at = first + HEXES * self.land_width

    def write_land(self, s: State, hex: i64, pen: Pen) -> None:
        """A hex; what lies there face down is a secret (RR-7.1)."""
        is_known = imagining.is_known(s, pen.viewer, hex)
        pen.number(1)
        pen.word(s.terrain[hex] if is_known else NOT, TERRAINS)
        pen.number(s.explored >> hex & 1)
        pen.maybe(is_known or (s.over and s.seats == 1), s.multiplier[hex])
        is_dealt = s.step is not SETUP_TERRAIN and s.step is not SETUP_ORIENT
        pen.number(self.multipliers[hex] if is_dealt else 0)
        for kind in range(CONSTRUCTIONS):
            pen.number(0 if kind == WAREHOUSE else s.built[hex * CONSTRUCTIONS + kind])
        pen.at += KINDS - CONSTRUCTIONS
        write_warehouses(s, hex, pen)
        pen.words(s.walls[hex], SIDES)
        pen.number(lands.power_of(s, hex))
        pen.number(lands.limit_of(s, hex))

    def write_categories(self, s: State, table: vec[i64], pen: Pen) -> None:
        """Points and majorities; who has the most money is as secret as money is (RR-7.2)."""
        parties = control.parties(s)
        own = control.party_of(s, pen.viewer)
        for category in range(scoring.CATEGORIES):
            is_secret = category == scoring.MONEY and not s.over
            pen.number(1)
            end = pen.at + 2 * self.sides
            for number in range(parties):
                party = (pen.viewer + number) % parties
                pen.maybe(not is_secret or party == own, table[party * scoring.ALL_SOURCES + category])
            pen.at = end
            for number in range(parties):
                party = (pen.viewer + number) % parties
                is_told = not is_secret and control.is_counted(s, party)
                pen.maybe(is_told, scoring.majority(s, party, category, table) if is_told else 0)
            pen.at = end + 2 * self.sides


def write_side(side: i64, pen: Pen) -> None:
    """A seat counted from the viewer, or the A.I. of the solo game."""
    sides = max(LEAST_SIDES, pen.seats)
    pen.word(NOT if side < 0 else (side - pen.viewer) % sides, sides)


def write_moment(s: State, pen: Pen) -> None:
    """Whose decision it is, and when."""
    pen.seat(s.seat)
    pen.word(STEP_PLACES[s.step.name], len(STEP_PLACES))
    pen.seat(s.first)
    write_side(s.active, pen)
    pen.number(s.round)
    pen.number(s.turn)
    pen.number(s.begun)
    pen.number(s.ending)


def write_warehouses(s: State, hex: i64, pen: Pen) -> None:
    """A heap of warehouses and what they hold."""
    heap = pen.at
    for row in range(len(s.warehouse_hex)):
        if s.warehouse_hex[row] == hex:
            cubes = s.warehouse_cubes[row]
            pen.at = heap
            pen.number(1)
            if cubes != stores.EMPTY:
                pen.number(1)
                pen.word(cubes % RESOURCES, RESOURCES)
                pen.number(cubes // RESOURCES)
    pen.at = heap + WAREHOUSES_WIDTH


def write_supply(s: State, pen: Pen) -> None:
    """Bank, market and characters that belong to nobody, and what lies on tiles."""
    pen.number(s.water_pile)
    pen.numbers(s.bank, 0, BANKS)
    pen.numbers(s.price, 0, RESOURCES)
    pen.numbers(s.market, 0, RESOURCES * RESOURCES)
    pen.heap(s.display, CHARACTERS)
    pen.number(len(s.pile))
    pen.numbers(s.gone, 0, CHARACTERS)
    pen.words(s.negotiator_marks, RESOURCES)
    pen.number(s.dux_charges)
    pen.number(s.foederatus_charges)
    pen.number(s.defensor_walls)


def write_player(s: State, owner: i64, pen: Pen) -> None:
    """A player; money and tokens are secret (RR-7.2, RR-7.3)."""
    is_own = owner == pen.viewer
    is_partner = control.party_of(s, owner) == control.party_of(s, pen.viewer)
    is_laid = s.step is not SETUP_TERRAIN and lands.is_explored(s, initial_hexes(s, owner)[0])
    terrain = s.chosen_terrain[owner]
    pen.word(s.capital[owner], HEXES)
    pen.number(s.damage[owner])
    pen.number(s.eliminated[owner])
    pen.maybe(s.over or is_partner, s.money[owner])
    pen.numbers(s.cubes, owner * RESOURCES, RESOURCES)
    pen.number(s.battle_tokens[owner])
    write_tokens(s, owner, is_own, pen)
    pen.word(terrain if is_own or is_laid else NOT, TERRAINS)
    pen.yes(terrain >= 0)
    pen.words(s.seen[owner], HEXES)
    pen.numbers(s.characters, owner * CHARACTERS, CHARACTERS)
    pen.numbers(s.marks, owner * RESOURCES, RESOURCES)
    for number in range(UNITS):
        write_unit(s, units.on_map(s, owner, number), pen)
    write_fallen(s, owner, pen)
    pen.yes(s.unit_hex[units.row_of(s, owner, EXPLORER_NUMBER)] == REMOVED)
    pen.word(s.dominion[owner], HEXES)
    pen.number(feeding.hungry(s, owner))


def write_tokens(s: State, owner: i64, is_own: bool, pen: Pen) -> None:
    """Which tokens he has and hides, for himself; how many, and which are used, for all."""
    tokens, hidden = s.tokens[owner], s.hidden_token[owner]
    pen.yes(is_own)
    pen.words(tokens if is_own else 0, TOKENS)
    pen.word(hidden if is_own else NOT, TOKENS)
    count: i64 = 0
    for token in range(TOKENS):
        count += tokens >> token & 1
    pen.number(count)
    for token in range(TOKENS):
        pen.yes(hidden >= 0 and token != hidden and tokens >> token & 1 == 0)


def write_unit(s: State, row: i64, pen: Pen) -> None:
    """A Unit, if it is on the map."""
    if row == units.NO_UNIT:
        pen.at += UNIT_WIDTH
        return
    pen.number(1)
    pen.word(s.unit_hex[row], HEXES)
    pen.number(s.unit_state[row] & units.ACTIONS_LEFT)
    pen.words(s.unit_state[row] >> 2, UNIT_MARKS)


def write_fallen(s: State, owner: i64, pen: Pen) -> None:
    """The Mercenaries on his table."""
    end = pen.at + UNITS
    first = units.row_of(s, 0, FIRST_MERCENARY)
    pen.at += FIRST_MERCENARY
    for mercenary in range(MERCENARIES):
        pen.yes(s.mercenary_owner[mercenary] == owner and s.unit_hex[first + mercenary] < 0)
    pen.at = end


def write_rival(s: State, pen: Pen) -> None:
    """The A.I. of the solo game."""
    pen.number(1)
    pen.word(s.capital[RIVAL], HEXES)
    pen.number(s.money[RIVAL])
    pen.number(s.battle_tokens[RIVAL])
    pen.numbers(s.characters, RIVAL * CHARACTERS, CHARACTERS)
    pen.heap(s.events, EVENT_KINDS)
    for hex in range(HEXES):
        pen.yes(s.legion[hex] + s.legion_lying[hex] + s.legion_marks[hex] != 0)
        pen.number(s.legion[hex])
        pen.number(s.legion_lying[hex])
    pen.words(s.battles, HEXES)


def write_turn(s: State, pen: Pen) -> None:
    """What was done in this Turn, and declared."""
    pen.words(s.used, CHARACTERS)
    pen.number(s.apothecarii_used)
    pen.number(s.eques_moves)
    pen.word(s.architectus_hex, HEXES)
    pen.number(s.hired)
    pen.number(s.refused)
    pen.words(s.produced, HEXES)
    pen.words(s.produced_kinds, RESOURCES)
    for hex in range(HEXES):
        for number in range(s.seats):
            seat = pen.from_viewer(number)
            pen.maybe(s.hostility[hex] >> seat & 1 != 0, s.hostility[hex] >> (8 + seat) & 1)
    pen.heap(s.sacerdos, HEXES)


def write_scratch(s: State, pen: Pen) -> None:
    """What is under way; a token that lies face down is a secret (RR-7.5)."""
    pen.word(NOT if s.unit < 0 else units.number_of(s, s.unit), UNITS)
    pen.word(s.act, ACTS)
    pen.word(s.place, HEXES)
    pen.number(s.translated)
    pen.number(s.negotiating)
    pen.word(s.question, HEXES)
    pen.word(s.building, KINDS)
    pen.word(s.piece, PIECES)
    pen.words(s.bank_sides, SIDES)
    pen.words(s.tile_sides, SIDES)
    pen.number(s.due)
    for resource in range(RESOURCES):
        pen.number(cap_of(s.caps, resource))
    pen.number(s.credit)
    pen.number(s.last_pick)
    pen.number(s.trades)
    pen.number(s.traded)
    pen.word(s.sold, RESOURCES)
    pen.numbers(s.gift, 0, 2 * ITEMS)
    write_side(s.defender, pen)
    write_committed(s, pen)
    pen.number(s.attack_bonus)
    pen.number(s.defence_bonus)
    is_secret = s.step is DEF_TOKEN and s.attack_token >= 0 and pen.viewer != s.active
    pen.word(NOT if is_secret else s.attack_token, TOKENS)
    pen.yes(s.attack_token >= 0)
    pen.word(s.defence_token, TOKENS)
    pen.number(s.hits)
    pen.number(s.hits_back)
    pen.number(s.unpaid)
    is_battle = s.defender >= 0 and s.place >= 0
    pen.number(strength.attack_value(s) if is_battle else 0)
    pen.number(strength.defence_value(s) if is_battle else 0)


def write_committed(s: State, pen: Pen) -> None:
    """The Units of the active player that attack."""
    first = pen.at
    if s.committed != 0 and s.active < s.seats:
        for row in range(s.seats * FIGURES + MERCENARIES):
            if s.committed >> row & 1:
                pen.at = first
                pen.word(units.number_of(s, row), UNITS)
    pen.at = first + UNITS
