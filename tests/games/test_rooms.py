"""What holds in every room: its table of steps, its words, its candidates and reasons, its promises."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.core.orders import SPANS
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.steps import Step
from ludoteca.games import GAMES
from ludoteca.texts import LANGUAGES, Texts

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Furio"]
PLIES = 1500


def steps_of(game: str) -> tuple[Step, ...]:
    return tuple(import_module(f"ludoteca.games.{game}.steps").STEPS)


def decisions(game: str) -> Iterator[State]:
    """Every decision of a random game for each number of seats, long games up to a point, and the end."""
    rules = ludoteca.game(game)
    for seats in rules.seat_counts:
        state = rules.new(seats, seed=seats)
        rng = Rng(seats)
        for _ in range(PLIES):
            if state.over:
                break
            yield state
            legal = state.actions()
            state.play(legal[rng.below(len(legal))])
        yield state


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_answers_a_step_and_every_answer_is_a_verb(game: str) -> None:
    words = {verb.word for verb in ludoteca.game(game).verbs.verbs}
    assert {word for step in steps_of(game) for word in step.verbs} == words


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_can_be_played_as_it_is_agreed(game: str) -> None:
    """By the three that the learn page seats, or as many as usual."""
    rules = ludoteca.game(game)
    seats = 3 if 3 in rules.seat_counts else rules.default_seats
    first = rules.settle(seats, rules.first_game)
    assert {name: first[name] for name in rules.first_game} == rules.first_game


@pytest.mark.parametrize("game", GAMES)
def test_legal_actions_answer_the_step_and_are_among_the_candidates(game: str) -> None:
    answers = {step.name: set(step.verbs) for step in steps_of(game)}
    verbs = ludoteca.game(game).verbs
    for state in decisions(game):
        legal = state.actions()
        assert {verbs.parts(action).verb.word for action in legal} <= answers[state.asked()]
        assert state.over or set(legal) <= set(state.candidates())
        assert state.asked() == state.view(None).step


@pytest.mark.parametrize("game", GAMES)
def test_every_candidate_that_is_not_legal_has_a_reason_in_both_languages(game: str) -> None:
    texts = [Texts(language, game, strict=True) for language in LANGUAGES]
    refused = 0
    for state in decisions(game):
        for action in () if state.over else set(state.candidates()) - set(state.actions()):
            refused += 1
            assert all(text.reason(state.why_not(action), NAMES) for text in texts)
    assert refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_and_every_offer_has_its_words_and_saying_them_changes_nothing(
    game: str, language: str
) -> None:
    texts = Texts(language, game, strict=True)
    for state in decisions(game):
        before = state.fingerprint()
        assert texts.prompt(state, NAMES)
        labels = [texts.offer(state, action, NAMES).label for action in state.actions()]
        assert len(set(labels)) == len(labels), "two offers that a person cannot tell apart"
        assert state.fingerprint() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_promise_is_an_answer_to_its_step_and_its_span_is_counted(game: str) -> None:
    answers = {step.name: set(step.verbs) for step in steps_of(game)}
    verbs = ludoteca.game(game).verbs
    for state in decisions(game):
        for seat in range(state.seats):
            orders = state.orders(seat)
            assert len(set(orders)) == len(orders)
            for order in orders:
                assert verbs.parts(order.action).verb.word in answers[order.step]
                assert order.until in SPANS
        assert state.span("game") == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_whole_all_through_a_game_and_tells_the_title(game: str) -> None:
    rules = ludoteca.game(game)
    for state in islice(decisions(game), 0, None, 20):
        if (picture := rules.picture(state)) is not None:
            drawn = ElementTree.fromstring(picture)
            assert drawn.tag.endswith("svg")
            assert any(rules.title in (element.text or "") for element in drawn)


@pytest.mark.parametrize("game", GAMES)
def test_a_purpose_is_told_in_both_languages_and_speaks_only_of_what_the_seat_knows(game: str) -> None:
    rules = ludoteca.game(game)
    texts = [Texts(language, game) for language in LANGUAGES]
    for number, state in enumerate(decisions(game)):
        if state.over or number % 7:
            continue
        seat = int(state.seat)
        imagined = rules.imagine(state.view(seat), Rng(number))
        for action in islice(state.actions(), 20):
            told = rules.purpose(state, action)
            assert told == rules.purpose(imagined, action), rules.text(action)
            if told is not None:
                assert all(text.phrase(told, NAMES, seat) for text in texts)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_stands_in_a_round_and_a_phase_that_everybody_knows(game: str) -> None:
    rules = ludoteca.game(game)
    texts = [Texts(language, game, strict=True) for language in LANGUAGES]
    for number, state in enumerate(decisions(game)):
        if state.over or number % 5:
            continue
        here = rules.chapter(state)
        assert here is not None
        assert here == rules.chapter(rules.imagine(state.view(int(state.seat)), Rng(number)))
        assert all(text.phrase(phrase, NAMES) for text in texts for phrase in here)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_gives_a_reason_at_every_decision(game: str) -> None:
    rules = ludoteca.game(game)
    state = rules.new(3, seed=1)
    for _ in range(400):
        if state.over:
            break
        action = int(rules.insight.most_promising(state))
        assert rules.purpose(state, action) is not None, rules.text(action)
        state.play(action)
