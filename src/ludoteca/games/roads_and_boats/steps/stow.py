"""After production each player loads and unloads where his transporters stand (stage B of RB-5.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.actions import END_STOW, EXCHANGE_FIRST, STOW_FIRST
from ludoteca.games.roads_and_boats.data import FLEET
from ludoteca.games.roads_and_boats.steps import exchange, turn
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class Stow(Step):
    """Which transporter loads or unloads next (D35, D15)?"""

    def actions(self, s: State) -> list[int]:
        """Those that can exchange something; of equal ones the oldest."""
        legal: list[int] = [
            STOW_FIRST + carrier
            for carrier in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat])
            if not fleet.has_older_twin(s, carrier, -1) and len(exchange.partners(s, carrier)) > 0
        ]
        legal.append(END_STOW)
        return legal

    def play(self, s: State, action: i64) -> None:
        """Its partner is chosen next, or the next player produces."""
        if action == END_STOW:
            turn.next_player(s)
            return
        s.handler = action - STOW_FIRST
        s.step = STOW_PARTNER


class Partner(Step):
    """With what does it exchange goods (D35)?"""

    def actions(self, s: State) -> list[int]:
        """Grounds in reach and transporters in contact."""
        return [EXCHANGE_FIRST + partner for partner in exchange.partners(s, s.handler)]

    def play(self, s: State, action: i64) -> None:
        """The exchange begins."""
        exchange.open_with(s, s.handler, action - EXCHANGE_FIRST)


STOW: Final[Step] = Stow("stow", "stow", "end_stow")
STOW_PARTNER: Final[Step] = Partner("stow_partner", "exchange")
