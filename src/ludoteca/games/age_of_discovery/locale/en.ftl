# Age of Discovery in English.
#
# A value of a domain is a message: `good-gold`. An argument `good` of an action, an event or a reason
# arrives translated as $good, and every attribute of its message as $<attribute>_good: `.in` of
# `region-caribbean` is $in_region. $seat, $owner and $opponent are names of players; $who is "you" when the
# reader is the one in $seat.

game-title = Age of Discovery
game-tagline = Place your people, discover the New World, settle it, trade with it, and fight for it if you must.

## Nations

nation-england = England
nation-france = France
nation-spain = Spain
nation-portugal = Portugal
nation-holland = Holland

## Units

unit-colonist = colonist
    .a = a colonist
    .short = col
    .effect = One unit wherever it goes.
unit-captain = captain
    .a = a captain
    .short = cap
    .effect = Counts as two in Merchant Shipping and in an expedition.
unit-merchant = merchant
    .a = a merchant
    .short = mer
    .effect = Counts as two in Merchant Shipping; earns $5 on landing from the dock.
unit-missionary = missionary
    .a = a missionary
    .short = mis
    .effect = Landing from the dock, converts one more colonist in the region.
unit-soldier = soldier
    .a = a soldier
    .short = sol
    .effect = Plunders in a successful expedition; eliminates one enemy in every battle.

crew-captain = captains
    .one = captain
crew-soldier = soldiers
    .one = soldier
crew-other = other units
    .one = other unit

## Several units at once

force-captain = captains
    .counted = { $count ->
        [one] 1 captain
       *[other] { $count } captains
    }
