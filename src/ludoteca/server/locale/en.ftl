# Why something is not done.
refusal-bad-request = This request cannot be understood: { $problem }
refusal-not-signed-in = Choose a nickname or sign in first.
refusal-blocked = This person is blocked on this server.
refusal-wrong-origin = This request came from another web site and was not carried out.
refusal-too-often = Too many requests; please wait { $seconds } seconds.
refusal-too-large = This is larger than the server accepts.
refusal-bad-name = “{ $name }” cannot be a name: 1 to 24 letters, digits, blanks or signs.
refusal-name-taken = The name “{ $name }” is taken.
refusal-bad-language = The languages of this server are: { $known }.
refusal-weak-password = A password needs 8 to 200 characters.
refusal-wrong-password = Name and password do not belong together.
refusal-too-many-tokens = At most { $most } tokens; revoke one first.
refusal-no-page = There is no such page.
refusal-no-method = This address does not answer to that method.
refusal-no-person = There is no such person.
refusal-no-table = There is no such table, or you are not invited to it.
refusal-no-session = There is no such session.
refusal-no-token = There is no such token.
refusal-no-spectators = This table is not open to spectators.
refusal-no-seat = There is no such seat at this table.
refusal-no-bot = There is no bot “{ $level }”; the levels are: { $known }.
refusal-bad-option = { $problem }
refusal-bad-seats = { $game } is for { $allowed } players.
refusal-bad-clock = This clock cannot be wound: { $problem }
refusal-too-many-tables = You sit at { $most } unfinished tables already; finish or leave one first.
refusal-not-open = This table is no longer open.
refusal-not-running = No game is running at this table.
refusal-not-seated = You do not sit at this table.
refusal-not-creator = Only who opened the table can do this.
refusal-already-seated = You sit at this table already.
refusal-seat-taken = This seat is taken.
refusal-no-free-seat = There is no free seat at this table.
refusal-seat-not-left = Nobody has left this seat.
refusal-away = A bot plays for you; take your seat back first.
refusal-no-time-left = Your time ran out for the second time: a bot plays this game to its end.
refusal-not-for-programs = A program may play for you; your account can only be changed in a browser.
refusal-only-looks = This token may look and change nothing.
refusal-not-oneself = That would be yourself.
refusal-not-invitable = { $name } cannot be invited by you.
refusal-too-many-mutes = At most { $most } people; let one be heard again first.
refusal-too-many-reports = The administrator has { $most } reports of yours to read already.
refusal-no-report = There is no such open report.
refusal-not-away = Nobody plays for you: the seat is yours.
refusal-stale = The table has moved on: this was meant for version { $given }, it is now at version { $current }.
refusal-not-your-turn = It is not your turn: { $name } decides.
refusal-illegal = “{ $action }” is not possible now: { $reason }
refusal-malformed = { $reason }
refusal-undo-endless = At this table enough was taken back and asked for: from here the game only goes on.
refusal-undo-none = At this table nothing is taken back.
refusal-undo-not-free = This cannot be taken back without asking the others.
refusal-nothing-to-take-back = There is no move of yours to take back.
refusal-proposal-open = Something else is being asked of the table already.
refusal-no-proposal = Nothing is being asked of the table.
refusal-already-answered = You have answered already.
refusal-empty-text = There is nothing to say.
refusal-text-too-long = At most { $most } characters.
refusal-busy = The table is very busy; please try again.
refusal-not-finished = This is shown when the game is over.
refusal-internal = Something went wrong on the server; nothing was lost. Number of the incident: { $incident }
refusal-no-ply = There is no such moment; the match has decisions 0 to { $plies }.
refusal-old-rules = This was played under an older version of the rules; the nearest moment before it that is kept comes after decision { $ply }.
refusal-not-your-eyes = While the game runs you see it through your own eyes only.
refusal-no-analysis = There is no help in a running game among people.
refusal-no-source = Name either a table or a study.
refusal-no-study = There is no such study.
refusal-bad-record = { $line ->
    [0] This record cannot be used: { $problem }
   *[other] This record cannot be used, line { $line }: { $problem }
}
refusal-too-many-studies = At most { $most } studies; delete one first.
refusal-cancelled = The analysis was ended.
refusal-no-thought = The bot came to no conclusion; please try again.

