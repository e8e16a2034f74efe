"""Writes a readable random game for each game and number of seats to tests/playthroughs/.

    python -m tools.make_playthroughs [GAME ...]

Each ply shows who decides what, the legal actions and the choice; each round begins with the whole table.
The files are compared byte by byte with a fresh run: a difference is a change of behaviour, easy to read.
"""

from __future__ import annotations

import sys
from typing import Any

from tests.recorded import GAMES, TESTS, recorded

import ludoteca
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

PLAYTHROUGHS = TESTS / "playthroughs"
SHOWN = 9


def files() -> dict[str, tuple[str, int]]:
    """Game and seats of each playthrough by file name."""
    return {
        f"{game}_{seats}.txt": (game, seats) for game in GAMES for seats in ludoteca.game(game).seat_counts
    }


def playthrough(game_id: str, seats: int) -> str:
    """A seeded random game, told ply by ply."""
    game, special = ludoteca.game(game_id), recorded(game_id)
    seed = seats
    state = game.new(seats, seed=seed)
    rng = Rng(seed)
    lines = [f"{game.title}, {seats} seats, seed {seed}, random choices, version {game.version}"]
    told: object = object()
    ply = 0
    while not state.over:
        position: dict[str, Any] = state.position()
        chapter = special.chapter(position)
        if chapter != told:
            told = chapter
            lines += ["", *special.table(position)]
        actions = state.actions()
        action = actions[rng.below(len(actions))]
        lines.append(
            f"{ply:4}  seat {state.seat}  {state.asked()}: {offered([game.text(a) for a in actions])}"
        )
        lines.append(f"      > {game.text(action)}")
        state.play(action)
        ply += 1
    lines += ["", *special.table(state.position()), "", *result(state)]
    return "\n".join(lines) + "\n"


def offered(texts: list[str]) -> str:
    """The legal actions, shortened when there are many."""
    more = [f"… {len(texts) - SHOWN} more"] if len(texts) > SHOWN + 1 else []
    return " | ".join((texts[:SHOWN] if more else texts) + more)


def result(state: State) -> list[str]:
    """Scores by source and ranks."""
    lines = []
    for seat, sources in enumerate(state.breakdown()):
        points = ", ".join(f"{source} {number}" for source, number in sources.items() if number)
        lines.append(f"seat {seat}: rank {state.standings()[seat]}, score {state.scores()[seat]} ({points})")
    return lines


def main() -> None:
    """Write all playthroughs anew."""
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for name, (game, seats) in files().items():
        if game in (sys.argv[1:] or GAMES):
            (PLAYTHROUGHS / name).write_text(playthrough(game, seats), encoding="utf-8")
            print(name)


if __name__ == "__main__":
    main()
