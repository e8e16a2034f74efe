"""Who may analyse what: nobody gets help in a running game among people."""

from __future__ import annotations

from ludoteca.server.errors import Refusal
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import RUNNING


def check_may_analyse(present: Present, person_id: str) -> None:
    """A game that is over, or a running one at which nobody else plays."""
    if present.table.is_over and present.course is not None:
        return
    check_may_be_helped(present, person_id)


def check_may_be_helped(present: Present, person_id: str) -> None:
    """A running game at which all people are the one who asks, the rest bots."""
    if present.table.status != RUNNING or present.course is None:
        raise Refusal("not-running")
    people = {seat.person_id for seat in present.seats if seat.bot is None or seat.person_id is not None}
    if people != {person_id}:
        raise Refusal("no-analysis", 403)
