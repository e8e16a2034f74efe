"""Bots of Romolo o Remo? do what a player would do without a long thought."""

from __future__ import annotations

import pytest

from ludoteca.bots.spec import make
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.romolo_o_remo.insight import RomoloORemoInsight, foresight, labour_worth
from tests.games.romolo_o_remo.table import GAME, P, Table, table


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


@pytest.mark.parametrize("seed", [8, 11, 12])
def test_alone_a_bot_explores_builds_and_ends_the_game_before_the_rival_grows_strong(seed: int) -> None:
    state, bot = GAME.new(1, seed=seed), make("greedy", GAME, seed)
    while not state.over:
        state.apply(bot.choose(state.view(0), state.actions()))
    assert state.standings() == [1]
    assert state.round < 20


@pytest.mark.parametrize("seed", [0, 15])
def test_RR_6_2_who_leads_gets_what_the_last_pieces_cost_and_ends_the_game(seed: int) -> None:
    state = GAME.new(2, seed=seed)
    bots = [make("greedy", GAME, seed * 10 + seat) for seat in range(2)]
    while not state.over:
        state.apply(bots[state.seat].choose(state.view(state.seat), state.actions()))
    assert state.round < 40


def test_who_looks_ahead_uses_his_turns_and_wins_most_games() -> None:
    won = 0
    for seed in range(3):
        state = GAME.new(2, seed=seed)
        bots = [make("mcts:200", GAME, seed), make("greedy", GAME, seed + 100)]
        skipped = 0
        while not state.over:
            choice = bots[state.seat].choose(state.view(state.seat), state.actions())
            skipped += state.seat == 0 and GAME.verbs.text(choice) == "skip_phase"
            state.apply(choice)
        assert skipped == 0
        won += state.standings() == [1, 2]
    assert won >= 2


def test_who_has_more_time_looks_at_more_positions_but_not_at_too_many() -> None:
    insight = RomoloORemoInsight()
    state = GAME.new(2, seed=1)
    while state.round < 6:
        for choice in insight.plan(state):
            state.apply(choice)
    looks = []
    for iterations in (100, 1000, 1_000_000):
        before = insight.looks
        assert insight.ponder(state, iterations)[0] in state.actions()
        looks.append(insight.looks - before)
    assert looks[0] < looks[1] < looks[2] < 50_000


def test_RR_7_5_secret_tokens_are_left_to_a_search_that_mixes_them() -> None:
    hexes = {"0,0": "plain"}
    t = table(2, P(units="soldier1@0,0"), P(units="soldier1@0,0"), hexes=hexes, step="war_main")
    insight = RomoloORemoInsight()
    while t.state.asked() not in ("att_token", "def_token"):
        t.state.apply(t.state.actions()[0])
    assert insight.ponder(t.state, 100) == []
    t.state.apply(t.state.actions()[0])
    assert t.state.asked() == "def_token"
    assert insight.ponder(t.state, 100) == []


def test_alone_a_bot_wins_by_a_look_ahead_what_is_lost_at_first_sight() -> None:
    hasty, insight, rng = GAME.new(1, seed=1003), RomoloORemoInsight(), Rng(1003)
    while not hasty.over:
        hasty.apply(foresight.usual_plan(insight, GAME.imagine(hasty.view(0), rng))[0])
    state, bot = GAME.new(1, seed=1003), make("greedy", GAME, 1003)
    while not state.over:
        state.apply(bot.choose(state.view(0), state.actions()))
    assert (hasty.standings(), state.standings()) == ([2], [1])


@pytest.mark.parametrize(("tokens", "is_war"), [("x2 blank", False), ("x2 plus3", True)])
def test_RR_5_58_an_explorer_attacks_only_with_a_token_that_may_help_him(tokens: str, is_war: bool) -> None:
    mine = P(units="explorer@0,0", tokens=tokens, hidden="retreat")
    t = table(2, mine, P(units="worker1@0,0"), hexes={"0,0": "plain"}, step="war_main")
    assert "attack 0,0 1" in [GAME.verbs.text(choice) for choice in t.state.actions()]
    assert (RomoloORemoInsight().sensible(t.state, t.state.actions()) == t.state.actions()) == is_war


@pytest.mark.parametrize(("tokens", "is_war"), [("x2 blank", False), ("x2 plus3", False), ("plus_hit", True)])
def test_RR_5_65_workers_attack_nobody_whom_no_token_lets_them_hit_or_beat(tokens: str, is_war: bool) -> None:
    besieged = P(units="worker1@-1,1 worker2@-1,1", tokens=tokens, hidden="retreat", idle=False)
    t = table(1, besieged, ai={"units": {"-1,1": {"count": 3, "lying": 0, "marked": []}}}, step="war_main")
    assert "attack_ai -1,1" in [GAME.verbs.text(choice) for choice in t.state.actions()]
    assert (RomoloORemoInsight().sensible(t.state, t.state.actions()) == t.state.actions()) == is_war


def test_an_explorer_walks_for_what_he_may_find_and_seldom_for_nothing() -> None:
    hexes = dict.fromkeys(("0,-1", "1,-1", "0,-2", "0,0", "1,0"), "plain")
    t = table(2, P(units="explorer@0,-1"), P(), hexes=hexes)
    ideas = foresight.acts(RomoloORemoInsight(), t.state)
    walks = {GAME.verbs.text(idea.actions[-1]): idea.favour for idea in ideas if len(idea.actions) == 3}
    assert walks["move 0,-2"] < 0.0 == walks["move -1,0"]


