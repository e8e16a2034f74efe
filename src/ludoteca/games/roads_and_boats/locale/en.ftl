# Roads & Boats in English.
#
# Values come translated: $the_building is the attribute `.the` of a building, $a_transporter has its article;
# $who is "you" when the reader sits on $seat.

game-title = Roads & Boats
game-tagline = Carry goods over land and water, from a handful of boards to stocks and a wonder.

## Goods

good-trunks = trunks
    .many = { $count ->
        [one] pile of trunks
       *[other] piles of trunks
    }
    .counted = { $count } { good-trunks.many }
good-boards = boards
    .many = { $count ->
        [one] set of boards
       *[other] sets of boards
    }
    .counted = { $count } { good-boards.many }
good-clay = clay
    .many = { $count ->
       *[other] clay
    }
    .counted = { $count } { good-clay.many }
good-stone = stone
    .many = { $count ->
        [one] stone
       *[other] stones
    }
    .counted = { $count } { good-stone.many }
good-fuel = fuel
    .many = { $count ->
       *[other] fuel
    }
    .counted = { $count } { good-fuel.many }
good-iron = iron
    .many = { $count ->
       *[other] iron
    }
    .counted = { $count } { good-iron.many }
good-gold = gold
    .many = { $count ->
       *[other] gold
    }
    .counted = { $count } { good-gold.many }
good-paper = paper
    .many = { $count ->
       *[other] paper
    }
    .counted = { $count } { good-paper.many }
good-coins = coins
    .many = { $count ->
        [one] coin
       *[other] coins
    }
    .counted = { $count } { good-coins.many }
good-stock = stock
    .many = { $count ->
        [one] stock
       *[other] stocks
    }
    .counted = { $count } { good-stock.many }
good-goose = goose
    .many = { $count ->
        [one] goose
       *[other] geese
    }
    .counted = { $count } { good-goose.many }

## Transporters

transporter-donkey = donkey
    .the = the donkey
    .a = a donkey
transporter-wagon = wagon
    .the = the wagon
    .a = a wagon
transporter-truck = truck
    .the = the truck
    .a = a truck
transporter-raft = raft
    .the = the raft
    .a = a raft
transporter-rowboat = rowboat
    .the = the rowboat
    .a = a rowboat
transporter-steamer = steamer
    .the = the steamer
    .a = a steamer

## Buildings

building-woodcutter = woodcutter
    .the = the woodcutter
    .a = a woodcutter
building-quarry = quarry
    .the = the quarry
    .a = a quarry
building-clay_pit = clay pit
    .the = the clay pit
    .a = a clay pit
building-mine = mine
    .the = the mine
    .a = a mine
building-oil_rig = oil rig
    .the = the oil rig
    .a = an oil rig
building-sawmill = sawmill
    .the = the sawmill
    .a = a sawmill
building-stone_factory = stone factory
    .the = the stone factory
    .a = a stone factory
building-coal_burner = coal burner
    .the = the coal burner
    .a = a coal burner
building-paper_mill = paper mill
    .the = the paper mill
    .a = a paper mill
building-mint = mint
    .the = the mint
    .a = a mint
building-stock_exchange = stock exchange
    .the = the stock exchange
    .a = a stock exchange
building-wagon_factory = wagon factory
    .the = the wagon factory
    .a = a wagon factory
building-truck_factory = truck factory
    .the = the truck factory
    .a = a truck factory
building-raft_factory = raft factory
    .the = the raft factory
    .a = a raft factory
building-rowboat_factory = rowboat factory
    .the = the rowboat factory
    .a = a rowboat factory
building-steamer_factory = steamer factory
    .the = the steamer factory
    .a = a steamer factory

## Research

topic-rowboat = rowboats
topic-truck = trucks
topic-steamer = steamers
topic-oil_rig = oil rigs
topic-special_mine = specialised mines
topic-big_mine = big mines
topic-new_shafts = new shafts
fill-normal = 3 gold and 3 iron
fill-gold_only = 4 gold
fill-iron_only = 4 iron
fill-big = 5 gold and 5 iron

## The map

