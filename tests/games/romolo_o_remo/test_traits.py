"""What a network is told of Romolo o Remo?: the same of every seat, and nothing that nobody knows."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import make
from ludoteca.bots.search.network import told_of_seat, told_of_table
from ludoteca.core.insight import Voice
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from tests.traits import own, shared

GAME = ludoteca.game("romolo_o_remo")
assert GAME.traits is not None
TRAITS = GAME.traits


def by_greedy(seats: int, seed: int, round_: int, **options: object) -> State:
    """A position at rest in a round of a game of greedy bots."""
    state = GAME.new(seats, seed, **options)
    bots = [make("greedy", GAME, seed + seat) for seat in range(seats)]
    while state.position()["round"] < round_ or not GAME.insight.is_at_rest(state):
        state.play(bots[state.seat].choose(state.view(state.seat), state.actions()))
    return state


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_seat_is_told_by_its_own_things(seats: int) -> None:
    state = by_greedy(seats, 2, 2)
    for seat in range(seats):
        told, held = own(state, seat), state.holdings(seat)
        assert told["money"] == held["half_coins"]
        assert told["units.worker"] == held["unit_kind:worker"]
        assert told["cubes.grain"] == held["resource:grain"]
        points = state.breakdown()[seat]
        assert {name: told[f"points.{name}"] for name in points} == points
        others = [rival.score for rival in state.rivals()]
        others += [score for other, score in enumerate(state.scores()) if other != seat]
        assert told["ahead"] - told["behind"] == state.scores()[seat] - max(others)
        assert told[f"turns_until_his.{(seat - state.seat) % seats}"] == 1
        assert told["power"] >= 1


def test_alone_the_rival_and_its_events_are_told() -> None:
    state = by_greedy(1, 5, 7)
    told, events, (rival,) = shared(state), state.position()["ai"]["events"], state.rivals()
    assert told[f"next_event.{events[0]}"] == told[f"second_event.{events[1]}"] == 1
    assert told["until_march"] == events.index("brown") + 1
    assert {name: told[f"ai_points.{name}"] for name in rival.sources} == rival.sources
    assert sum(told[name] for name in told if name.startswith("events_left.")) == len(events)


def test_the_order_in_which_a_bag_is_drawn_is_not_told() -> None:
    told = shared(by_greedy(1, 5, 3, event_mode="bag"))
    assert told["until_march"] == 0
    assert not any(told[name] for name in told if name.startswith(("next_event", "second_event")))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_nobody_knows_is_not_told(seats: int) -> None:
    state = by_greedy(seats, 3, 2)
    world = state.imagine(state.seat, Rng(1))
    assert world.position() != state.position()
    assert told_of_table(TRAITS, world) == told_of_table(TRAITS, state)
    for seat in range(seats):
        assert told_of_seat(TRAITS, world, seat) == told_of_seat(TRAITS, state, seat)


class Loud(Voice):
    """Says the same of every position."""

    def __init__(self, says: list[float]) -> None:
        self.says = says

    def say(self, state: State) -> list[float]:
        return self.says


def test_plans_listen_to_what_was_learned() -> None:
    alone = by_greedy(1, 5, 4)
    share = GAME.insight.evaluate(alone)[0]
    loud = GAME.insight.listening(Loud([1.0])).evaluate(alone)[0]
    assert loud / (1 - loud) == pytest.approx(2.718281828 * share / (1 - share))


def test_partners_share_what_is_hoped_for_them() -> None:
    state = by_greedy(4, 5, 2, teams=True)
    shares = GAME.insight.listening(Loud([1.0, 0.0, 0.0, 0.0])).evaluate(state)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == shares[2] > GAME.insight.evaluate(state)[0]
