# The browser client's own texts. A game's texts stand in its room.

## Around every page
brand = Ludoteca
nav-play = Play
nav-replays = Replays
nav-ratings = Ratings
nav-cups = Tournaments
nav-learn = Learn
skip = Skip to the content
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = As the system
you = You
sign-in = Sign in
sign-out = Sign out
close = Close
back = Back
cancel = Cancel
save = Save
saved = Saved.
loading = One moment …
retry = Try again
all = all
home = To the first page
footer-unofficial = Unofficial, non-commercial fan implementations with our own drawings; not connected with any publisher.
footer-designs = Game designs:
missing-title = There is nothing here
missing-text = This address leads nowhere. Perhaps the link was cut off when it was copied.

## Games
game-puerto_rico = Puerto Rico
game-age_of_discovery = Age of Discovery
game-rio_de_la_plata = Río de la Plata
game-romolo_o_remo = Romolo o Remo?
game-roads_and_boats = Roads & Boats
players =
    { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
minutes = { $n } min
coming = coming
chosen = chosen

## Home
home-title = What shall we play?
home-lead = Pick a game, bots take the empty seats, and you are at the table.
home-with-bots = about { $n } min with bots
seats = Seats
bots-play = Bots play
bot = Bot
add-seat = One more
remove-seat = Remove seat { $n }
play-now = Play now
more-options = More options
list-waiting = Waiting for you
list-open = Open tables
list-running = Running
list-finished = Finished
empty-waiting = Nobody is waiting for you.
empty-open = No open table. Open one and send the link to friends.
empty-running = Nothing to watch right now.
empty-finished = Finished games appear here, to replay and study.
new-table = new table
row-play = Play
row-join = Join
row-open = Open
row-watch = Watch
row-replay = Replay
row-waits = { $name } is to decide
row-seats-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
row-won = Won by { $name }
row-won-you = Won by you
row-won-bot = Won by { $bot }, playing on for { $name }
row-won-bot-you = Won by { $bot }, playing on for you
row-lost = Lost
row-tied = Shared victory
row-ended = Ended unfinished
level-easy = Chick: easily, for beginners
level-medium = Badger: well, some mistakes
level-hard = Fox: strongly
level-expert = Owl: very strongly
level-master = Elephant: as strongly as it can
level-easy-short = chick (easy)
level-medium-short = badger (medium)
level-hard-short = fox (strong)
level-expert-short = owl (very strong)
level-master-short = elephant (strongest)
bot-easy = Chick: cheerful and quick, takes what glitters and forgets the rest.
bot-medium = Badger: digs in, plays solidly, and now and then overlooks a ship.
bot-hard = Fox: counts your barrels as well as its own, and waits for your mistake.
bot-expert = Owl: sleeps little, looks far, and gives nothing away.
bot-master = Elephant: takes its time, and forgets nothing.

## New table
new-title = A new table
new-game = Game
new-seats = Who plays
new-options = Options of this game
new-no-options = This game has no options.
value-random = by lot
option-own = A text of one’s own …
option-file = From a file …
option-length = { $n } of { $most } characters
option-too-long = The file is too long: at most { $most } characters fit.
new-pace = Pace
new-start = Start the game
new-open = Open the table
seat-n = Seat { $n }
seat-me = Me
seat-open = Open seat
seat-person = A named person
seat-bot = Bot, { $level }
seat-hotseat-hint = You sit on several seats: pass the device around.
name-of-person = Name
pace-none = No clock
pace-none-help = Everyone takes the time they need.
pace-live = Live, with a clock
pace-live-help = Each seat has a time bank and gets some seconds back with every decision.
pace-turns = Turn by turn
pace-turns-help = A move a day or so: you are told when it is your turn.
pace-bank = Minutes in the bank
pace-increment = Seconds per decision
pace-days = Days per move
undo-policy = Taking back
undo-free = Free
undo-free-help = Back to the last point where something new came to light.
undo-consent = By consent
undo-consent-help = Only if all others agree.
undo-none = Never
undo-none-help = What is played is played.
public = Listed for everyone
public-help = Otherwise only people with the link find the table.
spectators = Spectators may watch
spectators-help = They see what nobody holds secretly.
rated = Counts for the ratings
rated-help = The result changes the ratings of the people who play; who has no account is not rated.
off = No

## The table
round-n = Round { $n }
awaits-you = Your turn
awaits = { $name } decides
awaits-bot = { $name } is thinking
game-over = The game is over
table-dissolved = Dissolved
waiting-for-players = Waiting for players
watchers = { $n ->
    [one] 1 looks on
   *[other] { $n } look on
}
settings = Settings
help = Help
actions-title = What you can do
step-back = Step back
no-decision = Nothing to decide for you now.
watching = You are watching.
prompt-generic = Choose an action
rule = rule
undo = Undo
undo-n = { $n ->
    [0] nothing to take back
    [one] 1 step
   *[other] { $n } steps
}
take-back = Ask for a take-back
hint = Hint
hint-thinking = The bot is thinking …
hint-none = The bot has no advice here.
expect-best = That promises about { $points } points at the end and wins { $chance } of such games.
expect-next = Next best: { $action }, about { $points } points, { $chance }.
expect-alike = About as good: { $action }.
expect-played = Played: { $action }, about { $points } points, { $chance }.
expect-best-chance = That wins about { $chance } of such games.
expect-next-chance = Next best: { $action }, { $chance }.
expect-played-chance = Played: { $action }, { $chance }.
expect-help = The bot plays the game on many times in its head, from what your seat can know. Points: what it ends with on average. Per cent: its share of the victories; equal chances would be 100% divided by the number of players.
confirm-ask = Play this?
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-text = Text
tab-notes = Notes
since = since my last move
since-title = Since your last move
since-nothing = Nothing has happened since your last move.
chat-say = Say something
chat-empty = Nobody has said anything yet.
log-empty = The game begins.
log-undone = Taken back:
log-seal = How the shuffle is proven
log-seal-text = Before the first move the shuffle was sealed with this number. At the end its seed is shown, and everybody can check that nothing was changed:
log-moment = Show this moment
text-view = The position in words
text-view-none = The game has not begun yet.
to-decide = to decide
score = Points
board-short = Board
since-play = Play it back
return = Take my seat back
board-of = The board
share-link = Copy the link
copied = Copied.
leave = Leave the table
leave-confirm = A bot will play on for you until you come back.
end-unfinished = Propose to end the game
menu = Menu
menu-more = More

## Before the start
lobby-title = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } players
}
lobby-starting = Everybody is here
lobby-text = The game starts when every seat is taken.
lobby-invite = Send this link to the people you want to play with:
lobby-sit = Sit down here
lobby-free = free
lobby-bot = Put a bot here
lobby-cancel = Cancel the table
lobby-leave = Get up
lobby-ready = ready
lobby-accept = Accept
cup-of-table = Tournament

