"""Growth: Workers, Soldiers, the Explorer, Mercenaries and characters (RR-5.40 … RR-5.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import pop
from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import lands, stores, units
from ludoteca.games.romolo_o_remo.actions import (
    CREATE_SOLDIER,
    CREATE_WORKER,
    DONE,
    ENGAGE_FIRST,
    FOEDERATUS_NO,
    FOEDERATUS_YES,
    GARRISON_FIRST,
    HIRE_CHARACTER,
    HIRE_FIRST,
    HIRE_MERCENARIES,
    MARK_FIRST,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    ACTIONS,
    BANK_MERCENARIES,
    BANK_WALLS,
    CHARACTER_NAMES,
    CHARACTERS,
    COIN,
    CONVERSION_GRAIN,
    DEFENSOR,
    DUX,
    DUX_CHARGES,
    EMPTY_SLOT,
    EXPLORER,
    EXPLORER_GRAIN,
    FIGURES,
    FIRST_CHARACTER,
    FOEDERATUS,
    FOEDERATUS_CHARGES,
    GRAIN,
    MERCENARIES,
    MERCENARY,
    MOST_WALLS,
    NEGOTIATOR,
    PRAEPOSITUS,
    REFINED,
    RESOURCE_NAMES,
    RESOURCES,
    SOLDIER,
    SOLDIER_REFINED,
    UNIT_KIND_NAMES,
    WORKER,
    WORKER_GRAIN,
)
from ludoteca.games.romolo_o_remo.steps import action, payment
from ludoteca.games.romolo_o_remo.steps.step import Step
from ludoteca.games.romolo_o_remo.units import ACTED, CREATED, MARKER

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

MOST_HIRED: Final[i64] = 2


class MercenaryNumber(Step):
    """How many Mercenaries are hired (RR-5.45)?"""

    def actions(self, s: State) -> list[int]:
        """One or two, as far as Bank, limit and means allow."""
        return [HIRE_FIRST + count - 1 for count in range(1, MOST_HIRED + 1) if can_hire(s, s.place, count)]

    def play(self, s: State, action_: i64) -> None:
        """Their price is due."""
        s.trades = action_ - HIRE_FIRST + 1
        s.due = COIN * s.trades
        s.step = USE_FOEDERATUS


class UseFoederatus(Step):
    """Does the Foederatus waive the cost (RR-5.96)?"""

    def actions(self, s: State) -> list[int]:
        """A choice where it could also be paid; else he must."""
        if not has_charge(s, s.seat):
            return NOTHING
        return [FOEDERATUS_YES, FOEDERATUS_NO] if means(s, s.place) >= s.due else [FOEDERATUS_YES]

    def play(self, s: State, action_: i64) -> None:
        """One charge for the whole hire, or payment."""
        if action_ == FOEDERATUS_YES:
            spend_charge(s)
            s.due = 0
            place_mercenaries(s)
        else:
            s.step = payment.PAY_VALUE

    def skip(self, s: State) -> None:
        """It must be paid."""
        s.step = payment.PAY_VALUE


class CharacterPick(Step):
    """Which character of the Display is hired (RR-5.47)?"""

    def actions(self, s: State) -> list[int]:
        """Occupied slots; two of them need a cube to be marked with (RR-5.48)."""
        return [ENGAGE_FIRST + slot for slot in range(len(s.display)) if may_engage(s, s.display[slot])]

    def play(self, s: State, action_: i64) -> None:
        """Paid in coins; the slot is filled from the pile; some characters bring something along."""
        character = s.display[action_ - ENGAGE_FIRST]
        price = character_price(s, s.seat)
        s.money[s.seat] -= price
        s.characters[s.seat * CHARACTERS + character] += 1
        s.hired = 1
        if s.journal is not None:
            s.journal.tell(
                "hired-character", seat=s.seat, character=CHARACTER_NAMES[character], half_coins=price
            )
        refill(s, action_ - ENGAGE_FIRST)
        if character == DUX:
            s.dux_charges = DUX_CHARGES
        elif character == FOEDERATUS:
            s.foederatus_charges = FOEDERATUS_CHARGES
        if character == PRAEPOSITUS:
            s.step = PRAEPOSITUS_MARK
        elif character == NEGOTIATOR:
            s.step = NEGOTIATOR_MARK
        elif character == DEFENSOR:
            s.step = DEFENSOR_WALLS
        else:
            action.finish(s)


class PraepositusMark(Step):
    """Which cube marks the Praepositus (RR-5.106)?"""

    def actions(self, s: State) -> list[int]:
        """Kinds in hand."""
        return [
            MARK_FIRST + resource for resource in range(RESOURCES) if s.cubes[s.seat * RESOURCES + resource]
        ]

    def play(self, s: State, action_: i64) -> None:
        """The cube lies on the tile for good."""
        resource = action_ - MARK_FIRST
        s.marks[s.seat * RESOURCES + resource] += 1
        lay_mark(s, resource, PRAEPOSITUS)
        action.finish(s)


class NegotiatorMark(Step):
    """Which cubes mark the Negotiator (RR-5.101)?"""

    def actions(self, s: State) -> list[int]:
        """Kinds in hand after the last one; stop after the first."""
        legal: list[int] = []
        for resource in range(RESOURCES):
            if not s.negotiator_marks >> resource and s.cubes[s.seat * RESOURCES + resource]:
                legal.append(MARK_FIRST + resource)
        if s.negotiator_marks:
            legal.append(DONE)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """Another mark, or enough."""
        if action_ == DONE:
            action.finish(s)
            return
        s.negotiator_marks |= bit(action_ - MARK_FIRST)
        lay_mark(s, action_ - MARK_FIRST, NEGOTIATOR)


class DefensorWalls(Step):
    """How many walls come onto the Defensor's tile (RR-5.93)?"""

    def actions(self, s: State) -> list[int]:
        """None up to three, as far as the Bank has them."""
        return [GARRISON_FIRST + count for count in range(min(MOST_WALLS, s.bank[BANK_WALLS]) + 1)]

    def play(self, s: State, action_: i64) -> None:
        """The walls leave the Bank."""
        count = action_ - GARRISON_FIRST
        s.bank[BANK_WALLS] -= count
        s.defensor_walls = count
        if s.journal is not None and count:
            s.journal.tell("defensor-took-walls", seat=s.seat, count=count)
        action.finish(s)


