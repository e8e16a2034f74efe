"""The options of section 3."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.errors import BadOption

from .table import GAME, P, table


def test_options_have_the_defaults_of_the_document() -> None:
    assert dict(GAME.new(seed=1).options) == {
        "first_governor": "random",
        "hidden_vp": True,
        "swap_factory_university": False,
        "corn_start_minus_one": False,
        "max_rounds": None,
    }
    assert GAME.new(seed=1).seats == 4


def test_option_swap_factory_university() -> None:
    t = table(3, P(doubloons=9), P(doubloons=9), swap_factory_university=True).play("P0 role builder")
    t.play("P0 build factory", "P1 build university")
    assert t.doubloons(0) == 9 - (8 - 1)
    assert t.doubloons(1) == 9 - 7
    usual = table(3, P(doubloons=9), P(doubloons=9)).play("role builder", "build factory", "build university")
    assert (usual.doubloons(0), usual.doubloons(1)) == (9 - (7 - 1), 9 - 8)


@pytest.mark.parametrize(
    ("seats", "doubloons"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [3, 3, 2, 2]), (5, [4, 4, 4, 3, 3])]
)
def test_option_corn_start_minus_one(seats: int, doubloons: list[int]) -> None:
    t = table(seats, corn_start_minus_one=True)
    assert [t.doubloons(seat) for seat in range(seats)] == doubloons


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (6, {}, ["6 seats", "2, 3, 4, 5"]),
        (1, {}, ["1 seats", "2, 3, 4, 5"]),
        (3, {"first_governor": 3}, ["first_governor = 3", "0 to 2"]),
        (3, {"first_governor": "anna"}, ["first_governor = 'anna'", "random"]),
        (3, {"first_governor": True}, ["first_governor = True"]),
        (3, {"hidden_vp": "yes"}, ["hidden_vp = 'yes'", "true or false"]),
        (3, {"hidden_vp": 1}, ["hidden_vp = 1"]),
        (3, {"max_rounds": 0}, ["max_rounds = 0", "1 to 1000"]),
        (3, {"nobles": True}, ["unknown option 'nobles'", "hidden_vp"]),
        (3, {"seed": -1}, ["seed -1"]),
    ],
)
def test_a_bad_option_says_what_is_allowed(seats: int, options: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, **options)
    assert all(word in str(caught.value) for word in words), caught.value
    assert "\n" not in str(caught.value)