# RR-5.84
def test_the_last_worker_is_missed_most_when_there_is_no_grain_for_him() -> None:
    def missed(workers: int) -> float:
        units = " ".join(f"worker{number}@0,0" for number in range(1, workers + 1))
        fed, hungry = (
            table(2, P(units=units, cubes=f"{grain} grain", idle=False), P(), hexes={"0,0": "plain"})
            for grain in (workers, workers - 1)
        )
        insight = RomoloORemoInsight()
        return insight.hopes_of(fed.state)[0] - insight.hopes_of(hungry.state)[0]

    assert missed(1) > 5.0 > missed(2) > missed(3)


@pytest.mark.parametrize(("neighbour", "hungry"), [(2, 0), (1, 1)])
def test_RR_5_14_allies_leave_a_farm_to_each_other(neighbour: int, hungry: int) -> None:
    players = [P(units="worker1@0,-3", idle=False), P(), P(), P()]
    players[neighbour] = P(units="worker1@0,-3")
    t = table(4, *players, hexes={"0,-3": "farm"}, teams=True)
    assert labour_worth.hungry(t.state, 0) == hungry  # type: ignore[arg-type]


@pytest.mark.parametrize(("asked", "answer"), [("wood", "accept yes"), ("grain", "accept no")])
def test_RR_5_111_an_ally_gives_what_is_asked_for_but_not_the_bread_of_his_people(
    asked: str, answer: str
) -> None:
    partner = P(units="worker1@0,0", cubes="3 wood 1 grain")
    t = table(4, P(units="worker1@0,0"), P(), partner, P(), hexes={"0,0": "hill"}, teams=True)
    t.act("worker1", "ally_exchange", f"request {asked}", "done")
    assert (t.seat, chosen(t)) == (2, answer)


def test_RR_5_111_an_exchange_with_an_ally_is_thought_over_quickly() -> None:
    goods = P(units="worker1@0,0", cubes="4 wood 4 stone 4 grain 4 salt", coins=4)
    t = table(4, goods, P(), goods, P(), hexes={"0,0": "plain", "1,0": "plain"}, teams=True)
    t.move("worker1", "1,0").act("worker1", "ally_exchange")
    insight = RomoloORemoInsight()
    insight.plan(t.state)
    assert insight.looks < 1000


def test_RR_5_64_who_would_spare_all_buildings_does_not_attack_them() -> None:
    t = table(2, P(units="worker1@0,1"), P(), hexes={"0,1": "plain farm"}, step="war_main")
    assert [GAME.verbs.text(choice) for choice in t.state.actions()] == ["raze 0,1", "end_war"]
    assert chosen(t) == "end_war"


def test_RR_5_90_a_farm_is_not_counted_where_nothing_comes_of_it() -> None:
    mine = P(units="worker1@0,-1:0", characters="architectus", idle=False)
    t = table(2, mine, P(), hexes={"0,-1": "plain farm", "0,0": "plain farm"})
    assert chosen(t) == "skip_phase"


def test_RR_5_81_mercenaries_without_a_war_are_not_paid_turn_after_turn() -> None:
    mine = P(units="mercenary1@0,0 mercenary2@0,0", coins=4)
    t = table(2, mine, P(), hexes={"0,0": "plain"}).play("P0 skip_phase")
    assert t.state.asked() == "dismiss"
    assert chosen(t) == "dismiss mercenary1"


@pytest.mark.parametrize("bot", ["greedy", "mcts:100"])
@pytest.mark.parametrize(("coins", "choice"), [(12, "play_on"), (60, "end_game")])
def test_RR_6_4_who_would_lose_by_the_end_plays_on_however_poor_his_prospects(
    bot: str, coins: int, choice: str
) -> None:
    rich = P(coins=40, cubes="9 stone 9 wood 9 grain", units="worker1@-1,3 worker2@-2,3 worker3@-2,3")
    hexes = {"1,-3": "3 warehouse", "0,-2": "plain", "2,-2": "plain"}
    t = table(2, P(coins=coins), rich, hexes=hexes, ending=True, step="end_or_play", round=29)
    assert chosen(t, bot) == choice


def test_RR_5_36_a_warehouse_among_hostile_units_is_not_counted_on() -> None:
    def output(theirs: str) -> float:
        hexes = {"0,0": "plain warehouse", "0,-1": "plain"}
        mine = P(units="worker1@0,-1", idle=False)
        t = table(2, mine, P(units=f"worker1@{theirs}"), hexes=hexes)
        return labour_worth.output(t.state, 0, True)  # type: ignore[arg-type]

    assert output("0,0") < output("-1,2")


def test_RR_4_10_an_act_that_hostile_units_would_stop_promises_nothing() -> None:
    hexes = {"0,0": "plain warehouse", "0,-1": "plain"}
    t = table(2, P(units="worker1@0,-1"), P(units="worker1@0,0"), hexes=hexes)
    ideas = foresight.acts(RomoloORemoInsight(), t.state)
    tried = {GAME.verbs.text(idea.actions[-1]): idea.gain for idea in ideas}
    assert tried["act produce"] == 0.0
