"""What a bot knows: hopes, and that they lead somewhere."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.arena.match import Pairing, play_match
from ludoteca.bots import make
from ludoteca.core.rng import Rng
from ludoteca.games.rio_de_la_plata.foresight import A_BLUNDER

from .table import GAME, P, Table, table, war

# From the Plaza to the centres of all districts.
ALL_CONNECTED = (
    "v7,7 h6,7 v9,7 h9,7 h5,7 h4,7 h3,7 h2,7 v2,6 v2,5 v2,4 v2,3 v6,6 v6,5 v6,4 v6,3 "
    "v10,6 v10,5 v10,4 v10,3 h10,7 h11,7 h12,7 h13,7 v14,6 v14,5 v14,4 v14,3"
)


def greedily(t: Table, decisions: int) -> list[str]:
    """What a greedy bot says in the next decisions of the seat whose turn it is."""
    seat, bot = t.seat, make("greedy", GAME, 1)
    said: list[str] = []
    while len(said) < decisions and t.seat == seat:
        said.append(GAME.text(bot.choose(t.state.view(seat), t.state.actions())))
        t.play(said[-1])
    return said


def test_hopes_add_up_to_one_and_follow_the_points() -> None:
    shares = GAME.insight.evaluate(table(3, P(vp=30), P(), P(vp=3)).state)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[2] > shares[1]


def test_an_office_out_of_reach_is_no_hope() -> None:
    aims, waits = (
        GAME.insight.evaluate(table(2, P(), P(), **aim).state) for aim in ({"seeking": {"governor": 0}}, {})
    )
    assert aims[0] < waits[0]


def test_a_bot_makes_no_offers() -> None:
    t = table(3, P(goods="5 stone"), P(goods="5 coin"), trade=True)
    sensible = GAME.insight.sensible(t.state, t.state.actions())
    assert all(not GAME.text(action).startswith("offer") for action in sensible)
    assert GAME.text(GAME.insight.most_promising(t.play("offer 1").state)) == "cancel"


def test_a_bot_rather_ends_a_hopeless_turn_than_making_offers_for_ever() -> None:
    """An offer that is dropped changes nothing: it is worth nothing, however much the end costs."""
    rich = P(goods="1 stone", vp=90)
    t = table(2, P(goods="1 coin"), rich, phase="effects", year=1599, seeking={"governor": 0}, trade=True)
    assert {"offer 1", "end_effects"} <= {*t.legal}
    assert GAME.insight.evaluate(t.copy().play("offer 1").state) == [0.0, 1.0]
    assert greedily(t, 1) == ["end_effects"]


@pytest.mark.parametrize("bot", ["greedy", "mcts:20"])
def test_who_cannot_win_any_more_ends_the_game_instead_of_making_offers(bot: str) -> None:
    """To him the end is worth as little as an offer."""
    poor, rich = P(goods="1 coin", wars=2), P(goods="1 stone", vp=90, wars=2)
    t = table(2, poor, rich, phase="effects", year=1599, order="1 0", turn=0, trade=True)
    assert {*t.legal} == {"offer 1", "end_effects"}
    assert t.copy().play("end_effects").state.over
    assert GAME.text(make(bot, GAME, 1).choose(t.state.view(0), t.state.actions())) == "end_effects"


def test_a_cell_that_cannot_be_paid_is_no_hope() -> None:
    """RP-4.50: the pawn leaves it, and the grid is not completed."""
    free, broke = (
        table(3, P(fields=2), phase="effects", grids={"harbour": f"0 0 0 0 0 0 {last}"})
        for last in ("-", "0?")
    )
    assert GAME.insight.evaluate(broke.state)[0] < GAME.insight.evaluate(free.state)[0]


def test_a_clear_lead_does_not_make_a_bot_careless() -> None:
    """A point more is better, however many it is ahead."""
    more, less = (GAME.insight.evaluate(table(2, P(vp=vp), P(), year=1599).state) for vp in (201, 200))
    assert more[0] > less[0] + 1e-6


def test_roads_to_come_are_a_hope_of_the_road_builder() -> None:
    """RP-1.40: two points for each district that is connected at the end."""
    early, late = (
        GAME.insight.evaluate(table(3, offices={"road_builder": 0}, year=year).state) for year in (1585, 1599)
    )
    plain = GAME.insight.evaluate(table(3, offices={"gunner": 0}, year=1585).state)
    assert early[0] > plain[0]
    assert late[0] < GAME.insight.evaluate(table(3, offices={"gunner": 0}, year=1599).state)[0]


def test_a_bot_makes_a_house_of_its_hut() -> None:
    t = table(3, P(goods="1 stone 1 wood"), phase="effects", city="8,6 hut:0 /0", trade=False)
    assert greedily(t, 1) == ["build 8,6 house"]


def test_a_bot_aims_for_an_office_that_it_can_pay() -> None:
    can, cannot = (table(3, P(goods="5 coin", vp=vp), year=1584) for vp in (12, 2))
    assert "office" in " ".join(greedily(can, 10))
    assert "office" not in " ".join(greedily(cannot, 10))


def test_a_bot_aims_for_no_office_that_nobody_can_pay_any_more() -> None:
    """In the last year four coins are neither a hope of an office nor one to be spoiled for somebody else."""
    goods = "1 stone 4 wood 1 precious 2 coin"
    players = (P(goods=goods, fields=4, vp=82, wars=2), P(goods=goods, fields=4, vp=146, wars=2))
    city = "9,5 hut:0 /0 | 7,6 house:0"
    rest: dict[str, Any] = {"year": 1599, "placed": 4, "roads": ALL_CONNECTED, "city": city, "trade": True}
    t = table(2, *players, order="1 0", turn=0, **rest)
    assert "office road_builder" in t.legal
    assert "office" not in " ".join(greedily(t, 1))


def test_a_single_worker_in_the_fields_waits_for_another() -> None:
    """RP-4.39: two of them earn a coin, be it next year; in the last year one alone earns nothing."""
    rich = P(goods="4 stone 4 wood 2 precious 2 coin", vp=30)
    taken: dict[str, Any] = {"grids": {"road": "0 0 0 0"}, "last_payer": {"road": 0}, "full": "road"}
    for year, first in ((1588, ["work fields"]), (1599, ["work quarry"])):
        t = table(2, rich, P(vp=30), year=year, placed=4, roads=ALL_CONNECTED, **taken)
        assert greedily(t, 1) == first


def test_a_bot_takes_a_whole_road_in_the_last_year_too() -> None:
    """RP-4.30: it is completed the same year."""
    rich = P(goods="4 stone 3 wood 1 precious 2 coin", vp=146, wars=2)
    city = "9,5 hut:1 | 10,5 house:0 | 9,6 house:1"
    t = table(2, rich, P(vp=82, wars=2), year=1599, roads=ALL_CONNECTED, city=city)
    assert greedily(t, 8).count("grid road") == 4


def test_a_bot_wants_to_be_first_if_nobody_moves_after_it() -> None:
    """RP-5.72: who has fewer extra pawns moves first, of equal ones who is further back."""
    rich = P(goods="4 stone 4 wood 2 precious", vp=30)
    taken: dict[str, Any] = {"grids": {"road": "1 1 1 1"}, "last_payer": {"road": 1}, "full": "road"}
    for ahead, wants in ((0, True), (1, False)):
        players = (rich, P(vp=30), P(vp=30, order_pawns=ahead))
        t = table(3, *players, order="1 2 0", turn=0, year=1588, placed=4, **taken)
        assert (greedily(t, 1) == ["work order"]) == wants


def test_who_is_first_does_not_leave_half_of_his_workers_on_the_order_track() -> None:
    """RP-5.71: they come back to whoever moves away; a few who are not needed may stay."""
    for waiting, goes in ((6, True), (2, False)):
        t = table(2, P(order_pawns=waiting), P(fields=2), order="0 1", turn=1, phase="effects", year=1588)
        t.play("P1 end_effects")
        assert (greedily(t, 1) == ["move_order 2"]) == goes


def test_workers_who_wait_for_the_same_building_do_not_wait_for_ever() -> None:
    """One of its kind is enough to them: what the others hope for is no reason to build none at all."""
    city = "7,6 house:0 | 8,5 /0 | 6,7 /0 | 8,7 /0"
    t = table(2, P(goods="12 wood"), phase="effects", year=1588, city=city)
    assert greedily(t, 1) == ["build 8,5 stonecutter"]


def test_who_may_soon_lead_a_war_does_not_leave_work_undone_for_it() -> None:
    """RP-5.110: the last in the order attacks, and his effects are the last before the dice are thrown."""
    city = "4,5 house:0 | 5,5 stonecutter | 6,5 house:1 | 8,6 hut:2 | 9,6 hut:2 | 12,5 /222 | 9,7 /22"
    t = table(3, phase="effects", order="0 1 2", turn=2, natives=8, corsairs=7, city=city, trade=True)
    assert greedily(t, 1)[0].startswith("build")


def test_a_bot_loads_whole_sets() -> None:
    t = table(
        3, P(goods="2 stone 2 wood 1 precious", dock=1), P(dock=1), harbour=True, paid_by=1, phase="effects"
    )
    assert sorted(greedily(t, 3)) == ["load precious", "load stone", "load wood"]


def test_a_bot_lays_roads_to_its_houses() -> None:
    """Two roads connect a district beside the Plaza."""
    city = "6,7 house:0 | 6,8 house:0 | 11,7 house:1"
    t = table(3, city=city, grids={"road": "1 1 1 -"}).play("P0 grid road").to_effects()
    greedily(t, 4)
    assert [number + 1 for number, district in enumerate(t.view(0).districts) if district.connected] == [6]


def test_a_beginner_too_lays_roads_that_lead_somewhere() -> None:
    """Of nine in ten of them; elsewhere a road is worth nothing to anybody."""
    connected = 0
    for seed in range(10):
        t = table(3, city="6,7 house:0", grids={"road": "1 1 1 -"}).play("P0 grid road").to_effects()
        bot = make("casual", GAME, seed)
        while t.state.asked() in ("road_line", "road_edge"):
            t.play(GAME.text(bot.choose(t.state.view(0), t.state.actions())))
        connected += t.view(0).districts[5].connected
    assert connected >= 7


def test_roads_that_connect_nothing_are_laid_around_the_Plaza() -> None:
    """All eight districts are connected."""
    t = table(3, roads=ALL_CONNECTED, grids={"road": "1 1 1 -"}).play("P0 grid road").to_effects()
    assert all(district.connected for district in t.view(0).districts)
    before = {*t["roads"]}
    greedily(t, 6)
    assert {*t["roads"]} - before == {"v7,8", "h7,8", "h6,8"}


def test_a_bot_lays_no_free_road_that_connects_nothing() -> None:
    for roads, is_laid in ((ALL_CONNECTED, False), ("", True)):
        t = table(3, roads=roads, offices={"road_builder": 0}, phase="effects", trade=False)
        said = [GAME.text(action) for action in GAME.insight.sensible(t.state, t.state.actions())]
        assert "free_road" in t.legal
        assert ("free_road" in said) == is_laid


def test_workers_who_can_still_be_driven_away_are_less_of_a_hope() -> None:
    """RP-5.11: for two of them somebody needs four workers, and nobody can place enough for three."""
    fear: list[float] = []
    for pawns in ("/00", "/000"):
        safe, in_danger = (
            GAME.insight.evaluate(
                table(3, P(), P(fields=away), P(fields=away), turn=1, city=f"8,5 {pawns}").state
            )[0]
            for away in (6, 5)
        )
        fear.append(safe - in_danger)
    assert fear[0] > fear[1] + 0.005


def test_a_palace_that_cannot_be_completed_any_more_is_no_hope() -> None:
    city = "6,7 house:0 | 6,8 house:0 | 6,9 house:0 | 5,8 house:0 | 7,7 house:0"
    begun, left = (
        GAME.insight.evaluate(table(3, P(), year=1599, phase="effects", city=city, grids=grids).state)
        for grids in ({"palace": "0" + " -" * 11}, {})
    )
    assert begun[0] == pytest.approx(left[0], abs=0.01)


def test_one_cell_of_a_palace_is_less_than_the_goods_for_it_and_a_worker() -> None:
    """All of its twelve cells want a worker, who stays until the last is taken (RP-5.40)."""
    for year in (1585, 1590, 1594):
        begun, left = (
            GAME.insight.evaluate(table(2, P(goods=goods), year=year, phase="effects", **rest).state)[0]
            for goods, rest in (
                ("3 stone 3 wood", {"grids": {"palace": "0" + " -" * 11}}),
                ("4 stone 4 wood", {"quarry": "0"}),
            )
        )
        assert begun < left


def test_enemies_go_for_buildings_and_defenders_for_enemies() -> None:
    t = war(3, attacker=2, invaders={"5,2": 1}, outside="e6/2 e7/2 e8/2", city="5,5 church | 6,5 /0")
    assert greedily(t, 2)[:2] == ["select 5,2", "step south"]
    t = war(3, attacker=2, turn=0, invaders={"5,4": 1}, outside="e8/1", city="5,5 house:0 | 5,6 /00")
    greedily(t, 3)
    assert t.enemies("5,4") == 0


def test_of_two_players_the_attacker_does_not_fear_his_own_enemies() -> None:
    """RP-5.170: his pawns defend as well, but what the enemies go for is his to say."""
    city = "5,6 barracks | 5,7 house:0 | 6,7 house:0 | 6,6 house:0"
    assert greedily(war(2, attacker=0, invaders={"2,6": 2}, city=city), 1) == ["select 2,6"]


@pytest.mark.parametrize("bot", ["greedy", "mcts:50"])
def test_a_group_that_gains_nothing_stays_where_it_is(bot: str) -> None:
    """Nobody paces up and down to put off the end of a war."""
    t = war(3, attacker=2, turn=0, outside="e8/1", city="5,5 house:0 | 5,6 /0")
    assert GAME.text(make(bot, GAME, 1).choose(t.state.view(0), t.state.actions())) == "end_war_turn"


@pytest.mark.parametrize("bot", ["greedy", "mcts:50"])
def test_who_gave_up_a_group_for_one_more_movement_makes_it(bot: str) -> None:
    """Also where nothing is gained any more: else the group was given up in vain."""
    t = war(3, attacker=2, turn=0, outside="e8/1", city="16,8 /0 | 12,9 /0").play("select 16,8")
    stays = make(bot, GAME, 1).choose(t.state.view(0), t.state.actions())
    t.play("extra 16,8")
    goes = make(bot, GAME, 1).choose(t.state.view(0), t.state.actions())
    assert "done" in t.legal
    assert (GAME.text(stays), GAME.text(goes).split()[0]) == ("done", "step")


def test_a_bot_uses_its_workers_even_if_it_has_plenty() -> None:
    """To pass brings the next year nearer, but no worker of this one back."""
    rich = P(goods="13 stone 11 wood 1 precious 1 coin")
    t = table(2, P(), rich, turn=1, year=1595, grids={"road": "1 1 - -"})
    assert "end_placement" not in greedily(t, 5)


def test_hopes_in_war_fade_with_every_round_without_a_battle() -> None:
    city = "5,5 church | 6,5 house:0"
    fresh, quiet = (
        GAME.insight.evaluate(war(3, attacker=2, invaders={"5,2": 2}, city=city, quiet=rounds).state)
        for rounds in (0, 2)
    )
    assert fresh[2] > quiet[2]


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_beats_those_who_play_anything(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats, seed=seed, short_game=True, trade=False)
        greedy, dice = make("greedy", GAME, seed), Rng(seed)
        while not state.over:
            legal = state.actions()
            chosen = legal[dice.below(len(legal))]
            state.play(greedy.choose(state.view(0), legal) if state.seat == 0 else chosen)
        assert state.standings()[0] == 1


def middle(seed: int) -> Table:
    """A table of three after some years of greedy play, at a placement with many choices."""
    state, bots = GAME.new(3, seed=seed, short_game=True), [make("greedy", GAME, seat) for seat in range(3)]
    while state.year < 1584 or state.asked() != "placement":
        state.apply(bots[state.seat].choose(state.view(state.seat), state.actions()))
    return Table(state)


def test_without_time_to_think_a_choice_is_made_at_first_sight() -> None:
    t = middle(1)
    at_once = make("greedy", GAME, 1).choose(t.state.view(t.seat), t.state.actions())
    assert GAME.insight.ponder(t.state, 1) == [at_once]


def test_a_blunder_at_first_sight_is_none_that_is_thought_through() -> None:
    """In the first years nobody leaves workers idle or builds where nobody lives, for what may come of it."""
    state, bots = GAME.new(3, seed=1, short_game=True), [make("greedy", GAME, seat) for seat in range(3)]
    choices = 0
    while state.year < 1582:
        actions = GAME.insight.sensible(state, state.actions())
        if state.asked() == "effects" and len(actions) > 1:
            choices += 1
            hopes = [shares[state.seat] for shares in GAME.insight.expect(state, actions)]
            most = max(hopes)
            chosen = GAME.insight.ponder(state, 3000)[0]
            assert hopes[actions.index(chosen)] >= most - A_BLUNDER * most * (1 - most)
        state.apply(bots[state.seat].choose(state.view(state.seat), state.actions()))
    assert choices > 5


def test_who_asks_for_advice_hears_what_was_thought_through() -> None:
    t = middle(1)
    opinions = make("mcts:800", GAME, 1).rank(t.state.view(t.seat), t.state.actions())
    assert [opinions[0].action] == GAME.insight.ponder(t.state, 400)
    assert opinions[0].share >= 0.5
    assert sum(opinion.share for opinion in opinions) == pytest.approx(1.0)


def test_what_is_thought_through_does_not_depend_on_the_dice_to_come() -> None:
    t = middle(2)
    worlds = [t.state.imagine(t.seat, Rng(seed)) for seed in range(4)]
    assert len({*(GAME.insight.ponder(world, 1000)[0] for world in worlds)}) == 1


def test_who_thinks_years_through_wins() -> None:
    """Once from every seat, against two who do what looks best at first sight."""
    won = 0
    for seat in range(3):
        pairing = Pairing(GAME.id, ("mcts:200", "greedy", "greedy"), 4, 0, seat, {"short_game": True})
        won += play_match(pairing).ranks[0] == 1
    assert won >= 2
