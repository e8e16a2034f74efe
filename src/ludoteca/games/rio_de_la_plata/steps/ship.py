"""The ship: return, loading, departure (RP-4.41, RP-4.55, RP-5.60 … RP-5.67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.data import (
    CARGO_NAMES,
    CARGOES,
    COIN,
    DEPARTURE_FEE,
    GOODS,
    LOADED_BY_A_WORKER,
    NONE,
    PRECIOUS,
    SHIP_HOLDS,
    SHIPOWNER,
    SHIPOWNER_VP,
    STONE,
    VOYAGE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.steps import placement

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def capacity(s: State) -> i64:
    """Seven goods for each player, for two as for three (RP-5.61)."""
    return SHIP_HOLDS * max(3, s.seats)


def may_load(s: State, seat: i64, good: i64) -> bool:
    """Three goods for each of his workers on the dock, while the hold has room (RP-4.41)."""
    return (
        s.is_docked()
        and s.loaded < LOADED_BY_A_WORKER * s.dock[seat]
        and s.goods[seat * GOODS + good] > 0
        and placement.cargo_aboard(s) < capacity(s)
    )


def load(s: State, good: i64) -> None:
    """One good goes aboard and stays there until the ship returns."""
    s.goods[s.seat * GOODS + good] -= 1
    s.cargo[s.seat * CARGOES + good] += 1
    s.loaded += 1
    if s.journal is not None:
        s.journal.tell("loaded", seat=s.seat, good=CARGO_NAMES[good])


def come_home(s: State) -> None:
    """In the year of its return the ship pays for its cargo (RP-5.66)."""
    if s.return_year != s.year:
        return
    for seat in range(s.seats):
        row = seat * CARGOES
        stone, wood, precious = s.cargo[row + STONE], s.cargo[row + WOOD], s.cargo[row + PRECIOUS]
        if stone + wood + precious == 0:
            continue
        coins = stone + wood + 2 * precious
        points = precious + 2 * min(stone, min(wood, precious))
        s.goods[seat * GOODS + COIN] += coins
        s.vp[seat] += points
        for good in range(CARGOES):
            s.cargo[row + good] = 0
        if s.journal is not None:
            s.journal.tell("cargo-sold", seat=seat, coins=coins, vp=points)
    if s.is_active(SHIPOWNER):
        s.vp[s.office_owner[SHIPOWNER]] += SHIPOWNER_VP
        if s.journal is not None:
            s.journal.tell("shipowner-scored", seat=s.office_owner[SHIPOWNER], vp=SHIPOWNER_VP)


def depart(s: State) -> None:
    """A full ship leaves free of charge, a paid one with any cargo; else the fee goes back (RP-5.63)."""
    aboard = placement.cargo_aboard(s)
    payer = s.payer
    s.payer = NONE
    if s.is_docked() and aboard > 0 and (payer >= 0 or aboard == capacity(s)):
        s.return_year = s.year + VOYAGE
        if s.journal is not None:
            s.journal.tell("ship-sailed", count=aboard, year=str(s.return_year))
        if payer >= 0 and aboard < capacity(s):
            if s.is_active(SHIPOWNER):
                s.goods[s.office_owner[SHIPOWNER] * GOODS + COIN] += 1
                if s.journal is not None:
                    s.journal.tell("shipowner-paid", seat=s.office_owner[SHIPOWNER], coins=1)
            payer = NONE
    if payer >= 0:
        s.goods[payer * GOODS + COIN] += DEPARTURE_FEE
        if s.journal is not None:
            s.journal.tell("fee-returned", seat=payer, coins=DEPARTURE_FEE)
    for seat in range(s.seats):
        s.hand[seat] += s.dock[seat]
        s.dock[seat] = 0
