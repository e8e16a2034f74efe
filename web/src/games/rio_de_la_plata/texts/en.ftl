# Words that only the drawn board of Río de la Plata needs

board-city = The city
board-plaza = Plaza Mayor
board-tab-city = City
board-tab-grids = Major buildings
board-tab-work = Work
board-tab-offices = Offices
board-vp = VP
board-time = Years
board-end = end
board-enemies = Natives and Corsairs
board-war-odds = war this year
board-order = Order of play
board-order-place = Place { $place }: { $name }
board-offices = Public offices
board-nobody = nobody
board-segments = { $count } edges
board-bonus = +{ $vp } VP
board-stands-in = stands in { $district }
board-fort-cannons = Fort · cannons
board-fort-stands = has the cannons
board-harbour-stands = brings the ship
board-cargo = Cargo
board-ship = The ship
board-ship-away = back in
board-ship-none = There is no ship before the harbour stands.
board-ship-back = At sea, back in { $year }.
board-ship-docked = At the quay, { $aboard } of { $capacity } goods aboard.
board-shadow = Shadow pawn
board-trade = Offer a trade
board-trade-with = An offer to { $name }
board-trade-help = Choose what you give and what you want for it, then send the offer.
board-trade-drop = Put it aside
board-plan-refused = It cannot be done like this.
board-you-give = you give
board-you-get = you get
board-you-want = you want
board-more = More { $good }
board-less = Less { $good }
board-five = { $left } of 5 left
board-in-hand = { $count } in hand
board-nearer = Nearer
board-farther = Farther
board-whole = The whole city

board-space = space { $space }
board-free-space = Unbuilt space
board-space-in = Space { $space }, district { $district }
board-of = { $thing } of { $name }
board-standing = Workers: { $list }
board-start-line = On the start line.
board-district = District { $district }
board-house-worth = { $vp ->
    [0] A house here is worth nothing at the end.
   *[other] A house here is worth { $vp } VP at the end.
}
board-connected = Connected with the Plaza Mayor.
board-closed = Closed by walls.
board-building-costs = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $goods ->
    [none] {""}
   *[other] ; { $goods }
}
board-wall = edge { $wall }
board-road = road { $road }

board-office-gunner = Gunner
board-office-general = General
board-office-road_builder = Roads
board-office-defender_office = Defender
board-office-master_stone = Stone
board-office-master_wood = Wood
board-office-master_craft = Crafts
board-office-master_merchant = Merchant
board-office-shipowner = Shipowner
board-office-bishop = Bishop
board-office-architect = Architect
board-office-governor = Governor
board-office-needs = Costs { $coins } coins; you need { $vp } VP.
board-office-since = { $name }, since { $year }
board-office-sought = { $name } aims for it.

board-homes = { $houses } houses, { $huts } huts
board-wars = { $count ->
    [0] has to attack
    [one] has attacked
   *[other] attacked { $count } times
}
board-pawns-in-city = { $count } in the city
board-if-now = if it ended now
board-source-coins = coins
board-source-offices = offices
board-source-houses = houses

board-round = Round { $round }
board-war-begins = War
board-war-turns = Turns of the war
board-attacks = attacks
board-defends = defends
board-your-groups = Your groups
board-friends = Friends
board-size-1 = Single
board-size-2 = Double
board-size-3 = Triple
way-move = Move
way-extra = Sacrifice a group
board-enemies-left = enemies left
board-outside = outside the walls
board-quiet = rounds without battle
board-about-natives = Of equal groups both fall; with barracks in the district one defender stays.
board-about-corsairs = They win ties and keep one pawn, unless barracks stand in the district.
board-sign-reach = within reach, cost
board-sign-battle = battle
board-sign-open = open edge
board-sign-rest = attacker’s pawn, rests
board-if-attack = If you attack here, district { $district }
board-decides-larger = The larger group wins without loss.
board-decides-equal = Equal: both groups fall.
board-decides-corsairs = Equal: Corsairs prevail and keep one.
board-decides-barracks = Equal: the barracks keep one defender.
board-decides-cancelled = Corsairs prevail, but barracks cancel it: both fall.
board-decides-storm = Nobody defends it: one enemy falls with the building.
board-falls = { $killed ->
    [0] { $lost ->
        [one] 1 worker falls.
       *[other] { $lost } workers fall.
    }
    [one] { $lost ->
        [0] 1 enemy falls.
        [one] 1 enemy and 1 worker fall.
       *[other] 1 enemy and { $lost } workers fall.
    }
   *[other] { $lost ->
        [0] { $killed } enemies fall.
        [one] { $killed } enemies and 1 worker fall.
       *[other] { $killed } enemies and { $lost } workers fall.
    }
}
board-burns = { $workers ->
    [0] Destroyed: { $building }.
   *[other] Then destroyed: { $building }.
}
board-you-score = You: { $vp } VP

board-phase = { $year } · { $phase }
board-phase-placement = placement
board-phase-completion = completion
board-phase-effects = effects
board-phase-order = order of play
board-phase-war = war with the { $enemy }
board-phase-round = war with the { $enemy }, round { $round }
board-phase-over = the end

text-nothing = nothing
text-over = The game is over.
text-decides = { $name } decides.
text-year = Year { $year }, { $phase }.
text-order = Order of play: { $list }.
text-enemies = Natives { $natives }, Corsairs { $corsairs }.
text-city = City: { $list }.
text-of = of { $name }
text-workers = (workers: { $list })
text-roads = Roads: { $roads }. Walls built: { $walls }.
text-district = District { $district }: { $text }
text-grid = { $grid }: { $list }.
text-work = Quarry: { $quarry }. Forest: { $forest }.
text-ship = { $state ->
    [none] There is no ship yet.
    [away] The ship is back in { $year }.
   *[docked] The ship lies at the quay with { $aboard } of { $capacity } goods.
}
text-offices = Offices: { $list }.
text-war = War: { $name } leads { $count } { $enemy }. Groups: { $list }. Outside: { $outside }.
text-player = { $name }: { $vp } VP, { $total } if it ended now; { $goods }; workers in hand { $hand }, in the fields { $fields }, in the workshop { $workshop }, on the dock { $dock }; cargo: { $cargo }.
