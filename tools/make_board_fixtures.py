"""Positions of real seeded games for the gallery of boards (web/gallery/fixtures).

    python -m tools.make_board_fixtures [BEGINNING OF A NAME]

The moments stand in tests/games/<game>/recorded.py; their names are the names of the files.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.recorded import GAMES, Moment, Recorded, recorded

from ludoteca.core.forecast import forecasts
from ludoteca.core.match import Match
from ludoteca.core.state import State
from ludoteca.core.view import View
from ludoteca.texts import Texts

FIXTURES = Path(__file__).resolve().parents[1] / "web" / "gallery" / "fixtures"
NAMES = ("Marta", "Paolo", "Anna", "Bruno", "Ginevra Maria", "Ugo")
ATTEMPTS = 400


def jsonable(view: View) -> dict[str, Any]:
    """A view as the server sends it to a screen."""
    plain: dict[str, Any] = json.loads(json.dumps(asdict(view)))
    return {name: part for name, part in plain.items() if name not in view.for_programs}


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
        "offered": [] if state.over else list(offers(state, me)),
    }


def offers(state: State, me: int) -> Iterator[dict[str, Any]]:
    """The legal actions as a board wants them, in English."""
    texts = Texts("en", state.game_id, strict=True)
    legal = state.actions()
    for action, forecast in zip(legal, forecasts(state, me, legal), strict=True):
        yield {
            "action": action,
            "line": state.game.text(action),
            **asdict(texts.offer(state, action, NAMES)),
            "effect": forecast.now,
            "forced": forecast.then,
        }


def main() -> None:
    """Write all fixtures, or those whose name begins with a word."""
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for special in map(recorded, GAMES):
        for moment in special.moments():
            if moment.name.startswith(only):
                text = json.dumps(fixture(special, moment), separators=(",", ":"))
                (FIXTURES / f"{moment.name}.json").write_text(text + "\n")
                print(moment.name, len(text))


if __name__ == "__main__":
    main()
