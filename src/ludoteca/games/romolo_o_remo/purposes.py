"""Why somebody would do this here, for a first game: what it leads to in this position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Phrase, always
from ludoteca.games.romolo_o_remo import lands, units
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    CHARACTER_NAMES,
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


def _worker(s: State, name: str) -> Phrase:
    """What a Worker produces there."""
    return Phrase("purpose-worker", {"resource": _given(s, HEX_NAMES.index(name))})


def _given(s: State, hex: int) -> str:
    return RESOURCE_NAMES[PRODUCED[s.terrain[hex]]]


# --- the Action phase ----------------------------------------------------------------------------


def _select(s: State, name: str) -> Phrase:
    """How much the Unit can still do; what it shall do is told with the next question."""
    row = units.row_of(s, s.seat, UNIT_NAMES.index(name))
    return Phrase("purpose-select", {"count": int(s.unit_state[row] & units.ACTIONS_LEFT)})


def _act(s: State, name: str) -> Phrase:
    """What an act is good for at this point of the game."""
    if name == "produce":
        hex = int(s.unit_hex[s.unit])
        found = production.sources(s, hex)
        return _produce(s, HEX_NAMES[hex if hex in found else found[0]])
    workers = int(units.count_on_map(s, s.seat, WORKER))
    limit = int(lands.worker_limit(s, s.seat))
    power = int(lands.power_of(s, s.capital[s.seat]))
    return Phrase(f"purpose-act-{name}", {"count": workers, "limit": limit, "power": power})


def _move(s: State, name: str) -> Phrase:
    """What is there, as far as everybody knows."""
    hex = HEX_NAMES.index(name)
    if not lands.is_explored(s, hex):
        return Phrase("purpose-move-explore")
    if not lands.is_land(s, hex):
        return Phrase("purpose-move-water")
    if units.kind_of(units.number_of(s, s.unit)) != WORKER:
        return Phrase("purpose-move-unit")
    return Phrase("purpose-move", {"resource": _given(s, hex)})


def _use(_s: State, name: str) -> Phrase:
    return Phrase("purpose-character", {"character": name})


def _engage(s: State, slot: str) -> Phrase:
    return Phrase("purpose-character", {"character": CHARACTER_NAMES[s.display[int(slot) - 1]]})


def _build(_s: State, name: str) -> Phrase:
    return Phrase("purpose-build", {"construction": name})


def _produce(s: State, name: str) -> Phrase:
    """What the hex gives, and how much of it."""
    hex = HEX_NAMES.index(name)
    resources = ((_given(s, hex), int(production.yield_of(s, hex))),)
    return Phrase("purpose-produce", {"resources": resources})


def _answer(word: str) -> Callable[..., Phrase]:
    """Two reasons, for yes and for no."""

    def tell(_s: State, answer: str) -> Phrase:
        return Phrase(f"purpose-{word}-{answer}")

    return tell


PURPOSES: Mapping[str, Callable[..., Phrase | None]] = {
    "terrain": _terrain,
    "take": _take,
    "tower": always("purpose-tower"),
    "farm": always("purpose-farm"),
    "warehouse": always("purpose-warehouse"),
    "worker": _worker,
    "select": _select,
    "act": _act,
    "move": _move,
    "store": always("purpose-store"),
    "end_phase": always("purpose-end_phase"),
    "skip_phase": always("purpose-skip_phase"),
    "lay": always("purpose-lay"),
    "play_on": always("purpose-play_on"),
    "end_game": always("purpose-end_game"),
    "continue": always("purpose-continue"),
    "surrender": always("purpose-surrender"),
    "hostile": always("purpose-hostile"),
    "peaceful": always("purpose-peaceful"),
    "use": _use,
    "architectus": always("purpose-architectus"),
    "trade": always("purpose-trade"),
    "peek": always("purpose-act-peek"),
    "build": _build,
    "wall": always("purpose-wall"),
    "aedificator": _answer("aedificator"),
    "foederatus": _answer("foederatus"),
    "nauta": _answer("nauta"),
    "remove": always("purpose-remove"),
    "produce": _produce,
    "in_hand": always("purpose-in_hand"),
    "collect": always("purpose-act-collect"),
    "refine": always("purpose-act-refine"),
    "hire": always("purpose-act-hire_mercenaries"),
    "pay": always("purpose-pay"),
    "coins": always("purpose-coins"),
    "engage": _engage,
    "mark": always("purpose-mark"),
    "garrison": always("purpose-garrison"),
    "sell": always("purpose-sell"),
    "column": always("purpose-column"),
    "buy": always("purpose-act-buy"),
    "give": always("purpose-give"),
    "raid": always("purpose-raid"),
    "raid_ai": always("purpose-raid"),
    "reach": always("purpose-reach"),
    "offer": always("purpose-offer"),
    "request": always("purpose-offer"),
    "accept": _answer("accept"),
    "attack": always("purpose-attack"),
    "attack_ai": always("purpose-attack"),
    "raze": always("purpose-raze"),
    "end_war": always("purpose-end_war"),
    "commit": always("purpose-commit"),
    "token": always("purpose-token"),
    "retreat": always("purpose-retreat"),
    "stay": always("purpose-stay"),
    "hit": always("purpose-hit"),
    "destroy": always("purpose-destroy"),
    "break": always("purpose-break"),
    "discharge": always("purpose-discharge"),
    "dismiss": always("purpose-dismiss"),
    "starve": always("purpose-starve"),
    "feed": always("purpose-feed"),
    "none": always("purpose-none"),
    "influence": always("purpose-influence"),
    "dominion": always("purpose-dominion"),
    "done": always("purpose-done"),
}
