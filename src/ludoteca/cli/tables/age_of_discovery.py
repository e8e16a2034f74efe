"""Age of Discovery's table in a terminal (AD-2.2): buildings and market, map and event boxes, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.seating import MARKS
from ludoteca.cli.tables.drawing import Drawing
from ludoteca.cli.tables.flow import Flow
from ludoteca.core.view import View
from ludoteca.games.age_of_discovery.data import CREW_NAMES, CREW_VALUE, UNIT_TABLE
from ludoteca.games.age_of_discovery.view import AgeOfDiscoveryView, GoodSet, Piece, Player, Region
from ludoteca.texts.texts import sentence

# Tones that read on dark and on light screens.
MONEY = "dark_goldenrod"
GOOD_STYLES = {
    "gold": "gold3",
    "silver": "grey62",
    "cattle": "orange4",
    "cocoa": "dark_orange3",
    "fish": "steel_blue",
    "sugar": "bold",
    "furs": "rosy_brown",
    "coffee": "dark_orange3",
    "tobacco": "dark_orange",
    "rice": "dark_sea_green4",
    "indigo": "dodger_blue1",
}
ERAS = ("", "I", "II", "III")
SHIPPING_VALUE = {unit.name: unit.shipping for unit in UNIT_TABLE}
UNIT_OF_CREW = {"captain": "captain", "soldier": "soldier", "other": "colonist"}
FREE = Text("□", style="dim")
WIDE = 96
# Columns for the name of a building and of a region.
NAME = 22
LAND = 19
# At these steps a building is, or may soon be, chosen: a small screen shows what is for sale.
SHOPPING = ("auction_bid", "place_unit", "place_box", "buy")


class AgeOfDiscoveryDrawing(Drawing):
    """Everything a player sees, in a hundred columns; eighty are enough."""

    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """The whole table; nothing here is secret, so all points are always shown."""
        assert isinstance(view, AgeOfDiscoveryView)
        regions = [self._region(name, region) for name, region in view.regions.items()]
        boxes = self._boxes(view)
        parts: list[RenderableType] = [
            self._title(view),
            self._order(view),
            *self._buildings(view, width),
            self._market(view),
            *(_beside(regions, boxes) if width >= WIDE else [*regions, *boxes]),
            Text(),
        ]
        return Group(*parts, *(self._player(view, seat) for seat in range(len(view.players))))

    def compact(self, view: View, width: int, has_room: bool = True) -> RenderableType:
        """A line or two for everything; what is for sale while it matters."""
        assert isinstance(view, AgeOfDiscoveryView)
        own = view.seat if view.viewer is None else view.viewer
        players = [
            self._own_lines(view, seat) if seat == own else self._summary(view, seat)
            for seat in self._seats_in_order(view)
        ]
        return Group(
            self._title(view),
            *([self._for_sale(view)] if has_room and view.step in SHOPPING else []),
            self._market(view, has_pool=False),
            *self._map_in_lines(view, has_room),
            self._boxes_in_lines(view),
            *(players if has_room else [self._in_order(view, own), self._own_lines(view, own)]),
        )

    def board(self, view: View, seat: int) -> RenderableType:
        """What lies before one player."""
        assert isinstance(view, AgeOfDiscoveryView)
        return self._player(view, seat)

    # --- what is offered -------------------------------------------------------------------------

    def _title(self, view: AgeOfDiscoveryView) -> RenderableType:
        words = [
            self.texts.text("game-title"),
            self.texts.text("table-turn", turn=view.turn),
            self.texts.text("table-era", era=ERAS[view.era]),
        ]
        return self.title(words)

    def _seats_in_order(self, view: AgeOfDiscoveryView) -> list[int]:
        """Seats as they play this turn; before an auction is over, as they sit."""
        order = [seat for seat in view.turn_order if seat is not None]
        return order if len(order) == len(view.players) else list(range(len(view.players)))

    def _order(self, view: AgeOfDiscoveryView) -> RenderableType:
        places = [FREE if seat is None else self.player(seat) for seat in view.turn_order]
        return self.line("table-order", places)

    def _buildings(self, view: AgeOfDiscoveryView, width: int) -> list[RenderableType]:
        """What is for sale, with what it does."""
        if width < WIDE:
            return [self._for_sale(view)]
        grid = Table.grid(expand=True)
        grid.add_column(no_wrap=True, width=NAME)
        grid.add_column(ratio=1)
        for name in filter(None, view.display):
            effect = self.texts.name("building", name, "effect")
            grid.add_row(Text(f"   {self.texts.name('building', name, 'short')}", style="bold"), Text(effect))
        return [self.line("table-buildings", [self._stack(view)], f"${view.price}"), grid]

    def _for_sale(self, view: AgeOfDiscoveryView) -> RenderableType:
        names = [
            Text(self.texts.name("building", name, "short"), style="bold")
            for name in view.display
            if name is not None
        ]
        return self.line("table-buildings", [*names, self._stack(view)], f"${view.price}")

    def _stack(self, view: AgeOfDiscoveryView) -> Text:
        return Text(self.texts.text("table-stack", count=view.stack_size), style="dim")

    def _market(self, view: AgeOfDiscoveryView, has_pool: bool = True) -> RenderableType:
        goods = [
            self.count("good", good, view.market.count(good), GOOD_STYLES[good])
            for good in dict.fromkeys(view.market)
        ]
        ship = self.texts.text("table-ship_waits" if view.ship_in_box else "table-no_ship")
        pool = self.texts.text("table-pool", count=sum(view.pool.values()))
        return self.line(
            "table-market", [*goods, Text(ship), *([Text(pool, style="dim")] if has_pool else [])]
        )

    # --- the New World ---------------------------------------------------------------------------

    def _region(self, name: str, region: Region) -> Flow:
        """A region on a line of its own: who is there, and its good."""
        label = Text(
            f" {sentence(self.texts.name('region', name))}", style="" if region.discovered else "dim"
        )
        entries = [self._good(region.good)] if region.good else []
        if not region.discovered:
            entries.append(self._secret(region))
        elif forces := self._forces(region):
            entries.append(forces)
        return Flow(label, entries, LAND)

    def _good(self, good: str) -> Text:
        return Text(self.texts.name("good", good), style=GOOD_STYLES[good])

    def _secret(self, region: Region) -> Text:
        """What lies on an undiscovered region: nobody knows, unless an expedition has failed."""
        if region.tile is None:
            return Text("?", style="dim")
        tile = region.tile
        words = self.texts.text(
            "table-tile", natives=tile.natives, coins=tile.coins, plunder=tile.plunder, vp=tile.vp
        )
        return Text(words)

    def _forces(self, region: Region) -> Text:
        """`◉2+1s ▲3`: units of each player, soldiers apart; whoever would score is underlined."""
        found = Text()
        for seat, (soldiers, others) in enumerate(zip(region.soldiers, region.others, strict=True)):
            if soldiers or others:
                units = "+".join([str(others)] * (others > 0) + [f"{soldiers}s"] * (soldiers > 0))
                style = "bold underline" if region.points[seat] else ""
                found.append_text(Text.assemble(" " if found else "", self.mark(seat), (units, style)))
        return found

    def _map_in_lines(self, view: AgeOfDiscoveryView, has_room: bool) -> list[RenderableType]:
        """Regions in which somebody may land, and, if there is room, those that nobody knows."""
        open_, closed = [], []
        for name, region in view.regions.items():
            words = [Text(sentence(self.texts.name("region", name)))]
            if region.good:
                words.append(Text.assemble("(", self._good(region.good), ")"))
            if region.discovered:
                words += [forces] if (forces := self._forces(region)) else []
                open_.append(Text(" ").join(words))
            else:
                if region.tile:
                    words.append(Text(self.texts.text("table-natives", natives=region.tile.natives)))
                closed.append(Text(" ").join(words))
        lines: list[RenderableType] = [self.line("table-settled", open_)]
        return [*lines, self.line("table-undiscovered", closed)] if closed and has_room else lines

    # --- the event boxes -------------------------------------------------------------------------

    def _boxes(self, view: AgeOfDiscoveryView) -> list[RenderableType]:
        """The boxes in the order in which they are resolved."""
        return [self.line(heading, entries) for heading, entries in self._box_entries(view).items()]

    def _boxes_in_lines(self, view: AgeOfDiscoveryView) -> RenderableType:
        """The boxes in which somebody stands."""
        entries = [
            Text.assemble((self.texts.text(heading), "italic"), " ", Text(" ").join(found))
            for heading, found in {
                **self._box_entries(view),
                "table-discovery": self._strengths(view),
            }.items()
            if any(mark in entry.plain for entry in found for mark in MARKS)
        ]
        return self.line("table-boxes", entries)

    def _box_entries(self, view: AgeOfDiscoveryView) -> dict[str, list[Text]]:
        boxes = view.boxes
        dock = [self._spaces(boxes.dock, has_units=True)]
        for letter, piece in (("X", boxes.dock_x), ("Y", boxes.dock_y)):
            dock += [Text.assemble(f"{letter} ", self._space(piece))] if piece else []
        slots = [
            Text.assemble(f"{self._slot(slot)} ", self._space(piece))
            for slot, piece in boxes.specialists.items()
        ]
        return {
            "table-initiative": [self._spaces(boxes.initiative)],
            "table-dock": dock,
            "table-goods": [self._spaces(boxes.goods)],
            "table-shipping": self._shipping(view),
            "table-capital": [self._spaces(boxes.capital)],
            "table-discovery": self._waiting(view),
            "table-specialists": [Text(" ").join(slots)],
            "table-warfare": [self._spaces(boxes.warfare)],
        }

    def _spaces(self, pieces: Sequence[Piece | None], has_units: bool = False) -> Text:
        return Text(" ").join(self._space(piece, has_units) for piece in pieces)

    def _space(self, piece: Piece | None, has_unit: bool = False) -> Text:
        """Who stands on a space; as what only where it matters."""
        if piece is None:
            return FREE
        unit = self._short(piece.unit) if has_unit and piece.unit != "colonist" else ""
        return Text.assemble(self.mark(piece.seat), unit)

    def _shipping(self, view: AgeOfDiscoveryView) -> list[Text]:
        """How strong everybody is in Merchant Shipping."""
        strengths = [
            sum(SHIPPING_VALUE[unit] * count for unit, count in player.shipping.items())
            for player in view.players
        ]
        return self._by_seat(strengths)

    def _waiting(self, view: AgeOfDiscoveryView) -> list[Text]:
        """Who waits for an expedition."""
        crews = [
            {UNIT_OF_CREW[crew]: count for crew, count in player.discovery.items()} for player in view.players
        ]
        return [
            Text.assemble(self.mark(seat), " ", self._units(crew))
            for seat, crew in enumerate(crews)
            if any(crew.values())
        ]

    def _strengths(self, view: AgeOfDiscoveryView) -> list[Text]:
        """How strong everybody is in Discovery."""
        strengths = [
            sum(CREW_VALUE[CREW_NAMES.index(crew)] * count for crew, count in player.discovery.items())
            for player in view.players
        ]
        return self._by_seat(strengths)

    def _by_seat(self, numbers: Sequence[int]) -> list[Text]:
        """`◉ 3`, for everybody who has something."""
        return [Text.assemble(self.mark(seat), f" {count}") for seat, count in enumerate(numbers) if count]

    def _slot(self, slot: str) -> str:
        return self.texts.text("table-training") if slot == "training" else self._short(slot)

    def _short(self, unit: str) -> str:
        return self.texts.name("unit", unit, "short")

    def _units(self, counts: Mapping[str, int]) -> str:
        """`5 col, 1 cap`."""
        return ", ".join(f"{count} {self._short(unit)}" for unit, count in counts.items() if count)

    # --- the players -----------------------------------------------------------------------------

    def _player(self, view: AgeOfDiscoveryView, seat: int) -> RenderableType:
        player = view.players[seat]
        head = self._head(view, seat)
        return Group(
            Flow(head, self._facts(view, player, has_sources=True), head.cell_len),
            self.line("table-owned", self._goods(player)),
            self.line("table-city", self._owned(view, player)),
        )

    def _own_lines(self, view: AgeOfDiscoveryView, seat: int) -> RenderableType:
        """All that a player has in a few lines."""
        player = view.players[seat]
        entries = [*self._facts(view, player), *self._goods(player), *self._owned(view, player)]
        return Flow(self._head(view, seat), entries, 4)

    def _summary(self, view: AgeOfDiscoveryView, seat: int) -> RenderableType:
        """What a player has, in figures."""
        player = view.players[seat]
        entries = self._facts(view, player)
        if player.ships:
            entries.append(Text(self.texts.text("table-ships", count=player.ships)))
        if player.buildings:
            entries.append(Text(self.texts.text("table-counts", count=len(player.buildings))))
        return Flow(self._head(view, seat), entries, 4)

    def _in_order(self, view: AgeOfDiscoveryView, own: int) -> RenderableType:
        """Who plays when, and what the others have, all in a line or two."""
        entries = []
        for seat in self._seats_in_order(view):
            facts = [] if seat == own else self._facts(view, view.players[seat])
            entries.append(Text(" ").join([self.mark(seat), *facts]))
        return self.line("table-order", entries)

    def _head(self, view: AgeOfDiscoveryView, seat: int) -> Text:
        is_asked = seat == view.seat
        return Text.assemble(self.player(seat), (" ◂" if is_asked else "", "bold cyan"), "  ")

    def _facts(self, view: AgeOfDiscoveryView, player: Player, has_sources: bool = False) -> list[Text]:
        """Money, points, income, and units in hand; in an auction the bid."""
        text = self.texts.text
        facts = [
            Text(text("table-purse", money=player.money, income=player.income), style=MONEY),
            self._points(player, has_sources),
        ]
        if view.step == "auction_bid" and player.last_bid:
            facts.append(Text(text("table-bid", bid=player.last_bid)))
        if any(player.hand.values()):
            facts.append(Text(text("table-hand", units=self._units(player.hand))))
        if any(player.next_hand.values()):
            facts.append(Text(text("table-next", units=self._units(player.next_hand))))
        return facts

    def _points(self, player: Player, has_sources: bool) -> Text:
        """Points as they would be counted now, by source where there is room."""
        points = Text(self.texts.text("table-vp", vp=sum(player.points.values())), style="bold")
        sources = [f"{self.texts.text(f'source-{name}')} {vp}" for name, vp in player.points.items() if vp]
        return points.append(f" ({', '.join(sources)})", style="dim") if has_sources and sources else points

    def _goods(self, player: Player) -> list[Text]:
        """Goods in the sets in which they pay; what is left over at the end."""
        return [self._set(found) for found in player.sets] or [
            Text(self.texts.text("table-no_goods"), style="dim")
        ]

    def _set(self, found: GoodSet) -> Text:
        names = [
            self.count("good", good, found.goods.count(good), GOOD_STYLES[good]).plain
            for good in dict.fromkeys(found.goods)
        ]
        if found.ships:
            one = self.texts.text("table-ship")
            names.append(one if found.ships == 1 else self.texts.text("table-ships", count=found.ships))
        goods = ", ".join(names)
        if not found.value:
            return Text(self.texts.text("table-left_over", goods=goods), style="dim")
        return Text(self.texts.text("table-set", goods=goods, value=found.value))

    def _owned(self, view: AgeOfDiscoveryView, player: Player) -> list[Text]:
        """Buildings, and cards by their number."""
        owned = []
        for name in player.buildings:
            used = name == "university" and view.university_used
            note = f" ({self.texts.text('table-used')})" if used else ""
            owned.append(Text(f"{self.texts.name('building', name, 'short')}{note}"))
        if player.cards:
            owned.append(Text(self.texts.text("table-cards", count=len(player.cards)), style="dim"))
        return owned


def _beside(left: Sequence[RenderableType], right: Sequence[RenderableType]) -> list[RenderableType]:
    """Two columns, each half of the screen."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(Group(*left), Group(*right))
    return [grid]


DRAWING = AgeOfDiscoveryDrawing
