"""What a seat sees and may do, as arrays."""

from __future__ import annotations

import resource
from typing import cast

import numpy as np
import pytest

import ludoteca
from ludoteca.core.encoding.pen import Pen, PenFiller
from ludoteca.core.encoding.plan import FromView, plan_for
from ludoteca.core.encoding.rows import zeros
from ludoteca.core.game import Game
from ludoteca.core.playout import play_some
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.games import GAMES as HOUSE
from tests.testing import toy

GAMES = [*map(ludoteca.game, HOUSE), toy.MarketDay()]
ALL = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def in_the_middle(game: Game, seats: int, decisions: int = 40) -> State:
    state = game.new(seats, seed=7)
    play_some(state, Rng(7), decisions)
    return state


class MarketPen(PenFiller):
    """Rows of Market Day straight from the position."""

    def write(self, state: State, pen: Pen) -> None:
        market = cast(toy.MarketState, state)
        pen.seat(market.seat)
        pen.number(market.ware)
        self.write_heap(market.coming, pen)
        self.write_heap(market.spent, pen)
        for number in range(market.seats):
            owner = pen.from_viewer(number)
            is_own = number == 0
            pen.yes(is_own)
            self.write_heap(market.hands[owner] if is_own else [], pen)
            pen.number(len(market.hands[owner]))
            pen.maybe(is_own, market.bids[owner])
            pen.yes(market.bids[owner] != toy.NO_BID)
            self.write_heap(market.wares[owner], pen)
            pen.number(market.coins[owner])

    def write_heap(self, numbers: list[int], pen: Pen) -> None:
        pen.number(len(numbers))
        pen.number(sum(numbers))


@ALL
def test_every_game_has_arrays(game: Game) -> None:
    encoder = game.encoder()
    state = in_the_middle(game, encoder.seats, 3)
    observation, mask = encoder.observe(state), encoder.mask(state)
    assert observation.dtype == np.float32
    assert observation.shape == (encoder.size,) == (len(encoder.names()),)
    assert np.abs(observation).max() <= 1
    assert mask.shape == (game.verbs.size,)
    assert np.flatnonzero(mask).tolist() == sorted(state.legal) == sorted(encoder.legal(state).tolist())


@ALL
def test_names_are_all_different(game: Game) -> None:
    names = game.encoder().names()
    assert len(set(names)) == len(names)


def test_what_is_left_out_is_known() -> None:
    left_out = {game.id: list(game.encoder().left_out) for game in GAMES}
    assert left_out == {
        "puerto_rico": [],
        "age_of_discovery": [],
        "rio_de_la_plata": [
            "chain.chosen",
            "chain.bill",
            "ways.space",
            "ways.steps",
            "ways.fight.decides",
            "ways.fight.building",
        ],
        "roads_and_boats": ["marks.holder", "under_way.purpose"],
        "romolo_o_remo": ["ai.units.marked", "scratch.window", "scratch.asking", "scratch.obsessors"],
        "market_day": ["step"],
    }


OFTEN = 12
"""How often a game is looked at on its way."""


def tables() -> list[tuple[str, int]]:
    return [(name, seats) for name in HOUSE for seats in ludoteca.game(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), tables())
def test_every_game_of_the_house_fills_rows_itself_as_its_views_say(name: str, seats: int) -> None:
    game = ludoteca.game(name)
    plan = plan_for(game, seats)
    fast, slow = game.filler(seats), FromView(plan)
    assert type(fast) is not FromView
    state, rng = game.new(seats, seed=seats), Rng(seats)
    for look in range(OFTEN):
        for seat in range(seats):
            found, expected = zeros(plan.size), zeros(plan.size)
            fast.fill(state, seat, found, 0)
            slow.fill(state, seat, expected, 0)
            assert list(found) == list(expected)
        play_some(state, rng, 1 << look)


def test_a_guest_may_fill_its_rows_with_a_pen() -> None:
    game = toy.MarketDay()
    plan = plan_for(game, 3)
    for seat in range(3):
        found, expected = zeros(plan.size), zeros(plan.size)
        MarketPen(plan).fill(in_the_middle(game, 3, 4), seat, found, 0)
        FromView(plan).fill(in_the_middle(game, 3, 4), seat, expected, 0)
        assert list(found) == list(expected)


