"""Bots of Romolo o Remo? do what a player would do without a long thought."""

from __future__ import annotations

import pytest

from ludoteca.bots.spec import make
from ludoteca.core.match import Match
from tests.games.romolo_o_remo.table import GAME, P, Table, table
from tests.games.romolo_o_remo.test_solo import group, solo


def chosen(t: Table, bot: str = "greedy") -> str:
    """What a bot plays here."""
    state = t.state
    return GAME.verbs.text(make(bot, GAME, 1).choose(state.view(state.seat), state.actions()))


def test_who_has_grain_feeds_his_people() -> None:
    mine = P(units="worker1@1,-3 worker2@1,-3 worker3@1,-3", cubes="9 grain")
    t = table(2, mine, P()).play("P0 skip_phase")
    assert t.state.asked() == "feed"
    assert chosen(t) == "feed"


@pytest.mark.parametrize("bot", ["greedy", "mcts:100"])
def test_who_is_ahead_ends_the_game(bot: str) -> None:
    ahead = P(coins=80, battle_tokens=3)
    assert chosen(table(2, ahead, P(), ending=True, step="end_or_play"), bot) == "end_game"
    assert chosen(table(2, P(), ahead, ending=True, step="end_or_play"), bot) == "play_on"


def test_a_first_turn_is_used() -> None:
    match = Match.new(GAME, seats=2, seed=1)
    bots = [make("greedy", GAME, seat) for seat in range(2)]
    lines = []
    while match.state.round == 1:
        state = match.state
        lines.append(GAME.verbs.text(bots[state.seat].choose(state.view(state.seat), state.actions())))
        match.play(lines[-1])
    assert "skip_phase" not in lines
    assert sum(line.startswith("act ") for line in lines) >= 4


def test_alone_a_bot_wins_at_least_as_often_as_it_loses() -> None:
    won = 0
    for seed in range(1, 9):
        state, bot = GAME.new(1, seed=seed), make("greedy", GAME, seed)
        while not state.over:
            state.apply(bot.choose(state.view(0), state.actions()))
        won += state.standings() == [1]
    assert won >= 4


def turn_of(t: Table) -> list[str]:
    """What a bot plays in its Turn, but for Maintenance."""
    bot, lines = make("greedy", GAME, 1), []
    while t.state.active == 0 and t.state.asked() not in ("feed", "dismiss", "pay_salary"):
        lines.append(GAME.verbs.text(bot.choose(t.state.view(0), t.state.actions())))
        t.play(lines[-1])
    return lines


def test_alone_a_worker_runs_home_when_the_rival_stands_before_the_tower() -> None:
    mine = P(units="worker1@-1,1 worker2@0,2")
    lines = turn_of(solo(mine, {"0,0": group(3)}, hexes={"0,1": "plain", "0,2": "hill"}))
    assert "move -1,1" in lines


def test_alone_a_mercenary_strikes_a_single_unit_of_the_rival() -> None:
    lines = turn_of(solo(P(units="worker1@-1,1 worker2@-1,1 mercenary1@-1,1"), {"0,0": group(1)}))
    assert "attack_ai 0,0" in lines
