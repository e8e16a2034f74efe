"""Options: types, limits, what a person types."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.options import Option, free_text, settle, settle_for, switch

ROUNDS = Option("rounds", None, (None,), 1, 10)
MAP = Option("map", "small", ("small", "large"))
HIDDEN = switch("hidden", True)


@pytest.mark.parametrize(
    ("option", "value"),
    [(ROUNDS, None), (ROUNDS, 1), (ROUNDS, 10), (MAP, "large"), (HIDDEN, True), (HIDDEN, False)],
)
def test_allowed_values_pass(option, value):
    assert option.check(value) is value


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (ROUNDS, 0, "none or a whole number from 1 to 10"),
        (ROUNDS, 11, "none or a whole number from 1 to 10"),
        (ROUNDS, True, "none or a whole number from 1 to 10"),
        (ROUNDS, 1.0, "none or a whole number from 1 to 10"),
        (ROUNDS, "1", "none or a whole number from 1 to 10"),
        (MAP, "Large", "small or large"),
        (MAP, None, "small or large"),
        (MAP, ["small"], "small or large"),
        (HIDDEN, 1, "true or false"),
        (HIDDEN, 0, "true or false"),
        (HIDDEN, "true", "true or false"),
    ],
)
def test_other_values_are_refused_with_what_is_allowed(option, value, allowed):
    with pytest.raises(BadOption) as caught:
        option.check(value)
    assert str(caught.value) == f"option {option.name} = {value!r}: allowed is {allowed}"


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (ROUNDS, "none", None),
        (ROUNDS, " 7 ", 7),
        (MAP, "LARGE", "large"),
        (HIDDEN, "False", False),
        (HIDDEN, " true", True),
    ],
)
def test_typed_text_is_read(option, text, value):
    assert option.read(text) is value


@pytest.mark.parametrize(
    ("option", "text"), [(ROUNDS, "seven"), (ROUNDS, "11"), (HIDDEN, "1"), (MAP, ""), (ROUNDS, "9" * 5000)]
)
def test_typed_nonsense_is_refused(option, text):
    with pytest.raises(BadOption, match="allowed is"):
        option.read(text)


def test_settling_fills_in_defaults_and_cannot_be_changed():
    settled = settle((ROUNDS, MAP, HIDDEN), {"map": "large"})
    assert dict(settled) == {"rounds": None, "map": "large", "hidden": True}
    with pytest.raises(TypeError):
        settled["map"] = "small"


def test_an_unknown_option_lists_the_known_ones():
    with pytest.raises(BadOption, match="unknown option 'mapp'; the game has: rounds, map"):
        settle((ROUNDS, MAP), {"mapp": "large"})
    with pytest.raises(BadOption, match="the game has: none"):
        settle((), {"map": "large"})


@pytest.mark.parametrize(
    "make",
    [
        lambda: Option("seats", 1, low=1, high=2),
        lambda: Option("two words", 1, low=1, high=2),
        lambda: Option("half", 1, low=1),
        lambda: Option("wrong_default", 5, low=1, high=2),
        lambda: Option("nothing_allowed", 1),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(make):
    with pytest.raises(ValueError, match="option"):
        make()


def wrong_map(text):
    return "" if set(text) <= set("sea land\n") else "only s, e, a, l, n and d are land or sea"


MAP_TEXT = free_text("chart", "sea", 12, wrong_map)


def test_a_free_text_is_kept_as_it_was_written():
    assert MAP_TEXT.check("land\nsea") == "land\nsea"
    assert MAP_TEXT.read("  sea ") == "  sea "
    assert settle([MAP_TEXT], {}) == {"chart": "sea"}


def test_the_game_says_what_is_wrong_with_a_free_text():
    with pytest.raises(BadOption, match=r"^option chart: only s, e, a, l, n and d are land or sea$"):
        MAP_TEXT.check("mountain")


@pytest.mark.parametrize("value", ["s" * 13, 7, None, True])
def test_a_text_too_long_or_none_at_all_is_refused(value):
    with pytest.raises(BadOption, match="allowed is a text of at most 12 characters"):
        MAP_TEXT.check(value)


def test_a_long_value_is_not_echoed_whole():
    with pytest.raises(BadOption) as caught:
        MAP.check("x\n" * 5000)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


def test_a_text_of_a_megabyte_cannot_be_asked_for():
    with pytest.raises(ValueError, match="at most 65536 characters"):
        free_text("chart", longest=1 << 20)


DUEL = switch("duel", False, seats=(2,))
GAME_OPTIONS = [MAP, DUEL]


def test_an_option_for_some_seats_is_settled_with_them():
    assert settle_for(2, GAME_OPTIONS, [MAP, DUEL], {"duel": True}) == {"map": "small", "duel": True}


def test_an_option_for_other_seats_keeps_its_default():
    assert settle_for(3, GAME_OPTIONS, [MAP], {"duel": False}) == {"map": "small", "duel": False}
    with pytest.raises(BadOption, match=r"^option duel is not meant for 3 seats$"):
        settle_for(3, GAME_OPTIONS, [MAP], {"duel": True})


def test_values_may_depend_on_the_seats():
    fewer = Option("rounds", None, (None,), 1, 3)
    with pytest.raises(BadOption, match="from 1 to 3"):
        settle_for(2, [ROUNDS], [fewer], {"rounds": 7})


def test_suits_says_for_how_many_it_is_meant():
    assert [seats for seats in range(1, 6) if DUEL.suits(seats)] == [2]
    assert all(MAP.suits(seats) for seats in range(1, 6))
