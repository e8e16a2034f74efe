# Words that stand on the drawn board of Puerto Rico only; all others come from the game's own texts.

board-you = you
board-roles = Roles
board-buildings = Buildings
board-island = Island
board-city = City
board-goods = Goods
board-supply = Goods left
board-house = Trading house
board-colonists = Colonists
board-on-ship = on the ship
board-in-supply = in supply
board-plantations = Plantations
board-face-down = face down
board-discard = discard
board-pool = VP left
board-paper = { $count } on paper
board-ships = Cargo ships
board-empty = empty
board-wharf = your wharf
board-wharf-used = used
board-wharf-idle = nobody there
board-san-juan = San Juan
board-doubloons = doubloons
board-chips = VP
board-city-vp = +{ $vp } city
board-governor = governor
board-hidden = hidden until the end
board-last-round = Last round
board-tab-table = Table
board-tab-buildings = Buildings
board-to-place = { $count ->
    [0] All colonists are at work
    [one] 1 colonist to place
   *[other] { $count } colonists to place
}
board-place-on = { $at }: put a colonist
board-lift-from = { $at }: lift the colonist
board-storage = Keep { $kept } of { $all } barrels
board-storage-rule = { $kinds ->
    [0] One barrel stays; choose the kind you want.
    [one] One kind whole, and one barrel more. Choose kinds, most wanted first.
   *[other] { $kinds } kinds whole, and one barrel more. Choose kinds, most wanted first.
}
board-stays = { $count ->
    [one] 1 stays
   *[other] { $count } stay
}
board-how-to-place = Put colonists on circles, or lift them.
board-plan-refused = The rules do not allow this arrangement.
board-mine-again = Back to my board
board-load-noun = { $count } { $good } → { $ship ->
    [wharf] wharf
   *[other] ship { $ship }
}
board-keeps = { $kinds ->
    [0] After loading you keep 1 barrel.
    [one] After loading you keep 1 barrel and all of 1 kind.
   *[other] After loading you keep 1 barrel and all of { $kinds } kinds.
}
board-does-settler = take a plantation
board-does-mayor = place colonists
board-does-builder = build a building
board-does-craftsman = produce goods
board-does-trader = sell one good
board-does-captain = load the ships
board-does-prospector = take 1 doubloon
board-price = price { $price }
board-vp = { $vp } VP
board-copies = { $count ->
    [0] none left
   *[other] { $count } left
}
board-circles = { $count ->
    [one] 1 circle
   *[other] { $count } circles
}
board-owners = in the city of { $names }
board-quarry-column = at most { $count } off with quarries
board-card-doubloons = { $count ->
    [one] 1 doubloon on the card
   *[other] { $count } doubloons on the card
}
board-taken-by = taken by { $name }
board-sells-for = sells for { $price }
board-barrels = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
board-load = { $load } of { $capacity }

text-round = Round { $round }, governor { $governor }, { $phase }.
text-turn = { $name } decides.
text-over = The game is over.
text-roles = Roles: { $list }.
text-role-free = { $role }{ $doubloons ->
    [0] { "" }
   *[other] { " " }with { $doubloons }
}
text-role-taken = { $role } taken by { $name }
text-ships = Ships: { $list }.
text-ship = { $capacity }-ship { $load ->
    [0] empty
   *[other] { $load } { $good }
}
text-house = Trading house: { $list }.
text-nothing = nothing
text-plantations = Plantations face up: { $list }; quarries { $quarries }; face down { $pile }, discarded { $discard }.
text-supply = Goods left: { $list }.
text-colonists = Colonists: { $ship } on the ship, { $supply } in supply. VP left: { $vp }.
text-buildings = Buildings left: { $list }.
text-player = { $name }: { $doubloons }, { $vp }, San Juan { $san_juan }; goods: { $goods }.
text-player-island = Island of { $name }: { $list }.
text-player-city = City of { $name }: { $list }.
text-tile = { $count } × { $tile }, { $occupied } occupied
text-building = { $building } ({ $colonists } of { $circles })
text-hidden = VP hidden
text-end = Last round: { $list }.

# Names for the smallest tiles; colour and drawing say the rest
mini-small_indigo_plant = S. indigo
mini-small_sugar_mill = S. sugar
mini-indigo_plant = Indigo
mini-sugar_mill = Sugar
mini-tobacco_storage = Tobacco
mini-coffee_roaster = Coffee
mini-small_market = S. market
mini-hacienda = Hacienda
mini-construction_hut = Constr. hut
mini-small_warehouse = S. wareh.
mini-hospice = Hospice
mini-office = Office
mini-large_market = L. market
mini-large_warehouse = L. wareh.
mini-factory = Factory
mini-university = Univ.
mini-harbor = Harbor
mini-wharf = Wharf
mini-guild_hall = Guild hall
mini-residence = Residence
mini-fortress = Fortress
mini-customs_house = Customs
mini-city_hall = City hall
