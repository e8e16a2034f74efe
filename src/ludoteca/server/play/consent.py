"""What needs everybody's consent: taking back beyond the free point, and ending a game unfinished.

Bots always agree, and in a game that is not rated so do those who are away; in a rated one they are waited
for, for a fair time. One refusal settles it; a move that a person plays in the meantime does too.
"""

from __future__ import annotations

from ludoteca.server.errors import Refusal
from ludoteca.server.play import clock
from ludoteca.server.play.draft import Draft
from ludoteca.server.play.moves import check_not_endless, go_back
from ludoteca.server.tables.table import ENDED
from ludoteca.wire.commands import Answer, AskTakeBack, OfferEnd
from ludoteca.wire.tables import Proposal


async def ask_take_back(draft: Draft, command: AskTakeBack) -> None:
    """Ask to go back; without a count, to before the last decision of mine."""
    course = draft.running()
    draft.expect(command.version)
    mine = draft.my_seats()
    if draft.table.undo == "none":
        raise Refusal("undo-none")
    _check_free(draft, "take_back")
    if command.count is None:
        last = await draft.past.last_move_before(draft.table.id, mine, course.ply)
        to_ply = -1 if last is None else last
    else:
        to_ply = course.ply - command.count
    if not 0 <= to_ply < course.ply:
        raise Refusal("nothing-to-take-back")
    draft.write("ask_take_back", mine[0], count=course.ply - to_ply, to_ply=to_ply)
    await _propose(draft, Proposal("take_back", mine[0], to_ply, tuple(mine)))


async def offer_end(draft: Draft, _: OfferEnd) -> None:
    """Propose to end the game unfinished."""
    course = draft.running()
    mine = draft.my_seats()
    _check_free(draft, "end")
    draft.write("ask_end", mine[0])
    await _propose(draft, Proposal("end", mine[0], course.ply, tuple(mine)))


async def answer(draft: Draft, command: Answer) -> None:
    """Agree to what is asked, or refuse it."""
    draft.running()
    mine = draft.my_seats()
    proposal = draft.table.proposal
    if proposal is None:
        raise Refusal("no-proposal")
    if set(mine) <= set(proposal.agreed):
        raise Refusal("already-answered")
    if not command.yes:
        draft.table.proposal = None
        draft.write("refuse", mine[0])
        return
    draft.write("agree", mine[0])
    agreed = tuple(sorted({*proposal.agreed, *mine}))
    await _propose(draft, Proposal(proposal.kind, proposal.seat, proposal.to_ply, agreed))


async def settle(draft: Draft) -> None:
    """When somebody is gone, those who stay may all have agreed."""
    if draft.table.proposal is not None:
        await _propose(draft, draft.table.proposal)


def _check_free(draft: Draft, kind: str) -> None:
    """One thing is settled at a time; who asked may ask again, for who is away is not waited for for ever."""
    open_one = draft.table.proposal
    if open_one is not None and (open_one.kind != kind or open_one.seat not in draft.my_seats()):
        raise Refusal("proposal-open")
    check_not_endless(draft)


async def _propose(draft: Draft, proposal: Proposal) -> None:
    draft.table.proposal = proposal
    if not set(_asked(draft)) <= set(proposal.agreed):
        return
    if proposal.kind == "take_back":
        asker = draft.seats[proposal.seat].person_id
        await go_back(draft, proposal.to_ply, "take_back", proposal.seat, person_id=asker)
        clock.turn(draft)
    else:
        draft.table.proposal = None
        draft.table.status = ENDED
        draft.table.finished_at = draft.now
        draft.write("end")
        clock.turn(draft)


def _asked(draft: Draft) -> list[int]:
    """The seats without whose consent nothing is settled."""
    patience = clock.spared(draft.table.clock)
    return [
        i
        for i, seat in enumerate(draft.seats)
        if seat.person_id is not None
        and (not seat.away or (draft.table.rated and draft.now < (seat.away_since or 0.0) + patience))
    ]
