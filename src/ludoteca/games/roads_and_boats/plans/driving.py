"""A donkey on its errand: it loads, steps and unloads until it can do no more in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from ludoteca.core.state import NOBODY
from ludoteca.games.roads_and_boats.actions import (
    ALONG_A,
    ALONG_B,
    CLOSE,
    EXCHANGE_FIRST,
    FINISH,
    GET_FIRST,
    OVER_LAND,
    PUT_FIRST,
    step,
)
from ludoteca.games.roads_and_boats.data import DONKEY, GOODS, MOVES
from ludoteca.games.roads_and_boats.geometry import CARGO, MOST_BANKS
from ludoteca.games.roads_and_boats.goods import marked, unmarked
from ludoteca.games.roads_and_boats.plans.errands import Errand
from ludoteca.games.roads_and_boats.plans.land import NOWHERE, Land
from ludoteca.games.roads_and_boats.plans.paths import ground_of
from ludoteca.games.roads_and_boats.plans.taste import USUAL, Taste
from ludoteca.games.roads_and_boats.steps import exchange, movement

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


@final
class Log:
    """What was played; one seat may have a taste of its own, the others have the usual one."""

    def __init__(self, s: State, seat: i64 = NOBODY, taste: Taste = USUAL) -> None:
        self.s = s
        self.actions: list[int] = []
        self.seat: i64 = seat
        self.taste = taste

    def land(self) -> Land:
        """The land of who decides, as he sees it."""
        return Land(self.s, self.s.seat, self.taste if self.s.seat == self.seat else USUAL)

    def play(self, action: i64) -> bool:
        """Play an action if it is possible."""
        if action not in self.s.legal:
            return False
        self.s.apply(action)
        self.actions.append(action)
        return True


def drive(log: Log, land: Land, errand: Errand) -> None:
    """Play what the active donkey does; afterwards it is done, or has reached the end of its errand."""
    s = log.s
    carrier = errand.carrier
    has_loaded = errand.source == NOWHERE
    while s.active == carrier and s.step is movement.MOVE:
        here = ground_of(s, carrier)
        if not has_loaded and here == errand.source:
            load(log, errand, here)
            has_loaded = True
            if s.load(carrier) == 0:
                log.play(FINISH)
                return
        elif has_loaded and (here == errand.target or errand.target == NOWHERE):
            if errand.target != NOWHERE:
                unload(log, errand, here)
            log.play(FINISH)
            return
        elif not advance(log, land, carrier, errand.target if has_loaded else errand.source):
            log.play(FINISH)
            return


def advance(log: Log, land: Land, carrier: i64, target: i64) -> bool:
    """One step towards a ground."""
    s = log.s
    if s.steps[carrier] >= MOVES[s.kind[carrier]]:
        return False
    paths = land.paths if s.kind[carrier] == DONKEY else land.roads
    way = paths.way_by(ground_of(s, carrier), target, s.steps[carrier] > 0)
    if way < 0:
        return False
    half = paths.half[way]
    tile = s.tile(carrier)
    edge = half // 2
    if s.rivers[tile] >> edge & 1 == 0:
        return log.play(step(edge, OVER_LAND))
    along, other = (ALONG_B, ALONG_A) if half % 2 else (ALONG_A, ALONG_B)
    return log.play(step(edge, along)) or log.play(step(edge, other))


def load(log: Log, errand: Errand, here: i64) -> None:
    """Take what the errand is about, as far as it lies there and may still be moved."""
    s = log.s
    for good in range(GOODS):
        movable = unmarked(s, here, good) + marked(s, here, good, errand.carrier)
        count = min(errand.loads[good], movable, s.room(errand.carrier))
        if count > 0:
            stow(log, errand.carrier, here, good, aboard(s, errand.carrier, good) + count)
    close(log)


def unload(log: Log, errand: Errand, here: i64) -> None:
    """Put down what was brought here."""
    s = log.s
    for good in range(GOODS):
        held = aboard(s, errand.carrier, good)
        count = min(errand.loads[good] + errand.brings[good], held)
        if count > 0:
            stow(log, errand.carrier, here, good, held - count)
    close(log)


def stow(log: Log, carrier: i64, here: i64, good: i64, wanted: i64) -> None:
    """Exchange one good after the other with the ground until so many are aboard."""
    s = log.s
    if s.step is not exchange.EXCHANGE and not log.play(EXCHANGE_FIRST + here % MOST_BANKS):
        return
    while s.step is exchange.EXCHANGE and aboard(s, carrier, good) != wanted:
        if not log.play((GET_FIRST if aboard(s, carrier, good) < wanted else PUT_FIRST) + good):
            return


def aboard(s: State, carrier: i64, good: i64) -> i64:
    """How many goods of a kind a transporter carries."""
    return s.goods[(CARGO + carrier) * GOODS + good]


def close(log: Log) -> None:
    """No exchange stays open."""
    if log.s.step is exchange.EXCHANGE:
        log.play(CLOSE)
