# Puerto Rico in English.
#
# A value of a domain is a message: `good-corn`. An argument `good` of an action, an event or a reason
# arrives translated as $good, and every attribute of its message as $<attribute>_good: `.the` of
# `role-mayor` is $the_role. $seat and $owner are names of players; $who is "you" when the
# reader is the one in $seat.

game-title = Puerto Rico
game-tagline = Plant, build, produce and ship, and make the most of the roles that others choose.

## Goods

good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee

## Island tiles

tile-corn = corn plantation
    .a = a corn plantation
    .short = corn
tile-indigo = indigo plantation
    .a = an indigo plantation
    .short = indigo
tile-sugar = sugar plantation
    .a = a sugar plantation
    .short = sugar
tile-tobacco = tobacco plantation
    .a = a tobacco plantation
    .short = tobacco
tile-coffee = coffee plantation
    .a = a coffee plantation
    .short = coffee
tile-quarry = quarry
    .a = a quarry
    .short = quarry

## Roles

role-settler = settler
    .the = the settler
    .phase = settler phase
    .action = Each player may take a face-up plantation.
    .privilege = The settler may take a quarry instead.
role-mayor = mayor
    .the = the mayor
    .phase = mayor phase
    .action = Each player receives colonists from the ship and places all of theirs anew.
    .privilege = The mayor may take one more colonist from the supply.
role-builder = builder
    .the = the builder
    .phase = builder phase
    .action = Each player may build one building.
    .privilege = The builder pays 1 doubloon less.
role-craftsman = craftsman
    .the = the craftsman
    .phase = craftsman phase
    .action = Each player produces goods with occupied plantations and production buildings.
    .privilege = The craftsman receives one more good of a kind just produced.
role-trader = trader
    .the = the trader
    .phase = trader phase
    .action = Each player may sell one good to the trading house while it has room.
    .privilege = The trader earns 1 doubloon more for a sale.
role-captain = captain
    .the = the captain
    .phase = captain phase
    .action = Players load goods in turn as long as anybody can; then goods are stored.
    .privilege = The captain earns 1 VP more with the first load.
role-prospector_1 = prospector
    .the = the prospector
    .phase = prospector phase
    .action = Nobody does anything.
    .privilege = The prospector takes 1 doubloon from the bank.
role-prospector_2 = second prospector
    .the = the second prospector
    .phase = prospector phase
    .action = Nobody does anything.
    .privilege = The prospector takes 1 doubloon from the bank.

## Buildings

building-small_indigo_plant = small indigo plant
    .the = the small indigo plant
    .short = small indigo plant
    .effect = One colonist turns the harvest of one indigo plantation into indigo.
building-small_sugar_mill = small sugar mill
    .the = the small sugar mill
    .short = small sugar mill
    .effect = One colonist turns the harvest of one sugar plantation into sugar.
building-indigo_plant = indigo plant
    .the = the indigo plant
    .short = indigo plant
    .effect = Up to three colonists turn the harvest of as many indigo plantations into indigo.
building-sugar_mill = sugar mill
    .the = the sugar mill
    .short = sugar mill
    .effect = Up to three colonists turn the harvest of as many sugar plantations into sugar.
building-tobacco_storage = tobacco storage
    .the = the tobacco storage
    .short = tobacco storage
    .effect = Up to three colonists turn the harvest of as many tobacco plantations into tobacco.
building-coffee_roaster = coffee roaster
    .the = the coffee roaster
    .short = coffee roaster
    .effect = Up to two colonists turn the harvest of as many coffee plantations into coffee.
building-small_market = small market
    .the = the small market
    .short = small market
    .effect = Trader: 1 doubloon more for every sale.
building-hacienda = hacienda
    .the = the hacienda
    .short = hacienda
    .effect = Settler: before the regular tile you may draw a face-down plantation.
building-construction_hut = construction hut
    .the = the construction hut
    .short = construction hut
    .effect = Settler: you may take a quarry instead of a plantation.
building-small_warehouse = small warehouse
    .the = the small warehouse
    .short = small warehouse
    .effect = Captain: when goods are stored, keep all barrels of one kind.
building-hospice = hospice
    .the = the hospice
    .short = hospice
    .effect = Settler: the regular tile may come with a colonist on it.