## Proposals
proposal-takeback = { $name } asks to take back { $n ->
    [one] a decision
   *[other] { $n } decisions
}.
proposal-end = { $name } proposes to end the game unfinished.
agree = Agree
refuse = Refuse
proposal-waiting = Waiting for the others …

## Settings
setting-confirm = Ask before each action
setting-confirm-help = The second time plays it.
setting-sound = Sounds
setting-notify = Tell me when it is my turn
setting-larger = Larger text

## Connection
line-lost = The connection is lost. Trying again …
line-lost-text = Nothing you played is lost; the game goes on where it was.
line-back = Connected again.
line-sending = Sending …
line-expired = You were signed out
line-expired-text = Your sign-in has ended. Sign in again and go on where you were.
line-gone = This table is no longer there
line-gone-text = It was cancelled or removed. Your other tables are on the first page.
line-dissolved = This table was dissolved
line-dissolved-text = Who had opened it closed it before the game began. Nothing was played.
line-elsewhere = You are at this table in another window, too. Both are up to date.
refused = Not possible
problem-title = That did not work
problem-offline = The server cannot be reached. Is it running?

## The end
end-won = { $name } wins
end-won-you = You win
end-won-bot = { $bot } wins, playing on for { $name }
end-won-bot-you = { $bot } wins, playing on for you
end-shared = { $names } share the victory
end-unfinished-title = Ended unfinished
end-rank = Rank
end-player = Player
end-total = Total
end-sources = Points by source
end-graph = The game in points
end-rematch = Play again
end-replay = Replay and analysis
end-download = Download the record
end-board = Look at the board
end-seed = Seed of the shuffles: { $seed }
end-share = Share
end-tie = tie broken by { $reason }
end-uncounted = No points are counted.
end-won-alone = You won
end-lost = { $name } has not won
end-lost-alone = You lost
end-cancelled-title = The table was dissolved
end-back = Standings
percent = { $n }%

## Replay
replay-title = Replay
replay-first = First
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Last
replay-speed = Speed
replay-as = Seen by
replay-everyone = spectators
replay-moment = Moment { $ply } of { $last }
replay-link = Copy a link to this moment
replay-explore = Explore from here
replay-copy = A private copy
replay-explore-text = Play all seats, branch, ask the bot. Nothing of this touches the game.
replay-ratings-text = Per cent: the share of the victories that who decides may expect from that choice, says the bot.
replay-leave-explore = Back to the game
replay-evaluate = What would the bot do?
replay-timeline = Time line

