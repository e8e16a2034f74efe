# Romolo o Remo? in English.
#
# A value of a domain is a message: `resource-wood`. $seat, $owner, $active and $target are names of players; $who is
# "you" when the reader is the one in $seat. Money is counted in half-coins.

game-title = Romolo o Remo?
game-tagline = Explore Latium, build a city, trade, and fight for every hex.

## Resources

resource-grain = grain
    .one = 1 grain
    .counted = { $count } grain
resource-wood = wood
    .one = 1 wood
    .counted = { $count } wood
resource-stone = stone
    .one = 1 stone
    .counted = { $count } stone
resource-salt = salt
    .one = 1 salt
    .counted = { $count } salt
resource-nothing = nothing
resource-refined = refined goods
    .one = 1 refined good
    .counted = { $count ->
        [one] 1 refined good
       *[other] { $count } refined goods
    }

## Things that allies exchange

item-grain = grain
    .one = 1 grain
    .counted = { $count } grain
item-wood = wood
    .one = 1 wood
    .counted = { $count } wood
item-stone = stone
    .one = 1 stone
    .counted = { $count } stone
item-salt = salt
    .one = 1 salt
    .counted = { $count } salt
item-refined = refined goods
    .one = 1 refined good
    .counted = { $count ->
        [one] 1 refined good
       *[other] { $count } refined goods
    }
item-nothing = nothing
item-coin = coin
    .one = 1 coin
    .counted = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }

## Terrain

terrain-plain = plain
terrain-hill = hill
terrain-forest = forest
terrain-water = water

## Constructions

construction-farm = farm
    .the = the farm
    .effect = Feeds up to two Units here and next to here.
construction-warehouse = warehouse
    .the = the warehouse
    .effect = Stores the production of one Worker.
construction-port = port
    .the = the port
    .effect = From here Units go onto water; one more trade at the market.
construction-temple = temple
    .the = the temple
    .effect = Building here costs one cube less.
construction-sawmill = sawmill
    .the = the sawmill
    .effect = One more wood from this forest.
construction-quarry = quarry
    .the = the quarry
    .effect = One more stone from this hill.
construction-aqueduct = aqueduct
    .the = the aqueduct
    .effect = One more Construction here and next to here.
construction-forum = forum
    .the = the forum
    .effect = Selling here brings extra coins in a strong hex.
construction-wall = walls
    .the = the walls
    .effect = Units that cross a wall inwards get a penalty marker.

## Pieces in a hex

piece-farm = the farm
piece-port = the port
piece-temple = the temple
piece-sawmill = the sawmill
piece-quarry = the quarry
piece-aqueduct = the aqueduct
piece-forum = the forum
piece-warehouse1 = warehouse 1
piece-warehouse2 = warehouse 2
piece-warehouse3 = warehouse 3
piece-warehouse4 = warehouse 4
piece-warehouse5 = warehouse 5
piece-warehouse6 = warehouse 6
piece-warehouse7 = warehouse 7
piece-warehouse8 = warehouse 8
piece-warehouse9 = warehouse 9
piece-wall_e = the east wall
piece-wall_ne = the north-east wall
piece-wall_nw = the north-west wall
piece-wall_w = the west wall
piece-wall_sw = the south-west wall
piece-wall_se = the south-east wall
piece-walls = up to three walls
piece-tower = the Tower

## Warehouses, sources and sides

source-hand = your hand
warehouse-warehouse1 = warehouse 1
source-warehouse1 = warehouse 1
warehouse-warehouse2 = warehouse 2
source-warehouse2 = warehouse 2
warehouse-warehouse3 = warehouse 3
source-warehouse3 = warehouse 3
warehouse-warehouse4 = warehouse 4
source-warehouse4 = warehouse 4
warehouse-warehouse5 = warehouse 5
source-warehouse5 = warehouse 5
warehouse-warehouse6 = warehouse 6
source-warehouse6 = warehouse 6
warehouse-warehouse7 = warehouse 7
source-warehouse7 = warehouse 7
warehouse-warehouse8 = warehouse 8
source-warehouse8 = warehouse 8
warehouse-warehouse9 = warehouse 9
source-warehouse9 = warehouse 9
side-e = east
side-ne = north-east
side-nw = north-west
side-w = west
side-sw = south-west
side-se = south-east
stock-bank = the Bank
stock-defensor = the Defensor’s tile

## Units

unit-worker1 = Worker 1
unit-worker2 = Worker 2
unit-worker3 = Worker 3
unit-worker4 = Worker 4
unit-worker5 = Worker 5
unit-worker6 = Worker 6
unit-soldier1 = Soldier 1
unit-soldier2 = Soldier 2
unit-soldier3 = Soldier 3
unit-soldier4 = Soldier 4
unit-mercenary1 = Mercenary 1
unit-mercenary2 = Mercenary 2
unit-mercenary3 = Mercenary 3
unit-mercenary4 = Mercenary 4
unit-mercenary5 = Mercenary 5
unit-mercenary6 = Mercenary 6
unit-mercenary7 = Mercenary 7
unit-mercenary8 = Mercenary 8
unit-explorer = Explorer
unit_kind-worker = Worker
unit_kind-soldier = Soldier
unit_kind-mercenary = Mercenary
unit_kind-explorer = Explorer

## What a Unit does

act-move = Move
act-eques_move = Move with the Eques
act-nauta_move = Sail with the Nauta
act-peek = Look under a hex
act-convert = Become a Worker
act-build = Build
act-dismantle = Dismantle
act-transform = Transform
act-produce = Produce
act-collect = Collect
act-refine = Refine
act-create_worker = Create a Worker
act-create_soldier = Create a Soldier
act-create_explorer = Create the Explorer
act-hire_mercenaries = Hire Mercenaries
act-hire_character = Hire a character
act-sell = Sell
act-buy = Buy
act-mercator = Exchange with the Mercator
act-praedo = Raid with the Praedo
act-ally_exchange = Exchange with the ally
act-traductor = Act next door with the Traductor
act-obsessor = Ignore the penalty with the Obsessor

## Characters

character-aedificator = Aedificator
    .effect = Wood and stone are interchangeable for 1 more
character-apothecarius = Apothecarius
    .effect = One Worker’s production goes to your hand
