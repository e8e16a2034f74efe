"""Reading a position: every fault is named by its place."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadPosition
from ludoteca.core.options import Option, switch
from ludoteca.core.position import Reader, counts, seat_or_none, seats_of, word_or_none, words_of

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


def test_counts_seats_and_bit_sets_are_read_as_they_were_written():
    assert list(Reader(counts(WORDS, [3, 0])).counts(WORDS)) == [3, 0]
    assert [Reader(seat_or_none(seat)).seat_or_none(3) for seat in (-1, 0, 2)] == [-1, 0, 2]
    assert [Reader(word_or_none(WORDS, word)).word_or_none(WORDS) for word in (-1, 1)] == [-1, 1]
    assert words_of(WORDS, 0b10) == ["indigo"]
    assert seats_of(0b101) == [0, 2]
    for bits in range(4):
        assert Reader(words_of(WORDS, bits)).bits(WORDS) == bits
        assert Reader(seats_of(bits)).seats(2) == bits


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: Reader({"corn": 1}).counts(WORDS), "position: 'indigo' is missing"),
        (
            lambda: Reader({"corn": 1, "rum": 1}).counts(WORDS),
            "position: unknown key 'rum'; known: corn, indigo",
        ),
        (
            lambda: Reader({"corn": 9, "indigo": 1}).counts(WORDS, 8),
            "position.corn: expected a whole number from 0 to 8, found 9",
        ),
        (lambda: Reader(3).seat_or_none(3), "position: expected a whole number from 0 to 2, found 3"),
        (lambda: Reader(["corn", "corn"]).bits(WORDS), "position[1]: 'corn' is there twice"),
        (lambda: Reader([1, 1]).seats(2), "position[1]: 1 is there twice"),
        (lambda: Reader([2]).seats(2), "position[0]: expected a whole number from 0 to 1, found 2"),
    ],
)
def test_counts_seats_and_bit_sets_name_their_faults(ask, message):
    with pytest.raises(BadPosition) as caught:
        ask()
    assert str(caught.value) == message


def test_a_key_that_nobody_asked_for_is_refused_in_the_end():
    reader = Reader({"a": {"b": 1, "c": 2}, "list": [{"d": 1, "e": 2}]})
    reader.part("a").part("b").number(0, 1)
    with pytest.raises(BadPosition, match=r"^position: unknown key 'list'; known: a$"):
        reader.refuse_unknown()
    entry = reader.part("list").parts()[0]
    entry.part("d")
    with pytest.raises(BadPosition, match=r"^position\.a: unknown key 'c'; known: b$"):
        reader.refuse_unknown()
    reader.part("a").part("c")
    with pytest.raises(BadPosition, match=r"^position\.list\[0\]: unknown key 'e'; known: d$"):
        reader.refuse_unknown()
    reader.part("list").parts()[0].part("e")
    reader.refuse_unknown()


def test_a_fault_is_one_line_of_bearable_length():
    message = str(Reader({}).fail("one\ntwo\r\n" + "x" * 10_000))
    assert message.startswith("position: one two")
    assert len(message) <= 600
    assert len(message.splitlines()) == 1
