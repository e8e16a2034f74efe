"""Several decisions of one seat, sent as one: a route with its loads, an offer of many goods.

A chain is played as far as its author can know what comes: it stops when something hidden comes to light
or somebody else is to decide. What cannot be played at all refuses the whole chain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.core.errors import BrokenChain, IllegalAction, MalformedAction
from ludoteca.core.game import Game
from ludoteca.core.state import State

ALL_PLAYED: Final = ""
REVEAL: Final = "reveal"
TURN: Final = "turn"
OVER: Final = "over"


@dataclass(frozen=True)
class Chained:
    """How far a chain came, and why no further: "" (to its end), "reveal", "turn" or "over"."""

    played: int
    stop: str


def parse_chain(game: Game, actions: Sequence[int | str]) -> list[int]:
    """The actions of a chain, given as numbers or lines; a BrokenChain names the one that is none."""
    numbers: list[int] = []
    for number, action in enumerate(actions):
        try:
            numbers.append(game.parse(action) if isinstance(action, str) else action)
        except MalformedAction as error:
            raise BrokenChain(number, error) from error
    return numbers


def play_chain(state: State, actions: Sequence[int], play: Callable[[int], object] | None = None) -> Chained:
    """Play the actions on a state, through `play` where somebody keeps a record of it.

    A BrokenChain names the first action that is not legal when its turn comes; what was played before it
    stays played, so play on a copy what must not be played by half.
    """
    play = play or state.play
    seat, reveals = state.seat, state.reveals
    for number, action in enumerate(actions):
        if number > 0 and (stop := _stop(state, int(seat), int(reveals))):
            return Chained(number, stop)
        try:
            play(action)
        except (IllegalAction, MalformedAction) as error:
            raise BrokenChain(number, error) from error
    return Chained(len(actions), ALL_PLAYED)


def _stop(state: State, seat: int, reveals: int) -> str:
    if state.over:
        return OVER
    if state.seat != seat:
        return TURN
    return REVEAL if state.reveals != reveals else ALL_PLAYED
