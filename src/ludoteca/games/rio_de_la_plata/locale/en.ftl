# Rio de la Plata in English.
#
# A value of a domain is a message: `good-stone`. An argument `good` of an action, an event or a reason
# arrives translated as $good, and every attribute of its message as $<attribute>_good. $seat, $owner,
# $partner and $attacker are names of players; $who is "you" when the reader is the one in $seat.

game-title = Río de la Plata
game-tagline = Found Buenos Aires together, defend it, and be its first citizen.

## Goods

good-stone = stone
    .counted = { $count } stone
good-wood = wood
    .counted = { $count } wood
good-precious = precious resource
    .counted = { $count ->
        [one] 1 precious resource
       *[other] { $count } precious resources
    }
good-coin = coin
    .counted = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }

## Buildings

building-hut = hut
    .a = a hut
    .the = the hut
    .effect = Home of your workers: from here you reach the spaces around. Worth nothing at the end.
building-house = house
    .a = a house
    .the = the house
    .effect = Opens the buildings beside it to your workers. End: 2 VP and what its district adds.
building-stonecutter = stonecutter
    .a = a stonecutter
    .the = the stonecutter
    .effect = Activated: 3 stone for 1 stone.
building-carpenter = carpenter
    .a = a carpenter
    .the = the carpenter
    .effect = Activated: 3 wood for 1 wood.
building-market = market
    .a = a market
    .the = the market
    .effect = Activated: 1 coin for stone or wood, 2 coins for a precious resource.
building-guild = guild
    .a = a guild
    .the = the guild
    .effect = Activated: 3 coins for stone or wood, 4 coins for a precious resource.
building-square = square
    .a = a square
    .the = the square
    .effect = 6 VP when built, between five buildings or walls.
building-monument = monument
    .a = a monument
    .the = the monument
    .effect = 3 VP when built; adds 1 VP to every house of its district.
building-garden = garden
    .a = a garden
    .the = the garden
    .effect = 3 VP when built; adds 1 VP to every house of its district.
building-barracks = barracks
    .a = barracks
    .the = the barracks
    .effect = 6 VP when built; adds 1 VP to every house of its district, and defenders there prevail.
building-church = church
    .a = a church
    .the = the church
    .effect = 3 VP when built; adds 1 VP to every house of its district. Activated: 2 VP for 1 coin.
building-palace = palace
    .a = the palace
    .the = the palace
building-cathedral = cathedral
    .a = the cathedral
    .the = the cathedral

## Major buildings

grid-palace = palace
    .the = the palace
    .to = to the palace
    .of = of the palace
    .effect = Adds 3 VP to every house of its district.
grid-cathedral = cathedral
    .the = the cathedral
    .to = to the cathedral
    .of = of the cathedral
    .effect = Adds 2 VP to every house of its district; churches give 3 VP.
grid-fort = fort
    .the = the fort
    .to = to the fort
    .of = of the fort
    .effect = Its cannons fire at the enemies; 4 VP for the completer.
grid-harbour = harbour
    .the = the harbour
    .to = to the harbour
    .of = of the harbour
    .effect = Brings the ship; 2 VP for the completer.
grid-walls = walls
    .the = the walls
    .to = to the walls
    .of = of the walls
    .effect = The completer builds 3 walls at the edge of the city.
grid-road = road
    .the = the road
    .to = to the road
    .of = of the road
    .effect = The completer lays 3 roads between spaces of the city.

## Where workers go outside the city

site-quarry = quarry
    .to = to the quarry
    .in = in the quarry
site-forest = forest
    .to = to the forest
    .in = in the forest
site-fields = fields
    .to = to the fields
    .in = in the fields
site-workshop = craft work
    .to = to craft work
    .in = at craft work
site-dock = dock
    .to = to the dock
    .in = on the dock
site-order = order track
    .to = to the order track
    .in = on the order track

## Public offices

office-gunner = Gunner
    .the = the Gunner
    .effect = +1 to the roll of the cannons, 2 VP for each enemy they hit. End: 5 VP.
office-general = General
    .the = the General
    .effect = In defence 1 extra pawn, extra pawns in any building, 1 VP more for each enemy defeated.
office-road_builder = Road builder
    .the = the Road builder
    .effect = 1 free road a year. End: 2 VP for each connected district.
office-defender_office = Defender
    .the = the Defender
    .effect = 1 free wall a year. End: 3 VP for each closed district.
office-master_stone = Master of stone
    .the = the Master of stone
    .effect = 1 stone a year. End: 5 VP.
office-master_wood = Master carpenter
    .the = the Master carpenter
    .effect = 1 wood a year. End: 5 VP.
office-master_craft = Master craftsman
    .the = the Master craftsman
    .effect = 1 precious resource a year. End: 8 VP.
office-master_merchant = Master merchant
    .the = the Master merchant
    .effect = 1 resource of your choice a year. End: 12 VP.
office-shipowner = Shipowner
    .the = the Shipowner
    .effect = 1 coin for a paid departure, 3 VP for each return of the ship.
office-bishop = Bishop
    .the = the Bishop
    .effect = End: 4 VP for each church, 4 VP for the cathedral.
office-architect = Architect
    .the = the Architect
    .effect = End: 7 VP each for palace, cathedral, fort and harbour.
office-governor = Governor
    .the = the Governor
    .effect = End: 12 VP, and 6 VP for each district with four kinds of noble buildings.

## War

enemy-natives = Natives
    .the = the Natives
enemy-corsairs = Corsairs
    .the = the Corsairs
direction-north = north
direction-south = south
direction-west = west
direction-east = east
layer-above = above
layer-below = below
mark-ready = ready
mark-finished = finished
mark-spent = finished after an extra movement

# Districts are called as on the board.
roman = { $district ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
   *[other] VIII
}

## What can be decided: the label of every action

