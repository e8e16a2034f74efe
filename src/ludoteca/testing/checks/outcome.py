"""The invariants of the rules on the way, and a result that adds up."""

from __future__ import annotations

from ludoteca.core.state import NOBODY, State
from ludoteca.testing.trial import Trial


def invariants(trial: Trial) -> None:
    """After every action the rules' own invariants hold, `reveals` never shrinks and the game ends."""
    reveals = 0
    for state, _ in trial.walk():
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
    of seats (or teams) ahead, the same within a team.
    """
    for state, _ in trial.walk():
        if trial.now_and_then(8):
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
    if len(by_team) == 1:
        assert all(rank in (1, 2) for rank in ranks), f"alone one wins (1) or loses (2), not {ranks}"
        return
    by_seats = [1 + sum(other < rank for other in ranks) for rank in ranks]
    by_teams = [1 + sum(other < rank for other in by_team.values()) for rank in ranks]
    assert ranks in (by_seats, by_teams), f"{ranks} are no ranks; expected {by_seats}"


def insight(trial: Trial) -> None:
    """What bots are told is usable: shares of victory from 0 to 1 that add up to 1, positive priors."""
    for state, _ in trial.walk():
        if not trial.now_and_then(8):
            continue
        assert_shares(trial, state)
        legal = state.actions()
        priors = trial.game.insight.prior(state, legal)
        assert len(priors) == len(legal), f"{len(priors)} priors for {len(legal)} actions"
        assert all(prior > 0 for prior in priors), f"priors are positive, not {priors}"
    assert trial.state is not None
    if len({trial.state.team(seat) for seat in range(trial.seats)}) > 1:
        assert_shares(trial, trial.state)


def assert_shares(trial: Trial, state: State) -> None:
    """Complain about shares of victory that are none."""
    shares = trial.game.insight.evaluate(state)
    assert len(shares) == state.seats, f"{len(shares)} shares for {state.seats} seats"
    assert all(0 <= share <= 1 for share in shares), f"shares from 0 to 1, not {shares}"
    assert abs(sum(shares) - 1) < 1e-6, f"shares add up to 1, not {sum(shares)}: {shares}"
