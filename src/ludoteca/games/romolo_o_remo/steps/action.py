"""The Action phase: which Unit acts, what it does, other powers (RR-4.8 … RR-4.10, RR-5.1 … RR-5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.actions import (
    ACT_FIRST,
    ALLY_EXCHANGE,
    ARCHITECTUS_FIRST,
    BUILD,
    BUY,
    COLLECT,
    CONVERT,
    CREATE_EXPLORER,
    CREATE_SOLDIER,
    CREATE_WORKER,
    DISMANTLE,
    END_PHASE,
    EQUES_MOVE,
    HIRE_CHARACTER,
    HIRE_MERCENARIES,
    MERCATOR_ACT,
    MOVE,
    NAUTA_MOVE,
    OBSESSOR_ACT,
    PEEK,
    PRAEDO_ACT,
    PRODUCE,
    REFINE,
    SELECT_FIRST,
    SELL,
    SKIP_PHASE,
    TRADE_BUY,
    TRADE_SELL,
    TRADUCTOR_ACT,
    TRANSFORM,
    USE_FIRST,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    ARCHITECTUS,
    CONSTRUCTIONS,
    EQUES,
    EXPLORER,
    FARM,
    FIRST_SOLDIER,
    NAUTA,
    NEGOTIATOR,
    OBSESSOR,
    SKIPPED_PHASE,
    TRADUCTOR,
    UNITS,
    WORKER,
)
from ludoteca.games.romolo_o_remo.steps import (
    alliance,
    building,
    growth,
    hostility,
    market,
    movement,
    production,
    raid,
    translation,
    war,
)
from ludoteca.games.romolo_o_remo.steps.step import Step
from ludoteca.games.romolo_o_remo.units import ACTED, ACTIONS_LEFT, CREATED, FREED, MARKER, MOVES_ONLY

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class Main(Step):
    """Which Unit acts, or which power is used (RR-4.8)?"""

    def actions(self, s: State) -> list[int]:
        """Skip while nothing was done; Units that can do something; powers; end after something was done."""
        legal: list[int] = []
        if not s.begun:
            legal.append(SKIP_PHASE)
        keys: list[int] = []
        for number in range(UNITS):
            row = units.on_map(s, s.seat, number)
            if (
                row != units.NO_UNIT
                and units.is_standing(s, row)
                and units.is_first_of_class(s, s.seat, number, 0)
                and can_act(s, row)
            ):
                keys.append(units.key_of(s, row))
        keys.sort()
        for key in keys:
            legal.append(SELECT_FIRST + key % UNITS)
        if s.has_unused(s.seat, ARCHITECTUS) and len(farm_hexes(s)) > 0:
            legal.append(USE_FIRST + ARCHITECTUS)
        if s.has_unused(s.seat, NEGOTIATOR) and len(traders(s)) > 0:
            legal.append(USE_FIRST + NEGOTIATOR)
        if s.begun:
            legal.append(END_PHASE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Hand on to the Unit or the power; or leave the phase."""
        if action == SKIP_PHASE:
            s.money[s.seat] += SKIPPED_PHASE
            if s.journal is not None:
                s.journal.tell("skipped-phase", seat=s.seat, half_coins=SKIPPED_PHASE)
            war.begin(s)
        elif action == END_PHASE:
            war.begin(s)
        elif action == USE_FIRST + ARCHITECTUS:
            s.step = ARCHITECTUS_HEX
        elif action == USE_FIRST + NEGOTIATOR:
            s.step = NEGOTIATOR_WORKER
        else:
            s.unit = units.row_of(s, s.seat, action - SELECT_FIRST)
            s.step = ACT_KIND


class Kind(Step):
    """What does the Unit do (RR-4.10)?"""

    def actions(self, s: State) -> list[int]:
        """Everything it can complete."""
        return [ACT_FIRST + act for act in acts_of(s, s.unit)]

    def play(self, s: State, action: i64) -> None:
        """Begin the act where the Unit stands."""
        s.act = action - ACT_FIRST
        s.place = s.unit_hex[s.unit]
        begin_act(s)


class ArchitectusHex(Step):
    """In which hex does a farm count (RR-5.90)?"""

    def actions(self, s: State) -> list[int]:
        """Hexes with a farm."""
        return [ARCHITECTUS_FIRST + hex for hex in farm_hexes(s)]

    def play(self, s: State, action: i64) -> None:
        """Power +1 there until the end of the Turn."""
        s.used |= bit(ARCHITECTUS)
        s.architectus_hex = action - ARCHITECTUS_FIRST
        s.begun = 1
        if s.journal is not None:
            s.journal.tell("architectus-used", seat=s.seat, hex=HEX_NAMES[s.architectus_hex])
        hostility.ask(s, hostility.FOR_ACTION)


