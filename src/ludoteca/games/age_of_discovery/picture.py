"""A small drawing of the table, for notebooks: the map, the event boxes, the players."""

from __future__ import annotations

from ludoteca.core.picture import CARD, SEAT_COLOURS, box, sheet, words
from ludoteca.games.age_of_discovery.data import REGION_NAMES, REGION_TABLE
from ludoteca.games.age_of_discovery.view import AgeOfDiscoveryView, Piece, Player, Region

WIDTH = 860
HEAD = 62
MAP_HEIGHT = 430
BOXES_LEFT = 500
BOX_ROW = 46
PLAYER_ROW = 58
LAND = "#e7dcb8"
UNKNOWN = "#cfc4a6"
SEA = "#c9d8dc"
PLACES = {region.name: (0.7 * region.x - 92, HEAD + 0.44 * region.y) for region in REGION_TABLE}


def draw(view: AgeOfDiscoveryView) -> str:
    """The table as an SVG picture, as a spectator sees it."""
    parts = [*_heading(view), *_map(view), *_boxes(view)]
    top = HEAD + MAP_HEIGHT + 16
    for seat, player in enumerate(view.players):
        parts.extend(_player(seat, player, top + seat * PLAYER_ROW))
    return sheet(WIDTH, top + PLAYER_ROW * len(view.players), parts)


def _heading(view: AgeOfDiscoveryView) -> list[str]:
    who = "the game is over" if view.seat < 0 else f"seat {view.seat} decides"
    title = f"Age of Discovery · turn {view.turn} · {_name(view.step)} · {who}"
    sold = ", ".join(_name(name) for name in view.display if name)
    ship = " · a ship" if view.ship_in_box else ""
    market = ", ".join(view.market)
    return [
        words(14, 26, title, size=17),
        words(14, 48, f"${view.price}: {sold or 'nothing'} · market: {market or 'empty'}{ship}"),
    ]


def _map(view: AgeOfDiscoveryView) -> list[str]:
    parts = [box(8, HEAD, 480, MAP_HEIGHT, SEA)]
    for region in REGION_TABLE:
        x, y = PLACES[region.name]
        for neighbour in region.neighbours:
            if REGION_NAMES.index(neighbour) > REGION_NAMES.index(region.name):
                x2, y2 = PLACES[neighbour]
                parts.append(
                    f'<line x1="{x:.0f}" y1="{y:.0f}" x2="{x2:.0f}" y2="{y2:.0f}" stroke="{UNKNOWN}"/>'
                )
    return parts + [part for name, region in view.regions.items() for part in _region(name, region)]


def _region(name: str, region: Region) -> list[str]:
    x, y = PLACES[name]
    parts = [box(x - 62, y - 18, 124, 36, LAND if region.discovered else UNKNOWN)]
    title = f"{_name(name)} · {region.good}" if region.good else _name(name)
    parts.append(words(x, y - 4, title, size=11, anchor="middle"))
    if not region.discovered:
        seen = f"{region.tile.natives} natives" if region.tile else "?"
        return [*parts, words(x, y + 12, seen, size=11, anchor="middle")]
    units = [
        (seat, f"{others}+{soldiers}s" if soldiers else str(others))
        for seat, (soldiers, others) in enumerate(zip(region.soldiers, region.others, strict=True))
        if soldiers or others
    ]
    left = x - 24 * len(units) / 2
    for number, (seat, count) in enumerate(units):
        parts.append(words(left + 24 * number, y + 13, count, size=12, fill=SEAT_COLOURS[seat]))
    return parts


def _boxes(view: AgeOfDiscoveryView) -> list[str]:
    boxes = view.boxes
    rows: dict[str, list[Piece | None]] = {
        "initiative": list(boxes.initiative),
        "dock": [*boxes.dock, *(piece for piece in (boxes.dock_x, boxes.dock_y) if piece)],
        "goods": list(boxes.goods),
        "shipping": _crowd(view, [sum(player.shipping.values()) for player in view.players]),
        "capital": list(boxes.capital),
        "discovery": _crowd(view, [sum(player.discovery.values()) for player in view.players]),
        "specialists": list(boxes.specialists.values()),
        "warfare": list(boxes.warfare),
    }
    parts = []
    for number, (name, pieces) in enumerate(rows.items()):
        y = HEAD + number * BOX_ROW
        parts.append(words(BOXES_LEFT, y + 22, name))
        for space, piece in enumerate(pieces):
            fill = CARD if piece is None else SEAT_COLOURS[piece.seat]
            parts.append(box(BOXES_LEFT + 84 + space * 22, y + 7, 19, 21, fill))
    return parts


def _crowd(view: AgeOfDiscoveryView, units: list[int]) -> list[Piece | None]:
    """Units in an open area, seat by seat."""
    return [Piece(seat, "colonist") for seat in range(len(view.players)) for _ in range(units[seat])]


def _player(seat: int, player: Player, top: int) -> list[str]:
    colour = SEAT_COLOURS[seat]
    goods = ", ".join(f"{count} {name}" for name, count in player.goods.items() if count)
    hand = ", ".join(f"{count} {name}" for name, count in player.hand.items() if count)
    purse = (
        f"{sum(player.points.values())} VP · ${player.money} · income ${player.income} · ships {player.ships}"
    )
    buildings = ", ".join(_name(name) for name in player.buildings)
    return [
        f'<rect x="8" y="{top}" width="6" height="{PLAYER_ROW - 8}" fill="{colour}"/>',
        words(22, top + 14, f"Seat {seat}", size=14, fill=colour),
        words(80, top + 14, f"{purse} · hand: {hand or 'empty'}"),
        words(80, top + 31, f"goods: {goods or 'none'}", size=12),
        words(80, top + 47, f"buildings: {buildings or 'none'}", size=12),
    ]


def _name(word: str) -> str:
    """`new_spain` as people read it."""
    return word.replace("_", " ")