character-furnarus = Furnarus
    .effect = Feeds 2 Units
character-praepositus = Praepositus
    .effect = 1 more of the marked kind, first production each Turn
character-defensor = Defensor
    .effect = +1 defence; up to 3 free walls
character-dux = Dux
    .effect = Four times +1 in battle
character-eques = Eques
    .effect = 2 extra moves on land
character-foederatus = Foederatus
    .effect = Three times no hire cost or no salary
character-heros = Heros
    .effect = +2 attack
character-mercator = Mercator
    .effect = Exchanges identical resources
character-nauta = Nauta
    .effect = One more trade, or moves onto water
character-negotiator = Negotiator
    .effect = A free Market action with marked kinds
character-obsessor = Obsessor
    .effect = Ignores penalties; +2 against a Tower
character-praedo = Praedo
    .effect = Steals resources
character-traductor = Traductor
    .effect = Acts in an adjacent hex
character-architectus = Architectus
    .effect = One farm counts in Power
character-artifex = Artifex
    .effect = 1 VP per different Construction in the Dominion
character-consul = Consul
    .effect = Wins ties for majorities
character-patronus = Patronus
    .effect = 4 or 2 VP for being rich
character-publicus = Publicus
    .effect = Counts as 3 characters
character-sacerdos = Sacerdos
    .effect = +2 Influence at the end

## Die tokens, trades, event cubes, pieces of the Bank

token-x2 = ×2
token-plus3 = +3
token-plus_hit = one more hit
token-minus_hit = one hit fewer
token-retreat = retreat
token-blank = blank
trade-sell = Sell
trade-buy = Buy
cube-white = white
cube-yellow = yellow
cube-pink = pink
cube-blue = blue
cube-brown = brown
bank-characters = characters
bank-farms = farms
bank-warehouses = warehouses
bank-ports = ports
bank-temples = temples
bank-quarry_sawmill = quarries and sawmills
bank-aqueducts = aqueducts
bank-forums = forums
bank-walls = walls
bank-mercenaries = Mercenaries
bank-battle_tokens = battle tokens
rival-ai = the A.I.
team-0 = Team A
team-1 = Team B

## Money

count-money = { $half_coins ->
    [0] nothing
    [1] half a coin
    [2] 1 coin
    [3] 1½ coins
    [4] 2 coins
    [5] 2½ coins
    [6] 3 coins
    [7] 3½ coins
    [8] 4 coins
    [9] 4½ coins
    [10] 5 coins
    [11] 5½ coins
    [12] 6 coins
    [13] 6½ coins
    [14] 7 coins
    [15] 7½ coins
    [16] 8 coins
    [17] 8½ coins
    [18] 9 coins
    [19] 9½ coins
    [20] 10 coins
    [21] 10½ coins
    [22] 11 coins
    [23] 11½ coins
    [24] 12 coins
    [25] 12½ coins
    [26] 13 coins
    [27] 13½ coins
    [28] 14 coins
    [29] 14½ coins
    [30] 15 coins
    [31] 15½ coins
    [32] 16 coins
    [33] 16½ coins
    [34] 17 coins
    [35] 17½ coins
    [36] 18 coins
    [37] 18½ coins
    [38] 19 coins
    [39] 19½ coins
    [40] 20 coins
   *[other] { $half_coins } half-coins
}

## What can be decided

action-terrain = Take a { $terrain } tile
action-lay = Lay it at { $hex }
action-take = Take { $resource }
action-tower = Tower at { $hex }
action-farm = Farm at { $hex }
action-warehouse = Warehouse at { $hex }
action-worker = Worker at { $hex }
action-play_on = Play this Turn
action-end_game = End the game now
action-continue = Play on without Workers
action-surrender = Surrender
action-hostile = Hostile
action-peaceful = Not hostile
action-skip_phase = Skip the Action phase for 1 coin
action-select = { $unit }
action-use = Use { $character }
action-end_phase = End the Action phase
action-architectus = Count a farm at { $hex }
action-trade = { $trade }
action-act = { $act }
action-move = Go to { $hex }
action-peek = Look under { $hex }
action-build = Build { $construction }
action-wall = Wall to the { $side }, from { $stock }
action-remove = Remove { $piece }
action-produce = Produce at { $hex }
action-store = Store at { $hex }
action-in_hand = Take it to your hand
action-collect = Empty { $warehouse }
action-refine = Refine { $resource }
action-coins = Pay the rest in coins
action-pay = Pay { $one_resource } from { $source }
action-engage = Hire the character of slot { $slot }
action-engage-here = Hire { $character } (slot { $slot })
action-mark = Mark with { $resource }
action-sell = Sell { $one_resource } from { $source }
action-column = Above the column of { $column }
action-buy = Buy { $resource }
action-give = Give { $resource }
action-raid = Raid { $target }
action-raid_ai = Raid the A.I.
action-reach = Act in { $hex }
action-offer = Offer { $one_item }
action-request = Ask for { $one_item }
action-attack = Attack { $target } at { $hex }
action-attack_ai = Attack the A.I. at { $hex }
action-raze = Attack the buildings at { $hex }
action-end_war = No more attacks
action-commit = Attack with { $unit }
action-token = Lay down { $token }
action-retreat = Retreat to { $hex }
action-stay = Stay
action-hit = Hit { $unit }
action-destroy = Destroy { $piece }
action-break = The wall to the { $side }
action-discharge = { $unit } leaves unpaid
action-dismiss = Dismiss { $unit }
action-starve = { $unit } returns to the supply
action-feed = Pay grain for all who are hungry
action-none = No farm
action-influence = Influence at { $hex }
action-dominion = Dominion with { $hex }
action-done = Done
action-move-here = Go to the { $terrain } { $hex }
action-explore-here = Explore { $hex }
action-select-here = { $unit } at { $hex }
action-starve-here = { $unit } at { $hex } returns to the supply
action-dismiss-here = Dismiss { $unit } at { $hex }
action-discharge-here = { $unit } at { $hex } leaves unpaid
action-feed-here = Pay { $count } grain for all who are hungry
action-collect-here = Empty { $warehouse }: { $resources }
action-hire = { $count ->
    [one] Hire 1 Mercenary
   *[other] Hire { $count } Mercenaries
}
action-garrison = { $count ->
    [0] No walls on the tile
    [one] 1 wall on the tile
   *[other] { $count } walls on the tile
}
action-aedificator = { $answer ->
    [yes] Use the Aedificator
   *[no] Pay as usual
}
action-foederatus = { $answer ->
    [yes] Use a charge of the Foederatus
   *[no] Pay as usual
}
action-nauta = { $answer ->
    [yes] One more trade with the Nauta
   *[no] No more trades
}
action-accept = { $answer ->
    [yes] Accept
   *[no] Refuse
}