## Studies
study-title = My studies
study-lead = Bring along the record of a game (the file that a table or the program gives you). Only you see it.
study-add = Open a record …
study-checking = The record is being replayed …
study-refused = { $file } cannot be opened. { $problem }
study-too-large = The file is far too large for a record.
study-facts = { $seats } seats, { $plies } decisions
study-forget = Forget it

## Learn
learn-title = Learn the games
learn-lead = The rules as we play them, paragraph by paragraph.
learn-search = Search the rules
learn-found = { $n ->
    [0] nothing found
    [one] 1 place
   *[other] { $n } places
}
learn-contents = Contents
learn-glossary = Glossary
learn-soon = The rules of this game are not written yet.
learn-by = by { $names }
learn-play = Play it

## A first game, explained
guide-title = A first game, explained
guide-advice = I would: { $action }.
guide-then = Then: { $action }.
guide-plan = Press “{ plan-arrange }”: I lay out on the board what I would do. Look at it, then press “{ plan-confirm }”.
guide-own = Decide as you like; nothing is lost in a first game.
guide-wait = The others decide. Everything they do stands in the log.
guide-more = More in the rules
guide-why = Why?
guide-close = Go on without explanations
guide-end = { $place ->
    [1] A whole game played, and won!
   *[other] A whole game played: you came in number { $place }.
}
guide-end-text = Look at where the points came from. In “Replay and analysis” a bot shows which of your moves cost most.
notes-lead = Only you see this.
awaits-since = since { $time }
awaits-since-day = since { $time }

## Profile and sign-in
profile-title = Profile
profile-nobody = You have no name here yet. One nickname, and your games are yours.
profile-name = Name
profile-new-password = New password
profile-current-password = Current password
profile-guest = You play as a guest on this machine. A password makes the name yours.
profile-account = This name is yours.
profile-set-password = Set a password
profile-change-password = Change the password
profile-everywhere = Sign out everywhere
profile-tokens = Keys for programs
profile-token-new = New key
profile-token-once = This key is shown only once:
profile-token-label = What it is for
profile-token-remove = Remove
profile-token-scope = What it may do
profile-token-play = Play for me
profile-token-look = Look only
profile-token-about-play = plays for me, since { $date }
profile-token-about-look = only looks, since { $date }
places-title = Where I am signed in
places-this = this browser, since { $date }
places-since = since { $date }
places-unknown = A browser
places-end = Sign out
places-ended = Signed out there.
mutes-title = Whom I do not hear
mutes-lead = What they write and their invitations do not reach you. They are not told.
mutes-none = You hear everybody. Somebody’s page has a button to change that.
mutes-mute = Mute
mutes-hear = Hear again
mutes-help = What they write and their invitations do not reach you any more.
report = Report …
report-title = Report { $name }
report-what = What happened?
report-lead = The administrator reads this, with what was last said at your common tables.
report-send = Send to the administrator
report-done = The administrator will read it.
farewell-title = My data
farewell-lead = All that this server keeps about you, to take along or to have deleted.
farewell-export = Download everything
farewell-delete = Delete my account …
farewell-warning = Your name, password, keys, messages, notes and ratings are deleted for good. Games you played stay, under a name that nobody can tell is yours; at running ones a bot plays on.
farewell-really = Delete for good
farewell-stay = I stay
farewell-done = Your account is deleted. Goodbye!
recover-link = Forgotten your password?
recover-title = A new password
recover-lead = If this name has a confirmed mail address, we send a link there. It is good for an hour.
recover-ask = Send me a link
recover-sent = If { $name } has a confirmed mail address, a link is on its way there.
recover-sent-short = Look at your mail.
recover-choose = Save and come in
signin-title = Who is playing?
signin-lead = A nickname is enough. A password makes it yours.
signin-nickname = Nickname
signin-password-optional = Password, if this name has one
signin-go = Come in
signin-wrong = Name and password do not fit together.