# What happened at the table.
log-create = { $name } opened the table.
log-join = { $name } sat down.
log-set = { $name } changed a seat.
log-start = The game begins.
log-leave = { $name } left.
log-away = { $name } ran out of time; a bot plays on.
log-leave-bot = { $name } left; { $bot } plays on.
log-away-bot = { $name } ran out of time; { $bot } plays on.
log-return = { $name } is back.
log-take_over = { $name } took a seat over.
log-undo = { $name } took back { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
log-take_back = The table took back { $count ->
    [one] one decision
   *[other] { $count } decisions
}, as { $name } had asked.
log-ask_take_back = { $name } asks to take back { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
log-ask_end = { $name } proposes to end the game here.
log-agree = { $name } agrees.
log-refuse = { $name } refuses.
log-end = The table agreed to end the game unfinished.
log-cancel = { $name } closed the table.
log-stop = The administrator ended the game.

# Who sits where.
bot-name = { $level ->
    [easy] { $seat ->
        [1] Pip
        [2] Pepi
        [3] Pia
        [4] Pico
        [5] Pola
       *[other] Pip { $seat }
    }
    [medium] { $seat ->
        [1] Berto
        [2] Bice
        [3] Brando
        [4] Bona
        [5] Biagio
       *[other] Berto { $seat }
    }
    [hard] { $seat ->
        [1] Fosca
        [2] Furio
        [3] Flora
        [4] Ferro
        [5] Fulvia
       *[other] Fosca { $seat }
    }
    [expert] { $seat ->
        [1] Olga
        [2] Oreste
        [3] Ottavia
        [4] Omero
        [5] Orsola
       *[other] Olga { $seat }
    }
    [master] { $seat ->
        [1] Elmo
        [2] Edda
        [3] Ettore
        [4] Elena
        [5] Ezio
       *[other] Elmo { $seat }
    }
   *[other] Bot { $seat } ({ $level })
}
open-seat = open seat
study-seat = Seat { $seat }

# Profiles, rematches, messages to those who are not here.
refusal-not-invited = No seat is kept for you at this table.
refusal-not-over = A rematch can be played when the game is over.
refusal-no-mail = This server sends no mail.
refusal-bad-mail = This is not a mail address.
refusal-bad-hook = A webhook is an http or https address on the open internet.
refusal-bad-code = This link is no longer valid; ask for a new one.
log-decline = { $name } turned the invitation down.
notification-subject-turn = Your turn: { $game } with { $others }
notification-subject-invitation = Invitation: { $game } with { $others }
notification-subject-question = A question for you: { $game } with { $others }
notification-subject-over = Game over: { $game } with { $others }
notification-subject-many = News from your tables ({ $count })
notification-turn = It is your turn at { $game } with { $others }.
notification-turn-until = It is your turn at { $game } with { $others }. Your time ends on { $until }.
notification-invitation = { $name } invites you to play { $game }; at the table: { $others }.
notification-question-take-back = { $name } asks to take moves back at { $game }. Do you agree?
notification-question-end = { $name } proposes to end the game of { $game }. Do you agree?
notification-over = { $game } with { $others } is over: you are number { $rank } with { $points ->
    [one] one point
   *[other] { $points } points
}.
notification-over-bot = { $game } with { $others } is over: { $bot }, playing on for you, is number { $rank } with { $points ->
    [one] one point
   *[other] { $points } points
}.
notification-ended = { $game } with { $others } was ended unfinished.
notification-footer = You get this because you asked Ludoteca to write to you. No more messages: { $link }
notification-subject-recover = Ludoteca: a new password
notification-recover = Somebody, hopefully you, asked for a new password for { $name } at Ludoteca.

    Choose one within an hour here: { $link }

    If it was not you, do nothing: everything stays as it is.
notification-subject-confirm = Ludoteca: is this your address?
notification-confirm = { $name } at Ludoteca wants to be told at this address when it is time to play.
    If this is you, confirm it here within two days:
    { $link }

    If not, do nothing; you will not hear from us again.
page-confirm = Shall Ludoteca write to this mail address when it is your turn?
page-confirm-button = Yes, this is my address
page-confirmed = The address is confirmed.
page-stop = Shall Ludoteca write to this address no more?
page-stop-button = No more messages
page-stopped = You will get no more messages at this address.

# What the administrator is told.
refusal-other-schema = The database has schema { $found }, this program needs { $needed }: start the server of this version once, it brings the database up to date.
refusal-no-database = There is no database at { $file }; name it with --data or --db.
refusal-damaged = { $file } is damaged and no backup of it was made: { $problem }. Restore the last good one.
refusal-bad-backup = { $file } cannot be restored: { $problem }
refusal-backup-name = A backup of this database ends in { $known }.
refusal-not-empty = The database is not empty. With --replace everything in it is thrown away.
refusal-no-ratings = This house keeps no ratings.
refusal-no-order = { $action } cannot be promised in advance here.
refusal-other-rules = This table was last played under version { $stored } of the rules, and its moves cannot be continued under version { $present }. Ask the administrator.
admin-heading-by = by
admin-heading-about = about
admin-heading-text = text
admin-heading-said = what was said
admin-report-open = open
admin-report-closed = closed
admin-report = The report { $report } is closed.
admin-export = Everything about { $name } is in { $file }.
admin-farewell = The account of { $name } is deleted; the games stay.
admin-heading-name = name
admin-heading-id = id
admin-heading-kind = kind
admin-heading-state = state
admin-heading-tables = tables
admin-heading-since = since
admin-heading-game = game
admin-heading-ply = ply
admin-heading-seats = seats
admin-account = account
admin-nickname = nickname
admin-blocked = blocked
admin-password = The new password of { $name }: { $password }
    It is shown this once. All sessions and tokens have ended.
admin-block = { $name } is blocked. { $tables ->
    [0] There was no unfinished table.
    [one] At one table the game goes on without.
   *[other] At { $tables } tables the game goes on without.
}
admin-unblock = { $name } may come in again.
admin-heading-format = format
admin-heading-round = round
admin-heading-entrants = entrants
admin-heading-organiser = organiser
admin-tournament-open = { $tournament } is open to be entered; { $name } directs it. Its id: { $id }
admin-tournament-close = { $tournament } is called off; games that are being played go on.
admin-end = The table { $table } has ended.
admin-delete = The table { $table } is deleted.
admin-backup = { $file } is written ({ $megabytes } MB). It holds password hashes and sealed shuffles: keep it safe.
admin-restore = Restored: { $people } people, { $tables } tables, { $rows } rows in all.
admin-ratings = Ratings are computed anew from { $games } games.
admin-verified = { $sound } matches sound, { $older } of an older version sound as far as their stored positions tell, { $broken } broken.
admin-older = { $table }: { $game } begun with behaviour version { $version }, now { $present }; checked by its stored positions.
admin-broken = { $table }: { $game } version { $version }: { $problem }
admin-unreadable = what is stored cannot be read: { $problem }
admin-unknown-game = this game is not installed here.
admin-log-gaps = the log does not lead from version 1 to { $version } without gaps.
admin-wrong-seal = the seed does not fit the hash that was shown.
admin-no-snapshot = no position is stored.
admin-no-start = the game cannot be started: { $problem }
admin-wrong-ply = the count of decisions does not fit at version { $version }.
admin-wrong-turn = another seat should decide now.
admin-wrong-result = the stored result is not what the moves lead to.
admin-wrong-seat = at version { $version } another seat should have decided.
admin-no-move = the move of version { $version } cannot be played: { $problem }
admin-wrong-position = the moves lead to another position than the one stored at version { $version }.
admin-no-position = the position stored at version { $version } cannot be read: { $problem }

## Where a prepared chain stopped

stopped-reveal = Something came to light before “{ $action }”.
stopped-turn = Somebody else was to decide before “{ $action }”.
stopped-over = The game was over before “{ $action }”.
stopped-illegal = “{ $action }” was not possible any more.

# Tournaments.
refusal-no-tournament = There is no such tournament.
refusal-no-organiser = In this house only { $who ->
    [accounts] people with an account (set a password in your profile)
   *[organisers] organisers
} open tournaments.
refusal-not-organiser = Only who organises the tournament can do this.
refusal-tournament-clock = A tournament needs a clock: a bank of time, or days per move.
refusal-too-many-tournaments = You organise { $most } unfinished tournaments already.
refusal-tournament-begun = This tournament has begun already.
refusal-tournament-over = This tournament is over.
refusal-tournament-full = This tournament is full: at most { $most } take part.
refusal-too-few-entrants = It takes at least { $least } entrants.
refusal-already-entered = You take part already.
refusal-not-entered = Nobody of that kind takes part.
refusal-no-bots-here = No bots take part in this tournament.
refusal-seats-drawn = At this table of a tournament the seats are drawn: they are neither given nor taken.
log-no_show = { $name } has not come.
log-no_show-bot = { $name } has not come; { $bot } plays.
log-not_played = The game is not played.
house-bot = Bot of the house
