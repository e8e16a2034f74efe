"""The course counts how far undo is free, and resumes exactly."""

from __future__ import annotations

import json

import pytest

from ludoteca import Match, Rng, game
from ludoteca.core.course import Course, Snapshot


@pytest.mark.parametrize("seed", range(3))
def test_undo_is_free_back_to_a_reveal_or_another_decider(seed: int) -> None:
    rules, rng = game("puerto_rico"), Rng(seed)
    course, _ = Course.begin(rules, 3, seed, {})
    history: list[tuple[int, int]] = []
    while not course.state.over:
        actions = course.state.actions()
        history.append((int(course.state.seat), int(course.state.reveals)))
        course.play(actions[rng.below(len(actions))])
        for seat in range(3):
            free = 0
            while free < len(history) and history[-1 - free] == (seat, course.state.reveals):
                free += 1
            assert course.free_undo(seat) == free
        assert course.free_undo(0, 1, 2) == max(course.free_undo(seat) for seat in range(3))
        if course.ply % 50 == 0:
            course = Course.resume(course.snapshot())


def test_a_match_and_a_course_tell_the_same() -> None:
    rules, rng = game("puerto_rico"), Rng(4)
    match = Match.new(rules, 3, 4)
    course, told = Course.begin(rules, 3, 4, {})
    assert told == match.events[0]
    while not match.state.over:
        actions = match.state.actions()
        action = actions[rng.below(len(actions))]
        assert course.play(action) == match.play(action)
    assert course.state.fingerprint() == match.state.fingerprint()


def test_after_taking_back_a_match_counts_the_free_decisions_of_then() -> None:
    match = Match.new("puerto_rico", 3, 8)
    rng = Rng(8)
    free: list[list[int]] = []
    for _ in range(60):
        free.append([match.free_undo(seat) for seat in range(3)])
        actions = match.state.actions()
        match.play(actions[rng.below(len(actions))])
    for ply in (47, 31, 16, 5):
        match.undo(match.ply - ply)
        assert [match.free_undo(seat) for seat in range(3)] == free[ply]
        assert [match.branch().free_undo(seat) for seat in range(3)] == free[ply]


def test_a_position_of_an_older_version_is_continued() -> None:
    rules = game("puerto_rico")
    course, _ = Course.begin(rules, 3, 7, {})
    snapshot = course.snapshot()
    old = json.loads(json.dumps(snapshot.position)) | {"version": rules.version - 1}
    course = Course.resume(Snapshot(0, rules.version - 1, old, -1, 0))
    course.play(course.state.actions()[0])
    assert course.ply == 1
