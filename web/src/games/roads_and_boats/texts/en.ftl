# Words that only the drawn board of Roads & Boats needs

board-map = Map
board-wonder = The wonder
board-wonder-bricks = { $count } of { $last }
board-wonder-next = next brick
board-wonder-row = { $points } points a row
board-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
board-temple = Temple
board-temple-tie = closest wins ties
board-order = order
board-position = Position { $position }
board-place-in-order = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-research = Research
board-research-cost = 2 geese + 1 paper
board-research-on = Research on { $name }
board-needs = Needs
board-points = points
board-wealth = wealth { $points }
board-wonder-points = = { $points }
board-bricks = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
board-of = { $count } of { $most }
board-aboard = aboard
board-knows = knows
board-home = home
board-home-of = Home of { $name }

board-trip-choose = Choose a transporter
board-trip-begin = Where does the { $name } go?
board-trip-stow = What does the { $name } load?
board-trip-stay = The { $name } had better stay here: confirm it, or choose otherwise
board-trip-confirm = Confirm the { $name }’s part, or change it
board-trip-help = Choose a tile to go there, a good to load or unload it. Choose a part of the plan to take it out.
board-trip-help-stow = Choose goods to load and unload them.
board-trip-spent = no steps left
board-trip-refused = This is not possible there.
board-off-road = off-road
board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-chip-step = to { $name }
board-chip-get = load
board-chip-put = unload
board-chip-remove = Take out: { $name }
board-next-makes = { $name } will make
board-next-lost = { $name } will waste
board-followers = geese
board-ground = ground
board-ground-bank = bank { $bank }
board-nothing = nothing here

board-border = Wall between { $from } and { $to }
board-slot = Road from { $from } to { $to }{ $half ->
    [a] , side a of the river
    [b] , side b of the river
   *[whole] { "" }
}
board-arm = Bridge on { $name }{ $arms ->
    [one] { "" }
   *[other] , arm { $arm }
}
board-tiles-left = { $count ->
    [one] one left
   *[other] { $count } left
}
board-place-bank = { $name }, bank { $bank }
board-place-water = The water on { $name }
board-place-coast = The coast of { $name } towards { $to }{ $half ->
    [a] , side a
    [b] , side b
   *[whole] { "" }
}
board-bank = Bank { $bank }
board-key-answer = { "" }
board-key-position = Position
board-key-rotation = Turn
board-key-road = Road
board-key-bridge = Bridge
board-key-wall = Wall
board-key-demolish = Demolish
board-key-wonder = Brick
board-key-edge = Edge

board-on-bank = Bank { $bank }: { $list }
board-or = or
board-forecast = Next production: { $list }
board-forecast-lost = Next production: { $list } would be lost
board-bag = In the bag: { $list }
board-used = Worked in this turn: { $used } of { $capacity } times
board-costs = Costs { $list }
board-needs-goods = Needs { $list }
board-carrier = Moves { $moves }, carries { $capacity }
board-holds = Holds { $list }
board-carries = Carries a { $name }
board-worth = { $points } points aboard a transporter at the end

board-turn = Turn { $turn }
board-phase = { board-turn } · { $phase }
board-phase-setup = Setting out
board-phase-over = The end

text-nothing = nothing
text-over = The game is over.
text-decides = { $name } decides.
text-wonder = Wonder: { $count } of { $last } bricks.
text-temple = Temple, closest first: { $list }.
text-order = Order of play: { $list }.
text-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now, home { $home }.
text-research = { $name } knows: { $list }.
text-transporter = { $name }, { $transporter } on { $hex }: { $goods }.
text-tile = { $tile }: { $list }.
text-river = river
text-bridge = bridge
text-road = road
text-wall = { $count ->
    [one] wall ({ $owner })
   *[other] wall of { $count } pieces ({ $owner })
}
text-neutral = neutral
text-border = Border { $name }: { $list }.

map-draw = Draw a map
map-tools = Brushes
map-river = River
map-river-help = Draw from tile to tile, or choose a border; once more, and the water is gone.
map-home = Home
map-erase = Nothing
map-undo = Undo
map-clear = Empty
map-open = Open …
map-save = Save
map-done = Done
map-counts = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $land } of land, { $starts ->
    [one] 1 home
   *[other] { $starts } homes
}.
map-fine = One can play on this map.
map-unread = “{ $file }” holds no map.
