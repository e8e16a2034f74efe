# The house in English: words that every game and every program of the house shares.

## People and seats

name-you = You
name-person = Player { $seat }
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-master = Master bot
bot-person = People
bot-random = Random bot
bot-adviser = A strong bot
bot-numbered = { $name } { $seat }
seat-name = Seat { $seat }

## The table

word-you = you
word-seat = seat
word-undo = undo
word-hint = hint
word-pass = pass
word-save = save
word-rules = rules
word-log = log
word-table = table
word-help = help
word-quit = quit

value-true = yes
value-false = no
value-none = none
value-random = random

moment-round = Round { $n }
moment-turn = Turn { $n }
moment-year = { $n }

effect-vp = { $change } VP

## What goes wrong

reason-not-now = This is not possible now.
reason-game-over = The game is over.
reason-no-passing = Passing is not allowed here.
reason-other-step = Now it is time for { $step }.
error-chain = Action { $number } of the chain: { $problem }
error-malformed = { $suggestion ->
    [none] I do not understand “{ $line }”. Type the number of a choice, or ? for help.
   *[other] I do not understand “{ $line }”. Did you mean “{ $suggestion }”?
}
error-stale = The match has moved on: this was meant for move { $given }, now it stands at move { $current }.
error-unknown-game = { $suggestion ->
    [none] There is no game “{ $game }”. The house has: { $known }.
   *[other] There is no game “{ $game }”. Did you mean { $suggestion }? The house has: { $known }.
}
error-record = { $line ->
    [none] { $problem }
   *[other] line { $line }: { $problem }
}
error-no-file = { $file }: there is no such file
error-unreadable = { $file }: { $problem }. What is readable can be saved with: ludoteca replay { $file } --recover NEW_FILE
error-option = { $problem }
error-option-value = option { $name } = { $value }: allowed is { $kinds ->
    [choice] one of { $choices }
    [number] a whole number from { $low } to { $high }
    [text] a text of at most { $longest } characters
    [choice-number] one of { $choices }, or a whole number from { $low } to { $high }
   *[choice-text] one of { $choices }, or a text of at most { $longest } characters
}
error-option-unknown = { $known ->
    [none] unknown option { $name }; the game has none
   *[other] unknown option { $name }; the game has: { $known }
}
error-option-seats = option { $name } is not meant for { $seats } seats
error-unknown-bot = unknown bot { $bot }; possible are: { $levels }; or { $names }; with iterations (mcts:1000) or seconds (mcts:2s)
error-bot-no-budget = bot { $bot }: { $name } takes no budget; just say { $name }
error-bot-budget = bot { $bot }: after the colon iterations ({ $name }:1000), seconds ({ $name }:2s) or both ({ $name }:1000:2s)
error-bot-careless = bot { $bot }: after the colon in how many decisions it is careless once ({ $name }:4)
error-no-games = { $count } games: at least one is expected
error-level = there is no level { $given }; there are { $known }
error-crew = --on { $given }: possible are ray and ray://HOST:PORT
error-seats = { $game } with { $given } seats: possible are { $possible }
error-seed = seed { $given }: a whole number from 0 to 2^63 - 1 is expected
error-position = { $problem }

## Wrong on the command line

wrong-nothing = name a game (ludoteca play puerto_rico), or a saved match (--resume FILE)
wrong-me = --me { $me }: seats are numbers, for example 0 or 0,2
wrong-seat = there is no seat { $seat }; the table has seats 0 to { $last }
wrong-seat-twice = seat { $seat } is named twice
wrong-url = { $url } is no address of a server; write it as http://localhost:8000
wrong-no-server = nobody answers at { $url }: { $problem }
wrong-listen = nobody can listen at { $where }: { $problem }
wrong-database = the database refuses: { $problem }
wrong-without-server = `ludoteca { $command }` needs the server, which is not installed: pip install 'ludoteca[server]'
wrong-without-extra = `ludoteca { $command }` needs { $missing }, which is not installed: pip install 'ludoteca[{ $extra }]'
wrong-bots = { $bots } bots for { $empty } empty seats; name one for each, or one for all
wrong-option-twice = option { $option } is given twice
wrong-option-file = { $file } cannot be read: { $problem }
wrong-option-text = { $file } is not a text file
wrong-option-form = --option { $option }: write it as name=value
wrong-option-name = unknown option “{ $option }”; the game has: { $known }
wrong-resumed-game = { $file } is a match of { $game }
wrong-resumed-seats = { $file } has { $seats } seats
wrong-resumed-options = { $file } already has its seed and options; leave --seed and --option out
wrong-folder = { $file } is a folder
wrong-unwritable = { $file } cannot be written: { $problem }
wrong-no-records = { $folder } holds no records of games (files *.json)
wrong-no-games = { $folder } holds no finished game of { $game }
wrong-no-outcome = { $file } holds positions, which do not know how their games ended: rows are made of records
wrong-nothing-usable = { $file } holds nothing that can be used
wrong-exists = { $file }: the file exists; choose another name, or --resume a saved match
wrong-no-folder = { $file }: there is no folder { $folder }
wrong-no-seed = { $file } begins from a position, not from a seed: there is no shuffle to check
wrong-seed-hash = { $file }: this is not the shuffle that was sealed; the hash of its seed is { $hash }

