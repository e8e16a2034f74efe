"""A small drawing of the table, for notebooks."""

from __future__ import annotations

from ludoteca.core.picture import CARD, INK, SEAT_COLOURS, box, dot, sheet, words
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    GOOD_NAMES,
    GOODS,
    ISLAND_SPACES,
    ROLE_NAMES,
    TILE_NAMES,
    TILES,
)
from ludoteca.games.puerto_rico.state import State

WIDTH = 860
ROW = 114
HEAD = 132
TILE_COLOURS = ("#e6c54a", "#3f6fb5", "#f2efe4", "#b98a5a", "#5a3a26", "#9a9a94")


def draw(s: State) -> str:
    """The table as an SVG picture."""
    parts = [*_heading(s), *_common(s)]
    for seat in range(s.seats):
        parts.extend(_player(s, seat, HEAD + seat * ROW))
    return sheet(WIDTH, HEAD + ROW * int(s.seats), parts)


def _heading(s: State) -> list[str]:
    who = "the game is over" if s.over else f"seat {s.seat} decides"
    step = s.step.name.replace("_", " ")
    return [words(14, 26, f"Puerto Rico · round {s.round} · {step} · {who}", size=17)]


def _common(s: State) -> list[str]:
    parts = []
    for role in range(int(s.roles_in_play)):
        x = 14 + role * 104
        owner = s.taken_by[role]
        fill = SEAT_COLOURS[owner] if owner >= 0 else CARD
        parts.append(box(x, 38, 98, 24, fill))
        money = f" +{s.role_doubloons[role]}" if s.role_doubloons[role] else ""
        name = ROLE_NAMES[role].replace("_", " ")
        parts.append(words(x + 49, 55, name + money, anchor="middle", fill="#fff" if owner >= 0 else INK))
    ships = ", ".join(
        f"{load}/{capacity} {GOOD_NAMES[good] if good >= 0 else ''}".strip()
        for capacity, good, load in zip(s.ship_capacity, s.ship_good, s.ship_load, strict=True)
    )
    sold = ", ".join(GOOD_NAMES[good] for good in range(GOODS) for _ in range(s.trading_house[good]))
    plantations = ", ".join(TILE_NAMES[good] for good in range(GOODS) for _ in range(s.face_up[good]))
    parts.append(words(14, 82, f"Ships: {ships} · Trading house: {sold or 'empty'}"))
    parts.append(words(14, 100, f"Plantations: {plantations or 'none'} · quarries {s.quarry_supply}"))
    supply = ", ".join(f"{name} {s.goods_supply[good]}" for good, name in enumerate(GOOD_NAMES))
    colonists = f"colonists {s.colonist_ship} on the ship, {s.colonist_supply} in supply"
    parts.append(words(14, 118, f"VP {s.vp_supply} · {colonists} · supply: {supply}"))
    return parts


def _player(s: State, seat: int, top: int) -> list[str]:
    colour = SEAT_COLOURS[seat]
    governor = " · governor" if seat == s.governor else ""
    purse = f"{s.vp[seat]} VP · {s.doubloons[seat]} doubloons · San Juan {s.san_juan[seat]}{governor}"
    parts = [
        f'<rect x="8" y="{top}" width="6" height="{ROW - 8}" fill="{colour}"/>',
        words(22, top + 16, f"Seat {seat}", size=14, fill=colour),
        words(80, top + 16, purse),
    ]
    x = 400
    for good, name in enumerate(GOOD_NAMES):
        barrels = s.goods[seat * GOODS + good]
        if barrels:
            parts.append(
                f'<circle cx="{x}" cy="{top + 12}" r="6" fill="{TILE_COLOURS[good]}" stroke="{INK}"/>'
            )
            parts.append(words(x + 10, top + 16, f"{barrels} {name}"))
            x += 84
    layout = seat * (ISLAND_SPACES + CITY_SPACES)
    shown = [0] * TILES
    for space in range(int(ISLAND_SPACES)):
        tile = s.layout[layout + space]
        fill = TILE_COLOURS[tile] if tile >= 0 else "none"
        parts.append(box(22 + space * 24, top + 26, 21, 21, fill))
        if tile >= 0:
            shown[tile] += 1
            if shown[tile] <= s.settled[seat * TILES + tile]:
                parts.append(dot(22 + space * 24 + 10, top + 36))
    x, y = 22, top + 54
    for space in range(ISLAND_SPACES, ISLAND_SPACES + CITY_SPACES):
        building = s.layout[layout + space]
        if building >= 0:
            colonists = s.city[seat * BUILDINGS + building]
            label = f"{BUILDING_NAMES[building].replace('_', ' ')} {colonists}/{CIRCLES[building]}"
            width = 10 + 6 * len(label)
            if x + width > WIDTH - 12:
                x, y = 22, y + 24
            parts.append(box(x, y, width, 20, CARD if colonists else "#e4dccb"))
            parts.append(words(x + width / 2, y + 14, label, anchor="middle", size=11))
            x += width + 4
    return parts
