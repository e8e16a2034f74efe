"""Whole random games keep the contract and the invariants (RR-8.1 … RR-8.16)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludoteca.core.errors import BadPosition
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.games.romolo_o_remo.data import CHARACTER_TABLE, SETUPS
from ludoteca.testing import check_game
from tests.games.romolo_o_remo.table import CAPITALS, GAME, HILLS, RESOURCES, P, begun, table

SETUPS_OF_OPTIONS = [
    (1, {}),
    (1, {"battle": "die", "event_mode": "bag"}),
    (2, {}),
    (3, {"battle": "die"}),
    (4, {"hostility": "always"}),
    (4, {"teams": True}),
]


CONTRACT = ["legal_sets", "copies", "positions", "fields", "results", "insight", "journal", "refusals"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_contract_is_kept(seats: int) -> None:
    check_game(GAME, seats=seats, options={}, checks=CONTRACT)


# RR-8.1, RR-8.2, RR-8.4, RR-8.5, RR-8.8, RR-8.9, RR-8.12, RR-8.13: the invariants after every action
@pytest.mark.parametrize(("seats", "options"), SETUPS_OF_OPTIONS)
def test_random_games_end_and_keep_the_invariants(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        state = GAME.new(seats, seed=seed, **options)
        rng = Rng(seed)
        while not state.over:
            state.apply(state.legal[rng.below(len(state.legal))])
            assert GAME.faults(state) == []
        assert len(state.standings()) == seats
        assert 1 in [
            *state.standings(),
            *(r.rank for r in state.rivals()),
        ]


def rich(seats: int, seed: int, **options: Any) -> State | None:
    """A developed position, thrown together: Units everywhere, characters, buildings, money."""
    chance = Random(seed)
    owned: list[Counter[str]] = [Counter() for _ in range(seats)]
    for type_ in (1, 2, 3):
        tiles = [row.name for row in CHARACTER_TABLE if row.type == type_ for _ in range(row.copies)]
        chance.shuffle(tiles)
        for name in tiles[: SETUPS[seats].types[type_ - 1]]:
            owner = chance.randrange(seats + 1)
            if owner < seats:
                owned[owner][name] += 1
    base = begun(seats, **options)
    hexes = {}
    for name, hex in base["map"].items():
        pieces = ("farm", "warehouse", "temple", "port", "forum", "wall_e wall_w wall_ne wall_nw")
        some = " ".join(piece for piece in pieces if chance.random() < 0.2 and piece != "port")
        if name in CAPITALS[seats]:
            hexes[name] = some
        elif not hex["explored"] and name not in HILLS[seats] and chance.random() < 0.6:
            terrain = chance.choice(["plain", "plain", "hill", "forest", "water"])
            hexes[name] = f"{terrain} {some}" if terrain == "plain" else terrain
    land = [
        name for name, hex in base["map"].items() if (hex["explored"] or name in hexes) and name != "1,-2"
    ]
    players, hired = [], 0
    for seat in range(seats):
        words = [f"worker{n}@{chance.choice(land)}" for n in range(1, chance.randrange(3, 7))]
        words += [f"soldier{n}@{chance.choice(land)}" for n in range(1, chance.randrange(1, 5))]
        words += [f"explorer@{chance.choice(land)}"] * chance.randrange(2)
        if hired < SETUPS[seats].bank[8]:
            hired += 1
            words.append(f"mercenary{hired}@{chance.choice(land)}")
        player = P(
            units=" ".join(words), coins=chance.randrange(20), characters=" ".join(owned[seat].elements())
        )
        player.cubes = Counter({name: chance.randrange(7) for name in RESOURCES})
        players.append(player)
    ai = None
    if seats == 1:
        ai = {"units": {chance.choice(land): {"count": 2, "lying": 0, "marked": []} for _ in range(3)}}
    hexes = {name: text for name, text in hexes.items() if text}
    try:
        return table(seats, *players, hexes=hexes, ai=ai, **options).state
    except BadPosition:
        return None  # more pieces than the box has


# RR-8.15
@pytest.mark.parametrize(("seats", "options"), SETUPS_OF_OPTIONS)
def test_RR_8_14_developed_positions_keep_the_invariants(seats: int, options: dict[str, Any]) -> None:
    played, steps = 0, set()
    for seed in range(12):
        state = rich(seats, seed, **options)
        if state is None:
            continue
        played += 1
        rng = Rng(seed)
        explored, ending = 0, False
        for _ in range(150):
            if state.over:
                break
            steps.add(state.asked())
            state.apply(state.legal[rng.below(len(state.legal))])
            assert GAME.faults(state) == []
            now, is_ending = int(state.explored), bool(state.ending)  # type: ignore[attr-defined]
            assert explored & ~now == 0
            assert is_ending >= ending
            explored, ending = now, is_ending
    assert played >= 3
    assert len(steps) > 12
