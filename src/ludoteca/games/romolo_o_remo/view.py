"""What one seat may see (RR-7.1 … RR-7.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from ludoteca.core.encoding.marks import BY_SEAT, Among, BySeat, Few, Heap, Hundreds, IsSeat, Tens, Words
from ludoteca.core.view import View
from ludoteca.games.romolo_o_remo import (
    control,
    imagining,
    lands,
    position,
    results,
    scoring,
    strength,
    units,
)
from ludoteca.games.romolo_o_remo.actions import (
    ACT,
    CHARACTER,
    CONSTRUCTION,
    HEX,
    ITEM,
    PIECE,
    RESOURCE,
    SIDE,
    TERRAIN,
    TOKEN,
    UNIT,
)
from ludoteca.games.romolo_o_remo.board import HEX_NAMES, HEXES, MULTIPLIER_HEXES
from ludoteca.games.romolo_o_remo.data import BANK_NAMES, EVENT_NAMES, LEAST_SIDES, TOKEN_NAMES
from ludoteca.games.romolo_o_remo.steps import STEP_NAMES, feeding
from ludoteca.games.romolo_o_remo.steps.opening import SETUP_ORIENT, SETUP_TERRAIN, initial_hexes
from ludoteca.games.romolo_o_remo.steps.war import DEF_TOKEN
from ludoteca.games.romolo_o_remo.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

# Words of the verbs, so that the client's types know them too.
ActId = Annotated[str, ACT]
CharacterId = Annotated[str, CHARACTER]
ConstructionId = Annotated[str, CONSTRUCTION]
HexId = Annotated[str, HEX]
ItemId = Annotated[str, ITEM]
PieceId = Annotated[str, PIECE]
ResourceId = Annotated[str, RESOURCE]
SideId = Annotated[str, SIDE]
TerrainId = Annotated[str, TERRAIN]
TokenId = Annotated[str, TOKEN]
UnitId = Annotated[str, UNIT]
# The A.I. of the solo game is a side, too.
Side = Annotated[int, IsSeat(LEAST_SIDES)]
BY_SIDE = BySeat(LEAST_SIDES)


@dataclass(frozen=True)
class Cubes:
    """What a warehouse holds."""

    resource: ResourceId
    count: Few


@dataclass(frozen=True)
class Land:
    """A hex; terrain and multiplier are None where the viewer does not know them.

    Power, limit, Influence by party and who controls it now are for the eye.
    """

    terrain: TerrainId | None
    explored: bool
    multiplier: Few | None
    has_multiplier: bool
    constructions: Mapping[ConstructionId, Few]
    warehouses: tuple[Cubes | None, ...]
    walls: tuple[SideId, ...]
    power: Few
    limit: Few
    influence: Annotated[tuple[Few, ...], BY_SIDE]
    controlled_by: Annotated[int, Among("influence")] | None


@dataclass(frozen=True)
class Unit:
    """A Unit on the map; it lies when it has no actions."""

    hex: HexId
    actions: Few
    marks: Annotated[tuple[Annotated[str, Words(units.MARK_NAMES)], ...], Heap(1)]


@dataclass(frozen=True)
class Player:
    """A player; money and tokens are None where they are secret (RR-7.2, RR-7.3).

    `hungry` is how many Units no farm would feed now, for the eye.
    """

    capital: HexId | None
    tower_damage: Few
    eliminated: Few
    half_coins: Hundreds | None
    cubes: Mapping[ResourceId, Tens]
    battle_tokens: Few
    tokens: tuple[TokenId, ...] | None
    hidden_token: TokenId | None
    token_count: Few
    used_tokens: tuple[TokenId, ...]
    chosen_terrain: TerrainId | None
    has_chosen: bool
    seen: tuple[HexId, ...]
    characters: Mapping[CharacterId, Few]
    marks: Mapping[ResourceId, Few]
    units: Mapping[UnitId, Unit]
    fallen: tuple[UnitId, ...]
    explorer_removed: bool
    dominion: HexId | None
    hungry: Few


@dataclass(frozen=True)
class Group:
    """Units of the A.I. in a hex."""

    count: Few
    lying: Few
    marked: tuple[str, ...]


@dataclass(frozen=True)
class Ai:
    """The A.I. of the solo game; in a bag the cubes have no order."""

    capital: HexId | None
    half_coins: Hundreds
    battle_tokens: Few
    characters: Mapping[CharacterId, Few]
    events: tuple[Annotated[str, Words(EVENT_NAMES)], ...]
    units: Mapping[HexId, Group]
    battles: tuple[HexId, ...]


@dataclass(frozen=True)
class OnTiles:
    """What lies on character tiles."""

    negotiator: tuple[ResourceId, ...]
    dux: Few
    foederatus: Few
    defensor: Few


@dataclass(frozen=True)
class Category:
    """A category of points by party if the game ended now, with its majority bonus; secret money is None."""

    points: Annotated[tuple[Tens | None, ...], BY_SIDE]
    bonus: Annotated[tuple[Tens | None, ...], BY_SIDE]


@dataclass(frozen=True)
class ThisTurn:
    """What was done in this Turn, and declared."""

    used: tuple[CharacterId, ...]
    apothecarii_used: Few
    eques_moves: Few
    architectus: HexId | None
    character_hired: bool
    exchange_refused: bool
    produced: tuple[HexId, ...]
    produced_kinds: tuple[ResourceId, ...]
    hostility: Mapping[HexId, Annotated[tuple[bool | None, ...], BY_SEAT]]


@dataclass(frozen=True)
class Scratch:
    """What is under way inside a phase; a token that lies face down is not shown to others.

    The values of a battle before the tokens are for the eye.
    """

    window: str
    unit: UnitId | None
    act: ActId | None
    place: HexId | None
    translated: bool
    negotiating: bool
    asking: str
    question: HexId | None
    building: ConstructionId | None
    piece: PieceId | None
    bank_sides: tuple[SideId, ...]
    tile_sides: tuple[SideId, ...]
    due: Tens
    caps: Mapping[ResourceId, Tens]
    credit: Tens
    last_pick: int
    trades: Few
    traded: Few
    sold: ResourceId | None
    offered: Mapping[ItemId, Tens]
    requested: Mapping[ItemId, Tens]
    defender: Side
    committed: tuple[UnitId, ...]
    attack_bonus: Few
    defence_bonus: Few
    obsessors: tuple[str, ...]
    attack_token: TokenId | None
    attack_token_chosen: bool
    defence_token: TokenId | None
    hits: Few
    hits_back: Few
    unpaid: Few
    attack: Tens
    defence: Tens


@dataclass(frozen=True, kw_only=True)
class RomoloView(View):
    """The table as one seat sees it.

    `counted_money` is what a player with perfect memory knows: every gain was announced (RR-7.2).
    Programs use it (`for_programs`); a screen shows `players[i].half_coins`.
    """

    for_programs = frozenset({"counted_money"})

    step: Annotated[str, Words(STEP_NAMES)]
    first_player: int
    active: Side
    round: Tens
    turn: Hundreds
    begun: bool
    ending: bool
    map: Mapping[HexId, Land]
    water_pile: Tens
    bank: Mapping[Annotated[str, Words(BANK_NAMES)], Tens]
    prices: Mapping[ResourceId, Few]
    market: Mapping[ResourceId, Mapping[ResourceId, Few]]
    display: tuple[CharacterId | None, ...]
    character_pile: Tens
    removed_characters: Mapping[CharacterId, Few]
    on_tiles: OnTiles
    players: tuple[Player, ...]
    counted_money: Annotated[tuple[Hundreds, ...], BY_SEAT]
    ai: Ai | None
    this_turn: ThisTurn
    sacerdos: tuple[HexId | None, ...]
    scratch: Scratch
    reveals: int
    categories: Mapping[Annotated[str, Words(scoring.SOURCES[: scoring.CATEGORIES])], Category]


def look(s: State, viewer: int | None) -> RomoloView:
    """The table without what the viewer may not see."""
    p: dict[str, Any] = position.write(s)
    del p["rng"], p["map"]
    points = control.influence(s)
    controllers = control.controllers(s, points)
    shown = {
        **p,
        "version": VERSION,
        "viewer": viewer,
        "map": {HEX_NAMES[hex]: _land(s, viewer, hex, points, controllers) for hex in s.on_map},
        "display": tuple(p["display"]),
        "character_pile": len(s.pile),
        "on_tiles": OnTiles(**_frozen(p["on_tiles"])),
        "players": tuple(_player(s, viewer, seat, p["players"][seat]) for seat in range(s.seats)),
        "counted_money": tuple(int(s.money[seat]) for seat in range(s.seats)),
        "ai": _ai(p["ai"]),
        "this_turn": ThisTurn(
            **{
                **_frozen(p["this_turn"]),
                "hostility": {hex: tuple(row) for hex, row in p["this_turn"]["hostility"].items()},
            }
        ),
        "sacerdos": tuple(p["sacerdos"]),
        "scratch": _scratch(s, viewer, p["scratch"]),
        "categories": _categories(s, viewer),
    }
    return RomoloView(**shown)


def _frozen(part: dict[str, Any]) -> dict[str, Any]:
    """The same with tuples for lists."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in part.items()}


