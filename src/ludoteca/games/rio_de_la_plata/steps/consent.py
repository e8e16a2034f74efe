"""War: the consent of those whose pawns are concerned (RP-4.66 … RP-4.68, RP-5.144, RP-5.166)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.rio_de_la_plata.actions import AGREE_NO, AGREE_YES, RELEASE_NO, RELEASE_YES
from ludoteca.games.rio_de_la_plata.data import BOOSTED, FINISHED, NONE
from ludoteca.games.rio_de_la_plata.geography import SPACE_NAMES
from ludoteca.games.rio_de_la_plata.steps import groups, movement
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

PROPOSAL_NAMES: Final = ("join_above", "join_below", "transfer", "sacrifice")
JOIN_ABOVE: Final = 0
JOIN_BELOW: Final = 1
GIVE_PAWN: Final = 2
GIVE_UP: Final = 3


class AnswerJoin(Step):
    """Does the owner of a pawn agree to join, or to take a pawn (RP-5.144, RP-5.146)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no."""
        return [AGREE_YES, AGREE_NO]

    def play(self, s: State, action: i64) -> None:
        """The first refusal ends it."""
        answer(s, action == AGREE_YES)


class AnswerSacrifice(Step):
    """Does the owner agree that his group is sacrificed (RP-5.148)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no."""
        return [RELEASE_YES, RELEASE_NO]

    def play(self, s: State, action: i64) -> None:
        """A refusal changes nothing."""
        answer(s, action == RELEASE_YES)


ANSWER_JOIN: Final[Step] = AnswerJoin("answer_join", "agree")
ANSWER_SACRIFICE: Final[Step] = AnswerSacrifice("answer_sacrifice", "release")


def propose(s: State, proposal: i64) -> None:
    """Everybody else who owns a pawn is asked, in the order of play."""
    s.proposal = proposal
    if groups.is_attacking(s):
        s.asking = 0
    elif proposal == GIVE_UP:
        s.asking = groups.owners_to_ask(s, groups.workers_at(s, s.partner))
    else:
        s.asking = groups.owners_to_ask(s, groups.workers_at(s, s.active))
        s.asking |= groups.owners_to_ask(s, groups.workers_at(s, s.partner))
    s.step = ANSWER_SACRIFICE if proposal == GIVE_UP else ANSWER_JOIN
    ask_next(s)


def ask_next(s: State) -> None:
    """The next owner in the order; if all have agreed it is done."""
    for seat in s.order:
        if s.asking >> seat & 1:
            s.seat = seat
            return
    s.seat = s.mover
    carry_out(s)


def answer(s: State, agrees: bool) -> None:
    """Yes leads to the next owner, no back to the mover."""
    if agrees:
        if s.journal is not None:
            s.journal.tell("agreed", seat=s.seat, partner=s.mover)
        s.asking &= ~(1 << s.seat)
        ask_next(s)
        return
    if s.journal is not None:
        s.journal.tell("refused", seat=s.seat, partner=s.mover)
    kind = groups.SACRIFICE
    if s.proposal in (JOIN_ABOVE, JOIN_BELOW):
        kind = groups.JOIN
    elif s.proposal == GIVE_PAWN:
        kind = groups.TRANSFER
    groups.refuse(s, kind, s.active, s.partner)
    s.proposal = s.partner = NONE
    s.asking = 0
    s.seat = s.mover
    s.step = movement.WAR_MOVE
    if s.active_marks & FINISHED and not s.active_marks & BOOSTED:
        groups.stop(s)
        s.step = movement.WAR_TURN


def carry_out(s: State) -> None:
    """What was proposed happens."""
    proposal = s.proposal
    s.proposal = NONE
    if proposal == GIVE_PAWN:
        movement.give_pawn(s)
    elif proposal == GIVE_UP:
        movement.give_up(s, s.partner)
    else:
        space = s.partner
        if s.journal is not None:
            s.journal.tell("joined", seat=s.mover, space=SPACE_NAMES[space])
        group = movement.lift_group(s)
        other = s.stack[space]
        if proposal == JOIN_ABOVE:
            movement.pile(s, space, other, group)
        else:
            movement.pile(s, space, group, other)
