"""Who carries what: each donkey gets the errand that is worth most for its time."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.data import (
    DONKEY,
    FIRST_BOAT,
    FLEET,
    GOODS,
    MOST_ON_LAND,
    NO_BUILDING,
    PASTURE,
    QUARRY,
    SAWMILL,
    WOODCUTTER,
)
from ludoteca.games.roads_and_boats.fleet import is_twin, on_land
from ludoteca.games.roads_and_boats.geometry import CARGO, MOST_BANKS, SPOTS
from ludoteca.games.roads_and_boats.plans.land import NOWHERE, Land
from ludoteca.games.roads_and_boats.plans.orders import NOTHING, Orders
from ludoteca.games.roads_and_boats.plans.paths import FAR, ground_of

A_FOAL: Final = 10.0


@final
class Errand:
    """A donkey's way: to a ground where it loads, if there is one, and on to where it is wanted."""

    def __init__(self, carrier: i64, source: i64, target: i64) -> None:
        self.carrier: i64 = carrier
        self.source: i64 = source
        self.target: i64 = target
        self.loads: vec[i64] = filled(GOODS, 0)
        self.brings: vec[i64] = filled(GOODS, 0)
        self.worth: float = 0.0
        self.is_visit: bool = False
        """Only somebody's presence is wanted."""
        self.is_foal: bool = False
        """It is wanted for a foal, with nothing aboard."""