class NegotiatorWorker(Step):
    """Which Worker trades for the Negotiator (RR-5.101)?"""

    def actions(self, s: State) -> list[int]:
        """Workers who may, and can."""
        return [SELECT_FIRST + number for number in traders(s)]

    def play(self, s: State, action: i64) -> None:
        """He trades in his hex."""
        s.unit = units.row_of(s, s.seat, action - SELECT_FIRST)
        s.place = s.unit_hex[s.unit]
        s.negotiating = 1
        s.step = NEGOTIATOR_TRADE


class NegotiatorTrade(Step):
    """Sell or buy (RR-5.101)?"""

    def actions(self, s: State) -> list[int]:
        """What is possible with a marked kind."""
        legal: list[int] = []
        if market.can_sell(s):
            legal.append(TRADE_SELL)
        if market.can_buy(s):
            legal.append(TRADE_BUY)
        return legal

    def play(self, s: State, action: i64) -> None:
        """A free Market action begins."""
        s.act = SELL if action == TRADE_SELL else BUY
        market.begin(s)


ACTION_MAIN: Final[Step] = Main("action_main", "skip_phase", "select", "use", "end_phase")
ACT_KIND: Final[Step] = Kind("act_kind", "act")
ARCHITECTUS_HEX: Final[Step] = ArchitectusHex("architectus_hex", "architectus")
NEGOTIATOR_WORKER: Final[Step] = NegotiatorWorker("negotiator_worker", "select")
NEGOTIATOR_TRADE: Final[Step] = NegotiatorTrade("negotiator_trade", "trade")


def begin(s: State) -> None:
    """The Action phase begins."""
    s.begun = 0
    hostility.ask(s, hostility.FOR_ACTION)


# --- what can be done ----------------------------------------------------------------------------


def farm_hexes(s: State) -> list[int]:
    """Hexes with at least one farm."""
    return [hex for hex in s.on_map if s.built[hex * CONSTRUCTIONS + FARM] > 0]


def may_trade(s: State, row: i64) -> bool:
    """Could this Worker trade for the Negotiator, were nobody hostile?"""
    state = s.unit_state[row]
    return not state & (CREATED | MOVES_ONLY) and (not state & MARKER or state & FREED != 0)


def traders(s: State) -> list[int]:
    """The Workers who can make a trade of a marked kind where they are, in the fixed order."""
    keys: list[int] = []
    for number in range(FIRST_SOLDIER):
        row = units.on_map(s, s.seat, number)
        if row == units.NO_UNIT or not may_trade(s, row) or lands.has_hostile(s, s.unit_hex[row]):
            continue
        if units.is_first_of_class(s, s.seat, number, 0) and market.can_negotiate(s, s.unit_hex[row]):
            keys.append(units.key_of(s, row))
    keys.sort()
    return [key % UNITS for key in keys]


def can_act(s: State, row: i64) -> bool:
    """Can a standing Unit do anything?"""
    return lands.can_leave(s, s.unit_hex[row], lands.BY_ACTION) or len(acts_of(s, row)) > 0


def is_free(s: State, row: i64) -> bool:
    """May a Worker do more than move (RR-5.8, RR-5.9, RR-5.18)?"""
    state = s.unit_state[row]
    if state & MOVES_ONLY or (state & MARKER and not state & FREED):
        return False
    return not lands.has_hostile(s, s.unit_hex[row])


def acts_of(s: State, row: i64) -> list[int]:
    """Everything that a Unit can do and complete, in the order of the table."""
    number = units.number_of(s, row)
    kind = units.kind_of(number)
    hex = s.unit_hex[row]
    acts: list[int] = []
    if lands.can_leave(s, hex, lands.BY_ACTION):
        acts.append(MOVE)
    if s.owns(s.seat, EQUES) and s.eques_moves and lands.can_leave(s, hex, lands.BY_EQUES):
        acts.append(EQUES_MOVE)
    if s.has_unused(s.seat, NAUTA) and lands.can_leave(s, hex, lands.BY_NAUTA):
        acts.append(NAUTA_MOVE)
    if kind == EXPLORER:
        if not lands.has_hostile(s, hex):
            if movement.can_peek(s, hex):
                acts.append(PEEK)
            if growth.can_convert(s, row):
                acts.append(CONVERT)
    elif kind == WORKER:
        if is_free(s, row):
            add_worker_acts(s, hex, acts)
            if s.has_unused(s.seat, TRADUCTOR) and len(translation.reachable(s, hex)) > 0:
                acts.append(TRADUCTOR_ACT)
        else:
            state = s.unit_state[row]
            if not state & MOVES_ONLY and (not state & MARKER or state & FREED) and raid.can_raid(s, hex):
                acts.append(PRAEDO_ACT)
            if can_be_freed(s, row):
                acts.append(OBSESSOR_ACT)
    return acts