action-city = A worker to district { roman }
action-place = Place a worker on { $space }
action-expropriate = Expropriate { $space }, two for one
action-grid = A worker { $to_grid }
action-shadow = A shadow pawn { $to_grid }
action-cell = Take { $cell }
action-cell-here = { $vp ->
    [0] The cell without points { $of_grid }
   *[other] The cell with { $vp } VP { $of_grid }
}
action-pay_now = { $answer ->
    [yes] Pay now
   *[no] Pay later
}
action-pay = Pay, with { $stone_bought } stone and { $wood_bought } wood for coins
action-pay_wall = Pay with { $good }
action-pay-here = Pay { $goods }
action-work = A worker { $to_site }
action-work-here = { $count ->
    [one] 1 worker { $to_site }
   *[other] { $count } workers { $to_site }
}
action-office = A pawn on { $the_office }
action-pay_departure = Pay 2 coins for the departure of the ship
action-end_placement = End your placement
action-offer = Offer { $seat } a trade
action-give = Give 1 { $good }
action-get = Ask for 1 { $good }
action-send = Make the offer
action-cancel = Drop the offer
action-trade = { $answer ->
    [yes] Accept
   *[no] Decline
}
action-take = Take 1 { $good }
action-build = Build { $a_building } on { $space }
action-activate = Activate { $space } with 1 { $good }
action-collect = Collect from { $slot }
action-collect-here = Collect with { $count ->
    [one] 1 worker
   *[other] { $count } workers
} { $in_site } (slot { $number })
action-harvest = Bring in the harvest: 2 workers earn 1 coin
action-refine = Make 1 { $good } precious
action-load = Load 1 { $good }
action-pay_cell = Pay for { $cell }
action-pay_cell-here = Pay for cell { $number } { $of_grid } ({ $vp } VP)
action-take_office = Take the office
action-free_road = Lay your free road
action-free_wall = Build your free wall
action-raise = On { $space }
action-road_line = Along the line { $line }
action-road = Road { $road }
action-wall = Wall { $wall }
action-end_effects = End your turn
action-move_order = Move to place { $place }
action-keep_order = Keep your place and your pawns
action-attack = Before { $wall }
action-group = { $size ->
    [one] A single enemy
    [2] A double
   *[other] A triple
}
action-bet = { $shots ->
    [0] No shot
    [one] Bet on 1 enemy
   *[other] Bet on { $shots } enemies
}
action-shoot = Hit { $size ->
    [one] a single enemy
    [2] a double
   *[other] a triple
} before { $wall }
action-defend_district = In district { roman }
action-defend = On { $space }
action-hire = { $answer ->
    [yes] Hire one more pawn
   *[no] Hire nobody
}
action-select = Move the group on { $space }
action-select-here = Move { $size ->
    [one] the single pawn
    [2] the double
   *[other] the triple
} on { $space }
action-select_outside = Move { $size ->
    [one] a single enemy
    [2] a double
   *[other] a triple
} before { $wall }
action-step = Step { $direction }
action-step-here = Step { $direction } to { $space }
action-join = Join { $direction }, { $layer }
action-join-here = Join the group on { $space }, { $layer } it
action-transfer = Give your top pawn { $direction }
action-transfer-here = Give your top pawn to the group on { $space }
action-done = Stay here
action-extra = Sacrifice a group for one more movement of { $space }
action-extra_outside = Sacrifice a group for one more movement of { $size ->
    [one] a single enemy
    [2] a double
   *[other] a triple
} before { $wall }
action-sacrifice = Give up the group on { $space }
action-sacrifice_outside = Give up { $size ->
    [one] a single enemy
    [2] a double
   *[other] a triple
} before { $wall } ({ $mark })
action-agree = { $answer ->
    [yes] Agree
   *[no] Refuse
}
action-release = { $answer ->
    [yes] Agree
   *[no] Refuse
}
action-end_war_turn = End your war turn
action-withdraw = { $answer ->
    [yes] Back to your hand
   *[no] Leave on the map
}

## What is asked, why, and the rules behind it

prompt-placement = Place up to five workers: in the city, on a major building, or at work outside.
    .rule = RP-5.1, RP-4.10
prompt-city_space = On which space? Unbuilt spaces on the start line or beside your huts and houses; buildings beside your houses.
    .rule = RP-5.3, RP-5.10
prompt-grid_cell = Which cell? You score its number when the building is completed.
    .rule = RP-5.40, RP-5.44
prompt-pay_now = Pay for the cell now, or later in your effects turn? Unpaid it costs 3 VP.
    .rule = RP-5.41
prompt-payment = How do you pay? Coins may replace stone and wood.
    .rule = RP-5.85
prompt-trade_offer = What do you give, and what do you want for it?
    .rule = RP-5.90
prompt-trade_answer = Do you accept the offer?
    .rule = RP-5.91
prompt-major_site = Where does it stand? On an unbuilt space beside the Plaza, if there is one.
    .rule = RP-5.45
prompt-road_line = Lay a road: first the line.
    .rule = RP-5.46, RP-2.16
prompt-road_edge = On which edge of the line?
    .rule = RP-5.46
prompt-wall_edge = Build a wall on an open edge of the city.
    .rule = RP-5.46, RP-2.22
prompt-merchant = Master merchant: which resource do you take?
    .rule = RP-1.40, RP-4.35
prompt-effects = Use your workers in any order: build, activate, collect, load, pay.
    .rule = RP-5.20, RP-5.30
prompt-attack_edge = You lead the enemies: before which open edge does the next group stand?
    .rule = RP-5.114
prompt-attack_size = How many are in the group? Small groups move farther, large ones win.
    .rule = RP-5.114, RP-5.141
prompt-cannon_bet = The cannons: on how many hits do you bet? The roll must be at least 6 more.
    .rule = RP-5.121
prompt-cannon_shot = A hit! From which group is an enemy removed?
    .rule = RP-5.121