building-office = office
    .the = the office
    .short = office
    .effect = Trader: you may sell a good that already lies in the trading house.
building-large_market = large market
    .the = the large market
    .short = large market
    .effect = Trader: 2 doubloons more for every sale.
building-large_warehouse = large warehouse
    .the = the large warehouse
    .short = large warehouse
    .effect = Captain: when goods are stored, keep all barrels of two kinds.
building-factory = factory
    .the = the factory
    .short = factory
    .effect = Craftsman: 1, 2, 3 or 5 doubloons for producing 2, 3, 4 or 5 kinds of goods.
building-university = university
    .the = the university
    .short = university
    .effect = Builder: a new building may come with a colonist on it.
building-harbor = harbor
    .the = the harbor
    .short = harbor
    .effect = Captain: 1 VP more every time you load.
building-wharf = wharf
    .the = the wharf
    .short = wharf
    .effect = Captain: once a phase, ship all barrels of one kind on a ship of your own.
building-guild_hall = guild hall
    .the = the guild hall
    .short = guild hall
    .effect = End: 1 VP for each small production building, 2 VP for each large one.
building-residence = residence
    .the = the residence
    .short = residence
    .effect = End: 4 VP for up to 9 island tiles; 5, 6 and 7 VP for 10, 11 and 12.
building-fortress = fortress
    .the = the fortress
    .short = fortress
    .effect = End: 1 VP for every three colonists you have.
building-customs_house = customs house
    .the = the customs house
    .short = customs house
    .effect = End: 1 VP for every four VP earned in chips.
building-city_hall = city hall
    .the = the city hall
    .short = city hall
    .effect = End: 1 VP for each violet building in your city, this one included.

## Ships

ship-4 = the 4-ship
    .on = on the 4-ship
ship-5 = the 5-ship
    .on = on the 5-ship
ship-6 = the 6-ship
    .on = on the 6-ship
ship-7 = the 7-ship
    .on = on the 7-ship
ship-8 = the 8-ship
    .on = on the 8-ship
ship-wharf = the wharf
    .on = at the wharf

## Circles: where the mayor's colonists go

circle-corn = corn plantations
    .at = on the corn plantations
circle-indigo = indigo plantations
    .at = on the indigo plantations
circle-sugar = sugar plantations
    .at = on the sugar plantations
circle-tobacco = tobacco plantations
    .at = on the tobacco plantations
circle-coffee = coffee plantations
    .at = on the coffee plantations
circle-quarry = quarries
    .at = in the quarries
circle-small_indigo_plant = { building-small_indigo_plant }
    .at = in the small indigo plant
circle-small_sugar_mill = { building-small_sugar_mill }
    .at = in the small sugar mill
circle-indigo_plant = { building-indigo_plant }
    .at = in the indigo plant
circle-sugar_mill = { building-sugar_mill }
    .at = in the sugar mill
circle-tobacco_storage = { building-tobacco_storage }
    .at = in the tobacco storage
circle-coffee_roaster = { building-coffee_roaster }
    .at = in the coffee roaster
circle-small_market = { building-small_market }
    .at = in the small market
circle-hacienda = { building-hacienda }
    .at = in the hacienda
circle-construction_hut = { building-construction_hut }
    .at = in the construction hut
circle-small_warehouse = { building-small_warehouse }
    .at = in the small warehouse
circle-hospice = { building-hospice }
    .at = in the hospice
circle-office = { building-office }
    .at = in the office
circle-large_market = { building-large_market }
    .at = in the large market
circle-large_warehouse = { building-large_warehouse }
    .at = in the large warehouse
circle-factory = { building-factory }
    .at = in the factory
circle-university = { building-university }
    .at = in the university
circle-harbor = { building-harbor }
    .at = in the harbor
circle-wharf = { building-wharf }
    .at = at the wharf
circle-guild_hall = { building-guild_hall }
    .at = in the guild hall
circle-residence = { building-residence }
    .at = in the residence
circle-fortress = { building-fortress }
    .at = in the fortress
circle-customs_house = { building-customs_house }
    .at = in the customs house
circle-city_hall = { building-city_hall }
    .at = in the city hall

