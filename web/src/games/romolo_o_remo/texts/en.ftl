# Texts that only the drawn board needs.

board-map = The map of Latium
board-market = Market
board-market-update = { $count ->
    [0] prices move
    [one] 1 more cube: prices move
   *[other] { $count } more cubes: prices move
}
board-display = Characters
board-display-price = { $price } coins
board-display-pile = { $count ->
    [0] pile empty
   *[other] { $count } in the pile
}
board-slot-empty = empty
board-bank = Bank
board-bank-empty = { $count } of { $most } kinds used up
board-ending = the end procedure is on
board-short-grain = grain
board-short-wood = wood
board-short-stone = stone
board-short-salt = salt
board-short-refined = refined
board-price = { $price ->
    [0] no price: two for half a coin
    [one] 1 coin
   *[other] { $price } coins
}
board-money = Money
board-battle-tokens = Battle tokens
board-tokens = Die tokens: at hand, and used
board-fallen = { $count ->
    [one] 1 fallen Mercenary
   *[other] { $count } fallen Mercenaries
}
board-facts = Power { $power } · Workers { $workers }/{ $most_workers } · military { $military }/{ $most_military } · hexes { $hexes }
board-hungry = hungry { $count }
board-hungry-help = Units that no farm feeds now: each costs a grain in Maintenance
board-salary = salary { $count }
board-chip-out = out
board-chip-turn = Turn

board-score = If it ended now
board-score-sum = Sum, as far as known
board-score-help = The most in a category brings the green bonus, shared in a tie.
board-score-consul = { $name } has the Consul and wins ties.
board-close = close
board-points-now = VP now
board-points-help = Points now, without secret money
board-layer-points = Points
board-layer-points-help = The six categories if the game ended now.
board-layers = What the map shows
board-layer-influence = Influence
board-layer-influence-help = A rim in the colour of who controls the hex now; marks where several have Influence.
board-layer-power = Power
board-layer-power-help = The Power of every hex.
board-layer-places = Names
board-layer-places-help = What the log calls each hex.
board-explore = explore
board-peek = look
board-other-unit = another Unit
board-locked = Not possible now
board-offer = give { $item }
board-request = get { $item }
board-cube-hand = { $resource }
board-cube-store = { $resource } (warehouse)

board-plan-walls = { $count ->
    [0] Where do walls stand?
    [one] 1 wall
   *[other] { $count } walls
}
board-plan-walls-help = Choose up to three sides of the hex, then confirm and pay.
board-plan-army = { $attack } against { $defence }
board-plan-army-help = Choose the Units that attack, then confirm.
board-plan-raze = { $count ->
    [0] Who attacks the buildings?
    [one] 1 Unit attacks the buildings
   *[other] { $count } Units attack the buildings
}
board-plan-refused = That does not work together. Begin anew.

board-battle = Battle
board-battle-at = Battle: { $hex }
board-battle-lead = { $side ->
    [attack] The attacker leads by { $lead }; every 3 are a hit.
    [defence] The defender leads by { $lead }; every 3 are a hit.
   *[none] Equal: nobody wins, unless the tokens decide.
}

board-events-line = the next events
board-events-bag = left in the bag
board-event-next = Next: { $text }
board-event-white = nothing happens
board-event-yellow = the A.I. may take a character
board-event-pink = prices move, the A.I. earns
board-event-blue = new Units of the A.I.
board-event-brown = the A.I. marches, the line is shuffled

board-phase-setup = Set-up
board-phase-actions = Actions
board-phase-war = War
board-phase-maintenance = Maintenance
board-phase-rival = the A.I.
board-phase-end = End

board-hex = { $terrain } { $hex }
board-hex-capital = Capital of { $name }, { $hex }
board-hex-unexplored = Unexplored { $hex }
board-hex-seen = Your Explorer saw: { $terrain }.
board-hex-power = Power { $power }, room for { $limit } Constructions.
board-hex-influence = Influence: { $list }.
board-multiplier = Counts { $count } times for who controls it.
board-multiplier-unknown = A multiplier lies here, face down.
board-walls = walls ({ $list })
board-side = Wall to the { $side }
board-cost = Costs { $stone } stone and { $wood } wood.
board-cost-wall = Up to three for 1 stone or wood each.
board-type = { $type ->
    [1] Type I
    [2] Type II
   *[3] Type III
}
board-figures = { $name }: { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
}{ $lies ->
    [yes] , lies
   *[no] { "" }
}{ $marked ->
    [yes] , penalty marker
   *[no] { "" }
}
board-unit-worker = Two actions: moves and works. Combat value 1.
board-unit-soldier = Two moves. Combat value 3, one Influence.
board-unit-mercenary = Two moves. Combat value 2, wants salary, needs no food.
board-unit-explorer = Three moves or looks under hexes.

text-nothing = nothing
text-round = Round { $round }, { $phase }.
text-over = The game is over.
text-decides = { $name } decides.
text-market = Market: { $list }.
text-price = { $resource } { $price } (above: { $above })
text-display = Characters: { $list }; { $count } in the pile.
text-bank = Bank: { $list }.
text-player = { $name }: { $money } coins; { $cubes }; { $units }; characters: { $characters }; battle tokens: { $tokens }.
text-rival = The A.I.: { $money } coins; characters: { $characters }; battle tokens: { $tokens }; events: { $events }.
text-hex = { $hex }: { $text }
text-unexplored = Unexplored: { $list }.