prompt-defend_district = General: in which district does the next pawn stand?
    .rule = RP-5.132
prompt-defend_space = Where does the next extra pawn stand?
    .rule = RP-5.131
prompt-defend_hire = Hire one more pawn?
    .rule = RP-5.133
prompt-war_turn = Which group moves?
    .rule = RP-5.140, RP-5.142
prompt-war_move = Where does the group go?
    .rule = RP-5.143
prompt-sacrifice = Which group is given up for one more movement?
    .rule = RP-5.148
prompt-answer_join = Do you agree to join?
    .rule = RP-5.144
prompt-answer_sacrifice = Do you give up your group?
    .rule = RP-5.148
prompt-withdraw = The war is over: do these workers go home?
    .rule = RP-5.161
prompt-move_order = Move in the order of play?
    .rule = RP-5.71
prompt-game_over = The game is over.
    .rule = RP-6.2, RP-6.7

## The same questions with what the position says

prompt-placement-here = { $count ->
    [0] You have placed five workers.
    [one] Place 1 more worker, if you like
   *[other] Place up to { $count } workers
}{ $count ->
    [0] { "" }
   *[other] ; { $workers } in your hand.
}
prompt-pay_now-here = Pay for the cell { $of_grid } now, or later in your effects turn? Unpaid it costs { $vp } VP.
prompt-payment-grid = How do you pay for the cell { $of_grid }? The next stone or wood for coins costs you { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
prompt-payment-building = How do you pay for { $the_building }? The next stone or wood for coins costs you { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
prompt-trade_answer-here = { $partner } offers you { $goods } for { $wish }.
prompt-trade_answer-gift = { $partner } gives you { $goods }.
prompt-trade_answer-wish = { $partner } asks you for { $wish }.
prompt-major_site-here = You have completed { $the_grid }: where does it stand?
prompt-road_line-here = { $count ->
    [one] Lay 1 road: first the line.
   *[other] Lay { $count } roads: first the line.
}
prompt-wall_edge-here = { $count ->
    [one] Build 1 wall on an open edge.
   *[other] Build { $count } walls on open edges.
}
prompt-withdraw-here = { $count ->
    [one] Your worker on { $space }: home, or does he stay?
   *[other] Your { $count } workers on { $space }: home, or do they stay?
}
prompt-move_order-here = You are number { $place }: move in the order of play?
prompt-attack_edge-here = { $count ->
    [one] Place the last enemy ({ $enemy }) before an open edge.
   *[other] Place { $count } enemies ({ $enemy }) before open edges.
}
prompt-cannon_bet-here = { $count ->
    [one] 1 enemy ({ $enemy })
   *[other] { $count } enemies ({ $enemy })
} outside: on how many hits do you bet?{ $aim ->
    [0] { "" }
   *[other] { " " }The Gunner adds 1 to the roll.
}
prompt-cannon_shot-here = { $count ->
    [one] 1 more hit: which group?
   *[other] { $count } hits: which group first?
}
prompt-defend_space-here = { $who_owner ->
    [you] { $count ->
        [one] 1 more pawn to place: where?
       *[other] { $count } pawns to place: where?
    }
   *[other] { $count ->
        [one] 1 more pawn of { $owner } to place: where?
       *[other] { $count } pawns of { $owner } to place: where?
    }
}
prompt-defend_hire-here = { $coins ->
    [one] Hire one more pawn for 1 coin?
   *[other] Hire one more pawn for { $coins } coins?
}
prompt-war_turn-attacker = Round { $round }: which group of { $enemy } moves?
prompt-war_turn-defender = Round { $round }: which of your groups moves?
prompt-war_move-here = { $size ->
    [one] A single
    [2] A double
   *[other] A triple
}, { $count ->
    [0] no movement left.
    [one] 1 movement left.
   *[other] { $count } movements left.
}
prompt-answer_join-here = { $partner } wants to join on { $space }, { $above ->
    [0] below: the pawns that are there lead.
   *[other] on top, and lead.
} Do you agree?
prompt-answer_join-transfer = { $partner } wants to give a pawn to the double on { $space }. Do you agree?
prompt-answer_sacrifice-here = { $partner } asks you to give up your group on { $space } for one more movement of the mixed group.

## Headings and catches

group-city = in the city
group-grids = major buildings
group-shadow = the shadow’s pawn
group-sites = work outside the city
group-offices = public offices
group-trade = trade
group-build = build
group-activate = activate
group-work = workers outside the city
group-pay = pay for cells
catch-office = { $coins } coins and { $vp } VP needed, else −{ $penalty } VP
catch-costs-coins = { $coins ->
    [one] costs 1 coin
   *[other] costs { $coins } coins
}
catch-costs-goods = costs { $goods }
catch-costs-either = costs 1 stone or 1 wood
catch-loses-points = costs you { $vp } VP
catch-needs-roll = needs a roll of at least { $roll }
catch-destroys = destroys { $the_building }, 1 enemy falls
catch-battle = battle: { $killed ->
    [0] { $lost ->
        [one] 1 worker falls
       *[other] { $lost } workers fall
    }
    [one] 1 enemy{ $lost ->
        [0] { " " }falls
        [one] { " " }and 1 worker fall
       *[other] { " " }and { $lost } workers fall
    }
   *[other] { $killed } enemies{ $lost ->
        [0] { " " }fall
        [one] { " " }and 1 worker fall
       *[other] { " " }and { $lost } workers fall
    }
}
catch-battle-and-building = battle: { $killed ->
    [0] { $lost ->
        [one] 1 worker falls
       *[other] { $lost } workers fall
    }
    [one] 1 enemy{ $lost ->
        [0] { " " }falls
        [one] { " " }and 1 worker fall
       *[other] { " " }and { $lost } workers fall
    }
   *[other] { $killed } enemies{ $lost ->
        [0] { " " }fall
        [one] { " " }and 1 worker fall
       *[other] { " " }and { $lost } workers fall
    }
}, then { $the_building }

## The steps, in the words of "now it is time for …"

step-placement = placing workers
step-city_space = choosing a space
step-grid_cell = choosing a cell
step-pay_now = paying for the cell
step-payment = paying
step-trade_offer = offering a trade
step-trade_answer = answering an offer
step-major_site = placing a major building
step-road_line = laying a road
step-road_edge = laying a road
step-wall_edge = building a wall
step-merchant = the Master merchant’s choice
step-effects = using workers
step-attack_edge = placing the enemies
step-attack_size = placing the enemies
step-cannon_bet = the bet on the cannons
step-cannon_shot = firing the cannons
step-defend_district = placing defenders
step-defend_space = placing defenders
step-defend_hire = hiring pawns
step-war_turn = choosing the group that moves
step-war_move = moving the group
step-sacrifice = sacrificing a group
step-answer_join = answering a proposal
step-answer_sacrifice = answering a proposal
step-withdraw = withdrawing workers
step-move_order = the order of play
step-game_over = counting the points

## What happened

event-placed = { $who ->
    [you] You place a worker on { $space }.
   *[other] { $seat } places a worker on { $space }.
}
    .under = { chapter-placement }
event-expropriated = { $who ->
    [you] You expropriate { $owner } on { $space }.
   *[other] { $who_owner ->
        [you] { $seat } expropriates you on { $space }.
       *[other] { $seat } expropriates { $owner } on { $space }.
    }
}
    .under = { chapter-placement }
event-joined-grid = { $shadow ->
    [0] { $who ->
        [you] You send a worker { $to_grid }.
       *[other] { $seat } sends a worker { $to_grid }.
    }
   *[other] { $who ->
        [you] You send a shadow pawn { $to_grid }.
       *[other] { $seat } sends a shadow pawn { $to_grid }.
    }
}
    .under = { chapter-placement }
event-cell-paid = { $who ->
    [you] Your cell { $of_grid } is paid for.
   *[other] The cell { $of_grid } that { $seat } took is paid for.
}
event-paid = { $who ->
    [you] You pay { $goods }.
   *[other] { $seat } pays { $goods }.
}
event-sent-to-work = { $who ->
    [you] You send { $count ->
        [one] a worker
       *[other] { $count } workers
    } { $to_site }.
   *[other] { $seat } sends { $count ->
        [one] a worker
       *[other] { $count } workers
    } { $to_site }.
}
    .under = { chapter-placement }
event-sought-office = { $who ->
    [you] You aim for the office of { $office }.
   *[other] { $seat } aims for the office of { $office }.
}
    .under = { chapter-placement }
event-departure-paid = { $who ->
    [you] You pay { $coins } coins for the departure of the ship.
   *[other] { $seat } pays { $coins } coins for the departure of the ship.
}
    .under = { chapter-placement }
event-placement-ended = { $who ->
    [you] You end your placement ({ $count } placed).
   *[other] { $seat } ends the placement ({ $count } placed).
}
    .under = { chapter-placement }
event-offered = { $who ->
    [you] You offer { $partner } a trade: { $goods } for { $wish }.
   *[other] { $who_partner ->
        [you] { $seat } offers you a trade: { $goods } for { $wish }.
       *[other] { $seat } offers { $partner } a trade: { $goods } for { $wish }.
    }
}
event-traded = { $who ->
    [you] You trade with { $partner }: { $goods } for { $wish }.
   *[other] { $who_partner ->
        [you] { $seat } trades with you: { $goods } for { $wish }.
       *[other] { $seat } trades with { $partner }: { $goods } for { $wish }.
    }
}
event-gift-offered = { $who ->
    [you] You offer { $partner } a gift: { $goods }.
   *[other] { $who_partner ->
        [you] { $seat } offers you a gift: { $goods }.
       *[other] { $seat } offers { $partner } a gift: { $goods }.
    }
}
event-asked-for = { $who ->
    [you] You ask { $partner } for { $wish }.
   *[other] { $who_partner ->
        [you] { $seat } asks you for { $wish }.
       *[other] { $seat } asks { $partner } for { $wish }.
    }
}
event-given = { $who ->
    [you] You give { $partner } { $goods } as a gift.
   *[other] { $who_partner ->
        [you] { $seat } gives you { $goods } as a gift.
       *[other] { $seat } gives { $partner } { $goods } as a gift.
    }
}
event-trade-refused = { $who ->
    [you] You decline the offer of { $partner }.
   *[other] { $who_partner ->
        [you] { $seat } declines your offer.
       *[other] { $seat } declines the offer of { $partner }.
    }
}
event-completed = { $who ->
    [you] You complete { $the_grid }{ $vp ->
        [0] .
       *[other] : { $vp } VP.
    }
   *[other] { $seat } completes { $the_grid }{ $vp ->
        [0] .
       *[other] : { $vp } VP.
    }
}
    .under = { chapter-completion }
event-cell-scored = { $who ->
    [you] You score for { $the_grid }: { $list } VP.
   *[other] { $seat } scores for { $the_grid }: { $list } VP.
}
    .item = { $vp }
event-raised = { $who ->
    [you] You put { $the_building } on { $space }.
   *[other] { $seat } puts { $the_building } on { $space }.
}
event-displaced = On { $space } { $the_building } makes way.
event-road-laid = { $who ->
    [you] You lay the road { $road }.
   *[other] { $seat } lays the road { $road }.
}
event-district-connected = District { roman } is connected with the Plaza Mayor.
event-wall-built = { $who ->
    [you] You build the wall { $wall }.
   *[other] { $seat } builds the wall { $wall }.
}
event-cargo-sold = { $who ->
    [you] The ship returns: your cargo brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $vp } VP.
   *[other] The ship returns: the cargo of { $seat } brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $vp } VP.
}
event-shipowner-scored = { $who ->
    [you] As Shipowner you score { $vp } VP for the voyage.
   *[other] { $seat } scores { $vp } VP for the voyage as Shipowner.
}
event-shipowner-paid = { $who ->
    [you] As Shipowner you receive { $coins } coin of the fee.
   *[other] { $seat } receives { $coins } coin of the fee as Shipowner.
}
event-ship-sailed = The ship sails with { $count ->
    [one] 1 good
   *[other] { $count } goods
} and returns in { $year }.
event-fee-returned = { $who ->
    [you] You get your { $coins } coins for the departure back.
   *[other] { $seat } gets the { $coins } coins for the departure back.
}
event-master-received = { $who ->
    [you] Your office brings 1 { $good }.
   *[other] { $seat } gets 1 { $good } from an office.
}
    .under = { chapter-effects }
