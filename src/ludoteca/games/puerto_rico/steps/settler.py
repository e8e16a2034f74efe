"""Settler: each player may take a plantation or a quarry (PR-4.10 … PR-4.12, PR-5.11 … PR-5.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.actions import (
    HACIENDA_NO,
    HACIENDA_YES,
    HOSPICE_NO,
    HOSPICE_YES,
    PASS,
    SETTLE_FIRST,
    settle,
)
from ludoteca.games.puerto_rico.data import (
    CONSTRUCTION_HUT,
    GOODS,
    HACIENDA,
    HOSPICE,
    ISLAND_SPACES,
    QUARRY,
    TILE_NAMES,
    TILES,
)
from ludoteca.games.puerto_rico.steps import roles
from ludoteca.games.puerto_rico.steps.step import Step, can_send_colonist, tell_pass, tell_unused

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


class Hacienda(Step):
    """May an occupied hacienda draw a face-down tile first (PR-4.10)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no, if a tile is left and the island has room."""
        if not s.is_occupied(s.seat, HACIENDA) or player_board.island_size(s, s.seat) == ISLAND_SPACES:
            return NOTHING
        if len(s.pile) == 0 and not has_tiles(s):
            return NOTHING
        return [HACIENDA_YES, HACIENDA_NO]

    def play(self, s: State, action: i64) -> None:
        """The tile drawn cannot be refused and gets no colonist (PR-4.10, PR-5.17)."""
        if action == HACIENDA_YES:
            tile = s.draw_tile()
            player_board.add_tile(s, s.seat, tile)
            if s.journal is not None:
                s.journal.tell("hacienda-drew", seat=s.seat, tile=TILE_NAMES[tile])
        else:
            tell_unused(s, "hacienda")
        s.step = SETTLER_TILE

    def skip(self, s: State) -> None:
        """On to the tile that everybody may take."""
        s.step = SETTLER_TILE


class Tile(Step):
    """Which tile comes to the island (PR-4.11)?"""

    def actions(self, s: State) -> list[int]:
        """Each face-up kind, a quarry for the settler or a construction hut, or pass."""
        if player_board.island_size(s, s.seat) == ISLAND_SPACES:
            return NOTHING
        legal: list[int] = [settle(kind) for kind in range(GOODS) if s.face_up[kind] > 0]
        if s.quarry_supply > 0 and may_quarry(s):
            legal.append(settle(QUARRY))
        legal.append(PASS)
        return legal

    def play(self, s: State, action: i64) -> None:
        """The tile goes to the island, unoccupied."""
        if action == PASS:
            tell_pass(s)
            next_settler(s)
            return
        tile = action - SETTLE_FIRST
        if tile == QUARRY:
            s.quarry_supply -= 1
        else:
            s.face_up[tile] -= 1
        player_board.add_tile(s, s.seat, tile)
        s.newest = tile
        s.step = SETTLER_HOSPICE
        if s.journal is not None:
            s.journal.tell("settled", seat=s.seat, tile=TILE_NAMES[tile])

    def skip(self, s: State) -> None:
        """A full island takes no tile."""
        next_settler(s)


class Hospice(Step):
    """May an occupied hospice put a colonist on the new tile (PR-4.12)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no, if a colonist is left."""
        return [HOSPICE_YES, HOSPICE_NO] if can_send_colonist(s, HOSPICE) else NOTHING

    def play(self, s: State, action: i64) -> None:
        """The colonist comes from the supply, else from the ship (PR-5.20)."""
        if action == HOSPICE_YES:
            s.take_colonist()
            s.settled[s.seat * TILES + s.newest] += 1
            if s.journal is not None:
                s.journal.tell("hospice-sent", seat=s.seat, tile=TILE_NAMES[s.newest])
        else:
            tell_unused(s, "hospice")
        next_settler(s)

    def skip(self, s: State) -> None:
        """The tile stays empty."""
        next_settler(s)


SETTLER_HACIENDA: Final[Step] = Hacienda("settler_hacienda", "hacienda")
SETTLER_TILE: Final[Step] = Tile("settler_tile", "settle", "pass")
SETTLER_HOSPICE: Final[Step] = Hospice("settler_hospice", "hospice")


def has_tiles(s: State) -> bool:
    """Is there a tile on the discard pile?"""
    return s.discard[0] + s.discard[1] + s.discard[2] + s.discard[3] + s.discard[4] > 0


def may_quarry(s: State) -> bool:
    """The settler's privilege, or an occupied construction hut (PR-5.11, PR-5.12)."""
    return s.seat == s.owner or s.is_occupied(s.seat, CONSTRUCTION_HUT)


def next_settler(s: State) -> None:
    """The next player's settler turn; after the last, new plantations."""
    s.seat = s.next_seat(s.seat)
    s.step = SETTLER_HACIENDA
    if s.seat == s.owner:
        refill(s)
        roles.end_phase(s)


def refill(s: State) -> None:
    """The tiles left are discarded and one more than there are players is drawn (PR-5.16)."""
    for kind in range(GOODS):
        s.discard[kind] += s.face_up[kind]
        s.face_up[kind] = 0
    for _ in range(s.seats + 1):
        tile = s.draw_tile()
        if tile >= 0:
            s.face_up[tile] += 1
    if s.journal is not None:
        s.journal.tell("plantations-drawn", tiles=shown(s))


def shown(s: State) -> tuple[str, ...]:
    """The face-up tiles by name."""
    return tuple(TILE_NAMES[kind] for kind in range(GOODS) for _ in range(s.face_up[kind]))
