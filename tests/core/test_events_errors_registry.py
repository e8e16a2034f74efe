"""Events, errors and the registry: small things that people see."""

from __future__ import annotations

import sys
import types

import pytest

import ludoteca
import ludoteca.games.puerto_rico.state
from ludoteca.core import registry
from ludoteca.core.errors import (
    BadRecord,
    IllegalAction,
    LudotecaError,
    NoSuchPly,
    Reason,
    StaleVersion,
    UnknownGame,
)
from ludoteca.core.events import EVERYONE, Event, Journal
from ludoteca.core.insight import Insight, shares
from ludoteca.core.state import ranks


def test_everybody_sees_what_is_told_to_all():
    event = Event("sold", {"good": "corn"})
    assert event.witnesses is EVERYONE
    assert all(event.is_seen_by(seat) for seat in (0, 3, None))


def test_only_witnesses_see_what_is_told_to_them():
    event = Event("drew", {}, (0, 2))
    assert [event.is_seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert not Event("nobody", {}, ()).is_seen_by(None)


def test_a_journal_hands_over_each_event_once():
    journal = Journal()
    journal.tell("sold", seat=1, good="corn")
    journal.tell_seats((1,), "drew", tiles=("corn", "indigo"))
    first = journal.take()
    assert first == [
        Event("sold", {"seat": 1, "good": "corn"}),
        Event("drew", {"tiles": ("corn", "indigo")}, (1,)),
    ]
    assert journal.take() == []
    journal.tell("later")
    assert [event.id for event in journal.take()] == ["later"]
    assert len(first) == 2


def test_errors_are_for_people():
    reason = Reason("reason-too-expensive", {"price": 5, "doubloons": 2})
    assert str(reason) == "too expensive (price 5, doubloons 2)"
    assert str(Reason("reason-not-now")) == "not now"
    error = IllegalAction("build wharf", reason, [f"build {n}" for n in range(8)])
    assert str(error) == (
        "illegal action 'build wharf': too expensive (price 5, doubloons 2); possible now: "
        "build 0, build 1, build 2, build 3, build 4, build 5, …"
    )
    assert len(error.possible) == 8
    assert str(IllegalAction("pass", Reason("reason-game-over"), [])).endswith("possible now: nothing")
    assert str(StaleVersion(3, 5)) == "the match has moved on: made for ply 3, now at ply 5"
    assert str(NoSuchPly(9, 5)) == "there is no ply 9; the match has plies 0 to 5"
    assert str(BadRecord("cut off", 7)) == "line 7: cut off"
    assert str(BadRecord("cut off")) == "cut off"
    assert issubclass(NoSuchPly, LudotecaError)


def test_an_unknown_game_lists_the_known_ones():
    with pytest.raises(UnknownGame) as caught:
        ludoteca.game("monopoly")
    assert "unknown game 'monopoly'; the house has: " in str(caught.value)
    assert "puerto_rico" in str(caught.value)
    assert caught.value.game == "monopoly"


def test_a_room_that_registers_nothing_is_no_game(monkeypatch):
    monkeypatch.setattr(registry, "_rooms", {**registry._rooms, "empty_room": "empty_room"})
    monkeypatch.setitem(sys.modules, "empty_room", types.ModuleType("empty_room"))
    with pytest.raises(UnknownGame, match="empty_room"):
        ludoteca.game("empty_room")


def test_the_games_of_the_house_come_by_id():
    ids = [game.id for game in ludoteca.list_games()]
    assert ids == sorted(ids)
    assert "puerto_rico" in ids
    assert repr(ludoteca.game("puerto_rico")) == "ludoteca.game('puerto_rico')"


def test_the_list_of_games_does_not_hide_their_rooms():
    assert ludoteca.games.puerto_rico.state.__name__ == "ludoteca.games.puerto_rico.state"


def test_equal_keys_share_a_rank():
    assert ranks([(5, 1), (7, 0), (5, 1), (5, 2)]) == [3, 1, 3, 2]
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_the_plain_insight_knows_the_score():
    state = ludoteca.game("puerto_rico").new(3, seed=1)
    assert sum(Insight().evaluate(state)) == pytest.approx(1)
    assert Insight().prior(state, [4, 5]) == [1.0, 1.0]
