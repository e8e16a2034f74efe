"""Roads & Boats' table of verbs (D1 to D39 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.verbs import YES_NO, Domain, Verb, Verbs, numbers
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    FILL_NAMES,
    FLEET,
    GOOD_NAMES,
    RECIPE_NAMES,
    RECIPES,
    TILE_NAMES,
    TOPIC_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import (
    HALF_NAMES,
    HEX_NAMES,
    MOST_BANKS,
    SPOT_NAMES,
)

COLOURS: Final = "rygb"
MOST_SEATS: Final[i64] = 4
CARRIER_NAMES: Final = tuple(f"{colour}{number + 1}" for colour in COLOURS for number in range(FLEET))
"""Transporters by colour and age: `r1` is the oldest of the red player."""
PARTNER_NAMES: Final = ("ground0", "ground1", "ground2", "followers", *CARRIER_NAMES)
"""Whom goods are exchanged with: the ground of a region, the geese that follow, a transporter."""
WAY_NAMES: Final = ("land", "a", "b", "sea", "river", "dock", "dock_a", "dock_b")

HEX = Domain("hex", HEX_NAMES, is_plain=True)
TILE = Domain("tile", TILE_NAMES)
ROTATION = numbers("rotation", 0, 5)
BANK = numbers("bank", 0, 2)
PRAYER = Domain("prayer", ("keep", "leave"))
POSITION = numbers("position", 1, 4)
RECIPE = Domain("recipe", RECIPE_NAMES)
SPOT = Domain("spot", SPOT_NAMES)
TOPIC = Domain("topic", TOPIC_NAMES)
CARRIER = Domain("carrier", CARRIER_NAMES, is_plain=True)
PARTNER = Domain("partner", PARTNER_NAMES, is_plain=True)
GOOD = Domain("good", GOOD_NAMES)
EDGE = numbers("edge", 0, 5)
WAY = Domain("way", WAY_NAMES)
HALF = Domain("half", HALF_NAMES)
BUILDING = Domain("building", BUILDING_NAMES)
FILL = Domain("fill", FILL_NAMES)
ARM = numbers("arm", 0, 2)

VERBS = Verbs(
    Verb("tile", TILE),  # D1   tile woods_gentle
    Verb("lay", HEX),  # D1   lay 2,-1
    Verb("turn", ROTATION),  # D1   turn 3
    Verb("start", HEX),  # D2   start 1,-2
    Verb("bank", BANK),  # D2, D24  bank 1
    Verb("demand", YES_NO),  # D3   demand no
    Verb("pray", PRAYER),  # D4   pray leave
    Verb("position", POSITION),  # D5   position 1
    Verb("produce", HEX, RECIPE),  # D6   produce 1,0 mixed
    Verb("launch", SPOT),  # D7   launch dock5a
    Verb("breed", HEX),  # D8   breed 1,0
    Verb("research", HEX, BANK),  # D9   research 1,0 0
    Verb("topic", TOPIC),  # D9   topic rowboat
    Verb("upgrade", YES_NO),  # D10  upgrade yes
    Verb("end_make"),  # D11
    Verb("discard", CARRIER),  # D12  discard r6
    Verb("stow", CARRIER),  # D35  stow r2
    Verb("exchange", PARTNER),  # D35  exchange ground0
    Verb("get", GOOD),  # D13  get stone
    Verb("put", GOOD),  # D13  put stone
    Verb("swap", GOOD),  # D14  swap stone
    Verb("return", GOOD),  # D37  return trunks
    Verb("close"),  # D36
    Verb("end_stow"),  # D15
    Verb("drop", SPOT),  # D16  drop water
    Verb("keep"),  # D16
    Verb("select", CARRIER),  # D17  select r1
    Verb("end_move"),  # D18
    Verb("step", EDGE, WAY),  # D19  step 0 land
    Verb("follow", BANK),  # D20  follow 0
    Verb("unfollow", BANK),  # D21  unfollow 1
    Verb("pickup", CARRIER),  # D22  pickup r3
    Verb("finish"),  # D23
    Verb("site", HEX),  # D38  site 1,0
    Verb("build", BUILDING),  # D24  build sawmill
    Verb("shaft"),  # D25
    Verb("fill", FILL),  # D24, D25  fill big
    Verb("bridge", ARM),  # D26  bridge 0
    Verb("road", EDGE, HALF),  # D27  road 0 whole
    Verb("wall", EDGE),  # D28  wall 3
    Verb("demolish", EDGE),  # D29  demolish 3
    Verb("end_build"),  # D30
    Verb("buy"),  # D31
    Verb("pay", GOOD),  # D32  pay boards
    Verb("end_wonder"),  # D33
    Verb("propose", CARRIER),  # D34  propose b1
    Verb("ask", GOOD),  # D34  ask stone
    Verb("answer", YES_NO),  # D34  answer yes
    Verb("source", PARTNER),  # D39  source r2
)

TILE_FIRST: Final[i64] = VERBS.first("tile")
LAY_FIRST: Final[i64] = VERBS.first("lay")
TURN_FIRST: Final[i64] = VERBS.first("turn")
START_FIRST: Final[i64] = VERBS.first("start")
BANK_FIRST: Final[i64] = VERBS.first("bank")
DEMAND_YES: Final[i64] = VERBS.first("demand")
DEMAND_NO: Final[i64] = DEMAND_YES + 1
PRAY_KEEP: Final[i64] = VERBS.first("pray")
PRAY_LEAVE: Final[i64] = PRAY_KEEP + 1
POSITION_FIRST: Final[i64] = VERBS.first("position")
PRODUCE_FIRST: Final[i64] = VERBS.first("produce")
LAUNCH_FIRST: Final[i64] = VERBS.first("launch")
BREED_FIRST: Final[i64] = VERBS.first("breed")
RESEARCH_FIRST: Final[i64] = VERBS.first("research")
TOPIC_FIRST: Final[i64] = VERBS.first("topic")
UPGRADE_YES: Final[i64] = VERBS.first("upgrade")
UPGRADE_NO: Final[i64] = UPGRADE_YES + 1
END_MAKE: Final[i64] = VERBS.first("end_make")
DISCARD_FIRST: Final[i64] = VERBS.first("discard")
STOW_FIRST: Final[i64] = VERBS.first("stow")
EXCHANGE_FIRST: Final[i64] = VERBS.first("exchange")
GET_FIRST: Final[i64] = VERBS.first("get")
PUT_FIRST: Final[i64] = VERBS.first("put")
SWAP_FIRST: Final[i64] = VERBS.first("swap")
RETURN_FIRST: Final[i64] = VERBS.first("return")
CLOSE: Final[i64] = VERBS.first("close")
END_STOW: Final[i64] = VERBS.first("end_stow")
DROP_FIRST: Final[i64] = VERBS.first("drop")
KEEP: Final[i64] = VERBS.first("keep")
SELECT_FIRST: Final[i64] = VERBS.first("select")
END_MOVE: Final[i64] = VERBS.first("end_move")
STEP_FIRST: Final[i64] = VERBS.first("step")
FOLLOW_FIRST: Final[i64] = VERBS.first("follow")
UNFOLLOW_FIRST: Final[i64] = VERBS.first("unfollow")
PICKUP_FIRST: Final[i64] = VERBS.first("pickup")
FINISH: Final[i64] = VERBS.first("finish")
SITE_FIRST: Final[i64] = VERBS.first("site")
BUILD_FIRST: Final[i64] = VERBS.first("build")
SHAFT: Final[i64] = VERBS.first("shaft")
FILL_FIRST: Final[i64] = VERBS.first("fill")
BRIDGE_FIRST: Final[i64] = VERBS.first("bridge")
ROAD_FIRST: Final[i64] = VERBS.first("road")
WALL_FIRST: Final[i64] = VERBS.first("wall")
DEMOLISH_FIRST: Final[i64] = VERBS.first("demolish")
END_BUILD: Final[i64] = VERBS.first("end_build")
BUY: Final[i64] = VERBS.first("buy")
PAY_FIRST: Final[i64] = VERBS.first("pay")
END_WONDER: Final[i64] = VERBS.first("end_wonder")
PROPOSE_FIRST: Final[i64] = VERBS.first("propose")
ASK_FIRST: Final[i64] = VERBS.first("ask")
ANSWER_YES: Final[i64] = VERBS.first("answer")
ANSWER_NO: Final[i64] = ANSWER_YES + 1
SOURCE_FIRST: Final[i64] = VERBS.first("source")
NO_ACTION: Final[i64] = -1

# Ways of a step (RB-6.3.41).
OVER_LAND: Final[i64] = 0
ALONG_A: Final[i64] = 1
ALONG_B: Final[i64] = 2
TO_SEA: Final[i64] = 3
TO_RIVER: Final[i64] = 4
TO_DOCK: Final[i64] = 5
TO_DOCK_A: Final[i64] = 6
TO_DOCK_B: Final[i64] = 7
WAYS: Final[i64] = 8

# Partners of an exchange: grounds, followers, then the transporters.
FOLLOWERS: Final[i64] = 3
FIRST_CARRIER: Final[i64] = 4


def produce(tile: i64, recipe: i64) -> i64:
    """D6: one conversion of the building there."""
    return PRODUCE_FIRST + tile * RECIPES + recipe


def research(tile: i64, region: i64) -> i64:
    """D9: spend two geese and a paper there."""
    return RESEARCH_FIRST + tile * MOST_BANKS + region


def step(edge: i64, way: i64) -> i64:
    """D19: the active transporter goes over an edge."""
    return STEP_FIRST + edge * WAYS + way


def road(edge: i64, half: i64) -> i64:
    """D27: a road over an edge; `half` counts as in HALF_NAMES."""
    return ROAD_FIRST + edge * 3 + half


def is_a(action: i64, first: i64, count: i64) -> bool:
    """Is it one of the actions of a verb?"""
    return first <= action < first + count
