"""The table of verbs of Age of Discovery (AD-4.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.verbs import YES_NO, Domain, Verb, Verbs, numbers, seats
from ludoteca.games.age_of_discovery.data import (
    BOX_NAMES,
    BUILDING_NAMES,
    CONFLICT_NAMES,
    CREW_NAMES,
    GOOD_NAMES,
    MOST_SEATS,
    PARTY_NAMES,
    REGION_NAMES,
    SPACE_NAMES,
    START_MONEY,
    UNIT_NAMES,
)

MOST_SENT: Final[i64] = 99
MOST_KILLED: Final[i64] = 99

BID = numbers("bid", 1, START_MONEY)
UNIT = Domain("unit", UNIT_NAMES)
BOX = Domain("box", BOX_NAMES)
SPACE = Domain("space", SPACE_NAMES)
REGION = Domain("region", REGION_NAMES)
GOOD = Domain("good", GOOD_NAMES)
BUILDING = Domain("building", BUILDING_NAMES)
CREW = Domain("crew", CREW_NAMES)
COUNT = numbers("count", 0, MOST_SENT)
CONFLICT = Domain("conflict", CONFLICT_NAMES)
OPPONENT = seats("opponent", MOST_SEATS)
KILLED_SOLDIERS = numbers("soldiers", 0, MOST_KILLED)
KILLED_MILITIA = numbers("militia", 0, 1)
PARTY = Domain("party", PARTY_NAMES)

VERBS = Verbs(
    Verb("bid", BID),  # AUCTION_BID              bid 4
    Verb("recruit", UNIT),  # AUCTION_SPECIALIST       recruit captain
    Verb("unit", UNIT),  # PLACE_UNIT               unit merchant
    Verb("place", BOX),  # PLACE_BOX                place dock
    Verb("advance", SPACE),  # UNIVERSITY               advance capital_2
    Verb("land", REGION),  # DOCK_REGION              land florida
    Verb("take", GOOD),  # PICK_GOOD                take sugar
    Verb("buy", BUILDING),  # BUY                      buy stables
    Verb("map", REGION),  # CARTOGRAPHY_REGION       map peru
    Verb("ally", REGION),  # ALLIES_REGION            ally virginia
    Verb("expedition", YES_NO),  # EXP_LAUNCH               expedition yes
    Verb("send", CREW, COUNT),  # EXP_CAPTAINS …           send soldier 2
    Verb("explore", REGION),  # EXP_REGION               explore brazil
    Verb("train", UNIT),  # TRAIN                    train soldier
    Verb("declare", CONFLICT),  # WAR_KIND                 declare war
    Verb("fight", REGION),  # BATTLE_REGION            fight canada
    Verb("attack", OPPONENT),  # BATTLE_/WAR_OPPONENT     attack 2
    Verb("casualties", KILLED_SOLDIERS, KILLED_MILITIA),  # CASUALTIES               casualties 1 0
    Verb("leave", REGION),  # STABLES_/MIGRATION_FROM  leave peru
    Verb("enter", REGION),  # STABLES_/MIGRATION_TO    enter brazil
    Verb("move", PARTY),  # MIGRATION_UNITS          move two_others
    Verb("pass"),  # `pass` in an auction, `none` elsewhere
)

BID_FIRST: Final[i64] = VERBS.first("bid")
RECRUIT_FIRST: Final[i64] = VERBS.first("recruit")
UNIT_FIRST: Final[i64] = VERBS.first("unit")
PLACE_FIRST: Final[i64] = VERBS.first("place")
ADVANCE_FIRST: Final[i64] = VERBS.first("advance")
LAND_FIRST: Final[i64] = VERBS.first("land")
TAKE_FIRST: Final[i64] = VERBS.first("take")
BUY_FIRST: Final[i64] = VERBS.first("buy")
MAP_FIRST: Final[i64] = VERBS.first("map")
ALLY_FIRST: Final[i64] = VERBS.first("ally")
EXPEDITION_YES: Final[i64] = VERBS.first("expedition")
EXPEDITION_NO: Final[i64] = EXPEDITION_YES + 1
SEND_FIRST: Final[i64] = VERBS.first("send")
EXPLORE_FIRST: Final[i64] = VERBS.first("explore")
TRAIN_FIRST: Final[i64] = VERBS.first("train")
DECLARE_BATTLE: Final[i64] = VERBS.first("declare")
DECLARE_WAR: Final[i64] = DECLARE_BATTLE + 1
FIGHT_FIRST: Final[i64] = VERBS.first("fight")
ATTACK_FIRST: Final[i64] = VERBS.first("attack")
CASUALTIES_FIRST: Final[i64] = VERBS.first("casualties")
LEAVE_FIRST: Final[i64] = VERBS.first("leave")
ENTER_FIRST: Final[i64] = VERBS.first("enter")
MOVE_FIRST: Final[i64] = VERBS.first("move")
PASS: Final[i64] = VERBS.first("pass")


def bid(amount: i64) -> i64:
    """AUCTION_BID: offer so many dollars for the first place."""
    return BID_FIRST + amount - 1


def send(crew: i64, count: i64) -> i64:
    """EXP_CAPTAINS, EXP_SOLDIERS, EXP_OTHERS: so many of them go on the expedition."""
    return SEND_FIRST + crew * (MOST_SENT + 1) + count


def sent(action: i64) -> i64:
    """How many of the crew an action sends."""
    return (action - SEND_FIRST) % (MOST_SENT + 1)


def casualties(soldiers: i64, militia: i64) -> i64:
    """CASUALTIES: so many hits on soldiers and on the militia soldier, the others on other units."""
    return CASUALTIES_FIRST + soldiers * 2 + militia
