"""Matches: play, undo, redo, branch, jump, and what may be taken back for free."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import (
    BadPosition,
    IllegalAction,
    MalformedAction,
    NoSuchPly,
    StaleVersion,
    UnknownGame,
)
from ludoteca.core.match import SNAPSHOT_EVERY, Match
from ludoteca.core.rng import Rng
from tests.testing import toy

PLIES = 50


def play_on(match, count, seed=3):
    rng = Rng(seed)
    while count and not match.state.over:
        legal = match.state.actions()
        match.play(legal[rng.below(len(legal))])
        count -= 1


@pytest.fixture(scope="module")
def played():
    match = Match.new("puerto_rico", 3, seed=5)
    prints = [match.state.fingerprint()]
    for _ in range(PLIES):
        play_on(match, 1, seed=match.ply)
        prints.append(match.state.fingerprint())
    return match, prints


@pytest.fixture
def match(played):
    return played[0].branch()


@pytest.fixture
def prints(played):
    return played[1]


def test_a_match_is_begun_by_id_or_game():
    assert Match.new("market_day").state.seats == 3
    assert Match.new(toy.MarketDay(), 2, 7, hand=5).options == {"hand": 5}
    with pytest.raises(UnknownGame):
        Match.new("chess")


def test_lines_and_numbers_are_played_alike():
    one, other = Match.new("market_day", 2, 1), Match.new("market_day", 2, 1)
    action = one.state.actions()[0]
    assert one.play(action) == other.play(one.game.text(action).upper())
    assert one.state.fingerprint() == other.state.fingerprint()
    assert one.lines == other.lines == [one.game.text(action)]


def test_a_refused_move_leaves_the_match_as_it_was(match, prints):
    for wrong, error in (
        ("role nobody", MalformedAction),
        ("build wharf", IllegalAction),
        (10**6, MalformedAction),
    ):
        with pytest.raises(error):
            match.play(wrong)
    assert match.ply == PLIES
    assert match.state.fingerprint() == prints[-1]
    assert len(match.events) == PLIES + 1
    assert len(match.deciders) == PLIES


def test_a_move_for_an_earlier_ply_is_stale(match, prints):
    for ply in (PLIES - 1, PLIES + 1):
        with pytest.raises(StaleVersion) as caught:
            match.play(match.state.actions()[0], ply=ply)
        assert (caught.value.given, caught.value.current) == (ply, PLIES)
    assert match.state.fingerprint() == prints[-1]
    match.play(match.state.actions()[0], ply=PLIES)
    assert match.ply == PLIES + 1


@pytest.mark.parametrize("ply", [0, 1, 15, 16, 17, 31, 32, 33, 47, 48, 49, 50])
def test_any_ply_can_be_visited(match, prints, ply):
    state = match.at(ply)
    assert state.fingerprint() == prints[ply]
    assert state.journal is None
    if not state.over:
        state.play(state.actions()[0])
    assert match.at(ply).fingerprint() == prints[ply], "a visited state is a copy"


@pytest.mark.parametrize("ply", [-1, PLIES + 1])
def test_a_ply_that_does_not_exist(match, ply):
    for ask in (match.at, match.branch):
        with pytest.raises(NoSuchPly, match="plies 0 to 50"):
            ask(ply)


@pytest.mark.parametrize("ply", [0, 15, 16, 17, 32, 33, 49, 50])
def test_undo_and_redo_cross_snapshots(match, prints, ply):
    events = [list(happened) for happened in match.events]
    match.undo(PLIES - ply)
    assert match.ply == ply
    assert match.state.fingerprint() == prints[ply]
    assert len(match._snapshots) == ply // SNAPSHOT_EVERY + 1
    match.redo(1)
    match.redo(PLIES)
    assert match.state.fingerprint() == prints[-1]
    assert match.events == events
    assert [match.at(n).fingerprint() for n in (15, 16, 17)] == [prints[n] for n in (15, 16, 17)]


@pytest.mark.parametrize("count", [-1, PLIES + 1])
def test_undoing_what_was_never_played(match, prints, count):
    with pytest.raises(NoSuchPly):
        match.undo(count)
    assert match.state.fingerprint() == prints[-1]
    assert match.ply == PLIES


def test_a_new_move_forgets_what_was_undone(match):
    match.undo(3)
    other = next(action for action in match.state.actions() if action != match._undone[-1])
    match.play(other)
    match.redo(3)
    assert match.ply == PLIES - 2


def test_a_refused_move_does_not_forget_what_was_undone(match, prints):
    match.undo(3)
    with pytest.raises(MalformedAction):
        match.play("nonsense")
    match.redo(3)
    assert match.state.fingerprint() == prints[-1]


def test_undone_in_two_steps_is_redone_in_order(match, prints):
    match.undo(2)
    match.undo(5)
    match.redo(7)
    assert match.state.fingerprint() == prints[-1]


@pytest.mark.parametrize("ply", [0, 15, 16, 17, 40, None])
def test_a_branch_goes_its_own_way(match, prints, ply):
    twin = match.branch(ply)
    shared = PLIES if ply is None else ply
    assert twin.ply == shared
    assert twin.state.fingerprint() == prints[shared]
    assert twin.events == match.events[: shared + 1]
    play_on(twin, 20, seed=99)
    twin.undo(min(19, twin.ply))
    assert match.state.fingerprint() == prints[-1]
    assert [match.at(n).fingerprint() for n in (0, 16, 33)] == [prints[n] for n in (0, 16, 33)]
    assert match.ply == PLIES
    assert len(match.events) == PLIES + 1


def test_a_branch_has_nothing_to_redo(match):
    match.undo(4)
    twin = match.branch()
    twin.redo(4)
    assert twin.ply == PLIES - 4


def test_free_undo_stops_at_the_decision_of_another():
    match = Match.new("market_day", 3, 1)
    assert [match.free_undo(seat) for seat in range(3)] == [0, 0, 0]
    match.play(match.state.actions()[0])
    assert [match.free_undo(seat) for seat in range(3)] == [1, 0, 0]
    match.play(match.state.actions()[0])
    assert [match.free_undo(seat) for seat in range(3)] == [0, 1, 0]


def test_free_undo_stops_at_a_reveal():
    match = Match.new("market_day", 2, 1)
    match.play(match.state.actions()[0])
    match.play(match.state.actions()[0])
    assert [match.free_undo(seat) for seat in range(2)] == [0, 0], "the bids were shown"


def test_free_undo_counts_several_decisions_of_one_seat(match):
    longest = 0
    for ply in range(1, PLIES + 1):
        seat = match.deciders[ply - 1]
        free = match.branch(ply).free_undo(seat)
        assert match.deciders[ply - free : ply] == [seat] * free
        assert match.at(ply - free).reveals == match.at(ply).reveals or free == 0
        longest = max(longest, free)
    assert longest > 1


def test_a_match_from_a_position_keeps_its_own_beginning():
    position = ludoteca.game("market_day").new(2, seed=4).position()
    match = Match.from_position(position)
    position["coming"].clear()
    assert match.seed is None
    match.play(match.state.actions()[0])
    assert Match.replay(match.record()).state.fingerprint() == match.state.fingerprint()


@pytest.mark.parametrize(
    ("position", "error"),
    [({}, BadPosition), ([], BadPosition), ({"game": 3}, BadPosition), ({"game": "x"}, UnknownGame)],
)
def test_a_match_from_nonsense(position, error):
    with pytest.raises(error):
        Match.from_position(position)


def test_the_result_comes_with_the_end():
    match = Match.new("market_day", 2, 1)
    assert match.result() is None
    play_on(match, 100)
    result = match.result()
    assert result.scores == match.state.scores()
    assert result.standings == match.state.standings()
    with pytest.raises(IllegalAction, match="game over"):
        match.play("bid 1")
    assert repr(match).startswith("<Match market_day, ply ")
