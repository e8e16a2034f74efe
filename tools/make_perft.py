"""Counts decision points by depth and writes them to tests/games/<game>/perft.json.

    python tools/make_perft.py

Perft walks every legal line from a position: a changed count is a changed rule. Each entry starts from a
seed, `plies` random choices deep. The counts are kept, the depths chosen, so that a run takes seconds.
"""

from __future__ import annotations

import json
from pathlib import Path

import ludoteca
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

GAMES = Path(__file__).resolve().parents[1] / "tests" / "games"
# Game, seats, seed, plies played at random, depth.
STARTS = [
    ("puerto_rico", seats, 10 * seats + number, plies, depth)
    for seats in (2, 3, 4, 5)
    for number, (plies, depth) in enumerate([(0, 5 if seats == 5 else 6), (40, 6), (120, 6), (200, 5)])
]


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


def start(game: str, seats: int, seed: int, plies: int) -> State:
    """The position after so many random choices; an earlier end counts as none."""
    state = ludoteca.game(game).new(seats, seed=seed)
    rng = Rng(seed)
    for _ in range(plies):
        if not state.over:
            actions = state.actions()
            state.play(actions[rng.below(len(actions))])
    return state


def counts(game: str, seats: int, seed: int, plies: int, depth: int) -> list[int]:
    """Perft for depths 1 to `depth`."""
    return [perft(start(game, seats, seed, plies), d) for d in range(1, depth + 1)]


def main() -> None:
    """Count and write."""
    entries: dict[str, list[str]] = {}
    for game, seats, seed, plies, depth in STARTS:
        found = counts(game, seats, seed, plies, depth)
        entry = {"seats": seats, "seed": seed, "plies": plies, "counts": found}
        entries.setdefault(game, []).append(" " + json.dumps(entry))
        print(game, entry)
    for game, lines in entries.items():
        (GAMES / game / "perft.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