## What somebody played
profile-since = Here since { $date }.
profile-unknown = Nobody here is called { $name }.
profile-account-title = Name, password, keys
profile-reach = When I am away
stats-none = No finished game yet.
stats-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
stats-wins = { $n ->
    [one] 1 won
   *[other] { $n } won
}
stats-by-seats = Results by number of seats
stats-seats = Seats
stats-played = Games
stats-won = Won
stats-points = Points on average
stats-rank = Rank on average
stats-left = Left
stats-rating = Rating
stats-rated-games = { $n ->
    [one] from 1 rated game
   *[other] from { $n } rated games
}
stats-history = Between { $low } and { $high }
stats-unrated = No rated game yet.
ratings-title = Ratings
ratings-lead = A cautious estimate: it grows with good results, and with the number of rated games.
ratings-none = Nobody has played a rated game yet.
ratings-how = Choose “Counts for the ratings” when you open a table with other people.
statistics-title = Statistics
statistics-lead = { $n ->
    [one] What one finished game of this house tells.
   *[other] What { $n } finished games of this house have in common.
}
statistics-waiting = { $n ->
    [one] Another one is being counted.
   *[other] { $n } more are being counted.
}
page-before = The page before
page-next = The next page
reach-none = This server sends no messages.
reach-mail = By mail
reach-hook = Webhook, for programs
reach-mail-address = Mail address
reach-hook-address = Address of the webhook
reach-confirmed = { $address } is confirmed.
reach-unconfirmed = { $address } is not confirmed yet: open the link in the mail we sent there.
reach-active = Messages go to { $address }.
reach-kinds = Tell me about
reach-kind-turn = my turn
reach-kind-invitation = invitations
reach-kind-question = questions of the table
reach-kind-over = the end of a game
reach-stop = No more messages

## Fields of a position, for games without a drawn board
field-doubloons = doubloons
field-vp = VP
field-san_juan = San Juan
field-goods = Goods
field-island = Island
field-city = City
field-round = round
field-governor = governor
field-ships = Ships
field-roles = Roles
field-players = Players

## Plans and pacing
plan-reset = Start over
plan-before = As before
plan-arrange = Arrange for me
plan-thinking = Thinking …
plan-none = No advice now
plan-confirm = Confirm
skip-ahead = Skip
setting-speed = Speed of the others’ moves
speed-instant = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
then-forced = then
group-other = Other
group-all = All
search-actions = Type to find an action
search-none = No action with these words.
chip-thinking = thinking
chip-away = away: { $bot } plays
chip-next = next
see-large = See this board large
see-pieces = Show the pieces of this player
team-n = team { $n }
curtain-title = { $name }, it is your turn
curtain-text = Hand over the screen. Nobody else should look now.
curtain-open = I am { $name }: show the table
orders-title = Standing orders
order-phase = for the whole phase
order-round = for the whole round
order-game = for the whole game
order-help = Play this by itself whenever I am asked, until then.
prepared = Prepared for your turn: { $count ->
    [one] one step
   *[other] { $count } steps
  }.
prepared-forget = Forget it
prepared-stopped = { $played ->
    [0] Your prepared turn was not begun
    [one] Your prepared turn stopped after one step
   *[other] Your prepared turn stopped after { $played } steps
  }: { $reason }
prepared-seen = All right
rehearse = Plan ahead
rehearse-help = Try it first: choose, see where it leads, and play it all at once. Nothing is played before.
rehearse-ahead = Prepare my turn
rehearse-help-ahead = Choose what you will do: it is played by itself when your turn comes.
rehearse-steps = Steps so far
rehearse-back = Take back the last
rehearse-play = Play it
rehearse-prepare = Prepare it
rehearse-ends-reveal = Here something comes to light
rehearse-ends-turn = Here somebody else decides
rehearse-ends-over = Here the game ends
chain-stopped-reveal = Stopped after { $played }: something came to light.
chain-stopped-turn = Stopped after { $played }: somebody else decides.
chain-stopped-over = Stopped after { $played }: the game is over.

## Review and tree
tab-tree = Lines
tab-review = Review
tree-empty = Lines you explore from any moment are kept here, by this browser.
tree-from = From moment { $ply }
tree-name = A name for this line
tree-share = Copy a link to this line
tree-forget = Forget this line
review-lead = A bot goes through every decision of the game, sees only what the seat could know, and shows which moves cost most and what was better.
review-begin = Review the whole game
review-later = Sign in to have the game reviewed.
review-running = { $done } of { $plies } decisions
review-chances = Chances of winning
review-here = This decision
review-seats = Player by player
review-costly = The moves that cost most
review-better = Better: { $action }
review-same = The bot would have played the same.
review-worst = Most was lost here: { $phase }, { $count ->
    [one] one move
   *[other] { $count } moves
}, the worst −{ $cost }
review-all-seats = Everybody
review-all-phases = All phases
review-phase = Phase
review-none = No move was a mistake. Well played!
review-none-yet = Nothing costly found so far.
weight-slip = inaccuracy: cost 4 to 8 per cent of the chance to win
weight-mistake = mistake: cost 8 to 15 per cent of the chance to win
weight-blunder = blunder: cost 15 per cent of the chance to win, or more
count-slip = { $n } ?!
count-mistake = { $n } ?
count-blunder = { $n } ??
map-nearer = Nearer
map-farther = Farther
map-whole = See all of it
