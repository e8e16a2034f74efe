"""Roads & Boats' table in a terminal: the map with rivers, roads and goods, the wonder, then the fleets."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.cli.tables.drawing import Drawing
from ludoteca.cli.tables.hexes import HexMap
from ludoteca.core.hexes import parse
from ludoteca.core.view import View
from ludoteca.games.roads_and_boats.data import (
    END_SPACE,
    NEUTRAL_BRICKS,
    SPACES,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
)
from ludoteca.games.roads_and_boats.view import Border, RoadsAndBoatsView, Tile, Transporter

# A letter for each good and transporter, so that a hex fits into a small cell.
GOOD_SIGNS = {
    "trunks": "t",
    "boards": "b",
    "clay": "c",
    "stone": "s",
    "fuel": "f",
    "iron": "i",
    "gold": "g",
    "paper": "p",
    "coins": "$",
    "stock": "%",
    "goose": "o",
}
TRANSPORTER_SIGNS = {"donkey": "D", "wagon": "W", "truck": "T", "raft": "R", "rowboat": "B", "steamer": "S"}
TERRAIN_STYLES = {
    "woods": "green4",
    "pasture": "green3",
    "rock": "grey62",
    "mountain": "orange4",
    "desert": "yellow",
    "sea": "blue",
}
TERRAIN_SIGNS = dict(zip(TERRAIN_NAMES, TERRAIN_LETTERS, strict=True))
ARROWS = "→↗↖←↙↘"
"""The edges of a hex, counter-clockwise from the east."""
RIVER = "≈"
HOME = "⌂"
BRIDGE = "="
CELL = 9
"""Columns of a cell on the widest map that still fits."""


class RoadsAndBoatsDrawing(Drawing):
    """Everything a player sees, in a hundred columns."""

    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """The whole table."""
        assert isinstance(view, RoadsAndBoatsView)
        return Group(
            self._title(view),
            HexMap({parse(tile.hex): self._cell(view, tile) for tile in view.tiles}),
            self._signs(),
            *self._borders(view),
            self._wonder(view),
            self._order(view),
            *(self._player(view, seat) for seat in range(len(view.players))),
        )

    def compact(self, view: View, width: int, has_room: bool = True) -> RenderableType:
        """A map of one line a hex, and a line for each player; all else is left out."""
        assert isinstance(view, RoadsAndBoatsView)
        return Group(
            self._title(view),
            HexMap({parse(tile.hex): [self._short_cell(view, tile)] for tile in view.tiles}),
            *(self._short_player(view, seat) for seat in range(len(view.players))),
        )

    def board(self, view: View, seat: int) -> RenderableType:
        """The fleet of one player."""
        assert isinstance(view, RoadsAndBoatsView)
        return self._player(view, seat)

    def _title(self, view: RoadsAndBoatsView) -> RenderableType:
        words = [self.texts.text("game-title"), self.texts.text("table-turn", turn=view.turn)]
        return self.title([*words, self.texts.name("phase", view.phase)])

    # --- the map -----------------------------------------------------------------------------------

    def _cell(self, view: RoadsAndBoatsView, tile: Tile) -> list[Text]:
        """Where it is and what it is, its river, the building, the goods, who is there."""
        style = TERRAIN_STYLES[tile.terrain]
        room = CELL - len(tile.hex) - 1
        heading = Text(f"{tile.hex} {self.texts.name('terrain', tile.terrain)[:room]}", style=style)
        river = "".join(ARROWS[edge] for edge in tile.river)
        water = Text(f"{RIVER}{river}{BRIDGE * len(tile.bridges)}" if river else "", style="blue")
        house = Text("" if tile.house is None else self.texts.name("building", tile.house.kind)[:CELL])
        if tile.house is not None and tile.house.gold + tile.house.iron:
            house = Text(f"{self.texts.name('building', 'mine')[:4]} {tile.house.gold}g{tile.house.iron}i")
        return [heading, water + self._homes(view, tile), house, self._goods(tile), self._fleet(view, tile)]

    def _short_cell(self, view: RoadsAndBoatsView, tile: Tile) -> Text:
        """Terrain, river, building, how many goods, who is there."""
        cell = Text(TERRAIN_SIGNS[tile.terrain], style=TERRAIN_STYLES[tile.terrain])
        cell += Text(RIVER if tile.river else "", style="blue")
        cell += Text("" if tile.house is None else self.texts.name("building", tile.house.kind)[:2])
        goods = sum(count for ground in tile.ground.values() for count in ground.values())
        return cell + Text(str(goods) if goods else "", style="dim") + self._fleet(view, tile, True)

    def _homes(self, view: RoadsAndBoatsView, tile: Tile) -> Text:
        found = Text()
        for seat, player in enumerate(view.players):
            if player.home is not None and player.home.hex == tile.hex:
                found.append(HOME, style=STYLES[seat])
        return found

    def _goods(self, tile: Tile) -> Text:
        """The goods of a tile: `5b1s2o`; those of another bank stand behind a stroke."""
        banks = [
            "".join(f"{n}{GOOD_SIGNS[good]}" for good, n in goods.items()) for goods in tile.ground.values()
        ]
        words = "|".join(banks) if any(banks) else ""
        return Text(words if len(words) <= CELL else words[: CELL - 1] + "…")

    def _fleet(self, view: RoadsAndBoatsView, tile: Tile, is_short: bool = False) -> Text:
        """The transporters of a tile: mark of the player, kinds, and how many."""
        found = Text()
        for seat, player in enumerate(view.players):
            kinds = [each.kind for each in player.transporters if each.hex == tile.hex]
            if kinds and is_short:
                found.append(f"{MARKS[seat]}{len(kinds) if len(kinds) > 1 else ''}", style=STYLES[seat])
            elif kinds:
                counted = "".join(
                    f"{kinds.count(kind) if kinds.count(kind) > 1 else ''}{sign}"
                    for kind, sign in TRANSPORTER_SIGNS.items()
                    if kind in kinds
                )
                found.append(f"{MARKS[seat]}{counted}", style=STYLES[seat])
        return found

    def _signs(self) -> RenderableType:
        signs = [Text(f"{sign} {self.texts.name('good', name)}") for name, sign in GOOD_SIGNS.items()]
        signs += [
            Text(f"{sign} {self.texts.name('transporter', name)}") for name, sign in TRANSPORTER_SIGNS.items()
        ]
        return self.line("table-signs", signs)

    def _borders(self, view: RoadsAndBoatsView) -> list[RenderableType]:
        """Roads by the hex they leave, and walls."""
        lines = []
        roads = [Text(f"{border.hex} {ARROWS[border.edge]}") for border in view.borders if border.roads]
        if roads:
            lines.append(self.line("table-roads", roads))
        walls = [self._wall(border) for border in view.borders if border.pieces]
        if walls:
            lines.append(self.line("table-walls", walls))
        return lines

    def _wall(self, border: Border) -> Text:
        wall = Text(f"{border.hex} {ARROWS[border.edge]} {border.pieces}")
        if border.owner is not None:
            wall.append(MARKS[border.owner], style=STYLES[border.owner])
        return wall

    # --- the wonder and the players ------------------------------------------------------------------

    def _wonder(self, view: RoadsAndBoatsView) -> RenderableType:
        """How many bricks stand, whose they are, and where the game ends."""
        seats = len(view.players)
        end = int(SPACES if seats == 1 else END_SPACE[seats])
        entries = [Text(self.texts.text("table-bricks", count=len(view.wonder), end=end))]
        for seat in range(seats):
            entries.append(self.mark(seat) + Text(f" {view.wonder.count(seat)}"))
        neutral = view.wonder.count(None)
        entries.append(Text(self.texts.text("table-neutral", count=neutral, end=int(NEUTRAL_BRICKS))))
        return self.line("table-wonder", entries[: 1 + seats] if seats == 1 else entries)

    def _order(self, view: RoadsAndBoatsView) -> RenderableType:
        """Who plays when, and who stands how close to the temple."""
        if len(view.players) == 1 or not view.sequence:
            return Text()
        sequence = Text(" ").join(self.mark(seat) for seat in view.sequence)
        temple = Text(" ").join(self.mark(seat) for seat in view.temple)
        closest = Text(f"{self.texts.text('table-temple')} ") + temple
        return self.line("table-order", [sequence, closest])

    def _player(self, view: RoadsAndBoatsView, seat: int) -> RenderableType:
        """What a player knows, and each of his transporters with its cargo."""
        player = view.players[seat]
        heading = self.player(seat) + Text(" ◂" if seat == view.seat else "")
        if player.research:
            topics = ", ".join(self.texts.name("topic", topic) for topic in player.research)
            heading += Text(f"  {topics}", style="dim")
        return Group(
            heading, self.line("table-fleet", [self._transporter(each) for each in player.transporters])
        )

    def _transporter(self, each: Transporter) -> Text:
        words = f"{each.id} {self.texts.name('transporter', each.kind)} {each.hex}"
        if each.carries is not None:
            words += f" +{each.carries}"
        return Text(words) + Text(self._cargo(each.cargo), style="bold")

    def _cargo(self, cargo: Mapping[str, int]) -> str:
        held = ", ".join(f"{count} {self.texts.name('good', good)}" for good, count in cargo.items() if count)
        return f": {held}" if held else ""

    def _short_player(self, view: RoadsAndBoatsView, seat: int) -> Text:
        """One line, cut off where the screen ends."""
        player = view.players[seat]
        fleet = [
            f"{each.id}{TRANSPORTER_SIGNS[each.kind]} {each.hex} "
            + "".join(f"{n}{GOOD_SIGNS[good]}" for good, n in each.cargo.items() if n)
            for each in player.transporters
        ]
        line = self.player(seat) + Text("  " + " · ".join(words.strip() for words in fleet))
        line.no_wrap, line.overflow = True, "ellipsis"
        return line


DRAWING = RoadsAndBoatsDrawing
