"""What a choice will do at once, as far as the player can know.

Every action is played on two positions imagined from what the seat sees; only what both agree on
is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.cli.tables import Drawing
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

WORLDS = (1, 2)


def previews(match: Match, actions: Sequence[int], drawing: Drawing) -> list[str]:
    """A short forecast for each action, empty where there is nothing to tell."""
    seat = int(match.state.seat)
    view = match.state.view(seat)
    worlds = [match.game.imagine(view, Rng(seed)) for seed in WORLDS]
    return [forecast(worlds, seat, action, drawing) for action in actions]


def forecast(worlds: Sequence[State], seat: int, action: int, drawing: Drawing) -> str:
    """What all imagined worlds agree on."""
    outcomes: list[dict[str, int]] = []
    for world in worlds:
        after = world.copy()
        after.apply(action)
        outcomes.append(drawing.effects(world, after, seat))
    agreed = {
        key: change
        for key, change in outcomes[0].items()
        if change and all(other.get(key) == change for other in outcomes)
    }
    return ", ".join(drawing.effect(key, change) for key, change in agreed.items())
