"""Puerto Rico's table in a terminal (PR-2.7): roles, building board, common supply, player boards."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.cli.tables.drawing import Drawing, dots
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

    def compact(self, view: View, width: int, has_room: bool = True) -> RenderableType:
        """A line or two for everything; the buildings when a role is to be chosen."""
        assert isinstance(view, PuertoRicoView)
        holds = [self._hold(ship) for ship in view.ships]
        own = view.seat if view.viewer is None else view.viewer
        is_choosing = view.step == CHOOSING
        return Group(
            self._title(view),
            *([] if is_choosing and view.seat == own else [self._free_roles(view)]),
            *([self._offers_left(view)] if is_choosing and has_room else []),
            self.line("table-plantations", self._plantations(view)[:-2]),
            self.line("table-ships_and_house", [*holds, Text(" ").join(self._house(view)[:-1])]),
            self.line("table-supply", self._supply(view, is_compact=True)),
            *(
                self._own_lines(view, seat) if seat == own else self._summary(view, seat)
                for seat in range(len(view.players))
            ),
        )

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
        words.append(self.texts.text("table-governor", seat=self.name(view.governor)))
        if view.step != CHOOSING and view.seat >= 0:
            phase = self.texts.name("role", view.active_role, "phase")
            words.append(self.texts.text("table-phase", phase=phase, seat=self.name(view.role_owner)))
        if view.end_triggers:
            words.append(self.texts.text("table-last_round"))
        return self.title(words)

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
        return self.line("table-roles", cards)

    def _free_roles(self, view: PuertoRicoView) -> RenderableType:
        """The roles that can still be chosen; the others stand beside who has them."""
        cards = [
            Text.assemble(
                sentence(self.texts.name("role", role)), (f" +{card.doubloons or ''}".rstrip(" +"), MONEY)
            )
            for role, card in view.roles.items()
            if card.taken_by is None
        ]
        return self.line("table-roles", cards)

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

    def _offers_left(self, view: PuertoRicoView) -> RenderableType:
        """Price and name of what can still be built, cheapest first."""
        left = [building for building in BUILDING_TABLE if view.building_supply[building.name]]
        entries = []
        for building in sorted(left, key=lambda building: _price(view, building)):
            name = self.texts.name("building", building.name, "short")
            style = GOOD_STYLES.get(building.good, VIOLET)
            entries.append(Text.assemble((str(_price(view, building)), MONEY), " ", (name, style)))
        return self.line("table-buildings", entries)

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
        return Group(
            self.line("table-plantations", self._plantations(view)),
            self.line("table-ships", [self._ship(ship) for ship in view.ships]),
            self.line("table-house", self._house(view)),
            self.line("table-supply", self._supply(view)),
        )

    def _plantations(self, view: PuertoRicoView) -> list[Text]:
        t = self.texts
        plantations = [
            self.count("good", kind, count, GOOD_STYLES[kind])
            for kind, count in view.face_up.items()
            if count
        ]
        face_down, discarded = sum(view.draw_pile.values()), sum(view.discard_pile.values())
        return [
            *plantations,
            Text(t.text("table-quarries", count=view.quarry_supply), style=GOOD_STYLES["quarry"]),
            Text(t.text("table-face_down", count=face_down), style="dim"),
            Text(t.text("table-discarded", count=discarded), style="dim"),
        ]

    def _supply(self, view: PuertoRicoView, is_compact: bool = False) -> list[Text]:
        t = self.texts
        supply = [
            self.count("good", good, count, GOOD_STYLES[good], always=True)
            for good, count in view.goods_supply.items()
            if count or not is_compact
        ]
        supply.append(Text(t.text("table-colonists", supply=view.colonist_supply, ship=view.colonist_ship)))
        supply.append(Text(t.text("table-vp_left", vp=view.vp_supply)))
        return supply

    def _ship(self, ship: Ship) -> Text:
        name = self.texts.text("table-ship", capacity=ship.capacity)
        if ship.good is None:
            return Text.assemble(name, (f" {'□' * ship.capacity}", "dim"))
        style = GOOD_STYLES[ship.good]
        free = "□" * (ship.capacity - ship.load)
        good = self.texts.name("good", ship.good)
        return Text.assemble(name, " ", ("■" * ship.load, style), (free, "dim"), f" {good}")

    def _hold(self, ship: Ship) -> Text:
        """A ship as its holds alone."""
        free = ("□" * (ship.capacity - ship.load), "dim")
        if ship.good is None:
            return Text.assemble(free)
        good = self.texts.name("good", ship.good)
        return Text.assemble(("■" * ship.load, GOOD_STYLES[ship.good]), free, f" {good}")

    def _house(self, view: PuertoRicoView) -> list[Text]:
        sold = [Text(self.texts.name("good", good), style=GOOD_STYLES[good]) for good in view.trading_house]
        free = [Text("□", style="dim")] * (HOUSE_SPACES - len(sold))
        prices = ", ".join(
            f"{self.texts.name('good', good)} {price}" for good, price in zip(GOOD_NAMES, PRICES, strict=True)
        )
        return [*sold, *free, Text(f"({prices})", style="dim")]

    # --- the player boards -----------------------------------------------------------------------

    def _player(self, view: PuertoRicoView, seat: int, player: Player, vp: int | None) -> RenderableType:
        head = self._head(view, seat)
        spaces = sum(BUILDINGS[entry.building].spaces for entry in player.city)
        return Group(
            Flow(head, self._facts(player, vp), head.cell_len),
            self.line("table-island", self._island(player), f"{len(player.island)}/12"),
            self.line("table-city", self._city(player), f"{spaces}/12"),
        )

    def _own_lines(self, view: PuertoRicoView, seat: int) -> RenderableType:
        """All of a player board in a few lines."""
        player = view.players[seat]
        entries = [*self._facts(player, player.vp), *self._island(player), *self._city(player)]
        return Flow(self._head_with_role(view, seat), entries, 4)

    def _summary(self, view: PuertoRicoView, seat: int) -> RenderableType:
        """A player board in figures."""
        player = view.players[seat]
        spaces = sum(BUILDINGS[entry.building].spaces for entry in player.city)
        entries = [
            *self._facts(player, player.vp),
            Text(f"{self.texts.text('table-island')} {len(player.island)}"),
            Text(f"{self.texts.text('table-city')} {spaces}"),
        ]
        return Flow(self._head_with_role(view, seat), entries, 4)

    def _head_with_role(self, view: PuertoRicoView, seat: int) -> Text:
        taken = [self.texts.name("role", role) for role, card in view.roles.items() if card.taken_by == seat]
        return Text.assemble(self._head(view, seat), (f"({', '.join(taken)})  " if taken else "", "dim"))

    def _head(self, view: PuertoRicoView, seat: int) -> Text:
        is_asked = seat == view.seat
        return Text.assemble(self.player(seat), (" ◂" if is_asked else "", "bold cyan"), "  ")

    def _facts(self, player: Player, vp: int | None) -> list[Text]:
        facts = [Text(self.texts.text("table-doubloons", doubloons=player.doubloons), style=MONEY)]
        if vp is not None:
            facts.append(Text(self.texts.text("table-vp", vp=vp), style="bold"))
        goods = [
            self.count("good", good, count, GOOD_STYLES[good], always=True)
            for good, count in player.goods.items()
            if count
        ]
        facts += goods or [Text(self.texts.text("table-no_goods"), style="dim")]
        if player.san_juan:
            facts.append(Text(self.texts.text("table-san_juan", count=player.san_juan)))
        return facts

    def _island(self, player: Player) -> list[Text]:
        tiles: list[Text] = []
        for kind in TILE_NAMES:
            workers = [tile.occupied for tile in player.island if tile.kind == kind]
            if workers:
                name = self.texts.name("tile", kind, "short")
                tiles.append(Text.assemble((name, GOOD_STYLES[kind]), " ", dots(sum(workers), len(workers))))
        return tiles

    def _city(self, player: Player) -> list[Text]:
        buildings: list[Text] = []
        for entry in player.city:
            building = BUILDINGS[entry.building]
            name = self.texts.name("building", entry.building, "short")
            style = GOOD_STYLES.get(building.good, VIOLET)
            buildings.append(Text.assemble((name, style), " ", dots(entry.colonists, building.circles)))
        return buildings


def _price(view: PuertoRicoView, building: Building) -> int:
    """The printed price, or the one of the variant that swaps two of them."""
    if view.options["swap_factory_university"]:
        return {"factory": 8, "university": 7}.get(building.name, building.price)
    return building.price


DRAWING = PuertoRicoDrawing
