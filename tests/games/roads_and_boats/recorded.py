"""What is recorded of Roads & Boats: each way a game can end, every kind of map, and a table to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.state import State
from ludoteca.games.roads_and_boats.data import END_SPACE
from tests.recorded import Moment, Recorded, Start, Taste, Wanted

WOODS = """
players: 2 3 4
starts: 0,-2 2,0 -2,2 0,2
0,-2,W; 1,-2,P; -1,-1,R; 0,-1,P; 1,-1,W; -2,0,M; -1,0,W:0; 0,0,S; 1,0,P; 2,0,W
-2,1,P; -1,1,W; 0,1,R; 1,1,P; -2,2,W; -1,2,P; 0,2,W
"""
"""A small map of our own with homes in the woods, where a wonder grows fast."""

WEIGHTS = {
    "demand yes": 1,
    "demand no": 20,
    "end_make": 4,
    "end_stow": 8,
    "end_move": 6,
    "end_build": 1,
    "finish": 12,
    "end_wonder": 4,
}
VERBS = {"produce": 60, "build": 60, "research": 60, "step": 20, "site": 20, "buy": 8, "get": 12, "wall": 3}


def busy(line: str) -> int:
    """The taste of somebody who rather does something than nothing."""
    return WEIGHTS.get(line, VERBS.get(line.split()[0], 10))


def pious(line: str) -> int:
    """Stay at home, cut trunks there, and turn everything into bricks."""
    if line in ("demand no", "end_make", "end_stow", "end_move", "answer no"):
        return 500
    if line.split()[0] == "buy" or line == "build woodcutter":
        return 500
    return 20 if line.split()[0] in ("site", "pay", "start") else 1


def thrifty(line: str) -> int:
    """Buy no bricks at all."""
    return 0 if line == "buy" else busy(line)


def stands(state: State) -> int:
    return len(state.view(None).wonder)  # type: ignore[attr-defined]


def is_wonder_complete(state: State) -> bool:
    return state.over and stands(state) == END_SPACE[state.seats]


def has_grown(state: State) -> bool:
    """Was something built, so that the record sees more than walks and prayers?"""
    tiles = state.view(None).tiles  # type: ignore[attr-defined]
    return state.over and sum(tile.house is not None for tile in tiles) >= 3


def is_out_of_neutral_bricks(state: State) -> bool:
    return has_grown(state) and stands(state) < END_SPACE[state.seats]


def is_busy(state: State) -> bool:
    """Much stands and lies on the map."""
    view = state.view(None)
    tiles = view.tiles  # type: ignore[attr-defined]
    roads = view.borders  # type: ignore[attr-defined]
    return sum(tile.house is not None for tile in tiles) >= 2 * state.seats and len(roads) >= state.seats


def moment(
    name: str,
    seats: int,
    seed: int,
    step: str,
    earliest: int,
    choices: int = 2,
    is_wanted: Callable[[State], bool] = lambda _: True,
) -> Moment:
    """A moment not before a turn, with so many choices at least."""

    def is_late(state: State) -> bool:
        turn: int = state.view(None).turn  # type: ignore[attr-defined]
        return turn >= earliest and is_wanted(state)

    return Moment(name, seats, seed, step, choices, is_late)


def wanted(name: str, seats: int, taste: Taste, is_wanted: Any = None, **options: Any) -> Wanted:
    if is_wanted is None:
        return Wanted(name, seats, options, taste)
    return Wanted(name, seats, options, taste, is_wanted)


class RoadsAndBoatsRecorded(Recorded):
    """What is recorded of Roads & Boats."""

    unexplained = ("answer", "seat", "prayer", "recipe", "spot", "way", "half", "tile", "fill")

    def starts(self) -> list[Start]:
        """Early, in the middle and late; lists are long, so the counts do not go deep."""
        return [
            Start(seats, 10 * seats + number, plies, 5)
            for seats in self.game.seat_counts
            for number, plies in enumerate((0, 25, 60) if seats == 1 else (0, 60, 150))
        ]

    def wanted(self) -> list[Wanted]:
        """Every way to end, every kind of map, every option."""
        return [
            wanted("solo_1", 1, busy, has_grown),
            wanted(
                "solo_short_1", 1, busy, solo_turns=6, solo_mines=False, map="two_banks", choose_sources=True
            ),
            wanted("neutral_bricks_2", 2, thrifty, is_out_of_neutral_bricks, discard_refund=False),
            wanted("wonder_2", 2, pious, is_wonder_complete, map=WOODS),
            wanted("free_map_2", 2, busy, has_grown, map="free", free_sea_per_player=3, cooperation=False),
            wanted("neutral_bricks_3", 3, thrifty, is_out_of_neutral_bricks, demolish_own=True),
            wanted("wonder_3", 3, pious, is_wonder_complete, map=WOODS, async_phases=True),
            wanted("wonder_4", 4, pious, is_wonder_complete, map=WOODS),
            wanted(
                "random_islands_4",
                4,
                thrifty,
                has_grown,
                map="random",
                random_islands=True,
                cooperation=False,
            ),
        ]

    def moments(self) -> list[Moment]:
        """Every phase, early and late, with few and many players."""
        return [
            moment("move-first-2", 2, 21, "select", 1),
            moment("move-mid-3", 3, 22, "select", 8, 4, is_busy),
            moment("move-late-4", 4, 23, "select", 14, 4, is_busy),
            moment("way-mid-3", 3, 24, "move", 7, 4, is_busy),
            moment("make-mid-2", 2, 25, "make", 8, 3),
            moment("stow-mid-4", 4, 26, "stow", 8, 3),
            moment("build-mid-3", 3, 27, "build", 6, 8),
            moment("topic-2", 2, 28, "topic", 3),
            moment("brick-late-3", 3, 29, "buy_brick", 12),
            moment("pray-4", 4, 30, "pray", 5),
        ]

    def likes(self, line: str) -> float:
        """Builds, loads and moves, and seldom rests."""
        return busy(line)

    def is_taught(self, rule: str) -> bool:
        """Pages for people leave out how the program numbers, stores and asks things."""
        section = rule.partition("-")[2]
        if section.partition(".")[0] in ("0", "1", "2", "8", "9"):
            return False
        return section not in DIGITAL

    def chapter(self, position: dict[str, Any]) -> object:
        """A playthrough shows the whole table at every turn."""
        return position["turn"]

    def table(self, position: dict[str, Any]) -> list[str]:
        """The table in a few lines."""
        p = position
        lines = [
            f"--- turn {p['turn']}, sequence {p['sequence']}, temple {p['temple']}",
            "    wonder     "
            + ("".join("N" if owner is None else str(owner) for owner in p["wonder"]) or "-"),
        ]
        for tile in p["tiles"]:
            grounds = "; ".join(
                f"bank {region}: {counted(goods)}" for region, goods in tile["ground"].items()
            )
            house = tile["house"]
            if house or grounds:
                bag = (
                    f" ({house['gold']} gold, {house['iron']} iron)"
                    if house and house["kind"] == "mine"
                    else ""
                )
                name = f"{house['kind']}{bag} " if house else ""
                lines.append(f"    {tile['hex']:10} {tile['terrain']}: {name}{grounds}".rstrip())
        for border in p["borders"]:
            wall = f"{border['pieces']} wall of {border['owner']}" if border["pieces"] else ""
            lines.append(
                f"    {border['hex']}:{border['edge']:<5}   {'road ' * len(border['roads'])}{wall}".rstrip()
            )
        for seat, player in enumerate(p["players"]):
            home = player["home"]["hex"] if player["home"] else "-"
            lines.append(
                f"    seat {seat}     home {home}, knows {', '.join(player['research']) or 'nothing'}"
            )
            for entry in player["transporters"]:
                cargo = counted(entry["cargo"])
                carries = f", carries {entry['carries']}" if entry["carries"] else ""
                place = f"{entry['hex']}/{entry['spot']}"
                lines.append(f"               {entry['id']} {entry['kind']} {place}: {cargo}{carries}")
        return lines


HOW = """
    3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.23 3.24 3.30 4.1 4.2 4.4
    5.2 5.3 5.4 5.8 5.20 5.21 5.22 5.23 5.24 5.25 5.30 5.31 5.32 5.33 5.34 5.35 5.36 5.40 5.41
    6.1.1 6.1.3 6.1.4 6.1.6 6.1.13 6.1.15 6.2.17 6.2.22 6.2.29 6.3.1 6.3.2 6.3.36 6.3.41 6.3.42 6.3.43
    6.4.6 6.4.19 6.4.21 6.4.23 6.5.5 6.5.8 6.6.1
"""
DIGITAL = frozenset(HOW.split())
"""Rules that only say how the program does what a page for people tells in its own words."""


def counted(goods: dict[str, int]) -> str:
    """`2 boards, 1 stone`."""
    return ", ".join(f"{number} {name}" for name, number in goods.items()) or "-"


RECORDED = RoadsAndBoatsRecorded