## What is asked, and the rules behind it

prompt-setup_terrain = Choose in secret: a hill or a forest beside your two plains?
    .rule = RR-3.4
prompt-setup_orient = On which of your grey hexes does it lie?
    .rule = RR-3.6
prompt-setup_resource = Choose one more resource.
    .rule = RR-3.10
prompt-setup_tower = Where does your Tower stand? That hex is your Capital.
    .rule = RR-3.12
prompt-setup_farm = Where does your first farm stand?
    .rule = RR-3.12
prompt-setup_warehouse = Where does your first warehouse stand?
    .rule = RR-3.12
prompt-setup_worker = Where does a Worker stand?
    .rule = RR-3.12
prompt-end_or_play = The end procedure is on: play your Turn, or end the game at once?
    .rule = RR-6.4
prompt-surrender = You have no Workers left. Play on, or surrender?
    .rule = RR-5.72
prompt-hostility = Are your Units there hostile? Hostile Units only let others retreat.
    .rule = RR-5.14, RR-5.15
prompt-action_main = Choose a Unit that acts, use a power, or end the phase.
    .rule = RR-4.8, RR-5.1
prompt-act_kind = What does it do? Anything but moving ends its activity.
    .rule = RR-5.3
prompt-architectus_hex = In which hex does a farm count in the Power?
    .rule = RR-5.90
prompt-negotiator_worker = Which Worker makes the free Market action?
    .rule = RR-5.101
prompt-negotiator_trade = Sell or buy?
    .rule = RR-5.101
prompt-move_to = Where does it go?
    .rule = RR-5.10, RR-5.12
prompt-nauta_second = Sail on?
    .rule = RR-5.100
prompt-peek_hex = Under which hex does the Explorer look?
    .rule = RR-5.21
prompt-build_kind = What do you build?
    .rule = RR-5.27, RR-1.5
prompt-wall_side = On which side does the next wall stand?
    .rule = RR-5.30
prompt-use_aedificator = Pay with the Aedificator: wood and stone in any mix, 1 more?
    .rule = RR-5.88
prompt-dismantle_piece = What do you take down?
    .rule = RR-5.31
prompt-dismantle_gain = Wood or stone for it?
    .rule = RR-5.31
prompt-transform_piece = Which piece do you transform?
    .rule = RR-5.32
prompt-pay_cube = Which cube do you pay next?
    .rule = RR-4.5
prompt-pay_value = Pay the Mercenaries in coins, or with cubes at their price?
    .rule = RR-5.46
prompt-produce_source = What is worked: this hex, or water beside it?
    .rule = RR-5.35
prompt-produce_receiver = Where do the cubes go?
    .rule = RR-5.36
prompt-collect_warehouse = Which warehouse do you empty?
    .rule = RR-5.37
prompt-refine_type = What do you refine? Two cubes become one.
    .rule = RR-5.38
prompt-merc_number = How many Mercenaries do you hire?
    .rule = RR-5.45
prompt-use_foederatus = Does the Foederatus waive the cost?
    .rule = RR-5.96
prompt-character_pick = Which character do you hire?
    .rule = RR-5.47
prompt-praepositus_mark = Which kind does your Praepositus look after?
    .rule = RR-5.106
prompt-negotiator_mark = Which kinds does your Negotiator trade?
    .rule = RR-5.101
prompt-defensor_walls = How many walls does your Defensor take along?
    .rule = RR-5.93
prompt-sell_cube = Which cube do you sell?
    .rule = RR-5.51
prompt-sell_column = Above which column does the cube go? That price will rise.
    .rule = RR-5.51
prompt-buy_type = What do you buy?
    .rule = RR-5.54
prompt-use_nauta = One more trade with the Nauta?
    .rule = RR-5.100
prompt-mercator_give = What does the Mercator exchange?
    .rule = RR-5.99
prompt-mercator_get = What do you get for it?
    .rule = RR-5.99
prompt-praedo_target = Whom do you raid?
    .rule = RR-5.104
prompt-praedo_take = What do you steal?
    .rule = RR-5.104
prompt-traductor_hex = In which adjacent hex does the Worker act?
    .rule = RR-5.109
prompt-traductor_kind = What does the Worker do there?
    .rule = RR-5.109
prompt-ally_item = Offer your ally something, and ask for something: three things at most.
    .rule = RR-5.111
prompt-ally_accept = Your ally offers an exchange. Do you accept?
    .rule = RR-5.111
prompt-war_main = Attack somebody, or end the War phase.
    .rule = RR-4.11, RR-5.55
prompt-war_commit = Which Units attack?
    .rule = RR-4.12
prompt-att_bonus = Use a character in the attack?
    .rule = RR-4.12, RR-5.58
prompt-def_bonus = Use a character in defence?
    .rule = RR-4.12, RR-5.58
prompt-att_token = You attack: choose a die token in secret.
    .rule = RR-5.59
prompt-def_token = You are attacked: choose a die token in secret.
    .rule = RR-5.59
prompt-att_retreat = Retreat with all attackers, or stay and fight?
    .rule = RR-5.61
prompt-def_retreat = Retreat with all defenders, or stay and fight?
    .rule = RR-5.61
prompt-destroy_building = Destroy a Construction?
    .rule = RR-5.63, RR-5.64
prompt-att_hit = Assign your hits: Units first, then Constructions.
    .rule = RR-5.67, RR-5.68
prompt-def_hit = Assign your hits: Units first, then Constructions.
    .rule = RR-5.67, RR-5.68
prompt-wall_lot = Which three walls fall?
    .rule = RR-4.16
prompt-salary_foederatus = Does the Foederatus waive the salary?
    .rule = RR-5.96
prompt-pay_salary = Pay the salary: other cubes first, then salt, then coins.
    .rule = RR-5.79
