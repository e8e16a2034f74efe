"""Captain, storage: what may be kept, and full ships leave (PR-4.25, PR-4.26, PR-5.50 … PR-5.54).

A keep vector is packed four bits a good: no kind has more than eleven barrels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.puerto_rico.actions import KEEP_COUNTS, KEEP_FIRST, keep
from ludoteca.games.puerto_rico.data import (
    GOOD_NAMES,
    GOODS,
    LARGE_WAREHOUSE,
    NO_GOOD,
    SHIP_NAMES,
    SMALL_WAREHOUSE,
    SMALLEST_SHIP,
    STORED_KINDS,
)
from ludoteca.games.puerto_rico.steps import roles
from ludoteca.games.puerto_rico.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

BITS: Final = 4
COUNT: Final = 15


class Store(Step):
    """How many barrels of the next kind does he keep (PR-4.26)?"""

    def actions(self, s: State) -> list[int]:
        """The numbers that some allowed way of storing keeps."""
        if s.storing == GOODS:
            return NOTHING
        decided = (1 << s.storing * BITS) - 1
        counts: i64 = 0
        for vector in keep_vectors(s, s.seat):
            if vector & decided == s.kept:
                counts |= 1 << kept_of(vector, s.storing)
        return [keep(s.storing, count) for count in range(KEEP_COUNTS) if counts >> count & 1]

    def play(self, s: State, action: i64) -> None:
        """The number for this kind is decided; barrels leave when all kinds are."""
        s.kept |= ((action - KEEP_FIRST) % KEEP_COUNTS) << (s.storing * BITS)
        s.storing += 1
        next_kind(s)

    def skip(self, s: State) -> None:
        """Every kind is decided."""
        next_store(s)


CAPTAIN_STORE: Final[Step] = Store("captain_store", "keep")


def begin(s: State) -> None:
    """A player's storage turn begins with the first kind he holds."""
    s.step = CAPTAIN_STORE
    s.storing = 0
    s.kept = 0
    next_kind(s)


def next_kind(s: State) -> None:
    """On to the next kind of which he holds a barrel."""
    row = s.seat * GOODS
    while s.storing < GOODS and s.goods[row + s.storing] == 0:
        s.storing += 1


def kept_of(vector: i64, good: i64) -> i64:
    """How many barrels of a good a keep vector keeps."""
    return vector >> (good * BITS) & COUNT


def warehouses(s: State, seat: i64) -> i64:
    """Kinds he may keep whole: one in the small warehouse, two in the large one (PR-5.50)."""
    kinds: i64 = 0
    if s.is_occupied(seat, SMALL_WAREHOUSE):
        kinds += STORED_KINDS[SMALL_WAREHOUSE]
    if s.is_occupied(seat, LARGE_WAREHOUSE):
        kinds += STORED_KINDS[LARGE_WAREHOUSE]
    return kinds


def keep_vectors(s: State, seat: i64) -> list[i64]:
    """All ways of storing that throw nothing away needlessly (PR-4.25)."""
    row = seat * GOODS
    kinds: i64 = 0
    for good in range(GOODS):
        if s.goods[row + good] > 0:
            kinds += 1
    whole = min(warehouses(s, seat), kinds)
    vectors: list[i64] = []
    for chosen in range(1 << GOODS):
        if size_of(chosen) != whole:
            continue
        vector = stored_whole(s, row, chosen)
        if vector < 0:
            continue
        if whole == kinds:
            return [vector]
        for good in range(GOODS):
            if s.goods[row + good] > 0 and not chosen >> good & 1:
                vectors.append(vector | 1 << (good * BITS))
    return [vector for vector in vectors if not is_dominated(vector, vectors)]


def stored_whole(s: State, row: i64, chosen: i64) -> i64:
    """The keep vector of a set of kinds, -1 if he does not hold one of them."""
    vector: i64 = 0
    for good in range(GOODS):
        if chosen >> good & 1:
            if s.goods[row + good] == 0:
                return -1
            vector |= s.goods[row + good] << (good * BITS)
    return vector


def size_of(chosen: i64) -> i64:
    """How many kinds are in the set."""
    size: i64 = 0
    while chosen:
        size += chosen & 1
        chosen >>= 1
    return size


def is_dominated(vector: i64, vectors: list[i64]) -> bool:
    """Does another way keep at least as much of every kind and more of some?"""
    for other in vectors:
        if other != vector and keeps_as_much(other, vector):
            return True
    return False


def keeps_as_much(vector: i64, other: i64) -> bool:
    """Is every kind kept at least as well?"""
    for good in range(GOODS):
        if kept_of(vector, good) < kept_of(other, good):
            return False
    return True


def next_store(s: State) -> None:
    """What is not kept goes back; then the next player stores, at last full ships leave (PR-5.53)."""
    row = s.seat * GOODS
    if s.journal is not None:
        for good in range(GOODS):
            stored = kept_of(s.kept, good)
            if stored > 0:
                s.journal.tell("stored", seat=s.seat, good=GOOD_NAMES[good], count=stored)
    for good in range(GOODS):
        spoiled = s.goods[row + good] - kept_of(s.kept, good)
        if spoiled > 0:
            s.goods[row + good] -= spoiled
            s.goods_supply[good] += spoiled
            if s.journal is not None:
                s.journal.tell("spoiled", seat=s.seat, good=GOOD_NAMES[good], count=spoiled)
    s.seat = s.next_seat(s.seat)
    begin(s)
    if s.seat == s.owner:
        unload(s)
        roles.end_phase(s)


def unload(s: State) -> None:
    """Full ships are emptied into the supply."""
    for ship in range(len(s.ship_load)):
        if s.ship_load[ship] < s.ship_capacity[ship]:
            continue
        s.goods_supply[s.ship_good[ship]] += s.ship_load[ship]
        s.ship_good[ship] = NO_GOOD
        s.ship_load[ship] = 0
        if s.journal is not None:
            capacity = s.ship_capacity[ship]
            s.journal.tell("ship-sailed", ship=SHIP_NAMES[capacity - SMALLEST_SHIP])
