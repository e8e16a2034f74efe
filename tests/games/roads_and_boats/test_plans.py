"""What a bot plans: it opens sensibly, reaches its goal alone, and always has something to play."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.bots import make
from ludoteca.bots.agenda import Agenda
from ludoteca.core.hexes import distance, parse
from ludoteca.core.rng import Rng
from ludoteca.games.roads_and_boats.actions import BUILD_FIRST
from ludoteca.games.roads_and_boats.data import MINT, SOLO_GOAL
from ludoteca.games.roads_and_boats.geometry import HEX_NAMES, MOST_BANKS
from ludoteca.games.roads_and_boats.maps import SCENARIOS
from ludoteca.games.roads_and_boats.plans.foresight import think_of
from ludoteca.games.roads_and_boats.plans.land import Land
from ludoteca.games.roads_and_boats.plans.projects import Programme
from tests.games.roads_and_boats.table import P, table

GAME = ludoteca.game("roads_and_boats")
INSIGHT = GAME.insight


def planned(match: Match, turns: int) -> list[str]:
    """Play a match by plan for so many turns; the lines that were played."""
    lines = []
    while not match.state.over and match.state.view(None).turn <= turns:
        for action in INSIGHT.plan(match.state):
            lines.append(GAME.text(action))
            match.play(action)
    return lines


def test_the_first_turn_goes_into_wood_stone_and_a_sawmill() -> None:
    match = Match.new(GAME, 1, seed=1)
    planned(match, 1)
    built = {tile.hex: tile.house.kind for tile in match.state.view(None).tiles if tile.house is not None}
    assert built == {"1,0": "sawmill", "1,1": "quarry", "2,-1": "woodcutter"}


def test_who_asks_before_every_decision_is_told_the_same_opening() -> None:
    """A donkey that has stayed to build is there: the next one does not have to stay, too."""
    match = Match.new(GAME, 3, seed=7)
    while match.state.view(None).turn == 1:
        match.play(int(INSIGHT.most_promising(match.state)))
    built = [tile.house.kind for tile in match.state.view(None).tiles if tile.house is not None]
    assert (built.count("sawmill"), built.count("woodcutter"), built.count("quarry")) == (3, 3, 3)


def test_what_is_wanted_has_its_place_where_nobody_else_comes_first() -> None:
    """A coal burner stands rather in the woods than on the river half way to a neighbour's home."""
    match = Match.new(GAME, 4, seed=1, map="four_valleys", cooperation=False)
    planned(match, 5)
    homes = [parse(player.home.hex) for player in match.state.view(None).players if player.home is not None]
    for seat, home in enumerate(homes):
        sites = [
            project.ground // MOST_BANKS
            for project in Programme(Land(match.state, seat)).projects
            if project.is_building()
        ]
        assert sites
        for site in [parse(HEX_NAMES[site]) for site in sites]:
            others = [distance(site, other) for other in homes if other != home]
            assert distance(site, home) < min(others)


def test_donkeys_are_bred_until_there_are_five() -> None:
    match = Match.new(GAME, 1, seed=1)
    planned(match, 5)
    assert [each.kind for each in match.state.view(None).players[0].transporters] == ["donkey"] * 5


def test_RB_3_12_alone_a_plan_reaches_the_goal() -> None:
    match = Match.new(GAME, 1, seed=1)
    planned(match, 20)
    assert match.state.over
    assert match.state.scores()[0] >= SOLO_GOAL
    assert match.state.standings() == [1]


def test_alone_a_second_brick_in_a_row_waits_until_near_the_end() -> None:
    match = Match.new(GAME, 1, seed=1)
    planned(match, 14)
    wonder = match.state.view(None).wonder
    rows = [wonder[first : first + 5] for first in (17, 22, 27)]
    assert [row.count(0) for row in rows] == [1, 1, 1]


VALLEY = {
    "-3,2": "sawmill",
    "-2,2": "quarry",
    "-2,1": "woodcutter",
    "-4,2": "woodcutter",
    "-3,1": "coal_burner",
    "-3,3": "mine gold=0 iron=0",
}
"""What stands around a home on `four_valleys`, whose nearest mine is empty."""