terrain-woods = woods
terrain-pasture = pasture
terrain-rock = rock
terrain-mountain = mountain
terrain-desert = desert
terrain-sea = sea
tile-pasture = { terrain-pasture }
tile-pasture_straight = { terrain-pasture } with a straight river
tile-pasture_gentle = { terrain-pasture } with a gentle bend
tile-pasture_sharp = { terrain-pasture } with a sharp bend
tile-pasture_y = { terrain-pasture } with a river fork
tile-woods = { terrain-woods }
tile-woods_straight = { terrain-woods } with a straight river
tile-woods_gentle = { terrain-woods } with a gentle bend
tile-woods_sharp = { terrain-woods } with a sharp bend
tile-rock = { terrain-rock }
tile-rock_straight = { terrain-rock } with a straight river
tile-rock_gentle = { terrain-rock } with a gentle bend
tile-rock_sharp = { terrain-rock } with a sharp bend
tile-mountain = { terrain-mountain }
tile-mountain_source = { terrain-mountain } with a spring
tile-desert = { terrain-desert }
tile-desert_gentle = { terrain-desert } with a gentle bend
tile-desert_sharp = { terrain-desert } with a sharp bend
tile-sea = { terrain-sea }
spot-bank0 = bank 0
spot-bank1 = bank 1
spot-bank2 = bank 2
spot-water = the water
spot-dock0a = dock 0a
spot-dock0b = dock 0b
spot-dock1a = dock 1a
spot-dock1b = dock 1b
spot-dock2a = dock 2a
spot-dock2b = dock 2b
spot-dock3a = dock 3a
spot-dock3b = dock 3b
spot-dock4a = dock 4a
spot-dock4b = dock 4b
spot-dock5a = dock 5a
spot-dock5b = dock 5b
way-land = by land
way-a = along side a of the river
way-b = along side b of the river
way-sea = out to sea
way-river = by river
way-dock = to the dock
way-dock_a = to the dock on side a
way-dock_b = to the dock on side b
half-whole = the whole edge
half-a = side a
half-b = side b
recipe-set = one set
recipe-boards = from boards
recipe-mixed = from both
recipe-trunks = from trunks
prayer-keep = Keep praying
prayer-leave = Stop praying
phase-production = production
phase-movement = movement
phase-building = building
phase-wonder = wonder
limit-land = on land
limit-water = on water
limit-total = in all

## What can be decided: the label of every action

