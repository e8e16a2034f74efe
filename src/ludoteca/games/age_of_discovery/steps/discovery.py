"""B6, Discovery: one expedition for each player (AD-5.18 … AD-5.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop
from mypy_extensions import i64

from ludoteca.core.vecs import shuffle
from ludoteca.games.age_of_discovery.actions import (
    EXPEDITION_NO,
    EXPEDITION_YES,
    EXPLORE_FIRST,
    MOST_SENT,
    send,
    sent,
)
from ludoteca.games.age_of_discovery.data import (
    CAPTAINS,
    CARD_COINS,
    CARD_NAMES,
    CARD_NATIVES,
    CARD_PLUNDER,
    CARD_VP,
    COLONIST,
    CREW_VALUE,
    CREWS,
    NO_TILE,
    OTHERS,
    REGION_NAMES,
    REGIONS,
    SOLDIERS,
    TILE_COINS,
    TILE_NATIVES,
    TILE_PLUNDER,
    TILE_VP,
)
from ludoteca.games.age_of_discovery.steps import specialists
from ludoteca.games.age_of_discovery.steps.step import Step
from ludoteca.games.age_of_discovery.steps.telling import crews_of

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Launch(Step):
    """Does he launch an expedition this turn (AD-5.18)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no."""
        return [EXPEDITION_YES, EXPEDITION_NO]

    def play(self, s: State, action: i64) -> None:
        """Its crew is chosen, or the next player is asked."""
        if action == EXPEDITION_YES:
            s.step = EXP_CAPTAINS
        else:
            if s.journal is not None:
                s.journal.tell("expedition-waits", seat=s.seat)
            next_explorer(s)


class SendCaptains(Step):
    """How many captains go (AD-4.7)?"""

    def actions(self, s: State) -> list[int]:
        """None only if somebody else can go."""
        row = s.seat * CREWS
        fewest = 0 if s.discovery[row + SOLDIERS] + s.discovery[row + OTHERS] > 0 else 1
        return numbers_to_send(s, CAPTAINS, fewest)

    def play(self, s: State, action: i64) -> None:
        """Then the soldiers are chosen."""
        s.sent_captains = sent(action)
        s.step = EXP_SOLDIERS


class SendSoldiers(Step):
    """How many soldiers go (AD-4.7)?"""

    def actions(self, s: State) -> list[int]:
        """None only if somebody else goes or can go."""
        others = s.discovery[s.seat * CREWS + OTHERS]
        return numbers_to_send(s, SOLDIERS, 0 if s.sent_captains + others > 0 else 1)

    def play(self, s: State, action: i64) -> None:
        """Then the others are chosen."""
        s.sent_soldiers = sent(action)
        s.step = EXP_OTHERS


class SendOthers(Step):
    """How many other units go (AD-4.7)?"""

    def actions(self, s: State) -> list[int]:
        """At least one if nobody else goes."""
        return numbers_to_send(s, OTHERS, 0 if s.sent_captains + s.sent_soldiers > 0 else 1)

    def play(self, s: State, action: i64) -> None:
        """The crew leaves the box: a target is named, or a card is drawn (AD-5.20)."""
        s.sent_others = sent(action)
        row = s.seat * CREWS
        s.discovery[row + CAPTAINS] -= s.sent_captains
        s.discovery[row + SOLDIERS] -= s.sent_soldiers
        s.discovery[row + OTHERS] -= s.sent_others
        if s.journal is not None:
            s.journal.tell(
                "expedition-leaves",
                seat=s.seat,
                captains=s.sent_captains,
                soldiers=s.sent_soldiers,
                others=s.sent_others,
                strength=strength(s),
                crews=crews_of(s.sent_captains, s.sent_soldiers, s.sent_others),
            )
        s.step = EXP_REGION


class Explore(Step):
    """Which region does the expedition explore (AD-5.22)?"""

    def actions(self, s: State) -> list[int]:
        """Every undiscovered region; none if the deck is used."""
        return [EXPLORE_FIRST + region for region in range(REGIONS) if s.region_tile[region] != NO_TILE]

    def play(self, s: State, action: i64) -> None:
        """The tile is turned up for all to see."""
        explore_region(s, action - EXPLORE_FIRST)
        s.clear_expedition()
        next_explorer(s)

    def skip(self, s: State) -> None:
        """All nine are discovered: the top card is drawn."""
        explore_card(s)
        s.clear_expedition()
        next_explorer(s)


EXP_LAUNCH: Final[Step] = Launch("exp_launch", "expedition")
EXP_CAPTAINS: Final[Step] = SendCaptains("exp_captains", "send")
EXP_SOLDIERS: Final[Step] = SendSoldiers("exp_soldiers", "send")
EXP_OTHERS: Final[Step] = SendOthers("exp_others", "send")
EXP_REGION: Final[Step] = Explore("exp_region", "explore")


def numbers_to_send(s: State, crew: i64, fewest: i64) -> list[int]:
    """From so few up to all of a kind that he has in the box."""
    most = min(s.discovery[s.seat * CREWS + crew], MOST_SENT)
    return [send(crew, count) for count in range(fewest, most + 1)]


def strength(s: State) -> i64:
    """Captains count two, all others one (AD-5.21)."""
    return s.sent_captains * CREW_VALUE[CAPTAINS] + s.sent_soldiers + s.sent_others


def turn_tile(s: State, seat: i64, region: i64) -> None:
    """The tile is turned up for all to see, which tells nothing new after a failed expedition."""
    tile = s.region_tile[region]
    if not s.tiles_known >> region & 1:
        s.reveals += 1
    if s.journal is not None:
        s.journal.tell(
            "tile-turned",
            seat=seat,
            region=REGION_NAMES[region],
            tile=tile,
            natives=TILE_NATIVES[tile],
            coins=TILE_COINS[tile],
            plunder=TILE_PLUNDER[tile],
            vp=TILE_VP[tile],
        )


def discover(s: State, seat: i64, region: i64, soldiers: i64) -> None:
    """He gets the tile, its coins with plunder for so many soldiers, and a colonist there (AD-5.24)."""
    tile = s.region_tile[region]
    money = TILE_COINS[tile] + TILE_PLUNDER[tile] * soldiers
    s.region_tile[region] = NO_TILE
    s.tiles_known &= ~(1 << region)
    s.tile_owner[tile] = seat
    s.money[seat] += money
    if s.journal is not None:
        s.journal.tell("discovered", seat=seat, region=REGION_NAMES[region], money=money, vp=TILE_VP[tile])
    s.settle(seat, region, COLONIST)


def explore_region(s: State, region: i64) -> None:
    """Success discovers it; after a failure the tile lies face down again, and all know it (AD-5.26)."""
    turn_tile(s, s.seat, region)
    if strength(s) >= TILE_NATIVES[s.region_tile[region]]:
        discover(s, s.seat, region, s.sent_soldiers)
    else:
        s.tiles_known |= 1 << region
        if s.journal is not None:
            s.journal.tell("expedition-failed", seat=s.seat, region=REGION_NAMES[region])


def explore_card(s: State) -> None:
    """Success brings money and the card; after a failure it is shuffled back (AD-5.25, AD-5.27)."""
    s.deck, card = pop(s.deck)
    s.reveals += 1
    if s.journal is not None:
        s.journal.tell(
            "card-drawn",
            seat=s.seat,
            card=CARD_NAMES[card],
            natives=CARD_NATIVES[card],
            coins=CARD_COINS[card],
            plunder=CARD_PLUNDER[card],
            vp=CARD_VP[card],
        )
    if strength(s) >= CARD_NATIVES[card]:
        money = CARD_COINS[card] + CARD_PLUNDER[card] * s.sent_soldiers
        s.card_owner[card] = s.seat
        s.money[s.seat] += money
        if s.journal is not None:
            s.journal.tell("card-won", seat=s.seat, card=CARD_NAMES[card], money=money, vp=CARD_VP[card])
    else:
        s.deck = append(s.deck, card)
        shuffle(s.deck, s.rng)
        if s.journal is not None:
            s.journal.tell("card-failed", seat=s.seat, card=CARD_NAMES[card])


def begin(s: State) -> None:
    """The first in turn order is asked first."""
    s.place = -1
    next_explorer(s)


def next_explorer(s: State) -> None:
    """The next in turn order with units in the box, if there is something to discover."""
    while s.place + 1 < s.seats:
        s.place += 1
        seat = s.turn_order[s.place]
        if crew_size(s, seat) > 0 and has_target(s):
            s.seat = seat
            s.step = EXP_LAUNCH
            return
    s.place = 0
    specialists.receive(s)


def crew_size(s: State, seat: i64) -> i64:
    """All his units in the box."""
    row = seat * CREWS
    return s.discovery[row + CAPTAINS] + s.discovery[row + SOLDIERS] + s.discovery[row + OTHERS]


def has_target(s: State) -> bool:
    """Is a region undiscovered, or a card left (AD-5.22, AD-5.23)?"""
    return len(s.deck) > 0 or not s.is_all_discovered()