## What can be decided: the label of every action

action-role = Choose { $the_role }
action-hacienda = { $answer ->
    [yes] Draw a face-down plantation
   *[no] Do not draw
}
action-settle = Take { $a_tile }
action-hospice = { $answer ->
    [yes] Take a colonist for the new tile
   *[no] Leave the new tile empty
}
action-privilege = { $answer ->
    [yes] Take the extra colonist
   *[no] Do without the extra colonist
}
action-build = Build { $the_building }
action-university = { $answer ->
    [yes] Take a colonist for the new building
   *[no] Leave the new building empty
}
action-bonus = Take 1 { $good }
action-sell = Sell 1 { $good }
action-load = Load { $good } { $on_ship }
action-load-here = Load { $count } { $good } { $on_ship }
action-pass = Pass
action-keep = { $count ->
    [0] Keep no { $good }
   *[other] Keep { $count } { $good }
}
action-place = { $count ->
    [0] No colonist { $at_circle }
    [one] 1 colonist { $at_circle }
   *[other] { $count } colonists { $at_circle }
}

## What is asked, why, and the rules behind it

prompt-choose_role = Choose a role. You take the doubloons on its card, act first, and have its privilege.
    .rule = PR-4.8, PR-4.9
prompt-settler_hacienda = Draw a face-down plantation first? Your hacienda is at work; the tile cannot be refused once seen.
    .rule = PR-4.10, PR-5.17
prompt-settler_tile = Take a tile for your island, or pass. A quarry is for the settler, or for an occupied construction hut.
    .rule = PR-4.11, PR-5.12
prompt-settler_hospice = Take a colonist for the new tile? Your hospice is at work.
    .rule = PR-4.12, PR-5.20
prompt-mayor_privilege = Take one more colonist from the supply? You are the mayor.
    .rule = PR-4.13, PR-5.22
prompt-mayor_assign = Place your colonists, one kind of tile or building after the other. Nobody idles in San Juan while a circle is empty.
    .rule = PR-4.15, PR-5.25
prompt-builder_build = Build one building, or pass. Occupied quarries lower the price, as many as the column allows.
    .rule = PR-4.18, PR-5.29
prompt-builder_university = Take a colonist for the new building? Your university is at work.
    .rule = PR-4.19, PR-5.31
prompt-craftsman_bonus = Take one more good of a kind you have just produced. You are the craftsman.
    .rule = PR-4.20, PR-5.35
prompt-trader_sell = Sell one good to the trading house, or pass. It buys only what it does not have, unless you have an office.
    .rule = PR-4.21, PR-5.37
prompt-captain_load = Load goods of one kind, as many as fit. Whoever can load on a ship must do so.
    .rule = PR-4.22, PR-5.43
prompt-captain_store = Loading is over. Choose which goods to keep; the others spoil.
    .rule = PR-4.25, PR-5.50
prompt-game_over = The game is over.
    .rule = PR-6.4, PR-6.5

## The same questions with what the position says

prompt-mayor_assign-here = { $count ->
    [one] You have 1 colonist left to place
   *[other] You have { $count } colonists left to place
}: how many work { $at_circle }?
prompt-builder_build-here = Build one building, or pass. { $doubloons ->
    [one] You have 1 doubloon
   *[other] You have { $doubloons } doubloons
}{ $privilege ->
    [0] { "" }
   *[other] , and as builder you pay 1 less
}{ $quarries ->
    [0] .
    [one] ; your quarry saves you 1 more.
   *[other] ; your quarries save you up to { $quarries } more, as the column allows.
}
prompt-trader_sell-here = Sell one good to the trading house, or pass. { $count ->
    [one] It has one space left
   *[other] It has { $count } spaces left
}{ $office ->
    [0] {" "}and buys only what it does not have.
   *[other] , and your office sells it even what it already has.
}
prompt-captain_load-here = Load goods of one kind, as many as fit: as long as a ship takes some, you must. Now they take { $goods } of yours.
prompt-captain_load-wharf = No ship takes your goods. Ship one kind at your wharf, or pass.
prompt-captain_store-here = Loading is over. You may keep { $kinds ->
    [0] 1 barrel
    [one] all barrels of 1 kind and 1 barrel more
   *[other] all barrels of { $kinds } kinds and 1 barrel more
}; the others spoil. How much { $good } do you keep?

