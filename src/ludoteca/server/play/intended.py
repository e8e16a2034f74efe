"""What the owner of a seat sees of its intentions, and of those it may have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.core.game import Game
from ludoteca.core.orders import Order
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.server.play.telling import speaks_of_seats, static_offer
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import StoppedAt
from ludoteca.server.words import Words
from ludoteca.wire.seen import OrderInfo, Seen, Stopped

SETS = 2000
"""So many sets of promises are remembered in words."""


def show(seen: Seen, present: Present, seat: int, words: Words, names: Sequence[str]) -> None:
    """Add what the owner of a seat may know of its intentions, and of those it may have."""
    assert present.course is not None
    state, kept = present.course.state, present.seats[seat]
    seen.orders_offered = _offered(state.game, tuple(state.orders(seat)), words, names)
    seen.orders = [
        _told(state.game, Order(one.step, state.game.parse(one.action), one.until), one.wakes, words, names)
        for one in kept.orders
    ]
    if kept.prepared is not None:
        seen.prepared = list(kept.prepared.actions)
        if (stopped := kept.prepared.stopped) is not None:
            seen.prepared_stopped = _stopped(state, stopped, words, names)
    if seat != state.seat and kept.player is None:
        seen.may_prepare = state.ahead(seat, Rng(1)) is not None


def _offered(game: Game, orders: tuple[Order, ...], words: Words, names: Sequence[str]) -> Any:
    offered = _as_ever(game, orders, words)
    return [_told(game, order, False, words, names) for order in orders] if offered is None else offered


@lru_cache(maxsize=SETS)
def _as_ever(game: Game, orders: tuple[Order, ...], words: Words) -> msgspec.Raw | None:
    """What may be promised is nearly always what it was before; None where it names somebody at the table.

    It is encoded already: it is a large part of what is sent after every move.
    """
    if any(speaks_of_seats(game, order.action) for order in orders):
        return None
    told = msgspec.json.encode([_told(game, order, False, words, ()) for order in orders])
    return msgspec.Raw(told)


def _told(game: Game, order: Order, wakes: bool, words: Words, names: Sequence[str]) -> OrderInfo:
    offer = static_offer(game, order.action, words, names)
    question = words.question(game, order.step)
    return OrderInfo(order.step, offer.action, order.until, offer.label, question, wakes)


def _stopped(state: State, stopped: StoppedAt, words: Words, names: Sequence[str]) -> Stopped:
    label = words.label(state.game, state.game.parse(stopped.action), names)
    text = words.say(f"stopped-{stopped.reason}", {"action": label})
    return Stopped(stopped.played, stopped.action, stopped.reason, text)
