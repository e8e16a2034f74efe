"""Section 3: setting up the table, and section 2: the boards."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.puerto_rico import data

from .table import GAME, GOODS, P, Table, table


def fresh(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed=seed, **options))  # type: ignore[arg-type]


def test_PR_2_1_san_juan_and_wind_rose_have_no_limit() -> None:
    t = table(5, P(doubloons=500, goods="10 corn 11 indigo 11 sugar 9 tobacco 9 coffee", san_juan=95))
    t.play("P0 role prospector_1")
    assert t.doubloons(0) == 501
    assert sum(t.goods(0).values()) == 50
    assert t.san_juan(0) == 95


def test_PR_2_2_tiles_and_buildings_stay_for_the_whole_game() -> None:
    """Neither leaves a player board, and their places never change."""
    t = fresh(4, seed=5)
    boards: list[list[object]] = [[], [], [], []]
    while not t.state.over:
        t.play(t.legal[(7 * t["round"] + len(t.legal)) % len(t.legal)])
        for seat in range(4):
            board = [tile["kind"] for tile in t.player(seat)["island"]] + ["city", *t.city(seat)]
            held = iter(board)
            assert all(piece in held for piece in boards[seat])
            boards[seat] = board


def test_PR_2_3_five_large_buildings_fit_into_one_city() -> None:
    """Only the number of free spaces matters, not where they are."""
    city = "guild_hall small_market residence hacienda fortress customs_house"
    t = table(3, P(city=city, doubloons=10))
    t.play("P0 role builder")
    assert "build city_hall" in t.legal
    t.play("P0 build city_hall")
    assert list(t.city(0)) == [*city.split(), "city_hall"]
    assert t["end_triggers"] == ["city"]


def test_PR_2_3_a_large_building_needs_two_spaces() -> None:
    city = "guild_hall residence fortress customs_house small_market hacienda office"
    t = table(3, P(city=city, doubloons=20)).play("P0 role builder")
    assert "build wharf" in t.legal
    assert "build city_hall" not in t.legal


def test_PR_2_4_there_is_no_choice_of_a_place() -> None:
    """One entry for each kind of tile and building, however many spaces are free."""
    t = table(3, P(doubloons=20), face_up="corn corn sugar sugar")
    assert t.copy().play("P0 role settler").legal == ["settle corn", "settle sugar", "settle quarry", "pass"]
    builds = t.play("P0 role builder").legal
    assert len(builds) == len(set(builds)) == 24


def test_PR_2_5_boards_are_listed_in_the_order_of_acquisition() -> None:
    t = table(3, P(doubloons=20, island="sugar", city="wharf"), face_up="coffee corn indigo sugar")
    t.play("P0 role settler", "P0 settle coffee", "P1 settle corn", "P2 settle indigo")
    assert t.island(0) == ["sugar", "coffee"]
    t.play("P1 role builder", "P1 pass", "P2 pass", "P0 build small_market")
    assert list(t.city(0)) == ["wharf", "small_market"]


def test_PR_2_6_the_building_board_has_four_columns() -> None:
    columns: dict[int, list[int]] = {1: [], 2: [], 3: [], 4: []}
    for number, building in enumerate(data.BUILDING_TABLE, 1):
        columns[building.column].append(number)
    assert columns == {
        1: [1, 2, 7, 8, 9, 10],
        2: [3, 4, 11, 12, 13, 14],
        3: [5, 6, 15, 16, 17, 18],
        4: [19, 20, 21, 22, 23],
    }


def test_PR_2_7_everybody_sees_all_that_lies_open() -> None:
    t = table(
        4,
        P(doubloons=7, goods="2 corn", island="corn* quarry", city="office*", san_juan=1),
        ships={6: "3 corn"},
        house="tobacco",
        role_doubloons={"mayor": 2},
        taken="settler",
    )
    for viewer in (None, 0, 3):
        view = t.view(viewer)
        assert (view.round, view.governor, view.pick) == (1, 0, 1)
        assert view.roles["mayor"].doubloons == 2
        assert view.roles["settler"].taken_by == 0
        assert view.seat == 1
        assert view.step == "choose_role"
        assert view.building_supply["office"] == 1
        assert sum(view.face_up.values()) == 5
        assert view.quarry_supply == 7
        assert sum(view.draw_pile.values()) == len(t["draw_pile"])
        assert sum(view.discard_pile.values()) == 0
        assert [(ship.capacity, ship.good, ship.load) for ship in view.ships] == [
            (5, None, 0),
            (6, "corn", 3),
            (7, None, 0),
        ]
        assert view.trading_house == ("tobacco",)
        assert view.goods_supply == t["goods_supply"]
        assert (view.colonist_supply, view.colonist_ship) == (t["colonist_supply"], 4)
        assert view.vp_supply == 100
        assert view.end_triggers == ()
        board = view.players[0]
        assert (board.doubloons, board.goods["corn"], board.san_juan) == (7, 2, 1)
        assert [(tile.kind, tile.occupied) for tile in board.island] == [("corn", True), ("quarry", False)]
        assert [(entry.building, entry.colonists) for entry in board.city] == [("office", 1)]


def test_PR_2_7_a_coming_end_is_shown() -> None:
    t = table(3, vp_supply=0, taken="captain")
    assert t.view(1).end_triggers == ("vp",)


def test_PR_3_1_the_first_governor_is_drawn_or_fixed() -> None:
    drawn = Counter(fresh(4, seed)["governor"] for seed in range(400))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 60  # about 100 each
    assert [fresh(4, first_governor=seat)["governor"] for seat in range(4)] == [0, 1, 2, 3]
    assert fresh(4, first_governor=2).seat == 2


@pytest.mark.parametrize(
    ("seats", "doubloons", "tiles"),
    [
        (2, 3, "indigo corn"),
        (3, 2, "indigo indigo corn"),
        (4, 3, "indigo indigo corn corn"),
        (5, 4, "indigo indigo indigo corn corn"),
    ],
)
def test_PR_3_2_doubloons_and_a_start_tile_clockwise_from_the_governor(
    seats: int, doubloons: int, tiles: str
) -> None:
    t = fresh(seats, first_governor=1)
    assert [t.doubloons(seat) for seat in range(seats)] == [doubloons] * seats
    assert [t.island((1 + k) % seats) for k in range(seats)] == [[tile] for tile in tiles.split()]


@pytest.mark.parametrize(("seats", "ships"), [(2, [4, 6]), (3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])])
def test_PR_3_3_buildings_goods_ships_house_and_quarries(seats: int, ships: list[int]) -> None:
    t = fresh(seats)
    two = seats == 2
    for building in data.BUILDING_TABLE:
        copies = building.copies_for_two if two else building.copies
        assert t["building_supply"][building.name] == copies
    assert [t["goods_supply"][good] for good in GOODS] == ([8, 9, 9, 7, 7] if two else [10, 11, 11, 9, 9])
    assert t["trading_house"] == []
    assert [ship["capacity"] for ship in t["ships"]] == ships
    assert all(ship["good"] is None and ship["load"] == 0 for ship in t["ships"])
    assert t["quarry_supply"] == (5 if two else 8)


def test_PR_3_4_the_plantations_are_shuffled_into_one_pile() -> None:
    piles = {tuple(fresh(4, seed, first_governor=0)["draw_pile"]) for seed in range(50)}
    assert len(piles) == 50
    tops = Counter(pile[-1] for pile in piles)
    assert len(tops) == 5


def test_PR_3_4_the_pile_is_drawn_from_its_end() -> None:
    t = table(3, P(city="hacienda*"))
    top = t["draw_pile"][-1]
    t.play("P0 role settler", "P0 hacienda yes")
    assert t.island(0)[-1] == top


@pytest.mark.parametrize(("seats", "face_down"), [(2, 30), (3, 43), (4, 41), (5, 39)])
def test_PR_3_5_one_plantation_more_than_players_lies_face_up(seats: int, face_down: int) -> None:
    t = fresh(seats)
    assert sum(t["face_up"].values()) == seats + 1
    assert len(t["draw_pile"]) == face_down
    assert sum(t["discard_pile"].values()) == 0


@pytest.mark.parametrize(
    ("seats", "pool", "supply", "roles"), [(2, 65, 40, 7), (3, 75, 55, 6), (4, 100, 75, 7), (5, 122, 95, 8)]
)
def test_PR_3_6_pool_colonists_and_roles(seats: int, pool: int, supply: int, roles: int) -> None:
    t = fresh(seats)
    assert (t["vp_supply"], t["vp_paper"]) == (pool, 0)
    assert (t["colonist_supply"], t["colonist_ship"]) == (supply, seats)
    assert list(t["roles"]) == list(data.ROLE_NAMES[:roles])
    assert all(card == {"doubloons": 0, "taken_by": None} for card in t["roles"].values())
    assert t["end_triggers"] == []


def test_PR_3_7_vp_are_points_not_chips() -> None:
    """A pool of fives alone could not pay seven points; the pool counts points."""
    t = table(4, P(goods="6 corn"), vp_supply=20, sink=3)
    t.play("P0 role captain", "P0 load corn 6")
    assert t.vp(0) == 7
    assert t["vp_supply"] == 13


def test_PR_3_8_the_bank_is_never_empty() -> None:
    """All 86 doubloons of the box are with one player; another is paid all the same."""
    t = table(3, P(doubloons=86), P(doubloons=20, goods="1 coffee"), governor=1)
    t.play("P1 role trader", "P1 sell coffee")
    assert t.doubloons(1) == 25


def test_PR_3_9_two_players_alternate_until_each_has_three_roles() -> None:
    t = table(2, governor=1)
    choosers = []
    while t["round"] == 1:
        if t["step"] == "choose_role":
            choosers.append(t.seat)
        t.play("pass" if "pass" in t.legal else t.legal[-1])
    assert choosers == [1, 0, 1, 0, 1, 0]
    assert sorted(card["doubloons"] for card in t["roles"].values()) == [0, 0, 0, 0, 0, 0, 1]
    assert t["governor"] == 0


def test_PR_3_10_nothing_of_the_expansions_is_in_the_house() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5)
    assert len(data.BUILDING_NAMES) == 23
    assert [option.name for option in GAME.options] == [
        "first_governor",
        "hidden_vp",
        "swap_factory_university",
        "corn_start_minus_one",
        "max_rounds",
    ]


def test_PR_9_T1_setup() -> None:
    t = fresh(3, first_governor=1)
    assert (t.island(1), t.island(2), t.island(0)) == (["indigo"], ["indigo"], ["corn"])
    assert [t.doubloons(seat) for seat in range(3)] == [2, 2, 2]
    assert sum(t["face_up"].values()) == 4
    assert len(t["draw_pile"]) == 43
    assert t["quarry_supply"] == 8
    assert (t["colonist_supply"], t["colonist_ship"]) == (55, 3)
    assert t["vp_supply"] == 75
    assert [ship["capacity"] for ship in t["ships"]] == [4, 5, 6]
    assert list(t["roles"]) == ["settler", "mayor", "builder", "craftsman", "trader", "captain"]


def test_PR_9_T28_two_players_choose_three_roles_each() -> None:
    t = table(2)
    lines = [
        "P0 role settler",
        "P0 pass",
        "P1 pass",
        "P1 role craftsman",
        "P0 role trader",
        "P1 role captain",
        "P0 role prospector_1",
        "P1 role mayor",
    ]
    t.play(*lines).play("P1 privilege no")
    assert t["round"] == 2
    assert t["roles"]["builder"] == {"doubloons": 1, "taken_by": None}
    assert t["governor"] == t.seat == 1