## Headings over choices of a sort

group-production = Production buildings
group-violet = Violet buildings
group-large_violet = Large violet buildings
group-ship = On a ship
group-wharf = At your wharf

## What one might overlook in a choice

catch-no-tile-after = fills your island: there will be no other tile
catch-fills-island = fills your island
catch-fills-city = fills your city
catch-city-ends-game = fills your city: the game ends with this round
catch-vp-ends-game = takes the last VP: the game ends with this round
catch-house-emptied = the last space: the trading house will be emptied
catch-left-behind = { $count ->
    [one] the ship is full, 1 barrel stays behind
   *[other] the ship is full, { $count } barrels stay behind
}
catch-all-aboard = { $count ->
    [one] the only barrel is aboard
   *[other] all { $count } aboard
}{ $full ->
    [0] { "" }
   *[other] , the ship is full
}{ $rest ->
    [0] ; your last goods
   *[other] { "" }
}
catch-spoils = { $count ->
    [one] 1 barrel spoils
   *[other] { $count } barrels spoil
}

## Steps, in the words of "it is time for …"

step-choose_role = choosing a role
step-settler_hacienda = the hacienda’s draw
step-settler_tile = taking a tile
step-settler_hospice = the hospice’s colonist
step-mayor_privilege = the mayor’s privilege
step-mayor_assign = placing colonists
step-builder_build = building
step-builder_university = the university’s colonist
step-craftsman_bonus = the craftsman’s extra good
step-trader_sell = selling
step-captain_load = loading
step-captain_store = storing goods
step-game_over = counting points

## What happened
#
# An event with an attribute `.item` is told once for several in a row: $list joins their items.

count-doubloons = { $doubloons ->
    [0] nothing
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
count-colonists = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}

event-role-chosen = { $who ->
    [you] You choose { $the_role }{ with-doubloons }.
   *[other] { $seat } chooses { $the_role }{ with-doubloons }.
}
    .title = { $phase_role }
with-doubloons = { $doubloons ->
    [0] { "" }
   *[other] { " " }with { count-doubloons }
}
event-prospected = { $who ->
    [you] You find 1 doubloon.
   *[other] { $seat } finds 1 doubloon.
}
event-round-begins = { $who ->
    [you] Round { $round } begins; you are governor.
   *[other] Round { $round } begins; { $seat } is governor.
}
    .title = Round { $round }
event-game-over = The game ends with round { $round }.
event-last-round = This is the last round: { $trigger }.
event-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-building-unused = { $who ->
    [you] You do not use { $the_building }.
   *[other] { $seat } does not use { $the_building }.
}
event-privilege-unused = { $who ->
    [you] You do without your privilege.
   *[other] { $seat } does without the privilege.
}
event-hacienda-drew = { $who ->
    [you] Your hacienda draws { $a_tile }.
   *[other] { $seat } draws { $a_tile } with the hacienda.
}
event-settled = { $who ->
    [you] You take { $a_tile }.
   *[other] { $seat } takes { $a_tile }.
}
event-hospice-sent = { $who ->
    [you] Your hospice sends a colonist to the new { $tile }.
   *[other] { $seat } puts a colonist on the new { $tile } (hospice).
}
event-plantations-drawn = New plantations: { $short_tiles }.
event-reshuffled = { $count ->
    [one] The only discarded plantation goes back face down.
   *[other] The { $count } discarded plantations are shuffled into a new pile.
}
event-mayor-privilege = { $who ->
    [you] You take one more colonist from the supply.
   *[other] { $seat } takes one more colonist from the supply.
}
event-colonists-arrived = { $who ->
    [you] You receive { count-colonists } from the ship.
   *[other] { $seat } receives { count-colonists } from the ship.
}
event-colonists-placed = { $who ->
    [you] You have { count-colonists } at work{ and-san-juan }.
   *[other] { $seat } has { count-colonists } at work{ and-san-juan }.
}
and-san-juan = { $san_juan ->
    [0] { "" }
   *[other] { " " }and { $san_juan } in San Juan
}
event-ship-refilled = { $count ->
    [0] No colonist is left for the ship.
    [one] The new colonist ship brings 1 colonist.
   *[other] The new colonist ship brings { $count } colonists.
}
event-built = { $who ->
    [you] You build { $the_building } for { count-doubloons }.
   *[other] { $seat } builds { $the_building } for { count-doubloons }.
}
event-university-sent = { $who ->
    [you] Your university sends a colonist to the new { $building }.
   *[other] { $seat } puts a colonist on the new { $building } (university).
}
event-produced = { $who ->
    [you] You produce { $list }.
   *[other] { $seat } produces { $list }.
}
    .item = { $count } { $good }
