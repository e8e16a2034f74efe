"""No field of a state is forgotten: every one is in `copy`, in `position` and in `read`, in all rooms."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games import GAMES
from ludoteca.testing import Forgotten, field_names, forgotten_fields
from tests.testing.broken import FAULTY
from tests.testing.toy import MarketState

WORKED_OUT = {
    "puerto_rico": ["picks", "max_rounds", "prices"],
    "rio_de_la_plata": [
        "last_year",
        "has_trade",
        "connected",
        "sticks",
        "standing",
        "district_has",
        "dwellings",
        "near_dwelling",
        "near_house",
    ],
    "roads_and_boats": [
        "cooperation",
        "choose_sources",
        "demolish_own",
        "discard_refund",
        "solo_mines",
        "last_turn",
    ],
    "romolo_o_remo": ["sides", "allied", "uses_die", "always_hostile", "max_rounds", "near", "presence"],
}
"""Fields that a position does not show by themselves, because `read` works them out from others."""
OF_A_RIVAL = {"romolo_o_remo": ["events", "legion", "legion_lying", "legion_marks", "battles"]}
"""Fields of an opponent that only who plays alone has; with others they are empty and not shown."""


@pytest.mark.parametrize("name", [*GAMES, "market_day", "slow_and_steady", "buried_gold"])
def test_no_field_is_forgotten(name):
    game = ludoteca.game(name)
    for seats in game.seat_counts:
        unshown = WORKED_OUT.get(name, []) + (OF_A_RIVAL.get(name, []) if seats > 1 else [])
        assert forgotten_fields(game, seats) == Forgotten([], unshown, [])


def test_the_fields_of_a_state_are_those_it_declares():
    state = ludoteca.game("market_day").new(2)
    assert set(field_names(state)) == {"seat", "reveals", *MarketState.__annotations__}


def test_what_a_copy_forgets_is_named():
    assert forgotten_fields(FAULTY["ForgetfulCopy"].game).by_copy == ["wares"]
    assert forgotten_fields(FAULTY["ForgottenField"].game) == Forgotten(["asks"], ["asks"], ["asks"])


def test_what_a_position_forgets_is_named():
    forgotten = forgotten_fields(FAULTY["UnwrittenField"].game)
    assert forgotten == Forgotten([], ["asks"], ["asks"])