MERC_NUMBER: Final[Step] = MercenaryNumber("merc_number", "hire")
USE_FOEDERATUS: Final[Step] = UseFoederatus("use_foederatus", "foederatus")
CHARACTER_PICK: Final[Step] = CharacterPick("character_pick", "engage")
PRAEPOSITUS_MARK: Final[Step] = PraepositusMark("praepositus_mark", "mark")
NEGOTIATOR_MARK: Final[Step] = NegotiatorMark("negotiator_mark", "mark", "done")
DEFENSOR_WALLS: Final[Step] = DefensorWalls("defensor_walls", "garrison")


def begin(s: State) -> None:
    """The first decision of a growth action."""
    if s.act == HIRE_MERCENARIES:
        s.step = MERC_NUMBER
    elif s.act == HIRE_CHARACTER:
        s.step = CHARACTER_PICK
    elif s.act == CREATE_SOLDIER:
        payment.begin(s, SOLDIER_REFINED, payment.one_kind(REFINED, SOLDIER_REFINED))
    else:
        grain = WORKER_GRAIN if s.act == CREATE_WORKER else EXPLORER_GRAIN
        payment.begin(s, grain, payment.one_kind(GRAIN, grain))


# --- new figures ---------------------------------------------------------------------------------


def can_create_worker(s: State, hex: i64) -> bool:
    """Three grain, a figure, room under the limit (RR-5.41)."""
    return stores.available(s, s.seat, hex, GRAIN) >= WORKER_GRAIN and has_room_for_worker(s)


def has_room_for_worker(s: State) -> bool:
    """Is there a figure, and room under the limit of the Capital (RR-5.40)?"""
    on_map = units.count_on_map(s, s.seat, WORKER)
    return on_map < lands.worker_limit(s, s.seat) and units.in_supply(s, s.seat, WORKER) != units.NO_UNIT


def soldiers_and_mercenaries(s: State, seat: i64) -> i64:
    """What the military limit counts."""
    return units.count_on_map(s, seat, SOLDIER) + units.count_on_map(s, seat, MERCENARY)


def can_create_soldier(s: State, hex: i64) -> bool:
    """In the own Capital: two refined, a figure, room under the limit (RR-5.42)."""
    return (
        hex == s.capital[s.seat]
        and stores.available(s, s.seat, hex, REFINED) >= SOLDIER_REFINED
        and units.in_supply(s, s.seat, SOLDIER) != units.NO_UNIT
        and soldiers_and_mercenaries(s, s.seat) < lands.military_limit(s, s.seat)
    )


def can_create_explorer(s: State, hex: i64) -> bool:
    """Two grain, and the figure (RR-5.43)."""
    return (
        stores.available(s, s.seat, hex, GRAIN) >= EXPLORER_GRAIN
        and units.in_supply(s, s.seat, EXPLORER) != units.NO_UNIT
    )


def create(s: State) -> None:
    """The new figure lies in the acting hex; a Soldier takes the place of the Worker (RR-5.41 … RR-5.43)."""
    kind = WORKER if s.act == CREATE_WORKER else SOLDIER if s.act == CREATE_SOLDIER else EXPLORER
    if kind == SOLDIER:
        units.lift(s, s.unit)
    units.put(s, units.in_supply(s, s.seat, kind), s.place, CREATED)
    if s.journal is not None:
        s.journal.tell("created", seat=s.seat, unit_kind=UNIT_KIND_NAMES[kind], hex=HEX_NAMES[s.place])
    action.finish(s)


