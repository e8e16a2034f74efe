"""The table of steps: names, answers, and why an action is no answer."""

from __future__ import annotations

import pytest

from ludoteca.core.steps import Step, answers_of, names_of, why_not_asked
from ludoteca.core.verbs import YES_NO, Verb, Verbs
from ludoteca.core.words import Reason
from tests.testing.toy import MarketDay

VERBS = Verbs(Verb("build", YES_NO), Verb("sell"), Verb("pass"))
BUILD = Step("build_something", "build", "pass")
SELL = Step("sell_something", "sell")


def test_the_names_stand_in_the_order_of_the_table_and_none_twice():
    assert names_of([BUILD, SELL]) == ("build_something", "sell_something")
    with pytest.raises(ValueError, match="build_something, build_something"):
        names_of([BUILD, Step("build_something")])


def test_the_answers_of_a_step_are_all_actions_of_its_verbs():
    assert [VERBS.text(action) for action in answers_of(BUILD, VERBS)] == ["build yes", "build no", "pass"]


def test_an_action_of_another_step_a_pass_and_a_finished_game_need_no_rule_to_be_refused():
    state = MarketDay().new(2, seed=1)
    build, sell, to_pass = VERBS.parse("build yes"), VERBS.parse("sell"), VERBS.parse("pass")
    assert why_not_asked(state, BUILD, VERBS, build) is None
    assert why_not_asked(state, SELL, VERBS, build) == Reason("reason-other-step", {"step": "sell_something"})
    assert why_not_asked(state, SELL, VERBS, to_pass) == Reason("reason-no-passing")
    while not state.over:
        state.play(state.actions()[0])
    assert why_not_asked(state, SELL, VERBS, sell) == Reason("reason-game-over")