event-factory-paid = { $who ->
    [you] Your factory earns you { count-doubloons }.
   *[other] { $seat } earns { count-doubloons } with the factory.
}
event-craftsman-privilege = { $who ->
    [you] You take 1 { $good } more as craftsman.
   *[other] { $seat } takes 1 { $good } more as craftsman.
}
event-sold = { $who ->
    [you] You sell { $good } for { count-doubloons }.
   *[other] { $seat } sells { $good } for { count-doubloons }.
}
event-house-cleared = The trading house is full and is emptied.
event-loaded = { $who ->
    [you] You load { $count } { $good } { $on_ship }: { $vp } VP.
   *[other] { $seat } loads { $count } { $good } { $on_ship }: { $vp } VP.
}
event-stored = { $who ->
    [you] You keep { $list }.
   *[other] { $seat } keeps { $list }.
}
    .item = { $count } { $good }
event-spoiled = { $who ->
    [you] You lose { $list } for want of storage.
   *[other] { $seat } loses { $list } for want of storage.
}
    .item = { $count } { $good }
event-ship-sailed = Full, { $ship } sails and returns empty.

trigger-colonists = the colonist ship cannot be filled any more
trigger-city = a city is full
trigger-vp = the last victory point was handed out

## Why something is not possible

reason-role-not-in-play = With this number of players { $the_role } is not in play.
reason-role-taken = { $owner } has already taken { $the_role } in this round.
reason-equal-prospectors = Both prospectors are worth the same; take the first.
reason-no-such-plantation = No { $tile } lies face up.
reason-no-quarry-left = No quarry is left.
reason-quarry-is-a-privilege = A quarry is for the settler, or for an occupied construction hut.
reason-already-built = You already have { $the_building }; one of each kind is the limit.
reason-sold-out = No { $building } is left.
reason-no-space = Your city has no room for { $the_building }.
reason-too-expensive = { $price ->
    [one] For you { $the_building } costs 1 doubloon
   *[other] For you { $the_building } costs { $price } doubloons
}; you have { $doubloons }.
reason-not-produced = You cannot take { $good }: you produce none.
reason-no-such-good = You have no { $good }.
reason-house-has-it = The trading house already has { $good }; only with an occupied office can it be sold again.
reason-no-wharf = You have no occupied wharf, or have used it in this phase.
reason-no-such-ship = { $ship } is not in play with this number of players.
reason-ship-carries = { $ship } already carries { $good }.
reason-good-on-other-ship = { $good } already lies on another ship; a second ship may not carry it.
reason-ship-full = { $ship } is full.
reason-larger-ship = Another empty ship takes more { $good }, and you must load as much as you can.
reason-supply-empty = No { $good } is left in the supply.
reason-other-circle = Now decide how many colonists work { $at_circle }.
reason-too-few-circles = { $count ->
    [one] There is 1 circle { $at_circle }.
   *[other] There are { $count } circles { $at_circle }.
}
reason-too-few-colonists = { $count ->
    [one] You have 1 colonist left to place.
   *[other] You have { $count } colonists left to place.
}
reason-other-good = Now decide how much { $good } you keep.
reason-colonists-must-work = More colonists must work here: the circles that follow cannot take them all.
reason-keep-as-allowed = Your storage does not allow this for { $good }; nothing that can be kept may be thrown away.

## Options

option-first_governor = First governor
    .help = Who chooses first in round 1: a seat, or drawn by lot.
option-hidden_vp = Hidden victory points
    .help = The points of the others stay secret until the end, as with face-down chips.
