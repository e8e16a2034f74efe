"""What is recorded of Romolo o Remo?: a game for each way to end, for each variant and number of seats."""

from __future__ import annotations

from typing import Any

from ludoteca.core.options import Setting
from ludoteca.core.state import State
from tests.recorded import Recorded, Start, Wanted


def likes_peace(line: str) -> int:
    """Earns, hires characters, keeps everybody fed, and never gives up."""
    likings = {
        "act hire_character": 400,
        "act produce": 60,
        "act sell": 60,
        "skip_phase": 40,
        "feed": 40,
        "peaceful": 20,
        "end_war": 200,
        "continue": 200,
        "done": 20,
        "accept yes": 20,
        "play_on": 3,
    }
    if line.startswith(("select", "engage", "sell", "pay")):
        return 12
    return likings.get(line, 1)


def likes_war(line: str) -> int:
    """Hires, marches and attacks."""
    likings = {"act hire_mercenaries": 200, "act move": 30, "continue": 200, "feed": 60, "end_war": 1}
    if line.startswith(("attack", "commit", "hit", "destroy tower")):
        return 100
    return 12 if line.startswith(("select", "move", "engage")) else likings.get(line, 2)


def is_conquered(state: State) -> bool:
    """Only one player or team is left, or the A.I. has won."""
    return state.over and not any(state.scores())


def is_scored(state: State) -> bool:
    """Points were counted."""
    return state.over and any(state.scores())


def is_ended(state: State) -> bool:
    """Somebody ended it in the end procedure."""
    position: dict[str, Any] = state.position()
    return is_scored(state) and bool(position["ending"])


VARIANTS: dict[int, dict[str, Setting]] = {
    1: {"battle": "die", "event_mode": "bag"},
    2: {"hostility": "always"},
    3: {"battle": "die"},
    4: {"teams": True},
}


class RomoloRecorded(Recorded):
    """Counts and games of Romolo o Remo?"""

    unexplained = (
        *Recorded.unexplained,
        "item",
        "source",
        "unit",
        "act",
        "piece",
        "warehouse",
        "side",
        "stock",
        "trade",
    )

    def is_taught(self, rule: str) -> bool:
        """Set-up, detailed rules, end and scoring, secrets; not the sources, tables, geometry, invariants."""
        return rule.removeprefix("RR-").partition(".")[0] in ("3", "5", "6", "7")

    def starts(self) -> list[Start]:
        """Three depths of the game for each number of seats."""
        return [
            Start(seats, 10 * seats + number, plies, depth)
            for seats in self.game.seat_counts
            for number, (plies, depth) in enumerate([(0, 6), (16, 6), (30, 5)])
        ]

    def wanted(self) -> list[Wanted]:
        """A conquest, an end by Rounds and by the end procedure, and a variant, for each number of seats."""
        found = []
        for seats in self.game.seat_counts:
            found += [
                Wanted(f"conquest_{seats}", seats, {}, likes_war, is_conquered),
                Wanted(f"rounds_{seats}", seats, {"max_rounds": 6}, likes_peace, is_scored),
                Wanted(f"procedure_{seats}", seats, {}, likes_peace, is_ended),
                Wanted(f"variant_{seats}", seats, VARIANTS[seats], likes_war, is_conquered),
            ]
        return found

    def chapter(self, position: dict[str, Any]) -> object:
        """The whole table at the beginning of each Round."""
        return position["round"]

    def table(self, position: dict[str, Any]) -> list[str]:
        """Hexes, players, the Bank and the market in short lines."""
        lines = [f"    round {position['round']}, prices {list(position['prices'].values())}"]
        for name, hex in position["map"].items():
            if hex["explored"]:
                built = [*(f"{count} {kind}" for kind, count in hex["constructions"].items())]
                built += ["warehouse"] * len(hex["warehouses"]) + [f"wall {side}" for side in hex["walls"]]
                lines.append(f"    {name} {hex['terrain']} {', '.join(built)}".rstrip())
        for seat, player in enumerate(position["players"]):
            cubes = [f"{count} {name}" for name, count in player["cubes"].items() if count]
            units = [f"{name}@{unit['hex']}" for name, unit in player["units"].items()]
            lines.append(f"    seat {seat}: {player['half_coins']} hc, {', '.join([*cubes, *units])}")
        return lines


RECORDED = RomoloRecorded