force-soldier = soldiers
    .counted = { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
force-other = other units
    .counted = { $count ->
        [one] 1 other unit
       *[other] { $count } other units
    }
force-militia = militia
    .counted = { $count ->
        [one] the militia
       *[other] { $count } × militia
    }

party-soldier = one soldier
party-other = one other unit
party-two_soldiers = two soldiers
party-soldier_and_other = a soldier and another unit
party-two_others = two other units

## Goods

good-gold = gold
good-silver = silver
good-cattle = cattle
good-cocoa = cocoa
good-fish = fish
good-sugar = sugar
good-furs = furs
good-coffee = coffee
good-tobacco = tobacco
good-rice = rice
good-indigo = indigo

## Regions

region-canada = Canada
    .in = in Canada
    .from = from Canada
region-new_england = New England
    .in = in New England
    .from = from New England
region-virginia = Virginia
    .in = in Virginia
    .from = from Virginia
region-florida = Florida
    .in = in Florida
    .from = from Florida
region-caribbean = the Caribbean
    .in = in the Caribbean
    .from = from the Caribbean
region-new_spain = New Spain
    .in = in New Spain
    .from = from New Spain
region-new_granada = New Granada
    .in = in New Granada
    .from = from New Granada
region-peru = Peru
    .in = in Peru
    .from = from Peru
region-brazil = Brazil
    .in = in Brazil
    .from = from Brazil

## Discovery cards

card-mississippi = the Mississippi
card-great_lakes = the Great Lakes
card-pampas = the Pampas
card-california = California
card-philippines = the Philippines
card-south_seas = the South Seas
card-ethiopia = Ethiopia
card-amazon = the Amazon
card-northwest = the Northwest Territories
card-australia = Australia
card-cipangu = Cipangu
card-siam = Siam
card-spice_islands = the Spice Islands
card-india = India
card-circumnavigation = the circumnavigation of the globe
card-china = China

## Event boxes

box-initiative = Initiative
    .in = in Initiative
    .effect = Earn the number of the space at once, and place in this order next turn. One unit for each player.
box-dock = Colonist Dock
    .in = on the Colonist Dock
    .effect = Sail to a discovered region of your choice.
box-goods = Trade Goods
    .in = in Trade Goods
    .effect = Take a good from the market; space 1 picks first.
box-shipping = Merchant Shipping
    .in = in Merchant Shipping
    .effect = Whoever is strongest takes the merchant ship, which completes sets of goods.
box-capital = Capital Buildings
    .in = in Capital Buildings
    .effect = Buy a building at the price of the era; space 1 chooses first.
box-discovery = Discovery
    .in = in Discovery
    .effect = Gather units for an expedition; they wait here until you send them.
box-spec_captain = Specialists: captain
    .in = on the captain’s space
    .effect = Receive a captain next turn.
box-spec_merchant = Specialists: merchant
    .in = on the merchant’s space
    .effect = Receive a merchant next turn.
box-spec_missionary = Specialists: missionary
    .in = on the missionary’s space
    .effect = Receive a missionary next turn.
box-spec_soldier = Specialists: soldier
    .in = on the soldier’s space
    .effect = Receive a soldier next turn.
box-spec_training = Specialists: training
    .in = in training
    .effect = Train any specialist for next turn; costs $5.
box-warfare = Warfare
    .in = in Warfare
    .effect = Fight a battle, or wage a war for $10.

space-initiative_1 = Initiative 1
space-initiative_2 = Initiative 2
space-initiative_3 = Initiative 3
space-initiative_4 = Initiative 4
space-initiative_5 = Initiative 5
space-dock_1 = Dock 1
space-dock_2 = Dock 2
space-dock_3 = Dock 3
space-dock_4 = Dock 4
space-dock_5 = Dock 5
space-dock_6 = Dock 6
space-dock_7 = Dock 7
space-dock_8 = Dock 8
space-dock_9 = Dock 9
space-capital_1 = Capital Buildings 1
space-capital_2 = Capital Buildings 2
space-capital_3 = Capital Buildings 3
space-capital_4 = Capital Buildings 4
space-capital_5 = Capital Buildings 5
space-turn_order_1 = Turn Order 1
space-turn_order_2 = Turn Order 2
space-turn_order_3 = Turn Order 3
space-turn_order_4 = Turn Order 4
space-turn_order_5 = Turn Order 5

conflict-battle = Fight a battle
conflict-war = Wage a war for $10

## Capital buildings

building-settlers = Settlers
    .the = the Settlers
    .short = Settlers
    .effect = Every turn: one more colonist next turn.
building-monastery = Monastery
    .the = the Monastery
    .short = Monastery
    .effect = Every turn: a missionary for next turn.
building-trade_routes = Trade Routes
    .the = the Trade Routes
    .short = Trade Routes
    .effect = Every turn: a merchant for next turn.
building-training_grounds = Training Grounds
    .the = the Training Grounds
    .short = Training Grounds
    .effect = Every turn: a soldier for next turn.
building-indentured_servitude = Indentured Servitude
    .the = Indentured Servitude
    .short = Servitude
    .effect = Every turn: a free colonist on dock space X.
building-conquistador = Conquistador
    .the = the Conquistador
    .short = Conquistador
    .effect = Every turn: a free soldier in Discovery.
building-navigator = Navigator
    .the = the Navigator
    .short = Navigator
    .effect = Every turn: a free captain in Discovery.
building-inca_conquest = Conquest of the Inca Empire
    .the = the Conquest of the Inca Empire
    .short = Inca Conquest
    .effect = At once: $20.
building-trading_post = Trading Post
    .the = the Trading Post
    .short = Trading Post
    .effect = Every turn: $5.
building-cartography = New World Cartography
    .the = New World Cartography
    .short = Cartography
    .effect = At once: discover a region of your choice, whatever its natives. 4 VP.
building-indian_allies = Indian Allies
    .the = the Indian Allies
    .short = Indian Allies
    .effect = At once: two soldiers in one of your colonies.
building-privateers = Privateers
    .the = the Privateers
    .short = Privateers
    .effect = Every turn: all others pay you $1 for each of your merchant ships.
building-shipyard = Shipyard
    .the = the Shipyard
    .short = Shipyard
    .effect = Every turn: a captain for next turn.
building-cathedral = Cathedral
    .the = the Cathedral
    .short = Cathedral
    .effect = Your landing missionaries convert two colonists instead of one.
building-taxation = Taxation
    .the = Taxation
    .short = Taxation
    .effect = Every turn: $10. 2 VP.
building-university = University
    .the = the University
    .short = University
    .effect = Once: advance one of your pieces by a space on the dock, in Initiative, Turn Order or Capital Buildings. 5 VP.
building-east_india_company = East India Company
    .the = the East India Company
    .short = East India Co.
    .effect = Every turn: a random good from the pool.
building-land_grants = Land Grants
    .the = the Land Grants
    .short = Land Grants
    .effect = Every turn: a free colonist on dock space Y.
building-rum_distillery = Rum Distillery
    .the = the Rum Distillery
    .short = Rum Distillery
    .effect = Every turn: $3 for each sugar you own.
building-market = Market
    .the = the Market
    .short = Market
    .effect = Every turn: a merchant for next turn.
building-military_academy = Military Academy
    .the = the Military Academy
    .short = Academy
    .effect = Every turn: a soldier for next turn.
building-fortress = Fortress
    .the = the Fortress
    .short = Fortress
    .effect = Every turn: a soldier for next turn.
building-stables = Stables
    .the = the Stables
    .short = Stables
    .effect = Every turn: you may move a soldier to an adjacent region.
building-militia = Militia
    .the = the Militia
    .short = Militia
    .effect = One more soldier for you in every battle that you did not declare.
building-mercantilism = Mercantilism
    .the = Mercantilism
    .short = Mercantilism
    .effect = End: 1 VP for each good.
building-population = Population
    .the = Population
    .short = Population
    .effect = End: 1 VP for every two units in the New World.
building-navy = Navy
    .the = the Navy
    .short = Navy
    .effect = End: 4 VP for each merchant ship.
building-power = Power
    .the = Power
    .short = Power
    .effect = End: 2 VP for each soldier in the New World.
building-prosperity = Prosperity
    .the = Prosperity
    .short = Prosperity
    .effect = End: 2 VP for each capital building, this one included.
building-glory = Glory
    .the = Glory
    .short = Glory
    .effect = End: 2 VP for each region with a unit of yours.
building-wealth = Wealth
    .the = Wealth
    .short = Wealth
    .effect = End: 1 VP for every $5.
building-migration = Migration
    .the = Migration
    .short = Migration
    .effect = Every turn: you may move up to two units from one region to another.
building-factory = Factory
    .the = the Factory
    .short = Factory
    .effect = Every turn: $25. 5 VP.

## What can be decided: the label of every action

action-bid = Bid ${ $bid }
action-recruit = Take { $a_unit }
action-unit = Place { $a_unit }
action-place = { $box }
action-advance = Advance from { $space }
action-land = Land { $in_region }
action-take = Take { $good }
action-buy = Buy { $the_building }
action-map = Discover { $region }
action-ally = Soldiers { $in_region }
action-expedition = { $answer ->
    [yes] Launch an expedition
   *[no] Wait
}
action-send = { $count ->
    [0] Send no { $crew }
    [one] Send 1 { $one_crew }
   *[other] Send { $count } { $crew }
}
action-explore = Explore { $region }
action-train = Train { $a_unit } for $5
action-declare = { $conflict }
action-fight = Fight { $in_region }
action-attack = Attack { $opponent }
action-casualties = { $soldiers ->
    [0] Hit no soldier
    [one] Hit 1 soldier
   *[other] Hit { $soldiers } soldiers
}{ $militia ->
    [0] { "" }
   *[other] {" "}and the militia
}, all other hits on other units
action-casualties-here = Hit { $crews }
action-leave = Depart { $from_region }
action-enter = Go to { $region }
action-move = Move { $party }
action-pass = Pass
action-pass-auction_bid = Pass
action-pass-university = Keep the University for later
action-pass-buy = Buy nothing
action-pass-train = Train nobody
action-pass-war_kind = Keep the peace
action-pass-stables_from = Nobody rides
action-pass-migration_from = Nobody migrates

## What is asked, why, and the rules behind it

prompt-auction_bid = Bid for the first place in the turn order, or pass and take the last one that is free.
    .rule = AD-3.11, AD-3.12
prompt-auction_specialist = You bid $8 or more for the second place: choose a specialist for your first hand.
    .rule = AD-3.12
prompt-place_unit = Which unit do you place?
    .rule = AD-5.1, AD-5.2
prompt-place_box = In which event box do you place it?
    .rule = AD-5.3, AD-5.4
prompt-university = Your University may advance one of your pieces by a space, once in the game. Now?
    .rule = AD-5.45, AD-5.47
prompt-dock_region = In which region does your unit land? Whoever first has three units in a region takes its good.
    .rule = AD-5.7, AD-5.10
prompt-pick_good = Take a good from the market.
    .rule = AD-5.13, AD-6.1
prompt-buy = Buy a capital building, or nothing.
    .rule = AD-5.15, AD-5.17
prompt-cartography_region = New World Cartography discovers a region, whatever its natives. Which one?
    .rule = AD-5.41
prompt-allies_region = Your Indian Allies send two soldiers to one of your colonies. Which one?
    .rule = AD-5.43
prompt-exp_launch = Launch an expedition with your units in Discovery? One is possible each turn.
    .rule = AD-5.18, AD-5.19
prompt-exp_captains = How many captains go? Each counts two.
    .rule = AD-5.21, AD-4.7
prompt-exp_soldiers = How many soldiers go? Each counts one, and plunders if the expedition succeeds.
    .rule = AD-5.21, AD-5.24
prompt-exp_others = How many others go? Each counts one.
    .rule = AD-5.21, AD-4.7
prompt-exp_region = Which region does your expedition explore?
    .rule = AD-5.20, AD-5.22
prompt-train = Train a specialist for next turn for $5, or nobody.
    .rule = AD-5.29
prompt-war_kind = Your unit in Warfare: a battle in one region, a war in all of them for $10, or peace?
    .rule = AD-5.30, AD-5.35
prompt-battle_region = In which region do you fight?
    .rule = AD-5.33, AD-5.34
prompt-battle_opponent = Whom do you fight?
    .rule = AD-5.32, AD-5.34
prompt-war_opponent = On whom do you declare war? There will be a battle wherever you two can fight.
    .rule = AD-5.35, AD-5.36
prompt-casualties = Whom do your soldiers hit? All losses are taken at the same time.
    .rule = AD-5.38, AD-5.39
prompt-stables_from = Your Stables may move a soldier to an adjacent region. From where?
    .rule = AD-5.49
prompt-stables_to = Where does the soldier ride?
    .rule = AD-5.49
prompt-migration_from = Migration may move one or two of your units to another region. From where?
    .rule = AD-5.50
prompt-migration_to = Where do they migrate?
    .rule = AD-5.50
prompt-migration_units = Who migrates?
    .rule = AD-5.50
prompt-game_over = The game is over.
    .rule = AD-7.5, AD-7.8

## The same questions with what the position says

prompt-auction_bid-here = { $high ->
    [0] Nobody has bid yet. Bid for the first place in the turn order, or pass and take the last one that is free.
   *[other] The highest bid is ${ $high }. Bid more for the first place, or pass and take the last one that is free.
}
prompt-place_box-here = In which event box do you place your { $unit }?
prompt-dock_region-here = In which region does your { $unit } land? Whoever first has three units in a region takes its good.
prompt-buy-here = Buy a capital building for ${ $price }, or nothing. You have ${ $money }.
prompt-exp_soldiers-here = Strength { $strength } so far. How many soldiers go? Each counts one, and plunders if the expedition succeeds.
prompt-exp_others-here = Strength { $strength } so far. How many others go? Each counts one.
prompt-exp_region-here = Which region does your expedition of strength { $strength } explore? It succeeds if the natives are no more.
prompt-train-here = Train a specialist for next turn for $5, or nobody. You have ${ $money }.
prompt-war_kind-here = Your unit in Warfare: a battle in one region, a war in all of them for $10, or peace? You have ${ $money }.
prompt-battle_opponent-here = Whom do you fight { $in_region }?
prompt-casualties-here = { $count ->
    [one] Battle { $in_region }: your one hit on { $opponent }. Losses are taken at the same time.
   *[other] Battle { $in_region }: your { $count } hits on { $opponent }. Losses are taken at the same time.
}
prompt-stables_to-here = Where does the soldier { $from_origin } ride?
prompt-migration_to-here = Where do they migrate { $from_origin }?
prompt-migration_units-here = Who migrates { $from_origin } to { $destination }?

## What one might overlook in a choice

catch-space = space { $number }
catch-too-poor = ${ $price }, too dear now
catch-takes-good = takes the { $good }
catch-nothing-to-map = all regions are discovered: only the 4 VP
catch-no-colony = you have no colony: the soldiers are lost
catch-ship = { $is_mine ->
    [0] strength { $strength }: { $opponent } leads
   *[other] strength { $strength }: you lead
}
catch-crew = your strength: { $strength }
catch-natives-unseen = strength { $strength } is enough for { $enough } of { $unseen } unseen tiles: { $percent }%
catch-cards = strength { $strength } is enough for { $enough } of { $unseen } cards: { $percent }%
catch-natives-known = { $succeeds ->
    [0] { $natives } natives, as all have seen: it will fail
   *[other] { $natives } natives, as all have seen: it will succeed
}
catch-battles = { $count ->
    [one] 1 battle
   *[other] { $count } battles
}

## Steps, in the words of "it is time for …"

step-auction_bid = bidding
step-auction_specialist = choosing a specialist
step-place_unit = choosing a unit
step-place_box = placing a unit
step-university = the University
step-dock_region = landing
step-pick_good = picking a good
step-buy = buying a building
step-cartography_region = New World Cartography
step-allies_region = the Indian Allies
step-exp_launch = launching an expedition
step-exp_captains = choosing captains
step-exp_soldiers = choosing soldiers
step-exp_others = choosing other units
step-exp_region = choosing a region to explore
step-train = training
step-war_kind = war or peace
step-battle_region = choosing a battlefield
step-battle_opponent = choosing an opponent
step-war_opponent = choosing an opponent
step-casualties = the battle
step-stables_from = the Stables
step-stables_to = the Stables
step-migration_from = migrating
step-migration_to = migrating
step-migration_units = migrating
step-game_over = counting points

## What happened
#
# An event with an attribute `.under` stands under that heading.
# An event with an attribute `.item` is told once for several in a row: $list joins their items.

event-bid = { $who ->
    [you] You bid ${ $bid }.
   *[other] { $seat } bids ${ $bid }.
}
event-place-taken = { $who ->
    [you] You take place { $place } in the turn order.
   *[other] { $seat } takes place { $place } in the turn order.
}
event-bid-paid = { $who ->
    [you] You pay ${ $money } for your place.
   *[other] { $seat } pays ${ $money } for the place.
}
event-recruited = { $who ->
    [you] You take { $a_unit } into your first hand.
   *[other] { $seat } takes { $a_unit } into the first hand.
}
event-turn-begins = Turn { $turn } begins, in era { $era }.
    .title = Turn { $turn }
event-placed = { $who ->
    [you] You place { $a_unit } { $in_box }.
   *[other] { $seat } places { $a_unit } { $in_box }.
}
event-advanced = { $who ->
    [you] Your University advances your piece from { $space }.
   *[other] { $seat } advances a piece from { $space } with the University.
}
event-initiative-paid = { $who ->
    [you] You earn ${ $money } in Initiative.
   *[other] { $seat } earns ${ $money } in Initiative.
}
    .under = { box-initiative }
event-landed = { $who ->
    [you] Your { $unit } lands { $in_region }.
   *[other] { $seat } lands { $a_unit } { $in_region }.
}
    .under = { box-dock }
event-merchant-paid = { $who ->
    [you] Your merchant earns ${ $money } { $in_region }.
   *[other] { $seat } earns ${ $money } with the merchant { $in_region }.
}
event-converted = { $count ->
    [one] The missionary converts 1 colonist { $in_region }.
   *[other] The missionary converts { $count } colonists { $in_region }.
}
event-region-good-taken = { $who ->
    [you] You are first with three units { $in_region } and take the { $good }.
   *[other] { $seat } is first with three units { $in_region } and takes the { $good }.
}
event-good-picked = { $who ->
    [you] You take { $good } from the market.
   *[other] { $seat } takes { $good } from the market.
}
    .under = { box-goods }
event-ship-won = { $who ->
    [you] You win the merchant ship with strength { $strength }.
   *[other] { $seat } wins the merchant ship with strength { $strength }.
}
    .under = { box-shipping }
event-bought = { $who ->
    [you] You buy { $the_building } for ${ $money }.
   *[other] { $seat } buys { $the_building } for ${ $money }.
}
    .under = { box-capital }
event-bought-nothing = { $who ->
    [you] You buy nothing.
   *[other] { $seat } buys nothing.
}
    .under = { box-capital }
event-building-paid = { $who ->
    [you] You receive ${ $money }: { $building }.
   *[other] { $seat } receives ${ $money }: { $building }.
}
    .under = Income and benefits
event-paid-at-once = { event-building-paid }
event-allies-arrived = { $who ->
    [you] Your Indian Allies bring { $count } soldiers { $in_region }.
   *[other] { $seat } receives { $count } soldiers { $in_region } from the Indian Allies.
}
event-expedition-waits = { $who ->
    [you] You launch no expedition.
   *[other] { $seat } launches no expedition.
}
    .under = { box-discovery }
event-expedition-leaves = { $who ->
    [you] You send an expedition of strength { $strength }: { $crews }.
   *[other] { $seat } sends an expedition of strength { $strength }: { $crews }.
}
    .under = { box-discovery }
event-tile-turned = The tile turned up { $in_region }: { $natives ->
    [one] 1 native
   *[other] { $natives } natives
}, ${ $coins }, ${ $plunder } for each soldier, { $vp } VP.
event-discovered = { $who ->
    [you] You discover { $region }: ${ $money } and { $vp } VP.
   *[other] { $seat } discovers { $region }: ${ $money } and { $vp } VP.
}
event-expedition-failed = { $who ->
    [you] Your expedition { $in_region } fails.
   *[other] The expedition of { $seat } { $in_region } fails.
}
event-card-drawn = The card shows { $card }: { $natives ->
    [one] 1 native
   *[other] { $natives } natives
}, ${ $coins }, ${ $plunder } for each soldier, { $vp } VP.
event-card-won = { $who ->
    [you] You discover { $card }: ${ $money } and { $vp } VP.
   *[other] { $seat } discovers { $card }: ${ $money } and { $vp } VP.
}
event-card-failed = { $who ->
    [you] Your expedition fails; { $card } goes back into the deck, which is shuffled.
   *[other] The expedition of { $seat } fails; { $card } goes back into the deck, which is shuffled.
}
event-specialist-gained = { $who ->
    [you] You gain { $a_unit } for next turn.
   *[other] { $seat } gains { $a_unit } for next turn.
}
    .under = Specialists
event-trained = { $who ->
    [you] You train { $a_unit } for ${ $money }.
   *[other] { $seat } trains { $a_unit } for ${ $money }.
}
    .under = Specialists
event-trained-nobody = { $who ->
    [you] You train nobody.
   *[other] { $seat } trains nobody.
}
    .under = Specialists
event-peace-kept = { $who ->
    [you] You keep the peace.
   *[other] { $seat } keeps the peace.
}
    .under = { box-warfare }
event-battle-declared = { $who ->
    [you] You attack { $opponent } { $in_region }.
   *[other] { $who_opponent ->
        [you] { $seat } attacks you { $in_region }.
       *[other] { $seat } attacks { $opponent } { $in_region }.
    }
}
    .under = { box-warfare }
event-war-declared = { $who ->
    [you] You declare war on { $opponent } for ${ $money }.
   *[other] { $who_opponent ->
        [you] { $seat } declares war on you for ${ $money }.
       *[other] { $seat } declares war on { $opponent } for ${ $money }.
    }
}
    .under = { box-warfare }
event-casualties = { $who ->
    [you] You eliminate { $crews } of { $opponent } { $in_region }.
   *[other] { $who_opponent ->
        [you] { $seat } eliminates { $crews } of yours { $in_region }.
       *[other] { $seat } eliminates { $crews } of { $opponent } { $in_region }.
    }
}
event-income = { $who ->
    [you] Your goods and ships bring ${ $money }.
   *[other] { $seat } receives ${ $money } for goods and ships.
}
    .under = Income and benefits
event-robbed = { $who ->
    [you] Your Privateers take ${ $money } from { $opponent }.
   *[other] { $who_opponent ->
        [you] { $seat } takes ${ $money } from you with the Privateers.
       *[other] { $seat } takes ${ $money } from { $opponent } with the Privateers.
    }
}
    .under = Income and benefits
event-unit-given = { $who ->
    [you] { $building } gives you { given-units } for next turn.
   *[other] { $building } gives { $seat } { given-units } for next turn.
}
    .under = Income and benefits
given-units = { $count ->
    [one] { $a_unit }
   *[other] { $count } × { $unit }
}
event-dock-filled = { $who ->
    [you] { $building } puts a colonist of yours on the dock.
   *[other] { $building } puts a colonist of { $seat } on the dock.
}
    .under = Income and benefits
event-discovery-joined = { $who ->
    [you] The { $building } puts { $a_unit } of yours in Discovery.
   *[other] The { $building } puts { $a_unit } of { $seat } in Discovery.
}
    .under = Income and benefits
event-company-drew = { $who ->
    [you] Your East India Company brings { $good }.
   *[other] The East India Company brings { $seat } { $good }.
}
    .under = Income and benefits
event-building-unused = { $who ->
    [you] You do not use { $the_building }.
   *[other] { $seat } does not use { $the_building }.
}
    .under = Income and benefits
event-moved = { $who ->
    [you] You move { $crews } { $from_origin } to { $destination }.
   *[other] { $seat } moves { $crews } { $from_origin } to { $destination }.
}
    .under = Income and benefits
event-colony-scored = { $who ->
    [you] You score { $vp } VP { $in_region }.
   *[other] { $seat } scores { $vp } VP { $in_region }.
}
    .under = Colony scoring
event-era-begins = Era { $era } begins: what was not bought leaves the game.
    .under = For the next turn
event-building-shown = New buildings: { $list }.
    .item = { $building }
    .under = For the next turn
event-good-shown = The market: { $list }.
    .item = { $good }
    .under = For the next turn
event-ship-arrives = A new merchant ship lies in its box.
event-order-place = The new turn order: { $list }.
    .item = { $owner }
event-game-over = The game ends with turn { $turn }.

## Why something is not possible

reason-bid-too-low = The highest bid is ${ $high }; yours must be higher.
reason-too-poor = This costs ${ $price }; you have ${ $money }.
reason-colonists-need-no-training = A colonist is no specialist.
reason-not-in-hand = You have no { $unit } in your hand.
reason-one-in-initiative = You already have a unit in Initiative; one is the limit.
reason-slot-taken = The space is taken ({ $owner }).
reason-box-full = No space is free { $in_box }.
reason-no-piece-there = You have no piece on { $space }.
reason-own-piece-in-front = The piece in front of it is your own.
reason-nobody-in-front = There is no piece in front of it to change places with.
reason-undiscovered = { $region } is not discovered yet.
reason-not-in-market = The market has no { $good }.
reason-owned = No longer for sale: { $building } ({ $owner }).
reason-not-on-display = { $building } is not on display.
reason-discovered-already = { $region } is discovered already.
reason-no-unit-there = You have no unit { $in_region }.
reason-other-crew = Now decide how many { $crew } go.
reason-too-few-in-box = You have { $count } { $crew } in Discovery.
reason-somebody-must-go = An expedition needs at least one unit.
reason-no-battle-there = No battle is possible { $in_region }: you and an opponent must both be there, and one of you needs a soldier.
reason-not-yourself = You cannot fight yourself.
reason-nobody-sits-there = Nobody sits there.
reason-no-battle-with = You cannot fight { $opponent } here: both of you must be there, and one of you needs a soldier.
reason-all-hits = { $count ->
    [one] Your hit must be used, and on a unit that is there.
   *[other] All { $count } hits must be used, and on units that are there.
}
reason-no-soldier-there = You have no soldier { $in_region }.
reason-no-way = No discovered region is adjacent to { $region }.
reason-same-region = They are there already.
reason-not-adjacent = { $region } is not adjacent to { $origin }.
reason-too-few-there = You have not so many units { $in_region }.

## Options

option-start_order = Turn order at the start
    .help = Drawn by lot with a little money for the later ones, or by auction for experienced players.
value-auction = auction

## Points by source

tie-last_colonies = colonies of turn 8
tie-money = money
tie-goods = goods
source-colonies = Colonies
source-discoveries = Discoveries
source-buildings = Buildings
source-mercantilism = Mercantilism
source-population = Population
source-navy = Navy
source-power = Power
source-prosperity = Prosperity
source-glory = Glory
source-wealth = Wealth
source-economy = Economy

## Effects of a choice, as a short forecast; $change has its sign

effect-money = { $change } $
effect-ships = { $count ->
    [one] { $change } ship
   *[other] { $change } ships
}
effect-units = { $count ->
    [one] { $change } unit
   *[other] { $change } units
}
effect-soldiers = { $count ->
    [one] { $change } soldier
   *[other] { $change } soldiers
}
effect-good = { $change } { $good }

## Words on the table

table-turn = turn { $turn } of 8
table-era = era { $era }
table-order = Turn order
table-buildings = Buildings
table-stack = { $count ->
    [one] 1 more in the stack
   *[other] { $count } more in the stack
}
table-market = Market
table-pool = { $count } in the pool
table-ship_waits = a ship waits
table-no_ship = no ship
table-undiscovered = Undiscovered
table-settled = New World
table-tile = { $natives ->
    [one] 1 native, ${ $coins }+{ $plunder }, { $vp } VP
   *[other] { $natives } natives, ${ $coins }+{ $plunder }, { $vp } VP
}
table-natives = { $natives ->
    [one] 1 native
   *[other] { $natives } natives
}
table-initiative = Initiative
table-dock = Dock
table-goods = Trade Goods
table-shipping = Shipping
table-capital = Buildings
table-discovery = Discovery
table-specialists = Specialists
table-training = train
table-warfare = Warfare
table-boxes = Event boxes
table-purse = ${ $money } +{ $income }
table-hand = hand { $units }
table-next = next turn { $units }
table-bid = bid ${ $bid }
table-vp = { $vp } VP
table-set = { $goods }: ${ $value }
table-left_over = left over: { $goods }
table-ship = ship
table-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
table-owned = Goods
table-no_goods = no goods
table-city = Capital
table-used = used
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-counts = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}

