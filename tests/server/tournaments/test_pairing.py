"""The draw of a tournament, as a property of many: who meets whom, who sits where, who sits out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.server.tournaments import drawing
from ludoteca.server.tournaments.games import HOUSE_BOT, Game
from ludoteca.server.tournaments.pairing import Format, Plan, survivors
from ludoteca.server.tournaments.sizes import bracket_sizes, filled_sizes, table_sizes

COUNTS = (2, 3, 4, 5)


def plan(format: Format, seats: int = 4, is_filled: bool = False, rounds: int = 0, seed: int = 1) -> Plan:
    return Plan(format, seats, COUNTS, is_filled, rounds, seed)


def played(game: Game, chance: Random) -> Game:
    """The same game with a result by lot."""
    ranks = tuple(chance.sample(range(1, len(game.entrants) + 1), len(game.entrants)))
    return game if game.is_bye else Game(game.round, game.entrants, ranks)


def play(plan: Plan, count: int) -> list[Game]:
    """A whole tournament."""
    entrants, games, chance = list(range(1, count + 1)), list[Game](), Random(plan.seed)
    while (tables := plan.next_round(entrants, entrants, games)) is not None:
        games += [played(game, chance) for game in tables]
    return games


def rounds(games: list[Game]) -> list[list[Game]]:
    last = max(game.round for game in games)
    return [[game for game in games if game.round == number + 1] for number in range(last)]


plans = st.builds(
    plan,
    st.sampled_from(["round_robin", "swiss"]),
    st.sampled_from(COUNTS),
    st.booleans(),
    st.integers(0, 6),
    st.integers(0, 999),
)


@given(plans, st.integers(2, 14))
@settings(max_examples=25, deadline=None)
def test_in_every_round_everybody_sits_at_exactly_one_table_or_out(plan: Plan, count: int) -> None:
    for tables in rounds(play(plan, count)):
        assert sorted(one for game in tables for one in game.people) == list(range(1, count + 1))


@given(plans, st.integers(2, 14))
@settings(max_examples=25, deadline=None)
def test_every_table_has_a_number_of_seats_that_the_game_allows(plan: Plan, count: int) -> None:
    for game in play(plan, count):
        assert game.is_bye or len(game.entrants) in COUNTS
        assert len(game.entrants) <= plan.seats
        assert not plan.is_filled or len(game.entrants) == plan.seats


@given(plans, st.integers(2, 14))
@settings(max_examples=25, deadline=None)
def test_nobody_sits_out_twice_more_than_somebody_else(plan: Plan, count: int) -> None:
    had = drawing.byes(play(plan, count))
    assert max(had[one] for one in range(1, count + 1)) - min(had[one] for one in range(1, count + 1)) <= 1


@given(plans, st.integers(2, 14))
@settings(max_examples=8, deadline=None)
def test_the_same_lot_draws_the_same_tournament(plan: Plan, count: int) -> None:
    assert play(plan, count) == play(plan, count)


@pytest.mark.parametrize("count", range(3, 15))
def test_two_at_a_table_meet_exactly_once_in_a_round_robin(count: int) -> None:
    met = drawing.meetings(play(plan("round_robin", 2), count))
    assert all(met[pair] == 1 for pair in combinations(range(1, count + 1), 2))


@pytest.mark.parametrize(
    ("count", "seats", "number"), [(9, 3, 4), (16, 4, 5), (8, 4, 7), (12, 4, 11), (7, 4, 6)]
)
def test_more_at_a_table_meet_as_evenly_as_possible(count: int, seats: int, number: int) -> None:
    games = play(plan("round_robin", seats, rounds=number), count)
    met = drawing.meetings(games)
    times = [met[pair] for pair in combinations(range(1, count + 1), 2)]
    assert max(times) - min(times) <= 3
    mean = sum(times) / len(times)
    assert sum((time - mean) ** 2 for time in times) / len(times) < 1


@pytest.mark.parametrize("seats", COUNTS)
def test_at_a_single_table_everybody_has_every_seat_once(seats: int) -> None:
    games = play(plan("round_robin", seats), seats)
    had = Counter((one, seat) for game in games for seat, one in enumerate(game.entrants))
    assert len(games) == seats
    assert set(had.values()) == {1}


@pytest.mark.parametrize(("count", "seats"), [(8, 2), (9, 2), (12, 4), (8, 4), (10, 5), (9, 3)])
def test_seats_in_the_order_of_turns_are_shared_evenly(count: int, seats: int) -> None:
    games = play(plan("swiss", seats, rounds=2 * seats), count)
    for one in range(1, count + 1):
        had = Counter(game.entrants.index(one) for game in games if one in game.entrants and not game.is_bye)
        assert max(had.values()) - min(had[seat] for seat in range(seats)) <= 2


@given(st.integers(6, 16), st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_at_the_swiss_tables_of_two_nobody_meets_twice_while_it_can_be_avoided(count: int, seed: int) -> None:
    met = drawing.meetings(play(plan("swiss", 2, rounds=3, seed=seed), count))
    assert max(met.values()) == 1


def test_in_a_swiss_tournament_the_winners_of_the_first_round_sit_together() -> None:
    games = [Game(1, (1, 2, 3, 4), (1, 2, 3, 4)), Game(1, (5, 6, 7, 8), (1, 2, 3, 4)),
             Game(1, (9, 10, 11, 12), (1, 2, 3, 4)), Game(1, (13, 14, 15, 16), (1, 2, 3, 4))]  # fmt: skip
    tables = plan("swiss").next_round(range(1, 17), range(1, 17), games)
    assert tables is not None
    assert {1, 5, 9, 13} in [set(game.entrants) for game in tables]


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("count", [2, 3, 5, 6, 8, 9, 13, 16])
@pytest.mark.parametrize("is_filled", [False, True])
def test_a_knock_out_ends_with_one_final(seats: int, count: int, is_filled: bool) -> None:
    knock_out = plan("knockout", seats, is_filled)
    games = play(knock_out, count)
    by_round = rounds(games)
    assert len(by_round) == knock_out.total(count)
    assert len(by_round[-1]) == 1
    numbers = [sum(len(game.people) for game in tables) for tables in by_round]
    assert all(later < earlier for earlier, later in pairwise(numbers))
    (winner,) = [line.entrant for line in knock_out.order(range(1, count + 1), games) if line.rank == 1]
    final = by_round[-1][0].points()
    assert final[winner] == max(final.values())


@pytest.mark.parametrize("count", [2, 3, 5, 7, 8, 12, 17, 31])
def test_two_at_a_table_of_a_knock_out_have_byes_in_the_first_round_alone(count: int) -> None:
    later = [game for game in play(plan("knockout", 2), count) if game.round > 1]
    assert not any(game.is_bye for game in later)


def test_between_equals_of_a_knock_out_earlier_points_decide() -> None:
    knock_out, entrants = plan("knockout", 2), [1, 2, 3, 4]
    games = [Game(1, (1, 2), (1, 2)), Game(1, (3, 4), (1, 1))]
    assert len(survivors(knock_out, entrants, entrants, games)) == 2
    assert 1 in survivors(knock_out, entrants, entrants, games)
    games += [Game(2, (1, 3), (1, 1)), Game(2, (2, 4), (1, 2))]
    assert 1 in survivors(knock_out, entrants, entrants, games)


def test_who_withdraws_is_drawn_no_more_and_a_finalist_without_opponent_wins() -> None:
    swiss, knock_out, entrants = plan("swiss", 2), plan("knockout", 2), [1, 2, 3, 4]
    games = [Game(1, (1, 2), (1, 2)), Game(1, (3, 4), (1, 2))]
    drawn = swiss.next_round(entrants, [1, 2, 3], games)
    assert drawn is not None
    assert sorted(one for game in drawn for one in game.people) == [1, 2, 3]
    final = knock_out.next_round(entrants, [1, 2, 4], games)
    assert final == [Game(2, (1,), (1,))]
    assert knock_out.next_round(entrants, [1, 2, 4], [*games, *final]) is None
    assert knock_out.order(entrants, [*games, *final])[0].entrant == 1


def test_bots_of_the_house_fill_tables_evenly() -> None:
    assert filled_sizes(5, 4) == [3, 2]
    tables = plan("swiss", 4, is_filled=True).next_round(range(1, 6), range(1, 6), [])
    assert tables is not None
    assert [game.entrants.count(HOUSE_BOT) for game in tables] == [1, 2]


def test_tables_are_as_full_and_as_even_as_possible() -> None:
    assert table_sizes(9, 4, COUNTS) == [3, 3, 3]
    assert table_sizes(14, 4, COUNTS) == [4, 4, 3, 3]
    assert table_sizes(7, 2, COUNTS) == [2, 2, 2]
    assert table_sizes(5, 4, (3, 4)) == [4]
    assert table_sizes(2, 4, (3, 4)) == []
    assert [bracket_sizes(count) for count in (2, 3, 6, 8)] == [[2], [2], [2, 2], [2, 2, 2, 2]]


def test_a_hundred_entrants_are_drawn_in_a_moment() -> None:
    games = [
        played(game, Random(1)) for game in plan("swiss").next_round(range(1, 101), range(1, 101), []) or []
    ]
    drawn = plan("swiss").next_round(range(1, 101), range(1, 101), games)
    assert drawn is not None
    assert max(drawing.meetings([*games, *drawn]).values()) == 1
