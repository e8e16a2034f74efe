"""Searches and writes the recorded games of the house to tests/records/<game>/.

    python -m tools.make_records [GAME ...]

Scripted players play seed after seed until games are found that fulfil a wish, such as an end by one
condition alone; tests/games/<game>/recorded.py says which. Run it again only when the behaviour version of
the game changes.
"""

from __future__ import annotations

import json
import sys

from tests.recorded import GAMES, Taste, Wanted, recorded

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

FORMAT = 1
SEARCHED = 4000
COMPARED = 20


def choose(state: State, taste: Taste, rng: Rng) -> int:
    """One of the legal actions, each as likely as the taste weighs it."""
    actions = state.actions()
    weights = [taste(state.game.text(action)) for action in actions]
    left = rng.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up")


def play(game: Game, wanted: Wanted, seed: int) -> tuple[State, list[str]]:
    """A whole game and its lines."""
    state = game.start(wanted.seats, seed, wanted.options)
    rng = Rng(seed + 1)
    moves = []
    while not state.over:
        action = choose(state, wanted.taste, rng)
        moves.append(game.text(action))
        state.play(action)
    return state, moves


def record(state: State, seed: int, moves: list[str]) -> str:
    """The text of a record: one move a line."""
    content = {
        "format": FORMAT,
        "game": state.game.id,
        "version": state.game.version,
        "options": dict(state.options),
        "seats": int(state.seats),
        "seed": seed,
        "moves": moves,
        "result": {"scores": state.scores(), "standings": state.standings()},
        "fingerprint": state.fingerprint(),
    }
    return json.dumps(content, indent=1) + "\n"


def search(game: Game, wanted: Wanted) -> str:
    """The shortest of the first games found that fulfil the wish."""
    found = []
    for seed in range(SEARCHED):
        state, moves = play(game, wanted, seed)
        if wanted.is_wanted(state):
            found.append((len(moves), seed, record(state, seed, moves)))
            if len(found) == COMPARED:
                break
    if not found:
        raise SystemExit(f"no game of {game.id} is as {wanted.name} wishes among {SEARCHED} seeds")
    return min(found)[2]


def main() -> None:
    """Write all records anew."""
    for name in sys.argv[1:] or GAMES:
        special = recorded(name)
        special.records.mkdir(parents=True, exist_ok=True)
        for wanted in special.wanted():
            file = special.records / f"{wanted.name}.json"
            file.write_text(search(special.game, wanted))
            print(f"{name}/{file.name}")


if __name__ == "__main__":
    main()
