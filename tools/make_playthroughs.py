"""Writes a readable random game for each number of seats to tests/playthroughs/.

    python tools/make_playthroughs.py

Each ply shows who decides what, the legal actions and the choice; each round begins with the whole table.
The files are compared byte by byte with a fresh run: a difference is a change of behaviour, easy to read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"
SHOWN = 9


def files() -> dict[str, tuple[str, int]]:
    """Game and seats of each playthrough by file name."""
    return {f"puerto_rico_{seats}.txt": ("puerto_rico", seats) for seats in (2, 3, 4, 5)}


def playthrough(game_id: str, seats: int) -> str:
    """A seeded random game, told ply by ply."""
    game = ludoteca.game(game_id)
    seed = seats
    state = game.new(seats, seed=seed)
    rng = Rng(seed)
    lines = [f"{game.title}, {seats} seats, seed {seed}, random choices, version {game.version}"]
    told = 0
    ply = 0
    while not state.over:
        position: dict[str, Any] = state.position()
        if position["round"] != told:
            told = position["round"]
            lines += ["", *dump(position)]
        actions = state.actions()
        action = actions[rng.below(len(actions))]
        lines.append(
            f"{ply:4}  seat {state.seat}  {position['step']}: {offered([game.text(a) for a in actions])}"
        )
        lines.append(f"      > {game.text(action)}")
        state.play(action)
        ply += 1
    lines += ["", *dump(state.position()), "", *result(state)]
    return "\n".join(lines) + "\n"


def offered(texts: list[str]) -> str:
    """The legal actions, shortened when there are many."""
    more = [f"… {len(texts) - SHOWN} more"] if len(texts) > SHOWN + 1 else []
    return " | ".join((texts[:SHOWN] if more else texts) + more)


def dump(p: dict[str, Any]) -> list[str]:
    """The table in a few lines; a star is a colonist."""
    ships = ", ".join(f"{ship['capacity']}: {ship['load']} {ship['good'] or '-'}" for ship in p["ships"])
    roles = [
        f"{name} {card['doubloons']}" + ("" if card["taken_by"] is None else f" (seat {card['taken_by']})")
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


def result(state: State) -> list[str]:
    """Scores by source and ranks."""
    lines = []
    for seat, sources in enumerate(state.breakdown()):
        points = ", ".join(f"{source} {number}" for source, number in sources.items() if number)
        lines.append(f"seat {seat}: rank {state.standings()[seat]}, score {state.scores()[seat]} ({points})")
    return lines


def main() -> None:
    """Write all playthroughs anew."""
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for name, (game, seats) in files().items():
        (PLAYTHROUGHS / name).write_text(playthrough(game, seats), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