prompt-unpaid_building = A Mercenary is unpaid: which Construction of your Capital goes?
    .rule = RR-5.80
prompt-unpaid_mercenary = Which unpaid Mercenary leaves?
    .rule = RR-5.80
prompt-dismiss = Dismiss Mercenaries?
    .rule = RR-5.81
prompt-feed = Not all are fed. Who leaves, or do you pay grain?
    .rule = RR-5.84
prompt-rival_turn = The A.I. moves.
    .rule = RR-5.115
prompt-rival_battle = The A.I. fights.
    .rule = RR-5.118
prompt-end_architectus = In which hex does a farm count at the end?
    .rule = RR-5.90
prompt-end_sacerdos = Where does your Sacerdos add Influence?
    .rule = RR-5.108
prompt-end_dominion = Which plain forms the Dominion with your Capital?
    .rule = RR-6.13
prompt-game_over = The game is over.
    .rule = RR-6.20, RR-6.21
prompt-hostility-action = { $active } has Units with yours at { $hex }. Are yours hostile? Then they may only retreat.
prompt-hostility-production = { $active } would fill a warehouse at { $hex }, where you have Units. Are they hostile? Then that is barred.
prompt-hostility-traductor = { $active } would act at { $hex } with the Traductor, where you have Units. Are they hostile? Then that is barred.
prompt-hostility-feeding = { $active } would feed Units from a farm at { $hex }, where you have Units. Are they hostile? Then that is barred.
prompt-pay_cube-here = { $count ->
    [one] 1 cube is due
   *[other] { $count } cubes are due
}. Which one do you pay next?
prompt-pay_value-here = You owe { count-money }. Pay in coins, or with cubes at their price?
prompt-pay_salary-here = Salary due: { $count } salt. Other cubes first, then salt, then coins.
prompt-ally_item-here = You give { $given } and ask for { $received }. Anything more?
prompt-ally_accept-here = { $active } gives you { $given } and asks for { $received }. Do you accept?
prompt-att_token-here = You attack at { $hex }: { $attack } against { $defence }. Choose a die token in secret.
prompt-def_token-here = You are attacked at { $hex }: { $attack } against your { $defence }. Choose a die token in secret.
prompt-hits-here = { $count ->
    [one] Assign 1 hit
   *[other] Assign { $count } hits
}: Units first, then Constructions.
catch-explores = then it lies down
catch-wall = over a wall: a penalty marker
catch-known = you know it: { $terrain }
catch-battle = { $attack } against { $defence }{ $hits ->
    [0] { $hits_back ->
        [0] { "" }
       *[other] : hits on you { $hits_back }
    }
   *[other] : hits { $hits }
}
catch-token = { $value } against { $enemy }
catch-yield = { $resources }

## Steps, in the words of "it is time for …"

step-setup_terrain = choosing the first tile
step-setup_orient = laying the first tiles
step-setup_resource = choosing a resource
step-setup_tower = placing the Tower
step-setup_farm = placing the farm
step-setup_warehouse = placing the warehouse
step-setup_worker = placing Workers
step-end_or_play = ending or playing on
step-surrender = playing on or surrendering
step-hostility = declaring hostile Units
step-action_main = the Action phase
step-act_kind = choosing an action
step-architectus_hex = the Architectus
step-negotiator_worker = the Negotiator
step-negotiator_trade = the Negotiator’s trade
step-move_to = moving
step-nauta_second = sailing on
step-peek_hex = looking under a hex
step-build_kind = building
step-wall_side = planning walls
step-use_aedificator = the Aedificator
step-dismantle_piece = dismantling
step-dismantle_gain = the gain of dismantling
step-transform_piece = transforming
step-pay_cube = paying
step-pay_value = paying Mercenaries
step-produce_source = producing
step-produce_receiver = storing
step-collect_warehouse = collecting
step-refine_type = refining
step-merc_number = hiring Mercenaries
step-use_foederatus = the Foederatus
step-character_pick = hiring a character
step-praepositus_mark = marking the Praepositus
step-negotiator_mark = marking the Negotiator
step-defensor_walls = the Defensor’s walls
step-sell_cube = selling
step-sell_column = placing the sold cube
step-buy_type = buying
step-use_nauta = the Nauta
step-mercator_give = the Mercator
step-mercator_get = the Mercator’s gain
step-praedo_target = a raid
step-praedo_take = stealing
step-traductor_hex = the Traductor
step-traductor_kind = the Traductor’s action
step-ally_item = an offer to the ally
step-ally_accept = the ally’s answer
step-war_main = the War phase
step-war_commit = choosing attackers
step-att_bonus = the attacker’s bonuses
step-def_bonus = the defender’s bonuses
step-att_token = the attacker’s token
step-def_token = the defender’s token
step-att_retreat = the attacker’s retreat
step-def_retreat = the defender’s retreat
step-destroy_building = destroying buildings
step-att_hit = the attacker’s hits
step-def_hit = the defender’s hits
step-wall_lot = picking walls
step-salary_foederatus = waiving the salary
step-pay_salary = paying the salary
step-unpaid_building = the loss for an unpaid Mercenary
step-unpaid_mercenary = an unpaid Mercenary
step-dismiss = dismissing Mercenaries
step-feed = feeding
step-rival_turn = the Turn of the A.I.
step-rival_battle = the battles of the A.I.
step-end_architectus = the Architectus at the end
step-end_sacerdos = the Sacerdos
step-end_dominion = choosing the Dominion
step-game_over = counting points

## What happened

event-tile-taken = { $who ->
    [you] You take a secret tile.
   *[other] { $seat } takes a secret tile.
}
event-tile-is = { $who ->
    [you] Yours is a { $terrain }.
   *[other] { $seat } has taken a { $terrain }.
}
event-tiles-laid = { $who ->
    [you] You lay your tiles, the { $terrain } at { $hex }.
   *[other] { $seat } lays the tiles, the { $terrain } at { $hex }.
}
event-map-dealt = { $count } tiles are dealt face down.
event-took = { $who ->
    [you] You take { $counted_resource }.
   *[other] { $seat } takes { $counted_resource }.
}
event-tower-placed = { $who ->
    [you] Your Tower stands at { $hex }.
   *[other] The Tower of { $seat } stands at { $hex }.
}
event-placed = { $who ->
    [you] You place a { $construction } at { $hex }.
   *[other] { $seat } places a { $construction } at { $hex }.
}
event-worker-placed = { $who ->
    [you] You place a Worker at { $hex }.
   *[other] { $seat } places a Worker at { $hex }.
}
event-played-on = { $who ->
    [you] You play on.
   *[other] { $seat } plays on.
}
event-ended-game = { $who ->
    [you] You end the game.
   *[other] { $seat } ends the game.
}
event-surrendered = { $who ->
    [you] You surrender.
   *[other] { $seat } surrenders.
}
event-turn-begins = { $who ->
    [you] Your Turn.
   *[other] { $seat } has the Turn.
}
    .title = Round { $round }
