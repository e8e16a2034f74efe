"""A position imagined from what one seat sees (RR-7.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.games.romolo_o_remo import imagining, position
from ludoteca.games.romolo_o_remo.data import TOKEN_NAMES, TOKENS
from ludoteca.games.romolo_o_remo.steps.opening import SETUP_ORIENT, SETUP_TERRAIN
from ludoteca.games.romolo_o_remo.view import RomoloView


def complete(view: View, rng: Rng) -> Position:
    """A position that agrees with the view: first anything in the place of secrets, then they are dealt."""
    assert isinstance(view, RomoloView)
    p = _thawed(view)
    p["rng"] = rng.fork().state()
    s = position.read(Reader(p))
    imagining.redeal(s, -1 if view.viewer is None else view.viewer)
    s.rng = rng.fork()
    return position.write(s)


def _thawed(view: RomoloView) -> dict[str, Any]:
    """The view as a position with something in the place of every secret."""
    p: dict[str, Any] = _plain(view)
    del p["viewer"], p["counted_money"], p["categories"]
    is_dealt = view.step not in (SETUP_TERRAIN.name, SETUP_ORIENT.name)
    for land in p["map"].values():
        if land["terrain"] is None and (is_dealt or land["explored"]):
            land["terrain"] = "plain"
        if land["multiplier"] is None:
            land["multiplier"] = 2 if land["has_multiplier"] else 0
        for key in ("has_multiplier", "power", "limit", "influence", "controlled_by"):
            del land[key]
    p["character_pile"] = ["consul"] * view.character_pile
    for player, money in zip(p["players"], view.counted_money, strict=True):
        player["half_coins"] = money
        _fill_tokens(player)
        if player["chosen_terrain"] is None and player["has_chosen"]:
            player["chosen_terrain"] = "hill"
        del player["token_count"], player["used_tokens"], player["has_chosen"], player["hungry"]
    scratch = p["scratch"]
    if scratch["attack_token"] is None and scratch["attack_token_chosen"]:
        scratch["attack_token"] = TOKEN_NAMES[0]
    del scratch["attack_token_chosen"], scratch["attack"], scratch["defence"]
    return p


def _fill_tokens(player: dict[str, Any]) -> None:
    """Some of the tokens that were not shown; the last one is hidden."""
    if player["tokens"] is not None:
        return
    unseen = [name for name in TOKEN_NAMES if name not in player["used_tokens"]]
    has_tokens = player["token_count"] + len(player["used_tokens"]) + 1 == TOKENS
    player["tokens"] = unseen[: player["token_count"]] if has_tokens else []
    player["hidden_token"] = unseen[-1] if has_tokens else None


def _plain(value: Any) -> Any:
    """Dataclasses, mappings and tuples as dicts and lists."""
    if hasattr(value, "__dataclass_fields__"):
        return {key: _plain(getattr(value, key)) for key in value.__dataclass_fields__}
    if isinstance(value, Mapping):
        return {key: _plain(entry) for key, entry in value.items()}
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return value
