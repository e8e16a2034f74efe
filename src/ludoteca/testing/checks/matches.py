"""Matches: going back and forth, branching, saving and taking back for free."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.core.errors import BadRecord
from ludoteca.core.match import SNAPSHOT_EVERY, Match
from ludoteca.core.position import Json
from ludoteca.core.record import from_data
from ludoteca.testing.trial import Trial

LONGEST = 6 * SNAPSHOT_EVERY
CHAIN = 4


def play_match(trial: Trial) -> tuple[Match, list[str]]:
    """A match of random actions, not longer than needed, and its fingerprint after each ply."""
    match = Match.new(trial.game, trial.seats, trial.seed_of_game, **trial.options)
    prints = [match.state.fingerprint()]
    for state, action in trial.walk():
        assert state.seat == match.state.seat, "a match and a state started alike differ"
        match.play(action)
        prints.append(match.state.fingerprint())
        if trial.ply == LONGEST:
            break
    return match, prints


def matches(trial: Trial) -> None:
    """Undo, redo, jumping to a ply, branches and chains agree with playing straight on, events included."""
    match, prints = play_match(trial)
    assert_chains(trial, match, prints)
    events = [list(happened) for happened in match.events]
    for ply in {0, match.ply, *(int(trial.rng.below(match.ply + 1)) for _ in range(12))}:
        assert match.at(ply).fingerprint() == prints[ply], f"at({ply}) is another position"
    for _ in range(6):
        count = int(trial.rng.below(match.ply + 1))
        match.undo(count)
        assert match.state.fingerprint() == prints[match.ply], f"undo({count}) leads to another position"
        assert match.events == events[: match.ply + 1], f"undo({count}) keeps other events"
        match.redo(count)
        assert match.state.fingerprint() == prints[-1], f"undo({count}) and redo({count}) do not agree"
        assert match.events == events, f"after undo({count}) and redo({count}) the events differ"
    ply = int(trial.rng.below(match.ply + 1))
    branch = match.branch(ply)
    assert branch.state.fingerprint() == prints[ply], f"branch({ply}) begins elsewhere"
    while not branch.state.over and branch.ply < ply + 5:
        branch.play(trial.pick(branch.state.actions()))
    assert match.state.fingerprint() == prints[-1], "a match changed when its branch went on"
    assert match.at(ply).fingerprint() == prints[ply], "a match's past changed when its branch went on"


def assert_chains(trial: Trial, match: Match, prints: list[str]) -> None:
    """Complain if decisions sent several at once lead elsewhere than one by one."""
    chained = Match.new(trial.game, trial.seats, trial.seed_of_game, **trial.options)
    while chained.ply < match.ply:
        before = chained.ply
        done = chained.play_chain(match.actions[before : before + CHAIN])
        assert chained.ply == before + done.played > before, (
            f"a chain says {done}, but stands at {chained.ply}"
        )
        assert chained.state.fingerprint() == prints[chained.ply], (
            f"played as a chain, ply {chained.ply} differs"
        )
    assert chained.events == match.events, "played as chains, the match has other events"


def free_undo(trial: Trial) -> None:
    """What a seat may take back without asking never crosses another seat's decision or a reveal."""
    match = Match.new(trial.game, trial.seats, trial.seed_of_game, **trial.options)
    seats: list[int] = []
    reveals = [int(match.state.reveals)]
    for state, action in trial.walk():
        for seat in range(trial.seats):
            free = match.free_undo(seat)
            assert all(decider == seat for decider in seats[len(seats) - free :]), "it crosses a decision"
            assert len(set(reveals[len(seats) - free :])) <= 1, "it crosses a reveal"
        seats.append(int(state.seat))
        match.play(action)
        reveals.append(int(match.state.reveals))
        if trial.ply == LONGEST:
            return


def records(trial: Trial) -> None:
    """A match saved to a file and loaded is the same match, from the start or from any position; a record
    whose moves were changed does not load.
    """
    match, prints = play_match(trial)
    middle = match.ply // 2
    late = Match.from_position(match.at(middle).position())
    for action in match.actions[middle:]:
        late.play(action)
    assert late.state.fingerprint() == prints[-1], "begun from a position, the match ends elsewhere"
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        for played in (match, late):
            played.save(path)
            loaded = Match.load(path)
            assert loaded.state.fingerprint() == prints[-1], "loaded, the match stands elsewhere"
            assert loaded.record() == played.record(), "loaded, the match has another record"
            assert loaded.events[1:] == played.events[1:], "loaded, the match has other events"
    assert_tamper_proof(match)


def assert_tamper_proof(match: Match) -> None:
    """Complain if a record without its last move passes for whole."""
    if not match.actions:
        return
    data: dict[str, Json] = {**match.record().data(), "moves": match.lines[:-1]}
    try:
        Match.replay(from_data(data))
    except BadRecord:
        return
    raise AssertionError("a record whose last move was cut off loads as if it were whole")
