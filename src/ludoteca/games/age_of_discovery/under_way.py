"""What must hold about what is under way: the stage of the turn, whose decision it is, and the boxes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING

from ludoteca.games.age_of_discovery.actions import casualties
from ludoteca.games.age_of_discovery.data import (
    ALL_PLACED,
    BEFORE_CAPITAL,
    BEFORE_DISCOVERY,
    BEFORE_NEW_ORDER,
    BID_FOR_A_SPECIALIST,
    BOUGHT,
    CAPITAL_FIRST,
    CARTOGRAPHY,
    CREWS,
    DOCK_FIRST,
    DOCK_X,
    EMPTY,
    GOODS_FIRST,
    INDIAN_ALLIES,
    MIGRATION,
    NONE,
    REGIONS,
    SLOT_FIRST,
    SLOT_NAMES,
    STABLES,
    TRAINING_SLOT,
    TURN_BEGINS,
    TURNS,
    UNITS,
    UNIVERSITY,
    WAR_MONEY,
    WARFARE_FIRST,
)
from ludoteca.games.age_of_discovery.position import rows
from ludoteca.games.age_of_discovery.steps.auction import AUCTION_BID, AUCTION_SPECIALIST
from ludoteca.games.age_of_discovery.steps.battle import CASUALTIES
from ludoteca.games.age_of_discovery.steps.capital import ALLIES_REGION, BUY, CARTOGRAPHY_REGION
from ludoteca.games.age_of_discovery.steps.discovery import (
    EXP_CAPTAINS,
    EXP_LAUNCH,
    EXP_OTHERS,
    EXP_REGION,
    EXP_SOLDIERS,
    has_target,
)
from ludoteca.games.age_of_discovery.steps.dock import DOCK_REGION
from ludoteca.games.age_of_discovery.steps.moves import (
    MIGRATION_FROM,
    MIGRATION_TO,
    MIGRATION_UNITS,
    STABLES_FROM,
    STABLES_TO,
)
from ludoteca.games.age_of_discovery.steps.placement import PLACE_BOX, PLACE_UNIT, goods_spaces
from ludoteca.games.age_of_discovery.steps.specialists import TRAIN
from ludoteca.games.age_of_discovery.steps.step import Step
from ludoteca.games.age_of_discovery.steps.trade_goods import PICK_GOOD
from ludoteca.games.age_of_discovery.steps.turn import GAME_OVER
from ludoteca.games.age_of_discovery.steps.university import UNIVERSITY_ADVANCE
from ludoteca.games.age_of_discovery.steps.warfare import (
    BATTLE_OPPONENT,
    BATTLE_REGION,
    WAR_KIND,
    WAR_OPPONENT,
    has_enemy,
    has_enemy_in,
    is_battle_possible,
)

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State


class Stage(IntEnum):
    """How far a turn has come: its beginning and end, and the phases in which somebody decides."""

    AUCTION = 0
    BEGINNING = 1
    PLACING = 2
    PLACED = 3
    DOCK = 4
    GOODS = 5
    CAPITAL = 6
    DISCOVERY = 7
    SPECIALISTS = 8
    WARFARE = 9
    MOVES = 10
    NEW_ORDER = 11
    OVER = 12


STAGES: Mapping[Step, Stage] = {
    AUCTION_BID: Stage.AUCTION,
    AUCTION_SPECIALIST: Stage.AUCTION,
    PLACE_UNIT: Stage.PLACING,
    PLACE_BOX: Stage.PLACING,
    DOCK_REGION: Stage.DOCK,
    PICK_GOOD: Stage.GOODS,
    BUY: Stage.CAPITAL,
    CARTOGRAPHY_REGION: Stage.CAPITAL,
    ALLIES_REGION: Stage.CAPITAL,
    EXP_LAUNCH: Stage.DISCOVERY,
    EXP_CAPTAINS: Stage.DISCOVERY,
    EXP_SOLDIERS: Stage.DISCOVERY,
    EXP_OTHERS: Stage.DISCOVERY,
    EXP_REGION: Stage.DISCOVERY,
    TRAIN: Stage.SPECIALISTS,
    WAR_KIND: Stage.WARFARE,
    BATTLE_REGION: Stage.WARFARE,
    BATTLE_OPPONENT: Stage.WARFARE,
    WAR_OPPONENT: Stage.WARFARE,
    CASUALTIES: Stage.WARFARE,
    STABLES_FROM: Stage.MOVES,
    STABLES_TO: Stage.MOVES,
    MIGRATION_FROM: Stage.MOVES,
    MIGRATION_TO: Stage.MOVES,
    MIGRATION_UNITS: Stage.MOVES,
    GAME_OVER: Stage.OVER,
}
WINDOW_STAGES: Mapping[int, Stage] = {
    TURN_BEGINS: Stage.BEGINNING,
    ALL_PLACED: Stage.PLACED,
    BEFORE_CAPITAL: Stage.CAPITAL,
    BOUGHT: Stage.CAPITAL,
    BEFORE_DISCOVERY: Stage.DISCOVERY,
    BEFORE_NEW_ORDER: Stage.NEW_ORDER,
}
# The stage in which a box is resolved, and its first space.
RESOLVED = {
    "dock": (Stage.DOCK, DOCK_FIRST),
    "goods": (Stage.GOODS, GOODS_FIRST),
    "capital": (Stage.CAPITAL, CAPITAL_FIRST),
    "warfare": (Stage.WARFARE, WARFARE_FIRST),
}
STEPS_OF_A_PLACE = (PLACE_UNIT, PLACE_BOX, EXP_LAUNCH, EXP_CAPTAINS, EXP_SOLDIERS, EXP_OTHERS, EXP_REGION)
STEPS_OF_A_MOVE = (STABLES_FROM, STABLES_TO, MIGRATION_FROM, MIGRATION_TO, MIGRATION_UNITS)


def stage_of(s: State) -> Stage:
    """How far the turn has come."""
    return WINDOW_STAGES[s.window] if s.step is UNIVERSITY_ADVANCE else STAGES[s.step]


def is_since(resolved: Stage, stage: Stage) -> bool:
    """Is this stage of the turn reached, and nothing refreshed for the next turn?"""
    return resolved <= stage <= Stage.MOVES or stage == Stage.OVER


def under_way(s: State) -> list[str]:
    """Everything that does not fit the step; the rest of the invariants relies on these."""
    step = s.step.name
    if (s.window != NONE) != (s.step is UNIVERSITY_ADVANCE):
        return [f"a window does not belong to step {step}, or is missing there"]
    stage = stage_of(s)
    if (stage == Stage.OVER and s.turn < TURNS) or (stage == Stage.NEW_ORDER and s.turn == TURNS):
        return [f"step {step} in turn {s.turn}"]
    if EMPTY in s.turn_order and s.step is not AUCTION_BID:
        return ["somebody has no place in turn_order"]
    found = [*_scratch(s), *_boxes(s, stage)]
    fits = FITS.get(s.step)
    if not found and fits is not None and not fits(s):
        found.append(f"step {step} of seat {s.seat} does not fit the table")
    return found


def _scratch(s: State) -> list[str]:
    """What is remembered belongs to the steps that need it."""
    conflict = (BATTLE_REGION, BATTLE_OPPONENT, WAR_OPPONENT, CASUALTIES)
    crew = (EXP_SOLDIERS, EXP_OTHERS, EXP_REGION)
    spaces = (DOCK_REGION, PICK_GOOD, BUY, CARTOGRAPHY_REGION, ALLIES_REGION, WAR_KIND, *conflict)
    belongs = {
        "place": (s.place != 0, s.step in STEPS_OF_A_PLACE or s.step in STEPS_OF_A_MOVE),
        "space": (s.space != 0, s.step in spaces or s.window == BOUGHT),
        "scratch.unit": (s.unit != NONE, s.step is PLACE_BOX),
        "scratch.sent_captains": (s.sent_captains != 0, s.step in crew),
        "scratch.sent_soldiers": (s.sent_soldiers != 0, s.step in crew[1:]),
        "scratch.sent_others": (s.sent_others != 0, s.step is EXP_REGION),
        "scratch.attacker": (s.attacker != NONE, s.step in conflict),
        "scratch.defender": (s.defender != NONE, s.step is CASUALTIES),
        "scratch.battlefield": (s.battlefield != NONE, s.step in (BATTLE_OPPONENT, CASUALTIES)),
        "scratch.is_war": (s.is_war != 0, s.step in (WAR_OPPONENT, CASUALTIES)),
        "scratch.struck_soldiers": (s.struck_soldiers != 0, s.step is CASUALTIES),
        "scratch.struck_militia": (s.struck_militia != 0, s.step is CASUALTIES),
        "scratch.origin": (s.origin != NONE, s.step in (STABLES_TO, MIGRATION_TO, MIGRATION_UNITS)),
        "scratch.destination": (s.destination != NONE, s.step is MIGRATION_UNITS),
    }
    return [
        f"{name} does not belong to step {s.step.name}"
        for name, (is_used, may_be) in belongs.items()
        if is_used and not may_be
    ]


def _boxes(s: State, stage: Stage) -> list[str]:
    """AD-9.5, AD-9.11: boxes are filled without gaps, resolved from the left, and empty between turns."""
    found = []
    is_placing = Stage.PLACING <= stage <= Stage.MOVES
    for name, (first, spaces) in rows(s).items():
        if name not in RESOLVED:
            continue
        resolved = RESOLVED[name][0]
        is_filled = [s.spaces[space] != EMPTY for space in range(first, first + spaces)]
        if any(is_filled) and (stage > resolved or not is_placing):
            found.append(f"the box {name} is not empty at step {s.step.name}")
        begun = min(s.space, spaces) if stage == resolved else 0
        rest = is_filled[begun:]
        if stage == resolved and rest and not rest[0]:
            rest = rest[1:]
        if any(is_filled[:begun]) or rest != sorted(rest, reverse=True):
            found.append(f"the box {name} has a gap, or a unit that was resolved already")
    if sum(s.spaces[GOODS_FIRST + space] != EMPTY for space in range(4)) > goods_spaces(s):
        found.append("more units than goods in the box goods")
    slots = [slot for slot in range(len(SLOT_NAMES)) if s.spaces[SLOT_FIRST + slot] != EMPTY]
    is_open = Stage.PLACING <= stage <= Stage.DISCOVERY
    if slots and not is_open and (stage != Stage.SPECIALISTS or slots != [TRAINING_SLOT]):
        found.append(f"the box specialists is not empty at step {s.step.name}")
    if sum(s.shipping) and not Stage.PLACING <= stage <= Stage.GOODS:
        found.append(f"the box shipping is not empty at step {s.step.name}")
    return found


def _owner(s: State, space: int) -> int:
    """Who has a piece on a space; nobody on an empty one."""
    piece = s.spaces[space]
    return NONE if piece == EMPTY else int(piece // UNITS)


def _is_placing(s: State) -> bool:
    """The next in turn order has units; at the second step he has chosen one of them."""
    has_chosen = s.step is PLACE_UNIT or (s.unit != NONE and s.hand[s.seat * UNITS + s.unit] > 0)
    return bool(s.turn_order[s.place] == s.seat and s.hand_size(s.seat) > 0 and has_chosen)


def _is_landing(s: State) -> bool:
    is_open = s.space < s.dock_spaces() or DOCK_FIRST + s.space >= DOCK_X
    return is_open and _owner(s, DOCK_FIRST + s.space) == s.seat


def _has_bought(building: int) -> Callable[[State], bool]:
    """The purchase was just made: the unit that bought has left its space."""
    return lambda s: s.space < 5 and _owner(s, CAPITAL_FIRST + s.space) == NONE and s.owns(s.seat, building)


def _may_advance(s: State) -> bool:
    is_bought = s.window != BOUGHT or _has_bought(UNIVERSITY)(s)
    return s.owns(s.seat, UNIVERSITY) and not s.university_used and is_bought


def _is_exploring(s: State) -> bool:
    box = s.discovery[s.seat * CREWS : s.seat * CREWS + CREWS]
    sent = s.sent_captains + s.sent_soldiers + s.sent_others
    if s.step is EXP_REGION:
        has_crew = sent > 0
    else:
        has_crew = sum(box) > 0 and s.sent_captains <= box[0] and s.sent_soldiers <= box[1]
    return bool(s.turn_order[s.place] == s.seat and has_target(s) and has_crew)


def _is_warring(s: State) -> bool:
    """The attacker is asked, his unit has left the box, and he has somebody to fight."""
    if s.space >= 5 or _owner(s, WARFARE_FIRST + s.space) != NONE or s.attacker == NONE:
        return False
    if s.step is CASUALTIES:
        return _is_fighting(s)
    has_enemy_there = s.step is not BATTLE_OPPONENT or (
        s.battlefield != NONE and has_enemy_in(s, s.seat, s.battlefield)
    )
    pays = s.step is not WAR_OPPONENT or (s.is_war == 1 and s.money[s.seat] >= WAR_MONEY)
    return s.attacker == s.seat and has_enemy(s, s.seat) and has_enemy_there and pays


def _is_fighting(s: State) -> bool:
    """A battle that is possible; what the attacker has said is something he could say."""
    if NONE in (s.defender, s.battlefield) or s.seat not in (s.attacker, s.defender):
        return False
    if not is_battle_possible(s, s.battlefield, s.attacker, s.defender):
        return False
    if s.seat == s.attacker:
        return s.struck_soldiers == 0 and s.struck_militia == 0
    before = s.copy()
    before.seat = s.attacker
    return casualties(s.struck_soldiers, s.struck_militia) in before.choices()


def _is_moving(s: State) -> bool:
    """The next in turn order has the building; from where and to where is open to his units."""
    rides = s.owns(s.seat, STABLES) and s.step in (STABLES_FROM, STABLES_TO)
    migrates = s.owns(s.seat, MIGRATION) and s.step is not STABLES_TO
    is_asked_first = s.step in (STABLES_FROM, MIGRATION_FROM)
    if s.turn_order[s.place] != s.seat or not (rides or migrates):
        return False
    if is_asked_first:
        return True
    if s.origin == NONE or s.units(s.seat, s.origin) == 0:
        return False
    if s.step is STABLES_TO:
        return bool(s.soldiers[s.seat * REGIONS + s.origin] > 0 and s.choices())
    if s.step is MIGRATION_TO:
        return bool(s.choices())
    return bool(s.destination not in (NONE, s.origin) and s.is_discovered(s.destination))


def _may_recruit(s: State) -> bool:
    return bool(s.turn_order[1] == s.seat and s.last_bid[s.seat] >= BID_FOR_A_SPECIALIST)


FITS: Mapping[Step, Callable[[State], bool]] = {
    AUCTION_BID: lambda s: s.seat not in s.turn_order,
    AUCTION_SPECIALIST: _may_recruit,
    PLACE_UNIT: _is_placing,
    PLACE_BOX: _is_placing,
    UNIVERSITY_ADVANCE: _may_advance,
    DOCK_REGION: _is_landing,
    PICK_GOOD: lambda s: s.space < 4 and _owner(s, GOODS_FIRST + s.space) == s.seat,
    BUY: lambda s: s.space < 5 and _owner(s, CAPITAL_FIRST + s.space) == s.seat,
    CARTOGRAPHY_REGION: _has_bought(CARTOGRAPHY),
    ALLIES_REGION: _has_bought(INDIAN_ALLIES),
    EXP_LAUNCH: _is_exploring,
    EXP_CAPTAINS: _is_exploring,
    EXP_SOLDIERS: _is_exploring,
    EXP_OTHERS: _is_exploring,
    EXP_REGION: _is_exploring,
    TRAIN: lambda s: _owner(s, SLOT_FIRST + TRAINING_SLOT) == s.seat,
    WAR_KIND: lambda s: s.space < 5 and _owner(s, WARFARE_FIRST + s.space) == s.seat,
    BATTLE_REGION: _is_warring,
    BATTLE_OPPONENT: _is_warring,
    WAR_OPPONENT: _is_warring,
    CASUALTIES: _is_warring,
    STABLES_FROM: _is_moving,
    STABLES_TO: _is_moving,
    MIGRATION_FROM: _is_moving,
    MIGRATION_TO: _is_moving,
    MIGRATION_UNITS: _is_moving,
}
