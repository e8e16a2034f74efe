"""The end of the game (RB-7.1, RB-7.2, RB-3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.state import NOBODY
from ludoteca.games.roads_and_boats import scoring
from ludoteca.games.roads_and_boats.data import END_SPACE, MEDAL_POINTS, NEUTRAL, NEUTRAL_BRICKS, SPACES
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

GAME_OVER: Final[Step] = Step("game_over")


def neutral_bricks(s: State) -> i64:
    """How many neutral bricks stand."""
    count: i64 = 0
    for owner in s.bricks:
        if owner == NEUTRAL:
            count += 1
    return count


def is_over(s: State, after_neutral: bool) -> bool:
    """Has the brick that was just placed ended the game?"""
    if s.seats == 1:
        return len(s.bricks) >= SPACES or (after_neutral and s.turn >= s.last_turn)
    return len(s.bricks) >= END_SPACE[s.seats] or neutral_bricks(s) >= NEUTRAL_BRICKS


def end(s: State) -> None:
    """The game is over."""
    s.clear_scratch()
    s.bought = s.index = 0
    s.step = GAME_OVER
    s.seat = NOBODY
    if s.journal is not None:
        s.journal.tell("game-over", turn=s.turn)
        if s.seats == 1:
            points = scoring.score(s, 0)
            medals = sum(points >= least for least in MEDAL_POINTS)
            s.journal.tell("solo-result", points=int(points), medals=int(medals))
