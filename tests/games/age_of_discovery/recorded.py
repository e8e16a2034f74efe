"""What is recorded of Age of Discovery: games of every sort of player, and the table in a few lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.state import State
from tests.recorded import Moment, Recorded, Start, Taste, Wanted

Wish = Callable[[State], bool]


def anytime(state: State) -> bool:
    """Whatever the position."""
    return True


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


LIKED = {
    "place dock": 6,
    "place discovery": 4,
    "place capital": 3,
    "place goods": 3,
    "expedition yes": 3,
    "land caribbean": 1,
    "pass": 1,
}
"""What a person likes to do on the way to a moment."""

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


def crowd_waits(state: State) -> bool:
    """Somebody may compose an expedition: captains and others wait, and a tile was seen."""
    position: dict[str, Any] = state.position()
    waiting = position["players"][int(state.seat)]["discovery"]
    is_seen = any(region["tile_known"] for region in position["regions"].values())
    return waiting["captain"] > 0 and sum(waiting.values()) > 3 and is_seen


def moment(
    name: str, seats: int, seed: int, step: str, earliest: int, choices: int = 2, is_wanted: Wish = anytime
) -> Moment:
    """A moment not before a turn, with so many choices at least."""

    def is_late(state: State) -> bool:
        position: dict[str, Any] = state.position()
        return position["turn"] >= earliest and is_wanted(state)

    return Moment(name, seats, seed, step, choices, is_late)


class AgeOfDiscoveryRecorded(Recorded):
    """Counts, games and moments of Age of Discovery."""

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

    def moments(self) -> list[Moment]:
        """Every kind of decision, early and late, with few and many players."""
        return [
            moment("placement-first-2", 2, 13, "place_box", 1),
            moment("placement-mid-4", 4, 1, "place_box", 5, 8),
            moment("placement-late-5", 5, 15, "place_box", 8, 5),
            moment("units-late-5", 5, 2, "place_unit", 6, 3),
            moment("landing-late-5", 5, 3, "dock_region", 6, 5),
            moment("market-3", 3, 4, "pick_good", 4, 3),
            moment("capital-4", 4, 5, "buy", 5, 4),
            moment("expedition-3", 3, 6, "exp_launch", 2, 2, crowd_waits),
            moment("training-4", 4, 7, "train", 4, 3),
            moment("warfare-4", 4, 8, "war_kind", 5),
            moment("casualties-4", 4, 9, "casualties", 4),
            moment("stables-4", 4, 10, "stables_from", 5),
            moment("migration-3", 3, 11, "migration_from", 7),
            moment("university-4", 4, 12, "university", 5),
        ]

    def likes(self, line: str) -> float:
        """Sails, discovers and buys, and seldom declines."""
        words = line.split()
        if words[0] == "send":
            return 1 + 3 * int(words[2])
        return LIKED.get(line, 6 if words[0] == "buy" else 2)

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