event-end-begins = The end procedure begins. Used up: { $types }.
event-eliminated = { $who ->
    [you] You are out of the game.
   *[other] { $seat } is out of the game.
}
event-inherited = { $who ->
    [you] You take { count-money } and { $resources } from { $owner }.
   *[other] { $seat } takes { count-money } and { $resources } from { $owner }.
}
event-game-ends = The game is over.
event-multiplier-shown = The multiplier at { $hex } was ×{ $multiplier }.
event-declared-hostile = { $who ->
    [you] Your Units at { $hex } are hostile to { $active }.
   *[other] The Units of { $seat } at { $hex } are hostile to { $active }.
}
event-declared-peaceful = { $who ->
    [you] Your Units at { $hex } are not hostile to { $active }.
   *[other] The Units of { $seat } at { $hex } are not hostile to { $active }.
}
event-skipped-phase = { $who ->
    [you] You skip the Action phase for { count-money }.
   *[other] { $seat } skips the Action phase for { count-money }.
}
event-architectus-used = { $who ->
    [you] Your Architectus counts a farm at { $hex }.
   *[other] The Architectus of { $seat } counts a farm at { $hex }.
}
event-obsessor-freed = { $who ->
    [you] Your Obsessor frees a Worker at { $hex }.
   *[other] The Obsessor of { $seat } frees a Worker at { $hex }.
}
event-act-void = { $who ->
    [you] Hostile Units prevent it.
   *[other] Hostile Units stop { $seat }.
}
event-moved = { $who ->
    [you] Your { $unit } goes from { $start } to { $hex }{ $penalty ->
        [0] { "" }
       *[other] , over a wall
    }.
   *[other] { $unit } of { $seat } goes from { $start } to { $hex }{ $penalty ->
        [0] { "" }
       *[other] , over a wall
    }.
}
event-peeked = { $who ->
    [you] Your Explorer looks under { $hex }.
   *[other] The Explorer of { $seat } looks under { $hex }.
}
event-saw = { $who ->
    [you] There lies { $terrain }{ $multiplier ->
        [0] { "" }
       *[other] , ×{ $multiplier }
    }.
   *[other] { $seat } saw { $terrain } at { $hex }{ $multiplier ->
        [0] { "" }
       *[other] , ×{ $multiplier }
    }.
}
event-explored = { $hex } shows { $terrain }{ $multiplier ->
    [0] { "" }
   *[other] , ×{ $multiplier }
}.
event-river-flowed = The river flows into { $hex }{ $multiplier ->
    [0] { "" }
   *[other] , ×{ $multiplier }
}.
event-traductor-reached = { $who ->
    [you] Your Traductor acts at { $hex }.
   *[other] The Traductor of { $seat } acts at { $hex }.
}
event-paid = { $who ->
    [you] You pay { $list }.
   *[other] { $seat } pays { $list }.
}
    .item = { $who ->
        [you] { $counted_resource } from { $source }
       *[other] { $counted_resource }
    }
event-paid-coins = { $who ->
    [you] You pay { count-money }.
   *[other] { $seat } pays { count-money }.
}
event-aedificator-used = { $who ->
    [you] Your Aedificator helps to pay.
   *[other] The Aedificator of { $seat } helps to pay.
}
event-dismantled = { $who ->
    [you] You dismantle { $piece } at { $hex }.
   *[other] { $seat } dismantles { $piece } at { $hex }.
}
event-removed = { $who ->
    [you] You remove { $piece } at { $hex }.
   *[other] { $seat } removes { $piece } at { $hex }.
}
event-built = { $who ->
    [you] You build { $construction } at { $hex }{ $count ->
        [one] { "" }
       *[other] {" "}({ $count })
    }.
   *[other] { $seat } builds { $construction } at { $hex }{ $count ->
        [one] { "" }
       *[other] {" "}({ $count })
    }.
}
event-produced = { $who ->
    [you] You produce { $counted_resource } at { $hex }{ $in_hand ->
        [0] , stored at { $place }
       *[other] , taken to the hand
    }.
   *[other] { $seat } produces { $counted_resource } at { $hex }{ $in_hand ->
        [0] , stored at { $place }
       *[other] , taken to the hand
    }.
}
event-collected = { $who ->
    [you] You collect { $counted_resource } at { $hex }.
   *[other] { $seat } collects { $counted_resource } at { $hex }.
}
event-created = { $who ->
    [you] You create a new { $unit_kind } at { $hex }.
   *[other] { $seat } creates a new { $unit_kind } at { $hex }.
}
event-converted = { $who ->
    [you] Your Explorer becomes a Worker at { $hex }.
   *[other] The Explorer of { $seat } becomes a Worker at { $hex }.
}
event-foederatus-used = { $who ->
    [you] Your Foederatus waives the cost; charges left: { $count }.
   *[other] The Foederatus of { $seat } waives the cost; charges left: { $count }.
}
event-hired-mercenaries = { $who ->
    [you] Mercenaries hired at { $hex }: { $count }.
   *[other] { $seat } hires Mercenaries at { $hex }: { $count }.
}
event-hired-character = { $who ->
    [you] You hire { $character } for { count-money }.
   *[other] { $seat } hires { $character } for { count-money }.
}
event-character-drawn = { $character } comes to slot { $slot }.
event-marked = { $who ->
    [you] You mark { $character } with { $resource }.
   *[other] { $seat } marks { $character } with { $resource }.
}
event-defensor-took-walls = { $who ->
    [you] Your Defensor takes walls along: { $count }.
   *[other] The Defensor of { $seat } takes walls along: { $count }.
}
event-sold = { $who ->
    [you] You sell { $counted_resource } for { count-money }, above { $column }.
   *[other] { $seat } sells { $counted_resource } for { count-money }, above { $column }.
}
event-bought = { $who ->
    [you] You buy { $counted_resource } for { count-money }.
   *[other] { $seat } buys { $counted_resource } for { count-money }.
}
event-nauta-traded = { $who ->
    [you] Your Nauta makes one more trade.
   *[other] The Nauta of { $seat } makes one more trade.
}
event-forum-paid = { $who ->
    [you] The forum brings you { count-money }.
   *[other] The forum brings { $seat } { count-money }.
}
event-negotiator-used = { $who ->
    [you] Your Negotiator has traded.
   *[other] The Negotiator of { $seat } has traded.
}
event-raided = { $who ->
    [you] You raid { $owner } and roll { $face }.
   *[other] { $seat } raids { $owner } and rolls { $face }.
}
event-stole = { $who ->
    [you] You steal { $counted_resource } from { $owner }.
   *[other] { $seat } steals { $counted_resource } from { $owner }.
}
event-raided-coin = { $who ->
    [you] { $owner } has no cubes and pays you { count-money }.
   *[other] { $owner } has no cubes and pays { $seat } { count-money }.
}
event-raided-ai = { $who ->
    [you] The A.I. pays you { count-money }.
   *[other] The A.I. pays { $seat } { count-money }.
}
event-exchange-refused = { $who ->
    [you] You refuse the exchange with { $active }.
   *[other] { $seat } refuses the exchange with { $active }.
}
event-exchanged = { $who ->
    [you] You give { $owner } { $given } and get { $received }.
   *[other] { $seat } gives { $owner } { $given } and gets { $received }.
}
event-razes = { $who ->
    [you] You attack the buildings at { $hex }.
   *[other] { $seat } attacks the buildings at { $hex }.
}
    .under = War