def mints(ground: dict[str, str], houses: dict[str, str]) -> list[str]:
    """Where the first player of that valley wants a mint."""
    homes = (P("donkey -3,2", home="-3,2"), P(), P(), P(home="3,-2"))
    t = table("four_valleys", *homes, at="select", houses=VALLEY | houses, ground=ground)
    projects = Programme(Land(t.native, 0)).projects
    return [HEX_NAMES[each.ground // MOST_BANKS] for each in projects if each.action == BUILD_FIRST + MINT]


def test_a_mint_that_was_begun_is_built_where_its_goods_lie() -> None:
    mine = {"-2,3": "mine gold=2 iron=1"}
    assert mints({"-3,3": "3 gold"}, mine) == ["-4,3"]
    assert mints({"-3,3": "3 gold", "-1,1": "1 boards 1 stone"}, mine) == ["-1,1"]


def test_gold_beside_empty_mines_still_wants_a_mint() -> None:
    empty = dict.fromkeys(("-2,3", "-1,3", "0,3"), "mine gold=0 iron=0")
    assert mints({"-3,3": "3 gold"}, empty) != []
    assert mints({}, empty) == []


@pytest.mark.parametrize("seats", [3, 4])
def test_who_sees_the_end_come_takes_the_gold_aboard(seats: int) -> None:
    """Many bricks are bought in the last turns: it comes sooner than the turns before let one expect."""
    left = 0
    for seed in (1, 2, 3):
        match = Match.new(GAME, seats, seed=seed, cooperation=False)
        planned(match, 33)
        assert match.state.over
        grounds = [ground for tile in match.state.view(None).tiles for ground in tile.ground.values()]
        left += sum(ground.get("gold", 0) for ground in grounds)
    assert left <= 3


@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_on_every_map_a_plan_earns_more_than_the_wonder_alone_can_give(name: str) -> None:
    match = Match.new(GAME, 1, seed=1, map=name)
    planned(match, 20)
    assert match.state.scores()[0] >= 130
    assert match.state.breakdown()[0]["coins"] >= 40


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_in_every_position_there_is_a_plan_that_can_be_played(seats: int) -> None:
    for seed in range(2):
        state = GAME.new(seats, seed, map="free" if seed else "auto")
        rng = Rng(seed)
        decisions = 0
        while not state.over:
            decisions += 1
            if decisions % 7 == 0:
                after = state.copy()
                plan = INSIGHT.plan(state)
                assert plan
                for action in plan:
                    after.play(action)
            state.play(state.actions()[rng.below(len(state.actions()))])


def test_what_is_not_worth_a_thought_is_played_by_plan() -> None:
    state = GAME.new(2, 3)
    assert INSIGHT.ponder(state, 3000) == INSIGHT.plan(state)
    assert INSIGHT.play_obvious(state)


def test_a_bot_that_is_asked_again_and_again_keeps_to_its_plan() -> None:
    match = Match.new(GAME, 1, seed=1)
    bot = make("greedy", GAME, 1)
    lines = []
    while match.state.view(None).turn <= 3:
        action = bot.choose(match.state.view(0), match.state.actions())
        lines.append(GAME.text(action))
        match.play(action)
    assert lines == planned(Match.new(GAME, 1, seed=1), 3)


def test_a_bot_makes_a_new_plan_when_something_else_was_played() -> None:
    match = Match.new(GAME, 1, seed=1)
    bot = make("greedy", GAME, 1)
    match.play("end_stow")
    first = bot.choose(match.state.view(0), match.state.actions())
    other = next(action for action in match.state.actions() if action != first)
    match.play(other)
    assert bot.choose(match.state.view(0), match.state.actions()) == INSIGHT.plan(match.state)[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_who_plays_by_plan_beats_those_who_play_at_random(seats: int) -> None:
    for seed in range(seats):
        state = GAME.new(seats, seed)
        agenda, rng = Agenda(), Rng(seed)
        while not state.over:
            action = agenda.next(INSIGHT.plan, state) if state.seat == seed else None
            state.play(state.legal[rng.below(len(state.legal))] if action is None else action)
        assert state.standings()[seed] == 1


def test_a_look_to_the_end_of_the_game_beats_the_plan() -> None:
    won = 0
    for seat in range(2):
        state = GAME.new(2, 3)
        bots = [make("mcts:1000" if other == seat else "greedy", GAME, 1) for other in range(2)]
        while not state.over:
            state.play(bots[state.seat].choose(state.view(int(state.seat)), state.actions()))
        won += state.standings()[seat] == 1
    assert won == 2


def test_who_looks_ahead_does_not_think_of_buildings_that_no_plan_wants() -> None:
    """Two of the three boards of a coal burner would be a stone factory, where there is no clay."""
    t = table(
        "two_banks",
        P("donkey 0,-1: 2 boards", "donkey 1,-2: 1 stone"),
        at="choose_site",
        houses={"1,-2": "sawmill", "0,-2": "woodcutter", "1,-1": "quarry"},
    )
    assert t.offered("site") == ["1,-2", "0,-1"]
    thoughts = {GAME.text(idea.actions[0]) for idea in think_of(t.native, 75)}
    assert "site 0,-1" not in thoughts
    assert thoughts >= {"site 1,-2", "end_build"}


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_homes_on_a_map_of_ones_own_have_wood_stone_and_gold_around_them(seats: int) -> None:
    match = Match.new(GAME, seats, seed=1, map="free")
    while any(player.home is None for player in match.state.view(None).players):
        match.play(INSIGHT.plan(match.state)[0])
    view = match.state.view(None)
    for player in view.players:
        assert player.home is not None
        home = parse(player.home.hex)
        around = {tile.terrain for tile in view.tiles if distance(parse(tile.hex), home) <= 2}
        assert around >= {"woods", "rock", "mountain"}
