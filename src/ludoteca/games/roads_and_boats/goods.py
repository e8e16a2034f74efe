"""Goods that change hands: transfers with marks (RB-6.3.17 … RB-6.3.19), and spending (RB-6.1.8).

A mark says which transporter of the player has moved a good in this movement phase. Only marked goods are
listed: each entry of `marks` is a holder, a good, a mark and a number, packed into one, in ascending order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats import access
from ludoteca.games.roads_and_boats.data import FLEET, GOODS, GOOSE
from ludoteca.games.roads_and_boats.geometry import CARGO, FOLLOWING, MOST_BANKS, SPOTS

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

COUNTS: Final[i64] = 1 << 16
CARRIERS: Final[i64] = 64
UNMARKED: Final[i64] = -1


def ground(tile: i64, region: i64) -> i64:
    """The holder that is the ground of a region."""
    return tile * MOST_BANKS + region


def cargo(carrier: i64) -> i64:
    """The holder that is the cargo of a transporter."""
    return CARGO + carrier


# --- marks ---------------------------------------------------------------------------------------


def key_of(holder: i64, good: i64, mark: i64) -> i64:
    """An entry without its number."""
    return ((holder * GOODS + good) * CARRIERS + mark) * COUNTS


def marked(s: State, holder: i64, good: i64, mark: i64) -> i64:
    """How many goods of a kind that somebody holds bear a mark."""
    key = key_of(holder, good, mark)
    for entry in s.marks:
        if entry - entry % COUNTS == key:
            return entry % COUNTS
    return 0


def add_marked(s: State, holder: i64, good: i64, mark: i64, change: i64) -> None:
    """So many goods more, or fewer, bear a mark."""
    key = key_of(holder, good, mark)
    kept = vec[i64]()
    is_entered = False
    for entry in s.marks:
        if not is_entered and entry >= key:
            is_entered = True
            count = change + (entry % COUNTS if entry - entry % COUNTS == key else 0)
            if count > 0:
                kept = append(kept, key + count)
            if entry - entry % COUNTS == key:
                continue
        kept = append(kept, entry)
    if not is_entered:
        kept = append(kept, key + change)
    s.marks = kept


def other_mark(s: State, holder: i64, good: i64, carrier: i64) -> i64:
    """The lowest transporter, other than this one, whose mark a good of a holder bears; UNMARKED if none."""
    for entry in s.marks:
        mark = entry // COUNTS % CARRIERS
        if entry // COUNTS // CARRIERS == holder * GOODS + good and mark != carrier:
            return mark
    return UNMARKED


def all_marked(s: State, holder: i64, good: i64) -> i64:
    """How many goods of a kind that somebody holds bear any mark."""
    total: i64 = 0
    for entry in s.marks:
        if entry // COUNTS // CARRIERS == holder * GOODS + good:
            total += entry % COUNTS
    return total


def unmarked(s: State, holder: i64, good: i64) -> i64:
    """How many goods of a kind that somebody holds bear no mark."""
    return s.goods[holder * GOODS + good] - all_marked(s, holder, good)


def holds_moved_by_others(s: State, carrier: i64) -> bool:
    """Does a transporter hold a good, or lead a goose, that another one has moved (RB-6.3.18)?"""
    for entry in s.marks:
        holder = entry // COUNTS // CARRIERS // GOODS
        if (holder == CARGO + carrier or holder == FOLLOWING) and entry // COUNTS % CARRIERS != carrier:
            return True
    return False


def mark_moved(s: State, carrier: i64) -> None:
    """All goods aboard and all geese behind a transporter bear its mark now (RB-6.3.17)."""
    kept = vec[i64]()
    for entry in s.marks:
        holder = entry // COUNTS // CARRIERS // GOODS
        if holder != CARGO + carrier and holder != FOLLOWING:
            kept = append(kept, entry)
    s.marks = kept
    for good in range(GOODS):
        count = s.goods[(CARGO + carrier) * GOODS + good]
        if count > 0:
            add_marked(s, CARGO + carrier, good, carrier, count)
    geese = s.goods[FOLLOWING * GOODS + GOOSE]
    if geese > 0:
        add_marked(s, FOLLOWING, GOOSE, carrier, geese)


# --- transfers -----------------------------------------------------------------------------------


def move(s: State, giver: i64, receiver: i64, good: i64, mark: i64) -> None:
    """One good with this mark, or without one, changes its holder."""
    s.goods[giver * GOODS + good] -= 1
    s.goods[receiver * GOODS + good] += 1
    if mark != UNMARKED:
        add_marked(s, giver, good, mark, -1)
        add_marked(s, receiver, good, mark, 1)


def mark_for(s: State, holder: i64, good: i64, carrier: i64) -> i64:
    """Which of equal goods a transporter takes: its own mark, then none, then others' (RB-6.3.19)."""
    if len(s.marks) == 0 or marked(s, holder, good, carrier) > 0:
        return UNMARKED if len(s.marks) == 0 else carrier
    if unmarked(s, holder, good) > 0:
        return UNMARKED
    return other_mark(s, holder, good, carrier)


def mark_from(s: State, holder: i64, good: i64, carrier: i64) -> i64:
    """Which of equal goods leaves a transporter: others' marks, then none, then its own (RB-6.3.19)."""
    if len(s.marks) == 0:
        return UNMARKED
    other = other_mark(s, holder, good, carrier)
    if other != UNMARKED:
        return other
    return UNMARKED if unmarked(s, holder, good) > 0 else carrier


# --- spending ------------------------------------------------------------------------------------


def source_of(s: State, seat: i64, tile: i64, regions: i64, region: i64, good: i64) -> i64:
    """Where a good is spent from: the ground of the region, other grounds, cargo in id order (RB-6.1.8)."""
    if region >= 0 and s.goods[ground(tile, region) * GOODS + good] > 0:
        return ground(tile, region)
    for other in range(MOST_BANKS):
        if regions >> other & 1 and s.goods[ground(tile, other) * GOODS + good] > 0:
            return ground(tile, other)
    first = seat * FLEET
    for carrier in range(first, first + s.fleet[seat]):
        if (
            s.goods[(CARGO + carrier) * GOODS + good] > 0
            and s.place[carrier] // SPOTS == tile
            and access.touch(s, carrier) & regions != 0
        ):
            return CARGO + carrier
    return -1


def sources_of(s: State, seat: i64, tile: i64, regions: i64, good: i64) -> vec[i64]:
    """All places of a pool where a good lies (RB-6.1.15)."""
    found = vec[i64]()
    for region in range(MOST_BANKS):
        if regions >> region & 1 and s.goods[ground(tile, region) * GOODS + good] > 0:
            found = append(found, ground(tile, region))
    first = seat * FLEET
    for carrier in range(first, first + s.fleet[seat]):
        if (
            s.goods[(CARGO + carrier) * GOODS + good] > 0
            and s.place[carrier] // SPOTS == tile
            and access.touch(s, carrier) & regions != 0
        ):
            found = append(found, CARGO + carrier)
    return found