event-attacks = { $who ->
    [you] You attack { $owner } at { $hex } with { $value }.
   *[other] { $seat } attacks { $owner } at { $hex } with { $value }.
}
    .under = War
event-attacks-ai = { $who ->
    [you] You attack the A.I. at { $hex } with { $value }.
   *[other] { $seat } attacks the A.I. at { $hex } with { $value }.
}
    .under = War
event-bonus-used = { $who ->
    [you] Your { $character } helps.
   *[other] The { $character } of { $seat } helps.
}
event-token-chosen = { $who ->
    [you] You choose a token.
   *[other] { $seat } chooses a token.
}
event-token-is = { $who ->
    [you] It is { $token }.
   *[other] { $seat } chose { $token }.
}
event-tokens-shown = At { $hex }: { $attack_token } against { $defence_token }, { $attack } : { $defence }.
event-retreated = { $who ->
    [you] You retreat from { $start } to { $hex }.
   *[other] { $seat } retreats from { $start } to { $hex }.
}
event-battle-result = Hits on the defender: { $hits }; on the attacker: { $hits_back }.
event-battle-won = { $who ->
    [you] You win{ $count ->
        [0] . No battle token is left.
       *[other] {" "}and take a battle token.
    }
   *[other] { $seat } wins{ $count ->
        [0] . No battle token is left.
       *[other] {" "}and takes a battle token.
    }
}
event-battle-won-by-ai = The A.I. wins{ $count ->
    [0] . No battle token is left.
   *[other] {" "}and takes a battle token.
}
event-ai-fell = Units of the A.I. fall at { $hex }: { $count }.
event-fell = { $unit } of { $owner } falls at { $hex }.
event-destroyed = { $who ->
    [you] You destroy { $piece } at { $hex }.
   *[other] { $seat } destroys { $piece } at { $hex }.
}
event-tower-hit = { $damage ->
    [one] The Tower of { $owner } at { $hex } is damaged.
   *[other] The Tower of { $owner } at { $hex } falls.
}
event-tokens-back = { $who ->
    [you] All your tokens come back.
   *[other] All tokens of { $seat } come back.
}
event-token-hidden = { $who ->
    [you] Set aside: { $token }.
   *[other] { $seat } has set aside { $token }.
}
event-income = { $who ->
    [you] You take { $resources } from the warehouses.
   *[other] { $seat } takes { $resources } from the warehouses.
}
    .under = Maintenance
event-salary-due = { $who ->
    [you] Your Mercenaries cost { $count } salt{ $unpaid ->
        [0] { "" }
       *[other] ; unpaid: { $unpaid }
    }.
   *[other] The Mercenaries of { $seat } cost { $count } salt{ $unpaid ->
        [0] { "" }
       *[other] ; unpaid: { $unpaid }
    }.
}
    .under = Maintenance
event-discharged = { $who ->
    [you] { $unit } leaves you at { $hex }.
   *[other] { $unit } leaves { $seat } at { $hex }.
}
event-fed = { $who ->
    [you] You pay { $count } grain for the hungry.
   *[other] { $seat } pays { $count } grain for the hungry.
}
    .under = Maintenance
event-starved = { $who ->
    [you] Your { $unit } at { $hex } returns to the supply.
   *[other] { $unit } of { $seat } at { $hex } returns to the supply.
}
    .under = Maintenance
event-market-updated = New prices: { $prices }.
    .under = Maintenance
event-ai-turn-begins = The A.I. has the Turn.
event-ai-end-roll = The A.I. rolls { $face } for the end of the game.
event-ai-attacks = The A.I. attacks at { $hex } with { $value }.
    .under = War
event-ai-moved = Units of the A.I. go from { $start } to { $hex }: { $count }.
event-ai-retreated = Units of the A.I. retreat from { $start } to { $hex }: { $count }.
event-event-drawn = The { $cube } cube is drawn.
    .under = Event
event-ai-rolled = The A.I. rolls { $face }.
event-prices-changed = New prices: { $prices }.
    .under = Event
event-ai-hired = The A.I. takes { $character }.
event-ai-earned = The A.I. gets { count-money }.
event-ai-recruited = New Units of the A.I. at { $hex }: { $count }.
event-sacerdos-used = { $who ->
    [you] Your Sacerdos adds Influence at { $hex }.
   *[other] The Sacerdos of { $seat } adds Influence at { $hex }.
}
event-dominion-chosen = { $who ->
    [you] Your Dominion includes { $hex }.
   *[other] The Dominion of { $seat } includes { $hex }.
}

