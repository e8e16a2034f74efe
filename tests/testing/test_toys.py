"""The toys show what they are meant to show, and say it in both languages."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.core.errors import BadOption
from ludoteca.core.events import Journal
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.testing.setups import setups
from ludoteca.texts import Texts
from ludoteca.texts.bundles import LANGUAGES, source
from tests.testing import buried_gold, slow_and_steady, toy
from tests.testing.buried_gold.data import STAY

TOYS = [toy.MarketDay.id, slow_and_steady.SlowAndSteady.id, buried_gold.BuriedGold.id]
NAMES = ["Ada", "Bruno", "Carla", "Dino"]
IDS = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_says_the_same_in_both_languages(name):
    english, italian = (IDS.findall(source(language, name)) for language in LANGUAGES)
    assert english == italian
    assert len(set(english)) == len(english) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOYS)
def test_all_that_a_toy_says_has_words(name, language):
    game = ludoteca.game(name)
    texts = Texts(language, name, strict=True)
    assert texts.text("game-title")
    for seats, options in setups(game):
        names = NAMES[:seats]
        state = game.start(seats, 7, options, Journal())
        rng = Rng(seats)
        while not state.over:
            assert texts.prompt(state, names)
            for action in state.candidates():
                if action in state.legal:
                    assert texts.offer(state, action, names).label
                else:
                    assert texts.reason(state.why_not(action), names)
            state.play(state.legal[rng.below(len(state.legal))])
            for viewer in (*range(seats), None):
                texts.story(state.journal.events, names, viewer)
            state.journal.take()
        for source_of_points in state.breakdown()[0]:
            assert texts.source(source_of_points)
        for rival in state.rivals():
            assert texts.text(f"rival-{rival.id}")
    for option in game.options:
        assert texts.option(option.name)
        assert texts.option_help(option.name)


def test_the_tortoise_is_a_rival_with_points_of_its_own():
    state = ludoteca.game("slow_and_steady").new(seed=3, head_start=4)
    (tortoise,) = state.rivals()
    assert (tortoise.id, tortoise.score, tortoise.rank) == ("tortoise", 4, 1)
    assert state.standings() == [2]
    while not state.over:
        state.play(state.game.parse("dash") if state.game.parse("dash") in state.legal else state.legal[0])
    (tortoise,) = state.rivals()
    assert tortoise.score > 4
    assert (state.standings() == [1]) == (state.scores()[0] > tortoise.score)
    assert state.progress() == float(state.standings() == [1])


def test_who_sits_opposite_is_a_partner():
    state = ludoteca.game("buried_gold").new(4, seed=1)
    assert [state.team(seat) for seat in range(4)] == [0, 1, 0, 1]
    rng = Rng(1)
    while not state.over:
        state.play(state.legal[rng.below(len(state.legal))])
    assert state.scores()[0] == state.scores()[2] != state.scores()[1] == state.scores()[3]
    assert sorted(state.standings()) == [1, 1, 2, 2]


def test_a_treasure_is_written_and_whispering_is_for_four():
    game = ludoteca.game("buried_gold")
    state = game.new(2, seed=1, treasure="999999999")
    assert {plot["gold"] for plot in state.position()["plots"].values()} == {9}
    with pytest.raises(BadOption, match="nine digits from 1 to 9 are expected"):
        game.new(2, treasure="12345678x")
    with pytest.raises(BadOption, match="whispers is not meant for 2 seats"):
        game.new(2, whispers=True)
    assert game.new(4, seed=1, whispers=True).view(0).players[2].contract is not None
    assert game.new(4, seed=1).view(0).players[2].contract is None


def test_words_follow_the_position():
    match = Match.new("buried_gold", 4, seed=5)
    texts = Texts("en", "buried_gold", strict=True)
    match.play("peek b2")
    gold = match.state.position()["plots"]["b2"]["gold"]
    for _ in range(3):
        match.play("stay")
    offer = texts.offer(match.state, match.game.parse("dig b2"), NAMES)
    assert offer.label == f"Dig at b2 for {gold} gold"
    assert offer.catch == "you have looked there"
    assert offer.elements == ("plot:b2", f"gold:{gold}")
    assert offer.group in ("On the line of your contract", "Elsewhere")
    assert texts.prompt(match.state, NAMES).startswith("Round 1: where do you dig? Your contract is ")


def test_one_may_promise_not_to_scout():
    state = ludoteca.game("buried_gold").new(4, seed=5)
    orders = state.orders(3)
    assert {(order.step, order.action, order.until) for order in orders} == {
        ("scout", STAY, "round"),
        ("scout", STAY, "game"),
    }
    ahead = state.ahead(3, Rng(1))
    assert ahead is not None
    assert ahead.seat == 3
    assert STAY in ahead.legal
    before = state.span("round"), state.span("phase")
    while state.asked() == "scout":
        state.play(STAY)
    assert state.span("round") == before[0]
    assert state.span("phase") != before[1]
