"""Romolo o Remo?'s table in a terminal: the map of hexes, market and Display, then the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.cli.tables.drawing import Drawing
from ludoteca.cli.tables.hexes import HexMap
from ludoteca.core.hexes import parse
from ludoteca.core.view import View
from ludoteca.games.romolo_o_remo.view import Land, Player, RomoloView

# A letter for each building and Unit, so that a hex fits into a small cell.
SIGNS = {
    "farm": "f",
    "warehouse": "w",
    "port": "p",
    "temple": "t",
    "sawmill": "s",
    "quarry": "q",
    "aqueduct": "a",
    "forum": "o",
}
UNIT_SIGNS = {"worker": "W", "soldier": "S", "mercenary": "M", "explorer": "E"}
TERRAIN_STYLES = {"plain": "yellow", "hill": "white", "forest": "green", "water": "blue"}
TOWER = "♜"
WALL = "▮"
RIVAL = "A.I."


class RomoloDrawing(Drawing):
    """Everything a player sees, in a hundred columns."""

    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """The whole table."""
        assert isinstance(view, RomoloView)
        legend = [Text(f"{sign} {self.texts.name('construction', name)}") for name, sign in SIGNS.items()]
        return Group(
            *self._common(view),
            self.line("table-signs", [*legend, Text(f"{WALL} {self.texts.name('construction', 'wall')}")]),
            self.line("table-bank", [self.count("bank", name, n, "", True) for name, n in view.bank.items()]),
            *(self._player(view, seat) for seat in range(len(view.players))),
        )

    def compact(self, view: View, width: int, has_room: bool = True) -> RenderableType:
        """A map of one line a hex, prices, a line for each player; all else is left out."""
        assert isinstance(view, RomoloView)
        cells = {parse(name): [self._short_cell(view, name, land)] for name, land in view.map.items()}
        return Group(
            self._title(view),
            HexMap(cells),
            self._prices(view),
            *(self._short_player(view, seat) for seat in range(len(view.players))),
        )

    def board(self, view: View, seat: int) -> RenderableType:
        """What one player has."""
        assert isinstance(view, RomoloView)
        return self._player(view, seat)

    def _common(self, view: RomoloView) -> list[RenderableType]:
        """Round, map, prices and Display."""
        shown = [
            Text("–" if name is None else f"{slot} {self.texts.name('character', name)}")
            for slot, name in enumerate(view.display, 1)
        ]
        return [
            self._title(view),
            HexMap({parse(name): self._cell(view, name, land) for name, land in view.map.items()}),
            self._prices(view),
            self.line("table-display", shown, f"+{view.character_pile}"),
        ]

    def _title(self, view: RomoloView) -> RenderableType:
        words = [self.texts.text("game-title"), self.texts.text("table-round", round=view.round)]
        if view.ending:
            words.append(self.texts.text("table-ending"))
        return self.title(words)

    def _prices(self, view: RomoloView) -> RenderableType:
        """Prices, with a sign for every cube that will raise one."""
        prices = [
            self.count("resource", name, price, "", True)
            + Text("+" * sum(view.market[name].values()), style="dim")
            for name, price in view.prices.items()
        ]
        return self.line("table-prices", prices)

    def _short_cell(self, view: RomoloView, name: str, land: Land) -> Text:
        """The initial of the terrain, what stands there, who is there."""
        known = "?" if land.terrain is None else self.texts.name("terrain", land.terrain)[:1]
        style = TERRAIN_STYLES.get(land.terrain or "", "dim")
        cell = Text(known, style=style) + self._pieces(view, name, land)
        return cell + Text(" ") + self._units(view, name)

    def _short_player(self, view: RomoloView, seat: int) -> Text:
        """One line, cut off where the screen ends."""
        player = view.players[seat]
        words = [f"{n} {self.texts.name('resource', name)}" for name, n in player.cubes.items() if n]
        if player.half_coins is not None:
            words.insert(0, self.texts.text("count-money", half_coins=player.half_coins))
        words += [self.texts.name("character", name) for name in player.characters]
        line = self.player(seat) + Text(f"  {' · '.join(words)}")
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def _cell(self, view: RomoloView, name: str, land: Land) -> list[Text]:
        """Coordinates and terrain, what stands there, who is there."""
        known = "?" if land.terrain is None else self.texts.name("terrain", land.terrain)[:3]
        value = "" if not land.has_multiplier else f" ×{land.multiplier or '?'}"
        style = TERRAIN_STYLES.get(land.terrain or "", "dim")
        heading = Text(f"{name} {known}{value}", style=style)
        return [heading, self._pieces(view, name, land), self._units(view, name)]

    def _pieces(self, view: RomoloView, name: str, land: Land) -> Text:
        """Tower, buildings and walls of a hex."""
        built = "".join(SIGNS[kind] * count for kind, count in land.constructions.items())
        built += SIGNS["warehouse"] * len(land.warehouses) + WALL * len(land.walls)
        pieces = Text()
        for seat, player in enumerate(view.players):
            if player.capital == name:
                pieces.append(TOWER, style=STYLES[seat])
        if view.ai is not None and view.ai.capital == name:
            pieces.append(TOWER, style="bold")
        pieces.append(built)
        return pieces

    def _units(self, view: RomoloView, name: str) -> Text:
        """The Units in a hex: mark of the player, kinds, and how many."""
        found = Text()
        for seat, player in enumerate(view.players):
            kinds = [unit.rstrip("0123456789") for unit, where in player.units.items() if where.hex == name]
            if kinds:
                counted = "".join(
                    f"{sign}{kinds.count(kind) if kinds.count(kind) > 1 else ''}"
                    for kind, sign in UNIT_SIGNS.items()
                    if kind in kinds
                )
                found.append(f"{MARKS[seat]}{counted}", style=STYLES[seat])
        if view.ai is not None and name in view.ai.units:
            found.append(f"{RIVAL}{view.ai.units[name].count}", style="bold")
        return found

    def _player(self, view: RomoloView, seat: int) -> RenderableType:
        """Money if it may be shown, cubes, characters, tokens."""
        player = view.players[seat]
        entries = [self.count("resource", name, n, "", True) for name, n in player.cubes.items() if n]
        if player.half_coins is not None:
            entries.insert(0, Text(self.texts.text("count-money", half_coins=player.half_coins)))
        entries += [self.count("character", name, n) for name, n in player.characters.items()]
        entries += self._tokens(player)
        return Group(self.player(seat), self.line("table-hand", entries))

    def _tokens(self, player: Player) -> list[Text]:
        """Battle tokens, and the die tokens that may be seen."""
        found = []
        if player.battle_tokens:
            found.append(Text(self.texts.text("table-battle_tokens", count=player.battle_tokens)))
        if player.tokens:
            names = ", ".join(self.texts.name("token", name) for name in player.tokens)
            found.append(Text(self.texts.text("table-tokens", list=names), style="dim"))
        return found


DRAWING = RomoloDrawing
