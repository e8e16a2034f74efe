"""Whole random games with every seat count and option: the invariants of section 8 after every action."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.core.rng import Rng

from .table import GAME, GOODS, Table

OPTIONS = st.fixed_dictionaries(
    {
        "first_governor": st.sampled_from(["random", 0, 1]),
        "hidden_vp": st.booleans(),
        "swap_factory_university": st.booleans(),
        "corn_start_minus_one": st.booleans(),
        "max_rounds": st.sampled_from([None, None, 1, 7]),
    }
)


class Witness:
    """Remembers the table before an action, and judges what the action made of it."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.before = t.position

    def look(self) -> None:
        before, after = self.before, self.t.position
        assert GAME.faults(self.t.state) == []
        check_triggers(before, after)
        check_placing(before, after)
        check_storage(before, after)
        check_plantations(after)
        check_choices(self.t)
        self.before = after


def check_triggers(before: dict[str, Any], after: dict[str, Any]) -> None:
    """PR-8.14."""
    assert set(before["end_triggers"]) <= set(after["end_triggers"])
    if before["end_triggers"]:
        assert after["round"] == before["round"]
    if after["step"] == "game_over" and not after["end_triggers"]:
        assert after["round"] == after["options"]["max_rounds"]


def empty_circles(player: dict[str, Any]) -> int:
    circles = {"coffee_roaster": 2, "indigo_plant": 3, "sugar_mill": 3, "tobacco_storage": 3}
    on_buildings = sum(circles.get(entry["building"], 1) - entry["colonists"] for entry in player["city"])
    return int(on_buildings) + sum(not tile["occupied"] for tile in player["island"])


def check_placing(before: dict[str, Any], after: dict[str, Any]) -> None:
    """PR-8.11: whoever has just finished placing has nobody in San Juan, or no empty circle."""
    if not before["step"].startswith("mayor"):
        return
    seats = len(after["players"])
    owner = before["role_owner"]
    if after["step"] == "mayor_assign":
        done = [(owner + k) % seats for k in range((after["seat"] - owner) % seats)]
    else:
        done = list(range(seats))
    for seat in done:
        player = after["players"][seat]
        assert player["san_juan"] == 0 or empty_circles(player) == 0


def warehouses(player: dict[str, Any]) -> int:
    occupied = {entry["building"] for entry in player["city"] if entry["colonists"]}
    return ("small_warehouse" in occupied) + 2 * ("large_warehouse" in occupied)


def check_storage(before: dict[str, Any], after: dict[str, Any]) -> None:
    """PR-8.12: after the storage step, the barrels of so many kinds and one barrel more."""
    if not before["step"].startswith("captain"):
        return
    seats = len(after["players"])
    owner = before["role_owner"]
    if after["step"] == "captain_load":
        return
    if after["step"] == "captain_store":
        done = [(owner + k) % seats for k in range((after["seat"] - owner) % seats)]
    else:
        done = list(range(seats))
    for seat in done:
        player = after["players"][seat]
        barrels = sorted((player["goods"][good] for good in GOODS), reverse=True)
        beyond = barrels[warehouses(player) :]
        assert sum(beyond) <= 1


def check_plantations(after: dict[str, Any]) -> None:
    """PR-8.10, and during the settler's phase never more than that."""
    seats = len(after["players"])
    shown = sum(after["face_up"].values())
    assert shown <= seats + 1
    if not after["step"].startswith("settler"):
        assert shown == seats + 1 or not (after["draw_pile"] or sum(after["discard_pile"].values()))


def check_choices(t: Table) -> None:
    """PR-8.15: choices without duplicates, each of which can be carried out."""
    actions = t.state.actions()
    assert len(actions) == len(set(actions))
    assert t.state.over == (len(actions) == 0)
    assert t.state.over or len(actions) >= 2


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seats=st.sampled_from([2, 3, 4, 5]),
    seed=st.integers(0, 2**32),
    choice=st.integers(0, 2**32),
    options=OPTIONS,
)
def test_PR_8_invariants_hold_after_every_action(
    seats: int, seed: int, choice: int, options: dict[str, Any]
) -> None:
    """PR-8.10, PR-8.11, PR-8.12, PR-8.14 with their history; all the others by `faults`."""
    t = Table(GAME.new(seats, seed=seed, **options))
    rng = Rng(choice)
    witness = Witness(t)
    while not t.state.over:
        actions = t.state.actions()
        t.state.play(actions[rng.below(len(actions))])
        witness.look()
    assert sum(sum(part.values()) for part in t.state.breakdown()) == sum(t.state.scores())
    assert min(t.state.standings()) == 1


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.sampled_from([2, 3, 4, 5]), seed=st.integers(0, 2**32))
def test_PR_8_15_each_legal_action_can_be_executed(seats: int, seed: int) -> None:
    """Every branch of every decision of a random game, one step deep; the copy leaves the original alone."""
    state = GAME.new(seats, seed=seed)
    rng = Rng(seed)
    while not state.over:
        actions = state.actions()
        before = state.fingerprint()
        for action in actions:
            twin = state.copy()
            twin.play(action)
            assert GAME.faults(twin) == []
        assert state.fingerprint() == before
        state.play(actions[rng.below(len(actions))])


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.sampled_from([2, 3, 4, 5]), seed=st.integers(0, 2**32))
def test_PR_7_1_views_of_a_random_game_never_depend_on_the_hidden_pile(seats: int, seed: int) -> None:
    """A table with its hidden pile drawn anew looks the same from every seat, and offers the same choices."""
    state = GAME.new(seats, seed=seed)
    rng = Rng(seed)
    while not state.over:
        actions = state.actions()
        if rng.below(6) == 0:
            twin = state.imagine(0, rng)
            for viewer in (None, *range(seats)):
                assert twin.view(viewer) == state.view(viewer)
            assert twin.actions() == actions
        state.play(actions[rng.below(len(actions))])
