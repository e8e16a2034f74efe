"""The table of verbs: numbers, notation, elements and the messages for slips of the pen."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import MalformedAction
from ludoteca.core.verbs import YES_NO, Domain, Verb, Verbs, numbers

GOOD = Domain("good", ("corn", "indigo", "sugar"))
SHIP = numbers("ship", 4, 6)
VERBS = Verbs(
    Verb("pass"), Verb("load", GOOD, SHIP), Verb("hacienda", YES_NO), Verb("swap", GOOD, GOOD.named("for"))
)


def test_actions_are_numbered_without_gaps_in_the_order_of_the_table():
    assert VERBS.size == 1 + 9 + 2 + 9
    assert [VERBS.first(word) for word in ("pass", "load", "hacienda", "swap")] == [0, 1, 10, 12]
    assert [VERBS.text(n) for n in (0, 1, 2, 4, 9, 10, 11, 12, 20)] == [
        "pass",
        "load corn 4",
        "load corn 5",
        "load indigo 4",
        "load sugar 6",
        "hacienda yes",
        "hacienda no",
        "swap corn corn",
        "swap sugar sugar",
    ]


def test_text_and_parse_are_inverse():
    assert [VERBS.parse(VERBS.text(action)) for action in range(VERBS.size)] == list(range(VERBS.size))


def test_parse_is_generous_with_blanks_and_capitals():
    assert VERBS.parse("  Load\tCORN   5 ") == VERBS.parse("load corn 5")


def test_parts_name_arguments_and_elements():
    parts = VERBS.parts(VERBS.parse("load indigo 5"))
    assert repr(parts.verb) == "load <good> <ship>"
    assert parts.arguments == {"good": "indigo", "ship": 5}
    assert parts.elements == ["good:indigo", "ship:5"]
    assert VERBS.parts(0).arguments == {}
    assert VERBS.parts(0).elements == ["pass"]


def test_a_renamed_domain_keeps_the_kind_of_its_elements():
    parts = VERBS.parts(VERBS.parse("swap corn sugar"))
    assert parts.arguments == {"good": "corn", "for": "sugar"}
    assert parts.elements == ["good:corn", "good:sugar"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("", "empty line; an action begins with one of: pass, load, hacienda, swap"),
        ("   ", "empty line; an action begins with one of: pass, load, hacienda, swap"),
        ("laod corn 4", "no verb 'laod', did you mean 'load'?"),
        ("xyzzy", "no verb 'xyzzy'; known: pass, load, hacienda, swap"),
        ("load corn", "expected load <good> <ship>"),
        ("load corn 4 5", "expected load <good> <ship>"),
        ("load corm 4", "no good 'corm', did you mean 'corn'?"),
        ("load corn 7", "no ship '7'; known: 4, 5, 6"),
        ("load corn 04", "no ship '04', did you mean '4'?"),
        ("swap corn silk", "no for 'silk'; known: corn, indigo, sugar"),
    ],
)
def test_a_malformed_line_says_what_was_meant(line, problem):
    with pytest.raises(MalformedAction) as caught:
        VERBS.parse(line)
    assert caught.value.problem == problem
    assert caught.value.line == line
    assert str(caught.value) == f"malformed action {line!r}: {problem}"


@pytest.mark.parametrize("number", [-1, 21, 10**30])
def test_a_number_that_is_no_action(number):
    for ask in (VERBS.text, VERBS.parts):
        with pytest.raises(MalformedAction, match="actions are numbered 0 to 20"):
            ask(number)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Verbs(Verb("pass"), Verb("pass")),
        lambda: Verb("two words"),
        lambda: Verb("Pass"),
        lambda: Verb(""),
        lambda: Verb("swap", GOOD, GOOD),
        lambda: Verb("four", GOOD, SHIP, YES_NO, GOOD.named("more")),
        lambda: Domain("good", ("corn", "corn")),
        lambda: Domain("good", ("sweet corn",)),
        lambda: Domain("good", ("Corn",)),
    ],
)
def test_a_table_that_could_not_be_parsed_back_is_refused(make):
    with pytest.raises(ValueError, match=r"two|twice|word|arguments"):
        make()
