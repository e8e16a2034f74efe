"""The end of the game: last choices before the points are counted (RR-4.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.romolo_o_remo import control
from ludoteca.games.romolo_o_remo.actions import ARCHITECTUS_FIRST, DOMINION_FIRST, INFLUENCE_FIRST, NONE
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import ARCHITECTUS, SACERDOS, SACERDOS_POINTS
from ludoteca.games.romolo_o_remo.steps import action, turn
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class EndArchitectus(Step):
    """In which hex does a farm count at the end (RR-5.90)?"""

    def actions(self, s: State) -> list[int]:
        """Hexes with a farm, or none."""
        if not s.owns(s.seat, ARCHITECTUS):
            return NOTHING
        legal: list[int] = [ARCHITECTUS_FIRST + hex for hex in action.farm_hexes(s)]
        if len(legal) > 0:
            legal.append(NONE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Its Power is one more."""
        if action != NONE:
            s.architectus_hex = action - ARCHITECTUS_FIRST
            if s.journal is not None:
                s.journal.tell("architectus-used", seat=s.seat, hex=HEX_NAMES[s.architectus_hex])
        self.skip(s)

    def skip(self, s: State) -> None:
        """The next player; then Sacerdos."""
        next_or(s, END_SACERDOS)


class EndSacerdos(Step):
    """Where does Sacerdos add Influence (RR-5.108)?"""

    def actions(self, s: State) -> list[int]:
        """Twice a hex that the Influence of the player or team has reached."""
        if not s.owns(s.seat, SACERDOS):
            return NOTHING
        first = s.sacerdos[0]
        return [INFLUENCE_FIRST + hex for hex in control.influenced(s, s.seat) if hex >= first]

    def play(self, s: State, action: i64) -> None:
        """One point of Influence more."""
        hex = action - INFLUENCE_FIRST
        if s.journal is not None:
            s.journal.tell("sacerdos-used", seat=s.seat, hex=HEX_NAMES[hex])
        if s.sacerdos[0] < 0:
            s.sacerdos[0] = hex
        else:
            s.sacerdos[SACERDOS_POINTS - 1] = hex
            self.skip(s)

    def skip(self, s: State) -> None:
        """The next player; then the Dominions."""
        next_or(s, END_DOMINION)


class EndDominion(Step):
    """Which plain belongs to the Dominion (RR-6.13)?"""

    def actions(self, s: State) -> list[int]:
        """Controlled plains next to the Capital."""
        return [DOMINION_FIRST + hex for hex in control.dominion_hexes(s, s.seat)]

    def play(self, s: State, action: i64) -> None:
        """It counts together with the Capital."""
        s.dominion[s.seat] = action - DOMINION_FIRST
        if s.journal is not None:
            s.journal.tell("dominion-chosen", seat=s.seat, hex=HEX_NAMES[s.dominion[s.seat]])
        self.skip(s)

    def skip(self, s: State) -> None:
        """The next player; then the points."""
        next_or(s, turn.GAME_OVER)


END_ARCHITECTUS: Final[Step] = EndArchitectus("end_architectus", "architectus", "none")
END_SACERDOS: Final[Step] = EndSacerdos("end_sacerdos", "influence")
END_DOMINION: Final[Step] = EndDominion("end_dominion", "dominion")


def begin(s: State) -> None:
    """The last choices begin with the first player."""
    s.clear_act()
    s.clear_battle()
    s.clear_turn()
    s.active = 0 if s.seats == 1 else s.active
    s.seat = first_player(s)
    s.step = END_ARCHITECTUS


def first_player(s: State) -> i64:
    """The first in the order of play who is still in the game."""
    return s.first if s.is_in(s.first) else turn.next_player(s, s.first)


def next_or(s: State, step: Step) -> None:
    """The next player in the order of play; after the last one the next step."""
    seat = turn.next_player(s, s.seat)
    if turn.place_in_round(s, seat) > turn.place_in_round(s, s.seat):
        s.seat = seat
        return
    s.seat = first_player(s)
    s.step = step
    if step is turn.GAME_OVER:
        turn.finish(s)