def can_convert(s: State, row: i64) -> bool:
    """An Explorer that did nothing in this Turn, without marker; one grain in hand (RR-5.44)."""
    return (
        not s.unit_state[row] & (ACTED | MARKER)
        and s.cubes[s.seat * RESOURCES + GRAIN] >= CONVERSION_GRAIN
        and has_room_for_worker(s)
    )


def convert(s: State) -> None:
    """The Explorer is gone for good, a Worker lies in its place (RR-5.44)."""
    s.cubes[s.seat * RESOURCES + GRAIN] -= CONVERSION_GRAIN
    units.remove(s, s.unit)
    units.put(s, units.in_supply(s, s.seat, WORKER), s.place, CREATED)
    s.begun = 1
    if s.journal is not None:
        s.journal.tell("converted", seat=s.seat, hex=HEX_NAMES[s.place])
    action.back_to_main(s)


# --- Mercenaries ---------------------------------------------------------------------------------


def can_hire_mercenaries(s: State, hex: i64) -> bool:
    """Can at least one be hired?"""
    return can_hire(s, hex, 1)


def can_hire(s: State, hex: i64, count: i64) -> bool:
    """Bank, limit, means or a Foederatus for so many (RR-5.45)."""
    return (
        s.bank[BANK_MERCENARIES] >= count
        and soldiers_and_mercenaries(s, s.seat) + count <= lands.military_limit(s, s.seat)
        and (means(s, hex) >= COIN * count or has_charge(s, s.seat))
    )


def means(s: State, hex: i64) -> i64:
    """Money, and cubes at their price (RR-5.46)."""
    total = s.money[s.seat]
    for resource in range(RESOURCES):
        if s.price[resource]:
            total += COIN * s.price[resource] * stores.available(s, s.seat, hex, resource)
    return total


def has_charge(s: State, seat: i64) -> bool:
    """Can his Foederatus waive a cost in this Turn?"""
    return s.has_unused(seat, FOEDERATUS) and s.foederatus_charges > 0


def spend_charge(s: State) -> None:
    """The Foederatus waives a cost."""
    s.used |= bit(FOEDERATUS)
    s.foederatus_charges -= 1
    if s.journal is not None:
        s.journal.tell("foederatus-used", seat=s.seat, count=s.foederatus_charges)


def place_mercenaries(s: State) -> None:
    """They stand in the acting hex and may act at once (RR-5.45)."""
    count = s.trades
    s.bank[BANK_MERCENARIES] -= count
    for mercenary in range(MERCENARIES):
        if s.trades and s.mercenary_owner[mercenary] == units.NO_UNIT:
            s.trades -= 1
            s.mercenary_owner[mercenary] = s.seat
            units.put(s, s.seats * FIGURES + mercenary, s.place, ACTIONS[MERCENARY])
    if s.journal is not None:
        s.journal.tell("hired-mercenaries", seat=s.seat, count=count, hex=HEX_NAMES[s.place])
    action.finish(s)


# --- characters ----------------------------------------------------------------------------------


def characters_of(s: State, side: i64) -> i64:
    """How many characters a side has."""
    total: i64 = 0
    for character in range(CHARACTERS):
        total += s.characters[side * CHARACTERS + character]
    return total


def character_price(s: State, seat: i64) -> i64:
    """Two coins, and one for every character he has (RR-5.47)."""
    return FIRST_CHARACTER + COIN * characters_of(s, seat)


def may_engage(s: State, character: i64) -> bool:
    """Is there such a tile, and a cube for its mark if it needs one (RR-5.48)?"""
    if character == EMPTY_SLOT:
        return False
    needs_mark = character == PRAEPOSITUS or character == NEGOTIATOR
    return not needs_mark or stores.cubes_of(s, s.seat) > 0


def can_hire_character(s: State) -> bool:
    """One a Turn, if the money suffices and a tile can be taken."""
    if s.hired or s.money[s.seat] < character_price(s, s.seat):
        return False
    for character in s.display:
        if may_engage(s, character):
            return True
    return False


def refill(s: State, slot: i64) -> None:
    """The same slot gets the next tile of the pile, if there is one (RR-5.47)."""
    s.display[slot] = EMPTY_SLOT
    if len(s.pile) == 0:
        return
    s.pile, character = pop(s.pile)
    s.display[slot] = character
    s.reveals += 1
    if s.journal is not None:
        s.journal.tell("character-drawn", character=CHARACTER_NAMES[character], slot=slot + 1)


def lay_mark(s: State, resource: i64, character: i64) -> None:
    """A cube of the hand goes onto a tile."""
    s.cubes[s.seat * RESOURCES + resource] -= 1
    if s.journal is not None:
        s.journal.tell(
            "marked",
            seat=s.seat,
            resource=RESOURCE_NAMES[resource],
            character=CHARACTER_NAMES[character],
        )
