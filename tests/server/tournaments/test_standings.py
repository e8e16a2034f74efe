"""What games are worth, and who is ahead at equal points."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.tournaments.games import ABSENT, HOUSE_BOT, WIN, Game
from ludoteca.server.tournaments.standings import standings


def order(entrants: int, *games: Game) -> list[tuple[int, int]]:
    """Rank and entrant, the best first."""
    return [(line.rank, line.entrant) for line in standings(range(1, entrants + 1), games)]


def test_a_victory_is_worth_the_same_at_every_table() -> None:
    assert Game(1, (1, 2), (2, 1)).points() == {1: 0, 2: 12}
    assert Game(1, (1, 2, 3), (1, 2, 3)).points() == {1: 12, 2: 6, 3: 0}
    assert Game(1, (1, 2, 3, 4), (4, 3, 2, 1)).points() == {1: 0, 2: 4, 3: 8, 4: 12}
    assert Game(1, (1, 2, 3, 4, 5), (1, 2, 3, 4, 5)).points() == {1: 12, 2: 9, 3: 6, 4: 3, 5: 0}


def test_those_who_share_a_place_share_its_points() -> None:
    assert Game(1, (1, 2, 3, 4), (1, 1, 3, 4)).points() == {1: 10, 2: 10, 3: 4, 4: 0}
    assert Game(1, (1, 2, 3, 4), (1, 1, 3, 3)).points() == {1: 10, 2: 10, 3: 2, 4: 2}
    assert Game(1, (1, 2), (1, 1)).points() == {1: 6, 2: 6}


def test_who_is_absent_has_nothing_and_the_others_are_ahead() -> None:
    assert Game(1, (1, 2, 3), (ABSENT, 2, 3)).points() == {1: 0, 2: 12, 3: 6}
    assert Game(1, (1, 2, 3, 4), (ABSENT, ABSENT, 2, 1)).points() == {1: 0, 2: 0, 3: 8, 4: 12}
    assert Game(1, (1, 2), (ABSENT, ABSENT)).points() == {1: 0, 2: 0}


def test_a_bye_is_worth_half_a_victory_and_a_running_game_nothing() -> None:
    assert Game(1, (7,), (1,)).points() == {7: 6}
    assert Game(1, (1, 2)).points() == {}


def test_a_bot_of_the_house_takes_a_place_and_no_points() -> None:
    assert Game(1, (1, HOUSE_BOT, 3), (3, 1, 2)).points() == {1: 0, 3: 6}


@given(st.lists(st.integers(1, 5), min_size=2, max_size=6))
def test_a_table_where_everybody_stays_gives_the_same_points_in_all(ranks: list[int]) -> None:
    game = Game(1, tuple(range(1, len(ranks) + 1)), tuple(ranks))
    assert sum(game.points().values()) == Fraction(WIN * len(ranks), 2)


def test_points_come_first() -> None:
    assert order(3, Game(1, (1, 2, 3), (3, 1, 2))) == [(1, 2), (2, 3), (3, 1)]


def test_then_the_direct_encounter_of_those_who_have_all_met() -> None:
    games = (
        Game(1, (1, 2), (2, 1)), Game(1, (3, 4), (1, 2)),
        Game(2, (1, 3), (1, 2)), Game(2, (2, 4), (2, 1)),
        Game(3, (1, 4), (1, 2)), Game(3, (2, 3), (1, 2)),
    )  # fmt: skip
    assert order(4, *games)[:2] == [(1, 2), (2, 1)]
    lines = standings(range(1, 5), games)
    assert [line.direct for line in lines[:2]] == [1, 0]


def test_then_those_who_met_the_stronger_ones() -> None:
    games = (
        Game(1, (1, 2), (1, 2)), Game(1, (3, 4), (1, 2)), Game(1, (5, 6), (1, 2)),
        Game(2, (1, 3), (1, 2)), Game(2, (2, 5), (2, 1)), Game(2, (4, 6), (1, 2)),
    )  # fmt: skip
    lines = standings(range(1, 7), games)
    assert [(line.rank, line.entrant) for line in lines[:4]] == [(1, 1), (2, 5), (3, 3), (4, 4)]
    assert lines[0].direct is None
    assert lines[0].met > lines[1].met


def test_who_is_equal_in_everything_shares_the_rank() -> None:
    assert order(4, Game(1, (1, 2), (1, 1)), Game(1, (3, 4), (1, 1))) == [(1, 1), (1, 2), (1, 3), (1, 4)]
    assert order(2) == [(1, 1), (1, 2)]