event-built = { $who ->
    [you] You build { $a_building } on { $space }{ $vp ->
        [0] .
       *[other] : { $vp } VP.
    }
   *[other] { $seat } builds { $a_building } on { $space }{ $vp ->
        [0] .
       *[other] : { $vp } VP.
    }
}
    .under = { chapter-effects }
event-activated = { $who ->
    [you] You activate { $the_building } on { $space }: 1 { $good } for { $goods }.
   *[other] { $seat } activates { $the_building } on { $space }: 1 { $good } for { $goods }.
}
    .under = { chapter-effects }
event-prayed = { $who ->
    [you] You give a coin to the church on { $space }: { $vp } VP.
   *[other] { $seat } gives a coin to the church on { $space }: { $vp } VP.
}
    .under = { chapter-effects }
event-collected = { $who ->
    [you] You collect 1 { $good }.
   *[other] { $seat } collects 1 { $good }.
}
    .under = { chapter-effects }
event-harvested = { $who ->
    [you] Your fields bring { $coins } coin.
   *[other] The fields of { $seat } bring { $coins } coin.
}
    .under = { chapter-effects }
event-refined = { $who ->
    [you] Your craftsman makes a precious resource of 1 { $good }.
   *[other] A craftsman of { $seat } makes a precious resource of 1 { $good }.
}
    .under = { chapter-effects }
