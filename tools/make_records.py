"""Searches and writes the recorded games of Puerto Rico: one for each way to end and number of seats.

    python tools/make_records.py

Scripted players with a bias (towards colonists, buildings or ships) play seed after seed until a game ends
by the wanted condition alone. Run it again only when the behaviour version of the game changes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import ludoteca
from ludoteca.core.options import Setting, Settings
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

GAME = ludoteca.game("puerto_rico")
RECORDS = Path(__file__).resolve().parents[1] / "tests" / "records" / "puerto_rico"
FORMAT = 1
SEARCHED = 4000
CHEAP = ("small_", "hacienda", "construction_hut", "indigo_plant", "sugar_mill", "hospice", "office")

Taste = Callable[[str], int]


def likes_colonists(line: str) -> int:
    """Calls the mayor and takes every colonist."""
    return {"role mayor": 20, "privilege yes": 9, "hospice yes": 9, "university yes": 9}.get(line, 1)


def likes_buildings(line: str) -> int:
    """Builds whenever he can, small things first, and leaves the colonists in the harbor."""
    if line.startswith("build"):
        return 12 if line.split()[1].startswith(CHEAP) else 4
    return {
        "role builder": 20,
        "role trader": 4,
        "role craftsman": 6,
        "role mayor": 2,
        "role prospector_1": 8,
        "role prospector_2": 8,
        "privilege no": 5,
    }.get(line, 3 if line.startswith("sell") else 1)


def likes_ships(line: str) -> int:
    """Grows corn, produces and ships."""
    return {
        "role craftsman": 20,
        "role captain": 20,
        "role mayor": 3,
        "role settler": 3,
        "settle corn": 9,
        "build harbor": 9,
        "build wharf": 9,
        "build small_indigo_plant": 5,
        "build small_sugar_mill": 5,
        "privilege no": 5,
    }.get(line, 1)


TASTES: dict[str, Taste] = {"colonists": likes_colonists, "city": likes_buildings, "vp": likes_ships}

# A different set of options for each number of seats, so that the records cover them too.
OPTIONS: dict[int, dict[str, Setting]] = {
    2: {"hidden_vp": False},
    3: {"swap_factory_university": True},
    4: {"first_governor": 2},
    5: {"corn_start_minus_one": True},
}


def choose(state: State, taste: Taste, rng: Rng) -> int:
    """One of the legal actions, each as likely as the taste weighs it."""
    actions = state.actions()
    weights = [taste(GAME.text(action)) for action in actions]
    left = rng.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up")


def play(seats: int, seed: int, options: Settings, taste: Taste) -> tuple[State, list[str]]:
    """A whole game and its lines."""
    state = GAME.start(seats, seed, options)
    rng = Rng(seed + 1)
    moves = []
    while not state.over:
        action = choose(state, taste, rng)
        moves.append(GAME.text(action))
        state.play(action)
    return state, moves


def record(state: State, seed: int, moves: list[str]) -> str:
    """The text of a record: one move a line."""
    content = {
        "format": FORMAT,
        "game": GAME.id,
        "version": GAME.version,
        "options": dict(state.options),
        "seats": int(state.seats),
        "seed": seed,
        "moves": moves,
        "result": {"scores": state.scores(), "standings": state.standings()},
        "fingerprint": state.fingerprint(),
    }
    return json.dumps(content, indent=1) + "\n"


def search(seats: int, end: str) -> str:
    """The shortest game among the first twenty found that end by this condition alone."""
    taste = TASTES.get(end, likes_ships)
    options = {**OPTIONS[seats], **({"max_rounds": 6} if end == "max_rounds" else {})}
    wanted = [] if end == "max_rounds" else [end]
    found = []
    for seed in range(SEARCHED):
        state, moves = play(seats, seed, options, taste)
        if state.position()["end_triggers"] == wanted:
            found.append((len(moves), seed, record(state, seed, moves)))
            if len(found) == 20:
                break
    if not found:
        raise SystemExit(f"no game with {seats} seats ends by {end} among {SEARCHED} seeds")
    return min(found)[2]


def main() -> None:
    """Write all records anew."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    for seats in GAME.seat_counts:
        for end in (*TASTES, "max_rounds"):
            (RECORDS / f"{end}_{seats}.json").write_text(search(seats, end))
            print(f"{end}_{seats}.json")


if __name__ == "__main__":
    main()