@final
class Errands:
    """The errands of all donkeys of a player, in the order in which they were given out."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.orders = Orders(land)
        self.errands: list[Errand] = []
        s = land.s
        self.free: vec[i64] = filled(FLEET, 0)
        for number in range(s.fleet[land.seat]):
            carrier = land.seat * FLEET + number
            if s.done[carrier] != 0:
                self.visit(ground_of(s, carrier))
            elif s.kind[carrier] < FIRST_BOAT and s.is_free(carrier):
                self.free[number] = 1
        self.pair_up()
        while self.give_out():
            pass
        for errand in self.errands:
            self.take_along(errand)

    def visit(self, ground: i64) -> None:
        """Who has moved already is present where he stands: nobody else has to come for that."""
        for order in self.orders.orders:
            if order.good == NOTHING and order.target == ground:
                order.count = 0

    def of(self, carrier: i64) -> Errand | None:
        """The errand of a transporter."""
        for errand in self.errands:
            if errand.carrier == carrier:
                return errand
        return None

    def hand_to_oldest(self, errand: Errand) -> None:
        """Of equal transporters only the oldest can be chosen: it takes over the errand of its twin."""
        s = self.land.s
        for twin in range(self.land.seat * FLEET, errand.carrier):
            if s.done[twin] == 0 and is_twin(s, twin, errand.carrier):
                other = self.of(twin)
                if other is not None:
                    other.carrier = errand.carrier
                errand.carrier = twin
                return

    # --- donkeys that breed ----------------------------------------------------------------------

    def pair_up(self) -> None:
        """Two idle donkeys meet on an empty pasture."""
        land = self.land
        s = land.s
        if on_land(s, land.seat) >= MOST_ON_LAND or float(land.turns) < land.taste.turns_to_breed:
            return
        if land.count[WOODCUTTER] == 0 or land.count[QUARRY] == 0 or land.count[SAWMILL] == 0:
            return
        best: i64 = NOWHERE
        least = FAR
        for ground in land.paths.grounds:
            if self.is_meadow(ground):
                length = self.way_of_pair(ground, False)
                if length < least:
                    least = length
                    best = ground
        if float(least) <= land.taste.way_to_breed:
            self.way_of_pair(best, True)

    def is_meadow(self, ground: i64) -> bool:
        """Is it a pasture where donkeys can breed if two come, or stand there already?"""
        s = self.land.s
        tile = ground // MOST_BANKS
        if s.terrain_now(tile) != PASTURE or s.building[tile] != NO_BUILDING:
            return False
        for entry in range(tile * MOST_BANKS * GOODS, (tile + 1) * MOST_BANKS * GOODS):
            if s.goods[entry] > 0:
                return False
        for seat in range(s.seats):
            if seat != self.land.seat:
                for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
                    if s.place[carrier] // SPOTS == tile:
                        return False
        return True

    def way_of_pair(self, ground: i64, is_given: bool) -> i64:
        """How long it takes until the two nearest empty donkeys meet; they are sent if it is given."""
        land = self.land
        s = land.s
        row = land.paths.from_ground(ground)
        length: i64 = 0
        chosen: i64 = -1
        for _ in range(2):
            best: i64 = -1
            least = FAR
            for number in range(FLEET):
                carrier = land.seat * FLEET + number
                if (
                    self.free[number]
                    and number != chosen
                    and s.kind[carrier] == DONKEY
                    and s.load(carrier) == 0
                ):
                    way = row[land.paths.number[ground_of(s, carrier)]]
                    if way < least:
                        least = way
                        best = number
            if best < 0:
                return FAR
            chosen = best
            length += least
            if is_given:
                errand = Errand(land.seat * FLEET + best, NOWHERE, ground)
                errand.is_visit = True
                errand.is_foal = True
                errand.worth = A_FOAL
                self.errands.append(errand)
                self.free[best] = 0
                chosen = -1
        return length

    # --- donkeys that carry ----------------------------------------------------------------------

    def give_out(self) -> bool:
        """The best errand of any donkey that has none; False if there is none left."""
        best: Errand | None = None
        for number in range(FLEET):
            if self.free[number]:
                errand = self.best_for(self.land.seat * FLEET + number)
                if errand is not None and (best is None or errand.worth > best.worth):
                    best = errand
        if best is None:
            return False
        self.errands.append(best)
        self.free[best.carrier % FLEET] = 0
        self.take(best)
        return True

    def best_for(self, carrier: i64) -> Errand | None:
        """The errand that is worth most for the time of one donkey."""
        land = self.land
        here = ground_of(land.s, carrier)
        kind = land.s.kind[carrier]
        room = land.s.room(carrier)
        best: Errand | None = None
        for order in self.orders.orders:
            if order.count == 0:
                continue
            source: i64 = NOWHERE
            if order.good == NOTHING or order.holder == CARGO + carrier:
                way = land.half_turns(kind, here, order.target)
            elif order.holder < CARGO and room > 0:
                source = order.holder
                way = land.half_turns(kind, here, source)
                if order.target != NOWHERE:
                    way += land.half_turns(kind, source, order.target)
                if land.lying(source, order.good) == 0:
                    way += i64(land.taste.waiting)
            else:
                continue
            if way >= FAR:
                continue
            worth = self.worth_of(carrier, source, order.target, room) / (float(way) + land.taste.handling)
            if land.taste.whim > 0.0:
                worth *= fancy(i64(land.taste.whim), carrier, source, order.target)
            if best is None or worth > best.worth:
                best = Errand(carrier, source, order.target)
                best.worth = worth
                best.is_visit = order.good == NOTHING
        return best

    def worth_of(self, carrier: i64, source: i64, target: i64, room: i64) -> float:
        """What it would bring from a source, and has aboard, to a target."""
        total = 0.0
        for order in self.orders.orders:
            if order.count == 0 or order.target != target:
                continue
            if order.good == NOTHING:
                total += order.worth
            elif order.holder == CARGO + carrier:
                total += order.worth * float(order.count)
            elif order.holder == source and room > 0:
                count = min(room, order.count)
                total += order.worth * float(count)
                room -= count
        return total

    def take_along(self, errand: Errand) -> None:
        """Who has room left takes from where he stands what is wanted farther on his way."""
        land = self.land
        here = ground_of(land.s, errand.carrier)
        if errand.target == NOWHERE or errand.is_foal or errand.source not in (NOWHERE, here):
            return
        room = land.s.room(errand.carrier)
        for good in range(GOODS):
            room -= errand.loads[good]
        kind = land.s.kind[errand.carrier]
        for order in self.orders.orders:
            if room <= 0:
                return
            if order.count == 0 or order.good == NOTHING or order.holder != here or order.target == NOWHERE:
                continue
            way = land.half_turns(kind, errand.target, order.target)
            if way < land.half_turns(kind, here, order.target):
                count = min(room, order.count, land.lying(here, order.good))
                errand.loads[order.good] += count
                errand.source = here
                order.count -= count
                room -= count

    def take(self, errand: Errand) -> None:
        """What an errand carries is no longer on order."""
        room = self.land.s.room(errand.carrier)
        for order in self.orders.orders:
            if order.count == 0 or order.target != errand.target:
                continue
            if order.good == NOTHING:
                order.count = 0
            elif order.holder == CARGO + errand.carrier:
                errand.brings[order.good] += order.count
                order.count = 0
            elif order.holder == errand.source and room > 0:
                count = min(room, order.count)
                errand.loads[order.good] += count
                order.count -= count
                room -= count


def fancy(whim: i64, carrier: i64, source: i64, target: i64) -> float:
    """How much more, or less, than it is worth an errand pleases somebody with a whim; always the same."""
    mixed = (whim * 7919 + carrier * 104729 + source * 1299709 + target * 15485863) % 65537
    return 0.4 + 2.0 * float(mixed * mixed % 65537) / 65537.0
