# Tournaments: what only their pages say.
cups-title = Tournaments
cups-lead = A club evening or a league by mail: enter, and the house draws the tables and counts the points.
cups-current = Open and running
cups-finished = Over
cups-no-current = No tournament is open or running.
cups-no-finished = No tournament is over yet.
cups-account = With an account (a password in your profile) you can open one, if this house allows it.
cup-new = New tournament
cup-do-open = Open the tournament
cup-what = What is played
cup-name = Name
cup-seats = Seats at a table
cup-rounds = Rounds
cup-rounds-auto = as many as it takes
cup-format-swiss = Swiss system
cup-format-swiss-help = Everybody plays every round; those with about as many points sit together, and nobody meets twice if it can be avoided.
cup-format-round_robin = Round robin
cup-format-round_robin-help = Everybody meets everybody, as evenly as possible.
cup-format-knockout = Knock-out
cup-format-knockout-help = The better half of every table goes on, until one table plays the final.
cup-starts = Begins by itself on (empty: when you say so)
cup-no-show = Who does not come in time
cup-no-show-bot = A bot plays until they come
cup-no-show-bot-help = The seat stays theirs; who never comes is last.
cup-no-show-loss = The game is lost
cup-no-show-loss-help = The others play without them; alone, one wins without playing.
cup-check-in = Minutes to sit down at the start of a round
cup-who = Who plays
cup-bots = Bots
cup-bots-none = No bots
cup-bots-help = Bots of this level fill the tables, and you may let some take part.
cup-enter-me = I take part
cup-entrants = { $n ->
    [one] 1 takes part
   *[other] { $n } take part
}
cup-open = open to enter
cup-begins = begins { $when }
cup-over = over { $when }
cup-is-over = over
cup-cancelled = called off
cup-round-of = round { $n } of { $of }
cup-starts-at = begins on its own: { $when }
cup-by = organised by { $name }
cup-at-a-table = { $n } at a table
cup-live = live, { $minutes } min and { $seconds } s per decision
cup-days = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
cup-with-bots = with bots: { $level }
cup-fact-bot = { $n } min to sit down, then a bot plays
cup-fact-loss = { $n } min to sit down, then the game is lost
cup-enter = Take part
cup-withdraw = Withdraw
cup-add-bot = A bot
cup-start = Draw the first round
cup-cancel = Call it off
cup-cancel-ask = Call this tournament off? Games that are being played go on.
cup-standings = Standings
cup-taking-part = Who takes part
cup-nobody = Nobody yet. Send the link to the people you want to play with.
cup-reached = Came to
cup-direct = Direct
cup-direct-help = Ahead of how many of those with as many points, if all of them have met
cup-met = Met
cup-met-help = Points of those met, on average
cup-beaten = Beaten
cup-beaten-help = Points of those left behind, on average over all that were met
cup-tie-breaks = At equal points count: direct encounter, points of those met, of those beaten, victories.
cup-remove = Take out
cup-remove-name = Take { $name } out
cup-withdrawn = withdrawn
cup-round-n = Round { $n }
cup-games-over = { $over } of { $all } over
cup-table-n = Table { $n }
cup-bye = Sits out
cup-stand-in = { $bot } plays
cup-absent = absent
cup-points = { $n } p.
cup-expected = expected
cup-won = { $n ->
    [one] { $names } has won the tournament
   *[other] { $names } share the victory
}
cup-sit-down = Your table is ready: you play with { $names }.
cup-your-game = Your game with { $names } is on.
cup-to-table = To my table
cup-sits-out = You sit out this round, for half the points of a victory. The next one is drawn when all games are over.
cup-waits = Your game is over. The next round is drawn when all games are over.
cup-how = How it is played
cup-how-points = A victory is 12 points at every table, the last place none, the places between stand in equal steps. A bye is worth 6.
cup-how-live = When a round begins everybody has { $n } minutes to sit down. This page leads you to your table.
cup-how-days = Games begin by themselves, and you are told when it is your turn. The next round is drawn when all games are over.
