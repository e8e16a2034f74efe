"""Chains: several decisions of one seat, sent as one."""

from __future__ import annotations

import pytest

from ludoteca.core.chain import Chained
from ludoteca.core.errors import BrokenChain, StaleVersion
from ludoteca.core.match import Match


def at_the_mayor() -> Match:
    """A match in which somebody has several groups of circles to fill."""
    match = Match.new("puerto_rico", 3, seed=5)
    while match.state.asked() != "mayor_assign" or not long_placing(match):
        match.play(match.state.actions()[-1 if match.state.asked() == "builder_build" else 0])
    return match


def long_placing(match: Match) -> bool:
    return len(own_decisions(match)) > 2


def own_decisions(match: Match) -> list[str]:
    """The first choice again and again, as long as the same seat decides."""
    trial, seat = match.branch(), match.state.seat
    while not trial.state.over and trial.state.seat == seat:
        trial.play(trial.state.actions()[0])
    return trial.lines[match.ply :]


def test_a_chain_is_played_like_its_single_decisions():
    single = at_the_mayor()
    chained = single.branch()
    lines = own_decisions(single)
    for line in lines:
        single.play(line)
    assert chained.play_chain(lines) == Chained(len(lines), "")
    assert chained.state.fingerprint() == single.state.fingerprint()
    assert chained.events[-len(lines) :] == single.events[-len(lines) :]
    assert chained.lines == single.lines


def test_a_chain_stops_when_somebody_else_is_to_decide():
    match = at_the_mayor()
    lines = own_decisions(match)
    ply = match.ply
    assert match.play_chain([*lines, "pass", "pass"]) == Chained(len(lines), "turn")
    assert match.ply == ply + len(lines)


def test_a_chain_with_an_impossible_action_is_not_played_at_all():
    match = at_the_mayor()
    before, lines = match.state.fingerprint(), own_decisions(match)
    with pytest.raises(BrokenChain, match="action 2 of the chain: illegal action 'build wharf'") as caught:
        match.play_chain([lines[0], "build wharf", *lines[1:]])
    assert caught.value.index == 1
    assert match.state.fingerprint() == before


def test_a_chain_names_the_line_that_is_no_action():
    with pytest.raises(BrokenChain, match="action 3 of the chain: malformed"):
        Match.new("puerto_rico", 3, seed=5).play_chain(["role settler", "pass", "dance"])


def test_a_chain_for_another_moment_is_refused():
    match = at_the_mayor()
    with pytest.raises(StaleVersion):
        match.play_chain(own_decisions(match), ply=match.ply - 1)


def test_an_empty_chain_changes_nothing():
    match = at_the_mayor()
    before = match.state.fingerprint()
    assert match.play_chain([]) == Chained(0, "")
    assert match.state.fingerprint() == before


def test_a_chain_can_be_taken_back_like_decisions():
    match = at_the_mayor()
    before, seat = match.state.fingerprint(), int(match.state.seat)
    done = match.play_chain(own_decisions(match)[:-1])
    assert match.free_undo(seat) >= done.played
    match.undo(done.played)
    assert match.state.fingerprint() == before


def test_the_end_of_the_game_ends_a_chain():
    match = Match.new("puerto_rico", 3, seed=5, max_rounds=1)
    while True:
        trial = match.branch()
        trial.play(trial.state.actions()[0])
        if trial.state.over:
            break
        match.play(match.state.actions()[0])
    last = match.state.game.text(match.state.actions()[0])
    assert match.play_chain([last, "pass"]) == Chained(1, "over")
