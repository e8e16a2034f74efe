"""What is recorded of Rio de la Plata: games of both lengths for all numbers of seats, counts, tables."""

from __future__ import annotations

from typing import Any

from ludoteca.core.options import Setting
from ludoteca.core.state import State
from tests.recorded import Moment, Recorded, Start, Wanted

LIKES = {
    "build": 400,
    "activate": 250,
    "collect": 300,
    "harvest": 200,
    "refine": 120,
    "load": 60,
    "pay_cell": 300,
    "take_office": 300,
    "city": 60,
    "grid": 20,
    "shadow": 30,
    "work": 20,
    "free_road": 50,
    "free_wall": 50,
    "select": 30,
    "select_outside": 30,
    "step": 40,
    "offer": 2,
    "end_placement": 3,
    "office": 1,
    "done": 5,
}
NOBLE = ("church", "barracks", "square", "monument", "garden", "guild")

# A different set of options for each number of seats, so that the records cover them too.
OPTIONS: dict[int, dict[str, Setting]] = {
    2: {"experience": "beginner"},
    3: {"trade": False},
    4: {"attacker_number_correction": True},
    5: {"experience": "intermediate"},
}


def likes_building(line: str) -> int:
    """Builds whatever he can, noble things first, and fights when there is war."""
    words = line.split()
    weight = LIKES.get(words[0], 10)
    if words[0] == "build":
        weight *= 30 if words[2] in NOBLE else 3 if words[2] == "house" else 1
    return weight * 3 if words[-1] == "yes" else weight


class AttackedBy:
    """Has the game ended, and have so many wars been fought?"""

    def __init__(self, wars: int) -> None:
        self.wars = wars

    def __call__(self, state: State) -> bool:
        players: list[dict[str, Any]] = state.position()["players"]  # type: ignore[assignment]
        return state.over and sum(player["wars"] for player in players) >= self.wars


class From:
    """Is it at least this year?"""

    def __init__(self, year: int) -> None:
        self.year = year

    def __call__(self, state: State) -> bool:
        return int(state.position()["year"]) >= self.year  # type: ignore[arg-type]


class Battle(From):
    """Does a step of the group that moves lead into a battle?"""

    def __call__(self, state: State) -> bool:
        return super().__call__(state) and any(
            (caught := state.meaning(action).catch) is not None and caught.id.startswith("catch-battle")
            for action in state.actions()
        )


class RioDeLaPlataRecorded(Recorded):
    """Counts and games of Rio de la Plata."""

    unexplained = (*Recorded.unexplained, "direction", "layer", "mark")

    def is_taught(self, rule: str) -> bool:
        """Set-up, detailed rules, scoring; not the sources, tables, forms of decisions and invariants."""
        return rule.removeprefix("RP-").partition(".")[0] in ("3", "5", "6")

    def starts(self) -> list[Start]:
        """Four depths of the game for each number of seats."""
        return [
            Start(seats, 10 * seats + number, plies, depth)
            for seats in self.game.seat_counts
            for number, (plies, depth) in enumerate([(0, 2), (60, 2), (200, 3), (400, 3)])
        ]

    def wanted(self) -> list[Wanted]:
        """The whole game and the short one, with war, for each number of seats."""
        found = []
        for seats in self.game.seat_counts:
            options = OPTIONS[seats]
            found.append(Wanted(f"twenty_years_{seats}", seats, options, likes_building, AttackedBy(1)))
            short = {**options, "short_game": True}
            found.append(Wanted(f"short_{seats}", seats, short, likes_building, AttackedBy(1)))
        return found

    def moments(self) -> list[Moment]:
        """Every kind of question, early and late, in peace and war."""
        return [
            Moment("rio-placement-first-3", 3, 1, "placement"),
            Moment("rio-placement-mid-4", 4, 2, "placement", 20, From(1589)),
            Moment("rio-placement-late-5", 5, 3, "placement", 20, From(1596)),
            Moment("rio-placement-shadow-2", 2, 4, "placement", 20, From(1585)),
            Moment("rio-effects-4", 4, 5, "effects", 8, From(1588)),
            Moment("rio-payment-3", 3, 6, "payment", 3, From(1585)),
            Moment("rio-cell-paid-4", 4, 7, "pay_now"),
            Moment("rio-road-3", 3, 9, "road_line"),
            Moment("rio-wall-4", 4, 10, "wall_edge"),
            Moment("rio-trade-3", 3, 11, "trade_offer"),
            Moment("rio-answer-3", 3, 12, "trade_answer"),
            Moment("rio-order-4", 4, 13, "move_order"),
            Moment("rio-attack-4", 4, 14, "attack_edge", 4, From(1588)),
            Moment("rio-size-4", 4, 15, "attack_size", 3),
            Moment("rio-defence-4", 4, 17, "defend_space", 4, From(1588)),
            Moment("rio-war-turn-4", 4, 18, "war_turn", 4, From(1588)),
            Moment("rio-war-move-4", 4, 19, "war_move", 4, Battle(1588)),
            Moment("rio-war-move-2", 2, 20, "war_move", 3, Battle(1588)),
            Moment("rio-withdraw-4", 4, 21, "withdraw"),
        ]

    def likes(self, line: str) -> float:
        """A city that is worth looking at."""
        return float(likes_building(line))

    def chapter(self, position: dict[str, Any]) -> object:
        """A playthrough shows the whole table every year."""
        return position["year"]

    def table(self, position: dict[str, Any]) -> list[str]:
        """The table in a few lines."""
        p = position
        city = [space(entry) for entry in p["city"]]
        grids = ", ".join(f"{name} {cells(grid)}" for name, grid in p["grids"].items())
        offices = [
            f"{name} {office['owner']}"
            for name, office in p["offices"].items()
            if office["owner"] is not None
        ]
        return [
            f"--- {p['year']}, order {p['order']}, natives {p['markers']['natives']}, "
            f"corsairs {p['markers']['corsairs']}",
            f"    city       {'; '.join(city) or '-'}",
            f"    roads      {' '.join(p['roads']) or '-'}; walls {' '.join(p['walls']) or '-'}",
            f"    grids      {grids}",
            f"    built      {'fort ' * p['fort']}{'harbour' * p['harbour'] or '-'}, "
            f"ship back in {p['ship_returns'] or '-'}",
            f"    offices    {', '.join(offices) or '-'}",
            *(board(seat, player) for seat, player in enumerate(p["players"])),
        ]


def space(entry: dict[str, Any]) -> str:
    """`8,5 house of 0 / 0 0`."""
    words = [entry["space"], entry["building"] or "open"]
    if entry["owner"] is not None:
        words.append(f"of {entry['owner']}")
    if entry["pawns"]:
        words.append("/ " + " ".join(str(pawn) for pawn in entry["pawns"]))
    return " ".join(words)


def cells(grid: dict[str, Any]) -> str:
    """Owners of the cells, `-` for free ones."""
    return "".join(
        "s" if cell["shadow"] else "-" if cell["owner"] is None else str(cell["owner"])
        for cell in grid["cells"]
    )


def board(seat: int, player: dict[str, Any]) -> str:
    """One player."""
    goods = ", ".join(f"{number} {name}" for name, number in player["goods"].items() if number) or "-"
    work = ", ".join(
        f"{player[key]} {key}" for key in ("fields", "workshop", "dock", "order_pawns") if player[key]
    )
    return (
        f"    seat {seat}     {player['vp']} VP, hand {player['hand']}, {goods}{'; ' + work if work else ''}"
    )


RECORDED = RioDeLaPlataRecorded