def can_be_freed(s: State, row: i64) -> bool:
    """May Obsessor free this Worker of its marker (RR-5.102)?"""
    state = s.unit_state[row]
    return (
        s.has_unused(s.seat, OBSESSOR)
        and state & MARKER != 0
        and not state & (FREED | MOVES_ONLY)
        and not lands.has_hostile(s, s.unit_hex[row])
    )


def add_worker_acts(s: State, hex: i64, acts: list[int]) -> None:
    """What a Worker who is free to act can do in a hex, his own or the Traductor's."""
    if building.can_build(s, hex):
        acts.append(BUILD)
    if building.can_dismantle(s, hex):
        acts.append(DISMANTLE)
    if building.can_transform(s, hex):
        acts.append(TRANSFORM)
    if production.can_produce(s, hex):
        acts.append(PRODUCE)
    if production.can_collect(s, hex):
        acts.append(COLLECT)
    if production.can_refine(s, hex):
        acts.append(REFINE)
    if growth.can_create_worker(s, hex):
        acts.append(CREATE_WORKER)
    if growth.can_create_soldier(s, hex):
        acts.append(CREATE_SOLDIER)
    if growth.can_create_explorer(s, hex):
        acts.append(CREATE_EXPLORER)
    if growth.can_hire_mercenaries(s, hex):
        acts.append(HIRE_MERCENARIES)
    if growth.can_hire_character(s):
        acts.append(HIRE_CHARACTER)
    if market.has_sale(s, hex, market.ANY_KIND):
        acts.append(SELL)
    if market.has_purchase(s, market.ANY_KIND):
        acts.append(BUY)
    if market.can_exchange(s, hex):
        acts.append(MERCATOR_ACT)
    if raid.can_raid(s, hex):
        acts.append(PRAEDO_ACT)
    if alliance.can_exchange(s):
        acts.append(ALLY_EXCHANGE)


# --- how an act begins and ends ------------------------------------------------------------------


def begin_act(s: State) -> None:
    """The first decision of the act that was chosen."""
    act = s.act
    if act <= NAUTA_MOVE:
        s.step = movement.MOVE_TO
    elif act == PEEK:
        s.step = movement.PEEK_HEX
    elif act == CONVERT:
        growth.convert(s)
    elif act <= TRANSFORM:
        building.begin(s)
    elif act == PRODUCE:
        hostility.ask(s, hostility.FOR_PRODUCTION)
    elif act == COLLECT:
        s.step = production.COLLECT_WAREHOUSE
    elif act == REFINE:
        s.step = production.REFINE_TYPE
    elif act <= HIRE_CHARACTER:
        growth.begin(s)
    elif act <= BUY:
        market.begin(s)
    elif act == MERCATOR_ACT:
        s.step = market.MERCATOR_GIVE
    elif act == PRAEDO_ACT:
        s.step = raid.PRAEDO_TARGET
    elif act == ALLY_EXCHANGE:
        s.step = alliance.ALLY_ITEM
    elif act == TRADUCTOR_ACT:
        hostility.ask(s, hostility.FOR_TRADUCTOR)
    else:
        free_worker(s)


def free_worker(s: State) -> None:
    """Obsessor: a Worker acts in this phase as if it had no marker (RR-5.102)."""
    s.used |= bit(OBSESSOR)
    s.unit_state[s.unit] |= FREED
    s.begun = 1
    if s.journal is not None:
        s.journal.tell("obsessor-freed", seat=s.seat, hex=HEX_NAMES[s.place])
    back_to_main(s)


def finish(s: State) -> None:
    """An action other than movement is done: the Worker lies (RR-5.3)."""
    if s.translated:
        s.used |= bit(TRADUCTOR)
    if s.unit_hex[s.unit] >= 0:
        s.unit_state[s.unit] = s.unit_state[s.unit] & ~ACTIONS_LEFT | ACTED
    s.begun = 1
    back_to_main(s)


def give_up(s: State) -> None:
    """The answers of others left nothing to do: the act is void (RR-4.10)."""
    if s.journal is not None:
        s.journal.tell("act-void", seat=s.seat)
    back_to_main(s)


def back_to_main(s: State) -> None:
    """The next Unit may act."""
    s.clear_act()
    s.clear_battle()
    hostility.ask(s, hostility.FOR_ACTION)
