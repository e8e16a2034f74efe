"""A position as plain data (AD-4.1): writing it, and reading one that a person may have edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.position import PLENTY, Json, Position, Reader, counts, seat_or_none, word_or_none
from ludoteca.core.state import NOBODY
from ludoteca.games.age_of_discovery import state
from ludoteca.games.age_of_discovery.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CARD_NAMES,
    CARDS,
    CREW_NAMES,
    CREWS,
    DISPLAY,
    DOCK_FIRST,
    DOCK_SPACES,
    DOCK_X,
    DOCK_Y,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    GOODS_FIRST,
    GOODS_SPACES,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    MERCHANT_SHIPS,
    MOST_SEATS,
    REGION_NAMES,
    REGIONS,
    SCORINGS,
    SLOT_FIRST,
    SLOT_NAMES,
    SLOTS,
    START_MONEY,
    TILES,
    TURNS,
    UNCOUNTED,
    UNIT_NAMES,
    UNITS,
    UNOWNED,
    WARFARE_FIRST,
    WARFARE_SPACES,
    WINDOW_NAMES,
)