## Why something is not possible

reason-not-possible = That is not possible here.
reason-not-your-hex = Only your own grey plains will do.
reason-unit-not-there = { $unit } is not on the map.
reason-unit-lies = { $unit } lies: it has no actions left.
reason-unit-alike = Another Unit just like { $unit } goes first.
reason-nothing-to-do = { $unit } can do nothing now.
reason-no-way = There is no hex it could go to like that.
reason-workers-only = Only a Worker does that.
reason-explorer-only = Only the Explorer does that.
reason-all-explored = No unexplored hex lies next to it.
reason-explorer-used = It has been used in this Turn.
reason-worker-limit = The Power of your Capital allows { $count } Workers.
reason-military-limit = The Power of your Capital allows { $count } Soldiers and Mercenaries.
reason-no-soldier-left = All your Soldiers are on the map.
reason-capital-only = Soldiers are created in your own Capital.
reason-needs-grain = { $count ->
    [1] It takes 1 grain in your hand.
   *[other] It takes { $count } grain.
}
reason-needs-refined = It takes { $count } refined goods.
reason-needs-alike = { $count ->
    [1] It takes 1 cube, in your hand or stored here.
   *[other] It takes { $count } cubes of one kind, in your hand or stored here.
}
reason-one-explorer = Your Explorer is on the map already.
reason-explorer-gone = Your Explorer is out of the game.
reason-mercenary-price = Each of them costs 1 coin, in money or in cubes at their price.
reason-hired-already = You have hired a character in this Turn already.
reason-character-price = Your next character costs { count-money }.
reason-no-tile = There is no character that you could take.
reason-not-on-water = Not on water.
reason-no-cubes-to-build = With the cubes you have, nothing can be built here.
reason-nothing-built = There is nothing here to take down.
reason-produced-here = Here something has been produced in this Turn already.
reason-no-store = No empty warehouse is in reach.
reason-nothing-stored = The warehouses here are empty.
reason-nothing-to-sell = You have nothing here that has a price.
reason-columns-full = No column of the market has room for it.
reason-cheapest = The cheapest cubes cost { count-money }.
reason-nobody-to-raid = Nobody whom you could raid stands here or beside.
reason-ally-refused = Your ally has refused in this Turn.
reason-nothing-to-exchange = There is nothing to exchange, or nobody to exchange with.
reason-nothing-beside = There is nothing it could do beside its hex.
reason-no-marker = It carries no penalty marker.
reason-only-retreat = Among hostile Units there is only a retreat towards your Capital.
reason-marked = With a penalty marker it can only move.
reason-moves-only = After a retreat it can only move.
reason-not-a-neighbour = { $hex } is not next to it.
reason-needs-port = Water is entered from a port or from water.
reason-ai-capital = Nobody enters the Capital of the A.I.
reason-wrong-terrain = That cannot stand on this terrain.
reason-bank-empty = The Bank has none left.
reason-hex-full = There is no room for it in this hex.
reason-no-water = A port needs water beside it.
reason-cannot-pay = You cannot pay for it.
reason-no-such-piece = There is no such piece.
reason-not-that-hex = That hex does not serve here.
reason-not-enough = There are not enough of them.
reason-in-order = Choices of one kind are made in order.
reason-token-gone = You do not have that token now.
reason-no-character = You do not have { $character }, or have used it.
reason-nobody-there = There is nobody to attack there.
reason-slot-empty = That slot is empty, or you lack a cube to mark it.
reason-nothing-done = First do something, or skip the phase.
reason-something-done = You have already done something in this phase.
reason-column = That column is full, or is the cube’s own.
reason-worth-nothing = It has no price, or you have none.
reason-choose-first = Choose at least one first.
reason-not-needed = That is not needed here.

## Options, points, forecasts

option-battle = Battles
    .help = With secret die tokens, or with the wooden die.
option-teams = Two against two
    .help = Opposite players are allies and count together.
option-event_mode = Events
    .help = In a line that everybody sees, or drawn from a bag.
option-hostility = Hostile Units
    .help = Ask the owner each time, or always hostile.
option-max_rounds = Most Rounds
    .help = The game ends after so many Rounds; 0 is without end.
value-tokens = die tokens
value-die = the die
value-line = line
value-bag = bag
value-ask = ask
value-always = always
source-characters = Characters
source-hexes = Controlled hexes
source-dominion = Dominion
source-population = Population
source-battle_tokens = Battle tokens
source-money = Money
source-majorities = Majorities
source-artifex = Artifex
source-patronus = Patronus
tie-towers = Towers still standing
    .told = { $n ->
        [0] { "" }
       *[other] still standing at the end
    }
tie-elimination = order of elimination
    .told = { $n ->
        [1] eliminated first
        [2] eliminated second
       *[other] eliminated third
    }
tie-dominion = Dominion
tie-population = Population
tie-hexes = controlled hexes
tie-money = money
tie-battle_tokens = battle tokens
tie-characters = characters
effect-half_coins = { $change } half-coins
effect-battle_tokens = { $change } battle tokens
effect-resource = { $change } { $resource }
effect-unit_kind = { $change } { $unit_kind }
effect-characters = { $change } characters

## The table in a terminal

table-round = Round { $round }
table-ending = the end procedure is on
table-signs = Signs
table-bank = Bank
table-prices = Prices
table-display = Display
table-hand = Hand
table-tokens = tokens: { $list }
table-battle_tokens = { $count ->
    [one] 1 battle token
   *[other] { $count } battle tokens
}

# How long a promise lasts: a round is called so here.
order-round = for the whole Round

## A time line

chapter-setup = Setup
chapter-actions = Actions
chapter-war = War
chapter-maintenance = Maintenance
chapter-rival = The A.I.
chapter-end = The end

## Why, in a first game

