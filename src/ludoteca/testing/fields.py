"""The fields of a state, whatever class it is of: to see that none is forgotten on the way.

`forgotten_fields(game)` tries every field in turn: it puts another value there and looks whether a copy
has it, whether the position shows it, and whether reading the position brings it back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from inspect import get_annotations
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.position import Json, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.canonical import position_text

COMMON = ("game_id", "seats", "options", "rng", "journal", "legal")
"""What the house keeps for every state; `lay` and `copy_common` see to it."""
DECISIONS = 400
EVERY_ONE = 20
SELDOM = 12
"""The first decisions are all looked at, later ones now and then."""


@dataclass(frozen=True)
class Forgotten:
    """The fields of a state that do not come along."""

    by_copy: list[str]
    by_position: list[str]
    """The position does not show them; fine for what `read` works out again from the rest."""
    by_read: list[str]
    """Reading a position of a random game does not bring them back."""


def field_names(state: State) -> list[str]:
    """The fields that a game adds to a state, `seat` and `reveals` included."""
    declared: dict[str, None] = {}
    for kind in reversed(type(state).__mro__):
        declared.update(dict.fromkeys(getattr(kind, "__mypyc_attrs__", ())))
        declared.update(dict.fromkeys(get_annotations(kind)))
    declared.update(dict.fromkeys(getattr(state, "__dict__", ())))
    return [name for name in declared if name not in COMMON and not name.startswith("__")]


def field_values(state: State) -> dict[str, Json]:
    """Every field as plain data; one that was never set is missing."""
    return {name: as_data(getattr(state, name)) for name in field_names(state) if hasattr(state, name)}


def as_data(value: Any) -> Json:
    """Numbers, texts, lists and sets of them as plain data; other things by what they are made of."""
    if value is None or isinstance(value, bool | int | str | float):
        return value  # type: ignore[return-value]
    if isinstance(value, Mapping):
        return {str(key): as_data(entry) for key, entry in value.items()}
    if isinstance(value, set | frozenset):
        return sorted((as_data(entry) for entry in value), key=repr)
    if hasattr(value, "__len__") and hasattr(value, "__getitem__"):
        return [as_data(entry) for entry in value]
    return repr(vars(value)) if hasattr(value, "__dict__") else repr(value)


def forgotten_fields(game: Game, seats: int | None = None, seed: int = 1) -> Forgotten:
    """Which fields of the game's states a copy, a position or its reading forgets."""
    state = game.start(game.default_seats if seats is None else seats, seed, {})
    rng = Rng(seed)
    copied: dict[str, bool] = {}
    shown: dict[str, bool] = {}
    lost: dict[str, None] = {}
    for decision in range(DECISIONS):
        if decision >= EVERY_ONE and decision % SELDOM and not state.over:
            state.apply(state.legal[rng.below(len(state.legal))])
            continue
        for name in field_names(state):
            if copied.get(name, True) and not shown.get(name):
                for poked in pokes(state, name):
                    copied[name] = copied.get(name, True) and is_copied(poked, name)
                    shown[name] = shown.get(name, False) or is_shown(poked, state)
        back = field_values(game.read(Reader(state.position())))
        lost.update({name: None for name, value in field_values(state).items() if back.get(name) != value})
        if state.over:
            break
        state.apply(state.legal[rng.below(len(state.legal))])
    return Forgotten(
        [name for name, found in copied.items() if not found],
        [name for name, found in shown.items() if not found],
        list(lost),
    )


def pokes(state: State, name: str) -> Iterator[State]:
    """Copies of a state with another value in one field, as far as such a value can be thought of."""
    for number in range(3):
        poked = state.copy()
        try:
            before = getattr(state, name)
            setattr(poked, name, other_value(before, number))
            changed = as_data(getattr(poked, name)) != as_data(before)
        except (AttributeError, TypeError, ValueError, OverflowError):
            continue
        if changed:
            yield poked


def other_value(value: Any, number: int) -> Any:
    """A value of the same type that is not the same."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + (1, -1, 2)[number]
    if isinstance(value, str):
        return value + "x"
    if value is None:
        return (0, "x", [])[number]
    if isinstance(value, Mapping):
        return {key: other_value(entry, number) for key, entry in value.items()}
    if isinstance(value, set | frozenset):
        return type(value)(list(value)[1:]) if value else type(value)([0])
    return other_row(value, number)


def other_row(row: Any, number: int) -> Any:
    """A list, tuple or vector with one entry changed, or one more where it is empty."""
    entries = list(row)
    if entries:
        place = (0, -1, len(entries) // 2)[number]
        entries[place] = other_value(entries[place], number)
    else:
        entries = [(0, "x", [])[number]]
    return type(row)(entries)


def is_copied(poked: State, name: str) -> bool:
    """Does a copy have the value that was put into the field?"""
    try:
        return as_data(getattr(poked.copy(), name)) == as_data(getattr(poked, name))
    except AttributeError:
        return False


def is_shown(poked: State, state: State) -> bool:
    """Does the position change with the field, or break because there is no word for the value?"""
    try:
        return position_text(poked.position()) != position_text(state.position())
    except Exception:
        return True