def _land(s: State, viewer: int | None, hex: int, points: Any, controllers: Any) -> Land:
    part: dict[str, Any] = position.write_hex(s, hex)
    is_known = imagining.is_known(s, -1 if viewer is None else viewer, hex)
    is_dealt = s.step is not SETUP_TERRAIN and s.step is not SETUP_ORIENT
    return Land(
        terrain=part["terrain"] if is_known else None,
        explored=part["explored"],
        multiplier=part["multiplier"] if is_known or (s.over and s.seats == 1) else None,
        has_multiplier=is_dealt and hex in MULTIPLIER_HEXES[int(s.seats)],
        constructions=part["constructions"],
        warehouses=tuple(None if cubes is None else Cubes(**cubes) for cubes in part["warehouses"]),
        walls=tuple(part["walls"]),
        power=lands.power_of(s, hex),
        limit=lands.limit_of(s, hex),
        influence=tuple(int(points[party * HEXES + hex]) for party in range(control.parties(s))),
        controlled_by=None if controllers[hex] < 0 else int(controllers[hex]),
    )


def _player(s: State, viewer: int | None, seat: int, part: dict[str, Any]) -> Player:
    is_own = seat == viewer
    sees_money = s.over or (viewer is not None and s.team(seat) == s.team(viewer))
    is_laid = s.step is not SETUP_TERRAIN and lands.is_explored(s, _first_hex(s, seat))
    hidden = s.hidden_token[seat]
    used = [
        name
        for token, name in enumerate(TOKEN_NAMES)
        if hidden >= 0 and token != hidden and not s.tokens[seat] >> token & 1
    ]
    return Player(
        **{
            **_frozen(part),
            "half_coins": part["half_coins"] if sees_money else None,
            "tokens": tuple(part["tokens"]) if is_own else None,
            "hidden_token": part["hidden_token"] if is_own else None,
            "token_count": len(part["tokens"]),
            "used_tokens": tuple(used),
            "chosen_terrain": part["chosen_terrain"] if is_own or is_laid else None,
            "has_chosen": part["chosen_terrain"] is not None,
            "units": {
                name: Unit(unit["hex"], unit["actions"], tuple(unit["marks"]))
                for name, unit in part["units"].items()
            },
            "hungry": feeding.hungry(s, seat),
        }
    )


