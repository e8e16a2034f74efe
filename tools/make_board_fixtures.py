"""Positions of real seeded games for the gallery of boards (web/gallery/fixtures).

    python -m tools.make_board_fixtures [BEGINNING OF A NAME]

The moments stand in tests/games/<game>/recorded.py; their names are the names of the files.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.recorded import HOUSE, Moment, Recorded, recorded

from ludoteca.core.match import Match
from ludoteca.core.state import State

FIXTURES = Path(__file__).resolve().parents[1] / "web" / "gallery" / "fixtures"
NAMES = ("Marta", "Paolo", "Anna", "Bruno", "Ginevra Maria", "Ugo")
ATTEMPTS = 400


def jsonable(view: Any) -> dict[str, Any]:
    """A view as the server sends it."""
    plain: dict[str, Any] = json.loads(json.dumps(asdict(view)))
    return plain


def preview(state: State, action: int, seat: int) -> dict[str, int]:
    """What surely changes for the seat with this action."""
    before, twin = state.holdings(seat), state.copy()
    twin.play(action)
    after = twin.holdings(seat)
    return {key: int(after[key] - before[key]) for key in after if after[key] != before[key]}


def fixture(special: Recorded, moment: Moment) -> dict[str, Any]:
    """Play seeded games up to the wanted moment."""
    dice = random.Random(moment.seed)
    text = special.game.text
    for attempt in range(ATTEMPTS):
        match = Match.new(special.game, moment.seats, moment.seed * 1000 + attempt)
        previous = None
        while True:
            state = match.state
            legal = state.actions()
            if (
                state.asked() == moment.step
                and len(legal) >= moment.fewest_choices
                and moment.is_wanted(state)
            ):
                return picture(moment, state, previous)
            if state.over:
                break
            action = dice.choices(legal, [special.likes(text(a)) for a in legal])[0]
            previous = state.copy()
            match.play(action)
    raise SystemExit(f"no game reaches the moment {moment.name}")


def picture(moment: Moment, state: State, previous: State | None) -> dict[str, Any]:
    """All that a board is drawn from: seats, views before and now, offers."""
    me = 0 if state.over else int(state.seat)
    return {
        "name": moment.name,
        "me": me,
        "seats": [
            {
                "seat": seat,
                "name": NAMES[seat],
                "kind": "person" if seat in (me, 1) else "bot",
                "mark": seat,
            }
            for seat in range(moment.seats)
        ],
        "view": jsonable(state.view(me)),
        "previous": None if previous is None else jsonable(previous.view(me)),
        "offered": [offer(state, action, me) for action in state.actions()],
    }


def offer(state: State, action: int, me: int) -> dict[str, Any]:
    """An action as a board wants it."""
    line = state.game.text(action)
    elements = state.meaning(action).elements or state.game.verbs.parts(action).elements
    return {
        "action": action,
        "line": line,
        "label": line,
        "elements": list(elements),
        "preview": preview(state, action, me),
    }


def main() -> None:
    """Write all fixtures, or those whose name begins with a word."""
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for special in map(recorded, HOUSE):
        for moment in special.moments():
            if moment.name.startswith(only):
                text = json.dumps(fixture(special, moment), separators=(",", ":"))
                (FIXTURES / f"{moment.name}.json").write_text(text + "\n")
                print(moment.name, len(text))


if __name__ == "__main__":
    main()