event-loaded = { $who ->
    [you] You load { $list }.
   *[other] { $seat } loads { $list }.
}
    .item = 1 { $good }
    .under = { chapter-effects }
event-office-taken = { $who ->
    [you] You are now { $the_office } ({ $coins } coins).
   *[other] { $seat } is now { $the_office } ({ $coins } coins).
}
    .under = { chapter-effects }
event-office-missed = { $who ->
    [you] You do not get the office of { $office }: −{ $vp } VP.
   *[other] { $seat } does not get the office of { $office }: −{ $vp } VP.
}
    .under = { chapter-effects }
event-left-unpaid = { $who ->
    [you] Your unpaid pawn leaves { $the_grid }: −{ $vp } VP.
   *[other] An unpaid pawn of { $seat } leaves { $the_grid }: −{ $vp } VP.
}
    .under = { chapter-effects }
event-sent-home = { $who ->
    [you] { $count ->
        [one] 1 worker of yours
       *[other] { $count } workers of yours
    } on { $space } must go home.
   *[other] { $count ->
        [one] 1 worker of { $seat }
       *[other] { $count } workers of { $seat }
    } on { $space } must go home.
}
event-war-checked = War check: the dice show { $roll } (Natives { $natives ->
    [1] –
   *[other] { $natives }
}, Corsairs { $corsairs ->
    [1] –
   *[other] { $corsairs }
}){ $war ->
    [0] , no war.
   *[other] : war!
}
event-war-begins = { $who ->
    [you] You lead { $count } { $enemy } against the city.
   *[other] { $seat } leads { $count } { $enemy } against the city.
}
    .title = war with { $the_enemy }
