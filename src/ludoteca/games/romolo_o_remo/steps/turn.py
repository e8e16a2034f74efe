"""A Turn from beginning to end, elimination, the end procedure (RR-4.7, RR-4.14, RR-5.72 … RR-5.74)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.state import NOBODY
from ludoteca.core.steps import NOTHING
from ludoteca.core.words import Item
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.actions import CONTINUE, END_GAME, PLAY_ON, SURRENDER
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    BANK_NAMES,
    BANKS,
    CHARACTERS,
    DEFENSOR,
    DUX,
    EMPTY_SLOT,
    EMPTY_TYPES_FOR_END,
    FOEDERATUS,
    MERCENARIES,
    NEGOTIATOR,
    RESOURCE_NAMES,
    RESOURCES,
    UNITS,
    WORKER,
)
from ludoteca.games.romolo_o_remo.steps import action, casualties, ending, rival
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

NO_HEIR: Final[i64] = -1


class EndOrPlay(Step):
    """The end procedure is on: play this Turn, or end the game at once (RR-6.4)?"""

    def actions(self, s: State) -> list[int]:
        """Asked once the end procedure has begun."""
        return [PLAY_ON, END_GAME] if s.ending else NOTHING

    def play(self, s: State, action: i64) -> None:
        """The Turn goes on, or points are counted."""
        if action == END_GAME:
            if s.journal is not None:
                s.journal.tell("ended-game", seat=s.seat)
            ending.begin(s)
        else:
            if s.journal is not None:
                s.journal.tell("played-on", seat=s.seat)
            s.step = SURRENDERS

    def skip(self, s: State) -> None:
        """The game goes on as ever."""
        s.step = SURRENDERS


class Surrenders(Step):
    """Without Workers: go on, or surrender (RR-5.72)?"""

    def actions(self, s: State) -> list[int]:
        """Asked of a player without a Worker on the map."""
        return NOTHING if units.count_on_map(s, s.seat, WORKER) else [CONTINUE, SURRENDER]

    def play(self, s: State, action_: i64) -> None:
        """Go on, or be out (RR-5.73)."""
        if action_ == CONTINUE:
            action.begin(s)
            return
        if s.journal is not None:
            s.journal.tell("surrendered", seat=s.seat)
        eliminate(s, s.seat, NO_HEIR)
        if not s.over:
            end(s)

    def skip(self, s: State) -> None:
        """He has Workers."""
        action.begin(s)


class GameOver(Step):
    """Nobody decides any more."""


END_OR_PLAY: Final[Step] = EndOrPlay("end_or_play", "play_on", "end_game")
SURRENDERS: Final[Step] = Surrenders("surrender", "continue", "surrender")
GAME_OVER: Final[Step] = GameOver("game_over")


def begin(s: State) -> None:
    """The Turn of `active` begins (RR-4.7)."""
    s.seat = s.active
    s.step = END_OR_PLAY
    if s.journal is not None:
        s.journal.tell("turn-begins", seat=s.active, round=s.round)


def end(s: State) -> None:
    """The end conditions are checked, and the next one has his Turn (RR-4.14)."""
    if not s.ending and (all_hired(s) or empty_types(s) >= EMPTY_TYPES_FOR_END):
        s.ending = 1
        if s.journal is not None:
            s.journal.tell("end-begins", types=used_up(s))
    s.clear_act()
    s.clear_battle()
    s.clear_turn()
    s.turn += 1
    if s.seats == 1 and s.active == 0:
        rival.begin(s)
        return
    before = s.active
    s.active = 0 if s.seats == 1 else next_player(s, s.active)
    if place_in_round(s, s.active) <= place_in_round(s, before) or s.seats == 1:
        s.round += 1
        if s.max_rounds and s.round > s.max_rounds:
            s.round -= 1
            ending.begin(s)
            return
    begin(s)


def next_player(s: State, seat: i64) -> i64:
    """The next seat clockwise whose player is still in the game."""
    seat = s.next_seat(seat)
    while not s.is_in(seat):
        seat = s.next_seat(seat)
    return seat


def place_in_round(s: State, seat: i64) -> i64:
    """The place of a seat in the order of play: 0 for the first player."""
    return (seat - s.first + s.seats) % s.seats


def all_hired(s: State) -> bool:
    """Are Display and pile empty (RR-6.2)?"""
    for character in s.display:
        if character != EMPTY_SLOT:
            return False
    return len(s.pile) == 0


def empty_types(s: State) -> i64:
    """How many types of pieces the Bank has no more of (RR-6.2)."""
    total: i64 = 0
    for bank in range(BANKS):
        if s.bank[bank] == 0:
            total += 1
    return total


def used_up(s: State) -> tuple[str, ...]:
    """What has run out, by name: pieces of the Bank, and the characters."""
    names: list[str] = [BANK_NAMES[bank] for bank in range(BANKS) if s.bank[bank] == 0]
    if all_hired(s):
        names.append("characters")
    return tuple(names)


# --- elimination ---------------------------------------------------------------------------------


def eliminate(s: State, seat: i64, heir: i64) -> None:
    """A player without Tower is out; money and cubes go to the heir, all else leaves the game (RR-5.73)."""
    for number in range(UNITS):
        row = units.on_map(s, seat, number)
        if row != units.NO_UNIT:
            units.lift(s, row)
    for mercenary in range(MERCENARIES):
        if s.mercenary_owner[mercenary] == seat:
            s.mercenary_owner[mercenary] = units.NO_UNIT
    s.capital[seat] = -1
    s.damage[seat] = 0
    _remove_characters(s, seat)
    _hand_over(s, seat, heir)
    s.battle_tokens[seat] = 0
    s.tokens[seat] = 0
    s.hidden_token[seat] = -1
    s.seen[seat] = 0
    out: i64 = 1
    for other in range(s.seats):
        if s.eliminated[other]:
            out += 1
    s.eliminated[seat] = out
    if s.journal is not None:
        s.journal.tell("eliminated", seat=seat)
    if is_decided(s):
        finish(s)


def _remove_characters(s: State, seat: i64) -> None:
    """His characters are out of the game, with everything on them."""
    if seat == s.active:
        s.apothecarii_used = 0
    for character in range(CHARACTERS):
        count = s.characters[seat * CHARACTERS + character]
        if count == 0:
            continue
        s.gone[character] += count
        s.characters[seat * CHARACTERS + character] = 0
        if character == DUX:
            s.dux_charges = 0
        elif character == FOEDERATUS:
            s.foederatus_charges = 0
        elif character == DEFENSOR:
            s.defensor_walls = 0
        elif character == NEGOTIATOR:
            s.negotiator_marks = 0
    for resource in range(RESOURCES):
        s.marks[seat * RESOURCES + resource] = 0


def _hand_over(s: State, seat: i64, heir: i64) -> None:
    """Money and cubes go to who destroyed the Tower, or out of the game."""
    if heir != NO_HEIR:
        s.money[heir] += s.money[seat]
        won: list[Item] = []
        for resource in range(RESOURCES):
            count = s.cubes[seat * RESOURCES + resource]
            if heir < s.seats:
                s.cubes[heir * RESOURCES + resource] += count
            if count:
                won.append((RESOURCE_NAMES[resource], count))
        if len(won) == 0:
            won.append("nothing")
        if s.journal is not None and heir < s.seats:
            s.journal.tell("inherited", seat=heir, owner=seat, half_coins=s.money[seat], resources=tuple(won))
    s.money[seat] = 0
    for resource in range(RESOURCES):
        s.cubes[seat * RESOURCES + resource] = 0


def is_decided(s: State) -> bool:
    """Is only one player left, or one team (RR-6.2)? Alone: has the A.I. won (RR-5.120)?"""
    if s.seats == 1:
        return s.eliminated[0] != 0
    for seat in range(s.seats):
        for other in range(seat):
            if s.is_in(seat) and s.is_in(other) and s.is_foe(seat, other):
                return False
    return True


def finish(s: State) -> None:
    """The game is over."""
    s.clear_act()
    s.clear_battle()
    s.step = GAME_OVER
    s.window = casualties.WALL_LOT
    s.battles = 0
    s.seat = NOBODY
    s.reveals += 1
    if s.journal is not None:
        s.journal.tell("game-ends")
        if s.seats == 1:
            tell_multipliers(s)


def tell_multipliers(s: State) -> None:
    """Face-down multipliers count for the A.I., so they are shown at the end (RR-6.25)."""
    for hex in s.on_map:
        if s.multiplier[hex] and not lands.is_explored(s, hex) and s.journal is not None:
            s.journal.tell("multiplier-shown", hex=HEX_NAMES[hex], multiplier=s.multiplier[hex])
