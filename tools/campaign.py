"""The campaign: a busy server is killed for hours, and random games of every room are played by the thousand.

    python -m tools.campaign [--kills 1000] [--games 10000] [--notes build/campaign.json]

Kills come in rounds of the tests that `make test` runs once. What is done stands in the notes: the same
command goes on where it was stopped. Ends with 1 if anything was lost or an invariant was broken.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.progress import track

KILLING = "tests/server/test_kill.py"
KILLS_A_ROUND = 50
SHOWN = 2000


def main() -> None:
    """Kill, play, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, help="kills of a busy server on SQLite")
    parser.add_argument("--games", type=int, default=10_000, help="random games for each number of seats")
    parser.add_argument("--notes", type=Path, default=Path("build/campaign.json"))
    args = parser.parse_args()
    args.notes.parent.mkdir(parents=True, exist_ok=True)
    notes = Notes(args.notes)
    kill(notes, args.kills)
    played = [sys.executable, "-m", "tools.random_games", "--games", str(args.games)]
    whole = subprocess.run([*played, "--notes", str(args.notes.with_suffix(".games"))], check=False)
    print(notes.report())
    raise SystemExit(bool(notes.faults or whole.returncode))


class Notes:
    """What was done, kept after every round."""

    def __init__(self, path: Path) -> None:
        self._path = path
        kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
        self.rounds: int = kept.get("rounds", 0)
        self.seconds: float = kept.get("seconds", 0.0)
        self.faults: list[str] = kept.get("faults", [])

    def add(self, seconds: float, fault: str) -> None:
        """A round is over; with what went wrong, if something did."""
        self.rounds += 1
        self.seconds += seconds
        if fault:
            self.faults.append(fault)
        kept = {"rounds": self.rounds, "seconds": self.seconds, "faults": self.faults}
        self._path.write_text(json.dumps(kept, indent=2) + "\n")

    def report(self) -> str:
        """In one line, and a line for each fault."""
        kills = self.rounds * KILLS_A_ROUND
        line = f"{kills} kills in {self.rounds} rounds, {self.seconds:.0f} s, {len(self.faults)} with a fault"
        return "\n".join([line, *self.faults])


def kill(notes: Notes, kills: int) -> None:
    """Rounds of kills, as many as are missing."""
    missing = max(0, -(-kills // KILLS_A_ROUND) - notes.rounds)
    for _ in track(range(missing), description=f"{missing * KILLS_A_ROUND} kills"):
        began = time.monotonic()
        command = [sys.executable, "-m", "pytest", KILLING, "-q", "-x", "-p", "no:cacheprovider"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        notes.add(time.monotonic() - began, done.stdout[-SHOWN:] if done.returncode else "")


if __name__ == "__main__":
    main()
