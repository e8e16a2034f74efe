"""The course keeps the same count of free undos as a match, and resumes exactly."""

from __future__ import annotations

import json

import pytest

from ludoteca import Match, Rng, game
from ludoteca.server.play.course import Course, Snapshot


@pytest.mark.parametrize("seed", range(3))
def test_free_undo_and_position_agree_with_a_match(seed: int) -> None:
    rules, rng = game("puerto_rico"), Rng(seed)
    match = Match.new(rules, 3, seed)
    course = Course.begin(rules, 3, seed, {})
    while not match.state.over:
        actions = match.state.actions()
        action = actions[rng.below(len(actions))]
        assert course.play(action) == match.play(action)
        assert [course.free_undo(seat) for seat in range(3)] == [match.free_undo(seat) for seat in range(3)]
        if course.ply % 50 == 0:
            course = Course.resume(course.snapshot())
    assert course.state.fingerprint() == match.state.fingerprint()


def test_a_position_of_an_older_version_is_continued() -> None:
    rules = game("puerto_rico")
    snapshot = Course.begin(rules, 3, 7, {}).snapshot()
    old = json.loads(json.dumps(snapshot.position)) | {"version": rules.version - 1}
    course = Course.resume(Snapshot(0, rules.version - 1, old, -1, 0))
    course.play(course.state.actions()[0])
    assert course.ply == 1
