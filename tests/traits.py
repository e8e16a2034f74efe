"""What a network is told of a position, by the names of the traits."""

from __future__ import annotations

import ludoteca
from ludoteca.bots.search.network import told_of_seat, told_of_table
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.state import State


def own(state: State, seat: int) -> dict[str, int]:
    """Of one seat."""
    traits = traits_of(state)
    return dict(zip(traits.own, told_of_seat(traits, state, seat), strict=True))


def shared(state: State) -> dict[str, int]:
    """Of the table."""
    traits = traits_of(state)
    return dict(zip(traits.shared, told_of_table(traits, state), strict=True))


def traits_of(state: State) -> Traits:
    """The traits of its game."""
    traits = ludoteca.game(state.game_id).traits
    assert traits is not None
    return traits
