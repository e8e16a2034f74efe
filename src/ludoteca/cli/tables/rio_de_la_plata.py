"""Rio de la Plata's table in a terminal: the city with what surrounds it, then the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.cli.tables.drawing import Drawing, dots
from ludoteca.cli.tables.flow import Flow
from ludoteca.core.view import View
from ludoteca.games.rio_de_la_plata.data import PLAZA, SLOT_WORKERS, START_LINE
from ludoteca.games.rio_de_la_plata.view import RioDeLaPlataView, Space
from ludoteca.texts.texts import sentence

# A letter for each building; behind that of a hut or a house stands its owner.
SIGNS = {
    "hut": "h",
    "house": "H",
    "stonecutter": "s",
    "carpenter": "c",
    "market": "m",
    "guild": "g",
    "square": "q",
    "monument": "M",
    "garden": "G",
    "barracks": "B",
    "church": "†",
    "palace": "P",
    "cathedral": "C",
}
COLUMNS = range(1, 17)
ROWS = range(1, 11)
BORDERS = (4, 8, 12)
MAP = 54
NAME = 11
ENEMY = "bold red"


class RioDeLaPlataDrawing(Drawing):
    """Everything a player sees, in eighty columns."""

    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """The whole table; nothing here is secret, so all points are always shown."""
        assert isinstance(view, RioDeLaPlataView)
        legend = [Text(f"{sign} {self.texts.name('building', name)}") for name, sign in SIGNS.items()]
        return Group(
            self._title(view),
            self._city(view),
            *self._outside(view),
            self.line("table-buildings", legend),
            self._segments(view),
            self._offices(view),
            Text(),
            *(self._player(view, seat) for seat in view.order),
        )

    def compact(self, view: View, width: int, has_room: bool = True) -> RenderableType:
        """City and players; roads, offices and the legend are left out."""
        assert isinstance(view, RioDeLaPlataView)
        return Group(
            self._title(view),
            self._city(view),
            *self._outside(view),
            *(self._player(view, seat, is_short=True) for seat in view.order),
        )

    def board(self, view: View, seat: int) -> RenderableType:
        """What one player has."""
        assert isinstance(view, RioDeLaPlataView)
        return self._player(view, seat)

    # --- the city ----------------------------------------------------------------------------------

    def _title(self, view: RioDeLaPlataView) -> RenderableType:
        words = [
            self.texts.text("game-title"),
            self.texts.text("table-year", year=str(view.year)),
            self.texts.text(f"table-phase-{view.phase}"),
        ]
        if view.war is not None:
            enemy = self.texts.name("enemy", view.war.enemy)
            words.append(
                self.texts.text("table-war", enemy=enemy, count=view.war.enemies, round=view.war.round)
            )
        return self.title(words)

    def _city(self, view: RioDeLaPlataView) -> RenderableType:
        """Ten rows of the city under the numbers of its columns, each with a line of what lies around it."""
        spaces = {space.space: space for space in view.city}
        enemies = {group.space: group.enemies for group in view.war.groups} if view.war is not None else {}
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=MAP, no_wrap=True)
        grid.add_column()
        grid.add_row(self._columns(), Text())
        for row, around in zip(ROWS, self._around(view), strict=True):
            line = Text(f"{row:2} ", style="dim")
            for column in COLUMNS:
                name = f"{column},{row}"
                line += self._space(column, row, spaces.get(name), enemies.get(name, 0))
                if column in BORDERS:
                    line.append("│", style="dim")
            around.no_wrap, around.overflow = (
                True,
                "ellipsis",
            )  # where there is little room the map keeps its own
            grid.add_row(line, around)
        return grid

    def _columns(self) -> Text:
        """The numbers of the columns, with the borders of the districts between them."""
        numbers = (f"{column:<3}" + ("│" if column in BORDERS else "") for column in COLUMNS)
        return Text("   " + "".join(numbers), style="dim")

    def _space(self, column: int, row: int, space: Space | None, enemies: int) -> Text:
        """Three characters: the building, whose it or its workers are, and how many workers."""
        if enemies:
            return Text(f"✗{enemies} ", style=ENEMY)
        if space is None or (space.building is None and not space.pawns):
            sign = "▒▒ " if (column, row) in PLAZA else "·  " if (column, row) in START_LINE else "   "
            return Text(sign, style="dim")
        seat = space.pawns[0] if space.pawns else space.owner
        shown = Text(" " if space.building is None else SIGNS[space.building])
        if seat is not None:
            shown.append(MARKS[seat])
            shown.stylize(f"bold {STYLES[seat]}")
        shown.append(str(len(space.pawns)) if space.pawns else "")
        shown.append(" " * (3 - shown.cell_len))
        return shown

    def _outside(self, view: RioDeLaPlataView) -> list[RenderableType]:
        """The enemies that wait before the edges of the city."""
        if view.war is None or not view.war.outside:
            return []
        groups = [
            Text(f"{group.wall} " + " ".join([f"✗{group.size}"] * group.count), style=ENEMY)
            for group in view.war.outside
        ]
        return [self.line("table-outside", groups)]

    def _around(self, view: RioDeLaPlataView) -> list[Text]:
        """Grids, quarry and forest, enemies and the ship, a line each."""
        lines = []
        for name, grid in view.grids.items():
            taken = [cell.owner for cell in grid.cells if cell.owner is not None or cell.shadow]
            label = sentence(self.texts.name("grid", name))[: NAME - 1]
            pawns = Text("").join(Text("s") if owner is None else self.mark(owner) for owner in taken)
            lines.append(
                Text(f"{label:{NAME}}") + pawns + Text(f" {len(taken)}/{len(grid.cells)}", style="dim")
            )
        for name, row in (("quarry", view.quarry), ("forest", view.forest)):
            label = sentence(self.texts.name("site", name))[: NAME - 1]
            free = [workers for workers, seat in zip(SLOT_WORKERS, row, strict=True) if seat is None]
            line = Text(f"{label:{NAME}}") + dots(len(row) - len(free), len(row))
            lines.append(
                line + Text(f" {self.texts.text('table-slot', count=free[0])}" if free else "", style="dim")
            )
        natives, corsairs = view.markers["natives"], view.markers["corsairs"]
        lines.append(Text(self.texts.text("table-enemies", natives=natives, corsairs=corsairs)))
        lines.append(Text(self._ship(view)))
        return lines

    def _ship(self, view: RioDeLaPlataView) -> str:
        aboard = sum(sum(player.cargo.values()) for player in view.players)
        if not view.harbour:
            return self.texts.text("table-no_ship")
        if view.ship_returns is not None:
            return self.texts.text("table-ship_away", year=str(view.ship_returns))
        return self.texts.text("table-ship", count=aboard)

    def _segments(self, view: RioDeLaPlataView) -> RenderableType:
        connected = [str(number + 1) for number, district in enumerate(view.districts) if district.connected]
        closed = [str(number + 1) for number, district in enumerate(view.districts) if district.closed]
        values = " ".join(f"{district.value:+d}" for district in view.districts)
        entries = [
            Text(self.texts.text("table-connected", list=", ".join(connected) or "–")),
            Text(self.texts.text("table-closed", list=", ".join(closed) or "–")),
            Text(self.texts.text("table-values", list=values)),
        ]
        return self.line("table-districts", entries)

    def _offices(self, view: RioDeLaPlataView) -> RenderableType:
        entries = []
        for name, office in view.offices.items():
            label = self.texts.name("office", name)
            if office.owner is not None:
                entries.append(Text(f"{MARKS[office.owner]} {label}", style=STYLES[office.owner]))
            else:
                entries.append(Text(label, style="dim"))
        return self.line("table-offices", entries)

    # --- the players -------------------------------------------------------------------------------

    def _player(self, view: RioDeLaPlataView, seat: int, is_short: bool = False) -> RenderableType:
        """Points, workers, goods; at length also where his workers are."""
        player = view.players[seat]
        entries = [
            Text(self.texts.text("table-vp", vp=player.vp), style="bold"),
            Text(self.texts.text("table-hand", count=player.hand)),
            *(
                Text(self.texts.text(f"good-{good}.counted", count=number))
                for good, number in player.goods.items()
                if number
            ),
        ]
        if not is_short:
            for site in ("fields", "workshop", "dock"):
                number = getattr(player, site)
                if number:
                    entries.append(Text(f"{number} {self.texts.name('site', site, 'in')}", style="dim"))
            if player.wars:
                entries.append(Text(self.texts.text("table-attacked", count=player.wars), style="dim"))
        name = self.player(seat)
        name.truncate(18)
        return Flow(Text(" ") + name, entries, 20)


DRAWING = RioDeLaPlataDrawing
