"""What one seat may see of the island, and an island imagined from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.core.position import Json, Position
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from tests.testing.buried_gold.data import FEAST, LINES, NOTHING, PLOTS, STEPS

if TYPE_CHECKING:
    from tests.testing.buried_gold.state import IslandState


@dataclass(frozen=True)
class Plot:
    """A plot; its gold is None where the viewer does not know it."""

    gold: int | None
    owner: int | None


@dataclass(frozen=True)
class Player:
    """A player; contract and dig are None where they are hidden."""

    contract: str | None
    scouted: tuple[str, ...]
    dig: str | None
    has_chosen: bool
    coins: int


@dataclass(frozen=True, kw_only=True)
class IslandView(View):
    """The island as one seat sees it."""

    own = frozenset({"viewer", "plots", "players"})

    round: int
    plots: Mapping[str, Plot]
    players: tuple[Player, ...]
    reveals: int


def look(s: IslandState, viewer: int | None) -> IslandView:
    """The island without what the viewer may not see."""
    return IslandView(
        game=s.game_id,
        version=s.game.version,
        options=dict(s.options),
        viewer=viewer,
        seat=int(s.seat),
        step=STEPS[s.step],
        round=s.round,
        plots={
            name: Plot(
                gold=s.gold[plot] if owner != NOTHING or s.over or s.has_seen(viewer, plot) else None,
                owner=None if owner == NOTHING else owner,
            )
            for plot, (name, owner) in enumerate(zip(PLOTS, s.owner, strict=True))
        },
        players=tuple(look_at(s, seat, viewer) for seat in range(s.seats)),
        reveals=int(s.reveals),
    )


def look_at(s: IslandState, seat: int, viewer: int | None) -> Player:
    """One player as another sees him."""
    has_chosen = s.digs[seat] != NOTHING
    return Player(
        contract=LINES[s.contracts[seat]] if s.knows_contract(viewer, seat) else None,
        scouted=tuple(name for plot, name in enumerate(PLOTS) if s.has_seen(seat, plot)),
        dig=PLOTS[s.digs[seat]] if has_chosen and (seat == viewer or s.step == FEAST) else None,
        has_chosen=has_chosen,
        coins=s.coins[seat],
    )


def complete(view: View, rng: Rng) -> Position:
    """An island that agrees with a view: unknown gold, contracts and choices are drawn at random."""
    assert isinstance(view, IslandView)
    gold = [int(digit) for digit in str(view.options["treasure"])]
    for plot in view.plots.values():
        if plot.gold is not None:
            gold.remove(plot.gold)
    gold.sort()
    rng.shuffle(gold)
    lines = [line for line in LINES if line not in [player.contract for player in view.players]]
    rng.shuffle(lines)
    closed = [name for name, plot in view.plots.items() if plot.owner is None]
    plots: dict[str, Json] = {
        name: {"gold": gold.pop() if plot.gold is None else plot.gold, "owner": plot.owner}
        for name, plot in view.plots.items()
    }
    players: list[Json] = [
        {
            "contract": player.contract or lines.pop(),
            "scouted": list(player.scouted),
            "dig": player.dig or (closed[rng.below(len(closed))] if player.has_chosen else None),
            "coins": player.coins,
        }
        for player in view.players
    ]
    return {
        "game": view.game,
        "version": view.version,
        "options": dict(view.options),
        "seat": view.seat,
        "step": view.step,
        "round": view.round,
        "plots": plots,
        "players": players,
        "reveals": view.reveals,
        "rng": rng.fork().state(),
    }
