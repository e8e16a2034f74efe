"""A position that somebody spoiled is refused, or it is one that can be played to the end."""

from __future__ import annotations

import copy
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.errors import BadPosition
from ludoteca.core.rng import Rng
from ludoteca.games.puerto_rico.steps import STEP_NAMES

GAME = ludoteca.game("puerto_rico")
GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
WORDS = [
    "corn",
    "indigo",
    "coffee",
    "quarry",
    "hacienda",
    "wharf",
    "mayor",
    "captain",
    "settler",
    "vp",
    "",
    "x",
]
KINDS = [
    "number",
    "move",
    "move",
    "word",
    "swap",
    "drop",
    "type",
    "double",
    "scratch",
    "step",
    "pool",
    "pool",
]


@cache
def positions():
    """Positions of random games, some of every step."""
    found = []
    for seats in (2, 3, 4, 5):
        state = GAME.new(seats, seed=seats)
        rng = Rng(seats)
        met = {}
        while not state.over:
            position = state.position()
            met.setdefault(position["step"], []).append(position)
            legal = state.actions()
            state.apply(legal[rng.below(len(legal))])
        for here in met.values():
            found += [here[0], here[len(here) // 2], here[-1]]
        found.append(state.position())
    return found


def leaves(data, path=()):
    """The paths of all values that are no object or list."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in leaves(value, (*path, key))]
    if isinstance(data, list):
        return [leaf for i, value in enumerate(data) for leaf in leaves(value, (*path, i))]
    return [path]


def at(data, path):
    for key in path:
        data = data[key]
    return data


def put(data, path, value):
    at(data, path[:-1])[path[-1]] = value


def nodes(data, path=()):
    """The paths of everything below the top."""
    found = [path] if path else []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += nodes(value, (*path, key))
    return found


def pool(position, name):
    """The numbers among which colonists, or barrels of a good, can move without being missed."""
    if name == "colonists":
        ends = ("colonist_supply", "colonist_ship", "san_juan", "colonists", "unassigned")
        return [path for path in leaves(position) if path[-1] in ends]
    if name == "doubloons":
        return [path for path in leaves(position) if path[-1] == "doubloons"]
    found = [path for path in leaves(position) if path[-1] == name and path[-2] in ("goods", "goods_supply")]
    ships = [
        ("ships", i) for i in range(len(position["ships"])) if at(position, ("ships", i))["good"] == name
    ]
    return found + [(*ship, "load") for ship in ships]


def spoil(draw, position):
    """One change: another number or word, a number moved elsewhere, something dropped, doubled or swapped."""
    kind = draw(st.sampled_from(KINDS))
    every = leaves(position)
    numbers = [path for path in every if type(at(position, path)) is int]
    words = [path for path in every if isinstance(at(position, path), str)]
    if kind == "number":
        put(
            position, draw(st.sampled_from(numbers)), draw(st.integers(-2, 13) | st.integers(-(2**70), 2**70))
        )
    elif kind == "move":
        one, other = draw(st.sampled_from(numbers)), draw(st.sampled_from(numbers))
        count = draw(st.integers(1, 12))
        put(position, one, at(position, one) - count)
        put(position, other, at(position, other) + count)
    elif kind == "word":
        put(position, draw(st.sampled_from(words)), draw(st.sampled_from(WORDS)))
    elif kind == "swap":
        one, other = draw(st.sampled_from(every)), draw(st.sampled_from(every))
        first, second = at(position, one), at(position, other)
        put(position, one, second)
        put(position, other, first)
    elif kind == "drop":
        path = draw(st.sampled_from(nodes(position)))
        del at(position, path[:-1])[path[-1]]
    elif kind == "type":
        odd = st.sampled_from([None, True, False, "1", 1.0, [], {}, [[]], float("nan"), -1])
        put(position, draw(st.sampled_from(nodes(position))), draw(odd))
    elif kind == "double":
        lists = [
            path for path in nodes(position) if isinstance(at(position, path), list) and at(position, path)
        ]
        if lists:
            entries = at(position, draw(st.sampled_from(lists)))
            entries.append(copy.deepcopy(draw(st.sampled_from(entries))))
    elif kind == "scratch" and isinstance(position.get("scratch"), dict):
        inside = leaves(position["scratch"])
        if inside:
            path = ("scratch", *draw(st.sampled_from(inside)))
            put(position, path, draw(st.integers(0, 12) | st.booleans() | st.sampled_from([None, *WORDS])))
    elif kind == "pool":
        try:
            numbers = pool(position, draw(st.sampled_from(["colonists", "doubloons", *GOODS])))
        except (KeyError, TypeError):
            return
        one, other = draw(st.sampled_from(numbers)), draw(st.sampled_from(numbers))
        if type(at(position, one)) is int and type(at(position, other)) is int:
            count = draw(st.integers(1, 3))
            put(position, one, at(position, one) - count)
            put(position, other, at(position, other) + count)
    elif kind == "step" and isinstance(position.get("seat"), int):
        position["step"] = draw(st.sampled_from(STEP_NAMES))
        position["seat"] = draw(st.integers(-1, 4))


@st.composite
def spoiled(draw):
    """A position of a random game with one to four changes."""
    position = copy.deepcopy(draw(st.sampled_from(positions())))
    for _ in range(draw(st.integers(1, 4))):
        if leaves(position):
            spoil(draw, position)
    return position


def assert_refused_or_playable(position, seed=1):
    try:
        state = GAME.load(position)
    except BadPosition:
        return False
    assert GAME.faults(state) == []
    again = GAME.load(state.position())
    assert again.fingerprint() == state.fingerprint()
    rng = Rng(seed)
    decisions = 0
    while not state.over:
        legal = state.actions()
        assert len(set(legal)) == len(legal) >= 2
        state.play(legal[rng.below(len(legal))])
        assert GAME.faults(state) == []
        decisions += 1
        assert decisions < 20_000
    assert len(state.standings()) == state.seats
    return True


@settings(max_examples=600, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(spoiled(), st.integers(0, 2**32))
def test_a_spoiled_position_is_refused_or_playable(position, seed):
    assert_refused_or_playable(position, seed)


def test_untouched_positions_are_playable():
    assert len(positions()) > 80
    assert all(assert_refused_or_playable(position) for position in positions()[::5])


@pytest.mark.parametrize("position", [{}, {"game": "puerto_rico"}, {"game": "puerto_rico", "version": 1}])
def test_a_position_with_little_in_it_is_refused(position):
    with pytest.raises(BadPosition, match="is missing"):
        GAME.load(position)
