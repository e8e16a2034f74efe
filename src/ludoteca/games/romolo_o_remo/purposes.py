"""Why somebody would do this here, for a first game: what it leads to in this position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Phrase
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    PRODUCED,
    RESOURCE_NAMES,
    RESOURCES,
    TERRAIN_NAMES,
    UNIT_NAMES,
    WORKER,
)
from ludoteca.games.romolo_o_remo.steps import production

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


# --- the beginning -------------------------------------------------------------------------------


def _terrain(_s: State, name: str) -> Phrase:
    return Phrase("purpose-terrain", {"resource": RESOURCE_NAMES[PRODUCED[TERRAIN_NAMES.index(name)]]})


def _take(s: State, name: str) -> Phrase:
    """What the resource pays for, and how much of it there is."""
    have = int(s.cubes[s.seat * RESOURCES + RESOURCE_NAMES.index(name)])
    return Phrase(f"purpose-take-{name}", {"count": have})


def _tower(_s: State, _hex: str) -> Phrase:
    return Phrase("purpose-tower")


def _farm(_s: State, _hex: str) -> Phrase:
    return Phrase("purpose-farm")


def _warehouse(_s: State, _hex: str) -> Phrase:
    return Phrase("purpose-warehouse")


def _worker(s: State, name: str) -> Phrase:
    """What a Worker produces there."""
    return Phrase("purpose-worker", {"resource": _given(s, HEX_NAMES.index(name))})


def _given(s: State, hex: int) -> str:
    return RESOURCE_NAMES[PRODUCED[s.terrain[hex]]]


# --- the Action phase ----------------------------------------------------------------------------


def _select(s: State, name: str) -> Phrase:
    """What the Unit could do where it is."""
    row = units.row_of(s, s.seat, UNIT_NAMES.index(name))
    hex = int(s.unit_hex[row])
    count = int(s.unit_state[row] & units.ACTIONS_LEFT)
    if units.kind_of(UNIT_NAMES.index(name)) == WORKER and (found := production.sources(s, hex)):
        resources = ((_given(s, found[0]), int(production.yield_of(s, found[0]))),)
        return Phrase("purpose-select-produce", {"count": count, "resources": resources})
    return Phrase("purpose-select", {"count": count})


def _act(s: State, name: str) -> Phrase | None:
    """What an act is good for at this point of the game."""
    if name not in ACTS:
        return None
    workers = int(units.count_on_map(s, s.seat, WORKER))
    limit = int(lands.worker_limit(s, s.seat))
    power = int(lands.power_of(s, s.capital[s.seat]))
    return Phrase(f"purpose-act-{name}", {"count": workers, "limit": limit, "power": power})


def _move(s: State, name: str) -> Phrase | None:
    """What is there, as far as everybody knows."""
    hex = HEX_NAMES.index(name)
    if not lands.is_explored(s, hex):
        return Phrase("purpose-move-explore")
    if not lands.is_land(s, hex):
        return Phrase("purpose-move-water")
    if units.kind_of(units.number_of(s, s.unit)) != WORKER:
        return None
    return Phrase("purpose-move", {"resource": _given(s, hex)})


def _store(_s: State, _hex: str) -> Phrase:
    return Phrase("purpose-store")


def _end_phase(_s: State) -> Phrase:
    return Phrase("purpose-end_phase")


def _skip_phase(_s: State) -> Phrase:
    return Phrase("purpose-skip_phase")


ACTS = frozenset(
    {
        "build",
        "create_worker",
        "create_soldier",
        "create_explorer",
        "hire_mercenaries",
        "hire_character",
        "move",
        "peek",
        "produce",
        "refine",
        "sell",
        "buy",
        "collect",
    }
)
PURPOSES: Mapping[str, Callable[..., Phrase | None]] = {
    "terrain": _terrain,
    "take": _take,
    "tower": _tower,
    "farm": _farm,
    "warehouse": _warehouse,
    "worker": _worker,
    "select": _select,
    "act": _act,
    "move": _move,
    "store": _store,
    "end_phase": _end_phase,
    "skip_phase": _skip_phase,
}
