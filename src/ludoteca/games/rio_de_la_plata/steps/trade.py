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
from ludoteca.games.rio_de_la_plata.data import EFFECTS_PHASE, GOOD_NAMES, GOODS, OFFERS
from ludoteca.games.rio_de_la_plata.steps import effects, placement
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


class Offer(Step):
    """What is given, and what is wanted for it (RP-4.84)?"""

    def actions(self, s: State) -> list[int]:
        """One unit more, goods in their order and gifts before wishes; then send the offer, or drop it."""
        legal: list[int] = []
        wished = last_good(s, GOODS)
        if wished < 0:
            for good in range(max(0, last_good(s, 0)), GOODS):
                if s.offer[good] < s.goods[s.seat * GOODS + good]:
                    legal.append(GIVE_FIRST + good)
        for good in range(max(0, wished), GOODS):
            if s.offer[GOODS + good] < s.goods[s.offer_to * GOODS + good]:
                legal.append(GET_FIRST + good)
        if wished >= 0 or last_good(s, 0) >= 0:
            legal.append(SEND)
        legal.append(CANCEL)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The offer grows, goes to the other player, or is dropped."""
        if action == CANCEL:
            back_to_menu(s)
        elif action == SEND:
            s.seat = s.offer_to
            s.step = TRADE_ANSWER
            if s.journal is not None:
                s.journal.tell("offered", seat=s.mover, partner=s.seat, goods=given(s), wish=wanted(s))
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
            if s.journal is not None:
                s.journal.tell("traded", seat=s.mover, partner=s.seat, goods=given(s), wish=wanted(s))
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
    """An empty offer; it counts even if it is dropped."""
    s.offers += 1
    s.offer_to = other
    s.offer = filled(2 * GOODS, 0)
    s.step = TRADE_OFFER


def last_good(s: State, side: i64) -> i64:
    """The last good on one side of the offer, -1 if there is none."""
    for good in range(GOODS - 1, -1, -1):
        if s.offer[side + good] > 0:
            return good
    return -1


def back_to_menu(s: State) -> None:
    """The turn goes on where it was."""
    if s.phase == EFFECTS_PHASE:
        effects.back_to_menu(s)
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
