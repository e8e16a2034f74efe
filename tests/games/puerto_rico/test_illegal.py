"""What is refused, and why: every reason of the room and its steps; lines that are no actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core import steps
from ludoteca.core.errors import IllegalAction, MalformedAction, Reason
from ludoteca.games.puerto_rico import reasons

from .table import GAME, P, Table, table

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "puerto_rico.md"


def over() -> Table:
    return table(3, max_rounds=1).play("role craftsman", "role trader", "role captain")


def roles() -> Table:
    return table(5, taken="settler")


def three_seats() -> Table:
    return table(3)


def settling() -> Table:
    """P1, no settler, without a hut, may take what lies open."""
    return table(3, face_up="4 corn").play("role settler", "pass")


def settling_without_quarries() -> Table:
    return table(3, P(island="8 quarry")).play("role settler")


def placing() -> Table:
    """Two colonists for three kinds of circle, corn is asked first."""
    return table(3, P(island="2 corn 2 indigo coffee", san_juan=1)).play("role mayor", "privilege no")


def placing_three_of_four() -> Table:
    return table(3, P(island="2 corn 2 indigo", san_juan=2)).play("role mayor", "privilege no")


def placing_one() -> Table:
    return table(3, P(island="2 corn 2 indigo")).play("role mayor", "privilege no")


def building() -> Table:
    city = "office guild_hall residence fortress small_market hacienda small_warehouse hospice"
    return table(3, P(doubloons=7, city=city), sold_out="harbor").play("role builder")


def producing() -> Table:
    """Corn of his own is used up, indigo is left."""
    player = P(island="corn* indigo*", city="small_indigo_plant*")
    return table(3, player, goods_supply="1 corn").play("role craftsman")


def selling() -> Table:
    return table(3, P(goods="1 corn 1 sugar 1 indigo"), house="sugar").play("role trader")


def loading() -> Table:
    ships = {5: "1 corn", 6: "2 sugar", 7: ""}
    return table(4, P(goods="2 corn 1 coffee"), ships=ships).play("role captain")


def loading_six() -> Table:
    return table(4, P(goods="6 coffee 1 corn")).play("role captain")


def loading_on_a_full_ship() -> Table:
    """The captain filled the five with corn; P1 has more of it, and two kinds for the empty six."""
    t = table(4, P(goods="5 corn"), P(goods="1 corn 2 coffee 1 tobacco"), ships={7: "1 sugar"})
    return t.play("role captain", "load corn 5")


def storing() -> Table:
    """Two kinds that no ship takes, and room for one barrel; corn is asked first."""
    ships = {4: "1 sugar", 5: "1 indigo", 6: "1 tobacco"}
    return table(3, P(goods="2 corn 2 coffee"), ships=ships).play("role captain")


REFUSED = [
    (over, "role settler", "reason-game-over", {}),
    (three_seats, "pass", "reason-no-passing", {}),
    (loading, "pass", "reason-no-passing", {}),
    (three_seats, "build office", "reason-other-step", {"step": "choose_role"}),
    (settling, "hospice yes", "reason-other-step", {"step": "settler_tile"}),
    (three_seats, "role prospector_1", "reason-role-not-in-play", {"role": "prospector_1"}),
    (roles, "role settler", "reason-role-taken", {"role": "settler", "owner": 0}),
    (roles, "role prospector_2", "reason-equal-prospectors", {}),
    (settling, "settle coffee", "reason-no-such-plantation", {"tile": "coffee"}),
    (settling_without_quarries, "settle quarry", "reason-no-quarry-left", {}),
    (settling, "settle quarry", "reason-quarry-is-a-privilege", {}),
    (placing, "place indigo 1", "reason-other-circle", {"circle": "corn"}),
    (placing_three_of_four, "place corn 3", "reason-too-few-circles", {"circle": "corn", "count": 2}),
    (placing_one, "place corn 2", "reason-too-few-colonists", {"count": 1}),
    (placing_three_of_four, "place corn 0", "reason-colonists-must-work", {}),
    (building, "build office", "reason-already-built", {"building": "office"}),
    (building, "build harbor", "reason-sold-out", {"building": "harbor"}),
    (building, "build city_hall", "reason-no-space", {"building": "city_hall"}),
    (
        building,
        "build wharf",
        "reason-too-expensive",
        {"building": "wharf", "price": 8, "doubloons": 7},
    ),
    (producing, "bonus sugar", "reason-not-produced", {"good": "sugar"}),
    (producing, "bonus corn", "reason-supply-empty", {"good": "corn"}),
    (selling, "sell coffee", "reason-no-such-good", {"good": "coffee"}),
    (selling, "sell sugar", "reason-house-has-it", {"good": "sugar"}),
    (loading, "load tobacco 7", "reason-no-such-good", {"good": "tobacco"}),
    (loading, "load corn wharf", "reason-no-wharf", {}),
    (loading, "load corn 8", "reason-no-such-ship", {"ship": "8"}),
    (loading, "load coffee 6", "reason-ship-carries", {"ship": "6", "good": "sugar"}),
    (loading, "load corn 7", "reason-good-on-other-ship", {"good": "corn"}),
    (loading_on_a_full_ship, "load corn 5", "reason-ship-full", {"ship": "5"}),
    (loading_six, "load coffee 5", "reason-larger-ship", {"good": "coffee"}),
    (storing, "keep coffee 1", "reason-other-good", {"good": "corn"}),
    (storing, "keep corn 2", "reason-keep-as-allowed", {"good": "corn"}),
]


@pytest.mark.parametrize(
    ("at", "line", "reason", "args"), REFUSED, ids=[f"{r[2][7:]}: {r[1]}" for r in REFUSED]
)
def test_a_refusal_names_its_reason(
    at: Callable[[], Table], line: str, reason: str, args: dict[str, str | int]
) -> None:
    """The position stays as it was, and the message says what would be possible."""
    t = at()
    before = t.state.fingerprint()
    with pytest.raises(IllegalAction) as caught:
        t.state.play(GAME.parse(line))
    assert caught.value.reason == Reason(reason, args)
    assert list(caught.value.possible) == t.legal
    assert repr(line) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert t.state.fingerprint() == before


def test_every_reason_of_the_code_is_proven_here() -> None:
    sources = [Path(steps.__file__).with_name("steps.py"), Path(reasons.__file__).with_suffix(".py")]
    written = {reason for file in sources for reason in re.findall(r'"(reason-[a-z-]+)"', file.read_text())}
    assert written == {refusal[2] for refusal in REFUSED}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["empty line", "role", "settle"]),
        ("biuld hacienda", ["no verb 'biuld'", "did you mean 'build'?"]),
        ("build haciende", ["no building 'haciende'", "did you mean 'hacienda'?"]),
        ("build", ["expected build <building>"]),
        ("load corn", ["expected load <good> <ship>"]),
        ("load corn 9", ["no ship '9'", "4, 5, 6, 7, 8, wharf"]),
        ("load maize 6", ["no good 'maize'", "corn, indigo, sugar, tobacco, coffee"]),
        ("keep corn 12", ["no count '12'"]),
        ("place corn -1", ["no count '-1'"]),
        ("hospice maybe", ["no answer 'maybe'", "yes, no"]),
        ("pass now", ["expected pass"]),
    ],
)
def test_a_malformed_line_gets_a_suggestion(line: str, words: list[str]) -> None:
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(line)
    assert all(word in str(caught.value) for word in words), caught.value
    assert "\n" not in str(caught.value)


def test_PR_4_27_the_notation_table_of_the_document_is_the_table_of_verbs() -> None:
    """Every line of the table parses, and every verb of the game stands in it."""
    text = DOCUMENT.read_text().partition("### 4.5 Notation")[2].partition("**Chance events**")[0]
    rows = [row.split("|")[2:4] for row in text.splitlines() if re.match(r"\| D\d", row)]
    assert len(rows) == 12
    lines = [line for row in rows for cell in row for line in re.findall(r"`([^`]+)`", cell)]
    for line in lines:
        assert GAME.text(GAME.parse(line)) == line
    assert {line.split()[0] for line in lines} == {verb.word for verb in GAME.verbs.verbs}


def test_PR_4_27_notation_round_trips_and_forgives_blanks_and_capitals() -> None:
    for action in range(GAME.verbs.size):
        assert GAME.parse(GAME.text(action)) == action
    assert GAME.parse("  Load   CORN 6 ") == GAME.parse("load corn 6")


def test_numbers_beyond_the_table_are_no_actions() -> None:
    for number in (-1, GAME.verbs.size):
        with pytest.raises(MalformedAction, match=f"numbered 0 to {GAME.verbs.size - 1}"):
            three_seats().state.play(number)
