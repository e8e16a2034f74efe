"""Section 8: a position that breaks an invariant is refused in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .refusing import Position, broken, setting, start
from .table import GAME, P, load, table


def test_PR_8_1_barrels_neither_appear_nor_vanish() -> None:
    message = broken(setting("goods_supply", "corn", to=9))
    assert message == "position: 9 barrels of corn instead of 10"
    assert "11 barrels of corn instead of 10" in broken(setting("players", 0, "goods", "corn", to=1))
    assert "9 barrels of corn instead of 8" in broken(setting("goods_supply", "corn", to=9), seats=2)
    assert "found -1" in broken(setting("goods_supply", "corn", to=-1))


@pytest.mark.parametrize(("seats", "total"), [(2, 42), (3, 58), (4, 79), (5, 100)])
def test_PR_8_2_colonists_are_conserved(seats: int, total: int) -> None:
    message = broken(setting("players", 0, "san_juan", to=1), seats)
    assert message == f"position: {total + 1} colonists instead of {total}"


def test_PR_8_3_tiles_are_conserved() -> None:
    assert "instead of" in broken(lambda p: p["draw_pile"].pop())
    assert "9 quarries instead of 8" in broken(setting("quarry_supply", to=9))
    assert "4 quarries instead of 5" in broken(setting("quarry_supply", to=4), seats=2)


def test_PR_8_4_copies_are_conserved_and_one_to_a_city() -> None:
    assert "3 copies of office instead of 2" in broken(setting("building_supply", "office", to=3))
    office = table(3, P(city="office")).position
    twice = broken(
        lambda p: p["players"][0]["city"].append({"building": "office", "colonists": 0}), base=office
    )
    assert twice == "position.players[0].city[1]: a second office in the same city"


def test_PR_8_5_boards_and_circles_have_their_size() -> None:
    names = list(start()["building_supply"])
    thirteen = [{"building": name, "colonists": 0} for name in names[:13]]
    message = broken(setting("players", 1, "city", to=thirteen))
    assert message == "position.players[1].city: a city has 12 spaces, found 13 buildings"
    tiles = [{"kind": "corn", "occupied": False}] * 13
    assert "an island has 12 spaces, found 13 tiles" in broken(setting("players", 1, "island", to=tiles))
    crowded = table(3, P(city="office")).position
    message = broken(setting("players", 0, "city", 0, "colonists", to=2), base=crowded)
    assert message == "position.players[0].city[0].colonists: expected a whole number from 0 to 1, found 2"


def test_PR_8_5_large_buildings_fill_two_of_the_twelve_spaces() -> None:
    full = "guild_hall residence fortress customs_house city_hall small_market office"
    position = table(3, P(city=full), taken="settler").position

    def add(p: Position) -> None:
        p["players"][0]["city"].append({"building": "wharf", "colonists": 0})
        p["building_supply"]["wharf"] -= 1

    assert "the city of seat 0 fills 13 spaces, 12 exist" in broken(add, base=position)


def test_PR_8_6_points_come_from_the_pool_then_from_paper() -> None:
    assert "1 VP are held, but 0 were given" in broken(setting("players", 0, "vp", to=1))
    one_left = table(3, P(), P(vp=74)).position
    message = broken(
        lambda p: [setting("vp_paper", to=1)(p), setting("players", 0, "vp", to=1)(p)], base=one_left
    )
    assert message == "position: VP on paper while the pool has chips"


def test_PR_8_7_nobody_owes_money() -> None:
    message = broken(setting("players", 2, "doubloons", to=-1))
    assert message.startswith("position.players[2].doubloons: expected a whole number from 0")
    assert "found -1" in broken(setting("roles", "mayor", "doubloons", to=-1))


def test_PR_8_8_ships_carry_one_kind_each_and_none_is_full_between_phases() -> None:
    base = table(3, ships={4: "2 corn", 5: "2 sugar"}).position

    def two_of_corn(p: Position) -> None:
        p["ships"][1]["good"] = "corn"
        p["goods_supply"]["corn"] -= 2
        p["goods_supply"]["sugar"] += 2

    assert broken(two_of_corn, base=base) == "position: two ships carry the same good"
    assert "the 4-ship carries 2 barrels of nothing" in broken(
        setting("ships", 0, "good", to=None), base=base
    )
    assert "the 6-ship carries 0 barrels of coffee" in broken(
        setting("ships", 2, "good", to="coffee"), base=base
    )
    assert "position.ships[0].load: expected a whole number from 0 to 4" in broken(
        setting("ships", 0, "load", to=5), base=base
    )

    def fill(p: Position) -> None:
        p["ships"][0]["load"] = 4
        p["goods_supply"]["corn"] -= 2

    assert broken(fill, base=base) == "position: the 4-ship is full between phases"


def test_PR_8_9_the_house_has_four_spaces_and_is_not_full_between_phases() -> None:
    def sell(*goods: str) -> Callable[[Position], None]:
        def change(p: Position) -> None:
            p["trading_house"] = list(goods)
            for good in goods:
                p["goods_supply"][good] -= 1

        return change

    assert (
        broken(sell("corn", "corn", "corn", "indigo")) == "position: the trading house is full between phases"
    )
    assert "5 barrels in the trading house, 4 fit" in broken(sell(*["corn"] * 5))


def test_PR_8_10_plantations_lie_open_between_phases() -> None:
    def hide(p: Position) -> None:
        good = next(good for good, number in p["face_up"].items() if number)
        p["face_up"][good] -= 1
        p["draw_pile"].append(good)

    def show(p: Position) -> None:
        p["face_up"][p["draw_pile"].pop()] += 1

    assert broken(hide) == "position: 3 plantations face up instead of 4"
    assert broken(show) == "position: 5 plantations face up instead of 4"
    table(5, pile="", face_up="2 corn")  # fewer only with both piles empty


def test_PR_8_13_roles_taken_agree_with_the_picks() -> None:
    base = table(4, taken="mayor captain").position
    assert "2 roles are taken at pick 1" in broken(lambda p: p.update(pick=1, seat=1), base=base)
    message = broken(setting("roles", "captain", "taken_by", to=0), base=base)
    assert message == "position: roles are held by seats [0, 0], but seats [0, 1] have chosen"
    assert "seat 3 chooses a role, it is the turn of seat 2" in broken(setting("seat", to=3), base=base)
    table(2, taken="mayor captain trader settler craftsman")  # two players: three roles each


def test_PR_8_14_a_full_city_and_an_empty_pool_are_triggers() -> None:
    """Either is a trigger from the moment it happens, and neither without its cause."""
    assert "end_triggers must not hold city: no city is full" in broken(setting("end_triggers", to=["city"]))
    assert "end_triggers must not hold vp: the pool holds 75 VP" in broken(setting("end_triggers", to=["vp"]))
    empty = table(3, vp_supply=0, taken="settler").position
    assert "end_triggers must hold vp: the pool holds 0 VP" in broken(
        setting("end_triggers", to=[]), base=empty
    )
    load(table(3, taken="mayor").position | {"end_triggers": ["colonists"]})


def test_PR_8_15_a_position_between_two_decisions_moves_on_to_a_real_one() -> None:
    """Loading never leaves a seat without a choice."""
    position = table(3, P(), P(goods="1 corn"), P()).play("P0 role trader").position
    position["seat"] = 0  # P0 has nothing to sell
    state = load(position)
    assert state.seat == 1
    assert len(state.actions()) == 2


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ("colonist_supply", "the colonist supply or ship is negative"),
        ("colonist_ship", "the colonist supply or ship is negative"),
        ("quarry_supply", "-1 quarries instead of 8"),
        ("vp_supply", "a number of VP or doubloons is negative"),
    ],
)
def test_a_negative_supply_is_a_fault(field: str, fault: str) -> None:
    """PR-8.1, PR-8.2, PR-8.3, PR-8.6: a position with one cannot be read, so the state is broken by hand."""
    state = table(3).state
    setattr(state, field, -1)
    assert fault in GAME.faults(state)


@pytest.mark.parametrize(
    ("field", "index", "value", "fault"),
    [
        ("settled", 6 + 1, 2, "seat 1 has more colonists than tiles of one kind"),
        ("settled", 6 + 1, -1, "seat 1 has more colonists than tiles of one kind"),
        ("city", 23 + 11, 2, "seat 1 has too many colonists on office"),
        ("tiles", 6 + 1, 13, "seat 1 has 13 island tiles, 12 fit"),
        ("doubloons", 1, -1, "a number of VP or doubloons is negative"),
        ("role_doubloons", 1, -1, "a number of VP or doubloons is negative"),
        ("goods_supply", 2, -1, "the supply of sugar is negative: -1"),
    ],
)
def test_a_broken_board_is_a_fault(field: str, index: int, value: int, fault: str) -> None:
    """PR-8.1, PR-8.5, PR-8.7: by hand again, in the rows of the state."""
    state = table(3).state
    getattr(state, field)[index] = value
    assert fault in GAME.faults(state)


# --- what is under way ---------------------------------------------------------------------------


def in_phase(*lines: str, **special: Any) -> Position:
    players = special.pop("players", [])
    return table(3, *players, **special).play(*lines).position


def test_PR_4_2_the_step_belongs_to_the_active_role() -> None:
    settling = in_phase("role settler")
    assert "step settler_tile while the active role is captain" in broken(
        setting("active_role", to="captain"), base=settling
    )
    assert "the settler belongs to seat 0" in broken(setting("role_owner", to=1), base=settling)
    assert "pick 3 of 3 at step settler_tile" in broken(setting("pick", to=3), base=settling)
    mayor = in_phase("role mayor")
    assert "step mayor_privilege is for seat 0 alone" in broken(setting("seat", to=1), base=mayor)


def test_PR_4_2_the_scratch_belongs_to_the_step() -> None:
    hospice = in_phase("role settler", "settle quarry", players=[P(city="hospice*")])
    for newest in (0, 22):  # no corn of his, no tile at all
        assert "scratch does not fit step settler_hospice of seat 0" in broken(
            setting("scratch", "newest", to=newest), base=hospice
        )
    university = in_phase("role builder", "build office", players=[P(city="university*", doubloons=9)])
    assert "scratch does not fit step builder_university" in broken(
        setting("scratch", "newest", to=15), base=university
    )
    placing = in_phase("role mayor", "privilege no", players=[P(island="corn indigo")])
    for key, value in (("group", "coffee"), ("group", None), ("later_circles", 5)):
        assert "scratch does not fit step mayor_assign" in broken(
            setting("scratch", key, to=value), base=placing
        )
    loading = in_phase("role captain", players=[P(goods="1 corn 1 indigo")])
    assert "scratch does not fit step captain_load" in broken(
        setting("scratch", "idle_turns", to=3), base=loading
    )
    ships = {4: "1 sugar", 5: "1 indigo", 6: "1 tobacco"}
    storing = in_phase("role captain", players=[P(goods="2 corn 2 coffee")], ships=ships)
    assert "scratch does not fit step captain_store" in broken(
        setting("scratch", "kept", to=[2, 0, 0, 0, 0]), base=storing
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("newest", 3),
        ("unassigned", 1),
        ("group", "corn"),
        ("later_circles", 1),
        ("idle_turns", 1),
        ("captain_bonus", True),
        ("wharf_used", [0]),
        ("storing", 1),
        ("kept", [1, 0, 0, 0, 0]),
    ],
)
def test_PR_4_2_the_scratch_of_another_phase_is_refused(key: str, value: object) -> None:
    def change(p: Position) -> None:
        p["scratch"][key] = value
        p["colonist_supply"] -= key == "unassigned"

    assert broken(change) == f"position: scratch.{key} does not belong to step choose_role"


def test_PR_8_14_a_round_beyond_the_last_is_refused() -> None:
    capped = table(3, max_rounds=6, round=6).position
    assert load(capped).seat == 0
    message = broken(setting("round", to=7), base=capped)
    assert message == "position: round 7 of a game of at most 6 rounds"


def test_PR_8_14_a_round_does_not_begin_after_the_end_was_announced() -> None:
    message = broken(setting("end_triggers", to=["colonists"]))
    assert message == "position: a new round begins although the end of the game was announced"


def test_PR_8_14_nothing_but_an_announced_end_or_the_agreed_last_round_ends_the_game() -> None:
    over = table(3, max_rounds=1).play("role craftsman", "role trader", "role captain").position
    assert load(over).over
    message = broken(setting("options", "max_rounds", to=None), base=over)
    assert message == "position: the game is over after round 1, but nothing has ended it"


def test_PR_4_9_no_doubloons_lie_on_a_role_that_is_taken() -> None:
    message = broken(setting("roles", "settler", "doubloons", to=2), base=table(3, taken="settler").position)
    assert message == "position: 2 doubloons lie on the settler, which is taken"