# How long a promise lasts: a round is called so here.
order-round = for the whole turn

## A time line

chapter-first = Turn 1
chapter-auction = Auction
chapter-placement = Placement
chapter-university = University
chapter-specialists = Specialists
chapter-moves = Moves

## Why, in a first game

purpose-bid = Who wins the auction places first in the first turn and has the Caribbean discovered already. You would have ${ $money } left.
purpose-unit = { $effect_unit } { $count ->
    [one] It is your last unit of this turn.
   *[other] You have { $count } units to place, this one included.
}
purpose-place-initiative = ${ $number } at once, and next turn you place in this order: who comes early finds better spaces.
purpose-place-dock = People in the New World make colonies: at the end of turn { $turn } the first in a region earns 6 VP, the second 2.
purpose-place-goods = Sets of goods pay every turn, and in the last one they count as points. Now yours bring ${ $income }.
purpose-place-shipping = A merchant ship stands for any good in a set{ $more ->
    [0] { "" }
   *[other] : it would bring you ${ $more } more every turn
}. You have { $count }.
purpose-place-capital = A building works for the rest of the game. It costs ${ $price }; you have ${ $money }{ $number ->
    [0] .
   *[other] , so ${ $number } must come in first: initiative and merchants on the dock pay earlier this turn.
}
purpose-place-discovery = Your people there would be { $strength } strong: enough for { $count } of { $number } that may turn up. A discovery brings points, money and a colonist.
purpose-specialist = A specialist for next turn, in addition to your colonists. { $effect_unit }
purpose-place-training = For $5 you choose any specialist for next turn: nobody can take it from you.
purpose-place-warfare = You have { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
} in the New World: a battle before turn { $turn } scores can take the first place from somebody.
purpose-advance = One space earlier, and once in the game only: here it makes the difference who comes first.
purpose-land-good = With { $count } units you take the { $good } of the region at once.
purpose-land-first = You would have { $count } there, the strongest other { $number }. At the end of turn { $turn } the first earns 6 VP, if somebody has three.
purpose-land-even = You would have as many there as the strongest other, { $count }: two in front share 2 VP each at the end of turn { $turn }.
purpose-land-behind = You would have { $count } there, the strongest other { $number }: the second earns 2 VP at the end of turn { $turn }.
purpose-take-more = You have { $count }; with this one your sets bring ${ $income } every turn, ${ $more } more than before.
purpose-take = You have { $count }. Three of a kind bring $3 every turn, four of a kind $6, any three $1.
purpose-buy = { $effect_building } You keep ${ $money }.
purpose-buy-turns = { $effect_building } { $count ->
    [0] It comes too late to work.
    [one] It works once more.
   *[other] It works { $count } times until the end: the earlier, the better.
}
purpose-buy-points = { $effect_building } With what you have that is { $vp } VP, and more by the end.
purpose-map = The tile is yours with its points, without any expedition, and everybody may land there.
purpose-expedition-yes = All who wait are { $strength } strong: enough for { $count } of { $number } that may turn up. A discovery brings points, money and a colonist.
purpose-expedition-no = Those who wait stay for next turn. They are { $strength } strong: enough for { $count } of { $number } that may turn up.
purpose-send-none = They stay in the box and are there for the next expedition.
purpose-send-captain = Captains count two each, and nobody comes back from an expedition: send no more than needed.
purpose-send-soldier = If the expedition succeeds, every soldier plunders.
purpose-send-other = The stronger, the surer; what is not needed is lost, too.
purpose-explore = You are { $strength } strong: enough for { $count } of the { $number } tiles that nobody has seen.
purpose-explore-known = A failed expedition has seen it: { $count ->
    [one] 1 native.
   *[other] { $count } natives.
}
purpose-declare-battle = One battle in one region. Each of your soldiers there eliminates one enemy.
purpose-declare-war = A battle in every region where you both are, for $10. You have { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
} in the New World.
purpose-fight = There you have { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}; who has the most units at the end of turn { $turn } earns 6 VP.
purpose-attack = { $opponent } has { $count } VP so far.
purpose-casualties-soldiers = Without soldiers they cannot strike in the next battle.
purpose-casualties = What counts for the colony is the number of units, whatever they are.
purpose-leave = You have { $count } there, more than needed or too few to lead.
purpose-move = The number decides who leads in a region, here and there.
purpose-pass-auction_bid = ${ $money } buys more than an early place.
purpose-pass-university = It works once only: a better moment may come.
purpose-pass-buy = Nothing on sale is worth the price now. You keep ${ $money }.
purpose-pass-train = $5 are worth more elsewhere now.
purpose-pass-war_kind = A battle would cost you as much as the others.
purpose-pass-stables_from = Every soldier stands where he is needed.
purpose-pass-migration_from = Everybody stands where he is needed.
purpose-plan-exp_launch = An expedition succeeds if it is at least as strong as the natives; captains count two. Nobody comes back from it, so send as many as needed, and soldiers to plunder.
purpose-plan-stables_from = Who has the most units in a region earns 6 VP when colonies score, the second 2: a soldier can tip the scale.
purpose-plan-migration_from = Who has the most units in a region earns 6 VP when colonies score, the second 2: one or two units can tip the scale.