option-swap_factory_university = Factory and university swap prices
    .help = The factory costs 8 and the university 7: a balance suggested by the designer.
option-corn_start_minus_one = Corn starts with less
    .help = Players who start with corn have 1 doubloon less: a balance of a later edition.
option-max_rounds = Most rounds
    .help = The game ends after so many rounds at the latest.

## Points by source

tie-wealth = doubloons and goods
source-chips = Victory point chips
source-buildings = Buildings
source-guild_hall = Guild hall
source-residence = Residence
source-fortress = Fortress
source-customs_house = Customs house
source-city_hall = City hall

## Effects of a choice, as a short forecast; $change has its sign

effect-doubloons = { $count ->
    [one] { $change } doubloon
   *[other] { $change } doubloons
}
effect-colonists = { $count ->
    [one] { $change } colonist
   *[other] { $change } colonists
}
effect-good = { $change } { $good }

## Words on the table

table-round = round { $round }
table-phase = { $phase } ({ $seat })
table-governor = governor { $seat }
table-last_round = last round!
table-roles = Roles
table-card = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
table-column = { $vp } VP, quarries −{ $column }
table-buildings = Buildings
table-plantations = Plantations
table-quarries = { $count ->
    [one] 1 quarry
   *[other] { $count } quarries
}
table-face_down = { $count } face down
table-discarded = { $count } discarded
table-ships = Ships
table-ship = { $capacity }-ship
table-ships_and_house = Ships, house
table-house = Trading house
table-supply = Supply
table-colonists = { $supply ->
    [one] 1 colonist, { $ship } on the ship
   *[other] { $supply } colonists, { $ship } on the ship
}
table-vp_left = { $vp } VP
table-doubloons = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
table-vp = { $vp } VP
table-no_goods = no goods
table-san_juan = San Juan { $count }
table-island = Island
table-city = City
table-in_hand = { $count ->
    [one] 1 colonist is still in your hand.
   *[other] { $count } colonists are still in your hand.
}

# How long a promise lasts: a round is called so here.
order-round = for the whole round

## A time line

chapter-first = Round 1
chapter-choice = Choice of a role

## Why, in a first game

