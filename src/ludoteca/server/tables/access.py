"""Who may see a table."""

from __future__ import annotations

import secrets

from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import OPEN


def check_may_see(present: Present, person_id: str | None, invitation: str = "") -> None:
    """Those who sit there or opened it always; others if it is public or they hold the invitation."""
    table = present.table
    if person_id is not None and (present.seats_of(person_id) or table.creator_id == person_id):
        return
    if not table.is_public and not secrets.compare_digest(invitation.encode(), table.invitation.encode()):
        raise not_found("table")
    if table.status != OPEN and not table.spectators:
        raise Refusal("no-spectators", 403)
