"""Why somebody would do this here, for a first game: what a plan wants in this position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.words import Item, Phrase, always
from ludoteca.games.roads_and_boats.actions import (
    BUILD_FIRST,
    CARRIER_NAMES,
    SITE_FIRST,
)
from ludoteca.games.roads_and_boats.data import BUILDING_NAMES, GOOD_NAMES, GOODS, PRODUCTION
from ludoteca.games.roads_and_boats.geometry import HEX_NAMES, MOST_BANKS
from ludoteca.games.roads_and_boats.plans.errands import Errands
from ludoteca.games.roads_and_boats.plans.land import Land
from ludoteca.games.roads_and_boats.plans.orders import Orders
from ludoteca.games.roads_and_boats.plans.paths import ground_of
from ludoteca.games.roads_and_boats.plans.projects import Project
from ludoteca.games.roads_and_boats.steps import building, wonder

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


def _demand(s: State, answer: str) -> Phrase | None:
    """What the order is for is told at the first question; later ones are short."""
    if answer == "yes":
        return None
    is_first = s.turn == 1 and s.phase == PRODUCTION
    return Phrase("purpose-demand-no" if is_first else "purpose-demand-no-more")


def _pray(_s: State, answer: str) -> Phrase:
    return Phrase(f"purpose-pray-{answer}")


# --- on the way ----------------------------------------------------------------------------------


def _select(s: State, name: str) -> Phrase:
    """What the transporter carries where, and for which building."""
    carrier = CARRIER_NAMES.index(name)
    errands = Errands(Land(s, s.seat))
    errand = errands.of(carrier)
    if errand is None:
        return Phrase("purpose-select")
    target = HEX_NAMES[errand.target // MOST_BANKS]
    wanted = _wanted(errands.orders.programme.projects, int(errand.target // MOST_BANKS))
    if loads := _goods(errand.loads):
        if wanted is None:
            return Phrase("purpose-select-fetch", {"goods": loads, "hex": target})
        return Phrase("purpose-select-fetch-build", {"goods": loads, "hex": target, "building": wanted})
    if brings := _goods(errand.brings):
        return Phrase("purpose-select-bring", {"goods": brings, "hex": target})
    if errand.target == ground_of(s, carrier):
        return Phrase("purpose-select-stay")
    if wanted is None:
        return Phrase("purpose-select-go", {"hex": target})
    return Phrase("purpose-select-build", {"hex": target, "building": wanted})


def _goods(row: vec[i64]) -> tuple[Item, ...]:
    return tuple((GOOD_NAMES[good], int(row[good])) for good in range(GOODS) if row[good] > 0)


def _wanted(projects: list[Project], tile: int) -> str | None:
    """The building that a plan wants on a tile."""
    for project in projects:
        if project.ground // MOST_BANKS == tile and project.is_building():
            return BUILDING_NAMES[project.action - BUILD_FIRST]
    return None


# --- building and the wonder ---------------------------------------------------------------------


def _site(s: State, name: str) -> Phrase:
    """What is ready to be built on the tile."""
    tile = HEX_NAMES.index(name)
    for project in Orders(Land(s, s.seat)).programme.projects:
        is_here = project.ground // MOST_BANKS == tile and SITE_FIRST + tile in s.legal
        if is_here and project.is_ready and project.action in building.works(s, tile):
            if project.is_road():
                return Phrase("purpose-site-road")
            if not project.is_building():
                return Phrase("purpose-site-any")
            return Phrase("purpose-site", {"building": BUILDING_NAMES[project.action - BUILD_FIRST]})
    return Phrase("purpose-site-any")


def _buy(s: State) -> Phrase:
    """The price, and what there is to pay it with."""
    have = int(wonder.in_all(wonder.home_pool(s)))
    return Phrase("purpose-buy", {"count": int(wonder.brick_price(s)), "number": have})


def _pay(s: State, good: str) -> Phrase:
    have = int(wonder.home_pool(s)[GOOD_NAMES.index(good)])
    return Phrase("purpose-pay", {"goods": ((good, have),)})


def _end_wonder(s: State) -> Phrase:
    return Phrase("purpose-end_wonder", {"count": int(wonder.brick_price(s))})


PURPOSES: Mapping[str, Callable[..., Phrase | None]] = {
    "demand": _demand,
    "end_stow": always("purpose-end_stow"),
    "select": _select,
    "end_move": always("purpose-end_move"),
    "site": _site,
    "end_build": always("purpose-end_build"),
    "buy": _buy,
    "pay": _pay,
    "end_wonder": _end_wonder,
    "tile": always("purpose-tile"),
    "lay": always("purpose-tile"),
    "turn": always("purpose-tile"),
    "start": always("purpose-start"),
    "bank": always("purpose-bank"),
    "pray": _pray,
    "position": always("purpose-position"),
    "produce": always("purpose-produce"),
    "launch": always("purpose-launch"),
    "breed": always("purpose-breed"),
    "research": always("purpose-research"),
    "topic": always("purpose-research"),
    "upgrade": always("purpose-upgrade"),
    "end_make": always("purpose-end_make"),
    "discard": always("purpose-discard"),
    "stow": always("purpose-stow"),
    "exchange": always("purpose-exchange"),
    "get": always("purpose-get"),
    "put": always("purpose-put"),
    "swap": always("purpose-exchange"),
    "return": always("purpose-exchange"),
    "close": always("purpose-close"),
    "drop": always("purpose-drop"),
    "keep": always("purpose-keep"),
    "step": always("purpose-step"),
    "follow": always("purpose-follow"),
    "unfollow": always("purpose-unfollow"),
    "pickup": always("purpose-pickup"),
    "finish": always("purpose-finish"),
    "build": always("purpose-build"),
    "shaft": always("purpose-produce"),
    "fill": always("purpose-fill"),
    "bridge": always("purpose-road"),
    "road": always("purpose-road"),
    "wall": always("purpose-wall"),
    "demolish": always("purpose-demolish"),
    "propose": always("purpose-exchange"),
    "ask": always("purpose-get"),
    "answer": always("purpose-answer"),
    "source": always("purpose-source"),
}
