"""The sequence of play: a round is a list of picks, a pick is a role and its phase (PR-5.1, PR-4.2).

Round:      each player in turn chooses a role; its phase is played before the next one chooses
Settler:    each player: hacienda, tile, hospice; then new plantations
Mayor:      privilege; colonists from the ship; each player places his; then a new ship
Builder:    each player: building, university
Craftsman:  everybody produces; the craftsman's extra good
Trader:     each player sells one good while the house has room
Captain:    players load in turn until nobody can; each stores; full ships leave
Prospector: one doubloon
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.puerto_rico.steps import (
    builder,
    captain,
    craftsman,
    mayor,
    roles,
    settler,
    storage,
    trader,
)
from ludoteca.games.puerto_rico.steps.names import (
    BUILDER_BUILD,
    BUILDER_UNIVERSITY,
    CAPTAIN_LOAD,
    CAPTAIN_STORE,
    CHOOSE_ROLE,
    CRAFTSMAN_BONUS,
    MAYOR_ASSIGN,
    MAYOR_PRIVILEGE,
    SETTLER_HACIENDA,
    SETTLER_HOSPICE,
    SETTLER_TILE,
    TRADER_SELL,
)

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

NOTHING: Final[list[int]] = []


def choices(s: State) -> list[int]:
    """The legal actions at the current step; none if its precondition fails (PR-4.4)."""
    step = s.step
    if step == CHOOSE_ROLE:
        return roles.actions(s)
    if step == MAYOR_ASSIGN:
        return mayor.assign_actions(s)
    if step == SETTLER_HACIENDA:
        return settler.hacienda_actions(s)
    if step == SETTLER_TILE:
        return settler.tile_actions(s)
    if step == SETTLER_HOSPICE:
        return settler.hospice_actions(s)
    if step == MAYOR_PRIVILEGE:
        return mayor.privilege_actions(s)
    if step == BUILDER_BUILD:
        return builder.build_actions(s)
    if step == BUILDER_UNIVERSITY:
        return builder.university_actions(s)
    if step == CRAFTSMAN_BONUS:
        return craftsman.actions(s)
    if step == TRADER_SELL:
        return trader.actions(s)
    if step == CAPTAIN_LOAD:
        return captain.actions(s)
    if step == CAPTAIN_STORE:
        return storage.actions(s)
    return NOTHING


def resolve(s: State, action: i64) -> None:
    """Carry out an action of the current step."""
    step = s.step
    if step == CHOOSE_ROLE:
        roles.play(s, action)
    elif step == MAYOR_ASSIGN:
        mayor.assign(s, action)
    elif step == SETTLER_HACIENDA:
        settler.use_hacienda(s, action)
    elif step == SETTLER_TILE:
        settler.take_tile(s, action)
    elif step == SETTLER_HOSPICE:
        settler.use_hospice(s, action)
    elif step == MAYOR_PRIVILEGE:
        mayor.use_privilege(s, action)
    elif step == BUILDER_BUILD:
        builder.build_building(s, action)
    elif step == BUILDER_UNIVERSITY:
        builder.use_university(s, action)
    elif step == CRAFTSMAN_BONUS:
        craftsman.play(s, action)
    elif step == TRADER_SELL:
        trader.play(s, action)
    elif step == CAPTAIN_LOAD:
        captain.play(s, action)
    elif step == CAPTAIN_STORE:
        storage.play(s, action)


def skip(s: State) -> None:
    """Move on from a step whose precondition fails."""
    step = s.step
    if step == MAYOR_ASSIGN:
        mayor.next_mayor_turn(s)
    elif step == SETTLER_HACIENDA:
        s.step = SETTLER_TILE
    elif step == SETTLER_TILE or step == SETTLER_HOSPICE:
        settler.next_settler(s)
    elif step == MAYOR_PRIVILEGE:
        mayor.distribute(s)
    elif step == BUILDER_BUILD or step == BUILDER_UNIVERSITY:
        builder.next_builder(s)
    elif step == CRAFTSMAN_BONUS:
        roles.end_phase(s)
    elif step == TRADER_SELL:
        trader.next_trader(s)
    elif step == CAPTAIN_LOAD:
        captain.idle(s)
    elif step == CAPTAIN_STORE:
        storage.next_store(s)
