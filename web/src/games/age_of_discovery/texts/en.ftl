# Words that only the drawn board of Age of Discovery needs

board-map = Chart of the New World
board-boxes = Turn order and event boxes
board-turn-order = Turn order
board-turn = Turn { $turn } of 8
board-tab-map = Map
board-tab-boxes = Boxes
board-tab-capital = Capital
board-hand = Your hand
board-hand-short = hand
board-next = next turn
board-money = Money
board-points = VP
board-vp = { $vp } VP
board-income = income of goods and ships
board-no-goods = no goods
board-set = a set: ${ $money } every turn
board-blocked = blocked at this table
board-any = any
board-pass = Pass
board-stack = era { $era } · { $count } left
board-era-1 = I
board-era-2 = II
board-era-3 = III

box-specialists = Specialists
board-box-initiative = $ now, order later
board-box-dock = to the New World
board-box-goods = pick in order
board-box-shipping = highest sum wins
board-box-capital = buy in this order
board-box-discovery = until they sail
board-box-specialists = for next turn
board-box-warfare = in this order
board-goods-left = { $count } in the pool
board-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-one-each = one unit per player
board-war-cost = battle free, war $10
board-you-lead = you lead
board-leads = { $name } leads

board-timing-C = every turn
board-timing-D1 = every turn
board-timing-D2 = every turn
board-timing-D3 = every turn
board-timing-D4 = every turn
board-timing-D5 = every turn
board-timing-buy = at once
board-timing-always = always
board-timing-once = once
board-timing-end = at the end

board-effect-settlers = +1 colonist for the next hand.
board-effect-monastery = +1 missionary for the next hand.
board-effect-trade_routes = +1 merchant for the next hand.
board-effect-training_grounds = +1 soldier for the next hand.
board-effect-indentured_servitude = 1 free colonist on dock space X.
board-effect-conquistador = 1 free soldier in Discovery.
board-effect-navigator = 1 free captain in Discovery.
board-effect-inca_conquest = $20 from the bank.
board-effect-trading_post = $5 from the bank.
board-effect-cartography = Discover any region, natives or not.
board-effect-indian_allies = 2 free soldiers in one of your colonies.
board-effect-privateers = All others pay you $1 for each of your ships.
board-effect-shipyard = +1 captain for the next hand.
board-effect-cathedral = Your missionaries bring 2 colonists, not 1.
board-effect-taxation = $10 from the bank.
board-effect-university = Advance one of your pieces by a space.
board-effect-east_india_company = 1 good at random.
board-effect-land_grants = 1 free colonist on dock space Y.
board-effect-rum_distillery = $3 for each sugar you own.
board-effect-market = +1 merchant for the next hand.
board-effect-military_academy = +1 soldier for the next hand.
board-effect-fortress = +1 soldier for the next hand.
board-effect-stables = Move 1 soldier to a neighbouring region.
board-effect-militia = +1 soldier whenever you are attacked.
board-effect-mercantilism = 1 VP for each good.
board-effect-population = 1 VP for 2 units in the New World.
board-effect-navy = 4 VP for each merchant ship.
board-effect-power = 2 VP for each soldier in the New World.
board-effect-prosperity = 2 VP for each capital building.
board-effect-glory = 2 VP for each region with a unit of yours.
board-effect-wealth = 1 VP for every $5.
board-effect-migration = Move 1 or 2 units to any region.
board-effect-factory = $25 from the bank.

board-expedition = Expedition
board-compose = Say who sails, then where to; or stay.
board-where-to = Choose a region that is not discovered.
board-cards = All regions are discovered: a card is drawn.
board-stay = Nobody sails this turn
board-one-more = one { $crew } more
board-one-less = one { $crew } less
board-crew-captain = captain
board-crew-soldier = soldier
board-crew-other = other unit

board-stables_from = Stables: move one soldier, or pass
board-stables_from-help = Choose the region he leaves, then a neighbouring one.
board-migration_from = Migration: move up to two units, or pass
board-migration_from-help = Choose the region they leave, then where they go, then who goes.
board-plan-refused = This is not possible any more.
board-hits-soldiers = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}
board-hits-militia = { $count ->
    [0] spare the militia
   *[other] the militia soldier
}

board-phase = Turn { $turn } · { $phase }
board-phase-auction = Auction
board-phase-placement = Placement
board-phase-university = University
board-phase-moves = Moves
board-phase-over = End of the game

board-region-good = { $good } for the first with three units
board-region-unknown = undiscovered, natives unknown
board-region-tile = { $natives } natives, ${ $coins }, ${ $plunder } per soldier, { $vp } VP
board-region-nobody = nobody lives here
board-region-small = nobody has three units: no points yet
board-region-scores = Now: { $list }
board-region-score = { $name } { $vp } VP
board-region-units = { $name } { $units ->
    [one] 1 unit
   *[other] { $units } units
}{ $soldiers ->
    [0] { "" }
    [one] {" (1 soldier)"}
   *[other] {" ("}{ $soldiers }{" soldiers)"}
}
board-region-next = next to { $list }
board-owners = owned by { $names }
board-price = price ${ $price }
board-good-tiles = { $count } tiles in the game
board-unit-values = counts { $shipping } in Merchant Shipping, { $expedition } in an expedition

text-turn = Turn { $turn }, era { $era }, { $phase }.
text-decides = { $name } decides.
text-over = The game is over.
text-order = Turn order: { $list }.
text-nothing = nothing
text-display = Buildings for ${ $price }: { $list }; { $count } more in the stack.
text-market = Goods: { $list }.
text-ship = Merchant ship: { $there ->
    [yes] in its box
   *[no] taken
}.
text-box = { $box }: { $list }.
text-piece = { $unit } of { $name }
text-region = { $region }: { $text }.
text-player = { $name }: ${ $money }, { $vp } VP, hand: { $hand }; next turn: { $next }.
text-player-goods = Goods of { $name }: { $goods }; { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}; income ${ $income }.
text-player-buildings = Buildings of { $name }: { $list }; discoveries: { $discoveries }.
