"""Traductor: a Worker acts as if it stood in an adjacent hex (RR-5.109)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.hexes import NO_HEX
from ludoteca.games.romolo_o_remo import lands
from ludoteca.games.romolo_o_remo.actions import ACT_FIRST, REACH_FIRST
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import SIDES
from ludoteca.games.romolo_o_remo.steps import action
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


class TraductorHex(Step):
    """In which hex does the Worker act (RR-5.109)?"""

    def actions(self, s: State) -> list[int]:
        """Adjacent land without hostile Units where something can be done."""
        return [REACH_FIRST + hex for hex in reachable(s, s.unit_hex[s.unit])]

    def play(self, s: State, action_: i64) -> None:
        """That is the acting hex."""
        s.place = action_ - REACH_FIRST
        s.translated = 1
        if s.journal is not None:
            s.journal.tell("traductor-reached", seat=s.seat, hex=HEX_NAMES[s.place])
        s.step = TRADUCTOR_KIND

    def skip(self, s: State) -> None:
        """Hostile Units everywhere: the act is void (RR-4.10)."""
        action.give_up(s)


class TraductorKind(Step):
    """What does the Worker do there (RR-5.109)?"""

    def actions(self, s: State) -> list[int]:
        """Every Worker action that can be completed there."""
        acts: list[int] = []
        action.add_worker_acts(s, s.place, acts)
        return [ACT_FIRST + act for act in acts]

    def play(self, s: State, action_: i64) -> None:
        """Begin the act."""
        s.act = action_ - ACT_FIRST
        action.begin_act(s)


TRADUCTOR_HEX: Final[Step] = TraductorHex("traductor_hex", "reach")
TRADUCTOR_KIND: Final[Step] = TraductorKind("traductor_kind", "act")


def reachable(s: State, hex: i64) -> list[int]:
    """Adjacent explored land without hostile Units where a Worker could do something."""
    found: list[int] = []
    for side in lands.BY_HEX:
        beside = s.near[hex * SIDES + side]
        if beside == NO_HEX or not lands.is_land(s, beside) or lands.has_hostile(s, beside):
            continue
        if s.seats == 1 and beside == s.capital[lands.RIVAL]:
            continue
        acts: list[int] = []
        action.add_worker_acts(s, beside, acts)
        if len(acts) > 0:
            found.append(beside)
    return found
