"""A random game as a list of lines, one a decision, to compare what two processes make of it.

Run as a module it reads a task from standard input and writes the lines as JSON.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from importlib import import_module

from ludoteca.core import registry
from ludoteca.core.events import Journal
from ludoteca.core.game import Game
from ludoteca.core.options import Settings
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.canonical import events_text, position_text, view_text

LONGEST = 400


def trace(game: Game, seats: int, options: Settings, seed: int) -> list[str]:
    """For every decision the action played and a digest of all that can be seen before it."""
    state = game.start(seats, seed, options, Journal())
    rng = Rng(seed)
    lines: list[str] = []
    while not state.over and len(lines) < LONGEST:
        legal = state.actions()
        action = legal[rng.below(len(legal))]
        lines.append(f"{game.text(action)}: {digest(state)}")
        state.apply(action)
    lines.append(f"end: {digest(state)} {state.scores()} {state.standings()}")
    return lines


def digest(state: State) -> str:
    """A few digits of the position, the actions, the views and the events, orders included."""
    events = state.journal.take() if state.journal is not None else []
    seen = [
        position_text(state.position()),
        str(state.actions()),
        *(view_text(state.view(viewer)) for viewer in (0, None)),
        events_text(events, None),
    ]
    return sha256("\n".join(seen).encode()).hexdigest()[:12]


def main() -> None:
    """Do the task of standard input."""
    task = json.load(sys.stdin)
    import_module(task["module"])
    json.dump(trace(registry.game(task["game"]), task["seats"], task["options"], task["seed"]), sys.stdout)


if __name__ == "__main__":
    main()
