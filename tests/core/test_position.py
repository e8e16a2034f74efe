"""Reading a position: every fault is named by its place."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadPosition
from ludoteca.core.options import Option, switch
from ludoteca.core.position import Reader

DATA = {
    "name": "corn",
    "count": 3,
    "open": True,
    "none": None,
    "list": ["corn", 2, False],
    "part": {"deep": {"er": "x"}},
}
READER = Reader(DATA)
WORDS = ("corn", "indigo")


def test_well_formed_parts_are_read():
    assert READER.part("name").text() == "corn"
    assert READER.part("name").word(WORDS) == 0
    assert READER.part("none").word_or_none(WORDS) == -1
    assert READER.part("name").word_or_none(WORDS) == 0
    assert READER.part("count").number(3, 3) == 3
    assert READER.part("open").flag() is True
    assert [part.data for part in READER.part("list").exactly(3)] == DATA["list"]
    assert READER.part("part").keys(["deep", "other"]) == ["deep"]


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda r: r.part("nome"), "position: 'nome' is missing"),
        (lambda r: r.part("list").part("x"), "position.list: expected an object"),
        (lambda r: r.part("count").keys(["a"]), "position.count: expected an object"),
        (lambda r: r.part("part").keys(["a"]), "position.part: unknown key 'deep'; known: a"),
        (lambda r: r.part("name").parts(), "position.name: expected a list"),
        (lambda r: r.part("part").parts(), "position.part: expected a list"),
        (lambda r: r.part("list").exactly(2), "position.list: expected 2 entries, found 3"),
        (
            lambda r: r.part("count").number(4, 9),
            "position.count: expected a whole number from 4 to 9, found 3",
        ),
        (lambda r: r.part("count").number(4, 4), "position.count: expected 4, found 3"),
        (
            lambda r: r.part("open").number(0, 1),
            "position.open: expected a whole number from 0 to 1, found True",
        ),
        (lambda r: r.part("count").flag(), "position.count: expected true or false, found 3"),
        (lambda r: r.part("none").text(), "position.none: expected a text, found None"),
        (
            lambda r: r.part("list").parts()[1].word(WORDS),
            "position.list[1]: expected one of corn, indigo, found 2",
        ),
        (
            lambda r: r.part("list").word(WORDS),
            "position.list: expected one of corn, indigo, found ['corn', 2, False]",
        ),
        (
            lambda r: r.part("part").part("deep").part("er").number(0, 1),
            "position.part.deep.er: expected a whole",
        ),
        (
            lambda r: r.part("name").generator(),
            "position.name: expected sixteen hexadecimal digits, found 'corn'",
        ),
        (lambda r: r.part("count").generator(), "position.count: expected a text, found 3"),
    ],
)
def test_a_fault_is_named_by_its_place(ask, message):
    with pytest.raises(BadPosition) as caught:
        ask(READER)
    assert str(caught.value).startswith(message)


def test_a_long_value_is_shown_briefly():
    with pytest.raises(BadPosition) as caught:
        Reader(["x" * 10_000]).number(0, 1)
    assert len(str(caught.value)) < 150


def test_settings_are_checked_and_filled_in():
    options = (switch("hidden", True), Option("hand", 4, low=2, high=9))
    assert dict(Reader({"hand": 5}).settings(options)) == {"hidden": True, "hand": 5}
    for wrong in ({"hand": 10}, {"hand": [4]}, {"hat": 4}, [], None):
        with pytest.raises(BadPosition, match="position"):
            Reader(wrong).settings(options)


def test_a_generator_is_read():
    assert Reader("0123456789abcdef").generator().state() == "0123456789abcdef"
