"""Goods pass between transporters of different players if the owner agrees (RB-6.7.1, RB-6.7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.access import is_in_contact, presence, tiles_of, touch
from ludoteca.games.roads_and_boats.actions import (
    ANSWER_NO,
    ANSWER_YES,
    ASK_FIRST,
    FIRST_CARRIER,
    PROPOSE_FIRST,
)
from ludoteca.games.roads_and_boats.data import (
    FLEET,
    GOOD_NAMES,
    GOODS,
    MOST_PROPOSALS,
    OIL_RIG,
    PRODUCTION,
    SEA,
    TRANSPORTER_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, HEX_NAMES, MOST_BANKS, SPOTS
from ludoteca.games.roads_and_boats.goods import UNMARKED, ground, move
from ludoteca.games.roads_and_boats.steps import building, exchange, production
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

# The ways in which goods are proposed to pass; GIVE is asked in production and building, onto the ground.
GIVE: Final[i64] = 2
WAYS_TO_ASK: Final[i64] = 3


class Ask(Step):
    """Which good of another player's transporter is wanted (D34)?"""

    def actions(self, s: State) -> list[int]:
        """What it carries and was not refused in this phase."""
        other = s.partner - FIRST_CARRIER
        return [ASK_FIRST + good for good in range(GOODS) if is_wanted(s, other, good)]

    def play(self, s: State, action: i64) -> None:
        """Its owner is asked."""
        ask(s, s.partner - FIRST_CARRIER, action - ASK_FIRST, GIVE)


class Answer(Step):
    """Does the owner agree (D34)?"""

    def actions(self, s: State) -> list[int]:
        """No or yes."""
        return [ANSWER_NO, ANSWER_YES]

    def play(self, s: State, action: i64) -> None:
        """Agreed, the good passes at once; the asker goes on."""
        owner = s.seat
        s.seat = s.player()
        if action == ANSWER_NO:
            refuse(s, owner)
        elif s.asked_way == GIVE:
            receive(s)
        else:
            exchange.transfer(s, s.asked_good, s.asked_way)
        go_on(s)


ASK: Final[Step] = Ask("ask", "ask")
ANSWER: Final[Step] = Answer("answer", "answer")


def code_of(other: i64, good: i64, way: i64) -> i64:
    """A proposal as a number: which transporter, what, and which way."""
    return (other * GOODS + good) * WAYS_TO_ASK + way


def may_ask(s: State, other: i64, good: i64, way: i64) -> bool:
    """Has it not been refused in this phase, and are proposals left?"""
    if not s.cooperation or s.proposals >= MOST_PROPOSALS:
        return False
    code = code_of(other, good, way)
    for refused in s.refused:
        if refused == code:
            return False
    return True


def add_proposals(s: State, legal: list[int]) -> None:
    """Other players' transporters in contact with an own one that carry something wanted."""
    if s.proposals >= MOST_PROPOSALS:
        return
    tiles = tiles_of(s, s.seat)
    for owner in range(s.seats):
        if owner != s.seat:
            for other in range(owner * FLEET, owner * FLEET + s.fleet[owner]):
                if s.place[other] // SPOTS in tiles and can_be_asked(s, other):
                    legal.append(PROPOSE_FIRST + other)


def can_be_asked(s: State, other: i64) -> bool:
    """May its owner be asked for something it carries? Of equal ones the oldest."""
    if not s.is_free(other) or fleet.has_older_twin(s, other, -1) or not is_met(s, other):
        return False
    for good in range(GOODS):
        if is_wanted(s, other, good):
            return True
    return False


def is_met(s: State, other: i64) -> bool:
    """Is one of the player's transporters in contact with it (RB-6.1.6)?"""
    for own in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
        if is_in_contact(s, own, other):
            return True
    return False


def is_wanted(s: State, other: i64, good: i64) -> bool:
    """Does it carry this good, can it be asked for, and is there a place for it?"""
    return (
        s.goods[(CARGO + other) * GOODS + good] > 0
        and may_ask(s, other, good, GIVE)
        and landing(s, other) >= 0
    )


def landing(s: State, other: i64) -> i64:
    """Where a good given up comes to lie: the ground, at open sea an own boat with room; -1 if nowhere."""
    tile = s.place[other] // SPOTS
    if s.terrain[tile] == SEA and s.building[tile] != OIL_RIG:
        for own in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
            if s.place[own] == s.place[other] and s.is_free(own) and s.room(own) > 0:
                return CARGO + own
        return -1
    there = touch(s, other) & presence(s, s.seat, tile)
    for region in range(MOST_BANKS):
        if there >> region & 1:
            return ground(tile, region)
    return -1


def begin(s: State, action: i64) -> None:
    """A transporter was chosen; what is wanted of it comes next."""
    s.partner = FIRST_CARRIER + action - PROPOSE_FIRST
    s.step = ASK


def ask(s: State, other: i64, good: i64, way: i64) -> None:
    """The owner of a transporter has to answer."""
    s.proposals += 1
    s.asked_good = good
    s.asked_way = way
    if s.journal is not None:
        s.journal.tell(
            "asked",
            seat=s.seat,
            owner=int(other // FLEET),
            good=GOOD_NAMES[good],
            hex=HEX_NAMES[s.place[other] // SPOTS],
            offers=int(way == exchange.PUT),
        )
    s.seat = other // FLEET
    s.step = ANSWER


def refuse(s: State, owner: i64) -> None:
    """The same may not be asked again in this phase; it counts as a transfer of the exchange."""
    s.refused = append(s.refused, code_of(s.partner - FIRST_CARRIER, s.asked_good, s.asked_way))
    if s.asked_way != GIVE:
        s.transfers += 1
        s.acts[s.handler] += 1
    if s.journal is not None:
        s.journal.tell("refused", seat=owner, asker=s.seat)


def receive(s: State) -> None:
    """A good of another player comes to lie where it can be used."""
    other = s.partner - FIRST_CARRIER
    move(s, CARGO + other, landing(s, other), s.asked_good, UNMARKED)
    if s.journal is not None:
        s.journal.tell(
            "given",
            seat=int(other // FLEET),
            transporter=TRANSPORTER_NAMES[s.kind[other]],
            good=GOOD_NAMES[s.asked_good],
            hex=HEX_NAMES[s.place[other] // SPOTS],
        )


def go_on(s: State) -> None:
    """Back to what the asker was doing."""
    if s.asked_way == GIVE:
        s.clear_exchange()
        s.step = production.MAKE if s.phase == PRODUCTION else building.CHOOSE_SITE
        return
    s.asked_good = s.asked_way = -1
    s.step = exchange.EXCHANGE
