"""Puerto Rico's table in a terminal (PR-2.7): roles, building board, common supply, player boards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteca.cli.seating import MARKS
from ludoteca.cli.tables.drawing import Drawing
from ludoteca.cli.tables.flow import Flow
from ludoteca.core.view import View
from ludoteca.games.puerto_rico.data import BUILDING_TABLE, GOOD_NAMES, PRICES, TILE_NAMES, Building
from ludoteca.games.puerto_rico.view import Player, PuertoRicoView, Ship
from ludoteca.texts.texts import sentence

# Tones that read on dark and on light screens.
GOOD_STYLES = {
    "corn": "gold3",
    "indigo": "dodger_blue1",
    "sugar": "bold",
    "tobacco": "dark_orange",
    "coffee": "dark_orange3",
    "quarry": "grey50",
}
MONEY = "dark_goldenrod"
BUILDINGS = {building.name: building for building in BUILDING_TABLE}
VIOLET = "medium_purple"
COLUMNS = (1, 2, 3, 4)
WIDE = 96
LABEL = 16
HOUSE_SPACES = 4
CHOOSING = "choose_role"


class PuertoRicoDrawing(Drawing):
    """Everything a player sees, in a hundred columns; eighty are enough."""

    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """The whole table."""
        assert isinstance(view, PuertoRicoView)
        parts: list[RenderableType] = [
            self._title(view),
            self._roles(view),
            self._buildings(view, width),
            self._common(view),
        ]
        parts.append(Text())
        for seat, player in enumerate(view.players):
            vp = view.counted_vp[seat] if all_points else player.vp
            parts.append(self._player(view, seat, player, vp))
        return Group(*parts)

    def board(self, view: View, seat: int) -> RenderableType:
        """One player board."""
        assert isinstance(view, PuertoRicoView)
        player = view.players[seat]
        return self._player(view, seat, player, player.vp)

    def detail(self, view: View) -> str:
        """How many colonists are still to be placed."""
        assert isinstance(view, PuertoRicoView)
        if view.step != "mayor_assign":
            return ""
        return self.texts.text("table-in_hand", count=view.scratch.unassigned)

    # --- the common board ------------------------------------------------------------------------

    def _title(self, view: PuertoRicoView) -> RenderableType:
        words = [self.texts.text("game-title"), self.texts.text("table-round", round=view.round)]
        words.append(self.texts.text("table-governor", seat=self._name(view.governor)))
        if view.step != CHOOSING and view.seat >= 0:
            phase = self.texts.name("role", view.active_role, "phase")
            words.append(self.texts.text("table-phase", phase=phase, seat=self._name(view.role_owner)))
        if view.end_triggers:
            words.append(self.texts.text("table-last_round"))
        return Rule(Text(" · ".join(words), style="bold"), style="dim", align="left")

    def _name(self, seat: int) -> str:
        return f"{MARKS[seat]} {self.names[seat]}"

    def _roles(self, view: PuertoRicoView) -> RenderableType:
        cards: list[Text] = []
        for role, card in view.roles.items():
            name = sentence(self.texts.name("role", role))
            if card.taken_by is not None:
                cards.append(Text.assemble((f"{name} ", "dim"), self.player(card.taken_by)))
            elif card.doubloons:
                count = self.texts.text("table-card", doubloons=card.doubloons)
                cards.append(Text.assemble((name, "bold"), (f" +{count}", MONEY)))
            else:
                cards.append(Text(name, style="bold"))
        return self._line("table-roles", cards)

    def _buildings(self, view: PuertoRicoView, width: int) -> RenderableType:
        """Four columns as on the board, headed by the quarries that count there (PR-2.6)."""
        columns = [[b for b in BUILDING_TABLE if b.column == column] for column in COLUMNS]
        offers = [[self._offer(view, building) for building in column] for column in columns]
        headings = [
            Text(self.texts.text("table-column", column=c, vp=c), style="dim italic") for c in COLUMNS
        ]
        if width < WIDE:
            lines = zip(headings, offers, strict=True)
            indent = max(heading.cell_len for heading in headings) + 3
            return Group(*(Flow(Text(" ") + heading, entries, indent) for heading, entries in lines))
        grid = Table.grid(padding=(0, 2))
        for _ in columns:
            grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        grid.add_row(*headings)
        for row in zip_longest(*offers, fillvalue=Text()):
            grid.add_row(*row)
        return Padding(grid, (0, 0, 0, 1))

    def _offer(self, view: PuertoRicoView, building: Building) -> Text:
        left = view.building_supply[building.name]
        name = sentence(self.texts.name("building", building.name, "short"))
        price = str(_price(view, building))
        circles = "○" * building.circles if building.circles > 1 else ""
        if not left:
            return Text(f"{price} {name} ×0", style="dim")
        style = GOOD_STYLES.get(building.good, VIOLET)
        return Text.assemble((price, MONEY), " ", (name, style), f" {circles}".rstrip(), (f" ×{left}", "dim"))

    def _common(self, view: PuertoRicoView) -> RenderableType:
        t = self.texts
        plantations = [
            self._count("good", kind, count, GOOD_STYLES[kind])
            for kind, count in view.face_up.items()
            if count
        ]
        face_down, discarded = sum(view.draw_pile.values()), sum(view.discard_pile.values())
        plantations += [
            Text(t.text("table-quarries", count=view.quarry_supply), style=GOOD_STYLES["quarry"]),
            Text(t.text("table-face_down", count=face_down), style="dim"),
            Text(t.text("table-discarded", count=discarded), style="dim"),
        ]
        supply = [
            self._count("good", good, count, GOOD_STYLES[good], always=True)
            for good, count in view.goods_supply.items()
        ]
        supply.append(Text(t.text("table-colonists", supply=view.colonist_supply, ship=view.colonist_ship)))
        supply.append(Text(t.text("table-vp_left", vp=view.vp_supply)))
        return Group(
            self._line("table-plantations", plantations),
            self._line("table-ships", [self._ship(ship) for ship in view.ships]),
            self._line("table-house", self._house(view)),
            self._line("table-supply", supply),
        )

    def _ship(self, ship: Ship) -> Text:
        name = self.texts.text("table-ship", capacity=ship.capacity)
        if ship.good is None:
            return Text.assemble(name, (f" {'□' * ship.capacity}", "dim"))
        style = GOOD_STYLES[ship.good]
        free = "□" * (ship.capacity - ship.load)
        good = self.texts.name("good", ship.good)
        return Text.assemble(name, " ", ("■" * ship.load, style), (free, "dim"), f" {good}")

    def _house(self, view: PuertoRicoView) -> list[Text]:
        sold = [Text(self.texts.name("good", good), style=GOOD_STYLES[good]) for good in view.trading_house]
        free = [Text("□", style="dim")] * (HOUSE_SPACES - len(sold))
        prices = ", ".join(
            f"{self.texts.name('good', good)} {price}" for good, price in zip(GOOD_NAMES, PRICES, strict=True)
        )
        return [*sold, *free, Text(f"({prices})", style="dim")]

    # --- the player boards -----------------------------------------------------------------------

    def _player(self, view: PuertoRicoView, seat: int, player: Player, vp: int | None) -> RenderableType:
        head = self.player(seat)
        if seat == view.seat:
            head.append(" ◂", style="bold cyan")
        facts = [Text(self.texts.text("table-doubloons", doubloons=player.doubloons), style=MONEY)]
        if vp is not None:
            facts.append(Text(self.texts.text("table-vp", vp=vp), style="bold"))
        goods = [
            self._count("good", good, count, GOOD_STYLES[good], always=True)
            for good, count in player.goods.items()
            if count
        ]
        facts += goods or [Text(self.texts.text("table-no_goods"), style="dim")]
        if player.san_juan:
            facts.append(Text(self.texts.text("table-san_juan", count=player.san_juan)))
        spaces = sum(BUILDINGS[entry.building].spaces for entry in player.city)
        return Group(
            Flow(head + Text("  "), facts, head.cell_len + 2),
            self._line("table-island", self._island(player), f"{len(player.island)}/12"),
            self._line("table-city", self._city(player), f"{spaces}/12"),
        )

    def _island(self, player: Player) -> list[Text]:
        tiles: list[Text] = []
        for kind in TILE_NAMES:
            workers = [tile.occupied for tile in player.island if tile.kind == kind]
            if workers:
                name = self.texts.name("tile", kind, "short")
                tiles.append(Text.assemble((name, GOOD_STYLES[kind]), " ", _dots(sum(workers), len(workers))))
        return tiles

    def _city(self, player: Player) -> list[Text]:
        buildings: list[Text] = []
        for entry in player.city:
            building = BUILDINGS[entry.building]
            name = self.texts.name("building", entry.building, "short")
            style = GOOD_STYLES.get(building.good, VIOLET)
            buildings.append(Text.assemble((name, style), " ", _dots(entry.colonists, building.circles)))
        return buildings

    # --- small things ----------------------------------------------------------------------------

    def _count(self, kind: str, value: str, count: int, style: str, always: bool = False) -> Text:
        name = self.texts.name(kind, value)
        return Text(f"{count} {name}" if always or count > 1 else name, style=style)

    def _line(self, heading: str, entries: Sequence[Text], note: str = "") -> RenderableType:
        label = Text.assemble(f" {self.texts.text(heading)}", (f" {note}", "dim"))
        return Flow(label, entries, LABEL)


def _dots(occupied: int, circles: int) -> Text:
    return Text("●" * occupied + "○" * (circles - occupied), style="dim" if not occupied else "")


def _price(view: PuertoRicoView, building: Building) -> int:
    """The printed price, or the one of the variant that swaps two of them."""
    if view.options["swap_factory_university"]:
        return {"factory": 8, "university": 7}.get(building.name, building.price)
    return building.price
