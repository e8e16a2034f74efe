"""Build, dismantle, transform (RR-5.27 … RR-5.34, RR-5.88)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import lands, stores
from ludoteca.games.romolo_o_remo.actions import (
    AEDIFICATOR_NO,
    AEDIFICATOR_YES,
    BUILD,
    BUILD_FIRST,
    DISMANTLE,
    DONE,
    FROM_BANK,
    FROM_DEFENSOR,
    REMOVE_FIRST,
    STOCKS,
    TAKE_FIRST,
    WALL_FIRST,
    wall,
)
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    AEDIFICATOR,
    ALL_SIDES,
    AQUEDUCT,
    BANK_OF,
    BANK_WALLS,
    CONSTRUCTION_NAMES,
    CONSTRUCTIONS,
    DEFENSOR,
    FIRST_WALL_PIECE,
    MOST_WALLS,
    PIECE_NAMES,
    PORT,
    RESOURCE_NAMES,
    RESOURCES,
    SIDES,
    STONE,
    STONE_COST,
    TEMPLE,
    TERRAIN_OF,
    WALL,
    WALLS_A_CONSTRUCTION,
    WOOD,
    WOOD_COST,
)
from ludoteca.games.romolo_o_remo.steps import action, payment
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

NOTHING_REMOVED: Final[i64] = -1


class BuildKind(Step):
    """What is built (RR-5.27)?"""

    def actions(self, s: State) -> list[int]:
        """Every kind that fits here and can be paid."""
        return [BUILD_FIRST + kind for kind in buildable(s, s.place, s.piece)]

    def play(self, s: State, action_: i64) -> None:
        """Walls are planned side by side, anything else is paid."""
        s.building = action_ - BUILD_FIRST
        s.step = WALL_SIDE if s.building == WALL else USE_AEDIFICATOR


class WallSide(Step):
    """On which side does the next wall stand, and where does it come from (RR-5.30, RR-5.93)?"""

    def actions(self, s: State) -> list[int]:
        """Free sides after the last one, from the Bank or the Defensor's tile; done after the first."""
        planned = s.bank_sides | s.tile_sides
        legal: list[int] = []
        if lands.BITS[planned] < MOST_WALLS:
            from_bank = can_add_wall(s, FROM_BANK)
            from_tile = can_add_wall(s, FROM_DEFENSOR)
            for side in range(SIDES):
                if s.walls[s.place] >> side & 1 or planned >> side:
                    continue
                if from_bank:
                    legal.append(wall(side, FROM_BANK))
                if from_tile:
                    legal.append(wall(side, FROM_DEFENSOR))
        if planned:
            legal.append(DONE)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """The wall is planned; when the plan is made it is paid."""
        if action_ == DONE:
            count = lands.BITS[s.bank_sides]
            due = wall_cost(s, s.place, count, s.piece)
            payment.begin(s, due, payment.one_kind(WOOD, due) | payment.one_kind(STONE, due))
            return
        pick = action_ - WALL_FIRST
        if pick % STOCKS == FROM_BANK:
            s.bank_sides |= bit(pick // STOCKS)
        else:
            s.tile_sides |= bit(pick // STOCKS)


class UseAedificator(Step):
    """Pay with the Aedificator: wood and stone in any mix, one more (RR-5.88)?"""

    def actions(self, s: State) -> list[int]:
        """A choice where both ways of paying are possible."""
        plain = is_payable(s, s.place, s.building, s.piece)
        with_him = is_payable_by_aedificator(s, s.place, s.building, s.piece)
        legal: list[int] = []
        if with_him:
            legal.append(AEDIFICATOR_YES)
            if plain:
                legal.append(AEDIFICATOR_NO)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """The due is fixed."""
        total = total_cost(s, s.place, s.building, s.piece)
        if action_ == AEDIFICATOR_YES:
            s.used |= bit(AEDIFICATOR)
            if s.journal is not None:
                s.journal.tell("aedificator-used", seat=s.seat)
            total += 1
            payment.begin(s, total, payment.one_kind(WOOD, total) | payment.one_kind(STONE, total))
        else:
            self.skip(s)

    def skip(self, s: State) -> None:
        """Paid as the table says, the temples' reduction in either kind (RR-5.29)."""
        caps = payment.one_kind(WOOD, WOOD_COST[s.building])
        caps |= payment.one_kind(STONE, STONE_COST[s.building])
        payment.begin(s, total_cost(s, s.place, s.building, s.piece), caps)


class DismantlePiece(Step):
    """Which piece is taken down (RR-5.31)?"""

    def actions(self, s: State) -> list[int]:
        """Any piece of the hex but a Tower."""
        return [REMOVE_FIRST + piece for piece in removable(s, s.place)]

    def play(self, s: State, action_: i64) -> None:
        """It is out of the game."""
        stores.remove_piece(s, s.place, action_ - REMOVE_FIRST)
        if s.journal is not None:
            s.journal.tell(
                "dismantled", seat=s.seat, piece=PIECE_NAMES[action_ - REMOVE_FIRST], hex=HEX_NAMES[s.place]
            )
        s.step = DISMANTLE_GAIN


class DismantleGain(Step):
    """Wood or stone for it (RR-5.31)?"""

    def actions(self, s: State) -> list[int]:
        """One of the two."""
        return [TAKE_FIRST + WOOD, TAKE_FIRST + STONE]

    def play(self, s: State, action_: i64) -> None:
        """One cube to the hand."""
        resource = action_ - TAKE_FIRST
        s.cubes[s.seat * RESOURCES + resource] += 1
        if s.journal is not None:
            s.journal.tell("took", seat=s.seat, resource=RESOURCE_NAMES[resource], count=1)
        action.finish(s)


class TransformPiece(Step):
    """Which piece is transformed (RR-5.32)?"""

    def actions(self, s: State) -> list[int]:
        """Any piece in whose place something else could be built."""
        legal: list[int] = []
        for piece in removable(s, s.place):
            if len(buildable(s, s.place, piece)) > 0:
                legal.append(REMOVE_FIRST + piece)
        return legal

    def play(self, s: State, action_: i64) -> None:
        """What takes its place is chosen next; until that is paid it stands."""
        s.piece = action_ - REMOVE_FIRST
        s.step = BUILD_KIND


BUILD_KIND: Final[Step] = BuildKind("build_kind", "build")
WALL_SIDE: Final[Step] = WallSide("wall_side", "wall", "done")
USE_AEDIFICATOR: Final[Step] = UseAedificator("use_aedificator", "aedificator")
DISMANTLE_PIECE: Final[Step] = DismantlePiece("dismantle_piece", "remove")
DISMANTLE_GAIN: Final[Step] = DismantleGain("dismantle_gain", "take")
TRANSFORM_PIECE: Final[Step] = TransformPiece("transform_piece", "remove")


def begin(s: State) -> None:
    """The first decision of building, dismantling or transforming."""
    if s.act == BUILD:
        s.step = BUILD_KIND
    else:
        s.step = DISMANTLE_PIECE if s.act == DISMANTLE else TRANSFORM_PIECE


def place(s: State) -> None:
    """The piece stands, in the place of another if one was transformed (RR-5.28, RR-5.32)."""
    if s.piece != NOTHING_REMOVED:
        if s.journal is not None:
            s.journal.tell("removed", seat=s.seat, piece=PIECE_NAMES[s.piece], hex=HEX_NAMES[s.place])
        stores.remove_piece(s, s.place, s.piece)
    if s.building == WALL:
        s.walls[s.place] |= s.bank_sides | s.tile_sides
        s.bank[BANK_WALLS] -= lands.BITS[s.bank_sides]
        s.defensor_walls -= lands.BITS[s.tile_sides]
    else:
        stores.add_construction(s, s.place, s.building)
    if s.journal is not None:
        s.journal.tell(
            "built",
            seat=s.seat,
            construction=CONSTRUCTION_NAMES[s.building],
            hex=HEX_NAMES[s.place],
            count=int(max(1, lands.BITS[s.bank_sides | s.tile_sides])),
        )
    action.finish(s)


# --- what is possible ----------------------------------------------------------------------------


def can_build(s: State, hex: i64) -> bool:
    """Can anything be built in the hex?"""
    return lands.is_land(s, hex) and has_buildable(s, hex, NOTHING_REMOVED)


def can_dismantle(s: State, hex: i64) -> bool:
    """Is there a piece to take down?"""
    return stores.has_pieces(s, hex)


def can_transform(s: State, hex: i64) -> bool:
    """Is there a piece in whose place something else could be built?"""
    if not stores.has_pieces(s, hex):
        return False
    for piece in removable(s, hex):
        if has_buildable(s, hex, piece):
            return True
    return False


def removable(s: State, hex: i64) -> list[int]:
    """Every piece of the hex but a Tower; walls one by one."""
    return stores.pieces(s, hex) + stores.wall_pieces(s, hex)


def buildable(s: State, hex: i64, removed: i64) -> list[int]:
    """The kinds that can be built in the hex, once a piece is removed."""
    kinds: list[int] = []
    for kind in range(CONSTRUCTIONS + 1):
        if is_buildable(s, hex, kind, removed):
            kinds.append(kind)
    return kinds


def has_buildable(s: State, hex: i64, removed: i64) -> bool:
    """Is there any such kind?"""
    for kind in range(CONSTRUCTIONS + 1):
        if is_buildable(s, hex, kind, removed):
            return True
    return False


def is_buildable(s: State, hex: i64, kind: i64, removed: i64) -> bool:
    """Terrain, Bank, limit and payment for one piece of a kind (RR-5.27, RR-5.32)."""
    if kind == WALL:
        return removed < FIRST_WALL_PIECE and is_wall_buildable(s, hex, removed)
    if s.bank[BANK_OF[kind]] == 0 or s.terrain[hex] != TERRAIN_OF[kind]:
        return False
    if 0 <= removed < FIRST_WALL_PIECE and stores.kind_of_piece(removed) == kind:
        return False
    if kind == PORT and not lands.is_next_to_water(s, hex):
        return False
    if not fits(s, hex, kind, 0, removed):
        return False
    return is_payable(s, hex, kind, removed) or is_payable_by_aedificator(s, hex, kind, removed)


def is_wall_buildable(s: State, hex: i64, removed: i64) -> bool:
    """Is there a wall, a free side, room and a cube for it?"""
    if s.walls[hex] == ALL_SIDES or not fits(s, hex, WALL, 1, removed):
        return False
    if s.owns(s.seat, DEFENSOR) and s.defensor_walls > 0:
        return True
    return s.bank[BANK_WALLS] > 0 and walls_payable(s, hex, 1, removed)


def can_add_wall(s: State, stock: i64) -> bool:
    """May one more wall of this stock come to those planned?"""
    from_bank = lands.BITS[s.bank_sides]
    from_tile = lands.BITS[s.tile_sides]
    if not fits(s, s.place, WALL, from_bank + from_tile + 1, s.piece):
        return False
    if stock == FROM_DEFENSOR:
        return s.owns(s.seat, DEFENSOR) and s.defensor_walls > from_tile
    return s.bank[BANK_WALLS] > from_bank and walls_payable(s, s.place, from_bank + 1, s.piece)


def fits(s: State, hex: i64, kind: i64, walls: i64, removed: i64) -> bool:
    """Is the limit kept once the old piece is gone and the new one, or so many walls, stand (RR-1.26)?"""
    pieces = lands.pieces_in(s, hex)
    standing = lands.walls_in(s, hex) + walls
    limit = lands.limit_of(s, hex)
    if removed >= FIRST_WALL_PIECE:
        standing -= 1
    elif removed >= 0:
        pieces -= 1
        if stores.kind_of_piece(removed) == AQUEDUCT:
            limit -= 1
    if kind != WALL:
        pieces += 1
        if kind == AQUEDUCT:
            limit += 1
    return pieces + standing // WALLS_A_CONSTRUCTION <= limit


def temples_left(s: State, hex: i64, removed: i64) -> i64:
    """Temples that still stand when the old piece is gone."""
    temples = s.built[hex * CONSTRUCTIONS + TEMPLE]
    if 0 <= removed < FIRST_WALL_PIECE and stores.kind_of_piece(removed) == TEMPLE:
        return temples - 1
    return temples


def total_cost(s: State, hex: i64, kind: i64, removed: i64) -> i64:
    """Stone and wood together, less one for every temple, at least one cube (RR-5.29)."""
    return max(1, STONE_COST[kind] + WOOD_COST[kind] - temples_left(s, hex, removed))


def is_payable(s: State, hex: i64, kind: i64, removed: i64) -> bool:
    """Is there enough stone and wood?"""
    stone = min(STONE_COST[kind], stores.available(s, s.seat, hex, STONE))
    wood = min(WOOD_COST[kind], stores.available(s, s.seat, hex, WOOD))
    return stone + wood >= total_cost(s, hex, kind, removed)


def is_payable_by_aedificator(s: State, hex: i64, kind: i64, removed: i64) -> bool:
    """Is there enough of both together, with one more (RR-5.88)?"""
    if not s.has_unused(s.seat, AEDIFICATOR):
        return False
    cubes = stores.available(s, s.seat, hex, STONE) + stores.available(s, s.seat, hex, WOOD)
    return cubes > total_cost(s, hex, kind, removed)


def wall_cost(s: State, hex: i64, count: i64, removed: i64) -> i64:
    """Cubes for so many walls of the Bank, wood or stone (RR-5.30)."""
    return max(1, count - temples_left(s, hex, removed)) if count > 0 else 0


def walls_payable(s: State, hex: i64, count: i64, removed: i64) -> bool:
    """Is there enough wood and stone for so many walls?"""
    cubes = stores.available(s, s.seat, hex, STONE) + stores.available(s, s.seat, hex, WOOD)
    return cubes >= wall_cost(s, hex, count, removed)