event-city-is-closed = Walls all around: { $the_enemy } withdraw.
event-enemies-placed = { $size ->
    [one] A single enemy waits
    [2] A double waits
   *[other] A triple waits
} before { $wall }.
event-cannons-fired = { $who ->
    [you] You bet on { $count }, the cannons show { $roll }: { $hit ->
        [0] missed.
       *[other] hit!
    }
   *[other] { $seat } bets on { $count }, the cannons show { $roll }: { $hit ->
        [0] missed.
       *[other] hit!
    }
}
event-no-shot = { $who ->
    [you] You do not fire the cannons.
   *[other] { $seat } does not fire the cannons.
}
event-enemy-shot = An enemy before { $wall } falls{ $vp ->
    [0] .
   *[other] : { $vp } VP for { $who ->
        [you] you.
       *[other] { $seat }.
    }
}
event-defended = { $who ->
    [you] You place an extra pawn on { $space }.
   *[other] { $seat } places an extra pawn on { $space }.
}
event-defended-for = { $who ->
    [you] You place an extra pawn of { $owner } on { $space }.
   *[other] { $seat } places an extra pawn of { $who_owner ->
        [you] yours
       *[other] { $owner }
    } on { $space }.
}
event-hired = { $who ->
    [you] You hire one more pawn ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }).
   *[other] { $seat } hires one more pawn ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }).
}
event-war-round = Round { $round } of the war.
event-stepped = { $who ->
    [you] You move { $size ->
        [one] a single pawn
        [2] a double
       *[other] a triple
    } { $direction }, from { $start } to { $space }.
   *[other] { $seat } moves { $size ->
        [one] a single pawn
        [2] a double
       *[other] a triple
    } { $direction }, from { $start } to { $space }.
}
event-enemies-stepped = { $who ->
    [you] You lead { $size ->
        [one] a single enemy
        [2] a double
       *[other] a triple
    } { $direction }, from { $start } to { $space }.
   *[other] { $seat } leads { $size ->
        [one] a single enemy
        [2] a double
       *[other] a triple
    } { $direction }, from { $start } to { $space }.
}
event-battle = Battle on { $space } ({ $enemy }), { $count } against { $size }: { $killed ->
    [0] { $lost ->
        [one] 1 worker falls
       *[other] { $lost } workers fall
    }
    [one] 1 enemy{ $lost ->
        [0] { " " }falls
        [one] { " " }and 1 worker fall
       *[other] { " " }and { $lost } workers fall
    }
   *[other] { $killed } enemies{ $lost ->
        [0] { " " }fall
        [one] { " " }and 1 worker fall
       *[other] { " " }and { $lost } workers fall
    }
}.
event-kills-scored = { $who ->
    [you] You score { $vp } VP for the enemies.
   *[other] { $seat } scores { $vp } VP for the enemies.
}
event-pawns-lost = { $who ->
    [you] You lose { $count ->
        [one] a pawn
       *[other] { $count } pawns
    } on { $space } and score { $vp } VP.
   *[other] { $seat } loses { $count ->
        [one] a pawn
       *[other] { $count } pawns
    } on { $space } and scores { $vp } VP.
}
event-destroyed = The enemies destroy { $the_building } on { $space }: { $vp } VP for { $who ->
    [you] you.
   *[other] { $seat }.
}
event-joined = { $who ->
    [you] You join the group on { $space }.
   *[other] { $seat } joins the group on { $space }.
}
event-agreed = { $who ->
    [you] You agree to the proposal of { $partner }.
   *[other] { $who_partner ->
        [you] { $seat } agrees to your proposal.
       *[other] { $seat } agrees to the proposal of { $partner }.
    }
}
event-refused = { $who ->
    [you] You turn down the proposal of { $partner }.
   *[other] { $who_partner ->
        [you] { $seat } turns down your proposal.
       *[other] { $seat } turns down the proposal of { $partner }.
    }
}
event-transferred = { $who ->
    [you] You give a pawn from { $start } to { $space }.
   *[other] { $seat } gives a pawn from { $start } to { $space }.
}
event-sacrificed = { $who ->
    [you] You sacrifice the group on { $space }.
   *[other] { $seat } sacrifices the group on { $space }.
}
event-sacrificed-outside = { $who ->
    [you] You sacrifice { $size ->
        [one] a single enemy
        [2] a double
       *[other] a triple
    } before { $wall }.
   *[other] { $seat } sacrifices { $size ->
        [one] a single enemy
        [2] a double
       *[other] a triple
    } before { $wall }.
}
event-war-died-down = { $count } rounds without a battle.
event-war-ends = The war with { $the_enemy } is over{ $count ->
    [0] .
    [one] ; 1 enemy withdraws.
   *[other] ; { $count } enemies withdraw.
}
event-withdrawn = { $who ->
    [you] You take { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } home from { $space }.
   *[other] { $seat } takes { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } home from { $space }.
}
event-order-moved = { $who ->
    [you] You move to place { $place } of the order.
   *[other] { $seat } moves to place { $place } of the order.
}
    .under = { chapter-order }
event-order-kept = { $who ->
    [you] You keep your place in the order.
   *[other] { $seat } keeps the place in the order.
}
    .under = { chapter-order }
event-year-begins = The year { $year } begins.
    .title = { $year }
event-enemies-retreat = On the enemy track both go back: Natives { $natives ->
    [1] –
   *[other] { $natives }
}, Corsairs { $corsairs ->
    [1] –
   *[other] { $corsairs }
}.
event-enemy-approaches = On the enemy track { $the_enemy } move up to { $count }.
event-game-over = The game ends with the year { $year }.

## Why something is not possible

