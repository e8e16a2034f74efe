"""What is recorded of Puerto Rico: a game for each way to end and number of seats, and moments of the board.

Scripted players with a bias (towards colonists, buildings or ships) play seed after seed until a game ends
by the wanted condition alone.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.options import Setting
from ludoteca.core.state import State
from ludoteca.games.puerto_rico.data import BUILDING_TABLE
from tests.recorded import Moment, Recorded, Start, Taste, Wanted

PRICE = {building.name: building.price for building in BUILDING_TABLE}
CHEAP = ("small_", "hacienda", "construction_hut", "indigo_plant", "sugar_mill", "hospice", "office")


def likes_colonists(line: str) -> int:
    """Calls the mayor and takes every colonist."""
    return {"role mayor": 20, "privilege yes": 9, "hospice yes": 9, "university yes": 9}.get(line, 1)


def likes_buildings(line: str) -> int:
    """Builds whenever he can, small things first, and leaves the colonists in the harbor."""
    if line.startswith("build"):
        return 12 if line.split()[1].startswith(CHEAP) else 4
    return {
        "role builder": 20,
        "role trader": 4,
        "role craftsman": 6,
        "role mayor": 2,
        "role prospector_1": 8,
        "role prospector_2": 8,
        "privilege no": 5,
    }.get(line, 3 if line.startswith("sell") else 1)


def likes_ships(line: str) -> int:
    """Grows corn, produces and ships."""
    return {
        "role craftsman": 20,
        "role captain": 20,
        "role mayor": 3,
        "role settler": 3,
        "settle corn": 9,
        "build harbor": 9,
        "build wharf": 9,
        "build small_indigo_plant": 5,
        "build small_sugar_mill": 5,
        "privilege no": 5,
    }.get(line, 1)


TASTES: dict[str, Taste] = {"colonists": likes_colonists, "city": likes_buildings, "vp": likes_ships}

# A different set of options for each number of seats, so that the records cover them too.
OPTIONS: dict[int, dict[str, Setting]] = {
    2: {"hidden_vp": False},
    3: {"swap_factory_university": True},
    4: {"first_governor": 2},
    5: {"corn_start_minus_one": True},
}


class EndsBy:
    """Has the game ended by one condition alone? By none, if it came to its agreed last round."""

    def __init__(self, *triggers: str) -> None:
        self.triggers = list(triggers)

    def __call__(self, state: State) -> bool:
        return state.over and state.position()["end_triggers"] == self.triggers


class InRound:
    """Has the game come to this round, the last one if so wished?"""

    def __init__(self, earliest: int, is_last: bool = False) -> None:
        self.earliest = earliest
        self.is_last = is_last

    def __call__(self, state: State) -> bool:
        position: dict[str, Any] = state.position()
        return position["round"] >= self.earliest and (not self.is_last or bool(position["end_triggers"]))


def moment(
    name: str, seats: int, seed: int, step: str, earliest: int, choices: int, is_last: bool = False
) -> Moment:
    """A moment not before a round."""
    return Moment(name, seats, seed, step, choices, InRound(earliest, is_last))


class PuertoRicoRecorded(Recorded):
    """Counts, games and moments of Puerto Rico."""

    unexplained = (*Recorded.unexplained, "circle")

    def is_taught(self, rule: str) -> bool:
        """Set-up, decisions, phases, scoring and what is hidden; not the sources, tables and invariants."""
        return rule.removeprefix("PR-").partition(".")[0] in ("3", "4", "5", "6", "7")

    def starts(self) -> list[Start]:
        """Four depths of the game for each number of seats."""
        return [
            Start(seats, 10 * seats + number, plies, depth)
            for seats in self.game.seat_counts
            for number, (plies, depth) in enumerate(
                [(0, 5 if seats == 5 else 6), (40, 6), (120, 6), (200, 5)]
            )
        ]

    def wanted(self) -> list[Wanted]:
        """A game for each end trigger and one that is cut short, for each number of seats."""
        found = []
        for seats in self.game.seat_counts:
            found += [
                Wanted(f"{end}_{seats}", seats, OPTIONS[seats], taste, EndsBy(end))
                for end, taste in TASTES.items()
            ]
            capped = {**OPTIONS[seats], "max_rounds": 6}
            found.append(Wanted(f"max_rounds_{seats}", seats, capped, likes_ships, EndsBy()))
        return found

    def moments(self) -> list[Moment]:
        """Every kind of decision, early and late, with few and many players."""
        return [
            moment("role-early-4", 4, 11, "choose_role", 1, 4),
            moment("role-mid-3", 3, 5, "choose_role", 8, 5),
            moment("role-late-5", 5, 23, "choose_role", 13, 5),
            moment("role-two", 2, 3, "choose_role", 9, 4),
            moment("settler-mid-4", 4, 8, "settler_tile", 5, 5),
            moment("settler-early-5", 5, 4, "settler_tile", 2, 5),
            moment("hospice-4", 4, 31, "settler_hospice", 3, 2),
            moment("mayor-early-3", 3, 6, "mayor_assign", 2, 2),
            moment("mayor-mid-4", 4, 12, "mayor_assign", 7, 2),
            moment("mayor-late-5", 5, 14, "mayor_assign", 10, 2),
            moment("builder-early-5", 5, 7, "builder_build", 3, 6),
            moment("builder-mid-4", 4, 9, "builder_build", 8, 14),
            moment("builder-late-3", 3, 10, "builder_build", 12, 8),
            moment("craftsman-4", 4, 16, "craftsman_bonus", 6, 4),
            moment("trader-mid-4", 4, 13, "trader_sell", 6, 4),
            moment("captain-mid-4", 4, 21, "captain_load", 8, 5),
            moment("captain-late-5", 5, 22, "captain_load", 11, 5),
            moment("captain-two", 2, 17, "captain_load", 7, 4),
            moment("storage-4", 4, 18, "captain_store", 7, 2),
            moment("storage-warehouse-3", 3, 19, "captain_store", 9, 3),
            moment("last-round-4", 4, 26, "builder_build", 10, 3, is_last=True),
            moment("over-4", 4, 20, "game_over", 1, 0),
        ]

    def likes(self, line: str) -> float:
        """Dear buildings, full circles, the mayor; seldom a pass."""
        words = line.split()
        if words[0] == "pass" or words[-1] == "no":
            return 0.03
        if words[0] == "build":
            return 1.0 + PRICE[words[1]] ** 2
        if words[0] == "place":
            return 1.0 + 6 * int(words[-1])
        if words[0] == "role":
            return {"role prospector_1": 0.4, "role prospector_2": 0.4, "role mayor": 1.6}.get(line, 1.0)
        return 1.0

    def table(self, position: dict[str, Any]) -> list[str]:
        """The table in a few lines; a star is a colonist."""
        p = position
        ships = ", ".join(f"{ship['capacity']}: {ship['load']} {ship['good'] or '-'}" for ship in p["ships"])
        roles = [
            f"{name} {card['doubloons']}"
            + ("" if card["taken_by"] is None else f" (seat {card['taken_by']})")
            for name, card in p["roles"].items()
        ]
        end = " ".join(p["end_triggers"]) or "no end in sight"
        pool = f"VP {p['vp_supply']}, paper {p['vp_paper']}"
        return [
            f"--- round {p['round']}, governor {p['governor']}, {end}",
            f"    roles      {', '.join(roles)}",
            f"    colonists  {p['colonist_supply']}, ship {p['colonist_ship']}; {pool}",
            f"    face up    {counted(p['face_up'])}; quarries {p['quarry_supply']}",
            f"    discards   {counted(p['discard_pile'])}; face down {len(p['draw_pile'])}",
            f"    goods      {counted(p['goods_supply'])}; house {' '.join(p['trading_house']) or '-'}",
            f"    ships      {ships}",
            *(line for seat, player in enumerate(p["players"]) for line in board(seat, player)),
        ]


def board(seat: int, player: dict[str, Any]) -> list[str]:
    """One player board."""
    island = " ".join(tile["kind"] + "*" * tile["occupied"] for tile in player["island"])
    city = " ".join(entry["building"] + "*" * entry["colonists"] for entry in player["city"])
    purse = f"{player['doubloons']} doubloons, {player['vp']} VP, San Juan {player['san_juan']}"
    return [
        f"    seat {seat}     {purse}, goods {counted(player['goods'])}",
        f"               {island or '-'} / {city or '-'}",
    ]


def counted(numbers: dict[str, int]) -> str:
    """`2 corn, 1 sugar`, without the zeros."""
    return ", ".join(f"{number} {name}" for name, number in numbers.items() if number) or "-"


RECORDED = PuertoRicoRecorded