def _first_hex(s: State, seat: int) -> int:
    """One of the initial hexes of a seat: explored once its tiles are laid."""
    return initial_hexes(s, seat)[0]


def _ai(part: dict[str, Any] | None) -> Ai | None:
    if part is None:
        return None
    groups = {hex: Group(**_frozen(group)) for hex, group in part["units"].items()}
    return Ai(**{**_frozen(part), "units": groups})


def _categories(s: State, viewer: int | None) -> dict[str, Category]:
    """The six categories (RR-6.11 … RR-6.19): who has the most money is as secret as money is (RR-7.2)."""
    table = results.final_points(s)
    parties = range(control.parties(s))
    own = -1 if viewer is None else control.party_of(s, viewer)
    found = {}
    for category, name in enumerate(scoring.SOURCES[: scoring.CATEGORIES]):
        is_secret = category == scoring.MONEY and not s.over
        points = [int(table[party * scoring.ALL_SOURCES + category]) for party in parties]
        bonus = [int(scoring.majority(s, party, category, table)) for party in parties]
        found[name] = Category(
            tuple(None if is_secret and party != own else points[party] for party in parties),
            tuple(
                None if is_secret or not control.is_counted(s, party) else bonus[party] for party in parties
            ),
        )
    return found


def _scratch(s: State, viewer: int | None, part: dict[str, Any]) -> Scratch:
    is_secret = s.step is DEF_TOKEN and s.attack_token >= 0 and viewer != s.active
    is_battle = s.defender >= 0 and s.place >= 0
    return Scratch(
        **{
            **_frozen(part),
            "attack_token": None if is_secret else part["attack_token"],
            "attack_token_chosen": s.attack_token >= 0,
            "attack": int(strength.attack_value(s)) if is_battle else 0,
            "defence": int(strength.defence_value(s)) if is_battle else 0,
        }
    )