purpose-card = { $card ->
    [0] { "" }
    [one] { " " }The card brings 1 doubloon.
   *[other] { " " }The card brings { $card } doubloons.
}
purpose-role-settler = You pick first, and as settler you may take a quarry, which makes buildings cheaper. { $count ->
    [one] Your island has 1 space left.
   *[other] Your island has { $count } spaces left.
}{ purpose-card }
purpose-role-mayor = { $number ->
    [0] All your circles are occupied; more colonists wait in San Juan.
    [one] One of your circles is empty, and nothing works without a colonist.
   *[other] { $number } of your circles are empty, and nothing works without a colonist.
} { $count ->
    [one] The ship brings you 1, and you may take one more.
   *[other] The ship brings you { $count }, and you may take one more.
}{ purpose-card }
purpose-role-builder = You build first and pay 1 less. { $doubloons ->
    [one] Your doubloon is
   *[other] Your { $doubloons } doubloons are
} enough for { $the_buildings }.{ purpose-card }
purpose-role-builder-none = You cannot build anything now, but nobody else pays 1 less.{ purpose-card }
purpose-role-craftsman = You produce { $goods } and take one good more; { $count ->
    [0] the others produce nothing.
    [one] the others produce 1 barrel together.
   *[other] the others produce { $count } barrels together.
}{ purpose-card }
purpose-role-craftsman-none = You produce nothing yourself, but nobody else takes the extra good.{ purpose-card }
purpose-role-trader = You sell first: { $good } brings you { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}, and doubloons become buildings.{ purpose-card }
purpose-role-trader-none = The trading house buys nothing of yours, but nobody else earns the extra doubloon.{ purpose-card }
purpose-role-captain = You load first and choose the ship: { $goods } would bring { $vp } VP, one of them as captain.{ purpose-card }
purpose-role-captain-none = No ship takes anything of yours, but nobody else earns the extra point.{ purpose-card }
purpose-role-prospector = 1 doubloon for you alone, and nothing for the others.{ purpose-card }
purpose-hacienda-yes = One tile more, for nothing. { $count ->
    [one] Your island has 1 space left.
   *[other] Your island has { $count } spaces left.
}
purpose-hacienda-no = What is drawn cannot be refused, and { $count ->
    [one] your island has only 1 space left.
   *[other] your island has only { $count } spaces left.
}
purpose-settle-quarry = Every quarry with a colonist makes each building 1 doubloon cheaper, as far as its column allows. You have { $count }.
purpose-settle-corn = Corn needs no building: a colonist on the plantation is enough. It sells for nothing, but every barrel aboard is 1 VP. You have { $count }.
purpose-settle-ready = Your production building has room for the harvest of one plantation more. You have { $count }; { $good } sells for { $price }.
purpose-settle = It sells for { $price }, once you have a production building for { $good }. You have { $count ->
    [0] no such plantation
    [one] 1 such plantation
   *[other] { $count } such plantations
} so far.
purpose-at-once-yes = It works at once, without waiting for the next mayor.
purpose-at-once-no = { $count ->
    [one] The supply has 1 colonist left, and the game ends
   *[other] The supply has { $count } colonists left, and the game ends
} when the ship cannot be filled any more.
purpose-privilege-yes = { $count ->
    [0] All your circles are occupied, but what you build next needs colonists, too.
    [one] One of your circles is empty: one more goes to work.
   *[other] { $count } of your circles are empty: one more goes to work.
}
purpose-privilege-no = You have enough for now, and the supply lasts longer.
purpose-place-none = Colonists are worth more elsewhere now.
purpose-place-corn = Corn needs no building: each colonist here is a barrel.
purpose-place-quarry = Each colonist here makes every building 1 doubloon cheaper.
purpose-place-plantation = A plantation yields with a colonist on it and another one in its production building.
purpose-place-production = A colonist here turns the harvest of one occupied plantation into goods.
purpose-place-violet = { $effect_building }
purpose-price = { $price ->
    [0] It costs you nothing and counts { $vp } VP.
   *[other] It costs you { $price } and counts { $vp } VP.
}
purpose-build-production = { $count ->
    [0] You have no { $good } plantation yet, but plantations are easier to get than buildings.
    [one] You have 1 { $good } plantation, which yields nothing without this.
   *[other] You have { $count } { $good } plantations, which yield nothing without a circle here.
} { purpose-price }
purpose-build = { $effect_building } { purpose-price }
purpose-build-large = { $effect_building } With what you have that is { $number } VP, and { $vp } for the building itself. It needs a colonist before the end.
purpose-bonus = It sells for { $price }, and every barrel aboard is 1 VP. You have { $count }.
purpose-sell = That is { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}, and makes { $number } in all: doubloons become buildings.
purpose-sell-build = That is { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}, and makes { $number } in all: enough for { $the_buildings }.
purpose-load = { $vp } VP. { $count ->
    [one] The ship keeps one space,
   *[other] The ship keeps { $count } spaces,
} and only for { $good }.
purpose-load-full = { $vp } VP. The ship is full then: nobody loads on it after you.
purpose-load-wharf = { $vp } VP. Your own ship takes all barrels of one kind, whatever the others carry.
purpose-keep = What is kept can be sold or shipped later. { $price ->
    [0] Corn sells for nothing, but counts 1 VP a barrel aboard.
   *[other] It sells for { $price }, and counts 1 VP a barrel aboard.
}
purpose-keep-none = There is room only for some; another kind is worth more.
purpose-pass-settler_tile = No tile here helps you, and the space stays free for a better one.
purpose-pass-builder_build = Save your { $doubloons ->
    [one] doubloon
   *[other] { $doubloons } doubloons
}: something dearer is worth more next time.
purpose-pass-craftsman_bonus = You need no more of these goods.
purpose-pass-trader_sell = Your goods bring more points aboard a ship than doubloons here.
purpose-pass-captain_load = You may keep the goods for the trading house or a later ship.
purpose-plan-mayor_assign = A plantation yields only with a colonist on it and another one in its production building; corn needs no building. Violet buildings and quarries work only when occupied.
purpose-plan-captain_store = Whatever you do not keep is lost. Keep what sells well or fits on the next ships.
