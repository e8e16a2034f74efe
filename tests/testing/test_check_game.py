"""`check_game` passes what keeps the contract and finds every fault of the faulty games."""

from __future__ import annotations

import inspect
import re

import pytest

import ludoteca
from ludoteca.compiled import is_compiled
from ludoteca.core.state import State
from ludoteca.testing import CHECKS, BrokenContract, check_game
from ludoteca.testing.setups import setups
from tests.testing.broken import FAULTY
from tests.testing.toy import MarketDay, MarketState

HIDDEN = {
    "market_day": {
        "seat": ["coming", "players[others].bid", "players[others].hand"],
        "spectator": ["coming", "players[*].bid", "players[*].hand"],
    },
    "slow_and_steady": {"seat": ["paces", "pile"], "spectator": ["paces", "pile"]},
    "buried_gold": {
        "seat": ["players[others].contract", "players[others].dig", "plots[*].gold"],
        "spectator": ["players[*].contract", "players[*].dig", "plots[*].gold"],
    },
}


@pytest.mark.parametrize("name", HIDDEN)
def test_the_toys_keep_the_contract_and_their_secrets(name):
    report = check_game(ludoteca.game(name), hidden=HIDDEN[name])
    assert report.checks == list(CHECKS)
    assert report.imagined > 50
    assert report.varied > report.imagined * 0.8
    assert report.spoiled > 100
    assert report.compiled_and_plain == is_compiled()
    assert report.hidden == HIDDEN[name]
    assert f"hidden from a seat: {', '.join(HIDDEN[name]['seat'])}\n" in f"{report}\n"


def test_puerto_rico_keeps_the_contract():
    report = check_game(ludoteca.game("puerto_rico"))
    assert report.setups >= 16
    assert report.varied > report.imagined * 0.5


@pytest.mark.parametrize("name", FAULTY)
def test_every_fault_is_found(name):
    faulty = FAULTY[name]
    checks = ["imagination"] if faulty.check == "hidden" else [faulty.check]
    with pytest.raises(BrokenContract) as caught:
        check_game(faulty.game, games_per_setup=2, checks=checks, hidden=pinned(faulty))
    assert caught.value.check == faulty.check
    assert faulty.words in caught.value.problem


def pinned(faulty):
    """What its author says is hidden; other checks than that of hidden things do not look at it."""
    return HIDDEN[faulty.toy] if faulty.check == "hidden" else None


def test_every_check_can_fail():
    assert {faulty.check for faulty in FAULTY.values()} >= set(CHECKS) - {"free_undo"}


def test_free_undo_can_fail(monkeypatch):
    monkeypatch.setattr("ludoteca.core.match.Match.free_undo", lambda self, _: min(1, self.ply))
    with pytest.raises(BrokenContract, match="crosses"):
        check_game(ludoteca.game("market_day"), checks=["free_undo"])


def test_a_failure_says_how_to_see_it_again():
    faulty = FAULTY["SharedList"]
    with pytest.raises(BrokenContract) as first:
        check_game(faulty.game, games_per_setup=3, seed=11)
    line = first.value.again
    assert str(first.value).endswith(line)
    assert re.search(r"seats=\d, options=\{'hand': \d\}, seed=\d+\)$", line)
    with pytest.raises(BrokenContract) as second:
        eval(line, {"check_game": check_game, "ludoteca": ludoteca})
    assert second.value.where == first.value.where
    assert second.value.problem == first.value.problem
    assert faulty.check == first.value.check


def test_the_fewest_points_may_win_where_the_game_says_so(monkeypatch):
    game = FAULTY["FewestPointsWin"].game
    monkeypatch.setattr(type(game), "points_decide", False)
    check_game(game, checks=["results"])


def test_setups_show_every_seat_count_and_every_value():
    found = setups(ludoteca.game("puerto_rico"))
    assert {seats for seats, _ in found} == {2, 3, 4, 5}
    for seats in (2, 3, 4, 5):
        mine = [options for n, options in found if n == seats]
        assert {options["hidden_vp"] for options in mine} == {True, False}
        assert {options["max_rounds"] for options in mine} == {None, 1, 1000}
        assert {options["first_governor"] for options in mine} == {"random", 0, seats - 1}
    assert any(dict(options) == dict(ludoteca.game("puerto_rico").settle(4, {})) for _, options in found)


def test_an_unknown_check_is_named():
    with pytest.raises(ValueError, match="no check 'nonsense'; there are: declaration"):
        check_game(ludoteca.game("market_day"), checks=["nonsense"])


def test_one_setup_can_be_chosen():
    report = check_game(ludoteca.game("market_day"), seats=2, options={"hand": 9}, checks=["invariants"])
    assert report.setups == 1


def test_an_unregistered_game_is_told_so():
    class Stranger(MarketDay):
        title = "Another game of that id"

    with pytest.raises(BrokenContract, match=r"registry\.register was not called"):
        check_game(Stranger())


def test_the_example_is_plain_python_on_top_of_core():
    assert issubclass(MarketState, State)
    assert inspect.getsourcefile(MarketState) == inspect.getfile(MarketState)


def test_in_two_processes_it_finds_the_same():
    game = ludoteca.game("buried_gold")
    checks = ["invariants", "leaks", "imagination", "spoiled_positions"]
    assert check_game(game, checks=checks, processes=2) == check_game(game, checks=checks)


def test_in_two_processes_it_stops_at_the_same_fault():
    game = FAULTY["LoudPeek"].game
    found = []
    for processes in (1, 2):
        with pytest.raises(BrokenContract) as caught:
            check_game(game, checks=["invariants", "secret_choices", "leaks"], processes=processes)
        found.append((str(caught.value), caught.value.again))
    assert found[0] == found[1]
