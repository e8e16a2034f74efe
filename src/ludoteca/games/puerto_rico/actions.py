"""Puerto Rico's table of verbs (D1 to D12 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.verbs import YES_NO, Domain, Verb, Verbs, numbers
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    GOOD_NAMES,
    GROUP_NAMES,
    ROLE_NAMES,
    SHIP_NAMES,
    TILE_NAMES,
)

ROLE = Domain("role", ROLE_NAMES)
TILE = Domain("tile", TILE_NAMES)
GOOD = Domain("good", GOOD_NAMES)
BUILDING = Domain("building", BUILDING_NAMES)
SHIP = Domain("ship", SHIP_NAMES)
CIRCLE = Domain("circle", GROUP_NAMES)
COLONISTS = numbers("count", 0, 12)
KEPT = numbers("count", 0, 11)

VERBS = Verbs(
    Verb("role", ROLE),  # D1   role captain
    Verb("hacienda", YES_NO),  # D2   hacienda yes
    Verb("settle", TILE),  # D3   settle quarry
    Verb("hospice", YES_NO),  # D4   hospice no
    Verb("privilege", YES_NO),  # D5   privilege yes
    Verb("build", BUILDING),  # D7   build hacienda
    Verb("university", YES_NO),  # D8   university yes
    Verb("bonus", GOOD),  # D9   bonus sugar
    Verb("sell", GOOD),  # D10  sell coffee
    Verb("load", GOOD, SHIP),  # D11  load corn 6, load corn wharf
    Verb("pass"),  # declines D3, D7, D9, D10, D11
    Verb("keep", GOOD, KEPT),  # D12  keep tobacco 4
    Verb("place", CIRCLE, COLONISTS),  # D6   place indigo 2
)

ROLE_FIRST: Final[i64] = VERBS.first("role")
HACIENDA_YES: Final[i64] = VERBS.first("hacienda")
HACIENDA_NO: Final[i64] = HACIENDA_YES + 1
SETTLE_FIRST: Final[i64] = VERBS.first("settle")
HOSPICE_YES: Final[i64] = VERBS.first("hospice")
HOSPICE_NO: Final[i64] = HOSPICE_YES + 1
PRIVILEGE_YES: Final[i64] = VERBS.first("privilege")
PRIVILEGE_NO: Final[i64] = PRIVILEGE_YES + 1
BUILD_FIRST: Final[i64] = VERBS.first("build")
UNIVERSITY_YES: Final[i64] = VERBS.first("university")
UNIVERSITY_NO: Final[i64] = UNIVERSITY_YES + 1
BONUS_FIRST: Final[i64] = VERBS.first("bonus")
SELL_FIRST: Final[i64] = VERBS.first("sell")
LOAD_FIRST: Final[i64] = VERBS.first("load")
PASS: Final[i64] = VERBS.first("pass")
KEEP_FIRST: Final[i64] = VERBS.first("keep")
PLACE_FIRST: Final[i64] = VERBS.first("place")

SHIPS_AND_WHARF: Final[i64] = 6
KEEP_COUNTS: Final[i64] = 12
PLACE_COUNTS: Final[i64] = 13


def role(role: i64) -> i64:
    """D1: choose a role."""
    return ROLE_FIRST + role


def settle(tile: i64) -> i64:
    """D3: take a plantation or a quarry."""
    return SETTLE_FIRST + tile


def build(building: i64) -> i64:
    """D7: build a building."""
    return BUILD_FIRST + building


def bonus(good: i64) -> i64:
    """D9: the craftsman's extra good."""
    return BONUS_FIRST + good


def sell(good: i64) -> i64:
    """D10: sell a good to the trading house."""
    return SELL_FIRST + good


def load(good: i64, target: i64) -> i64:
    """D11: load a good on a ship or the wharf; targets count as in SHIP_NAMES."""
    return LOAD_FIRST + good * SHIPS_AND_WHARF + target


def keep(good: i64, count: i64) -> i64:
    """D12: keep so many barrels of a good."""
    return KEEP_FIRST + good * KEEP_COUNTS + count


def place(group: i64, count: i64) -> i64:
    """D6: put so many colonists on a kind of tile or a building."""
    return PLACE_FIRST + group * PLACE_COUNTS + count