reason-five-placed = You have placed five workers this year.
reason-no-worker = You have no worker in your hand.
reason-no-target = No space of district { roman } takes a worker of yours.
reason-grid-stands = { $the_grid } stands already.
reason-grid-full = No cell { $of_grid } is free.
reason-no-shadow = The shadow plays only with two players.
reason-shadow-used = You have placed the shadow’s pawn of this turn.
reason-cell-taken = The cell is taken.
reason-equal-cell = Cells with the same number are equal; the first is offered.
reason-no-ship = The ship does not lie at the dock.
reason-no-slot = All slots are taken: { $site }.
reason-slot-needs = The next slot needs { $count } workers: { $site }.
reason-office-owned = { $owner } is { $the_office }.
reason-office-sought = { $owner } already aims for the office of { $office }.
reason-one-office = You may aim for one office a year.
reason-departure-paid = { $owner } has paid for the departure.
reason-too-few-coins = { $coins ->
    [one] 1 coin is needed.
   *[other] { $coins } coins are needed.
}
reason-too-few-points = { $vp } VP are needed.
reason-nothing-aboard = Nothing is aboard, and nobody is on the dock.
reason-no-trade = Without trade, as agreed.
reason-no-offer-left = You have made three offers in this turn.
reason-trade-with-yourself = A trade needs two.
reason-nothing-to-trade = Neither of you has anything to trade.
reason-no-coins-to-trade = { $partner } has no coins to trade for.
reason-you-have-no-more = You have no more: { $good }.
reason-partner-has-no-more = { $partner } has no more: { $good }.
reason-empty-offer = The offer is empty.
reason-site-is-built = There is a building; unbuilt places come first, and palace and cathedral stay.
reason-line-full = The line is full of roads.
reason-road-there = There is a road already.
reason-wall-there = There is a wall already.
reason-same-place = You are there already.
reason-plaza = The Plaza Mayor stays free.
reason-others-stand-there = { $owner } stands there; expropriation costs two for one.
reason-three-stand-there = Three stand there already.
reason-not-reached = It lies neither on the start line nor beside a hut or house of yours.
reason-hut-has-worker = A worker stands on the hut already.
reason-nothing-to-do-there = There is nothing to do for a worker.
reason-needs-house = A house of yours must stand beside it.
reason-building-is-taken = { $count ->
    [one] The building takes 1 worker; with a road it would take 2.
   *[other] The building takes { $count } workers.
}
reason-nobody-to-expropriate = Nobody else stands there.
reason-building-protects = On buildings nobody is expropriated.
reason-expropriation-needs = { $count } workers and as many placements are needed.
reason-cannot-pay = Your goods and coins are not enough.
reason-built-this-year = Something was built here this year.
reason-needs-unbuilt = { $the_building } needs an unbuilt space.
reason-needs-building = { $the_building } is built on { $a_below }.
reason-not-your-hut = It is not your hut.
reason-needs-workers = { $count ->
    [one] { $the_building } needs 1 worker here.
   *[other] { $the_building } needs { $count } workers here.
}
reason-one-in-district = District { roman } has { $a_building } already.
reason-no-tile = No tile is left: { $building }.
reason-square-needs-five = Five buildings or walls must be around it; { $count ->
    [one] there is 1.
   *[other] there are { $count }.
}
reason-not-activated = Nothing can be activated here.
reason-other-good = { $the_building } does not work with this: { $good }.
reason-activated-already = { $count ->
    [one] It was activated this year; without a road once is the limit.
   *[other] It was activated { $count } times this year.
}
reason-not-your-slot = Your workers are not there.
reason-harvest-needs-two = Two workers in the fields are needed.
reason-no-craftsman = You have no worker at craft work.
reason-nobody-on-dock = You have no worker on the dock.
reason-loaded-enough = Your workers on the dock have loaded { $count } goods, which is all they can.
reason-ship-full = The ship holds { $count } goods.
reason-nothing-owed = You owe nothing there.
reason-no-office-pawn = You have no pawn on an office.
reason-no-such-power = You do not have this office, or only since this year.
reason-free-segment-used = You have used it this year.
reason-no-stick = No stick or no edge is left.
reason-enemies-left = { $count ->
    [one] 1 enemy is left.
   *[other] { $count } enemies are left.
}
reason-bet-too-high = Six hits are the limit, seven for the Gunner, and no more than the { $count } enemies.
reason-no-post = District { roman } has no building for the pawn.
reason-others-defend = Another colour stands there.
reason-not-your-post = Only own huts and houses, and empty barracks.
reason-not-your-group = You do not lead this group.
reason-group-fought = The group has fought in this turn.
reason-group-finished = The group has moved; only a sacrifice lets it move again.
reason-group-stuck = The group cannot move anywhere.
reason-no-way = There is no way.
reason-no-points = No movement is left.
reason-inactive-pawns = Pawns of { $attacker }, who attacks, bar the way.
reason-group-too-large = Three pawns are the limit.
reason-join-instead = The pawns of others must agree: propose to join.
reason-nobody-to-join = There is nobody to join.
reason-refused-already = It was refused in this turn.
reason-step-instead = A simple step is enough.
reason-two-doubles = Only a double that has not finished gives a pawn to a double beside it.

## Options

option-experience = Experience
    .help = Beginners have more goods and fewer enemies.
option-short_game = Short game
    .help = 15 years instead of 20, smaller grids, 1 stone, 1 wood and 1 coin more at the start, offices worth 3 VP more.
option-attacker_number_correction = Fewer attackers
    .help = 1 enemy less with four players, 2 less with five.
option-trade = Trade
    .help = Players may exchange goods and coins in their turns, by offer and answer.
value-beginner = beginners
value-intermediate = intermediate
value-expert = experts

## Points by source

source-track = Points during the game
source-coins = Coins
source-offices = Public offices
source-houses = Houses
tie-coins = coins left
tie-precious = precious resources
tie-stone_and_wood = stone and wood

## Effects of a choice, as a short forecast; $change has its sign

effect-workers = { $count ->
    [one] { $change } worker
   *[other] { $change } workers
}
effect-good = { $change } { $good }

## Words on the table

table-year = { $year }
table-phase-placement = placement
table-phase-completion = completion
table-phase-effects = effects
table-phase-war = war
table-phase-order = order of play
table-war = { $count } { $enemy }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}
table-enemies = Natives { $natives ->
    [1] –
   *[other] { $natives }
}, Corsairs { $corsairs ->
    [1] –
   *[other] { $corsairs }
}
table-outside = Outside
table-slot = next { $count }
table-attacked = { $count ->
    [one] has attacked
   *[other] has attacked { $count } times
}
table-no_ship = no ship yet
table-ship_away = ship back in { $year }
table-ship = ship docked, { $count } aboard
table-buildings = Buildings
table-districts = Districts
table-connected = connected { $list }
table-closed = closed { $list }
table-values = value { $list }
table-offices = Offices
table-vp = { $vp } VP
table-hand = { $count } in hand

# How long a promise lasts: a round is called so here.
order-round = for the whole year

## A time line

chapter-first = 1580
chapter-placement = Placement
chapter-completion = Completion
chapter-effects = Effects
chapter-war = War
chapter-order = Order of play

## Why, in a first game

