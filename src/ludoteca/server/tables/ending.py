"""How a game ended, as it is kept with the table."""

from __future__ import annotations

from ludoteca.core.state import State
from ludoteca.wire.tables import TableResult


def result_of(state: State) -> TableResult:
    """Scores and ranks of all seats, and their teams if there are any."""
    teams = [state.team(seat) for seat in range(int(state.seats))]
    has_teams = len(set(teams)) < len(teams)
    return TableResult(list(state.scores()), list(state.standings()), teams if has_teams else [])
