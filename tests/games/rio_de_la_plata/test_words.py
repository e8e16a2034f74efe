"""Words from the position: prompts, forecasts of battles, reasons, what may be promised."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.core.events import Journal
from ludoteca.games.rio_de_la_plata.geography import ROAD_NAMES
from ludoteca.games.rio_de_la_plata.state import State
from ludoteca.games.rio_de_la_plata.steps import majors
from ludoteca.texts import LANGUAGES, Texts

from .table import GAME, P, Table, table, war

NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def prompt_of(t: Table, language: str = "en") -> str:
    return Texts(language, GAME.id, strict=True).prompt(t.state, NAMES)


def offer_of(t: Table, line: str) -> tuple[str, str]:
    """Label and catch of an offered action."""
    offered = Texts("en", GAME.id, strict=True).offer(t.state, GAME.parse(line), NAMES)
    return offered.label, offered.catch


def reason_of(t: Table, line: str) -> str:
    return Texts("en", GAME.id, strict=True).reason(t.state.why_not(GAME.parse(line)), NAMES)


def test_an_offer_is_told_to_the_one_who_answers() -> None:
    t = table(3, P(goods="2 stone"), P(goods="3 coin"), trade=True)
    t.play("offer 1", "give stone", "give stone", "get coin", "send")
    assert prompt_of(t) == "Anna offers you 2 stone for 1 coin."
    assert prompt_of(t, "it") == "Anna ti offre 2 pietre per 1 moneta."


@pytest.mark.parametrize(
    ("offer", "told"),
    [
        ("give stone", ["Anna offers Bruno a gift: 1 stone.", "Anna gives Bruno 1 stone as a gift."]),
        ("get coin", ["Anna asks Bruno for 1 coin.", "Bruno gives Anna 1 coin as a gift."]),
    ],
)
def test_a_gift_is_told_as_a_gift(offer: str, told: list[str]) -> None:
    t = table(3, P(goods="2 stone"), P(goods="3 coin"), trade=True)
    journal = t.state.journal = Journal()
    t.play("offer 1", offer, "send", "trade yes")
    texts = Texts("en", GAME.id, strict=True)
    assert [texts.event(event, NAMES) for event in journal.take()] == told


def told(t: Table, *lines: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """What is told while lines are played."""
    journal = t.state.journal = Journal()
    t.play(*lines)
    return Texts(language, GAME.id, strict=True).story(journal.take(), NAMES, viewer)


def test_who_is_offered_a_trade_reads_it_as_his_own() -> None:
    t = table(3, P(goods="2 stone"), P(goods="3 coin"), trade=True)
    lines = ("offer 1", "give stone", "get coin", "send", "trade no")
    assert told(t.copy(), *lines, viewer=1)[0] == "Anna offers you a trade: 1 stone for 1 coin."
    assert told(t.copy(), *lines, viewer=0)[1] == "Bruno declines your offer."
    assert (
        told(t, *lines, viewer=1, language="it")[0] == "Anna ti propone uno scambio: 1 pietra per 1 moneta."
    )


def test_cells_of_a_grid_are_scored_in_one_sentence() -> None:
    t = table(3, grids={"road": "0 0 0"}).play("grid road")
    assert "Anna scores for the road: 2, 1, 1, 0 VP." in told(
        t, "end_placement", "end_placement", "end_placement"
    )


@pytest.mark.parametrize(
    ("city", "enemies", "catch"),
    [
        ("5,5 stonecutter", 1, "destroys the stonecutter, 1 enemy falls"),
        ("5,5 /11", 2, "battle: 2 enemies and 2 workers fall"),
        ("5,5 hut:1 /1", 2, "battle: 1 worker falls, then the hut"),
        ("9,5 /1", 2, ""),
    ],
)
def test_a_step_says_what_a_battle_would_bring(city: str, enemies: int, catch: str) -> None:
    t = war(3, attacker=2, invaders={"5,4": enemies}, city=city).play("select 5,4")
    assert offer_of(t, "step south") == ("Step south to 5,5", catch)


def test_ending_a_turn_says_what_it_costs() -> None:
    t = table(3, P(fields=2), grids={"fort": "0? 0?"}, seeking={"bishop": 0}, phase="effects")
    assert offer_of(t, "end_effects")[1] == "costs you 11 VP"


def test_a_way_to_pay_says_what_leaves() -> None:
    t = table(3, P(goods="1 stone 1 wood 3 coin")).play("grid fort", "cell fort/1", "pay_now yes")
    assert offer_of(t, "pay 1 0")[0] == "Pay 1 wood, 1 coin"


@pytest.mark.parametrize(
    ("city", "line", "reason"),
    [
        ("8,5 /1", "place 8,5", "Bruno stands there; expropriation costs two for one."),
        ("8,5 market", "place 8,5", "A house of yours must stand beside it."),
        ("8,5 /000", "place 8,5", "Three stand there already."),
        ("", "place 5,1", "It lies neither on the start line nor beside a hut or house of yours."),
        ("8,5 /111", "expropriate 8,5", "6 workers and as many placements are needed."),
    ],
)
def test_why_a_worker_cannot_go_there(city: str, line: str, reason: str) -> None:
    t = table(3, city=city).play("city 2")
    assert reason_of(t, line) == reason


def test_why_something_cannot_be_built() -> None:
    t = table(3, P(goods="1 stone", fields=2), city="8,5 /00 | 5,1 church", phase="effects")
    assert reason_of(t, "build 8,5 church") == "District II has a church already."
    assert reason_of(t, "build 8,5 square").startswith("Five buildings or walls")
    assert reason_of(t, "build 8,5 house") == "the house is built on a hut.".capitalize()
    assert reason_of(t, "build 8,5 barracks") == "Your goods and coins are not enough."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_year_is_written_without_a_comma(language: str) -> None:
    texts = Texts(language, GAME.id, strict=True)
    t = table(3, P(fields=2), phase="effects")
    journal = t.state.journal = Journal()
    t.play("end_effects")
    told = [texts.event(event, NAMES) for event in journal.take()]
    assert any("1586" in line for line in told)


def test_trade_may_be_declined_in_advance() -> None:
    t = table(3, trade=True)
    promised = {(order.step, GAME.text(order.action)) for order in t.state.orders(1)}
    assert ("trade_answer", "trade no") in promised
    assert t.state.span("round") == 1585


def elements_of(t: Table, line: str) -> tuple[str, ...]:
    found = t.state.meaning(GAME.parse(line)).elements
    assert found is not None
    return found


def test_RP_4_80_the_first_link_of_a_chain_names_every_place_of_the_next() -> None:
    t = table(3, city="8,5 /1")
    assert {"district:2", "space:5,5", "space:8,5"} <= set(elements_of(t, "city 2"))
    spaces = {f"space:{GAME.text(action).split()[1]}" for action in t.play("city 2").state.actions()}
    assert spaces | {"district:2"} == set(elements_of(table(3, city="8,5 /1"), "city 2"))


@pytest.mark.parametrize(
    ("move", "extra"), [("select 5,5", "extra 5,5"), ("select_outside w7 1", "extra_outside w7 1")]
)
def test_RP_5_148_to_move_and_to_move_once_more_are_told_apart_by_their_elements(
    move: str, extra: str
) -> None:
    t = war(3, attacker=2, invaders={"5,5": 1}, city="9,5 /0")
    moves, sacrifices = elements_of(t, move), elements_of(t, extra)
    assert moves[:-1] == sacrifices[:-1]
    assert (moves[-1], sacrifices[-1]) == ("way:move", "way:extra")


def test_RP_4_82_a_grid_names_one_cell_of_each_value() -> None:
    cells = elements_of(table(3, grids={"fort": "0"}), "grid fort")
    assert cells == ("grid:fort", *(f"cell:fort/{number}" for number in (2, 4, 6, 8, 10)))


def test_a_district_with_one_space_for_a_worker_says_which() -> None:
    label, _ = offer_of(table(3), "city 1")
    assert label == "Place a worker on 4,5"


def test_why_a_space_takes_no_worker_is_told_before_the_district_is_chosen() -> None:
    t = table(3)
    assert GAME.parse("place 8,9") in t.state.candidates()
    assert reason_of(t, "place 8,9") == "The Plaza Mayor stays free."


@pytest.mark.parametrize(
    ("city", "enemies", "enemy", "decides"),
    [
        ("5,5 /11", 1, "natives", "larger"),
        ("5,5 /1", 1, "natives", "equal"),
        ("5,5 /1", 1, "corsairs", "corsairs"),
        ("5,5 /1 | 5,3 barracks", 1, "natives", "barracks"),
        ("5,5 /1 | 5,3 barracks", 1, "corsairs", "cancelled"),
        ("5,5 stonecutter", 1, "natives", "storm"),
    ],
)
def test_RP_5_151_a_forecast_names_the_rule_that_decides(
    city: str, enemies: int, enemy: str, decides: str
) -> None:
    t = war(3, attacker=2, invaders={"5,4": enemies}, city=city, enemy=enemy).play("select 5,4")
    fights = {way.space: way.fight for way in t.state.view(2).ways}
    forecast = fights["5,5"]
    assert forecast is not None
    assert forecast.decides == decides
    before = t.state.vp[2]
    assert t.play("step south").state.vp[2] - before == forecast.vp


def test_RP_5_141_a_single_reaches_three_spaces_far_and_no_farther() -> None:
    t = war(3, attacker=2, invaders={"5,1": 1, "16,10": 1}, city="1,1 /0").play("select 5,1")
    ways = {way.space: way.steps for way in t.state.view(None).ways}
    assert ways["5,4"] == ("south", "south", "south")
    assert not {"5,5", "5,1"} & set(ways)


def test_the_fallen_of_a_player_are_told_together() -> None:
    t = war(3, attacker=2, turn=0, enemy="corsairs", invaders={"5,4": 2}, outside="e8/1", city="5,5 /00")
    assert "Anna loses 2 pawns on 5,4 and scores 4 VP." in told(t, "select 5,5", "step north")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "On the enemy track both go back: Natives 2, Corsairs –."),
        ("it", "Sulla Griglia Avversari tutti e due arretrano: Indigeni 2, Corsari –."),
    ],
)
def test_how_far_the_enemies_go_back_after_a_war_is_told(language: str, line: str) -> None:
    """RP-5.104: four with three players."""
    t = war(3, attacker=2, turn=0, natives=6, corsairs=3, invaders={"5,4": 1}, city="5,5 /00")
    assert line in told(t, "select 5,5", "step north", "P0 withdraw no", language=language)


def reason(state: State, line: str) -> tuple[str, dict[str, object]]:
    phrase = GAME.purpose(state, GAME.parse(line))
    assert phrase is not None
    return phrase.id, dict(phrase.args)


def test_RP_2_17_a_road_says_which_district_it_brings_nearer_to_the_plaza() -> None:
    def purpose(road: str) -> tuple[str, dict[str, object]]:
        return reason(state, f"road {road}")

    state = cast(State, GAME.new(3, seed=1))
    assert reason(state, "road_line v1") == ("purpose-road", {})
    assert reason(state, "road_line v7") == ("purpose-road_line", {"district": 6, "count": 2})
    assert purpose("v1,1") == ("purpose-road", {})
    assert purpose("v7,7") == ("purpose-road-district", {"district": 6, "count": 1})
    majors.lay_road(state, ROAD_NAMES.index("v7,7"))
    assert purpose("h6,7") == ("purpose-road-district", {"district": 6, "count": 0})


def test_RP_5_143_a_step_in_war_says_whom_or_what_it_meets() -> None:
    city = "5,5 house:0 /00 | 7,5 hut:1"
    t = war(3, attacker=2, turn=2, invaders={"5,4": 2, "7,4": 1, "9,4": 1}, city=city)
    for start, met in (
        ("5,4", ("purpose-step-battle", {"count": 2, "number": 2})),
        ("7,4", ("purpose-step-raze", {"building": "hut", "count": 2})),
        ("9,4", ("purpose-step", {})),
    ):
        assert reason(t.copy().play(f"select {start}").state, "step south") == met
    t = war(3, attacker=2, turn=0, invaders={"5,4": 2}, city="5,5 /00 | 6,5 hut:1")
    t.play("select 5,5")
    assert reason(t.state, "step north") == ("purpose-step-battle", {"count": 2, "number": 2})
    assert reason(t.state, "step east") == ("purpose-step-guard", {"building": "hut"})


def test_that_somebody_has_none_of_a_good_is_said_with_words() -> None:
    t = table(3, P(goods="1 stone"))
    assert reason(t.state, "work quarry")[0] == "purpose-work-quarry"
    assert reason(t.state, "work forest")[0] == "purpose-work-forest-none"
