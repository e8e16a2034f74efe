"""Counts decision points by depth and writes them to tests/games/<game>/perft.json.

    python -m tools.make_perft [GAME ...]

Perft walks every legal line from a position: a changed count is a changed rule. Each entry starts from a
seed, `plies` random choices deep; tests/recorded.py says which.
"""

from __future__ import annotations

import json
import sys

from tests.recorded import GAMES, Start, recorded

import ludoteca
from ludoteca.core.rng import Rng
from ludoteca.core.state import State


def perft(state: State, depth: int) -> int:
    """How many decision points, or ends of the game, lie so many choices away."""
    if depth == 0:
        return 1
    total = 0
    for action in state.actions():
        twin = state.copy()
        twin.play(action)
        total += perft(twin, depth - 1)
    return total


def begin(game: str, start: Start) -> State:
    """The position after so many random choices; an earlier end counts as none."""
    state = ludoteca.game(game).new(start.seats, seed=start.seed)
    rng = Rng(start.seed)
    for _ in range(start.plies):
        if not state.over:
            actions = state.actions()
            state.play(actions[rng.below(len(actions))])
    return state


def counts(game: str, start: Start) -> list[int]:
    """Perft for depths 1 to `depth`."""
    return [perft(begin(game, start), depth) for depth in range(1, start.depth + 1)]


def main() -> None:
    """Count and write."""
    for game in sys.argv[1:] or GAMES:
        lines = []
        for start in recorded(game).starts():
            found = counts(game, start)
            entry = {"seats": start.seats, "seed": start.seed, "plies": start.plies, "counts": found}
            lines.append(" " + json.dumps(entry))
            print(game, entry)
        (recorded(game).tests / "perft.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