purpose-city = With the workers and goods you have now you can still build { $a_buildings } there this year.
purpose-city-first = You have no home in the city yet. On the yellow line everybody may begin: with your workers and goods you can build { $a_buildings } there this year.
purpose-city-stay = Nothing can be built there this year with what you have; but who stands on a space keeps it for next year.
purpose-place = With this one { $count ->
    [one] a worker of yours stands
   *[other] { $count } workers of yours stand
} there: enough for { $a_buildings }, and you have the goods.
purpose-place-more = It holds the space. With { $count ->
    [one] one more worker
   *[other] { $count } more workers
} on it you can build { $a_buildings }.
purpose-place-guard = There are enough to build. One more guards the space: to drive { $count } away takes { $number } workers, and nobody places more than five a year.
purpose-place-works = Your house is beside it: in the effects phase this worker can use { $the_building }.
purpose-expropriate = { $count } of your workers drive { $owner }’s away, because nobody else may stand where you want to build.
purpose-grid = Everybody scores the numbers of his cells once all cells { $of_grid } are held and paid; { $count ->
    [one] one is
   *[other] { $count } are
} still free.
purpose-work-quarry = Most buildings cost stone, and you have { $goods }. A place there brings one more in the effects phase; the first places need one worker, later ones two or three.
purpose-work-quarry-none = Most buildings cost stone, and you have none. A place there brings one in the effects phase; the first places need one worker, later ones two or three.
purpose-work-forest = Most buildings cost wood, and you have { $goods }. A place there brings one more in the effects phase; the first places need one worker, later ones two or three.
purpose-work-forest-none = Most buildings cost wood, and you have none. A place there brings one in the effects phase; the first places need one worker, later ones two or three.
purpose-work-workshop = The buildings with points cost precious resources, and you have { $goods }. Here one is made of a stone or a wood.
purpose-work-workshop-none = The buildings with points cost precious resources, and you have none. Here one is made of a stone or a wood.
purpose-work-fields = Two workers in the fields earn 1 coin; with this one you have { $count } there.
purpose-work-dock = The ship is in port. What you load comes back as coins in two years, and precious resources as points, too.
purpose-work-order = You are number { $place } in the order of play. Who has most workers here chooses his place for next year.
purpose-end_placement-all = All your workers are out that may go this year.
purpose-end_placement = Nobody has to place all five; { $count ->
    [one] one stays
   *[other] { $count } stay
} in your hand.
purpose-collect = Fetch first what your workers have earned, then see what you can pay for.
purpose-refine = You have { $goods }. Nobody digs them out: they are made like this, and buildings with points cost them.
purpose-refine-none = You have no precious resource. Nobody digs them out: they are made like this, and buildings with points cost them.
purpose-pay = Goods first: every unit replaced by coins costs one coin more than the one before.
purpose-pay-coins = { $count ->
    [one] One good is
   *[other] { $count } goods are
} missing or needed elsewhere, so coins replace them.
purpose-end_effects = Your workers can do nothing more this year.
purpose-attack = You lead the enemies, { $count } of them are still to come. Send them where the others have built and you have not.
purpose-group = { $count ->
    [one] A single enemy goes farthest and needs no battle to destroy a building.
   *[other] Together they are slower, but they win battles against defenders.
}
purpose-shadow = The shadow’s pawns help to complete the building, and score nothing.
purpose-cell = You score its number when the building is completed. Unpaid it costs 3 VP.
purpose-pay_now-yes = Paid is paid: whatever happens before your effects turn, the cell is safe.
purpose-pay_now-no = In your effects turn you know better what you can spare.
purpose-pay_wall = Either will do: pay with what you need less.
purpose-office = An office has a power every year, and points at the end.
purpose-pay_departure = The ship sails this year, and what was loaded comes back as coins.
purpose-offer = What one has too much of, another may need.
purpose-give = You can spare it.
purpose-get = You need it for what you want to build.
purpose-cancel = There is nothing to which the other would agree.
purpose-trade-yes = You need what you get more than what you give.
purpose-trade-no = What you would give is worth more to you.
purpose-take = Take what your next building needs.
purpose-build = { $effect_building }
purpose-activate = { $effect_building }
purpose-harvest = Two workers in the fields earn a coin; they have nothing else to do there.
purpose-pay_cell = Paid it counts when the building is completed; unpaid it costs you 3 VP.
purpose-free_road = Your office gives you a road every year, for nothing.
purpose-free_wall = Your office gives you a wall every year, for nothing.
purpose-raise = It stands beside the Plaza; what is beside it already decides which place suits you.
purpose-road = Roads from the Plaza Mayor to its centre connect a district: houses there count 1 VP more, and a building takes two workers.
purpose-road-district = { $count ->
    [0] District { roman } is connected with it: houses there count 1 VP more, and a building takes two workers.
    [one] Then one more road connects district { roman } with the Plaza Mayor.
   *[other] Then { $count } more roads connect district { roman } with the Plaza Mayor.
}
purpose-road_line = { $count ->
    [one] One road on this line, and district { roman } is connected: houses there count 1 VP more, and a building takes two workers.
   *[other] On this line lies the way to district { roman }: { $count } roads connect it with the Plaza Mayor.
}
purpose-wall = Enemies stand before open edges only; a closed district is safe, and counts for the defender’s office.
purpose-end_effects-save = What is left would cost goods that you need more next year.
purpose-move_order = Who plays earlier finds more places free next year.
purpose-keep_order = Your place is good enough, and your pawns stay yours.
purpose-bet = A higher bet removes more enemies, but only if the roll is high enough.
purpose-shoot = Remove them where they could do most harm.
purpose-defend = Where somebody stands, enemies have to win a battle before they destroy the building.
purpose-hire-yes = One more defender costs less than what would be destroyed.
purpose-hire-no = There are enough of you; coins count at the end.
purpose-select = This group can still move, and something is within reach.
purpose-step = Nearer to what it is to reach.
purpose-step-battle = There it comes to a battle: your { $count } against { $number }.
purpose-step-raze = Nobody stands there: { $the_building } is destroyed, for { $count } VP, and one enemy is gone.
purpose-step-guard = Whoever stands there guards { $the_building }: enemies have to win a battle first.
purpose-join = Together they are stronger: three win against two.
purpose-done = It stands where it is needed.
purpose-extra = One group is given up, so that another one moves once more in this round.
purpose-sacrifice = This one can do least where it stands.
purpose-agree-yes = Together you lose less than alone.
purpose-agree-no = Your pawns are needed where they stand.
purpose-end_war_turn = Nobody who is left can reach anything useful in this round.
purpose-withdraw-yes = At home they can be placed anew next year.
purpose-withdraw-no = They keep the space for next year.
purpose-plan-trade_offer = A good trade gives what one has too much of for what one lacks; the other has to agree.