def test_the_viewer_comes_first() -> None:
    encoder = ludoteca.game("puerto_rico").encoder(3)
    state, rng, held = encoder.game.new(3, seed=1), Rng(1), [0, 0, 0]
    while len(set(held)) < 3 and not state.over:
        play_some(state, rng, 1)
        held = [player["doubloons"] for player in state.position()["players"]]
    place = encoder.names().index("players[0].doubloons")
    own = [encoder.observe(state, seat)[place] for seat in range(3)]
    assert own == pytest.approx([doubloons / 50 for doubloons in held])
    nearest = encoder.names().index("players[1].doubloons")
    assert encoder.observe(state, 2)[nearest] == pytest.approx(held[0] / 50)


def test_what_is_hidden_is_not_there() -> None:
    game = toy.MarketDay()
    encoder = game.encoder(3)
    state = game.new(3, seed=1)
    names = encoder.names()
    rows = [encoder.observe(state.imagine(0, Rng(seed)), 0) for seed in range(8)]
    assert all((row == rows[0]).all() for row in rows)
    here = [encoder.observe(state, 0)[names.index(f"players[{seat}].hand.here")] for seat in range(3)]
    assert here == [1, 0, 0]


def test_the_signature_changes_with_the_seats() -> None:
    game = ludoteca.game("puerto_rico")
    assert game.encoder(3).signature != game.encoder(4).signature
    assert game.encoder(3).signature == game.encoder(3).signature


def test_an_unknown_encoding_is_refused_in_one_sentence() -> None:
    with pytest.raises(ludoteca.BadOption, match="encoding 9: this house knows encoding 1 alone"):
        ludoteca.game("puerto_rico").encoder(4, encoding=9)


def test_a_position_of_another_table_is_refused() -> None:
    game = ludoteca.game("puerto_rico")
    with pytest.raises(
        ludoteca.BadOption, match="made for puerto_rico with 4 seats, not for puerto_rico with 3"
    ):
        game.encoder(4).observe(game.new(3, seed=1))


@pytest.mark.parametrize("seat", [4, -1, "me", 1.5])
def test_a_seat_that_is_none_sees_nothing(seat: int) -> None:
    game = ludoteca.game("puerto_rico")
    with pytest.raises(ludoteca.BadOption, match=f"no seat {seat!r} to see the table; seats are 0 to 3"):
        game.encoder(4).observe(game.new(4, seed=1), seat)


@ALL
def test_a_view_shows_what_the_position_shows(game: Game) -> None:
    encoder = game.encoder()
    state = in_the_middle(game, encoder.seats, 3)
    for seat in range(encoder.seats):
        assert (encoder.read(state.view(seat)) == encoder.observe(state, seat)).all()


def test_what_is_no_position_and_no_view_is_refused_in_one_sentence() -> None:
    game = ludoteca.game("puerto_rico")
    encoder = game.encoder(3)
    for ask in (encoder.observe, encoder.mask, encoder.legal):
        with pytest.raises(ludoteca.BadOption, match="expected a position of puerto_rico, found 'x'"):
            ask("x")
    with pytest.raises(ludoteca.BadOption, match="expected what a seat of puerto_rico sees, found Puerto"):
        encoder.read(game.new(3, seed=1).view(None))
    with pytest.raises(ludoteca.BadOption, match="with 3 seats, not for puerto_rico with 4"):
        encoder.read(game.new(4, seed=1).view(0))
    with pytest.raises(ludoteca.BadOption, match="with 3 seats, not for age_of_discovery with 3"):
        encoder.read(ludoteca.game("age_of_discovery").new(3, seed=1).view(0))


def test_the_year_of_rio_de_la_plata_can_be_told_apart() -> None:
    encoder = ludoteca.game("rio_de_la_plata").encoder(2)
    place = encoder.names().index("years_played")
    state, rng, seen = encoder.game.new(2, seed=1), Rng(1), set[float]()
    while not state.over and len(seen) < 3:
        seen.add(float(encoder.observe(state)[place]))
        play_some(state, rng, 20)
    assert sorted(seen) == pytest.approx([0, 1 / 19, 2 / 19])


@pytest.mark.parametrize("by_its_view", [False, True])
def test_an_observation_gives_back_what_it_took(by_its_view: bool) -> None:
    game = ludoteca.game("roads_and_boats")
    state = game.new(seed=1)
    encoder, view = game.encoder(int(state.seats)), state.view(0)
    if by_its_view:
        encoder.filler = FromView(encoder.plan)

    def look(times: int) -> int:
        for _ in range(times):
            encoder.observe(state, 0)
            encoder.read(view)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = look(20)
    assert look(400) - before < 400 * encoder.size // 1024
