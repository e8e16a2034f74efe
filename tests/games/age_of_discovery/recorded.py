"""What is recorded of Age of Discovery: games of every sort of player, and the table in a few lines."""

from __future__ import annotations

from typing import Any

from ludoteca.core.state import State
from tests.recorded import Recorded, Start, Taste, Wanted


def likes_colonies(line: str) -> int:
    """Sails wherever there is room, and seldom declines."""
    return {"place dock": 12, "place spec_missionary": 4, "expedition no": 1, "pass": 1}.get(line, 3)


def likes_war(line: str) -> int:
    """Trains soldiers, sails with them and fights."""
    liked = {
        "place spec_soldier": 20,
        "place spec_training": 6,
        "train soldier": 20,
        "place warfare": 9,
        "place dock": 12,
        "unit soldier": 6,
        "declare war": 30,
        "declare battle": 20,
    }
    return liked.get(line, 1)


def likes_discovery(line: str) -> int:
    """Gathers units until an expedition cannot fail, and goes on with the cards."""
    words = line.split()
    if words[0] == "send":
        return 1 + 6 * int(words[2])
    return {"place discovery": 12, "place spec_captain": 9, "expedition yes": 6, "unit captain": 4}.get(
        line, 1
    )


def likes_buildings(line: str) -> int:
    """Earns money and buys."""
    if line.startswith("buy"):
        return 20
    return {"place capital": 9, "place goods": 9, "place initiative": 4, "place dock": 3}.get(line, 1)


TASTES: dict[str, Taste] = {
    "colonies": likes_colonies,
    "war": likes_war,
    "discovery": likes_discovery,
    "buildings": likes_buildings,
}


def is_colonised(state: State) -> bool:
    """Colonies brought points at all three scorings."""
    players: list[dict[str, Any]] = state.position()["players"]  # type: ignore[assignment]
    return state.over and all(any(p["colony_vp"][scoring] for p in players) for scoring in range(3))


def has_war(state: State) -> bool:
    """Soldiers stand in the New World at the end."""
    regions: dict[str, Any] = state.position()["regions"]  # type: ignore[assignment]
    return state.over and sum(sum(region["soldiers"]) for region in regions.values()) >= 4


def has_cards(state: State) -> bool:
    """All regions were discovered, and then a card."""
    players: list[dict[str, Any]] = state.position()["players"]  # type: ignore[assignment]
    return state.over and any(player["cards"] for player in players)


def has_buildings(state: State) -> bool:
    """The University was used, and buildings of all eras were bought."""
    position: dict[str, Any] = state.position()
    owned = {name for player in position["players"] for name in player["buildings"]}
    return state.over and position["university_used"] and len(owned) >= 12


def is_shared(state: State) -> bool:
    """Two or more share the victory, or a tie was broken."""
    scores = state.scores()
    return state.over and scores.count(max(scores)) > 1


ENDS = {"colonies": is_colonised, "war": has_war, "discovery": has_cards, "buildings": has_buildings}


class AgeOfDiscoveryRecorded(Recorded):
    """Counts and games of Age of Discovery."""

    unexplained = (
        *Recorded.unexplained,
        "space",
        "bid",
        "count",
        "soldiers",
        "militia",
        "party",
        "crew",
        "conflict",
    )

    def is_taught(self, rule: str) -> bool:
        """Set-up, phases, sets and scoring; not the sources, tables, state machine and invariants."""
        return rule.removeprefix("AD-").partition(".")[0] in ("3", "5", "6", "7")

    def starts(self) -> list[Start]:
        """Three depths of the game for each number of seats."""
        return [
            Start(seats, 10 * seats + number, plies, depth)
            for seats in self.game.seat_counts
            for number, (plies, depth) in enumerate([(0, 4), (60, 6), (150, 6)])
        ]

    def wanted(self) -> list[Wanted]:
        """A game of every sort of player, one by auction and one with a tie, for each number of seats."""
        found = []
        for seats in self.game.seat_counts:
            found += [
                Wanted(f"{name}_{seats}", seats, {}, taste, ENDS[name]) for name, taste in TASTES.items()
            ]
            auction = {"start_order": "auction"}
            found.append(Wanted(f"auction_{seats}", seats, auction, likes_colonies))
            found.append(Wanted(f"tie_{seats}", seats, {}, likes_colonies, is_shared))
        return found

    def chapter(self, position: dict[str, Any]) -> object:
        """The whole table at the beginning of each turn."""
        return position["turn"]

    def table(self, position: dict[str, Any]) -> list[str]:
        """The table in a few lines; soldiers are marked with an s."""
        p = position
        regions = [f"{name} {forces(region)}" for name, region in p["regions"].items()]
        return [
            f"--- turn {p['turn']}, order {' '.join(map(str, p['turn_order']))}",
            f"    market     {' '.join(p['market'])}; pool {len(p['pool'])}",
            f"    display    {' '.join(name or '-' for name in p['display'])}; stack {len(p['stack'])}",
            f"    regions    {'; '.join(regions)}",
            *(line for seat, player in enumerate(p["players"]) for line in board(seat, player)),
        ]


def forces(region: dict[str, Any]) -> str:
    """`2s1,0,3`: soldiers and others of each seat; `?` if it is undiscovered."""
    if region["tile"] is not None:
        return "?"
    pairs = zip(region["soldiers"], region["others"], strict=True)
    units = ",".join(f"{soldiers}s{others}" if soldiers else str(others) for soldiers, others in pairs)
    return f"{units} with its good" if region["good"] else units


def board(seat: int, player: dict[str, Any]) -> list[str]:
    """What lies before a player."""
    purse = f"${player['money']}, {player['ships']} ships, {counted(player['goods'])}"
    waiting = f"hand {counted(player['hand'])}; discovery {counted(player['discovery'])}"
    points = "+".join(str(vp) for vp in player["colony_vp"])
    return [
        f"    seat {seat}     {purse}; {waiting}",
        f"               {' '.join(player['buildings']) or '-'}; VP {points}",
    ]


def counted(numbers: dict[str, int]) -> str:
    """`2 sugar, 1 gold`, without the zeros."""
    return ", ".join(f"{number} {name}" for name, number in numbers.items() if number) or "-"


RECORDED = AgeOfDiscoveryRecorded