action-tile = Lay { $tile }
action-lay = Lay it on { $hex }
action-turn = { $rotation ->
    [0] Leave it as it lies
    [one] Turn it once
    [2] Turn it twice
   *[other] Turn it { $rotation } times
}
action-start = Make { $hex } your home
action-bank = On bank { $bank }
action-position = Play in position { $position }
action-produce = Produce on { $hex } ({ $recipe })
action-produce-goods = Produce { $outputs } from { $inputs } on { $hex } ({ $building })
action-produce-transporter = Produce { $a_transporter } from { $inputs } on { $hex } ({ $building })
action-launch = Put it into the water: { $spot }
action-launch-dock = At the coast towards { $to }, { $half }
action-launch-coast = At the coast towards { $to }
action-launch-water = Into the river
action-launch-bank = On bank { $bank }
action-launch-land = On land
action-breed = Let the donkeys on { $hex } have a foal
action-research = Research on { $hex }, bank { $bank }
action-research-land = Research on { $hex }
action-topic = Research { $topic }
action-end_make = Make nothing more
action-discard = Discard a transporter
action-discard-here = Discard { $the_transporter } on { $hex }
action-stow = Load or unload a transporter
action-stow-here = Load or unload { $the_transporter } on { $hex }
action-exchange = Exchange goods with { $partner }
action-exchange-ground = Exchange goods with the ground of bank { $bank }
action-exchange-land = Exchange goods with the ground
action-exchange-followers = Load a goose that follows
action-exchange-carrier = Exchange goods with { $who_owner ->
    [you] { $the_transporter } on { $hex }
   *[other] { $the_transporter } of { $owner } on { $hex }
}
action-get = Load { $good }
action-put = Unload { $good }
action-swap = Swap for { $good }
action-return = Give { $good } in return
action-close = Enough of this exchange
action-end_stow = Load nothing more
action-drop = Set it down: { $spot }
action-drop-dock = Set it down at the coast towards { $to }, { $half }
action-drop-coast = Set it down at the coast towards { $to }
action-drop-water = Set it down in the water
action-drop-bank = Set it down on bank { $bank }
action-drop-land = Set it down on land
action-keep = Keep it aboard
action-select = Move a transporter
action-select-here = Move { $the_transporter } on { $hex }
action-end_move = Move nothing more
action-step = Over edge { $edge }, { $way }
action-step-here = To { $hex }, { $way }
action-follow = A goose from bank { $bank } follows
action-follow-land = A goose follows
action-unfollow = A goose stays on bank { $bank }
action-unfollow-land = A goose stays here
action-pickup = Take a transporter aboard
action-pickup-here = Take { $the_transporter } on { $hex } aboard
action-finish = It has done its part
action-site = Build on { $hex }
action-build = Build { $a_building }
action-shaft = Dig a new shaft
action-fill = Fill the bag with { $fill }
action-bridge = Build a bridge over arm { $arm }
action-road = Build a road over edge { $edge } ({ $half })
action-road-here = Build a road to { $to } ({ $half })
action-road-to = Build a road to { $to }
action-wall = Build a wall on edge { $edge }
action-demolish = Demolish the wall on edge { $edge }
action-end_build = Build nothing more
action-buy = Buy a brick
action-pay = Pay with { $good }
action-end_wonder = Buy no brick
action-propose = Ask the owner of a transporter
action-propose-here = Ask for goods of { $the_transporter } of { $owner } on { $hex }
action-ask = Ask for { $good }
action-source = Pay from { $partner }
action-source-ground = Pay from the ground of bank { $bank }
action-source-land = Pay from the ground
action-source-followers = Pay with a goose that follows
action-source-carrier = Pay from the load of { $the_transporter } on { $hex }
action-demand = { $answer ->
    [yes] Demand that the order be determined
   *[no] Demand nothing
}
action-pray = { $prayer }
action-upgrade = { $answer ->
    [yes] Replace the factory
   *[no] Leave the factory as it is
}
action-answer = { $answer ->
    [yes] Agree
   *[no] Refuse
}
action-wall-here = Build a wall towards { $to } for { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
action-demolish-here = Demolish the wall towards { $to } for { $count ->
    [one] 1 set of boards
   *[other] { $count } sets of boards
}
action-buy-here = Buy a brick for { $price ->
    [one] 1 good
   *[other] { $price } goods
}

## What is asked, why, and the rules behind it

prompt-choose_tile = Choose a tile for the map. A river begins at a spring or at the sea, and it must still be possible to finish it.
    .rule = RB-3.22, RB-3.21
prompt-lay_tile = Where does the tile lie?
    .rule = RB-3.22
prompt-turn_tile = In which direction does its river flow?
    .rule = RB-3.22
prompt-choose_start = Choose your home. Goods and three donkeys begin there, and bricks for the wonder are paid there.
    .rule = RB-4.5, RB-4.6, RB-4.7
prompt-start_bank = On which bank of the river is your home?
    .rule = RB-4.6
prompt-demand = Shall the order of this phase be determined? If nobody demands it, everything stays as it was.
    .rule = RB-5.5
prompt-pray = Does your figure keep praying? Whoever stops goes to the back of the row, and chooses a position earlier.
    .rule = RB-5.6
prompt-position = Which position do you take in the sequence?
    .rule = RB-5.7
prompt-make = Produce, breed and research where you have transporters, in any order.
    .rule = RB-6.2.10, RB-6.2.6, RB-6.2.20
prompt-launch = Where does the new boat go into the water?
    .rule = RB-6.2.16
prompt-topic = What do you research? It is yours for the whole game.
    .rule = RB-6.2.21, RB-6.2.20
prompt-upgrade = You may replace this factory by a new one now, free of charge, and never later.
    .rule = RB-6.2.23, RB-6.2.24
prompt-discard = You have too many transporters: one has to go.
    .rule = RB-6.2.26, RB-6.2.28
prompt-stow = Load and unload before anything runs by itself. Which transporter?
    .rule = RB-5.20, RB-6.2.33
prompt-stow_partner = With what does it exchange goods?
    .rule = RB-6.1.9
prompt-exchange = What changes hands?
    .rule = RB-6.1.14
prompt-return = What do you give in return?
    .rule = RB-6.1.10
prompt-carried = A transporter is carried. Set it down?
    .rule = RB-6.3.24
prompt-select = Which transporter moves next? Each moves once.
    .rule = RB-6.3.2
prompt-move = Move, load and unload, lead geese, or carry another transporter.
    .rule = RB-6.3.6, RB-6.3.3
prompt-choose_site = Where do you build? You need a transporter there, and the goods.
    .rule = RB-6.4.1, RB-6.4.23
prompt-build = What do you build here?
    .rule = RB-6.4.5, RB-6.4.17
prompt-build_bank = On which bank does it stand?
    .rule = RB-6.4.5
prompt-fill = What goes into the bag of the mine?
    .rule = RB-6.4.10, RB-6.4.11
prompt-buy_brick = Buy a brick for the wonder? Each further one in this turn costs one good more.
    .rule = RB-6.5.2, RB-6.5.3
prompt-pay = Which good do you pay with?
    .rule = RB-6.5.4
prompt-source = From where do you take it?
    .rule = RB-6.1.15
prompt-ask = Which good do you ask for?
    .rule = RB-6.7.1
prompt-answer = Another player asks something of you. Do you agree?
    .rule = RB-6.7.1
prompt-game_over = The game is over.
    .rule = RB-7.1, RB-7.3

## The same questions with what the position says

prompt-launch-here = Where does { $the_transporter } made on { $hex } go into the water?
prompt-upgrade-here = Make { $the_building } on { $hex } into { $a_new }? It costs nothing, and cannot be done later.
prompt-discard-here = You have too many transporters { $limit }: one has to go.
prompt-stow_partner-here = With what does { $the_transporter } on { $hex } exchange goods?
prompt-carried-here = On { $hex } { $the_by } carries { $a_transporter }. Set it down?
prompt-build-here = What do you build on { $hex }?
prompt-build_bank-here = On which bank of { $hex } does { $the_building } stand?
prompt-source-here = From where do you take { $counted_good }?
prompt-answer-get = { $asker } would like to load { $counted_good } from your { $transporter } on { $hex }. Do you agree?
prompt-answer-put = { $asker } would like to put { $counted_good } on your { $transporter } on { $hex }. Do you agree?
prompt-answer-give = { $asker } asks you to unload { $counted_good } from your { $transporter } on { $hex }. Do you agree?
prompt-exchange-here = What does { $the_transporter } on { $hex } load or unload? { $room ->
    [0] It is full.
    [one] It has room for 1 more.
   *[other] It has room for { $room } more.
}
prompt-move-here = Your { $transporter } is on { $hex } and has { $points ->
    [0] no movement points left.
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
prompt-buy_brick-here = Buy a brick for the wonder? It costs { $price ->
    [one] 1 good
   *[other] { $price } goods
} from your home tile.
prompt-pay-here = { $count ->
    [one] One good is still to be paid. Which?
   *[other] { $count } goods are still to be paid. Which is the next?
}

## What one might overlook in a choice

catch-docks = docking ends its movement
catch-off-road = off the road: its only step
catch-cost = costs { $goods }
catch-aboard = carries { $goods }
catch-carries = carries { $a_transporter }

## Steps, in the words of "it is time for …"

step-choose_tile = choosing a tile
step-lay_tile = laying a tile
step-turn_tile = turning a tile
step-choose_start = choosing a home
step-start_bank = choosing a bank
step-demand = demanding an order
step-pray = praying
step-position = choosing a position
step-make = production
step-launch = launching a boat
step-topic = research
step-upgrade = upgrading a factory
step-discard = discarding a transporter
step-stow = loading and unloading
step-stow_partner = choosing what to exchange with
step-exchange = exchanging goods
step-return = giving something in return
step-carried = setting transporters down
step-select = choosing a transporter
step-move = moving
step-choose_site = choosing where to build
step-build = building
step-build_bank = choosing a bank
step-fill = filling a mine
step-buy_brick = the wonder
step-pay = paying for a brick
step-source = choosing where goods come from
step-ask = asking for a good
step-answer = an answer
step-game_over = counting points

## What happened

event-turn-begins = Turn { $turn } begins.
    .title = Turn { $turn }
event-phase-begins = Turn { $turn }: { $phase }.
    .title = { $phase }
event-temple-drawn = { $who ->
    [you] The figures stand before the temple; you choose first.
   *[other] The figures stand before the temple; { $seat } chooses first.
}
event-tile-laid = { $who ->
    [you] You lay { $tile } on { $hex }.
   *[other] { $seat } lays { $tile } on { $hex }.
}
event-settled = { $who ->
    [you] You are at home on { $hex }.
   *[other] { $seat } is at home on { $hex }.
}
event-order-demanded = { $who ->
    [you] You demand that the order be determined.
   *[other] { $seat } demands that the order be determined.
}
event-kept-praying = { $who ->
    [you] You keep praying.
   *[other] { $seat } keeps praying.
}
event-stopped-praying = { $who ->
    [you] You stop praying and go to the back of the row.
   *[other] { $seat } stops praying and goes to the back of the row.
}
event-position-taken = { $who ->
    [you] You take position { $position }.
   *[other] { $seat } takes position { $position }.
}
event-yielded = On { $hex } { $the_building } yields { $counted_good }.
event-goose-hatched = A goose hatches on { $hex }.
event-produced = { $who ->
    [you] You produce { $counted_good } on { $hex }.
   *[other] { $seat } produces { $counted_good } on { $hex }.
}
event-transporter-made = { $who ->
    [you] You make { $a_transporter } on { $hex }.
   *[other] { $seat } makes { $a_transporter } on { $hex }.
}
event-donkey-born = { $who ->
    [you] A donkey of yours is born on { $hex }.
   *[other] A donkey of { $seat } is born on { $hex }.
}
event-researched = { $who ->
    [you] You research { $topic }.
   *[other] { $seat } researches { $topic }.
}
event-upgraded = { $who ->
    [you] You make { $a_building } of the factory on { $hex }.
   *[other] { $seat } makes { $a_building } of the factory on { $hex }.
}
event-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $a_transporter } on { $hex }{ $refund ->
    [0] .
   *[other] , and the goods spent on it come back.
}
event-ran-by-itself = On { $hex } { $the_building } works by itself: { $counted_good }.
event-ran-for-nothing = On { $hex } { $the_building } makes a transporter that nobody claims.
event-research-wasted = Geese and paper on { $hex } ponder without any use.
event-loaded = { $who ->
    [you] You load
   *[other] { $seat } loads
} { $counted_good } on { $hex } with { $the_transporter }{ $aboard ->
    [0] .
   *[other] , from another transporter.
}
event-unloaded = { $who ->
    [you] You unload
   *[other] { $seat } unloads
} { $counted_good } on { $hex } with { $the_transporter }{ $aboard ->
    [0] .
   *[other] , onto another transporter.
}
event-stepped = { $who ->
    [you] You move { $the_transporter } from { $origin } to { $hex }.
   *[other] { $seat } moves { $the_transporter } from { $origin } to { $hex }.
}
event-set-down = { $who ->
    [you] You set
   *[other] { $seat } sets
} { $the_transporter } down on { $hex }.
event-picked-up = On { $hex } { $who ->
    [you] your { $by }
   *[other] { $the_by } of { $seat }
} takes { $a_transporter } aboard.
event-goose-follows = A goose on { $hex } follows { $who ->
    [you] your { $transporter }.
   *[other] { $the_transporter } of { $seat }.
}
event-goose-stays = A goose leaves { $who ->
    [you] your { $transporter }
   *[other] { $the_transporter } of { $seat }
} and stays on { $hex }.
event-built = { $who ->
    [you] You build { $a_building } on { $hex }.
   *[other] { $seat } builds { $a_building } on { $hex }.
}
event-shaft-dug = { $who ->
    [you] You dig a new shaft on { $hex }: { $fill }.
   *[other] { $seat } digs a new shaft on { $hex }: { $fill }.
}
event-bridge-built = { $who ->
    [you] You build a bridge on { $hex }.
   *[other] { $seat } builds a bridge on { $hex }.
}
event-road-built = { $who ->
    [you] You build a road from { $hex } to { $to }.
   *[other] { $seat } builds a road from { $hex } to { $to }.
}
event-wall-built = { $who ->
    [you] You build
   *[other] { $seat } builds
} a wall between { $hex } and { $to }{ $count ->
    [one] .
   *[other] ; it has { $count } pieces now.
}
event-pushed-out = A wall pushes { $who ->
    [you] your { $transporter }
   *[other] { $the_transporter } of { $seat }
} out to sea, to { $hex }.
event-wall-demolished = { $who ->
    [you] You demolish
   *[other] { $seat } demolishes
} the wall between { $hex } and { $to }; it is neutral now.
event-neutral-brick = A neutral brick takes space { $space } of the wonder.
event-brick-bought = { $who ->
    [you] You place a brick on space { $space } of the wonder.
   *[other] { $seat } places a brick on space { $space } of the wonder.
}
event-irrigated = Water comes to the deserts: from now on all of them are pastures.
event-asked = { $offers ->
    [0] { $who ->
        [you] You ask
       *[other] { $seat } asks
    } { $owner } for { $counted_good } on { $hex }.
   *[other] { $who ->
        [you] You offer
       *[other] { $seat } offers
    } { $owner } { $counted_good } on { $hex }.
}
event-refused = { $who ->
    [you] You refuse what { $asker } proposes.
   *[other] { $seat } refuses what { $asker } proposes.
}
event-given = { $who ->
    [you] You give up
   *[other] { $seat } gives up
} { $counted_good } on { $hex } ({ $transporter }).
event-game-over = The game ends in turn { $turn }.
event-solo-result = { $medals ->
    [0] { $points } points: no medal this time.
    [1] { $points } points: bronze.
    [2] { $points } points: silver, the goal is reached.
   *[other] { $points } points: gold.
}

## Why something is not possible

reason-no-such-tile = No { $tile } is left.
reason-no-place = There is no place for { $tile } now.
reason-does-not-fit = Like that { $tile } does not fit: tiles touch, rivers meet rivers, and every river can be finished.
reason-start-taken = On { $hex } nobody can begin: it is taken, or too close to another home.
reason-position-taken = { $owner } has taken this position.
reason-no-such-building = Nothing is produced in that way on { $hex }.
reason-not-present = You have no transporter on that side of { $hex }.
reason-used-up = { $the_building } can do no more in this turn.
reason-needs = This needs { $goods } there.
reason-needs-donkey = A wagon needs a donkey of yours in the factory’s region.
reason-no-water = Walls of others close all water there.
reason-no-dock = There is no such place in the water.
reason-bred = Here a donkey was born in this turn already.
reason-not-alone = Two empty donkeys of yours must be alone on a pasture; on { $hex } they are not.
reason-knows-everything = You know everything already.
reason-same-pool = The same goods are offered on another bank.
reason-known = You know { $topic } already.
reason-not-yours = This transporter is not yours.
reason-carries = Transporters that carry or are carried take no part.
reason-twin = There is an equal one: take that.
reason-not-at-factory = One at a factory, of the right kind, has to go first.
reason-enough-acts = It has done enough here.
reason-nothing-to-exchange = There is nothing to exchange.
reason-across-the-river = The river lies in between.
reason-no-such-transporter = There is no such transporter.
reason-no-contact = The two do not reach each other.
reason-no-cooperation = Nobody has agreed on exchanges between players.
reason-both-ways = In one exchange { $good } goes one way only.
reason-no-such-good = There is no { $good }.
reason-full = It is full.
reason-partner-full = The other one is full.
reason-sinks = At sea there is no place for { $good } without an oil rig.
reason-refused = This was refused, or enough was proposed in this phase.
reason-is-carried = It is carried by another one.
reason-done = It has done its part in this turn.
reason-no-way = No way leads there.
reason-no-points = It has no movement points left.
reason-wall = A wall of { $owner } stands there.
reason-moved-by-another = It holds a good that another transporter of yours has moved in this turn.
reason-goose-alone = No goose stays alone at sea.
reason-needs-road = It goes on roads only.
reason-off-road-first = Off the road a donkey makes a single step, and no other.
reason-same-destination = Another way leads to the same place, no worse.
reason-no-goose = There is no goose on the ground.
reason-goose-moved = Another transporter of yours has led that goose in this turn.
reason-goods-aboard = Neither may have goods aboard.
reason-has-moved = It has moved already.
reason-not-beside = It is not in the same place.
reason-nothing-to-build = On { $hex } you can build nothing.
reason-one-building = Here stands { $a_building }; there is one building to a tile.
reason-terrain = { $the_building } stands on { $terrain }.
reason-wasteland = This cannot stand here: it is { $terrain }.
reason-shore = { $the_building } needs a river or a coast.
reason-not-researched = You have not researched { $topic }.
reason-no-mine = There is no mine here.
reason-no-bridge = No bridge is needed there, or no stone is at hand.
reason-road-there = There is a road already, or no place for one.
reason-no-wall = There is no wall to demolish there.
reason-own-wall = Your own walls stay.
reason-rim = The map ends there.
reason-pay-in-order = Goods are named in their order.
reason-pay-enough = Of this and the later goods there are too few: begin with an earlier one.
reason-no-such-position = { $count ->
    [one] There is 1 position.
   *[other] There are { $count } positions.
}
reason-wall-price = The next piece costs { $count ->
    [one] 1 stone
   *[other] { $count } stones
}, all from one side.
reason-demolition-price = To demolish it costs { $count ->
    [one] 1 set of boards
   *[other] { $count } sets of boards
}, all from one side.

## Options

option-map = Map
    .help = A scenario of the house, built by the players, drawn at random, or a map of your own as a text.
    .own = A map of one’s own
option-solo_turns = Turns of the game alone
    .help = How many turns the puzzle for one player lasts.
option-solo_mines = Mines without chance
    .help = A mine yields what its bag holds more of; by default so only when playing alone.
option-cooperation = Exchanges between players
    .help = Goods may pass between players if the owner agrees.
option-choose_sources = Choose where goods are taken from
    .help = Whoever pays names the place of every good.
option-demolish_own = Demolish one’s own walls
    .help = One’s own walls may be made neutral, too.
option-discard_refund = Refund for discarded transporters
    .help = Goods spent on a transporter that is discarded at once come back.
option-async_phases = Prepare at the same time
    .help = Everybody may prepare their own phase while others play.
option-free_sea_per_player = Sea tiles for each player
    .help = When the map is built by the players.
option-random_islands = Random islands
    .help = A random map may have several islands.
value-auto = as usual
value-solo_valley = The Valley
value-two_banks = Two Banks
value-strait = The Strait
value-trident = The Trident
value-inner_sea = The Inner Sea
value-four_valleys = Four Valleys
value-archipelago = Archipelago
value-free = built by the players

## Points by source

source-gold = Gold
source-coins = Coins
source-stock = Stocks
source-wonder = Wonder
tie-temple = closeness to the temple

## Effects of a choice, as a short forecast; $change has its sign

effect-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
effect-transporters = { $count ->
    [one] { $change } transporter
   *[other] { $change } transporters
}
effect-bricks = { $count ->
    [one] { $change } brick
   *[other] { $change } bricks
}
effect-good = { $change } { $good }

## The table in a terminal

table-turn = Turn { $turn }
table-signs = Signs
table-roads = Roads
table-walls = Walls
table-wonder = Wonder
table-bricks = { $count } of { $end } bricks
table-neutral = { $count } of { $end } neutral
table-order = Order
table-temple = before the temple:
table-fleet = Fleet

## Maps that cannot be

error-map-unknown = There is no map { $given }.
error-map-no-tile = { $given } is no tile: what is expected is its hex and one of the letters { $letters }.
error-map-digits = { $given }: a river is written as the digits of its edges, 0 to 5.
error-map-no-hex = { $given } is no hex of the field, which reaches 5 hexes from 0,0.
error-map-players = Players: numbers from 1 to 4 are expected, not { $given }.
error-map-twice = The tile { $hex } is there twice.
error-map-sea = There are no rivers at sea: look at { $hex }.
error-map-shape = No tile has a river like the one on { $hex }.
error-map-leaves = The river on { $hex } leaves the map towards { $to }.
error-map-ends = A river ends between { $hex } and { $to }.
error-map-apart = The tiles do not hang together.
error-map-start = On { $hex } nobody can be at home: a home is land without a river.
error-map-close = The homes on { $one } and { $two } have no tile between them.
error-map-starts = { $starts ->
    [0] There is no home yet: at least one is needed.
    [one] One home is too few for { $players } players.
   *[other] { $starts } homes are too few for { $players } players.
}
error-map-made-for = { $most ->
    [one] The map is made for one player, not for { $seats }.
   *[other] The map is made for { $given } players, not for { $seats }.
}

# How long a promise lasts: a round is called so here.
order-round = for the whole turn

## A time line

chapter-setup = Setup

## Why, in a first game

purpose-demand-no = The order matters only where two players want the same goods or the same place. If nobody demands it, all stays as it is.
purpose-demand-no-more = Nothing speaks for another order. Tick the box, and this turn you are not asked again.
purpose-end_stow = Goods that lie at a factory are used by it. They can be taken aboard first; here nothing has to be saved.
purpose-select = It has not moved in this turn.
purpose-select-fetch = It can carry { $goods } to { $hex }, where there is use for it.
purpose-select-fetch-build = It can carry { $goods } to { $hex }: { $a_building } is to stand there.
purpose-select-bring = It has { $goods } aboard, for { $hex }.
purpose-select-build = Whoever builds has to be there: { $a_building } is to stand on { $hex }.
purpose-select-stay = It is wanted where it stands: only who is there can build or carry on.
purpose-select-go = It is wanted on { $hex }.
purpose-end_move = The others have nothing to fetch now; they stay where they are.
purpose-site = All that { $a_building } takes lies there, and you are there.
purpose-site-any = You are there: who builds needs a transporter on the spot and the goods beside it.
purpose-site-road = A road from there lets your transporters go farther in one turn.
purpose-end_build = Your goods stay where they lie, for something that is more use to you.
purpose-buy = Every brick counts at the end. This one costs { $count ->
    [one] 1 good
   *[other] { $count } goods
}, and at home you have { $number } to pay with.
purpose-pay = You have { $goods } at home: that is what you can spare best.
purpose-end_wonder = The next brick would cost { $count ->
    [one] 1 good that your buildings need more.
   *[other] { $count } goods that your buildings need more.
}
purpose-tile = Woods, rock and pasture near your home spare long ways.
purpose-start = Three donkeys and your first goods begin there: short ways to woods, rock and pasture are worth most.
purpose-bank = What stands on one bank is reached over land from there only.
purpose-pray-keep = Your position matters little now, and whoever is nearest to the temple at the end wins ties.
purpose-pray-leave = Whoever stops praying chooses a position earlier.
purpose-position = Who comes early takes first what everybody may take; who comes late sees what is left.
purpose-produce = All that it takes is here: it becomes something your next building needs.
purpose-launch = From there the boat gets to most places.
purpose-breed = Two donkeys alone on a pasture have a third one, and it costs nothing.
purpose-research = What is researched is yours for the whole game, and others have to find it themselves.
purpose-upgrade = It costs nothing, and cannot be done later.
purpose-end_make = Nothing else can be made with what lies here.
purpose-discard = It carries least.
purpose-stow = Goods that are aboard are not used up by a factory.
purpose-exchange = Goods get only where somebody carries them.
purpose-get = Aboard it comes along to where it is wanted.
purpose-put = Here it is of more use than aboard.
purpose-close = All is aboard or ashore that shall be.
purpose-drop = On its own it can move and carry again.
purpose-keep = It gets farther when it is carried.
purpose-step = Nearer to where it is wanted.
purpose-follow = Geese go only where somebody leads them, and research needs them.
purpose-unfollow = Here the geese are of more use.
purpose-pickup = Aboard it gets where it cannot go by itself.
purpose-finish = It is where it shall be, or can go no farther.
purpose-build = All that it takes is here. From now on it works for whoever brings it goods.
purpose-fill = A larger load lasts longer.
purpose-road = On a road the same transporter goes farther in one turn.
purpose-wall = Nobody else passes a wall of yours before it is demolished.
purpose-demolish = The way is open again.
purpose-answer = Who helps may be helped.
purpose-source = It is missed least there.
# $led: why the transporter was chosen, or nothing
purpose-plan-move = { $led ->
    [nothing] The transporter goes, loads and unloads as you lay it out; it is worth most where goods are wanted that lie elsewhere.
   *[other] { $led }
}
purpose-plan-select = The transporter goes, loads and unloads as you lay it out; it is worth most where goods are wanted that lie elsewhere.
purpose-plan-stow = Goods that are aboard are not used up by a factory.
