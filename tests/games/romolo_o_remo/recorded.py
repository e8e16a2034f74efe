"""What is recorded of Romolo o Remo?: a game for each way to end, for each variant and number of seats."""

from __future__ import annotations

from typing import Any

from ludoteca.core.options import Setting
from ludoteca.core.state import State
from tests.recorded import Moment, Recorded, Start, Wanted


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


LIKED = {
    "select": 6,
    "act produce": 12,
    "act create_worker": 20,
    "act create_soldier": 30,
    "act hire_mercenaries": 6,
    "act hire_character": 8,
    "act build": 10,
    "act move": 6,
    "act dismantle": 0.05,
    "act transform": 0.05,
    "attack": 20,
    "commit": 12,
    "raze": 0.05,
    "feed": 40,
    "skip_phase": 1,
    "end_phase": 0.6,
    "surrender": 0.01,
    "end_game": 0.3,
}


def moment(name: str, seats: int, seed: int, step: str, fewest: int = 2, rounds: int = 1) -> Moment:
    """A step in a Round that is not too early."""

    def is_late(state: State) -> bool:
        position: dict[str, Any] = state.position()
        return int(position["round"]) >= rounds

    return Moment(f"latium-{name}-{seats}", seats, seed, step, fewest, is_late)


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

    def likes(self, line: str) -> float:
        """Produces, builds, explores and fights, and keeps everybody fed."""
        return LIKED.get(line, LIKED.get(line.split()[0], 2))

    def moments(self) -> list[Moment]:
        """Every kind of decision, with few and many players."""
        return [
            moment("tower", 3, 1, "setup_tower"),
            moment("units", 4, 2, "action_main", 3, 5),
            moment("act", 3, 3, "act_kind", 10, 4),
            moment("build", 3, 4, "build_kind", 3, 2),
            moment("walls", 2, 5, "wall_side", 4, 3),
            moment("payment", 3, 6, "pay_cube"),
            moment("hire", 4, 7, "character_pick", 5, 3),
            moment("sell", 3, 8, "sell_cube", 3),
            moment("column", 3, 9, "sell_column", 3),
            moment("store", 3, 10, "produce_receiver"),
            moment("war", 4, 11, "war_main", 3, 3),
            moment("army", 2, 12, "war_commit"),
            moment("token", 3, 13, "att_token", 4),
            moment("defence", 2, 14, "def_token", 4),
            moment("hits", 3, 15, "att_hit"),
            moment("salary", 3, 16, "pay_salary"),
            moment("food", 3, 17, "feed", 2, 3),
            moment("alone", 1, 18, "act_kind", 8, 4),
            moment("dominion", 2, 19, "end_dominion"),
        ]

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