## Playing in a terminal

play-begins = So far:
play-since = Since your last move:
play-more-news = … and { $count } more before that; l shows the whole log.
play-thinking = { $name } is thinking …
play-prompt = { $undo ->
    [0] Your choice, 1–{ $count }, or ? >
    [one] Your choice, 1–{ $count }, or ? (u takes back 1 move) >
   *[other] Your choice, 1–{ $count }, or ? (u takes back up to { $undo } moves) >
}
play-no-number = There are choices 1 to { $count }.
play-saved = Saved in { $file }
play-not-saved = The match could not be saved in { $file }: { $problem }
play-left = The match is saved in { $file }. To continue:
play-record = The record is in { $file }
play-no-undo = Nothing can be taken back: somebody else has decided since, or something new has come to light.
play-undo-limit = { $count ->
    [one] Only 1 move can be taken back.
   *[other] Between 1 and { $count } moves can be taken back.
}
play-undone = { $left ->
    [0] Taken back: { $count }. Nothing before that can be.
   *[other] Taken back: { $count }. { $left } more could be.
}
play-hint = A strong bot would: { $label } ({ $share }% sure).
play-hint-else = It also thought of: { $label } ({ $share }%).
play-chain-stopped = { $stop ->
    [reveal] Played { $played }; then something new came to light, and the rest waits for your second thoughts.
    [turn] Played { $played }; then somebody else was to decide.
   *[over] Played { $played }; then the game was over.
}
choice-then = then { $effects }
curtain-hand-over = The screen is for { $name } now. When you alone can see it, { $name }, press Enter.
help-topic = { $topic ->
    [none] { "" }
   *[other] , r { $topic }
}
help-rule = { $rule ->
    [none] { "" }
   *[other] , r { $rule }
}
play-help =
    number     choose                      h   a bot’s hint
    u [n]      undo, as far as it is free  t   the whole table
    s          save                        l   the log
    q          save and quit
    r [topic]  the rules: r alone about this step{ help-topic }{ help-rule }
    Or a line of notation, as in records: { $line }
    Several at once, as far as you can know what comes: { $chain }

end-winners = { $count ->
    [one] The winner: { $names }.
   *[other] They win together: { $names }.
}
end-rival = { $name } wins.
end-won = { $who ->
    [you] { $rivals ->
        [none] You won.
       *[other] You won against { $rivals }.
    }
   *[other] { $rivals ->
        [none] { $name } has won.
       *[other] { $name } has won against { $rivals }.
    }
}
end-lost = { $who ->
    [you] { $rivals ->
        [none] You lost.
       *[other] You lost against { $rivals }.
    }
   *[other] { $rivals ->
        [none] { $name } has lost.
       *[other] { $name } has lost against { $rivals }.
    }
}
end-team = { $team } ({ $names })
team-name = Team { $number }
end-tie = { $first } and { $second } are level at { $points } points; { $what } put { $first } ahead, { $more } to { $less }.
end-tie-unknown = { $first } and { $second } are level at { $points } points; the tie-break of the rules puts { $first } ahead.
end-shared = { $first } and { $second } are level at { $points } points, and in the tie-break, too: they share the place.
end-source = Points
end-total = Total

serve-migrating = Bringing the database up to date: step { $done } of { $steps } …
serve-open = Ludoteca is at { $address } (Ctrl-C ends)

## Replays, rules, games, arena, bench