purpose-terrain = Your plains give grain only. This one gives { $resource }, and Constructions cost stone and wood.
purpose-take-grain = 3 grain make a new Worker; you have { $count }.
purpose-take-wood = Constructions cost wood; you have { $count }.
purpose-take-stone = Constructions cost stone; you have { $count }.
purpose-take-salt = Salt pays Mercenaries, and can be sold; you have { $count }.
purpose-take-refined = 2 refined goods make a Soldier; you have { $count }.
purpose-tower = The Capital is the heart of your realm: the Constructions there, farms not counted, say how many Workers and Soldiers you may have.
purpose-farm = A farm feeds two of your people here and next to here; every other one costs a grain each Turn.
purpose-warehouse = What a Worker produces goes into an empty warehouse, here or next door.
purpose-worker = A Worker standing there produces { $resource } in your first Turn.
purpose-select = It still has { $count ->
    [one] one action
   *[other] { $count } actions
}.
purpose-act-build = Constructions in your Capital raise its Power, now { $power }: the more, the more Workers and Soldiers you may have. From 4 on the Capital also spreads its Influence over the hexes around it, and those count at the end.
purpose-act-create_worker = Every Worker acts in every Turn, so an early one pays for itself. You have { $count } of at most { $limit }.
purpose-act-create_soldier = A Soldier counts 3 in battle, a Worker only 1.
purpose-act-create_explorer = The Explorer has three actions a Turn and looks under hexes before anybody goes there.
purpose-act-hire_mercenaries = Mercenaries count 2 in battle and act at once, but want salt each Turn.
purpose-act-hire_character = A character helps in every Turn and counts at the end. Each one costs a coin more than the one before.
purpose-act-move = Moving costs one action; with another one it can still do something where it arrives.
purpose-act-peek = Only you learn what lies there.
purpose-act-refine = Two equal cubes become a refined one: Soldiers are made of two of these.
purpose-act-sell = Coins hire characters and count at the end.
purpose-act-buy = The quick way to what your hexes do not give, at today’s price.
purpose-act-collect = At the end of your Turn all stores become yours; now the cubes can pay for something at once.
purpose-move = There a Worker produces { $resource }.
purpose-move-explore = What lies there comes to light: more land to work on and, once you control it, points at the end. The Unit then lies down.
purpose-move-water = Water is the quick way to other shores, and gives salt to Workers beside it.
purpose-store = At the end of your Turn you take into your hand all that lies in warehouses.
purpose-end_phase = Nobody has to do anything more. Units that still stand may attack in the War phase.
purpose-skip_phase = Who does nothing at all in this phase gets a coin.
purpose-lay = Whatever lies beside your Capital is worked without long ways.
purpose-play_on = One more Turn can still bring you points.
purpose-end_game = As far as can be seen you are ahead; the others shall not have another Turn.
purpose-continue = What you control still counts at the end.
purpose-surrender = Without Workers nothing can be won back.
purpose-hostile = Hostile Units keep the others from acting there; those may only retreat.
purpose-peaceful = Nobody is in your way there, and you give nobody a reason to attack.
purpose-character = { $effect_character }.
purpose-architectus = There a farm counts in the Power, too.
purpose-trade = A Market action that takes no action of a Unit.
purpose-act-eques_move = The Eques gives two more moves on land, to one Unit or to two.
purpose-act-nauta_move = The Nauta takes it onto the water without a port.
purpose-act-convert = Everything is explored near here: a Worker is more use than an Explorer.
purpose-act-dismantle = What no longer helps gives material back.
purpose-act-transform = One piece makes way for another, at the full price: so you can build even where there is no room left.
purpose-act-mercator = What you have too much of becomes what you lack.
purpose-act-praedo = What is stolen is missing there, and yours here.
purpose-act-ally_exchange = You win together: whoever needs it shall have it.
purpose-act-traductor = The Worker acts next door without losing an action on the way.
purpose-act-obsessor = Without the penalty the Worker can act as ever.
purpose-move-unit = From there it reaches what it is to guard or to attack.
purpose-build = { $effect_construction }
purpose-wall = Who crosses a wall inwards gets a penalty marker and fights worse.
purpose-aedificator-yes = Whatever you have pays, wood or stone.
purpose-aedificator-no = You have the right material anyway.
purpose-foederatus-yes = A charge saves what Mercenaries cost.
purpose-foederatus-no = Better keep the charge for a dearer moment.
purpose-nauta-yes = One trade more at today’s prices.
purpose-nauta-no = Nothing else is worth its price now.
purpose-remove = It helps you least where it stands.
purpose-produce = The hex gives { $resources }, once a Turn; resources pay for everything else.
purpose-in_hand = What is in your hand pays anywhere, and at once.
purpose-pay = This is the kind you can spare best.
purpose-coins = Your cubes are worth more to you than the coins.
purpose-mark = Mark what you have most to do with.
purpose-garrison = Walls taken along now cost nothing later.
purpose-sell = You can spare it, and coins hire characters.
purpose-column = That price rises: best where you will sell next yourself.
purpose-give = You have more of it than you need.
purpose-raid = What is stolen is missing there, and yours here.
purpose-reach = Next door there is more to do than here.
purpose-offer = You win together: whoever needs it shall have it.
purpose-accept-yes = What you get is worth more to you both than what you give.
purpose-accept-no = You need what you would give.
purpose-attack = You are stronger there: the winner takes a battle token, and the loser may lose Units.
purpose-raze = Nobody defends it.
purpose-end_war = No attack promises more than it costs.
purpose-commit = Every Unit that takes part adds its strength.
purpose-token = A strong token decides a close battle; where you are far ahead, a weak one will do.
purpose-retreat = There is nothing to be won here, and your Units live on.
purpose-stay = Who retreats loses the battle; who stays can still win it.
purpose-hit = Fewer Units of theirs, fewer hits on yours.
purpose-destroy = What is gone helps nobody any more, and the hex loses Power.
purpose-break = The way in is open there.
purpose-discharge = You need the others more.
purpose-dismiss = It wants a salary each Turn and is not needed now.
purpose-starve = Its grain is worth more to you elsewhere.
purpose-feed = A grain a head is cheap: a new Worker costs 3.
purpose-none = It would change nothing.
purpose-influence = There it can change who controls the hex.
purpose-dominion = The Power of this plain counts as points, with that of your Capital.
purpose-done = Nothing more is to be done here.
purpose-plan-wall_side = Who crosses a wall inwards gets a penalty marker: close the sides from which somebody could come.
purpose-plan-war_commit = Every Unit that takes part adds its strength, but those who fight cannot guard anything else.
