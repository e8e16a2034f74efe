"""Positions of real seeded games for the gallery of the Puerto Rico board (web/gallery/fixtures)."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ludoteca import games  # noqa: F401  the games register themselves
from ludoteca.core.match import Match
from ludoteca.games.puerto_rico.actions import VERBS
from ludoteca.games.puerto_rico.data import BUILDING_TABLE
from ludoteca.games.puerto_rico.view import PuertoRicoView

FIXTURES = Path(__file__).parents[1] / "web" / "gallery" / "fixtures"
PRICE = {building.name: building.price for building in BUILDING_TABLE}


@dataclass(frozen=True)
class Moment:
    """A moment worth a picture."""

    name: str
    seats: int
    seed: int
    step: str
    earliest_round: int
    fewest_choices: int
    last_round: bool = False


MOMENTS: Sequence[Moment] = (
    Moment("role-early-4", 4, 11, "choose_role", 1, 4),
    Moment("role-mid-3", 3, 5, "choose_role", 8, 5),
    Moment("role-late-5", 5, 23, "choose_role", 13, 5),
    Moment("role-two", 2, 3, "choose_role", 9, 4),
    Moment("settler-mid-4", 4, 8, "settler_tile", 5, 5),
    Moment("settler-early-5", 5, 4, "settler_tile", 2, 5),
    Moment("hospice-4", 4, 31, "settler_hospice", 3, 2),
    Moment("mayor-early-3", 3, 6, "mayor_assign", 2, 2),
    Moment("mayor-mid-4", 4, 12, "mayor_assign", 7, 2),
    Moment("mayor-late-5", 5, 14, "mayor_assign", 10, 2),
    Moment("builder-early-5", 5, 7, "builder_build", 3, 6),
    Moment("builder-mid-4", 4, 9, "builder_build", 8, 14),
    Moment("builder-late-3", 3, 10, "builder_build", 12, 8),
    Moment("craftsman-4", 4, 16, "craftsman_bonus", 6, 4),
    Moment("trader-mid-4", 4, 13, "trader_sell", 6, 4),
    Moment("captain-mid-4", 4, 21, "captain_load", 8, 5),
    Moment("captain-late-5", 5, 22, "captain_load", 11, 5),
    Moment("captain-two", 2, 17, "captain_load", 7, 4),
    Moment("storage-4", 4, 18, "captain_store", 7, 2),
    Moment("storage-warehouse-3", 3, 19, "captain_store", 9, 3),
    Moment("last-round-4", 4, 26, "builder_build", 10, 3, last_round=True),
    Moment("over-4", 4, 20, "game_over", 1, 0),
)
NAMES = ("Marta", "Paolo", "Anna", "Bruno", "Ginevra Maria")


def weight(line: str) -> float:
    """How gladly a person at the table would play this."""
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


def jsonable(view: Any) -> dict[str, Any]:
    """A view as the server sends it."""
    plain: dict[str, Any] = json.loads(json.dumps(asdict(view)))
    return plain


def preview(match: Match, action: int, seat: int) -> dict[str, int]:
    """What surely changes for the seat with this action."""
    before = jsonable(match.state.view(seat))["players"][seat]
    twin = match.state.copy()
    twin.journal = None
    twin.play(action)
    after = jsonable(twin.view(seat))["players"][seat]
    changes = {key: after[key] - before[key] for key in ("doubloons", "vp", "san_juan")}
    changes |= {f"good:{good}": after["goods"][good] - before["goods"][good] for good in before["goods"]}
    return {key: change for key, change in changes.items() if change}


def is_wanted(moment: Moment, view: PuertoRicoView) -> bool:
    """Is this the step and the part of the game?"""
    last = not moment.last_round or len(view.end_triggers) > 0
    return view.step == moment.step and view.round >= moment.earliest_round and last


def fixture(moment: Moment) -> dict[str, Any]:
    """Play a seeded game up to the wanted moment."""
    dice = random.Random(moment.seed)
    for attempt in range(400):
        match = Match.new("puerto_rico", moment.seats, moment.seed * 1000 + attempt)
        previous = None
        while True:
            state = match.state
            view = state.view(None if state.over else state.seat)
            assert isinstance(view, PuertoRicoView)
            if is_wanted(moment, view):
                legal = [] if state.over else list(state.actions())
                if len(legal) >= moment.fewest_choices:
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
                        "offered": [
                            {
                                "action": action,
                                "line": VERBS.text(action),
                                "label": VERBS.text(action),
                                "elements": VERBS.parts(action).elements,
                                "preview": preview(match, action, me),
                            }
                            for action in legal
                        ],
                    }
            if state.over:
                break
            legal = list(state.actions())
            action = dice.choices(legal, [weight(VERBS.text(a)) for a in legal])[0]
            previous = state.copy()
            match.play(action)
    raise SystemExit(f"no game reaches the moment {moment.name}")


def main() -> None:
    """Write all fixtures, or those whose name begins with a word."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("only", nargs="?", default="")
    only = arguments.parse_args().only
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        if moment.name.startswith(only):
            text = json.dumps(fixture(moment), separators=(",", ":"))
            (FIXTURES / f"{moment.name}.json").write_text(text + "\n")
            print(moment.name, len(text))


if __name__ == "__main__":
    main()