replay-facts = { $title }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $plies } decisions
replay-unfinished = Not finished: { $name } is to decide.
replay-sealed = The seal of the shuffle: { $hash }
replay-fair = The shuffle is fair: all { $plies } decisions follow from the seed that was sealed as { $hash }
replay-recovered = { $plies ->
    [one] Saved 1 decision in { $file }
   *[other] Saved { $plies } decisions in { $file }
}
replay-problem = The rest cannot be read: { $problem }
rules-contents = { $title }: contents of the rules
rules-try = A topic can be a section (5.7), a rule ({ $rule }), or a word: ludoteca rules { $game } TOPIC
rules-none = Nothing is written about this step.
rules-numbered = The numbered rules
rules-by-number = The numbered rules behind it: { $numbers }.
rules-more = More in the numbered rules { $numbers } (one by one, or all with: ludoteca rules { $game } TOPIC --all)
rules-to-come = { $title } is not in the house yet; these are the rules that it will follow.
rules-nothing = { $suggestion ->
    [none] The rules say nothing about “{ $topic }”.
   *[other] The rules say nothing about “{ $topic }”. Did you mean “{ $suggestion }”?
}
games-facts = By { $designers }, for { $seats } players.
games-seats = (Only with { $seats } seats.)
games-alone = (Only when playing alone.)
games-text = a text of up to { $longest } characters, or @FILE
games-option = Option
games-allowed = Values
games-default = Default
games-meaning = Meaning
bench-running = Playing { $game } as fast as possible …
arena-running = Games
arena-played = { $title }: { $games } games, seed { $seed }
arena-bot = Bot
arena-wins = Wins
arena-share = Share (95%)
arena-score = Points
arena-rank = Rank
arena-rating = Rating
levels-level = Level
levels-ahead = Ahead
levels-thought = ms (most)
levels-note = { $seats ->
    [one] Each level alone, the one below plays the same deals, too; below easy is { $floor }.
   *[other] Each level on one of { $seats } seats, the one below on all others; below easy is { $floor }.
} Ahead is in rating points, the time of processor for a decision in milliseconds.
bench-game = Game
bench-seats = Seats
bench-compiled = Compiled
bench-games_per_s = Games a second
bench-decisions_per_s = Decisions a second
bench-copies_per_s = Copies a second
bench-decisions_per_game = Decisions a game
bench-mcts_iterations_per_s = Search iterations a second
bench-driven_decisions_per_s = Decisions a second, driven from outside
bench-components = Numbers in an observation
bench-actions = Actions in a mask
bench-games_at_once = Games at once
bench-processes = Processes
bench-decisions_per_cpu_s = Decisions a second of processor time

## Statistics

stats-title = { $game }: statistics
stats-games = { $games ->
    [one] One finished game.
   *[other] { NUMBER($games) } finished games.
}
stats-length = How long a game with { $seats ->
    [one] one seat
   *[other] { $seats } seats
} takes
stats-length-note = Decisions a game; { $mean } on average, { $games ->
        [one] one game
       *[other] { $games } games
    }.
stats-scores = Points at the end
stats-scores-note = All players; the winners in the stronger colour.
stats-seats = Who wins from where, { $seats } seats
stats-seat = Seat { $seat }
stats-fair-note = The dashed line is the fair share; the thin one is where the true share lies with 95% confidence.
stats-players = Who played
stats-player = Player
stats-played = Played
stats-sources = Where the points come from
stats-sources-note = Points of one player on average.
stats-winner = Winner
stats-other = Others
stats-uses = What is chosen: { $choice } …
stats-uses-note = How often in a game, by how many of the players at least once, how often these win, and how often each who played does it in a game.
stats-use = Choice
stats-times = A game
stats-done-by = Players
stats-win-share = They win
stats-note = Made by Ludoteca, an unofficial fan implementation.
stats-written = { $games ->
    [one] One game: { $file }
   *[other] { $games } games: { $file }
}
records-written = { $kind ->
    [positions] { $count ->
        [one] One position: { $file }
       *[other] { $count } positions: { $file }
    }
   *[other] { $count ->
        [one] One game: { $file }
       *[other] { $count } games: { $file }
    }
}

# A thing with its number in a list: 2 wood, 1 stone.
counted = { $count } { $thing }

## learn

learn-fitting = Network
learn-measuring = Strength
learn-step = { $seats ->
    [one] Round { $round }, alone: log-loss { $loss } (by hand { $handmade }), wins { $share } ({ $low }–{ $high }), Elo { $elo }
   *[other] Round { $round }, { $seats } seats: log-loss { $loss } (by hand { $handmade }), wins { $share } ({ $low }–{ $high }) against greedy, Elo { $elo }
}
learn-written = What was learned is in { $file }; progress.html there tells how it went.
learn-title = { $game }: how a network learned
learn-lead = { $rounds ->
    [one] One round of playing, fitting and measuring.
   *[other] { $rounds } rounds of playing, fitting and measuring.
  }
learn-shares = { $seats ->
    [one] Victories alone
   *[other] Victories against greedy, { $seats } seats
}
learn-shares-note = { $seats ->
    [one] The network plays without search.
   *[other] The network plays one seat without search, greedy all others. The dashed line is the fair share.
}
learn-round = Round { $round }
learn-rounds = { $seats ->
    [one] Rounds alone
   *[other] Rounds, { $seats } seats
}
learn-minutes = Minutes
learn-positions = Positions
learn-by-hand = Log-loss by hand
learn-loss = Log-loss
learn-elo = Elo
learn-note = The log-loss is of games that the network has not seen: less is better. Elo counts from greedy, round by round, each measured against the one before, or alone against greedy in the same games.
