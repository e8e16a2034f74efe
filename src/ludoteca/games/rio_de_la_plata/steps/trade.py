"""Trade: an offer built unit by unit, and the other player's answer (RP-4.22, RP-4.84, RP-5.90, RP-5.91)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata.actions import (
    CANCEL,
    GET_FIRST,
    GIVE_FIRST,
    SEND,
    TRADE_NO,
    TRADE_YES,
)
from ludoteca.games.rio_de_la_plata.data import EFFECTS_PHASE, GOOD_NAMES, GOODS, OFFERS, WAR_PHASE
from ludoteca.games.rio_de_la_plata.steps import defence, effects, placement
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class Offer(Step):
    """What is given, and what is wanted for it (RP-4.84)?"""

    def actions(self, s: State) -> list[int]:
        """One unit more of what the two own, in any order; then send the offer, or drop it."""
        legal: list[int] = []
        for good in range(GOODS):
            if s.offer[good] < s.goods[s.seat * GOODS + good]:
                legal.append(GIVE_FIRST + good)
        for good in range(GOODS):
            if s.offer[GOODS + good] < s.goods[s.offer_to * GOODS + good]:
                legal.append(GET_FIRST + good)
        if not is_empty(s):
            legal.append(SEND)
        legal.append(CANCEL)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The offer grows, is dropped, or goes to the other player, when all get to know it (RP-7.1)."""
        if action == CANCEL:
            back_to_menu(s)
        elif action == SEND:
            s.offers += 1
            s.reveals += 1
            s.seat = s.offer_to
            s.step = TRADE_ANSWER
            tell_offer(s)
        elif action >= GET_FIRST:
            s.offer[GOODS + action - GET_FIRST] += 1
        else:
            s.offer[action - GIVE_FIRST] += 1


class Answer(Step):
    """Does the other player accept (RP-5.91)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no."""
        return [TRADE_YES, TRADE_NO]

    def play(self, s: State, action: i64) -> None:
        """Yes exchanges at once; then the offerer goes on."""
        if action == TRADE_YES:
            for good in range(GOODS):
                change = s.offer[GOODS + good] - s.offer[good]
                s.goods[s.mover * GOODS + good] += change
                s.goods[s.seat * GOODS + good] -= change
            tell_trade(s)
        elif s.journal is not None:
            s.journal.tell("trade-refused", seat=s.seat, partner=s.mover)
        s.seat = s.mover
        back_to_menu(s)


TRADE_OFFER: Final[Step] = Offer("trade_offer", "give", "get", "send", "cancel")
TRADE_ANSWER: Final[Step] = Answer("trade_answer", "trade")


def may_offer(s: State, other: i64) -> bool:
    """Is trade agreed, an offer left, and anything to exchange (RP-5.90)?"""
    if other == s.seat or s.offers >= OFFERS or not s.has_trade:
        return False
    for good in range(GOODS):
        if s.goods[s.seat * GOODS + good] > 0 or s.goods[other * GOODS + good] > 0:
            return True
    return False


def begin(s: State, other: i64) -> None:
    """An empty offer; it counts when it is sent (RP-4.84)."""
    s.offer_to = other
    s.offer = filled(2 * GOODS, 0)
    s.step = TRADE_OFFER


def is_drafting(s: State) -> bool:
    """Is an offer being made that only its maker knows (RP-7.1)?"""
    return s.step is TRADE_OFFER


def is_empty(s: State) -> bool:
    """Is nothing given and nothing wanted yet?"""
    for units in s.offer:
        if units > 0:
            return False
    return True


def back_to_menu(s: State) -> None:
    """The turn goes on where it was."""
    if s.phase == EFFECTS_PHASE:
        effects.back_to_menu(s)
    elif s.phase == WAR_PHASE:
        defence.back_to_hiring(s)
    else:
        placement.back_to_menu(s)


def given(s: State) -> tuple[tuple[str, int], ...]:
    """What the offerer gives, counted."""
    return tuple((GOOD_NAMES[good], int(s.offer[good])) for good in range(GOODS) if s.offer[good])


def wanted(s: State) -> tuple[tuple[str, int], ...]:
    """What he wants for it, counted."""
    return tuple(
        (GOOD_NAMES[good], int(s.offer[GOODS + good])) for good in range(GOODS) if s.offer[GOODS + good]
    )


def tell_offer(s: State) -> None:
    """An exchange is offered, or a gift, or something is asked for."""
    if s.journal is None:
        return
    goods, wish = given(s), wanted(s)
    if not wish:
        s.journal.tell("gift-offered", seat=s.mover, partner=s.seat, goods=goods)
    elif not goods:
        s.journal.tell("asked-for", seat=s.mover, partner=s.seat, wish=wish)
    else:
        s.journal.tell("offered", seat=s.mover, partner=s.seat, goods=goods, wish=wish)


def tell_trade(s: State) -> None:
    """Goods change hands for others, or as a gift of one of the two."""
    if s.journal is None:
        return
    goods, wish = given(s), wanted(s)
    if not wish:
        s.journal.tell("given", seat=s.mover, partner=s.seat, goods=goods)
    elif not goods:
        s.journal.tell("given", seat=s.seat, partner=s.mover, goods=wish)
    else:
        s.journal.tell("traded", seat=s.mover, partner=s.seat, goods=goods, wish=wish)
