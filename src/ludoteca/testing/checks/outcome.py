"""The invariants of the rules on the way, and a result that adds up."""

from __future__ import annotations

from ludoteca.core.state import NOBODY, State
from ludoteca.testing.trial import Trial

SAMPLES = 40
FAULTS_SAMPLED = 400
POINTS = "more points rank ahead of fewer; where they do not, the game says `points_decide = False`"


def invariants(trial: Trial) -> None:
    """After every action the rules' own invariants hold, `reveals` never shrinks and the game ends."""
    reveals = 0
    for state, _ in trial.walk():
        if trial.is_sampled(FAULTS_SAMPLED):
            assert_no_faults(trial, state)
        assert state.reveals >= reveals, f"`reveals` went back from {reveals} to {state.reveals}"
        reveals = int(state.reveals)
    assert trial.state is not None
    assert trial.state.seat == NOBODY and trial.state.over, "after the end nobody decides"
    assert_no_faults(trial, trial.state)


def assert_no_faults(trial: Trial, state: State) -> None:
    """Complain about broken invariants."""
    problems = trial.game.faults(state)
    assert not problems, f"broken invariants: {'; '.join(problems)}"


def results(trial: Trial) -> None:
    """At any time each seat's sources add up to its score, and ranks are ranks: one more than the number
    of seats (or teams) ahead, the same within a team. More points rank ahead of fewer, rivals
    included, unless `Game.points_decide` says otherwise.
    """
    for state, _ in trial.walk():
        if trial.is_sampled(SAMPLES):
            assert_result(state)
    assert trial.state is not None
    assert_result(trial.state)


def assert_result(state: State) -> None:
    """Complain about scores and ranks that do not fit together."""
    seats = range(state.seats)
    scores, ranks, sources = state.scores(), state.standings(), state.breakdown()
    assert len(scores) == len(ranks) == len(sources) == state.seats, (
        "a score, rank and breakdown for each seat"
    )
    for seat in seats:
        total = sum(sources[seat].values())
        assert total == scores[seat], f"seat {seat} has {scores[seat]} points, its sources {sources[seat]}"
        assert sources[seat].keys() == sources[0].keys(), f"seat {seat} has other sources than seat 0"
    teams = [state.team(seat) for seat in seats]
    by_team: dict[int, int] = {}
    for seat in seats:
        rank = by_team.setdefault(teams[seat], ranks[seat])
        assert rank == ranks[seat], f"a team shares its rank, but teams are {teams} and ranks {ranks}"
    if state.game.points_decide:
        assert_points_decide(state)
    if len(by_team) == 1:
        assert all(rank in (1, 2) for rank in ranks), f"alone one wins (1) or loses (2), not {ranks}"
        return
    by_seats = [1 + sum(other < rank for other in ranks) for rank in ranks]
    by_teams = [1 + sum(other < rank for other in by_team.values()) for rank in ranks]
    assert ranks in (by_seats, by_teams), f"{ranks} are no ranks; expected {by_seats}"


def assert_points_decide(state: State) -> None:
    """Complain if somebody with more points does not stand ahead of somebody with fewer."""
    scores, ranks, rivals = state.scores(), state.standings(), state.rivals()
    places = [(rival.score, rival.rank) for rival in rivals]
    if state.seats > 1 or not rivals:
        places += zip(scores, ranks, strict=True)
    else:
        best = max(rival.score for rival in rivals)
        fair = scores[0] >= best if ranks[0] == 1 else scores[0] <= best
        assert fair, f"{scores[0]} points against {best} are rank {ranks[0]}: {POINTS}"
        firsts = [ranks[0], *(rival.rank for rival in rivals)].count(1)
        assert firsts, f"with {scores[0]} points against {best} nobody is first"
    for score, rank in places:
        for other_score, other_rank in places:
            fair = score <= other_score or rank < other_rank
            assert fair, f"{score} points are rank {rank}, {other_score} points rank {other_rank}: {POINTS}"
